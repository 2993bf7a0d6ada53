"""Conflicts of a merge settled one after another: both slips are shown, Alt and a digit choose one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from arbitre.application.exchange.merge import Conflict, settle_conflict
from arbitre.domain.event.merging import MergeReport
from arbitre.domain.event.state import Marked
from arbitre.ui.kit.page import Services
from arbitre.ui.words.texts import join, ruling_sum, slip_text

translate = QCoreApplication.translate


def settle(
    services: Services, report: MergeReport, follow: Callable[[MergeReport], object], first: Conflict | None = None
) -> None:
    """Ask about the conflicts of a report, ``first`` or the oldest first; Escape leaves the rest as they are.

    ``follow`` is given the report without each one that was settled.
    """
    session = services.desk.session
    if session is None or not report.conflicts:
        return
    one = first or report.conflicts[0]

    def chosen(index: int) -> None:
        if session is not services.desk.session:
            return

        def choose() -> None:
            settle_conflict(session, one, index == 1)
            text = translate("settling", "Table {0}, coup {1} : le bulletin retenu est celui de {2}.")
            here = translate("settling", "ce portable")
            said = text.format(one.table, one.turn, one.source if index else here)
            services.desk.say(said, services.actions["undo"])
            left = report.without(one)
            follow(left)
            settle(services, left, follow)

        services.desk.succeeds(choose)

    nothing = translate("settling", "rien (retiré ici)")
    answers = (
        translate("settling", "ici : {0}").format(_slip(one.ours) if one.ours is not None else nothing),
        translate("settling", "{0} : {1}").format(one.source, _slip(one.theirs)),
    )
    asked = translate("settling", "Partie {0}, coup {1}, table {2} : quel bulletin compte ?")
    services.desk.choice_wanted.emit(asked.format(one.game, one.turn, one.table), answers, chosen)


def _slip(marked: Marked) -> str:
    return join((slip_text(marked.slip), ruling_sum(marked.ruling)))

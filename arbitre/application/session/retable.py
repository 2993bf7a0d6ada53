"""Commands that the entry line needs as one action: a slip that turned out to be another table's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbitre.application.session.core import SessionError
from arbitre.application.session.slips import SlipCommands
from arbitre.domain import facts as f
from arbitre.domain.rules.slip import Ruling, Sanction, Slip


class EntryCommands(SlipCommands):
    """Grouped commands about slips, each undone at once."""

    def record_moved(
        self, table: int, other: int, slip: Slip, serial: int, *, answers: Mapping[str, str] | None = None
    ) -> Ruling:
        """The slip that ``table`` has is ``other``'s, which has none; ``slip`` is the table's own.

        A ruling that must be asked is given back and nothing is recorded. Raises ``SessionError``: ``has_slip``,
        ``no_slip``, ``not_expected``.
        """
        game = self.game
        turn = game.turn(serial)
        self._marked(turn, table)
        self._may_enter(game, turn, other)
        if other in turn.slips:
            raise SessionError("has_slip", table=other)
        asked, answered = self._with_answers(game, turn, answers)
        ruling = self._ruled(game, replace(turn, answers=answered.answers), slip)
        if ruling.sanction is not Sanction.ASK:
            self.commit(
                [
                    *asked,
                    f.SlipMoved(game.number, serial, table, other),
                    f.SlipRecorded(game.number, serial, table, slip, ruling),
                ]
            )
        return ruling

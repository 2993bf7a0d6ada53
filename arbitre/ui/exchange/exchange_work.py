"""What the page of exchanges works with: centres put together in the background, reports of several copies as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal
from PySide6.QtGui import QDropEvent

from arbitre.application.exchange.centre_corrections import read_united
from arbitre.application.exchange.centres import CentreMerge, merge_centres
from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.merging import CentreFile, MergeNote, MergeReport
from arbitre.domain.event.state import Game
from arbitre.reports.merge_papers import is_grave
from arbitre.ui.guard import guarded
from arbitre.ui.players.tables_panel import read_numbers
from arbitre.ui.words.texts import counted

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Marker:
    """A marking arbiter of the game: his tables, and when his copy was merged last (empty: never)."""

    name: str
    tables: tuple[int, ...]
    merged: str = ""


@dataclass(frozen=True)
class Join:
    """What centres are put together with."""

    files: tuple[Path, ...]
    expected: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
    solos_apart: bool = False
    previous: Path | None = None


@guarded
class JoinThread(QThread):
    """Puts centres' files together; ``ended`` has the merge, or the error that stopped it."""

    advanced = Signal(int)  # percent
    ended = Signal(object)

    def __init__(self, join: Join, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._join = join
        self._stopped = False

    def stop(self) -> None:
        """Stop as soon as may be."""
        self._stopped = True

    def run(self) -> None:
        join = self._join
        try:
            previous = read_united(join.previous) if join.previous is not None else None
            made: object = merge_centres(
                join.files,
                solos_apart=join.solos_apart,
                expected=join.expected,
                accepted=join.accepted,
                previous=previous,
                progress=self._told,
            )
        except (ArbitreError, OSError) as error:
            made = error
        self.ended.emit(made)

    def _told(self, share: float) -> bool:
        self.advanced.emit(round(100 * share))
        return not self._stopped


def united_file(session: Session | None) -> Path | None:
    """The union that is open, when one is: the one before, and what was corrected in it is not lost."""
    if session is None or not any(game.centres for game in session.state.games):
        return None
    return session.path


def labels(text: str) -> tuple[str, ...]:
    """Centres named in a line, ``1-3, Lyon``; numbers have two digits as centres write them.

    >>> labels("1-3, Lyon")
    ('01', '02', '03', 'Lyon')
    """
    found: list[str] = []
    for part in text.replace(";", ",").split(","):
        numbers = read_numbers(part)
        found += [f"{one:02}" for one in numbers] if numbers else [part.strip()] * bool(part.strip())
    return tuple(dict.fromkeys(found))


def together(reports: Sequence[MergeReport]) -> MergeReport:
    """Several reports as one."""
    whole = reports[0]
    for one in reports[1:]:
        whole = replace(
            whole,
            source=f"{whole.source}, {one.source}",
            tables=tuple(sorted({*whole.tables, *one.tables})),
            taken=whole.taken + one.taken,
            changed=whole.changed + one.changed,
            removed=whole.removed + one.removed,
            same=whole.same + one.same,
            turns=tuple(dict.fromkeys((*whole.turns, *one.turns))),
            notes=(*whole.notes, *one.notes),
            conflicts=(*whole.conflicts, *one.conflicts),
        )
    return whole


def markers_of(session: Session | None, game: Game | None) -> list[Marker]:
    """The marking arbiters of a game (centres put together have none), with the time when each one's copy came last."""
    if session is None or game is None or game.centres:  # a centre is no marker
        return []
    merged: dict[str, str] = {}
    for action in session.actions:
        for fact in action.facts:
            if isinstance(fact, f.MarkerMerged):
                merged[fact.source] = f"{datetime.fromisoformat(action.at).astimezone():%H:%M}"
    names = dict.fromkeys(name for _, name in sorted(game.arbiters.items()) if name)
    return [
        Marker(name, tuple(sorted(table for table, one in game.arbiters.items() if one == name)), merged.get(name, ""))
        for name in names
    ]


def note_tone(note: MergeNote) -> str:
    """The colour of a note."""
    return "warning" if is_grave(note) else ""


def file_tone(file: CentreFile) -> str:
    """The colour of a centre's file."""
    return "" if file.counted else "warning"


def dropped(event: QDropEvent) -> list[Path]:
    """The tournament files that were dropped."""
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix == ".arbitre"]


def report_texts(merge: CentreMerge | None, report: MergeReport | None) -> tuple[str, str]:
    """The title of what is reported and a sentence on it."""
    if merge is not None:
        files = merge.report.files
        in_it = [one for one in files if one.counted]
        text = translate(
            "ExchangePage", "{0} {0:centre compté|centres comptés} sur {1}, {2} {2:joueur|joueurs} au classement."
        ).format(counted(len(in_it)), len(files), counted(len(merge.standing())))
        return translate("ExchangePage", "Centres réunis"), text
    if report is not None:
        text = translate(
            "ExchangePage",
            "{0} {0:bulletin pris|bulletins pris}, {1} {1:corrigé|corrigés}, {2} {2:retiré|retirés}, "
            "{3} {3:inchangé|inchangés}.",
        ).format(counted(report.taken), counted(report.changed), counted(report.removed), counted(report.same))
        return translate("ExchangePage", "Copie de {0}").format(report.source), text
    nothing = translate("ExchangePage", "Fusionnez la copie d’un marqueur, ou réunissez des centres.")
    return translate("ExchangePage", "Rapport"), nothing

"""Correction notes by batch: which are due, which are out and not known to have arrived, and what is noted of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from arbitre.application.session.session import Session
from arbitre.domain.event.state import Game, Marked
from arbitre.reports.note_papers import correction_notes, notes
from arbitre.reports.paper import Options, Paper, with_version
from arbitre.ui.kit.papers import Printed, pages_of
from arbitre.ui.kit.worker import Job

Tables = Mapping[int, list[int]]
"""Tables by the serial of a turn."""


@dataclass(frozen=True)
class Batch:
    """The notes of one turn (``serial`` 0: of all) and of one arbiter's tables (``None``: of everybody's)."""

    session: Session
    game: Game
    serial: int
    arbiter: str | None
    options: Options

    def due(self, *, unprinted: bool) -> Tables:
        """Notes that the book asks for, perhaps only those that were not printed."""
        return self._tables(lambda marked: not (unprinted and marked.printed))

    def out(self) -> Tables:
        """Notes that were printed and are not known to have arrived."""
        return self._tables(lambda marked: marked.printed and marked.informed_from is None)

    def maker(self, only: Tables) -> Callable[[Job], Printed | None]:
        """What makes the pages of these notes; nothing when there are none."""
        paper, game = Paper(self.session.state, self.options), self.game
        turn = game.turn(self.serial) if self.serial else None

        def make(job: Job) -> Printed | None:
            if not only:
                return None
            document = correction_notes(paper, game, turn, self.arbiter, only=only)
            return pages_of(with_version(paper, document, game.number))

        return make

    def printed(self, tables: Tables) -> None:
        """Note that these went to the printer."""
        for serial, ones in tables.items():
            self.session.slips.notices_printed(serial, ones)

    def delivered(self, tables: Tables) -> None:
        """Note that these reached their players."""
        for serial, ones in tables.items():
            self.session.slips.notices_delivered(serial, ones)

    def _tables(self, wanted: Callable[[Marked], bool]) -> Tables:
        found: dict[int, list[int]] = {}
        turn = self.game.turn(self.serial) if self.serial else None
        for note in notes(Paper(self.session.state, self.options), self.game, turn, self.arbiter):
            marked = note.turn.slips.get(note.table)
            tables = found.setdefault(note.turn.serial, [])
            if marked is not None and wanted(marked) and note.table not in tables:
                tables.append(note.table)
        return {serial: tables for serial, tables in found.items() if tables}


def count(tables: Tables) -> int:
    """How many notes."""
    return sum(map(len, tables.values()))

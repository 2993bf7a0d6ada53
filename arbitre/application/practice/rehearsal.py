"""The rehearsal: an invented room hands in paper slips, faults included, that a new arbiter enters at the real desk.

The tournament is a real session, in memory or in a file of its own; the rehearsal only knows what was on the paper,
when each bundle was shown and when its slips were entered, and compares at the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.practice.invented import Fault, InventedRoom, invented_players
from arbitre.application.session.core import Change
from arbitre.application.session.session import Session, create_session
from arbitre.application.session.slips import nobody
from arbitre.domain.event.state import Game, Marked, Step, Turn
from arbitre.domain.facts import LexiconId
from arbitre.domain.rules.questions import Answers, Question
from arbitre.domain.rules.rule_set import RuleSet, with_turns
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip, SlipStatus


@dataclass(frozen=True, slots=True)
class Plan:
    """What is rehearsed: so many players and turns, the share of spoiled slips, and the seed of it all."""

    players: int = 24
    turns: int = 8
    faults: float = 0.15
    seed: str = "1"
    language: str = "fr"
    lexicon: str = ""


@dataclass(frozen=True, slots=True)
class PaperSlip:
    """A slip of a turn's bundle: its place in the bundle from 1, its table, what is written, how it was spoiled."""

    place: int
    table: int
    slip: Slip
    fault: Fault | None = None


class MistakeKind(StrEnum):
    """What can go wrong between the paper and the journal."""

    WRITTEN = "written"  # something else was entered than was written
    RULING = "ruling"  # entered as written, paid otherwise than the book pays it
    NOT_ENTERED = "not_entered"  # a slip of the bundle is in no table
    INVENTED = "invented"  # a slip was entered for a table that handed in none


@dataclass(frozen=True, slots=True)
class Mistake:
    """One slip that went wrong: ``book`` is what it should have been paid, ``paid`` what it was (``None``: nothing)."""

    kind: MistakeKind
    turn: int
    serial: int
    table: int
    written: Slip | None
    entered: Slip | None
    book: Ruling | None
    paid: Ruling | None


@dataclass(frozen=True, slots=True)
class Report:
    """How the rehearsal went so far: slips entered, the seconds that took, and every mistake.

    A turn's seconds run from the moment its bundle was shown, or the slip before was entered, to each of its slips.
    """

    turns: int
    slips: int
    entered: int
    seconds: float
    mistakes: tuple[Mistake, ...]

    @property
    def per_minute(self) -> float:
        """Slips entered a minute, 0 before the first."""
        return 60 * self.entered / self.seconds if self.seconds else 0.0

    @property
    def right(self) -> int:
        """Slips entered and paid as they should be."""
        return self.entered - sum(one.kind is not MistakeKind.NOT_ENTERED for one in self.mistakes)


class Rehearsal:
    """An invented room beside a session; ``now`` counts seconds."""

    def __init__(self, session: Session, room: InventedRoom, now: Callable[[], float] = time.monotonic) -> None:
        self.session = session
        self._room = room
        self._now = now
        self._bundles: dict[int, tuple[PaperSlip, ...]] = {}
        self._silent: dict[int, frozenset[int]] = {}
        self._entered: dict[int, frozenset[int]] = {}
        self._books: dict[tuple[int, int, tuple[tuple[str, str], ...]], Ruling] = {}
        self._last: float | None = None
        self._seconds = 0.0
        self._leave = session.subscribe(self._on_change)

    def close(self) -> None:
        """Watch the session no longer."""
        self._leave()

    # -- the bundles -------------------------------------------------------------------------------------------------

    @property
    def serials(self) -> tuple[int, ...]:
        """Turns whose slips were taken, oldest first."""
        game = self.session.game
        return tuple(turn.serial for turn in game.turns if turn.counts and _is_taken(turn))

    def bundle(self, serial: int) -> tuple[PaperSlip, ...]:
        """The slips of a turn in the order in which they reach the arbiter; none before time is called."""
        turn = self.session.game.turn(serial)
        if serial not in self._bundles and _is_taken(turn) and turn.counts:
            self._fill(turn)
        return self._bundles.get(serial, ())

    def silent(self, serial: int) -> frozenset[int]:
        """Tables that hand in nothing in a turn."""
        self.bundle(serial)
        return self._silent.get(serial, frozenset())

    def waiting(self, serial: int) -> tuple[PaperSlip, ...]:
        """The slips of a bundle that are not entered yet, in order."""
        entered = self.session.game.turn(serial).slips
        return tuple(one for one in self.bundle(serial) if one.table not in entered)

    def show(self, serial: int) -> None:
        """The bundle is before the arbiter now: its time runs."""
        if self.waiting(serial) and self._last is None:
            self._last = self._now()

    def _fill(self, turn: Turn) -> None:
        session, game = self.session, self.session.game
        best = turn.retained or session.turns.tops(turn, game).preferred
        if best is None:
            return
        handed = self._room.slips(
            turn.serial,
            turn.board,
            session.searches.solutions(turn, game),
            best,
            game.tile_set,
            game.row_label,
            session.searches.searcher(game).admits,
        )
        expected = game.expected(turn.serial)
        came = [(one.table, one.slip, one.fault) for one in handed if one.table in expected]
        papers = [(table, slip, fault) for table, slip, fault in came if slip is not None]
        self._bundles[turn.serial] = tuple(
            PaperSlip(place, table, slip, fault) for place, (table, slip, fault) in enumerate(papers, start=1)
        )
        self._silent[turn.serial] = frozenset(table for table, slip, _ in came if slip is None)

    def _on_change(self, change: Change) -> None:
        """Count the time of what was just entered."""
        game = self.session.game
        new = 0
        for serial, papers in self._bundles.items():
            if serial > len(game.turns):
                continue
            turn = game.turn(serial)
            entered = frozenset(turn.slips)
            fresh = entered - self._entered.get(serial, frozenset())
            self._entered[serial] = entered
            new += len(fresh)
            for paper in papers:  # a little at a time, so that the report of a big room is there at once
                if paper.table in fresh:
                    self._book(game, turn, paper.table, paper.slip)
        if not new:
            return
        now = self._now()
        if self._last is not None:
            self._seconds += now - self._last
        waits = any(self.waiting(serial) for serial in self._bundles if serial <= len(game.turns))
        self._last = now if waits else None

    # -- the end -----------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        """Compare every slip entered with its paper."""
        game = self.session.game
        mistakes: list[Mistake] = []
        slips = entered = turns = 0
        for serial in self._bundles:
            turn = game.turn(serial)
            if not turn.counts:
                continue
            turns += 1
            papers = self.bundle(serial)
            slips += len(papers)
            entered += len(turn.slips)
            mistakes += self._mistakes(game, turn, papers)
        return Report(turns, slips, entered, self._seconds, tuple(mistakes))

    def _mistakes(self, game: Game, turn: Turn, papers: tuple[PaperSlip, ...]) -> list[Mistake]:
        found: list[Mistake] = []
        written = {one.table: one.slip for one in papers}
        for table, slip in written.items():
            book = self._book(game, turn, table, slip)
            marked = turn.slips.get(table)
            if marked is None:
                kind: MistakeKind | None = MistakeKind.NOT_ENTERED
            else:
                kind = _mistake(slip, book, marked, first_turn=turn.board.is_empty)
            if kind is not None:
                entered, paid = (marked.slip, marked.ruling) if marked is not None else (None, None)
                found.append(Mistake(kind, turn.number, turn.serial, table, slip, entered, book, paid))
        for table, marked in turn.slips.items():
            if table not in written and marked.slip.status is not SlipStatus.NONE:
                found.append(
                    Mistake(
                        MistakeKind.INVENTED, turn.number, turn.serial, table, None, marked.slip, None, marked.ruling
                    )
                )
        return found

    def _book(self, game: Game, turn: Turn, table: int, slip: Slip) -> Ruling:
        """The book's ruling of a table's paper, worked out once for what is answered."""
        key = (turn.serial, table, tuple(turn.answers.items()))
        found = self._books.get(key)
        if found is None:
            found = self._books[key] = self._by_the_book(game, turn, slip)
        return found

    def _by_the_book(self, game: Game, turn: Turn, slip: Slip) -> Ruling:
        """The book's ruling; what it leaves open is as the arbiter answered it, else as nobody would."""
        given = dict(turn.answers)
        position = self.session.rulings.position(turn, game)
        ruling = rule(slip, position, game.rules, Answers(given))
        while ruling.question and ruling.question not in given:
            given[ruling.question] = nobody(Question.parse(ruling.question))
            ruling = rule(slip, position, game.rules, Answers(given))
        return ruling


def _is_taken(turn: Turn) -> bool:
    return turn.step in (Step.TIMED_OUT, Step.REVEALED)


def _mistake(written: Slip, book: Ruling, marked: Marked, *, first_turn: bool) -> MistakeKind | None:
    """What is wrong with a slip entered; ``None``: nothing."""
    paid = marked.ruling
    if marked.given.reason is not Reason.POINTS_ONLY:
        if not same_slip(written, marked.slip, first_turn=first_turn):
            return MistakeKind.WRITTEN
        right = (paid.points, paid.sanction) == (book.points, book.sanction)
    else:
        right = paid.points == book.points
    return None if right or book.sanction is Sanction.ASK else MistakeKind.RULING


def same_slip(written: Slip, entered: Slip, *, first_turn: bool = False) -> bool:
    """Whether a slip was entered as it was written; on turn 1 the place means nothing (rule 5.4.2.a).

    Circles count only where the arbiter recorded them.
    """
    if written.status is not entered.status:
        return False
    if written.status in (SlipStatus.BLANK, SlipStatus.NONE, SlipStatus.SEVERAL, SlipStatus.LATE):
        return True
    if len(written.entries) != len(entered.entries) or written.score != entered.score:
        return False
    for paper, typed in zip(written.entries, entered.entries, strict=True):
        if paper.word.upper() != typed.word.upper():
            return False
        if entered.circles_recorded and paper.word != typed.word:
            return False
        if not first_turn and (paper.reference or "").replace(" ", "") != (typed.reference or "").replace(" ", ""):
            return False
    return True


def start_rehearsal(
    plan: Plan, rules: RuleSet, lists: Catalogue, name: str, *, path: Path | None = None, who: str = ""
) -> Rehearsal:
    """Begin a rehearsal in memory, or in a new file. Raises ``JournalError`` and ``LexiconProblem``."""
    tiles = lists.tile_set(plan.language)
    noted: LexiconId = lists.identify(plan.lexicon or plan.language, tiles)
    session = create_session(path, lists, name, language=plan.language, who=who)
    session.players.register(invented_players(plan.players, plan.seed, plan.language))
    session.room.show_message(name)
    played = with_turns(rules, plan.turns) if plan.turns else rules
    game = session.event.open_game(played, tiles, noted, title=name, seed=f"rehearsal/{plan.seed}")
    return Rehearsal(session, InventedRoom(sorted(game.seats), f"rehearsal/{plan.seed}", faults=plan.faults))

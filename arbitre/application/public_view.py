"""What the room may see: a frozen value in which nothing unrevealed exists."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.board import Board
from arbitre.domain.move import Move
from arbitre.domain.tiles import Letters


class Step(StrEnum):
    """Where the live turn stands."""

    BEFORE = "before"  # no rack yet
    DRAWN = "drawn"  # the rack is drawn, unknown to the room
    RUNNING = "running"  # announced, the clock runs
    TIMED_OUT = "timed_out"  # time called
    REVEALED = "revealed"  # the top is known and placed
    ENDED = "ended"  # the game is over


@dataclass(frozen=True, slots=True)
class PublicMove:
    """A revealed top: ``placed`` are the squares it covered (0-224)."""

    turn: int
    move: Move
    placed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PublicStanding:
    """A line of the standings of complete turns."""

    rank: int
    table: int
    name: str
    total: int
    negative: int


@dataclass(frozen=True, slots=True)
class PublicView:
    """The whole of what the projector may draw.

    ``rack`` is empty until the clock was started; ``last`` is the last revealed move; ``top_total`` sums revealed tops.
    ``leftover`` is how many letters of ``rack`` were left from the turn before (they come first).
    """

    tournament: str
    game: int
    games: int
    turn: int
    step: Step
    board: Board
    row_label: str
    rack: Letters = ()
    leftover: int = 0
    rejected: bool = False
    last: PublicMove | None = None
    top_total: int = 0
    bag: int = 0
    standings_turn: int = 0
    standings: tuple[PublicStanding, ...] = ()
    solos: tuple[tuple[int, str, int], ...] = ()  # turn, name, bonus; after the last turn only (rule 3.5)
    message: str = ""
    club: str = ""

"""What the room may see: a frozen value in which nothing unrevealed exists."""

from __future__ import annotations

from dataclasses import dataclass, field

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move
from arbitre.domain.board.tiles import Letters, TileSet
from arbitre.domain.event.state import Step as Step


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
    seconds: float | None = None  # of topping, which has no points


@dataclass(frozen=True, slots=True)
class PublicView:
    """The whole of what the projector may draw.

    ``rack`` is empty until it was shown or the clock started; ``last`` is the last revealed move; ``top_total`` sums
    revealed tops.
    ``games`` is the number of the last game that counts, which a play-off is not;
    ``leftover`` is how many letters of ``rack`` were left from the turn before (they come first).
    """

    tournament: str
    game: int
    games: int
    turn: int
    step: Step
    board: Board = field(default_factory=Board)
    row_label: str = "letter"
    tile_set: TileSet | None = None  # None before the first game
    rack: Letters = ()
    leftover: int = 0
    rejected: bool = False
    last: PublicMove | None = None
    top_total: int = 0
    bag: int | None = None  # letters in the bag once the rack is announced
    standings_turn: int = 0
    standings: tuple[PublicStanding, ...] = ()
    solos: tuple[tuple[int, str, int], ...] = ()  # turn, name, bonus; after the last turn only (rule 3.5)
    message: str = ""
    club: str = ""
    apart: str = ""  # what a game is called that only parts level players

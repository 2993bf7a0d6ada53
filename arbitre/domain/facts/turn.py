"""Facts about a turn: rack, clock, top, reveal, and corrections of the board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.board.move import Move
from arbitre.domain.board.tiles import Letters
from arbitre.domain.facts.base import Fact


class Source(StrEnum):
    """Where a rack came from."""

    COMPUTER = "computer"
    TYPED = "typed"
    PREPARED = "prepared"


@dataclass(frozen=True, slots=True)
class RackDrawn(Fact):
    """A rack, after the racks rejected on the way. ``forced``: why a rack against the rules was kept."""

    game: int
    turn: int
    leftover: Letters
    new: Letters
    rejected: tuple[Letters, ...] = ()
    source: Source = Source.COMPUTER
    forced: str = ""


@dataclass(frozen=True, slots=True)
class RackRejected(Fact):
    """The arbiter rejects the drawn rack before it was announced (a blank or the Y made it valid, rule 3.2)."""

    game: int
    turn: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RackCorrected(Fact):
    """A rack announced right was typed wrong; the clock goes on."""

    game: int
    turn: int
    leftover: Letters
    new: Letters
    reason: str


@dataclass(frozen=True, slots=True)
class StockCorrected(Fact):
    """A misread or lost tile: letters added to and taken from the stock of the bag."""

    game: int
    added: Letters
    taken: Letters
    reason: str


@dataclass(frozen=True, slots=True)
class RackShown(Fact):
    """The room sees the rack while it is read aloud; the time does not run yet (rule 3.1)."""

    game: int
    turn: int


@dataclass(frozen=True, slots=True)
class ClockStarted(Fact):
    """The rack is announced and the time of the turn runs; ``seconds`` of it."""

    game: int
    turn: int
    seconds: int
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class ClockPaused(Fact):
    """The clock stands with ``left`` seconds."""

    game: int
    turn: int
    left: float


@dataclass(frozen=True, slots=True)
class TurnTimeChosen(Fact):
    """The turns of a game last so many seconds from the next start on; 0: what the rule set says."""

    game: int
    seconds: int


@dataclass(frozen=True, slots=True)
class TimeAdded(Fact):
    """Seconds given to a turn, or taken from it, before or while its clock runs."""

    game: int
    turn: int
    seconds: int


@dataclass(frozen=True, slots=True)
class TimeCalled(Fact):
    """Time is over, the slips are taken."""

    game: int
    turn: int


@dataclass(frozen=True, slots=True)
class MoveRetained(Fact):
    """The top (or, on purpose, a lower move) that will be placed. ``choice``: why this one among the tied."""

    game: int
    turn: int
    move: Move
    choice: str = ""
    reason: str = ""
    tied: int = 1
    top: int = 0


@dataclass(frozen=True, slots=True)
class MoveCorrected(Fact):
    """The retained move of a turn, revealed or not, replaced by what the room really placed."""

    game: int
    turn: int
    move: Move
    reason: str


@dataclass(frozen=True, slots=True)
class TurnRevealed(Fact):
    """The room has been told the solution; the move is on the board."""

    game: int
    turn: int


@dataclass(frozen=True, slots=True)
class BoardCorrected(Fact):
    """The room's real board before a turn, where it differs from ours."""

    game: int
    turn: int
    board: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class TurnCancelled(Fact):
    """Rule 3.6: the turn's points are void, its letters go back, leftover included."""

    game: int
    turn: int
    reason: str


@dataclass(frozen=True, slots=True)
class TurnClosed(Fact):
    """Tables without a slip are counted as missing, with the arbiter's reason."""

    game: int
    turn: int
    missing: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TurnReopened(Fact):
    """The slips missing at the close may still come."""

    game: int
    turn: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TopQuestionAnswered(Fact):
    """A prepared game's move is below what our solver finds: the arbiter keeps or replaces it, once."""

    game: int
    turn: int
    kept: bool


@dataclass(frozen=True, slots=True)
class PlayersEliminated(Fact):
    """Sudden death (rule 3.8.3): tables out of the game after this turn."""

    game: int
    turn: int
    tables: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ToppingFound(Fact):
    """Topping: seconds a table needed for the top of a turn (``None``: not found, the limit and its penalty)."""

    game: int
    turn: int
    table: int
    seconds: float | None

"""Facts: everything that happened in a tournament, each a frozen value that the journal keeps for ever.

``game`` is the game's number from 1; ``turn`` is the turn's serial in its game from 1, cancelled turns included (the
number that people see leaves these out). ``table`` is a table's number. When, who and where stand in the journal's
record around the fact.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from arbitre.domain.codec import CodecError, decode, encode
from arbitre.domain.move import Move
from arbitre.domain.players import Player
from arbitre.domain.slip import Ruling, Slip
from arbitre.domain.tiles import Letters


class Fact:
    """Base of all facts; the class name is the ``kind`` in the journal."""

    __slots__ = ()


class Source(StrEnum):
    """Where a rack came from."""

    COMPUTER = "computer"
    TYPED = "typed"
    PREPARED = "prepared"


@dataclass(frozen=True, slots=True)
class LexiconId:
    """The word list of a game: its name, number of words and SHA-256 of its words."""

    name: str
    words: int
    sha256: str
    official: bool = False


# -- the event -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TournamentCreated(Fact):
    """The first fact of a file. ``uid`` names the event; ``centre`` is its number in a multi-centre event."""

    name: str
    uid: str
    language: str = "fr"
    date: str = ""
    place: str = ""
    club: str = ""
    centre: str = ""


@dataclass(frozen=True, slots=True)
class TournamentEdited(Fact):
    """New values of the event's particulars; ``None`` leaves one as it is."""

    name: str | None = None
    date: str | None = None
    place: str | None = None
    club: str | None = None
    centre: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerRegistered(Fact):
    """A player, pair or late arrival joins the event."""

    player: Player


@dataclass(frozen=True, slots=True)
class PlayerEdited(Fact):
    """A player's particulars corrected (same id)."""

    player: Player


@dataclass(frozen=True, slots=True)
class PlayerRemoved(Fact):
    """A player entered by mistake; refused while he has a slip."""

    player: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class WordAdmitted(Fact):
    """A word valid for this event though the list lacks it."""

    word: str
    by: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class WordStruck(Fact):
    """A word not valid for this event though the list has it."""

    word: str
    by: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class WordRestored(Fact):
    """A word back to what the list says."""

    word: str
    by: str
    reason: str = ""


# -- a game ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameOpened(Fact):
    """A game begins. ``rules`` and ``tile_set`` are whole, so a later preset never changes an old total.

    ``imposed``: the racks and moves of a prepared game as ``(draw, move)`` texts, hidden from view until played.
    """

    game: int
    rules: Mapping[str, Any]
    tile_set: Mapping[str, Any]
    lexicon: LexiconId
    seed: str
    title: str = ""
    imposed: tuple[tuple[str, str], ...] = ()
    prepared_id: str = ""


@dataclass(frozen=True, slots=True)
class GameResumed(Fact):
    """A game taken over from its paper record: the next turn's number, the board, what was left, the totals."""

    game: int
    number: int
    board: tuple[str, ...]
    leftover: Letters
    top_total: int
    totals: Mapping[int, int]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TablesAssigned(Fact):
    """Who sits where from the first turn of a game: ``(table, player id)``."""

    game: int
    seats: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Seated(Fact):
    """From a turn on, a player (``None``: nobody) sits at a table: late arrivals, moves, swaps."""

    game: int
    table: int
    player: str | None
    from_turn: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TablesSwapped(Fact):
    """Two tables were mixed up since a turn: their slips from there on change owner."""

    game: int
    tables: tuple[int, int]
    from_turn: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PlayerLeft(Fact):
    """The player of a table plays no more from this turn on; ``back`` withdraws that."""

    game: int
    table: int
    from_turn: int
    reason: str = ""
    back: bool = False


@dataclass(frozen=True, slots=True)
class ArbiterAssigned(Fact):
    """A marking arbiter has these tables in this game (averages are over them, rule 5.9)."""

    game: int
    arbiter: str
    tables: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    """A game is over; ``reason`` is an ``EndReason`` or the arbiter's words."""

    game: int
    reason: str


@dataclass(frozen=True, slots=True)
class GameReopened(Fact):
    """A game ended too early goes on."""

    game: int
    reason: str = ""


# -- a turn ----------------------------------------------------------------------------------------------------------


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


# -- slips -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SlipRecorded(Fact):
    """A slip as written and the ruling as given."""

    game: int
    turn: int
    table: int
    slip: Slip
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class SlipCorrected(Fact):
    """A slip entered wrong, entered again; nothing that came after is undone."""

    game: int
    turn: int
    table: int
    slip: Slip
    ruling: Ruling
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SlipRemoved(Fact):
    """A slip that no table handed in."""

    game: int
    turn: int
    table: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SlipMoved(Fact):
    """A slip belongs to another table."""

    game: int
    turn: int
    table: int
    to: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SlipKept(Fact):
    """A slip without a readable number, kept until its table is known (``key`` counts from 1 in the turn)."""

    game: int
    turn: int
    key: int
    slip: Slip


@dataclass(frozen=True, slots=True)
class KeptSlipTaken(Fact):
    """A kept slip found its table (its ``SlipRecorded`` follows in the same action) or was dropped."""

    game: int
    turn: int
    key: int


@dataclass(frozen=True, slots=True)
class Regraded(Fact):
    """Rulings that changed because something else did (a word admitted, a rack corrected...): ``(table, ruling)``."""

    game: int
    turn: int
    rulings: tuple[tuple[int, Ruling], ...]
    cause: str = ""


@dataclass(frozen=True, slots=True)
class RulingOverridden(Fact):
    """The arbiter pays otherwise than the book; both rulings stay in the journal. ``ruling`` ``None`` lifts it."""

    game: int
    turn: int
    table: int
    ruling: Ruling | None
    reason: str


@dataclass(frozen=True, slots=True)
class QuestionAnswered(Fact):
    """What the book leaves to the arbiter, answered once for the turn: question key and answer."""

    game: int
    turn: int
    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class DisciplinaryWarning(Fact):
    """A warning (or, ``zero``, a nullity for the turn) for conduct, on top of anything else (rules 5.5, 5.7)."""

    game: int
    turn: int
    table: int
    reason: str
    zero: bool = False
    lifted: bool = False


@dataclass(frozen=True, slots=True)
class NoticesPrinted(Fact):
    """Correction notes of a turn printed for these tables."""

    game: int
    turn: int
    tables: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NoticeDelivered(Fact):
    """Correction notes of a turn reached these tables in time for turn ``informed_from`` (0: never)."""

    game: int
    turn: int
    tables: tuple[int, ...]
    informed_from: int


@dataclass(frozen=True, slots=True)
class SecondMarkRecorded(Fact):
    """Second marking: the same slip entered blind by another arbiter."""

    game: int
    turn: int
    table: int
    slip: Slip
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class MarkingResolved(Fact):
    """A difference between the two markings, decided; both originals stay."""

    game: int
    turn: int
    table: int
    slip: Slip
    ruling: Ruling
    decided_by: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ClaimRaised(Fact):
    """A player or an arbiter contests a ruling (rule 6.3): the standing stays provisional."""

    game: int
    turn: int
    table: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class ClaimSettled(Fact):
    """A claim decided."""

    game: int
    turn: int
    table: int
    decision: str = ""


@dataclass(frozen=True, slots=True)
class Adjusted(Fact):
    """Points given or taken by the head arbiter, apart from any turn; with a reason."""

    game: int
    player: str
    points: int
    reason: str


# -- publication -----------------------------------------------------------------------------------------------------


class Publication(StrEnum):
    """How firm the standings are."""

    OPEN = "open"
    PROVISIONAL = "provisional"
    OFFICIAL = "official"
    LOCKED = "locked"


@dataclass(frozen=True, slots=True)
class StandingPublished(Fact):
    """The standings are provisional until a time, official, or locked; ``game`` 0 is the whole event."""

    game: int
    state: Publication
    until: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class DocumentPrinted(Fact):
    """A document went out; ``digest`` tells a later run whether it would still be the same."""

    document: str
    game: int
    digest: str
    printed_at: str


@dataclass(frozen=True, slots=True)
class MessageShown(Fact):
    """The arbiter's message on the projector, empty to clear it."""

    text: str


@dataclass(frozen=True, slots=True)
class MarkerMerged(Fact):
    """Slips of another laptop of the hall or another centre came in by file."""

    source: str
    digest: str
    facts: int


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    """An action taken back (the last one that still stands)."""

    action: str


@dataclass(frozen=True, slots=True)
class Redone(Fact):
    """An action taken back stands again."""

    action: str


KINDS: Mapping[str, type[Fact]] = {kind.__name__: kind for kind in Fact.__subclasses__()}


def to_record(fact: Fact) -> tuple[str, dict[str, Any]]:
    """The journal's ``kind`` and ``body`` of a fact."""
    return type(fact).__name__, encode(fact)


def from_record(kind: str, body: Mapping[str, Any]) -> Fact:
    """The fact of a journal record. Raises ``CodecError`` for an unknown kind or a bad body."""
    known = KINDS.get(kind)
    if known is None:
        raise CodecError("unknown_kind", record=kind)
    return decode(known, body)


class Decoder:
    """``from_record`` for a whole journal: equal slips and rulings, most of a room's, are decoded once and shared."""

    def __init__(self) -> None:
        self._seen: dict[tuple[type[Any], str], Any] = {}

    def __call__(self, kind: str, body: Mapping[str, Any]) -> Fact:
        """The fact of a journal record. Raises ``CodecError``."""
        if kind != "SlipRecorded":
            return from_record(kind, body)
        try:
            slip = self._shared(Slip, body["slip"])
            return SlipRecorded(body["game"], body["turn"], body["table"], slip, self._shared(Ruling, body["ruling"]))
        except KeyError as error:
            raise CodecError("bad_record", record=kind, error=str(error)) from error

    def _shared(self, kind: type[Any], data: Any) -> Any:
        key = (kind, repr(data))
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = decode(kind, data)
        return found

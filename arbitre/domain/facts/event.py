"""Facts about the event: particulars, players, words, publication, and what was undone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.base.players import Player
from arbitre.domain.facts.base import Fact
from arbitre.domain.rules.slip import Ruling, Slip


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
class ConflictSettled(Fact):
    """Of a slip entered otherwise on another laptop the arbiter chose one: ``taken`` theirs, else what is here.

    ``slip`` and ``ruling``: theirs; the same of them is not asked about again.
    """

    game: int
    turn: int
    table: int
    source: str
    slip: Slip
    ruling: Ruling
    taken: bool


@dataclass(frozen=True, slots=True)
class MarkerFileMade(Fact):
    """The first fact that only a marker's copy of the event holds: whose it is (his tables are the arbiter's)."""

    arbiter: str


@dataclass(frozen=True, slots=True)
class TieDecided(Fact):
    """Level players parted otherwise than by their scores (sudden death, rule 3.8.3); ``game`` 0 is the whole event.

    ``places``: player ids in groups, best first; those in one group stay level. It replaces what was decided about any
    of them before.
    """

    game: int
    places: tuple[tuple[str, ...], ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    """An action taken back (the last one that still stands); ``reason`` where that changes an official standing."""

    action: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Redone(Fact):
    """An action taken back stands again; ``reason`` as in ``Undone``."""

    action: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ReasonGiven(Fact):
    """Why an official standing is changed by the action that this fact ends, where no other fact of it says so."""

    reason: str

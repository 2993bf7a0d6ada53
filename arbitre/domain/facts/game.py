"""Facts about a game: its opening, its tables, its end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from arbitre.domain.board.tiles import Letters
from arbitre.domain.facts.base import Fact


@dataclass(frozen=True, slots=True)
class LexiconId:
    """The word list of a game: its name, number of words and SHA-256 of its words."""

    name: str
    words: int
    sha256: str
    official: bool = False


@dataclass(frozen=True, slots=True)
class GameOpened(Fact):
    """A game begins. ``rules`` and ``tile_set`` are whole, so a later preset never changes an old total.

    ``commitment`` is the hash of the seed, ``sealed`` that of a prepared game; both secrets lie outside the chain until
    ``SecretsRevealed``. Games of version 0.1 have them in the clear: ``seed``, and ``imposed``, the racks and moves as
    ``(draw, move)`` texts.
    ``apart``: a game that only parts level players (rule 3.8.3), whose points count in no standing of the event.
    """

    game: int
    rules: Mapping[str, Any]
    tile_set: Mapping[str, Any]
    lexicon: LexiconId
    seed: str = ""
    title: str = ""
    imposed: tuple[tuple[str, str], ...] = ()
    prepared_id: str = ""
    apart: bool = False
    commitment: str = ""
    sealed: str = ""


@dataclass(frozen=True, slots=True)
class SecretsRevealed(Fact):
    """After a game anybody may check its draws: its seed and, of a prepared game, all racks and moves."""

    game: int
    seed: str
    imposed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SeedReplaced(Fact):
    """The draws of a game go on from another seed, whose hash this is: the old one is known, or lost."""

    game: int
    commitment: str


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
class ArbiterSeated(Fact):
    """The arbiter himself plays at this table of the game (0: no more): nothing of a live turn is shown to him."""

    game: int
    table: int


@dataclass(frozen=True, slots=True)
class ArbiterAssigned(Fact):
    """A marking arbiter has these tables in this game (averages are over them, rule 5.9)."""

    game: int
    arbiter: str
    tables: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CentresJoined(Fact):
    """The tables of a game played in several centres: ``(centre, tables)``; ``solos_apart``: each has its own solos."""

    game: int
    centres: tuple[tuple[str, tuple[int, ...]], ...]
    solos_apart: bool = False


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

"""The reference rooms as the tests play them: a session with its players, and the slips in the order they come."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.session.players import new_player
from arbitre.application.session.prepared import read_move
from arbitre.application.session.session import Session, create_session
from arbitre.domain.board.reference import Direction
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Entry, Slip, SlipStatus
from arbitre.resources import data_path
from arbitre.settings import cache_folder, data_folder

ROOMS = Path(__file__).parent / "data" / "rooms"


@dataclass(frozen=True)
class RoomSlip:
    """One slip as the player wrote it."""

    table: int
    status: SlipStatus
    word: str | None
    direction: Direction | None
    reference: str | None
    score: int | None
    fault: str | None

    def written(self, *, directed: bool = True) -> Slip:
        """The slip for the rule book."""
        entries: tuple[Entry, ...] = ()
        if self.word is not None:
            entries = (Entry(self.word, self.direction if directed else None, self.reference),)
        return Slip(self.status, entries, self.score)


@dataclass(frozen=True)
class RoomTurn:
    """One turn: the draw, the retained move as the files write it, the slips as they come."""

    number: int
    draw: str
    move: str
    points: int
    slips: tuple[RoomSlip, ...]


@dataclass(frozen=True)
class Room:
    """A whole room."""

    players: tuple[str, ...]
    extra_words: tuple[str, ...]
    turns: tuple[RoomTurn, ...]


@lru_cache
def room(name: str = "room60") -> Room:
    """Read a room's file."""
    data: dict[str, Any] = json.loads((ROOMS / f"{name}.json").read_text(encoding="utf-8"))
    turns = tuple(
        RoomTurn(
            one["n"],
            one["draw"],
            f"{one['retained']['reference']} {one['retained']['word']}",
            one["retained"]["points"],
            tuple(_slip(slip) for slip in one["slips"]),
        )
        for one in data["turns"]
    )
    return Room(tuple(one["name"] for one in data["players"]), tuple(data["extra_words"]), turns)


def _slip(data: dict[str, Any]) -> RoomSlip:
    return RoomSlip(
        data["table"],
        SlipStatus(data["status"]),
        data["word"],
        Direction(data["direction"]) if data["direction"] else None,
        data["reference"],
        data["score"],
        data["fault"],
    )


@lru_cache
def catalogue() -> Catalogue:
    """The real word lists, compiled once into the tests' own cache."""
    return Catalogue(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")


def room_session(one: Room, path: Path | None = None, rules: RuleSet | None = None) -> Session:
    """A tournament with the room's players seated at tables 1, 2, 3... and its game open."""
    lists = catalogue()
    session = create_session(path, lists, "Salle de référence", who="Arbitre")
    session.players.register([new_player(name) for name in one.players])
    tile_set = lists.tile_set("fr")
    session.event.open_game(rules or RuleSet(), tile_set, lists.identify("fr", tile_set))
    if one.extra_words:
        session.words.admit_all(one.extra_words, "partie réelle")
    return session


def play_turn(session: Session, turn: RoomTurn, *, reveal: bool = True) -> None:
    """Draw, announce, choose the real move and reveal it."""
    session.racks.enter(turn.draw, forced="tirage réel")
    session.turns.start_clock()
    live = session.game.live
    assert live is not None
    session.turns.retain(read_move(session.game, live, turn.move), reason="partie réelle", imposed=True)
    if reveal:
        session.turns.call_time()
        session.turns.reveal()

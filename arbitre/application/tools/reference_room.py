"""Plays a reference room: draws typed, every slip recorded as written, the retained moves imposed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.practice.playing import ARBITER, announce, figures, mark, save
from arbitre.application.presets.rulesets import DEFAULT, RuleSets
from arbitre.application.session.session import Session, create_session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.players import Player
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.rules.rule_set import RuleSet, with_variant
from arbitre.domain.rules.slip import Entry, Slip, SlipStatus

REASON = "salle de référence"


class RoomError(ArbitreError):
    """A room that can't be played: ``bad_room`` with ``key``, ``value`` and ``cause`` (an error or ``None``)."""


@dataclass(frozen=True, slots=True)
class PlayedRoom:
    """A room played; ``summary`` is what ``arbitre room`` prints."""

    session: Session
    summary: dict[str, Any]


def play_room(
    room: Mapping[str, Any],
    path: Path | None,
    lists: Catalogue,
    rule_sets: RuleSets,
    *,
    lexicon: str | None = None,
    progress: Callable[[float], object] | None = None,
) -> PlayedRoom:
    """Play a room into a new file (in memory without a path). Raises ``RoomError`` and what the session raises."""
    started = time.perf_counter()
    language = str(room.get("language", "fr"))
    rules = with_variant(rule_sets.load(str(room.get("rules", DEFAULT))), str(room.get("variant", "normal")))
    tiles = lists.tile_set(language)
    players = list(_players(room))
    turns = _list(room, "turns")
    noted = lists.identify(lexicon or language, tiles)
    session = create_session(None, lists, str(room.get("name", "Salle")), language=language, who=ARBITER)
    session.players.register([player for _, player in players])
    session.words.admit_all([str(word) for word in room.get("extra_words", ())], REASON)
    session.event.open_game(rules, tiles, noted, seats={table: player.id for table, player in players}, seed="")
    for number, turn in enumerate(turns, start=1):
        if progress is not None:
            progress((number - 1) / len(turns))
        try:
            _play_turn(session, turn, rules, tiles)
        except (ArbitreError, AttributeError, KeyError, TypeError, ValueError) as error:
            cause = error if isinstance(error, ArbitreError) else None
            raise RoomError("bad_room", key=f"turn {number}", value=str(error), cause=cause) from error
    session.turns.end_game(str(session.racks.next_end() or REASON))
    save(session, path)
    lines = session.results.standing(1)
    summary = {
        "players": len(players),
        **figures(session),
        "standings": [[line.rank, line.table, line.total] for line in lines],
        "seconds": round(time.perf_counter() - started, 2),
    }
    return PlayedRoom(session, summary)


def _play_turn(session: Session, data: Any, rules: RuleSet, tiles: TileSet) -> None:
    draw, retained, slips = data["draw"], data["retained"], data["slips"]
    place = Reference.parse(retained["reference"], rules.row_label or tiles.row_label)
    move = Move(tiles.parse_word(retained["word"]), place, retained["points"])
    read = [(int(slip["table"]), read_slip(slip)) for slip in slips]
    # A real draw is taken as it was, even one that the rules would refuse.
    session.racks.enter(draw, forced=REASON)
    turn = announce(session)
    session.turns.retain(move, reason=REASON, imposed=True)
    session.turns.reveal()
    mark(session, session.game.turn(turn.serial), read)


def read_slip(data: Mapping[str, Any]) -> Slip:
    """A slip of a room: one word at most, as written."""
    word, direction = data.get("word"), data.get("direction")
    entries: tuple[Entry, ...] = ()
    if word:
        entries = (Entry(str(word), Direction(direction) if direction else None, data.get("reference")),)
    return Slip(SlipStatus(data.get("status", "handed")), entries, data.get("score"), bool(data.get("hard_to_read")))


def _players(room: Mapping[str, Any]) -> Iterator[tuple[int, Player]]:
    for data in _list(room, "players"):
        try:
            table = int(data["table"])
            yield table, Player(id=f"t{table}", name=str(data.get("name") or f"Table {table}"))
        except (KeyError, TypeError, ValueError) as error:
            raise RoomError("bad_room", key="players", value=str(error)) from error


def _list(room: Mapping[str, Any], key: str) -> list[Any]:
    value = room.get(key)
    if not isinstance(value, list) or not value:
        raise RoomError("bad_room", key=key, value=value)
    return value

"""Positions and slips for tests of the rule book: graded cases, small boards, the rooms."""

from __future__ import annotations

import json
import lzma
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from arbitre.application.tools.cases import read_slip
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import lay
from arbitre.domain.board.position import Position
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import Letters, TileSet
from arbitre.domain.draw.draw import Draw
from arbitre.domain.play.variants import after_move
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Entry, Joining, Ruling, Slip, SlipStatus
from arbitre.resources import data_path

DATA = Path(__file__).parent / "data"
FISF = RuleSet()


@cache
def tile_set(language: str = "fr") -> TileSet:
    """The tiles of a language."""
    return TileSet.from_mapping(tomllib.loads((data_path("lexicons") / language / "tiles.toml").read_text("utf-8")))


@cache
def graded(name: str) -> tuple[Mapping[str, Any], ...]:
    """The graded cases of ``tests/data/slips``."""
    return tuple(json.loads(line) for line in (DATA / "slips" / f"{name}.jsonl").read_text("utf-8").splitlines())


@cache
def list_as_text(language: str) -> frozenset[str]:
    """The words of a language's lists, read as text."""
    words: set[str] = set()
    for path in sorted((data_path("lexicons") / language).glob("*.txt.xz")):
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            words.update(line.strip() for line in lines)
    return frozenset(words)


def french_words() -> frozenset[str]:
    """The words of the French lists, read as text."""
    return list_as_text("fr")


def case_position(case: Mapping[str, Any]) -> Position:
    """The position of a graded case."""
    tiles = tile_set(case["language"])
    words = frozenset(case["lexicon"]["words"])
    rack = tiles.parse_rack(case["rack"])
    return Position(Board.parse(case["board"], tiles), rack, case["turn"], tiles, words.__contains__)


def case_slip(case: Mapping[str, Any]) -> Slip:
    """The slip of a graded case."""
    return read_slip(case["slip"])


def board(*moves: str, language: str = "fr") -> Board:
    """A board with words laid on it: ``"H4 CHaT"``; nothing is said about how they got there."""
    tiles = tile_set(language)
    squares = Board()
    for move in moves:
        place, word = move.split()
        first = Reference.parse(place, tiles.row_label)
        letters = tiles.parse_word(word)
        squares = squares.with_letters((first.square + at * first.step, one) for at, one in enumerate(letters))
    return squares


def position(
    rack: str, words: str, *moves: str, turn: int | None = None, language: str = "fr", most: int = 9
) -> Position:
    """A position: rack, admitted words, and what lies on the board."""
    tiles = tile_set(language)
    admitted = frozenset(words.split())
    return Position(
        board(*moves, language=language),
        tiles.parse_rack(rack),
        len(moves) + 1 if turn is None else turn,
        tiles,
        admitted.__contains__,
        max_played=most,
    )


def slip(
    word: str,
    place: str | None = None,
    score: int | None = None,
    direction: str | None = None,
    joining: tuple[int, tuple[str, ...] | None] | None = None,
    *,
    hard: bool = False,
) -> Slip:
    """A slip with one solution; the direction is the reference's unless told: ``-`` is one not recorded."""
    return Slip(SlipStatus.HANDED, (entry(word, place, direction, joining),), score, hard)


def entry(
    word: str,
    place: str | None = None,
    direction: str | None = None,
    joining: tuple[int, tuple[str, ...] | None] | None = None,
) -> Entry:
    """A solution as written."""
    way = None if direction == "-" else Direction(direction) if direction else _way(place)
    return Entry(word, way, place, Joining(*joining) if joining else None)


def _way(place: str | None) -> Direction | None:
    return Reference.parse(place, "letter").direction if place else None


def summed(ruling: Ruling) -> tuple[int, int, str, str]:
    """Points, base, sanction and reason."""
    return ruling.points, ruling.base, str(ruling.sanction), str(ruling.reason)


def graded_slip(one: Slip, where: Position, plausible: bool | None = None) -> tuple[int, int, str, str]:
    """What FISF 2023 pays."""
    return summed(rule(one, where, FISF, plausible))


def room_turns(name: str, players: int | None = None) -> Iterator[tuple[Position, list[Slip]]]:
    """The turns of a reference room with its slips, those of the first tables only when asked."""
    room = json.loads((DATA / "rooms" / f"{name}.json").read_text("utf-8"))
    tiles = tile_set(room["language"])
    words = french_words() | set(room["extra_words"])
    squares, bag = Board(), tiles.full_bag()
    leftover: Letters = ()
    for turn in room["turns"]:
        draw = Draw.parse(turn["draw"], tiles, leftover)
        bag = bag + Counter(leftover) - Counter(draw.rack)
        yield (
            Position(squares, draw.rack, turn["n"], tiles, words.__contains__),
            [_room_slip(one) for one in turn["slips"] if players is None or one["table"] <= players],
        )
        retained = turn["retained"]
        reference = Reference.parse(retained["reference"], tiles.row_label)
        placement = lay(squares, tiles.parse_word(retained["word"]), reference)
        after = after_move(squares, draw.rack, bag, placement, FISF.rack, tiles)
        squares, leftover, bag = after.board, after.leftover, after.bag


def _room_slip(data: Mapping[str, Any]) -> Slip:
    written = data["word"]
    entries = (Entry(written, Direction(data["direction"]), data["reference"]),) if written else ()
    return Slip(SlipStatus(data["status"]), entries, data["score"])


def rack_of(text: str) -> Letters:
    """A French rack."""
    return tile_set().parse_rack(text)

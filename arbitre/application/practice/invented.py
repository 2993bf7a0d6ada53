"""Invented players and the slips they would hand in, faults included: for samples and for the rehearsal.

Everything comes from a seed: the same room plays the same game again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from arbitre.application.lexicons.search import Solutions
from arbitre.application.presets.languages import FALLBACK, language, table
from arbitre.domain.base.players import Player
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay
from arbitre.domain.board.reference import SIZE, Direction
from arbitre.domain.board.tiles import Letters, TileSet, is_blank, to_entry
from arbitre.domain.rules.slip import Entry, Slip, SlipStatus

_LOOKED_AT = 120  # solutions that somebody in a room could find


class Fault(StrEnum):
    """What spoils a slip; the value is how reference rooms call it."""

    WRONG_SCORE = "wrong_score"
    NO_REFERENCE = "no_reference"
    SHIFTED_REFERENCE = "shifted_reference"
    INVERTED_REFERENCE = "inverted_reference"
    INVALID_WORD = "invalid_word"
    INCOMPLETE_WORD = "incomplete_word"
    UNCIRCLED = "uncircled"
    LATE = "late"
    BLANK = "blank"
    NO_SCORE = "no_score"
    NONE = "none"  # no slip at all


WEIGHTS: Mapping[Fault, int] = {
    Fault.WRONG_SCORE: 26,
    Fault.NO_REFERENCE: 20,
    Fault.SHIFTED_REFERENCE: 16,
    Fault.INVALID_WORD: 16,
    Fault.INVERTED_REFERENCE: 12,
    Fault.INCOMPLETE_WORD: 6,
    Fault.UNCIRCLED: 14,
    Fault.LATE: 5,
    Fault.BLANK: 5,
    Fault.NO_SCORE: 4,
    Fault.NONE: 2,
}
"""How often each fault is made, of all faults; some do not apply to every word."""


@dataclass(frozen=True, slots=True)
class InventedSlip:
    """A slip that a table hands in (``None``: none comes), and how it was spoiled."""

    table: int
    slip: Slip | None
    fault: Fault | None = None


_CATEGORIES = ("S", "V", "S", "D", "S", "E", "V", "R", "J", "C")
_SERIES = ("4A", "5B", "6C", "3B", "7", "2A", "4D", "6A")


def invented_players(count: int, seed: str, code: str = "fr") -> list[Player]:
    """So many players with plants' names of a language; they belong to nobody."""
    first, last, clubs = language(code).people if code in table() else table()[FALLBACK].people
    players: list[Player] = []
    seen: set[str] = set()
    for number in range(1, count + 1):
        chance = random.Random(f"player/{seed}/{number}")
        name = f"{chance.choice(last).upper()} {chance.choice(first)}"
        while name in seen:
            name = f"{chance.choice(last).upper()} {chance.choice(first)}"
            if len(seen) >= len(first) * len(last) // 2:  # names run out: numbered
                name += f" {number}"
        seen.add(name)
        players.append(
            Player(
                id=f"p{number}",
                name=name,
                licence=f"{chance.randrange(10**6, 10**7)}",
                club=chance.choice(clubs),
                category=chance.choice(_CATEGORIES),
                series=chance.choice(_SERIES),
            )
        )
    return players


class InventedRoom:
    """The tables of a game: how strong each is and what it hands in; ``faults`` is the share of spoiled slips."""

    def __init__(self, tables: Sequence[int], seed: str, *, faults: float = 0.1) -> None:
        self._seed = seed
        self._faults = faults
        chance = random.Random(f"room/{seed}")
        # From those who find one top in eight to those who miss one in eight.
        self._strength = {table: 0.12 + 0.76 * chance.random() for table in tables}

    def slips(
        self,
        serial: int,
        board: Board,
        solutions: Solutions,
        retained: Move,
        tile_set: TileSet,
        row_label: str,
        admits: Callable[[str], bool],
    ) -> list[InventedSlip]:
        """What every table hands in for a turn, in the order in which the slips reach the arbiter."""
        pen = _Pen(board, tile_set, row_label, admits, tuple(solutions.page(0, _LOOKED_AT)), retained)
        tables = list(self._strength)
        random.Random(f"order/{self._seed}/{serial}").shuffle(tables)
        return [self._one(pen, serial, table) for table in tables]

    def _one(self, pen: _Pen, serial: int, table: int) -> InventedSlip:
        chance = random.Random(f"slip/{self._seed}/{serial}/{table}")
        move = pen.found(chance, self._strength[table])
        slip = pen.written(move)
        if chance.random() >= self._faults:
            return InventedSlip(table, slip)
        fault = chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        if fault is Fault.NONE:
            return InventedSlip(table, None, fault)
        spoiled = pen.spoiled(chance, fault, move, slip)
        return InventedSlip(table, spoiled or slip, fault if spoiled is not None else None)


class _Pen:
    """Writes the slips of one turn."""

    def __init__(
        self,
        board: Board,
        tile_set: TileSet,
        row_label: str,
        admits: Callable[[str], bool],
        moves: tuple[Move, ...],
        retained: Move,
    ) -> None:
        self._board = board
        self._tiles = tile_set
        self._label = row_label
        self._admits = admits
        self._moves = moves or (retained,)
        self._retained = retained

    def found(self, chance: random.Random, strength: float) -> Move:
        """The solution a player of this strength sees: often the top, seldom one far down the list."""
        if chance.random() < strength:
            return self._retained
        depth = int(len(self._moves) * chance.random() ** (1 + 3 * strength))
        return self._moves[min(depth, len(self._moves) - 1)]

    def written(self, move: Move) -> Slip:
        """A slip without a fault; blanks that lie on the board need no circle, those of the rack have one."""
        return Slip(entries=(self._entry(move, move.word),), score=move.score)

    def _entry(self, move: Move, word: Letters) -> Entry:
        return Entry(to_entry(word), move.reference.direction, move.reference.text(self._label))

    def spoiled(self, chance: random.Random, fault: Fault, move: Move, slip: Slip) -> Slip | None:
        """The slip with a fault; ``None`` when this word can't have it."""
        entry = slip.entries[0]
        if fault is Fault.WRONG_SCORE:
            return replace(slip, score=max(1, move.score + chance.choice((-10, -6, -4, -2, -1, 1, 2, 3, 5, 10))))
        if fault is Fault.NO_SCORE:
            return replace(slip, score=None)
        if fault is Fault.LATE:
            return replace(slip, status=SlipStatus.LATE)
        if fault is Fault.BLANK:
            return Slip(status=SlipStatus.BLANK)
        if fault is Fault.UNCIRCLED:
            word = "".join(move.word).upper()
            return replace(slip, entries=(replace(entry, word=word),)) if word != entry.word else None
        if fault in (Fault.INVALID_WORD, Fault.INCOMPLETE_WORD):
            other = self._misspelt(chance, move) if fault is Fault.INVALID_WORD else self._cut(move)
            return replace(slip, entries=(self._entry(move, other),)) if other else None
        if self._board.is_empty:
            return None  # no place is needed for the first word
        reference = self._wrong_place(chance, fault, move)
        return replace(slip, entries=(replace(entry, reference=reference),))

    def _wrong_place(self, chance: random.Random, fault: Fault, move: Move) -> str | None:
        if fault is Fault.NO_REFERENCE:
            return None
        place = move.reference
        if fault is Fault.INVERTED_REFERENCE:
            return place.inverted().text(self._label)
        along = place.column if place.direction is Direction.ACROSS else place.row
        steps = [step for step in (-1, 1) if 0 <= along + step < SIZE]
        return place.shifted(chance.choice(steps)).text(self._label)

    def _misspelt(self, chance: random.Random, move: Move) -> Letters | None:
        """The word with one letter changed into another, so that the list does not have it."""
        for _ in range(20):
            at = chance.randrange(len(move.word))
            letter = chance.choice(self._tiles.tiles).text
            word = (*move.word[:at], letter, *move.word[at + 1 :])
            if not is_blank(move.word[at]) and not self._admits("".join(word).upper()):
                return word
        return None

    def _cut(self, move: Move) -> Letters | None:
        """The word without the letters at its end that were on the board already."""
        placement = lay(self._board, move.word, move.reference)
        new = {(square - move.reference.square) // move.reference.step for square, _ in placement.placed}
        length = max(new) + 1
        return move.word[:length] if 2 <= length < len(move.word) else None

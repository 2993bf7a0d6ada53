"""Published games recomputed: scores, places, draws and the end, from the printed record alone.

The words need not be in any list. In a joker game, and wherever a sheet does not mark its blanks, the letter that a
blank played is the letter of the word that the draw lacks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import LayError, Move, Placement, lay, missing_from, score
from arbitre.domain.board.reference import BadReference, Reference
from arbitre.domain.board.tiles import BLANK, Letter, LetterError, Letters, TileSet
from arbitre.domain.draw.draw import Draw, DrawError, EndReason, Fault, Problem, check_typed, end_reason
from arbitre.domain.play.variants import after_move
from arbitre.domain.rules.rule_set import RackRules, RuleSet


class ReplayError(ArbitreError):
    """A record that can't be read: ``bad_game`` (``key``) or ``bad_round`` (``n``, ``key``, ``value``)."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round as printed; ``total`` is cumulated, ``None`` where the sheet has none."""

    n: int
    draw: str
    word: str
    reference: str
    points: int
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A round recomputed.

    ``computed`` is ``None`` when the word can't lie where it is printed; ``problem`` says why (a kind of ``LayError``),
    or ``not_in_rack``, ``too_many_placed``; ``total`` goes on from the last one printed; ``faults`` are the draw's.
    """

    round: Round
    draw: Draw
    faults: tuple[Problem, ...]
    board: Board
    move: Move | None
    computed: int | None
    total: int
    problem: str = ""
    lacking: Letters = ()

    @property
    def agrees(self) -> bool:
        """True when points, total and place are as printed."""
        printed = self.round
        return not self.problem and self.computed == printed.points and printed.total in (None, self.total)

    @property
    def draw_legal(self) -> bool:
        """True when the rack could be drawn."""
        return not self.faults


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole game recomputed; ``ended``: why no further rack can be played, ``None`` when one could."""

    rounds: tuple[Replayed, ...]
    ended: EndReason | None
    stock: Letters

    def report(self, file: str) -> dict[str, Any]:
        """The object that ``arbitre replay`` prints."""
        return {
            "file": file,
            "rounds": len(self.rounds),
            "agree": sum(one.agrees for one in self.rounds),
            "differ": [_difference(one) for one in self.rounds if not one.agrees],
            "draws_legal": [one.draw_legal for one in self.rounds],
            "ended": None if self.ended is None else str(self.ended),
        }


def read_rounds(game: Mapping[str, Any]) -> tuple[Round, ...]:
    """Check the form of a game's rounds; unknown keys are ignored. Raises ``ReplayError``."""
    rounds = game.get("rounds")
    if not isinstance(rounds, list):
        raise ReplayError("bad_game", key="rounds")
    return tuple(_read_round(data, index) for index, data in enumerate(rounds, start=1))


def _read_round(data: Any, index: int) -> Round:
    if not isinstance(data, Mapping):
        raise ReplayError("bad_round", n=index, key="", value=data)
    kinds: dict[str, type] = {"draw": str, "word": str, "ref": str, "points": int}
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise ReplayError("bad_round", n=index, key=key, value=data.get(key))
    n, total = data.get("n", index), data.get("total")
    for key, value in (("n", n), ("total", total)):
        if isinstance(value, bool) or not isinstance(value, int | None):
            raise ReplayError("bad_round", n=index, key=key, value=value)
    return Round(index if n is None else n, data["draw"], data["word"], data["ref"], data["points"], total)


def replay(game: Mapping[str, Any], rules: RuleSet, tile_set: TileSet) -> Replay:
    """Recompute a game in the format of ``arbitre replay``; ``rules`` are those of its variant.

    Raises ``ReplayError`` when the record can't be read.
    """
    row_label = {"fr": "letter", "gcg": "number"}.get(str(game.get("refstyle", "")), rules.row_label)
    table = _Table(rules, tile_set, row_label or tile_set.row_label)
    rounds = tuple(table.play(one) for one in read_rounds(game))
    stock = table.bag + Counter(table.leftover)
    return Replay(
        rounds,
        end_reason(stock, rules, tile_set, turns_played=len(rounds)),
        tile_set.sorted(stock.elements()),
    )


class _Table:
    """The board, the bag and the leftover as the game goes on."""

    def __init__(self, rules: RuleSet, tile_set: TileSet, row_label: str) -> None:
        self.rules = rules
        self.tiles = tile_set
        self.row_label = row_label
        self.board = Board()
        self.bag = tile_set.full_bag()
        self.leftover: Letters = ()
        self.turn = 0
        self.total = 0

    def play(self, one: Round) -> Replayed:
        self.turn += 1
        try:
            typed = check_typed(one.draw, self.bag, self.leftover, self.turn, self.rules, self.tiles)
            printed = Draw.parse(one.draw, self.tiles, self.leftover)
            draw = typed.draw or printed
            word = self.tiles.parse_word(one.word)
            reference = Reference.parse(one.reference, self.row_label)
        except (LetterError, BadReference, DrawError) as error:
            raise ReplayError("bad_round", n=one.n, key=_key(error), value=str(error)) from error
        faults = typed.problems
        missing = any(one.fault is Fault.LEFTOVER_MISSING for one in faults)
        if printed.leftover != self.leftover and not printed.rejected and not missing:
            # A typed rack may be split anywhere; a sheet says what was left.
            faults = (*faults, Problem(Fault.LEFTOVER_DIFFERS, printed.leftover))
        bag = self.bag + Counter(self.leftover) - Counter(draw.rack)
        board = self.board
        try:
            placement = mark_blanks(self.board, word, reference, draw.rack, self.rules.rack, self.tiles)
        except LayError as error:
            self.bag, self.leftover = bag, draw.rack
            return self._replayed(one, draw, faults, board, None, error.kind, ())
        after = after_move(self.board, draw.rack, bag, placement, self.rules.rack, self.tiles)
        self.board, self.bag, self.leftover = after.board, after.bag, after.leftover
        problem = "not_in_rack" if after.lacking else ""
        if not problem and len(placement.placed) > self.rules.rack.max_played:
            problem = "too_many_placed"
        points = score(placement, self.tiles, self.rules.rack.bonus)
        move = Move(placement.word, reference, points)
        return self._replayed(one, draw, faults, board, move, problem, after.lacking)

    def _replayed(
        self,
        one: Round,
        draw: Draw,
        faults: tuple[Problem, ...],
        board: Board,
        move: Move | None,
        problem: str,
        lacking: Letters,
    ) -> Replayed:
        computed = None if move is None else move.score
        total = self.total + (computed or 0)
        self.total = total if one.total is None else one.total
        return Replayed(one, draw, faults, board, move, computed, total, problem, lacking)


def mark_blanks(
    board: Board, word: Letters, reference: Reference, rack: Letters, rules: RackRules, tile_set: TileSet
) -> Placement:
    """Lay a word and find which of its new letters the rack's blanks must be, when the sheet does not mark them.

    Of several squares that the letter could be on, the one that scores most. Raises ``LayError``.
    """
    placement = lay(board, word, reference)
    missing = missing_from(Counter(rack), placement)
    blanks = Counter(rack)[BLANK] - placement.used()[BLANK]
    if not missing or missing[BLANK] or missing.total() > blanks:
        return placement
    squares: dict[Letter, list[int]] = {letter: [] for letter in missing}
    for square, letter in placement.placed:
        if letter in squares:
            squares[letter].append(square)
    marked: list[Placement] = []
    for choice in product(*(combinations(squares[letter], count) for letter, count in missing.items())):
        chosen = {square for group in choice for square in group}
        letters = tuple(
            letter.lower() if reference.square + index * reference.step in chosen else letter
            for index, letter in enumerate(placement.word)
        )
        marked.append(lay(board, letters, reference))
    return max(marked, key=lambda one: score(one, tile_set, rules.bonus))


def _key(error: Exception) -> str:
    return "ref" if isinstance(error, BadReference) else "draw" if isinstance(error, DrawError) else "letters"


def _difference(one: Replayed) -> dict[str, Any]:
    difference: dict[str, Any] = {"n": one.round.n, "printed": one.round.points, "computed": one.computed}
    if one.problem:
        difference["problem"] = one.problem
    if one.round.total not in (None, one.total):
        difference |= {"printed_total": one.round.total, "computed_total": one.total}
    return difference

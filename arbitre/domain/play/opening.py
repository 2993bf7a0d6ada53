"""How much a move opens the game (*ouvrir le jeu*, rule 3.4): the figures behind a proposal, never a decision.

The book leaves the choice to the arbiter and defines nothing. What arbiters look at is counted here: letters that
lengthen the words formed, premium squares that come within reach, and what stays on the rack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from arbitre.domain.board.board import LETTER_MULTIPLIER, SQUARES, WORD_MULTIPLIER, Board
from arbitre.domain.board.move import Placement
from arbitre.domain.board.reference import SIZE, Reference
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet
from arbitre.domain.play.variants import balance

Extensions = Callable[[Letters], tuple[int, int]]
"""How many words lengthen a plain word at its front and at its end."""

HOOK_POINTS = 2.0  # a word that lengthens one of the words formed
WORD_SQUARE_POINTS = 1.5  # times (multiplier - 1), a word premium newly within reach
LETTER_SQUARE_POINTS = 0.5  # times (multiplier - 1), a letter premium
UNBALANCED_POINTS = -1.0  # each vowel or consonant too many on the rack
REPEATED_POINTS = -2.0  # each equal letter on the rack from the third on
_REACH = 6  # squares that the other tiles of a rack bridge


@dataclass(frozen=True, slots=True)
class Opening:
    """What a move opens; ``value`` is higher the more it does.

    ``hooks``: words that lengthen those formed, where the board has room; ``word_squares``, ``letter_squares``: the sum
    of (multiplier - 1) of premium squares newly within reach; ``unbalanced`` and ``repeated`` are about the leftover.
    """

    hooks: int = 0
    word_squares: int = 0
    letter_squares: int = 0
    unbalanced: int = 0
    repeated: int = 0

    @property
    def value(self) -> float:
        """The weighted sum by which proposals are ranked."""
        return (
            HOOK_POINTS * self.hooks
            + WORD_SQUARE_POINTS * self.word_squares
            + LETTER_SQUARE_POINTS * self.letter_squares
            + UNBALANCED_POINTS * self.unbalanced
            + REPEATED_POINTS * self.repeated
        )


def opening(
    before: Board,
    after: Board,
    placement: Placement,
    leftover: Iterable[Letter],
    tile_set: TileSet,
    extensions: Extensions | None = None,
) -> Opening:
    """Count what a placement opens on ``after``; without ``extensions`` (no word list) hooks are not counted."""
    left = tuple(leftover)
    hooks = 0
    if extensions is not None:
        formed = [(cross.word, cross.reference) for cross in placement.cross_words]
        if len(placement.word) > 1:
            formed.append((placement.word, placement.reference))
        hooks = sum(_hooks(after, word, reference, extensions) for word, reference in formed)
    reached = within_reach(after) - within_reach(before)
    counts = Counter(letter for letter in left if letter != BLANK)
    return Opening(
        hooks,
        sum(WORD_MULTIPLIER[square] - 1 for square in reached),
        sum(LETTER_MULTIPLIER[square] - 1 for square in reached),
        balance(left, tile_set),
        sum(max(0, count - 2) for count in counts.values()),
    )


def _hooks(board: Board, word: Letters, reference: Reference, extensions: Extensions) -> int:
    along = reference.column if reference.step == 1 else reference.row
    last = along + len(word) - 1
    plain = tuple(letter.upper() for letter in word)
    front, back = extensions(plain)
    return (front if along > 0 else 0) + (back if last + 1 < SIZE else 0)


@lru_cache(maxsize=16)
def within_reach(board: Board) -> frozenset[int]:
    """Empty squares in line with a letter, with no more than a rack's other tiles between."""
    squares = board.squares
    reached: set[int] = set()
    for square, letter in enumerate(squares):
        if not letter:
            continue
        for ray in _RAYS[square]:
            for at in ray:
                if squares[at]:
                    break
                reached.add(at)
    return frozenset(reached)


def _rays(square: int) -> tuple[range, ...]:
    """The squares to the left, to the right, above and below, nearest first, as far as tiles reach."""
    row, column = divmod(square, SIZE)
    sides = ((-1, column), (1, SIZE - 1 - column), (-SIZE, row), (SIZE, SIZE - 1 - row))
    return tuple(range(square + step, square + step * (min(room, _REACH) + 1), step) for step, room in sides)


_RAYS = tuple(map(_rays, range(SQUARES)))

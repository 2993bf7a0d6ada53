"""Moves: laying a word on a board, the words it forms, and its score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import CENTRE, LETTER_MULTIPLIER, SQUARES, WORD_MULTIPLIER, Board
from arbitre.domain.board.reference import SIZE, Direction, Reference
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet, is_blank, to_print, to_text

BONUS: Mapping[int, int] = {7: 50, 8: 75, 9: 100}
"""Points added for placing so many tiles (rules 1.2, 3.8.2)."""


class LayError(ArbitreError):
    """A word that can't lie where it is asked.

    Kinds: ``off_board``, ``conflict`` (another letter is there: ``square``, ``letter``), ``no_new_tile``,
    ``not_whole`` (letters touch an end of the word), ``not_connected``, ``not_on_centre``.
    """


@dataclass(frozen=True, slots=True)
class Move:
    """A solution: its letters (those already on the board too, blanks in lower case), its place and its score."""

    word: Letters
    reference: Reference
    score: int

    @property
    def blanks(self) -> int:
        """Number of blanks in the word, those on the board included."""
        return sum(map(is_blank, self.word))

    def plain(self) -> str:
        """The word in upper case without marks, as a word list has it."""
        return "".join(self.word).upper()

    def text(self, row_label: str) -> str:
        """Write the move as the files do: ``H4 cHAT``."""
        return f"{self.reference.text(row_label)} {to_text(self.word)}"

    def printed(self) -> str:
        """The word for people: ``(C)HAT``."""
        return to_print(self.word)


@dataclass(frozen=True, slots=True)
class CrossWord:
    """A word formed at a right angle; ``square`` is where the new letter lies in it."""

    word: Letters
    reference: Reference
    square: int


@dataclass(frozen=True, slots=True)
class Placement:
    """A word laid on a board: the new letters ``(square, letter)``, and the cross words they form."""

    word: Letters
    reference: Reference
    placed: tuple[tuple[int, Letter], ...]
    cross_words: tuple[CrossWord, ...]

    def used(self) -> Counter[Letter]:
        """The tiles taken from the rack, blanks as ``BLANK``."""
        return Counter(BLANK if is_blank(letter) else letter for _, letter in self.placed)


def lay(board: Board, word: Sequence[Letter], reference: Reference) -> Placement:
    """Lay a word; letters already on the board need only agree, and keep the case (blank or not) they have there.

    Nothing is said about word lists or racks. Raises ``LayError``.
    """
    along = reference.column if reference.direction is Direction.ACROSS else reference.row
    if not word or along + len(word) > SIZE:
        raise LayError("off_board", reference=reference)
    squares = board.squares
    step = reference.step
    first = reference.square
    last = first + step * (len(word) - 1)
    if (along > 0 and squares[first - step]) or (along + len(word) < SIZE and squares[last + step]):
        raise LayError("not_whole", reference=reference)
    letters: list[Letter] = []
    placed: list[tuple[int, Letter]] = []
    crosses: list[CrossWord] = []
    for index, letter in enumerate(word):
        square = first + index * step
        there = squares[square]
        if there:
            if there.upper() != letter.upper():
                raise LayError("conflict", square=square, letter=there)
            letters.append(there)
            continue
        letters.append(letter)
        placed.append((square, letter))
        cross = _cross_word(board, square, letter, reference.direction.other)
        if cross is not None:
            crosses.append(cross)
    if not placed:
        raise LayError("no_new_tile", reference=reference)
    if len(placed) == len(word) and not crosses:
        if not board.is_empty:
            raise LayError("not_connected", reference=reference)
        if all(square != CENTRE for square, _ in placed):
            raise LayError("not_on_centre", reference=reference)
    return Placement(tuple(letters), reference, tuple(placed), tuple(crosses))


def run_at(board: Board, square: int, direction: Direction) -> tuple[int, int]:
    """First and last square of the letters in a row around an occupied square."""
    step = 1 if direction is Direction.ACROSS else SIZE
    along = square % SIZE if direction is Direction.ACROSS else square // SIZE
    before = after = 0
    while before < along and board.squares[square - (before + 1) * step]:
        before += 1
    while along + after + 1 < SIZE and board.squares[square + (after + 1) * step]:
        after += 1
    return square - before * step, square + after * step


def _cross_word(board: Board, square: int, letter: Letter, direction: Direction) -> CrossWord | None:
    start, end = run_at(board, square, direction)
    if start == end:
        return None
    step = 1 if direction is Direction.ACROSS else SIZE
    letters = tuple(letter if at == square else board.squares[at] for at in range(start, end + 1, step))
    return CrossWord(letters, Reference(*divmod(start, SIZE), direction), square)


def score(placement: Placement, tile_set: TileSet, bonus: Mapping[int, int] = BONUS) -> int:
    """Points of a placement (rule 1.2): letter premiums, then word premiums, in every word formed, then the bonus."""
    new = dict(placement.placed)
    step = placement.reference.step
    first = placement.reference.square
    total, multiplier = 0, 1
    for index, letter in enumerate(placement.word):
        square = first + index * step
        if square in new:
            total += tile_set.value(letter) * LETTER_MULTIPLIER[square]
            multiplier *= WORD_MULTIPLIER[square]
        else:
            total += tile_set.value(letter)
    # A single letter that makes a word only at a right angle has a main word of one letter, which is none.
    points = total * multiplier if len(placement.word) > 1 else 0
    for cross in placement.cross_words:
        own = tile_set.value(new[cross.square]) * LETTER_MULTIPLIER[cross.square]
        others = sum(map(tile_set.value, cross.word)) - tile_set.value(new[cross.square])
        points += (others + own) * WORD_MULTIPLIER[cross.square]
    return points + bonus.get(len(placement.placed), 0)


def missing_from(rack: Counter[Letter], placement: Placement) -> Counter[Letter]:
    """Letters that the placement takes and the rack lacks."""
    return placement.used() - rack


def all_references() -> list[Reference]:
    """Every first square in both directions, across first."""
    return [Reference(*divmod(square, SIZE), way) for way in Direction for square in range(SQUARES)]

"""The board: 225 squares, their premiums, and the letters placed so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.reference import SIZE
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet, is_blank, to_text

SQUARES = SIZE * SIZE
CENTRE = SQUARES // 2

# Rule 1.2.1 and its figure: w word x3, d word x2, t letter x3, l letter x2.
_PREMIUMS = (
    "w..l...w...l..w"
    ".d...t...t...d."
    "..d...l.l...d.."
    "l..d...l...d..l"
    "....d.....d...."
    ".t...t...t...t."
    "..l...l.l...l.."
    "w..l...d...l..w"
    "..l...l.l...l.."
    ".t...t...t...t."
    "....d.....d...."
    "l..d...l...d..l"
    "..d...l.l...d.."
    ".d...t...t...d."
    "w..l...w...l..w"
)
LETTER_MULTIPLIER: tuple[int, ...] = tuple({"t": 3, "l": 2}.get(mark, 1) for mark in _PREMIUMS)
WORD_MULTIPLIER: tuple[int, ...] = tuple({"w": 3, "d": 2}.get(mark, 1) for mark in _PREMIUMS)


class BoardError(ArbitreError):
    """A text that is not a board: ``rows`` or ``columns`` with the count found, or a bad letter with its row."""


@dataclass(frozen=True, slots=True)
class Board:
    """The letters on the 225 squares, row by row, ``""`` for an empty square, lower case for a blank."""

    squares: Letters = ("",) * SQUARES

    @classmethod
    def parse(cls, rows: Sequence[str], tile_set: TileSet) -> Board:
        """Read 15 strings of 15 squares, row A (or 1) first, ``.`` for an empty square."""
        if len(rows) != SIZE:
            raise BoardError("rows", found=len(rows))
        squares: list[Letter] = []
        for number, row in enumerate(rows, start=1):
            letters = tile_set.parse_squares(row, empty=".")
            if len(letters) != SIZE:
                raise BoardError("columns", row=number, found=len(letters))
            squares.extend(letters)
        return cls(tuple(squares))

    def rows(self) -> list[str]:
        """Write the board as ``parse`` reads it."""
        return [
            "".join(to_text((letter,)) if letter else "." for letter in self.squares[start : start + SIZE])
            for start in range(0, SQUARES, SIZE)
        ]

    @property
    def is_empty(self) -> bool:
        """True before the first move."""
        return not any(self.squares)

    def with_letters(self, placed: Iterable[tuple[int, Letter]]) -> Board:
        """A new board with letters put on squares (``""`` empties one)."""
        squares = list(self.squares)
        for square, letter in placed:
            squares[square] = letter
        return Board(tuple(squares))

    def tiles(self) -> Counter[Letter]:
        """Count the tiles lying on the board, blanks as ``BLANK``."""
        return Counter(BLANK if is_blank(letter) else letter for letter in self.squares if letter)

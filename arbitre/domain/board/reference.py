"""References: the square of a word's first letter and its direction, as each country writes them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.base.errors import ArbitreError

SIZE = 15
_LETTER_FIRST = re.compile(r"([A-Za-z])\s*(\d{1,2})")
_NUMBER_FIRST = re.compile(r"(\d{1,2})\s*([A-Za-z])")


class BadReference(ArbitreError):  # noqa: N818 - says more than an Error suffix
    """A reference that can't be read: ``not_a_reference`` or ``off_board``; ``text`` is what was written."""


class Direction(StrEnum):
    """Direction of a word; its value is what the files write."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> Direction:
        """The other direction."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


@dataclass(frozen=True, slots=True, order=True)
class Reference:
    """First square of a word (``row`` and ``column`` from 0) and its direction (rules 1.1, 4.3.1)."""

    row: int
    column: int
    direction: Direction

    @property
    def square(self) -> int:
        """Index of the first square, 0 to 224, row by row."""
        return self.row * SIZE + self.column

    @property
    def step(self) -> int:
        """Difference between two squares of the word."""
        return 1 if self.direction is Direction.ACROSS else SIZE

    def inverted(self) -> Reference:
        """The same square in the other direction."""
        return Reference(self.row, self.column, self.direction.other)

    def shifted(self, squares: int) -> Reference:
        """The reference so many squares further along the word (may leave the board)."""
        if self.direction is Direction.ACROSS:
            return Reference(self.row, self.column + squares, self.direction)
        return Reference(self.row + squares, self.column, self.direction)

    def text(self, row_label: str) -> str:
        """Write it in a tile set's convention.

        >>> Reference(7, 3, Direction.ACROSS).text("letter"), Reference(7, 3, Direction.ACROSS).text("number")
        ('H4', '8D')
        """
        letter_first = (row_label == "letter") == (self.direction is Direction.ACROSS)
        letter, number = (self.row, self.column) if row_label == "letter" else (self.column, self.row)
        label = chr(ord("A") + letter)
        return f"{label}{number + 1}" if letter_first else f"{number + 1}{label}"

    @classmethod
    def parse(cls, text: str, row_label: str) -> Reference:
        """Read a reference in a tile set's convention, in either case, spaces allowed.

        >>> Reference.parse("4h", "letter") == Reference(7, 3, Direction.DOWN)
        True
        """
        stripped = text.strip()
        if match := _LETTER_FIRST.fullmatch(stripped):
            label, number, letter_first = match[1], int(match[2]), True
        elif match := _NUMBER_FIRST.fullmatch(stripped):
            label, number, letter_first = match[2], int(match[1]), False
        else:
            raise BadReference("not_a_reference", text=text)
        letter = ord(label.upper()) - ord("A")
        if not (letter < SIZE and 1 <= number <= SIZE):
            raise BadReference("off_board", text=text)
        row, column = (letter, number - 1) if row_label == "letter" else (number - 1, letter)
        across = letter_first == (row_label == "letter")
        return cls(row, column, Direction.ACROSS if across else Direction.DOWN)

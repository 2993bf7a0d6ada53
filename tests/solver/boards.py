"""What the tests of the solver share: premiums, readable positions and a judge that knows no data structure."""

from __future__ import annotations

import itertools
import json
import lzma
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from arbitre.solver import BLANK_BIT, RawMove

ROOT = Path(__file__).resolve().parents[2]
POSITIONS = ROOT / "tests" / "data" / "positions"
AZ = {chr(64 + code): code for code in range(1, 27)}
BONUS = (0, 0, 0, 0, 0, 0, 0, 50, 75, 100)

_CORNER = (
    "=..'...=",
    '.-..."..',
    "..-...'.",
    "'..-...'",
    "....-...",
    '."..."..',
    "..'...'.",
    "=..'...-",
)
_ROWS = [row + row[-2::-1] for row in _CORNER]
_PREMIUMS = "".join(_ROWS + _ROWS[-2::-1])
LETTER_TIMES = bytes({"'": 2, '"': 3}.get(mark, 1) for mark in _PREMIUMS)
WORD_TIMES = bytes({"-": 2, "=": 3}.get(mark, 1) for mark in _PREMIUMS)

_VALUES = {
    "fr": "A1 B3 C3 D2 E1 F4 G2 H4 I1 J8 K10 L1 M2 N1 O1 P3 Q8 R1 S1 T1 U1 V4 W10 X10 Y10 Z10",
    "it": "A1 E1 I1 O1 C2 R2 S2 T2 L3 M3 N3 U3 B5 D5 F5 P5 V5 G8 H8 Z8 Q10",
    "en": "A1 E1 I1 L1 N1 O1 R1 S1 T1 U1 D2 G2 B3 C3 M3 P3 F4 H4 V4 W4 Y4 K5 J8 X8 Q10 Z10",
}


def values(language: str) -> bytes:
    """Points by code."""
    points = bytearray(32)
    for entry in _VALUES[language].split():
        points[AZ[entry[0]]] = int(entry[1:])
    return bytes(points)


def codes(text: str) -> bytes:
    """`ABc?` as codes: lower case is a blank, `?` and `.` are 0."""
    return bytes(
        0 if letter in "?." else AZ[letter] if letter.isupper() else AZ[letter.upper()] | BLANK_BIT for letter in text
    )


def text_of(word: bytes) -> str:
    """Codes as letters, lower case for a blank."""
    return "".join(chr(96 + (code & 31)) if code & BLANK_BIT else chr(64 + code) for code in word)


def written(move: RawMove, language: str) -> str:
    """A move as the oracle's files write it: French rows have letters, Italian and English columns."""
    row, column = divmod(move.square, 15)
    letter_first = (language == "fr") != move.down
    if language == "fr":
        letter, number = chr(65 + row), str(column + 1)
    else:
        letter, number = chr(65 + column), str(row + 1)
    return f"{letter + number if letter_first else number + letter} {text_of(move.word)}"


def positions(name: str) -> list[dict[str, Any]]:
    """The oracle's positions of one file."""
    return [json.loads(line) for line in (POSITIONS / f"{name}.jsonl").read_text("utf-8").splitlines()]


def shipped_words(language: str) -> bytes:
    """The text of the list shipped for a language: all its layers, one after the other."""
    files = sorted((ROOT / "lexicons" / language).glob("*.txt.xz"))
    return b"\n".join(lzma.decompress(file.read_bytes()) for file in files)


def blob(words: list[bytes] | set[bytes]) -> bytes:
    """Words as `build` wants them."""
    return b"".join(word + b"\0" for word in words)


class Judge:
    """Finds the legal moves of a position by trying every word on every square, blanks included: slow and obvious."""

    def __init__(self, words: set[bytes], points: bytes) -> None:
        self.words = words
        self.points = points

    def moves(self, board: bytes, rack: bytes, most: int) -> list[RawMove]:
        """Every legal move, in the order of the solver's list; a move touches the tiles, or covers the centre."""
        found: list[RawMove] = []
        near = {at for at in range(225) for way in (False, True) for side in (-1, 1) if _tile(board, at, way, side)}
        near |= {at for at in range(225) if board[at]} or {112}
        for word in self.words:
            for square in range(225):
                for down in (False, True):
                    squares = _line(square, down, len(word))
                    if squares and near.intersection(squares):
                        found += self._lay(board, Counter(rack), most, word, squares, down)
        return sorted(found, key=lambda move: (-move.score, move.square, move.down, move.word))

    def _lay(
        self, board: bytes, rack: Counter[int], most: int, word: bytes, squares: list[int], down: bool
    ) -> Iterator[RawMove]:
        if _tile(board, squares[0], down, -1) or _tile(board, squares[-1], down, 1):
            return
        if any(board[at] and board[at] & 31 != code for at, code in zip(squares, word, strict=True)):
            return
        free = [place for place, at in enumerate(squares) if not board[at]]
        if not 1 <= len(free) <= most:
            return
        if down and not any(board):
            return
        others = [self._other_word(board, squares[place], not down) for place in free]
        for place, other in zip(free, others, strict=True):
            if other is None:
                continue
            if len(free) == 1 and down:
                return  # the same tile on the same square is a word across
            before, after = other
            if (
                bytes(code & 31 for code in before) + word[place : place + 1] + bytes(code & 31 for code in after)
                not in self.words
            ):
                return
        for blanks in itertools.product((False, True), repeat=len(free)):
            needed = Counter(0 if blank else word[place] for place, blank in zip(free, blanks, strict=True))
            if not needed <= rack:
                continue
            tiles = bytearray(board[at] or code for at, code in zip(squares, word, strict=True))
            for place, blank in zip(free, blanks, strict=True):
                tiles[place] |= BLANK_BIT if blank else 0
            yield RawMove(self._score(board, squares, tiles, free, others), bytes(tiles), squares[0], down)

    def _other_word(self, board: bytes, square: int, down: bool) -> tuple[bytes, bytes] | None:
        before = after = b""
        at = square
        while tile := _tile(board, at, down, -1):
            before = bytes((tile,)) + before
            at -= 15 if down else 1
        at = square
        while tile := _tile(board, at, down, 1):
            after += bytes((tile,))
            at += 15 if down else 1
        return (before, after) if before or after else None

    def _value(self, tile: int) -> int:
        return 0 if tile & BLANK_BIT else self.points[tile]

    def _score(
        self,
        board: bytes,
        squares: list[int],
        tiles: bytearray,
        free: list[int],
        others: list[tuple[bytes, bytes] | None],
    ) -> int:
        times = 1
        total = 0
        side = 0
        for at, tile in zip(squares, tiles, strict=True):
            if board[at]:
                total += self._value(tile)
            else:
                total += self._value(tile) * LETTER_TIMES[at]
                times *= WORD_TIMES[at]
        for place, other in zip(free, others, strict=True):
            if other is not None:
                at = squares[place]
                joined = sum(map(self._value, other[0] + other[1]))
                side += (joined + self._value(tiles[place]) * LETTER_TIMES[at]) * WORD_TIMES[at]
        return total * times + side + BONUS[min(len(free), len(BONUS) - 1)]


def _line(square: int, down: bool, length: int) -> list[int] | None:
    row, column = divmod(square, 15)
    if (row if down else column) + length > 15:
        return None
    return [square + place * (15 if down else 1) for place in range(length)]


def _tile(board: bytes, square: int, down: bool, side: int) -> int:
    """The tile beside a square, 0 when there is none or the board ends."""
    row, column = divmod(square, 15)
    row, column = (row + side, column) if down else (row, column + side)
    return board[15 * row + column] if 0 <= row < 15 and 0 <= column < 15 else 0


def play(board: bytes, move: RawMove) -> bytes:
    """The board after a move."""
    after = bytearray(board)
    for place, tile in enumerate(move.word):
        after[move.square + place * (15 if move.down else 1)] = tile
    return bytes(after)


def random_words(source: random.Random, alphabet: bytes, count: int) -> set[bytes]:
    """Words of 2 to 8 letters that share beginnings and ends, as real ones do."""
    parts = [bytes(source.choices(alphabet, k=source.randint(1, 3))) for _ in range(12)]
    words: set[bytes] = set()
    while len(words) < count:
        word = b"".join(source.choices(parts, k=source.randint(1, 4)))[:8]
        if len(word) > 1:
            words.add(word)
    return words

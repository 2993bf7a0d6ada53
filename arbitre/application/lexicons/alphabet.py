"""The letters of a tile set as the solver's codes: 1 to 31 in the order of the set, 0 a blank or an empty square."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import SIZE, Direction, Reference
from arbitre.domain.board.tiles import BLANK, Letter, LetterError, Letters, TileSet
from arbitre.solver import BLANK_BIT, RawMove

CODES = 32


class Alphabet:
    """The two-way translation; one for each tile set, shared by everything that speaks to the solver."""

    def __init__(self, tile_set: TileSet) -> None:
        self.tile_set = tile_set
        self.codes: dict[Letter, int] = {tile.text: code for code, tile in enumerate(tile_set.tiles, start=1)}
        self._squares = {"": 0} | self.codes | {text.lower(): code | BLANK_BIT for text, code in self.codes.items()}
        self._letters = [""] * (2 * BLANK_BIT)
        for text, code in self.codes.items():
            self._letters[code] = text
            self._letters[code | BLANK_BIT] = text.lower()
        self._single = max(map(len, self.codes)) == 1

    @cached_property
    def values(self) -> bytes:
        """Points of each code, 0 for the blank."""
        points = bytearray(CODES)
        for tile in self.tile_set.tiles:
            points[self.codes[tile.text]] = tile.value
        return bytes(points)

    @cached_property
    def _plain(self) -> dict[int, int]:
        """For ``str.translate``: letters to codes, for sets without longer tiles."""
        return {ord(text): code for text, code in self.codes.items()}

    def word(self, text: str) -> bytes | None:
        """The codes of a plain upper-case word, longest tile first; ``None`` when a letter is not in the set."""
        if self._single:
            raw = text.translate(self._plain)
            # What has no code stays itself, above every code; control characters are no letters either.
            return raw.encode("latin-1") if text.isalpha() and all(char <= "\x1f" for char in raw) else None
        try:
            return bytes(self.codes[letter] for letter in self.tile_set.parse_word(text))
        except (LetterError, KeyError):
            return None

    def letters_of(self, letters: Iterable[Letter]) -> bytes:
        """Codes of letters cut already, blanks as the letter they stand for. Raises ``LetterError``."""
        return bytes(self.code(letter) for letter in letters)

    def code(self, letter: Letter) -> int:
        """Code of one letter, in either case. Raises ``LetterError``."""
        found = self.codes.get(letter.upper())
        if found is None:
            raise LetterError("unknown_letter", letter=letter, language=self.tile_set.language)
        return found

    def rack(self, letters: Iterable[Letter]) -> bytes:
        """Codes of a rack, 0 for a blank. Raises ``LetterError``."""
        return bytes(0 if letter == BLANK else self.code(letter) for letter in letters)

    def board(self, board: Board) -> bytes:
        """The 225 codes of a board."""
        return bytes(map(self._squares.__getitem__, board.squares))

    def letters(self, codes: bytes) -> Letters:
        """Letters of a word of the solver, blanks in lower case."""
        return tuple(map(self._letters.__getitem__, codes))

    def text(self, codes: bytes) -> str:
        """The plain word of codes without blanks, as word lists write it."""
        return "".join(map(self._letters.__getitem__, codes))

    def lines(self, words: Iterable[bytes]) -> str:
        """The plain text of many words of codes, a line feed between them."""
        return b"\0".join(words).decode("latin-1").translate(self._display)

    @cached_property
    def _display(self) -> dict[int, str]:
        return {0: "\n"} | {code: text for text, code in self.codes.items()}

    def move(self, raw: RawMove) -> Move:
        """A move of the solver as the domain's."""
        points, word, square, down = raw
        direction = Direction.DOWN if down else Direction.ACROSS
        return Move(self.letters(word), Reference(*divmod(square, SIZE), direction), points)

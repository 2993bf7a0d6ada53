"""Tile sets: the letters of a language, their values and counts, and how texts are cut into letters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from itertools import islice
from typing import Any

from arbitre.domain.base.errors import ArbitreError

Letter = str
"""The display text of a tile: upper case for a tile, lower case for a blank that stands for it."""
Letters = tuple[Letter, ...]
"""A word, a rack or a bag; in a rack or a bag ``BLANK`` is a blank."""
BLANK = "?"
MAX_ALPHABET = 31


class LetterError(ArbitreError):
    """A text that is not letters of the tile set (``unknown_letter``, ``mixed_case``, ``open_bracket``)."""


class TileSetError(ArbitreError):
    """A tile set that contradicts itself; ``key`` names the entry."""


class Kind(StrEnum):
    """What a letter counts as in the vowel and consonant test (rule 3.2)."""

    VOWEL = "vowel"
    CONSONANT = "consonant"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class Tile:
    """One letter of the alphabet: ``value`` in points, ``count`` in a full set (0: only a blank may be one)."""

    text: str
    value: int
    count: int
    kind: Kind
    spelling: str = ""


def is_blank(letter: Letter) -> bool:
    """Tell whether a letter of a word or a board was played by a blank."""
    return letter != letter.upper()


def to_text(letters: Iterable[Letter]) -> str:
    """Write letters as the files do: several characters stand in brackets, a blank in lower case.

    >>> to_text(("CH", "i", "l·l", "?"))
    '[CH]i[l·l]?'
    """
    return "".join(letter if len(letter) == 1 else f"[{letter}]" for letter in letters)


def to_entry(letters: Iterable[Letter]) -> str:
    """Write a word as slips keep it: as people do, and brackets round a blank of several characters.

    >>> to_entry(("ch", "I", "LL", "o"))
    '[ch]ILLo'
    """
    return "".join(f"[{letter}]" if len(letter) > 1 and is_blank(letter) else letter for letter in letters)


def to_print(letters: Iterable[Letter]) -> str:
    """Write a word for people: blanks in round brackets.

    >>> to_print(("C", "h", "A"))
    'C(H)A'
    """
    return "".join(f"({letter.upper()})" if is_blank(letter) else letter for letter in letters)


@dataclass(frozen=True)
class TileSet:
    """The letters of one language and the convention of its references.

    ``row_label`` is ``"letter"`` or ``"number"``: what names the rows; the row's label written first means across.
    """

    language: str
    name: str
    row_label: str
    tiles: tuple[Tile, ...]
    blanks: int
    language_name: str = ""
    blank_name: str = "Joker"
    _by_text: Mapping[str, Tile] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        if self.row_label not in ("letter", "number"):
            raise TileSetError("bad_value", key="row_label", value=self.row_label, allowed="letter, number")
        if not 1 <= len(self.tiles) <= MAX_ALPHABET:
            raise TileSetError("bad_value", key="tiles", value=len(self.tiles), allowed=f"1-{MAX_ALPHABET}")
        object.__setattr__(self, "_by_text", {tile.text: tile for tile in self.tiles})
        if len(self._by_text) != len(self.tiles):
            raise TileSetError("bad_value", key="tiles", value="duplicate", allowed="each letter once")

    @classmethod
    def from_mapping(cls, data: Mapping[str, Any]) -> TileSet:
        """Read the content of a ``tiles.toml``; a wrong entry is refused with its key."""
        try:
            tiles = tuple(
                Tile(text, row[0], row[1], Kind(row[2]), row[3] if len(row) > 3 else "")
                for text, row in data["tiles"].items()
            )
            result = cls(
                data["language"],
                data["name"],
                data["row_label"],
                tiles,
                data["blanks"],
                data.get("language_name", ""),
                data.get("blank_name", "Joker"),
            )
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise TileSetError("bad_value", key="tiles.toml", value=str(error), allowed="") from error
        for tile in tiles:
            if tile.text != tile.text.upper() or not 1 <= len(tile.text) <= 3 or tile.value < 0 or tile.count < 0:
                raise TileSetError("bad_value", key=tile.text, value=[tile.value, tile.count], allowed="[1, 9, ...]")
        if "total" in data and data["total"] != result.total:
            raise TileSetError("bad_value", key="total", value=data["total"], allowed=result.total)
        return result

    def to_mapping(self) -> dict[str, Any]:
        """Give back what ``from_mapping`` reads, for the journal."""
        return {
            "language": self.language,
            "language_name": self.language_name,
            "name": self.name,
            "row_label": self.row_label,
            "blanks": self.blanks,
            "blank_name": self.blank_name,
            "total": self.total,
            "tiles": {
                tile.text: [tile.value, tile.count, str(tile.kind), *([tile.spelling] if tile.spelling else [])]
                for tile in self.tiles
            },
        }

    @cached_property
    def total(self) -> int:
        """Number of tiles in a full set, blanks included."""
        return sum(tile.count for tile in self.tiles) + self.blanks

    @cached_property
    def order(self) -> Mapping[Letter, int]:
        """Place of each letter in the alphabet, the blank last."""
        return {tile.text: index for index, tile in enumerate(self.tiles)} | {BLANK: len(self.tiles)}

    @cached_property
    def _longest(self) -> int:
        return max(len(tile.text) for tile in self.tiles)

    @cached_property
    def has_long_tiles(self) -> bool:
        """True when some tile holds several characters."""
        return self._longest > 1

    def tile(self, letter: Letter) -> Tile:
        """Find the tile of a letter, upper or lower case; ``LetterError`` when the set has none."""
        found = self._by_text.get(letter.upper())
        if found is None:
            raise LetterError("unknown_letter", letter=letter, language=self.language)
        return found

    def value(self, letter: Letter) -> int:
        """Points of a letter as it lies: a blank, in the rack or in a word, is worth 0."""
        return 0 if letter == BLANK or is_blank(letter) else self.tile(letter).value

    def full_bag(self) -> Counter[Letter]:
        """Count the tiles of a new set."""
        bag = Counter({tile.text: tile.count for tile in self.tiles if tile.count})
        bag[BLANK] = self.blanks
        return bag

    def sorted(self, letters: Iterable[Letter]) -> Letters:
        """Put letters in the order of the alphabet, blanks last (as a leftover is written)."""
        order = self.order
        return tuple(sorted(letters, key=lambda letter: order[letter.upper()]))

    def parse_squares(self, text: str, *, empty: str = "") -> Letters:
        """Cut a text into squares, one character a square and brackets for longer tiles.

        ``empty``: the character of an empty square, kept as ``""``. Raises ``LetterError``.
        """
        letters: list[Letter] = []
        index = 0
        while index < len(text):
            piece = text[index]
            if piece == "[":
                end = text.find("]", index)
                if end < 0:
                    raise LetterError("open_bracket", text=text)
                piece = text[index + 1 : end]
                index = end
            index += 1
            letters.append("" if empty and piece == empty else self._checked(piece))
        return tuple(letters)

    def parse_rack(self, text: str) -> Letters:
        """Cut a rack: letters in either case, ``?`` a blank, brackets; spaces are skipped.

        >>> # TileSet of French: parse_rack("ae?") == ("A", "E", "?")
        """
        joined = "".join(text.split()).upper()
        return tuple(BLANK if piece == BLANK else piece for piece in self._rack_pieces(joined))

    def readings(self, text: str, most: int = 64) -> tuple[str, ...]:
        """A rack as people type it, in every way that its longer tiles can be read, longest first.

        ``CHAL`` in Spanish: ``[CH]AL`` and ``CHAL``; nothing joins over a space, a sign or a bracket.
        """
        if not self.has_long_tiles:
            return (text,)
        middle = "·" if any("·" in tile.text for tile in self.tiles) else ""
        typed = re.sub(r"(?<=[Ll])[.•](?=[Ll])", middle, text).upper() if middle else text.upper()
        return tuple(islice(self._cuts(typed), most))

    def _cuts(self, text: str) -> Iterator[str]:
        if not text:
            yield ""
            return
        if text[0] == "[":
            end = text.find("]") + 1 or len(text)
            yield from (text[:end] + rest for rest in self._cuts(text[end:]))
            return
        for size in range(min(self._longest, len(text)), 1, -1):
            if text[:size] in self._by_text:
                yield from (f"[{text[:size]}]{rest}" for rest in self._cuts(text[size:]))
        yield from (text[0] + rest for rest in self._cuts(text[1:]))

    def going_on(self, text: str) -> tuple[str, ...]:
        """What the last characters of a word being typed may become: ``CAL`` in Spanish is ``CAL`` or ``CALL``.

        The text itself comes first where it is letters of the set; ``Q`` in Catalan is only the beginning of ``QU``.
        """
        found = [text] if self._is_word(text) else []
        for size in range(1, min(self._longest, len(text) + 1)):
            head, tail = text[:-size], text[-size:]
            if self._is_word(head):
                found += [
                    head + tile.text for tile in self.tiles if len(tile.text) > size and tile.text.startswith(tail)
                ]
        return tuple(dict.fromkeys(found))

    def _is_word(self, text: str) -> bool:
        try:
            self.parse_word(text)
        except LetterError:
            return False
        return True

    def _rack_pieces(self, text: str) -> Iterable[Letter]:
        rest = text
        while rest:
            head, blank, rest = rest.partition(BLANK)
            yield from self.parse_squares(head)
            if blank:
                yield BLANK

    def parse_word(self, text: str) -> Letters:
        """Cut a word, longest tile first; brackets force a tile; lower case is a blank."""
        letters: list[Letter] = []
        index = 0
        while index < len(text):
            if text[index] == "[":
                end = text.find("]", index)
                if end < 0:
                    raise LetterError("open_bracket", text=text)
                letters.append(self._checked(text[index + 1 : end]))
                index = end + 1
                continue
            for size in range(min(self._longest, len(text) - index), 0, -1):
                piece = text[index : index + size]
                if piece.upper() in self._by_text and (piece == piece.upper() or piece == piece.lower()):
                    letters.append(piece)
                    index += size
                    break
            else:
                raise LetterError("unknown_letter", letter=text[index], language=self.language)
        return tuple(letters)

    def _checked(self, piece: str) -> Letter:
        if piece.upper() not in self._by_text:
            raise LetterError("unknown_letter", letter=piece, language=self.language)
        if piece not in (piece.upper(), piece.lower()):
            raise LetterError("mixed_case", letter=piece)
        return piece

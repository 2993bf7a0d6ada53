"""Turns a word list, as people have them, into codes: any usual encoding and line end, any case, accents or not.

One word a line; `#` begins a comment.  A letter that is no tile of the alphabet is read without its accent (É as E, Œ
as OE), a letter that is one stays (Ñ, Ä).  Tiles of several characters are recognised from left to right, the longest
first.  What cannot be a word is left out, counted, and the first such lines are returned to be shown.
"""

from __future__ import annotations

import codecs
import gzip
import io
import lzma
import os
import re
import unicodedata
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from arbitre.solver.errors import WordListError

LIMIT = 32 << 20
"""Bytes of text accepted; a million words take about twelve million."""

SHOWN = 20
"""Odd lines returned."""

LONGEST = 15
_ODD = 0xFF  # a character that is no tile
_TILE = 0x80  # `_TILE + code` stands for a tile while the text is being translated
_LETTERS = {"Œ": "OE", "Æ": "AE", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH", "Ħ": "H", "ẞ": "SS", "ß": "SS"}
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_ASCII = bytes(range(128))
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\r\f\x1a")) + b"\x7f"


@dataclass(frozen=True)
class OddLine:
    """A line that is no word; `reason`: `short` (one letter), `long` (more than 15), `character` (not a tile)."""

    line: int
    text: str
    reason: str


@dataclass(frozen=True)
class WordList:
    """The words of a text as codes, each ended by a 0 (repeats are kept), and what was left out."""

    blob: bytes
    words: int
    odd_count: int
    odd: tuple[OddLine, ...]
    encoding: str


def read(source: str | os.PathLike[str] | bytes, tiles: Mapping[str, int], limit: int = LIMIT) -> WordList:
    """Reads a text list, plain or compressed (gzip, xz), from a path or from bytes.

    `tiles` gives the code (1 to 31) of each tile by what is written on it.  At most `limit` bytes of text are read,
    whatever the size of the file.  Raises `WordListError`.
    """
    data = _content(source, limit)
    if not data.strip():
        raise WordListError("empty")
    alphabet = {display.upper(): code for display, code in tiles.items() if 0 < code < 32}
    if data.isascii() and all(len(display) == 1 for display in alphabet):
        _refuse_binary(data)
        encoding, lines = "ascii", data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        originals = lines
    else:
        text, encoding = _decode(data)
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        lines = _fold(text, alphabet).encode("latin-1", "replace")
        originals = text.encode("utf-8")
    words, odd_count, odd = _words(lines, originals, alphabet)
    count = sum(1 for word in words if word)
    if not count:
        raise WordListError("no_word", odd_count=odd_count, odd=odd)
    if encoding == "cp1252" and odd_count > count:
        raise WordListError("encoding", odd_count=odd_count, odd=odd)
    return WordList(b"\0".join(words) + b"\0", count, odd_count, odd, encoding)


def _content(source: str | os.PathLike[str] | bytes, limit: int) -> bytes:
    """The bytes of the text, decompressed, never more than `limit` of them in memory."""
    try:
        with io.BytesIO(source) if isinstance(source, bytes) else Path(source).open("rb") as file:
            start = file.read(6)
            size = file.seek(0, io.SEEK_END)
            file.seek(0)
            if start.startswith(b"\x1f\x8b"):
                with gzip.open(file) as unpacked:
                    data = _at_most(unpacked, limit)
            elif start.startswith(b"\xfd7zXZ\x00"):
                with lzma.open(file) as unpacked:
                    data = _at_most(unpacked, limit)
            elif size > limit:
                raise WordListError("too_large", size=size, limit=limit)
            else:
                data = file.read()
    except FileNotFoundError as error:
        raise WordListError("missing", path=str(source)) from error
    except (EOFError, gzip.BadGzipFile, lzma.LZMAError, zlib.error) as error:
        raise WordListError("compression", error=str(error)) from error
    except OSError as error:
        raise WordListError("unreadable", path=str(source), error=error.strerror) from error
    return data


def _at_most(file: IO[bytes] | gzip.GzipFile, limit: int) -> bytes:
    data = file.read(limit + 1)
    if len(data) > limit:
        raise WordListError("too_large", limit=limit)
    return data


def _refuse_binary(data: bytes) -> None:
    """Raises `WordListError` when the bytes are not a text of one byte a character."""
    odd = len(data) - len(data.translate(None, _CONTROLS))
    if not odd:
        return
    zeros = data.count(0)
    if zeros * 5 > len(data) * 2 and max(data[::2].count(0), data[1::2].count(0)) == zeros:
        raise WordListError("encoding", guess="utf-16")
    raise WordListError("binary", control_characters=odd)


def _decode(data: bytes) -> tuple[str, str]:
    """The text and its encoding: as its mark says, else UTF-8, else Windows Latin-1."""
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            try:
                return data.decode(encoding), encoding
            except UnicodeDecodeError as error:
                raise WordListError("encoding", guess=encoding, at=error.start) from error
    _refuse_binary(data)
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        pass
    if 3 * len(data.translate(None, _ASCII)) > len(data.translate(None, b" \t\r\n")):
        raise WordListError("encoding")  # no Latin language has so many accents
    try:
        return data.decode("cp1252"), "cp1252"
    except UnicodeDecodeError as error:
        raise WordListError("encoding", at=error.start) from error


def _fold(text: str, alphabet: Mapping[str, int]) -> str:
    """The text in ASCII, but each tile of several characters, or with a letter of its own, as `chr(_TILE + code)`."""
    text = unicodedata.normalize("NFC", text).upper()
    displayed = set("".join(alphabet))
    for letter in sorted(set(text) - displayed):
        if not letter.isascii():
            text = text.replace(letter, _plain(letter))
    several = sorted((display for display in alphabet if len(display) > 1), key=len, reverse=True)
    if several:
        pattern = re.compile("|".join(map(re.escape, several)))
        text = pattern.sub(lambda found: chr(_TILE + alphabet[found.group()]), text)
    for letter in displayed:
        if not letter.isascii():
            text = text.replace(letter, chr(_TILE + alphabet[letter]) if letter in alphabet else chr(_ODD))
    return text


def _plain(letter: str) -> str:
    """A letter without its accent, as one or two of A to Z; `chr(_ODD)` for what has none; spaces become a space."""
    if letter.isspace():
        return " "
    if letter in "\ufeff\u200b\u00ad":
        return ""
    bare = "".join(_LETTERS.get(part, part) for part in unicodedata.normalize("NFKD", letter))
    bare = "".join(part for part in bare.upper() if not unicodedata.combining(part))
    return bare if bare.isascii() and bare.isalpha() else chr(_ODD)


def _words(lines: bytes, originals: bytes, alphabet: Mapping[str, int]) -> tuple[list[bytes], int, tuple[OddLine, ...]]:
    """The codes of each line (nothing for one that is no word), the number of odd lines and the first of them."""
    table = bytearray([_ODD]) * 256
    table[ord("\n")] = 0
    for display, code in alphabet.items():
        table[_TILE + code] = code
        if len(display) == 1 and display.isascii():
            table[ord(display)] = table[ord(display.lower())] = code
    words = lines.translate(table).split(b"\0")
    count = 0
    odd: list[OddLine] = []
    texts: list[bytes] | None = None
    shown: list[bytes] = []
    for number, word in enumerate(words):
        if not word or (1 < len(word) <= LONGEST and _ODD not in word):
            continue
        if texts is None:
            texts, shown = lines.split(b"\n"), originals.split(b"\n")
        word = texts[number].split(b"#")[0].strip(b" \t\f\x1a").translate(table)
        words[number] = word
        if not word:
            continue
        reason = "character" if _ODD in word else "short" if len(word) < 2 else "long" if len(word) > LONGEST else ""
        if reason:
            words[number] = b""
            count += 1
            if len(odd) < SHOWN:
                odd.append(OddLine(number + 1, shown[number].decode("utf-8", "replace").strip()[:60], reason))
    return words, count, tuple(odd)

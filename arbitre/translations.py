"""Compiled translations without Qt, for the command line: reads the ``.qm`` files that the window loads too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from struct import unpack_from

from arbitre.resources import data_path

SOURCE = "fr"
"""The language that every text is written in; it needs no file."""
LANGUAGES = ("fr", "en", "it")

# The layout that Qt's linguist tools write: a head of 16 bytes, then sections, each a tag and a length.
_HEAD, _HASHES, _MESSAGES = 16, 0x42, 0x69
_END, _TRANSLATION, _OBSOLETE, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 5, 6, 7, 8


class Translations:
    """The texts of one language. A damaged or missing file translates nothing: the source text is shown."""

    def __init__(self, data: bytes) -> None:
        self._offsets: dict[int, list[int]] = {}
        self._messages = b""
        for tag, section in _sections(data):
            if tag == _HASHES:
                for at in range(0, len(section) - 7, 8):
                    key, offset = unpack_from(">II", section, at)
                    self._offsets.setdefault(key, []).append(offset)
            elif tag == _MESSAGES:
                self._messages = section

    def translate(self, context: str, text: str) -> str:
        """The text in this language, the text itself where there is none."""
        wanted = text.encode()
        for offset in self._offsets.get(_hash(wanted), ()):
            found = self._message(offset)
            if found is not None and found.get(_SOURCE) == wanted and found.get(_CONTEXT) == context.encode():
                return found.get(_TRANSLATION, b"").decode("utf-16-be", "replace") or text
        return text

    def _message(self, at: int) -> dict[int, bytes] | None:
        fields: dict[int, bytes] = {}
        while at < len(self._messages):
            tag = self._messages[at]
            if tag == _END:
                return fields
            if tag == _OBSOLETE:
                at += 5
                continue
            if at + 5 > len(self._messages):
                break
            length = unpack_from(">I", self._messages, at + 1)[0]
            at += 5
            if length != 0xFFFFFFFF:  # a translation that is empty
                fields.setdefault(tag, self._messages[at : at + length])
                at += length
        return None


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = _HEAD
    while at + 5 <= len(data):
        tag, length = unpack_from(">BI", data, at)
        yield tag, data[at + 5 : at + 5 + length]
        at += 5 + length


def _hash(text: bytes) -> int:
    """The hash of ELF files, as Qt uses it; never 0."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return value or 1


@cache
def translations(language: str) -> Translations:
    """Those of a language; French, or a language that there is not, has none."""
    try:
        return Translations((data_path("i18n") / f"arbitre_{language}.qm").read_bytes() if language != SOURCE else b"")
    except OSError:
        return Translations(b"")

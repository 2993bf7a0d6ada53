"""The typeface of the papers, parsed once, with figures that stand under each other."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from struct import unpack_from
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from arbitre.domain.base.names import writable
from arbitre.resources import data_path

REGULAR, BOLD, ITALIC = "Arbitre", "Arbitre-Bold", "Arbitre-Italic"
_FILES = {REGULAR: "Regular", BOLD: "Bold", ITALIC: "Italic"}
_WIDE = {REGULAR: "DejaVuSans", BOLD: "DejaVuSans-Bold", ITALIC: "DejaVuSans"}
"""Per face the one with the letters that it lacks: Greek, Cyrillic, Vietnamese and many more."""


@cache
def fonts() -> dict[str, TTFont]:
    """Register the embedded faces and give them back by name."""
    found: dict[str, TTFont] = {}
    for name, style in _FILES.items():
        font = TTFont(name, str(data_path(f"fonts/AtkinsonHyperlegible-{style}.ttf")))
        _use_tabular_figures(font)
        pdfmetrics.registerFont(font)
        found[name] = font
    return found


@cache
def wide_font(face: str) -> TTFont:
    """The face that stands in for letters that ours lacks; read only when a document has some."""
    font = TTFont(_WIDE[face], str(data_path(f"fonts/{_WIDE[face]}.ttf")))
    pdfmetrics.registerFont(font)
    return font


@lru_cache(maxsize=65536)
def runs(text: str, face: str) -> tuple[tuple[TTFont, str], ...]:
    """A text cut where the typeface changes: nearly always one piece."""
    own = fonts()[face]
    have = own.face.charToGlyph
    if all(ord(char) in have for char in text):
        return ((own, text),)
    pieces = groupby(printable(text), key=lambda char: ord(char) in have)
    return tuple((own if ours else wide_font(face), "".join(part)) for ours, part in pieces)


def _use_tabular_figures(font: TTFont) -> None:
    """Let the digits name the font's tabular glyphs (OpenType ``tnum``), which PDF writers can't ask for."""
    face: Any = font.face
    if "GSUB" not in face.table:
        return
    substitutes = tabular_substitutes(face.get_table("GSUB"))
    widths = unpack_from(f">{face.numGlyphs * 2}H", face.get_table("hmtx").ljust(face.numGlyphs * 4, b"\0"))
    scale = 1000.0 / face.unitsPerEm
    for code in range(ord("0"), ord("9") + 1):
        glyph = substitutes.get(face.charToGlyph[code])
        if glyph is not None:
            face.charToGlyph[code] = glyph
            face.charWidths[code] = round(widths[glyph * 2] * scale)


def tabular_substitutes(gsub: bytes) -> dict[int, int]:
    """Read the single substitutions of feature ``tnum`` from a GSUB table: glyph -> glyph."""
    features, lookups = _number(gsub, 6), _number(gsub, 8)
    indices: list[int] = []
    for index in range(_number(gsub, features)):
        record = features + 2 + index * 6
        if gsub[record : record + 4] == b"tnum":
            feature = features + _number(gsub, record + 4)
            indices.extend(_numbers(gsub, feature + 4, _number(gsub, feature + 2)))
    found: dict[int, int] = {}
    for index in indices:
        lookup = lookups + _number(gsub, lookups + 2 + index * 2)
        if _number(gsub, lookup) == 1:
            for offset in _numbers(gsub, lookup + 6, _number(gsub, lookup + 4)):
                found |= _single(gsub, lookup + offset)
    return found


def _single(gsub: bytes, table: int) -> dict[int, int]:
    glyphs = _coverage(gsub, table + _number(gsub, table + 2))
    if _number(gsub, table) == 1:
        return {glyph: (glyph + _number(gsub, table + 4)) & 0xFFFF for glyph in glyphs}
    return dict(zip(glyphs, _numbers(gsub, table + 6, _number(gsub, table + 4)), strict=True))


def _coverage(gsub: bytes, at: int) -> list[int]:
    count = _number(gsub, at + 2)
    if _number(gsub, at) == 1:
        return _numbers(gsub, at + 4, count)
    ranges = _numbers(gsub, at + 4, count * 3)
    return [glyph for one in range(0, count * 3, 3) for glyph in range(ranges[one], ranges[one + 1] + 1)]


def _number(data: bytes, at: int) -> int:
    return int(unpack_from(">H", data, at)[0])


def _numbers(data: bytes, at: int, count: int) -> list[int]:
    return list(unpack_from(f">{count}H", data, at))


@lru_cache(maxsize=65536)
def width_of(text: str, face: str, size: float) -> float:
    """Width of a text in points."""
    return float(sum(font.stringWidth(part, size) for font, part in runs(text, face)))


@lru_cache(maxsize=65536)
def printable(text: str) -> str:
    """Write what no face has in letters that all have: a sign in place of its like, a script in Latin letters."""
    have = fonts()[REGULAR].face.charToGlyph
    if all(ord(char) in have for char in text):
        return text
    wide = wide_font(REGULAR).face.charToGlyph
    composed = unicodedata.normalize("NFC", writable(text))
    plain = (" " if char.isspace() and ord(char) not in have else char for char in composed)
    return "".join(char if ord(char) in have or ord(char) in wide else _in_latin(char) for char in plain)


def _in_latin(char: str) -> str:
    from anyascii import anyascii  # 25 ms, for letters that few names have

    return anyascii(char)

"""The federation's result file: one line a table, every field quoted, Latin-1."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from pathlib import Path

EMPTY_TABLE = "--table vide--"
_FEW = 50  # empty tables that a small event may have

# Letters that Latin-1 lacks and whose decomposition does not give a plain letter.
_REPLACEMENTS = str.maketrans(
    {
        "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "ı": "i", "Ħ": "H", "ħ": "h", "Œ": "OE", "œ": "oe", "Ŋ": "N", "ŋ": "n",
        "ẞ": "SS", "‘": "'", "’": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "−": "-", "…": "...",
        "€": "EUR", "\N{NARROW NO-BREAK SPACE}": " ",
    }
)  # fmt: skip


def to_latin1(text: str) -> str:
    """Replace what Latin-1 lacks: the letter without its accent, else a question mark; line ends become spaces.

    >>> to_latin1("Ștefan Ță – Łukasz “Œuf” 李")
    'Stefan Ta - Lukasz "OEuf" ?'
    """
    letters: list[str] = []
    for char in unicodedata.normalize("NFC", text).translate(_REPLACEMENTS):
        if ord(char) < 256:
            letters.append(char if char.isprintable() or char == "\N{NO-BREAK SPACE}" else " ")
            continue
        plain = "".join(one for one in unicodedata.normalize("NFKD", char) if ord(one) < 256)
        letters.append(plain or ("" if unicodedata.combining(char) else "?"))
    return "".join(letters)


def federation_text(results: Mapping[int, tuple[str, int]]) -> str:
    """Lines of ``"table","name","total"`` from table 1 to the last; ``results``: table -> (name, total).

    >>> print(federation_text({1: ("O'Neil", 987), 3: ("Dupont", 1002)}), end="")
    "1","O'Neil","987"
    "2","--table vide--","-1"
    "3","Dupont","1002"

    Where most numbers are empty (tables of several centres are 1001, 2001...) only those that were played are listed.
    """
    lines: list[str] = []
    last = max(results, default=0)
    tables = range(1, last + 1) if last <= 2 * len(results) + _FEW else sorted(results)
    for table in tables:
        name, total = results.get(table, (EMPTY_TABLE, -1))
        quoted = to_latin1(name).replace('"', '""')
        lines.append(f'"{table}","{quoted}","{total}"\n')
    return "".join(lines)


def write_federation(results: Mapping[int, tuple[str, int]], path: Path) -> Path:
    """Write the file of one game."""
    path.write_bytes(federation_text(results).replace("\n", "\r\n").encode("latin-1"))
    return path

"""The federation's result file: one line a table, every field quoted, Latin-1."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from pathlib import Path

EMPTY_TABLE = "--table vide--"
_FEW = 50  # empty tables that a small event may have


def to_latin1(text: str) -> str:
    """Write what Latin-1 lacks in letters that it has; controls and line ends become spaces.

    >>> to_latin1("Ștefan Ță – Łukasz “Œuf” Ελένη")
    'Stefan Ta - Lukasz "Oeuf" Eleni'
    """
    composed = unicodedata.normalize("NFC", text)
    return "".join(_latin1(char) for char in composed).replace("\N{NO-BREAK SPACE}", " ")


def _latin1(char: str) -> str:
    if ord(char) >= 256:
        from anyascii import anyascii  # 25 ms, for letters that few names have

        return anyascii(char)
    return char if char.isprintable() or char == "\N{NO-BREAK SPACE}" else " "


def _told_apart(results: Mapping[int, tuple[str, int]]) -> dict[int, str]:
    """The name of each table as the file writes it; two that only its letters make alike get their table."""
    written = {table: to_latin1(name) for table, (name, _) in results.items()}
    originals: dict[str, set[str]] = {}
    for table, (name, _) in results.items():
        originals.setdefault(written[table], set()).add(name)
    return {table: f"{name} ({table})" if len(originals[name]) > 1 else name for table, name in written.items()}


def federation_text(results: Mapping[int, tuple[str, int]]) -> str:
    """Lines of ``"table","name","total"`` from table 1 to the last; ``results``: table -> (name, total).

    >>> print(federation_text({1: ("O'Neil", 987), 3: ("Dupont", 1002)}), end="")
    "1","O'Neil","987"
    "2","--table vide--","-1"
    "3","Dupont","1002"

    Where most numbers are empty (tables of several centres are 1001, 2001...) only those that were played are listed.
    """
    lines: list[str] = []
    names = _told_apart(results)
    last = max(results, default=0)
    tables = range(1, last + 1) if last <= 2 * len(results) + _FEW else sorted(results)
    for table in tables:
        _, total = results.get(table, ("", -1))
        quoted = names.get(table, EMPTY_TABLE).replace('"', '""')
        lines.append(f'"{table}","{quoted}","{total}"\n')
    return "".join(lines)


def write_federation(results: Mapping[int, tuple[str, int]], path: Path) -> Path:
    """Write the file of one game."""
    path.write_bytes(federation_text(results).replace("\n", "\r\n").encode("latin-1"))
    return path

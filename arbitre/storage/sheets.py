"""Tables of text from files that other programs wrote: CSV of any encoding and separator, Excel and OpenDocument.

Nothing is interpreted here: every cell is text, as a person would read it on the sheet.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.names import clean
from arbitre.storage.files import write_whole
from arbitre.storage.workbooks import MOST_BYTES, MOST_ROWS, TooLarge, read_workbook

SEPARATORS = (";", ",", "\t", "|")

# Letters that lists of names are made of; a wrong encoding gives other signs.
_LIKELY = frozenset("àâäáãçéèêëíìîïñóòôöõúùûüýÿœæßøåÀÂÄÁÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜŒÆØÅăâîşţșțĂÂÎŞŢȘȚąćęłńśźżĄĆĘŁŃŚŹŻ’«»°–—")
_ENCODINGS = ("cp1252", "mac_roman", "cp850", "cp1250")


class SheetError(ArbitreError):
    """A list that can't be read or written; always with ``path``.

    Kinds: ``missing``, ``cannot_read`` and ``cannot_write`` (``detail``), ``too_large`` (``limit``), ``empty``,
    ``old_workbook`` (.xls), ``damaged`` (a workbook that is none), ``no_such_sheet`` (``sheet``).
    """


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rows of a list, empty ones at its end left out; ``encoding`` and ``separator`` of a text, ``sheets`` of a
    workbook with the one read in ``sheet``.
    """

    rows: tuple[tuple[str, ...], ...]
    encoding: str = ""
    separator: str = ""
    sheet: str = ""
    sheets: tuple[str, ...] = ()


def read_sheet(path: Path, *, sheet: str = "", encoding: str = "", separator: str = "") -> Sheet:
    """Read a list; what is not given is found out. Raises ``SheetError``."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise SheetError("too_large", path=str(path), limit=MOST_BYTES)
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise SheetError("missing", path=str(path)) from error
    except OSError as error:
        raise SheetError("cannot_read", path=str(path), detail=error.strerror or str(error)) from error
    if data[:4] == b"PK\x03\x04":
        found = _read_workbook(data, path, sheet)
    elif data[:8] == b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1":
        raise SheetError("old_workbook", path=str(path))
    else:
        found = read_text(data, encoding=encoding, separator=separator)
    if not found.rows:
        raise SheetError("empty", path=str(path))
    if len(found.rows) > MOST_ROWS:
        raise SheetError("too_large", path=str(path), limit=MOST_ROWS)
    return found


def read_text(data: bytes | str, *, encoding: str = "", separator: str = "") -> Sheet:
    """Rows of a CSV file or of what was pasted."""
    if isinstance(data, str):
        text, used = data, encoding
    elif encoding:
        text, used = data.decode(encoding, errors="replace"), encoding
    else:
        text, used = decode_text(data)
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\0", "")
    first, _, rest = text.partition("\n")
    if first.strip().lower().startswith("sep=") and len(first.strip()) == 5:  # Excel's own hint
        text, separator = rest, separator or first.strip()[4]
    separator = separator or find_separator(text)
    return Sheet(_trimmed(_split(text, separator)), used, separator)


def decode_text(data: bytes) -> tuple[str, str]:
    """Text and encoding of bytes: by its mark, as UTF-8, else the old encoding that gives the likeliest letters."""
    for mark, name in (
        (codecs.BOM_UTF8, "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if data.startswith(mark):
            return data.decode(name, errors="replace"), name
    head = data[:4000]
    for start, name in ((1, "utf-16-le"), (0, "utf-16-be")):
        if len(head) > 3 and head[start::2].count(0) > 0.4 * len(head[start::2]):
            return data.decode(name, errors="replace"), name
    with suppress(UnicodeDecodeError):
        return _encoded_once(data.decode("utf-8"))
    best = max(_ENCODINGS, key=lambda name: (_likeliness(data, name), -_ENCODINGS.index(name)))
    return data.decode(best, errors="replace"), best


# Letters of two bytes that were read as two signs of an old encoding: only these first signs, for É before » is none.
_ENCODED = re.compile(
    "[ÂÃÄÅÈ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â(?:€.|[\u0080-\u00bf]{2})"
)


def _encoded_once(text: str) -> tuple[str, str]:
    """Text that was taken for an old encoding and written as UTF-8 again ("BÃ©nÃ©vole") as it was meant.

    >>> _encoded_once("BÃ©nÃ©vole"), _encoded_once("Bénévole")
    (('Bénévole', 'utf-8, twice'), ('Bénévole', 'utf-8'))
    """
    repaired = _ENCODED.sub(_meant, text) if re.search("Ã[^ A-Za-z]", text) else text
    return repaired, "utf-8, twice" if repaired != text else "utf-8"


def _meant(found: re.Match[str]) -> str:
    for name in ("cp1252", "latin-1"):
        with suppress(UnicodeError):
            return found[0].encode(name).decode("utf-8")
    return found[0]


def _likeliness(data: bytes, encoding: str) -> int:
    special = Counter(char for char in data.decode(encoding, errors="replace") if ord(char) > 127)
    return sum(count if char in _LIKELY else -count for char, count in special.items())


def find_separator(text: str) -> str:
    """The separator that cuts most lines into the same number of cells; empty when every line is one cell.

    >>> find_separator("Dupont, Jean;12\\nMartin, Ann;13"), find_separator("Dupont\\nMartin")
    (';', '')
    """
    sample = [line for line in text.splitlines() if line.strip()][:60]
    best, best_score = "", (0.0, 0)
    for separator in SEPARATORS:
        counts = Counter(len(row) for row in _split("\n".join(sample), separator))
        columns, rows = max(((size, rows) for size, rows in counts.items() if size > 1), default=(1, 0), key=_weight)
        score = (round(rows / max(1, len(sample)), 1), columns)
        if columns > 1 and score > best_score:
            best, best_score = separator, score
    return best


def _weight(counted: tuple[int, int]) -> tuple[int, int]:
    return counted[1], counted[0]


def _split(text: str, separator: str) -> list[list[str]]:
    if not separator:
        return [[_unquoted(line)] for line in text.splitlines()]
    # A quotation mark that is never closed would swallow the rest of the list.
    odd = text.count('"') % 2
    csv.field_size_limit(MOST_BYTES)
    lines = io.StringIO(text, newline="")
    return list(csv.reader(lines, delimiter=separator, quoting=csv.QUOTE_NONE if odd else csv.QUOTE_MINIMAL))


def _unquoted(line: str) -> str:
    """The one cell of a line, without the quotation marks that programs put round it."""
    text = line.strip()
    whole = len(text) > 1 and text[0] == text[-1] == '"' and '"' not in text[1:-1].replace('""', "")
    return text[1:-1].replace('""', '"') if whole else line


def _trimmed(rows: Iterable[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    tidy = [tuple(clean(cell) for cell in row) for row in rows]
    while tidy and not any(tidy[-1]):
        tidy.pop()
    width = max((index + 1 for row in tidy for index, cell in enumerate(row) if cell), default=0)
    return tuple((row + ("",) * width)[:width] for row in tidy)


# -- workbooks -------------------------------------------------------------------------------------------------------


def _read_workbook(data: bytes, path: Path, sheet: str) -> Sheet:
    try:
        tables = read_workbook(data)
    except TooLarge as error:
        raise SheetError("too_large", path=str(path), limit=error.limit) from error
    except Exception as error:  # whatever a broken archive makes the reader stumble over
        raise SheetError("damaged", path=str(path), detail=str(error)) from error
    found = {name: _trimmed(rows) for name, rows in tables.items()}
    if sheet and sheet not in found:
        raise SheetError("no_such_sheet", path=str(path), sheet=sheet)
    chosen = sheet or next((name for name, rows in found.items() if rows), next(iter(found), ""))
    return Sheet(found.get(chosen, ()), sheet=chosen, sheets=tuple(found))


_FORMULA_STARTS = frozenset("=+-@\t\r")

# -- writing ---------------------------------------------------------------------------------------------------------


def write_rows(rows: Iterable[Sequence[str]], path: Path) -> Path:
    """Write a list as CSV that Excel opens right (UTF-8 with its mark, semicolons). Raises ``SheetError``.

    Text that a spreadsheet would take for a formula gets an apostrophe before it; reading a list takes it off again.
    """
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer, delimiter=";", lineterminator="\r\n")
    writer.writerows([guarded(cell) for cell in row] for row in rows)
    try:
        write_whole(path, buffer.getvalue().encode("utf-8-sig"), private=True)
    except OSError as error:
        raise SheetError("cannot_write", path=str(path), detail=error.strerror or str(error)) from error
    return path


def guarded(text: str) -> str:
    """The text, never a formula.

    >>> guarded("=1+1"), unguarded(guarded("=1+1")), unguarded("'t Hooft")
    ("'=1+1", '=1+1', "'t Hooft")
    """
    return f"'{text}" if text[:1] in _FORMULA_STARTS else text


def unguarded(text: str) -> str:
    """The text without the apostrophe that kept it from being a formula."""
    return text[1:] if text[:1] == "'" and text[1:2] in _FORMULA_STARTS else text

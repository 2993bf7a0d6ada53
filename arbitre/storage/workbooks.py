"""Workbooks that other programs wrote, Excel and OpenDocument, measured before they are read.

A few hundred bytes can declare a thousand million repeated cells. So the archive is gone through as a stream first,
within bounds; only what was counted is handed to the reader.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from datetime import date, datetime, time
from xml.parsers import expat

MOST_BYTES = 64 * 1024 * 1024
"""Of the archive, and of all its texts unpacked."""
MOST_CELLS = 1_000_000
"""Of one sheet, the empty ones between filled ones included."""
MOST_ROWS = 100_000
_MOST_ELEMENTS = 4_000_000
_CHUNK = 1 << 18


class TooLarge(Exception):  # noqa: N818 - the caller makes an error of it
    """More than a list has; ``limit`` is what was exceeded."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        super().__init__(limit)


def read_workbook(data: bytes) -> dict[str, list[list[str]]]:
    """Every sheet of a workbook: its rows as a person reads them. Raises ``TooLarge``, and anything when damaged."""
    from python_calamine import CalamineWorkbook

    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        measured = _measured(archive)
    book = CalamineWorkbook.from_filelike(io.BytesIO(measured))
    return {
        name: [[cell_text(value) for value in row] for row in book.get_sheet_by_name(name).to_python(False)]
        for name in book.sheet_names
    }


def _measured(archive: zipfile.ZipFile) -> bytes:
    """The parts that hold text, unpacked and counted, as an archive of their own: nothing uncounted is left in it."""
    packed = io.BytesIO()
    left = MOST_BYTES
    elements = [_MOST_ELEMENTS]
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as parts:
        for one in archive.infolist():
            if not one.filename.endswith((".xml", ".rels", "mimetype")):
                continue  # pictures and the like
            with archive.open(one) as stream:
                part = stream.read(left + 1)
            left -= len(part)
            if left < 0:
                raise TooLarge(MOST_BYTES)
            if one.filename == "content.xml":
                _count(part, _OpenDocumentSize(), elements)
            elif one.filename.startswith("xl/"):
                _count(part, _ExcelSize(), elements)
            parts.writestr(one.filename, part)
    return packed.getvalue()


class _Size:
    """The rows and columns up to the last filled cell of the sheet being gone through."""

    def __init__(self) -> None:
        self.rows = self.columns = 0

    def filled(self, row: int, column: int) -> None:
        """There is a cell with something in it; both from 1."""
        self.rows, self.columns = max(self.rows, row), max(self.columns, column)
        if self.rows > MOST_ROWS:
            raise TooLarge(MOST_ROWS)
        if self.rows * self.columns > MOST_CELLS:
            raise TooLarge(MOST_CELLS)

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins."""
        raise NotImplementedError

    def end(self, tag: str) -> None:
        """An element ends."""


class _OpenDocumentSize(_Size):
    """Rows and cells that say how often they are repeated."""

    def __init__(self) -> None:
        super().__init__()
        self._row = self._column = self._last = self._repeated = 0
        self._in_cell = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "table:table":
            self.rows = self.columns = self._row = 0
        elif tag == "table:table-row":
            self._repeated = _times(attributes.get("table:number-rows-repeated"))
            self._column = self._last = 0
        elif tag in ("table:table-cell", "table:covered-table-cell"):
            self._column += _times(attributes.get("table:number-columns-repeated"))
            self._in_cell = True
            if "office:value-type" in attributes:
                self._last = self._column
        elif self._in_cell:  # anything in a cell fills it
            self._last = self._column

    def end(self, tag: str) -> None:
        if tag == "table:table-row":
            self._row += self._repeated
            if self._last:
                self.filled(self._row, self._last)
        elif tag in ("table:table-cell", "table:covered-table-cell"):
            self._in_cell = False


class _ExcelSize(_Size):
    """Rows and cells that say where they stand, or follow the one before."""

    def __init__(self) -> None:
        super().__init__()
        self._row = self._column = self._shared = 0

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        tag = tag.rpartition(":")[2]
        if tag == "row":
            self._row = _times(attributes.get("r")) if "r" in attributes else self._row + 1
            self._column = 0
        elif tag == "c":
            place = attributes.get("r", "")
            letters = place.rstrip("0123456789")
            self._column = _column(letters) if letters else self._column + 1
            self._row = _times(place[len(letters) :]) if letters and place[len(letters) :] else self._row
            self.filled(self._row, self._column)
        elif tag == "si":
            self._shared += 1
            if self._shared > MOST_CELLS:
                raise TooLarge(MOST_CELLS)


def _times(text: str | None) -> int:
    """A count of the file; one that is none counts once, an absurd one as too many."""
    if text is None or not text.isdecimal():
        return 1
    return int(text[:12])


def _column(letters: str) -> int:
    number = 0
    for letter in letters[:6].upper():
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def _count(part: bytes, size: _Size, elements: list[int]) -> None:
    """Go through a part of the archive; entities, with which a few bytes become many, are no part of a list."""
    parser = expat.ParserCreate()
    parser.EntityDeclHandler = _refuse
    parser.EndElementHandler = size.end

    def start(tag: str, attributes: dict[str, str]) -> None:
        elements[0] -= 1
        if elements[0] < 0:
            raise TooLarge(_MOST_ELEMENTS)
        size.start(tag, attributes)

    parser.StartElementHandler = start
    for at in range(0, len(part), _CHUNK):
        parser.Parse(part[at : at + _CHUNK], at + _CHUNK >= len(part))


def _refuse(*_: object) -> None:
    raise ValueError("entities are declared")


def cell_text(value: object) -> str:
    """What a person reads in a cell.

    >>> cell_text(12.0), cell_text(None), cell_text(datetime(1960, 5, 2))
    ('12', '', '1960-05-02')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime) and value.time() == time(0):
        return value.date().isoformat()
    if isinstance(value, date | time):
        return value.isoformat()
    return str(value)

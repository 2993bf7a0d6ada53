"""Reading what is left of a damaged journal, straight from the pages of the SQLite file.

SQLite refuses a file that was cut or scribbled on as a whole. Here every page that still looks like a leaf of a table
is read on its own (https://www.sqlite.org/fileformat2.html, sections 1.6 and 2.1): rows that have the form of records
are collected, wherever they lie, and the chain of hashes says which of them are sound, in which order.

A leaf page: ``0x0D``, 7 more bytes of header of which bytes 3-4 count the cells, then two bytes a cell that point to
it. A cell: payload size and row number as varints, then the payload; what does not fit on the page goes on in a linked
list of overflow pages. A payload: size of its header, one type code a column, then the values.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arbitre.storage.record import FIRST_CHAIN, Row, follows

PAGE = 4096
MAGIC = b"SQLite format 3\0"
_LEAF = 0x0D
_COLUMNS = 8


@dataclass(frozen=True, slots=True)
class Salvage:
    """What is left of a file: ``rows`` are sound and in order from 1; ``found`` counts every row still readable.

    ``size`` and ``expected``: bytes there are, and should be. ``next_action``: the action of the row after the sound
    ones when it is there but does not follow from them, ``None`` when it is not there.
    """

    rows: tuple[Row, ...]
    found: int
    size: int
    expected: int
    next_action: str | None

    @property
    def good(self) -> int:
        """Number of the last sound record."""
        return len(self.rows)


def salvage(path: Path) -> Salvage:
    """Read every sound record from the first on; never raises for what the file holds, only ``OSError``."""
    data = path.read_bytes()
    found: dict[int, list[Row]] = {}
    for start in range(0, len(data), PAGE):
        for row in _rows(data, start):
            found.setdefault(row.seq, []).append(row)
    rows: list[Row] = []
    chain = FIRST_CHAIN
    while sound := [row for row in found.get(len(rows) + 1, ()) if follows(chain, row)]:
        rows.append(sound[0])
        chain = sound[0].chain
    pages = int.from_bytes(data[28:32], "big") if len(data) >= 32 else 0
    after = found.get(len(rows) + 1)
    next_action = after[0].action if after else None
    return Salvage(tuple(rows), sum(map(len, found.values())), len(data), pages * PAGE, next_action)


def _rows(data: bytes, start: int) -> Iterator[Row]:
    header = start + 100 if start == 0 else start  # the first page begins with the header of the file
    if len(data) < header + 8 or data[header] != _LEAF:
        return
    cells = int.from_bytes(data[header + 3 : header + 5], "big")
    for index in range(min(cells, PAGE // 4)):
        pointer = header + 8 + 2 * index
        try:
            row = _row(data, start, start + int.from_bytes(data[pointer : pointer + 2], "big"))
        except (IndexError, ValueError, struct.error):  # cut in the middle, or not one of ours
            continue
        if row is not None:
            yield row


def _row(data: bytes, page: int, at: int) -> Row | None:
    size, at = _varint(data, at)
    seq, at = _varint(data, at)
    payload = _payload(data, page, at, size)
    header, position = _varint(payload, 0)
    types: list[int] = []
    while position < header:
        code, position = _varint(payload, position)
        types.append(code)
    if len(types) != _COLUMNS or types[0] != 0 or types[-1] < 12 or types[-1] % 2:
        return None  # a record: NULL in the place of the row number, six texts, a hash
    texts: list[str] = []
    for code in types[1:-1]:
        if code < 13 or not code % 2:
            return None
        length = (code - 13) // 2
        texts.append(payload[position : position + length].decode())
        position += length
    chain = payload[position : position + (types[-1] - 12) // 2]
    return Row(seq, texts[0], texts[1], texts[2], texts[3], texts[4], texts[5], chain)


def _payload(data: bytes, page: int, at: int, size: int) -> bytes:
    """The whole payload of a cell; section 1.6 of the format tells how much of it lies on the page."""
    if size > len(data):
        raise ValueError("longer than the file")
    room = PAGE - 35
    if size <= room:
        local = size
    else:
        least = (PAGE - 12) * 32 // 255 - 23
        local = least + (size - least) % (PAGE - 4)
        local = least if local > room else local
    if at + local > page + PAGE:
        raise ValueError("beyond the page")
    parts = [data[at : at + local]]
    missing = size - local
    following = struct.unpack_from(">I", data, at + local)[0] if missing else 0
    while missing:
        start = (following - 1) * PAGE
        if following < 2 or start + 4 > len(data):
            raise ValueError("lost overflow page")
        parts.append(data[start + 4 : start + 4 + min(missing, PAGE - 4)])
        missing -= min(missing, PAGE - 4)
        following = struct.unpack_from(">I", data, start)[0]
    payload = b"".join(parts)
    if len(payload) != size:
        raise ValueError("cut")
    return payload


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for index in range(8):
        byte = data[at + index]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + index + 1
    return value << 8 | data[at + 8], at + 9

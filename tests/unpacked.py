"""Everything that a file holds, out of whatever it is packed in: for searches that must find what is there."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import suppress


def unpacked(name: str, data: bytes) -> list[bytes]:
    """A file's bytes, those of everything compressed in it, and the texts painted on the pages of a PDF (UTF-8)."""
    found = [data]
    if data.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for one in archive.namelist():
                found += unpacked(one, archive.read(one))
    if data.startswith(b"%PDF"):
        for stream in re.findall(rb"stream\r?\n(.*?)endstream", data, re.DOTALL):
            with suppress(zlib.error):
                found.append(zlib.decompress(stream))
        found += _painted(found)
    return found


def _painted(streams: list[bytes]) -> Iterator[bytes]:
    """The texts of pages, whose letters are numbers of a subset of a typeface: read by every table that there is."""
    tables = []
    for stream in streams:
        if b"begincmap" in stream:
            pairs = re.findall(rb"<([0-9A-Fa-f]{2})> <([0-9A-Fa-f]{4,8})>\n", stream)
            tables.append({int(code, 16): bytes.fromhex(sign.decode()).decode("utf-16-be") for code, sign in pairs})
    for stream in streams:
        shown = re.findall(rb"<([0-9A-Fa-f]+)> Tj", stream)
        for table in tables if shown else ():
            texts = ("".join(table.get(code, "") for code in bytes.fromhex(one.decode())) for one in shown)
            yield "\n".join(texts).encode("utf-8", "replace")

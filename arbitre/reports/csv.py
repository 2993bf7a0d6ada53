"""Documents as CSV: what spreadsheets of the language open by a double click, accents included."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from pathlib import Path

from arbitre.domain.base.names import writable
from arbitre.reports.documents import Column, Document, Table, Value, value_of
from arbitre.reports.texts import Texts
from arbitre.storage.sheets import guarded


def write_csv(document: Document, path: Path) -> Path:
    """Write every table of a document, a line with its title before each when there are several; UTF-8 with BOM.

    Texts that a spreadsheet would take for a formula get an apostrophe before them; numbers are never touched.
    """
    path.write_bytes(b"\xef\xbb\xbf" + csv_text(document).encode("utf-8"))
    return path


def csv_text(document: Document) -> str:
    """Make the text, lines ended as the standard says."""
    buffer = io.StringIO(newline="")
    # Where the decimal mark is a comma, spreadsheets expect semicolons between cells.
    writer = csv.writer(buffer, delimiter="," if document.texts.decimal_mark == "." else ";", lineterminator="\r\n")
    sheets = document.sheets()
    for index, tables in enumerate(sheets):
        if len(sheets) > 1:
            if index:
                writer.writerow([])
            writer.writerow([_text(tables[0].title or document.title)])
        writer.writerows(_lines(document, tables))
    return buffer.getvalue()


def _lines(document: Document, tables: list[Table]) -> Iterable[list[str]]:
    columns = tables[0].columns
    grouped = bool(tables[0].group)
    yield ([document.group_head] if grouped else []) + [column.head for column in columns]
    for table in tables:
        for row in table.rows:
            cells = [_cell(value_of(one), column, document.texts) for one, column in zip(row, columns, strict=True)]
            yield ([_text(table.group)] if grouped else []) + cells


def _cell(value: Value, column: Column, texts: Texts) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, float):
        return f"{value:.{column.decimals}f}".replace(".", texts.decimal_mark)
    return str(value)


def _text(value: str) -> str:
    return guarded(writable(value))

"""Documents as workbooks to go on working with: real numbers, frozen heads, filters, totals that formulas check."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from openpyxl import Workbook
from openpyxl.formatting.rule import FormulaRule
from openpyxl.styles import Alignment, Border, PatternFill
from openpyxl.styles import Side as Edge
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from arbitre.domain.base.names import writable
from arbitre.reports.documents import (
    MARK_COLOURS,
    BoardPicture,
    Cell,
    Chart,
    Column,
    Document,
    Facts,
    Kind,
    Mark,
    Row,
    Table,
    key_of_marks,
    mark_letter,
    shown,
    value_of,
)
from arbitre.reports.xlsx_extras import add_board, add_chart, fit_to_page, font, put

_FORMATS = {Kind.INT: "#,##0", Kind.SIGNED: "+#,##0;-#,##0;0"}
_HAIR, _HEAVY, _THICK = Edge("hair", color="999999"), Edge("thin", color="000000"), Edge("medium", color="000000")
_LONG = 2000
_BLANK_PAPER = re.compile(r"[\[\]:*?/\\]")


def write_xlsx(document: Document, path: Path) -> Path:
    """Write a document to a file and give the path back; the folder must exist."""
    book = Workbook()
    book.remove(book.worksheets[0])
    book.properties.title = writable(f"{document.header.tournament} – {document.title}")
    book.properties.creator = "arbitre"
    styles = _Styles(document)
    for tables in document.sheets():
        _Sheet(book, document, styles, tables).write()
    for block in document.blocks:
        if isinstance(block, BoardPicture):
            add_board(
                book.create_sheet(sheet_name(book, document.texts.tr("Grille"))), block, document.texts, document.sheet
            )
        elif isinstance(block, Chart):
            name = sheet_name(book, block.title or document.texts.tr("Graphique"))
            add_chart(book.create_sheet(name), block, document.sheet)
    if not book.worksheets:
        _Sheet(book, document, styles, []).write()
    book.save(path)
    return path


def sheet_name(book: Workbook, wanted: str) -> str:
    """A sheet name that programs accept and the book has not yet."""
    base = _BLANK_PAPER.sub(" ", writable(wanted)).strip(" '")[:31] or "1"
    name, number = base, 2
    while name.casefold() in {one.casefold() for one in book.sheetnames}:
        tail = f" {number}"
        name, number = base[: 31 - len(tail)] + tail, number + 1
    return name


class _Styles:
    """The look of cells by column, mark and rule; each is made once, for openpyxl is slow at making them."""

    def __init__(self, document: Document) -> None:
        self._texts = document.texts
        self._sheet: Any = Workbook().active
        self._made: dict[tuple[Any, ...], Any] = {}

    def of(self, book_cell: Any, column: Column, mark: Mark, strong: bool, heavy: bool) -> None:
        """Dress a cell."""
        key = (column, mark, strong, heavy, bool(book_cell.quotePrefix), id(book_cell.parent.parent))
        style = self._made.get(key)
        if style is not None:
            book_cell._style = style
            return
        letter = mark_letter(mark, self._texts)
        tail = f'" {letter}"' if letter else ""
        if column.kind.is_number:
            book_cell.number_format = self._number(column) if not tail else f"{self._number(column)}{tail}"
        if mark:
            tint, ink = MARK_COLOURS[mark]
            book_cell.fill = PatternFill("solid", fgColor=tint[1:])
            book_cell.font = font(bold=strong or mark in (Mark.ZERO, Mark.SOLO), color=ink[1:])
        elif strong or column.strong:
            book_cell.font = font(bold=True)
        across = "center" if column.centred else "right" if column.kind.is_number else "left"
        # Beside a number aligned to the right, a text needs room.
        book_cell.alignment = Alignment(horizontal=across, vertical="center", indent=1 if across == "left" else 0)
        right = _HEAVY if column.rule > 0.5 else None
        book_cell.border = Border(bottom=_HEAVY if heavy else _HAIR, right=right)
        self._made[key] = book_cell._style

    @staticmethod
    def _number(column: Column) -> str:
        decimals = "." + "0" * column.decimals if column.decimals else ""
        if column.kind is Kind.PERCENT:
            return f"0{decimals}%"
        if column.kind is Kind.DECIMAL:
            return f"#,##0{decimals}"
        return _FORMATS[column.kind]


class _Sheet:
    """One sheet: the head of the document, then the tables of one shape."""

    def __init__(self, book: Workbook, document: Document, styles: _Styles, tables: Sequence[Table]) -> None:
        self._document, self._styles, self._tables = document, styles, tables
        title = (tables[0].title if tables and not tables[0].group else "") or document.title
        self._title = title
        self._sheet: Worksheet = book.create_sheet(sheet_name(book, title))
        self._grouped = bool(tables) and bool(tables[0].group)
        self._checks = tables[0].checks if tables else ()

    def write(self) -> None:
        """Fill the sheet."""
        row = self._head()
        if not self._tables:
            return
        columns = self._columns()
        for at, column in enumerate(columns, start=1):
            cell = put(self._sheet, row, at, column.head)
            cell.font = font(bold=True)
            across = "center" if column.centred else "right" if column.kind.is_number else "left"
            indent = 1 if across == "left" else 0
            cell.alignment = Alignment(horizontal=across, vertical="bottom", wrap_text=True, indent=indent)
            cell.border = Border(bottom=_THICK)
        for at, check in enumerate(self._checks, start=len(columns) + 2):
            cell = put(self._sheet, row, at, f"{self._document.texts.tr('Contrôle')} {self._head_of(check.of)}")
            cell.font = font(italic=True, color="777777")
            cell.alignment = Alignment(wrap_text=True, horizontal="right", vertical="bottom")
        first = row + 1
        last = self._rows(first, columns)
        self._compare(first, last, columns)
        end = self._totals(first, last, columns)
        self._notes(end + 1)
        self._arrange(row, last, columns)

    def _head(self) -> int:
        document, texts, header = self._document, self._document.texts, self._document.header
        put(self._sheet, 1, 1, header.tournament).font = font(bold=True, size=14)
        named = (
            [self._title, header.game] if self._title == document.title else [document.title, self._title, header.game]
        )
        put(self._sheet, 2, 1, " · ".join(filter(None, (*named, document.subtitle)))).font = font(bold=True)
        words = texts.tr("Mots : {name}", name=header.word_list) if header.word_list else ""
        printed = texts.tr("Imprimé le {moment}", moment=texts.moment(header.printed))
        put(self._sheet, 3, 1, " · ".join(filter(None, (words, printed, header.version)))).font = font(color="555555")
        row = 4
        facts = next((block.pairs for block in document.blocks if isinstance(block, Facts)), ())
        facts = () if self._grouped else facts
        if facts and self._sheet.parent is not None and self._sheet.parent.worksheets[0] is self._sheet:
            for first in range(0, len(facts), 3):
                put(self._sheet, row, 1, "  ·  ".join(f"{name} : {value}" for name, value in facts[first : first + 3]))
                row += 1
        return row + 1

    def _columns(self) -> list[Column]:
        columns = list(self._tables[0].columns)
        if self._grouped:
            columns.insert(0, Column("group", self._document.group_head, Kind.TEXT))
        return columns

    def _head_of(self, key: str) -> str:
        return next(column.head for column in self._tables[0].columns if column.key == key)

    def _all_rows(self) -> Iterator[tuple[Table, int, Row]]:
        for table in self._tables:
            for index, row in enumerate(table.rows):
                yield table, index, [table.group, *row] if self._grouped else row

    def _rows(self, first: int, columns: Sequence[Column]) -> int:
        at = first - 1
        for at, (table, index, row) in enumerate(self._all_rows(), start=first):
            heavy = bool(table.heavy_every) and (index + 1) % table.heavy_every == 0
            self._row(at, row, columns, heavy)
            for place, check in enumerate(self._checks, start=len(columns) + 2):
                self._formula(at, place, check.of, self._resolved(check.formula, columns, first, at), columns)
        return at

    def _row(self, at: int, row: Row, columns: Sequence[Column], heavy: bool, strong: bool = False) -> None:
        # In long sheets empty cells go without their hairlines: cells are what a workbook's time is made of.
        dressed = at < _LONG
        for place, (one, column) in enumerate(zip(row, columns, strict=True), start=1):
            value = value_of(one)
            if value is None and not dressed:
                continue
            if column.kind is Kind.PERCENT and isinstance(value, int | float):
                value = value / 100
            cell = put(self._sheet, at, place, value)
            marked = one if type(one) is Cell else None
            self._styles.of(
                cell, column, marked.mark if marked else Mark.NONE, strong or bool(marked and marked.strong), heavy
            )

    def _resolved(self, formula: str, columns: Sequence[Column], first: int, row: int) -> str:
        places: dict[str, str] = {}
        for at, column in enumerate(columns, start=1):
            letter = get_column_letter(at)
            places[column.key] = f"{letter}{row}"
            places[f"{column.key}_so_far"] = f"{letter}${first}:{letter}{row}"
        return formula.format_map(places)

    def _formula(self, row: int, place: int, of: str, formula: str, columns: Sequence[Column]) -> None:
        cell: Any = self._sheet.cell(row, place)
        cell.value = "=" + formula
        column = next(column for column in columns if column.key == of)
        cell.number_format = self._styles._number(column) if column.kind.is_number else "General"
        cell.font = font(italic=True, color="777777")

    def _compare(self, first: int, last: int, columns: Sequence[Column]) -> None:
        """Turn a check red when it no longer agrees with its total."""
        if last < first:
            return
        keys = [column.key for column in columns]
        for place, check in enumerate(self._checks, start=len(columns) + 2):
            here = f"{get_column_letter(place)}{first}"
            total = f"${get_column_letter(keys.index(check.of) + 1)}{first}"
            make_rule: Any = FormulaRule
            red = PatternFill("solid", bgColor="F3C2BE")
            area = f"{here}:{get_column_letter(place)}{last}"
            rule = make_rule(formula=[f"ABS({here}-{total})>0.00005"], fill=red)
            self._sheet.conditional_formatting.add(area, rule)

    def _totals(self, first: int, last: int, columns: Sequence[Column]) -> int:
        table = self._tables[0]
        if table.totals is None or len(self._tables) > 1 or last < first:
            return last
        at = last + 1
        self._row(at, table.totals.row, columns, heavy=True, strong=True)
        if not table.totals.sums:
            return at
        put(self._sheet, at + 1, 1, self._document.texts.tr("Contrôle")).font = font(italic=True, color="777777")
        for place, column in enumerate(columns, start=1):
            if column.key in table.totals.sums:
                letter = get_column_letter(place)
                self._formula(at + 1, place, column.key, f"SUM({letter}{first}:{letter}{last})", columns)
        return at + 1

    def _notes(self, row: int) -> None:
        marks = [mark for mark in Mark if any(mark in table.marks() for table in self._tables)]
        notes = [key_of_marks(marks, self._document.texts), *dict.fromkeys(table.note for table in self._tables)]
        for note in filter(None, notes):
            row += 1
            put(self._sheet, row, 1, note).font = font(color="555555")

    def _arrange(self, head: int, last: int, columns: Sequence[Column]) -> None:
        sheet: Any = self._sheet
        end = get_column_letter(len(columns))
        name = next(
            (at for at, column in enumerate(columns[:4], start=1) if column.kind is Kind.TEXT and column.weight), 0
        )
        sheet.freeze_panes = f"{get_column_letter(name + 1)}{head + 1}"
        sheet.auto_filter.ref = f"A{head}:{end}{max(last, head)}"
        sheet.print_title_rows = f"{head}:{head}"
        sheet.print_area = f"A1:{end}{max(sheet.max_row, head)}"
        fit_to_page(sheet, self._document.sheet, landscape=self._document.landscape)
        sheet.oddFooter.right.text = "&P / &N"
        sheet.oddFooter.left.text = writable(self._document.header.tournament).replace("&", "&&")
        for at, column in enumerate(columns, start=1):
            sheet.column_dimensions[get_column_letter(at)].width = self._width(at - 1, column)
        for at in range(len(self._checks)):
            sheet.column_dimensions[get_column_letter(len(columns) + 2 + at)].width = 11

    def _width(self, at: int, column: Column) -> float:
        texts = self._document.texts
        longest = max((len(word) for word in column.head.split()), default=1) + 1
        for _, _, row in self._all_rows():
            value = value_of(row[at])
            size = len(value) if isinstance(value, str) else len(shown(value, column, texts)) + 2
            if size > longest:
                longest = size
        return min(longest * (1.2 if column.strong else 1.05) + 2.5, 60)

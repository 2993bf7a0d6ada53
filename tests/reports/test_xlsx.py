"""Workbooks: real numbers, texts that stay texts, totals that formulas agree with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from openpyxl.utils import range_boundaries

from arbitre.reports.catalogue import documents
from arbitre.reports.documents import Cell, Check, Column, Document, Kind, Mark, Row, Table, Totals
from arbitre.reports.paper import Paper
from arbitre.reports.standing_papers import standing_document
from arbitre.reports.xlsx import sheet_name, write_xlsx
from tests.reports.sample import AWKWARD


def computed(sheet: Any, formula: str) -> float:
    """Work out a check formula: sums, references, plus, minus and division are all that it may hold."""

    def value(reference: str) -> float:
        found = sheet[reference.replace("$", "")].value
        return found if isinstance(found, int | float) else 0

    def total(match: re.Match[str]) -> str:
        result = 0.0
        for part in match[1].split(","):
            if ":" in part:
                left, top, right, bottom = range_boundaries(part.replace("$", ""))
                cells = [cell for row in sheet.iter_rows(top, bottom, left, right) for cell in row]
                result += sum(cell.value for cell in cells if isinstance(cell.value, int | float))
            else:
                result += value(part)
        return repr(result)

    text = re.sub(r"SUM\(([^)]*)\)", total, formula.removeprefix("="))
    text = re.sub(r"\$?[A-Z]{1,2}\$?\d+", lambda match: repr(value(match[0])), text)
    assert re.fullmatch(r"[-+/*0-9.e ]+", text), text
    return float(eval(text))


def formulas(sheet: Any) -> list[Any]:
    return [cell for row in sheet.iter_rows() for cell in row if cell.data_type == "f"]


def total_beside(sheet: Any, cell: Any) -> float:
    """The value that a check formula stands for: the column that its head names, or the total above it."""
    head_row = int(re.sub(r"\D", "", sheet.freeze_panes)) - 1
    heads = {sheet.cell(head_row, at).value: at for at in range(1, sheet.max_column + 1)}
    head = sheet.cell(head_row, cell.column).value or ""
    if isinstance(head, str) and head.startswith("Contrôle "):
        return float(sheet.cell(cell.row, heads[head.removeprefix("Contrôle ")]).value)
    return float(sheet.cell(cell.row - 1, cell.column).value)


def test_every_check_formula_of_every_document_gives_its_total(hall: Paper, tmp_path: Path) -> None:
    seen = 0
    for document in documents(hall.state, hall.options):
        book = load_workbook(write_xlsx(document, tmp_path / f"{document.stem}.xlsx"))
        for sheet in book.worksheets:
            for cell in formulas(sheet):
                assert computed(sheet, cell.value) == pytest.approx(total_beside(sheet, cell), abs=1e-6), (
                    document.stem,
                    sheet.title,
                    cell.coordinate,
                )
                seen += 1
    assert seen > 500


def test_texts_are_never_formulas_and_numbers_are_numbers(club: Paper, tmp_path: Path) -> None:
    sheet: Any = load_workbook(write_xlsx(standing_document(club), tmp_path / "s.xlsx")).worksheets[0]
    texts = {cell.value: cell for row in sheet.iter_rows() for cell in row if isinstance(cell.value, str)}
    for name in AWKWARD:
        assert texts[name].data_type == "s"
    assert texts["=1+1"].quotePrefix
    assert texts["@Zoé +33 -1"].quotePrefix
    head = next(row for row in range(1, 12) if sheet.cell(row, 1).value == "Rg")
    heads = {cell.value: cell.column for cell in sheet[head]}
    first = head + 1
    assert isinstance(sheet.cell(first, heads["Total"]).value, int)
    share = sheet.cell(first, heads["%"])
    assert 0.5 < share.value <= 1.2
    assert share.number_format == "0.00%"
    assert sheet.cell(first, heads["Licence"]).data_type == "s"


def test_heads_stay_in_view_filter_and_print(club: Paper, tmp_path: Path) -> None:
    sheet: Any = load_workbook(write_xlsx(standing_document(club), tmp_path / "s.xlsx")).worksheets[0]
    head = next(row for row in range(1, 12) if sheet.cell(row, 1).value == "Rg")
    assert sheet.freeze_panes == f"C{head + 1}"
    assert sheet.auto_filter.ref == f"A{head}:{sheet.auto_filter.ref.split(':')[1]}"
    assert sheet.auto_filter.ref.endswith(str(head + 60))
    assert sheet.print_title_rows == f"${head}:${head}"
    assert sheet.print_area
    assert sheet.page_setup.paperSize == 9


def test_marks_keep_the_number_and_show_their_letter(tmp_path: Path, club: Paper) -> None:
    columns = (Column("name", "Nom", weight=1), Column("points", "Points", Kind.INT))
    rows: list[Row] = [("a", Cell(64, Mark.PENALTY)), ("b", Cell(0, Mark.ZERO)), ("\x07c", 5)]
    table = Table(columns, rows, totals=Totals(("Total", 69), ("points",)), checks=(Check("points", "{points}+0"),))
    document = Document("t", "Titre", club.header(), (table,))
    sheet: Any = load_workbook(write_xlsx(document, tmp_path / "m.xlsx")).worksheets[0]
    by_value = {cell.value: cell for row in sheet.iter_rows() for cell in row if cell.value is not None}
    assert by_value[64].number_format == '#,##0" P"'
    assert by_value[0].number_format == '#,##0" Z"'
    assert by_value[0].font.bold
    assert "c" in by_value  # control characters, which no workbook may hold, are dropped


def test_sheet_names_are_accepted_and_differ() -> None:
    from openpyxl import Workbook

    book = Workbook()
    names = []
    for wanted in ("Classement par catégorie [2026] / général : tout", "A/B", "a b", ""):
        name = sheet_name(book, wanted)
        book.create_sheet(name)
        names.append(name)
    assert all(0 < len(name) <= 31 and not set(name) & set("[]:*?/\\") for name in names)
    assert len({name.casefold() for name in names}) == len(names)


def test_groups_share_a_sheet_that_can_be_filtered(club: Paper, tmp_path: Path) -> None:
    from arbitre.reports.player_papers import all_player_sheets

    book = load_workbook(write_xlsx(all_player_sheets(club, club.game(1)), tmp_path / "f.xlsx"))
    assert len(book.worksheets) == 1
    sheet: Any = book.worksheets[0]
    assert sheet.max_row > 60 * 18
    groups = {sheet.cell(row, 1).value for row in range(6, sheet.max_row + 1)}
    assert sum(group is not None and group[:1].isdigit() for group in groups) == 60

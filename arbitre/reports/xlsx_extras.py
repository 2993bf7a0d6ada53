"""Boards and charts in a workbook: cells that look like a board, and charts that follow their figures."""

from __future__ import annotations

from typing import Any

from openpyxl.chart import BarChart, LineChart, Reference
from openpyxl.styles import Alignment, Border, Font, PatternFill
from openpyxl.styles import Side as Edge
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from arbitre.domain.base.names import writable
from arbitre.domain.board.board import LETTER_MULTIPLIER, SQUARES, WORD_MULTIPLIER
from arbitre.domain.board.reference import SIZE
from arbitre.domain.board.tiles import is_blank
from arbitre.reports.board_picture import PREMIUMS
from arbitre.reports.documents import BoardPicture, Chart, Plot, Sheet, Value
from arbitre.reports.drawing import PAPER, Ink
from arbitre.reports.texts import Texts

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_LINE = Edge("thin", color=PAPER[Ink.LINE][1:])
_LAST = Edge("thick", color=PAPER[Ink.TEXT][1:])


def put(sheet: Worksheet, row: int, column: int, value: Value) -> Any:
    """Put a value into a cell; a text stays a text whatever it begins with."""
    cell: Any = sheet.cell(row, column)
    if isinstance(value, str):
        cell.value = text = writable(value)
        cell.data_type = "s"
        if text.startswith(_FORMULA_STARTS):
            cell.quotePrefix = True
    elif value is not None:
        cell.value = value
    return cell


def font(*, bold: bool = False, italic: bool = False, size: float = 11, color: str = "000000") -> Font:
    """A font of the family that workbooks begin with; one without a name would be a serif."""
    return Font(name="Calibri", family=2, size=size, bold=bold, italic=italic, color=color)


def fit_to_page(sheet: Any, paper: Sheet, *, landscape: bool) -> None:
    """Print on its paper, as wide as the page, with the margins of our papers."""
    sheet.page_setup.paperSize = 1 if paper is Sheet.LETTER else 9
    sheet.page_setup.orientation = "landscape" if landscape else "portrait"
    sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight = 1, 0
    sheet.sheet_properties.pageSetUpPr.fitToPage = True
    sheet.page_margins.left = sheet.page_margins.right = 0.47


def add_board(sheet: Worksheet, picture: BoardPicture, texts: Texts, paper: Sheet) -> None:
    """Fill a sheet with a board, a cell a square; blanks stand in brackets."""
    letters = [chr(ord("A") + index) for index in range(SIZE)]
    numbers = [str(index + 1) for index in range(SIZE)]
    rows, columns = (letters, numbers) if picture.tile_set.row_label == "letter" else (numbers, letters)
    middle = Alignment(horizontal="center", vertical="center")
    for index in range(SIZE):
        for cell, label in ((sheet.cell(1, index + 2), columns[index]), (sheet.cell(index + 2, 1), rows[index])):
            cell.value = label
            cell.alignment = middle
            cell.font = font(color=PAPER[Ink.DIM][1:])
        sheet.row_dimensions[index + 2].height = 21
        sheet.column_dimensions[get_column_letter(index + 2)].width = 4.2
    sheet.column_dimensions["A"].width = 4
    for square in range(SQUARES):
        row, column = divmod(square, SIZE)
        _square(sheet.cell(row + 2, column + 2), picture, square, texts)
    fit_to_page(sheet, paper, landscape=False)


def _square(cell: Any, picture: BoardPicture, square: int, texts: Texts) -> None:
    letter = picture.board.squares[square]
    edge = _LAST if square in picture.last else _LINE
    cell.border = Border(left=edge, right=edge, top=edge, bottom=edge)
    cell.alignment = Alignment(horizontal="center", vertical="center")
    premium = PREMIUMS.get((WORD_MULTIPLIER[square], LETTER_MULTIPLIER[square]))
    if letter:
        blank = is_blank(letter)
        cell.value = f"({letter.upper()})" if blank else letter
        cell.data_type = "s"
        cell.font = font(bold=True, color=PAPER[Ink.BLANK_TEXT if blank else Ink.TILE_TEXT][1:])
        cell.fill = PatternFill("solid", fgColor=PAPER[Ink.BLANK if blank else Ink.TILE][1:])
    elif premium:
        fill, name, ink = premium
        cell.value = texts.tr(name)
        cell.font = font(size=8, color=PAPER[ink][1:])
        cell.fill = PatternFill("solid", fgColor=PAPER[fill][1:])
    else:
        cell.fill = PatternFill("solid", fgColor=PAPER[Ink.SQUARE][1:])


def add_chart(sheet: Worksheet, chart: Chart, paper: Sheet) -> None:
    """Fill a sheet with a chart's figures and the workbook's own chart of them."""
    put(sheet, 1, 1, chart.x_title)
    for column, series in enumerate(chart.series, start=2):
        put(sheet, 1, column, series.name)
        for row, value in enumerate(series.values, start=2):
            put(sheet, row, column, value)
    for row, label in enumerate(chart.labels, start=2):
        put(sheet, row, 1, label)
    fit_to_page(sheet, paper, landscape=True)
    if not chart.labels or not chart.series:
        return
    lines = chart.plot in (Plot.LINES, Plot.RANKS)
    picture: Any = LineChart() if lines else BarChart()
    if chart.plot is Plot.STACKED:
        picture.grouping, picture.overlap = "stacked", 100
    picture.title = writable(chart.title) or None
    picture.x_axis.title, picture.y_axis.title = chart.x_title or None, chart.y_title or None
    # Without this, recent versions of Excel hide the axes.
    picture.x_axis.delete = picture.y_axis.delete = False
    if chart.plot is Plot.RANKS:
        picture.y_axis.scaling.orientation = "maxMin"
    last = len(chart.labels) + 1
    picture.add_data(
        Reference(sheet, min_col=2, max_col=len(chart.series) + 1, min_row=1, max_row=last), titles_from_data=True
    )
    picture.set_categories(Reference(sheet, min_col=1, min_row=2, max_row=last))
    picture.width, picture.height = 24, 12
    sheet.add_chart(picture, f"{get_column_letter(len(chart.series) + 3)}2")

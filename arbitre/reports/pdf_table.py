"""A table on paper: measured once, cut anywhere between two rows, its head repeated on every page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reportlab.platypus import Flowable

from arbitre.reports.documents import (
    MARK_COLOURS,
    Cell,
    Column,
    Mark,
    Row,
    Table,
    Value,
    key_of_marks,
    mark_letter,
    mark_of,
    shown,
    value_of,
)
from arbitre.reports.drawing import Anchor
from arbitre.reports.pdf_fonts import BOLD, REGULAR, width_of
from arbitre.reports.pdf_ink import DIM, LINE, TEXT, Brush
from arbitre.reports.texts import Texts

PAD = 3.0
STRIP_GAP = 14.0
LEADING = 1.22
SMALLEST = 6.0
SQUEEZE = 0.7
_MOST_LINES, _MOST_LETTERS = 12, 1000


def wrap(text: str, face: str, size: float, width: float) -> list[str]:
    """Cut a text into lines; a word wider than the line is cut too, never lost."""
    if width_of(text, face, size) <= width:
        return [text]
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width_of(longer, face, size) <= width or not word:
                line = longer
                continue
            if line:
                lines.append(line)
            # A long word is squeezed by whoever paints it; only a hopeless one is cut.
            while width_of(word, face, size) * SQUEEZE > width and len(word) > 1:
                cut = max(1, len(word) - 1)
                while cut > 1 and width_of(word[:cut], face, size) * SQUEEZE > width:
                    cut -= 1
                lines.append(word[:cut])
                word = word[cut:]
            line = word
        lines.append(line)
    return lines


def _bounded(lines: list[str]) -> list[str]:
    """No more lines than a row may have: one that is higher than the page cannot be printed at all."""
    return lines if len(lines) <= _MOST_LINES else [*lines[: _MOST_LINES - 1], f"{lines[_MOST_LINES - 1][:-1]}…"]


@dataclass(frozen=True, slots=True)
class _Laid:
    """A row ready to be painted: the lines of each cell and its height."""

    cells: tuple[list[str], ...]
    marks: tuple[Mark, ...]
    strong: tuple[bool, ...]
    height: float


class Layout:
    """A table fitted into a width: the columns, the size of the letters, and every row's lines."""

    def __init__(self, table: Table, texts: Texts, width: float) -> None:
        self.table = table
        self.texts = texts
        across = max(1, table.across)
        self.strip = (width - STRIP_GAP * (across - 1)) / across
        self.lettered = [
            any(mark_letter(mark_of(row[at]), texts) for row in table.rows) for at in range(len(table.columns))
        ]
        shown_rows = [self._shown(row) for row in table.rows]
        total_row = self._shown(table.totals.row) if table.totals else None
        self.size = table.size
        self.widths = self._fit([*shown_rows, *([total_row] if total_row else [])])
        self.rows = [self._lay(row, cells) for row, cells in zip(table.rows, shown_rows, strict=True)]
        self.total = self._lay(table.totals.row, total_row, bold=True) if table.totals and total_row else None
        self.head = [
            wrap(column.head, BOLD, self.head_size, width - 2 * PAD + 0.1)
            for column, width in zip(table.columns, self.widths, strict=True)
        ]
        has_head = any(column.head for column in table.columns)
        self.head_height = max(map(len, self.head)) * self.head_size * 1.15 + PAD + 1 if has_head else 0.0
        self.notes = self._notes(width)

    @property
    def head_size(self) -> float:
        return max(SMALLEST, self.size * 0.88)

    @property
    def letter_size(self) -> float:
        return self.size * 0.72

    @property
    def letter_room(self) -> float:
        return self.letter_size * 0.78

    def _notes(self, width: float) -> list[str]:
        key = key_of_marks(self.table.marks(), self.texts)
        size = 8.0
        return [line for note in (key, self.table.note) if note for line in wrap(note, REGULAR, size, width)]

    def _shown(self, row: Row) -> list[str]:
        return [shown(value_of(cell), column, self.texts) for cell, column in zip(row, self.table.columns, strict=True)]

    def _fit(self, rows: Sequence[Sequence[str]]) -> list[float]:
        """Choose widths: the widest value each, spare room by weight, wrapping and smaller letters when too wide."""
        columns = self.table.columns
        while True:
            natural = [self._natural(at, rows) for at in range(len(columns))]
            spare = self.strip - sum(natural)
            if spare >= 0:
                weights = [column.weight for column in columns]
                if not any(weights):
                    if self.table.across == 1 and not self.table.ruled_columns:
                        # A narrow table is not pulled over the page: eyes lose the row.
                        spare = min(spare, sum(natural) * 0.5)
                    weights = natural
                return [one + spare * weight / sum(weights) for one, weight in zip(natural, weights, strict=True)]
            least = [
                min(one, max(self._head_width(column), self.size * (5 + 2 * column.weight))) if column.weight else one
                for one, column in zip(natural, columns, strict=True)
            ]
            give = sum(natural) - sum(least)
            if give >= -spare:
                return [one - (one - low) * -spare / give for one, low in zip(natural, least, strict=True)]
            if self.size <= SMALLEST:
                return [one * self.strip / sum(least) for one in least]
            self.size = max(SMALLEST, self.size - 0.25)

    def _head_width(self, column: Column) -> float:
        words = column.head.split() or [""]
        return max(width_of(word, BOLD, self.head_size) for word in words) + 2 * PAD

    def _natural(self, at: int, rows: Sequence[Sequence[str]]) -> float:
        face = BOLD if self.table.columns[at].strong else REGULAR
        values = {row[at] for row in rows}
        widest = max((width_of(value, face, self.size) for value in values), default=0)
        room = self.letter_room if self.lettered[at] else 0
        column = self.table.columns[at]
        return max(widest * 1.02 + room + 2 * PAD, self._head_width(column), column.width)

    def _lay(self, row: Row, cells: Sequence[str], bold: bool = False) -> _Laid:
        strong = tuple(
            bold or column.strong or (type(cell) is Cell and cell.strong) for cell, column in self._pairs(row)
        )
        lines = tuple(
            _bounded(wrap(text[:_MOST_LETTERS], BOLD if heavy else REGULAR, self.size, width - 2 * PAD + 0.2))
            if text
            else []
            for text, heavy, width in zip(cells, strong, self.widths, strict=True)
        )
        height = max(1, *map(len, lines)) * self.size * LEADING + PAD
        marks = tuple(map(mark_of, row))
        return _Laid(lines, marks, strong, max(height, self.table.min_height))

    def _pairs(self, row: Row) -> list[tuple[Value | Cell, Column]]:
        return list(zip(row, self.table.columns, strict=True))


class TableFlow(Flowable):
    """The rows ``start`` to ``end`` of a layout, as a piece of a page; ``outlined``: its title is in the outline."""

    outlined = False

    def __init__(self, table: Table, texts: Texts, brush: Brush) -> None:
        super().__init__()
        self._table, self._texts, self._brush = table, texts, brush
        self._layout: Layout | None = None
        self._start, self._end = 0, len(table.rows)
        self._width = 0.0

    def _part(self, start: int, end: int) -> TableFlow:
        part = TableFlow(self._table, self._texts, self._brush)
        part._layout, part._width = self._layout, self._width
        part._start, part._end = start, end
        part.outlined = self.outlined
        return part

    def layout(self, width: float) -> Layout:
        """Measure for a width, once."""
        if self._layout is None or abs(width - self._width) > 0.01:
            self._width = width
            self._layout = Layout(self._table, self._texts, width)
        return self._layout

    @property
    def _is_last(self) -> bool:
        return self._end == len(self._table.rows)

    def _fixed(self, layout: Layout) -> float:
        """Height of what stands above the rows."""
        return layout.head_height + (self._title_height if self._table.title else 0)

    @property
    def _title_height(self) -> float:
        return self._table.size * 1.15 + 9

    def _tail(self, layout: Layout) -> float:
        """Height of what stands below the last row."""
        total = layout.total.height if layout.total else 0
        return total + len(layout.notes) * 10 + (4 if layout.notes else 0) + 2

    def _strips(self, layout: Layout) -> list[tuple[int, int]]:
        """Cut the rows into strips of about the same height, as many as stand side by side."""
        across = max(1, self._table.across)
        rows = layout.rows[self._start : self._end]
        if across == 1 or not rows:
            return [(self._start, self._end)]
        room = sum(row.height for row in rows) / across
        while len(strips := self._fill(layout, room)) > across:
            room += min(row.height for row in rows) / 2
        return strips

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Tell the height that the rows take."""
        layout = self.layout(width)
        strips = self._strips(layout)
        tallest = max(sum(row.height for row in layout.rows[a:b]) for a, b in strips)
        return width, self._fixed(layout) + tallest + (self._tail(layout) if self._is_last else 0)

    def split(self, width: float, height: float) -> list[Flowable]:
        """Cut into what fits in ``height`` and the rest; nothing when not even two rows fit."""
        layout = self.layout(width)
        across = max(1, self._table.across)
        room = height - self._fixed(layout)
        strips = self._fill(layout, room)[:across]
        end = strips[-1][1]
        # Two rows at least on each side of a cut; a total does not stand alone on a page.
        if end >= self._end:
            end = self._end - 2
        elif self._end - end == 1:
            end -= 1
        if end - self._start < 2:
            return []
        return [self._part(self._start, end), self._part(end, self._end)]

    def _fill(self, layout: Layout, room: float) -> list[tuple[int, int]]:
        strips, first, height = [], self._start, 0.0
        for index in range(self._start, self._end):
            height += layout.rows[index].height
            if height > room + 0.01:
                if index == first:
                    return [(self._start, self._start)]
                strips.append((first, index))
                first, height = index, layout.rows[index].height
        strips.append((first, self._end))
        return strips

    def draw(self) -> None:
        """Paint the part at the origin of the canvas."""
        layout = self.layout(self._width)
        _, total_height = self.wrap(self._width, 0)
        top = total_height
        if self._table.title:
            if self.outlined and not self._start:
                self._brush.outline(self.canv, self._table.title)
            baseline = top - self._table.size * 1.15
            more = f" ({self._texts.tr('suite')})" if self._start else ""
            self._brush.text(0, baseline, self._table.title + more, self._table.size * 1.15, face=BOLD, fit=self._width)
            top -= self._title_height
        bottom = top
        strips = self._strips(layout)
        for index, (first, last) in enumerate(strips):
            left = index * (layout.strip + STRIP_GAP)
            bottom = min(bottom, self._strip(layout, left, top, first, last))
        if self._is_last:
            self._draw_tail(layout, bottom)
        self._brush.flush(self.canv)

    def _strip(self, layout: Layout, left: float, top: float, first: int, last: int) -> float:
        brush, right = self._brush, left + sum(layout.widths)
        y = top
        if layout.head_height:
            self._draw_head(layout, left, top)
            y -= layout.head_height
            brush.rule(left, y, right, y, 0.9, TEXT)
        for index in range(first, last):
            row = layout.rows[index]
            self._draw_row(layout, row, left, y)
            y -= row.height
            every = self._table.heavy_every
            heavy = bool(every) and (index + 1) % every == 0 and index + 1 < len(self._table.rows)
            brush.rule(left, y, right, y, 0.9 if heavy else 0.3, TEXT if heavy else LINE)
        self._draw_verticals(layout, left, top, y)
        return y

    def _draw_verticals(self, layout: Layout, left: float, top: float, bottom: float) -> None:
        x = left
        for column, width in zip(layout.table.columns, layout.widths, strict=True):
            x += width
            if column.rule:
                self._brush.rule(x, top, x, bottom, column.rule, TEXT if column.rule > 0.5 else DIM)
            elif layout.table.ruled_columns:
                self._brush.rule(x, top, x, bottom, 0.25, DIM)
        if layout.table.ruled_columns:
            self._brush.rule(left, top, left, bottom, 0.25, DIM)

    def _draw_head(self, layout: Layout, left: float, top: float) -> None:
        size = layout.head_size
        x = left
        for at, (column, width) in enumerate(zip(layout.table.columns, layout.widths, strict=True)):
            lines = layout.head[at]
            y = top - layout.head_height + PAD + (len(lines) - 1) * size * 1.15
            for line in lines:
                self._place(line, x, y, width, column, size, BOLD, layout.letter_room if layout.lettered[at] else 0)
                y -= size * 1.15
            x += width

    def _draw_row(self, layout: Layout, row: _Laid, left: float, top: float) -> None:
        size = layout.size
        step = size * LEADING
        x = left
        for at, (column, width) in enumerate(zip(layout.table.columns, layout.widths, strict=True)):
            lines, mark = row.cells[at], row.marks[at]
            room = layout.letter_room if layout.lettered[at] else 0.0
            if mark:
                tint, ink = MARK_COLOURS[mark]
                self._brush.tint(x + 0.4, top - row.height + 0.3, width - 0.8, row.height - 0.6, tint)
                letter = mark_letter(mark, self._texts)
                if letter:
                    middle = top - (row.height + size * 0.7) / 2
                    self._brush.text(
                        x + width - PAD + 1,
                        middle,
                        letter,
                        layout.letter_size,
                        face=BOLD,
                        colour=ink,
                        anchor=Anchor.END,
                    )
            y = top - (row.height - (len(lines) - 1) * step + size * 0.7) / 2
            face = BOLD if row.strong[at] or mark in (Mark.ZERO, Mark.SOLO) else REGULAR
            for line in lines:
                self._place(line, x, y, width, column, size, face, room)
                y -= step
            x += width

    def _place(
        self, line: str, x: float, y: float, width: float, column: Column, size: float, face: str, room: float
    ) -> None:
        fit = width - 2 * PAD - room + 0.3
        if column.centred:
            self._brush.text(x + (width - room) / 2, y, line, size, face=face, anchor=Anchor.MIDDLE, fit=fit)
        elif column.kind.is_number:
            self._brush.text(x + width - PAD - room, y, line, size, face=face, anchor=Anchor.END, fit=fit)
        else:
            self._brush.text(x + PAD, y, line, size, face=face, fit=fit)

    def _draw_tail(self, layout: Layout, bottom: float) -> None:
        y = bottom
        if layout.total:
            self._brush.rule(0, y, sum(layout.widths), y, 0.9, TEXT)
            self._draw_row(layout, layout.total, 0, y)
            y -= layout.total.height
        y -= 4
        for note in layout.notes:
            y -= 8
            self._brush.text(PAD, y, note, 8, colour=DIM)
            y -= 2

"""The other pieces of a page on paper: texts, facts, drawings, columns and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reportlab.platypus import Flowable

from arbitre.reports.documents import Card, Facts, Style, Text
from arbitre.reports.drawing import Anchor, Drawing
from arbitre.reports.pdf_fonts import BOLD, REGULAR, width_of
from arbitre.reports.pdf_ink import DIM, TEXT, Brush
from arbitre.reports.pdf_table import wrap

# Face, size, colour, centred, space before, space after.
_STYLES: dict[Style, tuple[str, float, str, bool, float, float]] = {
    Style.HEADING: (BOLD, 13, TEXT, False, 10, 4),
    Style.SUBHEADING: (BOLD, 10.5, TEXT, False, 7, 2),
    Style.BODY: (REGULAR, 10, TEXT, False, 1, 3),
    Style.SMALL: (REGULAR, 8.2, DIM, False, 1, 2),
    Style.LEAD: (BOLD, 17, TEXT, False, 5, 5),
    Style.CENTRE: (REGULAR, 13, TEXT, True, 4, 6),
    Style.TITLE: (BOLD, 44, TEXT, True, 10, 18),
    Style.SCRIPT: (BOLD, 28, TEXT, True, 8, 14),
}


class TextFlow(Flowable):
    """A paragraph."""

    def __init__(self, text: Text, brush: Brush, outlined: bool = False) -> None:
        super().__init__()
        self._text, self._brush, self._outlined = text, brush, outlined
        self._lines: list[str] = []
        self._width = 0.0
        self.keepWithNext = text.style in (Style.HEADING, Style.SUBHEADING)

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Break the lines."""
        face, size, _, centred, before, after = _STYLES[self._text.style]
        if centred:
            # A long name on a diploma becomes smaller before it breaks.
            while size > 14 and width_of(self._text.text, face, size) > width:
                size -= 1
        self._size = size
        self._width = width
        self._lines = wrap(self._text.text, face, size, width)
        return width, len(self._lines) * size * 1.25 + before + after

    def split(self, width: float, height: float) -> list[Flowable]:
        """Cut between two lines."""
        _, size, _, _, before, after = _STYLES[self._text.style]
        fit = int((height - before - after) / (size * 1.25))
        if fit < 2 or fit >= len(self._lines):
            return []
        parts = self._lines[:fit], self._lines[fit:]
        return [TextFlow(Text("\n".join(part), self._text.style), self._brush) for part in parts]

    def draw(self) -> None:
        """Paint the lines."""
        if self._outlined:
            self._brush.outline(self.canv, self._text.text)
        face, _, colour, centred, _, after = _STYLES[self._text.style]
        y = after + self._size * 0.28 + (len(self._lines) - 1) * self._size * 1.25
        for line in self._lines:
            if centred:
                self._brush.text(self._width / 2, y, line, self._size, face=face, colour=colour, anchor=Anchor.MIDDLE)
            else:
                self._brush.text(0, y, line, self._size, face=face, colour=colour)
            y -= self._size * 1.25
        self._brush.flush(self.canv)


class FactsFlow(Flowable):
    """Names small and dim above their values."""

    _ROW = 27.0

    def __init__(self, facts: Facts, brush: Brush) -> None:
        super().__init__()
        self._facts, self._brush = facts, brush
        self._width = 0.0

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Count the rows."""
        self._width = width
        rows = -(-len(self._facts.pairs) // self._facts.per_row)
        return width, rows * self._ROW + 6

    def draw(self) -> None:
        """Paint name over value."""
        step = self._width / self._facts.per_row
        _, height = self.wrap(self._width, 0)
        for index, (name, value) in enumerate(self._facts.pairs):
            row, column = divmod(index, self._facts.per_row)
            x, y = column * step, height - row * self._ROW
            self._brush.text(x, y - 8, name, 7.6, colour=DIM, fit=step - 6)
            self._brush.text(x, y - 20, value, 11, face=BOLD, fit=step - 6)
        self._brush.flush(self.canv)


class DrawingFlow(Flowable):
    """A drawing, never wider than the column."""

    def __init__(self, drawing: Drawing, width: float, brush: Brush, caption: str = "", centred: bool = True) -> None:
        super().__init__()
        self._drawing, self._brush, self._caption, self._centred = drawing, brush, caption, centred
        self._wanted = width or drawing.width
        self._used = self._available = 0.0

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Scale to the column, and to the page when that is lower."""
        self._available = width
        self._used = min(self._wanted, width)
        room = height - self._extra
        if 0 < room < self._height and room > 120:
            self._used *= room / self._height
        return width, self._height + self._extra

    @property
    def _height(self) -> float:
        return self._drawing.height * self._used / self._drawing.width

    @property
    def _extra(self) -> float:
        return 14.0 if self._caption else 4.0

    def draw(self) -> None:
        """Paint it in the middle, its caption above."""
        x = (self._available - self._used) / 2 if self._centred else 0
        if self._caption:
            self._brush.text(x, self._height + 5, self._caption, 9, face=BOLD, fit=self._used)
        self._brush.draw(self.canv, self._drawing, x, 2, self._used)


class Stack:
    """Pieces under each other in a box of its own, made smaller when they are too high."""

    def __init__(self, pieces: Sequence[Flowable]) -> None:
        self._pieces = pieces

    def height(self, width: float) -> float:
        """Height that the pieces take at a width."""
        return sum(float(piece.wrap(width, 1e6)[1]) for piece in self._pieces)

    def paint(self, flow: Flowable, x: float, top: float, width: float, height: float) -> None:
        """Paint from the top down."""
        canvas = flow.canv
        scale = 1.0
        for _ in range(6):
            needed = self.height(width / scale) * scale
            if needed <= height or scale < 0.35:
                break
            scale *= max(0.75, min(0.97, height / needed))
        canvas.saveState()
        canvas.translate(x, top)
        canvas.scale(scale, scale)
        y = 0.0
        for piece in self._pieces:
            y -= piece.wrap(width / scale, 1e6)[1]
            piece.drawOn(canvas, 0, y)
        canvas.restoreState()


class SideFlow(Flowable):
    """Stacks side by side."""

    _GAP = 16.0

    def __init__(self, stacks: Sequence[Stack], weights: Sequence[float]) -> None:
        super().__init__()
        self._stacks = stacks
        self._weights = list(weights) or [1.0] * len(stacks)
        self._width = self._height = 0.0

    def _widths(self, width: float) -> list[float]:
        room = width - self._GAP * (len(self._stacks) - 1)
        return [room * weight / sum(self._weights) for weight in self._weights]

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """As high as the highest, but not higher than a page."""
        self._width = width
        tallest = max(stack.height(one) for stack, one in zip(self._stacks, self._widths(width), strict=True))
        self._height = min(tallest, 700.0)
        return width, self._height

    def draw(self) -> None:
        """Paint each from the top."""
        x = 0.0
        for stack, width in zip(self._stacks, self._widths(self._width), strict=True):
            stack.paint(self, x, self._height, width, self._height)
            x += width + self._GAP


class CardsFlow(Flowable):
    """A page of cards with their cutting lines."""

    _INNER = 8.0
    _LEAST = 440.0

    def __init__(
        self, cards: Sequence[Card], columns: int, rows: int, cut: bool, pieces: Callable[[Card], Stack], brush: Brush
    ) -> None:
        super().__init__()
        self._cards, self._columns, self._rows, self._cut = cards, columns, rows, cut
        self._pieces, self._brush = pieces, brush
        self._width = self._height = 0.0

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """A page is full of them, or what is left of one when that is most of it."""
        self._width, self._height = width, max(height, self._LEAST) - 0.1
        return width, self._height

    def draw(self) -> None:
        """Paint the cards row by row."""
        width, height = self._width / self._columns, self._height / self._rows
        for index, card in enumerate(self._cards):
            row, column = divmod(index, self._columns)
            left, top = column * width, self._height - row * height
            self._pieces(card).paint(
                self, left + self._INNER, top - self._INNER, width - 2 * self._INNER, height - 2 * self._INNER
            )
        if self._cut:
            self._cutting_lines(width, height)
        self._brush.flush(self.canv)

    def _cutting_lines(self, width: float, height: float) -> None:
        used_rows = -(-len(self._cards) // self._columns)
        canvas = self.canv
        canvas.saveState()
        canvas.setDash([3, 3])
        canvas.setLineWidth(0.4)
        canvas.setStrokeColor(DIM)
        bottom = self._height - used_rows * height
        for row in range(1, min(used_rows + 1, self._rows)):
            y = self._height - row * height
            canvas.line(0, y, self._width, y)
        for column in range(1, self._columns):
            canvas.line(column * width, bottom, column * width, self._height)
        canvas.restoreState()

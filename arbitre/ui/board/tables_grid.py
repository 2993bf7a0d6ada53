"""One small square for each table, in rows of ten or twenty: which slips are in, and how each was ruled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from arbitre.ui.board.drawing import star_path
from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import Theme, ink, mix
from arbitre.ui.words.texts import listed

LEAST_HEIGHT = 15.0
"""Pixels that a square with a number needs; where all rows do not fit, those of the line are in sight."""
_BAR, _GAP = 5.0, 4.0


@dataclass(frozen=True, slots=True)
class TableState:
    """What a square shows: ``status`` a colour token or ``missing``, ``gone``; ``mark`` its sign."""

    table: int
    status: str = "missing"
    mark: str = ""
    solo: bool = False


@guarded
class TablesGrid(QWidget):
    """Paints the squares as large as they fit, by number: a row begins with 1, 11, 21 (or 21, 41). ``tip`` tells one.

    A big hall has more rows than fit: the wheel moves them, and the table being typed, else the first that is missing,
    brings its row into sight.
    """

    table_clicked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._states: tuple[TableState, ...] = ()
        self._current: int | None = None
        self._rows: dict[int, int] = {}  # tens (or twenties) that have tables: their place
        self._top = 0  # the first row in sight
        self.tip: Callable[[int], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(60)
        self.setMouseTracking(True)
        self._write_texts()

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Tables"))
        missing = [one.table for one in self._states if one.status == "missing"]
        self.setAccessibleDescription(self.tr("{0:manque|manquent} : {0}").format(listed(missing)) if missing else "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._write_texts()
        super().changeEvent(event)

    def set_states(self, states: tuple[TableState, ...]) -> None:
        """Show other states; only the squares that changed are painted again."""
        if states == self._states:
            return
        before, self._states = self._states, states
        self._write_texts()
        same = len(before) == len(states)
        if not same:
            self._count_rows()
            self.update()
        self._follow()
        if not same:
            return
        shape = self._shape()
        for old, new in zip(before, states, strict=True):
            if old != new:
                self._repaint(new.table, shape)

    def set_current(self, table: int | None) -> None:
        """Frame the square of the table that is being typed."""
        if table == self._current:
            return
        shape = self._shape()
        for one in (table, self._current):
            if one is not None:
                self._repaint(one, shape)
        self._current = table
        self._follow()

    @property
    def states(self) -> tuple[TableState, ...]:
        """What is shown."""
        return self._states

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, 200)

    # -- where ---------------------------------------------------------------------------------------------------

    def _columns(self) -> int:
        """Ten squares a row, twenty in a hall that would need too many rows."""
        rows = len({(one.table - 1) // 10 for one in self._states})
        return 10 if rows * LEAST_HEIGHT <= max(1, self.height()) else 20

    def _count_rows(self) -> None:
        columns = self._columns()
        tens = sorted({(one.table - 1) // columns for one in self._states})
        self._rows = {ten: row for row, ten in enumerate(tens)}

    def _shape(self) -> tuple[float, float, int]:
        """Width and height of a square, and squares a row."""
        columns, rows = self._columns(), max(1, len(self._rows))
        room = self.width() - (_BAR if self._hidden_rows(rows) else 0) - (_GAP if columns == 20 else 0)
        wide = min(46.0, max(1.0, room) / columns)
        tall = min(wide * 0.86, max(LEAST_HEIGHT, self.height() / rows))
        return wide, max(tall, min(LEAST_HEIGHT, self.height() / rows)), columns

    def _hidden_rows(self, rows: int) -> int:
        return max(0, rows - max(1, int(self.height() // LEAST_HEIGHT)))

    def _follow(self) -> None:
        """Bring the row of the line, else that of the first missing table, into sight."""
        hidden = self._hidden_rows(len(self._rows))
        wanted = self._current
        if wanted is None:
            wanted = next((one.table for one in self._states if one.status == "missing"), None)
        row = None if wanted is None else self._rows.get((wanted - 1) // self._columns())
        seen = max(1, len(self._rows) - hidden)
        top = min(self._top, hidden)
        if row is not None and not top <= row < top + seen:
            top = min(hidden, max(0, row - seen // 2))
        if top != self._top:
            self._top = top
            self.update()

    def rect_of(self, table: int) -> QRectF:
        """The square of a table, empty for one that is not there or out of sight."""
        return self._rect(table, self._shape())

    def _rect(self, table: int, shape: tuple[float, float, int]) -> QRectF:
        wide, tall, columns = shape
        ten, column = divmod(table - 1, columns)
        row = self._rows.get(ten, -1) - self._top
        if row < 0 or (row + 1) * tall > self.height() + 1:
            return QRectF()
        gap = _GAP if columns == 20 and column >= 10 else 0.0
        return QRectF(column * wide + 1 + gap, row * tall + 1, wide - 3, tall - 3)

    def _repaint(self, table: int, shape: tuple[float, float, int]) -> None:
        self.update(self._rect(table, shape).toAlignedRect().adjusted(-2, -2, 2, 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._count_rows()
        self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        hidden = self._hidden_rows(len(self._rows))
        steps = -1 if event.angleDelta().y() > 0 else 1
        top = min(hidden, max(0, self._top + 2 * steps))
        if top != self._top:
            self._top = top
            self.update()
        event.accept()

    # -- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape, dirty = self._shape(), QRectF(event.rect())
        for state in self._states:
            rect = self._rect(state.table, shape)
            if not rect.isNull() and rect.adjusted(-2, -2, 2, 2).intersects(dirty):
                self._paint(painter, rect, state)
        hidden = self._hidden_rows(len(self._rows))
        if hidden:
            part = self.height() / len(self._rows)
            bar = QRectF(self.width() - 3.0, self._top * part, 3.0, (len(self._rows) - hidden) * part)
            painter.fillRect(bar, self._theme.colour("edge"))
        painter.end()

    def _colours(self, state: TableState) -> tuple[QColor, QColor, QColor]:
        """Ground, edge and text of a square: a plain exact slip stays quiet, so that what is special stands out."""
        colours = self._theme.colours
        match state.status:
            case "missing":
                return QColor(colours.card), QColor(colours.edge), QColor(colours.text)
            case "gone":
                return QColor(colours.card), QColor(colours.hair), QColor(colours.dim)
            case "exact":
                return QColor(mix(colours.card, colours.exact, 0.22)), QColor(colours.exact), QColor(colours.text)
            case status:
                ground = QColor(getattr(colours, status))
                return ground, ground, QColor(ink(ground))

    def _paint(self, painter: QPainter, rect: QRectF, state: TableState) -> None:
        ground, edge, pen = self._colours(state)
        if state.table == self._current:
            painter.setPen(QPen(self._theme.colour("text"), 2.5))
        else:
            painter.setPen(QPen(edge, 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, 3, 3)
        size = max(6.5, min(10.0, rect.height() * 0.42))
        painter.setFont(self._number_font(size, rect, state))
        painter.setPen(pen)
        if rect.width() >= 26 and state.mark and rect.height() >= 16:
            left = QRectF(rect.left() + 2, rect.top(), rect.width() * 0.56, rect.height())
            painter.drawText(left, Qt.AlignmentFlag.AlignCenter, str(state.table))
            right = QRectF(left.right(), rect.top(), rect.right() - left.right() - 1, rect.height())
            self._mark(painter, right, state, pen)
        else:
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(state.table))
            if state.mark and rect.width() >= 18:
                self._mark(painter, QRectF(rect.right() - 6, rect.top(), 6, 6), state, pen)
        if state.solo:
            painter.setPen(QPen(pen, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 2, 2)

    def _number_font(self, size: float, rect: QRectF, state: TableState) -> QFont:
        """As large as the number fits its square."""
        while True:
            font = self._theme.font(size / self._theme.scale, bold=state.status == "missing")
            if size <= 5.5 or QFontMetricsF(font).horizontalAdvance(str(state.table)) <= rect.width() - 2:
                return font
            size -= 0.5

    def _mark(self, painter: QPainter, rect: QRectF, state: TableState, colour: QColor) -> None:
        if state.mark == "★":  # the typeface has no star
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPath(star_path(rect.center(), min(rect.width(), rect.height()) * 0.42))
            return
        font = self._theme.font(6.5 / self._theme.scale, bold=True)
        if QFontMetricsF(font).horizontalAdvance(state.mark) <= rect.width() + 3:
            painter.setFont(font)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, state.mark)

    def _at(self, point: QPointF) -> TableState | None:
        shape = self._shape()
        return next((state for state in self._states if self._rect(state.table, shape).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        state = self._at(event.position())
        if state is not None:
            self.table_clicked.emit(state.table)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            state = self._at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.tip(state.table) if state is not None else "", self)
            return True
        return super().event(event)

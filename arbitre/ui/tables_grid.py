"""One small square for each table: which slips are in, and how each was ruled, by colour and sign."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from arbitre.ui.drawing import star_path
from arbitre.ui.guard import guarded
from arbitre.ui.texts import listed
from arbitre.ui.theme import Theme, ink, mix


@dataclass(frozen=True, slots=True)
class TableState:
    """What a square shows: ``status`` a colour token or ``missing``, ``gone``; ``mark`` its sign."""

    table: int
    status: str = "missing"
    mark: str = ""
    solo: bool = False


@guarded
class TablesGrid(QWidget):
    """Paints the squares as large as they fit, up to some hundreds of them; ``tip`` tells one in words."""

    table_clicked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._states: tuple[TableState, ...] = ()
        self._current: int | None = None
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
        if len(before) != len(states):
            self.update()
            return
        shape = self._cell()
        for index, (old, new) in enumerate(zip(before, states, strict=True)):
            if old != new:
                self.update(self._rect(index, shape).toAlignedRect().adjusted(-2, -2, 2, 2))

    def set_current(self, table: int | None) -> None:
        """Frame the square of the table that is being typed."""
        if table == self._current:
            return
        shape = self._cell()
        for index, state in enumerate(self._states):
            if state.table in (table, self._current):
                self.update(self._rect(index, shape).toAlignedRect().adjusted(-2, -2, 2, 2))
        self._current = table

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

    def _cell(self) -> tuple[float, float, int]:
        """Width and height of a square, and squares a row."""
        count = max(1, len(self._states))
        width, height = max(1, self.width()), max(1, self.height())
        for cell in range(46, 13, -1):
            columns = max(1, int(width // cell))
            tall = cell * 0.86
            if math.ceil(count / columns) * tall <= height:
                return cell, tall, columns
        return 13.0, 11.0, max(1, int(width // 13))

    def rect_of(self, index: int) -> QRectF:
        """The square of a place in the list."""
        return self._rect(index, self._cell())

    @staticmethod
    def _rect(index: int, shape: tuple[float, float, int]) -> QRectF:
        wide, tall, columns = shape
        row, column = divmod(index, columns)
        return QRectF(column * wide + 1, row * tall + 1, wide - 3, tall - 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape, dirty = self._cell(), QRectF(event.rect())
        for index, state in enumerate(self._states):
            rect = self._rect(index, shape)
            if rect.adjusted(-2, -2, 2, 2).intersects(dirty):
                self._paint(painter, rect, state)
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
        painter.setFont(self._theme.font(size / self._theme.scale, bold=state.status == "missing"))
        painter.setPen(pen)
        if rect.width() >= 26 and state.mark:
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
        shape = self._cell()
        for index, state in enumerate(self._states):
            if self._rect(index, shape).contains(point):
                return state
        return None

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

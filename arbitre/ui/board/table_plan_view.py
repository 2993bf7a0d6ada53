"""A small picture of the room: a rectangle a table with its player, tinted by arbiter, neighbours of a club marked."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import SMALL, Theme, mix

_LEAST_WIDTH, _LEAST_HEIGHT = 92.0, 34.0


@dataclass(frozen=True, slots=True)
class Place:
    """A table of the picture: who sits there, his club, his arbiter's number (-1: none), whether he is gone."""

    table: int
    name: str = ""
    club: str = ""
    arbiter: int = -1
    gone: bool = False


@guarded
class TablePlanView(QWidget):
    """Paints the tables in rows; a click tells which."""

    table_clicked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._places: tuple[Place, ...] = ()
        self._marked: frozenset[int] = frozenset()
        self._current = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._write_name()

    def _write_name(self) -> None:
        self.setAccessibleName(self.tr("Plan de tables"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._write_name()
        super().changeEvent(event)

    def set_places(self, places: tuple[Place, ...], marked: Collection[int] = ()) -> None:
        """Show tables; ``marked``: those with a neighbour of the same club."""
        self._places, self._marked = places, frozenset(marked)
        self.setAccessibleDescription(" ; ".join(f"{one.table} {one.name}" for one in places))
        self._resize()
        self.update()

    def set_current(self, table: int) -> None:
        """Point out a table, 0 for none."""
        self._current = table
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        self._resize()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, self._height())

    def _scale(self) -> float:
        return self._theme.scale

    def _columns(self) -> int:
        return max(1, int(max(1, self.width()) // (_LEAST_WIDTH * self._scale())))

    def _height(self) -> int:
        rows = math.ceil(len(self._places) / self._columns())
        return int(rows * (_LEAST_HEIGHT * self._scale() + 4)) + 4

    def _resize(self) -> None:
        self.setMinimumHeight(self._height())

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._resize()

    def rect_of(self, index: int) -> QRectF:
        """Where a place is painted."""
        columns = self._columns()
        row, column = divmod(index, columns)
        wide = self.width() / columns
        tall = _LEAST_HEIGHT * self._scale()
        return QRectF(column * wide + 2, row * (tall + 4) + 2, wide - 4, tall)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, place in enumerate(self._places):
            rect = self.rect_of(index)
            if rect.intersects(QRectF(event.rect())):
                self._paint(painter, rect, place)
        painter.end()

    def _ground(self, place: Place) -> QColor:
        colours = self._theme.colours
        tokens = (colours.live, colours.marking, colours.letter2, colours.warning, colours.word2, colours.letter3)
        if place.arbiter < 0:
            return QColor(colours.field)
        return QColor(mix(colours.field, tokens[place.arbiter % len(tokens)], 0.16))

    def _paint(self, painter: QPainter, rect: QRectF, place: Place) -> None:
        colours = self._theme.colours
        is_marked, is_current = place.table in self._marked, place.table == self._current
        edge = colours.accent if is_current else colours.warning if is_marked else colours.edge
        painter.setPen(QPen(QColor(edge), 2 if is_current or is_marked else 1))
        painter.setBrush(self._ground(place))
        painter.drawRoundedRect(rect, 5, 5)
        pad = 6.0
        number_font = self._theme.font(bold=True)
        painter.setFont(number_font)
        wide = QFontMetricsF(number_font).horizontalAdvance(str(place.table)) + pad
        painter.setPen(QColor(colours.dim if place.gone else colours.text))
        painter.drawText(rect.adjusted(pad, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(place.table))
        font = self._theme.font(SMALL)
        font.setStrikeOut(place.gone)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        area = rect.adjusted(wide + pad, 2, -3, -2)
        name = metrics.elidedText(place.name or self.tr("libre"), Qt.TextElideMode.ElideRight, area.width())
        painter.setPen(QColor(colours.text if place.name and not place.gone else colours.dim))
        upper = QRectF(area.left(), area.top(), area.width(), area.height() / 2)
        if not place.club:
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, name)
            return
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, name)
        club = metrics.elidedText(place.club, Qt.TextElideMode.ElideRight, area.width())
        painter.setPen(QColor(colours.warning if is_marked else colours.dim))
        painter.drawText(upper.translated(0, area.height() / 2), Qt.AlignmentFlag.AlignVCenter, club)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point: QPointF = event.position()
        for index, place in enumerate(self._places):
            if self.rect_of(index).contains(point):
                self.table_clicked.emit(place.table)
                return


def places_of(
    seats: Mapping[int, tuple[str, str]], arbiters: Mapping[int, str], gone: Collection[int]
) -> tuple[Place, ...]:
    """The places of a picture: ``seats`` are ``table -> (name, club)``; the arbiters are numbered by name."""
    order = {name: index for index, name in enumerate(sorted(set(arbiters.values())))}
    return tuple(
        Place(table, name, club, order.get(arbiters.get(table, ""), -1), table in gone)
        for table, (name, club) in sorted(seats.items())
    )

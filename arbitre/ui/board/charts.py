"""Small charts in the theme's colours: progress against the top, the spread of a turn's scores, ranks over time."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbitre.ui.board.drawing import star_path
from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import BODY, SMALL, Theme
from arbitre.ui.words.texts import labelled

Align = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class Series:
    """A line of a chart: a value for each turn (``None`` where there is none); ``main`` is drawn in the accent."""

    name: str
    values: tuple[float | None, ...]
    main: bool = False
    dashed: bool = False


def nice_step(span: float, pieces: int = 5) -> float:
    """A round step (1, 2, 5 times a power of ten) that cuts a span into about so many pieces.

    >>> [nice_step(span) for span in (1000, 42, 7, 0.9)]
    [200.0, 10.0, 2.0, 0.2]
    """
    if span <= 0:
        return 1.0
    rough = span / pieces
    power = 10.0 ** math.floor(math.log10(rough))
    best = min((1.0, 2.0, 5.0, 10.0), key=lambda one: abs(math.log(one * power / rough)))
    return round(best * power, 10)


@guarded
class Chart(QWidget):
    """What the charts share: a title, the theme, a place to paint, a description for those who can't see it."""

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme or Theme()
        self._title = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(220, 140)

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        self.update()

    def set_title(self, title: str) -> None:
        """Say what the chart shows."""
        self._title = title
        self.setAccessibleName(title)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 240)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_to(painter, QRectF(self.rect()))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)

    def paint_to(self, painter: QPainter, area: QRectF) -> None:
        """Paint the chart anywhere: a window, a picture, a page."""
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        plot = area.adjusted(4, 4, -4, -4)
        if self._title:
            font = self._theme.font(BODY, bold=True)
            painter.setFont(font)
            painter.setPen(self._theme.colour("text"))
            line = QFontMetricsF(font).height()
            painter.drawText(
                QRectF(plot.left(), plot.top(), plot.width(), line), int(Align.AlignLeft | Align.AlignTop), self._title
            )
            plot.setTop(plot.top() + line * 1.3)
        self._plot(painter, plot)
        painter.restore()

    def _plot(self, painter: QPainter, area: QRectF) -> None:
        raise NotImplementedError

    def _empty(self, painter: QPainter, area: QRectF) -> None:
        painter.setFont(self._theme.font())
        painter.setPen(self._theme.colour("dim"))
        painter.drawText(area, int(Align.AlignCenter), self.tr("Rien à montrer encore"))

    def _axis_text(self, painter: QPainter, rect: QRectF, text: str, align: Align) -> None:
        painter.setFont(self._theme.font(SMALL))
        painter.setPen(self._theme.colour("dim"))
        painter.drawText(rect, int(align), text)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._theme.font(SMALL))


class LineChart(Chart):
    """Lines over the turns; ``inverted`` puts the small values on top, as ranks want it."""

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None, *, inverted: bool = False) -> None:
        super().__init__(theme, parent)
        self._series: tuple[Series, ...] = ()
        self._inverted = inverted
        self._first = 1

    def set_series(self, series: Sequence[Series], first_turn: int = 1) -> None:
        """Show lines; the first value of each belongs to ``first_turn``."""
        self._series = tuple(series)
        self._first = first_turn
        told = []
        for one in self._series:
            last = next((value for value in reversed(one.values) if value is not None), None)
            if last is not None:
                told.append(labelled(one.name, QLocale().toString(round(last))))
        self.setAccessibleDescription(" ; ".join(told))
        self.update()

    def _plot(self, painter: QPainter, area: QRectF) -> None:
        values = [value for one in self._series for value in one.values if value is not None]
        turns = max((len(one.values) for one in self._series), default=0)
        if not values or not turns:
            self._empty(painter, area)
            return
        low = 1.0 if self._inverted else min(0.0, *values)
        high = max(*values, low + 1)
        step = nice_step(high - low)
        if self._inverted:
            step = max(1.0, round(step))
        metrics = self._metrics()
        names = max(metrics.horizontalAdvance(one.name) for one in self._series)
        left = max(metrics.horizontalAdvance(QLocale().toString(round(one))) for one in (low, high)) + 8
        right = min(names + 14, area.width() * 0.34)
        plot = area.adjusted(left, metrics.height() * 0.5, -right, -metrics.height() * 1.4)
        self._grid(painter, plot, low, high, step, turns)
        taken: list[float] = []
        for one in sorted(self._series, key=lambda series: series.main):
            self._line(painter, plot, one, low, high, turns)
        for one in sorted(self._series, key=lambda series: not series.main):
            self._name(painter, plot, one, (low, high), turns, right, taken)

    def _point(self, plot: QRectF, index: int, value: float, low: float, high: float, turns: int) -> QPointF:
        share = (value - low) / (high - low) if high > low else 0.0
        if not self._inverted:
            share = 1.0 - share
        x = plot.left() + (plot.width() * index / (turns - 1) if turns > 1 else plot.width())
        return QPointF(x, plot.top() + plot.height() * share)

    def _grid(self, painter: QPainter, plot: QRectF, low: float, high: float, step: float, turns: int) -> None:
        metrics = self._metrics()
        value = low if self._inverted else math.ceil(low / step) * step
        while value <= high + step * 1e-6:
            y = self._point(plot, 0, value, low, high, turns).y()
            painter.setPen(QPen(self._theme.colour("hair"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            rect = QRectF(plot.left() - 200, y - metrics.height() / 2, 194, metrics.height())
            self._axis_text(painter, rect, QLocale().toString(round(value)), Align.AlignRight | Align.AlignVCenter)
            value = step if self._inverted and value == low and step > 1 else value + step
        every = max(1, math.ceil(turns * metrics.horizontalAdvance("00") * 1.8 / max(1.0, plot.width())))
        for index in range(0, turns, every):
            x = self._point(plot, index, low, low, high, turns).x()
            rect = QRectF(x - 30, plot.bottom() + metrics.height() * 0.25, 60, metrics.height())
            self._axis_text(painter, rect, str(self._first + index), Align.AlignHCenter | Align.AlignTop)

    def _colour(self, one: Series) -> QColor:
        if one.main:
            return self._theme.colour("accent")
        return self._theme.colour("text" if one.dashed else "dim")

    def _line(self, painter: QPainter, plot: QRectF, one: Series, low: float, high: float, turns: int) -> None:
        pen = QPen(self._colour(one), 2.6 if one.main else 1.6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if one.dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        run: list[QPointF] = []
        for index, value in [*enumerate(one.values), (len(one.values), None)]:
            if value is not None:
                run.append(self._point(plot, index, value, low, high, turns))
            elif run:
                if len(run) == 1:
                    painter.drawEllipse(run[0], 2, 2)
                painter.drawPolyline(QPolygonF(run))
                run = []

    def _name(
        self,
        painter: QPainter,
        plot: QRectF,
        one: Series,
        bounds: tuple[float, float],
        turns: int,
        room: float,
        taken: list[float],
    ) -> None:
        """Write a line's name at its end, moved away from names that are there; left out when there is no room."""
        ends = [(index, value) for index, value in enumerate(one.values) if value is not None]
        if not ends:
            return
        metrics = self._metrics()
        end = self._point(plot, ends[-1][0], ends[-1][1], *bounds, turns)
        y = end.y()
        for shift in (0.0, 1.0, -1.0, 2.0, -2.0):
            if all(abs(end.y() + shift * metrics.height() - other) >= metrics.height() * 0.9 for other in taken):
                y = end.y() + shift * metrics.height()
                break
        else:
            return
        taken.append(y)
        painter.setFont(self._theme.font(SMALL, bold=one.main))
        painter.setPen(self._colour(one))
        name = metrics.elidedText(one.name, Qt.TextElideMode.ElideRight, room - 10)
        painter.drawText(QPointF(plot.right() + 8, y + metrics.capHeight() / 2), name)


class BarChart(Chart):
    """How many slips have each score: bars, the top's marked by its colour and a star."""

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._counts: dict[int, int] = {}
        self._top: int | None = None

    def set_counts(self, counts: Mapping[int, int], top: int | None = None) -> None:
        """Show how many slips have each score; ``top``: the best score, marked even when nobody has it."""
        self._counts = {score: count for score, count in counts.items() if count > 0}
        self._top = top
        told = ", ".join(
            labelled(str(score), str(count)) for score, count in sorted(self._counts.items(), reverse=True)
        )
        self.setAccessibleDescription(told)
        self.update()

    def bins(self, most: int = 24) -> list[tuple[int, int, int]]:
        """The bars, ``(lowest score, highest score, count)``: one a score, or ranges of a round width when too many."""
        if not self._counts and self._top is None:
            return []
        high = max([*self._counts, self._top or 0])
        low = min([*self._counts, self._top if self._top is not None else high])
        width = 1 if high - low < most else max(2, round(nice_step(high - low, most)))
        while (high - low // width * width) // width + 1 > most:
            width += 1
        start = low // width * width
        return [
            (first, first + width - 1, sum(self._counts.get(score, 0) for score in range(first, first + width)))
            for first in range(start, high + 1, width)
        ]

    def _plot(self, painter: QPainter, area: QRectF) -> None:
        bins = self.bins()
        if not bins:
            self._empty(painter, area)
            return
        metrics = self._metrics()
        plot = area.adjusted(2, metrics.height() * 1.3, -2, -metrics.height() * 1.5)
        most = max(1, *(count for _, _, count in bins))
        wide = plot.width() / len(bins)
        every = max(1, math.ceil(metrics.horizontalAdvance("0000") / max(1.0, wide)))
        painter.setPen(QPen(self._theme.colour("edge"), 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        for index, (first, last, count) in enumerate(bins):
            is_top = self._top is not None and first <= self._top <= last
            high = plot.height() * count / most
            bar = QRectF(plot.left() + index * wide + wide * 0.12, plot.bottom() - high, wide * 0.76, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("top" if is_top else "marking"))
            painter.drawRect(bar)
            above = QRectF(bar.center().x() - 30, bar.top() - metrics.height() * 1.1, 60, metrics.height())
            if count:
                self._axis_text(painter, above, str(count), Align.AlignHCenter | Align.AlignVCenter)
            if is_top:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._theme.colour("top"))
                height = metrics.height()
                side = QPointF(bar.center().x(), plot.bottom() + height * 1.35)
                painter.drawPath(star_path(side, height * 0.32))
            if index % every == 0 or is_top:
                below = QRectF(bar.center().x() - 30, plot.bottom() + metrics.height() * 0.1, 60, metrics.height())
                shown = self._top if is_top else first
                self._axis_text(painter, below, str(shown), Align.AlignHCenter | Align.AlignTop)

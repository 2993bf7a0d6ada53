"""Charts as drawings: lines, ranks and bars, told apart by dash and position as much as by colour."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor, log10

from arbitre.reports.documents import Chart, Plot, Series
from arbitre.reports.drawing import Anchor, Dot, Drawing, Ink, Lines, Rect, Shape, Words
from arbitre.reports.texts import Texts

_INKS = (Ink.ACCENT, Ink.SECOND, Ink.THIRD, Ink.FAULT, Ink.DIM, Ink.TEXT)
_DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2), (1.5, 1.5), (7, 2, 1.5, 2), (3, 3), (10, 3))
_FILLS = (Ink.ACCENT, Ink.LETTER2, Ink.LAST, Ink.WORD2, Ink.LINE, Ink.THIRD)
_LEGEND_ROW = 12.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 38.0, 12.0, 10.0, 30.0


def nice_step(span: float, wanted: int = 5) -> float:
    """A round distance between grid lines (1, 2 or 5 times a power of ten).

    >>> nice_step(1012), nice_step(87), nice_step(3)
    (200.0, 20.0, 1.0)
    """
    if span <= 0:
        return 1.0
    rough = span / wanted * 0.8
    power: float = 10.0 ** floor(log10(rough))
    step = next((factor * power for factor in (1, 2, 5) if factor * power >= rough), 10 * power)
    return max(step, 1.0)


class _Frame:
    """Where values lie on the drawing."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        rows = _legend_places(chart)[-1][1] + 1 if len(chart.series) > 1 else 0
        self.legend = rows * _LEGEND_ROW + (2 if rows else 0)
        self.x0, self.x1 = _LEFT, chart.width - _RIGHT
        self.y0, self.y1 = _TOP + self.legend, chart.height - _BOTTOM
        values = [value for series in chart.series for value in series.values if value is not None]
        if chart.plot is Plot.STACKED:
            stacks = [sum(series.values[index] or 0 for series in chart.series) for index in range(len(chart.labels))]
            values = [*values, *stacks]
        self.low = 1.0 if chart.plot is Plot.RANKS else min([0.0, *values])
        self.high = max([self.low + 1, *values])
        self.step = nice_step(self.high - self.low)
        if chart.plot is not Plot.RANKS:
            self.high = ceil(self.high / self.step) * self.step
            self.low = floor(self.low / self.step) * self.step

    def y(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        if self.chart.plot is Plot.RANKS:
            return self.y0 + part * (self.y1 - self.y0)
        return self.y1 - part * (self.y1 - self.y0)

    @property
    def slot(self) -> float:
        return (self.x1 - self.x0) / max(1, len(self.chart.labels))

    def x(self, index: int) -> float:
        return self.x0 + (index + 0.5) * self.slot


def chart_drawing(chart: Chart, texts: Texts) -> Drawing:
    """Draw a chart; an empty one says so."""
    if not chart.labels or not any(value is not None for series in chart.series for value in series.values):
        empty = Words(
            chart.width / 2, chart.height / 2, texts.tr("Rien à montrer encore"), 10, Ink.DIM, False, Anchor.MIDDLE
        )
        return Drawing(chart.width, chart.height, [empty], chart.title)
    frame = _Frame(chart)
    shapes = [*_grid(frame, texts), *_legend(frame)]
    if chart.plot in (Plot.LINES, Plot.RANKS):
        for index, series in enumerate(chart.series):
            shapes.extend(_line(frame, series, index))
    else:
        shapes.extend(_bars(frame))
    zero = frame.y(max(frame.low, 0.0)) if chart.plot is not Plot.RANKS else frame.y1
    shapes.append(Lines(((frame.x0, zero), (frame.x1, zero)), Ink.DIM, 0.8))
    return Drawing(chart.width, chart.height, shapes, chart.title)


def _grid(frame: _Frame, texts: Texts) -> Iterator[Shape]:
    chart = frame.chart
    value = frame.low
    while value <= frame.high + 1e-9:
        y = frame.y(value)
        yield Lines(((frame.x0, y), (frame.x1, y)), Ink.LINE, 0.4)
        yield Words(frame.x0 - 4, y + 2.8, texts.number(value), 8, Ink.DIM, anchor=Anchor.END)
        value = value + frame.step if not (chart.plot is Plot.RANKS and value == 1 and frame.step > 1) else frame.step
    widest = max(len(label) for label in chart.labels) * 4.6 + 6
    every = max(1, ceil(widest / frame.slot))
    for index, label in enumerate(chart.labels):
        if index % every == 0:
            yield Words(frame.x(index), frame.y1 + 11, label, 8, Ink.DIM, anchor=Anchor.MIDDLE)
    if chart.x_title:
        yield Words((frame.x0 + frame.x1) / 2, chart.height - 5, chart.x_title, 8.5, Ink.TEXT, anchor=Anchor.MIDDLE)
    if chart.y_title:
        middle = (frame.y0 + frame.y1) / 2
        yield Words(9, middle, chart.y_title, 8.5, Ink.TEXT, anchor=Anchor.MIDDLE, turned=True)


def _legend_places(chart: Chart) -> list[tuple[float, int]]:
    """Where each name of the legend begins: ``x`` and row."""
    places: list[tuple[float, int]] = []
    x, row = _LEFT, 0
    for series in chart.series:
        width = 34 + 5.2 * len(series.name)
        if x + width > chart.width - _RIGHT and x > _LEFT:
            x, row = _LEFT, row + 1
        places.append((x, row))
        x += width
    return places


def _legend(frame: _Frame) -> Iterator[Shape]:
    if not frame.legend:
        return
    lines = frame.chart.plot in (Plot.LINES, Plot.RANKS)
    for index, (series, (x, row)) in enumerate(zip(frame.chart.series, _legend_places(frame.chart), strict=True)):
        y = _TOP + 2 + row * _LEGEND_ROW
        if lines:
            yield Lines(((x, y), (x + 16, y)), _INKS[index % 6], 1.6, dash=_DASHES[index % 6])
        else:
            yield Rect(x, y - 4, 12, 8, _FILLS[index % 6], Ink.TEXT, line=0.4)
        yield Words(x + 20, y + 3, series.name, 8.5, fit=frame.chart.width - _RIGHT - x - 20)


def _line(frame: _Frame, series: Series, index: int) -> Iterator[Shape]:
    ink, dash = _INKS[index % 6], _DASHES[index % 6]
    line = 2.0 if series.strong else 1.2
    run: list[tuple[float, float]] = []
    for at, value in enumerate((*series.values, None)):
        if value is not None:
            run.append((frame.x(at), frame.y(value)))
            continue
        if len(run) > 1:
            yield Lines(tuple(run), ink, line, dash=dash)
        for x, y in run:
            yield Dot(x, y, line + 0.5, ink)
        run = []


def _bars(frame: _Frame) -> Iterator[Shape]:
    chart = frame.chart
    count = len(chart.series) if chart.plot is Plot.BARS else 1
    width = min(frame.slot * 0.76 / count, 34.0)
    for at in range(len(chart.labels)):
        left = frame.x(at) - width * count / 2
        base = 0.0
        for index, series in enumerate(chart.series):
            value = series.values[at]
            if value is None or value == 0:
                continue
            if chart.plot is Plot.STACKED:
                low, high, x = base, base + value, left
                base += value
            else:
                low, high, x = min(0.0, value), max(0.0, value), left + index * width
            top, bottom = frame.y(high), frame.y(low)
            yield Rect(x, top, width, bottom - top, _FILLS[index % 6], Ink.TEXT, line=0.4)

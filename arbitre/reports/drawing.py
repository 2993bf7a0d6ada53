"""A small drawing model: shapes placed once, painted on paper (``pdf_ink``) and written as inline SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from html import escape


class Ink(StrEnum):
    """A colour by its meaning; paper has one value for each, a web page one for light and one for dark."""

    TEXT = "text"
    DIM = "dim"
    LINE = "line"
    GROUND = "ground"
    ACCENT = "accent"
    SECOND = "second"
    THIRD = "third"
    SQUARE = "square"
    WORD3 = "word3"
    WORD2 = "word2"
    LETTER3 = "letter3"
    LETTER2 = "letter2"
    TILE = "tile"
    TILE_TEXT = "tile-text"
    BLANK = "blank"
    BLANK_TEXT = "blank-text"
    LAST = "last"
    ON_STRONG = "on-strong"
    FAULT = "fault"


PAPER: dict[Ink, str] = {
    Ink.TEXT: "#1D2024",
    Ink.DIM: "#5C6370",
    Ink.LINE: "#B9B4A6",
    Ink.GROUND: "#FFFFFF",
    Ink.ACCENT: "#0B6E4F",
    Ink.SECOND: "#B4531A",
    Ink.THIRD: "#2C6FB7",
    Ink.SQUARE: "#F1ECDF",
    Ink.WORD3: "#C8373A",
    Ink.WORD2: "#EFA7A7",
    Ink.LETTER3: "#2C6FB7",
    Ink.LETTER2: "#A9D0EC",
    Ink.TILE: "#F6E3B4",
    Ink.TILE_TEXT: "#23201A",
    Ink.BLANK: "#FFFFFF",
    Ink.BLANK_TEXT: "#0B6E4F",
    Ink.LAST: "#FFC94D",
    Ink.ON_STRONG: "#FFFFFF",
    Ink.FAULT: "#B3261E",
}
DARK: dict[Ink, str] = {
    Ink.TEXT: "#ECE8DF",
    Ink.DIM: "#A5ABB5",
    Ink.LINE: "#4A5059",
    Ink.GROUND: "#202327",
    Ink.ACCENT: "#4CC38A",
    Ink.SECOND: "#F0A35E",
    Ink.THIRD: "#7FB8F0",
    Ink.SQUARE: "#2A2E33",
    Ink.WORD3: "#A32C2F",
    Ink.WORD2: "#7C4A4D",
    Ink.LETTER3: "#245A95",
    Ink.LETTER2: "#3F6278",
    Ink.TILE: "#E2CB93",
    Ink.TILE_TEXT: "#1B1812",
    Ink.BLANK: "#F2F2F2",
    Ink.BLANK_TEXT: "#0B6E4F",
    Ink.LAST: "#FFC94D",
    Ink.ON_STRONG: "#FFFFFF",
    Ink.FAULT: "#F2857D",
}


class Anchor(StrEnum):
    """Which point of a text its ``x`` is."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle from its top left corner; ``radius`` rounds it."""

    x: float
    y: float
    width: float
    height: float
    fill: Ink | None = None
    stroke: Ink | None = None
    radius: float = 0
    line: float = 0.5


@dataclass(frozen=True, slots=True)
class Lines:
    """A line through points; ``closed`` makes it a polygon that ``fill`` fills; ``dash`` on and off lengths."""

    points: tuple[tuple[float, float], ...]
    stroke: Ink | None = Ink.TEXT
    line: float = 0.5
    fill: Ink | None = None
    closed: bool = False
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Dot:
    """A circle by its centre."""

    x: float
    y: float
    radius: float
    fill: Ink | None = None
    stroke: Ink | None = None
    line: float = 0.5


@dataclass(frozen=True, slots=True)
class Words:
    """A text on its baseline; ``fit`` squeezes it into a width."""

    x: float
    y: float
    text: str
    size: float
    ink: Ink = Ink.TEXT
    bold: bool = False
    anchor: Anchor = Anchor.START
    fit: float = 0
    turned: bool = False


Shape = Rect | Lines | Dot | Words


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes seen only from step ``first`` until before step ``until`` of a replay; paper ignores replays."""

    shapes: tuple[Shape, ...]
    first: int
    until: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes in a box of ``width`` x ``height`` points, the origin at the top left; ``label`` says what is seen.

    ``base`` is painted first; one that many drawings share is in a PDF only once.
    """

    width: float
    height: float
    shapes: Sequence[Shape | Group]
    label: str = ""
    base: Drawing | None = None


def to_svg(drawing: Drawing, *, css_class: str = "", step: int | None = None) -> str:
    """Write the drawing as inline SVG; colours are classes (``f-tile`` fills, ``s-line`` strokes) of the style sheet.

    ``step``: which step of a replay is visible at first.
    """
    parts = [
        f'<svg viewBox="0 0 {_n(drawing.width)} {_n(drawing.height)}" role="img"'
        f' aria-label="{escape(drawing.label)}"' + (f' class="{css_class}"' if css_class else "") + ">"
    ]
    for shape in (*(drawing.base.shapes if drawing.base else ()), *drawing.shapes):
        if isinstance(shape, Group):
            hidden = "" if step is None or shape.first <= step < shape.until else ' class="away"'
            inner = "".join(map(_svg, shape.shapes))
            parts.append(f'<g data-first="{shape.first}" data-until="{shape.until}"{hidden}>{inner}</g>')
        else:
            parts.append(_svg(shape))
    parts.append("</svg>")
    return "".join(parts)


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _paint(fill: Ink | None, stroke: Ink | None, line: float) -> str:
    classes = ([f"f-{fill}"] if fill else ["f-none"]) + ([f"s-{stroke}"] if stroke else [])
    return f' class="{" ".join(classes)}"' + (f' stroke-width="{_n(line)}"' if stroke else "")


def _svg(shape: Shape) -> str:
    match shape:
        case Rect():
            rounded = f' rx="{_n(shape.radius)}"' if shape.radius else ""
            return (
                f'<rect x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.width)}" height="{_n(shape.height)}"'
                f"{rounded}{_paint(shape.fill, shape.stroke, shape.line)}/>"
            )
        case Lines():
            points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
            dash = f' stroke-dasharray="{" ".join(map(_n, shape.dash))}"' if shape.dash else ""
            name = "polygon" if shape.closed else "polyline"
            return f'<{name} points="{points}"{_paint(shape.fill, shape.stroke, shape.line)}{dash}/>'
        case Dot():
            return (
                f'<circle cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.radius)}"'
                f"{_paint(shape.fill, shape.stroke, shape.line)}/>"
            )
        case Words():
            bold = ' font-weight="700"' if shape.bold else ""
            turn = f' transform="rotate(-90 {_n(shape.x)} {_n(shape.y)})"' if shape.turned else ""
            wide = len(shape.text) * shape.size * 0.6
            fit = f' textLength="{_n(shape.fit)}" lengthAdjust="spacingAndGlyphs"' if 0 < shape.fit < wide else ""
            anchor = "" if shape.anchor is Anchor.START else f' text-anchor="{shape.anchor}"'
            return (
                f'<text x="{_n(shape.x)}" y="{_n(shape.y)}" font-size="{_n(shape.size)}"{anchor}{bold}{turn}{fit}'
                f' class="f-{shape.ink}">{escape(shape.text)}</text>'
            )

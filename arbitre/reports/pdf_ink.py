"""Painting on a PDF page: texts, rules, tints and drawings, gathered and written in few operators.

A standing of 450 players is some ten thousand texts; written one by one through the canvas they would take most of
the time of a document, so texts are encoded once each and a whole table is one text object.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from reportlab.pdfgen.canvas import Canvas

from arbitre.domain.base.names import writable
from arbitre.reports.drawing import PAPER, Anchor, Dot, Drawing, Group, Ink, Lines, Rect, Shape, Words
from arbitre.reports.pdf_fonts import BOLD, REGULAR, printable, runs, width_of

TEXT, DIM, LINE = PAPER[Ink.TEXT], PAPER[Ink.DIM], PAPER[Ink.LINE]


class Brush:
    """Collects tints, rules and texts, and writes them in this order; one serves a whole document."""

    def __init__(self) -> None:
        self._encoded: dict[tuple[str, str], list[tuple[str, str]]] = {}
        self._forms: dict[int, tuple[str, Drawing]] = {}
        self._outlined = 0
        self._fills: list[str] = []
        self._rules: list[tuple[str, float, float, float, float, float]] = []
        self._texts: list[tuple[str, str, float, float, float, str, float]] = []

    def outline(self, canvas: Canvas, title: str) -> None:
        """Put a title into the outline that readers show beside the pages."""
        self._outlined += 1
        key = f"outline{self._outlined}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(writable(title), key, 0)

    def tint(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """Fill a rectangle given by its lower left corner."""
        self._fills.append(f"{_rgb(colour)} rg {x:.2f} {y:.2f} {width:.2f} {height:.2f} re f")

    def rule(self, x0: float, y0: float, x1: float, y1: float, line: float = 0.3, colour: str = LINE) -> None:
        """Draw a straight line."""
        self._rules.append((colour, line, x0, y0, x1, y1))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        face: str = REGULAR,
        colour: str = TEXT,
        anchor: Anchor = Anchor.START,
        fit: float = 0,
    ) -> float:
        """Write a text on its baseline, squeezed into ``fit`` points when wider; give back the width it takes."""
        text = printable(text)
        width = width_of(text, face, size)
        squeeze = 100.0
        if 0 < fit < width:
            squeeze, width = 100 * fit / width, fit
        if anchor is Anchor.END:
            x -= width
        elif anchor is Anchor.MIDDLE:
            x -= width / 2
        self._texts.append((face, colour, size, x, y, text, squeeze))
        return width

    def flush(self, canvas: Canvas) -> None:
        """Write what was gathered to the page."""
        if self._fills:
            canvas.addLiteral("q\n" + "\n".join(self._fills) + "\nQ")
        if self._rules:
            canvas.addLiteral(self._rule_code())
        if self._texts:
            canvas.addLiteral(self._text_code(canvas))
        self._fills, self._rules, self._texts = [], [], []

    def _rule_code(self) -> str:
        code, pen = ["q"], ("", 0.0)
        for colour, line, x0, y0, x1, y1 in sorted(self._rules, key=lambda one: one[:2]):
            if (colour, line) != pen:
                pen = (colour, line)
                code.append(f"{_rgb(colour)} RG {line:.2f} w")
            code.append(f"{x0:.2f} {y0:.2f} m {x1:.2f} {y1:.2f} l S")
        return "\n".join((*code, "Q"))

    def _text_code(self, canvas: Canvas) -> str:
        code, ink, pen, wide = ["q BT"], "", ("", 0.0), 100.0
        for face, colour, size, x, y, text, squeeze in self._texts:
            if colour != ink:
                ink = colour
                code.append(f"{_rgb(colour)} rg")
            if squeeze != wide:
                wide = squeeze
                code.append(f"{squeeze:.1f} Tz")
            code.append(f"1 0 0 1 {x:.2f} {y:.2f} Tm")
            for name, characters in self._encode(canvas, face, text):
                if (name, size) != pen:
                    pen = (name, size)
                    code.append(f"{name} {size:.2f} Tf")
                code.append(f"<{characters}> Tj")
        return "\n".join((*code, "ET Q"))

    def _encode(self, canvas: Canvas, face: str, text: str) -> list[tuple[str, str]]:
        found = self._encoded.get((face, text))
        if found is None:
            document = canvas._doc  # type: ignore[attr-defined]
            found = [
                (font.getSubsetInternalName(subset, document), part.hex())
                for font, letters in runs(text, face)
                for subset, part in font.splitString(letters, document)
            ]
            self._encoded[face, text] = found
        return found

    def draw(self, canvas: Canvas, drawing: Drawing, x: float, y: float, width: float) -> None:
        """Paint a drawing with its lower left corner at ``x``, ``y``."""
        self.flush(canvas)
        base = self._form(canvas, drawing.base) if drawing.base else None
        scale = width / drawing.width
        canvas.saveState()
        canvas.translate(x, y + drawing.height * scale)
        canvas.scale(scale, scale)
        if base:
            canvas.doForm(base)
        for shape in _plain(drawing.shapes):
            self._shape(canvas, shape)
        self.flush(canvas)
        canvas.restoreState()

    def _form(self, canvas: Canvas, base: Drawing) -> str:
        """The name of the form that holds a shared drawing, written when it is first needed."""
        if id(base) not in self._forms:
            name = f"shared{len(self._forms)}"
            self._forms[id(base)] = (name, base)
            canvas.beginForm(name, 0, -ceil(base.height), ceil(base.width), 0)
            for shape in _plain(base.shapes):
                self._shape(canvas, shape)
            self.flush(canvas)
            canvas.endForm()
        return self._forms[id(base)][0]

    def _shape(self, canvas: Canvas, shape: Shape) -> None:
        if isinstance(shape, Words):
            self._words(canvas, shape)
            return
        # What is painted later lies above: texts gathered so far go first.
        self.flush(canvas)
        if shape.fill:
            canvas.setFillColor(PAPER[shape.fill])
        if shape.stroke:
            canvas.setStrokeColor(PAPER[shape.stroke])
            canvas.setLineWidth(shape.line)
        paint = {"stroke": int(shape.stroke is not None), "fill": int(shape.fill is not None)}
        match shape:
            case Rect():
                canvas.roundRect(shape.x, -shape.y - shape.height, shape.width, shape.height, shape.radius, **paint)
            case Dot():
                canvas.circle(shape.x, -shape.y, shape.radius, **paint)
            case Lines():
                canvas.setDash(list(shape.dash))
                path = canvas.beginPath()
                path.moveTo(shape.points[0][0], -shape.points[0][1])
                for x, y in shape.points[1:]:
                    path.lineTo(x, -y)
                if shape.closed:
                    path.close()
                canvas.drawPath(path, **paint)
                canvas.setDash([])

    def _words(self, canvas: Canvas, shape: Words) -> None:
        x, y = shape.x, -shape.y
        if shape.turned:
            self.flush(canvas)
            canvas.saveState()
            canvas.translate(x, y)
            canvas.rotate(90)
            x = y = 0
        face, colour = BOLD if shape.bold else REGULAR, PAPER[shape.ink]
        self.text(x, y, shape.text, shape.size, face=face, colour=colour, anchor=shape.anchor, fit=shape.fit)
        if shape.turned:
            self.flush(canvas)
            canvas.restoreState()


def _plain(shapes: Iterable[Shape | Group]) -> Iterable[Shape]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from shape.shapes
        else:
            yield shape


_COLOURS: dict[str, str] = {}


def _rgb(colour: str) -> str:
    found = _COLOURS.get(colour)
    if found is None:
        parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        found = _COLOURS[colour] = " ".join(f"{part:.3f}" for part in parts)
    return found

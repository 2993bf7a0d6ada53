"""How tiles, racks and boards are painted, for the desk, the projector and the pictures in documents."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from arbitre.domain.board.board import CENTRE, LETTER_MULTIPLIER, SQUARES, WORD_MULTIPLIER, Board
from arbitre.domain.board.reference import SIZE, Direction
from arbitre.domain.board.tiles import BLANK, Letter, TileSet, is_blank
from arbitre.ui.look.theme import Theme, ThemeName, contrast, ink, make_font, mix

LABEL_BAND = 0.62
"""Width of the band of labels left of and above the squares, in squares."""
PREVIEW_OPACITY = 0.45


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """All that a drawing of a board depends on, the theme and the size apart.

    ``last``: squares of the last move; ``preview``: translucent letters, ``(square, letter)``; ``hidden``: squares
    drawn as if empty; ``cursor``: the square and direction of the typing cursor.
    """

    board: Board
    tile_set: TileSet
    row_label: str
    last: frozenset[int] = frozenset()
    preview: tuple[tuple[int, Letter], ...] = ()
    hidden: frozenset[int] = frozenset()
    cursor: tuple[int, Direction] | None = None
    labels: bool = True


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """Where the squares lie, in logical pixels that fall on whole device pixels: every line is as thick as the next."""

    left: float
    top: float
    cell: float
    band: float

    @classmethod
    def fit(cls, area: QRectF, ratio: float, *, labels: bool = True) -> BoardGeometry:
        """The largest board in an area, centred; ``ratio``: device pixels per logical pixel."""
        side = min(area.width(), area.height())
        cell = max(4.0, math.floor(side * ratio / (SIZE + (LABEL_BAND if labels else 0.0) + 0.12))) / ratio
        band = round(cell * LABEL_BAND * ratio) / ratio if labels else 0.0
        left = area.left() + (area.width() - band - cell * SIZE) / 2
        top = area.top() + (area.height() - band - cell * SIZE) / 2
        return cls(round(left * ratio) / ratio + band, round(top * ratio) / ratio + band, cell, band)

    def square(self, index: int) -> QRectF:
        """The rectangle of a square, 0 to 224."""
        return QRectF(self.left + index % SIZE * self.cell, self.top + index // SIZE * self.cell, self.cell, self.cell)

    def at(self, point: QPointF) -> int | None:
        """The square under a point."""
        column = math.floor((point.x() - self.left) / self.cell)
        row = math.floor((point.y() - self.top) / self.cell)
        return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None

    @property
    def grid(self) -> QRectF:
        """The rectangle of the 225 squares."""
        return QRectF(self.left, self.top, self.cell * SIZE, self.cell * SIZE)


@dataclass(frozen=True, slots=True)
class TileFaces:
    """Fonts and measures for tiles of one size; made once for a board, not once a tile."""

    cell: float
    letter: QFont = field(init=False)
    value: QFont = field(init=False)
    letter_metrics: QFontMetricsF = field(init=False)
    value_metrics: QFontMetricsF = field(init=False)

    def __post_init__(self) -> None:
        letter = make_font(self.cell * 0.64, bold=True, pixels=True)
        value = make_font(self.cell * 0.26, bold=True, pixels=True)
        object.__setattr__(self, "letter", letter)
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "letter_metrics", QFontMetricsF(letter))
        object.__setattr__(self, "value_metrics", QFontMetricsF(value))


def premium_text(square: int) -> str:
    """The mark of a premium square in the reader's language, empty where there is none."""
    if WORD_MULTIPLIER[square] == 3:
        return QCoreApplication.translate("Board", "MT", "mot compte triple, abrégé sur une case")
    if WORD_MULTIPLIER[square] == 2:
        return QCoreApplication.translate("Board", "MD", "mot compte double, abrégé sur une case")
    if LETTER_MULTIPLIER[square] == 3:
        return QCoreApplication.translate("Board", "LT", "lettre compte triple, abrégé sur une case")
    if LETTER_MULTIPLIER[square] == 2:
        return QCoreApplication.translate("Board", "LD", "lettre compte double, abrégé sur une case")
    return ""


def premium_token(square: int) -> str:
    """The colour token of a square."""
    by_word = {3: "word3", 2: "word2"}.get(WORD_MULTIPLIER[square])
    return by_word or {3: "letter3", 2: "letter2"}.get(LETTER_MULTIPLIER[square], "empty")


@lru_cache(maxsize=64)
def premium_ink(ground: str) -> str:
    """The colour of a premium's mark: softer than pure ink where it stays readable."""
    strong = ink(ground)
    soft = mix(strong, ground, 0.22)
    return soft if contrast(soft, ground) >= 4.5 else strong


def row_name(row: int, row_label: str) -> str:
    """What names a row (from 0) in a convention."""
    return chr(ord("A") + row) if row_label == "letter" else str(row + 1)


def column_name(column: int, row_label: str) -> str:
    """What names a column (from 0) in a convention."""
    return str(column + 1) if row_label == "letter" else chr(ord("A") + column)


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    """A five-pointed star, the typeface having none."""
    points = []
    for index in range(10):
        length = radius if index % 2 == 0 else radius * 0.44
        angle = math.radians(-90 + index * 36)
        points.append(QPointF(centre.x() + length * math.cos(angle), centre.y() + length * math.sin(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def draw_centred(
    painter: QPainter, rect: QRectF, text: str, metrics: QFontMetricsF, room: float, size: float = 1.0
) -> None:
    """Write capitals in the middle of a rectangle, narrowed when wider than ``room``; ``size`` shrinks them."""
    width = metrics.horizontalAdvance(text)
    squeeze = min(1.0, room / (width * size)) if width else 1.0
    centre, down = rect.center(), metrics.capHeight() * size / 2
    if squeeze == size == 1.0:  # Qt keeps glyphs that are not transformed, and draws them five times faster
        painter.drawText(QPointF(centre.x() - width / 2, centre.y() + down), text)
        return
    painter.save()
    painter.translate(centre.x(), centre.y() + down)
    painter.scale(size * squeeze, size)
    painter.drawText(QPointF(-width / 2, 0.0), text)
    painter.restore()


def draw_tile(
    painter: QPainter,
    rect: QRectF,
    letter: Letter,
    tile_set: TileSet,
    theme: Theme,
    faces: TileFaces,
    *,
    last: bool = False,
) -> None:
    """Paint a tile in a square: a rounded face on a darker lip, the letter in the middle, its value at the bottom.

    A blank has a face of its own colour and no value; in a rack (``?``) it's bare, as on the table.
    """
    cell = faces.cell
    face = draw_blank_tile(painter, rect, theme.colour(_face(letter, last=last)), theme.colour("tile_edge"), cell)
    if last:
        pen = max(1.5, cell * (0.085 if theme.name is ThemeName.CONTRAST else 0.055))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("ring"), pen))
        painter.drawRoundedRect(face.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), cell * 0.09, cell * 0.09)
    blank = letter == BLANK or is_blank(letter)
    draw_letter(painter, rect, letter, tile_set, theme.colour("blank_text" if blank else "tile_text"), faces)


def draw_blank_tile(painter: QPainter, rect: QRectF, colour: QColor, edge: QColor, cell: float) -> QRectF:
    """Paint the wood of a tile and return its face."""
    box = rect.adjusted(cell * 0.035, cell * 0.035, -cell * 0.035, -cell * 0.035)
    face = box.adjusted(cell * 0.018, cell * 0.012, -cell * 0.018, -cell * 0.06)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    painter.drawRoundedRect(box, cell * 0.13, cell * 0.13)
    painter.setBrush(colour)
    painter.drawRoundedRect(face, cell * 0.11, cell * 0.11)
    return face


def draw_preview(
    painter: QPainter, rect: QRectF, letter: Letter, tile_set: TileSet, theme: Theme, faces: TileFaces, ground: str
) -> None:
    """Paint a tile that is only looked at: translucent over its square, with a dashed edge."""
    cell = faces.cell
    face = mix(ground, getattr(theme.colours, _face(letter)), PREVIEW_OPACITY)
    painter.setBrush(QColor(face))
    painter.setPen(QPen(theme.colour("accent"), max(1.0, cell * 0.05), Qt.PenStyle.DashLine))
    inset = cell * 0.06
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), cell * 0.13, cell * 0.13)
    draw_letter(painter, rect, letter, tile_set, QColor(ink(face)), faces)
    if is_blank(letter):
        # The colour of a blank is lost in a translucent tile: a ring, as on a slip, says it.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink(face)), max(1.0, cell * 0.04)))
        painter.drawEllipse(rect.center(), cell * 0.36, cell * 0.36)


def _face(letter: Letter, *, last: bool = False) -> str:
    return "blank" if letter == BLANK or is_blank(letter) else "last" if last else "tile"


def draw_letter(
    painter: QPainter, rect: QRectF, letter: Letter, tile_set: TileSet, colour: QColor, faces: TileFaces
) -> None:
    """Write a tile's letter and its value; several characters are narrower and leave room for the value."""
    if letter == BLANK:
        return
    cell = faces.cell
    value = "" if is_blank(letter) else str(tile_set.value(letter))
    painter.setPen(colour)
    painter.setFont(faces.letter)
    long = len(letter) > 1
    left = cell * (0.0 if not value or long else 0.05 if len(value) == 1 else 0.08)
    up = cell * (0.025 if not value else 0.1 if long else 0.055)
    draw_centred(
        painter,
        rect.translated(-left, -up),
        letter.upper(),
        faces.letter_metrics,
        cell * (0.76 if long else 0.84),
        0.86 if long else 1.0,
    )
    if value:
        painter.setFont(faces.value)
        width = faces.value_metrics.horizontalAdvance(value)
        painter.drawText(QPointF(rect.right() - cell * 0.095 - width, rect.bottom() - cell * 0.13), value)


def draw_square(painter: QPainter, rect: QRectF, ground: str) -> None:
    """Paint the colour of a square, leaving half a line round it."""
    line = max(1.0, rect.width() * 0.035)
    painter.fillRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), QColor(ground))


def draw_premium(
    painter: QPainter, rect: QRectF, square: int, ground: str, mark: QFont, metrics: QFontMetricsF
) -> None:
    """Write what a square counts, or draw the star of the centre."""
    if square == CENTRE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(premium_ink(ground)))
        painter.drawPath(star_path(rect.center() + QPointF(0, rect.width() * 0.02), rect.width() * 0.34))
    elif text := premium_text(square):
        painter.setPen(QColor(premium_ink(ground)))
        painter.setFont(mark)
        draw_centred(painter, rect, text, metrics, rect.width() * 0.8)


def draw_board(painter: QPainter, geometry: BoardGeometry, picture: BoardPicture, theme: Theme) -> None:
    """Paint a board with its labels, and what lies over it."""
    draw_position(painter, geometry, picture, theme)
    draw_overlay(painter, geometry, picture, theme)


def draw_position(painter: QPainter, geometry: BoardGeometry, picture: BoardPicture, theme: Theme) -> None:
    """Paint the labels, the squares and the tiles: all that stays while moves are looked at."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    cell = geometry.cell
    if picture.labels:
        _draw_labels(painter, geometry, picture, theme)
    edge = max(1.0, cell * 0.05)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("board_edge"))
    painter.drawRect(geometry.grid.adjusted(-edge, -edge, edge, edge))
    painter.fillRect(geometry.grid, theme.colour("board_line"))
    mark = make_font(cell * 0.36, bold=True, pixels=True)
    mark_metrics = QFontMetricsF(mark)
    faces = TileFaces(cell)
    under = mix(theme.colours.empty, theme.colours.board_line, 0.4)
    for square in range(SQUARES):
        rect = geometry.square(square)
        letter = picture.board.squares[square]
        if letter and square not in picture.hidden:
            draw_square(painter, rect, under)
            draw_tile(painter, rect, letter, picture.tile_set, theme, faces, last=square in picture.last)
        else:
            ground = getattr(theme.colours, premium_token(square))
            draw_square(painter, rect, ground)
            draw_premium(painter, rect, square, ground, mark, mark_metrics)


def draw_overlay(painter: QPainter, geometry: BoardGeometry, picture: BoardPicture, theme: Theme) -> None:
    """Paint the previewed letters and the cursor over a position."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    faces = TileFaces(geometry.cell)
    for square, letter in picture.preview:
        if picture.board.squares[square] and square not in picture.hidden:
            continue
        ground = getattr(theme.colours, premium_token(square))
        draw_square(painter, geometry.square(square), ground)
        draw_preview(painter, geometry.square(square), letter, picture.tile_set, theme, faces, ground)
    if picture.cursor is not None:
        _draw_cursor(painter, geometry.square(picture.cursor[0]), picture.cursor[1], theme)


def _draw_labels(painter: QPainter, geometry: BoardGeometry, picture: BoardPicture, theme: Theme) -> None:
    font = make_font(geometry.cell * 0.42, bold=True, pixels=True)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(theme.colour("dim"))
    for index in range(SIZE):
        at = index * geometry.cell
        top = QRectF(geometry.left + at, geometry.top - geometry.band, geometry.cell, geometry.band)
        side = QRectF(geometry.left - geometry.band, geometry.top + at, geometry.band, geometry.cell)
        draw_centred(painter, top, column_name(index, picture.row_label), metrics, geometry.cell)
        draw_centred(painter, side, row_name(index, picture.row_label), metrics, geometry.band * 0.94)


def _draw_cursor(painter: QPainter, rect: QRectF, direction: Direction, theme: Theme) -> None:
    cell = rect.width()
    pen = max(2.0, cell * 0.09)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("accent"), pen))
    painter.drawRect(rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2))
    # The arrow sits on the edge of the square where typing goes next.
    along, aside = QPointF(cell, 0), QPointF(0, cell)
    if direction is Direction.DOWN:
        along, aside = aside, along
    tip = rect.center() + along * 0.62
    arrow = QPainterPath()
    arrow.addPolygon(QPolygonF([tip, tip - along * 0.26 + aside * 0.2, tip - along * 0.26 - aside * 0.2]))
    arrow.closeSubpath()
    painter.setPen(QPen(theme.colour("card"), max(1.0, cell * 0.03)))
    painter.setBrush(theme.colour("accent"))
    painter.drawPath(arrow)


def rack_width(count: int, cell: float, *, gap: bool) -> float:
    """How wide so many tiles are with their spacing, and the ``+`` gap if there is one."""
    return count * cell * 1.06 + (cell * 0.62 if gap else 0.0)


def draw_rack(
    painter: QPainter,
    area: QRectF,
    letters: Sequence[Letter],
    leftover: int,
    tile_set: TileSet,
    theme: Theme,
    *,
    centred: bool = False,
) -> QRectF:
    """Paint a rack as large as the area allows: the letters left over, a ``+``, the new ones; return what it covers."""
    if not letters:
        return QRectF(area.topLeft(), area.topLeft())
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    gap = 0 < leftover < len(letters)
    cell = min(area.height(), area.width() / rack_width(len(letters), 1.0, gap=gap))
    width = rack_width(len(letters), cell, gap=gap)
    left = area.left() + ((area.width() - width) / 2 if centred else 0.0)
    top = area.top() + (area.height() - cell) / 2
    faces = TileFaces(cell)
    for index, letter in enumerate(letters):
        if gap and index == leftover:
            _draw_plus(painter, QRectF(left, top, cell * 0.62, cell), cell, theme)
            left += cell * 0.62
        draw_tile(painter, QRectF(left, top, cell, cell), letter, tile_set, theme, faces)
        left += cell * 1.06
    return QRectF(left - width, top, width, cell)


def _draw_plus(painter: QPainter, rect: QRectF, cell: float, theme: Theme) -> None:
    arm = cell * 0.13
    centre = rect.center() - QPointF(cell * 0.03, 0)
    painter.setPen(QPen(theme.colour("dim"), max(1.5, cell * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))


def letters_spoken(letters: Iterable[Letter], tile_set: TileSet) -> str:
    """Letters as a screen reader should say them, a blank by its name."""
    return ", ".join(tile_set.blank_name if letter == BLANK else letter.upper() for letter in letters)

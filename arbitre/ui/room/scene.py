"""What the projector paints from: the scene, the places of its parts, and texts that fit."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from arbitre.application.room.clock import ClockFace, ClockState
from arbitre.application.room.public_view import PublicView
from arbitre.domain.board.tiles import TileSet
from arbitre.ui.look.theme import Theme, ThemeName, make_font

translate = QCoreApplication.translate
Align = Qt.AlignmentFlag
WIDE = 1.5
"""From this ratio of width to height the board takes the whole height and the rest stands beside it."""


class ProjectorPage(StrEnum):
    """What the projector shows."""

    BOARD = "board"
    STANDINGS = "standings"
    SOLOS = "solos"
    MESSAGE = "message"
    TEST = "test"


@dataclass(frozen=True)
class Scene:
    """All that the room's picture depends on, its size apart."""

    view: PublicView
    tile_set: TileSet
    face: ClockFace = field(default_factory=ClockFace)
    page: ProjectorPage = ProjectorPage.BOARD
    theme: Theme = field(default_factory=lambda: Theme(ThemeName.DARK))
    part: int = 0  # of the standings
    logo: QPixmap | None = field(default=None, compare=False)
    screen: str = ""  # its name, on the test card
    settling: bool = False  # the last move is being put down: the still picture leaves it out


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of the board's page lie."""

    board: QRectF
    head: QRectF
    clock: QRectF
    rack: QRectF
    last: QRectF
    footer: QRectF
    unit: float  # the height of the screen


def number(value: int) -> str:
    """A number as the language writes it."""
    return QLocale().toString(value)


def game_text(view: PublicView) -> str:
    """Which game of several it is, or what a play-off is called."""
    if view.apart or not view.game <= view.games > 1:
        return view.apart
    return translate("Projector", "Partie {0} / {1}").format(view.game, view.games)


def places(size: QRectF, scene: Scene) -> Places:
    """Lay the board's page out: beside the board on a wide screen, below it on a square one."""
    width, height = size.width(), size.height()
    margin = height * 0.022
    has_footer = bool(scene.view.message or scene.view.club or scene.view.tournament)
    foot = height * 0.068 if has_footer else 0.0
    footer = QRectF(0, height - foot, width, foot)
    inner = QRectF(margin, margin, width - 2 * margin, height - foot - 2 * margin + (margin * 0.6 if foot else 0))
    if width / height >= WIDE:
        side = min(inner.height(), inner.width() * 0.58)
        board = QRectF(inner.left(), inner.top() + (inner.height() - side) / 2, side, side)
        panel = QRectF(board.right() + margin * 1.6, inner.top(), 0, inner.height())
        panel.setRight(inner.right())
        tile = min(height / 9, panel.width() / 8.1)
        head = QRectF(panel.left(), panel.top(), panel.width(), height * 0.12)
        clock = QRectF(panel.left(), head.bottom(), panel.width(), height * 0.28)
        rack = QRectF(panel.left(), clock.bottom() + height * 0.03, panel.width(), tile + height * 0.05)
        last = QRectF(panel.left(), rack.bottom() + height * 0.035, panel.width(), 0)
        last.setBottom(panel.bottom())
        return Places(board, head, clock, rack, last, footer, height)
    tile = min(height / 8, inner.width() / 9)
    rack = QRectF(inner.left(), inner.bottom() - tile - height * 0.045, inner.width(), tile + height * 0.045)
    side = min(rack.top() - margin - inner.top(), inner.width() * 0.62)
    board = QRectF(inner.left(), inner.top(), side, side)
    panel = QRectF(board.right() + margin, inner.top(), 0, side)
    panel.setRight(inner.right())
    head = QRectF(panel.left(), panel.top(), panel.width(), height * 0.12)
    clock = QRectF(panel.left(), head.bottom(), panel.width(), height * 0.235)
    last = QRectF(panel.left(), clock.bottom() + height * 0.035, panel.width(), 0)
    last.setBottom(board.bottom())
    return Places(board, head, clock, rack, last, footer, height)


def clock_place(size: QRectF, scene: Scene) -> QRectF:
    """The rectangle in which the clock is painted: all that a second changes."""
    if scene.page is ProjectorPage.BOARD:
        return places(size, scene).clock
    if scene.page is ProjectorPage.TEST or not _clock_shown(scene):
        return QRectF()
    height = size.height()
    return QRectF(size.width() - height * 0.4, height * 0.02, height * 0.37, height * 0.145)


def _clock_shown(scene: Scene) -> bool:
    return scene.face.state is not ClockState.READY


def fitted(text: str, pixels: float, width: float, *, bold: bool = False) -> QFont:
    """The typeface at a size in pixels, smaller when the text would be wider than ``width``."""
    font = make_font(pixels, bold=bold, pixels=True)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > width > 0:
        font = make_font(math.floor(pixels * width / wide), bold=bold, pixels=True)
    return font


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: QColor,
    align: Align = Align.AlignLeft,
    *,
    bold: bool = False,
) -> None:
    """Write a line in a rectangle, smaller when it's too long."""
    painter.setFont(fitted(text, pixels, rect.width(), bold=bold))
    painter.setPen(colour)
    painter.drawText(rect, int(align | Align.AlignVCenter | Qt.TextFlag.TextSingleLine), text)


def draw_logo(painter: QPainter, rect: QRectF, logo: QPixmap) -> None:
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scaled = logo.size().scaled(rect.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    target = QRectF(0, 0, scaled.width(), scaled.height())
    target.moveCenter(rect.center())
    painter.drawPixmap(target, logo, QRectF(logo.rect()))

"""Our own icons: one-colour drawings in ``resources/icons``, tinted with the colours of the theme."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from arbitre.resources import data_path
from arbitre.ui.look.theme import Theme

SIZES = (16, 20, 24, 32, 40, 48)
"""Sizes that are drawn, in device pixels: 16 to 24 at scales of 100 and 200 %, so that no icon is stretched."""
APPLICATION = "arbitre"


class IconError(KeyError):
    """There is no icon of that name."""


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The names of every icon, the application's own left out."""
    return tuple(sorted(file.stem for file in data_path("icons").glob("*.svg") if file.stem != APPLICATION))


@lru_cache(maxsize=128)
def _source(name: str) -> str:
    file = data_path("icons") / f"{name}.svg"
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise IconError(name) from error


def renderer(name: str, colour: str) -> QSvgRenderer:
    """A drawing in a colour, to be painted at any size."""
    return QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))


def draw_icon(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    """Paint an icon into a rectangle."""
    renderer(name, colour).render(painter, rect)


def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """An icon as a picture of ``size`` logical pixels."""
    picture = _picture(renderer(name, colour), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    return picture


def _picture(drawing: QSvgRenderer, size: int) -> QPixmap:
    picture = QPixmap(QSize(size, size))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


@lru_cache(maxsize=512)
def icon(name: str, theme: Theme, token: str = "text") -> QIcon:
    """An icon in a token's colour; Qt makes the paler one of a disabled action from it."""
    drawing = renderer(name, getattr(theme.colours, token))
    result = QIcon()
    for size in SIZES:
        result.addPixmap(_picture(drawing, size))
    return result


def application_icon() -> QIcon:
    """The icon of the program."""
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        result.addPixmap(pixmap(APPLICATION, "#000000", size))
    return result

"""The pages of the projector: everything is painted from a ``Scene``, and from nothing else.

Sizes are parts of the height, so that a page reads the same at 12 metres on any screen. A scene holds the public view,
in which an unrevealed solution does not exist: what isn't in it can't be painted.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from arbitre.application.room.public_view import PublicStanding, Step
from arbitre.domain.event.topping import seconds_text
from arbitre.ui.board.drawing import draw_rack
from arbitre.ui.look import icons
from arbitre.ui.look.theme import Theme, make_font
from arbitre.ui.room.board import paint_board_page, paint_clock
from arbitre.ui.room.scene import (
    Align,
    ProjectorPage,
    Scene,
    clock_place,
    draw_logo,
    fitted,
    game_text,
    number,
    write,
)

translate = QCoreApplication.translate
ROWS = 15
"""Players in a column of the standings."""


def paint_still(painter: QPainter, size: QRectF, scene: Scene, ratio: float = 1.0) -> None:
    """Paint a page without its clock."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.fillRect(size, scene.theme.colour("ground"))
    match scene.page:
        case ProjectorPage.BOARD:
            paint_board_page(painter, size, scene, ratio)
        case ProjectorPage.STANDINGS:
            _paint_standings(painter, size, scene)
        case ProjectorPage.SOLOS:
            _paint_solos(painter, size, scene)
        case ProjectorPage.MESSAGE:
            _paint_message(painter, size, scene)
        case ProjectorPage.TEST:
            _paint_test(painter, size, scene)


def paint_page(painter: QPainter, size: QRectF, scene: Scene, ratio: float = 1.0) -> None:
    """Paint a whole page."""
    paint_still(painter, size, scene, ratio)
    paint_clock(painter, size, scene)


def parts(scene: Scene, size: QRectF) -> int:
    """How many pages the standings take on a screen of this shape."""
    return max(1, math.ceil(len(scene.view.standings) / (ROWS * columns(size))))


def columns(size: QRectF) -> int:
    """Columns of standings side by side."""
    return 2 if size.width() / size.height() >= 1.2 else 1


def _paint_title(painter: QPainter, size: QRectF, scene: Scene, title: str, detail: str) -> float:
    """Write the head of a page; return where its body starts."""
    height = size.height()
    clock = clock_place(size, scene)
    room = (clock.left() if not clock.isEmpty() else size.width()) - height * 0.07
    top = QRectF(height * 0.045, height * 0.03, room, height * 0.085)
    write(painter, top, title, height / 14, scene.theme.colour("text"), bold=True)
    below = QRectF(top.left(), top.bottom(), room, height * 0.05)
    write(painter, below, detail, height / 30, scene.theme.colour("dim"))
    return below.bottom() + height * 0.018


def _paint_standings(painter: QPainter, size: QRectF, scene: Scene) -> None:
    view, theme, height = scene.view, scene.theme, size.height()
    pages = parts(scene, size)
    part = scene.part % pages
    pieces = [translate("Projector", "Après le coup {0}").format(view.standings_turn) if view.standings_turn else ""]
    pieces.append(game_text(view))
    timed = any(line.seconds is not None for line in view.standings)
    tops = [line.total - line.negative for line in view.standings]  # of these turns
    shown_top = 0 if timed else max(tops, default=view.top_total)
    pieces.append(translate("Projector", "top {0}").format(number(shown_top)) if shown_top else "")
    top = _paint_title(painter, size, scene, translate("Projector", "Classement"), " · ".join(filter(None, pieces)))
    if not view.standings:
        _paint_centre(painter, size, translate("Projector", "Pas encore de classement"), theme)
    count, row = columns(size), (height * 0.945 - top) / ROWS
    margin, gutter = height * 0.045, height * 0.06
    wide = (size.width() - 2 * margin - gutter * (count - 1)) / count
    start = part * ROWS * count
    for index, line in enumerate(view.standings[start : start + ROWS * count]):
        left = margin + index // ROWS * (wide + gutter)
        rect = QRectF(left, top + index % ROWS * row, wide, row)
        _paint_standing(painter, rect, scene, line)
    if pages > 1:
        foot = QRectF(margin, height * 0.95, size.width() - 2 * margin, height * 0.04)
        write(painter, foot, f"{part + 1} / {pages}", height / 36, theme.colour("dim"), Align.AlignRight)


def _paint_standing(painter: QPainter, rect: QRectF, scene: Scene, line: PublicStanding) -> None:
    theme, row = scene.theme, rect.height()
    rank, table, name = line.rank, line.table, line.name
    painter.setPen(QPen(theme.colour("hair"), max(1.0, row / 40)))
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    size = row * 0.6
    cells = rect.adjusted(0, 0, 0, -row * 0.04)
    ranked = QRectF(cells.left(), cells.top(), row * 1.25, cells.height())
    write(painter, ranked, str(rank), size, theme.colour("accent" if rank <= 3 else "dim"), Align.AlignRight, bold=True)
    minus = QRectF(cells.right() - row * 1.7, cells.top(), row * 1.7, cells.height())
    text = "=" if line.negative == 0 else f"{line.negative:+d}".replace("-", "−")
    score = number(line.total)
    if line.seconds is not None:
        text, score = "", seconds_text(line.seconds, QLocale().decimalPoint())
    write(painter, minus, text, size * 0.84, theme.colour("dim"), Align.AlignRight)
    points = QRectF(minus.left() - row * 2.2, cells.top(), row * 2.2, cells.height())
    write(painter, points, score, size, theme.colour("text"), Align.AlignRight, bold=True)
    names = QRectF(ranked.right() + row * 0.4, cells.top(), 0, cells.height())
    names.setRight(points.left() - row * 0.2)
    if table and rect.width() > row * 14:
        seat = QRectF(names.right() - row * 1.3, cells.top(), row * 1.3, cells.height())
        write(painter, seat, str(table), size * 0.72, theme.colour("dim"), Align.AlignRight)
        names.setRight(seat.left() - row * 0.2)
    font = fitted(name, size, names.width())
    if font.pixelSize() < size * 0.8:
        font = make_font(size * 0.8, pixels=True)
    painter.setFont(font)
    painter.setPen(theme.colour("text"))
    shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, names.width())
    painter.drawText(names, int(Align.AlignLeft | Align.AlignVCenter), shown)


def _paint_solos(painter: QPainter, size: QRectF, scene: Scene) -> None:
    view, theme, height = scene.view, scene.theme, size.height()
    detail = game_text(view) or view.tournament
    top = _paint_title(painter, size, scene, translate("Projector", "Solos"), detail)
    if not view.solos:
        over = view.step is Step.ENDED
        text = translate("Projector", "Aucun solo") if over else translate("Projector", "À la fin de la partie")
        _paint_centre(painter, size, text, theme)
    lines = max(len(view.solos), 8)
    row = min((height * 0.95 - top) / lines, height * 0.085)
    for index, (turn, name, bonus) in enumerate(view.solos):
        rect = QRectF(height * 0.045, top + index * row, size.width() - height * 0.09, row)
        icons.draw_icon(
            painter,
            QRectF(rect.left(), rect.center().y() - row * 0.3, row * 0.6, row * 0.6),
            "star",
            theme.colours.accent,
        )
        label = QRectF(rect.left() + row * 0.95, rect.top(), height * 0.24, row)
        write(painter, label, translate("Projector", "Coup {0}").format(turn), row * 0.52, theme.colour("dim"))
        name_rect = QRectF(label.right(), rect.top(), rect.right() - label.right() - height * 0.16, row)
        write(painter, name_rect, name, row * 0.6, theme.colour("text"), bold=True)
        if bonus:
            write(painter, rect, f"+{bonus}", row * 0.56, theme.colour("accent"), Align.AlignRight, bold=True)
        painter.setPen(QPen(theme.colour("hair"), max(1.0, row / 50)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


def _paint_centre(painter: QPainter, size: QRectF, text: str, theme: Theme) -> None:
    rect = size.adjusted(size.height() * 0.06, 0, -size.height() * 0.06, 0)
    write(painter, rect, text, size.height() / 18, theme.colour("dim"), Align.AlignHCenter)


def _paint_message(painter: QPainter, size: QRectF, scene: Scene) -> None:
    view, theme, height = scene.view, scene.theme, size.height()
    body = size.adjusted(height * 0.09, height * 0.18, -height * 0.09, -height * 0.12)
    if scene.logo is not None and not scene.logo.isNull():
        draw_logo(painter, QRectF(body.left(), height * 0.07, body.width(), height * 0.26), scene.logo)
        body.setTop(height * 0.37)
    flags = int(Align.AlignCenter | Qt.TextFlag.TextWordWrap)
    text = view.message or view.tournament
    pixels = height / 7
    while pixels > height / 30:
        metrics = QFontMetricsF(make_font(pixels, bold=True, pixels=True))
        needed = metrics.boundingRect(body, flags, text)
        if needed.height() <= body.height() and needed.width() <= body.width():
            break
        pixels *= 0.92
    painter.setFont(make_font(pixels, bold=True, pixels=True))
    painter.setPen(theme.colour("text"))
    painter.drawText(body, flags, text)
    foot = QRectF(height * 0.045, height * 0.91, size.width() - height * 0.09, height * 0.06)
    name = " · ".join(filter(None, (view.club, view.tournament if view.message else "")))
    write(painter, foot, name, height / 30, theme.colour("dim"), Align.AlignHCenter)


def _paint_test(painter: QPainter, size: QRectF, scene: Scene) -> None:
    """A card to set the projector by: edges, focus, colours, and lines of text to be read from the back."""
    theme, height = scene.theme, size.height()
    pen = max(2.0, height / 270)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("accent"), pen))
    painter.drawRect(size.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2))
    painter.setPen(QPen(theme.colour("dim"), pen / 2))
    painter.drawEllipse(size.center(), height * 0.46, height * 0.46)
    for x in (0.0, 1.0):
        for y in (0.0, 1.0):
            corner = QPointF(size.width() * x, height * y)
            inward = QPointF((1 - 2 * x) * height * 0.09, (1 - 2 * y) * height * 0.09)
            painter.drawLine(corner, corner + inward)
    middle = QRectF(size.width() * 0.2, height * 0.155, size.width() * 0.6, height * 0.09)
    write(
        painter,
        middle,
        translate("Projector", "Carte de réglage"),
        height / 12,
        theme.colour("text"),
        Align.AlignHCenter,
        bold=True,
    )
    detail = f"{scene.screen} · {size.width():.0f} × {size.height():.0f}".lstrip(" ·")
    write(painter, middle.translated(0, height * 0.075), detail, height / 28, theme.colour("dim"), Align.AlignHCenter)
    word = tuple(tile.text for tile in scene.tile_set.tiles[:7])
    rack = QRectF(size.center().x() - height * 0.4, height * 0.33, height * 0.8, height / 9)
    draw_rack(painter, rack, word, 3, scene.tile_set, theme, centred=True)
    line = QRectF(size.width() * 0.14, height * 0.48, size.width() * 0.72, height * 0.075)
    for share, text in (
        (14, translate("Projector", "Le dernier coup")),
        (20, translate("Projector", "Le cumul, les points")),
        (28, translate("Projector", "Les messages : lisible du fond de la salle ?")),
    ):
        write(painter, line, text, height / share, theme.colour("text"), Align.AlignHCenter)
        line.translate(0, height * 0.075)
    tokens = ("word3", "word2", "letter3", "letter2", "tile", "last", "accent", "warning", "zero")
    wide = size.width() * 0.6 / len(tokens)
    for index, token in enumerate(tokens):
        bar = QRectF(size.width() * 0.2 + index * wide, height * 0.74, wide, height * 0.07)
        painter.fillRect(bar, theme.colour(token))
    for index in range(9):
        grey = QColor.fromHsvF(0, 0, index / 8)
        painter.fillRect(QRectF(size.width() * 0.2 + index * wide, height * 0.81, wide, height * 0.05), grey)

"""The main page of the projector: the board, the rack, the clock and the last solution revealed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from arbitre.application.room.clock import ClockState
from arbitre.application.room.public_view import PublicMove, Step
from arbitre.domain.board.tiles import Letters, is_blank
from arbitre.ui.board.clock_view import clock_look
from arbitre.ui.board.drawing import BoardGeometry, BoardPicture, TileFaces, draw_board, draw_rack, draw_tile
from arbitre.ui.look import icons
from arbitre.ui.look.theme import Theme, ink
from arbitre.ui.room.scene import (
    Align,
    Places,
    ProjectorPage,
    Scene,
    clock_place,
    draw_logo,
    fitted,
    game_text,
    number,
    places,
    write,
)
from arbitre.ui.words.texts import counted

translate = QCoreApplication.translate


def paint_board_page(painter: QPainter, size: QRectF, scene: Scene, ratio: float) -> None:
    where = places(size, scene)
    view = scene.view
    last = frozenset(view.last.placed) if view.last else frozenset[int]()
    hidden = last if scene.settling else frozenset[int]()
    picture = BoardPicture(view.board, scene.tile_set, view.row_label, last, hidden=hidden)
    draw_board(painter, BoardGeometry.fit(where.board, ratio), picture, scene.theme)
    _paint_head(painter, where, scene)
    _paint_rack(painter, where, scene)
    _paint_last(painter, where, scene)
    _paint_footer(painter, where.footer, scene)


def _paint_head(painter: QPainter, where: Places, scene: Scene) -> None:
    view, theme, unit = scene.view, scene.theme, where.unit
    ended, turn = translate("Projector", "Partie terminée"), translate("Projector", "Coup {0}").format(view.turn)
    title = ended if view.step is Step.ENDED else turn
    game = game_text(view)
    bag = translate("Projector", "Sac : {0}").format(view.bag) if view.bag else ""
    half = QRectF(where.head.left(), where.head.top(), where.head.width() * 0.56, where.head.height())
    write(painter, half, title, unit / 13, theme.colour("text"), bold=True)
    rest = QRectF(half.right(), where.head.top() + unit * 0.02, where.head.width() * 0.44, unit * 0.042)
    for line in filter(None, (game, bag)):
        write(painter, rest, line, unit / 32, theme.colour("dim"), Align.AlignRight)
        rest.translate(0, unit * 0.042)


def _paint_rack(painter: QPainter, where: Places, scene: Scene) -> None:
    view, theme, unit = scene.view, scene.theme, where.unit
    label = QRectF(where.rack.left(), where.rack.top(), where.rack.width(), unit * 0.04)
    tiles = QRectF(where.rack.left(), label.bottom(), where.rack.width(), where.rack.height() - label.height())
    if view.rack:
        text = translate("Projector", "Tirage")
        if view.rejected:
            text = translate("Projector", "Rejet : toutes les lettres sont nouvelles")
        write(painter, label, text, unit / 34, theme.colour("warning" if view.rejected else "dim"))
        centred = where.rack.width() > where.board.width() * 1.3
        draw_rack(painter, tiles, view.rack, view.leftover, scene.tile_set, theme, centred=centred)
    elif view.step in (Step.BEFORE, Step.DRAWN):
        # An empty rack is drawn as its slots: the room sees where the letters will come.
        write(painter, label, translate("Projector", "En attente du tirage"), unit / 34, theme.colour("dim"))
        cell = min(tiles.height(), tiles.width() / 7.42)
        left = tiles.left() + ((tiles.width() - cell * 7.42) / 2 if tiles.width() > cell * 9 else 0)
        painter.setPen(QPen(theme.colour("hair"), max(1.0, unit / 360)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for index in range(7):
            slot = QRectF(left + index * cell * 1.06, tiles.top() + (tiles.height() - cell) / 2, cell, cell)
            painter.drawRoundedRect(slot.adjusted(2, 2, -2, -2), cell * 0.13, cell * 0.13)


def _paint_last(painter: QPainter, where: Places, scene: Scene) -> None:
    view, theme, unit = scene.view, scene.theme, where.unit
    card = where.last
    if card.height() <= 0:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("card"))
    painter.drawRoundedRect(card, unit * 0.014, unit * 0.014)
    inner = card.adjusted(unit * 0.026, unit * 0.012, -unit * 0.026, -unit * 0.014)
    if view.last is None and not view.top_total:
        hint = translate("Projector", "Le top du coup s’affichera ici")
        write(painter, inner, hint, unit / 30, theme.colour("dim"), Align.AlignHCenter)
        return
    total_line = QRectF(inner.left(), inner.bottom() - unit * 0.062, inner.width(), unit * 0.062)
    label = translate("Projector", "Cumul du top")
    write(painter, total_line, label, unit / 28, theme.colour("dim"))
    total = QRectF(total_line.left() + inner.width() * 0.4, total_line.top(), inner.width() * 0.6, total_line.height())
    write(painter, total, number(view.top_total), unit / 20, theme.colour("text"), Align.AlignRight, bold=True)
    if view.last is None:
        return
    painter.setPen(QPen(theme.colour("hair"), max(1.0, unit / 540)))
    painter.drawLine(inner.bottomLeft() - QPointF(0, unit * 0.068), inner.bottomRight() - QPointF(0, unit * 0.068))
    room = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - unit * 0.075)
    _paint_move(painter, room, view.last, scene, unit)


def _paint_move(painter: QPainter, room: QRectF, last: PublicMove, scene: Scene, unit: float) -> None:
    theme = scene.theme
    label = QRectF(room.left(), room.top(), room.width(), min(unit * 0.045, room.height() * 0.24))
    write(painter, label, translate("Projector", "Top du coup {0}").format(last.turn), unit / 30, theme.colour("dim"))
    body = QRectF(room.left(), label.bottom(), room.width(), room.height() - label.height())
    word = QRectF(body.left(), body.top(), body.width(), body.height() * 0.54)
    line = QRectF(body.left(), word.bottom(), body.width(), body.height() * 0.46)
    _write_word(painter, word, last.move.word, min(unit / 12.5, word.height() * 0.95), theme)
    place = last.move.reference.text(scene.view.row_label)
    points = translate("Projector", "{0} {0:point|points}").format(counted(last.move.score))
    size = min(unit / 16, line.height() * 0.9)
    write(
        painter, QRectF(line.left(), line.top(), line.width() * 0.4, line.height()), place, size, theme.colour("text")
    )
    rest = QRectF(line.left() + line.width() * 0.35, line.top(), line.width() * 0.65, line.height())
    write(painter, rest, points, size, theme.colour("accent"), Align.AlignRight, bold=True)


def _write_word(painter: QPainter, rect: QRectF, word: Letters, pixels: float, theme: Theme) -> None:
    """Write a word in capitals; a blank is in brackets and in the accent colour."""
    parts = [(f"({letter.upper()})", True) if is_blank(letter) else (letter, False) for letter in word]
    font = fitted("".join(text for text, _ in parts), pixels, rect.width(), bold=True)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    at = QPointF(rect.left(), rect.center().y() + metrics.capHeight() / 2)
    for text, blank in parts:
        painter.setPen(theme.colour("accent" if blank else "text"))
        painter.drawText(at, text)
        at += QPointF(metrics.horizontalAdvance(text), 0)


def _paint_footer(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    if rect.height() <= 0:
        return
    theme, unit, view = scene.theme, rect.height() / 0.068, scene.view
    painter.fillRect(rect, theme.colour("card"))
    inner = rect.adjusted(unit * 0.022, 0, -unit * 0.022, 0)
    left = inner.left()
    if scene.logo is not None and not scene.logo.isNull():
        high = rect.height() * 0.76
        wide = min(high * scene.logo.width() / max(1, scene.logo.height()), inner.width() * 0.2)
        draw_logo(painter, QRectF(left, rect.center().y() - high / 2, wide, high), scene.logo)
        left += wide + unit * 0.018
    name = " · ".join(filter(None, (view.club, view.tournament)))
    named = QRectF(inner.right() - inner.width() * (0.36 if view.message else 0.9), inner.top(), 0, inner.height())
    named.setRight(inner.right())
    write(painter, named, name, unit / 34, theme.colour("dim"), Align.AlignRight)
    if view.message:
        text = QRectF(left, inner.top(), named.left() - left - unit * 0.02, inner.height())
        write(painter, text, view.message, unit / 26, theme.colour("text"), bold=True)


def draw_settling(painter: QPainter, size: QRectF, scene: Scene, progress: float, ratio: float) -> None:
    """Paint the tiles of the last move on their way down to the board; ``progress`` 0 to 1."""
    if scene.view.last is None or scene.page is not ProjectorPage.BOARD:
        return
    geometry = BoardGeometry.fit(places(size, scene).board, ratio)
    faces = TileFaces(geometry.cell)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for square in scene.view.last.placed:
        letter = scene.view.board.squares[square]
        if not letter:
            continue
        rect = geometry.square(square)
        scale = 1.0 + 0.35 * (1.0 - progress)
        painter.save()
        painter.setOpacity(min(1.0, progress * 1.6))
        painter.translate(rect.center())
        painter.scale(scale, scale)
        painter.translate(-rect.center())
        draw_tile(painter, rect, letter, scene.tile_set, scene.theme, faces, last=True)
        painter.restore()


def paint_clock(painter: QPainter, size: QRectF, scene: Scene) -> None:
    """Paint the clock: digits, what is left as a bar, the state in words beside its shape."""
    rect = clock_place(size, scene)
    if rect.isEmpty():
        return
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    theme, face = scene.theme, scene.face
    token, icon, words = clock_look(face)
    painter.fillRect(rect, theme.colour("ground"))
    row = rect.height() * 0.2
    bar = QRectF(rect.left(), rect.bottom() - rect.height() * 0.055, rect.width(), rect.height() * 0.055)
    state = QRectF(rect.left(), bar.top() - row - rect.height() * 0.02, rect.width(), row)
    digits = QRectF(rect.left(), rect.top(), rect.width(), state.top() - rect.top())
    over = face.state is ClockState.OVER
    if over:
        # Time out is a full field: seen from the corner of the eye.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(token))
        painter.drawRoundedRect(digits.adjusted(0, 0, 0, -row * 0.15), row * 0.3, row * 0.3)
    colour = QColor(ink(theme.colour(token))) if over else theme.colour(token)
    wide = "0" * (len(face.text) - 1) + ":"
    painter.setFont(fitted(wide, digits.height() * 1.12, digits.width() * 0.96, bold=True))
    painter.setPen(colour)
    align = Align.AlignHCenter if over else Align.AlignLeft
    metrics = QFontMetricsF(painter.font())
    left = digits.left() if align is Align.AlignLeft else digits.center().x() - metrics.horizontalAdvance(face.text) / 2
    painter.drawText(QPointF(left, digits.center().y() - row * 0.07 + metrics.capHeight() / 2), face.text)
    mark = state.height() * 0.78
    icons.draw_icon(
        painter, QRectF(state.left(), state.center().y() - mark / 2, mark, mark), icon, theme.colour(token).name()
    )
    write(painter, state.adjusted(mark * 1.3, 0, 0, 0), words, state.height() * 0.72, theme.colour(token), bold=True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("hair"))
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
    if face.share > 0 and not over:
        full = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * face.share), bar.height())
        painter.setBrush(theme.colour("accent" if token == "text" else token))
        painter.drawRoundedRect(full, bar.height() / 2, bar.height() / 2)

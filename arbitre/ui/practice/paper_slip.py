"""Draws a slip as a player hands it in: the squared area, the boxes, the arbiter's strip."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbitre.application.practice.rehearsal import PaperSlip
from arbitre.domain.board.reference import Direction
from arbitre.domain.rules.slip import Entry, SlipStatus
from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import FALLBACKS
from arbitre.ui.words.texts import number, slip_text

translate = QCoreApplication.translate
COLUMNS, ROWS = 11, 7
"""Squares drawn at least; a longer word has as many as it needs."""
# Paper and ink are the same in every theme: it is a picture of a thing that lies on the table.
PAPER, LINES, STRIP, PRINT, INK, NOTE = "#fbf8ef", "#c9c3b2", "#dcd8cc", "#55524a", "#1b3a8f", "#a01818"
_INKS = (INK, "#20242c", "#2b4fa8", "#16306e")


@guarded
class PaperSlipView(QWidget):
    """One slip of the bundle; nothing on it says what is wrong with it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paper: PaperSlip | None = None
        self._turn = 0
        self.setMinimumSize(240, 190)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def paper(self) -> PaperSlip | None:
        """The slip shown."""
        return self._paper

    def show_paper(self, paper: PaperSlip | None, turn: int) -> None:
        """Show a slip of a turn (``None``: the bundle is empty)."""
        self._paper, self._turn = paper, turn
        self.setAccessibleName(
            translate("paper", "Bulletin de la table {0}").format(paper.table)
            if paper is not None
            else translate("paper", "Aucun bulletin")
        )
        self.setAccessibleDescription(slip_text(paper.slip) if paper is not None else "")
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_paper(self._paper, self._turn)
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(360, 230)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._paper is not None:
            draw_paper(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._paper, self._turn)
        painter.end()


def draw_paper(painter: QPainter, rect: QRectF, paper: PaperSlip, turn: int) -> None:
    """Paint a slip into a rectangle; the hand that wrote it belongs to the table."""
    chance = random.Random(f"hand/{paper.table}/{turn}")
    ink = QColor(_INKS[paper.table % len(_INKS)])
    painter.fillRect(rect, QColor(PAPER))
    painter.setPen(QPen(QColor(LINES), 1))
    painter.drawRect(rect)
    strip = QRectF(rect.left(), rect.bottom() - rect.height() * 0.16, rect.width(), rect.height() * 0.16)
    boxes = QRectF(rect.right() - rect.width() * 0.24, rect.top(), rect.width() * 0.24, rect.height() - strip.height())
    grid = QRectF(rect.left(), rect.top(), rect.width() - boxes.width(), boxes.height()).adjusted(8, 8, -8, -8)
    _draw_strip(painter, strip, turn)
    _draw_boxes(painter, boxes, paper, ink, chance)
    entries = paper.slip.entries
    longest = max((len(_letters(entry.word)) + 2 for entry in entries), default=0)
    down = bool(entries) and entries[0].direction is Direction.DOWN
    cell = min(
        grid.width() / (COLUMNS if down else max(COLUMNS, longest)),
        grid.height() / (max(ROWS, longest) if down else ROWS),
    )
    columns, rows = int(grid.width() // cell), int(grid.height() // cell)
    area = QRectF(grid.left(), grid.top(), columns * cell, rows * cell)
    painter.setPen(QPen(QColor(LINES), 0.8))
    for column in range(columns + 1):
        x = area.left() + column * cell
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
    for row in range(rows + 1):
        y = area.top() + row * cell
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
    for index, entry in enumerate(entries):
        _write(painter, area, cell, entry, index, ink, chance)
    if paper.slip.status is SlipStatus.LATE:
        _note(painter, area, translate("paper", "pris après « terminé »"))


def _write(
    painter: QPainter, area: QRectF, cell: float, entry: Entry, index: int, ink: QColor, chance: random.Random
) -> None:
    """A word letter by letter, each a little off its square as hands write; a circle round a blank's letter."""
    letters = _letters(entry.word)
    down = entry.direction is Direction.DOWN
    room = int((area.height() if down else area.width()) / cell) - len(letters)
    first = max(0, min(room, 1 + chance.randrange(2)))
    line = 1 + 2 * index if down else 2 + 2 * index
    for at, letter in enumerate(letters):
        column, row = (line, first + at) if down else (first + at, line)
        centre = QPointF(area.left() + (column + 0.5) * cell, area.top() + (row + 0.5) * cell)
        centre += QPointF(chance.uniform(-0.08, 0.08) * cell, chance.uniform(-0.08, 0.08) * cell)
        painter.save()
        painter.translate(centre)
        painter.rotate(chance.uniform(-7, 7))
        painter.setPen(ink)
        painter.setFont(_hand(cell * chance.uniform(0.72, 0.84)))
        box = QRectF(-cell, -cell, 2 * cell, 2 * cell)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter.upper())
        if letter != letter.upper():
            painter.setPen(QPen(ink, max(1.2, cell * 0.07)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(0, 0), cell * 0.56, cell * 0.52)
        painter.restore()


def _draw_boxes(painter: QPainter, rect: QRectF, paper: PaperSlip, ink: QColor, chance: random.Random) -> None:
    entry = paper.slip.entries[0] if paper.slip.entries else None
    score = "" if paper.slip.score is None else number(paper.slip.score)
    texts = (
        (translate("paper", "N° TABLE"), str(paper.table)),
        (translate("paper", "RÉF."), (entry.reference or "") if entry is not None else ""),
        (translate("paper", "SCORE"), score),
    )
    height = rect.height() / len(texts)
    for index, (head, text) in enumerate(texts):
        box = QRectF(rect.left(), rect.top() + index * height, rect.width(), height)
        painter.setPen(QPen(QColor(LINES), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        painter.setPen(QColor(PRINT))
        painter.setFont(_print(min(height * 0.17, rect.width() * 0.14)))
        painter.drawText(box.adjusted(5, 3, -3, 0), Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, head)
        painter.save()
        painter.translate(box.center() + QPointF(0, height * 0.1))
        painter.rotate(chance.uniform(-5, 5))
        painter.setPen(ink)
        painter.setFont(_hand(min(height * 0.46, rect.width() * 0.4)))
        inside = QRectF(-rect.width() / 2, -height / 2, rect.width(), height)
        painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


def _draw_strip(painter: QPainter, rect: QRectF, turn: int) -> None:
    """The grey strip is the arbiter's: the turn, his points, the second marking's."""
    painter.fillRect(rect, QColor(STRIP))
    painter.setPen(QPen(QColor(LINES), 1))
    painter.drawRect(rect)
    painter.setPen(QColor(PRINT))
    painter.setFont(_print(min(rect.height() * 0.34, rect.width() * 0.035)))
    heads = (
        translate("paper", "N° COUP  {0}").format(turn),
        translate("paper", "ARBITRE"),
        translate("paper", "D.A."),
        translate("paper", "SCORE"),
    )
    width = rect.width() / len(heads)
    for index, head in enumerate(heads):
        box = QRectF(rect.left() + index * width, rect.top(), width, rect.height())
        if index:
            painter.drawLine(box.topLeft(), box.bottomLeft())
        painter.drawText(box.adjusted(8, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, head)


def _note(painter: QPainter, area: QRectF, text: str) -> None:
    """What the runner saw, beside the writing."""
    painter.save()
    painter.translate(area.left() + area.width() / 2, area.bottom() - area.height() * 0.17)
    painter.rotate(-math.degrees(math.atan2(1, 14)))
    painter.setFont(_hand(area.height() * 0.11))
    painter.setPen(QColor(NOTE))
    box = QRectF(-area.width() / 2, -area.height() / 8, area.width(), area.height() / 4)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _letters(word: str) -> list[str]:
    """The tiles of a word as written: ``[CH]`` is one square."""
    letters: list[str] = []
    inside = ""
    for one in word:
        if one == "[" or inside:
            inside += one
            if one == "]":
                letters.append(inside[1:-1])
                inside = ""
        else:
            letters.append(one)
    return letters


def _hand(pixels: float) -> QFont:
    font = QFont(FALLBACKS)
    font.setPixelSize(max(6, round(pixels)))
    font.setItalic(True)
    font.setBold(True)
    return font


def _print(pixels: float) -> QFont:
    font = QFont(FALLBACKS)
    font.setPixelSize(max(6, round(pixels)))
    return font

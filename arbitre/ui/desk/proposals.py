"""The solutions below the entry line, in an order that never changes under the fingers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbitre.domain.board.move import Move
from arbitre.ui.guard import guarded
from arbitre.ui.look.icons import draw_icon
from arbitre.ui.look.theme import Theme, ink
from arbitre.ui.words.texts import move_text, number


@guarded
class ProposalList(QWidget):
    """Paints a few rows; the row highlighted stays in sight."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._moves: tuple[Move, ...] = ()
        self._highlight: int | None = None
        self._retained: Move | None = None
        self._counts: Mapping[tuple[str, str], int] = {}
        self._row_label = "letter"
        self._first = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._write_name()

    def _write_name(self) -> None:
        self.setAccessibleName(self.tr("Solutions proposées"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._write_name()
        super().changeEvent(event)

    def show_moves(
        self,
        moves: tuple[Move, ...],
        highlight: int | None,
        retained: Move | None,
        counts: Mapping[tuple[str, str], int],
        row_label: str,
    ) -> None:
        """Show proposals; ``counts``: slips handed in with a word and place."""
        if moves != self._moves:
            self._first = 0
        self._moves, self._highlight, self._retained = moves, highlight, retained
        self._counts, self._row_label = counts, row_label
        if highlight is not None:
            rows = self._rows()
            self._first = min(max(self._first, highlight - rows + 1), highlight)
            self.setAccessibleDescription(move_text(moves[highlight], row_label))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _height(self) -> float:
        return QFontMetricsF(self._theme.font()).height() + 5

    def _rows(self) -> int:
        return max(1, int(self.height() / self._height()))

    def sizeHint(self) -> QSize:
        return QSize(300, round(self._height() * 5))

    def minimumSizeHint(self) -> QSize:
        """Two rows on a small screen: the one highlighted stays in sight."""
        return QSize(120, round(self._height() * 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall = self._height()
        for row in range(self._rows()):
            index = self._first + row
            if index >= len(self._moves):
                break
            self._paint(painter, QRectF(0, row * tall, self.width(), tall), index)
        painter.end()

    def _paint(self, painter: QPainter, rect: QRectF, index: int) -> None:
        colours = self._theme.colours
        move = self._moves[index]
        marked = index == self._highlight
        if marked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("accent"))
            painter.drawRoundedRect(rect.adjusted(0, 0.5, 0, -0.5), 4, 4)
        text = ink(colours.accent) if marked else colours.text
        painter.setPen(text)
        painter.setFont(self._theme.font(bold=marked or move == self._retained))
        if move == self._retained:
            side = rect.height() - 9
            box = QRectF(rect.left() + 6, rect.center().y() - side / 2, side, side)
            draw_icon(painter, box, "star", text if marked else colours.top)
        unit = QFontMetricsF(painter.font()).horizontalAdvance("0")
        left = rect.left() + rect.height() + 6
        right = rect.right() - 8
        places = (
            (left, right - unit * 18, Qt.AlignmentFlag.AlignLeft, move.printed()),
            (right - unit * 17, right - unit * 12, Qt.AlignmentFlag.AlignLeft, move.reference.text(self._row_label)),
            (right - unit * 12, right - unit * 7, Qt.AlignmentFlag.AlignRight, number(move.score)),
        )
        for start, end, side_flag, label in places:
            painter.drawText(
                QRectF(start, rect.top(), end - start, rect.height()), side_flag | Qt.AlignmentFlag.AlignVCenter, label
            )
        count = self._counts.get((move.plain(), move.reference.text(self._row_label)), 0)
        if count:
            painter.setFont(self._theme.font())
            painter.setPen(text if marked else colours.dim)
            box = QRectF(right - unit * 6, rect.top(), unit * 6, rect.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"× {count}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._first + int(event.position().y() / self._height())
        if index < len(self._moves):
            self.chosen.emit(index)

"""The clock on the desk: digits, what is left as a bar, and the state told by colour, shape and words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbitre.application.room.clock import ClockFace, ClockState
from arbitre.ui.guard import guarded
from arbitre.ui.look import icons
from arbitre.ui.look.theme import CLOCK, SMALL, Theme

translate = QCoreApplication.translate


def clock_look(face: ClockFace) -> tuple[str, str, str]:
    """Colour token, icon and words of a state: each alone tells it."""
    match face.state:
        case ClockState.READY:
            return "dim", "clock", translate("Clock", "Prêt", "chronomètre réglé, pas encore lancé")
        case ClockState.PAUSED:
            return "marking", "pause", translate("Clock", "Pause")
        case ClockState.OVER:
            return "zero", "stop", translate("Clock", "Terminé")
        case ClockState.RUNNING if face.warning:
            return "warning", "warning", translate("Clock", "Dernières secondes")
        case ClockState.RUNNING:
            return "text", "play", translate("Clock", "En cours")


@guarded
class ClockView(QWidget):
    """Shows a ``ClockFace``; a screen reader is told the state, not every second."""

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme or Theme()
        self._face = ClockFace()
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._describe()

    @property
    def face(self) -> ClockFace:
        """What it shows."""
        return self._face

    def set_face(self, face: ClockFace) -> None:
        """Show another moment."""
        told = clock_look(self._face) != clock_look(face)
        self._face = face
        if told:
            self._describe()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme and font scale."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        digits = QFontMetricsF(self._theme.font(CLOCK, bold=True))
        small = QFontMetricsF(self._theme.font(SMALL, bold=True))
        wide = digits.horizontalAdvance("00:00") + small.height() * 2
        widest = max((clock_look(ClockFace(state))[2] for state in ClockState), key=small.horizontalAdvance)
        wide = max(wide, small.horizontalAdvance(widest) + small.height() * 2)
        return QSize(round(wide), round(digits.capHeight() * 1.5 + small.height() * 1.7))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, face = self._theme, self._face
        token, icon, words = clock_look(face)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        area = QRectF(self.rect())
        small = theme.font(SMALL, bold=True)
        line = QFontMetricsF(small).height()
        bar = QRectF(area.left(), area.bottom() - line * 0.32, area.width(), line * 0.26)
        state = QRectF(area.left(), bar.top() - line * 1.15, area.width(), line)
        font = theme.font(CLOCK, bold=True)
        painter.setFont(font)
        painter.setPen(theme.colour(token))
        middle = (area.top() + state.top()) / 2
        painter.drawText(QPointF(area.left(), middle + QFontMetricsF(font).capHeight() / 2), face.text)
        mark = QRectF(state.left(), state.top() + line * 0.08, line * 0.84, line * 0.84)
        icons.draw_icon(painter, mark, icon, theme.colour(token).name())
        painter.setFont(small)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(state.adjusted(line * 1.15, 0, 0, 0), flags, words)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("hair"))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        if face.share > 0:
            full = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * face.share), bar.height())
            painter.setBrush(theme.colour("accent" if token == "text" else token))
            painter.drawRoundedRect(full, bar.height() / 2, bar.height() / 2)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
            self.updateGeometry()
        super().changeEvent(event)

    def _describe(self) -> None:
        self.setAccessibleName(self.tr("Chronomètre"))
        self.setAccessibleDescription(clock_look(self._face)[2])

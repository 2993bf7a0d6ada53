"""The base of the small windows beside the desk: they stay above it, its keys go on working, Escape puts them away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from arbitre.application.session.session import Session
from arbitre.domain.event.state import Game, Turn
from arbitre.ui.guard import guarded
from arbitre.ui.kit.desk import Desk
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.look.theme import GAP, GAP_SMALL, Theme

_MOST = QSize(1340, 700)
"""No window is larger than the smallest screen."""
_BAR = 36
"""The message bar at the foot of the main window stays free."""


@guarded
class WrapLabel(QLabel):
    """A label of several lines that keeps the height its text needs, whatever the width and the size of letters."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._grow()

    def _grow(self) -> None:
        before = self.minimumHeight()
        self.setMinimumHeight(0)  # Qt counts it into the height that the text asks for
        needed = self.heightForWidth(self.width()) if self.text() else 0
        self.setMinimumHeight(needed)
        if needed != before:
            self.updateGeometry()


@guarded
class EnterLine(QLineEdit):
    """A line where something is written; Enter, once a press, calls ``entered``."""

    def __init__(self, parent: QWidget, entered: Callable[[], object]) -> None:
        super().__init__(parent)
        self._entered = entered
        self.setProperty("role", "entry")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._entered()
        else:
            super().keyPressEvent(event)


@guarded
class SidePanel(QWidget):
    """A tool window of the desk: ``refresh`` shows the state, ``retranslate`` the texts; it remembers its place.

    ``name`` is its key in the settings; empty for a part of the desk itself, which is no window.
    """

    def __init__(self, services: Services, parent: QWidget, name: str) -> None:
        super().__init__(parent, Qt.WindowType.Tool if name else Qt.WindowType.Widget)
        self.services = services
        self._name = name
        self._size = QSize()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(GAP, GAP_SMALL, GAP, GAP_SMALL)
        self.column.setSpacing(GAP_SMALL)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._refresh_if_seen)
        desk = services.desk
        for signal in (desk.changed, desk.session_changed, desk.focus_changed):
            signal.connect(self.refresh_soon)
        services.themes.changed.connect(self._on_theme)

    # -- what is at hand ---------------------------------------------------------------------------------------------

    @property
    def desk(self) -> Desk:
        """The desk it lies beside."""
        return self.services.desk

    @property
    def session(self) -> Session | None:
        """The tournament that is open."""
        return self.services.desk.session

    @property
    def game(self) -> Game | None:
        """The game being played."""
        return self.services.desk.game

    @property
    def live(self) -> Turn | None:
        """The turn in play."""
        return self.services.desk.live

    def label(self, role: str = "", *, wrap: bool = False) -> QLabel:
        """A label of this window with a role of the style sheet."""
        made = WrapLabel(self) if wrap else QLabel(self)
        made.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            made.setProperty("role", role)
        return made

    # -- showing -----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the window, or bring it to the front."""
        self.refresh()
        self.show()
        self.activateWindow()
        if self.focusWidget() is None and not self.focusNextChild():
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # nothing in it takes keys now: Escape still leaves it
            self.setFocus()

    def set_size(self, width: int, height: int) -> None:
        """The size at a scale of 100 %; the window grows with the letters."""
        self._size = QSize(width, height)
        self._fit()

    def _fit(self) -> None:
        scale = self.services.theme.scale
        wanted = QSize(round(self._size.width() * scale), round(self._size.height() * scale))
        self.resize(wanted.boundedTo(_MOST))

    def _place(self) -> None:
        """Stand where it was never moved: beside the board and below the entry line, which go on being used."""
        self._fit()
        parent = self.parentWidget()
        window = parent.window().geometry() if parent is not None and self._name else QRect()
        if window.isValid():
            self.move(window.right() - self.width() - GAP, window.bottom() - self.height() - _BAR)

    def refresh_soon(self) -> None:
        """Something changed: several changes in a row are drawn once."""
        if self.isVisible():
            self._later.start()

    def _refresh_if_seen(self) -> None:
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Show the state as it is now."""

    def retranslate(self) -> None:
        """Take the texts of the language of the moment."""

    def apply_theme(self, theme: Theme) -> None:
        """Paint with another theme."""

    def _on_theme(self, theme: Theme) -> None:
        self.apply_theme(theme)
        if self._size.isValid():
            self._fit()
        self.refresh_soon()

    def say(self, label: QLabel, text: str, status: str = "") -> None:
        """Write a sentence in its colour."""
        label.setText(text)
        set_property(label, "status", status)

    # -- Qt ----------------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        saved = self.services.settings.get(f"panel.{self._name}", "") if self._name else ""
        if saved and not event.spontaneous():
            self.restoreGeometry(QByteArray.fromBase64(QByteArray(saved.encode())))
        elif self._size.isValid() and not event.spontaneous():
            QTimer.singleShot(0, self, self._place)  # once its labels have their width and know their height
        self.refresh_soon()  # the state or the language may have changed while nobody saw it
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        if self._name and not event.spontaneous():
            geometry = bytes(self.saveGeometry().toBase64().data()).decode()
            self.services.settings.set(f"panel.{self._name}", geometry)
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._name:
            self.close()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh_soon()
        super().changeEvent(event)

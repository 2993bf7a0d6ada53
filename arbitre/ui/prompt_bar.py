"""A line that asks for a few words (a reason, a message) without a box over the desk: nothing stops meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QWidget

from arbitre.ui.theme import GAP_SMALL


class _Line(QLineEdit):
    entered = Signal(str)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class PromptBar(QFrame):
    """Shows above the message bar; Enter gives the words, Escape gives none."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("message", "warning")
        self._label = QLabel(self)
        self.line = _Line(self)
        self._label.setBuddy(self.line)
        self._keys = QLabel(self)
        self._keys.setProperty("role", "dim")
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP_SMALL, 4, GAP_SMALL, 4)
        row.addWidget(self._label)
        row.addWidget(self.line, 1)
        row.addWidget(self._keys)
        self._done: Callable[[str], object] | None = None
        self._empty = False
        self.line.entered.connect(self._enter)
        self.line.left.connect(self.close_prompt)
        self.hide()

    def ask(self, text: str, done: Callable[[str], object], *, value: str = "", empty: bool = False) -> None:
        """Ask for words and hand them over; ``empty``: nothing is an answer too."""
        self._label.setText(text)
        self.line.setAccessibleName(text)
        self._keys.setText(self.tr("Entrée · Échap"))
        self._done, self._empty = done, empty
        self.line.setText(value)
        self.line.selectAll()
        self.show()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_prompt(self) -> None:
        """Put the line away without an answer."""
        self._done = None
        self.hide()
        self.closed.emit()

    def _enter(self, text: str) -> None:
        done = self._done
        if done is None or (not text.strip() and not self._empty):
            return
        self.close_prompt()
        done(text.strip())

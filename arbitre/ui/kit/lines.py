"""Lines of text leave the window its keys: on some systems Ctrl+E, Ctrl+K, Ctrl+U and others edit a line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from arbitre.ui.guard import guarded

_EDITING = frozenset("ACVXYZ")


@guarded
class YieldingLines(QObject):
    """Watches the line that has the focus, any line of the program: Ctrl and a letter goes on to the actions."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(before, QLineEdit):
            before.removeEventFilter(self)
        if isinstance(now, QLineEdit):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        letter = chr(event.key()) if Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z else ""
        if event.modifiers() != Qt.KeyboardModifier.ControlModifier or not letter or letter in _EDITING:
            return False
        event.ignore()
        return True

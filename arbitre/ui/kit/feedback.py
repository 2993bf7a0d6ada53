"""The message bar at the foot of the window, and the small sounds of the entry line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from arbitre.ui.guard import guarded
from arbitre.ui.kit.desk import Message
from arbitre.ui.look.theme import GAP_SMALL


def restyle(widget: QWidget) -> None:
    """Make the style sheet look at a dynamic property again."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a dynamic property that the style sheet reads, if it is another one."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        restyle(widget)


def key_text(action: QAction) -> str:
    """The first key of an action as people write it, empty when it has none."""
    keys = action.shortcuts()
    return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


@guarded
class ElidedLabel(QLabel):
    """A label that cuts its text with an ellipsis and keeps the whole of it as a tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = self._tail = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def set_whole(self, text: str, tail: str = "") -> None:
        """Show as much of a text as fits; ``tail``: its end, a figure that is never cut."""
        self._whole, self._tail = f"{text}{tail}", tail
        self.updateGeometry()
        self._elide()

    @property
    def whole(self) -> str:
        """The text, uncut."""
        return self._whole

    def sizeHint(self) -> QSize:
        """As wide as the whole text, where the size policy asks for a hint at all."""
        hint = super().sizeHint()
        hint.setWidth(self.fontMetrics().horizontalAdvance(self._whole) + 4)
        return hint

    def minimumSizeHint(self) -> QSize:
        """No text ever makes a window wider than its screen."""
        hint = super().minimumSizeHint()
        hint.setWidth(min(40, self.sizeHint().width()))
        return hint

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._elide()

    def _elide(self) -> None:
        metrics, head = self.fontMetrics(), self._whole.removesuffix(self._tail)
        room = max(40, self.width() - 2) - metrics.horizontalAdvance(self._tail)
        cut = metrics.elidedText(head, Qt.TextElideMode.ElideRight, max(0, room)) + self._tail
        if cut != self.text():
            self.setText(cut)
        self.setToolTip(self._whole if cut != self._whole else "")


@guarded
class FixedText(QLabel):
    """Wrapped words in a place whose height does not follow them: what is below never moves."""

    def hasHeightForWidth(self) -> bool:
        return False


@guarded
class MessageBar(QFrame):
    """What just happened with its action at the left, the next action and its key at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("message", "info")
        self._text = ElidedLabel(self)
        self._text.setAccessibleName(self.tr("Message"))
        self._button = QPushButton(self)
        # Never the next in line for the focus of what was just closed: Space would take it back.
        self._button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._button.hide()
        self._action: QAction | None = None
        self._following: QAction | None = None
        self._button.clicked.connect(self._trigger)
        self._next = QLabel(self)
        self._next.setProperty("role", "dim")
        self._next_key = QLabel(self)
        self._next_key.setProperty("role", "key")
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP_SMALL, 4, GAP_SMALL, 4)
        row.addWidget(self._text, 1)
        row.addWidget(self._button)
        row.addSpacing(GAP_SMALL)
        row.addWidget(self._next)
        row.addWidget(self._next_key)
        self.setMinimumHeight(36)

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text.whole

    def show_message(self, message: Message) -> None:
        """Show a message, saying it to a screen reader too."""
        self._text.set_whole(message.text)
        set_property(self, "message", message.level)
        self._action = message.action
        if message.action is not None:
            key = key_text(message.action)
            self._button.setText(f"{message.action.text()}   {key}".strip())
        self._button.setVisible(message.action is not None and message.action is not self._following)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, message.text))

    def clear(self) -> None:
        """Show no message: what the last one was about is gone, or its language is another."""
        self._text.set_whole("")
        set_property(self, "message", "info")
        self._action = None
        self._button.setText("")
        self._button.hide()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._text.setAccessibleName(self.tr("Message"))
            self.clear()
        super().changeEvent(event)

    def show_next(self, action: QAction | None) -> None:
        """Tell what comes next and its key; a message whose action is the same needs no button for it."""
        self._following = action
        self._button.setVisible(self._action is not None and self._action is not action)
        if action is None:
            self._next.clear()
            self._next_key.hide()
            return
        self._next.setText(self.tr("à suivre : {0}").format(action.text()))
        self._next_key.setText(key_text(action))
        self._next_key.setVisible(bool(key_text(action)))

    def _trigger(self) -> None:
        if self._action is not None and self._action.isEnabled():
            self._action.trigger()


def beep() -> None:
    """The sound of a key that means nothing here."""
    QApplication.beep()

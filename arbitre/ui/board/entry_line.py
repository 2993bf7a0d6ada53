"""The entry line as a widget: it hands keys to the machine and shows its text; nothing is decided here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from arbitre.application.entry.machine import EntryMachine, Intent, Kind
from arbitre.application.entry.text import AZERTY, Mark
from arbitre.ui.guard import guarded
from arbitre.ui.kit.choices import answer_index, is_answer, is_modifier

_KEPT = (
    Qt.Key.Key_C,
    Qt.Key.Key_V,
    Qt.Key.Key_X,
    Qt.Key.Key_A,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Backspace,
)
"""Keys that with Ctrl stay those of a text field; all others belong to the window."""
_MOVES = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PAGE = 6


@guarded
class EntryLine(QLineEdit):
    """Where slips are typed."""

    intended = Signal(object)  # Intent: Enter on a line that says enough
    refused = Signal()  # a key that means nothing here
    stuck = Signal()  # Enter on a line that can't be recorded
    shown = Signal()  # text, proposal or question changed
    left = Signal()  # Escape on an empty line, or in a form
    held = Signal()  # a key refused because a question, or a line that was refused, comes first
    unasked = Signal()  # the key of an answer while nothing is asked
    put_aside = Signal(str)  # Escape took the line away; the arrow up brings it back

    def __init__(self, machine: EntryMachine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.machine = machine
        self._offered = ""  # the table that Tab put there
        self.in_form = False  # Tab and Escape go on to the other fields of a form, what was typed stays
        self.setProperty("role", "entry")
        self.textEdited.connect(self._on_edited)

    def sync(self, cursor: int | None = None) -> None:
        """Show the machine's text."""
        if self.text() != self.machine.text:
            self.setText(self.machine.text)
            if cursor is not None:
                self.setCursorPosition(min(cursor, len(self.machine.text)))
        self.shown.emit()

    def clear_line(self) -> None:
        """Empty the line, what was typed put aside; nothing is recorded."""
        self.machine.clear()
        self.sync()

    def may_change(self) -> bool:
        """False, said to the arbiter, while a question waits: its slip may not be left behind."""
        if self.machine.question is not None:
            self.held.emit()
            return False
        return True

    def start_with(self, text: str) -> None:
        """Begin a line, as if typed."""
        if self.may_change():
            self.machine.clear()
            self.machine.type(text)
            self.sync()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def do(self, done: bool) -> None:
        """Show what a command of the machine did, or beep when it did nothing."""
        if done:
            self.sync()
        else:
            self.refused.emit()

    # -- keys --------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                return self._override(event)
            tab = event.type() == QEvent.Type.KeyPress and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tab and self.machine.question is not None and not self.in_form:
                self.held.emit()
                return True
            if tab and not event.modifiers() and not (self.in_form and self._told):
                self.do(self.machine.tab())
                if (
                    self.machine.reading.kind is Kind.TABLE
                ):  # offered: another number takes its place, a word follows it
                    self._offered = self.machine.text
                    self.selectAll()
                return True
        return super().event(event)

    def _override(self, event: QKeyEvent) -> bool:
        """Typing is never taken for a shortcut; a shortcut is never taken for typing."""
        question = self.machine.question
        if question is not None and answer_index(event, len(question.options)) is not None:
            event.accept()
            return True
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier & ~Qt.KeyboardModifier.ShiftModifier
        if modifiers == Qt.KeyboardModifier.ControlModifier and event.key() not in _KEPT:
            event.ignore()
            return False
        plain = not modifiers and (event.text().isprintable() and bool(event.text()))
        key = Qt.Key(event.key())
        marks = Qt.Key.Key_A <= key <= Qt.Key.Key_Z or key in (Qt.Key.Key_Right, Qt.Key.Key_Down)
        if plain or (marks and modifiers == Qt.KeyboardModifier.AltModifier):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, machine = event.key(), self.machine
        if machine.question is not None:
            self._answer(event)
        elif key in _ENTER:
            if not event.isAutoRepeat():  # a key held down is not a second decision
                self._enter()
        elif is_answer(event):
            self.unasked.emit()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self._alt(event)
        elif key == Qt.Key.Key_Up and not machine.text:
            self.do(machine.recall())
            if not machine.text.startswith("="):  # tables are added to a batch
                self.selectAll()  # the next slip takes its place; ← or Fin go into it
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.do(machine.move_highlight(1 if key == Qt.Key.Key_Down else -1))
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._page(1 if key == Qt.Key.Key_PageDown else -1)
        elif key == Qt.Key.Key_Escape:
            self._escape()
        else:
            if key in _MOVES:
                machine.release()
            sign = event.text()
            if self._offered and self.selectedText() == self._offered and sign and not AZERTY.get(sign, sign).isdigit():
                self.end(False)
            super().keyPressEvent(event)

    @property
    def _told(self) -> bool:
        """True when Tab has nothing to complete."""
        reading = self.machine.reading
        word = reading.body.solutions[-1].word
        return not word or reading.move is not None or not reading.proposals

    def _escape(self) -> None:
        typed = self.machine.text
        if not typed or self.in_form:
            self.left.emit()
            return
        self.clear_line()
        if typed.strip():
            self.put_aside.emit(typed)

    def _page(self, way: int) -> None:
        done = False
        for _ in range(_PAGE):
            done = self.machine.move_highlight(way) or done
        self.do(done)

    def _enter(self) -> None:
        intent = self.machine.enter()
        if intent is not None:
            self.intended.emit(intent)
        elif self.machine.text:
            self.end(False)  # a line that was refused stays until it is completed or put away
            self.stuck.emit()

    def _alt(self, event: QKeyEvent) -> None:
        arrows = {Qt.Key.Key_Right: Mark.ACROSS, Qt.Key.Key_Down: Mark.DOWN}
        key = Qt.Key(event.key())
        if key in arrows:
            self.do(bool(self.machine.text) and self.machine.insert(str(arrows[key])))
        elif Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
            self.do(self.machine.alt(chr(key)))
        else:
            super().keyPressEvent(event)

    def _answer(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.machine.withdraw()
            self.sync()
            return
        question = self.machine.question
        if question is None or event.isAutoRepeat() or is_modifier(event):
            return
        index = answer_index(event, len(question.options))
        intent = self.machine.answer(index) if index is not None else None
        if intent is None:
            self.held.emit()
        else:
            self.intended.emit(intent)

    def _on_edited(self, text: str) -> None:
        cursor = self.cursorPosition()
        before = len(self.machine.text)
        if self.machine.type(text):
            longer = len(self.machine.text) != len(text)
            self.sync(None if longer else cursor)
        else:
            (self.held if self.machine.stuck or self.machine.question else self.refused).emit()
            self.setText(self.machine.text)
            self.setCursorPosition(min(cursor, before))

    def ask(self, key: str, intent: Intent) -> None:
        """Show the book's question; only the keys of its answers answer it."""
        self.machine.ask(key, intent)
        self.shown.emit()

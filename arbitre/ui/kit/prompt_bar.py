"""A line that asks for a few words, or for one of several answers, without a box over the desk: nothing stops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from arbitre.ui.guard import guarded
from arbitre.ui.kit.choices import answer_index, answers_text, is_answer, is_modifier
from arbitre.ui.kit.feedback import ElidedLabel, beep
from arbitre.ui.look.theme import GAP_SMALL


@guarded
class _Line(QLineEdit):
    entered = Signal(str)
    chosen = Signal(int)
    refused = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.answers = 0  # how many there are to choose from; 0: words are typed

    def event(self, event: QEvent) -> bool:
        if self.answers and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and answer_index(event, self.answers) is not None:
                event.accept()
                return True
            tab = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tab and event.type() == QEvent.Type.KeyPress:  # a key of slips too: the question would lose the rest
                self.refused.emit()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif self.answers:
            self._answer(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit(self.text())
        elif is_answer(event):
            self.refused.emit()
        else:
            super().keyPressEvent(event)

    def _answer(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or is_modifier(event):
            return
        index = answer_index(event, self.answers)
        if index is None:
            self.refused.emit()
        else:
            self.chosen.emit(index)


@guarded
class PromptBar(QFrame):
    """Shows above the message bar; Enter gives the words, Alt and a digit an answer, Escape gives none."""

    closed = Signal()
    refused = Signal(str)  # why the words typed are not taken

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("message", "warning")
        self._label = ElidedLabel(self)
        self._label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.line = _Line(self)
        self.line.setMinimumWidth(240)
        self._label.setBuddy(self.line)
        self._keys = QLabel(self)
        self._keys.setProperty("role", "dim")
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP_SMALL, 4, GAP_SMALL, 4)
        row.addWidget(self._label)
        row.addWidget(self.line, 1)
        row.addWidget(self._keys)
        self._done: Callable[[str], object] | None = None
        self._chosen: Callable[[int], object] | None = None
        self._left: Callable[[], object] | None = None
        self._empty = self._reason = False
        self.reads_as_slip: Callable[[str], bool] = lambda text: False
        """Tells the keys of a slip from the words of a reason."""
        self._drafts: dict[str, str] = {}  # words that Escape put away, by what was asked
        self.line.entered.connect(self._enter)
        self.line.chosen.connect(self._choose)
        self.line.refused.connect(self._refuse)
        self.line.left.connect(self._leave)
        self.hide()

    def ask(self, text: str, done: Callable[[str], object], *, value: str = "", empty: bool = False) -> None:
        """Ask for words and hand them over; ``empty``: nothing is an answer too.

        Words that Escape put away come back when the same is asked again.
        """
        self._done, self._chosen, self._left, self._empty, self._reason = done, None, None, empty, False
        self._show(text, self._drafts.pop(text, value), self.tr("Entrée · Échap"), answers=0)
        self.line.selectAll()

    def ask_reason(self, text: str, done: Callable[[str], object]) -> None:
        """Ask why something is done; the keys of the next slip are no reason, and nothing is done."""
        self.ask(text, done)
        self._reason = True

    def choose(
        self,
        text: str,
        options: Sequence[str],
        chosen: Callable[[int], object],
        left: Callable[[], object] | None = None,
    ) -> None:
        """Ask for one of several answers, each said with what it does; ``left``: Escape gave none."""
        self._done, self._chosen, self._left = None, chosen, left
        self._show(text, answers_text(options), self.tr("Alt+chiffre · Échap"), answers=len(options))
        self.line.setCursorPosition(0)

    def _show(self, text: str, value: str, keys: str, *, answers: int) -> None:
        self._label.set_whole(text)
        self._keys.setText(keys)
        self.line.setAccessibleName(text)
        self.line.answers = answers
        self.line.setReadOnly(answers > 0)
        self.line.setText(value)
        self.show()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_prompt(self) -> None:
        """Put the line away without an answer."""
        self._done = self._chosen = self._left = None
        self.line.answers = 0
        self._label.set_whole("")
        self._keys.clear()
        self.line.clear()
        self.line.setAccessibleName("")
        self.hide()
        self.closed.emit()

    def withdraw(self, chosen: Callable[[int], object]) -> None:
        """Put a question of ``choose`` away that is answered otherwise meanwhile; another one stays."""
        if self._chosen == chosen:
            self.close_prompt()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._leave()  # a question in the language before
        super().changeEvent(event)

    def _leave(self) -> None:
        left, typed = self._left, self.line.text()
        if self._done is not None and typed.strip():
            self._drafts[self._label.whole] = typed
        self.close_prompt()
        if left is not None:
            left()

    def _enter(self, text: str) -> None:
        done = self._done
        if done is None or (not text.strip() and not self._empty):
            return
        if self._reason and self.reads_as_slip(text):
            told = self.tr("« {0} » se lit comme un bulletin, rien n’est fait : motivez en mots, ou Échap.")
            self.refused.emit(told.format(text.strip()))
            self.line.selectAll()
            return
        self.close_prompt()
        done(text.strip())

    def _choose(self, index: int) -> None:
        chosen = self._chosen
        if chosen is not None:
            self.close_prompt()
            chosen(index)

    def _refuse(self) -> None:
        """A key of the next slip: it answers nothing, and the keys that do stand where it would have been."""
        self.line.setCursorPosition(0)
        beep()

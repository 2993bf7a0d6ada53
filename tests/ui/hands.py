"""Hands on the keyboard: the window played by key presses alone, every press and every mouse event counted."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, Qt, QThreadPool
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arbitre.application.entry.machine import EntryMachine
from arbitre.domain.event.state import Step
from arbitre.domain.rules.slip import Slip, SlipStatus
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import RoomSlip

NAMED = {
    "⏎": Qt.Key.Key_Return,
    "⇥": Qt.Key.Key_Tab,
    "↓": Qt.Key.Key_Down,
    "↑": Qt.Key.Key_Up,
    "⎋": Qt.Key.Key_Escape,
}
MOUSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.Wheel,
    QEvent.Type.MouseButtonDblClick,
)


class MouseCounter(QObject):
    """Counts mouse events of the whole application."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.count = 0
        self._app = app
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() in MOUSE
        return False

    def stop(self) -> None:
        """Count no more."""
        self._app.removeEventFilter(self)


@dataclass
class Hands:
    """Presses keys where the focus is."""

    window: MainWindow
    presses: int = 0
    log: list[str] = field(default_factory=list)

    def target(self) -> QWidget:
        """Where a key goes."""
        return QApplication.focusWidget() or self.window

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press one key."""
        self.presses += 1
        QTest.keyClick(self.target(), key, modifiers)

    def control(self, key: Qt.Key, *, shift: bool = False) -> None:
        """Press a key with Ctrl."""
        modifiers = Qt.KeyboardModifier.ControlModifier
        if shift:
            modifiers |= Qt.KeyboardModifier.ShiftModifier
        self.press(key, modifiers)

    def type(self, keys: str) -> None:
        """Type characters; the signs of ``NAMED`` are keys without a character."""
        for one in keys:
            named = NAMED.get(one)
            if named is not None:
                self.press(named)
            elif one.isascii():
                self.presses += 1
                QTest.keyClicks(self.target(), one)
            else:
                self.sign(one)

    def sign(self, one: str) -> None:
        """Press a key of another keyboard, as the system tells it: é, ç, §."""
        self.presses += 1
        none = Qt.KeyboardModifier.NoModifier
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.target(), QKeyEvent(kind, ord(one.upper()), none, one))

    def call_time(self) -> None:
        """Call time; long before the end the key is asked for twice."""
        self.press(Qt.Key.Key_F4)
        if self.window.desk.step is Step.RUNNING:
            self.press(Qt.Key.Key_F4)

    def settle(self) -> None:
        """Let the searches in the threads end and reach the window."""
        QThreadPool.globalInstance().waitForDone()
        for _ in range(3):
            QApplication.processEvents()


def cheapest(machine: EntryMachine, slip: RoomSlip, *, first_turn: bool) -> str:
    """The keys that an arbiter presses for a slip: he sees the list and types the shortest that says it."""
    table = str(slip.table)
    if slip.status is SlipStatus.BLANK:
        return f"{table}/⏎"
    if slip.status is SlipStatus.LATE:
        return f"{table}*⏎"
    word = (slip.word or "").upper()
    tail = f"{slip.score}" if slip.score is not None else ""
    place = slip.reference if slip.reference is not None else ","
    tries = [f"{table}⏎"]
    tries += [f"{table}{'↓' * downs}⏎" for downs in (1, 2)]
    for letters in range(1, 5):
        start = f"{table}{word[:letters]}"
        tries += [f"{start}⇥⏎", f"{start}↓↓⏎", f"{start}↓↓↓⏎"]
    tries += [f"{table}{word}⏎", f"{table},⏎", f"{table} {place}⏎", f"{table} {tail}⏎"]
    for letters in range(1, 6):
        start = f"{table}{word[:letters]}⇥"
        tries += [f"{start}{place}⏎", f"{start}{tail}⏎", f"{start}{place} {tail}⏎", f"{start}{tail},⏎"]
    tries += [f"{table}{_bracketed(slip.word or '')} {place} {tail}⏎"]
    wanted = (slip.word, slip.reference, slip.score)
    for keys in sorted(tries, key=len):
        if says(machine, keys, wanted, first_turn=first_turn):
            return keys
    raise AssertionError(f"no way to enter {slip}")


def _bracketed(word: str) -> str:
    return "".join(f"({one.upper()})" if one.islower() else one for one in word)


def says(
    machine: EntryMachine, keys: str, wanted: tuple[str | None, str | None, int | None], *, first_turn: bool
) -> bool:
    """Whether these keys would record the word, place and score wanted."""
    machine.clear()
    for key in keys.removesuffix("⏎"):
        if key == "⇥":
            done = machine.tab()
        elif key == "↓":
            done = machine.move_highlight(1)
        else:
            done = machine.type(machine.text + key)
        if not done:
            return False
    intent = machine.enter()
    if intent is None or intent.slip is None or len(intent.slip.entries) != 1:
        return False
    return same(intent.slip, wanted, first_turn=first_turn)


def same(slip: Slip, wanted: tuple[str | None, str | None, int | None], *, first_turn: bool) -> bool:
    """Whether a slip holds what was written; on turn 1 the place means nothing (rule 5.4.2.a)."""
    word, reference, score = wanted
    entry = slip.entries[0]
    place = first_turn or entry.reference == reference
    return entry.word.upper() == (word or "").upper() and place and slip.score == score

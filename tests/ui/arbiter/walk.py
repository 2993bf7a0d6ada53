"""A random arbiter at the real window: what he presses is recorded, can be pressed again, and is made short on failure.

No hypothesis here, on purpose: its machine chooses rules evenly and would spend an evening on wrong keys before the
first reveal, and it shrinks by drawing again, which sends an evening another way at each removed step. A step here
has a seed of its own, so that the steps that stay do the same when others are left out.
"""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThreadPool, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arbitre.application.session.session import Session
from arbitre.domain.event.state import Marked, Tournament
from arbitre.ui.corrections.corrections import Corrections
from arbitre.ui.kit.desk import Message
from arbitre.ui.shell.main_window import MainWindow
from tests.ui.arbiter.checks import (
    changed,
    check_clock,
    check_focus,
    check_hidden,
    check_room,
    check_width,
    missed,
    named,
    slips,
)
from tests.ui.arbiter.model import Model
from tests.ui.arbiter.require import Broken, Place, require
from tests.ui.hands import NAMED

Modifier = Qt.KeyboardModifier
_MODIFIERS = {"Ctrl": Modifier.ControlModifier, "Shift": Modifier.ShiftModifier, "Alt": Modifier.AltModifier}
ESCAPES = 3
"""Presses of Escape that must lead from anywhere to a line where slips are typed."""
_LOOK = 10
"""Milliseconds between two looks whether a box waits for an answer."""
_NUMBER = re.compile(r"\d+")


class Pressed(NamedTuple):
    """A step of an evening: its name and the seed of what it draws."""

    name: str
    seed: int


@dataclass
class Arbiter:
    """Hands, eyes and memory: presses keys where the focus is, sees what the window shows, counts what he reached.

    ``everything``: this step may change any slip (an undo, another tournament); else only those of ``named``.
    ``seconds``: the time of a clock that passes only by ``wait``, so that an evening can be had again.
    """

    window: MainWindow
    widest: int = 1366
    counts: Counter[str] = field(default_factory=Counter)
    keys: list[str] = field(default_factory=list)
    random: random.Random = field(default_factory=random.Random)
    named: set[Place] = field(default_factory=set)
    everything: bool = False
    model: Model = field(default_factory=Model)
    evenings: int = 0
    said: list[Message] = field(default_factory=list)
    beeps: int = 0
    seconds: float = 1000.0
    before_undo: dict[str, Tournament] = field(default_factory=dict)

    def __post_init__(self) -> None:
        desk = self.window.desk
        desk.said.connect(self.said.append)
        desk.refused.connect(self._beep)
        self._watch = QTimer(self.window)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(self._leave_box)
        self._watch.start(_LOOK)
        self._box: Callable[[], object] | None = None
        self._in_box = 0
        self.trouble: BaseException | None = None

    def _beep(self) -> None:
        self.beeps += 1

    # -- hands -------------------------------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys by name: ``F3``, ``Ctrl+Z``, ``Alt+S``, ``⏎``, ``a``."""
        for one in keys:
            self._front()
            self._note(one)
            *modifiers, name = [*one.rsplit("+", 1)[0].split("+"), one.rsplit("+", 1)[1]] if "+" in one[1:] else [one]
            held = Modifier.NoModifier
            for modifier in modifiers:
                held |= _MODIFIERS[modifier]
            popup = QApplication.activePopupWidget()
            inside = None if popup is None else cast("QWidget | None", popup.focusWidget())
            there = inside or popup or QApplication.focusWidget()
            target = there or QApplication.activeWindow() or self.window
            if name in NAMED:
                QTest.keyClick(target, NAMED[name], held)
            elif len(name) == 1 and not name.isascii():  # keyClick knows no key of another keyboard
                key, text = Qt.Key(ord(name.upper())), "" if modifiers else name
                QTest.sendKeyEvent(QTest.KeyAction.Click, target, key, text, held)
            elif len(name) == 1 and not modifiers:
                QTest.keyClicks(target, name)
            else:
                QTest.keyClick(target, _key(name), held)

    def type(self, text: str) -> None:
        """Type characters and the signs of ``NAMED``."""
        self.press(*text)

    def _note(self, key: str) -> None:
        self.keys.append(key)
        if len(self.keys) > 4000:
            del self.keys[:1000]

    def settle(self) -> None:
        """Let searches end and what is queued arrive."""
        QThreadPool.globalInstance().waitForDone()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if QGuiApplication.platformName() == "xcb":
            QTest.qWait(60)
        self._front()

    def _front(self) -> None:
        """Without a window manager nobody gives the keyboard back to the desk when a window over it is closed."""
        if QApplication.activeWindow() is None:
            self.window.activateWindow()
            QApplication.processEvents()
            self._until_active()

    @staticmethod
    def _until_active() -> None:
        """A window manager gives the keyboard when it comes to it."""
        for _ in range(100):
            if QGuiApplication.platformName() != "xcb" or QApplication.focusWidget() is not None:
                break
            QTest.qWait(20)

    def in_box(self, act: Callable[[], object], *keys: str, patience: float = 0.0) -> None:
        """Press keys that open a box which waits, and do something in it.

        ``patience``: seconds until it is there; the letter of a button clicks it a little later.
        """
        self._box = act
        self.press(*keys)
        QApplication.processEvents()
        end = time.monotonic() + patience
        while self._waits() and time.monotonic() < end:
            QTest.qWait(_LOOK)
        self._box = None

    def _waits(self) -> bool:
        return self._box is not None or self._in_box > 0

    def _leave_box(self) -> None:
        """A box that waits is open: do there what was planned, then leave it as a person would."""
        self._watch.start(_LOOK)  # anew, before it waits in a box: else it would not see a box in a box
        box = QApplication.activeModalWidget()
        if box is None or QApplication.activeWindow() is not box or self._in_box > 4:
            return
        self._in_box += 1
        try:
            act, self._box = self._box, None
            if act is not None:
                self._until_active()
                act()
            for _ in range(ESCAPES):
                if QApplication.activeModalWidget() is not box:
                    return
                self.press("⎋")
            if QApplication.activeModalWidget() is box and box.isVisible():
                box.close()
                raise Broken(f"{ESCAPES} Escapes do not leave {type(box).__name__}")
        except Exception as error:  # in a timer nobody would catch it
            self.trouble = self.trouble or error
            box.close()
        finally:
            self._in_box -= 1

    def wait(self, seconds: float) -> None:
        """Let the time of the clock pass."""
        end = self.seconds + seconds
        while self.seconds < end:
            self.seconds = min(end, self.seconds + 1)
            self.window.desk.clock.tick()
        self.settle()

    # -- eyes --------------------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session | None:
        """The tournament open."""
        return self.window.desk.session

    @property
    def at_line(self) -> bool:
        """True when keys go to the entry line of the desk."""
        return self.window.game_page.marking.line.hasFocus()

    @property
    def asked(self) -> bool:
        """True while a slip's question waits."""
        return self.window.game_page.marking.machine.question is not None

    def name(self, *tables: int) -> None:
        """This step is about these tables of the turn that is marked now."""
        game, turn = self.window.desk.game, self.window.desk.marked
        if game is not None and turn is not None:
            self.named |= {(game.number, turn.serial, table) for table in tables}

    def name_line(self) -> None:
        """This step is about the tables that the entry line names, by numbers or by a player."""
        marking = self.window.game_page.marking
        text = marking.line.text()
        numbers = [int(one) for one in _NUMBER.findall(text)]
        for low, high in re.findall(r"(\d+)-(\d+)", text) if text.lstrip().startswith("=") else ():
            numbers += range(min(int(low), int(high)), min(max(int(low), int(high)), 999) + 1)
        if marking.points_only and marking.machine.points_table is not None:
            numbers.append(marking.machine.points_table)
        found = marking.machine.reading.table  # a player found by letters of the name
        self.name(*numbers, *(() if found is None else (found,)))

    def name_shown(self, box: Corrections) -> None:
        """This step is about the table that the window of corrections shows."""
        where = box.where()
        if where is not None and where.turn is not None:
            self.named.add((where.game.number, where.turn.serial, where.table))

    def look_at(self, key: str) -> QWidget:
        """Page forward until a page is in front."""
        for _ in self.window.page_keys:
            if self.window.current_page == key:
                break
            self.press("Ctrl+PgDown")
        return self.window.page(key)

    def tab_to(self, wanted: QWidget, what: str, most: int = 60) -> None:
        """Press Tab until a widget has the focus. Raises ``Broken`` when that never is."""
        for _ in range(most):
            focus = QApplication.focusWidget()
            if focus is wanted or (focus is not None and wanted.isAncestorOf(focus)):
                return
            self.press("⇥")
        raise Broken(f"no way by Tab to {what}, {named(wanted)}, only to: {named(QApplication.focusWidget())}")

    # -- a step ------------------------------------------------------------------------------------------------------

    def do(self, step: Pressed, act: Callable[[Arbiter], object]) -> None:
        """Do a step and check everything that must hold afterwards. Raises ``Broken``, or what the program raised."""
        self.random = random.Random(step.seed)
        self.named, self.everything = set(), False
        session = self.session
        before = slips(session.state) if session is not None else {}
        self._note(f" [{step.name}]")
        try:
            self.wait(self.random.expovariate(0.3))
            act(self)
        finally:
            self.settle()
            if self.trouble is not None:
                raise self.trouble
        self.said.clear()
        self.check(before if self.session is session else None)

    def check(self, before: Mapping[Place, Marked] | None) -> None:
        """Everything that must hold."""
        window, session = self.window, self.session
        check_focus(window)
        check_width(window, self.widest)
        check_clock(window)
        check_room(window)
        check_hidden(window)
        if session is None or before is None:
            return
        after = slips(session.state)
        other = changed(before, after) - missed(session.state, before, after)
        if not self.everything:
            require(other <= self.named, "slips changed that nobody named:", sorted(other - self.named))
        for place in other:
            if place in after:
                self.model.check_slip(session.state, place)
        if other and session.state.games:
            self.model.check_totals(session, session.game)

    def check_all(self) -> None:
        """Every slip and every total, from the first turn on."""
        session = self.session
        if session is None:
            return
        for place in slips(session.state):
            self.model.check_slip(session.state, place)
        for game in session.state.games:
            self.model.check_totals(session, game)


def _key(name: str) -> Qt.Key:
    found = {"PgDown": "PageDown", "PgUp": "PageUp"}.get(name, name)
    if len(found) == 1 and found.isalpha():
        found = found.upper()
    names = {"+": "Plus", "-": "Minus", "=": "Equal"}
    key: Qt.Key = getattr(Qt.Key, f"Key_{names.get(found, found)}")
    return key

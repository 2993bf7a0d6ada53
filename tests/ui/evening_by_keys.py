"""A club's evening by keys alone in the window of whatever screen there is; run as a program it prints keys a step.

``python -m tests.ui.evening_by_keys FOLDER`` opens the window on the display of the environment.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from arbitre.app import build
from arbitre.application.session.session import Session
from arbitre.domain.board.move import Move
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.rules.questions import NO
from arbitre.domain.rules.slip import Sanction, SlipStatus
from arbitre.ui.forms.ui_new_tournament import Ui_NewTournament
from arbitre.ui.players.import_dialog import ImportDialog
from arbitre.ui.players.players_page import PlayersPage
from arbitre.ui.shell.main_window import MainWindow
from tests.ui.arbiter.evenings import fresh_settings
from tests.ui.arbiter.require import require
from tests.ui.arbiter.walk import Arbiter

PLAYERS = 60
TURNS = 4


@dataclass
class Evening:
    """The steps done, with the keys that each took; after each the window fits its screen and is whole."""

    one: Arbiter
    screen: QRect
    """What the window may take of the screen."""
    steps: list[tuple[str, int]] = field(default_factory=list)

    @property
    def session(self) -> Session:
        """The tournament."""
        assert self.one.session is not None
        return self.one.session

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Count the keys of a step, and look at the window afterwards."""
        before = len(self.one.keys)
        yield
        self.one.settle()
        self.steps.append((name, len(self.one.keys) - before))
        self._look(name)

    def _look(self, name: str) -> None:
        window = self.one.window
        screen = self.screen
        frame = window.frameGeometry()
        require(screen.contains(frame) or frame.size() == screen.size(), f"after {name}: {frame} is not within", screen)
        least = window.minimumSizeHint()
        require(
            least.width() <= screen.width() and least.height() <= screen.height(), f"after {name}: needs", least, screen
        )
        band = window.game_page.band
        if window.current_page == "game":
            for part in (band, window.game_page.marking.line):
                shown = part.visibleRegion().boundingRect()
                require(shown.height() >= part.height() - 1, f"after {name}: cut on the screen:", type(part).__name__)

    def turn(self, serial: int) -> Turn:
        """A turn as it is now."""
        return self.session.game.turn(serial)

    def line(self, text: str) -> None:
        """Type a line of the desk; what it asks is answered: nothing is plausible, else the first answer."""
        self.one.type(text)
        machine = self.one.window.game_page.marking.machine
        while machine.question is not None:
            self.one.press("Alt+2" if NO in machine.question.options else "Alt+1")

    def button(self, button: QAbstractButton) -> None:
        """Press the letter of a button."""
        self.one.press(QKeySequence.mnemonic(button.text()).toString(QKeySequence.SequenceFormat.PortableText))


def play(window: MainWindow, screen: QRect, turns: int = TURNS) -> list[tuple[str, int]]:
    """The whole evening: each step's name and how many keys it took. Raises ``Broken``."""
    one = Arbiter(window, widest=screen.width())
    evening = Evening(one, screen)
    with evening.step("new tournament"):
        _begin(one)
    with evening.step(f"list of {PLAYERS} players pasted"):
        _import(evening)
    with evening.step("all seated, first rack drawn, clock"):
        one.press("Ctrl+E", "F2")
        require(one.window.desk.step is Step.BEFORE, "F2 draws although nobody is seated")
        one.press("Ctrl+Shift+U", "F2")
        require(one.window.desk.step is Step.DRAWN, "no rack:", window.bar.text)
        one.press("F3")
    for number in range(1, turns + 1):
        _turn(evening, number)
    _correct(evening)
    _mark_again(evening)
    with evening.step("correction notes of a turn"):
        one.press("Ctrl+P")
        one.settle()
        require(window.current_page == "documents", "no papers")
        one.press("⎋")
        one.settle()
        require(window.current_page == "game", "Escape does not leave the papers")
    _projector(evening)
    with evening.step("file closed and opened again"):
        before = evening.session.state.games
        one.press("Ctrl+W")
        one.settle()
        one.press("⏎")
        one.settle()
        require(evening.session.state.games == before, "another tournament was opened")
        if window.prompt.isVisible():
            one.press("Alt+1")
    return evening.steps


def _begin(one: Arbiter) -> None:
    def fill() -> None:
        box = QApplication.activeModalWidget()
        ui: Ui_NewTournament = box.ui  # type: ignore[union-attr]
        one.type("Coupe du club")
        one.tab_to(ui.countBox, "number of players")
        one.press("Ctrl+A")
        one.type("0")
        one.press("Ctrl+⏎")

    one.in_box(fill, "Ctrl+N")
    require(one.session is not None, "no tournament was begun:", one.trouble, one.window.bar.text)
    if one.window.desk.hidden:
        one.press("Ctrl+Shift+H")


def _import(evening: Evening) -> None:
    one = evening.one
    rows = [f"Nom{number:02};Prénom;Club {'ABC'[number % 3]}" for number in range(1, PLAYERS + 1)]
    QGuiApplication.clipboard().setText("\n".join(("Nom;Prénom;Club", *rows)))
    page = one.look_at("players")
    assert isinstance(page, PlayersPage)
    one.settle()

    def take() -> None:
        box = QApplication.activeModalWidget()
        require(isinstance(box, ImportDialog), "the pasted list opens no import:", type(box).__name__)
        assert isinstance(box, ImportDialog)
        evening.button(box.ui.okButton)
        QTest.qWait(300)  # the letter of a button clicks it a little later

    one.in_box(take, QKeySequence.mnemonic(page.ui.pasteButton.text()).toString(), patience=1)
    require(len(evening.session.state.players) == PLAYERS, "registered:", len(evening.session.state.players))


def _turn(evening: Evening, number: int) -> None:
    one, desk = evening.one, evening.one.window.desk
    with evening.step(f"turn {number}: time, reveal, the next rack and its clock"):
        one.press("F4")
        require(desk.step is Step.RUNNING, "an early F4 calls time at once")
        one.press("F4", "F5")
        require(desk.step is Step.REVEALED, "not revealed:", one.window.bar.text)
        one.press("F6", "F2", "F3")
        require(desk.step is Step.RUNNING, "the next turn does not run:", one.window.bar.text)
        one.settle()
    with evening.step(f"turn {number}: {PLAYERS} slips with every fault"):
        _slips(evening, number)
    require(evening.session.game.complete(number), f"turn {number} lacks slips")


def _slips(evening: Evening, number: int) -> None:
    """Every fault once, then the top to those who have it."""
    turn = evening.turn(number)
    assert turn.retained is not None
    found = evening.session.searches.solutions(turn).page(0, 40)
    move = turn.retained
    label = evening.session.game.row_label
    other = next(one for one in found if one.plain() != move.plain())
    place, word = move.reference.text(label), _written(move)
    faults = (
        f"{word} {place} {move.score + 3}",
        f"{word} {other.reference.text(label)} {move.score}",
        f"{word} , {move.score}",
        f"{word} {place} {move.score}!",
        f"{move.plain()}: {place} {move.score}",
        f"{move.plain()[:-1]}W {place} {move.score}",
        f"{_written(other)} {other.reference.text(label)} {other.score}",
        f"{_written(other)} {other.reference.text(label)}+{word} {place} {move.score}",
        "/",
        "*",
        "-",
        "%",
        "$",
    )
    for table, fault in enumerate(faults, start=1):
        evening.line(f"{table}{' ' if fault[0].isalpha() or fault[0] == '(' else ''}{fault}⏎")
    evening.line("⎋")
    slips = evening.turn(turn.serial).slips
    sanctions = {slips[table].ruling.sanction for table in slips}
    require(len(slips) >= len(faults) - 1, "slips taken:", sorted(slips), evening.one.window.bar.text)
    require(Sanction.ZERO in sanctions and Sanction.WARNING in sanctions, "sanctions:", sanctions)
    require(slips[9].slip.status is SlipStatus.BLANK and slips[10].slip.status is SlipStatus.LATE, "statuses", slips[9])
    evening.one.press("Ctrl+Shift+T", "⏎")


def _written(move: Move) -> str:
    return "".join(f"({letter.upper()})" if letter.islower() else letter for letter in move.word)


def _correct(evening: Evening) -> None:
    one, first = evening.one, evening.turn(1)
    assert first.retained is not None
    before = evening.turn(1).slips[20]
    with evening.step("an old slip corrected"):
        one.type(f">1 20{first.retained.plain()[:1]}")
        one.settle()
        one.type("↓↓⏎")
    require(evening.turn(1).slips[20] != before, "the old slip stays:", one.window.bar.text)
    require(evening.steps[-1][1] <= 10, "keys for an old slip:", evening.steps[-1][1])


def _mark_again(evening: Evening) -> None:
    one = evening.one
    with evening.step("three slips marked a second time, the difference decided"):
        one.press("Ctrl+Up")
        one.press("Ctrl+Shift+D")
        marked = one.window.desk.marked
        assert marked is not None
        for keys in ("21⏎", "22⏎", "23/⏎"):
            one.type(keys)
        one.press("Ctrl+Shift+D")
        one.press("Ctrl+Shift+E")
        one.settle()
        one.press("Alt+1")
        one.settle()
        one.press("⎋")
    now = evening.turn(marked.serial).slips
    require(now[21].second is not None and now[23].second is not None, "no second marking")
    require(not evening.session.slips.differences(marked.serial), "the difference is not decided")


def _projector(evening: Evening) -> None:
    """On one screen it covers the desk: its keys still work, and Escape brings the desk back."""
    one, room = evening.one, evening.one.window.room
    with evening.step("projector over the whole of one screen, black, frozen, and back"):
        one.press("F12")
        one.settle()
        projector: QWidget | None = room.projector
        require(projector is not None and projector.isVisible(), "no projector")
        one.press("F11")
        one.settle()
        one.press("F9")
        require(one.window.desk.room.value == "black", "F9 is dead:", one.window.desk.room)
        one.press("F9", "F10")
        require(one.window.desk.room.value == "frozen", "F10 is dead:", one.window.desk.room)
        one.press("F10", "⎋")
        one.settle()
        if projector is not None and projector.isVisible():
            one.press("F12")
        one.settle()
        one.press("⎋")
        one.settle()
        require(one.at_line, "the desk does not come back from the projector")


def main(folder: Path) -> None:
    """Play it on this display and print a JSON object: the screen, and the steps."""
    app = QApplication([])
    window = build(app, fresh_settings(folder), theme="light", language="fr")
    window.showMaximized()
    window.activateWindow()
    for _ in range(50):
        app.processEvents()
    steps = play(window, window.screen().availableGeometry())
    size = window.screen().geometry()
    window.close()
    print(json.dumps({"screen": [size.width(), size.height()], "steps": steps}, ensure_ascii=False))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

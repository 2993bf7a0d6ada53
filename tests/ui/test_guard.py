"""Errors in what Qt calls: told once, and the desk goes on."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QTableView, QWidget

import arbitre.ui
from arbitre.ui.board.board_view import BoardView
from arbitre.ui.guard import guarded
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.shell.crash import CrashGuard
from arbitre.ui.shell.main_window import MainWindow
from tests.application.sessions import after_play_off
from tests.ui.desk_fixtures import hands, marking, window
from tests.ui.hands import Hands

__all__ = ["hands", "marking", "window"]


@pytest.fixture
def guard(window: MainWindow) -> Iterator[CrashGuard]:
    """What the program itself does with errors."""
    one = CrashGuard(window)
    yield one
    one.release()


def test_every_override_is_guarded() -> None:
    missing = []
    for module in pkgutil.walk_packages(arbitre.ui.__path__, "arbitre.ui."):
        if ".forms." in module.name:
            continue
        for name, one in vars(importlib.import_module(module.name)).items():
            if not inspect.isclass(one) or one.__module__ != module.name:
                continue
            of_qt = [base for base in one.__mro__ if base.__module__.startswith("PySide6.")]
            missing += [
                f"{module.name}.{name}.{key}"
                for key, method in vars(one).items()
                if inspect.isfunction(method) and not key.startswith("__") and any(hasattr(base, key) for base in of_qt)
                if not hasattr(method, "guarded")
            ]
    assert missing == []


@guarded
class Broken(QWidget):
    """Nothing that Qt calls here works."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawText(0, 0, str(1 // 0))

    def sizeHint(self) -> QSize:
        return QSize([][1], 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        raise KeyError("filter")


def test_each_error_is_told_once(guard: CrashGuard, hands: Hands, window: MainWindow) -> None:
    one = Broken(window)
    one.resize(90, 40)
    assert one.sizeHint() == QSize()
    assert one.eventFilter(one, QEvent(QEvent.Type.None_)) is False
    window.installEventFilter(one)
    one.show()
    for _ in range(3):
        one.repaint()
        hands.settle()
    first = guard.shown
    assert first is not None
    first.close()  # as Escape does
    for _ in range(3):
        one.repaint()
        hands.settle()
    assert guard.shown is None
    window.removeEventFilter(one)


def test_a_table_whose_cells_fail_is_shown(guard: CrashGuard, hands: Hands, window: MainWindow) -> None:
    def fails(row: object) -> str:
        raise IndexError("column of a game that is not there")

    model = KeyedModel((TableColumn("a", str), TableColumn("b", fails)), str, window.services.theme, window)
    view = QTableView(window)
    view.setModel(model)
    model.set_rows(list(range(20)))
    view.resize(300, 300)
    view.show()
    hands.settle()
    assert not view.grab().isNull()
    assert guard.shown is not None
    assert "IndexError" in guard.shown.text.toPlainText()
    view.close()


def test_the_desk_goes_on_though_its_board_is_not_painted(
    guard: CrashGuard, marking: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*arguments: object) -> None:
        raise RuntimeError("no board today")

    monkeypatch.setattr("arbitre.ui.board.board_view.draw_overlay", fails)
    marking.findChildren(BoardView)[0].repaint()
    hands.settle()
    assert guard.shown is not None
    guard.shown.close()
    marking.activateWindow()
    hands.settle()
    marking.game_page.marking.line.setFocus()
    hands.type("1⏎")
    hands.settle()
    session = marking.desk.session
    assert session is not None
    assert 1 in session.game.turn(1).slips


CHILD = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from arbitre import app
from arbitre.ui.shell.crash import TextWindow
from arbitre.ui.results.standings_page import StandingsPage

StandingsPage._game_columns = lambda self: [1, 2]  # a column more than a line has


def shown():
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, TextWindow) and one.isVisible()]


def work():
    found = [one for one in QApplication.topLevelWidgets() if hasattr(one, "desk")]
    if not found or found[0].desk.session is None or not found[0].isActiveWindow():
        QTimer.singleShot(100, work)
        return
    (window,) = found
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F8)
    QTest.qWait(500)
    told = len(shown())
    for one in shown():
        QTest.keyClick(one, Qt.Key.Key_Escape)
    for _ in range(3):
        window.repaint()
        QTest.qWait(100)
    print("alive", window.current_page, told, len(shown()), flush=True)
    app.QApplication.quit()


app.application()
QTimer.singleShot(100, work)
sys.exit(app.run_window(Path(sys.argv[1])))
"""


@pytest.mark.long
def test_f8_on_a_broken_standing_does_not_end_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = after_play_off(tmp_path / "soir.arbitre")
    session.close()
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(session.path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout.split()) == (0, ["alive", "standings", "1", "0"]), done.stderr

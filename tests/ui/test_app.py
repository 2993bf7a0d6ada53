"""The program as a whole: pictures of its screens, one program a file, errors that no code caught, the log."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from arbitre import app
from arbitre.settings import Settings
from arbitre.ui.shell.crash import LOG, CrashGuard, show_log, start_log
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import room, room_session
from tests.ui.desk_fixtures import hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]


def test_screens_have_names(qapp: QApplication) -> None:
    names = app.screen_names()
    assert len(names) == len(set(names)) >= 35
    assert {"start", "desk", "projector", "palette", "keys", "correct-slip"} <= set(names)


@pytest.mark.parametrize(("screen", "theme"), [("desk-fault", "dark"), ("start", "contrast")])
def test_a_picture_of_a_screen(qapp: QApplication, tmp_path: Path, screen: str, theme: str) -> None:
    out = tmp_path / "picture.png"
    app.shot(screen, out, theme=theme, size=(1366, 728))
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1366, 728)
    colours = {picture.pixel(x, y) for x in range(0, 1366, 9) for y in range(0, 728, 9)}
    assert len(colours) > 12  # something is drawn


def test_a_picture_that_cannot_be_written(qapp: QApplication, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="picture"):
        app.shot("start", tmp_path / "nowhere" / "picture.png")
    with pytest.raises(KeyError):
        app.shot("nothing", tmp_path / "picture.png")


def test_a_file_marked_by_a_laptop_that_died_is_taken_over_with_one_key(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "pris.arbitre"
    room_session(replace(room(), players=room().players[:2], turns=()), path).close()
    take_over = window.actions_["take_over"]
    take_over.trigger()
    assert window.desk.session is None
    mark = tmp_path / ".pris.arbitre.lock"
    mark.write_text("4242\narbitre\nportable-mort\n")
    assert not window.open_file(path)
    assert "portable-mort" in window.bar.text
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_1):
        QTest.keyClick(window, key)  # the keys that come next in a room take nothing over
    assert window.desk.session is None
    assert "portable-mort" in mark.read_text()
    take_over.trigger()
    assert window.desk.session is not None
    assert "portable-mort" not in mark.read_text()
    window.set_session(None)
    living = QLockFile(str(mark))
    assert living.tryLock(0)
    assert not window.open_file(path)
    take_over.trigger()  # it runs: the key changes nothing
    assert window.desk.session is None
    living.unlock()


DAMAGED = {
    "language": 7, "theme": [], "scale": "large", "sounds": [[], {}, 3, "gone"], "sounds.muted": "yes", "volume": {},
    "new.folder": "\0", "arbiter": ["x"], "copies.second": "\ud800", "recent": [{}, "\0", "\ud800", 4],
    "window.geometry": "é!", "sounds.flash": None,
}  # fmt: skip


def test_damaged_settings_never_stop_the_start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in (json.dumps(DAMAGED), "{", "[" * 100_000, "[]", '{"scale": NaN}', '{"scale": 1' + "0" * 5000 + "}"):
        path.write_text(content)
        settings = Settings(path)
        window = app.build(qapp, settings)
        qtbot.addWidget(window)
        window.files.tell_problems()
        if content[:3] != '{"l':
            assert settings.kept is not None
            assert settings.kept.read_text() == content
            assert settings.kept.name in window.bar.text
        window.close()
    assert len(list(tmp_path.glob("settings.json.bad*"))) == 5


def test_a_file_open_elsewhere_is_not_opened_twice(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "ouvert.arbitre"
    session = room_session(replace(room(), players=room().players[:2], turns=()), path)
    session.close()
    other = QLockFile(str(tmp_path / ".ouvert.arbitre.lock"))
    assert other.tryLock(0)
    assert not window.open_file(path)
    assert "ouvert.arbitre" in window.bar.text
    other.unlock()
    assert window.open_file(path)
    assert not QLockFile(str(tmp_path / ".ouvert.arbitre.lock")).tryLock(0)
    assert window.open_file(path)  # here it may be opened again
    window.set_session(None)
    assert not (tmp_path / ".ouvert.arbitre.lock").exists()


@pytest.fixture
def log() -> Iterator[None]:
    """Leave the log as it was."""
    yield
    for handler in list(LOG.handlers):
        LOG.removeHandler(handler)
        handler.close()


def test_an_error_is_told_once_and_logged(
    window: MainWindow, hands: Hands, qtbot: QtBot, tmp_path: Path, log: None
) -> None:
    """The desk goes on; the text to send is copied with one button."""
    path = start_log(tmp_path)
    guard = CrashGuard(window)
    try:
        for _ in range(2):
            try:
                raise ValueError("quelque chose")
            except ValueError as error:
                guard.caught(ValueError, error, error.__traceback__)
        hands.settle()
        shown = guard.shown
        assert shown is not None
        copy = next(button for button in shown.findChildren(QPushButton) if button.text() == "Copier")
        copy.click()
        assert "quelque chose" in QGuiApplication.clipboard().text()
        shown.close()
        hands.settle()
        qtbot.waitUntil(lambda: guard.shown is None)
    finally:
        guard.release()
    assert path is not None
    assert path.read_text(encoding="utf-8").count("ValueError: quelque chose") == 1
    opened = show_log(path, window)
    assert "quelque chose" in opened.text.toPlainText()
    opened.close()


def test_no_log_on_a_disk_that_refuses(tmp_path: Path, log: None) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert start_log(tmp_path / "file" / "folder") is None
    assert LOG.level in (logging.NOTSET, logging.INFO)


def test_the_sample_evening_opens(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    """From the start page: an invented club in the middle of its game, in a file of its own."""
    window.show_page("start")
    hands.settle()
    hands.type("e")
    session = window.desk.session
    assert session is not None
    assert session.path is not None
    assert session.path.parent == tmp_path
    assert len(session.game.turns) == 8
    assert window.current_page == "game"
    hands.settle()
    marked = window.desk.marked
    assert marked is not None
    assert marked.serial == 7

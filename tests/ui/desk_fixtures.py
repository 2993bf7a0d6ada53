"""The real window for tests, muted, its settings in a folder of the test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.app import build
from arbitre.application.session.session import Session
from arbitre.domain.event.state import Step
from arbitre.settings import Settings
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import play_turn, room, room_session
from tests.ui.hands import Hands


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The main window, shown and active."""
    settings = Settings(tmp_path / "settings.json")
    settings.set("sounds.muted", True)
    settings.set("new.folder", str(tmp_path))
    window = build(qapp, settings, theme="light", language="fr")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    yield window
    window.desk.set_session(None)


@pytest.fixture
def hands(window: MainWindow) -> Hands:
    """Hands on its keyboard."""
    return Hands(window)


def confirm_screen(hands: Hands) -> None:
    """One screen: the arbiter says that the room does not see it."""
    hands.control(Qt.Key.Key_H, shift=True)


def small_session(players: int, path: Path | None = None) -> Session:
    """A game of a few players."""
    one = room()
    return room_session(replace(one, players=one.players[:players]), path)


def step_of(window: MainWindow) -> Step | None:
    """Where the live turn stands now."""
    return window.desk.step


def session_of(window: MainWindow) -> Session:
    """The session of the window."""
    session = window.desk.session
    assert session is not None
    return session


@pytest.fixture
def marking(window: MainWindow, hands: Hands) -> MainWindow:
    """Turn 2 in play, turn 1 being marked, 12 tables."""
    session = small_session(12)
    turns = room().turns
    play_turn(session, turns[0])
    session.racks.enter(turns[1].draw, forced="tirage réel")
    session.turns.start_clock()
    window.set_session(session)
    window.prompt.close_prompt()
    confirm_screen(hands)
    hands.settle()
    assert window.game_page.marking.line.hasFocus()
    return window

"""The real window for tests, muted, its settings in a folder of the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.app import build
from arbitre.settings import Settings
from arbitre.ui.main_window import MainWindow
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

"""After Ctrl+W nothing of the tournament is left on the screen: no name, no rack, no word, in no window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from arbitre.domain.board.tiles import to_text
from arbitre.ui.results.documents_page import DocumentsPage
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import play_turn, room, room_session
from tests.ui.desk_fixtures import confirm_screen, hands, window
from tests.ui.hands import Hands
from tests.ui.window_texts import texts_of

__all__ = ["hands", "window"]

NAME = "ZÉPHYRINE"
"""Part of every name and of the title: no text of the program has it."""


def told(tokens: set[str]) -> Iterator[str]:
    """Where a text of any window of the program, hidden ones too, has one of the tokens."""
    for top in QApplication.topLevelWidgets():
        for place, text in texts_of(top).items():
            if "/recentList." in place:  # the list of recent files names files
                continue
            for token in tokens:
                if token in text.upper():
                    yield f"{place}: {text!r}"


def test_nothing_is_left_of_a_closed_tournament(window: MainWindow, hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    one = room()
    players = tuple(f"{NAME} {at}" for at in range(6))
    session = room_session(replace(one, players=players), tmp_path / "zéphyrine.arbitre")
    session.event.edit(name=f"Coupe {NAME}", club=f"Club {NAME}")
    session.room.show_message(f"Bravo {NAME}")
    play_turn(session, one.turns[0])
    session.racks.enter(one.turns[1].draw, forced="tirage réel")
    session.turns.start_clock()
    session.turns.retain_best()
    turn = session.game.turn(2)
    assert turn.retained is not None
    tokens = {NAME, to_text(turn.rack), turn.retained.plain(), session.game.turn(1).retained.plain()}  # type: ignore[union-attr]
    window.set_session(session)
    window.prompt.close_prompt()
    confirm_screen(hands)
    for page in ("players", "standings", "documents", "history", "exchange", "settings", "game"):
        window.show_page(page)
        hands.settle()
    for action in ("projector", "announce", "bag", "tools", "robots", "differences", "words", "correct", "look"):
        window.actions_[action].trigger()
        hands.settle()
    words = window.dialogs.words()
    words.ui.wordEdit.setText(NAME)
    second = window.dialogs.second_marking()
    window.show_page("documents")
    documents = window.page("documents")
    assert isinstance(documents, DocumentsPage)
    qtbot.waitUntil(lambda: documents._pdf.pageCount() > 0)
    window.desk.say(f"Coupe {NAME} : prêt.")
    assert list(told(tokens))
    window.activateWindow()
    window.raise_()
    window.actions_["close_file"].trigger()
    hands.settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.desk.session is None
    assert list(told(tokens)) == []
    assert NAME not in window.windowTitle().upper()
    assert documents._pdf.pageCount() == 0
    assert not isValid(words)
    assert not isValid(second)

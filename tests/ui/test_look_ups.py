"""What searches words in the window: never on the thread that paints, a position once, nothing after a closed file."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QApplication

from arbitre.application.lexicons.search import Searcher, Solutions
from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import Letter
from arbitre.ui.corrections.corrections import Corrections
from arbitre.ui.corrections.forms import SlipForm
from arbitre.ui.shell.main_window import MainWindow
from tests.application.sessions import played, started
from tests.ui.desk_fixtures import confirm_screen, hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]  # fixtures


class Searches:
    """Every full list searched: by board and rack, and how many of them on the thread that paints."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.made: Counter[tuple[Board, tuple[Letter, ...]]] = Counter()
        self.painting = 0
        search = Searcher.solutions

        def counted(one: Searcher, board: Board, rack: Sequence[Letter], *, max_played: int | None = None) -> Solutions:
            self.made[board, tuple(rack)] += 1
            self.painting += threading.current_thread() is threading.main_thread()
            return search(one, board, rack, max_played=max_played)

        patch.setattr(Searcher, "solutions", counted)


def settled(hands: Hands) -> None:
    """Until what was looked up has arrived."""
    QThreadPool.globalInstance().waitForDone()
    hands.settle()
    QApplication.processEvents()


def test_each_position_is_searched_once_and_never_while_painting(
    window: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two turns played and marked, slips of an old turn typed in the correction form, its words looked at."""
    session = started(4)
    played(session, 2)
    session.searches._solutions.clear()  # as in a file just opened
    searches = Searches(monkeypatch)
    window.set_session(session)
    confirm_screen(hands)
    settled(hands)
    for key in (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F4, Qt.Key.Key_F5):
        hands.press(key)
        settled(hands)
    hands.type("1 ABC")  # the words proposed come from the list of the turn
    settled(hands)
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_F7)
    box = window.side.corrections
    assert isinstance(box, Corrections)
    assert isinstance(box.form, SlipForm)
    for row in range(box.turns.count()):
        box.turns.setCurrentIndex(row)
        settled(hands)
        proposed = box.form.machine.context.solutions
        assert proposed is not None
        assert len(proposed)  # it came while the form was open
        assert session.turns.tops(session.game.turn(box.turns.currentData())).moves
    assert searches.painting == 0
    assert len(searches.made) >= 3
    assert set(searches.made.values()) == {1}


def test_what_a_closed_file_searched_is_not_taken(window: MainWindow, hands: Hands) -> None:
    first, second = started(3, seed="4"), started(3, seed="5")
    for session in (first, second):
        played(session, 1)
        session.racks.draw()
    window.set_session(first)
    window.set_session(second)  # before the first list came
    settled(hands)
    turn = second.game.live
    assert turn is not None
    found = window.desk.solutions(turn)
    assert found is not None
    assert found.top == second.turns.tops(turn).moves[0].score

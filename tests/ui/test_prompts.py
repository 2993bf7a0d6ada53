"""Questions above the message bar: answered by keys that no slip begins with, whatever is typed next in the room."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from arbitre.application.event_commands import new_player
from arbitre.application.session import Session, create_session
from arbitre.domain.rules import RuleSet
from arbitre.ui.choices import answer_index
from arbitre.ui.main_window import MainWindow
from tests.rooms import catalogue, play_turn, room
from tests.ui.desk_fixtures import confirm_screen, hands, session_of, small_session, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]

ALT = Qt.KeyboardModifier.AltModifier
NEXT_SLIPS = "1⏎11⏎2⏎22 VACIVE O4 45⏎&⏎é⏎MAR⇥⏎= 1-2⏎? MOT⏎⏎⏎/⇥↓⏎"


@pytest.mark.parametrize(
    ("key", "modifiers", "expected"),
    [
        (Qt.Key.Key_1, ALT, 0),
        (Qt.Key.Key_2, ALT | Qt.KeyboardModifier.ShiftModifier, 1),
        (Qt.Key.Key_Eacute, ALT, 1),  # unshifted 2 of a French keyboard
        (Qt.Key.Key_Ampersand, ALT, 0),
        (Qt.Key.Key_3, ALT, None),  # there are two answers
        (Qt.Key.Key_0, ALT, None),
        (Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, None),
        (Qt.Key.Key_1, ALT | Qt.KeyboardModifier.ControlModifier, None),
        (Qt.Key.Key_O, ALT, None),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, None),
    ],
)
def test_the_keys_that_answer(key: Qt.Key, modifiers: Qt.KeyboardModifier, expected: int | None) -> None:
    assert answer_index(QKeyEvent(QKeyEvent.Type.KeyPress, key, modifiers), 2) == expected


@pytest.fixture
def prepared(window: MainWindow, hands: Hands) -> Session:
    """A game prepared with a lower move on turn 1: the rack of STEROLS with SORT, drawn and about to start."""
    one = room()
    lists = catalogue()
    session = create_session(None, lists, "Préparée", who="Arbitre")
    session.register([new_player(name) for name in one.players[:3]])
    tile_set = lists.tile_set("fr")
    session.open_game(RuleSet(), tile_set, lists.identify("fr", tile_set), imposed=(("ESOSTRL", "H5 SORT"),))
    window.set_session(session)
    confirm_screen(hands)
    hands.press(Qt.Key.Key_F2)
    return session


def test_an_imposed_move_is_kept_or_not_by_its_own_keys(window: MainWindow, hands: Hands, prepared: Session) -> None:
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    assert window.prompt.isVisible()
    before = len(prepared.actions)
    hands.type(NEXT_SLIPS)
    assert prepared.game.turn(1).top_question is None
    assert len(prepared.actions) == before
    assert window.prompt.isVisible()
    assert "SORT" in window.prompt.line.text()
    hands.press(Qt.Key.Key_2, ALT)
    turn = prepared.game.turn(1)
    assert turn.top_question is False
    assert turn.retained is not None
    assert turn.retained.score == turn.top
    assert window.game_page.marking.line.hasFocus()


def test_escape_answers_nothing_and_says_what_stays(window: MainWindow, hands: Hands, prepared: Session) -> None:
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    hands.type("⎋")
    turn = prepared.game.turn(1)
    assert turn.top_question is None
    assert turn.retained is not None
    assert turn.retained.plain() == "SORT"
    assert "SORT" in window.bar.text
    assert window.game_page.marking.line.hasFocus()


def test_the_clock_at_opening_is_not_set_by_slips(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "coupure.arbitre"
    session = small_session(3, path)
    play_turn(session, room().turns[0])
    session.set_rack(room().turns[1].draw, forced="tirage réel")
    session.start_clock()
    session.close()
    assert window.open_file(path)
    hands.type(NEXT_SLIPS)
    assert window.desk.clock.needs_choice
    assert not session_of(window).game.turn(1).slips
    hands.press(Qt.Key.Key_3, ALT)
    assert not window.desk.clock.needs_choice
    assert window.desk.clock.left == 0


def test_escape_keeps_the_words_of_a_reason(window: MainWindow, hands: Hands) -> None:
    """Asked the same again, what Escape put away is there; another question begins empty."""
    window.set_session(small_session(3))
    given: list[str] = []
    window.prompt.ask("Motif A", given.append)
    hands.type("epellation⎋")
    assert not window.prompt.isVisible()
    window.prompt.ask("Motif B", given.append)
    assert window.prompt.line.text() == ""
    hands.type("⎋")
    window.prompt.ask("Motif A", given.append)
    assert window.prompt.line.text() == "epellation"
    hands.type("⏎")
    assert given == ["epellation"]
    window.prompt.ask("Motif A", given.append)
    assert window.prompt.line.text() == ""

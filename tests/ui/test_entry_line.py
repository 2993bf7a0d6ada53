"""The entry line in the window: bursts of Enter, plain typing, batches, kept slips, points, second marking, by keys."""

from __future__ import annotations

import random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbitre.domain.event.state import Step
from arbitre.domain.rules.slip import SlipStatus
from arbitre.storage.record import JournalError
from arbitre.ui.shell.main_window import MainWindow
from tests.ui.desk_fixtures import hands, marking, session_of, step_of, window
from tests.ui.hands import Hands

__all__ = ["hands", "marking", "window"]


def test_bursts_of_enter(marking: MainWindow, hands: Hands) -> None:
    """On an empty line, after next missing, after a beginning of a word: nothing is recorded."""
    session = session_of(marking)
    before = len(session.actions)
    rng = random.Random(3)
    for _ in range(60):
        hands.type(rng.choice(("", "⇥", "⇥⇥", "ST", "99", "12 STE")))
        hands.type("⏎" * rng.randint(1, 4))
        hands.type("⎋")
    assert len(session.actions) == before


def test_enter_twice_records_once(marking: MainWindow, hands: Hands) -> None:
    session = session_of(marking)
    before = len(session.actions)
    hands.type("7⏎⏎⏎")
    assert len(session.actions) == before + 1
    assert list(session.game.turn(1).slips) == [7]


def test_a_held_enter_records_once(marking: MainWindow, hands: Hands) -> None:
    """Auto-repeat is not a second decision, even where a batch would go on."""
    line = marking.game_page.marking.line
    hands.type("7")
    for _ in range(5):
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "\r", True)
        QApplication.sendEvent(line, event)
    assert not session_of(marking).game.turn(1).slips
    hands.type("⏎")
    assert list(session_of(marking).game.turn(1).slips) == [7]


def test_letters_fire_no_command(marking: MainWindow, hands: Hands) -> None:
    """Words with the letters of commands stay words, whatever page or list had been looked at before."""
    fired: list[str] = []
    for action in marking.actions_:
        action.triggered.connect(lambda checked, one=action: fired.append(one.objectName()))
    for word in ("SWAMP", "TEMPS", "WATTMAN", "PMT", "RMD", "OTEZ", "KILT", "FJORD"):
        hands.type(word)
        assert marking.game_page.marking.line.text() == word
        hands.type("⎋")
    assert fired == []
    assert step_of(marking) is Step.RUNNING


def test_azerty_row_in_the_table_field(marking: MainWindow, hands: Hands) -> None:
    line = marking.game_page.marking.line
    QTest.keyClick(line, Qt.Key.Key_Ampersand)  # & is 1
    QTest.keyClick(line, Qt.Key.Key_QuoteDbl)  # " is 3
    assert line.text() in ("13", '1"', "1")
    hands.type("⎋")
    line.insert("&")  # what an input method sends
    line.textEdited.emit(line.text())
    assert line.text() == "1"


def test_a_table_with_a_slip_by_keys(marking: MainWindow, hands: Hands) -> None:
    """R replaces, M gives the first to another table, in one action each; a letter that means nothing is refused."""
    session = session_of(marking)
    hands.type("7⏎8/⏎")
    before = len(session.actions)
    hands.type("7V⏎")
    assert len(session.actions) == before
    hands.type("⎋7R /⏎")
    assert session.game.turn(1).slips[7].slip.status is SlipStatus.BLANK
    hands.type("8M9 *⏎")
    slips = session.game.turn(1).slips
    assert slips[9].slip.status is SlipStatus.BLANK
    assert slips[8].slip.status is SlipStatus.LATE
    assert len(session.actions) == before + 2
    hands.control(Qt.Key.Key_Z)
    assert 9 not in session.game.turn(1).slips


def test_batches_kept_slips_and_leavers_by_keys(marking: MainWindow, hands: Hands) -> None:
    session = session_of(marking)
    hands.type("= 3 5-7⏎⎋")
    assert sorted(session.game.turn(1).slips) == [3, 5, 6, 7]
    hands.type("? STEROLS H4 66⏎")
    assert list(session.game.turn(1).kept) == [1]
    assert not session.game.complete(1)
    hands.type("4 ?1⏎")
    assert not session.game.turn(1).kept
    assert session.game.turn(1).slips[4].slip.entries[0].reference == "H4"
    hands.type("12 PARTI⏎")  # the list has that word: a player may have written it
    assert 12 in session.game.expected(1)
    hands.type("⎋12<⏎")
    assert 12 not in session.game.expected(1)
    hands.control(Qt.Key.Key_T, shift=True)  # the top to all received: a list to confirm
    assert marking.game_page.marking.line.text() == "= 1-2 8-11"
    hands.type("⏎")
    assert session.game.complete(1)


def test_close_a_turn_with_a_reason(marking: MainWindow, hands: Hands) -> None:
    session = session_of(marking)
    hands.type("= 1-10⏎⎋")
    hands.control(Qt.Key.Key_C, shift=True)
    assert marking.prompt.isVisible()
    hands.type("⏎")  # no reason, nothing happens
    assert not session.game.turn(1).closed
    hands.type("absents⏎")
    assert session.game.turn(1).closed
    assert session.game.turn(1).missing == (11, 12)
    assert marking.game_page.marking.line.hasFocus()


def test_points_only_by_keys(marking: MainWindow, hands: Hands) -> None:
    session = session_of(marking)
    hands.control(Qt.Key.Key_P, shift=True)
    hands.type("66⏎60⏎=126⏎5 33⏎")
    rulings = {table: marked.ruling.points for table, marked in session.game.turn(1).slips.items()}
    assert rulings == {1: 66, 2: 60, 5: 33}


def test_second_marking_is_blind(marking: MainWindow, hands: Hands) -> None:
    """Entered a second time without the first rulings and without the counts; both markings stay."""
    session = session_of(marking)
    hands.type("7⏎8⏎")
    hands.control(Qt.Key.Key_D, shift=True)
    panel = marking.game_page.marking
    assert {state.status for state in panel.grid.states} == {"missing"}
    hands.type("7⏎8/⏎9⏎⎋")
    slips = session.game.turn(1).slips
    assert slips[7].second is not None
    assert slips[8].second is not None
    assert 9 not in slips
    assert [one.table for one in session.slips.differences(1)] == [8]
    hands.control(Qt.Key.Key_D, shift=True)
    assert not panel.second


def test_the_line_survives_a_refused_record(marking: MainWindow, hands: Hands) -> None:
    """A disk that refuses loses nothing: the line stays as it was, and the message says why."""
    session = session_of(marking)
    real = session.journal.append

    def full(*arguments: object, **named: object) -> int:
        raise JournalError("disk_full", path="clef")

    session.journal.append = full  # type: ignore[method-assign]
    hands.type("7⏎")
    assert marking.game_page.marking.line.text() == "7"
    assert "plein" in marking.bar.text
    session.journal.append = real  # type: ignore[method-assign]
    hands.type("⏎")
    assert list(session.game.turn(1).slips) == [7]

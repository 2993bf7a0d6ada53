"""The book's questions on the entry line, lines that Enter refused, older turns, second marking: with the next keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbitre.application.session.session import Session
from arbitre.domain.rules.questions import NO
from arbitre.domain.rules.slip import Reason, Sanction
from arbitre.ui.corrections.corrections import Corrections
from arbitre.ui.corrections.forms import SlipForm
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import play_turn, room
from tests.ui.desk_fixtures import confirm_screen, hands, marking, session_of, small_session, window
from tests.ui.hands import Hands

__all__ = ["hands", "marking", "window"]

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def eighth(window: MainWindow, hands: Hands) -> Session:
    """Turn 8 revealed with no slip yet, turn 9 running; the turns before are closed."""
    session = small_session(60)
    for turn in room().turns[:8]:
        play_turn(session, turn)
        if turn.number < 8:
            session.slips.close_turn("essai", turn.number)
    session.racks.enter(room().turns[8].draw, forced="tirage réel")
    session.turns.start_clock()
    window.set_session(session)
    window.prompt.close_prompt()
    confirm_screen(hands)
    hands.settle()
    return session


def ask(window: MainWindow, hands: Hands) -> None:
    """Type the slip that the book asks about."""
    hands.type("2 DIOT, 18")
    hands.press(Qt.Key.Key_Right, ALT)
    hands.type("⏎")
    assert window.game_page.marking.machine.question is not None, (window.bar.text, hands.target())


def answer_all(window: MainWindow, hands: Hands) -> None:
    """No refused word is plausible; of anything else the first answer."""
    machine = window.game_page.marking.machine
    asked = 0
    while (question := machine.question) is not None:
        hands.press(Qt.Key.Key_2 if NO in question.options else Qt.Key.Key_1, ALT)
        asked += 1
    assert asked == 1  # however many places have the score, and words are refused there


@pytest.mark.parametrize("keys", ["11⏎", "1⏎12⏎", "&⏎é⏎", "o⏎n⏎", "⏎⏎", "↓⏎⇥⏎", "= 3 4⏎", "? MOT⏎3*⏎+-⏎"])
def test_the_next_slip_answers_no_question(window: MainWindow, hands: Hands, eighth: Session, keys: str) -> None:
    """Not by digit, letter, Enter twice nor arrow: the question stays, its slip too, nothing goes to any table."""
    ask(window, hands)
    before, line = len(eighth.actions), window.game_page.marking.line
    hands.type(keys)
    assert len(eighth.actions) == before
    assert not eighth.game.turn(8).slips
    assert line.text().startswith("2 DIOT")
    assert line.hasFocus()
    assert "Alt+1" in window.bar.text
    answer_all(window, hands)
    assert {table: one.ruling.points for table, one in eighth.game.turn(8).slips.items()} == {2: 13}
    hands.type("11⏎")
    assert sorted(eighth.game.turn(8).slips) == [2, 11]


def test_a_question_says_what_each_answer_pays(window: MainWindow, hands: Hands, eighth: Session) -> None:
    ask(window, hands)
    panel = window.game_page.marking
    assert [text.split(" : ")[0] for text in panel._answers()] == ["oui", "non"]
    assert " 0 " in f"{panel._answers()[0]} "
    assert "13" in panel._answers()[1]
    for shown in (panel._what.whole, window.bar.text):  # before any key: nothing is cut under the question
        assert all(text in shown for text in panel._answers())
    assert panel._why.heightForWidth(panel._why.width()) <= panel._why.height() + 2
    hands.press(Qt.Key.Key_1, ALT)
    ruling = eighth.game.turn(8).slips[2].ruling
    assert (ruling.points, ruling.reason) == (0, Reason.FALLACIOUS)  # one question for the words of the place


def test_escape_from_a_question_keeps_the_line(window: MainWindow, hands: Hands, eighth: Session) -> None:
    ask(window, hands)
    line = window.game_page.marking.line
    hands.type("⎋")
    assert line.text() == "2 DIOT, 18→"
    assert not eighth.game.turn(8).slips
    hands.type("⎋")
    assert line.text() == ""
    assert "DIOT" in window.bar.text
    hands.type("↑")
    assert line.text() == "2 DIOT, 18→"


def test_a_question_stays_with_its_turn(window: MainWindow, hands: Hands, eighth: Session) -> None:
    """Whatever is switched meanwhile, the answer goes to the slip that was asked about."""
    ask(window, hands)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_M):
        hands.control(key)
    hands.control(Qt.Key.Key_D, shift=True)
    hands.control(Qt.Key.Key_T, shift=True)
    window.desk.mark_turn(9)
    window.game_page.marking.grid.table_clicked.emit(7)
    assert window.game_page.marking.turn is eighth.game.turn(8)
    answer_all(window, hands)
    assert list(eighth.game.turn(8).slips) == [2]
    assert not eighth.game.turn(9).slips


@pytest.mark.parametrize("first", ["2⏎", "99⏎", "5 STE⏎", "⇥⏎", "5 1H54⏎"])
@pytest.mark.parametrize("then", ["3⏎13⏎", "&⏎MAR⇥⏎"])
def test_a_refused_line_and_the_next_slip_are_two(marking: MainWindow, hands: Hands, first: str, then: str) -> None:
    """Today's 4 refused and then 5 were table 45; nothing is recorded until the arbiter goes back or puts it away."""
    hands.type("2⏎")
    session = session_of(marking)
    before = len(session.actions)
    hands.type(first + then)
    assert len(session.actions) == before
    hands.type("⎋12⏎")
    assert sorted(session.game.turn(1).slips) == [2, 12]


def test_a_refused_line_is_completed(marking: MainWindow, hands: Hands) -> None:
    hands.type("5 STE⏎")
    hands.press(Qt.Key.Key_Right)
    hands.type("R⇥⏎")
    assert list(session_of(marking).game.turn(1).slips) == [5]


# -- older turns -----------------------------------------------------------------------------------------------------


def test_an_old_slip_in_ten_keys(window: MainWindow, hands: Hands, eighth: Session) -> None:
    """From the entry line: turn, table, the solution chosen; what followed stays."""
    eighth.slips.reopen_turn(1, "essai")
    eighth.slips.record(12, eighth.slips.top_slip(eighth.game.turn(1)), 1)
    hands.settle()
    marked = window.desk.marked
    start = hands.presses
    hands.type(">1 12S")
    hands.settle()
    hands.type("↓↓↓⏎")
    assert hands.presses - start <= 10
    turn = eighth.game.turn(1)
    assert turn.retained is not None
    assert turn.slips[12].slip.chosen
    assert turn.slips[12].slip.entries[0].reference != turn.retained.reference.text("letter")
    assert turn.slips[12].ruling.sanction is Sanction.NONE
    assert window.desk.marked is not None
    assert marked is not None
    assert window.desk.marked.serial == marked.serial
    assert not eighth.game.turn(8).slips
    window.undo()
    assert eighth.game.turn(1).slips[12].ruling.points == 66
    start = hands.presses
    hands.type(">1 12 STEROLS H4 66⏎")
    assert hands.presses - start - len("STEROLS H4 66") <= 10
    assert eighth.game.turn(1).slips[12].slip.entries[0].reference == "H4"


@pytest.mark.parametrize("keys", [">1 12⏎", ">1⏎", ">99 12 MOT⏎", ">1 99 MOT⏎", ">⏎", ">1 12 $⏎", "> ⏎"])
def test_an_old_turn_half_named_changes_nothing(window: MainWindow, hands: Hands, eighth: Session, keys: str) -> None:
    before = len(eighth.actions)
    hands.type(keys + "13⏎")
    assert len(eighth.actions) == before
    hands.type("⎋13⏎")
    assert list(eighth.game.turn(8).slips) == [13]


def test_the_slip_of_f7_is_no_trap(window: MainWindow, hands: Hands, eighth: Session) -> None:
    """Tab goes on to the reason, Escape back to the list and then to the desk; what was typed stays."""
    eighth.slips.record(5, eighth.slips.top_slip(eighth.game.turn(8)), 8)
    hands.press(Qt.Key.Key_F7)
    hands.settle()
    found = window.side.corrections
    assert isinstance(found, Corrections)
    found.turns.setCurrentIndex(found.turns.findData(8))
    found.table.setValue(5)
    form = found.form
    assert isinstance(form, SlipForm)
    form.focus()
    hands.type("ZZZ H4 9")
    typed = form.entry.text()
    hands.type("⇥")
    assert not form.entry.hasFocus()
    form.focus()
    hands.type("⎋")
    assert found.isVisible()
    assert found.list.hasFocus()
    eighth.slips.record(6, eighth.slips.top_slip(eighth.game.turn(8)), 8)  # the desk goes on
    assert form.entry.text() == typed
    hands.type("⎋")
    assert not found.isVisible()
    hands.press(Qt.Key.Key_F7)
    assert form.entry.text() == typed


# -- second marking --------------------------------------------------------------------------------------------------


def test_second_marking_counts_itself(marking: MainWindow, hands: Hands) -> None:
    panel = marking.game_page.marking
    hands.type("7⏎8⏎9⏎")
    hands.control(Qt.Key.Key_D, shift=True)
    assert panel._count.whole.startswith("0 / 3")
    hands.type("7⏎")
    assert panel._count.whole.startswith("1 / 3")
    hands.control(Qt.Key.Key_D, shift=True)
    assert panel._count.whole.startswith("3 / 12")
    assert not panel.second


def test_the_second_marking_is_chosen_and_decided_by_keys(marking: MainWindow, hands: Hands) -> None:
    """Chosen again it stays; digits look for a table, Alt and a digit decide."""
    session = session_of(marking)
    panel = marking.game_page.marking
    hands.type("7⏎8⏎12⏎")
    for _ in range(2):
        dialog = marking.dialogs.second_marking()
        dialog.enter_second()
        assert panel.second
    panel.line.setFocus()
    hands.type("7/⏎8/⏎12/⏎")
    dialog = marking.dialogs.second_marking()
    dialog.activateWindow()
    dialog.ui.differences.setFocus()
    hands.type("12")
    QApplication.processEvents()
    assert len(session.slips.differences(1)) == 3
    dialog.ui.reasonEdit.setText("9 VACIVE O4 45")  # the keys of the next slip are no reason
    QTest.keyClick(dialog.ui.differences, Qt.Key.Key_2, ALT)
    assert len(session.slips.differences(1)) == 3
    assert "se lit comme un bulletin" in marking.bar.text
    assert dialog.ui.reasonEdit.text() == "9 VACIVE O4 45"
    dialog.ui.reasonEdit.clear()
    QTest.keyClick(dialog.ui.differences, Qt.Key.Key_2, ALT)
    assert len(session.slips.differences(1)) == 2
    dialog.ui.reasonEdit.setFocus()
    QTest.keyClick(dialog.ui.reasonEdit, Qt.Key.Key_1, ALT)
    assert len(session.slips.differences(1)) == 1
    dialog.close()

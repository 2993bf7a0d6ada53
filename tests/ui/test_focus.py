"""Where the keyboard is: after a decision, in the list's filter, when calls begin, beside the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from arbitre.domain.rules.rule_set import RuleSet, with_time
from arbitre.ui.corrections.journal_page import HistoryPage
from arbitre.ui.desk.new_game import NewGameDialog
from arbitre.ui.kit.lines import YieldingLines
from arbitre.ui.practice.topping_panel import ToppingPanel
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.words.texts import later_slips_text
from tests.application.sessions import announced, give, revealed, started
from tests.ui.desk_fixtures import confirm_screen, hands, marking, window
from tests.ui.hands import Hands

__all__ = ["hands", "marking", "window"]


class UnixLine(QLineEdit):
    """A line of a system where Ctrl+E and Ctrl+K edit it."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)


@pytest.mark.parametrize(("key", "kept"), [("E", False), ("K", False), ("U", False), ("C", True), ("Z", True)])
def test_a_line_leaves_the_window_its_keys(window: MainWindow, hands: Hands, key: str, kept: bool) -> None:
    assert window.findChildren(YieldingLines)
    line = UnixLine(window)
    line.show()
    line.setFocus()
    hands.settle()
    event = QKeyEvent(QEvent.Type.ShortcutOverride, ord(key), Qt.KeyboardModifier.ControlModifier)
    event.ignore()
    QApplication.sendEvent(line, event)
    assert event.isAccepted() is kept
    line.deleteLater()


def test_the_filter_gives_up_the_keyboard_and_goes_with_its_turn(marking: MainWindow, hands: Hands) -> None:
    filter_line = marking.game_page.solutions.filter_line
    hands.control(Qt.Key.Key_F)
    hands.type("zz")
    assert filter_line.text() == "zz"
    hands.control(Qt.Key.Key_E)
    assert marking.game_page.marking.line.hasFocus()
    assert filter_line.text() == "zz"  # of the same turn: as it was left
    hands.control(Qt.Key.Key_L)
    hands.settle()
    assert filter_line.text() == ""
    assert marking.game_page.solutions.model.rowCount() > 0


def test_space_after_a_decision_takes_nothing_back(window: MainWindow, hands: Hands) -> None:
    session = started(3)
    turn = revealed(session)
    for table in (1, 2, 3):
        give(session, turn, table)
    session.slips.raise_claim(2, turn.serial, "mot admis")
    window.set_session(session)
    window.show_page("history")
    hands.settle()
    page = window.page("history")
    assert isinstance(page, HistoryPage)
    page.ui.claims.selectRow(0)
    page.ui.decisionEdit.setFocus()
    hands.type("maintenu⏎")
    assert turn.serial == 1
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Space):
        hands.settle()
        hands.press(key)
        assert session.game.turn(1).slips[2].claim_decision == "maintenu"
    assert window.bar.findChildren(QWidget)
    assert not any(child.hasFocus() for child in window.bar.findChildren(QWidget))


def test_a_game_opened_from_another_page_brings_the_desk(
    window: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started(3)
    session.turns.end_game("essai")
    window.set_session(session)
    window.show_page("players")
    hands.settle()

    def accept(dialog: NewGameDialog) -> int:
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(NewGameDialog, "exec", accept)
    window.actions_["new_game"].trigger()
    hands.settle()
    assert session.game.number == 2
    assert window.current_page == "game"
    assert window.game_page.marking.line.hasFocus()


def test_calls_of_topping_are_typed_from_f3_on(window: MainWindow, hands: Hands) -> None:
    session = started(2, rules=with_time(RuleSet(), "topping"))
    window.set_session(session)
    confirm_screen(hands)
    hands.press(Qt.Key.Key_F2)
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    panel = window.practice.panel("topping")
    assert isinstance(panel, ToppingPanel)
    assert panel.isVisible()
    assert panel.line.hasFocus()
    hands.type("9 chat h8⏎")  # no such table: the next call takes its place
    assert panel.line.selectedText() == "9 chat h8"
    assert not session.game.turn(1).topping
    turn = session.game.turn(1)
    best = session.searches.solutions(turn)[0]
    hands.type(f"1 {best.plain().lower()}⏎")
    assert 1 in session.game.turn(1).topping


def test_a_panel_stands_beside_the_board_and_below_the_entry_line(window: MainWindow, hands: Hands) -> None:
    window.resize(1366, 740)
    session = started(4, rules=with_time(RuleSet(), "mort-subite"))
    window.set_session(session)
    announced(session)
    hands.settle()
    for name in ("sudden_death", "topping"):
        window.actions_[name].trigger()
        hands.settle()
        panel = window.practice.panel(name.replace("_", "-"))
        page = window.game_page
        for part in (page.card.board, page.marking.line):
            seen = QRect(part.mapToGlobal(QPoint(0, 0)), part.size())
            assert not panel.geometry().intersects(seen), (name, part)
        panel.close()


def test_the_slips_of_somebody_who_left_are_named(marking: MainWindow, hands: Hands) -> None:
    session = marking.desk.session
    assert session is not None
    hands.type("2⏎")
    session.tables.leave(2, 1)
    assert later_slips_text(session.game, 2) == "ce qu’elle a au coup 1 est saisi et compte : F7 l’enlève"
    assert later_slips_text(session.game, 3) == ""

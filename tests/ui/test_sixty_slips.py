"""Sixty slips at club speed with wrong keys among them: nobody's points move but those of the table named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from arbitre.application.entry.machine import EntryMachine
from arbitre.application.session.session import Session
from arbitre.domain.event.state import Marked, Step
from arbitre.domain.rules.questions import NO
from arbitre.domain.rules.slip import SlipStatus
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import play_turn, room
from tests.ui.desk_fixtures import confirm_screen, hands, small_session, window
from tests.ui.hands import Hands, cheapest
from tests.ui.test_room_by_keys import check_slips

__all__ = ["hands", "window"]  # fixtures

ALT = Qt.KeyboardModifier.AltModifier
TURN = 8
"""The turn whose slips are typed: one of them puts a question (DIOT without reference)."""


@pytest.fixture
def eighth(window: MainWindow, hands: Hands) -> Session:
    """Turn 8 revealed without slips, the clock of turn 9 running: when the slips of a turn are typed."""
    session = small_session(60)
    for turn in room().turns[:TURN]:
        play_turn(session, turn)
        if turn.number < TURN:
            session.slips.close_turn("essai", turn.number)
    session.racks.enter(room().turns[TURN].draw, forced="tirage réel")
    window.set_session(session)
    confirm_screen(hands)
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    return session


def function(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Callable[[Hands], None]:
    """A key pressed instead of another."""
    return lambda hands: hands.press(key, modifiers)


def line(keys: str) -> Callable[[Hands], None]:
    """Signs typed by mistake."""
    return lambda hands: hands.type(keys)


AT_START = {
    3: line("⏎"),  # Enter twice after the slip before
    8: line("99/⏎⎋"),  # a table that nobody has
    14: line("13 CLITO 1H54⏎⎋"),  # a score glued to the reference
    19: line("18 MOT H4 5H 12⏎⎋"),  # two references
    25: function(Qt.Key.Key_1, ALT),  # an answer that nobody asked for
    31: function(Qt.Key.Key_F5),  # reveal, with the time running
    37: function(Qt.Key.Key_F4),  # time called by accident, once
    42: line("⇥↓↑"),
    44: line("↑"),
    47: line("+-⎋"),
}
"""Wrong keys before the slip at this place of the pile."""
IN_MIDDLE = {
    11: line("⎋"),  # given up and typed again
    22: line("§ù£⎋"),  # another keyboard's row of digits
    52: line(" H4 H5⏎⎋"),
}
"""Wrong keys in the middle of a line."""


def points_of(session: Session) -> dict[int, Marked]:
    """The slips of the turn with their rulings."""
    return dict(session.game.turn(TURN).slips)


def test_ten_wrong_keys_among_sixty_slips_change_no_other_table(
    window: MainWindow, hands: Hands, eighth: Session
) -> None:
    turn, panel = room().turns[TURN - 1], window.game_page.marking
    asked = 0
    for place, slip in enumerate(turn.slips, start=1):
        before, actions = points_of(eighth), len(eighth.actions)
        if place in AT_START:
            AT_START[place](hands)
            assert points_of(eighth) == before, place
            assert len(eighth.actions) == actions, (place, eighth.actions[-1].facts, window.bar.text)
            assert eighth.game.step is Step.RUNNING
            assert panel.line.hasFocus()
        keys = cheapest(EntryMachine(panel.context()), slip, first_turn=False)
        if place in IN_MIDDLE:
            hands.type(keys[:2])
            IN_MIDDLE[place](hands)
            assert points_of(eighth) == before, place
        hands.type(keys)
        if panel.machine.question is not None:
            asked += 1
            hands.type("1⏎o⏎⏎")  # the next slips come at the old rhythm
            assert points_of(eighth) == before
            hands.press(Qt.Key.Key_2 if NO in panel.machine.question.options else Qt.Key.Key_1, ALT)
        after = points_of(eighth)
        assert {table for table in after if after[table] != before.get(table)} == {slip.table}, (
            place,
            keys,
            window.bar.text,
            panel.line.text(),
        )
        if place == 56:  # undone by accident, and done again
            hands.control(Qt.Key.Key_Z)
            assert points_of(eighth) == before
            hands.control(Qt.Key.Key_Z, shift=True)
            assert points_of(eighth) == after
    assert asked >= 1
    assert len(AT_START) + len(IN_MIDDLE) >= 10
    assert len(points_of(eighth)) == len(turn.slips) == 60
    assert sum(slip.status is SlipStatus.HANDED for slip in turn.slips) > 50
    check_slips(window, turn, eighth.game.turn(TURN))

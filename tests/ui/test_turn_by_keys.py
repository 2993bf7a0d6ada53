"""The turn by keys at the wrong moment: undo gives the clock back, a refusal names its key, the room is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.application.room.clock import ClockState
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session, create_session, open_session
from arbitre.domain.event.state import Step
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.ui.kit.desk import Room
from arbitre.ui.kit.feedback import key_text
from arbitre.ui.room.projector import ProjectorWindow
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import catalogue, play_turn, room
from tests.ui.desk_fixtures import confirm_screen, hands, marking, session_of, small_session, step_of, window
from tests.ui.hands import Hands

__all__ = ["hands", "marking", "window"]

SHIFT = Qt.KeyboardModifier.ShiftModifier


def spend(window: MainWindow, seconds: float) -> None:
    """Let the turn's time have run for so long."""
    clock = window.desk.clock
    assert clock.clock.since is not None
    clock.take(replace(clock.clock, since=clock.clock.since - seconds))


def running(window: MainWindow, hands: Hands, players: int = 3) -> Session:
    """A game whose first rack is announced."""
    session = small_session(players)
    window.set_session(session)
    confirm_screen(hands)
    hands.press(Qt.Key.Key_F2)
    hands.press(Qt.Key.Key_F3)
    assert step_of(window) is Step.RUNNING
    return session


# -- the clock and undo ----------------------------------------------------------------------------------------------


def test_a_time_called_too_early_asks_and_is_given_back(window: MainWindow, hands: Hands) -> None:
    """F4 at 2:40 only warns, whatever key comes next; twice, then undone, the clock has gone on meanwhile."""
    running(window, hands)
    spend(window, 20)
    hands.press(Qt.Key.Key_F4)
    assert step_of(window) is Step.RUNNING
    assert "2:40" in window.bar.text
    assert "F4" in window.bar.text
    hands.type("⏎")
    hands.press(Qt.Key.Key_F5)
    assert step_of(window) is Step.RUNNING
    hands.press(Qt.Key.Key_F4)
    assert step_of(window) is Step.TIMED_OUT
    assert window.desk.clock.is_over
    hands.control(Qt.Key.Key_Z)
    clock = window.desk.clock
    assert step_of(window) is Step.RUNNING
    assert clock.clock.state is ClockState.RUNNING
    assert 158 <= clock.left <= 160
    assert "2:40" in window.bar.text
    spend(window, 155)
    hands.press(Qt.Key.Key_F4)  # about over: at once
    assert step_of(window) is Step.TIMED_OUT


def test_a_room_without_players_is_not_asked_twice(window: MainWindow, hands: Hands) -> None:
    window.set_session(small_session(0))
    for key in (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4):
        hands.press(key)
    assert step_of(window) is Step.TIMED_OUT


def test_seconds_given_before_the_start_belong_to_one_rack(window: MainWindow, hands: Hands) -> None:
    """Ten seconds given to a rack that is then taken back are not given to the next."""
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F2)
    assert window.desk.clock.face.text == "3:00"
    hands.control(Qt.Key.Key_Up, shift=True)
    assert "3:10" in window.bar.text
    hands.control(Qt.Key.Key_Z)
    hands.press(Qt.Key.Key_F2)
    hands.press(Qt.Key.Key_F3)
    assert session_of(window).game.turn(1).seconds == 180


def test_stray_keys_never_end_the_time(window: MainWindow, hands: Hands) -> None:
    session = running(window, hands)
    spend(window, 173)
    hands.control(Qt.Key.Key_Down, shift=True)
    assert 6 <= window.desk.clock.left <= 7
    assert "F4" in window.bar.text
    spend(window, 8)
    hands.control(Qt.Key.Key_Space)  # over: nothing to hold
    assert session.game.turn(1).clock_left is None
    assert "F4" in window.bar.text
    hands.control(Qt.Key.Key_Up, shift=True)
    assert 9 <= window.desk.clock.left <= 10
    assert window.desk.clock.clock.state is ClockState.RUNNING
    window.desk.clock.stop()
    hands.control(Qt.Key.Key_Up, shift=True)
    assert window.desk.clock.left > 9


def reason(hands: Hands, key: Qt.Key) -> None:
    """Press Ctrl+Shift and a key that asks for a reason, and give one."""
    hands.control(key, shift=True)
    hands.type("essai⏎")


class Command(NamedTuple):
    """A command and the keys that lead to the moment it is given at."""

    name: str
    before: str
    run: Callable[[MainWindow, Hands, Session], object]


COMMANDS = (
    Command("draw", "", lambda w, h, s: h.press(Qt.Key.Key_F2)),
    Command("reject", "2", lambda w, h, s: h.control(Qt.Key.Key_R, shift=True)),
    Command("pause", "23", lambda w, h, s: h.control(Qt.Key.Key_Space)),
    Command("time", "23", lambda w, h, s: h.call_time()),
    Command("cancel", "23", lambda w, h, s: reason(h, Qt.Key.Key_X)),
    Command("cancel paused", "23p", lambda w, h, s: reason(h, Qt.Key.Key_X)),
    Command("cancel revealed", "2345", lambda w, h, s: reason(h, Qt.Key.Key_X)),
    Command("correct", "23", lambda w, h, s: s.racks.correct("AEIRSTL", "essai")),
    Command("retain", "23", lambda w, h, s: s.turns.retain_best()),
    Command("slip", "2345b", lambda w, h, s: h.type("⏎")),
)
KEYS = {"2": Qt.Key.Key_F2, "3": Qt.Key.Key_F3, "5": Qt.Key.Key_F5}


def shown(window: MainWindow) -> tuple[object, ...]:
    """What the window adds to the state, the clock to the second."""
    desk = window.desk
    marked = desk.marked.serial if desk.marked is not None else None
    clock = (desk.clock.clock.state_at(monotonic()), round(desk.clock.left / 3))
    return desk.step, clock, marked, desk.on_live, desk.following, desk.placed


@pytest.mark.parametrize("command", COMMANDS, ids=lambda one: one.name)
def test_undo_and_redo_restore_what_the_window_shows(command: Command, window: MainWindow, hands: Hands) -> None:
    """For every command: after undo step, clock, turn marked and shown are as before it, after redo as after it."""
    session = small_session(3)
    window.set_session(session)
    confirm_screen(hands)
    for key in command.before:
        if key == "4":
            hands.call_time()
        elif key == "p":
            hands.control(Qt.Key.Key_Space)
        elif key == "b":
            hands.type("2")
        else:
            hands.press(KEYS[key])
        hands.settle()
    before = shown(window)
    count = len(session.actions)
    command.run(window, hands, session)
    hands.settle()
    after = shown(window)
    assert len(session.actions) == count + 1
    hands.control(Qt.Key.Key_Z)
    assert shown(window) == before
    hands.control(Qt.Key.Key_Y)
    assert shown(window) == after
    assert window.game_page.marking.line.hasFocus()


def test_undo_marks_the_turn_whose_slip_it_takes_back(marking: MainWindow, hands: Hands) -> None:
    """The last slip of turn 2 entered while turn 1 lacks some: undone, turn 2 is marked again, not turn 1."""
    session = session_of(marking)
    hands.control(Qt.Key.Key_Down)
    marked = marking.desk.marked
    assert marked is not None
    assert marked.serial == 2
    session.turns.call_time()
    session.turns.reveal()
    session.slips.give_to_all(session.slips.top_slip(session.game.turn(2)), tuple(range(1, 12)), 2)
    marking.desk.mark_turn(2)
    hands.type("12⏎")
    assert not session.game.pending(2)
    assert marking.desk.marked is not None
    assert marking.desk.marked.serial == 1
    hands.control(Qt.Key.Key_Z)
    assert session.game.pending(2) == (12,)
    assert marking.desk.marked.serial == 2


def test_undo_in_a_file_opened_again(window: MainWindow, hands: Hands, tmp_path: object) -> None:
    """Time called before a restart and undone after it: the clock has what is left by the time of day."""
    from pathlib import Path

    path = Path(str(tmp_path)) / "suite.arbitre"
    session = small_session(3, path)
    session.racks.draw()
    session.turns.start_clock()
    session.turns.call_time()
    session.close()
    window.set_session(open_session(path, catalogue()))
    hands.control(Qt.Key.Key_Z)
    assert step_of(window) is Step.RUNNING
    assert 170 < window.desk.clock.left <= 180
    assert window.desk.clock.clock.state is ClockState.RUNNING


# -- refusals --------------------------------------------------------------------------------------------------------


def state_of(window: MainWindow, hands: Hands, name: str) -> None:
    """Bring the desk to a state."""
    if name == "closed":
        return
    session = create_session(None, catalogue(), "Sans partie") if name == "no game" else small_session(3)
    window.set_session(session)
    keys = {"drawn": "2", "shown": "2s", "running": "23", "over": "234", "revealed": "2345", "placed": "23456"}
    for key in keys.get(name, ""):
        if key == "s":
            session.turns.show_rack()
        elif key == "4":
            hands.call_time()
        else:
            hands.press(KEYS.get(key, Qt.Key.Key_F6))
    if name == "cancelled":
        session.racks.draw()
        session.turns.cancel("essai")
    if name == "ended":
        session.turns.end_game("essai")
    hands.settle()


@pytest.mark.parametrize(
    "name",
    ["closed", "no game", "before", "drawn", "shown", "running", "over", "revealed", "placed", "cancelled", "ended"],
)
def test_every_refusal_names_a_key(name: str, window: MainWindow, hands: Hands) -> None:
    """All actions at all steps: what is refused says which key leads on, and that key does something."""
    state_of(window, hands, name)
    for action in window.actions_:
        why = action.why
        if why and action.objectName() != "log":  # the program's start binds that one
            named = [one for one in window.actions_ if f"{key_text(one)} {one.text()}" in why]
            assert named, (name, action.objectName(), why)
            assert any(one.allowed for one in named), (name, action.objectName(), why)


def test_a_navigation_key_that_goes_nowhere_says_so(marking: MainWindow, hands: Hands) -> None:
    hands.control(Qt.Key.Key_Up)
    assert "coup 1" in marking.bar.text
    assert "F7" in marking.bar.text
    hands.type("4 xyz")
    hands.control(Qt.Key.Key_Down)
    hands.control(Qt.Key.Key_Down)
    assert "coup 2" in marking.bar.text


# -- the rack --------------------------------------------------------------------------------------------------------


def test_a_rack_corrected_is_not_forced(window: MainWindow, hands: Hands) -> None:
    """A wrong rack, Enter, the right rack, Enter: the right rack is taken, and nothing is forced."""
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F2, SHIFT)
    hands.type("KKWXQZZ⏎AEIRSTL⏎")
    turn = session_of(window).game.turn(1)
    assert "".join(turn.rack) == "AEIRSTL"
    assert turn.forced == ""


def test_forcing_has_its_own_key_and_a_rack_is_no_reason(window: MainWindow, hands: Hands) -> None:
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F2, SHIFT)
    hands.type("KKWXQZZ")
    hands.control(Qt.Key.Key_Return)
    assert window.prompt.isVisible()
    hands.type("AEIRSTL⏎")
    assert step_of(window) is Step.BEFORE
    assert "AEIRSTL" in window.bar.text
    assert window.game_page.band.rack_line.hasFocus()
    hands.type("⎋")
    hands.press(Qt.Key.Key_F2, SHIFT)
    assert window.game_page.band.rack_line.text() == "KKWXQZZ"  # Escape loses nothing
    hands.type("AEIRSTL⏎")
    assert session_of(window).game.turn(1).forced == ""


def test_the_right_rack_of_a_turn_is_typed_again(window: MainWindow, hands: Hands) -> None:
    """Measured against what this turn began with, not against what the next one will."""
    session = small_session(3)
    play_turn(session, room().turns[0])
    session.racks.enter(room().turns[1].draw, forced="tirage réel")
    window.set_session(session)
    before = session.game.turn(2)
    hands.press(Qt.Key.Key_F2, SHIFT)
    hands.type("".join(before.rack))
    assert "reliquat" not in window.game_page.band._rack_note.whole
    hands.type("⏎")
    assert session.game.turn(2) == before
    assert "coup 2" in window.bar.text
    wrong = "".join(before.leftover) + "".join(before.new[:-1]) + "E"
    hands.type(wrong + "⏎")
    after = session.game.turn(2)
    assert after.leftover == before.leftover
    assert "".join(after.rack) == wrong
    assert after.corrected


# -- seats -----------------------------------------------------------------------------------------------------------


def test_nothing_is_drawn_for_a_room_that_nobody_seated(window: MainWindow, hands: Hands) -> None:
    lists = catalogue()
    session = create_session(None, lists, "Salle debout")
    session.players.register([new_player(name) for name in room().players])
    tiles = lists.tile_set("fr")
    session.event.open_game(RuleSet(), tiles, lists.identify("fr", tiles), seats={})
    window.set_session(session)
    hands.press(Qt.Key.Key_F2)
    assert step_of(window) is Step.BEFORE
    assert "60 joueurs présents sans table" in window.bar.text
    assert key_text(window.actions_["seat_all"]) in window.bar.text
    hands.press(Qt.Key.Key_F2, SHIFT)
    assert not window.game_page.band.typing
    hands.control(Qt.Key.Key_U, shift=True)
    assert "1-60" in window.bar.text
    assert len(session.game.expected(1)) == 60
    hands.press(Qt.Key.Key_F2)
    assert step_of(window) is Step.DRAWN
    session.players.register([new_player("Tard Venu")])
    hands.control(Qt.Key.Key_U, shift=True)  # a late player sits from the next turn on
    assert len(session.game.expected(1)) == 60
    assert len(session.game.expected(2)) == 61


def test_a_rack_drawn_before_the_seats_loses_nothing() -> None:
    lists = catalogue()
    session = create_session(None, lists, "Salle debout")
    session.players.register([new_player(name) for name in room().players[:4]])
    tiles = lists.tile_set("fr")
    session.event.open_game(RuleSet(), tiles, lists.identify("fr", tiles), seats={})
    rack = session.racks.draw().rack
    assert session.tables.seat_present() == (1, 2, 3, 4)
    assert session.game.expected(1) == (1, 2, 3, 4)
    assert session.game.turn(1).rack == rack
    session.undo()
    assert session.tables.unseated() == 4


# -- the room --------------------------------------------------------------------------------------------------------


def test_the_rack_is_shown_before_the_clock(window: MainWindow, hands: Hands, tmp_path: object) -> None:
    """Shift+F3: the room reads it, no time runs; it is a fact, and what the room has seen is not undone."""
    session = small_session(3)
    window.set_session(session)
    hands.press(Qt.Key.Key_F2)
    assert session.room.public_view().rack == ()
    hands.press(Qt.Key.Key_F3, SHIFT)
    view = session.room.public_view()
    assert view.rack == session.game.turn(1).rack
    assert view.step is Step.DRAWN
    assert window.desk.clock.clock.state is ClockState.READY
    assert "F12" in window.bar.text  # the projector is closed: nobody sees it
    hands.press(Qt.Key.Key_F3, SHIFT)
    assert "F3" in window.bar.text
    hands.control(Qt.Key.Key_Z)
    assert session.game.turn(1).rack_shown
    assert key_text(window.actions_["cancel"]) in window.bar.text
    hands.press(Qt.Key.Key_F3)
    assert step_of(window) is Step.RUNNING
    assert session.room.public_view().rack == view.rack


def test_the_desk_says_what_the_room_sees(window: MainWindow, hands: Hands) -> None:
    """F3 and F5 with the projector closed, open, frozen and black."""
    window.set_session(small_session(0))
    said = []
    for keys in ((), (Qt.Key.Key_F12,), (Qt.Key.Key_F10,), (Qt.Key.Key_F10, Qt.Key.Key_F9)):
        for key in keys:
            hands.press(key)
            window.activateWindow()
            hands.settle()
        for key in (Qt.Key.Key_F2, Qt.Key.Key_F3):
            hands.press(key)
        said.append((window.desk.room, window.bar.text))
        for key in (Qt.Key.Key_F4, Qt.Key.Key_F5):
            hands.press(key)
        assert (window.desk.room is Room.OPEN) == ("ne voit pas" not in window.bar.text)
    assert [one for one, _ in said] == [Room.CLOSED, Room.OPEN, Room.FROZEN, Room.BLACK]
    for (state, text), named in zip(said, ("F12", "voit le tirage", "F10", "F9"), strict=True):
        assert named in text, (state, text)
        assert ("la salle voit le tirage" in text) == (state is Room.OPEN)
    projector = window.room.projector
    assert isinstance(projector, ProjectorWindow)
    hands.press(Qt.Key.Key_F9)
    hands.press(Qt.Key.Key_F12)


def test_a_cancelled_turn_shows_no_rack(window: MainWindow, hands: Hands) -> None:
    """Desk, list of solutions, bag and public view: every letter is back in the bag."""
    session = running(window, hands)
    hands.settle()
    hands.control(Qt.Key.Key_X, shift=True)
    hands.type("aucun mot⏎")
    hands.settle()
    card = window.game_page.card
    assert card.rack.letters == ()
    assert card.bag_counter().total() == 102
    assert "102" in card._bag.text()
    assert "annulé" in card._which.text()
    assert window.game_page.solutions.model.rowCount() == 0
    view = session.room.public_view()
    assert (view.rack, view.bag) == ((), None)


def test_a_rejected_rack_is_back_in_the_bag(window: MainWindow, hands: Hands) -> None:
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F2)
    hands.control(Qt.Key.Key_R, shift=True)
    assert window.game_page.card.bag_counter().total() == 102
    assert "102" in window.game_page.card._bag.text()


# -- words -----------------------------------------------------------------------------------------------------------


def test_a_word_is_looked_up_away_from_the_window(
    window: MainWindow, hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each letter asks in a thread; the answers to the words left behind are dropped; the definitions are read once."""
    import threading

    from arbitre.application.lexicons.definitions import Definitions

    where: list[tuple[str, bool]] = []
    real = Definitions.of

    def told(self: Definitions, word: str) -> object:
        where.append((word, threading.current_thread() is threading.main_thread()))
        return real(self, word)

    monkeypatch.setattr(Definitions, "of", told)
    running(window, hands)
    hands.control(Qt.Key.Key_D)
    words = window.dialogs.words("")
    for letter in "maison":
        QTest.keyClicks(words.ui.wordEdit, letter)
    assert words.looking
    qtbot.waitUntil(lambda: not words.looking, timeout=60_000)
    assert words.ui.stateLabel.text() == "valable"
    assert where
    assert where[-1][0] == "MAISON"
    assert not any(main for _, main in where)
    words.ui.wordEdit.setText("XQZ")
    assert words.ui.stateLabel.text() == ""  # nothing stale stands beside another word
    qtbot.waitUntil(lambda: not words.looking, timeout=60_000)
    assert words.ui.stateLabel.text() == "non valable"
    words.close()
    assert QApplication.instance() is not None

"""The reference room played in the window by key presses alone: how many a slip takes, and that nothing is lost."""

from __future__ import annotations

import statistics
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbitre.application.entry.machine import EntryMachine
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.rules.questions import Answers
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Sanction, SlipStatus
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import Room, RoomTurn, room, room_session
from tests.ui.desk_fixtures import window
from tests.ui.hands import Hands, MouseCounter, cheapest, same

__all__ = ["window"]


def mark(window: MainWindow, hands: Hands, turn: RoomTurn, presses: list[int]) -> None:
    """Enter a turn's slips in the order they came."""
    panel = window.game_page.marking
    for slip in turn.slips:
        scratch = EntryMachine(panel.context())
        keys = cheapest(scratch, slip, first_turn=turn.number == 1)
        before = hands.presses
        hands.type(keys)
        while panel.machine.question is not None:
            hands.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
        live = window.desk.game
        assert live is not None
        assert slip.table in live.turn(turn.number).slips, (keys, window.bar.text)
        presses.append(hands.presses - before)


def prepare(window: MainWindow, hands: Hands, turn: RoomTurn) -> None:
    """Type the real rack, start the clock, choose the real move among the solutions: all by keys."""
    hands.press(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    hands.type(turn.draw)
    hands.type("⏎")
    if window.game_page.band.typing:  # a real draw that the rules of today refuse
        hands.control(Qt.Key.Key_Return)
        hands.type("partie reelle⏎")
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    reference, word = turn.move.split()
    hands.control(Qt.Key.Key_F)
    hands.type(word.upper())
    hands.type("↓")
    for _ in range(40):
        move = window.game_page.solutions.current
        assert move is not None
        if move.plain() == word.upper() and move.reference.text("letter") == reference:
            break
        hands.type("↓")
    hands.type("⏎")
    if window.prompt.isVisible():
        hands.type("choix de la partie reelle⏎")
    hands.control(Qt.Key.Key_F)
    hands.type("⎋")


def finish(hands: Hands) -> None:
    """Time, reveal, place."""
    hands.call_time()
    hands.press(Qt.Key.Key_F5)
    hands.press(Qt.Key.Key_F6)


def step_of(window: MainWindow) -> Step | None:
    """Where the live turn stands now."""
    return window.desk.step


def play(window: MainWindow, one: Room) -> tuple[Hands, list[int]]:
    """The whole room: each turn's slips are entered during the clock of the next."""
    hands = Hands(window)
    hands.control(Qt.Key.Key_H, shift=True)  # one screen: the arbiter says that the room does not see it
    presses: list[int] = []
    before: RoomTurn | None = None
    for turn in one.turns:
        prepare(window, hands, turn)
        assert step_of(window) is Step.RUNNING
        if before is not None:
            mark(window, hands, before, presses)
        finish(hands)
        assert step_of(window) is Step.REVEALED
        before = turn
    assert before is not None
    hands.settle()
    mark(window, hands, before, presses)
    return hands, presses


def check_slips(window: MainWindow, turn: RoomTurn, entered: Turn) -> None:
    """Every slip of the file is in the game, faults as they were written, paid as the book pays the written slip."""
    session = window.desk.session
    assert session is not None
    position = session.rulings.position(entered)
    for slip in turn.slips:
        marked = entered.slips[slip.table]
        if slip.status is not SlipStatus.HANDED:
            assert marked.slip.status is slip.status
            assert marked.ruling.sanction is Sanction.ZERO
            continue
        wanted = (slip.word, slip.reference, slip.score)
        assert same(marked.slip, wanted, first_turn=turn.number == 1), slip
        answers = Answers(dict(entered.answers))
        rules = session.game.rules
        directed = rule(slip.written(), position, rules, answers)
        favourable = rule(slip.written(directed=False), position, rules, answers)
        assert marked.ruling.points in (directed.points, favourable.points), slip


def play_room(window: MainWindow, qapp: QApplication, one: Room, path: Path) -> tuple[str, list[int]]:
    """Play a room, check every slip of it, and give the figures."""
    window.set_session(room_session(one, path))
    mouse = MouseCounter(qapp)
    start = time.perf_counter()
    hands, presses = play(window, one)
    spent = time.perf_counter() - start
    mouse.stop()
    session = window.desk.session
    assert session is not None
    game = session.game
    for turn in one.turns:
        check_slips(window, turn, game.turn(turn.number))
    assert len(presses) == sum(len(turn.slips) for turn in one.turns)
    assert all(game.complete(turn.serial) for turn in game.turns)
    assert game.top_total == sum(turn.points for turn in one.turns)
    assert mouse.count == 0
    figures = (
        f"{len(one.players)} players: {len(presses)} slips, {hands.presses} presses in all; a slip: "
        f"median {statistics.median(presses)}, mean {statistics.mean(presses):.2f}, most {max(presses)}; "
        f"{mouse.count} mouse events; {spent / len(presses) * 1000:.1f} ms"
    )
    return figures, presses


def test_the_first_turns_of_room60_by_keys(window: MainWindow, qapp: QApplication, tmp_path: Path) -> None:
    one = room()
    _, presses = play_room(window, qapp, replace(one, turns=one.turns[:4]), tmp_path / "salle.arbitre")
    assert statistics.median(presses) <= 4
    assert statistics.mean(presses) <= 6.5


@pytest.mark.long
def test_room60_by_keys(
    window: MainWindow, qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Median 4 presses a slip at most, mean 6.5 at most, no mouse, every slip entered as written."""
    figures, presses = play_room(window, qapp, room(), tmp_path / "salle.arbitre")
    with capsys.disabled():
        print(f"\nroom60, {figures}")
    assert statistics.median(presses) <= 4
    assert statistics.mean(presses) <= 6.5


@pytest.mark.long
def test_room450_by_keys(
    window: MainWindow, qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The big hall by keys alone: three digits a table, so a press more than in the room of sixty."""
    figures, presses = play_room(window, qapp, room("room450"), tmp_path / "salle.arbitre")
    with capsys.disabled():
        print(f"\nroom450, {figures}")
    assert statistics.median(presses) <= 5
    assert statistics.mean(presses) <= 7.5

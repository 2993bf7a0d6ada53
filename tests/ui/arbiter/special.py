"""Steps of a random arbiter: calls of a topping, eliminations of a sudden death, a play-off."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from arbitre.application.session.sudden_death import level_players
from arbitre.domain.event.state import Step
from arbitre.ui.practice.sudden_death_panel import SuddenDeathPanel
from tests.ui.arbiter.habits import ended, habit, leave_what_opened, reference, some_move, to_desk, written
from tests.ui.arbiter.require import require
from tests.ui.arbiter.walk import Arbiter


def _topping(one: Arbiter) -> bool:
    game = one.window.desk.game
    return game is not None and game.rules.time.topping and one.window.desk.step is Step.RUNNING


def _sudden_death(one: Arbiter) -> bool:
    game = one.window.desk.game
    return game is not None and game.rules.time.elimination


def _level(one: Arbiter) -> bool:
    """The last game is over and some players are level."""
    return ended(one) and one.session is not None and bool(level_players(one.session.state))


def _panel(one: Arbiter) -> SuddenDeathPanel:
    panel = one.window.practice.panel("sudden-death")
    assert isinstance(panel, SuddenDeathPanel)
    return panel


def click(one: Arbiter, button: QAbstractButton) -> None:
    """Press the letter of a button in the language of the moment; it clicks a little later."""
    one.press(QKeySequence.mnemonic(button.text()).toString())
    QTest.qWait(150)
    one.settle()


@habit(25, _topping, "tops called")
def call(one: Arbiter) -> None:
    """A table calls a move: the top, another one, a word that is none, a table that found it already."""
    to_desk(one)
    session = one.session
    assert session is not None
    live = session.game.live
    assert live is not None
    one.press("Ctrl+Shift+G")
    one.settle()
    before = dict(live.topping)
    table = one.random.choice(session.game.expected(live.serial) or (1,))
    one.named.add((session.game.number, live.serial, table))
    move = some_move(one, 2)
    one.type(f"{table} {one.random.choice((written(move), written(move), 'ZZZ'))} {reference(one, move)}⏎")
    one.settle()
    now = session.game.turn(live.serial).topping
    added = now.keys() - before.keys()
    require(all(now[one_table] == time for one_table, time in before.items()), "a time of another table changed")
    if session.game.turn(live.serial).step is Step.RUNNING:
        require(added <= {table}, f"a call of table {table} gave times to", sorted(added))
    one.counts["tops called"] += bool(added)
    one.press("⎋")
    leave_what_opened(one)


@habit(6, _sudden_death, "eliminations looked at")
def eliminations(one: Arbiter) -> None:
    """The window of the sudden death: eliminate, tell the room, or only look."""
    to_desk(one)
    one.press("Ctrl+Shift+K")
    one.settle()
    panel = _panel(one)
    button = one.random.choice((panel.eliminate_button, panel.tell_button, None))
    if button is not None:
        click(one, button)
    one.counts["eliminations looked at"] += 1
    one.press("⎋")
    leave_what_opened(one)


@habit(30, _level, "play-offs opened", "play-offs")
def play_off(one: Arbiter) -> None:
    """Level players are parted by a game of sudden death, apart from the totals."""
    to_desk(one)
    session = one.session
    assert session is not None
    games = len(session.state.games)
    one.press("Ctrl+Shift+K")
    one.settle()
    click(one, _panel(one).part_button)
    one.counts["play-offs opened"] += len(session.state.games) > games and session.game.apart
    one.press("⎋")
    leave_what_opened(one)

"""What the steps of a random arbiter share: when one makes sense, the way to the desk, a slip and its question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from arbitre.domain.board.move import Move
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.rules.questions import Question
from tests.ui.arbiter.checks import named
from tests.ui.arbiter.require import require
from tests.ui.arbiter.walk import ESCAPES, Arbiter

Act = Callable[[Arbiter], object]


@dataclass(frozen=True)
class Habit:
    """A step with how often it is chosen, when it makes sense, and which counters it may move."""

    act: Act
    weight: int
    sensible: Callable[[Arbiter], bool]
    reaches: frozenset[str]


HABITS: dict[str, Habit] = {}


def habit(weight: int, sensible: Callable[[Arbiter], bool] = lambda one: True, *reaches: str) -> Callable[[Act], Act]:
    """Make a function a step."""

    def take(act: Act) -> Act:
        HABITS[act.__name__] = Habit(act, weight, sensible, frozenset(reaches))
        return act

    return take


# -- when --------------------------------------------------------------------------------------------------------------


def anytime(one: Arbiter) -> bool:
    """Even with nothing open."""
    return True


def in_game(one: Arbiter) -> bool:
    """A game is on."""
    return one.window.desk.game is not None and one.window.desk.step is not Step.ENDED


def ended(one: Arbiter) -> bool:
    """The last game is over."""
    return one.window.desk.step is Step.ENDED


def at(*steps: Step) -> Callable[[Arbiter], bool]:
    """The turn is at one of these steps."""
    return lambda one: one.window.desk.step in steps


def marking(one: Arbiter) -> bool:
    """Slips of a turn are waited for, and its solution was chosen."""
    turn, game = one.window.desk.marked, one.window.desk.game
    return turn is not None and game is not None and turn.retained is not None and bool(game.pending(turn.serial))


def marked(one: Arbiter) -> bool:
    """A turn has slips."""
    turn = one.window.desk.marked
    return turn is not None and bool(turn.slips)


def has_session(one: Arbiter) -> bool:
    """A tournament is open."""
    return one.session is not None


# -- helpers -----------------------------------------------------------------------------------------------------------


def to_desk(one: Arbiter) -> None:
    """Go where slips are typed: Escape at most three times, and Ctrl+E from another page."""
    window = one.window
    for _ in range(ESCAPES):
        if one.at_line and not window.game_page.marking.line.text():
            break
        one.press("⎋")
    if not one.at_line:
        one.press("Ctrl+E")
    one.settle()
    focus = named(QApplication.focusWidget())
    require(window.current_page == "game" and one.at_line, "no way to the entry line from", focus, window.current_page)
    if window.game_page.marking.points_only:
        one.press("Ctrl+Shift+P")
    if window.game_page.marking.second:
        one.press("Ctrl+Shift+D")


def leave_what_opened(one: Arbiter) -> None:
    """Escape leads back to the main window, on the page of the game to the entry line, within three presses."""

    def back() -> bool:
        window = one.window
        if QApplication.activePopupWidget() is not None or QApplication.activeWindow() is not window:
            return False
        if window.palette_.isVisible() or window.prompt.isVisible():
            return False
        return one.at_line or one.session is None or window.current_page != "game"

    one.settle()
    for _ in range(ESCAPES):
        if back():
            break
        one.press("⎋")
        one.settle()
    require(back(), "three Escapes do not lead back to the desk from", named(QApplication.focusWidget()))
    if one.asked or one.window.game_page.marking.line.text():
        one.press("⎋", "⎋")


def turn_now(one: Arbiter) -> tuple[Game, Turn]:
    """The game and the turn being marked."""
    game, turn = one.window.desk.game, one.window.desk.marked
    assert game is not None
    assert turn is not None
    return game, turn


def missing_table(one: Arbiter) -> int:
    """A table whose slip is waited for."""
    game, turn = turn_now(one)
    return one.random.choice(game.pending(turn.serial))


def some_move(one: Arbiter, most: int = 12) -> Move:
    """One of the best solutions, the better the more often."""
    _, turn = turn_now(one)
    session = one.session
    assert session is not None
    found = session.searches.solutions(turn).page(0, most)
    return found[min(int(one.random.expovariate(0.5)), len(found) - 1)]


def reference(one: Arbiter, move: Move) -> str:
    """A move's place as this game writes it."""
    return move.reference.text(turn_now(one)[0].row_label)


def written(move: Move) -> str:
    """A move's word as a slip has it, blanks in brackets."""
    return "".join(f"({letter.upper()})" if letter.islower() else letter for letter in move.word)


def slip(one: Arbiter, text: str, *tables: int) -> None:
    """Type a line for some tables; a question is answered, left, or written over by the next slip."""
    one.name(*tables)
    one.type(text)
    one.counts["lines"] += 1
    if one.asked:
        question(one)


def question(one: Arbiter) -> None:
    """A slip's question is there."""
    machine = one.window.game_page.marking.machine
    asked = machine.question
    assert asked is not None
    one.counts["questions asked"] += 1
    choice = one.random.random()
    if choice < 0.25:
        one.press("⎋")
        one.counts["questions left"] += 1
    elif choice < 0.5:
        over(one, asked)
    else:
        for _ in range(6):
            if not one.asked:
                break
            answer(one)
        one.counts["questions answered"] += 1
    for _ in range(ESCAPES):
        if one.asked:
            one.press("⎋")


def answer(one: Arbiter) -> None:
    """Press an answer's key."""
    machine = one.window.game_page.marking.machine
    assert machine.question is not None
    one.press(f"Alt+{one.random.randrange(1, len(machine.question.options) + 1)}")


def over(one: Arbiter, asked: Question) -> None:
    """The keys of the next slip come while a question waits: its table changes, no other, and not the question's."""
    game, turn = turn_now(one)
    session = one.session
    assert session is not None
    pending = game.pending(turn.serial)
    waiting = one.window.game_page.marking.machine.reading.table
    others = [table for table in pending if table != waiting]
    if not others:
        return
    table = one.random.choice(others)
    one.name(table)
    before = turn.slips.get(waiting or 0)
    one.type(str(table))
    now = session.game.turn(turn.serial).slips.get(waiting or 0)
    require(before is now, f"the keys of table {table} answered the question {asked.key} of table {waiting}")
    one.counts["questions typed over"] += 1

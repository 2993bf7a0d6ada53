"""What a random arbiter does to tournament and turn: draw, clock, reveal, the end and the next game."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from arbitre.domain.state import Step
from arbitre.ui.forms.ui_new_tournament import Ui_NewTournament
from tests.ui.arbiter_checks import require
from tests.ui.arbiter_habits import (
    at,
    ended,
    habit,
    in_game,
    to_desk,
)
from tests.ui.arbiter_walk import Arbiter

# -- the evening -------------------------------------------------------------------------------------------------------


@habit(2, lambda one: one.session is None or ended(one))
def new_tournament(one: Arbiter) -> None:
    """A new tournament by keys, its players typed."""
    one.everything = True
    one.evenings += 1
    players = one.random.choice((8, 11, 17))

    def fill() -> None:
        box = QApplication.activeModalWidget()
        ui: Ui_NewTournament = box.ui  # type: ignore[union-attr]
        one.type(f"Soiree {one.evenings}")
        require(one.tab_to(ui.namesEdit), "no way to the names by Tab")
        for number in range(1, players + 1):
            one.type(f"J{number} {one.random.choice('ABCDEFGH')}⏎")
        one.press("Ctrl+⏎")

    one.in_box(fill, "Ctrl+N")
    require(one.session is not None, "no tournament was begun")
    if one.window.desk.hidden and one.random.random() < 0.7:
        one.press("Ctrl+Shift+H")
    one.counts["tournaments"] += 1


@habit(30, at(Step.BEFORE, Step.REVEALED))
def draw(one: Arbiter) -> None:
    """F2, after F6 when a revealed turn still lies there."""
    to_desk(one)
    if one.window.desk.step is Step.REVEALED:
        one.press("F6")
    one.press("F2")
    one.counts["racks drawn"] += one.window.desk.step is Step.DRAWN


@habit(5, at(Step.BEFORE, Step.REVEALED))
def type_rack(one: Arbiter) -> None:
    """A rack drawn by hand is typed, sometimes one that the rules refuse, and then its reason or Escape."""
    to_desk(one)
    session = one.session
    assert session is not None
    game = session.game
    live = game.live
    bag = game.full_set if live is None else live.bag
    letters = [letter for letter, count in sorted(bag.items()) for _ in range(count)]
    one.random.shuffle(letters)
    left = live.after_leftover if live is not None and live.revealed else ()
    rack = "".join((*left, *letters[: 7 - len(left)]))
    one.press("Shift+F2")
    one.type(f"{rack}⏎")
    if one.window.game_page.band.typing:
        one.type(one.random.choice(("tirage reel⏎", "⎋")))
    if one.window.game_page.band.typing:
        one.press("⎋")
    one.counts["racks typed"] += one.window.desk.step is Step.DRAWN


@habit(30, at(Step.DRAWN))
def start_clock(one: Arbiter) -> None:
    """F3."""
    to_desk(one)
    one.press("F3")


@habit(7, at(Step.RUNNING))
def call_time(one: Arbiter) -> None:
    """F4, confirmed when the window asks for it."""
    to_desk(one)
    for _ in range(3):
        if one.window.desk.step is Step.RUNNING:
            one.press("F4")


@habit(30, at(Step.TIMED_OUT))
def reveal(one: Arbiter) -> None:
    """F5."""
    to_desk(one)
    one.press("F5")
    if one.window.desk.step is Step.REVEALED:
        one.counts["turns revealed"] += 1
    else:  # no word can be played
        one.press("Ctrl+Shift+X")
        one.type("impossible⏎")


@habit(3, at(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT))
def retain(one: Arbiter) -> None:
    """Another solution than the book's is retained, with a reason where one is asked."""
    to_desk(one)
    if one.window.game_page.marking.line.text() or one.window.desk.hides(one.window.desk.live):
        return
    one.press("Ctrl+F")
    one.type("↓" * one.random.randrange(1, 4) + "⏎")
    if one.window.prompt.isVisible():
        one.type(one.random.choice(("choix⏎", "⎋")))
    one.counts["solutions retained"] += 1


@habit(2, at(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED))
def cancel(one: Arbiter) -> None:
    """The turn is cancelled with a reason, or the prompt is left."""
    to_desk(one)
    one.press("Ctrl+Shift+X")
    if one.random.random() < 0.4:
        one.type("erreur de tirage⏎")
        one.counts["turns cancelled"] += 1
    else:
        one.press("⎋")


@habit(3, at(Step.RUNNING))
def hold(one: Arbiter) -> None:
    """The clock is held, given time, and let run."""
    to_desk(one)
    one.press(one.random.choice(("Ctrl+Space", "Ctrl+Shift+Up", "Ctrl+Shift+Down")))
    if one.random.random() < 0.5:
        one.press("Ctrl+Space")


@habit(1, lambda one: in_game(one) and one.window.desk.step in (Step.BEFORE, Step.REVEALED))
def end_game(one: Arbiter) -> None:
    """The game is ended early, once it has a few turns."""
    game = one.window.desk.game
    if game is None or len(list(game.revealed_turns)) < 3:
        return
    to_desk(one)
    one.press("Ctrl+Shift+End")
    if one.window.prompt.isVisible():
        one.type("il est tard⏎")
    one.counts["games ended"] += ended(one)


@habit(20, ended)
def new_game(one: Arbiter) -> None:
    """The next game of the tournament."""
    to_desk(one)
    one.in_box(lambda: one.press("Ctrl+⏎"), "Ctrl+G")
    one.counts["games begun"] += in_game(one)

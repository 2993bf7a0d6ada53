"""Steps of a random arbiter: tournaments, games, and the turn from its draw to its reveal."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QComboBox

from arbitre.domain.event.state import Step
from arbitre.domain.rules.rule_set import TIMES, VARIANTS
from arbitre.ui.forms.ui_new_game_dialog import Ui_NewGameDialog
from arbitre.ui.forms.ui_new_tournament import Ui_NewTournament
from tests.ui.arbiter.habits import at, ended, habit, in_game, to_desk
from tests.ui.arbiter.require import require
from tests.ui.arbiter.walk import Arbiter

LANGUAGES = ("fr", "en", "it")
SPECIAL = ("jokers", "explosive", "sudden death", "topping", "tops called")
VARIANT_NAMES = ("normal", "joker", "explosive", *VARIANTS)
TIME_NAMES = ("normal", "normal", "mort-subite", "topping", *TIMES)
"""What is chosen: the usual often, and of the times those that change the game."""


@habit(16, lambda one: one.session is None or ended(one), "tournaments", "words of another language", *SPECIAL)
def new_tournament(one: Arbiter) -> None:
    """A new tournament by keys, its players typed; after the first one sometimes special, or of another language."""
    one.everything = True
    one.evenings += 1
    players = one.random.choice((8, 11, 17))
    special = one.evenings > 1

    def fill() -> None:
        ui: Ui_NewTournament = QApplication.activeModalWidget().ui  # type: ignore[union-attr]
        one.type(f"Soiree {one.evenings}")
        if special:
            choose_in(one, ui.languageBox, rare(one, "language", LANGUAGES))
            choose_in(one, ui.variantBox, rare(one, "formula", VARIANT_NAMES))
            choose_in(one, ui.timeBox, rare(one, "time", TIME_NAMES))
        else:
            one.counts.update(("language fr", "formula normal", "time normal"))
        one.tab_to(ui.namesEdit, "names")
        for number in range(1, players + 1):
            one.type(f"J{number} {one.random.choice('ABCDEFGH')}⏎")
        one.press("Ctrl+⏎")

    one.in_box(fill, "Ctrl+N")
    session = one.session
    require(session is not None, "no tournament was begun")
    assert session is not None
    if one.window.desk.hidden and one.random.random() < 0.7:
        one.press("Ctrl+Shift+H")
    one.counts["tournaments"] += 1


def rare(one: Arbiter, what: str, names: tuple[str, ...]) -> str:
    """One of some choices, half of the time one that he had the least."""
    least = min(one.counts[f"{what} {name}"] for name in names)
    few = [name for name in names if one.counts[f"{what} {name}"] == least]
    name = one.random.choice(one.random.choice((names, few)))
    one.counts[f"{what} {name}"] += 1
    return name


def choose_in(one: Arbiter, box: QComboBox, data: str) -> None:
    """Go to a list by Tab and down to an entry."""
    one.tab_to(box, box.objectName())
    one.press("Home", *["↓"] * max(0, box.findData(data)))
    require(box.currentData() == data, f"the arrows lead to {box.currentData()} instead of {data} in", box.objectName())


@habit(30, at(Step.BEFORE, Step.REVEALED))
def draw(one: Arbiter) -> None:
    """F2, after F6 when a revealed turn still lies there."""
    to_desk(one)
    if one.window.desk.step is Step.REVEALED:
        one.press("F6")
    one.press("F2")
    one.counts["racks drawn"] += one.window.desk.step is Step.DRAWN


@habit(5, at(Step.BEFORE, Step.REVEALED), "racks typed")
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
    rack = "".join((*left, *letters[: max(0, game.rules.rack.size - len(left))]))
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


@habit(2, at(Step.RUNNING), "times out")
def wait(one: Arbiter) -> None:
    """Nobody touches the keyboard, sometimes until the clock stands at 0."""
    to_desk(one)
    one.wait(one.random.choice((20, 60, 200)))
    one.counts["times out"] += one.window.desk.clock.is_over


@habit(30, at(Step.TIMED_OUT), "turns revealed", "jokers", "explosive", "sudden death", "topping", "play-offs")
def reveal(one: Arbiter) -> None:
    """F5."""
    to_desk(one)
    one.press("F5")
    if one.window.desk.step is Step.REVEALED:
        one.counts["turns revealed"] += 1
        session = one.session
        assert session is not None
        one.counts["solos"] += any(
            serial == session.game.turns[-1].serial for serial, _, _ in session.results.game_result().solos
        )
        game = one.window.desk.game
        assert game is not None
        one.counts["words of another language"] += session.state.about.language != "fr"
        one.counts["jokers"] += game.rules.rack.joker
        one.counts["explosive"] += game.rules.rack.explosive
        one.counts["sudden death"] += game.rules.time.elimination
        one.counts["topping"] += game.rules.time.topping
        one.counts["play-offs"] += game.apart
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


@habit(2, at(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED), "turns cancelled")
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


@habit(6, at(Step.BEFORE, Step.REVEALED), "games ended", "words of another language", *SPECIAL)
def end_game(one: Arbiter) -> None:
    """The game is ended early, once it has two turns."""
    game = one.window.desk.game
    if game is None or len(list(game.revealed_turns)) < 2:
        return
    to_desk(one)
    one.press("Ctrl+Shift+End")
    if one.window.prompt.isVisible():
        one.type("il est tard⏎")
    one.counts["games ended"] += ended(one)


@habit(30, ended, "games begun", "second games", *SPECIAL)
def new_game(one: Arbiter) -> None:
    """The next game of the tournament, of any formula and time, often of a few turns."""
    to_desk(one)
    turns = one.random.choice((0, 4, 6))

    def fill() -> None:
        ui: Ui_NewGameDialog = QApplication.activeModalWidget().ui  # type: ignore[union-attr]
        choose_in(one, ui.variantBox, rare(one, "formula", VARIANT_NAMES))
        choose_in(one, ui.timeBox, rare(one, "time", TIME_NAMES))
        one.tab_to(ui.turnsBox, "number of turns")
        one.press("Ctrl+A")
        one.type(str(turns))
        one.press("Ctrl+⏎")

    one.in_box(fill, "Ctrl+G")
    one.counts["games begun"] += in_game(one)
    one.counts["second games"] += one.session is not None and len(one.session.state.games) > 1

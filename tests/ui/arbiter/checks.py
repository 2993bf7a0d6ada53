"""What holds after every key of an evening, worked out beside the program: slips, points, clock, focus, leaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from arbitre.application.room.clock import ClockState
from arbitre.application.room.public_view import PublicView
from arbitre.application.session.session import Session
from arbitre.domain.board.board import Board
from arbitre.domain.event.state import Marked, Step, Tournament, Turn
from arbitre.domain.rules.slip import SlipStatus
from arbitre.ui.shell.main_window import MainWindow
from tests.ui.arbiter.model import Model, after
from tests.ui.arbiter.require import Place, require

CLOCKS = {
    Step.BEFORE: (ClockState.READY, ClockState.OVER),  # a turn cancelled, undone or just left: the clock waits
    Step.DRAWN: (ClockState.READY, ClockState.OVER),
    Step.RUNNING: (ClockState.RUNNING, ClockState.PAUSED, ClockState.OVER),  # at 0:00 until the arbiter calls time
    Step.TIMED_OUT: (ClockState.OVER,),
    Step.REVEALED: (ClockState.OVER,),
}
STEP_KEYS = {
    Step.BEFORE: {"draw"},
    Step.DRAWN: {"clock"},
    Step.RUNNING: {"time"},
    Step.TIMED_OUT: {"reveal"},
    Step.REVEALED: {"draw", "next"},
    Step.ENDED: set[str](),
}
STEP_ACTIONS = ("draw", "clock", "time", "reveal", "next")


# -- slips -------------------------------------------------------------------------------------------------------------


def slips(state: Tournament) -> dict[Place, Marked]:
    """Every slip of every turn."""
    return {
        (game.number, turn.serial, table): marked
        for game in state.games
        for turn in game.turns
        for table, marked in turn.slips.items()
    }


def changed(before: Mapping[Place, Marked], after: Mapping[Place, Marked]) -> set[Place]:
    """The slips that came, went, or are other ones now; the note's way to the player is no part of a slip."""
    return {
        place
        for place in before.keys() | after.keys()
        if before.get(place) is not after.get(place) and _content(before.get(place)) != _content(after.get(place))
    }


def missed(state: Tournament, before: Mapping[Place, Marked], after: Mapping[Place, Marked]) -> set[Place]:
    """Those who had not called the top when the time of a topping was over: each has an empty slip now."""
    over = {
        (game.number, turn.serial)
        for game in state.games
        if game.rules.time.topping
        for turn in game.turns
        if turn.step in (Step.TIMED_OUT, Step.REVEALED)
    }
    return {
        place
        for place in after.keys() - before.keys()
        if place[:2] in over and after[place].slip.status is SlipStatus.NONE and not after[place].ruling.points
    }


def _content(marked: Marked | None) -> object:
    return None if marked is None else (marked.slip, marked.given, marked.override, marked.second, marked.claim)


# -- the clock and its keys --------------------------------------------------------------------------------------------


def check_clock(window: MainWindow) -> None:
    """The clock runs while the turn does, and the key that comes next is the one of the step and may be pressed."""
    desk = window.desk
    step, clock = desk.step, desk.clock
    if step is None or clock.needs_choice:
        return
    state = ClockState.OVER if clock.is_over else clock.clock.state
    if step in CLOCKS:
        require(state in CLOCKS[step], f"the clock is {state} while the turn is {step}")
    for action in window.actions_:
        bound = action._run is not None or action.spec.name == "log"  # which the program binds when it starts
        require(action.isEnabled() and bound, "a dead key:", action.text())
    following = window.game_page.band.next_action()
    allowed = {name for name in STEP_ACTIONS if window.actions_[name].allowed}
    require(allowed <= STEP_KEYS[step], f"keys {allowed} while the turn is {step}")
    if following is not None:
        require(following.allowed, f"the next key, {following.objectName()}, is refused:", following.why)
    keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for one in window.actions_ for key in one.shortcuts()]
    for name in STEP_ACTIONS:
        why = window.actions_[name].why
        require(not why or any(key in why for key in keys), f"{name} is refused and no key is named:", why)


# -- focus and size ----------------------------------------------------------------------------------------------------


def check_focus(window: MainWindow) -> None:
    """Keys go to a widget that is seen and enabled, in the window in front, or to the projector, which knows Escape."""
    front, widget = QApplication.activePopupWidget() or QApplication.activeWindow(), QApplication.focusWidget()
    if front is not None and front is window.room.projector:
        return
    require(widget is not None, "no widget has the focus in", front)
    assert widget is not None
    require(widget.isVisible() and widget.isEnabled(), "the focus is on a hidden or dead widget:", named(widget))
    require(widget.window() is front, "the focus is not in the active window:", named(widget), "but", front)


def named(widget: QWidget | None) -> str:
    """A widget as a failure tells it: what it is, in which window, and whether it can be reached."""
    if widget is None:
        return "nothing"
    seen = "" if widget.isVisible() else ", not seen"
    dead = "" if widget.isEnabled() else ", disabled"
    name = widget.objectName() or widget.accessibleName()
    return f"{type(widget).__name__} {name!r} in {type(widget.window()).__name__}{seen}{dead}"


def check_width(window: MainWindow, widest: int) -> None:
    """The window can be as narrow as the screen."""
    least = window.minimumSizeHint().width()
    require(least <= widest, f"the window is at least {least} wide, the screen {widest}")


# -- leaks -------------------------------------------------------------------------------------------------------------


def check_room(window: MainWindow) -> None:
    """The public view holds what was announced and revealed, the projector nothing newer than it."""
    session = window.desk.session
    if session is None:
        return
    view = session.room.public_view()
    check_view(session, view)
    projector = window.room.projector
    scene = getattr(projector, "scene", None)
    if projector is None or scene is None:
        return
    if not projector.property("frozen") and not projector.is_frozen:  # type: ignore[attr-defined]
        require(scene.view == view, "the projector shows another state than the public view")
    live = session.game.live if session.state.games else None
    secret = unrevealed(live)
    for text in (*_accessible(projector), projector.windowTitle(), *_texts(scene.view)):
        require(not secret or secret not in text.upper(), f"the projector tells {secret}:", text)


def unrevealed(live: Turn | None) -> str:
    """The word that the room must not read yet, empty without one (a word of three letters may stand anywhere)."""
    if live is None or live.retained is None or live.revealed or not live.counts:
        return ""
    word = live.retained.plain()
    return word if len(word) > 3 else ""


def check_view(session: Session, view: PublicView) -> None:
    """A public view against the state: board, rack, last move, sum and standings are those of revealed turns."""
    if not session.state.games:
        return
    game = session.game
    revealed = [turn for turn in game.turns if turn.revealed and turn.retained is not None]
    before = game.resumed.top_total if game.resumed else 0
    total = before + sum(turn.retained.score for turn in revealed if turn.retained is not None)
    require(view.top_total == total, "the room sees a sum of tops of", view.top_total, "not", total)
    board = Model.board(_BARE, game, game.turns[-1]) if game.turns else game.first_board
    last = game.turns[-1] if game.turns else None
    if last is not None and last.revealed and last.retained is not None:
        board = last.after_fixed or after(game, last, board)
    require(view.board == board, "the room sees another board than that of the revealed moves")
    live = game.live
    if live is not None and live.step is Step.DRAWN and not live.rack_shown:
        require(view.rack != live.rack, "the room sees a rack too early")
    if revealed and view.last is not None:
        require(view.last.move == revealed[-1].retained, "the room sees a move that was not revealed:", view.last)
    require(view.last is None or bool(revealed), "the room sees a move before any reveal")
    require(game.ended is not None or not view.solos, "the room sees solos during the game")
    if game.ended is None and not game.rules.rank.standings_shown:
        require(not view.standings, "the room sees a standing")
    secret = unrevealed(live)
    for text in _texts(view):
        require(not secret or secret not in text.upper(), f"the public view tells {secret}:", text)


def check_hidden(window: MainWindow) -> None:
    """Solutions that the room may see on this screen are nowhere on the desk."""
    desk, page = window.desk, window.game_page
    if not desk.hides(desk.shown):
        return
    word = unrevealed(desk.shown)
    for text in (*_accessible(page.solutions), page.marking._top.text()):
        require(not word or word not in text.upper(), f"the desk shows {word} while solutions are hidden:", text)


def _texts(value: object) -> Iterator[str]:
    """Every text inside a frozen value; letters in a row are a text."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Board):
        return  # compared whole
    elif is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            if one.name not in ("tile_set", "board", "rack"):
                yield from _texts(getattr(value, one.name))
    elif isinstance(value, tuple):
        if value and all(isinstance(one, str) for one in value):
            yield "".join(value)
        for one in value:
            yield from _texts(one)


def _accessible(widget: QWidget) -> Iterator[str]:
    """What a screen reader says of a widget and of everything in it."""
    for one in (widget, *widget.findChildren(QWidget)):
        interface = QAccessible.queryAccessibleInterface(one)
        if interface is not None:
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
                yield interface.text(kind)


_BARE = Model()

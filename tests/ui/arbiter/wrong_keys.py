"""Steps of a random arbiter: keys that nobody expects now."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel

from arbitre.ui.corrections.corrections import Corrections
from tests.ui.arbiter.habits import anytime, habit, in_game, leave_what_opened, to_desk
from tests.ui.arbiter.require import require
from tests.ui.arbiter.walk import Arbiter

FUNCTION_KEYS = ("F1", "F2", "F3", "F4", "F5", "F6", "F8", "F9", "F10")
STRAY = "1379azeklopù&é(;:!,*/$=+?<>% "


@habit(8, anytime, "stray keys")
def stray(one: Arbiter) -> None:
    """Keys that mean nothing here, Enter twice: only what the line names may change."""
    for _ in range(one.random.randrange(1, 6)):
        one.type(one.random.choice(STRAY))
    if one.random.random() < 0.6:
        for _ in range(2):
            if one.window.game_page.marking.line.text():
                one.name_line()
            front = QApplication.activeWindow()
            if isinstance(front, Corrections):  # Enter in its reason corrects what it shows
                one.name_shown(front)
            one.press("⏎")
    one.counts["stray keys"] += 1
    leave_what_opened(one)


@habit(8, anytime, "function keys")
def step_out_of_order(one: Arbiter) -> None:
    """A function key at any moment: it does something or says why not."""
    key = one.random.choice(FUNCTION_KEYS)
    _says_or_does(one, key)
    one.counts["function keys"] += 1
    leave_what_opened(one)


@habit(8, anytime, "action keys")
def control_out_of_order(one: Arbiter) -> None:
    """Any key of the key page at any moment, then Escape."""
    held = {
        "quit",
        "close_file",
        "open",
        "new",
        "undo",
        "redo",
        "top_all",
        "new_game",
        "rehearse",
        "end_game",
        "less_time",
        "log",
    }
    actions = [action for action in one.window.actions_ if action.objectName() not in held and action.spec.keys]
    action = one.random.choice(actions)
    key = one.random.choice(action.spec.keys)
    if len(key.rsplit("+", 1)[-1]) > 1 or key.rsplit("+", 1)[-1].isalnum():
        _says_or_does(one, key.replace("Return", "⏎").replace("Enter", "⏎"))
        one.counts["action keys"] += 1
    leave_what_opened(one)


def _says_or_does(one: Arbiter, key: str) -> None:
    window = one.window
    if QApplication.activeWindow() is not window or window.palette_.isVisible() or window.prompt.isVisible():
        one.press(key)
        return
    before, said, beeps = _seen(one), len(one.said), one.beeps
    text = window.game_page.marking.line.text()
    if text:
        one.name_line()
    one.press(key)
    one.settle()
    dead = before == _seen(one) and len(one.said) == said and one.beeps == beeps
    require(not dead or _there(one, key), f"{key} does nothing and says nothing on the page", window.current_page)


def _there(one: Arbiter, key: str) -> bool:
    """Whether he is where this key leads."""
    leads = {"entry": one.at_line, "standings": one.window.current_page == "standings"}
    leads["papers"] = one.window.current_page == "documents"
    leads["filter"] = one.window.game_page.solutions.filter_line.hasFocus()
    return any(there and key in one.window.actions_[name].spec.keys for name, there in leads.items())


def _seen(one: Arbiter) -> tuple[object, ...]:
    """All that a key could have changed."""
    window, desk = one.window, one.window.desk
    projector = window.room.projector
    texts = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    return (
        desk.session.state if desk.session is not None else None,
        window.current_page,
        QApplication.focusWidget(),
        [box for box in QApplication.topLevelWidgets() if box.isVisible()],
        texts,
        desk.on_live,
        desk.hidden,
        desk.clock.clock,
        projector is not None and (projector.isVisible(), projector.windowState(), getattr(projector, "scene", None)),
        projector is not None and (getattr(projector, "is_black", 0), getattr(projector, "is_frozen", 0)),
        window.game_page.marking.line.text(),
        window.themes.theme.scale,
        window.themes.theme.name,
        desk.marked.serial if desk.marked is not None else 0,
    )


@habit(5, in_game)
def half_a_line(one: Arbiter) -> None:
    """A line begun and left: by Escape, by Tab, by a page, by the key of a step."""
    to_desk(one)
    one.type(one.random.choice(("12", "3V", "5 ZZ H4", "= 1 2", "? MOT", "1 H4 H5")))
    one.name_line()
    for key in one.random.choice((("⎋",), ("⇥", "⎋"), ("F8",), ("Ctrl+K", "⎋"), ("F1", "⎋"))):
        one.press(key)
        one.settle()  # a window that opens takes the next key

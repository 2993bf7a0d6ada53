"""The wrong keys of a random arbiter, and all that lies beside the desk."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from tests.ui.arbiter_checks import require
from tests.ui.arbiter_habits import (
    habit,
    has_session,
    in_game,
    to_desk,
)
from tests.ui.arbiter_walk import ESCAPES, Arbiter

SIZES = ((1366, 740), (1024, 560), (1920, 1000), (1280, 680))
FUNCTION_KEYS = ("F1", "F2", "F3", "F4", "F5", "F6", "F8", "F9", "F10")
STRAY = "1379azeklopù&é(;:!,*/$=+?<>% "


# -- wrong keys --------------------------------------------------------------------------------------------------------


@habit(8)
def stray(one: Arbiter) -> None:
    """Keys that mean nothing here, Enter twice: only what the line names may change."""
    for _ in range(one.random.randrange(1, 6)):
        one.type(one.random.choice(STRAY))
    if one.random.random() < 0.6:
        for _ in range(2):
            if one.window.game_page.marking.line.text():
                one.name_line()
            one.press("⏎")
    one.counts["stray keys"] += 1
    _leave_what_opened(one)


@habit(8)
def step_out_of_order(one: Arbiter) -> None:
    """A function key at any moment: it does something or says why not."""
    key = one.random.choice(FUNCTION_KEYS)
    _says_or_does(one, key)
    one.counts["function keys"] += 1
    _leave_what_opened(one)


@habit(8)
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
    _leave_what_opened(one)


def _says_or_does(one: Arbiter, key: str) -> None:
    window = one.window
    if QApplication.activeWindow() is not window or window.palette_.isVisible() or window.prompt.isVisible():
        one.press(key)
        return
    if (one.at_line and key == "Ctrl+E") or (window.current_page == "standings" and key in ("F8", "Ctrl+8")):
        return  # it leads where he is
    before, said, beeps = _seen(one), len(one.said), one.beeps
    text = window.game_page.marking.line.text()
    if text:
        one.name_line()
    one.press(key)
    one.settle()
    dead = before == _seen(one) and len(one.said) == said and one.beeps == beeps
    require(not dead, f"{key} does nothing and says nothing on the page", window.current_page)


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


def _leave_what_opened(one: Arbiter) -> None:
    """Escape leads back to the desk within three presses, from whatever those keys opened."""
    one.settle()
    for _ in range(ESCAPES):
        in_front = QApplication.activeWindow() is one.window and QApplication.activePopupWidget() is None
        if in_front and (one.at_line or one.session is None or one.window.current_page != "game"):
            break
        one.press("⎋")
        one.settle()
    if one.session is None or one.window.current_page != "game":
        return
    focus = QApplication.focusWidget()
    require(one.at_line, "three Escapes do not lead back to the desk from", type(focus).__name__, _window_name(focus))
    if one.asked or one.window.game_page.marking.line.text():
        one.press("⎋", "⎋")


def _window_name(widget: QWidget | None) -> str:
    return "" if widget is None else f"in {type(widget.window()).__name__} {widget.accessibleName()!r}"


@habit(5, in_game)
def half_a_line(one: Arbiter) -> None:
    """A line begun and left: by Escape, by Tab, by a page, by the key of a step."""
    to_desk(one)
    one.type(one.random.choice(("12", "3V", "5 ZZ H4", "= 1 2", "? MOT", "1 H4 H5")))
    one.name_line()
    for key in one.random.choice((("⎋",), ("⇥", "⎋"), ("F8",), ("Ctrl+K", "⎋"), ("F1", "⎋"))):
        one.press(key)
        one.settle()  # a window that opens takes the next key


# -- what else there is ------------------------------------------------------------------------------------------------

BOXES = ("F1", "F7", "Ctrl+B", "Ctrl+D", "Ctrl+U", "Ctrl+Shift+E", "Ctrl+O", "Ctrl+N", "Ctrl+K")


@habit(7, has_session)
def box_and_escape(one: Arbiter) -> None:
    """A window beside the desk is opened, a few keys are pressed in it, Escape leaves it."""
    to_desk(one)
    key = one.random.choice(BOXES)
    inside = [one.random.choice(("⇥", "↓", "↑", "a", "⇥")) for _ in range(one.random.randrange(4))]
    one.in_box(lambda: one.press(*inside), key)
    one.settle()
    if QApplication.activeWindow() is not one.window or one.window.palette_.isVisible():
        one.press(*inside)
        one.counts["dialogs"] += isinstance(QApplication.activeWindow(), QDialog)
    else:
        one.counts["dialogs"] += 1
    _leave_what_opened(one)


@habit(5, has_session)
def palette(one: Arbiter) -> None:
    """An action found by a few letters."""
    to_desk(one)
    one.press("Ctrl+K")
    one.type(one.random.choice(("class", "docu", "figer", "sac", "theme", "zzz")))
    one.press(one.random.choice(("⏎", "⎋")))
    one.settle()
    if one.window.palette_.isVisible():
        one.press("⎋")
    one.counts["palette"] += 1
    _leave_what_opened(one)


@habit(5, in_game)
def standings(one: Arbiter) -> None:
    """F8 and back; the lines shown are those of the session."""
    to_desk(one)
    one.press("F8")
    one.settle()
    one.counts["standings shown"] += one.window.current_page == "standings"
    if one.random.random() < 0.7:
        to_desk(one)


@habit(3, has_session)
def pages(one: Arbiter) -> None:
    """Through some pages, with the wrong keys of a page."""
    if in_game(one):
        to_desk(one)
    for _ in range(one.random.randrange(1, 4)):
        one.press(one.random.choice(("Ctrl+PgDown", "Ctrl+PgUp")))
        one.settle()
        one.press(one.random.choice(("⇥", "↓", "⎋", "⇥")))
    one.counts["pages"] += 1


@habit(5, has_session)
def projector(one: Arbiter) -> None:
    """The projector opened, black, frozen, full screen, with a message, closed."""
    to_desk(one)
    for key in one.random.choice(
        (("F12",), ("F12", "F9"), ("F9",), ("F10",), ("F11",), ("F11", "F11"), ("F10", "F10"))
    ):
        one.press(key)
        one.settle()
    if one.random.random() < 0.3:
        one.press("Ctrl+Shift+M")
        one.type(one.random.choice(("pause⏎", "⎋", "⏎")))
    shown = one.window.room.projector
    one.counts["projector"] += shown is not None and shown.isVisible()
    _leave_what_opened(one)


@habit(3)
def language(one: Arbiter) -> None:
    """Another language, chosen on the page of settings."""
    if in_game(one):
        to_desk(one)  # a window beside it may be in front
    page = one.look_at("settings")
    one.settle()
    one.press("Home")  # the first of its pages
    box = page.findChild(QWidget, "languageBox")
    assert box is not None
    require(one.tab_to(box), "no way to the language by Tab")
    before = one.window.services.languages.code
    one.press(one.random.choice(("↓", "↑")))
    one.settle()
    one.counts["languages"] += one.window.services.languages.code != before


@habit(4)
def size(one: Arbiter) -> None:
    """Another size of window, larger and smaller letters."""
    if one.random.random() < 0.6:
        one.window.resize(*one.random.choice(SIZES))
    else:
        one.press("Ctrl+=", "Ctrl+Shift+-")
    one.counts["sizes"] += 1


@habit(2, has_session)
def reopen(one: Arbiter) -> None:
    """The file is closed and opened again from the list of the start page: every slip is there."""
    session = one.session
    assert session is not None
    if session.path is None:
        return
    one.everything = True
    before = session.state
    hidden = one.window.desk.hidden
    to_desk(one)
    one.press("Ctrl+W")
    one.settle()
    require(one.session is None, "Ctrl+W does not close the file")
    one.press("⏎")
    one.settle()
    require(one.session is not None, "Enter does not open the recent file")
    assert one.session is not None
    require(one.session.state.games == before.games, "the file opened again is another one")
    if one.window.prompt.isVisible():
        one.press(f"Alt+{one.random.randrange(1, 4)}")
    if one.window.desk.hidden and not hidden:
        one.press("Ctrl+Shift+H")
    one.counts["reopened"] += 1

"""Steps of a random arbiter: windows beside the desk, pages, the room, languages, sizes, files."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog

from arbitre.ui.kit.desk import Room
from arbitre.ui.settings.general import GeneralPart
from arbitre.ui.settings.page import SettingsPage
from tests.ui.arbiter.habits import anytime, habit, has_session, in_game, leave_what_opened, to_desk
from tests.ui.arbiter.require import require
from tests.ui.arbiter.walk import Arbiter

SIZES = ((1366, 740), (1024, 560), (1920, 1000), (1280, 680))


BOXES = ("F1", "F7", "Ctrl+B", "Ctrl+D", "Ctrl+U", "Ctrl+Shift+E", "Ctrl+O", "Ctrl+N", "Ctrl+K")


@habit(7, has_session, "dialogs")
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
    leave_what_opened(one)


@habit(5, has_session, "palette")
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
    leave_what_opened(one)


@habit(5, in_game, "standings shown")
def standings(one: Arbiter) -> None:
    """F8 and back; the lines shown are those of the session."""
    to_desk(one)
    one.press("F8")
    one.settle()
    one.counts["standings shown"] += one.window.current_page == "standings"
    if one.random.random() < 0.7:
        to_desk(one)


@habit(3, has_session, "pages")
def pages(one: Arbiter) -> None:
    """Through some pages, with the wrong keys of a page."""
    leave_what_opened(one)
    for _ in range(one.random.randrange(1, 4)):
        one.press(one.random.choice(("Ctrl+PgDown", "Ctrl+PgUp")))
        one.settle()
        one.press(one.random.choice(("⇥", "↓", "⎋", "⇥")))
    one.counts["pages"] += 1


@habit(5, has_session, "projector", "projector open", "projector frozen", "projector black", "projector closed")
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
    one.counts[f"projector {one.window.desk.room}"] += 1
    one.counts["projector"] += one.window.desk.room is not Room.CLOSED
    leave_what_opened(one)


@habit(2, anytime, "languages")
def language(one: Arbiter) -> None:
    """Another language, chosen on the page of settings."""
    leave_what_opened(one)
    page = one.look_at("settings")
    assert isinstance(page, SettingsPage)
    one.settle()
    one.tab_to(page.ui.list, "parts of the settings")
    one.press("Home")
    part = page.part("general")
    assert isinstance(part, GeneralPart)
    one.tab_to(part.ui.languageBox, "language")
    before = one.window.services.languages.code
    one.press(one.random.choice(("↓", "↑")))
    one.settle()
    one.counts["languages"] += one.window.services.languages.code != before


@habit(2, anytime, "sizes")
def size(one: Arbiter) -> None:
    """Another size of window, larger and smaller letters."""
    if one.random.random() < 0.6:
        one.window.resize(*one.random.choice(SIZES))
    else:
        one.press("Ctrl+=", "Ctrl+Shift+-")
    one.counts["sizes"] += 1


@habit(2, has_session, "reopened")
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

"""From any page the keys of slips, racks and solutions lead to the desk; so does Escape."""

from __future__ import annotations

from arbitre.ui.shell.main_window import MainWindow
from tests.ui.arbiter.walk import Arbiter
from tests.ui.desk_fixtures import hands, marking, window

__all__ = ["hands", "marking", "window"]

LINE = ("⎋", "Ctrl+E", "Ctrl+M", "Ctrl+Up", "Ctrl+L", "Ctrl+Shift+P", "Ctrl+Shift+D", "Ctrl+Shift+T")
PAGES = ("standings", "players", "history")


def test_a_key_of_the_desk_brings_it(marking: MainWindow) -> None:
    """What a key did to a page that nobody saw would be met by the next slip."""
    one, page = Arbiter(marking), marking.game_page
    fields = {
        **dict.fromkeys(LINE, page.marking.line),
        "Ctrl+F": page.solutions.filter_line,
        "Shift+F2": page.band.rack_line,
    }
    for at, (key, field) in enumerate(fields.items()):
        for name in PAGES if at < 2 else PAGES[:1]:
            marking.show_page(name)
            one.settle()
            one.press(key)
            one.settle()
            assert marking.current_page == "game", (key, name)
            assert field.hasFocus(), (key, name)
            assert field.isVisible()
        one.press("⎋")
        for mode, toggle in ((page.marking.points_only, "Ctrl+Shift+P"), (page.marking.second, "Ctrl+Shift+D")):
            if mode:
                one.press(toggle)

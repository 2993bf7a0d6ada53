"""From any page the keys of slips, racks and solutions lead to the desk; so does Escape."""

from __future__ import annotations

import pytest

from arbitre.ui.main_window import MainWindow
from tests.ui.arbiter_walk import Arbiter
from tests.ui.desk_fixtures import hands, marking, window

__all__ = ["hands", "marking", "window"]


@pytest.mark.parametrize("key", ["⎋", "Ctrl+E", "Ctrl+M", "Ctrl+F", "Ctrl+Up", "Ctrl+L", "Shift+F2"])
@pytest.mark.parametrize("page", ["standings", "players", "history"])
def test_a_key_of_the_desk_brings_it(marking: MainWindow, key: str, page: str) -> None:
    one = Arbiter(marking)
    marking.show_page(page)
    one.settle()
    one.press(key)
    one.settle()
    assert marking.current_page == "game"
    wanted = {"Ctrl+F": marking.game_page.solutions.filter_line, "Shift+F2": marking.game_page.band.rack_line}
    field = wanted.get(key, marking.game_page.marking.line)
    assert field.hasFocus()
    assert field.isVisible()

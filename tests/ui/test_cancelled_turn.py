"""A cancelled turn shows its rack neither on the desk nor to the room."""

from __future__ import annotations

from arbitre.domain.board.tiles import to_text
from arbitre.ui.board.rack_view import RackView
from arbitre.ui.shell.main_window import MainWindow
from tests.ui.desk_fixtures import hands, marking, session_of, window
from tests.ui.hands import Hands
from tests.ui.window_texts import texts_of

__all__ = ["hands", "marking", "window"]


def test_a_cancelled_turn_shows_no_rack(marking: MainWindow, hands: Hands) -> None:
    session = session_of(marking)
    turn = session.game.turn(2)
    rack = to_text(turn.rack)
    assert session.room.public_view().rack == turn.rack
    view = marking.game_page.findChild(RackView)
    assert view is not None
    assert view._letters == turn.rack
    marking.game_page.control.cancel()
    hands.type("tirage montré trop tôt⏎")
    assert session.game.turn(2).cancelled
    assert session.room.public_view().rack == ()
    assert not view._letters
    assert [place for place, text in texts_of(marking).items() if rack in text.replace(" ", "")] == []

"""The window asks why an official standing changes, keeps what was typed, and goes on."""

from __future__ import annotations

from PySide6.QtCore import Qt

from arbitre.domain import facts as f
from arbitre.ui.shell.main_window import MainWindow
from tests.ui.desk_fixtures import hands, marking, session_of, window
from tests.ui.hands import Hands

__all__ = ["hands", "marking", "window"]


def test_a_slip_for_an_official_standing(marking: MainWindow, hands: Hands) -> None:
    session, line = session_of(marking), marking.game_page.marking.line
    session.event.publish(f.Publication.OFFICIAL)
    hands.type("3 0")
    hands.type("⏎")
    prompt = marking.prompt
    assert prompt.isVisible()
    assert prompt.line.hasFocus()
    assert line.text().startswith("3")
    assert not session.game.turn(1).slips
    hands.type("⎋")  # no reason: nothing is done, nothing typed is lost
    assert line.text().startswith("3")
    assert line.hasFocus()
    assert not session.game.turn(1).slips
    hands.type("⏎")
    assert prompt.isVisible()
    hands.type("⏎")  # Enter twice: no reason yet
    assert prompt.isVisible()
    assert not session.game.turn(1).slips
    hands.type("retrouve⏎")
    assert list(session.game.turn(1).slips) == [3]
    assert session.actions[-1].facts[-1] == f.ReasonGiven("retrouve")
    assert not prompt.isVisible()
    assert line.hasFocus()
    assert not line.text()


def test_undo_of_an_official_standing(marking: MainWindow, hands: Hands) -> None:
    session = session_of(marking)
    session.slips.record_points(3, 20, 1)
    session.event.publish(f.Publication.PROVISIONAL, until="2000-01-01T10:00")
    with session.because("oublié"):
        session.slips.record_points(4, 20, 1)
    hands.control(Qt.Key.Key_Z)
    assert marking.prompt.isVisible()
    hands.type("relu⏎")
    assert list(session.game.turn(1).slips) == [3]
    assert marking.bar.text.startswith("Annulé")

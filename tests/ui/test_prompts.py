"""Questions above the message bar: answered by keys that no slip begins with, whatever is typed next in the room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from arbitre.application.room.clock import ClockState
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session, create_session
from arbitre.domain.event.state import Step
from arbitre.domain.facts import Source
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.ui.corrections.corrections import Corrections
from arbitre.ui.corrections.game_forms import SeatForm
from arbitre.ui.kit.choices import answer_index
from arbitre.ui.players.players_page import PlayersPage
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import catalogue, play_turn, room
from tests.ui.desk_fixtures import confirm_screen, hands, marking, session_of, small_session, window
from tests.ui.hands import Hands

__all__ = ["hands", "marking", "window"]

ALT = Qt.KeyboardModifier.AltModifier
NEXT_SLIPS = "1⏎11⏎2⏎22 VACIVE O4 45⏎&⏎é⏎MAR⇥⏎= 1-2⏎? MOT⏎⏎⏎/⇥↓⏎"


@pytest.mark.parametrize(
    ("key", "modifiers", "expected"),
    [
        (Qt.Key.Key_1, ALT, 0),
        (Qt.Key.Key_2, ALT | Qt.KeyboardModifier.ShiftModifier, 1),
        (Qt.Key.Key_Eacute, ALT, 1),  # unshifted 2 of a French keyboard
        (Qt.Key.Key_Ampersand, ALT, 0),
        (Qt.Key.Key_3, ALT, None),  # there are two answers
        (Qt.Key.Key_0, ALT, None),
        (Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, None),
        (Qt.Key.Key_1, ALT | Qt.KeyboardModifier.ControlModifier, None),
        (Qt.Key.Key_O, ALT, None),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, None),
    ],
)
def test_the_keys_that_answer(key: Qt.Key, modifiers: Qt.KeyboardModifier, expected: int | None) -> None:
    assert answer_index(QKeyEvent(QKeyEvent.Type.KeyPress, key, modifiers), 2) == expected


@pytest.fixture
def prepared(window: MainWindow, hands: Hands) -> Session:
    """A game prepared with a lower move on turn 1: the rack of STEROLS with SORT, drawn and about to start."""
    one = room()
    lists = catalogue()
    session = create_session(None, lists, "Préparée", who="Arbitre")
    session.players.register([new_player(name) for name in one.players[:3]])
    tile_set = lists.tile_set("fr")
    session.event.open_game(RuleSet(), tile_set, lists.identify("fr", tile_set), imposed=(("ESOSTRL", "H5 SORT"),))
    window.set_session(session)
    confirm_screen(hands)
    hands.press(Qt.Key.Key_F2)
    return session


def test_an_imposed_move_is_kept_or_not_by_its_own_keys(window: MainWindow, hands: Hands, prepared: Session) -> None:
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    assert window.prompt.isVisible()
    before = len(prepared.actions)
    hands.type(NEXT_SLIPS)
    assert prepared.game.turn(1).top_question is None
    assert len(prepared.actions) == before
    assert window.prompt.isVisible()
    assert "SORT" in window.prompt.line.text()
    hands.press(Qt.Key.Key_2, ALT)
    turn = prepared.game.turn(1)
    assert turn.top_question is False
    assert turn.retained is not None
    assert turn.retained.score == turn.top
    assert window.game_page.marking.line.hasFocus()


def test_escape_answers_nothing_and_says_what_stays(window: MainWindow, hands: Hands, prepared: Session) -> None:
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    hands.type("⎋")
    turn = prepared.game.turn(1)
    assert turn.top_question is None
    assert turn.retained is not None
    assert turn.retained.plain() == "SORT"
    assert "F5" in window.bar.text
    assert window.game_page.marking.line.hasFocus()


def test_time_and_reveal_never_answer_which_move_is_played(window: MainWindow, hands: Hands, prepared: Session) -> None:
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    hands.call_time()
    assert prepared.game.turn(1).step is Step.TIMED_OUT
    for _ in range(2):  # Escape, F5, Escape, F5: asked again, never revealed
        hands.press(Qt.Key.Key_F5)
        assert prepared.game.turn(1).step is Step.TIMED_OUT
        assert prepared.game.turn(1).top_question is None
        assert window.prompt.isVisible()
        hands.type("⎋")
    hands.press(Qt.Key.Key_F5)
    hands.press(Qt.Key.Key_1, ALT)
    assert prepared.game.turn(1).top_question is True
    hands.press(Qt.Key.Key_F5)
    assert prepared.game.turn(1).step is Step.REVEALED
    assert "SORT" in window.bar.text


def test_the_question_tells_no_word_while_solutions_are_hidden(
    window: MainWindow, hands: Hands, prepared: Session
) -> None:
    window.desk.hidden = True
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    shown = window.prompt.line.text()
    top = prepared.turns.tops().preferred
    assert top is not None
    assert "SORT" not in shown
    assert str(top.score) not in shown
    hands.press(Qt.Key.Key_2, ALT)
    assert top.plain() not in window.bar.text
    assert prepared.game.turn(1).retained == top


def test_after_the_last_prepared_rack_it_is_asked(window: MainWindow, hands: Hands, prepared: Session) -> None:
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    hands.press(Qt.Key.Key_1, ALT)
    hands.call_time()
    for key in (Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F2):
        hands.press(key)
    assert len(prepared.game.turns) == 1
    assert window.prompt.isVisible()
    hands.type(NEXT_SLIPS)
    assert len(prepared.game.turns) == 1
    hands.type("⎋")
    hands.press(Qt.Key.Key_F2)
    hands.press(Qt.Key.Key_2, ALT)
    assert prepared.game.turn(2).source is Source.COMPUTER
    for key in (Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F2):
        hands.press(key)
    assert len(prepared.game.turns) == 3  # asked once


@pytest.mark.parametrize("drawn", [True, False])
def test_a_rack_instead_of_the_prepared_one_wants_a_reason(
    window: MainWindow, hands: Hands, prepared: Session, drawn: bool
) -> None:
    if not drawn:
        prepared.undo()
    hands.control(Qt.Key.Key_T)
    hands.type("MAISONE⏎")
    assert window.prompt.isVisible()
    assert "remplace" in window.prompt._label.whole
    hands.type("⎋")
    assert len(prepared.game.turns) == drawn
    hands.control(Qt.Key.Key_T)
    hands.type("⏎")  # the line is still there
    hands.type("autre sac dans la salle⏎")
    turn = prepared.game.turn(1)
    assert "".join(sorted(turn.rack)) == "AEIMNOS"
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    best = prepared.turns.tops().preferred
    assert turn.number == 1
    prepared.turns.retain_best()
    assert prepared.game.turn(1).retained == best  # SORT is not in these letters


def test_the_prepared_rack_typed_is_the_prepared_rack(window: MainWindow, hands: Hands, prepared: Session) -> None:
    prepared.undo()
    window.desk.settings.set("draw_by_hand", True)
    hands.control(Qt.Key.Key_T)
    hands.type("sterols⏎")
    assert not window.prompt.isVisible()
    assert prepared.game.turn(1).source is Source.PREPARED


def test_the_clock_at_opening_is_not_set_by_slips(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "coupure.arbitre"
    session = small_session(3, path)
    play_turn(session, room().turns[0])
    session.racks.enter(room().turns[1].draw, forced="tirage réel")
    session.turns.start_clock()
    session.close()
    assert window.open_file(path)
    hands.type(NEXT_SLIPS)
    assert window.desk.clock.needs_choice
    assert not session_of(window).game.turn(1).slips
    hands.press(Qt.Key.Key_3, ALT)
    assert not window.desk.clock.needs_choice
    assert window.desk.clock.left == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_F3, Qt.Key.Key_F4])
def test_the_clock_at_opening_is_set_by_its_own_keys(
    window: MainWindow, hands: Hands, tmp_path: Path, key: Qt.Key
) -> None:
    """F3 and F4 answer what the opening asks: the clock is theirs, and no answer is waited for any more."""
    path = tmp_path / "coupure.arbitre"
    session = small_session(3, path)
    session.racks.draw()
    session.turns.start_clock()
    session.close()
    assert window.open_file(path)
    assert window.prompt.isVisible()
    hands.press(key)
    assert not window.prompt.isVisible()
    over = key == Qt.Key.Key_F4
    assert window.desk.step is (Step.TIMED_OUT if over else Step.RUNNING)
    assert window.desk.clock.clock.state is (ClockState.OVER if over else ClockState.RUNNING)


def test_escape_keeps_the_words_of_a_reason(window: MainWindow, hands: Hands) -> None:
    """Asked the same again, what Escape put away is there; another question begins empty."""
    window.set_session(small_session(3))
    given: list[str] = []
    window.prompt.ask("Motif A", given.append)
    hands.type("epellation⎋")
    assert not window.prompt.isVisible()
    window.prompt.ask("Motif B", given.append)
    assert window.prompt.line.text() == ""
    hands.type("⎋")
    window.prompt.ask("Motif A", given.append)
    assert window.prompt.line.text() == "epellation"
    hands.type("⏎")
    assert given == ["epellation"]
    window.prompt.ask("Motif A", given.append)
    assert window.prompt.line.text() == ""


# -- reasons ---------------------------------------------------------------------------------------------------------


def _retain_lower(window: MainWindow) -> None:
    found = window.desk.solutions(window.desk.live)
    assert found is not None
    window.game_page.control.retain(found[len(found) - 1])


REASONS: dict[str, Callable[[MainWindow], object]] = {
    "cancel": lambda window: window.game_page.control.cancel(),
    "close": lambda window: window.actions_["close_turn"].trigger(),
    "end": lambda window: window.game_page.control.end_game(),
    "force": lambda window: window.game_page.control.force_rack("EEEEEEE"),
    "retain": _retain_lower,
    "official": lambda window: window.desk.reason_wanted.emit("Classement officiel", lambda why: None),
    "pages": lambda window: window.services.ask("Motif pour rouvrir", lambda why: None),
}


@pytest.mark.parametrize("asked", REASONS)
def test_no_slip_is_a_reason(marking: MainWindow, hands: Hands, asked: str) -> None:
    """Whatever is asked why, the keys of the next slips do nothing; words do."""
    session = session_of(marking)
    REASONS[asked](marking)
    assert marking.prompt.isVisible()
    before, turn = len(session.actions), session.game.turn(1)
    assert turn.retained is not None
    word = turn.retained.plain()
    for keys in (
        "12",
        "&é",
        "3/",
        "4*",
        f"5{word[:3]}",
        f"6 {word}",
        f"7 {word} H4 66",
        "8 ZZZ 9",
        "= 1-3",
        ">1 2",
        "12R",
    ):
        hands.type(f"{keys}⏎")
        assert marking.prompt.isVisible(), keys
        assert "se lit comme un bulletin" in marking.bar.text
    assert len(session.actions) == before
    assert not session.game.turn(1).slips
    hands.type("le tirage est faux⏎")
    assert not marking.prompt.isVisible()
    assert marking.game_page.marking.line.hasFocus() or asked in ("end", "cancel")


@pytest.mark.parametrize("words", ["12 le mot est admis", "2 absents", "retard", "table 12", "2e lecture", "fini !"])
def test_words_with_numbers_are_a_reason(marking: MainWindow, hands: Hands, words: str) -> None:
    marking.game_page.control.cancel()
    hands.type(f"{words}⏎")
    assert session_of(marking).game.turn(2).cancelled == words


def test_a_time_is_typed_in_digits(marking: MainWindow, hands: Hands) -> None:
    marking.game_page.control.set_time()
    hands.type("90⏎")
    assert not marking.prompt.isVisible()
    assert "1:30" in marking.bar.text


def test_no_slip_is_the_reason_of_a_correction(marking: MainWindow, hands: Hands) -> None:
    session = session_of(marking)
    hands.type("7⏎")
    before = len(session.actions)
    hands.press(Qt.Key.Key_F7)
    hands.settle()
    found = marking.side.corrections
    assert isinstance(found, Corrections)
    found.list.setCurrentRow(2)
    found.turns.setCurrentIndex(found.turns.findData(1))
    found.table.setValue(7)
    found.reason.setFocus()
    hands.type("12⏎")
    assert len(session.actions) == before
    assert "se lit comme un bulletin" in found.outcome.text()


def test_a_seat_is_taken_from_somebody_only_by_the_key_that_says_so(window: MainWindow, hands: Hands) -> None:
    session = small_session(3)
    window.set_session(session)
    serial = session.game.next_serial
    occupant = session.game.player_at(1, serial)
    late = new_player("RETARD Luc")
    session.players.register([late])
    window.show_page("players")
    page = window.page("players")
    assert isinstance(page, PlayersPage)
    page.refresh_now()
    page.ui.table.go_to(late.id)
    page.tables.ui.seatEdit.setText("1")
    page.tables.seat()
    hands.type(NEXT_SLIPS)
    assert session.game.player_at(1, serial) == occupant
    hands.press(Qt.Key.Key_1, ALT)
    assert session.game.player_at(1, serial) == late.id


def test_the_past_names_who_loses_a_seat(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    session = small_session(3, tmp_path / "jeu.arbitre")
    play_turn(session, room().turns[0])
    live = session.game.live
    assert live is not None
    session.slips.give_to_all(session.slips.top_slip(live), (1, 2, 3), live.serial)
    window.set_session(session)
    occupant = session.game.player_at(1, 1)
    hands.press(Qt.Key.Key_F7)
    hands.settle()
    found = window.side.corrections
    assert isinstance(found, Corrections)
    found.list.setCurrentRow(next(at for at, form in enumerate(found.forms) if isinstance(form, SeatForm)))
    found.turns.setCurrentIndex(found.turns.findData(1))
    found.table.setValue(1)
    assert isinstance(found.form, SeatForm)
    found.form.player.setCurrentText("Nouvelle Venue")
    found.reason.setFocus()
    hands.type("retard")
    hands.control(Qt.Key.Key_Return)
    assert occupant is not None
    assert session.state.players[occupant].name in found.outcome.text()
    hands.type("s⏎")  # Enter asks again
    assert session.game.player_at(1, 1) == occupant
    hands.press(Qt.Key.Key_1, ALT)
    late = session.game.player_at(1, 1)
    assert late is not None
    assert session.state.players[late].name == "Nouvelle Venue"
    assert len(session.state.players) == 4

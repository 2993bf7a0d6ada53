"""What the desk says of special games: their time and formula, how they end, whom a play-off seats, robots by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from arbitre.domain.rules.rule_set import RuleSet, with_time, with_turns, with_variant
from arbitre.ui.practice.sudden_death_panel import SuddenDeathPanel
from arbitre.ui.shell.main_window import MainWindow
from tests.application.sessions import give, played, revealed, started
from tests.ui.desk_fixtures import confirm_screen, hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]


def test_a_new_game_has_its_own_time_and_says_what_it_is(window: MainWindow, hands: Hands) -> None:
    session = started(3, rules=with_turns(RuleSet(), 1))
    window.set_session(session)
    played(session, 1)
    session.turns.end_game("turns_reached")
    assert window.desk.clock.face.left == 0  # of the turn that is over
    first = session.game
    rules = with_turns(with_time(with_variant(RuleSet(), "7of8"), "blitz"), 12)
    session.event.open_game(rules, first.tile_set, first.lexicon)
    hands.settle()
    assert window.game_page.band._clock.text() == "1:00"
    said = window.game_page.band._names.whole
    for part in ("7 sur 8", "1:00", "12 coups"):
        assert part in said


def test_what_comes_next_at_the_end_is_the_end_and_the_winner(window: MainWindow, hands: Hands) -> None:
    session = started(3, rules=with_turns(RuleSet(), 1))
    window.set_session(session)
    confirm_screen(hands)
    played(session, 1)
    hands.press(Qt.Key.Key_F6)
    assert window.desk.following == "end_game"
    window.actions_["end_game"].trigger()
    assert session.game.ended == "turns_reached"
    assert session.results.standing(1)[0].name in window.bar.text


def test_turns_of_the_game_before_stay_listed(window: MainWindow, hands: Hands) -> None:
    session = started(3, rules=with_turns(RuleSet(), 1))
    turn = revealed(session)
    give(session, turn, 1)
    session.turns.end_game("turns_reached")
    first = session.game
    session.event.open_game(first.rules, first.tile_set, first.lexicon)
    window.set_session(session)
    hands.settle()
    assert "partie 1, coup 1" in window.game_page.band._open.whole


def test_typing_a_rack_shows_the_leftover(window: MainWindow, hands: Hands) -> None:
    session = started(3)
    played(session, 1)
    window.set_session(session)
    confirm_screen(hands)
    leftover = "".join(session.game.turn(1).after_leftover)
    assert leftover
    hands.control(Qt.Key.Key_T)
    assert f"reliquat {leftover}" in window.game_page.band._rack_note.whole


def test_a_play_off_says_who_sits_where(window: MainWindow, hands: Hands) -> None:
    session = started(3, rules=with_turns(RuleSet(), 1))
    turn = revealed(session)
    for table in (1, 2, 3):
        give(session, turn, table)
    session.turns.end_game("turns_reached")
    window.set_session(session)
    window.actions_["sudden_death"].trigger()
    panel = window.practice.panel("sudden-death")
    assert isinstance(panel, SuddenDeathPanel)
    panel.open_tie_break()
    for table in (1, 2, 3):
        player = session.state.players[session.game.player_at(table, 1) or ""]
        assert f"table {table} : {player.name}" in window.bar.text


def test_robots_come_by_1_2_and_3(window: MainWindow, hands: Hands) -> None:
    session = started(2)
    window.set_session(session)
    hands.control(Qt.Key.Key_R)
    hands.settle()
    before = len(session.state.players)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        hands.press(key)
    names = [one.name for one in session.state.players.values()][before:]
    assert [name.split()[1] for name in names] == ["débutant", "confirmé", "expert"]
    hands.press(Qt.Key.Key_4)
    assert len(session.state.players) == before + 3

"""Sudden death: times, who is out after each turn, corrections, the last standing, parting level players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbitre.application.session.session import Session, SessionError
from arbitre.application.session.slips import nobody
from arbitre.application.session.sudden_death import elimination, elimination_due, level_players, places, survivors
from arbitre.domain.draw.ending import EndReason
from arbitre.domain.event.state import Turn
from arbitre.domain.rules.rule_set import RuleSet, with_time, with_turns
from arbitre.domain.rules.slip import Reason, Slip, SlipStatus
from arbitre.domain.rules.turn_rules import time_of_turn
from tests.application.sessions import announced, give, played, revealed, slip_for, started

RULES = with_time(RuleSet(), "mort-subite")


def below(session: Session, turn: Turn) -> int:
    """The place of the first solution below the top of another word (on turn 1 a word has its best score anywhere)."""
    solutions = session.searches.solutions(turn)
    best = {move.plain() for move in solutions.tops()}
    return next(
        place for place, move in enumerate(solutions) if move.score < solutions.top and move.plain() not in best
    )


def names(session: Session, group: tuple[str, ...]) -> list[str]:
    return sorted(session.state.players[player].name for player in group)


@pytest.mark.parametrize(("number", "seconds"), [(1, 80), (3, 80), (4, 60), (6, 60), (7, 40), (30, 40)])
def test_times_shorten(number: int, seconds: int) -> None:
    """Three turns of a minute, three of 40 seconds, then 20, each with 20 to write (rule 3.8.3)."""
    time = time_of_turn(RULES.time, number)
    assert (time.seconds, time.signals) == (seconds, (20,))


def test_the_clock_of_the_session_follows() -> None:
    session = started(2, rules=RULES)
    turn = announced(session)
    assert session.game.turn(turn.serial).seconds == 80


def test_below_the_best_found_is_out() -> None:
    session = started(4, rules=RULES)
    turn = revealed(session)
    lower = below(session, turn)
    give(session, turn, 1, lower)
    give(session, turn, 2, lower)
    assert elimination_due(session.game) is None  # two slips lack: nobody is out before the turn is complete
    give(session, turn, 3, len(session.searches.solutions(turn)) - 1)
    assert survivors(session.game) == (1, 2, 3, 4)
    session.slips.record(4, Slip(SlipStatus.NONE), turn.serial)
    due = elimination_due(session.game)
    assert due is not None
    assert due.out == (3, 4)
    assert survivors(session.game) == (1, 2)
    assert session.practice.sudden_death.eliminate() == (3, 4)
    assert session.game.expected(2) == (1, 2)
    assert elimination_due(session.game) is None
    # Those out owe no slip and may hand in none.
    turn = revealed(session)
    with pytest.raises(SessionError, match="not_expected"):
        give(session, turn, 3)
    assert session.slips.pending(turn.serial) == (1, 2)


def test_a_penalty_counts_at_once() -> None:
    """Five points off for a missing place put a player out (rule 5.9); a base score would not."""
    session = started(3, rules=RULES, seed="3")
    for table in (1, 2, 3):
        give(session, revealed(session) if table == 1 else session.game.turn(1), table)
    turn = revealed(session)
    assert session.practice.sudden_death.eliminate() == ()
    give(session, turn, 1)
    give(session, turn, 2)
    right = slip_for(session, turn)
    entry = replace(right.entries[0], reference=None)
    session.slips.record(3, replace(right, entries=(entry,)), turn.serial, judge=nobody)
    marked = session.game.turn(turn.serial).slips[3].ruling
    assert marked.base == right.score
    assert marked.points == marked.base - 5
    assert elimination(session.game, turn.serial).out == (3,)


def test_a_costly_warning_counts_at_once() -> None:
    """The fourth warning of a player costs five points in its own turn."""
    session = started(3, rules=RULES, seed="4")
    for number in range(1, 5):
        turn = revealed(session)
        give(session, turn, 1)
        give(session, turn, 2)
        right = slip_for(session, turn)
        wrong = Slip(entries=right.entries, score=(right.score or 0) + 1)
        session.slips.record(3, wrong, turn.serial)
        assert session.game.turn(turn.serial).slips[3].ruling.points == right.score
        found = elimination(session.game, turn.serial)
        assert found.points[3] == (right.score or 0) - (5 if number == 4 else 0)
        assert found.out == ((3,) if number == 4 else ())


def test_no_rack_before_the_turn_is_complete() -> None:
    session = started(3, rules=RULES)
    turn = revealed(session)
    give(session, turn, 1)
    with pytest.raises(SessionError, match="elimination_waits") as error:
        session.racks.draw()
    assert error.value.data["tables"] == (2, 3)
    give(session, turn, 2)
    give(session, turn, 3, below(session, turn))
    session.racks.draw()  # puts out who is out by itself
    assert session.game.turn(1).eliminated == (3,)
    assert session.game.expected(2) == (1, 2)


def test_a_corrected_slip_brings_a_player_back() -> None:
    session = started(3, rules=RULES)
    turn = revealed(session)
    give(session, turn, 1)
    give(session, turn, 2)
    give(session, turn, 3, below(session, turn))
    session.practice.sudden_death.eliminate()
    assert survivors(session.game) == (1, 2)
    session.slips.correct(3, slip_for(session, turn), turn.serial, "mal saisi")
    assert elimination_due(session.game) is None
    assert session.game.turn(1).eliminated == ()
    assert survivors(session.game) == (1, 2, 3)
    session.undo()  # the slip and what it decided are one action
    assert session.game.turn(1).eliminated == (3,)
    session.redo()
    assert session.game.turn(1).eliminated == ()


@pytest.mark.parametrize("way", ["slip", "override", "points"])
def test_a_correction_after_the_next_rack_decides_anew(way: str) -> None:
    """The player who was put out owes the later turn again; the one now below the best is out from then on."""
    session = started(4, rules=RULES)
    turn = revealed(session)
    for table in (1, 2):
        give(session, turn, table)
    lower = below(session, turn)
    give(session, turn, 3, lower)
    give(session, turn, 4, lower)
    later = revealed(session)
    assert session.game.turn(1).eliminated == (3, 4)
    assert session.game.expected(later.serial) == (1, 2)
    top = session.game.turn(1).slips[1]
    match way:
        case "slip":
            session.slips.correct(3, slip_for(session, turn), 1, "mal saisi")
        case "override":
            session.slips.override(3, replace(top.ruling, reason=Reason.OVERRIDDEN), "mal jugé", 1)
        case "points":
            session.slips.correct(2, slip_for(session, turn, lower), 1, "mal lu")
    expected = (1,) if way == "points" else (1, 2, 3)
    assert session.game.expected(later.serial) == expected
    assert session.game.turn(1).eliminated == ((2, 3, 4) if way == "points" else (4,))
    assert elimination_due(session.game) is None
    assert session.slips.pending(later.serial) == expected


def test_a_first_slip_decides_nothing_before_the_turn_is_complete() -> None:
    session = started(3, rules=RULES)
    turn = revealed(session)
    give(session, turn, 1)
    give(session, turn, 2)
    give(session, turn, 3, below(session, turn))
    assert session.game.turn(1).eliminated == ()
    session.slips.correct(3, slip_for(session, turn), turn.serial, "mal saisi")
    assert session.game.turn(1).eliminated == ()


def test_last_standing_and_places() -> None:
    session = started(4, rules=RULES)
    for out in (4, 3, 2):
        turn = revealed(session)
        for table in session.game.expected(turn.serial):
            give(session, turn, table, below(session, turn) if table == out else 0)
        assert session.racks.next_end() is (None if out > 2 else EndReason.LAST_STANDING)
        session.practice.sudden_death.eliminate()
    assert [names(session, group) for group in places(session.game)] == [
        ["Joueur 001"],
        ["Joueur 002"],
        ["Joueur 003"],
        ["Joueur 004"],
    ]
    with pytest.raises(SessionError, match="game_over"):
        session.racks.draw()
    session.turns.end_game("last_standing")


def test_nobody_is_out_when_nobody_scores() -> None:
    session = started(3, rules=RULES)
    turn = revealed(session)
    session.slips.close_turn("rien")
    assert elimination(session.game, turn.serial).out == ()
    assert session.racks.next_end() is None


def test_a_game_of_another_kind_eliminates_nobody() -> None:
    session = started(3)
    turn = revealed(session)
    give(session, turn, 1)
    give(session, turn, 2, below(session, turn))
    session.slips.record(3, Slip(SlipStatus.NONE), turn.serial)
    assert elimination_due(session.game) is None
    assert session.practice.sudden_death.eliminate() == ()
    session.racks.draw()
    assert session.game.expected(2) == (1, 2, 3)


def test_parting_level_players() -> None:
    """Two level players play a game apart; its points count nowhere, its result parts them."""
    session = started(4, rules=with_turns(RuleSet(), 1))
    turn = revealed(session)
    give(session, turn, 1)
    give(session, turn, 2)
    give(session, turn, 3, below(session, turn))
    session.slips.record(4, Slip(SlipStatus.NONE), turn.serial)
    session.turns.end_game("turns_reached")
    before = [(line.rank, line.name, line.total) for line in session.results.standing()]
    assert [row[0] for row in before] == [1, 1, 3, 4]
    (level,) = level_players(session.state)
    assert names(session, level) == ["Joueur 001", "Joueur 002"]
    with pytest.raises(SessionError, match="too_few_players"):
        session.practice.sudden_death.open_tie_break(level[:1])
    game = session.practice.sudden_death.open_tie_break(level, "Mort subite", seed="1")
    assert game.apart
    assert game.rules.time.elimination
    assert set(game.seats) == {1, 2}
    turn = revealed(session)
    loser = next(table for table in (1, 2) if game.player_at(table, 1) == level[0])
    for table in (1, 2):
        give(session, turn, table, below(session, turn) if table == loser else 0)
    with pytest.raises(SessionError, match="reason_needed"):
        session.practice.sudden_death.decide("")
    groups = session.practice.sudden_death.decide("mort subite")
    assert groups == ((level[1],), (level[0],))
    after = [(line.rank, line.player, line.total) for line in session.results.standing()]
    assert [row[1] for row in after][:2] == [level[1], level[0]]
    assert [row[0] for row in after] == [1, 2, 3, 4]
    assert [row[2] for row in after] == [row[2] for row in before]  # the game apart counts nothing
    session.turns.end_game("last_standing")
    assert len(session.tables.usual_seats()) == 4  # the next game seats everybody as before it


def test_a_game_that_parts_nobody_decides_nothing() -> None:
    session = started(3)
    played(session, 1)
    with pytest.raises(SessionError, match="no_tie_break"):
        session.practice.sudden_death.decide("essai")

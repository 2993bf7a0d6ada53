"""Topping: moves called aloud, time to top, the limit and its penalty, a ranking by total time."""

from __future__ import annotations

import pytest

from arbitre.application.session.session import Session, SessionError
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.event.topping import topping_standing
from arbitre.domain.rules.rule_set import RuleSet, with_time
from tests.application.sessions import announced, started

RULES = with_time(RuleSet(), "topping")


def call_of(session: Session, turn: Turn, place: int = 0) -> str:
    move = session.searches.solutions(turn)[place]
    return f"{move.plain().lower()} {move.reference.text(session.game.row_label)}"


def test_the_limit_is_the_time() -> None:
    session = started(1, rules=RULES)
    turn = announced(session)
    assert session.game.turn(turn.serial).seconds == 60


def test_calls_until_the_top() -> None:
    session = started(1, rules=RULES)
    turn = announced(session)
    solutions = session.searches.solutions(turn)
    wrong = session.practice.topping.call(1, "zzzzz H8", 3.0)
    assert (wrong.move, wrong.is_top, wrong.points) == (None, False, 0)
    lower = next(place for place, move in enumerate(solutions) if move.score < solutions.top)
    near = session.practice.topping.call(1, call_of(session, turn, lower), 8.5)
    assert not near.is_top
    assert near.points == solutions[lower].score
    assert not session.game.turn(turn.serial).topping
    found = session.practice.topping.call(1, call_of(session, turn), 21.25)
    assert found.is_top
    live = session.game.turn(turn.serial)
    assert live.topping == {1: 21.25}
    assert live.slips[1].ruling.points == solutions.top
    with pytest.raises(SessionError, match="has_slip"):
        session.practice.topping.call(1, call_of(session, turn), 30)
    session.turns.call_time()
    session.turns.reveal()
    assert session.game.complete(turn.serial)
    (line,) = topping_standing([session.game], session.state.players)
    assert (line.seconds, line.found, line.missed, line.best) == (21.25, 1, 0, 21.25)


def test_just_below_is_not_the_top() -> None:
    """On turn 1 every score is doubled: two points less is the next one."""
    for seed in range(60):
        session = started(1, rules=RULES, seed=f"near/{seed}")
        turn = announced(session)
        solutions = session.searches.solutions(turn)
        near = next((move for move in solutions if move.score == solutions.top - 2), None)
        if near is not None:
            called = session.practice.topping.call(1, f"{near.plain()} {near.reference.text('letter')}", 10)
            assert not called.is_top
            assert not session.game.turn(turn.serial).topping
            return
    raise AssertionError("no such rack among sixty")


def test_any_tied_top_counts() -> None:
    for seed in range(30):
        session = started(1, rules=RULES, seed=f"tie/{seed}")
        turn = announced(session)
        tops = session.searches.solutions(turn).tops()
        other = [move for move in tops if move != session.game.turn(turn.serial).retained]
        if other:
            called = session.practice.topping.call(1, f"{other[0].reference.text('letter')} {other[0].plain()}", 10)
            assert called.is_top
            assert session.game.turn(turn.serial).slips[1].ruling.points == other[0].score
            return
    raise AssertionError("no tied tops in thirty racks")


def test_the_word_alone_means_its_best_place() -> None:
    session = started(1, rules=RULES)
    turn = announced(session)
    assert session.practice.topping.called(session.searches.solutions(turn)[0].plain()).is_top
    assert not session.game.turn(turn.serial).topping  # only asked, nothing recorded


@pytest.mark.parametrize("text", ["", "   ", "H8", "chat chien", "chat Z99"])
def test_calls_that_cannot_be_read(text: str) -> None:
    session = started(1, rules=RULES)
    announced(session)
    before = session.actions
    with pytest.raises(ArbitreError):
        session.practice.topping.call(1, text, 5)
    assert session.actions == before


def test_several_players_and_the_penalty() -> None:
    """The limit and 20 seconds for who did not find it; the shortest total time wins, equal times share a rank."""
    session = started(4, rules=RULES)
    for times in ({1: 10.0, 2: 30.5}, {1: 59.9, 3: 12.0}):
        turn = announced(session)
        for table, seconds in times.items():
            session.practice.topping.call(table, call_of(session, turn), seconds)
        session.turns.call_time()
        assert session.game.step is Step.TIMED_OUT
        session.turns.reveal()
    lines = topping_standing([session.game], session.state.players)
    assert [(line.rank, line.table, line.seconds, line.found, line.missed) for line in lines] == [
        (1, 1, 69.9, 2, 0),
        (2, 3, 92.0, 1, 1),
        (3, 2, 110.5, 1, 1),
        (4, 4, 160.0, 0, 2),
    ]
    assert session.game.turn(1).topping == {1: 10.0, 2: 30.5, 3: None, 4: None}
    assert not session.game.open_turns()


def test_a_call_after_the_limit_counts_the_penalty() -> None:
    session = started(2, rules=RULES)
    turn = announced(session)
    session.practice.topping.call(1, call_of(session, turn), 61.0)
    session.turns.call_time()
    session.turns.reveal()
    assert [line.seconds for line in topping_standing([session.game], session.state.players)] == [80.0, 80.0]
    assert [line.rank for line in topping_standing([session.game], session.state.players)] == [1, 1]


def test_only_while_the_clock_runs_and_only_in_topping() -> None:
    session = started(1, rules=RULES)
    session.racks.draw()
    with pytest.raises(SessionError, match="not_now"):
        session.practice.topping.call(1, "chat H8", 1)
    other = started(1)
    announced(other)
    with pytest.raises(SessionError, match="not_topping"):
        other.practice.topping.call(1, "chat H8", 1)


def test_blanks_are_called_by_their_letter() -> None:
    session = started(1, rules=RULES)
    turn = session.racks.enter("AEIRST?")
    session.turns.start_clock()
    move = session.searches.solutions(turn)[0]
    assert move.blanks
    assert session.practice.topping.call(1, f"{move.printed()} {move.reference.text('letter')}", 4).is_top

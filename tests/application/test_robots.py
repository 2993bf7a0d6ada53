"""Robot players: how strong each is over whole games, the same game again, slips by themselves, people untouched."""

from __future__ import annotations

import pytest

from arbitre.application.session.robots import SKILLS, Strength, robot_shares, strength_of
from arbitre.application.session.session import Session, SessionError
from arbitre.domain.event.state import Step
from arbitre.domain.rules.rule_set import RuleSet, with_time, with_turns
from arbitre.domain.rules.slip import Sanction, SlipStatus
from tests.application.sessions import announced, started


def with_robots(seed: str, rules: RuleSet | None = None, people: int = 1) -> Session:
    """A game with people at the first tables and two robots of each strength behind them."""
    session = started(people, rules=rules, seed=seed)
    for strength in Strength:
        for number in (1, 2):
            session.practice.robots.add(strength, f"Robot {strength} {number}")
    return session


def play(session: Session, turns: int) -> None:
    """Turns where the people hand in nothing."""
    for _ in range(turns):
        if session.racks.next_end() is not None:
            return
        turn = announced(session)
        session.turns.call_time()
        session.turns.reveal()
        session.slips.close_turn("absent", turn.serial)


def test_three_strengths_over_whole_games() -> None:
    """The shares of the top that the guide promises, measured over 40 turns; each strength well above the one below."""
    sums: dict[Strength, list[float]] = {strength: [] for strength in Strength}
    for seed in ("a", "b"):
        session = with_robots(seed)
        play(session, 20)
        for share in robot_shares(session.game, session.state.players):
            sums[share.strength].append(share.percent)
    means = {strength: sum(found) / len(found) for strength, found in sums.items()}
    assert 30 <= means[Strength.BEGINNER] <= 52
    assert 62 <= means[Strength.SEASONED] <= 86
    assert 88 <= means[Strength.EXPERT] <= 100


def test_a_beginner_plays_common_words_only() -> None:
    session = with_robots("c")
    play(session, 8)
    common = session.searches.common_words()
    beginners = [share.table for share in robot_shares(session.game, session.state.players)][:2]
    for turn in session.game.turns:
        for table in beginners:
            slip = turn.slips[table].slip
            if slip.status is SlipStatus.HANDED:
                assert slip.entries[0].word in common
    assert SKILLS[Strength.BEGINNER].rare == 0


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = with_robots("d"), with_robots("d")
    play(first, 4)
    play(second, 4)
    slips = [[{t: m.slip for t, m in turn.slips.items()} for turn in one.game.turns] for one in (first, second)]
    assert slips[0] == slips[1]
    other = with_robots("e")
    play(other, 1)
    assert other.game.turns[0].rack != first.game.turns[0].rack


def test_slips_come_by_themselves_and_are_right() -> None:
    session = with_robots("f")
    turn = announced(session)
    assert not session.game.turn(turn.serial).slips
    session.turns.call_time()
    live = session.game.turn(turn.serial)
    assert session.game.step is Step.TIMED_OUT
    assert set(live.slips) == {2, 3, 4, 5, 6, 7}
    assert session.slips.pending(turn.serial) == (1,)
    for marked in live.slips.values():
        blank = marked.slip.status is SlipStatus.BLANK
        assert marked.ruling.sanction is (Sanction.ZERO if blank else Sanction.NONE)
        assert blank or marked.ruling.points == marked.slip.score
    # Undone as one action, and there again with the time.
    session.undo()
    assert not session.game.turn(turn.serial).slips
    assert session.practice.robots.hand_in() == (2, 3, 4, 5, 6, 7)


def test_a_rack_typed_wrong_was_heard_right() -> None:
    session = with_robots("i")
    session.racks.enter("AEIRSTN")
    session.turns.start_clock()
    session.turns.call_time()
    expert = max(session.game.turn(1).slips)
    before = session.game.turn(1).slips[expert].slip
    session.racks.correct("AEIRSTV", "tirage mal saisi")
    marked = session.game.turn(1).slips[expert]
    assert marked.slip != before
    assert marked.ruling.sanction is Sanction.NONE
    assert marked.ruling.points == marked.slip.score


def test_a_robot_sits_down_in_the_middle() -> None:
    session = started(2, seed="g")
    announced(session)
    session.turns.call_time()
    session.turns.reveal()
    assert session.practice.robots.add(Strength.EXPERT, "Robot") == 3
    assert session.game.expected(1) == (1, 2)
    assert session.game.expected(2) == (1, 2, 3)
    with pytest.raises(SessionError, match="table_taken"):
        session.practice.robots.add(Strength.EXPERT, "Robot 2", table=1)
    people = [strength_of(player) for player in session.state.players.values()]
    assert people == [None, None, Strength.EXPERT]


def test_robots_keep_out_of_topping() -> None:
    session = with_robots("h", with_turns(with_time(RuleSet(), "topping"), 1), people=1)
    announced(session)
    session.turns.call_time()
    assert all(seconds is None for seconds in session.game.turns[0].topping.values())

"""Solos, averages, warnings, elimination and topping."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.domain.rules.rule_set import RuleSet, SoloRule, SoloRules, TimeRules, with_time, with_variant
from arbitre.domain.rules.slip import Reason, Ruling, Sanction
from arbitre.domain.rules.turn_rules import (
    average_granted,
    average_points,
    capped_bonus,
    counted_warnings,
    eliminated,
    game_total,
    may_be_averaged,
    solo_bonuses,
    topping_seconds,
    warning_cost,
)

FISF = SoloRules()
FISE = SoloRules(SoloRule.TOP_OR_BELOW, players=10, bonus=10, bonus_below=5, cap=25)


@pytest.mark.parametrize(
    ("rules", "bases", "players", "expected"),
    [
        (FISF, {1: 80, 2: 70, 3: 70}, 16, {1: 10}),
        (FISF, {1: 80, 2: 70, 3: 70}, 15, {1: 0}),
        (FISF, {1: 60, 2: 50}, 16, {1: 10}),  # below the top too
        (FISF, {1: 80, 2: 80, 3: 70}, 16, {}),
        (FISF, {1: 0, 2: 0}, 16, {}),
        (FISF, {1: 3, 2: 0}, 16, {1: 10}),
        (FISF, {1: 80}, 16, {}),
        (FISF, {}, 16, {}),
        (FISE, {1: 80, 2: 70}, 10, {1: 10}),
        (FISE, {1: 80, 2: 70}, 9, {1: 0}),
        (FISE, {1: 70, 2: 60}, 10, {1: 5}),
        (FISE, {1: 70, 2: 70}, 10, {}),
        (SoloRules(SoloRule.NONE), {1: 80, 2: 70}, 16, {}),
    ],
)
def test_solos(rules: SoloRules, bases: dict[int, int], players: int, expected: dict[int, int]) -> None:
    assert solo_bonuses(bases, 80, players, rules) == expected


def test_a_cap_on_solo_bonuses() -> None:
    assert [capped_bonus(10, earned, FISE) for earned in (0, 10, 20, 25)] == [10, 10, 5, 0]
    assert capped_bonus(10, 500, FISF) == 10


@given(st.dictionaries(st.integers(1, 30), st.integers(0, 99), min_size=2))
def test_a_solo_is_the_strictly_best_score(bases: dict[int, int]) -> None:
    found = solo_bonuses(bases, 99, 16, FISF)
    assert len(found) <= 1
    for table in found:
        assert all(base < bases[table] for other, base in bases.items() if other != table)


@pytest.mark.parametrize(
    ("others", "proposed", "points"),
    [([72, 80, 80, 0, 55], 92, 57), ([72, 80, 80, 0, 55], 30, 30), ([0, 0], 50, 0), ([], 50, 0), ([1, 2], 9, 1)],
)
def test_average_points(others: list[int], proposed: int, points: int) -> None:
    assert average_points(others, proposed) == points


def test_when_an_average_is_granted() -> None:
    rules = RuleSet()
    for cause in ("word_not_admitted", "cross_word_not_admitted", "fallacious"):
        assert average_granted(cause, rules, same_word=True, notified=False)
        assert not average_granted(cause, rules, same_word=False, notified=False)
        assert not average_granted(cause, rules, same_word=True, notified=True)
        assert not average_granted(cause, rules, same_word=True, notified=False, other_fault=True)
    for cause in ("letter_error", "grid_error", "score_not_existing", "late", "copy_error"):
        assert not average_granted(cause, rules, same_word=True, notified=False)
    without = RuleSet.from_mapping({"slip": {"average": False}})
    assert not average_granted("word_not_admitted", without, same_word=True, notified=False)


def test_which_rulings_may_be_averaged() -> None:
    def zero(reason: Reason, *also: Reason, sanction: Sanction = Sanction.ZERO) -> Ruling:
        return Ruling(0, 0, sanction, "5.7", reason, also=also)

    assert may_be_averaged(zero(Reason.WORD_NOT_ADMITTED))
    assert may_be_averaged(zero(Reason.TWO_SOLUTIONS_INVALID, Reason.WORD_NOT_ADMITTED))
    assert not may_be_averaged(zero(Reason.TWO_SOLUTIONS_INVALID, Reason.GRID_ERROR))
    assert not may_be_averaged(zero(Reason.LETTER_ERROR))
    assert not may_be_averaged(zero(Reason.WORD_NOT_ADMITTED, sanction=Sanction.AVERAGE))


@pytest.mark.parametrize(
    ("turns", "count"),
    [
        ([["warning", "warning"], ["warning"]], 2),
        ([["penalty", "warning"], ["warning", "zero"]], 0),
        ([["warning", "disciplinary"], ["zero", "disciplinary"], ["penalty", "disciplinary"]], 4),
        ([["disciplinary", "disciplinary"]], 2),
        ([[], ["none"]], 0),
    ],
)
def test_counted_warnings(turns: list[list[str]], count: int) -> None:
    assert counted_warnings(turns) == count


def test_what_warnings_cost() -> None:
    rules = RuleSet()
    assert [warning_cost(count, rules) for count in range(7)] == [0, 0, 0, 0, 5, 10, 15]
    for late in (with_time(rules, "blitz"), with_variant(rules, "joker"), with_variant(rules, "7of8")):
        assert [warning_cost(count, late) for count in range(8)] == [0, 0, 0, 0, 0, 0, 5, 10]
    for early in (with_time(rules, "semi-rapide"), with_time(rules, "2:30")):
        assert warning_cost(4, early) == 5


def test_total_of_a_game() -> None:
    assert game_total([80, 57, 30], [5], 10, [10]) == 162


def test_mort_subite_puts_out_those_below_the_best_player() -> None:
    assert eliminated({1: 40, 2: 40, 3: 35, 4: 0}) == {3, 4}
    assert eliminated({1: 0, 2: 0}) == frozenset()
    assert eliminated({}) == frozenset()


def test_topping_seconds() -> None:
    rules = TimeRules()
    assert topping_seconds(12.5, rules) == 12.5
    assert topping_seconds(60, rules) == 60
    assert topping_seconds(None, rules) == topping_seconds(61, rules) == 80

"""Rule sets: defaults, variants, times, and what a wrong value is told."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.domain.rules.rule_set import (
    TIMES,
    VARIANTS,
    RankTie,
    RuleSet,
    RuleSetError,
    SoloRule,
    TieRule,
    WrongScore,
    check,
    with_time,
    with_turns,
    with_variant,
)

PACKAGE = Path(__file__).parents[2] / "arbitre"


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Rule sets as an arbiter may change them."""
    base = with_time(with_variant(RuleSet(), draw(st.sampled_from(list(VARIANTS)))), draw(st.sampled_from(list(TIMES))))
    slip = replace(base.slip, wrong_score=draw(st.sampled_from(WrongScore)), penalty=draw(st.integers(0, 9)))
    solo = replace(base.solo, rule=draw(st.sampled_from(SoloRule)), cap=draw(st.integers(0, 50)))
    rank = replace(base.rank, ties=tuple(draw(st.lists(st.sampled_from(RankTie), unique=True))))
    tie = tuple(draw(st.lists(st.sampled_from(TieRule), unique=True)))
    title = draw(st.text(min_size=1))
    return replace(base, title=title, slip=slip, solo=solo, rank=rank, tie=tie)


@given(rule_sets())
def test_rule_sets_read_back_what_they_write(rules: RuleSet) -> None:
    assert RuleSet.from_mapping(rules.to_mapping()) == rules


@pytest.mark.parametrize(
    ("data", "key", "allowed"),
    [
        ({"colour": 1}, "colour", "rank"),
        ({"slip": {"penalti": 5}}, "slip.penalti", "penalty"),
        ({"slip": {"penalty": -5}}, "slip.penalty", "0, 1, 2..."),
        ({"slip": {"penalty": "5"}}, "slip.penalty", "0, 1, 2..."),
        ({"slip": {"penalty": True}}, "slip.penalty", "0, 1, 2..."),
        ({"slip": {"warnings": 1}}, "slip.warnings", "true, false"),
        ({"slip": {"wrong_score": "never"}}, "slip.wrong_score", "exact, free, under, zero"),
        ({"slip": 5}, "slip", "table"),
        ({"tie": "fewest_blanks"}, "tie", "list"),
        ({"tie": ["fewest_blanks", "best"]}, "tie", "opens_game"),
        ({"tie": ["fewest_blanks", "fewest_blanks"]}, "tie", "each test once"),
        ({"rack": {"bonus": {"seven": 50}}}, "rack.bonus", "{7 = 50}"),
        ({"rack": {"bonus": 50}}, "rack.bonus", "{7 = 50}"),
        ({"rack": {"size": 0}}, "rack.size", "1-15"),
        ({"rack": {"size": 7, "max_played": 8}}, "rack.max_played", "1-7"),
        ({"draw": {"vowels": 4, "consonants": 4}}, "draw.vowels", "7"),
        ({"draw": {"late_vowels": 8}}, "draw.late_vowels", "7"),
        ({"time": {"seconds": 0}}, "time.seconds", "1, 2, 3..."),
        ({"time": {"seconds": 60, "signals": [90]}}, "time.signals", "1-59"),
        ({"time": {"sudden_death": []}}, "time.sudden_death", "[60"),
        ({"variant": "8of9"}, "variant", "7of8"),
        ({"variant": "7of8", "rack": {"size": 7}}, "rack", "size = 8"),
        ({"row_label": "rows"}, "row_label", "letter, number"),
        ({"name": " "}, "name", "text"),
        ({"title": 5}, "title", "text"),
    ],
)
def test_a_wrong_value_is_refused_with_its_key_and_what_is_allowed(data: Any, key: str, allowed: str) -> None:
    with pytest.raises(RuleSetError) as error:
        RuleSet.from_mapping(data)
    assert error.value.data["key"] == key
    assert allowed in str(error.value.data["allowed"])


def test_variants_bring_their_rack_and_their_warnings() -> None:
    for name, (size, most, joker, explosive) in VARIANTS.items():
        rules = with_variant(RuleSet(), name)
        assert (rules.rack.size, rules.rack.max_played) == (size, most)
        assert (rules.rack.joker, rules.rack.explosive) == (joker, explosive)
        assert rules.free_warnings == (3 if name == "normal" else 5)
        assert RuleSet.from_mapping({"variant": name}) == rules
        assert with_variant(rules, "normal") == RuleSet()
    for wrong in (with_variant, with_time):
        with pytest.raises(RuleSetError):
            wrong(RuleSet(), "sideways")


def test_named_times() -> None:
    seconds = {name: with_time(RuleSet(), name).time.seconds for name in TIMES}
    assert (seconds["normal"], seconds["2:30"], seconds["semi-rapide"], seconds["blitz"]) == (180, 150, 120, 60)
    assert with_time(RuleSet(), "blitz").original
    assert not with_time(RuleSet(), "semi-rapide").original
    assert with_time(with_time(RuleSet(), "blitz"), "normal") == RuleSet()
    assert with_time(RuleSet(), "mort-subite").time.elimination
    assert with_time(RuleSet(), "topping").time.topping
    for name in TIMES:
        check(with_time(RuleSet(), name))


def test_a_fixed_number_of_turns() -> None:
    assert with_turns(RuleSet(), 15).end.turns == 15
    with pytest.raises(RuleSetError):
        with_turns(RuleSet(), -1)


# One function decides each rule

DECIDER = "domain/draw/balance.py"
_LEAST = {"late_vowels", "late_consonants"}
_COUNTS = {"vowels", "consonants"}


def _deciding_functions(tree: ast.AST) -> set[str]:
    """Functions that weigh vowels and consonants: they compare or subtract counts of both, or read the late minimum."""
    found = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        read = {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}
        weighed: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Compare | ast.BinOp):
                weighed |= {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)}
        if weighed >= _COUNTS or (read >= _LEAST and weighed & (_COUNTS | _LEAST)):
            found.add(function.name)
    return found


def test_one_function_decides_the_vowel_and_consonant_rule() -> None:
    deciders = {
        path.relative_to(PACKAGE).as_posix(): functions
        for path in PACKAGE.rglob("*.py")
        if (functions := _deciding_functions(ast.parse(path.read_text("utf-8"))))
    }
    # ``rules.check`` compares what a rule set asks for with the size of its rack, no rack with a rule.
    assert deciders.pop("domain/rules/rule_set.py") == {"check"}
    assert set(deciders) == {DECIDER}
    assert "holds" in deciders[DECIDER]


def test_the_search_for_a_second_copy_finds_one() -> None:
    copy = "def mine(rack, rules):\n    return rack.vowels >= 2 and rack.consonants >= 2\n"
    assert _deciding_functions(ast.parse(copy)) == {"mine"}

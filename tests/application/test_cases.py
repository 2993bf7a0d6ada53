"""Graded cases from files: results, agreement, and what a bad line is told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from arbitre.application.cases import CaseError, run_rule_cases, run_turn_cases
from arbitre.application.rulesets import RuleSets
from tests.grading import french_words, graded, tile_set

RULES = RuleSets()


def _lines(cases: object) -> list[str]:
    return [json.dumps(case) for case in cases]  # type: ignore[attr-defined]


def _run_rule(*cases: Mapping[str, Any], explain: bool = False) -> list[dict[str, Any]]:
    return list(run_rule_cases(_lines(cases), RULES, tile_set, lambda _: french_words().__contains__, explain=explain))


def test_all_graded_slips_agree() -> None:
    *results, last = _run_rule(*graded("slips_dev"))
    assert last == {"cases": 108, "agree": 108}
    assert all(list(one)[:6] == ["id", "points", "base", "sanction", "article", "reason"] for one in results)


@pytest.mark.parametrize("case", graded("turn_dev"), ids=lambda case: case["id"])
def test_graded_turns_agree(case: Mapping[str, Any]) -> None:
    result, last = run_turn_cases(_lines([case]), RULES, tile_set)
    assert result == {"id": case["id"], "result": case["expect"], "agrees": True}
    assert last == {"cases": 1, "agree": 1}


def test_a_case_that_disagrees_says_so() -> None:
    case = dict(graded("slips_dev")[0])
    case["expect"] = {**case["expect"], "points": 1}
    result, last = _run_rule(case)
    assert result["agrees"] is False
    assert last == {"cases": 1, "agree": 0}
    del case["expect"]
    assert "agrees" not in _run_rule(case)[0]


def test_a_question_is_told_with_its_answers() -> None:
    case = next(dict(one) for one in graded("slips_dev") if one["id"] == "fallacious-plausible-dev-1")
    case["plausible"] = None
    result, _ = _run_rule(case)
    assert result["sanction"] == "ask"
    assert result["question"] == {
        "key": "plausible:GENICULER",
        "kind": "plausible",
        "words": ["GENICULER"],
        "places": [],
        "options": ["yes", "no"],
    }
    case["answers"] = {"plausible:GENICULER": "no"}
    assert _run_rule(case)[0]["sanction"] == "penalty"


def test_explanations_and_the_embedded_list() -> None:
    case = dict(graded("slips_dev")[0])
    del case["lexicon"]
    result, _ = _run_rule(case, explain=True)
    assert result["agrees"]
    assert result["explain"]["word"] == "TINAMOU"
    assert result["explain"]["why"] == case["why"]


def test_more_turn_cases() -> None:
    def result(kind: str, given: Mapping[str, Any], rules: str = "fisf-2023") -> Any:
        case = {"id": "x", "kind": kind, "rules": rules, "given": given}
        return next(iter(run_turn_cases(_lines([case]), RULES, tile_set)))["result"]

    players = [{"table": table, "base": 50 + (table == 1), "points": 50, "sanction": "none"} for table in range(1, 11)]
    assert result("solo", {"top": 60, "players": players}, "fise") == {"solo": [1], "bonus": {"1": 5}}
    given = {"top": 51, "players": players, "earned": {"1": 20}}
    assert result("solo", given, "fise") == {"solo": [1], "bonus": {"1": 5}}
    averaged = [{**one, "sanction": "average"} if one["table"] == 1 else one for one in players]
    assert result("solo", {"top": 60, "players": averaged}) == {"solo": [], "bonus": {}}
    turns = [{"turn": turn, "faults": ["warning"]} for turn in range(6)]
    assert result("warnings", {"game": "joker", "turns": turns})["deduction"] == 5
    assert result("warnings", {"game": "semi-rapide", "turns": turns})["deduction"] == 15
    ended = result("end", {"stock": "AEIRST", "turns": 15, "turns_played": 15})
    assert ended == {"ended": True, "reason": "turns_reached"}
    assert result("end", {"stock": "AEIRST"}, "ntsv")["ended"]
    assert result("draw", {"turn": 5, "rack": "AEBCDFG", "stock": "AEBCDFGH"}, "romania")["minimum"] == 1


@pytest.mark.parametrize(
    ("line", "kind", "text"),
    [
        ("{", "not_json", "line 1"),
        ("[]", "bad_value", "list"),
        ("{}", "missing", "kind"),
        ('{"kind": "luck", "given": {}}', "bad_value", "luck"),
        ('{"kind": "end", "given": {}}', "missing", "stock"),
        ('{"kind": "end", "given": {"stock": "A1"}}', "bad_value", "unknown_letter"),
        ('{"kind": "end", "rules": "none", "given": {"stock": "A"}}', "bad_value", "unknown_rule_set"),
    ],
)
def test_a_bad_line_is_named(line: str, kind: str, text: str) -> None:
    good = json.dumps(graded("turn_dev")[0])
    with pytest.raises(CaseError) as error:
        list(run_turn_cases([good, "", line], RULES, tile_set))
    assert error.value.kind == kind
    assert error.value.data["line"] == 3
    assert text in str(error.value.data["text"])


@pytest.mark.parametrize("key", ["board", "rack", "turn", "slip"])
def test_a_rule_case_without_a_key_is_named(key: str) -> None:
    case = {name: value for name, value in graded("slips_dev")[0].items() if name != key}
    with pytest.raises(CaseError) as error:
        _run_rule(case)
    assert (error.value.kind, error.value.data["text"]) == ("missing", key)

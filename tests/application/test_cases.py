"""Graded cases from files: results, agreement, and what a bad line is told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from arbitre.application.presets.rulesets import RuleSets
from arbitre.application.tools.cases import CaseError, run_rule_cases, run_turn_cases
from arbitre.domain.rules.questions import QuestionKind
from arbitre.domain.rules.reasons import QUESTIONS
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
    assert _run_rule(case, explain=True)[0]["explain"]["sentence"] == QUESTIONS[QuestionKind.PLAUSIBLE]
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
    refused = {"table": 6, "arbiter": "A", "proposed": 90, "zero_cause": "two_solutions_invalid"}
    refused |= {"same_word_as_earlier_zero": True, "notified_before": False, "other_zero_fault": False}
    others = [{"table": 1, "arbiter": "A", "points": 41, "average": False}, {**refused, "points": 0, "average": False}]
    assert result("average", {"players": others, "player": refused}) == {"granted": True, "points": 41}
    ended = result("end", {"stock": "AEIRST", "turns": 15, "turns_played": 15})
    assert ended == {"ended": True, "reason": "turns_reached"}
    assert result("end", {"stock": "AEIRST"}, "ntsv")["ended"]
    assert result("draw", {"turn": 5, "rack": "AEBCDFG", "stock": "AEBCDFGH"}, "romania")["minimum"] == 1
    late = {"turn": 16, "rack": "BCDFGHJ", "stock": "BCDFGHJAEI"}
    assert result("draw", late, "english-posl") == {"valid": False, "minimum": 1, "depends_on_wild": False}
    y = {"turn": 5, "rack": "AYBCDFG", "stock": "AYBCDFGEEIO"}
    assert result("draw", y) == {"valid": True, "minimum": 2, "depends_on_wild": True}
    assert not result("draw", y, "fise")["valid"]  # the Y is a consonant


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
        ('{"kind": "draw", "given": {"rack": "A", "stock": "A", "turn": "3"}}', "bad_value", "turn: '3'"),
        ('{"kind": "warnings", "given": {"turns": [{"faults": "warning"}]}}', "bad_value", "faults: 'warning'"),
        ('{"kind": "tie", "given": {"moves": [{"move": "MOT"}]}}', "bad_value", "move: 'MOT'"),
        ('{"kind": "solo", "given": {"top": 9, "players": [{"table": 1, "base": "9"}]}}', "bad_value", "base: '9'"),
    ],
)
def test_a_bad_line_is_named(line: str, kind: str, text: str) -> None:
    good = json.dumps(graded("turn_dev")[0])
    with pytest.raises(CaseError) as error:
        list(run_turn_cases([good, "", line], RULES, tile_set))
    assert error.value.kind == kind
    assert error.value.data["line"] == 3
    assert text in str(error.value.data["text"])


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"score": "21"}, "score: '21'"),
        ({"score": 21.0}, "score: 21.0"),
        ({"score": True}, "score: True"),
        ({"status": "lost"}, "status: 'lost' (handed"),
        ({"hard_to_read": "no"}, "hard_to_read: 'no'"),
        ({"entries": {}}, "entries: {}"),
        ({"entries": ["TEST"]}, "entries: 'TEST'"),
        ({"entries": [{"word": 5}]}, "word: 5"),
        ({"entries": [{"word": "AB", "reference": 4}]}, "reference: 4"),
        ({"entries": [{"word": "AB", "direction": "up"}]}, "direction: 'up' (across, down)"),
        ({"entries": [{"word": "AB", "raccord": {"letters": "3", "places": []}}]}, "letters: '3'"),
        ({"entries": [{"word": "AB", "raccord": {"letters": 3, "places": "H4"}}]}, "places: 'H4'"),
        ({"entries": [{"word": "AB", "raccord": {"letters": 3, "places": [4]}}]}, "places: [4]"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_slip_with_a_value_of_another_type_is_refused(change: Mapping[str, Any], text: str) -> None:
    case = dict(graded("slips_dev")[0])
    case["slip"] = {**case["slip"], **change}
    with pytest.raises(CaseError) as error:
        _run_rule(case)
    assert (error.value.kind, error.value.data["line"]) == ("bad_value", 1)
    assert text in str(error.value.data["text"])


def test_what_a_slip_leaves_out_takes_its_default() -> None:
    case = {
        key: value for key, value in graded("slips_dev")[0].items() if key not in ("rules", "language", "plausible")
    }
    entry = {"word": "TINAMOU", "note": "ignored"}
    case["slip"] = {"entries": [entry], "score": 70}
    assert _run_rule(case)[0]["agrees"]
    case["slip"] = {"score": 10**30, "entries": [entry]}
    assert _run_rule(case)[0]["reason"] == "score_wrong"
    case["slip"] = {"entries": []}
    assert _run_rule(case)[0]["reason"] == "no_solution"


@pytest.mark.parametrize("key", ["board", "rack", "turn", "slip"])
def test_a_rule_case_without_a_key_is_named(key: str) -> None:
    case = {name: value for name, value in graded("slips_dev")[0].items() if name != key}
    with pytest.raises(CaseError) as error:
        _run_rule(case)
    assert (error.value.kind, error.value.data["text"]) == ("missing", key)


def _slips(**points: int) -> list[dict[str, Any]]:
    return [{"table": int(table[1:]), "points": paid} for table, paid in points.items()]


TURN_KINDS: tuple[tuple[str, Mapping[str, Any], Mapping[str, Any]], ...] = (
    (
        "sudden_death",
        {
            "turn": 4,
            "players": [
                {"table": 1, "points": 40},
                {"table": 2, "points": 40, "warnings_before": 3, "warnings": 1},
                {"table": 3, "points": 38},
                {"table": 4, "points": 40, "warnings_before": 2, "warnings": 1},
            ],
        },
        {"points": {"1": 40, "2": 35, "3": 38, "4": 40}, "out": [2, 3], "left": [1, 4], "seconds": 60},
    ),
    ("sudden_death", {"players": _slips(t1=0, t2=0)}, {"points": {"1": 0, "2": 0}, "out": [], "left": [1, 2]}),
    (
        "topping",
        {"turns": [{"found_after": 12.5}, {"found_after": None}, {"found_after": 60}, {"found_after": 61}]},
        {"seconds": [12.5, 80, 60, 80], "total": 232.5, "found": 2, "missed": 2},
    ),
    (
        "arrival",
        {
            "turns": [
                {"top": 60, "slips": _slips(t1=60, t3=50)},
                {"top": 50, "slips": _slips(t1=40, t3=50)},
                {"top": 30, "slips": _slips(t1=30, t2=30, t3=30)},
            ],
            "arrivals": [{"table": 2, "turn": 3}, {"table": 3, "turn": 2, "pair": True}],
        },
        {
            "missed": {"2": [1, 2], "3": []},
            "top": 140,
            "totals": {"1": 130, "2": 30, "3": 130},
            "solos": [[1, 1, 0], [2, 3, 0]],
        },
    ),
    (
        "cancelled",
        {
            "turns": [
                {"top": 60, "slips": _slips(t1=60, t2=60)},
                {"top": 90, "slips": _slips(t1=90, t2=10), "cancelled": True},
                {"top": 20, "slips": [{"table": 1, "points": 15, "base": 20, "sanction": "penalty"}]},
            ],
            "stock": "AEIRSTUBC",
            "rack": "AEIRSTU",
            "next": "AEIRSTU",
        },
        {
            "counted": [1, 3],
            "top": 80,
            "totals": {"1": 75, "2": 60},
            "ended": False,
            "reason": None,
            "accepted": False,
        },
    ),
    (
        "cancelled",
        {"turns": [], "stock": "AEIRSTUBC", "rack": "AEIRSTU", "next": "UTSRIEB"},
        {"counted": [], "top": 0, "totals": {}, "accepted": True},
    ),
    (
        "cancelled",
        {"turns": [], "stock": "AEIRSTU", "rack": "AEIRSTU"},
        {"ended": True, "reason": "no_other_rack"},
    ),
    (
        "second_marking",
        {"first": {"points": 45, "base": 50, "sanction": "penalty"}, "second": {"points": 50}},
        {"differs": True, "fields": ["points", "sanction"], "open": True, "points": 45, "sanction": "penalty"},
    ),
    (
        "second_marking",
        {"first": {"points": 45}, "second": {"points": 0, "sanction": "zero"}, "decided": "second"},
        {"differs": True, "open": False, "points": 0, "base": 0, "sanction": "zero"},
    ),
    (
        "second_marking",
        {"first": {"points": 4}, "second": {"points": 4}},
        {"differs": False, "fields": [], "open": False},
    ),
)


@pytest.mark.parametrize(
    ("kind", "given", "expect"), TURN_KINDS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_kinds_of_turns(kind: str, given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    result, last = run_turn_cases(_lines([{"kind": kind, "given": given, "expect": expect}]), RULES, tile_set)
    assert set(expect) <= set(result["result"])
    assert result["result"] == {**result["result"], **expect}
    assert last == {"cases": 1, "agree": 1}
    wrong = {**expect, next(iter(expect)): "?"}
    assert not next(run_turn_cases(_lines([{"kind": kind, "given": given, "expect": wrong}]), RULES, tile_set))[
        "agrees"
    ]


@pytest.mark.parametrize(
    ("kind", "given", "text"),
    [
        ("topping", {"turns": [{"found_after": "12"}]}, "found_after"),
        ("arrival", {"turns": [], "arrivals": [{"table": 2}]}, "turn"),
        ("cancelled", {"turns": [{"top": 5, "slips": 3}]}, "slips"),
        ("second_marking", {"first": {"points": 4}, "second": {"points": 4}, "decided": "third"}, "decided"),
        ("sudden_death", {"players": [{"table": 1}]}, "points"),
    ],
)
def test_a_wrong_value_of_a_turn_is_named(kind: str, given: Mapping[str, Any], text: str) -> None:
    with pytest.raises(CaseError) as error:
        list(run_turn_cases(_lines([{"kind": kind, "given": given}]), RULES, tile_set))
    assert text in str(error.value.data["text"])


def test_a_game_that_ends_below_a_rack() -> None:
    case = {"kind": "end", "rules": "ntsv", "language": "nl", "given": {"stock": "ABCDEF"}}
    assert next(run_turn_cases(_lines([case]), RULES, tile_set))["result"] == {"ended": True, "reason": "below_rack"}


def test_a_rule_case_takes_a_variant() -> None:
    base = next(one for one in graded("slips_dev") if one["topic"] == "t1_exact")
    case = {**base, "rack": "TINAMOUS", "lexicon": {"words": ["TINAMOUS"]}}
    entry = {"word": "TINAMOUS", "direction": "across", "reference": "H1", "raccord": None}
    case = {**case, "slip": {"status": "handed", "entries": [entry], "score": 1, "hard_to_read": False}}
    del case["expect"]
    eight = _run_rule({**case, "variant": "7and8"})[0]
    assert (eight["points"], eight["sanction"]) == (141, "warning")  # 66 and 75 for eight letters
    assert _run_rule({**case, "variant": "7of8"})[0]["sanction"] == "zero"
    with pytest.raises(CaseError) as error:
        _run_rule({**case, "variant": "6of8"})
    assert "variant" in str(error.value.__cause__)

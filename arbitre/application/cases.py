"""Runs the graded cases of the files ``arbitre rule`` and ``arbitre turn`` read, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from arbitre.application.rulesets import DEFAULT, RuleSets
from arbitre.domain.balance import always_a_blank, check_rack
from arbitre.domain.board import Board
from arbitre.domain.ending import end_reason
from arbitre.domain.errors import ArbitreError
from arbitre.domain.move import Move
from arbitre.domain.position import Position
from arbitre.domain.questions import Answers, Question
from arbitre.domain.reasons import REASONS
from arbitre.domain.reference import Direction, Reference
from arbitre.domain.rules import TIMES, VARIANTS, RuleSet, with_time, with_turns, with_variant
from arbitre.domain.ruling import rule
from arbitre.domain.slip import Entry, Joining, Ruling, Sanction, Slip, SlipStatus
from arbitre.domain.tiles import TileSet
from arbitre.domain.top import Candidate, choose
from arbitre.domain.turn_rules import (
    average_granted,
    average_points,
    capped_bonus,
    counted_warnings,
    solo_bonuses,
    warning_cost,
)

Case = Mapping[str, Any]
TileSetOf = Callable[[str], TileSet]
"""The tile set of a language."""
AdmitsOf = Callable[[str], Callable[[str], bool]]
"""The word test of a language's embedded list, for cases that bring no words."""


class CaseError(ArbitreError):
    """A line that can't be run: ``not_json``, ``missing`` or ``bad_value``; ``line`` from 1, ``text`` says what."""


def run_rule_cases(
    lines: Iterable[str], rule_sets: RuleSets, tile_set: TileSetOf, admits: AdmitsOf, *, explain: bool = False
) -> Iterator[dict[str, Any]]:
    """Grade slips against their expectations; the last object counts them. Raises ``CaseError``."""

    rules_of = cache(rule_sets.load)

    def run(case: Case) -> dict[str, Any]:
        ruling = _ruled(case, rules_of(case.get("rules", DEFAULT)), tile_set(case.get("language", "fr")), admits)
        result = _ruling_fields(ruling)
        expect = case.get("expect")
        if expect is not None:
            result["agrees"] = _agrees({key: result[key] for key in ("points", "base", "sanction")}, expect)
        if explain:
            result["explain"] = {
                "sentence": REASONS[ruling.reason].sentence,
                "words": list(ruling.words),
                "word": ruling.word,
                "reference": ruling.reference,
                "also": [str(reason) for reason in ruling.also],
                **({"why": case["why"]} if "why" in case else {}),
            }
        return result

    return _run(lines, run)


def run_turn_cases(lines: Iterable[str], rule_sets: RuleSets, tile_set: TileSetOf) -> Iterator[dict[str, Any]]:
    """Run solo, average, warnings, end, tie and draw cases; the last object counts them. Raises ``CaseError``."""

    rules_of = cache(rule_sets.load)

    def run(case: Case) -> dict[str, Any]:
        kind = case["kind"]
        if kind not in _KINDS:
            raise ValueError(f"kind: {kind!r} ({', '.join(_KINDS)})")
        rules = rules_of(case.get("rules", DEFAULT))
        outcome = _KINDS[kind](case["given"], rules, tile_set(case.get("language", "fr")))
        result: dict[str, Any] = {"result": outcome}
        if "expect" in case:
            result["agrees"] = _agrees(outcome, case["expect"])
        return result

    return _run(lines, run)


def _run(lines: Iterable[str], run: Callable[[Case], dict[str, Any]]) -> Iterator[dict[str, Any]]:
    cases = agree = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            case = json.loads(line)
            result = {"id": case.get("id", str(number)), **run(case)}
        except json.JSONDecodeError as error:
            raise CaseError("not_json", line=number, text=str(error)) from error
        except KeyError as error:
            raise CaseError("missing", line=number, text=str(error.args[0])) from error
        except (ArbitreError, AttributeError, IndexError, TypeError, ValueError) as error:
            raise CaseError("bad_value", line=number, text=str(error)) from error
        cases += 1
        agree += result.get("agrees") is True
        yield result
    yield {"cases": cases, "agree": agree}


def _agrees(result: Mapping[str, Any], expect: Mapping[str, Any]) -> bool:
    """Compare the expected fields that the result has."""
    return all(result[key] == value for key, value in expect.items() if key in result)


# Rule cases


def _ruled(case: Case, rules: RuleSet, tiles: TileSet, admits: AdmitsOf) -> Ruling:
    lexicon = case.get("lexicon")
    test = admits(tiles.language) if lexicon is None else frozenset(map(_joined, lexicon["words"])).__contains__
    position = Position(
        Board.parse(case["board"], tiles),
        tiles.parse_rack(case["rack"]),
        case["turn"],
        tiles,
        test,
        rules.rack.bonus,
        rules.rack.max_played,
    )
    return rule(read_slip(case["slip"]), position, rules, Answers(case.get("answers"), case.get("plausible")))


def _joined(word: str) -> str:
    return word.upper().replace("[", "").replace("]", "")


def read_slip(data: Case) -> Slip:
    """A slip as the files write it: ``status``, ``entries``, ``score``, ``hard_to_read``."""
    return Slip(
        SlipStatus(data.get("status", "handed")),
        tuple(map(_entry, data.get("entries") or ())),
        data.get("score"),
        bool(data.get("hard_to_read")),
    )


def _entry(data: Case) -> Entry:
    direction, raccord = data.get("direction"), data.get("raccord")
    joining = None
    if raccord:
        places = raccord.get("places")
        joining = Joining(raccord["letters"], None if places is None else tuple(places))
    return Entry(data.get("word") or "", Direction(direction) if direction else None, data.get("reference"), joining)


def _ruling_fields(ruling: Ruling) -> dict[str, Any]:
    result: dict[str, Any] = {
        "points": ruling.points,
        "base": ruling.base,
        "sanction": str(ruling.sanction),
        "article": ruling.article,
        "reason": str(ruling.reason),
    }
    if ruling.question is not None:
        question = Question.parse(ruling.question)
        result["question"] = {
            "key": question.key,
            "kind": str(question.kind),
            "words": list(question.words),
            "places": list(question.places),
            "options": list(question.options),
        }
    return result


# Turn cases


def _solo(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    players = given["players"]
    bases = {one["table"]: one["base"] for one in players if one.get("sanction") != Sanction.AVERAGE}
    earned = given.get("earned", {})
    bonuses = solo_bonuses(bases, given["top"], len(players), rules.solo)
    return {
        "solo": sorted(bonuses),
        "bonus": {
            str(table): capped_bonus(bonus, earned.get(str(table), 0), rules.solo) for table, bonus in bonuses.items()
        },
    }


def _average(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    player = given["player"]
    granted = average_granted(
        player["zero_cause"],
        rules,
        same_word=player["same_word_as_earlier_zero"],
        notified=player["notified_before"],
        other_fault=player["other_zero_fault"],
    )
    others = [
        one["points"]
        for one in given["players"]
        if one["arbiter"] == player["arbiter"] and one["table"] != player["table"] and not one["average"]
    ]
    return {"granted": granted, "points": average_points(others, player["proposed"]) if granted else 0}


def _warnings(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    count = counted_warnings(turn["faults"] for turn in given["turns"])
    return {"count": count, "deduction": warning_cost(count, _played(given.get("game", "normal"), rules))}


def _played(game: str, rules: RuleSet) -> RuleSet:
    """The rules of a kind of game: a time, a variant, or any *partie originale*."""
    if game in TIMES:
        return with_time(rules, game)
    return with_variant(rules, game if game in VARIANTS else "joker")


def _end(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    if "turns" in given:
        rules = with_turns(rules, given["turns"])
    cancelled = given.get("cancelled")
    reason = end_reason(
        tile_set.parse_rack(given["stock"]),
        rules,
        tile_set,
        playable=given.get("playable"),
        cancelled_turn=bool(given.get("cancelled_turn")),
        cancelled=None if cancelled is None else tile_set.parse_rack(cancelled),
        interruption_minutes=given.get("interruption_minutes", 0),
        turns_played=given.get("turns_played", 0),
    )
    return {"ended": reason is not None, "reason": None if reason is None else str(reason)}


def _tie(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    written = {}
    candidates = []
    for one in given["moves"]:
        place, word = one["move"].split()
        reference = Reference.parse(place, rules.row_label or tile_set.row_label)
        move = Move(tile_set.parse_word(word), reference, given.get("points", 0))
        written[move] = one["move"]
        candidates.append(
            Candidate(
                move,
                one["jokers_used"],
                tile_set.parse_rack(one["stock_after"]),
                tile_set.parse_rack(one.get("leftover", "")),
                one.get("tiles_used", 0),
            )
        )
    choice = choose(candidates, rules, tile_set, turn=given.get("turn", 1))
    return {"allowed": [written[move] for move in choice.allowed], "free_choice": choice.free_choice}


def _draw(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    check = check_rack(
        tile_set.parse_rack(given["rack"]),
        given["turn"],
        tile_set.parse_rack(given["stock"]),
        rules.draw,
        tile_set,
        one_blank=always_a_blank(rules),
    )
    return {"valid": check.valid, "minimum": check.minimum, "depends_on_wild": check.depends_on_wild}


_KINDS: Mapping[str, Callable[[Case, RuleSet, TileSet], dict[str, Any]]] = {
    "solo": _solo,
    "average": _average,
    "warnings": _warnings,
    "end": _end,
    "tie": _tie,
    "draw": _draw,
}

"""Runs the graded cases of the files ``arbitre rule`` and ``arbitre turn`` read, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

from arbitre.application.rulesets import DEFAULT, RuleSets
from arbitre.domain.balance import always_a_blank, check_rack
from arbitre.domain.board import Board
from arbitre.domain.ending import end_reason
from arbitre.domain.errors import ArbitreError
from arbitre.domain.move import Move
from arbitre.domain.position import Position
from arbitre.domain.questions import Answers, Question
from arbitre.domain.reasons import QUESTIONS, REASONS
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

    world_of = _worlds(rule_sets, tile_set)

    def run(case: Case) -> dict[str, Any]:
        ruling = _ruled(case, *world_of(case), admits)
        result = _ruling_fields(ruling)
        expect = _read(case, "expect", dict)
        if expect is not None:
            result["agrees"] = _agrees({key: result[key] for key in ("points", "base", "sanction")}, expect)
        if explain:
            result["explain"] = {
                "sentence": _sentence(ruling),
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

    world_of = _worlds(rule_sets, tile_set)

    def run(case: Case) -> dict[str, Any]:
        kind = case["kind"]
        if kind not in _KINDS:
            raise ValueError(f"kind: {kind!r} ({', '.join(_KINDS)})")
        outcome = _KINDS[kind](_needed(case, "given", dict), *world_of(case))
        result: dict[str, Any] = {"result": outcome}
        expect = _read(case, "expect", dict)
        if expect is not None:
            result["agrees"] = _agrees(outcome, expect)
        return result

    return _run(lines, run)


def _worlds(rule_sets: RuleSets, tile_set: TileSetOf) -> Callable[[Case], tuple[RuleSet, TileSet]]:
    """What tells a case's rules and tiles, French and FISF's where it is silent."""
    rules_of = cache(rule_sets.load)

    def world(case: Case) -> tuple[RuleSet, TileSet]:
        name, language = _read(case, "rules", str), _read(case, "language", str)
        return rules_of(name or DEFAULT), tile_set(language or "fr")

    return world


def _run(lines: Iterable[str], run: Callable[[Case], dict[str, Any]]) -> Iterator[dict[str, Any]]:
    cases = agree = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            case = json.loads(line)
            if not isinstance(case, dict):
                raise ValueError(f"an object is wanted, not a {type(case).__name__}")
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
    lexicon = _read(case, "lexicon", dict)
    test = admits(tiles.language) if lexicon is None else frozenset(map(_joined, _texts(lexicon, "words"))).__contains__
    position = Position(
        Board.parse(_texts(case, "board"), tiles),
        tiles.parse_rack(_needed(case, "rack", str)),
        _needed(case, "turn", int),
        tiles,
        test,
        rules.rack.bonus,
        rules.rack.max_played,
    )
    answers = Answers(_read(case, "answers", dict), _read(case, "plausible", bool))
    return rule(read_slip(_needed(case, "slip", dict)), position, rules, answers)


def _joined(word: str) -> str:
    return word.upper().replace("[", "").replace("]", "")


def read_slip(data: Case) -> Slip:
    """A slip as the files write it: ``status``, ``entries``, ``score``, ``hard_to_read``; ``ValueError``."""
    return Slip(
        _choice(data, "status", SlipStatus) or SlipStatus.HANDED,
        tuple(map(_entry, _read(data, "entries", list) or ())),
        _read(data, "score", int),
        _read(data, "hard_to_read", bool) or False,
    )


def _entry(data: Case) -> Entry:
    if not isinstance(data, dict):
        raise ValueError(f"entries: {data!r} (an object is wanted)")
    raccord = _read(data, "raccord", dict)
    joining = None
    if raccord:
        places = None if raccord.get("places") is None else tuple(_texts(raccord, "places"))
        joining = Joining(_needed(raccord, "letters", int), places)
    return Entry(
        _read(data, "word", str) or "", _choice(data, "direction", Direction), _read(data, "reference", str), joining
    )


# Reading: a value of another type would be compared without a word, and grade a slip wrong.

_T = TypeVar("_T")
_E = TypeVar("_E", bound=StrEnum)
_WANTED = {
    str: "a text is wanted",
    int: "a whole number is wanted",
    bool: "true or false is wanted",
    list: "a list is wanted",
    dict: "an object is wanted",
}


def _read(data: Case, key: str, kind: type[_T]) -> _T | None:
    """The value of a key, ``None`` when it is absent or null."""
    value = data.get(key)
    if value is None:
        return None
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ValueError(f"{key}: {value!r} ({_WANTED[kind]})")
    return value


def _needed(data: Case, key: str, kind: type[_T]) -> _T:
    value = _read(data, key, kind)
    if value is None:
        raise KeyError(key)
    return value


def _texts(data: Case, key: str) -> list[str]:
    found = _needed(data, key, list)
    if not all(isinstance(text, str) for text in found):
        raise ValueError(f"{key}: {found!r} (a list of texts is wanted)")
    return found


def _choice(data: Case, key: str, kind: type[_E]) -> _E | None:
    text = _read(data, key, str)
    if text is None:
        return None
    if text not in set(kind):
        raise ValueError(f"{key}: {text!r} ({', '.join(kind)})")
    return kind(text)


def _sentence(ruling: Ruling) -> str:
    """What the ruling says, or what it asks."""
    if ruling.question is not None:
        return QUESTIONS[Question.parse(ruling.question).kind]
    return REASONS[ruling.reason].sentence


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
    players = _needed(given, "players", list)
    bases = {one["table"]: _needed(one, "base", int) for one in players if one.get("sanction") != Sanction.AVERAGE}
    earned = given.get("earned", {})
    bonuses = solo_bonuses(bases, _needed(given, "top", int), len(players), rules.solo)
    return {
        "solo": sorted(bonuses),
        "bonus": {
            str(table): capped_bonus(bonus, earned.get(str(table), 0), rules.solo) for table, bonus in bonuses.items()
        },
    }


def _average(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    player = _needed(given, "player", dict)
    granted = average_granted(
        _needed(player, "zero_cause", str),
        rules,
        same_word=_needed(player, "same_word_as_earlier_zero", bool),
        notified=_needed(player, "notified_before", bool),
        other_fault=_needed(player, "other_zero_fault", bool),
    )
    others = [
        _needed(one, "points", int)
        for one in _needed(given, "players", list)
        if one["arbiter"] == player["arbiter"] and one["table"] != player["table"] and not _read(one, "average", bool)
    ]
    return {"granted": granted, "points": average_points(others, _needed(player, "proposed", int)) if granted else 0}


def _warnings(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    count = counted_warnings(_texts(turn, "faults") for turn in _needed(given, "turns", list))
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
        tile_set.parse_rack(_needed(given, "stock", str)),
        rules,
        tile_set,
        playable=_read(given, "playable", bool),
        cancelled_turn=_read(given, "cancelled_turn", bool) or False,
        cancelled=None if cancelled is None else tile_set.parse_rack(cancelled),
        interruption_minutes=given.get("interruption_minutes", 0),
        turns_played=given.get("turns_played", 0),
    )
    return {"ended": reason is not None, "reason": None if reason is None else str(reason)}


def _tie(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    written = {}
    candidates = []
    for one in _needed(given, "moves", list):
        text = _needed(one, "move", str)
        place, _, word = text.strip().rpartition(" ")
        if not place:
            raise ValueError(f"move: {text!r} (a place and a word are wanted)")
        reference = Reference.parse(place, rules.row_label or tile_set.row_label)
        move = Move(tile_set.parse_word(word), reference, given.get("points", 0))
        written[move] = text
        candidates.append(
            Candidate(
                move,
                _needed(one, "jokers_used", int),
                tile_set.parse_rack(_needed(one, "stock_after", str)),
                tile_set.parse_rack(one.get("leftover", "")),
                one.get("tiles_used", 0),
            )
        )
    choice = choose(candidates, rules, tile_set, turn=given.get("turn", 1))
    return {"allowed": [written[move] for move in choice.allowed], "free_choice": choice.free_choice}


def _draw(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    check = check_rack(
        tile_set.parse_rack(_needed(given, "rack", str)),
        _needed(given, "turn", int),
        tile_set.parse_rack(_needed(given, "stock", str)),
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

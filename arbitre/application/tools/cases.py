"""Runs the graded cases of the files ``arbitre rule`` and ``arbitre turn`` read, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from arbitre.application.presets.rulesets import DEFAULT, RuleSets
from arbitre.application.tools.case_values import Case, choice, needed, optional, texts
from arbitre.application.tools.turn_cases import KINDS
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move
from arbitre.domain.board.position import Position
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.draw.balance import always_a_blank, check_rack
from arbitre.domain.draw.ending import end_reason
from arbitre.domain.play.top import Candidate, choose
from arbitre.domain.rules.questions import Answers, Question
from arbitre.domain.rules.reasons import QUESTIONS, REASONS
from arbitre.domain.rules.rule_set import TIMES, VARIANTS, RuleSet, with_time, with_turns, with_variant
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Entry, Joining, Ruling, Sanction, Slip, SlipStatus
from arbitre.domain.rules.turn_rules import (
    average_granted,
    average_points,
    capped_bonus,
    counted_warnings,
    solo_bonuses,
    warning_cost,
)

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
        expect = optional(case, "expect", dict)
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
    """Run cases about whole turns, by their ``kind``; the last object counts them. Raises ``CaseError``."""

    world_of = _worlds(rule_sets, tile_set)

    def run(case: Case) -> dict[str, Any]:
        kind = case["kind"]
        if kind not in _KINDS:
            raise ValueError(f"kind: {kind!r} ({', '.join(_KINDS)})")
        outcome = _KINDS[kind](needed(case, "given", dict), *world_of(case))
        result: dict[str, Any] = {"result": outcome}
        expect = optional(case, "expect", dict)
        if expect is not None:
            result["agrees"] = _agrees(outcome, expect)
        return result

    return _run(lines, run)


def _worlds(rule_sets: RuleSets, tile_set: TileSetOf) -> Callable[[Case], tuple[RuleSet, TileSet]]:
    """What tells a case's rules, of its variant, and tiles; French and FISF's where it is silent."""
    rules_of = cache(rule_sets.load)

    def world(case: Case) -> tuple[RuleSet, TileSet]:
        name, language = optional(case, "rules", str), optional(case, "language", str)
        rules, variant = rules_of(name or DEFAULT), optional(case, "variant", str)
        return with_variant(rules, variant) if variant else rules, tile_set(language or "fr")

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
        except (ArbitreError, AttributeError, IndexError, RecursionError, TypeError, ValueError) as error:
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
    lexicon = optional(case, "lexicon", dict)
    test = admits(tiles.language) if lexicon is None else frozenset(map(_joined, texts(lexicon, "words"))).__contains__
    position = Position(
        Board.parse(texts(case, "board"), tiles),
        tiles.parse_rack(needed(case, "rack", str)),
        needed(case, "turn", int),
        tiles,
        test,
        rules.rack.bonus,
        rules.rack.max_played,
    )
    answers = Answers(optional(case, "answers", dict), optional(case, "plausible", bool))
    return rule(read_slip(needed(case, "slip", dict)), position, rules, answers)


def _joined(word: str) -> str:
    return word.upper().replace("[", "").replace("]", "")


def read_slip(data: Case) -> Slip:
    """A slip as the files write it: ``status``, ``entries``, ``score``, ``hard_to_read``; ``ValueError``."""
    return Slip(
        choice(data, "status", SlipStatus) or SlipStatus.HANDED,
        tuple(map(_entry, optional(data, "entries", list) or ())),
        optional(data, "score", int),
        optional(data, "hard_to_read", bool) or False,
    )


def _entry(data: Case) -> Entry:
    if not isinstance(data, dict):
        raise ValueError(f"entries: {data!r} (an object is wanted)")
    raccord = optional(data, "raccord", dict)
    joining = None
    if raccord:
        places = None if raccord.get("places") is None else tuple(texts(raccord, "places"))
        joining = Joining(needed(raccord, "letters", int), places)
    word, reference = optional(data, "word", str) or "", optional(data, "reference", str)
    return Entry(word, choice(data, "direction", Direction), reference, joining)


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
    players = needed(given, "players", list)
    bases = {one["table"]: needed(one, "base", int) for one in players if one.get("sanction") != Sanction.AVERAGE}
    earned = given.get("earned", {})
    bonuses = solo_bonuses(bases, needed(given, "top", int), len(players), rules.solo)
    return {
        "solo": sorted(bonuses),
        "bonus": {
            str(table): capped_bonus(bonus, earned.get(str(table), 0), rules.solo) for table, bonus in bonuses.items()
        },
    }


def _average(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    player = needed(given, "player", dict)
    granted = average_granted(
        needed(player, "zero_cause", str),
        rules,
        same_word=needed(player, "same_word_as_earlier_zero", bool),
        notified=needed(player, "notified_before", bool),
        other_fault=needed(player, "other_zero_fault", bool),
    )
    others = [
        needed(one, "points", int)
        for one in needed(given, "players", list)
        if one["arbiter"] == player["arbiter"]
        and one["table"] != player["table"]
        and not optional(one, "average", bool)
    ]
    return {"granted": granted, "points": average_points(others, needed(player, "proposed", int)) if granted else 0}


def _warnings(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    count = counted_warnings(texts(turn, "faults") for turn in needed(given, "turns", list))
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
        tile_set.parse_rack(needed(given, "stock", str)),
        rules,
        tile_set,
        playable=optional(given, "playable", bool),
        cancelled_turn=optional(given, "cancelled_turn", bool) or False,
        cancelled=None if cancelled is None else tile_set.parse_rack(cancelled),
        interruption_minutes=given.get("interruption_minutes", 0),
        turns_played=given.get("turns_played", 0),
    )
    return {"ended": reason is not None, "reason": None if reason is None else str(reason)}


def _tie(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    written = {}
    candidates = []
    for one in needed(given, "moves", list):
        text = needed(one, "move", str)
        place, _, word = text.strip().rpartition(" ")
        if not place:
            raise ValueError(f"move: {text!r} (a place and a word are wanted)")
        reference = Reference.parse(place, rules.row_label or tile_set.row_label)
        move = Move(tile_set.parse_word(word), reference, given.get("points", 0))
        written[move] = text
        candidates.append(
            Candidate(
                move,
                needed(one, "jokers_used", int),
                tile_set.parse_rack(needed(one, "stock_after", str)),
                tile_set.parse_rack(one.get("leftover", "")),
                one.get("tiles_used", 0),
            )
        )
    choice = choose(candidates, rules, tile_set, turn=given.get("turn", 1))
    return {"allowed": [written[move] for move in choice.allowed], "free_choice": choice.free_choice}


def _draw(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    check = check_rack(
        tile_set.parse_rack(needed(given, "rack", str)),
        needed(given, "turn", int),
        tile_set.parse_rack(needed(given, "stock", str)),
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
    **KINDS,
}

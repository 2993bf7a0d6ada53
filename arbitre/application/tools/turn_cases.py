"""Cases about turns and games: sudden death, topping, arrivals, cancelled turns, second marking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from arbitre.application.tools.case_values import Case, choice, needed, optional
from arbitre.domain.base.randomness import Stream
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.draw.cup import Cup
from arbitre.domain.draw.ending import end_reason
from arbitre.domain.event.state import Game, Marked, Seat, Step, Turn
from arbitre.domain.facts import LexiconId
from arbitre.domain.results.games import game_result
from arbitre.domain.rules.rule_set import RuleSet, with_time
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip
from arbitre.domain.rules.turn_rules import eliminated, sudden_death_points, time_of_turn, topping_seconds


def _sudden_death(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    rules = with_time(rules, "mort-subite")
    points = {}
    for one in needed(given, "players", list):
        before = optional(one, "warnings_before", int) or 0
        now = before + (optional(one, "warnings", int) or 0)
        points[needed(one, "table", int)] = sudden_death_points(needed(one, "points", int), before, now, rules)
    out = eliminated(points)
    return {
        "points": {str(table): own for table, own in points.items()},
        "out": sorted(out),
        "left": sorted(set(points) - out),
        "seconds": time_of_turn(rules.time, optional(given, "turn", int) or 1).seconds,
    }


def _topping(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    times = [one["found_after"] for one in needed(given, "turns", list)]
    if any(isinstance(time, bool) or not isinstance(time, int | float | None) for time in times):
        raise ValueError(f"found_after: {times!r} (seconds or null are wanted)")
    seconds = [topping_seconds(time, rules.time) for time in times]
    found = sum(time is not None and time <= rules.time.topping_limit for time in times)
    return {"seconds": seconds, "total": round(sum(seconds), 3), "found": found, "missed": len(times) - found}


def _arrival(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    arrivals = {}
    for one in needed(given, "arrivals", list):
        # A pair plays as soon as one of the two is there (rule 6.2).
        alone = optional(one, "pair", bool) and not optional(one, "both_late", bool)
        arrivals[needed(one, "table", int)] = 1 if alone else needed(one, "turn", int)
    game = _game(given, rules, tile_set, arrivals)
    missed = {
        str(table): [turn.number for turn in game.turns if turn.counts and turn.serial < first]
        for table, first in arrivals.items()
    }
    return {"missed": missed, **_totals(game)}


def _cancelled(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    game = _game(given, rules, tile_set, {})
    result: dict[str, Any] = {"counted": [turn.serial for turn in game.turns if turn.counts], **_totals(game)}
    stock, rack = optional(given, "stock", str), optional(given, "rack", str)
    if stock is None or rack is None:
        return result
    # All its letters went back, the leftover too, and the same rack may not come again (rule 3.6).
    letters, void = tile_set.parse_rack(stock), tile_set.parse_rack(rack)
    played = len(result["counted"])
    reason = end_reason(letters, rules, tile_set, cancelled=void, turns_played=played)
    result |= {"ended": reason is not None, "reason": None if reason is None else str(reason)}
    following = optional(given, "next", str)
    if following is not None:
        cup = Cup(Counter(letters), played + 1, rules, tile_set, Stream("", 0, 0), void)
        result["accepted"] = cup.accepts(tile_set.parse_rack(following))
    return result


def _second_marking(given: Case, rules: RuleSet, tile_set: TileSet) -> dict[str, Any]:
    first, second = _ruling(needed(given, "first", dict)), _ruling(needed(given, "second", dict))
    fields = [name for name in ("points", "base", "sanction") if getattr(first, name) != getattr(second, name)]
    decided = optional(given, "decided", str)
    if decided not in (None, "first", "second"):
        raise ValueError(f"decided: {decided!r} (first, second)")
    holds = second if decided == "second" else first
    return {
        "differs": not first.pays_like(second),
        "fields": fields,
        "open": bool(fields) and decided is None,
        "points": holds.points,
        "base": holds.base,
        "sanction": str(holds.sanction),
    }


KINDS: Mapping[str, Callable[[Case, RuleSet, TileSet], dict[str, Any]]] = {
    "sudden_death": _sudden_death,
    "topping": _topping,
    "arrival": _arrival,
    "cancelled": _cancelled,
    "second_marking": _second_marking,
}
"""What runs each kind, from its ``given`` to the fields of its result."""


def _ruling(data: Case) -> Ruling:
    points = needed(data, "points", int)
    base = optional(data, "base", int)
    sanction = choice(data, "sanction", Sanction) or Sanction.NONE
    return Ruling(points, points if base is None else base, sanction, "", Reason.EXACT)


def _game(given: Case, rules: RuleSet, tile_set: TileSet, arrivals: Mapping[int, int]) -> Game:
    """A game of complete turns; a table without a slip has a zero, one that arrives is seated from its turn on."""
    turns: list[Turn] = []
    tables = set(arrivals)
    number = 0
    for serial, one in enumerate(needed(given, "turns", list), start=1):
        cancelled = optional(one, "cancelled", bool) or False
        number += not cancelled
        slips: dict[int, Marked] = {}
        for written in needed(one, "slips", list):
            ruling = _ruling(written)
            slips[needed(written, "table", int)] = Marked(Slip(score=ruling.base), ruling, len(slips))
        tables |= set(slips)
        move = Move((), Reference(0, 0, Direction.ACROSS), needed(one, "top", int))
        void = "cancelled" if cancelled else None
        turn = Turn(serial, number, Step.REVEALED, Board(), {}, retained=move, cancelled=void, slips=slips, closed=True)
        turns.append(turn)
    seats = {table: (Seat(str(table), arrivals.get(table, 1)),) for table in sorted(tables)}
    return Game(1, "", rules, tile_set, LexiconId("", 0, ""), "", tuple(turns), seats)


def _totals(game: Game) -> dict[str, Any]:
    result = game_result(game, {})
    return {
        "top": result.top,
        "totals": {player: one.total for player, one in result.players.items()},
        "solos": [[serial, int(player), bonus] for serial, player, bonus in result.solos],
    }

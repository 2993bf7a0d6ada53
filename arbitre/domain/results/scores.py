"""What each slip of a game counts for: its ruling, a zero where it is missing, and the averages of rule 5.9."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from arbitre.domain.event.kept import Kept
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, SlipStatus
from arbitre.domain.rules.turn_rules import average_points, may_be_averaged


@dataclass(frozen=True, slots=True)
class TurnScore:
    """What a table's slip counts for in a turn: the ruling, or what replaces it.

    ``average``: the points come from rule 5.9 instead of a zero; ``delivery_unknown``: they would, were it known that
    the earlier note had not reached the player; ``warning``: this turn's ruling counts as a warning.
    """

    table: int
    points: int
    base: int
    sanction: Sanction
    reason: Reason
    warning: bool = False
    average: bool = False
    delivery_unknown: int = 0  # serial of the turn whose note may or may not have arrived
    top: bool = False
    missing: bool = False


@dataclass(frozen=True, slots=True)
class TurnPart:
    """What a turn gives by itself: scores by table before averages, tables that handed in, zeros that 5.9 concerns."""

    scores: Mapping[int, TurnScore]
    handed: Sequence[int]
    refused: Sequence[tuple[int, Ruling]]


# The turns of more games than an event has: only the turn that changed is worked out again.
_PARTS: Kept[TurnPart] = Kept(400)


def turn_part(game: Game, turn: Turn) -> TurnPart:
    """The part of a turn, kept while the turn and who is expected in it stay the same objects."""
    expected = game.expected(turn.serial) if turn.closed else ()
    return _PARTS.get((turn, expected), lambda: _turn_part(turn, expected))


def _turn_part(turn: Turn, expected: Sequence[int]) -> TurnPart:
    best = turn.retained.score if turn.retained is not None else -1
    zeroed = {one.table for one in turn.conduct if one.zero}
    scores: dict[int, TurnScore] = {}
    refused: list[tuple[int, Ruling]] = []
    shared: dict[int, tuple[int, int, Sanction, Reason, bool, bool]] = {}  # most slips of a room share a ruling
    for table, marked in turn.slips.items():
        ruling = marked.ruling
        if table in zeroed:
            scores[table] = TurnScore(table, 0, 0, Sanction.ZERO, ruling.reason)
            continue
        made = shared.get(id(ruling))
        if made is None:
            sanction = ruling.sanction
            warning, top = sanction is Sanction.WARNING, ruling.base >= best > 0
            made = shared[id(ruling)] = (ruling.points, ruling.base, sanction, ruling.reason, warning, top)
        points, base, sanction, reason, warning, top = made
        scores[table] = TurnScore(table, points, base, sanction, reason, warning, False, 0, top)
        if sanction is Sanction.ZERO and may_be_averaged(ruling):
            refused.append((table, ruling))
    for table in expected:
        if table not in scores:
            scores[table] = TurnScore(table, 0, 0, Sanction.ZERO, Reason.NO_SLIP, missing=True)
    handed = tuple(table for table, marked in turn.slips.items() if marked.slip.status is not SlipStatus.NONE)
    return TurnPart(scores, handed, refused)


def turn_scores(game: Game) -> dict[int, Mapping[int, TurnScore]]:
    """Scores by turn serial and table of every turn that counts, averages in place of the zeros they replace."""
    turns = [turn for turn in game.turns if turn.counts]
    parts = {turn.serial: turn_part(game, turn) for turn in turns}
    scores: dict[int, Mapping[int, TurnScore]] = {serial: part.scores for serial, part in parts.items()}
    if game.rules.slip.average:
        _give_averages(game, turns, parts, scores)
    return scores


def _give_averages(
    game: Game, turns: Sequence[Turn], parts: Mapping[int, TurnPart], scores: dict[int, Mapping[int, TurnScore]]
) -> None:
    """Replace zeros for a word refused before, while the player had not been told, by the average of the turn."""
    earlier_refusals: dict[tuple[str, str], list[tuple[int, int]]] = {}  # (player, word) -> (serial, table)
    for turn in turns:
        owed: list[tuple[int, Ruling, int]] = []
        for table, ruling in parts[turn.serial].refused:
            player = game.player_at(table, turn.serial)
            if player is None:
                continue
            earlier = {one for word in ruling.words for one in earlier_refusals.get((player, word), ())}
            unknown = _not_informed(game, earlier, turn.serial)
            if earlier and unknown is not None:
                owed.append((table, ruling, unknown))
            for word in ruling.words:
                earlier_refusals.setdefault((player, word), []).append((turn.serial, table))
        if owed:
            scores[turn.serial] = _averaged(game, scores[turn.serial], owed)


def _not_informed(game: Game, earlier: Iterable[tuple[int, int]], serial: int) -> int | None:
    """0: the player is known not to have been told; a serial: unknown of that turn's note; ``None``: he was told."""
    unknown = 0
    for one, table in sorted(earlier):
        marked = game.turn(one).slips.get(table)
        if marked is None:
            continue
        if marked.informed_from is None:
            unknown = one
        elif 0 < marked.informed_from <= serial:
            return None
    return unknown


def _averaged(
    game: Game, before: Mapping[int, TurnScore], owed: Sequence[tuple[int, Ruling, int]]
) -> dict[int, TurnScore]:
    scores = dict(before)
    averaged = {table for table, _, unknown in owed if not unknown}
    for table, ruling, unknown in owed:
        one = before[table]
        if unknown:
            scores[table] = TurnScore(table, 0, 0, one.sanction, one.reason, delivery_unknown=unknown)
            continue
        arbiter = game.arbiters.get(table, "")
        others = [
            score.points
            for other, score in before.items()
            if other != table and other not in averaged and game.arbiters.get(other, "") == arbiter
        ]
        points = average_points(others, ruling.proposed)
        scores[table] = TurnScore(table, points, points, Sanction.AVERAGE, ruling.reason, average=True)
    return scores

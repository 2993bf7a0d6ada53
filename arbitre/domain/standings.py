"""Scores of a game and standings: averages, solos, warning costs and ranks, all derived from the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from arbitre.domain.kept import Kept
from arbitre.domain.players import Player
from arbitre.domain.rules import RankBy, RankTie
from arbitre.domain.slip import Reason, Ruling, Sanction, SlipStatus
from arbitre.domain.state import Game, Tournament, Turn
from arbitre.domain.turn_rules import average_points, capped_bonus, may_be_averaged, solo_bonuses, warning_cost

# More games than an event has: everything about games that did not change is kept.
_KEPT_RESULTS = 12


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
class PlayerResult:
    """A player's game: scores by turn serial, and how the total is made.

    ``total`` = ``base`` - ``penalties`` - ``deduction`` + ``bonus`` + ``adjusted``; an average stands in ``base``.
    """

    player: str
    name: str
    published: str
    table: int
    scores: Mapping[int, TurnScore]
    base: int
    penalties: int
    warnings: int
    deduction: int
    solos: int
    bonus: int
    adjusted: int
    tops: int
    handed: int
    resumed: int = 0

    @property
    def total(self) -> int:
        """Points of the game (rules 3.5, 5.6, 5.9)."""
        return self.resumed + self.base - self.penalties - self.deduction + self.bonus + self.adjusted


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game so far; ``solos``: ``(turn serial, player, bonus)``; ``active``: players who handed in."""

    game: int
    top: int
    players: Mapping[str, PlayerResult]
    solos: tuple[tuple[int, str, int], ...]
    complete: tuple[int, ...]
    active: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a standing. ``top`` is what the best could have; ``games``: totals game by game, ``None`` if absent."""

    rank: int
    player: str
    name: str
    published: str
    table: int
    total: int
    top: int
    games: tuple[int | None, ...] = ()
    solos: int = 0
    tops: int = 0
    warnings: int = 0
    mean_percent: float = 0.0
    place_points: float = 0.0

    @property
    def negative(self) -> int:
        """Total minus top."""
        return self.total - self.top

    @property
    def percent(self) -> float:
        """100 times total over top, 0 without a top."""
        return 100 * self.total / self.top if self.top else 0.0


_RESULTS: Kept[GameResult] = Kept(_KEPT_RESULTS)
_PARTS: Kept[Game] = Kept(_KEPT_RESULTS)
_SCORES: Kept[dict[int, TurnScore]] = Kept(400)
_OWNERS: Kept[dict[int, str]] = Kept(400)


def game_result(game: Game, players: Mapping[str, Player]) -> GameResult:
    """Work out a game: every slip entered counts, solos and averages where turns are complete."""
    return _RESULTS.get((game, players), lambda: _game_result(game, players))


def _game_result(game: Game, players: Mapping[str, Player]) -> GameResult:
    counted = [turn for turn in game.turns if turn.counts]
    complete = tuple(turn.serial for turn in counted if game.complete(turn.serial))
    scores = {turn.serial: dict(_turn_scores(game, turn)) for turn in counted}
    _give_averages(game, counted, scores)
    by_player: dict[str, dict[int, TurnScore]] = {}
    for seats in game.seats.values():
        for seat in seats:
            if seat.player is not None:
                by_player.setdefault(seat.player, {})
    handed: dict[str, int] = {}
    for turn in counted:
        owners = _owners(game, turn)
        for table, one in scores[turn.serial].items():
            player = owners.get(table)
            if player is None:
                continue
            by_player.setdefault(player, {})[turn.serial] = one
            marked = turn.slips.get(table)
            if marked is not None and marked.slip.status is not SlipStatus.NONE:
                handed[player] = handed.get(player, 0) + 1
    active = len(handed)
    solos = tuple(_solos(game, counted, complete, scores, active))
    tables = _last_tables(game)
    conduct = Counter(
        game.player_at(one.table, turn.serial) for turn in counted for one in turn.conduct if not one.zero
    )
    own_solos: dict[str, list[int]] = {}
    for _, player, bonus in solos:
        own_solos.setdefault(player, []).append(bonus)
    results: dict[str, PlayerResult] = {}
    for player, own in by_player.items():
        known = players.get(player)
        table = tables.get(player, 0)
        warnings = sum(one.warning for one in own.values()) + conduct[player]
        bonuses = own_solos.get(player, [])
        results[player] = PlayerResult(
            player=player,
            name=known.name if known else player,
            published=known.published if known else player,
            table=table,
            scores=own,
            base=sum(one.base for one in own.values()),
            penalties=sum(one.base - one.points for one in own.values()),
            warnings=warnings,
            deduction=warning_cost(warnings, game.rules),
            solos=len(bonuses),
            bonus=sum(bonuses),
            adjusted=sum(one.points for one in game.adjustments if one.player == player),
            tops=sum(one.top for one in own.values()),
            handed=handed.get(player, 0),
            resumed=game.resumed.totals.get(table, 0) if game.resumed else 0,
        )
    return GameResult(game.number, game.top_total, results, solos, complete, active)


def _last_tables(game: Game) -> dict[str, int]:
    """The table where each player sits, or sat last."""
    tables: dict[str, tuple[int, int]] = {}
    for table, seats in game.seats.items():
        for seat in seats:
            if seat.player is not None and seat.from_turn >= tables.get(seat.player, (0, 0))[0]:
                tables[seat.player] = (seat.from_turn, table)
    return {player: table for player, (_, table) in tables.items()}


def _owners(game: Game, turn: Turn) -> dict[int, str]:
    """Who each table's slip of a turn belongs to."""
    serial = turn.serial

    def find() -> dict[int, str]:
        found = ((table, game.player_at(table, serial)) for table in game.seats)
        return {table: player for table, player in found if player is not None}

    return _OWNERS.get((game.seats,), find, serial)


def _turn_scores(game: Game, turn: Turn) -> dict[int, TurnScore]:
    """What each slip counts for, before averages; missing slips of a closed turn are zeros."""
    expected = game.expected(turn.serial) if turn.closed else ()
    return _SCORES.get((turn, expected), lambda: _made_scores(turn, expected))


def _made_scores(turn: Turn, expected: Sequence[int]) -> dict[int, TurnScore]:
    best = turn.retained.score if turn.retained is not None else -1
    zeroed = {one.table for one in turn.conduct if one.zero}
    scores: dict[int, TurnScore] = {}
    for table, marked in turn.slips.items():
        ruling = marked.ruling
        if table in zeroed:
            scores[table] = TurnScore(table, 0, 0, Sanction.ZERO, ruling.reason)
            continue
        scores[table] = TurnScore(
            table,
            ruling.points,
            ruling.base,
            ruling.sanction,
            ruling.reason,
            warning=ruling.sanction is Sanction.WARNING,
            top=ruling.base >= best > 0,
        )
    for table in expected:
        if table not in scores:
            scores[table] = TurnScore(table, 0, 0, Sanction.ZERO, Reason.NO_SLIP, missing=True)
    return scores


# -- averages (rule 5.9) ---------------------------------------------------------------------------------------------


def _give_averages(game: Game, turns: Sequence[Turn], scores: dict[int, dict[int, TurnScore]]) -> None:
    """Replace zeros for a word refused before, while the player had not been told, by the average of the turn."""
    if not game.rules.slip.average:
        return
    refused: dict[tuple[str, str], list[int]] = {}  # (player, word) -> serials where it was refused
    for turn in turns:
        owed: list[tuple[int, Ruling, int]] = []
        for table, marked in turn.slips.items():
            if not may_be_averaged(marked.ruling):
                continue
            player = game.player_at(table, turn.serial)
            if player is None:
                continue
            earlier = {serial for word in marked.ruling.words for serial in refused.get((player, word), ())}
            unknown = _informed(game, table, earlier, turn.serial)
            if earlier and unknown is not None:
                owed.append((table, marked.ruling, unknown))
            for word in marked.ruling.words:
                refused.setdefault((player, word), []).append(turn.serial)
        if owed:
            _average(game, turn, scores[turn.serial], owed)


def _informed(game: Game, table: int, earlier: Iterable[int], serial: int) -> int | None:
    """0: the player is known not to have been told; a serial: unknown of that turn's note; ``None``: he was told."""
    unknown = 0
    for one in earlier:
        marked = game.turn(one).slips.get(table)
        if marked is None:
            continue
        if marked.informed_from is None:
            unknown = one
        elif 0 < marked.informed_from <= serial:
            return None
    return unknown


def _average(game: Game, turn: Turn, scores: dict[int, TurnScore], owed: Sequence[tuple[int, Ruling, int]]) -> None:
    averaged = {table for table, _, unknown in owed if not unknown}
    for table, ruling, unknown in owed:
        if unknown:
            one = scores[table]
            scores[table] = TurnScore(table, 0, 0, one.sanction, one.reason, delivery_unknown=unknown)
            continue
        arbiter = game.arbiters.get(table, "")
        others = [
            one.points
            for other, one in scores.items()
            if other != table and other not in averaged and game.arbiters.get(other, "") == arbiter
        ]
        points = average_points(others, ruling.proposed)
        scores[table] = TurnScore(table, points, points, Sanction.AVERAGE, ruling.reason, average=True)


# -- solos, totals ---------------------------------------------------------------------------------------------------


def _solos(
    game: Game,
    turns: Sequence[Turn],
    complete: Sequence[int],
    scores: Mapping[int, Mapping[int, TurnScore]],
    active: int,
) -> Iterator[tuple[int, str, int]]:
    earned: dict[str, int] = {}
    for turn in turns:
        if turn.serial not in complete or turn.retained is None:
            continue
        bases = {table: one.base for table, one in scores[turn.serial].items() if not one.average}
        for table, bonus in solo_bonuses(bases, turn.retained.score, active, game.rules.solo).items():
            player = game.player_at(table, turn.serial)
            if player is None:
                continue
            bonus = capped_bonus(bonus, earned.get(player, 0), game.rules.solo)
            earned[player] = earned.get(player, 0) + bonus
            yield turn.serial, player, bonus


# -- standings -------------------------------------------------------------------------------------------------------


def standing(state: Tournament, number: int | None = None, *, complete_only: bool = False) -> list[Line]:
    """The standing of a game, or of the whole event without ``number``; best first, equals share a rank.

    ``complete_only``: only turns with every slip count (what the room may be shown). Players absent from a game have
    0 there, and its top still counts for them.
    """
    games = [state.game(number)] if number is not None else list(state.games)
    if complete_only:
        games = [_complete_part(game) for game in games]
    results = [game_result(game, state.players) for game in games]
    rules = games[-1].rules.rank if games else None
    keys = list(dict.fromkeys(player for result in results for player in result.players))
    rows = [_row(key, results, games) for key in keys]
    if rules is None:
        return []
    rows.sort(key=lambda one: one.name)
    ranked = sorted(((_rank_key(row, rules.by, rules.ties, results), row) for row in rows), key=lambda pair: pair[0])
    lines: list[Line] = []
    for place, (key, row) in enumerate(ranked, start=1):
        shared = lines[-1].rank if lines and ranked[place - 2][0] == key else place
        lines.append(replace(row, rank=shared))
    return lines


def _complete_part(game: Game) -> Game:
    """The game as if only its complete turns had been played."""
    if all(game.complete(turn.serial) for turn in game.turns if turn.counts):
        return game
    return _PARTS.get(
        (game,),
        lambda: replace(
            game,
            turns=tuple(
                turn if game.complete(turn.serial) or not turn.counts else replace(turn, cancelled="incomplete")
                for turn in game.turns
            ),
        ),
    )


def _row(key: str, results: Sequence[GameResult], games: Sequence[Game]) -> Line:
    own = [result.players.get(key) for result in results]
    there = [one for one in own if one is not None]
    last = there[-1]
    percents = [
        100 * one.total / result.top if one is not None and result.top else 0.0
        for one, result in zip(own, results, strict=True)
    ]
    return Line(
        rank=0,
        player=key,
        name=last.name,
        published=last.published,
        table=last.table,
        total=sum(one.total for one in there),
        top=sum(result.top for result in results),
        games=tuple(one.total if one is not None else None for one in own),
        solos=sum(one.solos for one in there),
        tops=sum(one.tops for one in there),
        warnings=sum(one.warnings for one in there),
        mean_percent=sum(percents) / len(percents) if percents else 0.0,
    )


def _rank_key(row: Line, by: RankBy, ties: Sequence[RankTie], results: Sequence[GameResult]) -> tuple[Any, ...]:
    """What a standing is sorted by, smaller is better; equal keys share a rank (section 9 of the specification)."""
    first: float
    match by:
        case RankBy.TOTAL:
            first = -row.total
        case RankBy.PERCENT:
            first = -row.percent
        case RankBy.MEAN_PERCENT:
            first = -round(row.mean_percent, 6)
        case RankBy.PLACE_POINTS:
            first = -row.place_points
    return (first, *(_tie_key(row, tie, results) for tie in ties))


def _tie_key(row: Line, tie: RankTie, results: Sequence[GameResult]) -> Any:
    own = [result.players.get(row.player) for result in results]
    match tie:
        case RankTie.TOPS:
            return -row.tops
        case RankTie.BEST_MOVE:
            return -max((one.points for player in own if player for one in player.scores.values()), default=0)
        case RankTie.SOLOS:
            return -row.solos
        case RankTie.LAST_GAME:
            return -(row.games[-1] or 0) if row.games else 0
        case RankTie.LAST_TURNS:
            last = own[-1] if own else None
            scores = last.scores if last else {}
            return tuple(-scores[serial].points for serial in sorted(scores, reverse=True))
        case RankTie.SUDDEN_DEATH:
            return 0  # played on the board: the arbiter's adjustment decides

"""Standings of a game and of an event: totals, percentages, and ranks by the rule set's chain of tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from arbitre.domain.base.names import folded
from arbitre.domain.base.players import Player
from arbitre.domain.event.kept import Kept
from arbitre.domain.event.state import DecidedTie, Game, Tournament
from arbitre.domain.event.topping import topping_standing
from arbitre.domain.results.games import GameResult, PlayerResult, game_result
from arbitre.domain.results.place_points import place_points
from arbitre.domain.results.scores import TurnScore
from arbitre.domain.rules.rule_set import RankBy, RankRules, RankTie

__all__ = ["GameResult", "Line", "PlayerResult", "TurnScore", "game_result", "ranked", "standing"]

_KEPT = 24  # more than an event has standings


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a standing. ``top`` is what the best could have in the turns that count for him (``PlayerResult``).

    ``games``: totals game by game, ``None`` if absent.
    """

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
    seconds: float | None = None  # of topping, which has times and no points; ``games`` and ``total`` are empty
    missed: int = 0  # tops of topping not found

    @property
    def negative(self) -> int:
        """Total minus top."""
        return self.total - self.top

    @property
    def percent(self) -> float:
        """100 times total over top, 0 without a top."""
        return 100 * self.total / self.top if self.top else 0.0


_COMPLETE: Kept[Game] = Kept(_KEPT)
_LINES: Kept[tuple[Line, ...]] = Kept(_KEPT)


def standing(
    state: Tournament, number: int | None = None, *, complete_only: bool = False, announced: bool = False
) -> list[Line]:
    """The standing of a game, or of the whole event without ``number``; best first, equals share a rank.

    ``complete_only``: only turns with every slip count; ``announced``: no solo of a game that is not over. Players
    absent from a game have 0 there, and its top still counts for them; who never handed in and is not present is in
    no standing.
    """
    games = [state.game(number)] if number is not None else list(state.counted_games)
    if not games:
        return []
    if games[-1].rules.time.topping:
        return _by_time(games, state)
    if complete_only:
        games = [_complete_part(game) for game in games]
    results = [game_result(game, state.players, announced=announced) for game in games]
    rules = games[-1].rules.rank
    ties = [one for one in state.ties if one.game == (number or 0)]
    # The chain of tests needs the games' turns only when there are some.
    return list(
        _LINES.get((*results, state.players, state.ties, rules), lambda: _lines(results, rules, ties, state), number)
    )


def _by_time(games: Sequence[Game], state: Tournament) -> list[Line]:
    """The standing of topping; a turn has no slips that could lack once it is revealed."""
    return [
        Line(
            one.rank,
            one.player,
            one.name,
            one.published,
            one.table,
            0,
            0,
            tops=one.found,
            seconds=one.seconds,
            missed=one.missed,
        )
        for one in topping_standing(games, state.players)
    ]


def _lines(
    results: Sequence[GameResult], rules: RankRules, ties: Sequence[DecidedTie], state: Tournament
) -> tuple[Line, ...]:
    return tuple(ranked(results, rules, ties, _is_listed(results, state.players)))


def _is_listed(results: Sequence[GameResult], players: Mapping[str, Player]) -> Callable[[str], bool]:
    def listed(key: str) -> bool:
        player = players.get(key)
        if player is None or player.present:
            return True
        own = (result.players.get(key) for result in results)
        return any(one is not None and (one.handed or one.resumed) for one in own)

    return listed


def ranked(
    results: Sequence[GameResult],
    rules: RankRules,
    ties: Sequence[DecidedTie] = (),
    listed: Callable[[str], bool] = lambda player: True,
) -> list[Line]:
    """The standing over the results of one or several games; ``listed`` says who is in it."""
    keys = [key for key in dict.fromkeys(player for result in results for player in result.players) if listed(key)]
    rows = [_row(key, results) for key in keys]
    if rules.by is RankBy.PLACE_POINTS:
        points = _all_place_points(results, rules, listed)
        rows = [replace(row, place_points=points.get(row.player, 0.0)) for row in rows]
    keys_of = _Keys(rules, ties, results)
    keyed = sorted((keys_of(row), folded(row.name), row.player, row) for row in rows)
    lines: list[Line] = []
    before: tuple[Any, ...] = ()
    rank = 0
    for place, (key, _, _, row) in enumerate(keyed, start=1):
        if key != before:
            before, rank = key, place
        lines.append(_with_rank(row, rank))
    return lines


def _with_rank(row: Line, rank: int) -> Line:
    return Line(
        rank,
        row.player,
        row.name,
        row.published,
        row.table,
        row.total,
        row.top,
        row.games,
        row.solos,
        row.tops,
        row.warnings,
        row.mean_percent,
        row.place_points,
    )


def _complete_part(game: Game) -> Game:
    """The game as if only its complete turns had been played."""
    if all(game.complete(turn.serial) for turn in game.turns if turn.counts):
        return game
    return _COMPLETE.get(
        (game,),
        lambda: replace(
            game,
            turns=tuple(
                turn if game.complete(turn.serial) or not turn.counts else replace(turn, cancelled="incomplete")
                for turn in game.turns
            ),
        ),
    )


def _row(key: str, results: Sequence[GameResult]) -> Line:
    games: list[int | None] = []
    total = top = solos = tops = warnings = 0
    percents = 0.0
    last: PlayerResult | None = None
    for result in results:
        one = result.players.get(key)
        if one is None:
            top += result.top
            games.append(None)
            continue
        top += one.top
        last = one
        points = one.total
        games.append(points)
        total += points
        solos += one.solos
        tops += one.tops
        warnings += one.warnings
        if one.top:
            percents += 100 * points / one.top
    assert last is not None
    mean = percents / len(results)
    return Line(0, key, last.name, last.published, last.table, total, top, tuple(games), solos, tops, warnings, mean)


def _all_place_points(
    results: Sequence[GameResult], rules: RankRules, listed: Callable[[str], bool]
) -> dict[str, float]:
    """Place points of every player, summed over the games; each game is ranked by its totals."""
    plain = replace(rules, by=RankBy.TOTAL)
    sums: dict[str, float] = {}
    for result in results:
        played = ranked([result], plain, (), listed)
        for line, points in zip(played, place_points([one.rank for one in played]), strict=True):
            sums[line.player] = sums.get(line.player, 0.0) + points
    return sums


class _Keys:
    """What a standing is sorted by, smaller is better; equal keys share a rank (section 9 of the specification).

    A recorded sudden death parts the level where the chain names it, else last of all.
    """

    def __init__(self, rules: RankRules, ties: Sequence[DecidedTie], results: Sequence[GameResult]) -> None:
        self._by = rules.by
        self._ties = ties
        self._results = results
        self._chain: tuple[RankTie, ...] = rules.ties
        if ties and RankTie.SUDDEN_DEATH not in rules.ties:
            self._chain = (*rules.ties, RankTie.SUDDEN_DEATH)
        self._turns: list[int] = []  # of the last game, from the end
        if RankTie.LAST_TURNS in self._chain:
            players = results[-1].players.values()
            self._turns = sorted({serial for player in players for serial in player.scores}, reverse=True)

    def __call__(self, row: Line) -> tuple[Any, ...]:
        first: float
        match self._by:
            case RankBy.TOTAL:
                first = -row.total
            case RankBy.PERCENT:
                first = -row.percent
            case RankBy.MEAN_PERCENT:
                first = -round(row.mean_percent, 6)
            case RankBy.PLACE_POINTS:
                first = -row.place_points
        return (first, *(self._test(row, tie) for tie in self._chain)) if self._chain else (first,)

    def _test(self, row: Line, tie: RankTie) -> Any:
        match tie:
            case RankTie.TOPS:
                return -row.tops
            case RankTie.BEST_MOVE:
                own = (result.players.get(row.player) for result in self._results)
                return -max((one.points for player in own if player for one in player.scores.values()), default=0)
            case RankTie.SOLOS:
                return -row.solos
            case RankTie.LAST_GAME:
                return -(row.games[-1] or 0)
            case RankTie.LAST_TURNS:
                player = self._results[-1].players.get(row.player)
                scores = player.scores if player is not None else {}
                # A turn that he missed counts 0: the turns of the game are compared, not the slips of each player.
                return tuple(-(scores[one].points if one in scores else 0) for one in self._turns)
            case RankTie.SUDDEN_DEATH:
                return _decided_place(row.player, self._ties)


def _decided_place(player: str, ties: Sequence[DecidedTie]) -> int:
    """His place among those whose tie was decided; whoever took no part comes behind them."""
    for one in ties:
        for place, group in enumerate(one.places):
            if player in group:
                return place
    return max((len(one.places) for one in ties), default=0)

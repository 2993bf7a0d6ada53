"""The result of a game: every player's scores, his solos, what warnings cost him, derived from the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from arbitre.domain.base.players import Player
from arbitre.domain.event.kept import Kept
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.results.scores import TurnScore, turn_part, turn_scores
from arbitre.domain.rules.turn_rules import capped_bonus, solo_bonuses, warning_cost


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """A player's game: scores by turn serial, and how the total is made.

    ``total`` = ``base`` - ``penalties`` - ``deduction`` + ``bonus`` + ``adjusted``; an average stands in ``base``.
    ``top``: what the best could have in the turns that count for him: complete ones, and others where his slip is in.
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
    top: int = 0

    @property
    def total(self) -> int:
        """Points of the game (rules 3.5, 5.6, 5.9)."""
        return self.resumed + self.base - self.penalties - self.deduction + self.bonus + self.adjusted


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game so far: ``top`` of its complete turns, ``solos``: ``(turn serial, player, bonus)``.

    ``active``: how many players handed in.
    """

    game: int
    top: int
    players: Mapping[str, PlayerResult]
    solos: tuple[tuple[int, str, int], ...]
    complete: tuple[int, ...]
    active: int


# More than an event has games: everything about games that did not change is kept.
_RESULTS: Kept[GameResult] = Kept(24)
_OWNERS: Kept[dict[int, str]] = Kept(400)
_SOLOS: Kept[dict[int, int]] = Kept(400)


def game_result(game: Game, players: Mapping[str, Player], *, announced: bool = False) -> GameResult:
    """Work out a game: every slip entered counts, solos and averages where turns are complete.

    ``announced``: what the room may know, no solo and no bonus before the end of the game (rule 3.5).
    """
    silent = announced and game.ended is None
    return _RESULTS.get((game, players), lambda: _game_result(game, players, silent), silent)


@dataclass(slots=True)
class _Sum:
    """A player's scores as they are added up."""

    scores: dict[int, TurnScore]
    base: int = 0
    points: int = 0
    warnings: int = 0
    tops: int = 0
    handed: int = 0


def _game_result(game: Game, players: Mapping[str, Player], silent: bool) -> GameResult:
    counted = [turn for turn in game.turns if turn.counts]
    complete = tuple(turn.serial for turn in counted if game.complete(turn.serial))
    scores = turn_scores(game)
    sums = _sums(game, counted, scores)
    active = {player: game.centres.get(table, "") for player, table in _last_tables(game).items()}
    active = {player: centre for player, centre in active.items() if sums[player].handed}
    solos = () if silent else tuple(_solos(game, counted, complete, scores, active))
    conduct = Counter(
        game.player_at(one.table, turn.serial) for turn in counted for one in turn.conduct if not one.zero
    )
    bonuses: dict[str, list[int]] = {}
    for _, player, bonus in solos:
        bonuses.setdefault(player, []).append(bonus)
    adjusted: Counter[str] = Counter()
    for one in game.adjustments:
        adjusted[one.player] += one.points
    tops = {turn.serial: turn.retained.score for turn in counted if turn.retained is not None}
    whole = sum(tops.get(serial, 0) for serial in complete) + (game.resumed.top_total if game.resumed else 0)
    waiting = {serial: top for serial, top in tops.items() if serial not in complete}
    tables = _last_tables(game)
    results: dict[str, PlayerResult] = {}
    for player, own in sums.items():
        known = players.get(player)
        table = tables.get(player, 0)
        warnings = own.warnings + conduct[player]
        earned = bonuses.get(player, ())
        results[player] = PlayerResult(
            player=player,
            name=known.name if known else player,
            published=known.published if known else player,
            table=table,
            scores=own.scores,
            base=own.base,
            penalties=own.base - own.points,
            warnings=warnings,
            deduction=warning_cost(warnings, game.rules),
            solos=len(earned),
            bonus=sum(earned),
            adjusted=adjusted[player],
            tops=own.tops,
            handed=own.handed,
            resumed=game.resumed.totals.get(table, 0) if game.resumed else 0,
            top=whole + sum(top for serial, top in waiting.items() if serial in own.scores),
        )
    return GameResult(game.number, whole, results, solos, complete, len(active))


def _sums(game: Game, turns: Sequence[Turn], scores: Mapping[int, Mapping[int, TurnScore]]) -> dict[str, _Sum]:
    """Everybody who has, or had, a seat, with his scores added up."""
    sums = {seat.player: _Sum({}) for seats in game.seats.values() for seat in seats if seat.player is not None}
    for turn in turns:
        serial = turn.serial
        owners = _owners(game, turn)
        for table, one in scores[serial].items():
            player = owners.get(table)
            if player is None:
                continue
            own = sums[player]
            own.scores[serial] = one
            own.base += one.base
            own.points += one.points
            own.warnings += one.warning
            own.tops += one.top
        for table in turn_part(game, turn).handed:
            player = owners.get(table)
            if player is not None:
                sums[player].handed += 1
    return sums


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


def _solos(
    game: Game,
    turns: Sequence[Turn],
    complete: Sequence[int],
    scores: Mapping[int, Mapping[int, TurnScore]],
    active: Mapping[str, str],
) -> Iterator[tuple[int, str, int]]:
    """Solos of complete turns, over everybody or centre by centre; ``active``: who handed in, with his centre."""
    if game.rules.time.topping:
        return  # whoever is first has the shortest time
    room = tuple(sorted(Counter(active.values()).items())) if game.solos_apart else (("", len(active)),)
    earned: dict[str, int] = {}
    for turn in turns:
        serial, move = turn.serial, turn.retained
        if serial not in complete or move is None:
            continue
        own, score = scores[serial], move.score
        found = _SOLOS.get(
            (own, move, game.centres, game.rules),
            partial(_turn_solos, game, own, score, dict(room)),
            room,
        )
        for table, bonus in found.items():
            player = game.player_at(table, serial)
            if player is None:
                continue
            bonus = capped_bonus(bonus, earned.get(player, 0), game.rules.solo)
            earned[player] = earned.get(player, 0) + bonus
            yield serial, player, bonus


def _turn_solos(game: Game, scores: Mapping[int, TurnScore], top: int, room: Mapping[str, int]) -> dict[int, int]:
    """Tables with a solo in a turn and its bonus; ``room``: how many hand in, by centre where solos are apart."""
    bases: dict[str, dict[int, int]] = {}
    for table, one in scores.items():
        if not one.average:
            bases.setdefault(game.centres.get(table, "") if game.solos_apart else "", {})[table] = one.base
    found: dict[int, int] = {}
    for centre, own in bases.items():
        found |= solo_bonuses(own, top, room.get(centre, 0), game.rules.solo)
    return found

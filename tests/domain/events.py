"""Small tournaments made of facts alone: points by player and turn, for standings whose every figure is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from arbitre.domain import facts as f
from arbitre.domain.base.players import Player
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import Reference
from arbitre.domain.event.state import Tournament
from arbitre.domain.folding.tournament import fold
from arbitre.domain.rules.rule_set import RankRules, RuleSet, SoloRule, SoloRules
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip
from tests.reports.sample import tile_set

NO_SOLOS = SoloRules(rule=SoloRule.NONE)
Points = Mapping[str, int | Ruling]
"""What each player is paid in a turn; who is not named hands in nothing."""


def ruling(points: int, sanction: Sanction = Sanction.NONE, penalty: int = 0, **more: Any) -> Ruling:
    """A ruling of so many points, the penalty taken off."""
    return Ruling(points, points + penalty, sanction, "", more.pop("reason", Reason.EXACT), **more)


def turn_facts(game: int, serial: int, top: int, points: Points, tables: Mapping[str, int]) -> list[f.Fact]:
    """A turn whose top makes so many points; it is closed, so that those not named have a zero."""
    move = Move(("A", "A"), Reference.parse(f"{'ABCDEFGHIJKLMNO'[(serial - 1) % 15]}1", "letter"), top)
    facts: list[f.Fact] = [
        f.RackDrawn(game, serial, (), tuple("AAEEIST")),
        f.ClockStarted(game, serial, 180),
        f.MoveRetained(game, serial, move, top=top),
        f.TimeCalled(game, serial),
        f.TurnRevealed(game, serial),
    ]
    for player, given in points.items():
        paid = given if isinstance(given, Ruling) else ruling(given)
        facts.append(f.SlipRecorded(game, serial, tables[player], Slip(score=paid.base), paid))
    return [*facts, f.TurnClosed(game, serial, ())]


def event(
    games: Sequence[Sequence[tuple[int, Points]]],
    *,
    rules: RuleSet | None = None,
    rank: RankRules | None = None,
    players: Sequence[Player] = (),
    absent: Mapping[int, Sequence[str]] | None = None,
) -> list[f.Fact]:
    """The facts of an event: for each game its turns, as (points of the top, points by player).

    ``absent``: game -> players who have no table in it. Tables go by the order of the players.
    """
    base = rules or RuleSet(solo=NO_SOLOS)
    one = replace(base, rank=rank or base.rank)
    names = dict.fromkeys(player for game in games for _, points in game for player in points)
    known = list(players) or [Player(name, name) for name in names]
    facts: list[f.Fact] = [f.TournamentCreated("Essai", "u"), *map(f.PlayerRegistered, known)]
    for number, turns in enumerate(games, start=1):
        gone = (absent or {}).get(number, ())
        tables = {player.id: table for table, player in enumerate(known, start=1) if player.id not in gone}
        lexicon = f.LexiconId("liste", 1, "0" * 64)
        facts.append(f.GameOpened(number, one.to_mapping(), tile_set().to_mapping(), lexicon, "s"))
        facts.append(f.TablesAssigned(number, tuple((table, player) for player, table in tables.items())))
        for serial, (top, points) in enumerate(turns, start=1):
            facts += turn_facts(number, serial, top, points, tables)
    return facts


def state(*arguments: Any, **options: Any) -> Tournament:
    """The state of ``event``."""
    return fold(event(*arguments, **options))

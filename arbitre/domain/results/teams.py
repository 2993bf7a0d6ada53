"""Teams, clubs, committees and countries as the sum of their players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from arbitre.domain.base.names import natural_key
from arbitre.domain.base.players import Player
from arbitre.domain.results.interclub import division, index_of_value, players_needed
from arbitre.domain.results.rankings import By, grouped
from arbitre.domain.results.standings import Line


@dataclass(frozen=True, slots=True)
class Team:
    """A team or club as a sum of its players; ``members`` are those who count, best first, ``games`` sums by game."""

    rank: int
    name: str
    members: tuple[Line, ...]
    games: tuple[int, ...]
    total: int
    value: int
    size: int = 0

    @property
    def division(self) -> str:
        """Interclubs division of its players' indices of value."""
        return division(self.value)

    @property
    def needed(self) -> int:
        """How many players a team of that division fields."""
        return players_needed(self.value)


def teams(
    lines: Sequence[Line], players: Mapping[str, Player], by: By, best: int = 0, *, per_game: bool = False
) -> list[Team]:
    """Teams by the plain sum of their players (the ``best`` ones only, 0: all); equals share a rank.

    ``per_game``: the best of each game count for it, instead of the best over all games. ``size``: everybody in it.
    """
    found = [_team(name, members, players, best, per_game) for name, members in grouped(lines, players, by)]
    found.sort(key=lambda team: (-team.total, natural_key(team.name)))
    result: list[Team] = []
    for place, team in enumerate(found, start=1):
        shared = bool(result) and result[-1].total == team.total
        result.append(replace(team, rank=result[-1].rank if shared else place))
    return result


def _team(name: str, members: Sequence[Line], players: Mapping[str, Player], best: int, per_game: bool) -> Team:
    ordered = sorted(members, key=lambda line: -line.total)
    count = max((len(line.games) for line in members), default=0)
    columns = [[line.games[game] or 0 for line in ordered if game < len(line.games)] for game in range(count)]
    counted = ordered if per_game else ordered[: best or None]
    if per_game:
        games = tuple(sum(sorted(column, reverse=True)[: best or None]) for column in columns)
        total = sum(games)
    else:
        games = tuple(sum(column[: best or None]) for column in columns)
        total = sum(line.total for line in counted)
    value = sum(index_of_value(players[line.player].series) for line in counted if line.player in players)
    return Team(0, name, tuple(counted), games, total, value, len(members))

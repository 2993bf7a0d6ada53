"""Players by what federations sort their lists by: category, series, club, committee, country, team, pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.players import CATEGORIES, Player
from arbitre.domain.standings import Line
from arbitre.reports.texts import folded, mark


class By(StrEnum):
    """What a standing is divided by."""

    CATEGORY = "categorie"
    SERIES = "serie"
    CLUB = "club"
    COMMITTEE = "comite"
    COUNTRY = "pays"
    TEAM = "equipe"
    PAIRS = "paires"


TITLES: dict[By, str] = {
    By.CATEGORY: mark("Classement par catégorie"),
    By.SERIES: mark("Classement par série"),
    By.CLUB: mark("Classement par club"),
    By.COMMITTEE: mark("Classement par comité"),
    By.COUNTRY: mark("Classement par pays"),
    By.TEAM: mark("Classement par équipe"),
    By.PAIRS: mark("Classement des paires"),
}
CATEGORY_NAMES: dict[str, str] = {
    "P": mark("Poussins"),
    "B": mark("Benjamins"),
    "C": mark("Cadets"),
    "J": mark("Juniors"),
    "E": mark("Espoirs"),
    "S": mark("Seniors"),
    "V": mark("Vermeils"),
    "D": mark("Diamants"),
    "R": mark("Rubis"),
}
# Interclubs: the index of value of each series (section 9 of the specification, [IC]).
INDEX_OF_VALUE: Mapping[str, int] = {
    "SS": 14, "1A": 13, "1B": 12, "2A": 11, "2B": 10, "3A": 9, "3B": 8, "4A": 7, "4B": 7, "4C": 6, "4D": 6,
    "5A": 5, "5B": 5, "5C": 4, "5D": 4, "6A": 3, "6B": 3, "6C": 2, "6D": 2, "7": 1,
}  # fmt: skip
# Lowest sum of each division, best first; divisions 1 and 2 share theirs.
DIVISIONS: Sequence[tuple[int, str]] = ((56, "1-2"), (36, "3"), (26, "4"), (16, "5"), (0, "6"))


def index_of_value(series: str) -> int:
    """Index of value of a series as lists write it (``SS``, ``Super-série``, ``N4A``, ``4a``); 0 when unknown.

    >>> index_of_value("N4C"), index_of_value("super-série"), index_of_value("7e"), index_of_value("")
    (6, 14, 1, 0)
    """
    plain = folded(series).upper().replace(" ", "").replace("-", "")
    if plain.startswith("SUPER"):
        return INDEX_OF_VALUE["SS"]
    plain = plain.removeprefix("N")
    return INDEX_OF_VALUE.get(plain) or INDEX_OF_VALUE.get(plain[:1], 0)


def division(total: int) -> str:
    """Interclubs division of a sum of indices of value."""
    return next(name for least, name in DIVISIONS if total >= least)


def group_of(player: Player, by: By) -> str:
    """The group that a player belongs to, empty for none."""
    match by:
        case By.CATEGORY:
            return player.category
        case By.SERIES:
            return player.series
        case By.CLUB:
            return player.club
        case By.COMMITTEE:
            return player.committee
        case By.COUNTRY:
            return player.country
        case By.TEAM:
            return player.team
    return "paires" if player.members else ""


def grouped(lines: Sequence[Line], players: Mapping[str, Player], by: By) -> list[tuple[str, list[Line]]]:
    """The lines of each group, in the standing's order; players without a group are left out."""
    groups: dict[str, list[Line]] = {}
    for line in lines:
        player = players.get(line.player)
        name = group_of(player, by) if player is not None else ""
        if name:
            groups.setdefault(name, []).append(line)
    if by is By.CATEGORY:
        order = {code: index for index, code in enumerate(CATEGORIES)}
        return sorted(groups.items(), key=lambda item: (order.get(item[0], len(order)), item[0]))
    return sorted(groups.items(), key=lambda item: folded(item[0]))


def ranks_within(lines: Sequence[Line]) -> list[int]:
    """Ranks inside a group: who shares a rank in the standing shares it here."""
    ranks: list[int] = []
    for place, line in enumerate(lines, start=1):
        ranks.append(ranks[-1] if ranks and lines[place - 2].rank == line.rank else place)
    return ranks


@dataclass(frozen=True, slots=True)
class Team:
    """A team or club as a sum of its players."""

    rank: int
    name: str
    members: tuple[Line, ...]
    games: tuple[int, ...]
    total: int
    value: int

    @property
    def division(self) -> str:
        """Interclubs division of its players' indices of value."""
        return division(self.value)


def teams(lines: Sequence[Line], players: Mapping[str, Player], by: By, best: int = 0) -> list[Team]:
    """Teams by the plain sum of their players (the ``best`` ones only, 0: all); equals share a rank."""
    found = []
    for name, members in grouped(lines, players, by):
        counted = sorted(members, key=lambda line: -line.total)[: best or None]
        games = tuple(
            sum((line.games[index] or 0) if index < len(line.games) else 0 for line in counted)
            for index in range(max((len(line.games) for line in counted), default=0))
        )
        value = sum(index_of_value(players[line.player].series) for line in counted)
        found.append(Team(0, name, tuple(counted), games, sum(line.total for line in counted), value))
    found.sort(key=lambda team: (-team.total, folded(team.name)))
    ranked: list[Team] = []
    for place, team in enumerate(found, start=1):
        rank = ranked[-1].rank if ranked and ranked[-1].total == team.total else place
        ranked.append(Team(rank, team.name, team.members, team.games, team.total, team.value))
    return ranked

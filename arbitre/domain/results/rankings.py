"""Standings of a part of the players: by category, series, club, committee, country, team, pairs, or any choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.base.names import folded, natural_key
from arbitre.domain.base.players import CATEGORIES, Player
from arbitre.domain.results.standings import Line


class By(StrEnum):
    """What a standing is divided by; the value names documents and is what the command line takes."""

    CATEGORY = "categorie"
    SERIES = "serie"
    CLUB = "club"
    COMMITTEE = "comite"
    COUNTRY = "pays"
    TEAM = "equipe"
    PAIRS = "paires"


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line with its rank in a part of the standing; the rank in the whole is ``line.rank``."""

    rank: int
    line: Line


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
    """The lines of each group, in the standing's order; players without a group are left out.

    Groups that differ only in case, accents or spaces are one, called as its first line has it.
    """
    groups: dict[str, tuple[str, list[Line]]] = {}
    for line in lines:
        player = players.get(line.player)
        name = " ".join(group_of(player, by).split()) if player is not None else ""
        if name:
            groups.setdefault(folded(name), (name, []))[1].append(line)
    if by is By.CATEGORY:
        order = {code: index for index, code in enumerate(CATEGORIES)}
        return sorted(groups.values(), key=lambda item: (order.get(item[0], len(order)), natural_key(item[0])))
    return sorted(groups.values(), key=lambda item: natural_key(item[0]))


def ranks_within(lines: Sequence[Line]) -> list[int]:
    """Ranks inside a group: who shares a rank in the standing shares it here."""
    ranks: list[int] = []
    for place, line in enumerate(lines, start=1):
        ranks.append(ranks[-1] if ranks and lines[place - 2].rank == line.rank else place)
    return ranks


def ranked_within(lines: Sequence[Line]) -> list[Ranked]:
    """The lines of a part of the standing with their ranks in it."""
    return [Ranked(rank, line) for rank, line in zip(ranks_within(lines), lines, strict=True)]


def group_standings(lines: Sequence[Line], players: Mapping[str, Player], by: By) -> dict[str, list[Ranked]]:
    """The standing of every group."""
    return {name: ranked_within(members) for name, members in grouped(lines, players, by)}


def select(
    lines: Sequence[Line],
    players: Mapping[str, Player],
    *,
    categories: Collection[str] = (),
    series: Collection[str] = (),
    clubs: Collection[str] = (),
    committees: Collection[str] = (),
    countries: Collection[str] = (),
    pairs: bool | None = None,
    text: str = "",
) -> list[Ranked]:
    """The lines that fit every choice made (an empty one is none), ranked among themselves; ``text``: name or club."""
    wanted = (
        (By.CATEGORY, {folded(one) for one in categories}),
        (By.SERIES, {folded(one) for one in series}),
        (By.CLUB, {folded(one) for one in clubs}),
        (By.COMMITTEE, {folded(one) for one in committees}),
        (By.COUNTRY, {folded(one) for one in countries}),
    )
    sought = folded(text).split()
    chosen: list[Line] = []
    for line in lines:
        player = players.get(line.player) or Player(line.player, line.name)
        if any(values and folded(group_of(player, by)) not in values for by, values in wanted):
            continue
        if pairs is not None and bool(player.members) is not pairs:
            continue
        where = folded(f"{player.name} {player.club} {player.licence}")
        if all(word in where for word in sought):
            chosen.append(line)
    return ranked_within(chosen)

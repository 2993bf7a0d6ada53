"""The list of prizes: first places, the best of each category and series, most tops, most solos, the best team."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.base.players import Player
from arbitre.domain.results.rankings import By, grouped, ranks_within
from arbitre.domain.results.standings import Line
from arbitre.domain.results.teams import teams


class PrizeKind(StrEnum):
    """What a prize is for."""

    OVERALL = "overall"
    CATEGORY = "category"
    SERIES = "series"
    TOPS = "tops"
    SOLOS = "solos"
    TEAM = "team"
    CLUB = "club"


@dataclass(frozen=True, slots=True)
class PrizeRules:
    """How many prizes there are of each kind; ``doubled`` false: who has one is passed over for the next ones.

    ``members``: how many count for a team or club, 0 for all.
    """

    places: int = 3
    per_category: int = 1
    per_series: int = 1
    tops: bool = True
    solos: bool = True
    teams: int = 1
    clubs: int = 0
    members: int = 0
    doubled: bool = True


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize for everybody at that place of its kind and ``group`` (a category, a series, a team's name).

    ``place`` counts among those who can still win it; ``value``: how many tops or solos, or the team's points.
    """

    kind: PrizeKind
    place: int
    lines: tuple[Line, ...]
    group: str = ""
    value: int = 0


def prizes(lines: Sequence[Line], players: Mapping[str, Player], rules: PrizeRules | None = None) -> list[Prize]:
    """The prizes of a standing, in the order in which they are called: equals at a place all win it.

    The first place of the standing goes by rank, so that a shared second place leaves no third.
    """
    return list(_prizes(lines, players, rules or PrizeRules()))


def _prizes(lines: Sequence[Line], players: Mapping[str, Player], rules: PrizeRules) -> Iterator[Prize]:
    winners: set[str] = set()

    def awarded(kind: PrizeKind, candidates: Sequence[Line], count: int, group: str = "") -> Iterator[Prize]:
        left = [line for line in candidates if rules.doubled or line.player not in winners]
        places: dict[int, list[Line]] = {}
        for rank, line in zip(ranks_within(left), left, strict=True):
            if rank <= count:
                places.setdefault(rank, []).append(line)
        for place, level in places.items():
            winners.update(line.player for line in level)
            yield Prize(kind, place, tuple(level), group)

    yield from awarded(PrizeKind.OVERALL, lines, rules.places)
    for kind, by, count in (
        (PrizeKind.CATEGORY, By.CATEGORY, rules.per_category),
        (PrizeKind.SERIES, By.SERIES, rules.per_series),
    ):
        if count:
            for name, members in grouped(lines, players, by):
                yield from awarded(kind, members, count, name)
    # Most tops and most solos are feats, not places: nobody is passed over for them.
    feats = (
        (PrizeKind.TOPS, rules.tops, {line.player: line.tops for line in lines}),
        (PrizeKind.SOLOS, rules.solos, {line.player: line.solos for line in lines}),
    )
    for kind, given, counts in feats:
        most = max(counts.values(), default=0)
        if given and most:
            yield Prize(kind, 1, tuple(line for line in lines if counts[line.player] == most), value=most)
    for kind, by, count in ((PrizeKind.TEAM, By.TEAM, rules.teams), (PrizeKind.CLUB, By.CLUB, rules.clubs)):
        for team in teams(lines, players, by, rules.members) if count else ():
            if team.rank <= count:
                yield Prize(kind, team.rank, team.members, team.name, team.total)

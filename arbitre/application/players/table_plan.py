"""Who sits where in a game: as before, at random, by rank, or with the players of a club as far apart as can be.

Pure functions: tables as numbers, players by id; ``Event.open_game`` and ``Tables.assign`` take the result.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import count, pairwise

from arbitre.domain.base.names import folded
from arbitre.domain.base.players import Player
from arbitre.domain.base.randomness import Stream
from arbitre.domain.results.standings import Line


class Plan(StrEnum):
    """How tables are given."""

    FIXED = "fixed"  # as in the game before, newcomers at the free tables
    RANDOM = "random"
    CLUBS = "clubs"
    RANK = "rank"


def plan(
    kind: Plan,
    players: Sequence[Player],
    *,
    before: Mapping[int, str] | None = None,
    standing: Sequence[Line] = (),
    seed: str = "",
    kept: Mapping[int, str] | None = None,
    reserved: Collection[int] = (),
    absent: Collection[str] = (),
    first: int = 1,
) -> dict[int, str]:
    """Tables of those who play: table -> player id.

    ``before``: the last game's tables; ``standing``: so far, for a plan by rank (those not in it come after); ``seed``
    makes the same plan again; ``kept``: tables that stay whoever is drawn; ``reserved``: tables left empty; ``absent``:
    ids of those who miss this game; ``first``: the lowest table.
    """
    here = [one for one in players if one.present and one.id not in absent]
    ids = {one.id for one in here}
    seats = {table: one for table, one in (kept or {}).items() if one in ids}
    settled = set(seats.values())
    left = [one for one in here if one.id not in settled]
    stream = Stream(seed, 0, 0)
    match kind:
        case Plan.FIXED:
            for table, one in sorted((before or {}).items()):
                if one in ids and one not in settled and table not in seats and table not in reserved:
                    seats[table] = one
                    settled.add(one)
            order = [one.id for one in left if one.id not in settled]
        case Plan.RANDOM:
            order = [one.id for one in stream.shuffled(left)]
        case Plan.RANK:
            ranks = {line.player: place for place, line in enumerate(standing)}
            last = len(ranks)
            order = [one.id for one in sorted(left, key=lambda one: ranks.get(one.id, last))]
        case Plan.CLUBS:
            order = [one.id for one in apart(left, stream)]
    tables = free_tables(seats, reserved, first)
    seats.update({next(tables): one for one in order})
    return dict(sorted(seats.items()))


def free_tables(taken: Collection[int], reserved: Collection[int] = (), first: int = 1) -> Iterator[int]:
    """The tables that are free, from the lowest on.

    >>> tables = free_tables([1, 3], reserved=[2])
    >>> next(tables), next(tables)
    (4, 5)
    """
    return (table for table in count(first) if table not in taken and table not in reserved)


def apart(players: Sequence[Player], stream: Stream) -> list[Player]:
    """The players in an order where two of one club are never nearer than they must be; without a club one is alone.

    The distance is the greatest that any order allows; where more than half are of one club it is spread evenly.
    """
    clubs: dict[str, list[Player]] = {}
    for one in stream.shuffled(players):
        clubs.setdefault(folded(" ".join(one.club.split())) or f"\0{one.id}", []).append(one)
    most = max((len(members) for members in clubs.values()), default=0)
    if most <= 1:
        return [members[0] for members in clubs.values()]
    for distance in range((len(players) - 1) // (most - 1), 1, -1):
        order = _at_distance(clubs, distance)
        if order is not None:
            return order
    return _spread(clubs, len(players))


def _at_distance(clubs: Mapping[str, Sequence[Player]], distance: int) -> list[Player] | None:
    """An order with at least so many places between members of a club: the largest club that may come comes."""
    left = {club: list(members) for club, members in clubs.items()}
    since = dict.fromkeys(left, -distance)
    order: list[Player] = []
    while left:
        place = len(order)
        club = max(
            (one for one in left if place - since[one] >= distance), key=lambda one: len(left[one]), default=None
        )
        if club is None:
            return None
        order.append(left[club].pop())
        since[club] = place
        if not left[club]:
            del left[club]
    return order


def _spread(clubs: Mapping[str, Sequence[Player]], places: int) -> list[Player]:
    """Each club at even steps over the whole room."""
    placed = [
        ((index + 0.5) * places / len(members), number, one)
        for number, members in enumerate(clubs.values())
        for index, one in enumerate(members)
    ]
    return [one for _, _, one in sorted(placed, key=lambda item: item[:2])]


def neighbours(seats: Mapping[int, str], players: Mapping[str, Player]) -> list[tuple[int, int]]:
    """Neighbouring tables with players of one club: what a plan by clubs could not avoid."""
    tables = sorted(seats)
    found: list[tuple[int, int]] = []
    for one, two in pairwise(tables):
        clubs = [folded(" ".join(players[seats[table]].club.split())) for table in (one, two)]
        if clubs[0] and clubs[0] == clubs[1]:
            found.append((one, two))
    return found


def blocks(tables: Collection[int], arbiters: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Tables shared out among marking arbiters in blocks of neighbours, as equal as can be.

    >>> blocks(range(1, 8), ["Ann", "Bob", "Cid"])
    {'Ann': (1, 2, 3), 'Bob': (4, 5), 'Cid': (6, 7)}
    """
    ordered = sorted(tables)
    result: dict[str, tuple[int, ...]] = {}
    start = 0
    for index, arbiter in enumerate(arbiters):
        size = len(ordered) // len(arbiters) + (index < len(ordered) % len(arbiters))
        result[arbiter] = tuple(ordered[start : start + size])
        start += size
    return result

"""Table plans: everybody has one table, clubs are apart, and the same seed gives the same plan."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.application.players.table_plan import Plan, apart, blocks, neighbours, plan
from arbitre.domain.base.players import Player
from arbitre.domain.base.randomness import Stream
from arbitre.domain.results.standings import Line
from tests.application.sessions import started

sizes = st.lists(st.integers(1, 9), min_size=1, max_size=8)


def room(clubs: list[int], alone: int = 0) -> list[Player]:
    players = [
        Player(f"{club}.{one}", f"P{club}.{one}", club=f"Club {club}")
        for club, size in enumerate(clubs)
        for one in range(size)
    ]
    return players + [Player(f"x{one}", f"X{one}") for one in range(alone)]


def gap(order: list[Player]) -> int:
    """The least distance between two of one club."""
    last: dict[str, int] = {}
    least = len(order)
    for place, one in enumerate(order):
        if one.club in last and one.club:
            least = min(least, place - last[one.club])
        last[one.club] = place
    return least


@given(sizes, st.integers(0, 5), st.text(max_size=3))
def test_clubs_are_never_neighbours_where_that_can_be(clubs: list[int], alone: int, seed: str) -> None:
    players = room(clubs, alone)
    order = apart(players, Stream(seed, 0, 0))
    assert Counter(one.id for one in order) == Counter(one.id for one in players)
    if max(clubs) > 1 and max(clubs) <= (len(players) + 1) // 2:
        assert gap(order) >= 2


@pytest.mark.parametrize(
    ("clubs", "alone"), [([3, 2], 1), ([2, 2, 2], 0), ([3, 3], 0), ([2, 2], 3), ([4, 1, 1], 0), ([3, 2, 2], 0)]
)
def test_the_distance_is_the_greatest_that_any_order_has(clubs: list[int], alone: int) -> None:
    players = room(clubs, alone)
    best = max(gap(list(order)) for order in permutations(players))
    if best > 1:
        assert gap(apart(players, Stream("1", 0, 0))) == best


def test_one_large_club_is_spread_over_the_room() -> None:
    order = apart(room([8, 1, 1]), Stream("1", 0, 0))
    others = [place for place, one in enumerate(order) if one.club != "Club 0"]
    assert 1 <= others[0] <= 4
    assert 5 <= others[1] <= 8


@given(st.sampled_from(list(Plan)), sizes, st.sets(st.integers(1, 12), max_size=4), st.data())
def test_every_plan_seats_each_player_present_once(
    kind: Plan, clubs: list[int], reserved: set[int], data: st.DataObject
) -> None:
    players = room(clubs)
    absent = data.draw(st.sets(st.sampled_from([one.id for one in players])))
    before = {table: one.id for table, one in enumerate(players, start=1)}
    seats = plan(kind, players, before=before, seed="7", reserved=reserved, absent=absent)
    assert sorted(seats.values()) == sorted(one.id for one in players if one.id not in absent)
    assert not set(seats) & reserved
    assert list(seats) == sorted(seats)
    assert plan(kind, players, before=before, seed="7", reserved=reserved, absent=absent) == seats


def test_random_plans_differ_by_seed_and_keep_who_must_stay() -> None:
    players = room([1] * 30)
    one = plan(Plan.RANDOM, players, seed="a", kept={5: "3.0", 9: "gone"})
    assert one[5] == "3.0"
    assert one != plan(Plan.RANDOM, players, seed="b", kept={5: "3.0"})
    assert list(one) == list(range(1, 31))


def test_by_rank_the_first_sits_at_table_one_and_newcomers_last() -> None:
    players = room([1, 1, 1])
    lines = [Line(1, "2.0", "", "", 0, 9, 9), Line(2, "0.0", "", "", 0, 8, 9)]
    assert plan(Plan.RANK, players, standing=lines) == {1: "2.0", 2: "0.0", 3: "1.0"}


def test_fixed_tables_stay_and_newcomers_take_the_free_ones() -> None:
    players = room([1, 1, 1, 1])
    assert plan(Plan.FIXED, players, before={3: "0.0", 1: "1.0", 7: "left"}, reserved=[2]) == {
        1: "1.0",
        3: "0.0",
        4: "2.0",
        5: "3.0",
    }


def test_neighbours_of_one_club_are_named() -> None:
    players = {one.id: one for one in room([2, 1])}
    assert neighbours({1: "0.0", 2: "0.1", 3: "1.0"}, players) == [(1, 2)]


@given(st.sets(st.integers(1, 500), min_size=1), st.integers(1, 9))
def test_blocks_share_tables_evenly_among_arbiters(tables: set[int], arbiters: int) -> None:
    shared = blocks(tables, [f"A{one}" for one in range(arbiters)])
    assert [table for block in shared.values() for table in block] == sorted(tables)
    lengths = [len(block) for block in shared.values()]
    assert max(lengths) - min(lengths) <= 1


def test_a_plan_and_its_blocks_enter_the_game() -> None:
    session = started(8)
    players = list(session.state.players.values())
    session.tables.assign(plan(Plan.RANDOM, players, seed="x", first=11))
    session.tables.assign_arbiters(blocks(session.game.seats, ["Ann", "Bob"]))
    assert sorted(session.game.seats) == list(range(11, 19))
    assert session.game.arbiters == {**dict.fromkeys(range(11, 15), "Ann"), **dict.fromkeys(range(15, 19), "Bob")}
    session.undo()
    assert not session.game.arbiters

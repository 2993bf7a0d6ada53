"""Parts of a standing, teams, interclubs, prizes, and how firm a standing is."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.domain.base.names import name_key
from arbitre.domain.base.players import MINORS, Naming, Player, PlayerError, SeasonTable, named_for_publication
from arbitre.domain.event.publication import PublicationError, in_force, read_until, time_left
from arbitre.domain.event.state import Published
from arbitre.domain.facts import Publication
from arbitre.domain.results.interclub import DIVISIONS, INDEX_OF_VALUE, division, index_of_value, players_needed
from arbitre.domain.results.prizes import PrizeKind, PrizeRules, prizes
from arbitre.domain.results.rankings import By, group_standings, select
from arbitre.domain.results.standings import Line
from arbitre.domain.results.teams import teams

PUBLISHED_FILE = Path(__file__).parent.parent / "data" / "standings" / "published.json"


def line(rank: int, player: str, total: int, games: tuple[int | None, ...] = (), **more: int) -> Line:
    return Line(rank, player, player, player, 0, total, 1000, games or (total,), **more)


LINES = [
    line(1, "ann", 900, (500, 400), tops=5),
    line(2, "bob", 800, (300, 500), tops=7, solos=1),
    line(2, "cid", 800, (400, 400), tops=7),
    line(4, "dan", 700, (700, None)),
    line(5, "eve", 600, (200, 400), solos=1),
    line(6, "fay / gus", 500, (250, 250)),
]
PLAYERS = {
    "ann": Player("ann", "ann", category="S", series="N1A", club="Lyon", committee="RA", country="FR", team="X"),
    "bob": Player("bob", "bob", category="V", series="4C", club="lyon ", committee="RA", country="FR", team="Y"),
    "cid": Player("cid", "cid", category="V", series="7", club="LYON", committee="BO", country="FR", team="Y"),
    "dan": Player("dan", "dan", category="J", series="SS", club="Dijon", committee="BO", country="BE", team="X"),
    "eve": Player("eve", "eve", category="S", club="Dijon", committee="BO", country="BE"),
    "fay / gus": Player("fay / gus", "fay / gus", category="S", members=("fay", "gus")),
}


# -- groups ----------------------------------------------------------------------------------------------------------


def test_ranks_in_a_group_begin_at_one_and_are_shared_as_in_the_whole() -> None:
    found = group_standings(LINES, PLAYERS, By.CATEGORY)
    assert list(found) == ["J", "S", "V"]
    assert [(one.rank, one.line.player, one.line.rank) for one in found["V"]] == [(1, "bob", 2), (1, "cid", 2)]
    assert [(one.rank, one.line.player) for one in found["S"]] == [(1, "ann"), (2, "eve"), (3, "fay / gus")]


def test_a_club_written_in_several_ways_is_one() -> None:
    found = group_standings(LINES, PLAYERS, By.CLUB)
    assert {name: [one.line.player for one in members] for name, members in found.items()} == {
        "Dijon": ["dan", "eve"],
        "Lyon": ["ann", "bob", "cid"],
    }


@pytest.mark.parametrize(
    ("choice", "players"),
    [
        ({"categories": ["V", "J"]}, ["bob", "cid", "dan"]),
        ({"categories": ["v"], "clubs": ["Lyon"], "committees": ["bo"]}, ["cid"]),
        ({"series": ["4c", "7"]}, ["bob", "cid"]),
        ({"countries": ["BE"]}, ["dan", "eve"]),
        ({"pairs": True}, ["fay / gus"]),
        ({"pairs": False, "text": "dij ev"}, ["eve"]),
        ({}, [one.player for one in LINES]),
    ],
)
def test_any_choice_of_players_is_ranked(choice: dict[str, object], players: list[str]) -> None:
    found = select(LINES, PLAYERS, **choice)  # type: ignore[arg-type]
    assert [one.line.player for one in found] == players
    assert not found or found[0].rank == 1


# -- teams -----------------------------------------------------------------------------------------------------------


def test_a_team_is_the_plain_sum_of_its_players() -> None:
    rule = next(one for one in json.loads(PUBLISHED_FILE.read_text("utf-8")) if one["id"] == "interclubs_france_rules")
    assert "plain sum" in rule["format"]
    found = teams(LINES, PLAYERS, By.TEAM)
    assert [(one.rank, one.name, one.total, one.games) for one in found] == [
        (1, "X", 1600, (1200, 400)),
        (1, "Y", 1600, (700, 900)),
    ]
    assert [one.value for one in found] == [13 + 14, 6 + 1]


def test_the_best_of_a_club_over_the_event_or_in_each_game() -> None:
    whole = {one.name: (one.total, one.size, len(one.members)) for one in teams(LINES, PLAYERS, By.CLUB, 2)}
    assert whole == {"Lyon": (1700, 3, 2), "Dijon": (1300, 2, 2)}
    each = {one.name: (one.total, one.games) for one in teams(LINES, PLAYERS, By.CLUB, 1, per_game=True)}
    assert each == {"Lyon": (1000, (500, 500)), "Dijon": (1100, (700, 400))}


def test_the_published_interclub_table() -> None:
    rule = next(one for one in json.loads(PUBLISHED_FILE.read_text("utf-8")) if one["id"] == "interclubs_france_rules")
    text = rule["format"].split("value indices: ")[1]
    indices = text.split(";")[0].replace("super-serie", "SS")
    published = {
        series: int(value)
        for part in indices.split(", ")
        for names, value in [part.rsplit(" ", 1)]
        for series in names.split("/")
    }
    assert dict(INDEX_OF_VALUE) == published
    assert [least for least, _, _ in DIVISIONS] == [56, 36, 26, 16, 0]
    assert [division(total) for total in (98, 56, 55, 35, 25, 15, 0)] == ["1-2", "1-2", "3", "4", "5", "6", "6"]
    assert [players_needed(total) for total in (60, 40, 30, 20, 5)] == [7, 7, 5, 5, 5]
    assert index_of_value("N 2-B") == 10
    assert index_of_value("étoile") == 0


# -- prizes ----------------------------------------------------------------------------------------------------------


def test_prizes_of_places_categories_series_tops_solos_and_team() -> None:
    found = prizes(LINES, PLAYERS)
    told = [(one.kind, one.group, one.place, [line.player for line in one.lines]) for one in found]
    assert told[:2] == [(PrizeKind.OVERALL, "", 1, ["ann"]), (PrizeKind.OVERALL, "", 2, ["bob", "cid"])]
    assert (PrizeKind.CATEGORY, "V", 1, ["bob", "cid"]) in told
    assert (PrizeKind.SERIES, "SS", 1, ["dan"]) in told
    assert (PrizeKind.TOPS, "", 1, ["bob", "cid"]) in told
    assert (PrizeKind.SOLOS, "", 1, ["bob", "eve"]) in told
    assert [one for one in told if one[0] is PrizeKind.TEAM] == [
        (PrizeKind.TEAM, "X", 1, ["ann", "dan"]),
        (PrizeKind.TEAM, "Y", 1, ["bob", "cid"]),
    ]


def test_no_player_wins_twice_where_that_is_the_rule() -> None:
    found = prizes(LINES, PLAYERS, PrizeRules(places=2, per_series=0, tops=False, solos=False, teams=0, doubled=False))
    told = [(one.kind, one.group, [line.player for line in one.lines]) for one in found]
    assert told == [
        (PrizeKind.OVERALL, "", ["ann"]),
        (PrizeKind.OVERALL, "", ["bob", "cid"]),
        (PrizeKind.CATEGORY, "J", ["dan"]),
        (PrizeKind.CATEGORY, "S", ["eve"]),
    ]


@given(st.integers(0, 4), st.integers(0, 3), st.integers(0, 3))
def test_prizes_never_name_one_player_twice_unless_doubled(places: int, categories: int, series: int) -> None:
    rules = PrizeRules(places, categories, series, tops=False, solos=False, teams=0, doubled=False)
    winners = [line.player for one in prizes(LINES, PLAYERS, rules) for line in one.lines]
    assert len(winners) == len(set(winners))


# -- how firm --------------------------------------------------------------------------------------------------------

FIVE = datetime(2026, 11, 30, 17, 0)


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("17:30", "2026-11-30T17:30"),
        ("17h", "2026-11-30T17:00"),
        (" 17 h 30 ", "2026-11-30T17:30"),
        ("+15", "2026-11-30T17:15"),
        ("8:00", "2026-12-01T08:00"),
        ("2026-12-02T09:00", "2026-12-02T09:00"),
        ("", ""),
    ],
)
def test_until_when_as_people_write_it(text: str, until: str) -> None:
    assert read_until(text, FIVE) == until


@pytest.mark.parametrize("text", ["soon", "25:00", "17:75", "+x", "2026-13-01"])
def test_a_time_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(PublicationError) as problem:
        read_until(text, FIVE)
    assert problem.value.kind == "not_a_time"


def test_a_provisional_standing_becomes_official_when_its_time_is_over() -> None:
    published = Published(Publication.PROVISIONAL, "2026-11-30T17:30")
    assert in_force(published, FIVE) is Publication.PROVISIONAL
    assert time_left(published, FIVE) == timedelta(minutes=30)
    later = FIVE + timedelta(minutes=30)
    assert in_force(published, later) is Publication.OFFICIAL
    assert in_force(published, later, claims=True) is Publication.PROVISIONAL
    assert time_left(published, later + timedelta(hours=1)) == timedelta(0)
    for state in (Publication.OPEN, Publication.OFFICIAL, Publication.LOCKED):
        assert in_force(Published(state, published.until), later) is state
    assert in_force(Published(Publication.PROVISIONAL), later) is Publication.PROVISIONAL
    assert time_left(Published(Publication.PROVISIONAL), FIVE) is None


# -- names -----------------------------------------------------------------------------------------------------------


def test_names_are_compared_as_people_compare_them() -> None:
    same = ["Martin Jean-Paul", "Jean Paul MARTIN", "martin  jean  paul", "Mârtïn Jean-Paul"]
    assert len({name_key(name) for name in same}) == 1
    assert name_key("Martin Jean") != name_key("Martin Jeanne")


def test_minors_are_published_with_initials_or_not_at_all() -> None:
    players = [
        Player("a", "Roy Ann", category="C"),
        Player("b", "Fox Bob", category="S"),
        Player("c", "Ito Lea", category="P"),
    ]
    initials = named_for_publication(players, Naming.INITIALS, MINORS)
    assert [(one.id, one.published) for one in initials] == [("a", "R. A."), ("c", "I. L.")]
    erased = named_for_publication(players, Naming.NUMBER, ["C", "P"], word="Joueur")
    assert [one.published for one in erased] == ["Joueur 1", "Joueur 3"]
    assert [one.published for one in named_for_publication(erased, Naming.FULL)] == ["Roy Ann", "Ito Lea"]
    assert named_for_publication(players, Naming.FULL) == []


@pytest.mark.parametrize(
    ("bounds", "kind"),
    [
        ({"A": (0, 10), "B": (10, 20)}, "overlapping_bounds"),
        ({"A": (10, 5)}, "bad_bounds"),
        ({"": (0, 5)}, "bad_bounds"),
    ],
)
def test_a_season_table_that_contradicts_itself_is_refused(bounds: dict[str, tuple[int, int]], kind: str) -> None:
    with pytest.raises(PlayerError) as problem:
        SeasonTable(2026, bounds)
    assert problem.value.kind == kind
    with pytest.raises(PlayerError):
        SeasonTable.from_mapping({"year": 2026, "bounds": {"A": [1]}})


@given(st.integers(1900, 2030))
def test_everybody_has_one_category_in_the_shipped_table(year: int) -> None:
    assert len(SeasonTable(2026).category(year)) == 1 or year > 2026


def test_groups_stand_in_the_order_of_their_numbers() -> None:
    names = ["10", "2", "1", "Équipe 11", "Équipe 2"]
    players = {str(at): Player(str(at), f"J{at}", team=name) for at, name in enumerate(names)}
    lines = [line(1, key, 10) for key in players]
    assert list(group_standings(lines, players, By.TEAM)) == ["1", "2", "10", "Équipe 2", "Équipe 11"]
    assert [one.name for one in teams(lines, players, By.TEAM)] == ["1", "2", "10", "Équipe 2", "Équipe 11"]

"""The user's base of players: kept between events, called back, erased on request, never in the way when damaged."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from arbitre.application.players.base import PlayerBase, PlayerBaseError, call_back, remember_event
from arbitre.application.session.session import create_session
from arbitre.domain.base.players import Player, SeasonTable
from tests.rooms import catalogue


def test_last_weeks_club_comes_back_into_a_new_event(tmp_path: Path) -> None:
    base = PlayerBase(tmp_path / "data" / "players.json")
    week = create_session(None, catalogue(), "Mardi 1", club="Lyon", date="2026-11-24")
    week.players.register(
        [
            Player("a", "Zoé Petit", "12", club="Lyon", birth_year=1960, category="S", team="T1"),
            Player("b", "Luc Grand", club="Lyon", present=False),
            Player("c", "Ann Roy", club="Lyon", public_name="A. R."),
        ]
    )
    remember_event(base, week)
    other = create_session(None, catalogue(), "Ailleurs", club="Dijon", date="2026-11-25")
    other.players.register([Player("a", "Cid", club="Dijon")])
    remember_event(base, other)

    again = PlayerBase(base.path)
    found = again.last_time(club="LYON")
    assert found is not None
    event, players = found
    assert (event.name, event.day) == ("Mardi 1", "2026-11-24")
    assert [one.name for one in players] == ["Zoé Petit", "Ann Roy"]
    session = create_session(None, catalogue(), "Mardi 2", club="Lyon")
    assert call_back(session, players, SeasonTable(2026)) == 2
    assert call_back(session, players) == 0
    zoe, ann = session.state.players.values()
    assert (zoe.licence, zoe.category, zoe.team, zoe.present) == ("12", "V", "T1", True)
    assert ann.public_name == "A. R."
    assert zoe.id != "a"
    assert again.last_time(club="Nancy") is None


def test_details_are_brought_up_to_date_and_an_empty_one_erases_nothing(tmp_path: Path) -> None:
    base = PlayerBase(tmp_path / "p.json")
    assert base.keep([Player("1", "Ann Roy", club="Lyon", series="4A")]) == 1
    base.keep_event("u", "E", date(2026, 11, 24), "Lyon", [Player("1", "Ann Roy", club="Lyon")])
    assert base.keep([Player("2", "Ann Roy", "0077", club="Lyon", category="S")]) == 0
    (known,) = base.players.values()
    assert (known.licence, known.series, known.category, known.id) == ("0077", "4A", "S", "")
    assert base.known(Player("3", "Anne Roy-Petit", "77")) == known
    found = base.last_time()
    assert found is not None
    assert found[1] == [known]


def test_search_puts_names_that_begin_so_first(tmp_path: Path) -> None:
    base = PlayerBase(tmp_path / "p.json")
    base.keep([Player("1", "Jean Émile"), Player("2", "Émile Zo", "991"), Player("3", "Ann", club="Émileville")])
    assert [one.name for one in base.find("emil")] == ["Émile Zo", "Ann", "Jean Émile"]
    assert [one.name for one in base.find("991 zo")] == ["Émile Zo"]
    assert base.find("  ") == []


def test_a_player_is_erased_for_good(tmp_path: Path) -> None:
    base = PlayerBase(tmp_path / "p.json")
    base.keep_event("u", "E", "2026-01-01", "Lyon", [Player("1", "Ann Roy"), Player("2", "Bob")])
    base.forget([key for key, one in base.players.items() if one.name == "Ann Roy"])
    assert "ann" not in base.path.read_text(encoding="utf-8").casefold()
    assert [one.name for one in PlayerBase(base.path).players.values()] == ["Bob"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"players": {"a": 3}, "events": []}', '{"players": {}}'])
def test_a_damaged_base_is_kept_aside_and_begun_anew(tmp_path: Path, text: str) -> None:
    path = tmp_path / "p.json"
    path.write_text(text, encoding="utf-8")
    base = PlayerBase(path)
    assert base.problem
    assert not base.players
    base.keep([Player("1", "Ann")])
    assert not PlayerBase(path).problem
    assert (tmp_path / "p.json.bad").read_text(encoding="utf-8") == text


def test_a_disk_that_refuses_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(PlayerBaseError) as problem:
        PlayerBase(tmp_path / "file" / "p.json").keep([Player("1", "Ann")])
    assert problem.value.kind == "cannot_write"


def test_known_players_are_not_registered_again(tmp_path: Path) -> None:
    """Somebody registered without his licence, or with another club, is who came last time."""
    session = create_session(None, catalogue(), "Mardi", club="Lyon")
    session.players.register([Player("x", "PETIT Zoé"), Player("y", "Luc Grand", "7")])
    last = [
        Player("", "Zoé Petit", "12", team="T1"),
        Player("", "Grand Luc", "0007", club="Lyon"),
        Player("", "Ann Roy", team="T2"),
    ]
    assert call_back(session, last) == 1
    assert [(one.name, one.team) for one in session.state.players.values()] == [
        ("PETIT Zoé", ""),
        ("Luc Grand", ""),
        ("Ann Roy", "T2"),
    ]

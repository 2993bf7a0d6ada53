"""Topping ranks by time and has no points, in the window, on paper, on the web, in tables, files and for the room."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from arbitre.application.session.session import Session
from arbitre.cli import main
from arbitre.domain.rules.rule_set import RuleSet, with_time, with_turns
from arbitre.reports.catalogue import Format, export_all
from arbitre.reports.paper import Options
from arbitre.reports.results_package import make_package
from arbitre.ui.results.standings_page import StandingsPage
from arbitre.ui.room.projector import ProjectorWindow
from arbitre.ui.room.scene import ProjectorPage
from arbitre.ui.shell.main_window import MainWindow
from tests.application.sessions import announced, played, started
from tests.ui.desk_fixtures import window
from tests.ui.test_play_off import columns

__all__ = ["window"]

TOPPING = with_time(RuleSet(), "topping")
NOW = Options(now=datetime(2026, 12, 1, 20, 0))


def play(session: Session, times: dict[int, float]) -> None:
    """A turn: these tables find the top after so many seconds, the others do not."""
    turn = announced(session)
    best = session.searches.solutions(turn)[0]
    for table, seconds in times.items():
        session.practice.topping.call(table, f"{best.plain()} {best.reference.text('letter')}", seconds)
    session.turns.call_time()
    session.turns.reveal()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Session]:
    """Three players: 1 finds both late, 2 finds one at once, 3 finds both first."""
    session = started(3, tmp_path / "topping.arbitre", TOPPING)
    play(session, {1: 50.0, 3: 4.5})
    play(session, {1: 41.2, 2: 1.0, 3: 20.0})
    session.turns.end_game("fin")
    yield session
    session.close()


ORDER = ["Joueur 003", "Joueur 002", "Joueur 001"]
SECONDS = [24.5, 81.0, 91.2]


def test_the_session_and_the_command_line(evening: Session, capsys: pytest.CaptureFixture[str]) -> None:
    for number in (None, 1):
        lines = evening.results.standing(number)
        assert [line.name for line in lines] == ORDER
        assert [line.seconds for line in lines] == SECONDS
        assert [(line.rank, line.tops, line.missed, line.total) for line in lines] == [
            (1, 2, 0, 0),
            (2, 1, 1, 0),
            (3, 2, 0, 0),
        ]
    assert main(["standings", str(evening.path), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [(one["name"], one["seconds"], one["total"]) for one in printed] == [
        (name, seconds, 0) for name, seconds in zip(ORDER, SECONDS, strict=True)
    ]
    assert main(["standings", str(evening.path)]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert ["24.5 s" in rows[0], "81.0 s" in rows[1], "%" in rows[0]] == [True, True, False]


def test_the_page(evening: Session, window: MainWindow) -> None:
    window.set_session(evening)
    window.show_page("standings")
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    for game in (0, 1):
        page.ui.gameBox.setCurrentIndex(page.ui.gameBox.findData(game))
        page.refresh_now()
        found = columns(page)
        assert found["Nom"] == ORDER
        assert found["Temps"] == ["24,5 s", "1:21,0", "1:31,2"]
        assert found["Manqués"] == ["0", "1", "0"]
        assert "Total" not in found
    window.set_session(None)


def test_papers_tables_and_what_is_sent(evening: Session, tmp_path: Path) -> None:
    out = tmp_path / "papiers"
    files = export_all(evening.state, out, [Format.CSV, Format.HTML, Format.XLSX], NOW, federation=True)
    assert not [path for path in files if path.name.startswith("sigles")]
    for name in ("classement-general.csv", "classement-1.csv"):
        with (out / "site" / name).open(encoding="utf-8-sig", newline="") as file:
            head, *rows = csv.reader(file, delimiter=";")
        assert [row[head.index("Nom")] for row in rows] == ORDER
        assert [float(row[head.index("Temps (s)")].replace(",", ".")) for row in rows] == SECONDS
        assert "Total" not in head
    page = (out / "site" / "classement-general.html").read_text(encoding="utf-8")
    assert page.index(ORDER[0]) < page.index(ORDER[1]) < page.index(ORDER[2])
    assert "24,5" in page
    press = (out / "site" / "communique-general.html").read_text(encoding="utf-8")
    assert "Joueur 003 : 2 tops en 24,5 s." in press
    made = make_package(evening.state, lambda path: path.write_bytes(b"event"), tmp_path, NOW)
    assert "1. Joueur 003 – 24,5 s" in made.body
    assert not [name for name in made.files if name.startswith("sigles")]


def test_the_room_reads_times(evening: Session, window: MainWindow) -> None:
    view = evening.room.public_view()
    assert [line.seconds for line in view.standings] == SECONDS
    assert view.solos == ()
    screen = ProjectorWindow(view, evening.game.tile_set)
    screen.set_page(ProjectorPage.STANDINGS)
    assert not screen.grab_image(QSize(800, 600)).isNull()
    screen.deleteLater()


def test_an_event_with_points_leaves_topping_out(tmp_path: Path) -> None:
    session = started(3, tmp_path / "soir.arbitre", with_turns(RuleSet(), 1))
    played(session, 1)
    session.turns.end_game("fin")
    before = [(line.rank, line.player, line.total) for line in session.results.standing()]
    first = session.game
    session.event.open_game(TOPPING, first.tile_set, first.lexicon, seed="2")
    play(session, {3: 2.0})
    session.turns.end_game("fin")
    assert [(line.rank, line.player, line.total) for line in session.results.standing()] == before
    assert session.results.standing(2)[0].seconds == 2.0
    session.close()


def test_who_leaves_or_comes_late_is_not_faster() -> None:
    session = started(3, rules=TOPPING)
    play(session, {1: 5.0, 2: 10.0, 3: 60.0})
    session.tables.leave(1)
    play(session, {2: 10.0, 3: 60.0})
    lines = session.results.standing()
    assert [(line.table, line.seconds) for line in lines] == [(2, 20.0), (1, 85.0), (3, 120.0)]

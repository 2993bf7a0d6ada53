"""After a play-off its points stand nowhere, and every page, paper and command goes on with the games that count."""

from __future__ import annotations

import csv
import zipfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt

from arbitre.application.session.session import Session, open_session
from arbitre.cli import main
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.reports.catalogue import Format, export_all
from arbitre.reports.paper import Options
from arbitre.reports.results_package import make_package
from arbitre.ui.desk.new_game import NewGameDialog
from arbitre.ui.results.standings_page import StandingsPage
from arbitre.ui.room.projector import ProjectorWindow
from arbitre.ui.room.scene import ProjectorPage, game_text
from arbitre.ui.shell.main_window import MainWindow
from tests.application.sessions import after_play_off, played
from tests.rooms import catalogue
from tests.ui.desk_fixtures import hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]


@pytest.fixture
def ended(tmp_path: Path) -> Iterator[Session]:
    """One game that counts and a play-off, both over, in a file."""
    session = after_play_off(tmp_path / "soir.arbitre")
    yield session
    session.close()


@pytest.fixture
def gone_on(ended: Session) -> Session:
    """The same with another game that counts: number 3."""
    first = ended.state.games[0]
    ended.event.open_game(RuleSet(), first.tile_set, first.lexicon, seed="2")
    played(ended, 1)
    return ended


def columns(page: StandingsPage) -> dict[str, list[str]]:
    model = page.ui.table.keyed
    return {
        one.head: [str(model.index(row, at).data()) for row in range(model.rowCount())]
        for at, one in enumerate(model.columns)
    }


def test_f8_shows_the_standing(window: MainWindow, hands: Hands, ended: Session) -> None:
    window.set_session(ended)
    hands.settle()
    hands.press(Qt.Key.Key_F8)
    hands.settle()
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    for at in range(page.ui.byBox.count()):
        page.ui.byBox.setCurrentIndex(at)
        page.refresh_now()
        assert not {"P1", "P2"} & set(columns(page))
    page.ui.byBox.setCurrentIndex(0)
    page.refresh_now()
    assert columns(page)["Rang"] == ["1", "2", "3", "4"]
    assert columns(page)["Nom"][:2] == ["Joueur 002", "Joueur 001"]
    page.ui.gameBox.setCurrentIndex(page.ui.gameBox.findData(2))
    page.refresh_now()
    assert page.ui.gameBox.currentText() == "Mort subite : départage"
    assert len(columns(page)["Nom"]) == 2
    for name in window.page_keys:
        window.show_page(name)
        hands.settle()
        assert not window.grab(window.rect()).isNull()


def test_columns_are_of_the_games_that_count(window: MainWindow, hands: Hands, gone_on: Session) -> None:
    window.set_session(gone_on)
    window.show_page("standings")
    hands.settle()
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    found, lines = columns(page), gone_on.results.standing()
    assert [head for head in found if head.startswith("P")] == ["P1", "P3"]
    assert found["P3"] == [str(line.games[1]) for line in lines]
    assert [int(one) + int(three) for one, three in zip(found["P1"], found["P3"], strict=True)] == [
        line.total for line in lines
    ]


def test_the_room_reads_what_the_play_off_is(window: MainWindow, hands: Hands, ended: Session) -> None:
    view = ended.room.public_view()
    assert (view.game, view.games, game_text(view)) == (2, 1, "Mort subite : départage")
    screen = ProjectorWindow(view, view.tile_set or ended.game.tile_set)
    for page in ProjectorPage:
        screen.set_page(page)
        assert not screen.grab_image(QSize(800, 600)).isNull()
    screen.deleteLater()
    ended.turns.reopen_game("encore un coup")
    assert game_text(ended.room.public_view()) == "Mort subite : départage"


def test_the_room_counts_the_games_that_count(gone_on: Session) -> None:
    assert game_text(gone_on.room.public_view()) == "Partie 3 / 3"


def test_the_next_game_begins_from_the_last_that_counts(window: MainWindow, ended: Session) -> None:
    window.set_session(ended)
    dialog = NewGameDialog(window.services, ended, window)
    assert dialog.ui.turnsBox.value() == ended.state.games[0].rules.end.turns == 1
    dialog.deleteLater()


def test_papers_pages_and_tables(gone_on: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "papiers"
    options = Options(now=datetime(2026, 12, 1, 20, 0))
    files = export_all(gone_on.state, out, [Format.CSV, Format.HTML], options, federation=True)
    assert {path.name for path in files if path.name.startswith("sigles")} == {
        "sigles-1.txt",
        "sigles-3.txt",
        "sigles-public-1.txt",
        "sigles-public-3.txt",
    }
    with (out / "site" / "classement-general.csv").open(encoding="utf-8-sig", newline="") as file:
        head, *rows = csv.reader(file, delimiter=";")
    totals = {line.name: line.total for line in gone_on.results.standing()}
    assert {row[head.index("Nom")]: int(row[head.index("Total")]) for row in rows} == totals
    assert [name for name in head if name.startswith("P") and name[1:].isdecimal()] == ["P1", "P3"]
    made = make_package(gone_on.state, lambda path: path.write_bytes(b"event"), tmp_path, options)
    with zipfile.ZipFile(made.path) as archive:
        assert not [name for name in archive.namelist() if "-2." in name]
    assert "départage" not in made.body
    assert main(["standings", str(gone_on.path), "--json"]) == 0
    printed = capsys.readouterr().out
    assert all(f'"total":{total}' in printed.replace(" ", "") for total in totals.values())


def test_the_file_opens_again(ended: Session, tmp_path: Path, window: MainWindow, hands: Hands) -> None:
    path = ended.path
    assert path is not None
    ended.close()
    window.set_session(open_session(path, catalogue()))
    hands.press(Qt.Key.Key_F8)
    hands.settle()
    assert window.current_page == "standings"
    window.set_session(None)

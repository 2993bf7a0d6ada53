"""The standings' page: what it lists, in which order, charts, publication and the player's sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from arbitre.domain.facts import Publication
from arbitre.domain.results.rankings import By
from arbitre.reports.documents import Facts
from arbitre.reports.player_papers import player_event_sheet
from arbitre.ui.board.charts import BarChart
from arbitre.ui.kit.papers import MEMBERS, paper_of
from arbitre.ui.results.standings_page import StandingsPage
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.shots.shots import settle
from tests.application.sessions import played, started
from tests.ui.desk_fixtures import window
from tests.ui.page_sessions import session_of

__all__ = ["window"]


@pytest.fixture
def page(window: MainWindow) -> StandingsPage:
    """The page with two games of twelve players."""
    window.set_session(session_of(window.libraries.catalogue, 12, 2))
    window.show_page("standings")
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    return page


def column(page: StandingsPage, head: str) -> list[str]:
    """What a column shows."""
    model = page.ui.table.keyed
    at = [one.head for one in model.columns].index(head)
    return [str(model.index(row, at).data()) for row in range(model.rowCount())]


def firm(page: StandingsPage) -> Publication:
    """How firm the event's standing is."""
    assert page.session is not None
    return page.session.state.published.state


def choose(page: StandingsPage, by: str) -> None:
    """Choose how the standing is divided."""
    page.ui.byBox.setCurrentIndex(page.ui.byBox.findData(by))
    page.refresh_now()


def test_lists_the_event_then_a_game(page: StandingsPage) -> None:
    session = page.session
    assert session is not None
    lines = session.results.standing()
    assert column(page, "Nom") == [line.name for line in lines]
    assert column(page, "P1")[0] == str(lines[0].games[0])
    page.ui.gameBox.setCurrentIndex(page.ui.gameBox.findData(2))
    page.refresh_now()
    assert column(page, "Nom") == [line.name for line in session.results.standing(2)]
    assert "P1" not in [one.head for one in page.ui.table.keyed.columns]


def test_divides_by_category_with_ranks_of_the_group(page: StandingsPage) -> None:
    choose(page, str(By.CATEGORY))
    groups, ranks = column(page, "Groupe"), column(page, "Rang")
    for name in set(groups):
        first = groups.index(name)
        assert ranks[first] == "1"
    page.ui.groupBox.setCurrentIndex(page.ui.groupBox.findData(groups[0]))
    page.refresh_now()
    assert set(column(page, "Groupe")) == {groups[0]}


def test_adds_up_clubs(page: StandingsPage) -> None:
    session = page.session
    assert session is not None
    choose(page, f"+{By.CLUB}")
    totals = [int(text.replace("\u202f", "").replace("\u00a0", "")) for text in column(page, "Total")]
    assert totals == sorted(totals, reverse=True)
    assert sum(totals) == sum(line.total for line in session.results.standing())


def test_finds_a_name_without_accents(page: StandingsPage) -> None:
    page.ui.findEdit.setText("stefan ta")
    page.refresh_now()
    assert column(page, "Nom") == ["Ștefan Ță"]


def test_publishes_and_asks_why_to_reopen(page: StandingsPage, window: MainWindow) -> None:
    session = page.session
    assert session is not None
    page.ui.untilEdit.setText("+30")
    page.ui.provisionalButton.click()
    assert firm(page) is Publication.PROVISIONAL
    page.ui.lockButton.click()
    assert firm(page) is Publication.LOCKED
    page.ui.untilEdit.clear()
    page.ui.provisionalButton.click()
    assert window.prompt.isVisible()
    assert firm(page) is Publication.LOCKED
    window.prompt.line.setText("erreur de saisie")
    window.prompt.line.entered.emit("erreur de saisie")
    assert firm(page) is Publication.PROVISIONAL
    assert session.state.published.reason == "erreur de saisie"


def test_a_time_that_is_none_changes_nothing(page: StandingsPage, window: MainWindow) -> None:
    session = page.session
    assert session is not None
    page.ui.untilEdit.setText("vers midi")
    page.ui.provisionalButton.click()
    assert session.state.published.state is Publication.OPEN
    assert window.bar.text


def test_enter_opens_the_sheet_and_page_down_goes_on(page: StandingsPage, qtbot: QtBot) -> None:
    page.ui.table.setFocus()
    page.ui.table.selectRow(0)
    qtbot.keyClick(page.ui.table, Qt.Key.Key_Return)
    sheet = page.sheet
    assert sheet is not None
    assert sheet.isVisible()
    first = sheet.player
    session = page.session
    assert session is not None
    assert sheet.ui.table.keyed.rowCount() == 6  # the turns of both games, from the standing of the event
    qtbot.keyClick(sheet, Qt.Key.Key_PageDown)
    assert sheet.player != first
    sheet.close()


def test_the_sheet_of_the_event_has_every_game(window: MainWindow, qtbot: QtBot) -> None:
    """From the standing of all games, a player's turns of each, printed too."""
    session = started(4)
    for number in (1, 2):
        played(session, 2)
        for turn in session.game.turns:
            session.slips.close_turn("essai", turn.serial)
        session.turns.end_game("essai")
        if number == 1:
            session.event.open_game(session.game.rules, session.game.tile_set, session.game.lexicon)
    window.set_session(session)
    window.show_page("standings")
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    page.ui.gameBox.setCurrentIndex(page.ui.gameBox.findData(0))
    page.refresh_now()
    page.ui.table.setFocus()
    page.ui.table.selectRow(0)
    qtbot.keyClick(page.ui.table, Qt.Key.Key_Return)
    assert page.sheet is not None
    assert page.sheet.ui.table.keyed.rowCount() == 4
    document = player_event_sheet(paper_of(session, window.services.languages.texts()), page.sheet.player)
    assert [len(table.rows) for table in document.tables()] == [2, 2]
    total = session.results.standing()[0].total
    assert str(total) in next(block for block in document.walk() if isinstance(block, Facts)).pairs[0][1].replace(
        " ", ""
    )
    page.sheet.close()


def test_charts_tell_the_turn_and_the_top(page: StandingsPage) -> None:
    session = page.session
    assert session is not None
    page.ui.charts.setCurrentIndex(2)
    turn = session.state.game(2).turn(3)
    assert page.ui.turnBox.currentText() == "3"
    assert turn.retained is not None
    chart = next(one for one in page.findChildren(BarChart))
    assert f"{turn.retained.score} :" in chart.accessibleDescription()


def test_a_slip_taken_out_changes_the_list(page: StandingsPage) -> None:
    session = page.session
    assert session is not None
    before = column(page, "Total")
    best = session.results.standing(2)[0]
    session.slips.remove(best.table, 1, game=session.state.game(2))
    page.refresh_now()
    assert column(page, "Total") != before


def test_every_figure_of_three_games_is_in_sight(window: MainWindow) -> None:
    """What says who somebody is comes after the figures: solos, tops and warnings were beyond the edge."""
    window.resize(1366, 768)
    window.set_session(session_of(window.libraries.catalogue, 12, 3))
    window.show_page("standings")
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    settle()
    table = page.ui.table
    heads = [one.head for one in table.keyed.columns]
    assert {"P3", "Club", "Série"} <= set(heads)
    for head in ("Total", "Solos", "Tops", "Avert."):
        at = heads.index(head)
        right = table.columnViewportPosition(at) + table.columnWidth(at)
        assert right <= table.viewport().width(), head


def test_the_best_of_each_club_count_where_that_is_chosen(page: StandingsPage) -> None:
    choose(page, f"+{By.CLUB}")
    everybody = column(page, "Total")
    box = page.ui.groupBox
    assert box.isEnabled()
    box.setCurrentIndex(box.findData("#1"))
    page.refresh_now()
    assert page.session is not None
    best: dict[str, int] = {}
    for line in page.session.results.standing():
        best.setdefault(page.session.state.players[line.player].club, line.total)
    totals = [int(text.replace("\u202f", "").replace("\u00a0", "")) for text in column(page, "Total")]
    assert totals == sorted(best.values(), reverse=True)
    assert column(page, "Total") != everybody
    choose(page, "")
    choose(page, f"+{By.CLUB}")  # remembered, for documents too
    assert page.services.settings.get(MEMBERS, 0) == 1
    assert box.currentData() == "#1"

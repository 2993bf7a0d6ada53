"""The players' page by keys: adding, the roll call, importing, tables, names that are alike, names as published."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.application.players.lists import Action, Field, Status
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session, create_session
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.ui.players.players_page import PlayersPage
from arbitre.ui.players.tables_panel import read_numbers
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.words.history import action_text
from tests.ui.desk_fixtures import window
from tests.ui.page_sessions import session_of

__all__ = ["window"]

LIST = """Nom;Prénom;N° licence;Club;Né(e) en;Série;Ville
MARTIN;Paul;1234567;Alphabet;1956;4A;Évreux
DURAND;Zoé;1234568;Mots doux;2014;6B;Rouen
;;1;2;;;
MARTIN;Paul;1234567;Alphabet;1956;4A;Évreux
Ștefan;Ță;;;190;;
"""


def page_of(window: MainWindow, session: Session) -> PlayersPage:
    """The page of a tournament."""
    window.set_session(session)
    window.show_page("players")
    page = window.page("players")
    assert isinstance(page, PlayersPage)
    return page


@pytest.fixture
def empty(window: MainWindow) -> PlayersPage:
    """The page of a tournament without anybody."""
    return page_of(window, create_session(None, window.libraries.catalogue, "Soirée", club="Alphabet"))


@pytest.fixture
def page(window: MainWindow) -> PlayersPage:
    """The page with twelve players who play."""
    return page_of(window, session_of(window.libraries.catalogue, 12))


def names(page: PlayersPage) -> list[str]:
    """The names listed."""
    return [row.player.name for row in page.ui.table.keyed.rows]


def session_of_page(page: PlayersPage) -> Session:
    """The tournament shown."""
    assert page.session is not None
    return page.session


def press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, key)


def test_players_are_added_by_keys_alone(empty: PlayersPage) -> None:
    for name in ("MARTIN Paul", "DURAND Jean"):  # the form of an empty list has the keys at once
        assert QApplication.focusWidget() is empty.form.ui.nameEdit
        QTest.keyClicks(empty.form.ui.nameEdit, name)
        press(Qt.Key.Key_Return)
    empty.refresh_now()
    assert names(empty) == ["MARTIN Paul", "DURAND Jean"]
    press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is empty.ui.table


def test_a_pair_and_its_category(empty: PlayersPage) -> None:
    ui = empty.form.ui
    ui.nameEdit.setText("MARTIN Paul")
    ui.partnerEdit.setText("DURAND Zoé")
    ui.birthEdit.setText("1956")
    empty.form.save()
    (player,) = session_of_page(empty).state.players.values()
    assert player.name == "MARTIN Paul / DURAND Zoé"
    assert player.members == ("MARTIN Paul", "DURAND Zoé")
    assert player.category in ("V", "D")


@pytest.mark.parametrize(("name", "year"), [("", ""), ("  ", "1960"), ("X", "60"), ("X", "19x6")])
def test_what_is_wrong_in_the_form_is_said_there(empty: PlayersPage, name: str, year: str) -> None:
    empty.form.ui.nameEdit.setText(name)
    empty.form.ui.birthEdit.setText(year)
    empty.form.save()
    assert empty.form.ui.note.text()
    assert not session_of_page(empty).state.players


def test_enter_edits_and_results_follow(page: PlayersPage) -> None:
    session = session_of_page(page)
    page.ui.table.setFocus()
    page.ui.table.selectRow(2)
    player = page.ui.table.row().player
    press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is page.form.ui.nameEdit
    page.form.ui.nameEdit.setText("NOUVEAU Nom")
    press(Qt.Key.Key_Return)
    assert session.state.players[player.id].name == "NOUVEAU Nom"
    assert any(line.name == "NOUVEAU Nom" for line in session.results.standing())


def test_the_roll_call_is_one_key_a_player(page: PlayersPage) -> None:
    session = session_of_page(page)
    page.ui.table.setFocus()
    page.ui.table.selectRow(0)
    order = [row.player.id for row in page.ui.table.keyed.rows]
    for _ in range(3):
        press(Qt.Key.Key_Space)
    assert [session.state.players[one].present for one in order[:4]] == [False, False, False, True]
    page.ui.absentBox.setChecked(True)
    page.refresh_now()
    assert len(names(page)) == 3


def test_who_has_slips_is_not_removed(page: PlayersPage, window: MainWindow) -> None:
    session = session_of_page(page)
    page.ui.table.setFocus()
    page.ui.table.selectRow(0)
    press(Qt.Key.Key_Delete)
    assert len(session.state.players) == 12
    assert "bulletins" in window.bar.text


def test_a_list_is_shown_before_anybody_enters(page: PlayersPage, tmp_path: Path, qtbot: QtBot) -> None:
    session = session_of_page(page)
    path = tmp_path / "liste.csv"
    path.write_text(LIST, encoding="cp1252", errors="replace")
    dialog = page.importer()
    assert dialog is not None
    qtbot.addWidget(dialog)
    assert dialog.take_file(path)
    found = dialog.found
    assert [one.player.name for one in found.candidates][:2] == ["MARTIN Paul", "DURAND Zoé"]
    assert [one.status for one in found.candidates][:3] == [Status.NEW, Status.NEW, Status.REPEATED]
    assert len(session.state.players) == 12
    dialog._change(found.candidates[1])  # Space on the row
    assert dialog.found.candidates[1].action is Action.SKIP
    dialog.accept()
    page.after_import(dialog)
    page.refresh_now()
    assert "MARTIN Paul" in names(page)
    assert "DURAND Zoé" not in names(page)
    count = len(session.state.players)
    again = page.importer()
    assert again is not None
    qtbot.addWidget(again)
    assert again.take_file(path)
    assert again.found.candidates[0].status is Status.SAME
    session.undo()
    assert len(session.state.players) < count


def test_columns_are_matched_by_hand(page: PlayersPage, qtbot: QtBot) -> None:
    dialog = page.importer()
    assert dialog is not None
    qtbot.addWidget(dialog)
    assert dialog.take_text("a\tb\nDUPONT\tMarie\nPETIT\tLuc")
    for column, field in ((0, Field.LAST_NAME), (1, Field.FIRST_NAME)):
        box = dialog.field_box(column)
        box.setCurrentIndex(box.findData(str(field)))
    assert {"DUPONT Marie", "PETIT Luc"} <= {one.player.name for one in dialog.found.candidates}


def test_a_file_that_is_no_list_is_told(page: PlayersPage, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "image.xlsx"
    path.write_bytes(b"PK\x03\x04 a workbook that is none")
    assert not page.import_file(path)
    assert window.bar.text
    assert not page.import_file(tmp_path / "absent.csv")


def test_nothing_copied_is_told(page: PlayersPage, window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("")
    page.paste()
    assert "copi" in window.bar.text


def test_last_times_club_comes_back(window: MainWindow, tmp_path: Path) -> None:
    catalogue = window.libraries.catalogue
    first = create_session(tmp_path / "1.arbitre", catalogue, "Soirée 1", club="Alphabet", date="2026-11-23")
    page = page_of(window, first)
    for name in ("MARTIN Paul", "DURAND Zoé"):
        page.form.show_player(None)
        page.form.ui.nameEdit.setText(name)
        page.form.save()
    # Opening another tournament remembers the one before.
    page = page_of(window, create_session(None, catalogue, "Soirée 2", club="Alphabet", date="2026-11-30"))
    page.call_last()
    page.refresh_now()
    assert sorted(names(page)) == ["DURAND Zoé", "MARTIN Paul"]


def test_a_plan_before_the_first_turn(page: PlayersPage, window: MainWindow) -> None:
    session = session_of_page(page)
    session.turns.end_game("essai")
    catalogue = window.libraries.catalogue
    tiles = catalogue.tile_set("fr")
    session.event.open_game(RuleSet(), tiles, catalogue.identify("fr", tiles))
    panel = page.tables
    page.refresh_now()
    panel.ui.planBox.setCurrentIndex(panel.ui.planBox.findData("rank"))
    panel.ui.reservedEdit.setText("2 4-5")
    panel.assign()
    seats = {table: session.game.player_at(table, 1) for table in session.game.seats}
    assert not {2, 4, 5} & set(seats)
    assert seats[1] == session.results.standing()[0].player
    panel.ui.arbitersEdit.setText("Ann, Bob")
    panel.share()
    assert set(session.game.arbiters.values()) == {"Ann", "Bob"}
    assert set(session.game.arbiters) == set(seats)


def test_late_arrivals_and_leavers(page: PlayersPage) -> None:
    session = session_of_page(page)
    page.form.show_player(None)
    page.form.ui.nameEdit.setText("RETARD Luc")
    page.form.save()
    page.refresh_now()
    newcomer = next(one for one in session.state.players.values() if one.name == "RETARD Luc")
    page._following = True
    page.ui.table.setFocus()
    assert page.ui.table.go_to(newcomer.id)
    page.tables.ui.seatEdit.setText("13")
    page.tables.seat()
    assert session.game.player_at(13, session.game.next_serial) == newcomer.id
    page.tables.ui.leaveEdit.setText("5")
    page.tables.leave()
    assert 5 in session.game.left
    page.tables.ui.leaveEdit.setText("5")
    page.tables.come_back()
    assert 5 not in session.game.left


def test_undo_after_a_seating_takes_the_seating_back(page: PlayersPage) -> None:
    """Where the table was typed too: an empty field keeps no Ctrl+Z."""
    session = session_of_page(page)
    fresh = new_player("RETARD Luc")
    session.players.register([fresh])
    page.refresh_now()
    page.ui.table.setFocus()
    assert page.ui.table.go_to(fresh.id)
    page.ui.side.setCurrentIndex(1)
    field = page.tables.ui.seatEdit
    field.setFocus()
    QTest.keyClicks(field, "13")
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == ""  # its own letters first
    QTest.keyClicks(field, "13")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert session.game.player_at(13, session.game.next_serial) == fresh.id
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.game.player_at(13, session.game.next_serial) != fresh.id


def test_undo_counts_everybody_seated(page: PlayersPage) -> None:
    session = session_of_page(page)
    session.players.register([new_player(f"RETARD {number}") for number in range(3)])
    assert len(session.tables.seat_present()) == 3
    assert action_text(session.undo().facts, session.state).endswith(" et 2 autres")


def test_two_entries_of_one_person(page: PlayersPage) -> None:
    session = session_of_page(page)
    page.form.show_player(None)
    page.form.ui.nameEdit.setText("Joueur 010")
    page.form.save()
    page.refresh_now()
    assert "(1)" in page.ui.side.tabText(2)
    page.ui.names.selectRow(0)
    asked: list[Sequence[str]] = []

    def keep_second(_: str, answers: Sequence[str], chosen: Callable[[int], object]) -> None:
        asked.append(answers)
        chosen(1)

    page.services.desk.choice_wanted.connect(keep_second)
    first, second = page.ui.names.row()
    page.merge()
    assert len(asked[0]) == 2
    assert second.id in session.state.players
    assert first.id not in session.state.players
    assert sum(one.name == "Joueur 010" for one in session.state.players.values()) == 1


def test_minors_are_published_as_initials(page: PlayersPage) -> None:
    session = session_of_page(page)
    page.ui.minorsButton.click()
    minors = [one for one in session.state.players.values() if one.category in "PBCJ"]
    assert minors
    assert all(one.published != one.name for one in minors if len(one.name) > 4)
    session.undo()


def test_the_list_is_written_and_read_again(page: PlayersPage, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "joueurs.csv"
    assert page.export(path)
    dialog = page.importer()
    assert dialog is not None
    qtbot.addWidget(dialog)
    assert dialog.take_file(path)
    assert {one.status for one in dialog.found.candidates} == {Status.SAME}


def test_numbers_and_ranges() -> None:
    assert read_numbers("13 20-22, x 7-") == [13, 20, 21, 22]
    assert read_numbers("1-99999999") == []


def test_a_second_import_shows_what_changes_and_says_how_many(
    empty: PlayersPage, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "liste.csv"
    path.write_text("Nom;Licence;Club\nRoy Ann;1;Lyon\nPetit Luc;2;Lyon\nGrand Zoé;3;Lyon\n", encoding="utf-8")
    for text, shown, said in (
        (None, [2, 3, 4], "3 joueurs inscrits"),
        ("Nom;Licence;Club\nRoy Ann;1;Lyon\nPetit Luc;2;Nice\nNeuf Bob;4;Lyon\n", [3, 4], "1 joueur inscrit · 1 fiche"),
    ):
        if text is not None:
            path.write_text(text, encoding="utf-8")
        dialog = empty.importer()
        assert dialog is not None
        qtbot.addWidget(dialog)
        assert dialog.take_file(path)
        assert [one.row for one in dialog.ui.table.keyed.rows] == shown
        if text is not None:
            assert dialog._status_text(dialog.ui.table.keyed.rows[0]) == "club : Nice au lieu de Lyon"
            assert "Grand Zoé" in dialog.ui.odd.toPlainText()
        dialog.accept()
        empty.after_import(dialog)
        assert window.bar.text.startswith(said)

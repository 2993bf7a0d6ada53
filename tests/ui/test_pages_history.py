"""The journal in words: every kind of fact, filters, what was undone, the export, claims."""

from __future__ import annotations

import csv
import io
import re
import sqlite3
from pathlib import Path

import pytest

from arbitre.domain import facts as f
from arbitre.ui.corrections.journal_page import HistoryPage, as_csv
from arbitre.ui.kit.desk import Message
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.words.history import LINES, action_text
from tests.application.sessions import revealed, started
from tests.ui.desk_fixtures import window
from tests.ui.page_sessions import session_of

__all__ = ["window"]


@pytest.fixture
def page(window: MainWindow) -> HistoryPage:
    """The page with a short game."""
    window.set_session(session_of(window.libraries.catalogue))
    window.show_page("history")
    page = window.page("history")
    assert isinstance(page, HistoryPage)
    return page


def shown(page: HistoryPage) -> list[str]:
    """The sentences shown, newest first."""
    return [row.text for row in page.ui.table.keyed.rows]


def test_every_kind_of_fact_has_its_sentence() -> None:
    assert set(f.KINDS.values()) == set(LINES)


def test_tells_the_game_newest_first(page: HistoryPage) -> None:
    session = page.session
    assert session is not None
    lines = shown(page)
    assert len(lines) == len(session.history())
    assert lines[-1] == "Tournoi « Coupe d'été <Ștefan & fils> » ouvert"
    assert any(line.startswith("Coup 2, table 5 : ") for line in lines)


def test_filters_by_words_and_subject(page: HistoryPage) -> None:
    page.ui.findEdit.setText("coup 2 table 5")
    assert shown(page)
    assert all(re.search(r"\b2\b", line) and re.search(r"\b5\b", line) for line in shown(page))
    assert not any(line.startswith("Coup 1, table 25") for line in shown(page))
    page.ui.findEdit.clear()
    page.ui.subjectBox.setCurrentIndex(page.ui.subjectBox.findData("player"))
    assert {"Joueur inscrit : =1+1"} <= set(shown(page))
    assert not any(line.startswith("Coup 2, table") for line in shown(page))


def test_what_was_undone_stays_readable(page: HistoryPage) -> None:
    session = page.session
    assert session is not None
    session.slips.raise_claim(2, 1, "référence juste")
    said = action_text(session.actions[-1].facts, session.state)
    assert said == "Coup 1, table 2 : contestation (référence juste)"
    page.refresh_now()
    assert page.ui.undoButton.isEnabled()
    page.ui.undoButton.click()
    page.refresh_now()
    assert shown(page)[:2] == [f"Annulation : {said}", said]
    assert page.ui.table.keyed.rows[1].gone
    page.ui.undoneBox.setChecked(False)
    assert said not in shown(page)
    page.ui.redoButton.click()
    page.refresh_now()
    assert said in shown(page)


def test_export_for_a_claim(page: HistoryPage, tmp_path: Path) -> None:
    session = page.session
    assert session is not None
    page.ui.findEdit.setText("table 5")
    assert page.write(tmp_path / "journal.txt")
    text = (tmp_path / "journal.txt").read_text(encoding="utf-8")
    assert session.journal.chain in text
    assert len(text.splitlines()) == 2 + len(shown(page))
    assert page.write(tmp_path / "journal.csv")
    rows = list(csv.reader(io.StringIO((tmp_path / "journal.csv").read_text("utf-8-sig")), delimiter=";"))
    assert rows[0][:3] == ["Nº", "Heure", "Qui"]
    assert [row[4] for row in rows[1:]] == list(reversed(shown(page)))


def test_an_export_that_fails_is_told(page: HistoryPage, window: MainWindow, tmp_path: Path) -> None:
    assert not page.write(tmp_path / "absent" / "journal.txt")
    assert "disque" in window.bar.text


def test_raises_and_settles_a_claim(page: HistoryPage, window: MainWindow) -> None:
    session = page.session
    assert session is not None
    page.ui.claimEdit.setText("5 2 le mot est admis")
    page.ui.claimEdit.returnPressed.emit()
    assert session.state.game(1).turn(2).slips[5].claim == "le mot est admis"
    page.refresh_now()
    assert "liasse" in page.ui.claimLabel.text()
    page.ui.claims.selectRow(0)
    page.ui.decisionEdit.setText("12 VACIVE O4 45")
    page.ui.decisionEdit.returnPressed.emit()
    assert session.state.game(1).turn(2).slips[5].claim == "le mot est admis"
    assert "se lit comme un bulletin" in window.bar.text
    page.ui.decisionEdit.setText("maintenu")
    page.ui.decisionEdit.returnPressed.emit()
    marked = session.state.game(1).turn(2).slips[5]
    assert marked.claim is None
    assert marked.claim_decision == "maintenu"


@pytest.mark.parametrize("text", ["douze", "5", "5 99 x", "", "5 2 12 VACIVE O4 45"])
def test_a_claim_about_nothing_is_refused(page: HistoryPage, text: str) -> None:
    session = page.session
    assert session is not None
    before = len(session.actions)
    page.ui.claimEdit.setText(text)
    page.ui.claimEdit.returnPressed.emit()
    assert len(session.actions) == before


def test_cells_of_the_table_export_are_no_formulas() -> None:
    assert as_csv([], ("=1+1",)).strip() == "=1+1"  # heads are ours; texts begin with words


def test_the_seal_of_each_game_is_told_in_words(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    session = started(3, path, seed="graine")
    revealed(session)
    session.close()
    assert window.open_file(path)
    window.show_page("history")
    page = window.page("history")
    assert isinstance(page, HistoryPage)
    assert page.ui.sealLabel.text() == "Partie 1 : le sceau tient."
    window.set_session(None)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE secrets SET secret = 'autre'")
    connection.close()
    said: list[Message] = []
    window.desk.said.connect(said.append)
    assert window.open_file(path)
    assert said[-1].level == "warning"
    assert said[-1].text.startswith("Partie 1 : le sceau est brisé")
    window.show_page("history")
    page.refresh_now()
    assert page.ui.sealLabel.text() == said[-1].text
    assert page.ui.sealLabel.property("status") == "warning"

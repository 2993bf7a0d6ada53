"""The page of exchanges: a marker's copy there and back, centres put together, results packed; by keys where typed."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from arbitre.application.exchange.merge import make_marker_file
from arbitre.application.exchange.turn_line import take_turn
from arbitre.application.session.session import Session, open_session
from arbitre.domain.event.merging import NoteKind
from arbitre.ui.desk.marked_turn import context_of
from arbitre.ui.exchange.exchange_page import ExchangePage
from arbitre.ui.exchange.exchange_work import labels
from arbitre.ui.shell.main_window import MainWindow
from tests.application.sessions import give, revealed, slip_for, started
from tests.application.test_centres import make_centre
from tests.application.test_merge import line_of
from tests.rooms import catalogue
from tests.ui.desk_fixtures import hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]


def page_of(window: MainWindow, session: Session | None) -> ExchangePage:
    window.set_session(session)
    window.show_page("exchange")
    page = window.page("exchange")
    assert isinstance(page, ExchangePage)
    page.refresh_now()
    return page


def said(window: MainWindow) -> list[str]:
    """Everything the message bar was told from now on."""
    texts: list[str] = []
    window.desk.said.connect(lambda message: texts.append(message.text))
    return texts


def joined(page: ExchangePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.joining, timeout=30_000)


def test_a_markers_copy_goes_out_takes_a_turn_and_comes_back(window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window, started(6, tmp_path / "salle.arbitre"))
    session = page.session
    assert session is not None
    page.ui.nameEdit.setText("Zoé")
    page.ui.tablesEdit.setText("1-2 5")
    copy = tmp_path / "zoe.arbitre"
    assert page.write_copy(copy, "Zoé", [1, 2, 5])
    page.refresh_now()
    assert [(row.name, row.tables, row.merged) for row in page.ui.markers.keyed.rows] == [("Zoé", (1, 2, 5), "")]
    turn = revealed(session)
    line = line_of(session, turn)
    page.refresh_now()
    code = page.ui.codeLabel.text()
    assert len(code) == 4

    marker = page_of(window, open_session(copy, catalogue(), who="Zoé", station="Zoé"))
    assert marker.ui.lineEdit.isVisible()
    assert not marker.ui.markersCard.isVisible()
    assert marker.ui.lineEdit.hasFocus()
    QTest.keyClicks(marker.ui.lineEdit, line)
    QTest.keyClick(marker.ui.lineEdit, Qt.Key.Key_Return)
    marker.refresh_now()
    assert marker.ui.codeLabel.text() == code
    assert marker.ui.lineEdit.text() == ""
    own = marker.session
    assert own is not None
    for table in (1, 2):
        give(own, own.game.turn(1), table)

    page = page_of(window, open_session(tmp_path / "salle.arbitre", catalogue()))
    page.merge_copies([copy])
    assert page.session is not None
    assert sorted(page.session.game.turn(1).slips) == [1, 2]
    assert "2" in page.ui.headline.text()
    assert [row.kind for row in page.ui.notes.keyed.rows] == ["missing"]
    assert page.write_report(tmp_path / "rapport.pdf")
    page.refresh_now()
    assert page.ui.markers.keyed.rows[0].merged
    page.session.undo()
    assert not page.session.game.turn(1).slips


def test_a_range_that_overlaps_anothers_asks(window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window, started(6, tmp_path / "salle.arbitre"))
    session = page.session
    assert session is not None
    assert page.write_copy(tmp_path / "zoe.arbitre", "Zoé", [1, 2, 3])
    asked: list[str] = []
    window.desk.choice_wanted.connect(lambda text, *_: asked.append(text))
    line = window.prompt.line
    for wrong in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Escape):  # keys of a slip answer nothing
        assert not page.write_copy(tmp_path / "max.arbitre", "Max", [3, 4])
        QTest.keyClick(line, wrong)
        assert session.game.arbiters.get(3) == "Zoé"
        assert not (tmp_path / "max.arbitre").exists()
    assert asked == ["Table 3 : déjà à Zoé. Les donner à Max ?"] * 3
    assert not page.write_copy(tmp_path / "max.arbitre", "Max", [3, 4])
    QTest.keyClick(line, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert (session.game.arbiters[3], session.game.arbiters[4]) == ("Max", "Max")
    assert (tmp_path / "max.arbitre").exists()


def test_a_line_that_is_none_stays_to_be_corrected(window: MainWindow, tmp_path: Path) -> None:
    session = started(4, tmp_path / "salle.arbitre")
    page = page_of(window, session)
    assert page.write_copy(tmp_path / "zoe.arbitre", "Zoé", [1])
    marker = page_of(window, open_session(tmp_path / "zoe.arbitre", catalogue(), who="Zoé", station="Zoé"))
    told = said(window)
    marker.ui.lineEdit.setText("AEIRSTU")
    marker.take_line()
    assert marker.ui.lineEdit.text() == "AEIRSTU"
    assert len(told) == 1
    marker.ui.lineEdit.setText("AAAAAEE = H4 AA")
    marker.take_line()
    assert marker.session is not None
    assert not marker.session.game.turns


def test_centres_are_put_together_accepted_and_saved(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for centre in (1, 2, 3):
        make_centre(tmp_path, centre, 4, lower_top=centre == 3)
    page = page_of(window, None)
    page.ui.expectedEdit.setText("1-4")
    page.join(sorted(tmp_path.glob("centre-*.arbitre")))
    assert page.ui.progressBox.isVisible()
    joined(page, qtbot)
    assert not page.ui.progressBox.isVisible()
    assert [row.counted for row in page.ui.files.keyed.rows] == [True, True, False]
    assert [row.kind for row in page.ui.notes.keyed.rows] == ["top_differs", "absent"]
    assert page.ui.acceptButton.isEnabled()
    page.accept_centre()
    joined(page, qtbot)
    assert all(row.counted for row in page.ui.files.keyed.rows)
    assert not page.ui.acceptButton.isEnabled()
    assert page.write_whole(tmp_path / "tout.arbitre")
    assert len(open_session(tmp_path / "tout.arbitre", catalogue()).results.standing()) == 12
    assert page.write_report(tmp_path / "rapport.html")
    told = said(window)
    assert not page.write_whole(tmp_path / "tout.arbitre")
    assert len(told) == 1


def test_putting_together_can_be_stopped(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for centre in (1, 2):
        make_centre(tmp_path, centre, 3)
    page = page_of(window, None)
    told = said(window)
    page.join(sorted(tmp_path.glob("centre-*.arbitre")))
    page.stop()
    joined(page, qtbot)
    # It had either been stopped, and says so, or was done already.
    assert told
    assert page.ui.filesButton.isEnabled()


def test_results_are_packed_and_the_mail_is_ready(window: MainWindow, tmp_path: Path) -> None:
    session = started(4, tmp_path / "a.arbitre")
    page = page_of(window, session)
    assert not page.ui.sendButton.isEnabled()
    turn = revealed(session)
    for table in (1, 2, 3, 4):
        give(session, turn, table)
    page.refresh_now()
    page.ui.centreEdit.setFocus()
    QTest.keyClicks(page.ui.centreEdit, "07")
    page.set_centre()
    assert session.state.about.centre == "07"
    made = page.write_archive(tmp_path)
    assert made is not None
    with zipfile.ZipFile(made) as archive:
        assert "courriel.txt" in archive.namelist()
    page.copy_mail()
    assert "centre 07" in QGuiApplication.clipboard().text()


def test_copies_are_dropped_on_the_page(window: MainWindow, tmp_path: Path) -> None:
    session = started(4, tmp_path / "a.arbitre")
    page = page_of(window, session)
    copy = tmp_path / "zoe.arbitre"
    assert page.write_copy(copy, "Zoé", [1])
    page.refresh_now()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(copy))])
    event = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    page.dropEvent(event)
    assert [source for source, _ in session.state.merged] == ["Zoé"]


def test_what_is_chosen_in_dialogs_reaches_the_files(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started(4, tmp_path / "a.arbitre")
    page = page_of(window, session)
    copy = tmp_path / "ann.arbitre"
    page.ui.nameEdit.setText("Ann")
    page.ui.tablesEdit.setText("1 2")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(copy), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *rest: ([str(copy)], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *rest: "")
    page.make_copy()
    assert copy.exists()
    page.choose_copies()
    assert [source for source, _ in session.state.merged] == ["Ann"]
    page.send()
    assert not list(tmp_path.glob("*.zip"))
    page.choose_centres()  # a copy without a turn played is a centre as good as any: it is told what it is
    joined(page, qtbot)


@pytest.mark.parametrize(
    ("text", "found"), [("", ()), ("1-3", ("01", "02", "03")), ("Lyon, 12 ; Lyon", ("Lyon", "12"))]
)
def test_expected_centres_as_they_are_typed(text: str, found: tuple[str, ...]) -> None:
    assert labels(text) == found


def test_a_conflict_is_settled_by_keys_and_stays(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    session = started(4, tmp_path / "salle.arbitre")
    page = page_of(window, session)
    copy = tmp_path / "zoe.arbitre"
    assert page.write_copy(copy, "Zoé", [1, 2])
    turn = revealed(session)
    marker = open_session(copy, catalogue(), who="Zoé")
    own = take_turn(marker, line_of(session, turn)).turn
    for table in (1, 2):
        give(marker, own, table, 0)
        give(session, turn, table, 4)
    marker.close()
    page.merge_copies([copy])
    page.refresh_now()
    assert not page.ui.settleButton.isHidden()
    page.ui.settleButton.click()
    hands.type("1⏎2⏎22 VACIVE O4 45⏎⏎")  # keys of the next slips choose none
    assert len(page.ui.notes.keyed.rows) == 2
    hands.press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)  # theirs
    hands.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)  # then ours, of the next one
    slips = session.game.turn(1).slips
    assert (slips[1].slip, slips[2].slip) == (slip_for(session, turn, 0), slip_for(session, turn, 4))
    assert not page.ui.notes.keyed.rows
    assert page.ui.settleButton.isHidden()
    page.merge_copies([copy])
    assert [note.kind for note in page.ui.notes.keyed.rows] == [NoteKind.SENT_TWICE]


def test_escape_leaves_a_conflict_open(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    session = started(4, tmp_path / "salle.arbitre")
    page = page_of(window, session)
    copy = tmp_path / "zoe.arbitre"
    assert page.write_copy(copy, "Zoé", [1])
    turn = revealed(session)
    marker = open_session(copy, catalogue(), who="Zoé")
    give(marker, take_turn(marker, line_of(session, turn)).turn, 1, 0)
    give(session, turn, 1, 4)
    marker.close()
    page.merge_copies([copy])
    page.settle()
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert session.game.turn(1).slips[1].slip == slip_for(session, turn, 4)
    assert len(page.ui.notes.keyed.rows) == 1


def test_a_markers_window_says_whose_it_is_and_refuses_a_foreign_table(
    window: MainWindow, hands: Hands, tmp_path: Path
) -> None:
    session = started(6, tmp_path / "salle.arbitre")
    session.tables.assign_arbiters({"Zoé": [1, 2, 3], "Bob": [4, 5, 6]})
    copy = make_marker_file(session, "Zoé", tmp_path / "zoe.arbitre")
    turn = revealed(session)
    marker = open_session(copy, catalogue(), who="Zoé")
    take_turn(marker, line_of(session, turn))
    page = page_of(window, marker)
    assert page.ui.markersCard.isHidden()  # nothing is merged here
    assert "Copie de Zoé, tables 1-3" in window._name.whole
    window.show_page("game")
    hands.type("5 MOT H4 12")
    hands.type("⏎")
    assert not marker.game.turn(1).slips
    context = context_of(window.desk, marker.game.turn(1))
    assert context is not None
    assert context.foreign == {4: "Bob", 5: "Bob", 6: "Bob"}
    window.set_session(None)

"""Files in the window: what is wrong with one is said, and nothing typed in a dialog or recorded is lost."""

from __future__ import annotations

import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from arbitre.application.room.clock import ClockState
from arbitre.application.session.players import new_player
from arbitre.application.session.session import create_session
from arbitre.domain.event.state import Step
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.storage.journal import Journal, JournalError
from arbitre.storage.record import Draft
from arbitre.ui.desk.new_game import NewGameDialog
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.shell.new_tournament import NewTournamentDialog
from arbitre.ui.shell.start_page import StartPage
from tests.rooms import catalogue
from tests.ui.desk_fixtures import hands, session_of, small_session, step_of, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]


def in_dialog(window: MainWindow, kind: type, do: object) -> list[object]:
    """Act on the dialog that the next call opens."""
    seen: list[object] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        assert isinstance(dialog, kind)
        dialog.activateWindow()
        QApplication.processEvents()
        seen.append(dialog)
        do(dialog)  # type: ignore[operator]
        if dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(0, window, act)
    return seen


def file_of(folder: Path, players: int = 4) -> Path:
    path = folder / "soirée.arbitre"
    small_session(players, path).close()
    return path


def test_escape_loses_no_names_and_enter_invents_none(window: MainWindow, tmp_path: Path) -> None:
    names = "\n".join(f"Personne {letter}" for letter in "ABCDEFGHIJKL")

    def type_and_leave(dialog: NewTournamentDialog) -> None:
        dialog.ui.nameEdit.setFocus()
        QTest.keyClicks(dialog.ui.nameEdit, "Coupe")
        QTest.keyClick(dialog.ui.nameEdit, Qt.Key.Key_Return)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)  # Enter twice begins nothing
        assert dialog.isVisible()
        dialog.ui.namesEdit.setPlainText(names)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    seen = in_dialog(window, NewTournamentDialog, type_and_leave)
    window.files.new()
    assert len(seen) == 1
    assert window.desk.session is None
    assert "Ctrl+N" in window.bar.text

    def find_again(dialog: NewTournamentDialog) -> None:
        assert dialog.ui.nameEdit.text() == "Coupe"
        assert dialog.ui.namesEdit.toPlainText() == names
        QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    in_dialog(window, NewTournamentDialog, find_again)
    window.files.new()
    assert [one.name for one in session_of(window).state.players.values()] == names.splitlines()

    def is_fresh(dialog: NewTournamentDialog) -> None:
        assert not dialog.ui.namesEdit.toPlainText()

    in_dialog(window, NewTournamentDialog, is_fresh)
    window.files.new()


@pytest.mark.parametrize("key", ["Alt+O", "Ctrl+Enter"])
def test_a_new_game_by_keys(window: MainWindow, qtbot: QtBot, key: str) -> None:
    session = small_session(4)
    session.turns.end_game("essai")
    window.set_session(session)

    def leave(dialog: NewGameDialog) -> None:
        QTest.keyClicks(dialog.ui.titleEdit, "Finale")
        QTest.keyClick(dialog.ui.titleEdit, Qt.Key.Key_Return)
        assert dialog.isVisible()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    in_dialog(window, NewGameDialog, leave)
    assert not window.dialogs.new_game()

    def open_it(dialog: NewGameDialog) -> None:
        assert dialog.isActiveWindow()
        if key == "Alt+O":
            with qtbot.waitSignal(dialog.accepted):  # a button pressed by its letter is seen to go down first
                QTest.keyClick(dialog.ui.titleEdit, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
        else:
            QTest.keyClick(dialog.ui.titleEdit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    in_dialog(window, NewGameDialog, open_it)
    assert window.dialogs.new_game()
    assert (len(session.state.games), session.game.title) == (2, "Finale")


@pytest.mark.parametrize("language", ["fr", "en", "it"])
def test_the_letters_of_the_start_page_work_beside_recent_files(
    window: MainWindow, tmp_path: Path, language: str
) -> None:
    window.services.languages.set(language)
    window.settings.recent(file_of(tmp_path))
    window.show_page("start")
    page = window.page("start")
    assert isinstance(page, StartPage)
    assert page.ui.recentList.hasFocus()
    pressed: list[str] = []
    for button in (page.ui.newButton, page.ui.openButton, page.ui.sampleButton, page.ui.rehearsalButton):
        button.clicked.disconnect()
        button.clicked.connect(partial(lambda name, *_: pressed.append(name), button.objectName()))
        letter = button.text()[button.text().index("&") + 1]
        QTest.keyClicks(page.ui.recentList, letter.lower())
    assert pressed == ["newButton", "openButton", "sampleButton", "rehearsalButton"]
    window.services.languages.set("fr")


def test_a_path_that_does_not_exist_is_said(window: MainWindow, tmp_path: Path) -> None:
    for path in (tmp_path / "absent.arbitre", tmp_path / "nulle part" / "a.arbitre", tmp_path):
        assert not window.open_file(path)
        assert window.bar.property("message") == "error"
        assert window.bar.text
    assert window.desk.session is None


def test_a_file_dropped_on_the_window_opens(window: MainWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file_of(tmp_path)))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(9, 9), copy, data, left, none))
    assert session_of(window).path == tmp_path / "soirée.arbitre"


def test_a_read_only_file_is_opened_for_reading(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``os.access`` answers for a disk that refuses, as the tests may run as somebody whom no file refuses."""
    path = file_of(tmp_path)
    before = path.read_bytes()
    monkeypatch.setattr("arbitre.storage.database.os.access", lambda *_: False)
    assert window.open_file(path)
    session = session_of(window)
    assert session.read_only
    assert "lecture seule" in window.bar.text
    assert window._name.whole.startswith("lecture seule")
    for key in window.page_keys:
        window.show_page(key)
    window.desk.succeeds(lambda: session.room.show_message("Bonjour"))
    assert not session.state.message
    assert window.bar.property("message") == "warning"
    assert path.read_bytes() == before
    monkeypatch.undo()
    window.actions_["save_elsewhere"].trigger()
    assert session_of(window).path == tmp_path / "soirée 2.arbitre"
    assert window.desk.succeeds(lambda: session_of(window).room.show_message("Bonjour"))


@pytest.mark.parametrize("how", ["renamed", "removed", "replaced"])
def test_a_file_that_goes_away_while_it_is_open(window: MainWindow, tmp_path: Path, how: str) -> None:
    """Said at the next action; one key saves everything beside it, and the evening goes on there."""
    path = file_of(tmp_path)
    assert window.open_file(path)
    session = session_of(window)
    if how == "renamed":
        path.rename(tmp_path / "ailleurs.arbitre")
    else:
        path.unlink()
    if how == "replaced":
        small_session(2, path).close()
    done = len(session.actions)
    assert not window.desk.succeeds(lambda: session.room.show_message("Bonjour"))
    assert len(session.actions) == done
    assert "soirée.arbitre" in window.bar.text
    window.actions_["save_elsewhere"].trigger()
    again = session_of(window)
    assert again.path == tmp_path / "soirée 2.arbitre"
    assert len(again.actions) == done
    assert window.desk.succeeds(lambda: again.room.show_message("Bonjour"))
    assert again.journal.verify().head == again.journal.chain


def test_a_journal_appends_to_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    with Journal.create(path) as journal:
        shutil.copy(path, tmp_path / "b.arbitre")
        path.unlink()
        shutil.copy(tmp_path / "b.arbitre", path)
        with pytest.raises(JournalError) as problem:
            journal.append([Draft("note", {}, "t")], after=0, action="a")
        assert problem.value.kind == "moved"


def test_a_word_list_that_is_not_here_is_said(window: MainWindow, tmp_path: Path) -> None:
    """The game can be looked at; what lacks is named at opening."""
    path = tmp_path / "ailleurs.arbitre"
    session = create_session(path, catalogue(), "Ailleurs")
    session.players.register([new_player("Personne A")])
    tiles = catalogue().tile_set("fr")
    session.event.open_game(
        RuleSet(), tiles, replace(catalogue().identify("fr", tiles), name="ABSENTE", sha256="0" * 64)
    )
    session.close()
    assert window.open_file(path)
    assert window.bar.property("message") == "error"
    assert "ABSENTE" in window.bar.text
    for key in window.page_keys:
        window.show_page(key)


def test_the_projector_does_not_keep_the_keyboard(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    window.set_session(small_session(4))
    window.prompt.close_prompt()
    window.room.toggle()
    projector = window.room.made()
    projector.showFullScreen()
    projector.activateWindow()
    QApplication.processEvents()
    assert QApplication.activeWindow() is projector
    QTest.keyClick(projector, Qt.Key.Key_F9)
    assert projector.is_black
    QTest.keyClick(projector, Qt.Key.Key_F10)
    assert projector.is_frozen
    QTest.keyClick(projector, Qt.Key.Key_F11)
    assert not projector.isFullScreen()
    projector.showFullScreen()
    QTest.keyClick(projector, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not projector.isFullScreen()
    assert QApplication.activeWindow() is window
    focus = QApplication.focusWidget()
    assert focus is not None
    assert window.isAncestorOf(focus)
    projector.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(projector, Qt.Key.Key_F12)
    assert not projector.isVisible()


def test_keys_are_lent_to_windows_of_this_desk_only(window: MainWindow, qtbot: QtBot) -> None:
    """Two actions with one key in a window would be none."""
    window.actions_["help"].trigger()
    QApplication.processEvents()
    assert window.side.help is not None
    assert window.actions_["black"] in window.side.help.actions()
    stranger = QWidget()
    qtbot.addWidget(stranger)
    stranger.show()
    stranger.activateWindow()
    QApplication.processEvents()
    assert QApplication.activeWindow() is stranger
    assert stranger.actions() == []


def test_the_turn_goes_on_in_the_other_file(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    """Going on elsewhere in the middle of a turn: the clock runs on, nothing is asked, undo knows it still."""
    path = file_of(tmp_path)
    assert window.open_file(path)
    session = session_of(window)
    while step_of(window) is not Step.DRAWN:
        session.racks.draw()
    hands.press(Qt.Key.Key_F3)
    window.desk.clock.add(-60)
    before = window.desk.clock.clock
    window.actions_["save_elsewhere"].trigger()
    assert session_of(window) is not session
    assert window.desk.clock.clock == before
    assert not window.desk.clock.needs_choice
    assert not window.prompt.isVisible()
    hands.call_time()
    assert window.desk.clock.is_over
    window.undo()
    assert step_of(window) is Step.RUNNING
    assert window.desk.clock.clock.state is ClockState.RUNNING


def test_the_time_of_turns_belongs_to_its_tournament(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    """A minute chosen, and seconds given, are the game's: not the next tournament's, and there after a restart."""
    assert window.open_file(file_of(tmp_path))
    session_of(window).turns.set_time(60)
    session_of(window).racks.draw()
    assert window.desk.clock.clock.seconds == 60
    window.game_page.control.add_time(10)
    assert window.desk.clock.clock.seconds == 70
    (tmp_path / "b").mkdir()
    assert window.open_file(file_of(tmp_path / "b"))
    session_of(window).racks.draw()
    assert window.desk.clock.clock.seconds == 180
    assert window.open_file(tmp_path / "soirée.arbitre")
    assert window.desk.clock.clock.seconds == 70
    hands.press(Qt.Key.Key_F3)
    assert session_of(window).game.turn(1).seconds == 70
    window.game_page.control.add_time(20)
    assert round(window.desk.clock.left) == 90
    window.undo()
    assert round(window.desk.clock.left) == 70
    assert session_of(window).game.turn(1).added == 10
    hands.call_time()
    session_of(window).turns.reveal()
    session_of(window).racks.draw()
    assert window.desk.clock.clock.seconds == 60  # what turn 1 was given is its own

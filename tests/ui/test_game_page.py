"""The desk by keys: a whole game, what bursts of Enter and plain typing never do, what every state shows."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView

from arbitre.application.session.session import create_session
from arbitre.domain.event.state import Step
from arbitre.domain.rules.slip import SlipStatus
from arbitre.ui.board.board_view import BoardView
from arbitre.ui.board.tables_grid import TablesGrid
from arbitre.ui.desk.proposals import ProposalList
from arbitre.ui.kit.actions import STEPS
from arbitre.ui.kit.models import Filter, SolutionsModel
from arbitre.ui.room.projector import ProjectorWindow
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import catalogue, play_turn, room
from tests.ui.desk_fixtures import confirm_screen, hands, marking, session_of, small_session, step_of, window
from tests.ui.hands import Hands, MouseCounter

__all__ = ["hands", "marking", "window"]


def test_a_whole_game_by_keys(window: MainWindow, hands: Hands, qapp: QApplication, tmp_path: Path) -> None:
    """Drawn by the computer, each turn marked during the clock of the next, to the end by the rules; no mouse."""
    window.set_session(small_session(5, tmp_path / "soiree.arbitre"))
    confirm_screen(hands)
    mouse = MouseCounter(qapp)
    previous = False
    for _ in range(40):
        hands.press(Qt.Key.Key_F2)
        if step_of(window) is not Step.DRAWN:
            break
        hands.press(Qt.Key.Key_F3)
        hands.settle()
        if previous:
            mark_five(window, hands)
        hands.call_time()
        hands.press(Qt.Key.Key_F5)
        hands.press(Qt.Key.Key_F6)
        previous = True
    hands.settle()
    mark_five(window, hands)
    hands.control(Qt.Key.Key_End, shift=True)
    mouse.stop()
    game = session_of(window).game
    assert step_of(window) is Step.ENDED
    assert game.ended not in (None, "")
    assert len(game.turns) >= 10
    assert all(game.complete(turn.serial) for turn in game.turns)
    best = max(line.total for line in session_of(window).results.standing(1))
    assert best == game.top_total  # table 1 had every top
    assert mouse.count == 0


def mark_five(window: MainWindow, hands: Hands) -> None:
    """Five slips: a top, another solution, a wrong score, a blank slip, a late one."""
    turn = window.desk.marked
    assert turn is not None
    serial = turn.serial
    hands.type("1⏎2↓⏎3 1⏎4/⏎5*⏎")
    turn = session_of(window).game.turn(serial)
    assert sorted(turn.slips) == [1, 2, 3, 4, 5], window.bar.text
    assert turn.slips[4].slip.status is SlipStatus.BLANK
    assert turn.slips[5].slip.status is SlipStatus.LATE


def test_every_action_has_its_own_keys(window: MainWindow) -> None:
    """No key means two things; every function key has a second one, reachable on French rows too."""
    seen: dict[str, str] = {}
    for action in window.actions_:
        for key in action.shortcuts():
            text = key.toString()
            assert text not in seen, (text, action.objectName(), seen[text])
            seen[text] = action.objectName()
        keys = [key.toString() for key in action.shortcuts()]
        if any(key.startswith("F") for key in keys):
            assert any(not key.startswith("F") for key in keys), action.objectName()
    for name in STEPS:
        texts = [key.toString() for key in window.actions_[name].shortcuts()]
        assert any(key.isdigit() for key in texts[1][-1])
        assert len(texts) >= 3  # F-key, Ctrl and the digit, Ctrl and its unshifted French key


def test_second_keys_drive_a_turn(window: MainWindow, hands: Hands) -> None:
    window.set_session(small_session(3))
    for key, step in (
        (Qt.Key.Key_2, Step.DRAWN),
        (Qt.Key.Key_3, Step.RUNNING),
        (Qt.Key.Key_4, Step.RUNNING),  # three minutes are left: once more
        (Qt.Key.Key_4, Step.TIMED_OUT),
        (Qt.Key.Key_5, Step.REVEALED),
    ):
        hands.control(key)
        assert step_of(window) is step
    hands.control(Qt.Key.Key_6)
    assert window.desk.placed == 1


def test_keys_that_are_not_allowed_say_why(window: MainWindow, hands: Hands) -> None:
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F5)
    assert "Pas maintenant" in window.bar.text
    hands.press(Qt.Key.Key_F2)
    hands.press(Qt.Key.Key_F3)
    rack = session_of(window).game.turn(1).rack
    hands.press(Qt.Key.Key_F2)  # dead once the clock runs
    assert session_of(window).game.turn(1).rack == rack
    hands.press(Qt.Key.Key_F5)
    assert step_of(window) is Step.RUNNING
    assert not window.actions_["reveal"].allowed


def test_undo_and_redo_name_the_action(marking: MainWindow, hands: Hands) -> None:
    session = session_of(marking)
    hands.type("7⏎")
    hands.control(Qt.Key.Key_Z)
    assert "7" in marking.bar.text
    assert not session.game.turn(1).slips
    hands.control(Qt.Key.Key_Y)
    assert list(session.game.turn(1).slips) == [7]


def test_what_the_room_saw_is_not_undone(window: MainWindow, hands: Hands) -> None:
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F2)
    hands.press(Qt.Key.Key_F3)
    hands.control(Qt.Key.Key_Z)
    assert step_of(window) is Step.RUNNING
    assert "ne s’annule plus" in window.bar.text


def test_a_turn_without_a_move_offers_to_cancel(window: MainWindow, hands: Hands) -> None:
    """Rule 3.6: no word can be played, the letters go back."""
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    hands.type("WWKQZXJ⏎")
    hands.control(Qt.Key.Key_Return)
    hands.type("essai⏎")
    hands.press(Qt.Key.Key_F3)
    hands.call_time()
    hands.press(Qt.Key.Key_F5)
    assert step_of(window) is Step.TIMED_OUT
    assert "annulez le coup" in window.bar.text
    hands.control(Qt.Key.Key_X, shift=True)
    hands.type("aucun mot⏎")
    assert step_of(window) is Step.BEFORE
    assert session_of(window).game.turn(1).cancelled == "aucun mot"


def test_the_solution_of_the_list_is_retained_silently(window: MainWindow, hands: Hands) -> None:
    """Enter in the list retains; below the top a reason is asked; the room sees nothing of it."""
    session = small_session(3)
    window.set_session(session)
    confirm_screen(hands)
    hands.press(Qt.Key.Key_F2)
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    before = session.room.public_view()
    hands.control(Qt.Key.Key_F)
    hands.type("↓⏎")
    live = session.game.live
    assert live is not None
    assert live.retained == session.turns.tops().moves[0] or live.retained in session.turns.tops().moves
    hands.control(Qt.Key.Key_F)
    hands.type("<9↓⏎")
    assert window.prompt.isVisible()
    hands.type("pour ouvrir⏎")
    live = session.game.live
    assert live is not None
    assert live.retained is not None
    assert live.retained.score <= 9
    assert live.retained_reason == "pour ouvrir"
    assert session.room.public_view() == before


def test_solutions_are_hidden_until_confirmed(window: MainWindow, hands: Hands) -> None:
    """One screen: the list of the live turn stays empty until the arbiter says that the room does not see it."""
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F2)
    hands.settle()
    assert window.game_page.solutions.model.rowCount() == 0
    assert "écran" in window.game_page.solutions._veil.text()
    confirm_screen(hands)
    hands.settle()
    assert window.game_page.solutions.model.rowCount() > 10


def test_the_projector_shows_the_public_view_only(window: MainWindow, hands: Hands) -> None:
    """The pixels of the projector are the same whatever was silently retained."""
    pictures = []
    for index in (5, 0, 9):  # the first picture of all only warms the typeface's big digits up
        session = small_session(3)
        window.set_session(session)
        session.racks.enter("QAVEFCV", forced="essai")
        session.turns.start_clock()
        live = session.game.live
        assert live is not None
        session.turns.retain(session.searches.solutions(live)[index], reason="essai")
        if index == 5:
            hands.press(Qt.Key.Key_F12)
        projector = window.room.projector
        assert projector is not None
        hands.settle()
        assert isinstance(projector, ProjectorWindow)
        pictures.append(projector.grab_image(QSize(1280, 720)))
    assert pictures[1] == pictures[2]
    hands.press(Qt.Key.Key_F12)


def test_the_time_of_the_turns(window: MainWindow, hands: Hands) -> None:
    """Another time for this game, ten seconds more for this turn; nonsense is refused in words."""
    window.set_session(small_session(3))
    hands.control(Qt.Key.Key_Y, shift=True)
    hands.type("zz⏎")
    assert "zz" in window.bar.text
    hands.control(Qt.Key.Key_Y, shift=True)
    hands.type("2:30⏎")
    hands.press(Qt.Key.Key_F2)
    hands.control(Qt.Key.Key_Up, shift=True)
    hands.press(Qt.Key.Key_F3)
    assert session_of(window).game.turn(1).seconds == 160
    assert 158 <= window.desk.clock.left <= 160
    hands.control(Qt.Key.Key_Space)
    left = window.desk.clock.left
    hands.settle()
    assert window.desk.clock.left == left
    hands.control(Qt.Key.Key_Space)
    assert window.desk.clock.left <= left


def test_typed_rack_is_checked_and_forced_with_a_reason(window: MainWindow, hands: Hands) -> None:
    window.set_session(small_session(3))
    hands.press(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    hands.type("KKWXQZZ⏎")
    assert step_of(window) is Step.BEFORE  # two K are not in the set
    hands.type("⏎")
    assert step_of(window) is Step.BEFORE
    hands.control(Qt.Key.Key_Return)  # only its own key forces
    hands.type("⏎essai⏎")
    assert step_of(window) is Step.DRAWN
    assert session_of(window).game.turn(1).forced == "essai"


def test_reopened_in_the_middle_of_a_turn(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    """After a power cut the clock asks: resume, restart or stop; it never goes on by itself."""
    path = tmp_path / "coupure.arbitre"
    session = small_session(3, path)
    session.racks.draw()
    session.turns.start_clock()
    session.close()
    assert window.open_file(path)
    assert window.desk.clock.needs_choice
    assert window.prompt.isVisible()
    hands.type("⏎1⏎")  # neither Enter nor a slip's table answers
    assert window.desk.clock.needs_choice
    hands.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert not window.desk.clock.needs_choice
    assert 170 <= window.desk.clock.left <= 180


def test_pages_and_palette(window: MainWindow, hands: Hands) -> None:
    window.set_session(small_session(3))
    hands.control(Qt.Key.Key_K)
    hands.type("tir")
    assert window.palette_.list.count() >= 2
    hands.type("⎋")
    hands.control(Qt.Key.Key_K)
    hands.type("rejeter⏎")
    assert "Pas maintenant" in window.bar.text
    assert window.game_page.marking.line.hasFocus()
    hands.press(Qt.Key.Key_F1)
    assert window.side.help is not None
    assert window.side.help.isVisible()
    window.side.help.close()


def test_solutions_model(window: MainWindow, hands: Hands) -> None:
    session = small_session(3)
    play_turn(session, room().turns[0])
    live = session.game.live
    assert live is not None
    found = session.searches.solutions(live)
    model = SolutionsModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    tied = found.tops()
    model.show(found, "letter", tied[::-1], {tied[-1]: "raison"})
    assert model.rowCount() == len(found)
    shown = [model.move_at(row) for row in range(model.rowCount())]
    assert shown[: len(tied)] == list(tied[::-1])
    assert sorted(map(str, shown)) == sorted(map(str, found))
    model.set_filter(Filter.parse("s 20-70"))
    assert 0 < model.rowCount() < len(found)
    for row in range(model.rowCount()):
        move = model.move_at(row)
        assert move is not None
        assert move.plain().startswith("S")
        assert 20 <= move.score <= 70
    model.show(None, "letter", (), {})
    assert model.rowCount() == 0


def test_everything_fits_small_screens(window: MainWindow, hands: Hands) -> None:
    """The window fits 1366x768 with its frame, at 100 % and 150 % text; nothing moves when the turn advances."""
    window.set_session(small_session(12))
    window.show_page("game")
    for scale in (1.0, 1.5):
        window.themes.set(scale=scale)
        hands.settle()
        size = window.minimumSizeHint()
        assert size.width() <= 1366
        assert size.height() <= 728
    window.themes.set(scale=1.0)
    window.resize(1366, 728)
    confirm_screen(hands)
    hands.settle()
    places = []
    for key in (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F6):
        hands.press(key)
        hands.settle()
        page = window.game_page
        parts = (page.card.board, page.solutions.view, page.marking.line, page.marking.grid)
        places.append([part.mapTo(window, QPoint(0, 0)) for part in parts])
    assert all(place == places[0] for place in places)


def test_every_field_has_a_name(window: MainWindow, hands: Hands) -> None:
    """A screen reader names each field, list and table of the desk; tabs go in reading order."""
    window.set_session(small_session(3))
    for kind in (QLineEdit, QTableView, TablesGrid, BoardView, ProposalList):
        for widget in window.game_page.findChildren(kind):
            assert widget.accessibleName(), widget
    line = window.game_page.marking.line
    assert line.nextInFocusChain() is not None
    hands.control(Qt.Key.Key_F)
    confirm_screen(hands)
    hands.press(Qt.Key.Key_F2)
    hands.settle()
    hands.control(Qt.Key.Key_F)
    assert window.game_page.solutions.filter_line.hasFocus()
    hands.type("↓")
    assert window.game_page.solutions.view.hasFocus()
    hands.type("⎋")
    assert line.hasFocus()


def test_unknown_file_is_refused_in_words(window: MainWindow, tmp_path: Path) -> None:
    odd = tmp_path / "odd.arbitre"
    odd.write_bytes(b"not a tournament")
    assert not window.open_file(odd)
    assert str(odd) in window.bar.text
    assert window.desk.session is None


def test_a_new_tournament_is_playable_at_once(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    """The dialog makes the file, the players and the first game."""
    from arbitre.ui.shell.new_tournament import NewTournamentDialog

    dialog = NewTournamentDialog(window.libraries, window.settings, window)
    dialog.ui.nameEdit.setText("Club / du mardi")
    dialog.ui.namesEdit.setPlainText("Ana\nBob\n\nCleo")
    session = dialog.begin("Arbitre")
    dialog.close()
    assert session.path is not None
    assert session.path.is_file()
    assert [player.name for player in session.state.players.values()] == ["Ana", "Bob", "Cleo"]
    window.set_session(session)
    hands.press(Qt.Key.Key_F2)
    assert step_of(window) is Step.DRAWN
    assert create_session is not None
    assert catalogue().languages()
    assert QKeySequence("F2") in window.actions_["draw"].shortcuts()

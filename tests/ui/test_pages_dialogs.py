"""The next game, the words of the event, double arbitration, printing of a language."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from arbitre.application.session.session import Session
from arbitre.domain.board.board import Board
from arbitre.domain.draw.draw import Draw
from arbitre.ui.corrections.second_marking import progress_of
from arbitre.ui.desk.new_game import NewGameDialog
from arbitre.ui.shell.dialogs import Dialogs
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.words.i18n import Languages, language_of_system
from tests.ui.desk_fixtures import window
from tests.ui.page_sessions import session_of

__all__ = ["window"]


@pytest.fixture
def session(window: MainWindow) -> Session:
    """A finished game of eight players, open in the window."""
    made = session_of(window.libraries.catalogue, 8)
    made.turns.end_game("essai")
    window.set_session(made)
    return made


@pytest.fixture
def dialog(window: MainWindow, session: Session, qtbot: QtBot) -> NewGameDialog:
    """The dialog of the next game."""
    made = NewGameDialog(window.services, session)
    qtbot.addWidget(made)
    return made


# -- the next game ---------------------------------------------------------------------------------------------------


def test_opens_the_game_that_is_asked_for(dialog: NewGameDialog, session: Session) -> None:
    ui = dialog.ui
    seal = ui.sealEdit.text()
    ui.titleEdit.setText("Blitz du soir")
    ui.variantBox.setCurrentIndex(ui.variantBox.findData("7of8"))
    ui.timeBox.setCurrentIndex(ui.timeBox.findData("blitz"))
    ui.turnsBox.setValue(10)
    ui.planBox.setCurrentIndex(ui.planBox.findData("random"))
    ui.reservedEdit.setText("1")
    ui.expertsBox.setValue(1)
    dialog.accept()
    game = session.game
    assert (game.number, game.title, game.rules.variant) == (2, "Blitz du soir", "7of8")
    assert (game.rules.time.blitz, game.rules.end.turns, game.rules.rack.size) == (True, 10, 8)
    assert game.commitment == seal
    assert 1 not in game.seats
    assert len(game.seats) == 9
    robots = [one for one in session.state.players.values() if one.robot]
    assert [one.robot for one in robots] == ["expert"]


def test_nothing_is_opened_while_a_game_is_on(dialog: NewGameDialog, session: Session) -> None:
    dialog.accept()
    dialog.accept()
    assert len(session.state.games) == 2
    assert dialog.ui.note.property("status") == "zero"


def test_a_prepared_game_is_checked_without_being_shown(
    dialog: NewGameDialog, session: Session, window: MainWindow, tmp_path: Path
) -> None:
    searcher = window.libraries.catalogue.open("fr").searcher()
    draw = Draw.parse("MAISONE", searcher.tile_set)
    top = searcher.solutions(Board(), draw.rack).page(0, 1)[0]
    rounds = [
        {
            "n": 1,
            "draw": "MAISONE",
            "word": "".join(top.word),
            "ref": top.reference.text("letter"),
            "points": top.score,
        }
    ]
    path = tmp_path / "partie.json"
    path.write_text(json.dumps({"language": "fr", "rounds": rounds}), encoding="utf-8")
    assert dialog.set_prepared(path)
    assert "1 coup." in dialog.ui.note.text()
    assert "".join(top.word) not in dialog.ui.note.text()
    dialog.accept()
    assert len(session.secrets.imposed_of(session.game) or ()) == 1
    assert session.game.prepared_id


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"rounds": [{"n": 1}]}', "pas du json"])
def test_a_file_that_is_no_game_is_told(dialog: NewGameDialog, session: Session, tmp_path: Path, text: str) -> None:
    path = tmp_path / "partie.json"
    path.write_text(text, encoding="utf-8")
    assert not dialog.set_prepared(path)
    assert dialog.ui.note.property("status") == "zero"
    games = len(session.state.games)
    dialog.accept()  # never a game at random instead of the one that was wanted
    assert len(session.state.games) == games
    assert dialog.isVisible() or not dialog.result()
    assert dialog.set_prepared(None)
    dialog.accept()
    assert len(session.state.games) == games + 1


def test_a_prepared_game_whose_scores_are_wrong_is_not_replaced(
    dialog: NewGameDialog, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "partie.json"
    round_ = {"n": 1, "draw": "MAISONE", "word": "MAISON", "ref": "H4", "points": 999}
    path.write_text(json.dumps({"language": "fr", "rounds": [round_]}), encoding="utf-8")
    assert not dialog.set_prepared(path)
    games = len(session.state.games)
    dialog.accept()
    assert len(session.state.games) == games
    assert "scores à revoir" in dialog.ui.note.text()
    assert "enlevez-la" in dialog.ui.note.text()


# -- words -----------------------------------------------------------------------------------------------------------


def test_a_word_is_struck_and_the_slips_ruled_again(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    dialogs = Dialogs(window.services, window)
    turn = session.game.turn(1)
    assert turn.retained is not None
    word = turn.retained.plain()
    words = dialogs.words(word.lower())
    qtbot.addWidget(words)
    qtbot.waitUntil(lambda: not words.looking, timeout=60_000)
    assert words.ui.stateLabel.text() == "valable"
    words.ui.reasonEdit.setText("décidé par le comité")
    words.strike()  # it lies on the board: named, with what follows, and asked
    assert not words.busy
    assert word not in session.state.words
    asked = words.ui.note.text()
    assert f"{word} est la solution retenue du coup 1" in asked
    words.strike()
    qtbot.waitUntil(lambda: not words.busy, timeout=60_000)
    change = session.state.words[word]
    assert (change.admitted, change.by, change.reason) == (False, "Ann", "décidé par le comité")
    assert "corrigés de nouveau" in words.ui.note.text()
    qtbot.waitUntil(lambda: not words.looking, timeout=60_000)
    assert words.ui.stateLabel.text() == "refusé pour l’épreuve"
    words.restore()
    qtbot.waitUntil(lambda: not words.busy, timeout=60_000)
    assert word not in session.state.words
    words.close()


def test_a_word_that_is_none_changes_nothing(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    words = Dialogs(window.services, window).words("x")
    qtbot.addWidget(words)
    before = len(session.actions)
    words.admit()
    assert not words.busy
    words.show_word("BANAL")
    words.ui.reasonEdit.setText("12 VACIVE O4 45")
    words.admit()
    assert not words.busy
    assert "se lit comme un bulletin" in words.ui.note.text()
    assert words.ui.reasonEdit.text() == "12 VACIVE O4 45"
    words.ui.reasonEdit.clear()
    words.show_word("B4NAL")
    words.admit()
    qtbot.waitUntil(lambda: not words.busy, timeout=60_000)
    assert len(session.actions) == before
    words.close()


# -- double arbitration ----------------------------------------------------------------------------------------------


def test_only_differences_come_up_and_a_key_decides(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    turn = session.game.turn(1)
    same, other = sorted(turn.slips)[:2]
    session.slips.record_second(same, turn.slips[same].slip, 1)
    session.slips.record_second(other, replace(session.slips.top_slip(turn), score=1, chosen=False), 1)
    second = Dialogs(window.services, window).second_marking()
    qtbot.addWidget(second)
    progress = progress_of(session, session.game)[0]
    assert (progress.second, progress.differences) == (2, 1)
    assert second.ui.differences.keyed.rowCount() == 1
    second.ui.differences.selectRow(0)
    second.ui.reasonEdit.setText("relu à deux")
    second.decide(second=True)
    marked = session.game.turn(1).slips[other]
    assert marked.resolved_by == "Ann"
    assert marked.first is not None
    assert progress_of(session, session.game)[0].differences == 0
    second.close()


# -- languages -------------------------------------------------------------------------------------------------------


def test_an_unknown_language_is_french(qapp: object) -> None:
    from PySide6.QtCore import QCoreApplication, QLocale

    app = QCoreApplication.instance()
    assert app is not None
    languages = Languages(app, "xx")
    assert languages.code == "fr"
    assert QLocale().language() is QLocale.Language.French
    assert languages.texts().language == "fr"
    assert language_of_system() in ("fr", "en", "it")

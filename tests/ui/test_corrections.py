"""Correcting the past by keys (F7): each kind, what it changes, and that nothing after it is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

from arbitre.application.session.session import Session, SessionError
from arbitre.domain.event.state import Step
from arbitre.domain.rules.slip import Sanction, Slip, SlipStatus
from arbitre.settings import copies_folder
from arbitre.ui.corrections.corrections import Corrections
from arbitre.ui.corrections.forms import ClaimForm, ConductForm, Form, OwnerForm, RulingForm, SlipForm
from arbitre.ui.corrections.game_forms import (
    BoardForm,
    CopiesForm,
    MoveForm,
    PaperForm,
    RackForm,
    SeatForm,
    StockForm,
    SwapForm,
    TurnForm,
)
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import play_turn, room, room_session
from tests.ui.desk_fixtures import hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]


@pytest.fixture
def session(window: MainWindow, tmp_path: Path) -> Session:
    """Three turns of four tables, all slips in: tables 1 and 2 have the top, 3 nothing, 4 a wrong score."""
    one = room()
    session = room_session(replace(one, players=one.players[:4]), tmp_path / "jeu.arbitre")
    for turn in one.turns[:3]:
        play_turn(session, turn)
        live = session.game.live
        assert live is not None
        top = session.slips.top_slip(live)
        session.slips.give_to_all(top, (1, 2), live.serial)
        session.slips.record(3, Slip(SlipStatus.NONE), live.serial)
        session.slips.record(4, replace(top, score=1, chosen=False), live.serial)
    window.set_session(session)
    return session


def opened(window: MainWindow, hands: Hands, kind: type[Form], table: int, serial: int | None) -> Corrections:
    """The corrections opened by F7 on a form, a table and a turn."""
    hands.press(Qt.Key.Key_F7)
    hands.settle()
    found = window.side.corrections
    assert isinstance(found, Corrections)
    row = next(index for index, form in enumerate(found.forms) if type(form) is kind)
    found.list.setCurrentRow(row)
    if serial is not None:
        found.turns.setCurrentIndex(found.turns.findData(serial))
    found.table.setValue(table)
    return found


def typed(hands: Hands, field: QLineEdit, keys: str) -> None:
    """Type in a field."""
    field.setFocus()
    field.clear()
    hands.type(keys)


def apply(found: Corrections, hands: Hands, reason: str = "") -> None:
    """Give the reason and apply by Ctrl+Enter."""
    typed(hands, found.reason, reason)
    hands.control(Qt.Key.Key_Return)


def total(session: Session, table: int) -> int:
    """A table's total."""
    return session.results.total_of(table)


def test_a_slip_of_an_old_turn(window: MainWindow, hands: Hands, session: Session) -> None:
    found = opened(window, hands, SlipForm, 1, 1)
    before = total(session, 1)
    apply(found, hands, "relu")
    assert session.game.turn(1).slips[1].slip.chosen  # nothing was typed: nothing changed
    form = found.form
    assert isinstance(form, SlipForm)
    form.focus()
    hands.type("/")
    apply(found, hands, "relu")
    turn = session.game.turn(1)
    assert turn.slips[1].slip.status is SlipStatus.BLANK
    assert total(session, 1) == before - 66
    assert len(session.game.turns) == 3
    assert session.game.turn(3).slips[1].ruling.points == 69
    window.undo()
    assert total(session, 1) == before


def test_a_ruling_overridden_needs_a_reason(window: MainWindow, hands: Hands, session: Session) -> None:
    found = opened(window, hands, RulingForm, 3, 2)
    form = found.form
    assert isinstance(form, RulingForm)
    form.points.setValue(30)
    form.sanction.setCurrentIndex(form.sanction.findData(Sanction.NONE))
    apply(found, hands)
    assert session.game.turn(2).slips[3].override is None
    assert "motif" in found.outcome.text().lower()
    form.points.setValue(30)
    form.sanction.setCurrentIndex(form.sanction.findData(Sanction.NONE))
    apply(found, hands, "commission")
    assert session.game.turn(2).slips[3].ruling.points == 30
    assert session.game.turn(2).slips[3].given.points == 0
    form.back.setCurrentIndex(1)
    apply(found, hands, "retour")
    assert session.game.turn(2).slips[3].ruling.points == 0


def test_more_than_the_top_is_asked(window: MainWindow, hands: Hands, session: Session) -> None:
    found = opened(window, hands, RulingForm, 3, 2)
    form = found.form
    assert isinstance(form, RulingForm)
    top = session.game.turn(2).retained
    assert top is not None
    form.sanction.setCurrentIndex(form.sanction.findData(Sanction.NONE))
    for points, accepted in ((top.score + 1, False), (top.score + 2, False), (top.score + 2, True)):
        form.points.setValue(points)
        apply(found, hands, "commission")
        assert (session.game.turn(2).slips[3].override is not None) is accepted
        assert accepted or f"({top.score})" in found.outcome.text()
    form.points.setValue(top.score)
    apply(found, hands, "commission")
    assert session.game.turn(2).slips[3].ruling.points == top.score


def test_a_slip_of_another_table(window: MainWindow, hands: Hands, session: Session) -> None:
    session.slips.remove(3, 2)
    found = opened(window, hands, OwnerForm, 1, 2)
    form = found.form
    assert isinstance(form, OwnerForm)
    form.other.setValue(3)
    apply(found, hands, "confondus")
    assert sorted(session.game.turn(2).slips) == [2, 3, 4]
    assert session.game.turn(2).slips[3].ruling.points == 50
    form.what.setCurrentIndex(1)
    found.table.setValue(3)
    apply(found, hands, "personne")
    assert sorted(session.game.turn(2).slips) == [2, 4]


def test_a_kept_slip_that_is_nobodys_holds_no_turn_open(window: MainWindow, hands: Hands, session: Session) -> None:
    key = session.slips.keep(Slip(SlipStatus.BLANK), 2)
    assert not session.game.complete(2)
    with pytest.raises(SessionError):
        session.slips.close_turn(serial=2)
    found = opened(window, hands, OwnerForm, 1, 2)
    form = found.form
    assert isinstance(form, OwnerForm)
    form.what.setCurrentIndex(2)
    assert (form.kept.isEnabled(), form.other.isEnabled()) == (True, False)
    assert form.kept.currentData() == key
    apply(found, hands)  # without a reason nothing is put aside
    assert list(session.game.turn(2).kept) == [key]
    apply(found, hands, "feuille de brouillon")
    assert session.game.complete(2)
    apply(found, hands, "encore")
    assert "gardé" in found.outcome.text()
    window.undo()
    assert list(session.game.turn(2).kept) == [key]


def test_claims_and_conduct(window: MainWindow, hands: Hands, session: Session) -> None:
    found = opened(window, hands, ClaimForm, 4, 1)
    apply(found, hands, "score bien ecrit")
    assert session.event.open_claims() == [(1, 1, 4)]
    apply(found, hands, "rejetee")
    assert session.event.open_claims() == []
    found = opened(window, hands, ConductForm, 4, 1)
    form = found.form
    assert isinstance(form, ConductForm)
    form.what.setCurrentIndex(1)
    apply(found, hands, "triche")
    assert session.results.game_result().players[str(session.game.player_at(4, 1))].scores[1].points == 0


def test_the_room_placed_another_move(window: MainWindow, hands: Hands, session: Session) -> None:
    """What follows is ruled on the room's board; nothing after it is lost."""
    found = opened(window, hands, MoveForm, 1, 1)
    form = found.form
    assert isinstance(form, MoveForm)
    typed(hands, form.move_line, "H2 STEROLS")
    apply(found, hands, "erreur du panneau")
    game = session.game
    assert game.turn(1).retained is not None
    assert game.board.squares[7 * 15 + 1] == "S"
    assert len(game.turns) == 3
    assert all(len(turn.slips) == 4 for turn in game.turns)
    typed(hands, form.move_line, "Z9 STEROLS")
    apply(found, hands, "essai")
    assert "Z9" in found.outcome.text()


def test_the_rack_was_typed_wrong(window: MainWindow, hands: Hands, session: Session) -> None:
    found = opened(window, hands, RackForm, 1, 3)
    form = found.form
    assert isinstance(form, RackForm)
    typed(hands, form.rack, "GP+NEIAL")
    apply(found, hands, "L et non U")
    turn = session.game.turn(3)
    assert sorted(turn.rack) == sorted("GPNEIAL")
    assert turn.slips[1].ruling.points == 0  # REPUGNAI needs the U that was not there


def test_the_rooms_board(window: MainWindow, hands: Hands, session: Session) -> None:
    found = opened(window, hands, BoardForm, 1, 2)
    form = found.form
    assert isinstance(form, BoardForm)
    assert "STEROLS" in "".join(form.board.board.rows())
    form.board.set_cursor(0)
    form.board.setFocus()
    hands.type("K")
    found.reason.setFocus()
    apply(found, hands, "grille de la salle")
    assert session.game.turn(2).board.squares[0] == "K"
    assert len(session.game.turns) == 3


def test_cancel_close_reopen(window: MainWindow, hands: Hands, session: Session) -> None:
    found = opened(window, hands, TurnForm, 1, 3)
    form = found.form
    assert isinstance(form, TurnForm)
    apply(found, hands, "epellation")
    assert session.game.turn(3).cancelled
    assert session.game.step is Step.BEFORE
    session.slips.remove(4, 2)
    found.turns.setCurrentIndex(found.turns.findData(2))
    form.what.setCurrentIndex(1)
    apply(found, hands, "absent")
    assert session.game.turn(2).closed
    form.what.setCurrentIndex(2)
    apply(found, hands, "revenu")
    assert not session.game.turn(2).closed


def test_tables_swapped_and_players_moved(window: MainWindow, hands: Hands, session: Session) -> None:
    found = opened(window, hands, SwapForm, 1, 2)
    form = found.form
    assert isinstance(form, SwapForm)
    form.other.setValue(3)
    apply(found, hands, "tables confondues")
    points = [session.game.turn(serial).slips[1].ruling.points for serial in (1, 2, 3)]
    assert points == [66, 0, 0]  # from turn 2 on table 1 has what table 3 was given
    assert session.game.turn(3).slips[3].ruling.points == 69
    found = opened(window, hands, SeatForm, 5, 3)
    seat = found.form
    assert isinstance(seat, SeatForm)
    seat.player.setCurrentText("Nouvelle Venue")
    apply(found, hands, "retard")
    late = session.game.player_at(5, 3)
    assert late is not None
    assert session.state.players[late].name == "Nouvelle Venue"
    assert session.game.player_at(5, 2) is None
    seat.what.setCurrentIndex(seat.what.findData("leave"))
    found.table.setValue(2)
    apply(found, hands, "malade")
    assert 2 not in session.game.expected(3)
    seat.what.setCurrentIndex(seat.what.findData("back"))
    apply(found, hands, "")
    assert 2 in session.game.expected(3)


def test_stock(window: MainWindow, hands: Hands, session: Session) -> None:
    before = session.game.full_set
    found = opened(window, hands, StockForm, 1, None)
    form = found.form
    assert isinstance(form, StockForm)
    apply(found, hands, "rien")
    assert session.game.full_set == before
    form.added.setText("E")
    form.taken.setText("F")
    apply(found, hands, "jeton mal lu")
    assert session.game.full_set["E"] == before["E"] + 1
    assert session.game.full_set["F"] == before["F"] - 1


def test_a_game_taken_over_from_paper(window: MainWindow, hands: Hands) -> None:
    one = room()
    session = room_session(replace(one, players=one.players[:2]))
    window.set_session(session)
    found = opened(window, hands, PaperForm, 1, None)
    form = found.form
    assert isinstance(form, PaperForm)
    form.board.set_cursor(7 * 15 + 3)
    form.board.setFocus()
    hands.type("MAISON")
    form.turn.setValue(2)
    form.leftover.setText("ER")
    form.top.setValue(20)
    form.totals.setPlainText("1 20\n2 : 18")
    apply(found, hands, "panne")
    assert session.game.resumed is not None
    assert session.results.total_of(1) == 20
    session.racks.draw()
    live = session.game.live
    assert live is not None
    assert live.number == 2
    assert set(live.leftover) <= {"E", "R"}


def test_a_dated_copy_is_opened_under_a_new_name(window: MainWindow, hands: Hands, session: Session) -> None:
    assert window.files.keeper is not None
    window.files.keeper.keep()
    window.files.keeper.wait()
    assert any(copies_folder().glob("*.arbitre"))
    path = session.path
    session.slips.record_second(1, session.slips.top_slip(session.game.turn(1)), 1)
    found = opened(window, hands, CopiesForm, 1, None)
    form = found.form
    assert isinstance(form, CopiesForm)
    assert form.list.count() >= 1
    apply(found, hands, "")
    opened_session = window.desk.session
    assert opened_session is not None
    assert opened_session.path != path
    assert len(opened_session.game.turns) == 3
    assert path is not None
    assert path.is_file()


def test_every_field_has_a_label(window: MainWindow, hands: Hands, session: Session) -> None:
    """A screen reader names every field; Enter in the list goes to the form's first field."""
    hands.press(Qt.Key.Key_F7)
    hands.settle()
    found = window.side.corrections
    assert isinstance(found, Corrections)
    for form in found.forms:
        for kind in (QLineEdit, QSpinBox, QComboBox):
            for field in form.findChildren(kind):
                owner = field.parent()
                assert field.accessibleName() or (owner is not None and owner is not form), form.title()
    found.list.setFocus()
    hands.type("⏎")
    assert found.form.isAncestorOf(hands.target())

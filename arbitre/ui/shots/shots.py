"""Every screen of the program by name, brought up on a window for a picture: for the guide, for looking, for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication, QWidget

from arbitre.application.practice.invented import invented_players
from arbitre.application.session.session import Session
from arbitre.domain.board.reference import Reference
from arbitre.domain.event.state import Step
from arbitre.ui.kit.worker import Worker
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.shell.pages import PAGES
from arbitre.ui.shots.practice import PRACTICE_SCREENS

Screen = Callable[[MainWindow], QWidget]


def settle() -> None:
    """Let searches end and everything be laid out."""
    for _ in range(4):
        QThreadPool.globalInstance().waitForDone()
        for widget in QApplication.topLevelWidgets():
            for worker in widget.findChildren(Worker):
                worker.wait()
        QApplication.processEvents()


# -- the desk --------------------------------------------------------------------------------------------------------


def _page(key: str) -> Screen:
    def show(window: MainWindow) -> QWidget:
        window.show_page(key)
        return window

    return show


def _line(keys: str) -> Screen:
    """The desk while something is typed for the first missing table (``#``) or the first that has a slip (``@``)."""

    def show(window: MainWindow) -> QWidget:
        window.show_page("game")
        panel = window.game_page.marking
        context = panel.machine.context
        missing = str(context.missing[0]) if context.missing else "1"
        taken = str(min(context.taken)) if context.taken else "1"
        typed = keys.replace("#", missing).replace("@", taken)
        if context.retained is not None:
            typed = typed.replace("TOP", context.retained.plain()[:2])
        for key in typed:
            if key == "⇥":
                panel.machine.tab()
            elif key == "⇣":
                panel.machine.move_highlight(1)
            else:
                panel.machine.type(panel.machine.text + key)
        panel.line.sync()
        return window

    return show


def _fault(window: MainWindow) -> QWidget:
    """A slip with its reference one square off."""
    top = window.game_page.marking.machine.context.retained
    if top is None:
        return _line("#,")(window)
    row, column = top.reference.row, top.reference.column
    shifted = Reference(row, max(0, column - 1), top.reference.direction) if column else top.reference.shifted(1)
    game = window.desk.game
    label = game.row_label if game is not None else "letter"
    return _line(f"# {top.plain()} {shifted.text(label)} {top.score}")(window)


def _live(window: MainWindow) -> QWidget:
    window.show_page("game")
    window.desk.hidden = False
    window.desk.look_at_live(True)
    window.desk.focus_changed.emit()
    return window


def _hidden(window: MainWindow) -> QWidget:
    window.show_page("game")
    window.desk.hidden = True
    window.desk.look_at_live(True)
    window.desk.focus_changed.emit()
    window.room.tell_hidden()
    return window


def _points(window: MainWindow) -> QWidget:
    window.show_page("game")
    window.game_page.marking.set_points_only(True)
    return window


def _rack(window: MainWindow) -> QWidget:
    window.show_page("game")
    window.game_page.band.open_rack()
    window.game_page.band.rack_line.setText("KKWAEIU")
    return window


def _prompt(window: MainWindow) -> QWidget:
    window.show_page("game")
    window.actions_["close_turn"].trigger()
    return window


def _palette(window: MainWindow) -> QWidget:
    window.show_page("game")
    window.palette_.open()
    return window


def _action(name: str, attribute: str) -> Screen:
    """A window that an action opens and the main window keeps."""

    def show(window: MainWindow) -> QWidget:
        window.show_page("game")
        window.actions_[name].trigger()
        return cast(QWidget, getattr(window.side, attribute))

    return show


def _correction(row: int) -> Screen:
    def show(window: MainWindow) -> QWidget:
        from arbitre.ui.corrections.corrections import Corrections

        window.show_page("game")
        window.side.show_corrections()
        found = window.side.corrections
        assert isinstance(found, Corrections)
        found.list.setCurrentRow(row)
        taken = window.game_page.marking.machine.context.taken
        found.table.setValue(min(taken) if taken else 1)
        return found

    return show


def _new(window: MainWindow) -> QWidget:
    from arbitre.ui.shell.new_tournament import NewTournamentDialog

    dialog = NewTournamentDialog(window.libraries, window.settings, window)
    dialog.ui.namesEdit.setPlainText("\n".join(player.name for player in invented_players(8, "1")))
    dialog.show()
    return dialog


def _new_game(window: MainWindow) -> QWidget:
    from arbitre.ui.desk.new_game import NewGameDialog

    session = window.desk.session
    assert session is not None
    if session.game.ended is None:
        _finish(session)
    dialog = NewGameDialog(window.services, session, window)
    dialog.show()
    return dialog


# -- the room --------------------------------------------------------------------------------------------------------


def _projector(page: str) -> Screen:
    def show(window: MainWindow) -> QWidget:
        from arbitre.ui.room.scene import ProjectorPage

        session = window.desk.session
        if session is not None and page == "message":
            session.room.show_message("Reprise à 14 h 30")
        if session is not None and page in ("solos", "standings") and session.game.ended is None:
            _finish(session)
        window.room.refresh()
        projector = window.room.made()
        projector.set_motion(False)
        projector.set_page(ProjectorPage(page))
        projector.resize(1366, 768)
        return projector

    return show


def _finish(session: Session) -> None:
    """End the game with every slip in, so that solos and standings may be shown."""
    if session.game.step is Step.RUNNING:
        session.turns.call_time()
        session.turns.reveal()
    for turn in session.game.turns:
        if session.game.pending(turn.serial):
            session.slips.close_turn("fin", turn.serial)
    session.turns.end_game("fin")


def _card(after: bool) -> Screen:
    def show(window: MainWindow) -> QWidget:
        session = window.desk.session
        if session is not None and after and session.game.step is Step.RUNNING:
            session.turns.call_time()
            session.turns.reveal()
        window.room.announce()
        card = window.room.card
        assert card is not None
        return card

    return show


SCREENS: Mapping[str, Screen] = {
    "start": _page("start"),
    "desk": _line(""),
    "desk-live": _live,
    "desk-hidden": _hidden,
    "desk-top": _line("#"),
    "desk-prefix": _line("#A"),
    "desk-chosen": _line("#⇣⇣"),
    "desk-fault": _fault,
    "desk-late": _line("#*"),
    "desk-taken": _line("@"),
    "desk-batch": _line("= #"),
    "desk-unknown": _line("999"),
    "desk-points": _points,
    "desk-rack": _rack,
    "desk-reason": _prompt,
    "palette": _palette,
    "keys": _action("help", "help"),
    "bag": _action("bag", "bag"),
    "correct-slip": _correction(0),
    "correct-ruling": _correction(1),
    "correct-board": _correction(7),
    "correct-seat": _correction(10),
    "correct-paper": _correction(12),
    "correct-copies": _correction(13),
    "new-tournament": _new,
    "new-game": _new_game,
    "second-marking": lambda window: window.dialogs.second_marking(),
    "words": lambda window: window.dialogs.words("VACIVE"),
    **PRACTICE_SCREENS,
    **{spec.key: _page(spec.key) for spec in PAGES},
    "announce-draw": _card(False),
    "announce-top": _card(True),
    "projector": _projector("board"),
    "projector-standings": _projector("standings"),
    "projector-solos": _projector("solos"),
    "projector-message": _projector("message"),
    "projector-test": _projector("test"),
}
"""Every page, dialog and state worth looking at, in the order of an evening."""


def take(window: MainWindow, screen: str) -> QWidget:
    """Bring a screen up and give the widget to take a picture of."""
    settle()
    widget = SCREENS[screen](window)
    settle()
    return widget

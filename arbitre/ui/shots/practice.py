"""The screens of practice and variants, brought up for a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import islice

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from arbitre.application.practice.invented import invented_players
from arbitre.application.practice.rehearsal import Plan, Rehearsal, start_rehearsal
from arbitre.application.session.robots import Strength
from arbitre.application.session.session import Session, create_session
from arbitre.application.session.slips import nobody
from arbitre.domain.event.state import Turn
from arbitre.domain.rules.rule_set import RuleSet, with_time
from arbitre.domain.rules.slip import Slip, SlipStatus
from arbitre.ui.practice.arbiter_plays_panel import ArbiterPlaysPanel
from arbitre.ui.practice.rehearsal_dialog import RehearsalDialog
from arbitre.ui.practice.robots_panel import RobotsPanel
from arbitre.ui.practice.tools_dialog import ToolsDialog
from arbitre.ui.practice.topping_panel import ToppingPanel
from arbitre.ui.shell.main_window import MainWindow


def _session(window: MainWindow, rules: RuleSet) -> Session:
    """A game of six invented players on the desk."""
    lists = window.libraries.catalogue
    tiles = lists.tile_set("fr")
    session = create_session(None, lists, "Les Mots doux")
    session.players.register(invented_players(6, "1"))
    session.event.open_game(rules, tiles, lists.identify("fr", tiles), seed="1")
    window.set_session(session)
    window.desk.hidden = False
    return session


def _solution(session: Session, turn: Turn, place: int) -> Slip:
    """The slip of a solution by its place in the list."""
    solutions = session.searches.solutions(turn)
    move = solutions[min(place, len(solutions) - 1)]
    top = session.slips.top_slip(turn)
    entry = replace(
        top.entries[0],
        word="".join(move.word),
        direction=move.reference.direction,
        reference=move.reference.text(session.game.row_label),
    )
    return replace(top, entries=(entry,), score=move.score, chosen=False)


def _revealed(session: Session) -> Turn:
    turn = session.racks.draw()
    session.turns.start_clock()
    session.turns.call_time()
    session.turns.reveal()
    return session.game.turn(turn.serial)


def _rehearsal(window: MainWindow) -> Rehearsal:
    plan = Plan(players=24, turns=3, faults=0.5, seed="7")
    name = QCoreApplication.translate("RehearsalDialog", "RÉPÉTITION – salle inventée")
    name = QCoreApplication.translate("RehearsalDialog", "RÉPÉTITION – salle inventée")
    made = start_rehearsal(plan, RuleSet(), window.libraries.catalogue, name)
    window.practice.start(made)
    window.desk.hidden = False
    turn = _revealed(made.session)
    for paper in islice(made.bundle(turn.serial), 9):
        made.session.slips.record(paper.table, paper.slip, turn.serial, judge=nobody)
    return made


def _choose(window: MainWindow) -> QWidget:
    dialog = RehearsalDialog(window.services, window)
    dialog.show()
    return dialog


def _slips(window: MainWindow) -> QWidget:
    _rehearsal(window)
    return window


def _report(window: MainWindow) -> QWidget:
    made = _rehearsal(window)
    for paper in islice(made.waiting(1), 4):
        wrong = replace(paper.slip, score=(paper.slip.score or 0) + 1)
        made.session.slips.record(paper.table, wrong, 1, judge=nobody)
    window.practice.show_report()
    return window.practice.panel("report")


def _arbiter(window: MainWindow) -> QWidget:
    session = _session(window, RuleSet())
    session.practice.arbiter.sit(2)
    session.racks.draw()
    session.turns.start_clock()
    panel = window.practice.panel("arbiter")
    assert isinstance(panel, ArbiterPlaysPanel)
    panel.open()
    panel.line.setText("vac(i)ve o3 45")
    return panel


def _robots(window: MainWindow) -> QWidget:
    session = _session(window, RuleSet())
    panel = window.practice.panel("robots")
    assert isinstance(panel, RobotsPanel)
    panel.open()
    for strength in Strength:
        panel.add(strength)
    for _ in range(3):
        session.slips.close_turn("", _revealed(session).serial)
    return panel


def _sudden_death(window: MainWindow) -> QWidget:
    session = _session(window, with_time(RuleSet(), "mort-subite"))
    for places in ((0, 0, 0, 0, 30, 40), (0, 0, 0, 30)):
        turn = _revealed(session)
        for table, place in enumerate(places, start=1):
            session.slips.record(table, _solution(session, turn, place), turn.serial, judge=nobody)
        for table in session.game.pending(turn.serial):
            session.slips.record(table, Slip(SlipStatus.NONE), turn.serial)
    window.practice.panel("sudden-death").open()
    return window.practice.panel("sudden-death")


def _topping(window: MainWindow) -> QWidget:
    session = _session(window, with_time(RuleSet(), "topping"))
    panel = window.practice.panel("topping")
    assert isinstance(panel, ToppingPanel)
    panel.open()
    label = session.game.row_label
    for seconds in ((12.4, 31.0), (8.2, 44.7)):
        turn = session.racks.draw()
        session.turns.start_clock()
        top = session.searches.solutions(turn)[0]
        for table, time in enumerate(seconds, start=1):
            session.practice.topping.call(table, f"{top.plain()} {top.reference.text(label)}", time)
        session.turns.call_time()
        session.turns.reveal()
    turn = session.racks.draw()
    session.turns.start_clock()
    window.desk.clock.begin(60, ())
    for place in (20, 5, 0):
        move = session.searches.solutions(turn)[place]
        panel.line.setText(f"{place % 3 + 1} {move.plain()} {move.reference.text(label)}")
        panel.call()
    return panel


def _tools(tab: int) -> Callable[[MainWindow], QWidget]:
    def show(window: MainWindow) -> QWidget:
        window.desk.hidden = False
        window.desk.look_at_live(True)
        panel = window.practice.panel("tools")
        assert isinstance(panel, ToolsDialog)
        panel.look_at("rater")
        panel.show_tab(tab)
        return panel

    return show


PRACTICE_SCREENS: Mapping[str, Callable[[MainWindow], QWidget]] = {
    "rehearsal": _choose,
    "rehearsal-slips": _slips,
    "rehearsal-report": _report,
    "arbiter-plays": _arbiter,
    "robots": _robots,
    "sudden-death": _sudden_death,
    "topping": _topping,
    "tools": _tools(0),
    "tools-rack": _tools(1),
}

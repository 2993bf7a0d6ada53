"""The windows of practice on the real window: rehearsal, the arbiter's slip, robots, sudden death, topping, tools."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractTableModel, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from arbitre.application.practice.rehearsal import PaperSlip, Plan, start_rehearsal
from arbitre.application.session.robots import Strength
from arbitre.application.session.session import Session
from arbitre.application.session.slips import nobody
from arbitre.domain.board.reference import Direction
from arbitre.domain.event.state import Step
from arbitre.domain.event.topping import seconds_text
from arbitre.domain.rules.rule_set import RuleSet, with_time, with_turns
from arbitre.domain.rules.slip import Entry, Sanction, Slip, SlipStatus
from arbitre.ui.practice.arbiter_plays_panel import ArbiterPlaysPanel
from arbitre.ui.practice.paper_slip import draw_paper
from arbitre.ui.practice.rehearsal_dialog import BundlePanel, RehearsalDialog, ReportPanel
from arbitre.ui.practice.robots_panel import RobotsPanel
from arbitre.ui.practice.sudden_death_panel import SuddenDeathPanel
from arbitre.ui.practice.tools_dialog import ToolsDialog
from arbitre.ui.practice.topping_panel import ToppingPanel
from arbitre.ui.shell.main_window import MainWindow
from tests.application.sessions import announced, give, revealed, slip_for, started
from tests.rooms import catalogue
from tests.ui.desk_fixtures import confirm_screen, hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]  # fixtures


def opened(
    window: MainWindow, hands: Hands, rules: RuleSet | None = None, players: int = 4, seed: str = "1"
) -> Session:
    """A small game on the desk, solutions shown."""
    session = started(players, rules=rules, seed=seed)
    window.set_session(session)
    confirm_screen(hands)
    hands.settle()
    return session


def enter(field: QWidget, text: str) -> None:
    """Type a line in a field of a window and press Enter."""
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.fixture
def safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of sealed slips of this test."""
    monkeypatch.setattr("arbitre.ui.practice.practice.data_folder", lambda: tmp_path / "data")
    return tmp_path / "data" / "scelles"


# -- the rehearsal ---------------------------------------------------------------------------------------------------


def test_a_whole_rehearsal_by_keys(window: MainWindow, hands: Hands) -> None:
    """Two turns led and marked at the real desk from the pictures of the slips; the report finds what was spoiled."""
    made = start_rehearsal(
        Plan(players=8, turns=2, faults=0.0, seed="4"), RuleSet(), catalogue(), "RÉPÉTITION – salle inventée"
    )
    window.practice.start(made)
    confirm_screen(hands)
    assert window.current_page == "game"
    assert "RÉPÉTITION" in window.windowTitle()
    bundle = window.practice.panel("bundle")
    assert isinstance(bundle, BundlePanel)
    assert bundle.isVisible()
    assert QApplication.focusWidget() is window.game_page.marking.line  # it leaves the keyboard to the desk
    for _ in range(2):
        for key in (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F6):
            hands.press(key)  # F4 twice: the time is far from over
        hands.settle()
        while bundle.paper.paper is not None:
            paper = bundle.paper.paper
            entry = paper.slip.entries[0]
            word = "".join(f"({one.upper()})" if one.islower() else one.lower() for one in entry.word)
            hands.type(f"{paper.table} {word} {entry.reference} {paper.slip.score}⏎")
            hands.settle()
            assert paper.table in made.session.game.turn(made.serials[-1]).slips
    report = made.report()
    assert (report.slips, report.entered, report.mistakes) == (16, 16, ())
    assert report.seconds > 0
    hands.control(Qt.Key.Key_B, shift=True)
    shown = window.practice.panel("report")
    assert isinstance(shown, ReportPanel)
    assert "16 / 16" in shown.figures
    assert shown.model.rowCount() == 0


def test_from_the_start_page_by_keys(window: MainWindow, hands: Hands) -> None:
    """R, Enter: the rehearsal is on the desk."""
    window.show_page("start")

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RehearsalDialog)
        dialog.players.setValue(4)
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    QTimer.singleShot(0, accept)
    window.page("start").setFocus()
    QTest.keyClick(window.page("start"), Qt.Key.Key_R)
    assert window.practice.rehearsal is not None
    assert len(window.practice.rehearsal.session.game.seats) == 4
    assert window.current_page == "game"
    hands.settle()


def test_the_report_shows_what_went_wrong(window: MainWindow, hands: Hands) -> None:
    made = start_rehearsal(Plan(players=6, turns=1, faults=0.0, seed="5"), RuleSet(), catalogue(), "R")
    window.practice.start(made)
    turn = revealed(made.session)
    hands.settle()
    first, second, *rest = made.bundle(turn.serial)
    made.session.slips.record(first.table, replace(first.slip, score=1), turn.serial, judge=nobody)
    for paper in rest:
        made.session.slips.record(paper.table, paper.slip, turn.serial, judge=nobody)
    window.practice.show_report()
    report = window.practice.panel("report")
    assert isinstance(report, ReportPanel)
    assert [(row.table, str(row.kind)) for row in report.model.rows] == [
        (first.table, "written"),
        (second.table, "not_entered"),
    ]
    # Another tournament: the rehearsal is over and its windows are put away.
    window.set_session(started(2))
    assert window.practice.rehearsal is None
    assert not window.practice.panel("bundle").isVisible()
    assert report.model.rowCount() == 0


def test_hard_slips_may_wait(window: MainWindow, hands: Hands) -> None:
    made = start_rehearsal(Plan(players=5, turns=1, faults=0.0, seed="6"), RuleSet(), catalogue(), "R")
    window.practice.start(made)
    turn = revealed(made.session)
    hands.settle()
    bundle = window.practice.panel("bundle")
    assert isinstance(bundle, BundlePanel)
    tables = [paper.table for paper in made.bundle(turn.serial)]
    seen = []
    for _ in range(len(tables) + 1):
        assert bundle.paper.paper is not None
        seen.append(bundle.paper.paper.table)
        hands.control(Qt.Key.Key_PageDown, shift=True)
    assert seen == [*tables, tables[0]]


def test_the_choices_are_remembered(window: MainWindow) -> None:
    dialog = RehearsalDialog(window.services, window)
    dialog.players.setValue(9)
    dialog.turns.setValue(3)
    dialog.pace.setCurrentIndex(dialog.pace.findData("semi-rapide"))
    made = dialog.begin("Arbitre", seed="1")
    game = made.session.game
    assert len(game.seats) == 9
    assert game.rules.end.turns == 3
    assert game.rules.time.seconds == 120
    again = RehearsalDialog(window.services, window)
    assert (again.players.value(), again.turns.value(), again.pace.currentData()) == (9, 3, "semi-rapide")
    made.close()
    made.session.close()


def picture(slip: Slip, table: int = 7) -> QImage:
    """A slip drawn."""
    image = QImage(440, 270, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_paper(painter, QRectF(0, 0, 440, 270), PaperSlip(1, table, slip), 3)
    painter.end()
    return image


def test_a_slip_is_drawn_as_written() -> None:
    """The picture changes with the word, its direction, a circle, the score, and is the same again."""
    word = Entry("CHAT", Direction.ACROSS, "H4")
    slips = [
        Slip(entries=(word,), score=12),
        Slip(entries=(replace(word, word="CHaT"),), score=12),
        Slip(entries=(replace(word, direction=Direction.DOWN),), score=12),
        Slip(entries=(replace(word, reference=None),), score=12),
        Slip(entries=(word,), score=None),
        Slip(status=SlipStatus.LATE, entries=(word,), score=12),
        Slip(status=SlipStatus.BLANK),
        Slip(entries=(replace(word, word="ANTICONSTITUTIF"),), score=12),
    ]
    pictures = [picture(slip) for slip in slips]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])
    assert picture(slips[0]) == pictures[0]
    assert picture(slips[0], 8) != pictures[0]


# -- the arbiter plays -----------------------------------------------------------------------------------------------


def plays(window: MainWindow, table: int) -> ArbiterPlaysPanel:
    """The arbiter takes a table."""
    window.actions_["arbiter_table"].trigger()
    panel = window.practice.panel("arbiter")
    assert isinstance(panel, ArbiterPlaysPanel)
    panel.tables.setCurrentIndex(panel.tables.findData(table))
    panel.tables.activated.emit(panel.tables.currentIndex())
    return panel


def test_the_arbiter_plays_without_help(window: MainWindow, hands: Hands, safe: Path) -> None:
    session = opened(window, hands)
    panel = plays(window, 2)
    assert session.game.arbiter_table == 2
    session.racks.draw()
    hands.settle()
    page, desk = window.game_page, window.desk
    assert desk.veiled
    session.turns.start_clock()
    hands.settle()
    # Neither a list, nor a count, nor a top, nor the marking of the live turn.
    assert page.solutions.model.total == 0
    assert desk.tops() is None
    assert desk.marked is None
    assert page.solutions.view.isHidden()
    slip = slip_for(session, session.game.turn(1), 2)
    entry = slip.entries[0]
    panel.refresh()
    QTest.keyClicks(panel.line, f"{entry.word.lower()} {entry.reference} {slip.score}")
    texts = " ".join(label.text() for label in panel.findChildren(type(panel._note)))
    assert "zéro" not in texts
    assert panel._read.text() == f"{entry.word} {entry.reference} {slip.score}"
    QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert 2 in session.game.turn(1).seals
    assert len(list(safe.iterdir())) == 1
    assert desk.veiled
    session.turns.call_time()
    hands.settle()
    assert not desk.veiled
    assert page.solutions.model.total > 0
    session.turns.reveal()
    hands.settle()
    assert session.game.turn(1).slips[2].ruling.points == slip.score
    assert not list(safe.iterdir())
    assert panel._note.text().startswith("Coup 1, votre bulletin")


def words_shown(root: QWidget) -> str:
    """Everything that a window and its windows say: labels, fields, texts, lists, tips."""
    texts: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        texts += [widget.toolTip(), widget.accessibleDescription(), widget.windowTitle()]
        for name in ("text", "toPlainText"):
            read = getattr(widget, name, None)
            if callable(read):
                texts.append(str(read()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            texts += [
                str(model.index(row, column).data())
                for row in range(min(model.rowCount(), 400))
                for column in range(model.columnCount() if isinstance(model, QAbstractTableModel) else 1)
            ]
    return "\n".join(texts)


def test_no_page_tells_him_a_word(window: MainWindow, hands: Hands, safe: Path) -> None:
    """Whatever page he opens, before time and after it until he sealed, no solution is on the screen."""
    session = opened(window, hands, players=2)
    session.practice.robots.add(Strength.EXPERT, "Robot")
    plays(window, 1)
    session.racks.enter("UNIVERS")
    solutions = {move.plain() for move in session.searches.solutions(session.game.turn(1)).page(0, 40)}
    long_words = {word for word in solutions if len(word) >= 6}
    assert "UNIVERS" in long_words
    long_words -= {"UNIVERS", "SUIVRE"}  # the rack as it was typed, and a word of the window itself
    assert long_words

    def tells() -> set[str]:
        found = set()
        for key in window.page_keys:
            window.show_page(key)
            hands.settle()
            found |= {word for word in long_words if word in words_shown(window).upper()}
        return found

    session.turns.start_clock()
    hands.settle()
    assert tells() == set()
    session.turns.call_time()
    hands.settle()
    assert tells() == set()
    session.practice.arbiter.pass_turn()
    hands.settle()
    assert tells()  # the test can see: now the list is there


def test_an_unreadable_slip_is_not_sealed(window: MainWindow, hands: Hands, safe: Path) -> None:
    session = opened(window, hands)
    panel = plays(window, 1)
    session.racks.draw()
    session.turns.start_clock()
    panel.refresh()
    enter(panel.line, "45")
    assert not session.game.turn(1).seals
    assert panel._note.text()
    assert not panel.seal_button.isEnabled()
    panel.give_up_turn()
    session.turns.call_time()
    session.turns.reveal()
    hands.settle()
    assert session.game.turn(1).slips[1].slip.status is SlipStatus.BLANK


def test_a_circle_that_lacks_is_his_fault(window: MainWindow, hands: Hands, safe: Path) -> None:
    """The arbiter's own blank must be circled like anybody's."""
    session = opened(window, hands)
    panel = plays(window, 1)
    turn = session.racks.enter("AEIRST?")
    session.turns.start_clock()
    slip = slip_for(session, turn)
    entry = slip.entries[0]
    panel.refresh()
    enter(panel.line, f"{entry.word.lower()} {entry.reference} {slip.score}")
    session.turns.call_time()
    session.turns.reveal()
    hands.settle()
    assert session.game.turn(1).slips[1].ruling.sanction is Sanction.WARNING


def test_the_top_for_all_leaves_his_table_alone(window: MainWindow, hands: Hands, safe: Path) -> None:
    session = opened(window, hands)
    panel = plays(window, 2)
    session.racks.draw()
    session.turns.start_clock()
    panel.give_up_turn()
    session.turns.call_time()
    session.turns.reveal()
    hands.settle()
    window.activateWindow()
    assert 2 not in window.game_page.marking.machine.context.missing
    assert session.game.turn(1).slips[2].ruling.points == 0


# -- robots ----------------------------------------------------------------------------------------------------------


def test_robots_sit_down_and_show_their_share(window: MainWindow, hands: Hands) -> None:
    session = opened(window, hands, players=1)
    hands.control(Qt.Key.Key_R)
    panel = window.practice.panel("robots")
    assert isinstance(panel, RobotsPanel)
    for strength in Strength:
        panel.buttons[strength].click()
    assert session.game.expected(1) == (1, 2, 3, 4)
    turn = revealed(session)
    give(session, turn, 1)
    hands.settle()
    rows = {row.strength: row for row in panel.model.rows}
    assert set(rows) == set(Strength)
    assert all(row.top == session.game.top_total for row in rows.values())
    assert rows[Strength.EXPERT].points == turn.slips[4].ruling.points


def test_a_school_s_own_words(window: MainWindow, hands: Hands, tmp_path: Path) -> None:
    session = opened(window, hands)
    panel = window.practice.panel("robots")
    assert isinstance(panel, RobotsPanel)
    panel.open()
    assert "75" in panel._words.text()
    own = tmp_path / "mots.txt"
    own.write_text("chat\nchien\n", encoding="utf-8")
    panel.keep_words(own)
    assert session.searches.common_words().words == {"CHAT", "CHIEN"}
    assert " : 2," in panel._words.text()
    panel.keep_words(tmp_path / "rien.txt")  # said, and nothing changed
    assert session.searches.common_words().words == {"CHAT", "CHIEN"}
    panel.shipped_button.click()
    assert len(session.searches.common_words().words) > 50_000


# -- sudden death and topping ----------------------------------------------------------------------------------------


def test_sudden_death_at_the_desk(window: MainWindow, hands: Hands) -> None:
    session = opened(window, hands, with_time(RuleSet(), "mort-subite"))
    hands.control(Qt.Key.Key_K, shift=True)
    panel = window.practice.panel("sudden-death")
    assert isinstance(panel, SuddenDeathPanel)
    window.activateWindow()
    hands.press(Qt.Key.Key_F2)
    hands.press(Qt.Key.Key_F3)
    assert session.game.turn(1).seconds == 80
    assert window.desk.clock.face.text == "1:20"
    hands.call_time()
    hands.press(Qt.Key.Key_F5)
    turn = session.game.turn(1)
    give(session, turn, 1)
    give(session, turn, 2)
    give(session, turn, 3, len(session.searches.solutions(turn)) - 1)
    hands.settle()
    assert not panel.eliminate_button.isEnabled()
    hands.press(Qt.Key.Key_F2)  # a slip is missing: no rack, and the table is named
    assert session.game.next_serial == 2
    assert session.game.live is not None
    assert "4" in window.bar.text
    session.slips.record(4, Slip(SlipStatus.NONE), 1)
    hands.settle()
    assert [(row.table, row.due) for row in panel.model.rows] == [(1, False), (2, False), (3, True), (4, True)]
    panel.eliminate_button.click()
    assert session.game.turn(1).eliminated == (3, 4)
    assert [row.out for row in panel.model.rows] == [0, 0, 1, 1]
    hands.press(Qt.Key.Key_F6)
    hands.press(Qt.Key.Key_F2)
    assert session.game.step is Step.DRAWN
    assert session.game.expected(2) == (1, 2)


def test_level_players_are_parted(window: MainWindow, hands: Hands) -> None:
    session = opened(window, hands, with_turns(RuleSet(), 1), players=3)
    turn = revealed(session)
    give(session, turn, 1)
    give(session, turn, 2)
    session.slips.record(3, Slip(SlipStatus.NONE), 1)
    session.turns.end_game("turns_reached")
    panel = window.practice.panel("sudden-death")
    assert isinstance(panel, SuddenDeathPanel)
    panel.open()
    assert panel.level_box.count() == 1
    panel.part_button.click()
    game = session.game
    assert game.apart
    assert game.rules.time.elimination
    turn = session.racks.enter("AEIRSTN")
    session.turns.start_clock()
    session.turns.call_time()
    session.turns.reveal()
    give(session, turn, 1)
    session.slips.record(2, Slip(SlipStatus.BLANK), 1)
    hands.settle()
    assert panel.decide_button.isEnabled()
    panel.decide_button.click()
    assert [line.rank for line in session.results.standing()] == [1, 2, 3]


def test_topping_at_the_desk(window: MainWindow, hands: Hands) -> None:
    session = opened(window, hands, with_time(RuleSet(), "topping"), players=2)
    hands.control(Qt.Key.Key_G, shift=True)
    panel = window.practice.panel("topping")
    assert isinstance(panel, ToppingPanel)
    turn = announced(session)
    window.desk.clock.begin(60, ())
    hands.settle()
    solutions = session.searches.solutions(turn)
    low, top = solutions[len(solutions) - 1], solutions[0]
    enter(panel.line, "chat h8")  # two players: whose call is it?
    assert not session.game.turn(1).topping
    panel.line.clear()
    enter(panel.line, f"1 {low.plain().lower()} {low.reference.text('letter').lower()}")
    assert "pas le top" in panel._answer.text()
    enter(panel.line, f"1 {top.plain().lower()} {top.reference.text('letter').lower()}")
    assert "TOP" in panel._answer.text()
    steps = [session.game.step]
    enter(panel.line, f"{top.plain().lower()}")  # the only one left
    steps.append(session.game.step)
    assert steps == [Step.RUNNING, Step.TIMED_OUT]  # everybody has it: the turn is over, nothing is revealed
    assert set(session.game.turn(1).topping) == {1, 2}
    session.turns.reveal()
    hands.settle()
    assert panel.model.rowCount() == 2


def test_the_limit_ends_a_turn_of_topping(window: MainWindow, hands: Hands) -> None:
    session = opened(window, hands, with_time(RuleSet(), "topping"), players=1)
    panel = window.practice.panel("topping")
    assert isinstance(panel, ToppingPanel)
    announced(session)
    window.desk.clock.moment.emit(0)
    assert session.game.step is Step.TIMED_OUT
    assert session.game.turn(1).topping == {1: None}


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0,0 s"), (21.25, "21,2 s"), (59.96, "1:00,0"), (125.4, "2:05,4"), (80, "1:20,0")]
)
def test_times_in_words(seconds: float, text: str) -> None:
    assert seconds_text(seconds) == text


# -- the word tools --------------------------------------------------------------------------------------------------


def test_the_word_tools(window: MainWindow, hands: Hands) -> None:
    session = opened(window, hands)
    session.racks.enter("AERTRSI")
    session.turns.start_clock()
    hands.settle()
    hands.control(Qt.Key.Key_U)
    tools = window.practice.panel("tools")
    assert isinstance(tools, ToolsDialog)
    tools.line.setText("rater")
    tools._look_up()
    hands.settle()
    facts = tools._facts
    assert facts is not None
    assert facts.valid
    assert {"ARRET", "TARER", "TERRA"} <= set(facts.anagrams)
    assert facts.before == ("F",)
    assert "FRATER" in {one.word for one in facts.longer}
    assert facts.places
    assert tools.places.rowCount() == len(facts.places)
    assert "jouable" in tools._verdict.text()
    assert "Wiktionnaire" in tools._about.toPlainText()
    tools.line.setText("zut")
    tools._look_up()
    hands.settle()
    assert tools._facts is not None
    assert set(tools._facts.lacking) == {"U", "Z"}
    tools.line.setText("œ!")
    tools._look_up()
    hands.settle()
    assert tools._facts is None
    rack = tools._rack_text.toPlainText()
    assert "Un scrabble ?" in rack
    assert str(session.searches.solutions(session.game.turn(1)).top) in rack


def test_the_tools_say_nothing_to_an_arbiter_who_plays(window: MainWindow, hands: Hands, safe: Path) -> None:
    session = opened(window, hands)
    plays(window, 1)
    session.racks.draw()
    session.turns.start_clock()
    hands.settle()
    tools = window.practice.panel("tools")
    assert isinstance(tools, ToolsDialog)
    tools.open()
    tools.line.setText("maison")
    tools._look_up()
    hands.settle()
    assert tools._facts is None
    assert "maison" not in tools._about.toPlainText().lower()
    assert (
        "Solutions" not in tools._rack_text.toPlainText().split("\n")[0] or "cachées" in tools._rack_text.toPlainText()
    )


def test_the_tools_work_without_a_tournament(window: MainWindow, hands: Hands) -> None:
    tools = window.practice.panel("tools")
    assert isinstance(tools, ToolsDialog)
    tools.look_at("chat")
    tools._look_up()
    hands.settle()
    assert tools._facts is not None
    assert tools._facts.valid

"""The squares of the tables: numbers that fit, rows that a human counts, the row of the line in sight."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.application.exchange.merge import make_marker_file
from arbitre.application.session.session import open_session
from arbitre.ui.board.tables_grid import TablesGrid, TableState
from arbitre.ui.desk.marked_turn import states_of
from arbitre.ui.shell.main_window import MainWindow
from tests.application.sessions import revealed, started
from tests.rooms import catalogue
from tests.ui.desk_fixtures import window

__all__ = ["window"]


@pytest.fixture
def grid(qtbot: QtBot, window: MainWindow) -> TablesGrid:
    """The squares at the size they have on a laptop of 1366x768."""
    found = TablesGrid(window.themes.theme)
    qtbot.addWidget(found)
    found.resize(437, 186)
    found.show()
    return found


def fill(grid: TablesGrid, tables: Sequence[int], taken: int = 0) -> None:
    grid.set_states(tuple(TableState(one, "exact" if one <= taken else "missing") for one in tables))


@pytest.mark.parametrize(("count", "columns"), [(1, 10), (12, 10), (60, 10), (120, 10), (240, 20), (450, 20)])
def test_rows_hold_ten_or_twenty_and_every_number_fits(grid: TablesGrid, count: int, columns: int) -> None:
    fill(grid, range(1, count + 1))
    seen = {one.table: grid.rect_of(one.table) for one in grid.states if not grid.rect_of(one.table).isNull()}
    assert min(seen) == 1
    for table, rect in seen.items():
        assert 0 <= rect.left() <= rect.right() <= grid.width()
        assert 0 <= rect.top() <= rect.bottom() <= grid.height()
        assert rect.height() >= 11
        font = grid._number_font(10, rect, TableState(table))
        assert QFontMetricsF(font).horizontalAdvance(str(table)) <= rect.width()
        first = (table - 1) // columns * columns + 1
        assert seen[first].top() == rect.top()  # 1-10, 11-20 (or 1-20, 21-40) on a line
    lefts = {round(rect.left()) for rect in seen.values()}
    assert len(lefts) == min(count, columns)
    assert len(seen) == count or (count == 450 and len(seen) >= 200)


def test_numbers_far_apart_take_no_empty_rows(grid: TablesGrid) -> None:
    fill(grid, [3, 1007, 3012])
    tops = [grid.rect_of(table).top() for table in (3, 1007, 3012)]
    assert tops == sorted(set(tops))
    assert tops[2] - tops[0] < 100


def test_the_table_of_the_line_is_in_sight(grid: TablesGrid) -> None:
    fill(grid, range(1, 451))
    assert grid.rect_of(441).isNull()
    grid.set_current(441)
    assert not grid.rect_of(441).isNull()
    grid.set_current(None)
    assert not grid.rect_of(1).isNull()  # the first that is missing
    fill(grid, range(1, 451), taken=440)
    assert not grid.rect_of(441).isNull()
    fill(grid, range(1, 451))
    turn = QWheelEvent(
        QPointF(5, 5), grid.mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(grid, turn)
    assert grid.rect_of(1).isNull()
    clicked: list[int] = []
    grid.table_clicked.connect(clicked.append)
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=grid.rect_of(61).center().toPoint())
    assert clicked == [61]


def test_a_marker_sees_his_own_tables(window: MainWindow, tmp_path: Path) -> None:
    session = started(12, tmp_path / "a.arbitre")
    turn = revealed(session)
    path = make_marker_file(session, "Ann", tmp_path / "ann.arbitre", [2, 3, 7])
    window.set_session(session)
    assert len(states_of(window.desk, session.game, turn)) == 12
    copy = open_session(path, catalogue())
    window.set_session(copy)
    assert [one.table for one in states_of(window.desk, copy.game, copy.game.turn(1))] == [2, 3, 7]

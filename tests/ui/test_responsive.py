"""The window stays responsive while the solver and the preparation of games work (part 5, "must show")."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt, QTimer

from arbitre.application.prepare.prepare import Lists, Order, prepare
from arbitre.domain.board.board import Board
from arbitre.domain.rules.rule_set import RuleSet, with_variant
from arbitre.resources import data_path
from arbitre.settings import cache_folder, data_folder
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import catalogue
from tests.ui.desk_fixtures import window

__all__ = ["window"]

INTERVAL = 16  # ms, a frame


def lateness(milliseconds: int) -> list[float]:
    """How late each tick of a 16 ms timer came, in ms, over a while of the real event loop."""
    late: list[float] = []
    clock = QElapsedTimer()
    loop = QEventLoop()
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)

    def tick() -> None:
        late.append(max(0.0, clock.nsecsElapsed() / 1e6 - INTERVAL))
        clock.start()

    timer.timeout.connect(tick)
    timer.start(INTERVAL)
    clock.start()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    timer.stop()
    return late


def p99(values: list[float]) -> float:
    """The 99th percentile."""
    return sorted(values)[min(len(values) - 1, len(values) * 99 // 100)]


def busy(work: Callable[[], object], milliseconds: int) -> tuple[list[float], int]:
    """Lateness while a thread repeats some work, and how often it was done."""
    stop = threading.Event()
    rounds = 0

    def run() -> None:
        nonlocal rounds
        while not stop.is_set():
            work()
            rounds += 1

    thread = threading.Thread(target=run)
    thread.start()
    late = lateness(milliseconds)
    stop.set()
    thread.join()
    return late, rounds


@pytest.mark.long
def test_frames_come_in_time_while_a_search_and_a_preparation_run(
    window: MainWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nine tiles with two blanks over and over in a thread, a preparation of games in processes, at once."""
    lists = catalogue()
    tile_set = lists.tile_set("fr")
    rules = with_variant(RuleSet(), "789")
    searcher = lists.open("fr").searcher(rules.rack)
    board = Board.parse(["." * 15] * 7 + ["...QUESTION...."] + ["." * 15] * 7, tile_set)
    rack = tile_set.parse_rack("AEIRSTL??")
    folders = Lists(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")
    order = Order(RuleSet(), "fr", "reactif", count=1000)
    games = prepare(order, folders, None)

    quiet = p99(lateness(2000))
    preparing = threading.Thread(target=lambda: [next(games) for _ in range(20)])
    preparing.start()
    late, rounds = busy(lambda: searcher.solutions(board, rack), 5000)
    preparing.join()
    games.close()
    with capsys.disabled():
        print(f"\n16 ms timer, p99 late: {quiet:.1f} ms at rest, {p99(late):.1f} ms with {rounds} searches, preparing")
    assert rounds > 3
    assert len(late) > 60
    assert p99(late) < max(50.0, 20 * quiet)
    assert window.isVisible()

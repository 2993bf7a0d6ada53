"""Work away from the window: what is wanted last, what is told, what is given up, a window that goes in the middle."""

from __future__ import annotations

import threading

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from arbitre.domain.base.errors import ArbitreError
from arbitre.ui.kit.worker import Job, StoppedError, Worker


def test_hands_over_what_was_wanted_last(qtbot: QtBot) -> None:
    worker = Worker()
    found: list[object] = []
    worker.finished.connect(found.append)
    go_on = threading.Event()

    def first(job: Job) -> str:
        go_on.wait(10)
        return "first"

    worker.start(first)
    assert worker.busy
    worker.start(lambda job: "second")
    go_on.set()
    qtbot.waitUntil(lambda: not worker.busy, timeout=10_000)
    assert found == ["second"]


def test_tells_how_far_it_is_in_the_windows_thread(qtbot: QtBot) -> None:
    worker = Worker()
    told: list[object] = []
    threads: set[object] = set()

    def hear(what: object) -> None:
        told.append(what)
        threads.add(threading.current_thread())

    worker.advanced.connect(hear)

    def work(job: Job) -> int:
        for step in range(3):
            job.tell(step)
        return 3

    with qtbot.waitSignal(worker.finished, timeout=10_000) as done:
        worker.start(work)
    assert done.args == [3]
    assert told == [0, 1, 2]
    assert threads == {threading.main_thread()}


def test_an_error_is_handed_over(qtbot: QtBot) -> None:
    worker = Worker()

    def fail(job: Job) -> None:
        raise ArbitreError("disk_full", path="x")

    with qtbot.waitSignal(worker.finished, timeout=10_000) as done:
        worker.start(fail)
    assert isinstance(done.args[0], ArbitreError)


def test_a_job_that_is_stopped_leaves_where_it_tells(qtbot: QtBot) -> None:
    worker = Worker()
    begun, go_on = threading.Event(), threading.Event()

    def work(job: Job) -> None:
        begun.set()
        go_on.wait(10)
        assert job.stopped()
        job.tell("never heard")

    with qtbot.waitSignal(worker.finished, timeout=10_000) as done:
        worker.start(work)
        begun.wait(10)
        worker.stop()
        go_on.set()
    assert isinstance(done.args[0], StoppedError)


def test_a_window_may_go_while_its_work_runs(qtbot: QtBot) -> None:
    owner = QObject()
    worker = Worker(owner)
    begun, go_on, seen = threading.Event(), threading.Event(), threading.Event()

    def work(job: Job) -> None:
        begun.set()
        go_on.wait(10)
        if job.stopped():
            seen.set()

    worker.start(work)
    begun.wait(10)
    # Destroying does not wait for the thread, and the thread is told.
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    go_on.set()
    assert seen.wait(10)

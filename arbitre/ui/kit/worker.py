"""Work away from the window: one thing at a time in a thread of its own, what it made handed back to the window."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial

from PySide6.QtCore import QObject, Signal

from arbitre.domain.base.errors import ArbitreError


class StoppedError(Exception):
    """The work was given up: what is raised inside it to leave."""


class _Relay(QObject):
    """Carries results to the window's thread; it belongs to nobody, so that it outlives a window that is closed."""

    done = Signal(int, object)  # number of the job, what it made, or the error
    told = Signal(int, object)


class Worker(QObject):
    """Makes what was wanted last; a job begun before is stopped if it asks, and forgotten.

    A Python thread rather than one of Qt's: Qt waits for its threads where it destroys them, with Python's lock held.
    """

    finished = Signal(object)  # what was made, or the error
    advanced = Signal(object)  # what the job told with ``tell``

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._relay = _Relay()
        self._relay.done.connect(self._on_done)
        self._relay.told.connect(self._on_told)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="arbitre")
        self._wanted = 0
        self._busy = False
        self._last: Future[None] | None = None
        self._stop = threading.Event()
        self.destroyed.connect(self._stop.set)
        self.destroyed.connect(partial(self._pool.shutdown, wait=False, cancel_futures=True))

    @property
    def busy(self) -> bool:
        """True until what was wanted last is there."""
        return self._busy

    def start(self, make: Callable[[Job], object]) -> None:
        """Make something; it is given its ``Job``, to tell how far it is and to see whether it is still wanted."""
        self.forget()
        self._busy = True
        # The stop of this job only: the one before keeps its own, set.
        previous, self._stop = self._stop, threading.Event()
        self.destroyed.disconnect(previous.set)
        self.destroyed.connect(self._stop.set)
        job = Job(self._wanted, self._relay, self._stop)
        self._last = self._pool.submit(_run, job, make)

    def stop(self) -> None:
        """Ask the job to leave; it is still waited for."""
        self._stop.set()

    def forget(self) -> None:
        """Nothing is wanted any more."""
        self._wanted += 1
        self._busy = False
        self._stop.set()
        if self._last is not None:
            self._last.cancel()

    def wait(self) -> None:
        """Wait until nothing runs; what was made comes with the next events."""
        if self._last is not None:
            wait([self._last])

    def _on_done(self, number: int, made: object) -> None:
        if number == self._wanted:
            self._busy = False
            self.finished.emit(made)

    def _on_told(self, number: int, what: object) -> None:
        if number == self._wanted:
            self.advanced.emit(what)


class Job:
    """What work in a thread is given."""

    def __init__(self, number: int, relay: _Relay, stop: threading.Event) -> None:
        self._number, self._relay, self._stop = number, relay, stop

    def stopped(self) -> bool:
        """True when nobody wants the result any more."""
        return self._stop.is_set()

    def tell(self, what: object) -> None:
        """Tell the window how far it is. Raises ``StoppedError`` when nobody wants the result any more."""
        if self._stop.is_set():
            raise StoppedError
        self._relay.told.emit(self._number, what)

    def hand_over(self, made: object) -> None:
        """Give the window what was made."""
        self._relay.done.emit(self._number, made)


def _run(job: Job, make: Callable[[Job], object]) -> None:
    try:
        made = make(job)
    except (ArbitreError, StoppedError, OSError, ValueError) as error:
        made = error
    job.hand_over(made)

"""Turns the pure clock into signals of the window: faces to show and moments to sound, on time during any dialog."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from arbitre.application.room.clock import Clock, ClockFace, ClockState, Restart, after_restart, wait_before_draw

TICK = 50
"""Milliseconds between two looks at the time: a signal is never late by more."""


class ClockDriver(QObject):
    """Holds the clock of the live turn. Reveals, places and draws nothing: it only tells the time."""

    face_changed = Signal(object)  # ClockFace, at most once a second
    moment = Signal(int)  # seconds left: one of ``moments`` or the rule set's signals, 0 when time is out
    started = Signal()

    def __init__(
        self, now: Callable[[], float] = time.monotonic, moments: Iterable[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._clock = Clock()
        self._seen = now()
        self._face = self._clock.face(self._seen)
        self._announced: float | None = None
        self.moments: frozenset[int] = frozenset(moments)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)

    @property
    def clock(self) -> Clock:
        """The clock as a value."""
        return self._clock

    @property
    def face(self) -> ClockFace:
        """What the clock shows now."""
        return self._clock.face(self._now())

    @property
    def is_over(self) -> bool:
        """True when time is out or was called."""
        return self._clock.state_at(self._now()) is ClockState.OVER

    def prepare(self, seconds: int, signals: Iterable[int]) -> None:
        """Set the clock for the next turn; raises ``ClockError``."""
        self.take(Clock.ready(seconds, signals))

    def start(self) -> None:
        """Start the turn's time."""
        self.take(self._clock.start(self._now()))
        self.started.emit()

    def pause(self) -> None:
        """Hold the time."""
        self.take(self._clock.pause(self._now()))

    def resume(self) -> None:
        """Let it run again."""
        self.take(self._clock.resume(self._now()))

    def stop(self) -> None:
        """Call time."""
        self.take(self._clock.stop(self._now()))

    def add(self, seconds: int) -> None:
        """Give or take seconds."""
        self.take(self._clock.add(seconds, self._now()))

    def restore(self, choice: Restart, seconds: int, signals: Iterable[int], elapsed: float) -> None:
        """Go on after the program stopped in the middle of a turn."""
        self.take(after_restart(choice, seconds, signals, elapsed, self._now()))

    def solution_announced(self) -> None:
        """Note that the solution was announced: the next draw should wait (rule 3.1)."""
        self._announced = self._now()

    def wait_before_draw(self, gap: int) -> float:
        """Seconds that the next draw should still wait, for a warning."""
        return wait_before_draw(self._announced, self._now(), gap)

    def tick(self) -> None:
        """Look at the time; tell what it made due. Called by the timer."""
        now = self._now()
        moments = None if not self.moments else self.moments | {*self._clock.signals, 0}
        due = self._clock.due(self._seen, now, moments)
        self._seen = now
        self._show(now)
        if due:  # after a sleep several are due: only the last still means something
            self.moment.emit(due[-1])

    def take(self, clock: Clock) -> None:
        """Go on with a clock as it was at a moment of this machine: one that ran has run on meanwhile."""
        self._clock = clock
        now = self._now()
        self._seen = now
        self._show(now)

    def _show(self, now: float) -> None:
        running = self._clock.state_at(now) is ClockState.RUNNING
        if running and not self._timer.isActive():
            self._timer.start()
        elif not running:
            self._timer.stop()
        face = self._clock.face(now)
        if face != self._face:
            self._face = face
            self.face_changed.emit(face)

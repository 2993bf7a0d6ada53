"""The desk's clock: the driver, and what happens to it when a tournament is opened in the middle of a turn."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal

from arbitre.application.clock import ClockState, Restart
from arbitre.domain.state import Game, Step, Turn
from arbitre.domain.turn_rules import time_of_turn
from arbitre.ui.clock_driver import ClockDriver

MOMENTS = (60, 30, 20, 5, 0)
"""Seconds left at which something may sound."""


class ClockControl(ClockDriver):
    """Never reveals, places or draws anything."""

    waiting = Signal()  # opened on a turn whose clock was running: resume, restart or stop?

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(moments=MOMENTS, parent=parent)
        self.needs_choice = False
        self._restart: tuple[int, tuple[int, ...], float] = (180, (), 0.0)

    @property
    def left(self) -> float:
        """Seconds left."""
        return self.clock.remaining(time.monotonic())

    def adopt(self, live: Turn | None, game: Game | None) -> None:
        """Take the clock of a tournament just opened; one that was running waits for the arbiter's choice."""
        self.needs_choice = False
        if game is None:
            self.prepare(180, ())
            return
        rules = time_of_turn(game.rules.time, live.number if live is not None else 1)
        seconds = max(1, live.seconds if live is not None and live.seconds else rules.seconds)
        self.prepare(seconds, rules.signals)
        if live is None:
            return
        if game.step is Step.RUNNING and live.clock_started is not None:
            left = live.clock_left
            used = seconds - left if left is not None else max(0.0, time.time() - live.clock_started)
            self._restart = (seconds, rules.signals, used)
            self.needs_choice = True
            self.waiting.emit()
        elif game.step in (Step.TIMED_OUT, Step.REVEALED):
            self.restore(Restart.STOP, seconds, rules.signals, 0)

    def choose(self, choice: Restart) -> None:
        """Go on as the arbiter says after the program was opened again."""
        self.needs_choice = False
        seconds, signals, used = self._restart
        self.restore(choice, seconds, signals, used)

    def begin(self, seconds: int, signals: tuple[int, ...]) -> None:
        """Start a turn's time."""
        self.prepare(seconds, signals)
        self.start()

    def toggle(self) -> None:
        """Hold the time, or let it run again."""
        if self.clock.state is ClockState.PAUSED:
            self.resume()
        else:
            self.pause()

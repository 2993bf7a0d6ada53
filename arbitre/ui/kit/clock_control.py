"""The desk's clock: the driver, and what happens to it when a tournament is opened in the middle of a turn."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject

from arbitre.application.room.clock import Clock, ClockState, Restart, turn_seconds
from arbitre.domain import facts as f
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.rules.turn_rules import time_of_turn
from arbitre.ui.kit.clock_driver import ClockDriver

EARLY = 10
"""Seconds left above which calling time is asked for twice."""
TWICE = 10.0
"""Seconds within which the second press must come."""
MOMENTS = (60, 30, 20, 5, 0)
"""Seconds left at which something may sound."""


class ClockControl(ClockDriver):
    """Never reveals, places or draws anything."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(moments=MOMENTS, parent=parent)
        self.needs_choice = False
        self._restart: tuple[int, tuple[int, ...], float] = (180, (), 0.0)
        self._early: tuple[int, float] = (0, 0.0)  # serial of a turn whose time was called early, and when

    @property
    def left(self) -> float:
        """Seconds left."""
        return self.clock.remaining(self._now())

    def adopt(self, live: Turn | None, game: Game | None) -> None:
        """Take the clock of a tournament just opened; one that was running waits for the arbiter's choice."""
        self.needs_choice = False
        if game is None:
            self.prepare(180, ())
            return
        number = live.number if live is not None else 1
        rules = time_of_turn(game.rules.time, number)
        seconds = live.seconds if live is not None and live.seconds else self._whole(live, game)
        self.prepare(seconds, rules.signals)
        if live is None or live.cancelled is not None:
            return
        if game.step is Step.RUNNING and live.clock_started is not None:
            left = live.clock_left
            used = seconds - left if left is not None else max(0.0, time.time() - live.clock_started)
            self._restart = (seconds, rules.signals, used)
            self.needs_choice = True
        elif game.step in (Step.TIMED_OUT, Step.REVEALED):
            self.restore(Restart.STOP, seconds, rules.signals, 0)

    def ready(self, live: Turn | None, game: Game) -> None:
        """Set the time of the turn whose rack was drawn, or of the next draw; nothing runs."""
        self.needs_choice = False
        number = live.number if live is not None else 1
        self.prepare(self._whole(live, game), time_of_turn(game.rules.time, number).signals)

    @staticmethod
    def _whole(live: Turn | None, game: Game) -> int:
        """The time of the turn whose rack was drawn, with what was given to it, or of the next draw."""
        added = live.added if live is not None and game.step is Step.DRAWN else 0
        return max(1, turn_seconds(game, live.number if live is not None else 1) + added)

    def follow(self, facts: Iterable[f.Fact], live: Turn | None, game: Game | None) -> None:
        """Do what facts just recorded mean for the clock; a start is the window's own (``begin``)."""
        if game is None:
            return
        kinds = {type(fact) for fact in facts}
        if f.TimeCalled in kinds:
            self.needs_choice = False
            if self.clock.state is ClockState.READY:  # it waited for the arbiter's choice after a restart
                self.restore(Restart.STOP, self.clock.seconds, self.clock.signals, 0)
            else:
                self.stop()
        waiting = game.step in (Step.BEFORE, Step.DRAWN, Step.REVEALED)
        if kinds & {f.RackDrawn, f.TurnCancelled, f.GameOpened} or (f.TurnTimeChosen in kinds and waiting):
            self.ready(live, game)
        for fact in facts:
            if isinstance(fact, f.TimeAdded):
                self.add(fact.seconds)

    def recover(self, live: Turn | None, game: Game | None) -> None:
        """The clock as the state has it, after undoing what was done before the file was opened."""
        self.adopt(None, game)
        if live is None or game is None or not live.counts:
            return
        if game.step is Step.RUNNING and live.clock_started is not None:
            signals = time_of_turn(game.rules.time, live.number).signals
            if live.clock_left is not None:
                paused = replace(Clock.ready(live.seconds, signals), state=ClockState.PAUSED, left=live.clock_left)
                self.take(paused)
            else:
                self.restore(Restart.RESUME, live.seconds, signals, max(0.0, time.time() - live.clock_started))
                # Long over by the time of day: it stands at 0, and the start key offers the whole time again.
                self.needs_choice = self.is_over
        elif game.step in (Step.TIMED_OUT, Step.REVEALED):
            self.restore(Restart.STOP, max(1, live.seconds), (), 0)
        elif game.step is Step.DRAWN:
            self.ready(live, game)

    def add(self, seconds: int) -> None:
        """Give or take seconds; given to a clock that stopped at 0 it runs again."""
        if self.clock.state is ClockState.OVER and seconds > 0:
            self.take(replace(self.clock, state=ClockState.RUNNING, left=float(seconds), since=self._now()))
        else:
            super().add(seconds)

    def asks_again(self, serial: int) -> bool:
        """Whether time called now wants a second press: much of it is left, and the key was not pressed just before."""
        if self.clock.state not in (ClockState.RUNNING, ClockState.PAUSED) or self.left <= EARLY:
            return False
        (called, at), now = self._early, self._now()
        again = called != serial or now - at > TWICE
        self._early = (serial, now) if again else (0, 0.0)
        return again

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

"""The clock of a turn: values that are given the time and never read it, so that tests and restarts are exact.

Every ``now`` is a number of seconds of one monotonic clock (``time.monotonic()``): changing the computer's date moves
nothing. Nothing is ever revealed or placed by the clock.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Game
from arbitre.domain.rules.turn_rules import time_of_turn

_MINUTES_SECONDS = re.compile(r"([0-9]{1,4})\s*(?:[:.,'’]|m(?:i?n)?)\s*([0-5]?[0-9])\s*s?")
_MINUTES = re.compile(r"([0-9]{1,4})\s*(?:['’]|m(?:i?n)?)\.?")
_NUMBER = re.compile(r"([0-9]{1,6})\s*(s(?:ec)?)?\.?")
LONGEST = 3600 * 4
"""Seconds of the longest time that can be set."""


class ClockError(ArbitreError):
    """A time that can't be: ``bad_time`` (text that is none) or ``out_of_range``; ``text`` is what was asked."""


class ClockState(StrEnum):
    """What the clock is doing."""

    READY = "ready"  # set, not started
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"  # time is out, or was called


class Restart(StrEnum):
    """What to do with the clock that was running when the program stopped."""

    RESUME = "resume"  # go on with the time that was left
    RESTART = "restart"  # the whole time again
    STOP = "stop"  # time is out


@dataclass(frozen=True, slots=True)
class ClockFace:
    """What a clock shows at one moment; ``left`` and ``total`` in whole seconds, ``warning`` in the last seconds.

    A second is shown until it is over: three minutes start at 3:00 and 0:00 means that time is out.
    """

    state: ClockState = ClockState.READY
    left: int = 180
    total: int = 180
    warning: bool = False

    @property
    def text(self) -> str:
        """Minutes and seconds.

        >>> ClockFace(left=65).text, ClockFace(left=180).text
        ('1:05', '3:00')
        """
        return clock_text(self.left)

    @property
    def share(self) -> float:
        """The part of the time that is left, 0 to 1."""
        return min(1.0, self.left / self.total) if self.total else 0.0


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock: ``seconds`` set, ``signals`` the seconds left at which something is called.

    ``left``: seconds left when it last changed; ``since``: the moment since which it runs, ``None`` unless it does.
    """

    seconds: int = 180
    signals: tuple[int, ...] = (30,)
    state: ClockState = ClockState.READY
    left: float = 180.0
    since: float | None = None

    @classmethod
    def ready(cls, seconds: int, signals: Iterable[int] = (30,)) -> Clock:
        """A clock that is set and not started; raises ``ClockError``."""
        if not 1 <= seconds <= LONGEST:
            raise ClockError("out_of_range", text=seconds, longest=LONGEST)
        kept = tuple(sorted({one for one in signals if 0 < one < seconds}, reverse=True))
        return cls(seconds, kept, ClockState.READY, float(seconds))

    def remaining(self, now: float) -> float:
        """Seconds left, never below 0; a clock that goes backwards gives no time back."""
        if self.since is None:
            return self.left
        return max(0.0, self.left - max(0.0, now - self.since))

    def state_at(self, now: float) -> ClockState:
        """The state, time that has run out included."""
        if self.state is ClockState.RUNNING and self.remaining(now) <= 0:
            return ClockState.OVER
        return self.state

    def face(self, now: float) -> ClockFace:
        """What to show."""
        left = self.remaining(now)
        state = self.state_at(now)
        whole = int(left) + (left > int(left))
        limit = self.signals[-1] if self.signals else 0
        return ClockFace(state, whole, self.seconds, state is not ClockState.READY and whole <= limit)

    def start(self, now: float) -> Clock:
        """Start it from the whole time; nothing happens to one that runs."""
        if self.state is ClockState.RUNNING:
            return self
        return replace(self, state=ClockState.RUNNING, left=float(self.seconds), since=now)

    def pause(self, now: float) -> Clock:
        """Stop the time, keeping what is left."""
        if self.state_at(now) is not ClockState.RUNNING:
            return self
        return replace(self, state=ClockState.PAUSED, left=self.remaining(now), since=None)

    def resume(self, now: float) -> Clock:
        """Go on after a pause."""
        if self.state is not ClockState.PAUSED:
            return self
        return replace(self, state=ClockState.RUNNING, since=now)

    def stop(self, now: float) -> Clock:
        """Call time, even before it is out."""
        if self.state is ClockState.READY:
            return self
        return replace(self, state=ClockState.OVER, left=0.0, since=None)

    def add(self, seconds: int, now: float) -> Clock:
        """Give (or take, when negative) seconds of the running or paused turn, or set another time before the start."""
        if self.state is ClockState.READY:
            return Clock.ready(min(max(self.seconds + seconds, 1), LONGEST), self.signals)
        if self.state_at(now) is ClockState.OVER and (self.state is ClockState.OVER or seconds <= 0):
            return self
        left = min(max(self.remaining(now) + seconds, 0.0), float(LONGEST))
        return replace(self, left=left, since=None if self.state is ClockState.PAUSED else now)

    def reset(self) -> Clock:
        """The same time, not started."""
        return Clock.ready(self.seconds, self.signals)

    def due(self, before: float, now: float, moments: Iterable[int] | None = None) -> tuple[int, ...]:
        """The seconds left (``signals`` and 0, or ``moments``) that were reached after ``before`` and up to ``now``.

        Each is due once however rarely this is asked; the latest comes last. A late tick (a laptop that slept) thus
        gives several, and the caller sounds the last only.
        """
        if self.since is None or now <= before:
            return ()
        wanted = {*self.signals, 0} if moments is None else set(moments)
        was, left = self.remaining(max(before, self.since)), self.remaining(now)
        return tuple(sorted((one for one in wanted if left <= one < was), reverse=True))

    def next_change(self, now: float) -> float:
        """Seconds until the face shows something else; infinite when nothing will."""
        left = self.remaining(now)
        if self.since is None or left <= 0:
            return float("inf")
        return (left - int(left)) or 1.0


def after_restart(choice: Restart, seconds: int, signals: Iterable[int], elapsed: float, now: float) -> Clock:
    """The clock of a turn found running when the program opens; ``elapsed``: seconds that had been used.

    ``elapsed`` comes from the journal's times or from what the window last noted, so it's a proposal: the arbiter can
    add or take seconds afterwards.
    """
    clock = Clock.ready(seconds, signals)
    if choice is Restart.STOP:
        return replace(clock, state=ClockState.OVER, left=0.0)
    used = 0.0 if choice is Restart.RESTART else min(max(elapsed, 0.0), float(seconds))
    return replace(clock, state=ClockState.RUNNING, left=seconds - used, since=now)


def wait_before_draw(announced: float | None, now: float, gap: int = 20) -> float:
    """Seconds still to wait before the next draw (rule 3.1); ``announced``: when the solution had been announced.

    A warning only: 0 when the wait is over, or when nothing was announced.
    """
    if announced is None:
        return 0.0
    return max(0.0, announced + gap - now)


def clock_text(seconds: int) -> str:
    """Write seconds as minutes and seconds.

    >>> clock_text(150), clock_text(9), clock_text(3725)
    ('2:30', '0:09', '1:02:05')
    """
    hours, rest = divmod(max(0, seconds), 3600)
    if hours:
        return f"{hours}:{rest // 60:02}:{rest % 60:02}"
    return f"{rest // 60}:{rest % 60:02}"


def parse_time(text: str) -> int:
    """Read a time as people type it: ``3:00``, ``2:30``, ``1'30``, ``2 min``, ``90`` (seconds) or ``90 s``.

    A number below 10 is minutes: nobody plays a turn of nine seconds. Raises ``ClockError``.

    >>> [parse_time(text) for text in ("3:00", "2.30", "1'30", "2 min", "90", "3")]
    [180, 150, 90, 120, 90, 180]
    """
    cleaned = text.strip().lower()
    if match := _MINUTES_SECONDS.fullmatch(cleaned):
        value = int(match[1]) * 60 + int(match[2])
    elif match := _MINUTES.fullmatch(cleaned):
        value = int(match[1]) * 60
    elif match := _NUMBER.fullmatch(cleaned):
        number = int(match[1])
        value = number * 60 if number < 10 and not match[2] else number
    else:
        raise ClockError("bad_time", text=text)
    if not 1 <= value <= LONGEST:
        raise ClockError("out_of_range", text=text, longest=LONGEST)
    return value


def turn_seconds(game: Game, number: int) -> int:
    """The whole time of a turn: what the arbiter chose for this game, else the rule set's."""
    return max(1, game.turn_seconds or time_of_turn(game.rules.time, number).seconds)

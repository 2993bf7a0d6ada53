"""Which monitor the projector belongs on: chosen from plain values, kept right while monitors come, go and change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen

SETTLE_DELAY = 120
"""Milliseconds to wait after a change: a monitor that is plugged in changes several times in a row."""


class Situation(StrEnum):
    """What the room may see of the desk."""

    SINGLE = "single"  # one screen: the projector, if there is one, shows the desk itself
    MIRRORED = "mirrored"  # the other screen is a copy of the desk's
    EXTENDED = "extended"  # the projector has a screen of its own


@dataclass(frozen=True, slots=True)
class ScreenInfo:
    """A monitor: ``key`` tells it from others of the same make, ``rect`` is its place on the desktop."""

    key: str
    name: str
    rect: QRect

    def overlaps(self, other: ScreenInfo) -> bool:
        """Tell whether two monitors show the same part of the desktop."""
        common = self.rect.intersected(other.rect)
        return common.width() > 0 and common.height() > 0

    @classmethod
    def of(cls, screen: QScreen) -> ScreenInfo:
        """Read a monitor from Qt."""
        parts = (screen.manufacturer(), screen.model(), screen.serialNumber(), screen.name())
        name = " ".join(part for part in (screen.model(), screen.name()) if part)
        return cls("|".join(parts), name, screen.geometry())


def situation(screens: Sequence[ScreenInfo], desk: int) -> Situation:
    """Tell what the room may see; ``desk``: index of the desk's screen."""
    others = [screen for index, screen in enumerate(screens) if index != desk]
    if not others:
        return Situation.SINGLE
    if all(screen.overlaps(screens[desk]) for screen in others):
        return Situation.MIRRORED
    return Situation.EXTENDED


def choose(screens: Sequence[ScreenInfo], desk: int, wanted: str = "") -> int | None:
    """The screen for the projector: the one of key ``wanted``, else the largest, never one that shows the desk."""
    free = [index for index, screen in enumerate(screens) if index != desk and not screen.overlaps(screens[desk])]
    for index in free:
        if screens[index].key == wanted:
            return index
    return max(free, key=lambda index: screens[index].rect.width() * screens[index].rect.height(), default=None)


def following(screens: Sequence[ScreenInfo], desk: int, now: int | None) -> int | None:
    """The next screen the projector could be sent to after ``now``."""
    free = [index for index, screen in enumerate(screens) if index != desk and not screen.overlaps(screens[desk])]
    if not free:
        return None
    later = [index for index in free if now is not None and index > now]
    return (later or free)[0]


class ScreenWatch(QObject):
    """Tells, once things are quiet again, that monitors were plugged, unplugged, moved or scaled."""

    removed = Signal(object)  # QScreen, at once: what was on it must go before Qt moves it onto the desk
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLE_DELAY)
        self._timer.timeout.connect(self.changed)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._added)
        app.screenRemoved.connect(self._removed)
        app.primaryScreenChanged.connect(self.expect_change)
        for screen in app.screens():
            self._watch(screen)

    def expect_change(self) -> None:
        """Report a change a moment from now."""
        self._timer.start()

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self.expect_change)
        screen.logicalDotsPerInchChanged.connect(self.expect_change)

    def _added(self, screen: QScreen) -> None:
        self._watch(screen)
        self.expect_change()

    def _removed(self, screen: QScreen) -> None:
        self.removed.emit(screen)
        self.expect_change()

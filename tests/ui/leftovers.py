"""What a test leaves behind: windows, and what still runs by itself."""

from __future__ import annotations

import gc
from collections.abc import Set

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QEvent, QThread, QTimer
from PySide6.QtWidgets import QApplication


def shown_windows(application: QApplication) -> Set[int]:
    """The windows that there are, hidden ones too."""
    return {shiboken6.getCppPointer(one)[0] for one in application.topLevelWidgets()}


def left_behind(application: QApplication, windows: Set[int]) -> list[str]:
    """What there is besides these windows, once all that waits to be deleted is; frozen objects are not looked at."""
    application.processEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    left = [
        f"{type(one).__name__} {one.objectName()!r}"
        for one in application.topLevelWidgets()
        if shiboken6.getCppPointer(one)[0] not in windows
    ]
    return left + [f"{type(one).__name__} {what}" for one in gc.get_objects() if (what := _going_on(one))]


def _going_on(one: object) -> str:
    """What an object still does, empty for nothing."""
    if not isinstance(one, QAbstractAnimation | QTimer | QThread) or not shiboken6.isValid(one):
        return ""
    if isinstance(one, QAbstractAnimation):
        return "runs" if one.state() is QAbstractAnimation.State.Running else ""
    if isinstance(one, QTimer):
        return f"ticks every {one.interval()} ms" if one.isActive() else ""
    return "lives" if one.isRunning() else ""

"""The check after each test of the window sees what a test may leave behind."""

from __future__ import annotations

from PySide6.QtCore import QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from tests.ui.leftovers import left_behind, shown_windows


def test_what_is_left_behind_is_seen(application: QApplication) -> None:
    before = shown_windows(application)
    assert left_behind(application, before) == []
    dialog, timer, thread = QDialog(), QTimer(interval=60_000), QThread()
    menu = QMenu(dialog)
    animation = QPropertyAnimation(dialog, b"windowOpacity")
    animation.setDuration(60_000)
    animation.setEndValue(0.5)
    for one in (timer, thread, animation):
        one.start()
    found = left_behind(application, before)
    assert sorted(found) == [
        "QDialog ''",
        "QMenu ''",
        "QPropertyAnimation runs",
        "QThread lives",
        "QTimer ticks every 60000 ms",
    ]
    timer.stop()
    animation.stop()
    thread.quit()
    assert thread.wait(10_000)
    del menu
    dialog.deleteLater()
    assert left_behind(application, before) == []

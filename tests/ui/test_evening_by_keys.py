"""A club's evening by keys alone: 60 players, turns with every fault, corrections, projector, the file opened again."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from arbitre.ui.shell.main_window import MainWindow
from tests.ui.desk_fixtures import window
from tests.ui.evening_by_keys import play
from tests.ui.x_display import x_display

__all__ = ["window"]


def test_an_evening_by_keys(window: MainWindow) -> None:
    window.resize(1024, 600)
    steps = dict(play(window, QRect(0, 0, window.frameGeometry().width(), window.frameGeometry().height()), 1))
    assert len(steps) == 10


if sys.platform == "linux" and shutil.which("Xvfb") and shutil.which("openbox"):

    @pytest.mark.long
    @pytest.mark.parametrize(("width", "height", "scale"), [(1024, 600, 1.0), (1366, 768, 1.0), (1920, 1080, 1.5)])
    def test_an_evening_on_a_real_screen(
        width: int, height: int, scale: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """With a window manager, which gives and takes the keyboard."""
        with x_display(width, height) as display:
            environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": str(scale)}
            environment["PYTHONPATH"] = os.pathsep.join(sys.path)
            done = subprocess.run(
                [sys.executable, "-m", "tests.ui.evening_by_keys", str(tmp_path)],
                env=environment,
                capture_output=True,
                text=True,
                timeout=300,
            )
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout.splitlines()[-1])
        assert told["screen"] == [round(width / scale), round(height / scale)]
        keys = dict(told["steps"])
        assert keys["an old slip corrected"] <= 10
        with capsys.disabled():
            print(f"\n{width}x{height} at {scale:.0%}:", "; ".join(f"{name}: {count}" for name, count in keys.items()))

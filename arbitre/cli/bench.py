"""``arbitre bench``: the figures of this machine; they tell proportions, compare them within one run only."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Any

from arbitre.application.tools.bench import session_figures, solver_figures
from arbitre.cli.output import DONE, Progress, print_json
from arbitre.cli.world import catalogue, open_list

_CLOCK = "import sys, time; begun = float(sys.argv[1]);"
_EMPTY = (
    "from PySide6.QtWidgets import QApplication, QMainWindow;"
    "app = QApplication([]); window = QMainWindow(); window.resize(1366, 768);"
)
_DESK = (
    "import tempfile, pathlib; from arbitre.app import application, build; from arbitre.settings import Settings;"
    "app = application(); settings = Settings(pathlib.Path(tempfile.mkdtemp()) / 'settings.json');"
    "window = build(app, settings);"
)
_SHOWN = "window.show(); app.processEvents(); print(1000 * (time.time() - begun), flush=True); import os; os._exit(0)"


def bench(options: argparse.Namespace) -> int:
    """Measure and print."""
    lists = catalogue()
    opened = open_list(lists, None, "fr")
    quick = options.quick
    with Progress("solver") as progress:
        solver = solver_figures(opened, games=2 if quick else 12, progress=progress)
    with Progress("session") as progress:
        session = session_figures(lists, opened, progress=progress)
    runs = 1 if quick else 5
    result = {
        "solver": {name: _rounded(value) for name, value in solver.items()},
        "session": session,
        "start_ms": _window_ms(_DESK, runs),
        "empty_window_ms": _window_ms(_EMPTY, runs),
    }
    if options.json:
        print_json(result)
    else:
        _print(result)
    return DONE


def _rounded(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _rounded(one) for key, one in value.items()}
    return round(value, 3) if isinstance(value, float) else value


def _window_ms(code: str, runs: int) -> float | None:
    """Milliseconds from the start of a process to its painted window (median); ``None`` where Qt can't run."""
    environment = dict(os.environ)
    if not any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")) and sys.platform.startswith("linux"):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    found = []
    for _ in range(runs + 1):
        done = subprocess.run(
            [sys.executable, "-c", _CLOCK + code + _SHOWN, str(time.time())],
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
        try:
            found.append(float(done.stdout))
        except ValueError:
            return None
    return round(statistics.median(found[1:]), 1)  # the first run fills the disk's cache


def _print(result: Mapping[str, Any]) -> None:
    for title, figures in result.items():
        if not isinstance(figures, Mapping):
            print(f"{title:<24} {figures}")
            continue
        print(title)
        for name, value in figures.items():
            if isinstance(value, Mapping):
                text = "   ".join(f"{blanks}? {one:>10}" for blanks, one in value.items())
            else:
                text = str(value)
            print(f"  {name:<22} {text}")

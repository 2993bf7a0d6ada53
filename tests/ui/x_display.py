"""An X server of its own for a test."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def x_display(width: int, height: int, *, manager: bool = True) -> Iterator[str]:
    """The name of a screen of so many pixels, with a window manager or bare."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        name = f":{pipe.readline().strip()}"
    manages = None
    if manager:
        manages = subprocess.Popen(["openbox"], env=os.environ | {"DISPLAY": name}, stderr=subprocess.DEVNULL)
    try:
        yield name
    finally:
        for process in (manages, server):
            if process is not None:
                process.terminate()
                process.wait(10)

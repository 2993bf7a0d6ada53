"""The projector on a real X server whose monitors are plugged, unplugged, resized and copied while it runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.ui.x_display import x_display

pytestmark = pytest.mark.long

SCRIPT = r"""
import ctypes, json, tomllib
from ctypes import POINTER, c_char_p, c_int, c_ulong, c_void_p

x11, randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")


class Monitor(ctypes.Structure):
    _fields_ = [("name", c_ulong), ("primary", c_int), ("automatic", c_int), ("noutput", c_int), ("x", c_int),
                ("y", c_int), ("width", c_int), ("height", c_int), ("mwidth", c_int), ("mheight", c_int),
                ("outputs", POINTER(c_ulong))]


class Resources(ctypes.Structure):
    _fields_ = [("timestamp", c_ulong), ("config", c_ulong), ("ncrtc", c_int), ("crtcs", POINTER(c_ulong)),
                ("noutput", c_int), ("outputs", POINTER(c_ulong))]


x11.XOpenDisplay.restype = c_void_p
x11.XOpenDisplay.argtypes = [c_char_p]
x11.XDefaultRootWindow.restype = c_ulong
x11.XDefaultRootWindow.argtypes = [c_void_p]
x11.XInternAtom.restype = c_ulong
x11.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
x11.XSync.argtypes = [c_void_p, c_int]
randr.XRRAllocateMonitor.restype = POINTER(Monitor)
randr.XRRAllocateMonitor.argtypes = [c_void_p, c_int]
randr.XRRSetMonitor.argtypes = [c_void_p, c_ulong, POINTER(Monitor)]
randr.XRRDeleteMonitor.argtypes = [c_void_p, c_ulong, c_ulong]
randr.XRRGetScreenResourcesCurrent.restype = POINTER(Resources)
randr.XRRGetScreenResourcesCurrent.argtypes = [c_void_p, c_ulong]
display = x11.XOpenDisplay(None)
root = x11.XDefaultRootWindow(display)


def plug(name, x, y, width, height, output=None):
    monitor = randr.XRRAllocateMonitor(display, 1 if output else 0)
    value = monitor.contents
    value.name, value.primary = x11.XInternAtom(display, name.encode(), 0), int(output is not None)
    value.x, value.y, value.width, value.height, value.mwidth, value.mheight = x, y, width, height, 300, 200
    if output:
        value.outputs[0] = output
    randr.XRRSetMonitor(display, root, monitor)
    x11.XSync(display, 0)


def unplug(name):
    randr.XRRDeleteMonitor(display, root, x11.XInternAtom(display, name.encode(), 0))
    x11.XSync(display, 0)


plug("laptop", 0, 0, 1366, 768, randr.XRRGetScreenResourcesCurrent(display, root).contents.outputs[0])
plug("beamer", 1366, 0, 1280, 1080)

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit
from arbitre.application.room.public_view import PublicView, Step
from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import TileSet
from arbitre.resources import data_path
from arbitre.ui.room.projector import ProjectorWindow

app = QApplication([])
app.setQuitOnLastWindowClosed(False)
tiles = TileSet.from_mapping(tomllib.loads((data_path("lexicons") / "fr" / "tiles.toml").read_text(encoding="utf-8")))
desk = QLineEdit()
desk.setGeometry(100, 100, 500, 60)
desk.show()
window = ProjectorWindow(PublicView("T", 1, 1, 1, Step.BEFORE, Board(), "letter"), tiles, desk=desk)
states = []


def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def note():
    wait(1200)
    place = list(window.geometry().getRect()) if window.isVisible() else None
    states.append([str(window.situation), place, desk.isActiveWindow()])


def change(*place):
    unplug("beamer")
    wait(400)
    plug("beamer", *place)


wait(800)
window.present()
note()
unplug("beamer")
note()
plug("beamer", 1366, 0, 1280, 1080)
note()
change(1366, 0, 1024, 768)
note()
change(0, 0, 1366, 768)
note()
change(1366, 0, 1280, 1080)
note()
print(json.dumps(states))
"""


@pytest.fixture(params=["bare", "openbox"])
def display(request: pytest.FixtureRequest) -> Iterator[str]:
    """A screen of its own, without and with a window manager."""
    with x_display(2646, 1080, manager=request.param == "openbox") as name:
        yield name


if sys.platform == "linux" and shutil.which("Xvfb") and shutil.which("openbox"):

    def test_it_follows_its_screen_and_never_covers_the_desk(display: str) -> None:
        environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment["PYTHONPATH"] = os.pathsep.join(sys.path)
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=90
        )
        assert done.returncode == 0, done.stderr
        assert "requestActivate" not in done.stderr
        states = json.loads(done.stdout.splitlines()[-1])
        assert [state[:2] for state in states] == [
            ["extended", [1366, 0, 1280, 1080]],
            ["single", None],
            ["extended", [1366, 0, 1280, 1080]],
            ["extended", [1366, 0, 1024, 768]],
            ["mirrored", None],
            ["extended", [1366, 0, 1280, 1080]],
        ]
        # The desk keeps the keyboard throughout (only a window manager gives it to anyone).
        assert len({state[2] for state in states}) == 1

"""``arbitre``, ``arbitre FILE`` and ``arbitre shot``, each in a process of its own as Qt wants it."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.cli import main


def run(*arguments: object, display: bool = True) -> tuple[int, list[str], str]:
    """Status, lines of stdout, stderr (without what the platform's plug-in says)."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    if not display:
        environment.pop("QT_QPA_PLATFORM", None)
    done = subprocess.run(
        [sys.executable, "-m", "arbitre", "--messages", "en", *map(str, arguments)],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    return done.returncode, done.stdout.splitlines(), done.stderr


def test_without_a_display_the_window_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert main(["--messages", "en"]) == 2
    error = capsys.readouterr().err
    assert "no display" in error
    assert "demo" in error


def test_a_file_that_is_not_there() -> None:
    status, lines, error = run("nothing.arbitre", display=False)
    assert (status, lines) == (2, [])
    assert error.splitlines()[-1] == "arbitre: nothing.arbitre: no such file (arbitre --help lists the commands)"


def test_the_screens_are_listed_and_one_is_pictured(tmp_path: Path) -> None:
    status, names, _ = run("shot", "list", display=False)
    assert status == 0
    assert {"start", "desk", "projector", "settings"} <= set(names)
    picture = tmp_path / "start.png"
    status, lines, error = run("shot", "start", "--out", picture, "--size", "1024x700", display=False)
    assert (status, lines) == (0, []), error
    content = picture.read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (1024, 700)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere", "--out", "x.png"], "no screen is called 'nowhere'"),
        (["start"], "--out"),
        (["start", "--out", "x.png", "--size", "big"], "1366x768"),
    ],
)
def test_pictures_that_cannot_be_taken(arguments: list[str], message: str) -> None:
    status, lines, error = run("shot", *arguments)
    assert (status, lines) == (2, [])
    assert message in error.splitlines()[-1]

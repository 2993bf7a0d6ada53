"""Hostile files and arguments to every command: one line, the right status, bounded memory and time."""

from __future__ import annotations

import json
import os
import select
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from arbitre.cli.parser import build_parser
from tests import hostile
from tests.application.sessions import played, started

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for memory, pipes and patience")
SECONDS, MEGABYTES = 5.0, 500
QUICK = ("deep list", "number", "half a pair", "latin", "folder", "fifo", "long name", "nul in the name")


class Child:
    """Commands run in a process of its own, which is ended when one does not answer."""

    def __init__(self, folder: Path) -> None:
        self.out = folder / "out"
        self.out.mkdir()
        self.files = folder / "files"
        self.files.mkdir()
        (self.out / "position.jsonl").write_text(json.dumps(hostile.POSITION) + "\n")
        session = started(3, self.out / "event.arbitre")
        played(session, 1)
        session.close()
        self._folder = folder
        self.slowest, self.largest = 0.0, 0
        self._start()

    def _start(self) -> None:
        home = {name: str(self._folder / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_DOCUMENTS_DIR")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.hostile_child"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env=os.environ | home | {"PYTHONPATH": str(Path(__file__).parents[1])}, cwd=self.out,
        )  # fmt: skip
        self.ask(["lexicon", "list"])

    def ask(self, arguments: list[object]) -> dict[str, Any]:
        """What a command answers. Fails when it does not."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([str(one) for one in arguments]) + "\n")
        self._process.stdin.flush()
        ready, _, _ = select.select([self._process.stdout], [], [], 60)
        line = self._process.stdout.readline() if ready else ""
        if not line:
            self.close()
            raise AssertionError(f"no answer to {str(arguments)[:200]}")
        answer: dict[str, Any] = json.loads(line)
        self.slowest = max(self.slowest, answer["seconds"])
        self.largest = max(self.largest, answer["megabytes"])
        return answer

    def check(self, arguments: list[object]) -> None:
        """A command answers in one line with the status of the contract."""
        answer = self.ask(arguments)
        shown = str(arguments)[:200], answer
        assert answer["status"] in (0, 1, 2), shown
        assert "Traceback" not in answer["error"], shown
        if answer["status"] == 2:
            assert answer["error"].count("\n") == 1, shown
            assert len(answer["error"]) < 500, shown

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


@pytest.fixture(scope="module")
def child(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    child = Child(tmp_path_factory.mktemp("hostile"))
    yield child
    child.close()


@pytest.fixture(scope="module")
def paths(child: Child) -> dict[str, Path]:
    return hostile.written(child.files)


def test_every_command_has_hostile_inputs() -> None:
    tried = {name.split()[0] for name in hostile.COMMANDS} | {one[0] for one in hostile.ARGUMENTS}
    assert tried | {"window"} == set(build_parser().commands)


def test_some_hostile_files(child: Child, paths: dict[str, Path]) -> None:
    for number, (name, command) in enumerate(hostile.COMMANDS.items()):
        if name not in ("solve --jobs", "prepare"):
            for kind in (QUICK[number % len(QUICK)], QUICK[(number + 3) % len(QUICK)]):
                child.check(command(paths[kind], child.out))


def test_damaged_tournaments(child: Child) -> None:
    """A file cut, overwritten, of a later version, empty, missing, a folder: one line and status 2 of any command."""
    whole = (child.out / "event.arbitre").read_bytes()
    files = {name: child.files / f"{name}.arbitre" for name in ("cut", "spoilt", "newer", "empty", "missing", "folder")}
    files["cut"].write_bytes(whole[: len(whole) // 2])
    files["spoilt"].write_bytes(whole[:100] + bytes(one ^ 0x55 for one in whole[100:]))
    files["newer"].write_bytes(whole)
    with closing(sqlite3.connect(files["newer"])) as connection, connection:
        connection.execute("UPDATE meta SET value = '99' WHERE key = 'format'")
        connection.execute("PRAGMA user_version = 99")
    files["empty"].touch()
    files["folder"].mkdir()
    for path in files.values():
        for command in hostile.TOURNAMENTS:
            arguments = command(path, child.out)
            child.check(arguments)
            answer = child.ask(arguments)
            damaged = arguments[0] == "verify" and path.stem in ("cut", "spoilt", "empty")  # told in its own format
            assert answer["status"] == (1 if damaged else 2), (arguments, answer)
            assert damaged or path.name in answer["error"], (arguments, answer)
    answer = child.ask(["shot", "desk", "--file", files["newer"], "--out", "x.png"])
    assert "99" in answer["error"]
    assert not (child.out / "x.png").exists()


def test_some_hostile_values(child: Child) -> None:
    file = child.files / "one.jsonl"
    for name, value in hostile.OBJECTS.items():
        for one in hostile.mutated(value)[::29]:
            file.write_text(json.dumps(one) + "\n")
            child.check(hostile.COMMANDS[name](file, child.out))


def _filled(arguments: tuple[str, ...], child: Child) -> list[object]:
    return [one.replace("{event}", str(child.out / "event.arbitre")) for one in arguments]


def test_some_hostile_arguments(child: Child) -> None:
    for arguments in hostile.ARGUMENTS[::3]:
        if arguments[0] not in ("shot", "demo", "bench"):
            child.check(_filled(arguments, child))


@pytest.mark.long
def test_every_hostile_input(child: Child, paths: dict[str, Path]) -> None:
    """Everything, and how long and how large the worst of it was."""
    for command in hostile.COMMANDS.values():
        for path in paths.values():
            child.check(command(path, child.out))
    for arguments in hostile.ARGUMENTS:
        child.check(_filled(arguments, child))
    file = child.files / "one.jsonl"
    for name, value in hostile.OBJECTS.items():
        for one in hostile.mutated(value):
            file.write_text(json.dumps(one) + "\n")
            child.check(hostile.COMMANDS[name](file, child.out))
    print(f"slowest {child.slowest:.1f} s, largest {child.largest} MB")
    assert child.slowest < SECONDS * 2  # of a machine that does something else too
    assert child.largest < MEGABYTES

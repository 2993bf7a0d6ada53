"""A process killed at any instant: the file opens at the last accepted action, none lost, none in part."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from arbitre.storage.journal import Draft, Journal
from tests.storage.failing_disk import FailingDisk

CHILD = Path(__file__).with_name("killed_child.py")


def kill_once(path: Path, seed: int, delay: float) -> tuple[int, int]:
    """Let a child append, kill it after ``delay`` seconds of work; answers the last head said and the head found."""
    with subprocess.Popen(
        [sys.executable, str(CHILD), str(path), str(seed)], stdout=subprocess.PIPE, text=True, bufsize=1
    ) as child:
        assert child.stdout is not None
        said = int(child.stdout.readline())  # it works now
        deadline = time.monotonic() + delay
        while time.monotonic() < deadline:
            said = int(child.stdout.readline())
        child.kill()  # SIGKILL; nothing is cleaned up
        for line in child.stdout:
            if line.endswith("\n"):
                said = int(line)
    with Journal.open(path) as journal:
        assert journal.verify().records == journal.head
        return said, journal.head


def check(path: Path, before: int, said: int, head: int) -> None:
    with Journal.open(path) as journal:
        records = journal.since(before)
    sizes = Counter(record.action for record in records)
    for record in records:  # whole actions only
        assert sizes[record.action] == record.body["of"]
    after = [record for record in records if record.seq > said]
    assert len({record.action for record in after}) <= 1  # at most the one that was written but not yet said
    assert head >= said


def run(path: Path, kills: int, seed: int) -> None:
    Journal.create(path).close()
    generator = random.Random(seed)
    head = 0
    for number in range(kills):
        before = head
        said, head = kill_once(path, seed * 1000 + number, generator.uniform(0, 0.12))
        assert said > before
        check(path, before, said, head)
    with Journal.open(path) as journal:
        assert journal.append([Draft("fact", {}, "t")], after=head, action="last") == head + 1


def test_8_kills(tmp_path: Path) -> None:
    run(tmp_path / "killed.arbitre", 8, seed=1)


@pytest.mark.long
def test_200_kills(tmp_path: Path) -> None:
    for part in range(10):
        run(tmp_path / f"killed-{part}.arbitre", 20, seed=10 + part)


def test_a_transaction_cut_off_before_its_end_is_taken_back(tmp_path: Path) -> None:
    """The file as a kill in the middle of writing leaves it: pages written, the rollback file beside it."""
    path = tmp_path / "hot.arbitre"
    script = f"""
import os
from arbitre.storage.journal import Draft, Journal
from tests.storage.failing_disk import FailingDisk
journal = Journal.create({str(path)!r})
journal.append([Draft("fact", {{"n": 1}}, "t")], after=0, action="a")
connection = journal._connection
connection.execute("PRAGMA cache_size = 1")
connection.execute("PRAGMA cache_spill = 1")
connection.execute("BEGIN IMMEDIATE")
for seq in range(2, 400):
    connection.execute("INSERT INTO journal VALUES (?, 'b', 't', '', '', 'fact', ?, x'00')", (seq, "x" * 3000))
os.kill(os.getpid(), 9)
"""
    subprocess.run([sys.executable, "-c", script])
    assert path.with_name(path.name + "-journal").exists()
    assert path.stat().st_size > 100_000
    with Journal.open(path) as journal:
        assert [record.body for record in journal.since(0)] == [{"n": 1}]
    assert not path.with_name(path.name + "-journal").exists()


def _first_secret(path: Path) -> None:
    with Journal.open(path) as journal:
        journal.append([Draft("opened", {}, "t")], after=1, action="second", secrets={"hash": "seed"})


def kill_at_every_call(folder: Path, form: int, step: int) -> int:
    """Kill a process at each of its calls to the disk while it writes a fact and its secret; how many calls."""
    whole = folder / "whole.arbitre"
    with Journal.create(whole) as journal:
        journal.append([Draft("fact", {}, "t")], after=0, action="first")
    if form == 1:
        connection = sqlite3.connect(whole)
        connection.executescript(
            "DROP TABLE secrets; UPDATE meta SET value = '1' WHERE key = 'format'; PRAGMA user_version = 1; VACUUM;"
        )
        connection.close()
    number, status = 0, 1
    while status:
        path = folder / f"{number}.arbitre"
        path.write_bytes(whole.read_bytes())
        child = os.fork()
        if not child:
            with FailingDisk() as disk:
                disk.kill(number)
                _first_secret(path)
            os._exit(0)
        status = os.waitpid(child, 0)[1]
        with Journal.open(path) as journal:
            assert journal.head in (1, 2), number
            assert (journal.secret("hash") == "seed") == (journal.head == 2), number
            head = journal.append([Draft("next", {}, "t")], after=journal.head, action="next", secrets={"other": "one"})
            assert journal.secret("other") == "one"
            assert journal.verify().records == head
        assert status or head == 3
        number += step
    return number


@pytest.mark.skipif(sys.platform != "linux", reason="finds the library of Python's sqlite3 by its Linux name")
@pytest.mark.parametrize("form", [1, 2])
def test_a_kill_between_a_fact_and_its_secret(tmp_path: Path, form: int) -> None:
    assert kill_at_every_call(tmp_path, form, 5) > 20


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="finds the library of Python's sqlite3 by its Linux name")
@pytest.mark.parametrize("form", [1, 2])
def test_a_kill_at_every_call_between_a_fact_and_its_secret(tmp_path: Path, form: int) -> None:
    calls = kill_at_every_call(tmp_path, form, 1)
    print(f"{calls} kills")
    assert calls > 20

"""Bytes that change, side files of another file, disks that fail at any call: nothing is lost or changed in silence."""

from __future__ import annotations

import random
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arbitre.storage.copies import restore
from arbitre.storage.files import SIDE_SUFFIXES
from arbitre.storage.journal import Draft, Journal, JournalError, recover
from arbitre.storage.record import FIRST_CHAIN, link
from tests.storage.failing_disk import FailingDisk

AT = "2026-11-30T14:05:00"
KNOWN = {"damaged", "chain_broken", "not_a_file", "newer_format", "bad_record"}


def some(path: Path, actions: int = 6, text: str = "") -> list[Any]:
    with Journal.create(path) as journal:
        for number in range(actions):
            drafts = [Draft("fact", {"n": number, "text": text}, AT, "Arbitre") for _ in range(2)]
            journal.append(drafts, after=journal.head, action=f"action-{number}")
        return journal.since(0)


def forged(path: Path, bodies: list[str], kind: str = "fact") -> None:
    """A journal with a good chain over whatever bodies."""
    Journal.create(path).close()
    connection = sqlite3.connect(path)
    chain = FIRST_CHAIN
    for seq, body in enumerate(bodies, 1):
        chain = link(chain, seq, f"a{seq}", Draft(kind, {}, AT), body)
        connection.execute(
            "INSERT INTO journal VALUES (?, ?, ?, '', '', ?, ?, ?)", (seq, f"a{seq}", AT, kind, body, chain)
        )
    connection.commit()
    connection.close()


# --- bytes that change ------------------------------------------------------------------------------------------------


def changed(path: Path, places: list[tuple[int, int]]) -> None:
    """Each byte changed in turn: the journal opens with the same records, or says what is wrong."""
    before = some(path, 30, "x" * 300)
    data = path.read_bytes()
    refusals = 0
    for place, value in places:
        broken = bytearray(data)
        broken[place % len(data)] = (broken[place % len(data)] + value) % 256
        path.write_bytes(broken)
        try:
            with Journal.open(path) as journal:
                found = journal.since(0)
                assert journal.verify().records == len(before)
        except JournalError as error:
            assert error.kind in KNOWN  # noqa: PT017
            refusals += 1
        else:
            assert found == before, (place, value)
    assert refusals > len(places) // 20


def test_a_changed_byte_is_told_or_harmless(tmp_path: Path) -> None:
    chance = random.Random(5)
    first = [(chance.randrange(4096), chance.choice((1, 128, 255))) for _ in range(60)]
    changed(tmp_path / "a.arbitre", first + [(chance.randrange(1 << 20), chance.randrange(1, 256)) for _ in range(40)])


@pytest.mark.long
def test_every_byte_of_the_first_page_and_2000_others(tmp_path: Path) -> None:
    chance = random.Random(6)
    changed(tmp_path / "a.arbitre", [(place, value) for place in range(4096) for value in (1, 128, 255)])
    changed(tmp_path / "b.arbitre", [(chance.randrange(4096, 1 << 30), chance.randrange(1, 256)) for _ in range(2000)])


@pytest.mark.parametrize("one", [b"seq INTEGER", b"TABLE journal", b"PRIMARY KEY,", b"chain BLOB", b"WITHOUT ROWID"])
def test_one_letter_of_the_schema(tmp_path: Path, one: bytes) -> None:
    path = tmp_path / "a.arbitre"
    before = some(path)
    data = bytearray(path.read_bytes())
    at = data.index(one) + len(one) - 2
    data[at] ^= 1
    path.write_bytes(data)
    with pytest.raises(JournalError) as refused:
        Journal.open(path)
    assert (refused.value.kind, refused.value.data["good"]) == ("damaged", len(before))
    assert recover(path, tmp_path / "b.arbitre").kept == len(before)
    with Journal.open(tmp_path / "b.arbitre") as journal:
        assert journal.since(0) == before


def test_the_number_of_a_record_must_be_its_row(tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    some(path)
    connection = sqlite3.connect(path)
    connection.executescript(
        "CREATE TABLE j AS SELECT * FROM journal; DROP TABLE journal; ALTER TABLE j RENAME TO journal;"
    )
    connection.close()
    with pytest.raises(JournalError, match="damaged"):
        Journal.open(path)


@pytest.mark.parametrize(
    "body",
    ["[" * 100_000, '{"a":' * 50_000 + "1" + "}" * 50_000, "[1]", "{", '{"a":NaN}', '{"a":' + "9" * 5000 + "}",
     '{"a":"\\ud800"}', '{"a":1},{"b":2}'],
)  # fmt: skip
def test_a_body_that_makes_no_sense_is_told_by_its_number(tmp_path: Path, body: str) -> None:
    forged(tmp_path / "a.arbitre", ['{"a":1}', '{"a":2}', body, '{"a":3}'])
    with Journal.open(tmp_path / "a.arbitre") as journal:
        for call in (lambda: journal.since(0), journal.verify, lambda: journal.since(0)):
            with pytest.raises(JournalError) as refused:
                call()
            assert (refused.value.kind, refused.value.data["seq"]) == ("bad_record", 3)
    forged(tmp_path / "b.arbitre", ['{"a":"\\\\ud800"}'])  # a backslash and letters: a text like any other
    with Journal.open(tmp_path / "b.arbitre") as journal:
        assert journal.since(0)[0].body == {"a": "\\ud800"}


@pytest.mark.parametrize("column", ["at", "who", "station", "kind", "body", "action", "chain"])
@pytest.mark.parametrize("value", ["NULL", "7", "x'ff'"])
def test_a_value_of_another_type(tmp_path: Path, column: str, value: str) -> None:
    path = tmp_path / "a.arbitre"
    some(path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    schema = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'journal'").fetchone()[0]
    loose = schema.replace(" NOT NULL", "").replace(" TEXT", " BLOB")
    connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'journal'", (loose,))
    connection.commit()
    connection.close()
    connection = sqlite3.connect(path)
    connection.execute(f"UPDATE journal SET {column} = {value} WHERE seq = 5")
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'journal'", (schema,))
    connection.commit()
    connection.close()
    with pytest.raises(JournalError) as refused:
        Journal.open(path)
    assert refused.value.kind in ("damaged", "chain_broken")
    assert refused.value.data["seq"] == 5


# --- side files -------------------------------------------------------------------------------------------------------


def hot(path: Path) -> bytes:
    """The rollback file of a transaction over the whole of another journal."""
    some(path, 20, "y" * 900)
    side = path.with_name(path.name + "-journal")
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("PRAGMA cache_spill = 1")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DELETE FROM journal WHERE seq > 10")
    connection.execute("UPDATE journal SET body = body || body || body || body || body")
    content = side.read_bytes()
    connection.execute("ROLLBACK")
    connection.close()
    return content


def left(path: Path, content: bytes) -> None:
    for suffix in SIDE_SUFFIXES:
        path.with_name(path.name + suffix).write_bytes(content)


@pytest.mark.parametrize("way", ["create", "restore", "copy", "copy over", "recover", "by hand"])
def test_what_another_file_left_beside_a_name_is_not_played_into_the_new_one(tmp_path: Path, way: str) -> None:
    rollback = hot(tmp_path / "other.arbitre")
    assert len(rollback) > 4096
    source, target = tmp_path / "source.arbitre", tmp_path / "target.arbitre"
    before = some(source)
    if way == "copy over":
        some(target, 2)
    left(target, rollback)
    match way:
        case "create":
            before = some(target)
        case "restore":
            restore(source, target)
        case "recover":
            before = before[: recover(source, target).kept]
        case "by hand":
            shutil.copy(source, target)
        case _:
            with Journal.open(source) as journal:
                journal.copy_to(target)
    with Journal.open(target) as journal:
        assert journal.since(0) == before
        assert journal.append([Draft("fact", {}, AT)], after=len(before), action="new") == len(before) + 1
    with Journal.open(target) as journal:
        assert journal.head == len(before) + 1
    kept = [one.name for one in tmp_path.iterdir() if one.name.startswith("target") and one != target]
    assert len(kept) == (2 if way == "by hand" else 0)  # what nobody knows is put aside, never deleted
    assert all(name.endswith(".bad") for name in kept)


def test_an_older_rollback_file_of_the_same_tournament_takes_nothing_back(tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    some(path, 3)
    side = path.with_name(path.name + "-journal")
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE journal SET who = 'z'")
    content = side.read_bytes()
    connection.execute("ROLLBACK")
    connection.close()
    with Journal.open(path) as journal:
        for number in range(3, 6):
            journal.append([Draft("fact", {}, AT)], after=journal.head, action=f"action-{number}")
        before = journal.since(0)
    side.write_bytes(content)
    with Journal.open(path) as journal:
        assert journal.since(0) == before


# --- disks that fail --------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="finds the library of Python's sqlite3 by its Linux name")
@pytest.mark.parametrize("after", [False, True], ids=["before it is done", "after it was done"])
def test_every_call_of_an_action_failing_once(tmp_path: Path, after: bool) -> None:
    """The n-th call to the disk fails, for every n: what is accepted is in the file, what is refused is not."""
    calls = 0
    unsure = 0
    with FailingDisk() as disk:
        for n in range(200):
            path = tmp_path / f"{n}.arbitre"
            some(path, 2)
            journal = Journal.open(path)
            disk.fail(n, after=after)
            try:
                accepted = journal.append([Draft("fact", {"text": "x" * 9000}, AT)], after=4, action="tried") == 5
                kind = ""
            except JournalError as error:
                accepted, kind = False, error.kind
            failed = disk.stop()
            with Journal.open(path) as again:
                written = any(record.action == "tried" for record in again.since(0))
                assert again.verify().records == 4 + written
            if kind == "unsure":
                unsure += 1
            else:
                assert written == accepted, (n, kind)
            assert len(journal.since(0)) == 4 + written  # and the same journal goes on
            assert journal.append([Draft("fact", {}, AT)], after=journal.head, action="next") == 5 + written
            journal.close()
            if not failed:
                break
            calls += 1
    assert calls > 12
    assert unsure <= 2


@pytest.mark.skipif(sys.platform != "linux", reason="finds the library of Python's sqlite3 by its Linux name")
def test_a_folder_that_fails_after_the_end_is_no_refusal(tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    some(path, 2)
    with FailingDisk() as disk, Journal.open(path) as journal:
        disk.fail_named("delete", after=True)
        assert journal.append([Draft("fact", {}, AT)], after=4, action="tried") == 5
        assert disk.stop()
        assert journal.append([Draft("fact", {}, AT)], after=5, action="tried") == 5
        assert journal.append([Draft("fact", {}, AT)], after=5, action="next") == 6


# --- for their owner --------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="modes of Unix")
@pytest.mark.parametrize("make", [Journal.create, lambda path: Journal.create(":memory:").copy_to(path)])
def test_a_tournament_is_its_owners_only(tmp_path: Path, make: Callable[[Path], object]) -> None:
    path = tmp_path / "a.arbitre"
    make(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600

"""The journal: what is accepted stays, what is refused changes nothing, and a bad file says what is wrong with it."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.storage.journal import APPLICATION_ID, Conflict, Draft, Journal, JournalError, Verified, recover
from arbitre.storage.record import FIRST_CHAIN, FORMAT

AT = "2026-11-30T14:05:00.123+01:00"


def draft(number: int, **body: Any) -> Draft:
    return Draft("slip_recorded", {"number": number, **body}, AT, "Arbitre Premier", "poste 1")


def filled(path: Path, actions: int, records: int = 2, **body: Any) -> Journal:
    """A journal of so many actions of so many records each."""
    journal = Journal.create(path)
    for action in range(actions):
        drafts = [draft(action * records + index, of=records, **body) for index in range(records)]
        journal.append(drafts, after=journal.head, action=f"action-{action}")
    return journal


def refused(call: Any, *values: Any, **options: Any) -> JournalError:
    with pytest.raises(JournalError) as caught:
        call(*values, **options)
    assert "path" in caught.value.data
    return caught.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Open d’été.arbitre"


# --- the interface ----------------------------------------------------------------------------------------------------


def test_what_is_appended_is_read_after_opening_again(path: Path) -> None:
    with filled(path, 3) as journal:
        before = journal.since(0)
        assert journal.head == 6
    with Journal.open(path) as journal:
        assert journal.head == 6
        assert journal.since(0) == before
        assert journal.since(0) == before  # the second time from the file
        assert [record.seq for record in journal.since(4)] == [5, 6]
        assert journal.since(6) == []
        first = journal.since(0)[0]
    assert first.body == {"number": 0, "of": 2}
    assert (first.action, first.at, first.who, first.station) == ("action-0", AT, "Arbitre Premier", "poste 1")
    assert first.kind == "slip_recorded"
    assert os.listdir(path.parent) == [path.name]  # nothing beside the file that people copy


def test_an_action_is_not_appended_twice(path: Path) -> None:
    with filled(path, 3) as journal:
        assert journal.append([draft(99)], after=6, action="action-1") == 4
        assert journal.append([draft(99)], after=0, action="action-1") == 4
        assert journal.head == 6
    with Journal.open(path) as journal:
        assert journal.append([draft(99)], after=6, action="action-0") == 2


def test_a_stale_action_is_refused_with_the_new_head(path: Path) -> None:
    with filled(path, 3) as journal, pytest.raises(Conflict) as caught:
        journal.append([draft(99)], after=4, action="new")
    assert (caught.value.kind, caught.value.data) == ("stale", {"after": 4, "head": 6})
    with Journal.open(path) as journal:
        assert journal.head == 6


def test_two_writers_of_one_file_see_each_other(path: Path) -> None:
    with filled(path, 1) as one, Journal.open(path) as other:
        assert other.append([draft(5)], after=2, action="other") == 3
        with pytest.raises(Conflict):
            one.append([draft(6)], after=2, action="one")
        assert one.head == 3
        assert [record.action for record in one.since(2)] == ["other"]
        assert one.append([draft(6)], after=3, action="one") == 4
        assert one.append([draft(5)], after=4, action="other") == 3
        assert [record.seq for record in other.since(0)] == [1, 2, 3, 4]
        assert one.verify() == other.verify()


def test_an_action_needs_an_id_and_a_record(path: Path) -> None:
    with Journal.create(path) as journal:
        for drafts, action in (([], "a"), ([draft(1)], "")):
            with pytest.raises(ValueError, match="action"):
                journal.append(drafts, after=0, action=action)
        with pytest.raises(ValueError, match="JSON"):
            journal.append([draft(1, bad=float("nan"))], after=0, action="a")
        assert journal.since(0) == []
        assert journal.append([draft(1)], after=0, action="a") == 1


def test_a_journal_in_memory(tmp_path: Path) -> None:
    with Journal.create(":memory:") as journal:
        journal.append([draft(1)], after=0, action="a")
        assert journal.path is None
        assert journal.verify().records == 1
        journal.copy_to(tmp_path / "copy.arbitre")
    with Journal.open(tmp_path / "copy.arbitre") as journal:
        assert journal.head == 1


def test_any_thread_may_append(path: Path) -> None:
    with Journal.create(path) as journal:

        def append(name: int) -> None:
            done = 0
            while done < 5:
                try:
                    journal.append([draft(name)], after=journal.head, action=f"{name}-{done}")
                except Conflict:
                    continue
                done += 1

        threads = [threading.Thread(target=append, args=(name,)) for name in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert journal.verify().actions == 15


@given(st.lists(st.tuples(st.text(max_size=8), st.dictionaries(st.text(max_size=5), st.text(max_size=9)))))
def test_any_text_comes_back_as_it_was(values: list[tuple[str, dict[str, str]]]) -> None:
    accepted: list[tuple[str, dict[str, str]]] = []
    with Journal.create(":memory:") as journal:
        for text, body in values:
            try:
                journal.append([Draft(text, body, text, text, text)], after=journal.head, action=f"a{len(accepted)}")
            except UnicodeEncodeError:  # half a character is no text
                assert any("\ud800" <= one <= "\udfff" for one in text + "".join([*body, *body.values()]))
            else:
                accepted.append((text, body))
        found = journal.since(0)
        assert [(record.who, record.body) for record in found] == accepted
        assert all(record.kind == record.at == record.station == record.who for record in found)
        assert journal.verify().records == len(accepted)


# --- the form of the file ---------------------------------------------------------------------------------------------


def test_the_file_is_what_the_design_says(path: Path) -> None:
    with filled(path, 2) as journal:
        head = journal.chain
        assert journal.verify() == Verified(4, 2, head)
    connection = sqlite3.connect(path)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(journal)")]
    assert columns == ["seq", "action", "at", "who", "station", "kind", "body", "chain"]
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert connection.execute("PRAGMA user_version").fetchone() == (FORMAT,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert connection.execute("SELECT * FROM meta").fetchall() == [("format", str(FORMAT))]
    rows = connection.execute("SELECT * FROM journal ORDER BY seq").fetchall()
    connection.close()
    chain = FIRST_CHAIN
    for seq, *texts, stored in rows:  # the hash, worked out again from its description
        lengths = " ".join([str(seq), *(str(len(text)) for text in texts)])
        chain = hashlib.sha256(chain + "\n".join([lengths, *texts]).encode()).digest()
        assert stored == chain
    assert chain.hex() == head


def test_the_same_records_have_the_same_chain(tmp_path: Path) -> None:
    with filled(tmp_path / "a.arbitre", 5) as one, filled(tmp_path / "b.arbitre", 5) as other:
        assert one.chain == other.chain
    with filled(tmp_path / "c.arbitre", 5, x=1) as third:
        assert third.chain != one.chain


def test_every_accepted_action_is_on_the_disk(path: Path) -> None:
    with Journal.create(path) as journal:
        connection = journal._connection
        assert connection.execute("PRAGMA synchronous").fetchone()[0] >= 2
        journal.append([draft(1)], after=0, action="a")
        assert not path.with_name(path.name + "-journal").exists()
        other = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        assert other.execute("SELECT count(*) FROM journal").fetchone() == (1,)
        other.close()


# --- files that are not ours ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"MAISON\nCHAT\n", b"PK\x03\x04" + b"\0" * 5000, os.urandom(9000), b"\0" * 4096, "é".encode() * 3000]
)
def test_another_file_is_not_a_tournament(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    error = refused(Journal.open, path)
    assert (error.kind, error.data["size"]) == ("not_a_file", len(content))
    assert path.read_bytes() == content


def test_another_database_is_not_a_tournament(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE journal (seq)")
    connection.commit()
    connection.close()
    assert refused(Journal.open, path).kind == "not_a_file"


def test_a_database_with_a_trigger_is_not_opened(path: Path) -> None:
    filled(path, 1).close()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM journal; END")
    connection.commit()
    connection.close()
    assert refused(Journal.open, path).kind == "not_a_file"


def test_a_newer_format_is_refused_with_both_numbers(path: Path) -> None:
    filled(path, 1).close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {FORMAT + 1}")
    connection.execute(f"UPDATE meta SET value = '{FORMAT + 1}'")
    connection.commit()
    connection.close()
    error = refused(Journal.open, path)
    assert (error.kind, error.data["version"], error.data["known"]) == ("newer_format", FORMAT + 1, FORMAT)


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert refused(Journal.open, tmp_path / "none.arbitre").kind == "missing"
    assert refused(Journal.open, tmp_path / "none" / "a.arbitre").kind == "missing_folder"
    assert refused(Journal.create, tmp_path / "none" / "a.arbitre").kind == "missing_folder"
    (tmp_path / "folder.arbitre").mkdir()
    assert refused(Journal.open, tmp_path / "folder.arbitre").kind == "not_a_file"


def test_creating_never_replaces_a_file(path: Path) -> None:
    path.write_text("mine")
    assert refused(Journal.create, path).kind == "exists"
    assert path.read_text() == "mine"


# --- edited files -----------------------------------------------------------------------------------------------------


def edit(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("statement", "good"),
    [
        ("UPDATE journal SET body = replace(body, '4', '5') WHERE seq = 5", 4),
        ("UPDATE journal SET who = 'Autre' WHERE seq = 1", 0),
        ("UPDATE journal SET at = '2026' WHERE seq = 10", 9),
        ("UPDATE journal SET action = 'x' WHERE seq = 3", 2),
        ("UPDATE journal SET chain = zeroblob(32) WHERE seq = 7", 6),
        ("DELETE FROM journal WHERE seq = 6", 5),
        ("UPDATE journal SET seq = 99 WHERE seq = 4", 3),
        ("UPDATE journal SET seq = seq - 1", 0),
    ],
)
def test_an_edited_file_says_from_where(path: Path, statement: str, good: int) -> None:
    filled(path, 5).close()
    edit(path, statement)
    error = refused(Journal.open, path)
    assert (error.kind, error.data["good"], error.data["seq"]) == ("chain_broken", good, good + 1)
    assert error.data["at"] == (AT if good else "")


def test_an_edit_under_an_open_journal_is_noticed(path: Path) -> None:
    with filled(path, 5) as journal:
        edit(path, "UPDATE journal SET body = '{}' WHERE seq = 5")
        error = refused(journal.verify)
        assert (error.kind, error.data["good"]) == ("chain_broken", 4)
    with filled(path.with_name("other.arbitre"), 5) as journal:
        edit(path.with_name("other.arbitre"), "DELETE FROM journal WHERE seq > 5")
        assert refused(journal.append, [draft(1)], after=10, action="new").kind == "damaged"


def test_the_sound_beginning_of_an_edited_file_is_recovered_in_whole_actions(path: Path) -> None:
    filled(path, 5).close()
    edit(path, "UPDATE journal SET who = 'x' WHERE seq = 8")
    recovered = recover(path, path.with_name("sauvé.arbitre"))
    assert recovered.kept == 6
    assert [record.seq for record in recovered.left_out] == [7]
    assert recovered.found == 10
    with Journal.open(path.with_name("sauvé.arbitre")) as journal:
        assert journal.verify().actions == 3
        assert journal.append([draft(9)], after=6, action="new") == 7
    edit(path, "UPDATE journal SET who = 'x' WHERE seq = 7")
    assert recover(path, path.with_name("autre.arbitre")).kept == 6


# --- cut files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [11, pytest.param(1, marks=pytest.mark.long)])
def test_a_file_cut_at_every_length_says_how_far_it_is_good(path: Path, step: int) -> None:
    filled(path, 12, records=1, text="x" * 600).close()
    data = path.read_bytes()
    assert len(data) == 7 * 4096
    with Journal.open(path) as whole:
        records = whole.since(0)
    cut, rescued = path.with_name("cut.arbitre"), path.with_name("rescued.arbitre")
    goods: list[int] = []
    around_pages = {page + near for page in range(0, len(data), 4096) for near in range(-20, 21)}
    for length in sorted({*range(0, len(data), step), *around_pages} & {*range(len(data))}):
        cut.write_bytes(data[:length])
        error = refused(Journal.open, cut)
        good = error.data["good"]
        assert isinstance(good, int)
        assert (error.kind, error.data["size"], error.data["seq"]) == ("damaged", length, good + 1)
        if good not in goods:
            goods.append(good)
            if good:
                recovered = recover(cut, rescued)
                assert (recovered.kept, len(recovered.left_out)) == (good - 1, 1)
                with Journal.open(rescued) as journal:
                    assert journal.since(0) == records[: good - 1]
                rescued.unlink()
    assert goods == sorted(goods)
    assert goods[0] == 0
    assert goods[-1] == 10  # the last page fills from its end: its last byte belongs to record 11
    cut.write_bytes(data[:5000])
    assert refused(recover, cut, rescued).kind == "not_a_file"  # nothing to recover
    assert not rescued.exists()


def test_a_long_file_cut_anywhere_is_recovered_in_whole_actions(path: Path) -> None:
    filled(path, 120, records=2, text="x" * 500).close()
    data = path.read_bytes()
    with Journal.open(path) as whole:
        records = whole.since(0)
    cut, rescued = path.with_name("cut.arbitre"), path.with_name("rescued.arbitre")
    for length in range(4096 * 5, len(data), len(data) // 9):
        cut.write_bytes(data[:length])
        good = refused(Journal.open, cut).data["good"]
        recovered = recover(cut, rescued)
        assert isinstance(good, int)
        assert good > 240 * (length / len(data) - 0.1)  # what is there is found
        assert recovered.kept % 2 == 0
        assert recovered.kept + len(recovered.left_out) == good
        assert [record.seq for record in recovered.left_out] == [*range(recovered.kept + 1, good + 1)]
        with Journal.open(rescued) as journal:
            assert journal.since(0) == records[: recovered.kept]
        rescued.unlink()
        assert cut.read_bytes() == data[:length]


def test_a_scribbled_page_leaves_what_comes_before_it(path: Path) -> None:
    filled(path, 40, records=2, text="x" * 180).close()
    data = bytearray(path.read_bytes())
    pages = len(data) // 4096
    goods = set()
    for page in range(1, pages):
        broken = data.copy()
        broken[page * 4096 : (page + 1) * 4096] = os.urandom(4096)
        path.write_bytes(broken)
        try:
            Journal.open(path).close()
        except JournalError as error:
            assert error.kind in ("damaged", "chain_broken", "not_a_file")  # noqa: PT017
            goods.add(error.data.get("good"))
    assert {good for good in goods if good} != set()


def test_long_records_survive_a_cut(path: Path) -> None:
    """A game's opening holds the rule set and the tile set: longer than a page of the file."""
    filled(path, 8, records=1, text="règles " * 3000).close()
    data = path.read_bytes()
    path.write_bytes(data[: len(data) * 3 // 4])
    error = refused(Journal.open, path)
    assert 3 <= error.data["good"] < 8  # type: ignore[operator]
    rescued = path.with_name("r.arbitre")
    kept = recover(path, rescued).kept
    with Journal.open(rescued) as journal:
        assert [len(str(record.body["text"])) for record in journal.since(0)] == [21000] * kept


# --- disks that refuse ------------------------------------------------------------------------------------------------


def test_a_full_disk_changes_nothing(path: Path) -> None:
    with filled(path, 3) as journal:
        before = journal.since(0)
        pages = journal._connection.execute("PRAGMA page_count").fetchone()[0]
        journal._connection.execute(f"PRAGMA max_page_count = {pages}")
        error = refused(journal.append, [draft(9, text="x" * 50_000)], after=6, action="big")
        assert error.kind == "disk_full"
        assert journal.head == 6
        assert journal.since(0) == before
        journal._connection.execute("PRAGMA max_page_count = 1000000")
        assert journal.append([draft(9, text="x" * 50_000)], after=6, action="big") == 7
    with Journal.open(path) as journal:
        assert journal.head == 7


FULL = """
import json, resource, sys
from arbitre.storage.journal import Draft, Journal, JournalError
journal = Journal.open(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)
head = journal.head
try:
    while True:
        head = journal.append([Draft("k", {"text": "x" * 900}, "t")], after=head, action=str(head))
except JournalError as error:
    assert journal.head == head
    print(json.dumps([head, error.kind]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file sizes are Unix's")
def test_the_system_refuses_to_write_more(path: Path) -> None:
    filled(path, 3).close()
    ran = subprocess.run(
        [sys.executable, "-c", FULL, str(path), str(path.stat().st_size + 20_000)],
        capture_output=True,
        text=True,
        check=True,
    )
    head, kind = json.loads(ran.stdout)
    assert kind in ("disk_full", "io_error")
    assert head > 6
    with Journal.open(path) as journal:
        assert journal.head == head


READ_ONLY = """
import json, os, sys
from arbitre.storage.journal import Draft, Journal, JournalError
if os.getuid() == 0:
    os.setgid(65534), os.setuid(65534)
def kind(call, *values, **options):
    try:
        call(*values, **options)
    except JournalError as error:
        return error.kind
folder = sys.argv[1]
with Journal.open(folder + "/a.arbitre", read_only=True) as journal:
    read = len(journal.since(0))
    refused = kind(journal.append, [Draft("k", {}, "t")], after=read, action="a")
opened, created = kind(Journal.open, folder + "/a.arbitre"), kind(Journal.create, folder + "/b.arbitre")
print(json.dumps([opened, created, read, refused]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of Unix")
def test_a_read_only_folder_is_said_and_can_be_read() -> None:
    with tempfile.TemporaryDirectory() as name:  # pytest's folders are closed to others, and root may write anywhere
        os.chmod(name, 0o755)
        folder = Path(name) / "read-only"
        folder.mkdir()
        filled(folder / "a.arbitre", 2).close()
        (folder / "a.arbitre").chmod(0o444)
        folder.chmod(0o555)
        ran = subprocess.run([sys.executable, "-c", READ_ONLY, str(folder)], capture_output=True, text=True)
        folder.chmod(0o755)
    assert ran.stderr == ""
    assert json.loads(ran.stdout) == ["read_only", "read_only", 4, "read_only"]


def test_a_locked_file_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with filled(path, 1) as journal:
        journal._connection.execute("PRAGMA busy_timeout = 10")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        assert refused(journal.append, [draft(9)], after=2, action="a").kind == "locked"
        other.execute("ROLLBACK")
        other.close()
        assert journal.append([draft(9)], after=2, action="a") == 3


def test_a_copy_is_whole_and_replaces_an_older_one(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.arbitre"
    with filled(path, 3) as journal:
        journal.copy_to(copy)
        journal.append([draft(9)], after=6, action="new")
        journal.copy_to(copy)
        head = journal.chain
        assert refused(journal.copy_to, tmp_path / "none" / "c.arbitre").kind == "missing_folder"
    with Journal.open(copy) as journal:
        assert (journal.head, journal.chain) == (7, head)
    assert sorted(os.listdir(tmp_path)) == sorted([path.name, copy.name])

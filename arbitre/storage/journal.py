"""The ``.arbitre`` file: an append-only journal in one SQLite database, one action a transaction.

The journal knows records, not facts: a kind and a JSON body. Its whole interface is ``append`` and ``since``; the rest
opens, checks and closes the file. A running SHA-256 shows accidents and hand edits; whoever means to forge can work it
out again, and records taken off the end leave no trace.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import threading
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from arbitre.storage.record import (
    FIRST_CHAIN,
    FORMAT,
    Conflict,
    Draft,
    JournalError,
    Record,
    Row,
    encode,
    follows,
    link,
    records,
)
from arbitre.storage.salvage import MAGIC, PAGE, Salvage, salvage

__all__ = ["Conflict", "Draft", "Journal", "JournalError", "Record", "Recovered", "Verified", "recover"]

APPLICATION_ID = 0x41524249  # "ARBI"
MEMORY = ":memory:"
_TABLES = {"journal", "meta"}
_SELECT = "SELECT seq, action, at, who, station, kind, body, chain FROM journal WHERE seq > ? ORDER BY seq"
_SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE journal (
    seq INTEGER PRIMARY KEY, action TEXT NOT NULL, at TEXT NOT NULL, who TEXT NOT NULL, station TEXT NOT NULL,
    kind TEXT NOT NULL, body TEXT NOT NULL, chain BLOB NOT NULL
);
"""


@dataclass(frozen=True, slots=True)
class Verified:
    """A sound journal: how many records and actions, and the hash of the last record in hexadecimal."""

    records: int
    actions: int
    head: str


@dataclass(frozen=True, slots=True)
class Recovered:
    """What ``recover`` made of a damaged file.

    ``kept`` records are in the new file. ``left_out``: the last sound records where nothing shows that their action is
    whole; they are not in it and must be done again. ``found``, ``size`` and ``expected`` as in ``Salvage``.
    """

    kept: int
    left_out: tuple[Record, ...]
    found: int
    size: int
    expected: int


class Journal:
    """An open journal. Any thread may call it; calls wait for each other.

    >>> journal = Journal.create(":memory:")
    >>> journal.append([Draft("hello", {"to": "world"}, "2026-11-30T14:05:00")], after=0, action="a1")
    1
    >>> [(record.seq, record.kind, record.body) for record in journal.since(0)]
    [(1, 'hello', {'to': 'world'})]
    """

    def __init__(self, path: Path | None, connection: sqlite3.Connection, *, read_only: bool = False) -> None:
        self.path = path
        self.read_only = read_only
        self._connection = connection
        self._lock = threading.RLock()
        self._head = 0
        self._chain = FIRST_CHAIN
        self._actions: dict[str, int] = {}
        self._unread: list[Row] | None = None  # the rows that opening has read, until they are asked for

    # --- opening and closing ------------------------------------------------------------------------------------------

    @classmethod
    def create(cls, path: str | Path) -> Self:
        """Make a new, empty journal; it appears under its name only when it is complete. Raises ``JournalError``."""
        if str(path) == MEMORY:
            connection = _connect(MEMORY)
            _write_schema(connection)
            return cls(None, connection)
        path = Path(path)
        if not path.parent.is_dir():
            raise JournalError("missing_folder", path=str(path), folder=str(path.parent))
        if path.exists():
            raise JournalError("exists", path=str(path))
        unfinished = path.with_name(f".{path.name}.{uuid.uuid4().hex[:8]}")
        try:
            with _translated(path):
                connection = _connect(str(unfinished))
                try:
                    _write_schema(connection)
                finally:
                    connection.close()
                os.replace(unfinished, path)
                sync_folder(path.parent)
        finally:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)
        return cls.open(path)

    @classmethod
    def open(cls, path: str | Path, *, read_only: bool = False) -> Self:
        """Open a journal and check every record; ``JournalError`` says what is wrong and how far the file is good."""
        path = Path(path)
        _check_file(path, read_only=read_only)
        with _translated(path):
            connection = _connect(f"{path.resolve().as_uri()}?mode={'ro' if read_only else 'rw'}", uri=True)
        journal = cls(path, connection, read_only=read_only)
        try:
            with _translated(path):
                journal._check_format()
                journal._unread = list(journal._sound_rows())
        except BaseException:
            connection.close()
            raise
        return journal

    def close(self) -> None:
        """Close the file; nothing is left to save."""
        with self._lock:
            self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check_format(self) -> None:
        version = self._connection.execute("PRAGMA user_version").fetchone()[0]
        application = self._connection.execute("PRAGMA application_id").fetchone()[0]
        if application != APPLICATION_ID:
            raise JournalError("not_a_file", path=str(self.path))
        if version > FORMAT:
            raise JournalError("newer_format", path=str(self.path), version=version, known=FORMAT)
        names = {row[0] for row in self._connection.execute("SELECT name FROM sqlite_schema")}
        if names != _TABLES:  # a trigger or a view could change what is written behind our back
            raise JournalError("not_a_file", path=str(self.path))

    # --- the interface ------------------------------------------------------------------------------------------------

    @property
    def head(self) -> int:
        """Number of the last record that this object has seen, 0 for none."""
        return self._head

    @property
    def chain(self) -> str:
        """Hash of that record in hexadecimal."""
        return self._chain.hex()

    def append(self, drafts: Sequence[Draft], *, after: int, action: str) -> int:
        """Append the records of one action, all or none, on the disk when this returns; answers the last one's number.

        ``after``: the head that the action was made from; when somebody else has appended since, nothing is written and
        ``Conflict`` tells the new head. An action that is already there is not written again: its number is answered.
        Raises ``JournalError`` (``disk_full``, ``read_only``, ``locked``...) with nothing changed.
        """
        if not drafts or not action:
            raise ValueError("an action has an id and at least one record")
        bodies = [encode(draft.body) for draft in drafts]
        with self._lock, _translated(self.path):
            if self.read_only:
                raise JournalError("read_only", path=str(self.path))
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                self._unread = None if self._catch_up() else self._unread
                if action in self._actions:
                    self._connection.execute("ROLLBACK")
                    return self._actions[action]
                if after != self._head:
                    raise Conflict("stale", after=after, head=self._head)
                seq, chain = self._head, self._chain
                rows: list[Row] = []
                for draft, body in zip(drafts, bodies, strict=True):
                    seq += 1
                    chain = link(chain, seq, action, draft, body)
                    rows.append(Row(seq, action, draft.at, draft.who, draft.station, draft.kind, body, chain))
                self._connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
            self._head, self._chain = seq, chain
            self._actions[action] = seq
            if self._unread is not None:
                self._unread.extend(rows)
            return seq

    def since(self, seq: int) -> list[Record]:
        """Every record after ``seq``, in order, those that others appended to the file included."""
        with self._lock, _translated(self.path):
            self._catch_up()
            rows, self._unread = self._unread, None
            if rows is None:
                rows = [Row._make(values) for values in self._connection.execute(_SELECT, (seq,))]
            try:
                return records([row for row in rows if row.seq > seq])
            except ValueError as error:
                raise self._unsound("damaged") from error

    def verify(self) -> Verified:
        """Read the whole file again and check every hash. Raises ``JournalError``."""
        with self._lock, _translated(self.path):
            problem = self._connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if problem != "ok":
                raise self._unsound("damaged")
            self._head, self._chain, self._actions = 0, FIRST_CHAIN, {}
            for row in self._sound_rows():
                records([row])
            return Verified(self._head, len(self._actions), self._chain.hex())

    def copy_to(self, path: Path) -> None:
        """Write a whole copy through SQLite's backup; the copy appears under its name when it is complete.

        An older copy of that name is replaced. Raises ``JournalError`` about ``path``.
        """
        if not path.parent.is_dir():
            raise JournalError("missing_folder", path=str(path), folder=str(path.parent))
        unfinished = path.with_name(f".{path.name}.{uuid.uuid4().hex[:8]}")
        try:
            with self._lock, _translated(path):
                target = _connect(str(unfinished))
                try:
                    self._connection.backup(target)
                    copied = target.execute("SELECT coalesce(max(seq), 0) FROM journal").fetchone()[0]
                finally:
                    target.close()
                if copied < self._head:
                    raise JournalError("io_error", path=str(path), detail=f"{copied} of {self._head} records")
                with unfinished.open("rb+") as written:
                    os.fsync(written.fileno())
                os.replace(unfinished, path)
                sync_folder(path.parent)
        finally:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)

    # --- reading ------------------------------------------------------------------------------------------------------

    def _catch_up(self) -> bool:
        """Read what other writers have appended since; tells whether there was anything."""
        last = self._connection.execute("SELECT coalesce(max(seq), 0) FROM journal").fetchone()[0]
        if last == self._head:
            return False
        if last < self._head:
            raise self._unsound("damaged")
        rows = list(self._sound_rows())
        if self._unread is not None:
            self._unread.extend(rows)
        return True

    def _sound_rows(self) -> Iterator[Row]:
        """The rows after the head, each checked against the one before, the head moving along."""
        for values in self._connection.execute(_SELECT, (self._head,)):
            row = Row._make(values)
            if row.seq != self._head + 1 or not follows(self._chain, row):
                raise self._unsound("chain_broken")
            self._head, self._chain = row.seq, row.chain
            self._actions[row.action] = row.seq
            yield row

    def _unsound(self, kind: str) -> JournalError:
        return _unsound(self.path, kind, self._head)


# --- damaged files ----------------------------------------------------------------------------------------------------


def recover(path: str | Path, to: str | Path) -> Recovered:
    """Write the sound beginning of a damaged journal, in whole actions, to a new file; the old one is left as it is.

    Raises ``JournalError``: ``exists`` for ``to``, ``not_a_file`` when not even one record can be read.
    """
    path = Path(path)
    with _translated(path):
        left = salvage(path)
    rows = list(left.rows)
    if not rows:
        raise JournalError("not_a_file", path=str(path), size=left.size)
    last = rows[-1].action
    whole = left.next_action not in (None, last) or (left.expected == left.size and left.found == len(rows))
    kept = rows if whole else [row for row in rows if row.action != last]
    out = rows[len(kept) :]
    with Journal.create(to) as journal, _translated(journal.path):
        journal._connection.execute("BEGIN IMMEDIATE")
        journal._connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)", kept)
        journal._connection.execute("COMMIT")
    return Recovered(len(kept), tuple(records(out)), left.found, left.size, left.expected)


def _unsound(path: Path | None, kind: str, head: int) -> JournalError:
    """The error of a file that can't be trusted, with how far it is good."""
    left = Salvage((), head, 0, 0, None)
    good = head
    if path is not None:
        with suppress(OSError):
            left = salvage(path)
            good = left.good
    if left.next_action is not None:
        kind = "chain_broken"
    last = left.rows[-1].at if left.rows else ""
    return JournalError(
        kind,
        path=str(path),
        good=good,
        seq=good + 1,
        at=last,
        found=left.found,
        size=left.size,
        expected=left.expected,
    )


def _check_file(path: Path, *, read_only: bool) -> None:
    """Say what is wrong with a file before SQLite says it its own way."""
    if not path.parent.is_dir():
        raise JournalError("missing_folder", path=str(path), folder=str(path.parent))
    if not path.exists():
        raise JournalError("missing", path=str(path))
    if not path.is_file():
        raise JournalError("not_a_file", path=str(path))
    with _translated(path):
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(100)
    if not head.startswith(MAGIC):
        cut = len(head) < len(MAGIC) and MAGIC.startswith(head)
        if cut:
            raise JournalError("damaged", path=str(path), good=0, seq=1, at="", found=0, size=size, expected=0)
        raise JournalError("not_a_file", path=str(path), size=size)
    # A rollback file is there when a transaction was cut off: SQLite will first put the file right with it.
    unfinished = path.with_name(path.name + "-journal").exists()
    if not unfinished and size < max(1, int.from_bytes(head[28:32], "big")) * PAGE:
        raise _unsound(path, "damaged", 0)
    if not read_only and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise JournalError("read_only", path=str(path))


# --- SQLite -----------------------------------------------------------------------------------------------------------


def _connect(name: str, *, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(name, uri=uri, isolation_level=None, timeout=2.0, check_same_thread=False)
    connection.execute(f"PRAGMA page_size = {PAGE}")
    # FULL would let a power cut bring back the rollback file of the last action, and with it the state before.
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: really to the disk
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _write_schema(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.executescript(f"BEGIN; {_SCHEMA} INSERT INTO meta VALUES ('format', '{FORMAT}'); COMMIT;")


def sync_folder(folder: Path) -> None:
    """Bring a folder's names to the disk, where the system has that notion."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


_KINDS = {
    "SQLITE_FULL": "disk_full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_CANTOPEN": "read_only",  # the rollback file can't be made beside the journal
    "SQLITE_PERM": "read_only",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_ERROR": "damaged",  # a table or a column that is not there
    "SQLITE_FORMAT": "damaged",
    "SQLITE_MISMATCH": "damaged",
}


@contextmanager
def _translated(path: Path | None) -> Iterator[None]:
    """Turn what SQLite and the system say into a ``JournalError``."""
    try:
        yield
    except sqlite3.Error as error:
        if isinstance(error, sqlite3.ProgrammingError):  # a closed journal: our own mistake, not the disk's
            raise
        # Without a name it is Python that speaks: a text that is not UTF-8.
        name = getattr(error, "sqlite_errorname", "SQLITE_CORRUPT")
        kind = next((kind for prefix, kind in _KINDS.items() if name.startswith(prefix)), "io_error")
        if kind == "io_error" and path is not None and _is_full(path.parent):
            kind = "disk_full"
        if kind == "damaged":
            raise _unsound(path, kind, 0) from error
        raise JournalError(kind, path=str(path), detail=str(error)) from error
    except UnicodeDecodeError as error:
        raise _unsound(path, "damaged", 0) from error
    except OSError as error:
        raise JournalError(_os_kind(error), path=str(path), detail=error.strerror or str(error)) from error


def _os_kind(error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "disk_full"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "read_only"
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return "missing"
    return "io_error"


def _is_full(folder: Path) -> bool:
    try:
        free = os.statvfs(folder) if hasattr(os, "statvfs") else None
    except OSError:
        return False
    return free is not None and free.f_bavail * free.f_frsize < 16 * PAGE

"""The ``.arbitre`` file: an append-only journal in one SQLite database, one action a transaction.

The journal knows records, not facts: a kind and a JSON body. Its whole interface is ``append`` and ``since``; the rest
opens, checks and closes the file. A running SHA-256 shows accidents and hand edits; whoever means to forge can work it
out again, and records taken off the end leave no trace.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from arbitre.storage.database import (
    APPLICATION_ID,
    SELECT,
    add_secrets_table,
    check_file,
    check_form,
    check_pages,
    check_place,
    connect,
    connect_file,
    put_foreign_aside,
    translated,
    unsound,
    write_schema,
)
from arbitre.storage.files import remove_side_files, replacing, sync_folder
from arbitre.storage.record import (
    FIRST_CHAIN,
    BadBodyError,
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
from arbitre.storage.salvage import salvage

__all__ = [
    "APPLICATION_ID",
    "MEMORY",
    "Conflict",
    "Draft",
    "Journal",
    "JournalError",
    "Record",
    "Recovered",
    "Verified",
    "recover",
]

MEMORY = ":memory:"
_INSERT = "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_INSERT_SECRET = "INSERT OR IGNORE INTO secrets VALUES (?, ?)"


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
        self._unsure = False  # the connection failed, and so did a new one
        self._unread: list[Row] | None = None  # the rows that opening has read, until they are asked for
        self._identity = _identity(path) if path is not None else None

    # --- opening and closing ------------------------------------------------------------------------------------------

    @classmethod
    def create(cls, path: str | Path) -> Self:
        """Make a new, empty journal; it appears under its name only when it is complete. Raises ``JournalError``."""
        if str(path) == MEMORY:
            connection = connect(MEMORY)
            write_schema(connection)
            return cls(None, connection)
        path = Path(path)
        check_place(path, new=True)
        with translated(path), replacing(path, private=True) as unfinished:
            with closing(connect(str(unfinished))) as connection:
                write_schema(connection)
            remove_side_files(path)  # of a file of that name that is gone
        try:
            return cls.open(path)
        except BaseException:  # refused: then it is not there either
            with suppress(OSError):
                path.unlink()
            raise

    @classmethod
    def open(cls, path: str | Path, *, read_only: bool = False) -> Self:
        """Open a journal and check every record; ``JournalError`` says what is wrong and how far the file is good."""
        path = Path(path)
        check_file(path, read_only=read_only)
        with translated(path):
            if not read_only:
                put_foreign_aside(path)
            connection = connect_file(path, read_only=read_only)
        try:
            with translated(path):
                journal = cls(path, connection, read_only=read_only)
                check_form(connection, path)
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

    # --- the interface ------------------------------------------------------------------------------------------------

    @property
    def head(self) -> int:
        """Number of the last record that this object has seen, 0 for none."""
        return self._head

    @property
    def chain(self) -> str:
        """Hash of that record in hexadecimal."""
        return self._chain.hex()

    def append(
        self, drafts: Sequence[Draft], *, after: int, action: str, secrets: Mapping[str, str] | None = None
    ) -> int:
        """Append the records of one action, all or none, on the disk when this returns; answers the last one's number.

        ``after``: the head that the action was made from; when somebody else has appended since, nothing is written and
        ``Conflict`` tells the new head. An action that is already there is not written again: its number is answered.
        ``secrets``, kept outside the chain, are written with it: each text under the hash that a record has of it.
        Raises ``JournalError`` (``disk_full``, ``read_only``, ``locked``...) with nothing changed.
        """
        if not drafts or not action:
            raise ValueError("an action has an id and at least one record")
        bodies = [encode(draft.body) for draft in drafts]
        with self._lock, translated(self.path):
            if self.read_only:
                raise JournalError("read_only", path=str(self.path))
            if self.path is not None and _identity(self.path) != self._identity:
                raise JournalError("moved", path=str(self.path))
            if self._unsure:
                self._connect_again()
            return self._write(drafts, bodies, after, action, secrets or {})

    def _write(
        self, drafts: Sequence[Draft], bodies: Sequence[str], after: int, action: str, secrets: Mapping[str, str]
    ) -> int:
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
            self._connection.executemany(_INSERT, rows)
            if secrets:
                add_secrets_table(self._connection)
                self._connection.executemany(_INSERT_SECRET, secrets.items())
            try:
                self._connection.execute("COMMIT")
            except sqlite3.Error as error:
                if not self._is_written(action, error):
                    raise
                return self._actions[action]
        except BaseException:
            with suppress(sqlite3.Error):  # the first error says what is wrong
                self._connection.execute("ROLLBACK")
            raise
        self._head, self._chain = seq, chain
        self._actions[action] = seq
        if self._unread is not None:
            self._unread.extend(rows)
        return seq

    def _is_written(self, action: str, error: sqlite3.Error) -> bool:
        """Look an action up whose end the disk has refused: the error may have come after it was in the file.

        Raises ``JournalError("unsure")`` when the file can't be read any more; the next call tries again.
        """
        if self.path is None:
            return False
        with suppress(sqlite3.Error):
            self._connection.execute("ROLLBACK")
        try:
            self._connect_again()
            self._catch_up()
        except (sqlite3.Error, OSError, JournalError) as second:
            raise JournalError("unsure", path=str(self.path), detail=str(error)) from second
        written = action in self._actions
        if written:
            with suppress(OSError):  # what usually fails after the end, once more; only a power cut could tell
                sync_folder(self.path.parent)
        return written

    def _connect_again(self) -> None:
        """Leave a connection that an error has left in some state for a new one."""
        assert self.path is not None
        self._unsure = True
        with suppress(sqlite3.Error):
            self._connection.close()
        self._connection = connect_file(self.path)
        self._connection.execute("SELECT 1 FROM journal").fetchone()
        self._unsure = False

    def since(self, seq: int) -> list[Record]:
        """Every record after ``seq``, in order, those that others appended to the file included."""
        with self._lock, translated(self.path):
            if self._unsure:
                self._connect_again()
            self._catch_up()
            rows, self._unread = self._unread, None
            if rows is None:
                rows = [Row._make(values) for values in self._connection.execute(SELECT, (seq,))]
            return self._records([row for row in rows if row.seq > seq])

    def secret(self, commitment: str) -> str | None:
        """The secret of which the journal has this hash; ``None`` where it is not in this file (a marker's copy)."""
        with self._lock, translated(self.path):
            if self._unsure:
                self._connect_again()
            return _secrets(self._connection).get(commitment)

    def verify(self) -> Verified:
        """Read the whole file again and check every hash. Raises ``JournalError``."""
        with self._lock, translated(self.path):
            check_pages(self._connection, self.path)
            self._head, self._chain, self._actions = 0, FIRST_CHAIN, {}
            for row in self._sound_rows():
                self._records([row])
            return Verified(self._head, len(self._actions), self._chain.hex())

    def copy_to(self, path: Path) -> None:
        """Write a whole copy through SQLite's backup; the copy appears under its name when it is complete.

        An older copy of that name is replaced. Raises ``JournalError`` about ``path``.
        """
        check_place(path)
        with self._lock, translated(path), replacing(path, private=True) as unfinished:
            with closing(connect(str(unfinished))) as target:
                self._connection.backup(target)
                copied = target.execute("SELECT coalesce(max(seq), 0) FROM journal").fetchone()[0]
            if copied < self._head:
                raise JournalError("io_error", path=str(path), detail=f"{copied} of {self._head} records")
        _forget_side_files(path)

    def write_beginning(self, path: Path, last: int, more: Sequence[tuple[str, Sequence[Draft]]] = ()) -> None:
        """Write the records up to ``last`` and then ``more`` actions to a file of their own, for others: no secrets.

        The file is made anew, so that nothing that came later lies in its free pages. It appears under its name when it
        is complete; an older one is replaced. Raises ``JournalError`` about ``path``.
        """
        check_place(path)
        with self._lock, translated(path), replacing(path, private=True) as unfinished:
            rows = [values for values in self._connection.execute(SELECT, (0,)) if values[0] <= last]
            with closing(connect(str(unfinished))) as connection:
                write_schema(connection)
                connection.execute("BEGIN")
                connection.executemany(_INSERT, rows)
                connection.execute("COMMIT")
            with Journal.open(unfinished) as copy:
                for action, drafts in more:
                    copy.append(drafts, after=copy.head, action=action)
        _forget_side_files(path)

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
        for values in self._connection.execute(SELECT, (self._head,)):
            row = Row._make(values)
            if row.seq != self._head + 1 or not follows(self._chain, row):
                raise self._unsound("chain_broken")
            self._head, self._chain = row.seq, row.chain
            self._actions[row.action] = row.seq
            yield row

    def _records(self, rows: Sequence[Row]) -> list[Record]:
        try:
            return records(rows)
        except BadBodyError as error:
            raise self.bad_record(error.seq, error.kind, error.why) from error

    def bad_record(self, seq: int, kind: str, why: object) -> JournalError:
        """The error of a record that is in its place in the chain and makes no sense."""
        return JournalError("bad_record", path=str(self.path), seq=seq, record=kind, error=str(why))

    def _unsound(self, kind: str) -> JournalError:
        return unsound(self.path, kind, self._head)


def _forget_side_files(path: Path) -> None:
    """Delete the side files of a file that has just been replaced: until then it was not whole without them.

    What can't be deleted is put aside when the new file opens.
    """
    with suppress(OSError):
        remove_side_files(path)


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file stands under a name; ``None`` for none. Raises ``OSError`` when the disk does not say."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


def _secrets(connection: sqlite3.Connection) -> dict[str, str]:
    """Every secret of a file; a file of format 1 has none."""
    if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'secrets'").fetchone() is None:
        return {}
    return dict(connection.execute("SELECT commitment, secret FROM secrets"))


# --- damaged files ----------------------------------------------------------------------------------------------------


def recover(path: str | Path, to: str | Path) -> Recovered:
    """Write the sound beginning of a damaged journal, in whole actions, to a new file; the old one is left as it is.

    Raises ``JournalError``: ``exists`` for ``to``, ``not_a_file`` when not even one record can be read.
    """
    path = Path(path)
    with translated(path):
        left = salvage(path)
    rows = list(left.rows)
    if not rows:
        raise JournalError("not_a_file", path=str(path), size=left.size)
    last = rows[-1].action
    whole = left.next_action not in (None, last) or (left.expected == left.size and left.found == len(rows))
    kept = rows if whole else [row for row in rows if row.action != last]
    out = rows[len(kept) :]
    secrets: dict[str, str] = {}
    with suppress(sqlite3.Error, OSError), closing(connect_file(path, read_only=True)) as damaged:
        secrets = _secrets(damaged)
    to = Path(to)
    check_place(to, new=True)
    with Journal.create(MEMORY) as journal:
        journal._connection.executemany(_INSERT, kept)
        journal._connection.executemany(_INSERT_SECRET, secrets.items())
        journal.copy_to(to)
    return Recovered(len(kept), tuple(records(out)), left.found, left.size, left.expected)

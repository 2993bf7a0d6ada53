"""The database under a journal: its form, how it is opened and checked, and what its errors mean."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from arbitre.storage.files import put_aside
from arbitre.storage.record import FIRST_CHAIN, FORMAT, JournalError, Row, follows
from arbitre.storage.salvage import MAGIC, PAGE, Salvage, salvage

APPLICATION_ID = 0x41524249  # "ARBI"
SCHEMA = {
    "meta": "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "journal": """CREATE TABLE journal (
    seq INTEGER PRIMARY KEY, action TEXT NOT NULL, at TEXT NOT NULL, who TEXT NOT NULL, station TEXT NOT NULL,
    kind TEXT NOT NULL, body TEXT NOT NULL, chain BLOB NOT NULL
)""",
    "secrets": "CREATE TABLE secrets (commitment TEXT PRIMARY KEY, secret TEXT NOT NULL) WITHOUT ROWID",
}
"""The text of each table, which a file holds to the letter: ``seq`` is the row's number, nothing else is in it.

``secrets`` is what the room must not know yet, under the hash that the journal has of it; no copy for others has any.
"""
SELECT = "SELECT seq, action, at, who, station, kind, body, chain FROM journal WHERE seq > ? ORDER BY seq"
# What the header of our files says of their form, whatever is in them (section 1.3 of the format): page size, rollback
# files, fractions; schema format; no vacuum; UTF-8; the part that is kept for later versions.
_FORM = {
    16: PAGE.to_bytes(2, "big") + b"\1\1\0\x40\x20\x20",
    44: b"\0\0\0\4",
    52: b"\0\0\0\0\0\0\0\1",
    64: b"\0\0\0\0",
    72: bytes(20),
}


def connect(name: str, *, uri: bool = False) -> sqlite3.Connection:
    """A connection with our settings."""
    connection = sqlite3.connect(name, uri=uri, isolation_level=None, timeout=2.0, check_same_thread=False)
    connection.execute(f"PRAGMA page_size = {PAGE}")
    # FULL would let a power cut bring back the rollback file of the last action, and with it the state before.
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: really to the disk
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def connect_file(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection to a file that must be there."""
    return connect(f"{path.resolve().as_uri()}?mode={'ro' if read_only else 'rw'}", uri=True)


def write_schema(connection: sqlite3.Connection) -> None:
    """Make an empty database a journal's."""
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    tables = "; ".join(SCHEMA.values())
    connection.executescript(f"BEGIN; {tables}; INSERT INTO meta VALUES ('format', '{FORMAT}'); COMMIT;")


def add_secrets_table(connection: sqlite3.Connection) -> None:
    """Bring a file of format 1 to format 2, within the transaction that is open."""
    if connection.execute("PRAGMA user_version").fetchone()[0] < FORMAT:
        connection.execute(SCHEMA["secrets"])
        connection.execute("UPDATE meta SET value = ? WHERE key = 'format'", (str(FORMAT),))
        connection.execute(f"PRAGMA user_version = {FORMAT}")


def check_form(connection: sqlite3.Connection, path: Path) -> None:
    """Check that a database has the form of a journal, to the letter. Raises ``JournalError``."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise not_ours(path)
    found = {name: (kind, sql) for kind, name, sql in connection.execute("SELECT type, name, sql FROM sqlite_schema")}
    if any(kind in ("trigger", "view") for kind, _ in found.values()):
        raise JournalError("not_a_file", path=str(path))  # it could change what is written behind our back
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    noted = connection.execute("SELECT value FROM meta WHERE key = 'format'").fetchone()
    if version > FORMAT and noted not in (("1",), (str(FORMAT),)):  # both say so, or it is a byte that changed
        raise JournalError("newer_format", path=str(path), version=version, known=FORMAT)
    with path.open("rb") as file:
        head = file.read(100)
    sound = all(head[at : at + len(wanted)] == wanted for at, wanted in _FORM.items())
    sound = sound and version in (1, FORMAT) and noted == (str(version),)
    if not sound or found != {
        name: ("table", sql) for name, sql in SCHEMA.items() if version == FORMAT or name != "secrets"
    }:
        raise unsound(path, "damaged", 0)
    check_pages(connection, path)


def not_ours(path: Path) -> JournalError:
    """The error of a file that does not begin as ours do: another program's, or ours with its beginning damaged."""
    error = unsound(path, "damaged", 0)
    return error if error.data["good"] else JournalError("not_a_file", path=str(path), size=error.data["size"])


def check_pages(connection: sqlite3.Connection, path: Path | None) -> None:
    """Let SQLite check that every page is in its place and every row in order. Raises ``JournalError``."""
    for _ in range(2):  # a page that the disk refused once is not damaged
        said = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if said == "ok":
            return
    code = re.search(r"error code=(\d+)", said)
    if code is not None and int(code[1]) & 0xFF == sqlite3.SQLITE_IOERR:  # the disk does not answer: nothing is damaged
        raise JournalError("io_error", path=str(path), detail=said)
    raise unsound(path, "damaged", 0)


def unsound(path: Path | None, kind: str, head: int) -> JournalError:
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


def check_place(path: Path, *, new: bool = False) -> None:
    """Refuse a place whose folder is not there, or where something is and a ``new`` file is wanted."""
    with translated(path):
        if not path.parent.is_dir():
            raise JournalError("missing_folder", path=str(path), folder=str(path.parent))
        if new and path.exists():
            raise JournalError("exists", path=str(path))


def check_file(path: Path, *, read_only: bool) -> None:
    """Say what is wrong with a file before SQLite says it its own way."""
    check_place(path)
    with translated(path):
        if not path.exists():
            raise JournalError("missing", path=str(path))
        if not path.is_file():
            raise JournalError("not_a_file", path=str(path))
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(100)
    if not head.startswith(MAGIC):
        cut = len(head) < len(MAGIC) and MAGIC.startswith(head)
        if cut:
            raise JournalError("damaged", path=str(path), good=0, seq=1, at="", found=0, size=size, expected=0)
        raise not_ours(path)
    # A rollback file is there when a transaction was cut off: SQLite will first put the file right with it.
    with translated(path):
        cut_off = unfinished(path)
    if not cut_off and size < max(1, int.from_bytes(head[28:32], "big")) * PAGE:
        raise unsound(path, "damaged", 0)
    if not read_only and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise JournalError("read_only", path=str(path))


# --- what lies beside the file ----------------------------------------------------------------------------------------


def unfinished(path: Path) -> bool:
    """Whether a rollback file lies beside: a transaction was cut off, or it was left by another file of that name."""
    return path.with_name(path.name + "-journal").exists()


def put_foreign_aside(path: Path) -> None:
    """Rename side files that are not this file's, before SQLite plays them into it. Raises ``OSError``.

    Our files never have a log. A rollback file is this file's own when the file is not whole without it, or when it
    takes back one action at most.
    """
    log, rollback = (path.with_name(path.name + suffix) for suffix in ("-wal", "-journal"))
    if log.exists():
        put_aside(log)
        path.with_name(path.name + "-shm").unlink(missing_ok=True)
    if not rollback.exists():
        return
    seen = path.stat(), rollback.stat()
    with tempfile.TemporaryDirectory(prefix="arbitre-") as folder:
        copy = Path(folder) / "a.arbitre"
        copy.write_bytes(path.read_bytes())
        content = rollback.read_bytes()
        alone = _sound(copy)
        if alone is None:
            return
        copy.with_name("a.arbitre-journal").write_bytes(content)
        back = _sound(copy)
    own = back is not None and alone[: len(back)] == back and len({row.action for row in alone[len(back) :]}) <= 1
    if not own and _times(path.stat(), rollback.stat()) == _times(*seen):  # else another program is writing just now
        put_aside(rollback)


def _times(*found: os.stat_result) -> list[tuple[int, int]]:
    return [(one.st_mtime_ns, one.st_size) for one in found]


def _sound(path: Path) -> list[Row] | None:
    """Every row of a file that is whole, ``None`` when it is not."""
    try:
        with closing(connect_file(path)) as connection:
            check_form(connection, path)
            rows = [Row._make(values) for values in connection.execute(SELECT, (0,))]
    except (sqlite3.Error, JournalError, UnicodeDecodeError):
        return None
    chain = FIRST_CHAIN
    for number, row in enumerate(rows, 1):
        if row.seq != number or not follows(chain, row):
            return None
        chain = row.chain
    return rows


# --- errors -----------------------------------------------------------------------------------------------------------


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
def translated(path: Path | None) -> Iterator[None]:
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
            raise unsound(path, kind, 0) from error
        raise JournalError(kind, path=str(path), detail=str(error)) from error
    except UnicodeDecodeError as error:
        raise unsound(path, "damaged", 0) from error
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

"""Files written whole or not at all: beside their place first, then renamed.

What programs that were killed left half-written in a folder is cleared when the next file is written there.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import time
import uuid
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SIDE_SUFFIXES = ("-journal", "-wal", "-shm")
"""What SQLite puts beside a database: a rollback file, or a log and its index."""
_PREFIX, _SUFFIX = ".arbitre-", ".part"
_LITTER = re.compile(r"\.arbitre-(?P<machine>[0-9a-f]{8})-(?P<program>\d+)-[0-9a-f]{8}\.part(-journal|-wal|-shm)?")
_LONG_AGO = 24 * 3600.0


def beside(path: Path) -> Path:
    """A new name in the same folder that tells which program of which machine is writing."""
    machine = zlib.crc32(platform.node().encode())
    return path.with_name(f"{_PREFIX}{machine:08x}-{os.getpid()}-{uuid.uuid4().hex[:8]}{_SUFFIX}")


def touch_private(path: Path) -> None:
    """Make an empty file that only its owner may read. Raises ``OSError``, also when it is there."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def sync_file(path: Path) -> None:
    """Bring a file's content to the disk."""
    with path.open("rb+") as written:
        os.fsync(written.fileno())


def sync_folder(folder: Path) -> None:
    """Bring a folder's names to the disk, where the system has that notion."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def replacing(path: Path, *, private: bool = False) -> Iterator[Path]:
    """A new empty file to write, which takes the place of ``path`` when the block ends well, and is gone otherwise.

    ``private``: for its owner only, whatever the mode of the one before. Raises ``OSError``.
    """
    clear_litter(path.parent)
    unfinished = beside(path)
    try:
        if private:
            touch_private(unfinished)
        else:
            unfinished.touch()
        yield unfinished
        put_in_place(unfinished, path)
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
            remove_side_files(unfinished)


def put_in_place(part: Path, path: Path) -> None:
    """Give a whole file its name, in the place of the one before. Raises ``OSError``: then the one before is there.

    After an error the disk is looked at: what is in its place is done, whatever the disk said of it. A folder that
    can't be brought to the disk is tried twice and then no refusal: the file can be read under its name.
    """
    sync_file(part)
    made = part.stat()
    try:
        os.replace(part, path)
    except OSError:
        if part.exists() or not os.path.samestat(made, path.stat()):
            raise
    for _ in range(2):
        with suppress(OSError):
            sync_folder(path.parent)
            break


def write_whole(path: Path, content: bytes, *, private: bool = False) -> None:
    """Put a content in the place of a file's, whole or not at all. Raises ``OSError``."""
    with replacing(path, private=private) as unfinished:
        unfinished.write_bytes(content)


@contextmanager
def folder_beside(path: Path) -> Iterator[Path]:
    """A new folder of its owner next to ``path``, gone with what is left in it when the block ends."""
    clear_litter(path.parent)
    folder = beside(path)
    folder.mkdir(mode=0o700)
    try:
        yield folder
    finally:
        for _ in range(2):  # what the disk refused once
            with suppress(OSError):
                shutil.rmtree(folder, ignore_errors=True)


def clear_litter(folder: Path) -> int:
    """Delete what programs that were killed left half-written in a folder; how many things. Never raises."""
    cleared = 0
    with suppress(OSError):
        for path in folder.iterdir():
            if path.name.startswith(_PREFIX) and _is_litter(path):
                with suppress(OSError):
                    shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
                    cleared += 1
    return cleared


def _is_litter(path: Path) -> bool:
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > _LONG_AGO:
            return True
    match = _LITTER.fullmatch(path.name)
    if match is None or int(match["machine"], 16) != zlib.crc32(platform.node().encode()):
        return False  # another machine may be writing it, on a stick or a shared folder
    return not _runs(int(match["program"]))


def _runs(program: int) -> bool:
    if os.name == "nt":  # there, asking would end it
        return True
    try:
        os.kill(program, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def remove_side_files(path: Path) -> None:
    """Delete what SQLite left beside a database that is no more: it would be played into the next one of that name.

    Raises ``OSError``.
    """
    for suffix in SIDE_SUFFIXES:
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def put_aside(path: Path) -> Path:
    """Rename a file that can't be used to a free name beside it, and answer that name. Raises ``OSError``."""
    number = 1
    while (aside := path.with_name(f"{path.name}{'.bad' if number == 1 else f'.bad{number}'}")).exists():
        number += 1
    os.replace(path, aside)
    return aside

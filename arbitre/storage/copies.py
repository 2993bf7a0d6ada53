"""Dated copies of a tournament: one at each revealed turn, in a folder and, if there is one, in a second (a stick)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from arbitre.storage.database import check_place
from arbitre.storage.files import remove_side_files
from arbitre.storage.journal import Journal, JournalError

KEPT = 10
SUFFIX = ".arbitre"
_NAME = re.compile(r"(?P<name>.+) (?P<date>\d{4}-\d\d-\d\d \d\d\.\d\d) partie (?P<game>\d+) coup (?P<turn>\d+)")
_DATE = "%Y-%m-%d %H.%M"
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')  # in a file name on Windows, whose sticks these are


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy found in a folder: of which tournament, when it was made (to the minute), and after which turn."""

    path: Path
    name: str
    at: datetime
    game: int
    turn: int
    size: int


@dataclass(frozen=True, slots=True)
class Alarm:
    """A copy that could not be made: ``kind`` as in ``JournalError`` (``missing_folder``: the stick is not there)."""

    folder: Path
    kind: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """What ``keep`` did: the copies made and the alarms to raise; play goes on whatever happened."""

    made: tuple[Path, ...]
    alarms: tuple[Alarm, ...]


def file_name(name: str, at: datetime, game: int, turn: int) -> str:
    """The name of a copy; whatever no file system takes in the tournament's name becomes ``-``.

    >>> file_name("Open 2026", datetime(2026, 11, 30, 14, 5), 1, 7)
    'Open 2026 2026-11-30 14.05 partie 1 coup 07.arbitre'
    """
    return f"{safe(name)} {at.strftime(_DATE)} partie {game} coup {turn:02}{SUFFIX}"


def safe(name: str) -> str:
    """A tournament's name as file names can have it."""
    return _FORBIDDEN.sub("-", name).strip(" .")[:120] or "tournoi"


def keep(
    journal: Journal,
    folder: Path,
    second: Path | None,
    name: str,
    *,
    at: datetime,
    game: int,
    turn: int,
    kept: int = KEPT,
) -> Kept:
    """Copy the journal into both folders and clear out old copies; never raises for what the disks do.

    ``folder`` is made when it is missing; ``second`` never is: an absent stick must raise an alarm, not become a folder
    on the hard disk. Of one tournament the newest ``kept`` stay, and the last one of each game.
    """
    made: list[Path] = []
    alarms: list[Alarm] = []
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    for one in (folder, second):
        if one is None:
            continue
        path = one / file_name(name, at, game, turn)
        try:
            journal.copy_to(path)
            made.append(path)
            _clear_out(one, safe(name), kept)
        except JournalError as error:
            alarms.append(Alarm(one, error.kind, str(error.data.get("detail", ""))))
        except OSError as error:
            alarms.append(Alarm(one, "io_error", error.strerror or str(error)))
    return Kept(tuple(made), tuple(alarms))


def find(folders: Iterable[Path], name: str | None = None) -> list[Copy]:
    """The copies in some folders, newest first, of one tournament or of all; a folder that is not there has none."""
    found: list[Copy] = []
    wanted = None if name is None else safe(name)
    for folder in folders:
        with suppress(OSError):
            for path in folder.iterdir():
                copy = _copy(path)
                if copy is not None and wanted in (None, copy.name):
                    found.append(copy)
    return sorted(found, key=_newest_first)


def restore(copy: Path, to: Path) -> int:
    """Write a copy, checked, to a new file and answer its number of records; an existing file is never replaced.

    Raises ``JournalError``.
    """
    check_place(to, new=True)
    with Journal.open(copy, read_only=True) as journal:
        journal.copy_to(to)
        return journal.head


def _copy(path: Path) -> Copy | None:
    match = _NAME.fullmatch(path.stem)
    if match is None or path.suffix != SUFFIX or path.name.startswith("."):
        return None
    try:
        at = datetime.strptime(match["date"], _DATE)
        return Copy(path, match["name"], at, int(match["game"]), int(match["turn"]), path.stat().st_size)
    except (ValueError, OSError):
        return None


def _newest_first(copy: Copy) -> tuple[float, int, int, str]:
    return -copy.at.timestamp(), -copy.game, -copy.turn, str(copy.path)


def _clear_out(folder: Path, name: str, kept: int) -> None:
    copies = find([folder], name)
    last_of_game: dict[int, Path] = {}
    for copy in copies:
        last_of_game.setdefault(copy.game, copy.path)
    for copy in copies[kept:]:
        if copy.path != last_of_game[copy.game]:
            copy.path.unlink(missing_ok=True)
            remove_side_files(copy.path)

"""Where the program keeps things on this machine, and the choices that it remembers from one day to the next."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

from arbitre.storage.files import put_aside, write_whole

T = TypeVar("T")
_APP = "arbitre"


def data_folder() -> Path:
    """The user's own data: word lists, rule sets, the base of players."""
    return Path(platformdirs.user_data_dir(_APP, appauthor=False, roaming=False))


def cache_folder() -> Path:
    """What can be made again: compiled word lists."""
    return Path(platformdirs.user_cache_dir(_APP, appauthor=False))


def config_folder() -> Path:
    """The remembered choices."""
    return Path(platformdirs.user_config_dir(_APP, appauthor=False, roaming=True))


def documents_folder() -> Path:
    """Where tournaments are saved unless the arbiter says otherwise."""
    return Path(platformdirs.user_documents_dir()) / "Arbitre"


def copies_folder() -> Path:
    """Where dated copies of tournaments are kept unless the arbiter says otherwise."""
    return documents_folder() / "Copies"


class Settings:
    """Remembered choices by name, any JSON value each; kept in one small file that may be lost without harm.

    ``problem`` tells, after loading or saving, why the file could not be used (empty: it could); ``kept``: where a
    damaged one is kept.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path if path is not None else config_folder() / "settings.json"
        self.problem = ""
        self.kept: Path | None = None
        self._values: dict[str, Any] = {}
        self._unread = False  # the disk did not answer: what it holds is not lost yet
        self._load()

    def _load(self) -> None:
        self.problem, self._unread = "", False
        try:
            values = json.loads(self.path.read_text(encoding="utf-8"), parse_constant=_no_number)
            if not isinstance(values, dict):
                raise ValueError("not an object")
            self._values = values | self._values
        except FileNotFoundError:
            pass
        except OSError as error:
            self.problem, self._unread = str(error), True
        except (ValueError, RecursionError) as error:  # begin anew
            self.problem = str(error)
            with suppress(OSError):
                self.kept = put_aside(self.path)

    def get(self, name: str, default: T) -> T:
        """The remembered value, or ``default`` when there is none or it is of another type."""
        value = self._values.get(name, default)
        if isinstance(default, bool) or isinstance(value, bool):
            same = isinstance(value, bool) == isinstance(default, bool)
        elif isinstance(default, int | float):
            same = isinstance(value, int | float)
        else:
            same = default is None or isinstance(value, type(default))
        return value if same else default

    def set(self, name: str, value: object) -> None:
        """Remember a value (``None`` forgets it) and write the file; a disk that refuses is told in ``problem``."""
        if value is None:
            self._values.pop(name, None)
        elif self._values.get(name) == value and type(self._values[name]) is type(value):
            return
        else:
            self._values[name] = value
        self._save()

    def recent(self, path: Path | None = None, *, keep: int = 10) -> list[Path]:
        """Tournaments opened last, the latest first; ``path`` becomes the first. Files that are gone are left out."""
        names = list(map(str, self.get("recent", list[object]())))
        if path is not None:
            own = str(path.resolve())
            names = [own, *(name for name in names if name != own)][:keep]
            self.set("recent", names)
        return [Path(name) for name in names if Path(name).is_file()]

    def _save(self) -> None:
        if self._unread:
            self._load()
        if self._unread:
            return
        text = json.dumps(self._values, indent=1, sort_keys=True)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, text.encode(), private=True)
            self.problem = ""
        except OSError as error:
            self.problem = str(error)


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")

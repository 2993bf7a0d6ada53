"""A system that fails one call of the program when it is told to: of ``os``, and of every file that Python opens."""

from __future__ import annotations

import _pyio  # type: ignore[import-not-found]
import builtins
import errno
import io
import os
from collections.abc import Callable
from typing import Any, ClassVar, Self


class FailingCalls:
    """While it is entered Python's files go through ``os``, and the call of a number (from 0) fails, once.

    ``after``: it is done all the same, and then fails. What SQLite does is not counted: see ``FailingDisk``.
    """

    NAMES: ClassVar[tuple[str, ...]] = (
        "open", "write", "read", "fsync", "close", "replace", "rename", "unlink", "mkdir", "stat", "listdir", "scandir",
    )  # fmt: skip

    def __init__(self, number: int, error: int = errno.EIO, *, after: bool = False) -> None:
        self._left = number
        self._error, self._after = error, after
        self.failed = ""  # the call that failed, and of what

    def _wrapped(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*values: Any, **more: Any) -> Any:
            self._left -= 1
            if self._left != -1 or self.failed:
                return real(*values, **more)
            what = values[0] if values else ""
            self.failed = f"{name} {what}"
            if self._after or name == "close":  # a handle is closed whatever is said of it
                done = real(*values, **more)
                if name == "open":
                    self._real["close"](done)
                elif name == "scandir":
                    done.close()
            raise OSError(self._error, os.strerror(self._error), what if isinstance(what, str) else None)

        return call

    def __enter__(self) -> Self:
        self._real = {name: getattr(os, name) for name in self.NAMES}
        self._opens = io.open, builtins.open
        for name, real in self._real.items():
            setattr(os, name, self._wrapped(name, real))
        io.open = builtins.open = _pyio.open
        return self

    def __exit__(self, *_: object) -> None:
        for name, real in self._real.items():
            setattr(os, name, real)
        io.open, builtins.open = self._opens

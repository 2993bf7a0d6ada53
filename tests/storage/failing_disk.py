"""A disk that fails when it is told to, under the SQLite that Python uses.

SQLite reaches the disk through tables of functions (https://www.sqlite.org/vfs.html). A copy of these tables is made
the default, with functions that count, fail the wanted call, before or after doing it, and else hand on.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sqlite3
from collections.abc import Callable
from typing import Any, ClassVar, Self

_POINTER = ctypes.c_void_p
_CALL = ctypes.CFUNCTYPE
_ERRORS = {  # extended codes, what the system's own functions answer
    "read": 266, "write": 778, "sync": 1034, "truncate": 1546, "size": 1802, "lock": 3850,
    "delete": 1290, "access": 3338, "open": 14,
}  # fmt: skip


class _Methods(ctypes.Structure):
    _fields_: ClassVar[Any] = [("version", ctypes.c_int), ("close", _POINTER)] + [
        (name, _POINTER)
        for name in (
            "read", "write", "truncate", "sync", "size", "lock", "unlock", "reserved", "control", "sector",
            "characteristics", "map", "shm_lock", "barrier", "unmap", "fetch", "unfetch",
        )
    ]  # fmt: skip


class _Vfs(ctypes.Structure):
    _fields_: ClassVar[Any] = [
        ("version", ctypes.c_int), ("file_size", ctypes.c_int), ("longest", ctypes.c_int), ("next", _POINTER),
        ("name", ctypes.c_char_p), ("data", _POINTER), ("open", _POINTER), ("delete", _POINTER), ("access", _POINTER),
    ] + [(f"other{number}", _POINTER) for number in range(13)]  # fmt: skip


_INT, _LONG = ctypes.c_int, ctypes.c_int64
# Names stay addresses: SQLite keeps them, and a copy made by Python would be gone.
_FILE_CALLS = {
    "read": _CALL(_INT, _POINTER, _POINTER, _INT, _LONG),
    "write": _CALL(_INT, _POINTER, _POINTER, _INT, _LONG),
    "truncate": _CALL(_INT, _POINTER, _LONG),
    "sync": _CALL(_INT, _POINTER, _INT),
    "size": _CALL(_INT, _POINTER, _POINTER),
    "lock": _CALL(_INT, _POINTER, _INT),
}
_OPEN = _CALL(_INT, _POINTER, _POINTER, _POINTER, _INT, _POINTER)
_DELETE = _CALL(_INT, _POINTER, _POINTER, _INT)
_ACCESS = _CALL(_INT, _POINTER, _POINTER, _INT, _POINTER)


class FailingDisk:
    """While it is entered every connection made goes through it; only calls after ``fail`` are counted."""

    def __init__(self) -> None:
        self._left: int | None = None
        self._name = ""
        self._after = False
        self._failed = False
        self._kills = False
        self._kept: list[Any] = []
        self._tables: dict[int, _Methods] = {}

    def fail(self, number: int, *, after: bool = False) -> None:
        """Fail the call of this number from now on (from 0), before it is done or after."""
        self._left, self._name, self._after, self._failed = number, "", after, False

    def kill(self, number: int) -> None:
        """End this process at once, instead of the call of this number."""
        self.fail(number)
        self._kills = True

    def fail_named(self, name: str, *, after: bool = False) -> None:
        """Fail the next call of a name."""
        self._left, self._name, self._after, self._failed = 0, name, after, False

    def stop(self) -> bool:
        """Fail no more; whether a call has failed."""
        self._left = None
        return self._failed

    def _due(self, name: str) -> bool:
        if self._left is None or self._name not in ("", name):
            return False
        self._left -= 1
        if self._left >= 0:
            return False
        if self._kills:
            os.kill(os.getpid(), signal.SIGKILL)
        self._left, self._failed = None, True
        return True

    def _wrapped(self, name: str, kind: Any, address: int) -> Any:
        real: Callable[..., int] = kind(address)

        def call(*values: Any) -> int:
            if not self._due(name):
                return real(*values)
            if self._after:
                real(*values)
            return _ERRORS[name]

        function = kind(call)
        self._kept.append(function)
        return ctypes.cast(function, _POINTER).value

    def __enter__(self) -> Self:
        assert sqlite3.sqlite_version  # the library is loaded
        self._library = ctypes.CDLL("libsqlite3.so.0")
        self._library.sqlite3_vfs_find.restype = _POINTER
        self._library.sqlite3_vfs_find.argtypes = [ctypes.c_char_p]
        self._library.sqlite3_vfs_register.argtypes = [_POINTER, _INT]
        self._library.sqlite3_vfs_unregister.argtypes = [_POINTER]
        self._real = self._library.sqlite3_vfs_find(None)
        self._vfs = _Vfs()
        ctypes.memmove(ctypes.byref(self._vfs), self._real, ctypes.sizeof(_Vfs))
        self._vfs.name, self._vfs.next = b"failing", None
        real_open = _OPEN(self._vfs.open)

        def opened(vfs: Any, name: Any, file: int, flags: int, out: Any) -> int:
            if self._due("open"):
                ctypes.c_void_p.from_address(file).value = None
                return _ERRORS["open"]
            status: int = real_open(self._real, name, file, flags, out)
            methods = ctypes.c_void_p.from_address(file)
            if methods.value:
                methods.value = ctypes.addressof(self._table(methods.value))
            return status

        self._kept.append(_OPEN(opened))
        self._vfs.open = ctypes.cast(self._kept[-1], _POINTER).value
        self._vfs.delete = self._wrapped("delete", _DELETE, self._vfs.delete)
        self._vfs.access = self._wrapped("access", _ACCESS, self._vfs.access)
        self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1)
        return self

    def _table(self, address: int) -> _Methods:
        table = self._tables.get(address)
        if table is None:
            table = _Methods.from_buffer_copy((ctypes.c_char * ctypes.sizeof(_Methods)).from_address(address))
            for name, kind in _FILE_CALLS.items():
                setattr(table, name, self._wrapped(name, kind, getattr(table, name)))
            self._tables[address] = table
        return table

    def __exit__(self, *_: object) -> None:
        self._library.sqlite3_vfs_register(self._real, 1)
        self._library.sqlite3_vfs_unregister(ctypes.byref(self._vfs))

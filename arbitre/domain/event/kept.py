"""Results kept by the identity of what they were made from: the state is frozen, so the same object is the same."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """At most ``most`` results; the oldest makes room. The sources are held, so that their ids stay theirs."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._items: dict[tuple[object, ...], tuple[tuple[Any, ...], T]] = {}
        self._lock = Lock()  # documents are made in a thread of their own

    def get(self, sources: tuple[Any, ...], make: Callable[[], T], *values: object) -> T:
        """The result of ``make`` for these very objects (and equal ``values``), made once."""
        key = (*map(id, sources), *values)
        found = self._items.get(key)
        if found is None:
            found = (sources, make())
            with self._lock:
                while len(self._items) >= self._most:
                    self._items.pop(next(iter(self._items)))
                self._items[key] = found
        return found[1]

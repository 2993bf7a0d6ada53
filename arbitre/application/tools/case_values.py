"""Reads the values of a case of the command line's files, and refuses those of another type."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

Case = Mapping[str, Any]

# A value of another type would be compared without a word, and grade a slip wrong.
_T = TypeVar("_T")
_E = TypeVar("_E", bound=StrEnum)
_WANTED = {
    str: "a text is wanted",
    int: "a whole number is wanted",
    bool: "true or false is wanted",
    list: "a list is wanted",
    dict: "an object is wanted",
}


def optional(data: Case, key: str, kind: type[_T]) -> _T | None:
    """The value of a key, ``None`` when it is absent or null; ``ValueError`` when it is of another type."""
    value = data.get(key)
    if value is None:
        return None
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ValueError(f"{key}: {value!r} ({_WANTED[kind]})")
    return value


def needed(data: Case, key: str, kind: type[_T]) -> _T:
    """The value of a key that must be there; ``KeyError``, ``ValueError``."""
    value = optional(data, key, kind)
    if value is None:
        raise KeyError(key)
    return value


def texts(data: Case, key: str) -> list[str]:
    """A list of texts that must be there."""
    found = needed(data, key, list)
    if not all(isinstance(text, str) for text in found):
        raise ValueError(f"{key}: {found!r} (a list of texts is wanted)")
    return found


def choice(data: Case, key: str, kind: type[_E]) -> _E | None:
    """One of the values of an enumeration, ``None`` when the key is absent."""
    text = optional(data, key, str)
    if text is None:
        return None
    if text not in set(kind):
        raise ValueError(f"{key}: {text!r} ({', '.join(kind)})")
    return kind(text)

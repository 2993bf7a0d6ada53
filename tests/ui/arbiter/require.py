"""What must hold, and how it is told when it does not."""

from __future__ import annotations

Place = tuple[int, int, int]
"""A slip by game, turn serial and table."""


class Broken(AssertionError):  # noqa: N818 - what is told is that something is broken
    """Something that must always hold does not."""


def require(holds: bool, what: str, *details: object) -> None:
    """Raise ``Broken`` when it does not hold."""
    if not holds:
        raise Broken(" ".join((what, *map(str, details))))

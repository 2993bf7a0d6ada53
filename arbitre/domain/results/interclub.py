"""Interclubs: the index of value of a series, the division of a team, and how many players it needs.

Source: the published rules of the French interclub championship (section 9 of the specification).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbitre.domain.base.names import folded

INDEX_OF_VALUE: Mapping[str, int] = {
    "SS": 14, "1A": 13, "1B": 12, "2A": 11, "2B": 10, "3A": 9, "3B": 8, "4A": 7, "4B": 7, "4C": 6, "4D": 6,
    "5A": 5, "5B": 5, "5C": 4, "5D": 4, "6A": 3, "6B": 3, "6C": 2, "6D": 2, "7": 1,
}  # fmt: skip
"""Index of value of each series."""

DIVISIONS: Sequence[tuple[int, str, int]] = ((56, "1-2", 7), (36, "3", 7), (26, "4", 5), (16, "5", 5), (0, "6", 5))
"""Least sum of indices, name and number of players of each division, best first; 1 and 2 share theirs."""


def index_of_value(series: str) -> int:
    """Index of value of a series as lists write it (``SS``, ``Super-série``, ``N4A``, ``4a``); 0 when unknown.

    >>> [index_of_value(series) for series in ("N4C", "super-série", "7e", "4", "")]
    [6, 14, 1, 0, 0]
    """
    plain = folded(series).upper().replace(" ", "").replace("-", "")
    if plain.startswith(("SUPER", "SS")):
        return INDEX_OF_VALUE["SS"]
    plain = plain.removeprefix("N")
    return INDEX_OF_VALUE.get(plain) or INDEX_OF_VALUE.get(plain[:1], 0)


def division(total: int) -> str:
    """Division of a sum of indices of value.

    >>> [division(total) for total in (56, 55, 36, 35, 26, 16, 15)]
    ['1-2', '3', '3', '4', '4', '5', '6']
    """
    return next(name for least, name, _ in DIVISIONS if total >= least)


def players_needed(total: int) -> int:
    """How many players a team of this sum fields."""
    return next(count for least, _, count in DIVISIONS if total >= least)

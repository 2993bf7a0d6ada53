"""A legal move as the solver hands it out."""

from __future__ import annotations

from typing import NamedTuple

BLANK_BIT = 0x40
SQUARES = 225


class RawMove(NamedTuple):
    """Points, letters from first to last (codes 1 to 31, `| BLANK_BIT` for a blank), first square and direction."""

    score: int
    word: bytes
    square: int
    down: bool

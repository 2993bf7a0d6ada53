"""Randomness that anyone can check: numbers made from a seed by SHA-256 in counter mode.

The ``commitment`` of a game's seed is in its journal from the first, the seed itself once the game is over, so that
anybody can make every draw again. Block ``n`` of draw ``d`` of game ``g`` is the SHA-256 of the text
``arbitre/1/<g>/<d>/<n>/<seed>`` in UTF-8; blocks are read eight bytes at a time, high byte first. This never changes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_WORD = 8
_RANGE = 1 << (8 * _WORD)


def commitment(seed: str) -> str:
    """The hash that is published before the game: it binds the arbiter to the seed and tells nothing about it.

    >>> commitment("1")[:16]
    '3ce6c5d369df973c'
    """
    return hashlib.sha256(f"arbitre/1/commitment/{seed}".encode()).hexdigest()


def prepared_seal(seed: str, imposed: Sequence[tuple[str, str]]) -> str:
    """The hash that binds the arbiter to a prepared game; the game's seed is in it, so nobody can try games out."""
    text = json.dumps([seed, [list(pair) for pair in imposed]], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(f"arbitre/2/prepared/{text}".encode()).hexdigest()


class Stream:
    """The random numbers of one draw; the same seed, game and draw number give the same numbers on every machine."""

    def __init__(self, seed: str, game: int, draw: int) -> None:
        self._prefix = f"arbitre/1/{game}/{draw}/"
        self._seed = seed
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            digest = hashlib.sha256(f"{self._prefix}{self._block}/{self._seed}".encode()).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[at : at + _WORD], "big") for at in range(0, len(digest), _WORD)]
            self._words.reverse()
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely: numbers from the uneven rest are thrown away."""
        if not 1 <= bound <= _RANGE:
            raise ValueError(f"bound {bound} outside 1..2**64")
        limit = _RANGE - _RANGE % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def shuffled(self, letters: Sequence[T]) -> tuple[T, ...]:
        """The letters in a random order, each order equally likely."""
        rest = list(letters)
        return tuple(rest.pop(self.below(len(rest))) for _ in letters)

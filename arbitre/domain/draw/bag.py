"""The bag: what is in it, what is taken out of it, and in which order it is listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet


class BagError(ArbitreError):
    """Letters that are not there: ``not_in_bag`` with ``letters`` (letter -> how many are missing)."""


def take(bag: Mapping[Letter, int], letters: Iterable[Letter]) -> Counter[Letter]:
    """The bag without these letters; ``BagError`` names those it lacks."""
    wanted = Counter(letters)
    lacking = wanted - Counter(bag)
    if lacking:
        raise BagError("not_in_bag", letters=dict(lacking))
    return Counter(bag) - wanted


def listed(bag: Mapping[Letter, int], tile_set: TileSet) -> Letters:
    """The letters one by one in the order of the alphabet, blanks last.

    The order is part of how draws are checked: a draw is a series of places in this list.
    """
    order = tile_set.order
    return tuple(letter for letter in sorted(bag, key=order.__getitem__) for _ in range(bag[letter]))


def usable(stock: Mapping[Letter, int], *, one_blank: bool) -> Counter[Letter]:
    """The stock as a rack can use it: in a joker game the second blank waits outside the bag (rule 3.8.2)."""
    usable_stock = Counter(stock)
    if one_blank and usable_stock[BLANK] > 1:
        usable_stock[BLANK] = 1
    return +usable_stock

"""The stock in the arbiter's hands: racks come out of it at random, are judged, and go back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import comb, prod

from arbitre.domain.base.randomness import Stream
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet
from arbitre.domain.draw.bag import listed, take, usable
from arbitre.domain.draw.balance import Counting, Mix, Need, always_a_blank, holds
from arbitre.domain.rules.rule_set import RuleSet


class Cup:
    """The stock of one turn: ``left`` is always the leftover that a rack completes."""

    def __init__(
        self,
        stock: Counter[Letter],
        turn: int,
        rules: RuleSet,
        tile_set: TileSet,
        stream: Stream,
        cancelled: Iterable[Letter] | None,
    ) -> None:
        self._one_blank = always_a_blank(rules)
        self._stock = usable(stock, one_blank=self._one_blank)
        self._size = rules.rack.size
        self._tiles = tile_set
        self._stream = stream
        self._count = Counting(turn, rules.draw, tile_set)
        all_letters = self._count.mix(self._stock)
        need = self._count.need(all_letters)
        self._need = need if holds(all_letters, need) else Need(0, 0)
        self._cancelled = None if cancelled is None else Counter(cancelled)

    def accepts(self, rack: Letters) -> bool:
        """Tell whether a rack is legal and not the one of the cancelled turn."""
        if not holds(self._count.mix_of(rack), self._need):
            return False
        return self._cancelled is None or Counter(rack) != self._cancelled

    def _deal(self, left: Letters) -> tuple[Letters, Letters, int]:
        """Letters that come first without a draw, the list to draw from, and how many."""
        bag = take(self._stock, left) if left else self._stock.copy()
        first: Letters = ()
        if self._one_blank and bag.pop(BLANK, 0):
            first = (BLANK,)
        pool = listed(bag, self._tiles)
        return first, pool, max(0, min(self._size - len(left) - len(first), len(pool)))

    def pick(self, left: Letters) -> Letters:
        """Complete a leftover letter by letter; in a joker game the blank comes first."""
        first, pool, number = self._deal(left)
        rest = list(pool)
        return first + tuple(rest.pop(self._stream.below(len(rest))) for _ in range(number))

    def _classes(self, left: Letters) -> Iterator[tuple[tuple[int, ...], list[list[Letter]], Letters]]:
        """Each legal way to share the new letters between vowels, consonants, wild and other letters."""
        first, pool, number = self._deal(left)
        fixed = self._count.mix(Counter(left + first))
        groups: list[list[Letter]] = [[], [], [], []]
        for letter in pool:
            groups[self._count.kind(letter)].append(letter)
        for vowels in range(min(number, len(groups[0])) + 1):
            for consonants in range(min(number - vowels, len(groups[1])) + 1):
                for wild in range(min(number - vowels - consonants, len(groups[2])) + 1):
                    neither = number - vowels - consonants - wild
                    share = (vowels, consonants, wild, neither)
                    total = Mix(*(a + b for a, b in zip(fixed, share, strict=True)))
                    if neither <= len(groups[3]) and holds(total, self._need):
                        yield share, groups, first

    def possible(self, left: Letters) -> bool:
        """Tell whether some legal rack other than the cancelled one can come out."""
        racks = 0
        for share, groups, _ in self._classes(left) if self._stock else ():
            racks += prod(_different(Counter(group), number) for group, number in zip(groups, share, strict=True))
            if racks > 1:
                return True
        return racks == 1 and not self._only_cancelled(left)

    def _only_cancelled(self, left: Letters) -> bool:
        return all(
            Counter(
                left + first + tuple(letter for group, n in zip(groups, share, strict=True) for letter in group[:n])
            )
            == self._cancelled
            for share, groups, first in self._classes(left)
        )

    def pick_legal(self, left: Letters) -> Letters:
        """Draw among legal racks only, each with the chance that drawing until one is legal gives it.

        Whether a rack is legal depends on its numbers of vowels, consonants, wild and other letters alone. All sets of
        tiles are equally likely, so those numbers are chosen with weights equal to how many sets of tiles have them,
        then the tiles within each kind evenly, then their order. Only an equal cancelled rack is drawn again.
        """
        ways = list(self._classes(left))
        weights = [
            prod(comb(len(group), n) for group, n in zip(groups, share, strict=True)) for share, groups, _ in ways
        ]
        while True:
            at = self._stream.below(sum(weights))
            index = 0
            while at >= weights[index]:
                at -= weights[index]
                index += 1
            share, groups, first = ways[index]
            chosen = [
                letter
                for group, number in zip(groups, share, strict=True)
                for letter in self._stream.shuffled(group)[:number]
            ]
            new = first + self._stream.shuffled(chosen)
            if self.accepts(left + new):
                return new


def _different(letters: Counter[Letter], number: int) -> int:
    """How many different multisets of ``number`` letters can be taken."""
    ways = [1] + [0] * number
    for count in letters.values():
        ways = [sum(ways[size - n] for n in range(min(count, size) + 1)) for size in range(number + 1)]
    return ways[number]

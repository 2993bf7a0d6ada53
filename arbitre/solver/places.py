# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Where a word can lie on the board, and an upper bound of its score there.

A place is a stretch of a lane, from a free edge to a free edge, that touches the tiles on the board and has no more
empty squares than tiles may be played.  Its bound needs no lexicon and no sorting.  With `T[k]` the points of the k
best tiles of the rack, n empty squares of which n2 at least double and n3 triple their letter, the letters of the word
bring at most `T[n] + T[n2] + T[n3]`.  A hook (an empty square with neighbours in the other direction) takes only some
letters: it brings at most its best letter, in the word and in the other direction.

    bound = word premiums * (tiles on the board + letters) + words in the other direction + bonus of n tiles

A place grows square by square, and all it has to add up is in two numbers a square, so that one step is two additions:

    counts   empty squares | doubling | tripling | free (no hook) | of these doubling | tripling     8 bits each
    points   of tiles: 16 bits | of hooks in the word: 16 | in the other direction: 24 | squares that touch: 8

Places are kept by their bound, so that the search takes the most promising ones first and stops when none is left that
could do better than what it has.
"""

import cython
from cython.cimports.arbitre.solver.lanes import Grid, Lanes
from cython.cimports.arbitre.solver.places import Place
from cython.cimports.libc.stdint import uint8_t, uint64_t
from cython.cimports.libc.string import memcpy, memset

TOO_HIGH = cython.declare(cython.int, 2047)  # bounds from here on are kept together
NEVER = cython.declare(uint64_t, 100)  # as many empty squares as no rack fills


@cython.final
@cython.cclass
class Places:
    """The places of one position for one rack."""

    def __init__(self, lanes: Lanes, bonus: object) -> None:
        i: cython.int
        self.lanes = lanes
        self.grid = cython.address(lanes.grid)
        for i in range(16):
            self.bonus[i] = bonus[min(i, len(bonus) - 1)]

    def set_rack(self, codes, different, values, size, blanks, most):
        """`codes`: the different letters, best first; `values`: points of all `size` tiles, best first."""
        g: cython.pointer(Grid) = self.grid
        i: cython.int
        h: cython.int
        k: cython.int
        best: cython.int
        self.most = most
        self.best_sum[0] = 0
        for i in range(16):
            self.best_sum[i + 1] = self.best_sum[i] + (values[i] if i < size else 0)
        memcpy(self.counts, g.counts, cython.sizeof(self.counts))
        memcpy(self.points, g.fixed, cython.sizeof(self.points))
        if g.beyond_triple:
            for i in range(16, 511):
                if not g.letter[i] and g.letter_times[i] > 3:
                    self.points[i] += (g.letter_times[i] - 3) * self.best_sum[1]
        for h in range(g.hook_count):
            i = g.hooks[h]
            k = 0
            while k < different and not (g.cross[i] >> codes[k]) & 1:
                k += 1
            if k == different and not (blanks and g.cross[i]):
                self.counts[i] = NEVER
                continue
            best = g.value[codes[k]] * g.letter_times[i] if k < different else 0
            self.points[i] += (cython.cast(uint64_t, best) << 16) + (
                cython.cast(uint64_t, (best + g.across_sum[i]) * g.word_times[i]) << 32
            )

    def find(self):
        """All the places, each under its bound."""
        begin: cython.int
        self.count = 0
        self.highest = -1
        memset(self.first_of, 0xFF, cython.sizeof(self.first_of))
        if not self.most:
            return
        if self.grid.empty:
            self.lane(16 * 8)
            return
        for begin in range(16, 512, 16):
            if begin != 256:
                self.lane(begin)

    def lane(self, begin):
        """The places of one lane."""
        g: cython.pointer(Grid) = self.grid
        first: cython.int
        touch: cython.int = 1 << 20  # nearest square, from `first` on, that touches the tiles
        at: cython.int
        for at in range(15):
            first = begin + 14 - at
            if g.fixed[first] >> 56:
                touch = first
            if touch - first <= self.most and not g.letter[first - 1]:
                self.from_square(first, begin + 15)

    def from_square(self, first, wall):
        """The places that begin at `first`."""
        letter: cython.pointer(cython.const[uint8_t]) = self.grid.letter
        word_times: cython.pointer(cython.const[uint8_t]) = self.grid.word_times
        most: cython.int = self.most
        at: cython.int
        counts: uint64_t = 0
        points: uint64_t = 0
        times: cython.int = 1
        for at in range(first, wall):
            counts += self.counts[at]
            points += self.points[at]
            times *= word_times[at]
            if cython.cast(cython.int, counts & 255) > most:
                return
            if points >> 56 and counts & 255 and not letter[at + 1]:
                self.enter(first, at, counts, points, times)

    def enter(self, first, last, counts, points, times):
        """Keeps a place under its bound."""
        sums: cython.pointer(cython.int) = self.best_sum
        place: cython.pointer(Place) = self.places + self.count
        empty: cython.int = counts & 255
        free: cython.int = (counts >> 24) & 255
        letters: cython.int
        bound: cython.int
        if empty == 1 and (first == last or (first & 256 and not free)):
            return  # no word; or one tile that makes two words, which is read across
        letters = min(
            sums[empty] + sums[(counts >> 8) & 255] + sums[(counts >> 16) & 255],
            cython.cast(cython.int, (points >> 16) & 0xFFFF)
            + sums[free]
            + sums[(counts >> 32) & 255]
            + sums[(counts >> 40) & 255],
        )
        bound = (
            times * (cython.cast(cython.int, points & 0xFFFF) + letters)
            + cython.cast(cython.int, (points >> 32) & 0xFFFFFF)
            + self.bonus[empty]
        )
        bound = min(bound, TOO_HIGH)
        place.first = first
        place.length = last - first + 1
        place.empty = empty
        place.next = self.first_of[bound]
        self.first_of[bound] = self.count
        self.count += 1
        self.highest = max(self.highest, bound)

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Where a word can lie on the board, and an upper bound of its score there.

A place is a stretch of a lane, from a free edge to a free edge, that touches the tiles on the board and has no more
empty squares than tiles may be played.  Its bound needs no lexicon and no sorting.  With `T[k]` the points of the k best
tiles of the rack, n empty squares of which n2 at least double and n3 triple their letter, the letters of the word bring
at most `T[n] + T[n2] + T[n3]`.  A hook (an empty square with neighbours in the other direction) takes only some letters:
it brings at most its best letter, in the word and in the other direction.

    bound = word premiums * (tiles on the board + letters) + words in the other direction + bonus of n tiles

Places are kept by their bound, so that the search takes the most promising ones first and stops when none is left that
could do better than what it has.
"""

import cython
from cython.cimports.arbitre.solver.lanes import Grid, Lanes
from cython.cimports.arbitre.solver.places import Place
from cython.cimports.libc.stdint import uint32_t
from cython.cimports.libc.string import memset

TOO_HIGH = cython.declare(cython.int, 2047)  # bounds from here on are kept together
CENTRE = cython.declare(cython.int, 16 * 8 + 7)
ONE = cython.declare(uint32_t, 1)


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
        k: cython.int
        mask: uint32_t
        self.most = most
        self.best_sum[0] = 0
        for i in range(16):
            self.best_sum[i + 1] = self.best_sum[i] + (values[i] if i < size else 0)
        for i in range(16, 511):
            if g.across_sum[i] < 0:
                self.hook_best[i] = -2
                continue
            mask = g.cross[i]
            k = 0
            while k < different and not (mask >> codes[k]) & 1:
                k += 1
            if k < different:
                self.hook_best[i] = g.value[codes[k]]
            else:
                self.hook_best[i] = 0 if blanks and mask else -1

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
        touch: cython.int = 1 << 20  # nearest square, from `first` on, that touches the board
        at: cython.int
        for first in range(begin + 14, begin - 1, -1):
            if g.letter[first] or g.across_sum[first] >= 0 or (g.empty and first == CENTRE):
                touch = first
            if touch - first <= self.most and not g.letter[first - 1]:
                at = first
                self.from_square(at, begin + 15)

    def from_square(self, first, wall):
        """The places that begin at `first`."""
        g: cython.pointer(Grid) = self.grid
        sums: cython.pointer(cython.int) = self.best_sum
        at: cython.int = first
        touches: cython.bint = False
        empty: cython.int = 0  # squares to fill, and how many of them at least double and triple the letter
        doubles: cython.int = 0
        triples: cython.int = 0
        free: cython.int = 0  # the same, hooks left out
        free_doubles: cython.int = 0
        free_triples: cython.int = 0
        hooks: cython.int = 0  # what the hooks bring to the word
        others: cython.int = 0  # what they bring in the other direction
        fixed: cython.int = 0
        times: cython.int = 1
        extra: cython.int = 0  # premiums beyond triple, charged with the best tile
        letter_times: cython.int
        best: cython.int
        letters: cython.int
        while at < wall:
            if g.letter[at]:
                fixed += g.points[at]
                touches = True
            else:
                if empty == self.most:
                    return
                best = self.hook_best[at]
                if best == -1:
                    return
                letter_times = g.letter_times[at]
                empty += 1
                doubles += letter_times > 1
                triples += letter_times > 2
                times *= g.word_times[at]
                if letter_times > 3:
                    extra += (letter_times - 3) * sums[1]
                if best >= 0:
                    touches = True
                    best *= letter_times
                    hooks += best
                    others += (best + g.across_sum[at]) * g.word_times[at]
                else:
                    free += 1
                    free_doubles += letter_times > 1
                    free_triples += letter_times > 2
                    touches = touches or (g.empty and at == CENTRE)
            if touches and empty and not g.letter[at + 1] and at > first:
                if empty > 1 or free or not first & 256:  # one tile that makes two words is read across
                    letters = min(
                        sums[empty] + sums[doubles] + sums[triples],
                        hooks + sums[free] + sums[free_doubles] + sums[free_triples],
                    )
                    self.enter(
                        first, at, empty, times * (fixed + letters + extra) + others + self.bonus[empty]
                    )
            at += 1

    def enter(self, first, last, empty, bound):
        """Keeps a place under its bound."""
        place: cython.pointer(Place) = self.places + self.count
        bound = min(bound, TOO_HIGH)
        place.first = first
        place.length = last - first + 1
        place.empty = empty
        place.next = self.first_of[bound]
        self.first_of[bound] = self.count
        self.count += 1
        self.highest = max(self.highest, bound)

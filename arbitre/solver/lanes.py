# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The board as thirty lanes, fifteen across and fifteen down, with what each square allows.

Both directions are written out, so that the search only ever moves one step to the left or to the right:

    index = 256 * down + 16 * (lane + 1) + place          place 0 to 14; place 15 is a wall between two lanes

A wall is an empty square that takes no letter, so no search needs a test for the edge.  For each empty square, `cross`
is the mask of letters that make a word in the other direction (all letters when nothing touches it there), and
`across_sum` the points of the tiles it would join.  They are found anew in each lane whose tiles have changed.
"""

import cython
from cython.cimports.arbitre.solver.bits import child, ctz
from cython.cimports.arbitre.solver.lanes import Grid, index_of, turned
from cython.cimports.arbitre.solver.lexicon import Lexicon
from cython.cimports.libc.stdint import uint32_t, uint64_t
from cython.cimports.libc.string import memcmp, memcpy, memset

ANY = cython.declare(uint32_t, 0xFFFFFFFE)
CENTRE = cython.declare(cython.int, 16 * 8 + 7)
TOUCHES = cython.declare(uint64_t, 1 << 56)


@cython.final
@cython.cclass
class Lanes:
    """One position for one thread; `lay` sets it."""

    def __init__(self, lexicon: Lexicon, values: bytes, letter_premium: bytes, word_premium: bytes) -> None:
        i: cython.int
        if len(values) != 32 or len(letter_premium) != 225 or len(word_premium) != 225:
            raise ValueError("32 values and 225 premiums are wanted")
        if 0 in letter_premium or 0 in word_premium:
            raise ValueError("a premium is 1 or more")
        self.lexicon = lexicon
        self.bare.pool = lexicon.tables.pool
        self.bare.forward = lexicon.tables.forward
        self.bare.backward = lexicon.tables.backward
        self.bare.alphabet = lexicon.tables.alphabet
        for i in range(1, 32):
            self.bare.value[i] = values[i]
        self.rule(letter_premium, word_premium)

    def rule(self, letter_premium, word_premium):
        """The empty board, copied for each position."""
        g: cython.pointer(Grid) = cython.address(self.bare)
        square: cython.int
        down: cython.int
        i: cython.int
        times: cython.int
        counts: uint64_t
        memset(g.across_sum, 0xFF, cython.sizeof(g.across_sum))
        for square in range(225):
            times = letter_premium[square]
            counts = 1 + ((times > 1) << 8) + ((times > 2) << 16)
            g.beyond_triple |= times > 3
            for down in range(2):
                i = index_of(square // 15, square % 15, down)
                g.letter_times[i] = times
                g.word_times[i] = word_premium[square]
                g.cross[i] = ANY
                g.counts[i] = counts + (counts << 24)
        g.empty = True

    def lay(self, board):
        """Sets the position: 225 codes, row by row, with blank bits."""
        g: cython.pointer(Grid) = cython.address(self.grid)
        row: cython.int
        column: cython.int
        down: cython.int
        i: cython.int
        code: cython.int
        memcpy(g, cython.address(self.bare), cython.sizeof(Grid))
        for row in range(15):
            for column in range(15):
                code = board[15 * row + column]
                if not code:
                    continue
                g.empty = False
                for down in range(2):
                    i = index_of(row, column, down)
                    g.letter[i] = code & 31
                    g.tile[i] = code
                    g.points[i] = 0 if code & 64 else g.value[code & 31]
                    g.letter_times[i] = g.word_times[i] = 1
                    g.cross[i] = 0
                    g.counts[i] = 0
                    g.fixed[i] = g.points[i] + TOUCHES
        if g.empty:
            g.fixed[CENTRE] = TOUCHES
            return
        for i in range(16, 512, 16):
            if i != 256:
                self.cross_lane(i)
                self.sign_lane(i)

    def cross_lane(self, first):
        """What the tiles of the lane at `first` allow on the empty squares beside them, for the other direction."""
        g: cython.pointer(Grid) = cython.address(self.grid)
        place: cython.int
        other: cython.int
        if memcmp(g.tile + first, self.known_tile + first, 15):
            self.know_lane(first)
        for place in range(first, first + 15):
            if g.letter[place] or not (g.letter[place - 1] or g.letter[place + 1]):
                continue
            other = turned(place)
            g.across_sum[other] = self.known_sum[place]
            g.cross[other] = self.known_cross[place]
            g.counts[other] &= 0xFFFFFF
            g.fixed[other] = TOUCHES
            g.hooks[g.hook_count] = other
            g.hook_count += 1

    def sign_lane(self, first):
        """Sums of the signatures of the tiles, so that those between two squares are one difference."""
        g: cython.pointer(Grid) = cython.address(self.grid)
        place: cython.int
        total: uint64_t = 0
        for place in range(first, first + 15):
            g.signature[place] = total
            if g.letter[place]:
                total += self.lexicon.tables.keys[g.letter[place]]
        g.signature[first + 15] = total

    def know_lane(self, first):
        """Looks at a lane whose tiles have changed since the position before: most do not from one turn to the next."""
        g: cython.pointer(Grid) = cython.address(self.grid)
        place: cython.int
        left: cython.int
        right: cython.int
        total: cython.int
        memcpy(self.known_tile + first, g.tile + first, 15)
        for place in range(first, first + 15):
            if g.letter[place] or not (g.letter[place - 1] or g.letter[place + 1]):
                continue
            left = right = place
            total = 0
            while g.letter[left - 1]:
                left -= 1
                total += g.points[left]
            while g.letter[right + 1]:
                right += 1
                total += g.points[right]
            self.known_sum[place] = total
            self.known_cross[place] = self.cross_letters(left, place, right)

    def cross_letters(self, left, square, right):
        """Mask of the letters that make a word of the tiles `left` to `right` when put on the empty `square`."""
        g: cython.pointer(Grid) = cython.address(self.grid)
        node: uint32_t
        after: uint32_t
        letters: uint32_t
        found: uint32_t = 0
        i: cython.int
        code: cython.int
        if left == square:
            node = g.backward
            for i in range(right - square):
                node = child(g.pool, node, g.letter[right - i])
            return g.pool[node + 1]
        node = g.backward
        for i in range(square - left):
            node = child(g.pool, node, g.letter[square - 1 - i])
        node = child(g.pool, node, 0)
        if right == square:
            return g.pool[node + 1]
        letters = g.pool[node]
        while letters:
            code = ctz(letters)
            letters &= letters - 1
            after = child(g.pool, node, code)
            i = square + 1
            while i < right and after:
                after = child(g.pool, after, g.letter[i])
                i += 1
            if (g.pool[after + 1] >> g.letter[right]) & 1:
                found |= cython.cast(uint32_t, 1) << code
        return found

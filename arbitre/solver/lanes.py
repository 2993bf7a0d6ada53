# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The board as thirty lanes, fifteen across and fifteen down, with what each square allows.

Both directions are written out, so that the search only ever moves one step to the left or to the right:

    index = 256 * down + 16 * (lane + 1) + place          place 0 to 14; place 15 is a wall between two lanes

A wall is an empty square that takes no letter, so no search needs a test for the edge.  For each empty square, `cross`
is the mask of letters that make a word in the other direction (all letters when nothing touches it there), and
`across_sum` the points of the tiles it would join.  Both are made anew for each position: it takes two microseconds.
"""

import cython
from cython.cimports.arbitre.solver.bits import child, ctz
from cython.cimports.arbitre.solver.lanes import Grid
from cython.cimports.arbitre.solver.lexicon import Lexicon
from cython.cimports.libc.stdint import uint32_t
from cython.cimports.libc.string import memset

ANY = cython.declare(uint32_t, 0xFFFFFFFE)
CENTRE = cython.declare(cython.int, 16 * 8 + 7)


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
        self.grid.pool = lexicon.tables.pool
        self.grid.forward = lexicon.tables.forward
        self.grid.backward = lexicon.tables.backward
        self.grid.alphabet = lexicon.tables.alphabet
        for i in range(32):
            self.grid.value[i] = values[i]
        self.grid.value[0] = 0
        for i in range(225):
            self.letter_premium[i] = letter_premium[i]
            self.word_premium[i] = word_premium[i]

    def lay(self, board):
        """Sets the position: 225 codes, row by row, with blank bits."""
        g: cython.pointer(Grid) = cython.address(self.grid)
        row: cython.int
        column: cython.int
        square: cython.int
        index: cython.int
        direction: cython.int
        code: cython.int
        memset(g.letter, 0, cython.sizeof(g.letter))
        memset(g.tile, 0, cython.sizeof(g.tile))
        memset(g.points, 0, cython.sizeof(g.points))
        memset(g.cross, 0, cython.sizeof(g.cross))
        memset(g.across_sum, 0xFF, cython.sizeof(g.across_sum))
        g.empty = True
        for row in range(15):
            for column in range(15):
                square = 15 * row + column
                code = board[square]
                for direction in range(2):
                    index = 256 + 16 * (column + 1) + row if direction else 16 * (row + 1) + column
                    g.letter_times[index] = 1 if code else self.letter_premium[square]
                    g.word_times[index] = 1 if code else self.word_premium[square]
                    g.cross[index] = 0 if code else ANY
                    if code:
                        g.letter[index] = code & 31
                        g.tile[index] = code
                        g.points[index] = 0 if code & 64 else g.value[code & 31]
                        g.empty = False
        if not g.empty:
            for index in range(16, 512, 16):
                if index != 256:
                    self.cross_lane(index)

    def cross_lane(self, first):
        """What the tiles of the lane at `first` allow on the empty squares beside them, for the other direction."""
        g: cython.pointer(Grid) = cython.address(self.grid)
        place: cython.int
        left: cython.int
        right: cython.int
        total: cython.int
        other: cython.int
        i: cython.int
        for place in range(first, first + 15):
            if g.letter[place] or not (g.letter[place - 1] or g.letter[place + 1]):
                continue
            left = place
            total = 0
            while g.letter[left - 1]:
                left -= 1
                total += g.points[left]
            right = place
            while g.letter[right + 1]:
                right += 1
                total += g.points[right]
            other = turned(place)
            g.across_sum[other] = total
            g.cross[other] = self.cross_letters(left, place, right)

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

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Every legal move, once each.

A lane is read from its anchors.  An anchor is the last tile of a block, which is read first because it constrains at
once, or an empty square touched only in the other direction.  From there the word grows to the left, never as far as
the anchor before (whose moves these would be), then turns at the separator and grows to the right as far as it will.
So each move is met at its leftmost anchor only.  A single tile that makes two words is kept across and dropped down.
"""

import cython
from cython.cimports.arbitre.solver.bits import arc, child, ctz
from cython.cimports.arbitre.solver.lanes import Grid, Lanes, square_of
from cython.cimports.arbitre.solver.moves import Move
from cython.cimports.libc.stdint import uint32_t
from cython.cimports.libc.string import memcpy, memset

BLANK = cython.declare(cython.int, 64)
ONE = cython.declare(uint32_t, 1)


@cython.final
@cython.cclass
class Generator:
    """The search for all moves of one rack on one board."""

    def __init__(self, lanes: Lanes, bonus: object) -> None:
        i: cython.int
        self.lanes = lanes
        self.grid = cython.address(lanes.grid)
        for i in range(16):
            self.bonus[i] = bonus[i] if i < len(bonus) else bonus[len(bonus) - 1]

    def set_rack(self, rack, size, most):
        """The tiles to play with (0 = blank), and how many may be placed."""
        i: cython.int
        memset(self.held, 0, 32)
        for i in range(size):
            self.held[rack[i]] += 1
        self.most = min(size, most)
        self.real = 0
        for i in range(1, 32):
            if self.held[i]:
                self.real |= ONE << i

    def all_moves(self):
        """Appends every legal move to `moves`."""
        first: cython.int
        self.nodes = 0
        self.placed = 0
        if not self.most:
            return
        if self.grid.empty:
            self.anchor = 16 * 8 + 7
            self.limit = 16 * 8
            self.from_square(self.anchor)
            return
        for first in range(16, 512, 16):
            if first != 256:
                self.lane(first)

    def lane(self, first):
        """All the moves of one lane."""
        g: cython.pointer(Grid) = self.grid
        at: cython.int = first
        self.limit = first
        while at < first + 15:
            if g.letter[at]:
                while g.letter[at + 1]:
                    at += 1
                self.anchor = at
                self.from_block(at)
                self.limit = at + 2
            elif g.across_sum[at] >= 0 and not g.letter[at - 1] and not g.letter[at + 1]:
                self.anchor = at
                self.from_square(at)
                self.limit = at + 1
            at += 1

    def from_block(self, last):
        """Moves that have the block ending at `last` as their first anchor."""
        g: cython.pointer(Grid) = self.grid
        node: uint32_t = g.backward
        points: cython.int = 0
        at: cython.int = last
        while g.letter[at] and node:
            node = child(g.pool, node, g.letter[at])
            points += g.points[at]
            at -= 1
        if node:
            self.leftwards(node, at, points, 1, 0)

    def from_square(self, at):
        """Moves that have the empty square `at` as their first anchor."""
        self.put(self.grid.backward, at, 0, 1, 0, -1)

    def leftwards(self, node, at, points, times, others):
        """The word read so far begins at `at + 1`: turn to its right end, or put a tile on `at`."""
        pool: cython.pointer(cython.const[uint32_t]) = self.grid.pool
        self.nodes += 1
        if pool[node] & 1:
            self.start = at + 1
            self.rightwards(pool[node + 2], self.anchor + 1, points, times, others)
        if at >= self.limit:
            self.put(node, at, points, times, others, -1)

    def rightwards(self, node, at, points, times, others):
        """Put a tile on the empty square `at`."""
        self.nodes += 1
        self.put(node, at, points, times, others, 1)

    def put(self, node, at, points, times, others, step):
        """Each tile of the rack that fits on `at`, once as itself and once as a blank."""
        g: cython.pointer(Grid) = self.grid
        pool: cython.pointer(cython.const[uint32_t]) = g.pool
        letters: uint32_t = (pool[node] | pool[node + 1]) & g.cross[at]
        letter_times: cython.int = g.letter_times[at]
        word_times: cython.int = g.word_times[at]
        across: cython.int = g.across_sum[at]
        bit: uint32_t
        code: cython.int
        value: cython.int
        side: cython.int
        if not self.held[0]:
            letters &= self.real
        if not letters:
            return
        if not self.placed:
            self.crossed = across >= 0
        times *= word_times
        self.placed += 1
        while letters:
            bit = letters & (0 - letters)
            letters ^= bit
            code = ctz(bit)
            if self.held[code]:
                self.held[code] -= 1
                if not self.held[code]:
                    self.real ^= bit
                value = letter_times * g.value[code]
                side = (across + value) * word_times if across >= 0 else 0
                g.tile[at] = code
                self.go_on(node, bit, at, points + value, times, others + side, step)
                self.held[code] += 1
                self.real |= bit
            if self.held[0]:
                self.held[0] -= 1
                side = across * word_times if across >= 0 else 0
                g.tile[at] = code | BLANK
                self.go_on(node, bit, at, points, times, others + side, step)
                self.held[0] += 1
        self.placed -= 1

    def go_on(self, node, bit, at, points, times, others, step):
        """A tile lies on `at`: note the word if it is one, and go on from its letter `bit`."""
        g: cython.pointer(Grid) = self.grid
        pool: cython.pointer(cython.const[uint32_t]) = g.pool
        if step < 0:
            if pool[node + 1] & bit:
                self.note(at, self.anchor, points * times + others)
            if pool[node] & bit and ((at > self.limit and self.fits(at - 1)) or self.fits(self.anchor + 1)):
                self.leftwards(arc(pool, node, bit), at - 1, points, times, others)
            return
        while g.letter[at + 1]:
            if not pool[node] & bit:
                return
            node = arc(pool, node, bit)
            self.nodes += 1
            at += 1
            bit = ONE << g.letter[at]
            points += g.points[at]
        if pool[node + 1] & bit:
            self.note(self.start, at, points * times + others)
        if pool[node] & bit and self.fits(at + 1):
            self.rightwards(arc(pool, node, bit), at + 1, points, times, others)

    def fits(self, at):
        """May one more tile be placed, and does one of those left fit on `at`? Spares the visit of a node in memory."""
        letters: uint32_t = self.grid.cross[at]
        if not self.held[0]:
            letters &= self.real
        return self.placed < self.most and letters != 0

    def note(self, first, last, score):
        """Appends the move whose tiles lie on `first` to `last`."""
        move: cython.pointer(Move)
        length: cython.int = last - first + 1
        if self.placed == 1 and self.crossed and first & 256:
            return
        move = self.moves.add()
        memcpy(move.letters, self.grid.tile + first, 16)
        memset(move.letters + length, 0, 16 - length)
        move.score = score + self.bonus[self.placed]
        move.square = square_of(first)
        move.down = first >> 8
        move.length = length
        move.placed = self.placed

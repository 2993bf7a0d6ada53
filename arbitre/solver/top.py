# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The best score and every move that reaches it, without listing the others.

The places are taken best bound first (see `places`) until no bound reaches the best score found.  A place is solved in
one of two ways.  Where the tiles to be played can be chosen in few ways, the words are got from their letters (see
`signatures`): each choice of tiles, plus the tiles on the board, is one question, blanks being tried as each letter.
Where few squares are to be filled, and blanks make the choices many, the lexicon is walked over just these squares,
starting where the fewest letters fit, and a branch is left as soon as it cannot reach the best score.
"""

import cython
from cython.cimports.arbitre.solver.bits import arc, child, ctz, popcount
from cython.cimports.arbitre.solver.choices import Answer, Candidate, Choice, Choices
from cython.cimports.arbitre.solver.lanes import Grid, Lanes, square_of
from cython.cimports.arbitre.solver.lexicon import Tables
from cython.cimports.arbitre.solver.moves import Move, MoveList
from cython.cimports.arbitre.solver.places import Places
from cython.cimports.libc.stdint import uint8_t, uint32_t
from cython.cimports.libc.string import memcpy, memset

BLANK = cython.declare(cython.int, 64)
ONE = cython.declare(uint32_t, 1)


@cython.final
@cython.cclass
class TopSearch:
    """The search for the top of one rack on one board."""

    def __init__(self, lanes: Lanes, bonus: object) -> None:
        i: cython.int
        self.lanes = lanes
        self.grid = cython.address(lanes.grid)
        self.lexicon = lanes.lexicon
        self.tables = cython.address(lanes.lexicon.tables)
        self.places = Places(lanes, bonus)
        self.choices = Choices(lanes.lexicon)
        self.found = MoveList()
        for i in range(16):
            self.bonus[i] = bonus[min(i, len(bonus) - 1)]

    def set_rack(self, rack, size, most):
        """The tiles to play with, at most ten (0 = blank), and how many may be placed."""
        g: cython.pointer(Grid) = self.grid
        i: cython.int
        k: cython.int
        _i: cython.int
        code: cython.int
        memset(self.left, 0, 32)
        self.different = 0
        self.tiles = 0
        for i in range(size):
            self.left[rack[i]] += 1
        self.blanks = self.left[0]
        self.rack_letters = 0
        for code in range(1, 32):
            if self.left[code]:
                k = self.different
                while k and g.value[self.codes[k - 1]] < g.value[code]:
                    self.codes[k] = self.codes[k - 1]
                    k -= 1
                self.codes[k] = code
                self.different += 1
                self.rack_letters |= ONE << code
        self.usable = g.alphabet if self.blanks else self.rack_letters
        for k in range(self.different):
            self.counts[k] = self.left[self.codes[k]]
            for _i in range(self.counts[k]):
                self.values[self.tiles] = g.value[self.codes[k]]
                self.tiles += 1
        for i in range(self.tiles, size):
            self.values[i] = 0
        self.choices.set_rack(self.codes, self.counts, self.different, self.tiles, g.value)
        self.places.set_rack(self.codes, self.different, self.values, size, self.blanks, min(size, most))

    def run(self):
        """Leaves the best score in `best` (-1: no move) and its moves in `found`."""
        bound: cython.int
        at: cython.int
        self.best = -1
        self.found.clear()
        self.places.find()
        bound = self.places.highest
        while bound >= 0 and bound >= self.best:
            at = self.places.first_of[bound]
            while at >= 0:
                self.solve(self.places.places + at)
                at = self.places.places[at].next
            bound -= 1

    def solve(self, place):
        """The best moves of one place."""
        g: cython.pointer(Grid) = self.grid
        self.signature = g.signature[place.first + place.length] - g.signature[place.first]
        if not self.blanks and not self.choices.all_of_size(self.signature, place.empty).count:
            return
        self.open(place)
        if self.blanks and self.empty < 3 + self.blanks:
            self.by_walk()
        else:
            self.by_signature()

    def open(self, place):
        """What each square of a place takes, and what a point is worth there."""
        g: cython.pointer(Grid) = self.grid
        i: cython.int
        k: cython.int
        at: cython.int
        times: cython.int = 1
        fixed: cython.int = 0
        others: cython.int = 0
        count: cython.int = 0
        worth: cython.int
        self.first = place.first
        self.length = place.length
        self.empty = place.empty
        self.hooks = 0
        for i in range(self.length):
            at = self.first + i
            if g.letter[at]:
                fixed += g.points[at]
                self.wanted[i] = ONE << g.letter[at]
                self.times[i] = 0
                self.tile[i] = g.tile[at]
            else:
                times *= g.word_times[at]
                self.wanted[i] = g.cross[at] & self.usable
                self.tile[i] = 0
        for i in range(self.length):
            at = self.first + i
            if not g.letter[at]:
                worth = g.letter_times[at] * times
                if g.across_sum[at] >= 0:
                    worth += g.letter_times[at] * g.word_times[at]
                    others += g.across_sum[at] * g.word_times[at]
                    self.hook[self.hooks] = g.cross[at]
                    self.hooks += 1
                self.times[i] = worth
                k = count
                while k and self.sorted_times[k - 1] < worth:
                    self.sorted_times[k] = self.sorted_times[k - 1]
                    k -= 1
                self.sorted_times[k] = worth
                count += 1
        self.base = times * fixed + others + self.bonus[self.empty]

    def by_signature(self):
        """Solves the place by the letters of its words."""
        blanks: cython.int
        size: cython.int
        at: cython.int
        i: uint32_t
        answer: cython.pointer(cython.const[Answer])
        candidates: cython.pointer(cython.const[Candidate]) = self.choices.candidates
        choice: cython.pointer(cython.const[Choice])
        for blanks in range(min(self.blanks, self.empty) + 1):
            size = self.empty - blanks
            if size > self.tiles:
                continue
            if blanks == 0:
                answer = self.choices.all_of_size(self.signature, size)
                for i in range(answer.start, answer.start + answer.count):
                    choice = self.choices.choices + candidates[i].choice
                    if self.promising(choice, 0):
                        self.try_group(candidates[i].group, choice, 0)
                continue
            for at in range(self.choices.size_start[size], self.choices.size_start[size + 1]):
                choice = self.choices.choices + self.choices.by_size[at]
                if self.promising(choice, blanks):
                    answer = self.choices.one_with_blanks(self.signature, at, blanks)
                    for i in range(answer.start, answer.start + answer.count):
                        self.try_group(candidates[i].group, choice, blanks)

    def promising(self, choice, blanks):
        """Can this choice of tiles reach the best score, and does it have what the hooks take?"""
        bound: cython.int = self.base
        missing: cython.int = 0
        i: cython.int
        for i in range(choice.size):
            bound += self.sorted_times[i] * choice.values[i]
        if bound < self.best:
            return False
        for i in range(self.hooks):
            missing += (self.hook[i] & choice.letters) == 0
        return missing <= blanks

    def try_group(self, group, choice, blanks):
        """Lays the words of one signature on the place, the tiles of `choice` and `blanks` blanks being at hand."""
        t: cython.pointer(Tables) = self.tables
        word: cython.pointer(cython.const[uint8_t]) = t.groups + group
        i: cython.int
        if word[0] != self.length:
            return
        word += 1
        while word[0]:
            i = 0
            while i < self.length and (self.wanted[i] >> word[i]) & 1:
                i += 1
            if i == self.length:
                memset(self.left, 0, 32)
                self.left[0] = blanks
                for i in range(self.different):
                    self.left[self.codes[i]] = choice.counts[i]
                self.assign(word, 0, self.base)
            word += self.length

    def assign(self, word, at, points):
        """Every way to form `word` from `at` on with the tiles left."""
        code: cython.int
        while at < self.length and not self.times[at]:
            at += 1
        if at == self.length:
            self.report(points)
            return
        code = word[at]
        if self.left[code]:
            self.left[code] -= 1
            self.tile[at] = code
            self.assign(word, at + 1, points + self.times[at] * self.grid.value[code])
            self.left[code] += 1
        if self.left[0]:
            self.left[0] -= 1
            self.tile[at] = code | BLANK
            self.assign(word, at + 1, points)
            self.left[0] += 1

    def by_walk(self):
        """Solves the place by walking the lexicon over its squares."""
        i: cython.int
        memset(self.left, 0, 32)
        self.left[0] = self.blanks
        for i in range(self.different):
            self.left[self.codes[i]] = self.counts[i]
        self.real = self.rack_letters
        self.plan()
        self.walk(0, self.tables.backward, self.base)

    def plan(self):
        """Chooses the square to start from, and bounds what each further step can bring."""
        start: cython.int = 0
        fewest: cython.int = 99
        letters: cython.int
        i: cython.int
        k: cython.int
        count: cython.int = 0
        step: cython.int
        total: cython.int
        sorted_times: cython.int[16]
        for i in range(self.length):
            letters = popcount(self.wanted[i]) if self.times[i] else 0
            if letters <= fewest:
                fewest = letters
                start = i
        self.turn = start + 1
        for i in range(self.length):
            self.route[i] = start - i if i <= start else i
        self.rest[self.length] = 0
        for step in range(self.length - 1, -1, -1):
            i = self.route[step]
            if self.times[i]:
                k = count
                while k and sorted_times[k - 1] < self.times[i]:
                    sorted_times[k] = sorted_times[k - 1]
                    k -= 1
                sorted_times[k] = self.times[i]
                count += 1
            total = 0
            for k in range(count):
                total += sorted_times[k] * self.values[k]
            self.rest[step] = total

    def walk(self, step, node, points):
        """Reads the route from `step` on; `points` is what the squares before it score."""
        pool: cython.pointer(cython.const[uint32_t]) = self.tables.pool
        last: cython.bint = step == self.length - 1
        at: cython.int = self.route[step]
        letters: uint32_t
        bit: uint32_t
        code: cython.int
        more: cython.int
        if points + self.rest[step] < self.best:
            return
        if step == self.turn:
            node = child(pool, node, 0)
        letters = (pool[node + 1] if last else pool[node]) & self.wanted[at]
        if not self.times[at]:
            if not letters:
                return
            if last:
                self.report(points)
            else:
                self.walk(step + 1, arc(pool, node, letters), points)
            return
        if not self.left[0]:
            letters &= self.real
        while letters:
            bit = letters & (0 - letters)
            letters ^= bit
            code = ctz(bit)
            if self.left[code]:
                more = points + self.times[at] * self.grid.value[code]
                if more + self.rest[step + 1] >= self.best:
                    self.left[code] -= 1
                    if not self.left[code]:
                        self.real ^= bit
                    self.tile[at] = code
                    if last:
                        self.report(more)
                    else:
                        self.walk(step + 1, arc(pool, node, bit), more)
                    self.left[code] += 1
                    self.real |= bit
            if self.left[0] and points + self.rest[step + 1] >= self.best:
                self.left[0] -= 1
                self.tile[at] = code | BLANK
                if last:
                    self.report(points)
                else:
                    self.walk(step + 1, arc(pool, node, bit), points)
                self.left[0] += 1

    def report(self, points):
        """Keeps the move now laid on the place when none is better."""
        move: cython.pointer(Move)
        if points < self.best:
            return
        if points > self.best:
            self.best = points
            self.found.clear()
        move = self.found.add()
        memset(move.letters, 0, 16)
        memcpy(move.letters, self.tile, self.length)
        move.score = points
        move.square = square_of(self.first)
        move.down = self.first >> 8
        move.length = self.length
        move.placed = self.empty

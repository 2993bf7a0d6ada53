# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Compiles a word list into the tables that the solver walks.

A node is a few 32-bit words in one array, the pool; it is named by its offset, and 0 is the node without arcs:

    pool[node]      child mask    bit L: some word goes on after reading letter L; bit 0: the separator
    pool[node + 1]  accept mask   bit L: a word ends with letter L
    pool[node + 2]  offset of the node behind the lowest bit of the child mask
    pool[node + 3]  ... behind the next bit, and so on: one offset a bit

So the letters to try on a square are `(child | accept) & allowed`, and a node is one population count away.

Two automata share the pool, both minimal.  The first spells words from left to right.  The second spells beginnings of
words from right to left; its separator leads to the node of the first automaton where that beginning stands, so that a
word is read from any of its squares, first to the left, then to the right (a GADDAG without its repeated right halves):

    TARD from its R:   R A T --separator--> node of "TAR" --D (accepted)

Both are made from sorted keys (Daciuk's method): a branch that no later key can touch is looked up in a register of all
nodes and either found there or added.
"""

import cython
from cython.cimports.arbitre.solver.bits import popcount
from cython.cimports.arbitre.solver.keys import Key, letter_at, sort_keys
from cython.cimports.libc.stdint import uint32_t, uint64_t
from cython.cimports.libc.stdlib import calloc, free, malloc, realloc
from cython.cimports.libc.string import memcpy

from arbitre.solver.errors import LexiconError
from arbitre.solver.header import assemble
from arbitre.solver.signatures import Index

SLICES = cython.declare(cython.int, 16)  # progress is told that many times in each half of the work
MIX = cython.declare(uint64_t, 0x9E3779B97F4A7C15)


@cython.final
@cython.cclass
class Automaton:
    """The pool, the register of its nodes, and the branch being built (one open node a depth)."""

    pool: cython.pointer(uint32_t)
    used: uint32_t
    capacity: uint32_t
    register: cython.pointer(uint32_t)
    register_size: uint32_t
    nodes: uint32_t
    children: uint32_t[17]
    accepts: uint32_t[17]
    arcs: uint32_t[544]  # 17 depths, 32 arcs
    failed: cython.bint

    def __cinit__(self) -> None:
        self.capacity = 1 << 20
        self.register_size = 1 << 18
        self.pool = cython.cast(cython.pointer(uint32_t), malloc(self.capacity * 4))
        self.register = cython.cast(cython.pointer(uint32_t), calloc(self.register_size, 4))
        if not self.pool or not self.register:
            raise MemoryError
        self.pool[0] = self.pool[1] = 0
        self.used = 2

    def __dealloc__(self) -> None:
        free(self.pool)
        free(self.register)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open(self, depth: cython.int) -> cython.void:
        """A node without arcs at `depth` of the branch."""
        self.children[depth] = 0
        self.accepts[depth] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_arc(self, depth: cython.int, letter: cython.int, node: uint32_t) -> cython.void:
        """Arcs come in the order of their letters."""
        self.arcs[32 * depth + popcount(self.children[depth])] = node
        self.children[depth] |= cython.cast(uint32_t, 1) << letter

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def accept(self, depth: cython.int, letter: cython.int) -> cython.void:
        """A key ends with `letter` read at `depth`."""
        self.accepts[depth] |= cython.cast(uint32_t, 1) << letter

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close(self, depth: cython.int) -> uint32_t:
        """Offset of the finished node at `depth`, shared with an equal one where there is one."""
        child_mask: uint32_t = self.children[depth]
        accept_mask: uint32_t = self.accepts[depth]
        arcs: cython.pointer(uint32_t) = self.arcs + 32 * depth
        count: cython.int = popcount(child_mask)
        at: uint32_t
        node: uint32_t
        i: cython.int
        if not child_mask and not accept_mask:
            return 0
        at = self.slot(child_mask, accept_mask, arcs, count)
        while self.register[at]:
            node = self.register[at]
            if self.pool[node] == child_mask and self.pool[node + 1] == accept_mask:
                i = 0
                while i < count and self.pool[node + 2 + i] == arcs[i]:
                    i += 1
                if i == count:
                    return node
            at = (at + 1) & (self.register_size - 1)
        return self.append(at, child_mask, accept_mask, arcs, count)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def slot(
        self,
        child_mask: uint32_t,
        accept_mask: uint32_t,
        arcs: cython.pointer(cython.const[uint32_t]),
        count: cython.int,
    ) -> uint32_t:
        """Where the search of the register begins for such a node."""
        mixed: uint64_t = ((cython.cast(uint64_t, child_mask) << 32) | accept_mask) * MIX
        i: cython.int
        for i in range(count):
            mixed = (mixed ^ (mixed >> 29) ^ arcs[i]) * MIX
        return cython.cast(uint32_t, mixed >> 32) & (self.register_size - 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def append(
        self,
        at: uint32_t,
        child_mask: uint32_t,
        accept_mask: uint32_t,
        arcs: cython.pointer(cython.const[uint32_t]),
        count: cython.int,
    ) -> uint32_t:
        """Writes a new node and enters it in the register at slot `at`."""
        node: uint32_t = self.used
        if self.used + 40 > self.capacity:
            self.grow_pool()
        if self.failed:
            return 0
        self.pool[node] = child_mask
        self.pool[node + 1] = accept_mask
        memcpy(self.pool + node + 2, arcs, 4 * count)
        self.used += 2 + count
        self.register[at] = node
        self.nodes += 1
        if self.nodes * 2 > self.register_size:
            self.grow_register()
        return node

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def grow_pool(self) -> cython.void:
        larger: cython.p_void = realloc(self.pool, cython.cast(uint64_t, self.capacity) * 8)
        if larger == cython.NULL:
            self.failed = True
            return
        self.pool = cython.cast(cython.pointer(uint32_t), larger)
        self.capacity *= 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def grow_register(self) -> cython.void:
        old: cython.pointer(uint32_t) = self.register
        old_size: uint32_t = self.register_size
        at: uint32_t
        node: uint32_t
        i: uint32_t
        self.register = cython.cast(cython.pointer(uint32_t), calloc(old_size * 2, 4))
        if not self.register:
            self.register = old
            self.failed = True
            return
        self.register_size = old_size * 2
        for i in range(old_size):
            node = old[i]
            if node:
                at = self.slot(self.pool[node], self.pool[node + 1], self.pool + node + 2, popcount(self.pool[node]))
                while self.register[at]:
                    at = (at + 1) & (self.register_size - 1)
                self.register[at] = node
        free(old)


@cython.cclass
class Compiler:
    """One compilation: the keys of the words, then those of their beginnings, read backwards."""

    automaton: Automaton
    words: cython.pointer(Key)
    count: uint32_t
    prefixes: cython.pointer(Key)
    prefix_count: uint32_t
    prefix_capacity: uint32_t
    letters: cython.uchar[16]  # the key whose branch is open
    length: cython.int
    reversed_high: uint64_t[16]  # the open branch's beginnings, read backwards, by depth
    reversed_low: uint32_t[16]
    alphabet: uint32_t

    def __cinit__(self, blob: cython.const[cython.uchar][::1]) -> None:
        size: uint64_t = blob.shape[0]
        count: uint64_t = 1
        i: uint64_t
        for i in range(size):
            count += blob[i] == 0
        self.automaton = Automaton()
        self.words = cython.cast(cython.pointer(Key), malloc(2 * count * cython.sizeof(Key)))
        if not self.words:
            raise MemoryError
        bad: cython.int = self.parse(cython.address(blob[0]), size) if size else 0
        if bad:
            raise ValueError("words have 2 to 15 letters" if bad == 1 else "letters are codes 1 to 31")

    def __dealloc__(self) -> None:
        free(self.words)
        free(self.prefixes)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def parse(self, text: cython.pointer(cython.const[cython.uchar]), size: uint64_t) -> cython.int:
        """Packs and sorts the words, once each; 0, or what is wrong."""
        key: Key
        length: cython.int = 0
        code: cython.int
        i: uint64_t
        kept: uint32_t = 0
        sorted_keys: cython.pointer(Key)
        last: cython.pointer(Key)
        key.high = key.low = key.data = 0
        for i in range(size + 1):
            code = text[i] if i < size else 0
            if code > 31:
                return 2
            if code:
                if length < 12:
                    key.high |= cython.cast(uint64_t, code) << (55 - 5 * length)
                elif length < 15:
                    key.low |= cython.cast(uint32_t, code) << (10 - 5 * (length - 12))
                length += 1
                self.alphabet |= cython.cast(uint32_t, 1) << code
            elif length:
                if length == 1 or length > 15:
                    return 1
                self.words[self.count] = key
                self.count += 1
                key.high = key.low = 0
                length = 0
        sorted_keys = sort_keys(self.words, self.words + self.count, self.count)
        for i in range(self.count):
            last = self.words + kept - 1
            if not kept or sorted_keys[i].high != last.high or sorted_keys[i].low != last.low:
                self.words[kept] = sorted_keys[i]
                kept += 1
        self.count = kept
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow(self, key: cython.pointer(cython.const[Key]), forwards: cython.bint) -> cython.void:
        """Closes the part of the branch that `key` does not share, and opens the part it adds."""
        common: cython.int = 0
        letter: cython.int = letter_at(key, 0)
        while letter and common < self.length and self.letters[common] == letter:
            common += 1
            letter = letter_at(key, common)
        self.close_below(common, forwards)
        while letter:
            self.letters[self.length] = letter
            self.length += 1
            self.automaton.open(self.length)
            if forwards:
                self.reversed_low[self.length] = (
                    (cython.cast(uint32_t, self.reversed_high[self.length - 1]) & 31) << 10
                ) | (self.reversed_low[self.length - 1] >> 5)
                self.reversed_high[self.length] = (self.reversed_high[self.length - 1] >> 5) | (
                    cython.cast(uint64_t, letter) << 55
                )
            letter = letter_at(key, self.length)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close_below(self, depth: cython.int, forwards: cython.bint) -> cython.void:
        """Closes the open nodes deeper than `depth`; forwards, each is noted for the second automaton."""
        node: uint32_t
        letter: cython.int
        prefix: cython.pointer(Key)
        while self.length > depth:
            node = self.automaton.close(self.length)
            letter = self.letters[self.length - 1]
            if node:
                self.automaton.add_arc(self.length - 1, letter, node)
            if forwards:
                prefix = self.prefixes + self.prefix_count
                prefix.high = self.reversed_high[self.length]
                prefix.low = self.reversed_low[self.length]
                prefix.data = node * 2 + ((self.automaton.accepts[self.length - 1] >> letter) & 1)
                self.prefix_count += 1
            self.length -= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_words(self, begin: uint32_t, end: uint32_t) -> cython.void:
        """Words `begin` to `end` into the first automaton."""
        i: uint32_t
        larger: cython.p_void
        for i in range(begin, end):
            if self.prefix_count + 32 > self.prefix_capacity:
                self.prefix_capacity = self.prefix_capacity * 2 + 65536
                larger = realloc(self.prefixes, cython.sizeof(Key) * self.prefix_capacity)
                if larger == cython.NULL:
                    self.automaton.failed = True
                    return
                self.prefixes = cython.cast(cython.pointer(Key), larger)
            self.follow(self.words + i, True)
            self.automaton.accept(self.length - 1, self.letters[self.length - 1])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_prefixes(self, keys: cython.pointer(cython.const[Key]), begin: uint32_t, end: uint32_t) -> cython.void:
        """Reversed beginnings `begin` to `end` into the second automaton."""
        i: uint32_t
        for i in range(begin, end):
            self.follow(keys + i, False)
            if keys[i].data & 1:
                self.automaton.accept(self.length - 1, self.letters[self.length - 1])
            if keys[i].data > 1:
                self.automaton.add_arc(self.length, 0, keys[i].data >> 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def finish(self, forwards: cython.bint) -> uint32_t:
        """Closes the whole branch; offset of the root."""
        self.close_below(0, forwards)
        return self.automaton.close(0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def spell(self, number: uint32_t, letters: cython.pointer(cython.uchar)) -> cython.void:
        i: cython.int
        for i in range(15):
            letters[i] = letter_at(self.words + number, i)

    def run(self, progress: object) -> bytes:
        """The image of the file."""
        part: cython.int
        i: uint32_t
        forward_root: uint32_t
        backward_root: uint32_t
        keys: cython.pointer(Key)
        spare: cython.pointer(Key)
        count: uint64_t = self.count
        self.automaton.open(0)
        for part in range(SLICES):
            with cython.nogil:
                self.add_words(count * part // SLICES, count * (part + 1) // SLICES)
            if progress is not None:
                progress(0.3 * (part + 1) / SLICES)
        spare = cython.NULL
        with cython.nogil:
            forward_root = self.finish(True)
            if not self.automaton.failed:
                spare = cython.cast(cython.pointer(Key), malloc(cython.sizeof(Key) * (self.prefix_count + 1)))
        if not spare:
            raise MemoryError
        try:
            with cython.nogil:
                keys = sort_keys(self.prefixes, spare, self.prefix_count)
            count = self.prefix_count
            self.automaton.open(0)
            for part in range(SLICES):
                with cython.nogil:
                    self.add_prefixes(keys, count * part // SLICES, count * (part + 1) // SLICES)
                if progress is not None:
                    progress(0.3 + 0.5 * (part + 1) / SLICES)
            backward_root = self.finish(False)
        finally:
            free(spare)
        if self.automaton.failed:
            raise MemoryError
        spelt = bytearray(16 * self.count)
        view: cython.uchar[::1] = spelt
        with cython.nogil:
            for i in range(self.count):
                self.spell(i, cython.address(view[cython.cast(uint64_t, i) * 16]))
        index = Index(spelt)
        tables = index.tables()
        if progress is not None:
            progress(0.95)
        pool = cython.cast(cython.p_char, self.automaton.pool)[: self.automaton.used * 4]
        return assemble(self.count, forward_root, backward_root, self.alphabet, index.seed(), pool, *tables)


def build(words: object, progress: object = None) -> bytes:
    """The file image of a word list: codes 1 to 31, each word ended by a 0, in any order, repeated or not.

    `progress`, where given, is called with a fraction from 0 to 1; what it raises stops the work.  Raises
    `LexiconError` (`empty`) when there is no word, `ValueError` on a word of one letter or of more than 15, or on a
    code above 31.
    """
    compiler = Compiler(words)
    if not compiler.count:
        raise LexiconError("empty")
    image = compiler.run(progress)
    if progress is not None:
        progress(1.0)
    return image

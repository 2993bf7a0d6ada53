# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Words found by their letters, whatever the order.

The signature of a multiset of letters is the sum of one random 64-bit constant a letter: adding a tile is one addition.

    signature --> Bloom filter (is there a word at all? 3 bits in one 64-bit word)
              --> slots (open addressing)  [tag: upper half of the signature | group: offset]
              --> groups                   [length][letters of a word][letters of the next]...[0]

A second Bloom filter, `wild`, holds the signatures of all words less one letter: it says whether a blank can complete a
set of letters before its 26 letters are tried one by one.  A false answer of a filter is harmless: who asks compares
the letters.  Two groups that could be taken for one another are not tolerated: the constants are then drawn again from
the next seed, which is in the file.
"""

import cython
from cython.cimports.libc.stdint import uint32_t, uint64_t
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memset

_GOLDEN = cython.declare(uint64_t, 0x9E3779B97F4A7C15)
_MIX_1 = cython.declare(uint64_t, 0xBF58476D1CE4E5B9)
_MIX_2 = cython.declare(uint64_t, 0x94D049BB133111EB)


def fill_keys(keys, seed):
    """One constant a letter, from the seed alone (splitmix64), so that a file is read as it was written."""
    state: uint64_t = seed
    mixed: uint64_t
    letter: cython.int
    keys[0] = 0
    for letter in range(1, 32):
        state += _GOLDEN
        mixed = (state ^ (state >> 30)) * _MIX_1
        mixed = (mixed ^ (mixed >> 27)) * _MIX_2
        keys[letter] = mixed ^ (mixed >> 31)


@cython.cfunc
def whole_lines(entries: uint64_t) -> uint64_t:
    """At least so many 8-byte entries, in whole lines of 64 bytes: the offsets in a file tell the size of a table."""
    return entries // 8 * 8 + 8


@cython.cclass
class Index:
    """Builds the four tables from the distinct words, each of 16 bytes (letters, padded with 0)."""

    words: cython.pointer(cython.const[cython.uchar])
    count: uint32_t
    size: uint64_t
    signatures: cython.p_ulonglong
    head: cython.pointer(uint32_t)
    following: cython.pointer(uint32_t)
    keys: uint64_t[32]
    chosen: uint32_t

    def __cinit__(self, words: cython.const[cython.uchar][::1]) -> None:
        self.words = cython.address(words[0])
        self.count = cython.cast(uint32_t, words.shape[0] // 16)
        self.size = whole_lines(cython.cast(uint64_t, self.count) * 4 // 3)
        self.signatures = cython.cast(cython.p_ulonglong, calloc(self.size, 8))
        self.head = cython.cast(cython.pointer(uint32_t), calloc(self.size, 4))
        self.following = cython.cast(cython.pointer(uint32_t), calloc(self.count + 1, 4))
        if not self.signatures or not self.head or not self.following:
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.signatures)
        free(self.head)
        free(self.following)

    def seed(self) -> int:
        """Where the constants of the letters come from; known after `tables`."""
        return self.chosen

    def tables(self) -> tuple[bytes, bytes, bytes, bytes]:
        """Slots, groups, Bloom filter and filter of the words less one letter, as they lie in the file."""
        letters: uint64_t
        groups_used: uint32_t
        pairs: uint64_t = 0
        groups: uint64_t
        with cython.nogil:
            groups = self.link()
            while not groups:
                groups = self.link()
            letters = self.measure(cython.address(pairs))
        slots = bytearray(self.size * 8)
        pool = bytearray(16 + letters + groups * 2 + 32)
        bloom = bytearray(8 * whole_lines(groups * 8 // 64))
        wild = bytearray(8 * whole_lines(pairs * 10 // 64))
        slots_view: cython.uchar[::1] = slots
        pool_view: cython.uchar[::1] = pool
        bloom_view: cython.uchar[::1] = bloom
        wild_view: cython.uchar[::1] = wild
        with cython.nogil:
            groups_used = self.write(
                cython.cast(cython.pointer(Slot), cython.address(slots_view[0])),
                cython.address(pool_view[0]),
                cython.cast(cython.pointer(uint64_t), cython.address(bloom_view[0])),
                cython.cast(uint32_t, bloom_view.shape[0] // 8),
                cython.cast(cython.pointer(uint64_t), cython.address(wild_view[0])),
                cython.cast(uint32_t, wild_view.shape[0] // 8),
            )
        del pool_view
        del pool[groups_used + 32 :]
        return bytes(slots), bytes(pool), bytes(bloom), bytes(wild)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def link(self) -> uint64_t:
        """Chains the words of equal signature under the next seed; the number of groups, 0 when two of them clash."""
        at: uint64_t
        signature: uint64_t
        number: uint32_t
        groups: uint64_t = 0
        word: cython.pointer(cython.const[cython.uchar]) = self.words
        i: cython.int
        self.chosen += 1
        fill_keys(self.keys, self.chosen)
        memset(self.head, 0, self.size * 4)
        for number in range(1, self.count + 1):
            signature = 0
            i = 0
            while i < 15 and word[i]:
                signature += self.keys[word[i]]
                i += 1
            at = home(signature, self.size)
            while self.head[at] and self.signatures[at] != signature:
                if self.signatures[at] >> 32 == signature >> 32:
                    return 0
                at += 1
                if at == self.size:
                    at = 0
            if not self.head[at]:
                groups += 1
            self.signatures[at] = signature
            self.following[number] = self.head[at]
            self.head[at] = number
            word += 16
        return groups

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def measure(self, pairs: cython.pointer(uint64_t)) -> uint64_t:
        """Letters of all words; counts in `pairs` the (group, letter left out) couples."""
        at: uint64_t
        number: uint32_t
        letters: uint64_t = 0
        length: cython.int
        different: cython.int
        word: cython.pointer(cython.const[cython.uchar])
        for at in range(self.size):
            number = self.head[at]
            different = 0
            while number:
                word = self.words + 16 * (cython.cast(uint64_t, number) - 1)
                length = 0
                while length < 15 and word[length]:
                    length += 1
                letters += length
                different = length
                number = self.following[number]
            pairs[0] += different
        return letters

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write(
        self,
        slots: cython.pointer(Slot),
        pool: cython.pointer(cython.uchar),
        bloom: cython.pointer(uint64_t),
        bloom_size: uint32_t,
        wild: cython.pointer(uint64_t),
        wild_size: uint32_t,
    ) -> uint32_t:
        """Fills the tables; returns the bytes of `pool` used."""
        used: uint32_t = 16  # offset 0 means "none"
        at: uint64_t
        signature: uint64_t
        less: uint64_t
        number: uint32_t
        length: cython.int
        i: cython.int
        word: cython.pointer(cython.const[cython.uchar])
        for at in range(self.size):
            number = self.head[at]
            if not number:
                continue
            signature = self.signatures[at]
            slots[at].tag = cython.cast(uint32_t, signature >> 32)
            slots[at].group = used
            bloom[home(signature, bloom_size)] |= bloom_bits(signature)
            length = 0
            while number:
                word = self.words + 16 * (cython.cast(uint64_t, number) - 1)
                if not length:
                    while length < 15 and word[length]:
                        less = signature - self.keys[word[length]]
                        wild[home(less, wild_size)] |= bloom_bits(less)
                        length += 1
                    pool[used] = length
                    used += 1
                for i in range(length):
                    pool[used + i] = word[i]
                used += length
                number = self.following[number]
            pool[used] = 0
            used += 1
        return used

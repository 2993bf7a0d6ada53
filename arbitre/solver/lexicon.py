# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The compiled lexicon in memory: opened, asked about words, walked by the solver."""

import mmap
from collections.abc import Iterator

import cython
from cython.cimports.arbitre.solver.bits import child, ctz
from cython.cimports.arbitre.solver.signatures import Slot, fill_keys, find_group
from cython.cimports.libc.stdint import uint32_t, uint64_t

from arbitre.solver import header
from arbitre.solver.errors import LexiconError


@cython.final
@cython.cclass
class Lexicon:
    """A word list compiled by `build`; immutable, any number may be open, threads may share one."""

    def __init__(self, image: object, path: object = None) -> None:
        """`image` is the content of the file, any bytes-like object; raises `LexiconError`."""
        view = memoryview(image).cast("B").toreadonly()
        about = header.read_header(view)
        data: cython.const[cython.uchar][::1] = view
        start: cython.pointer(cython.const[cython.uchar]) = cython.address(data[0])
        pool: uint64_t
        slots: uint64_t
        groups: uint64_t
        bloom: uint64_t
        wild: uint64_t
        end: uint64_t
        pool, slots, groups, bloom, wild, end = about.offsets
        if slots == groups:
            raise LexiconError("version", found="no signatures")  # made where nothing could be compiled
        self.image = view
        self.path = path
        self.words = about.words
        self.size = about.length
        self.tables.forward = about.forward_root
        self.tables.backward = about.backward_root
        self.tables.alphabet = about.alphabet
        fill_keys(self.tables.keys, about.seed)
        self.tables.pool = cython.cast(cython.pointer(cython.const[uint32_t]), start + pool)
        self.tables.slots = cython.cast(cython.pointer(cython.const[Slot]), start + slots)
        self.tables.slot_count = (groups - slots) // 8
        self.tables.groups = start + groups
        self.tables.bloom = cython.cast(cython.pointer(cython.const[uint64_t]), start + bloom)
        self.tables.bloom_size = (wild - bloom) // 8
        self.tables.wild = cython.cast(cython.pointer(cython.const[uint64_t]), start + wild)
        self.tables.wild_size = (end - wild) // 8

    @staticmethod
    def open(path: object) -> Lexicon:
        """The lexicon of a file, memory-mapped: the pages are read when they are used, and shared between processes."""
        try:
            with open(path, "rb") as file:
                if not file.seek(0, 2):
                    raise LexiconError("empty")
                mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except FileNotFoundError as error:
            raise LexiconError("missing", path=str(path)) from error
        except OSError as error:
            raise LexiconError("unreadable", path=str(path), error=error.strerror) from error
        return Lexicon(mapped, path)

    @staticmethod
    def from_bytes(image: bytes) -> Lexicon:
        """The lexicon of an image in memory."""
        return Lexicon(image)

    def verify(self) -> None:
        """Checks every byte of the file; raises `LexiconError`."""
        header.verify(self.image)

    def __len__(self) -> int:
        return self.words

    def __contains__(self, word: bytes) -> bool:
        return self.contains(word)

    def walk(self, letters, count):
        node: uint32_t = self.tables.forward
        i: cython.Py_ssize_t
        for i in range(count):
            if letters[i] == 0 or letters[i] > 31:
                return 0
            node = child(self.tables.pool, node, letters[i])
        return node

    def contains(self, word: bytes) -> bool:
        """Is `word` (codes without blank bits) in the list?"""
        letters: cython.pointer(cython.const[cython.uchar]) = word
        count: cython.Py_ssize_t = len(word)
        node: uint32_t
        if count < 2 or letters[count - 1] == 0 or letters[count - 1] > 31:
            return False
        node = self.walk(letters, count - 1)
        return (self.tables.pool[node + 1] >> letters[count - 1]) & 1 == 1

    def next_letters(self, prefix: bytes) -> tuple[int, int]:
        """Masks of the letters (bit = code) that go on after `prefix` towards a longer word, and that end a word."""
        letters: cython.pointer(cython.const[cython.uchar]) = prefix
        node: uint32_t = self.walk(letters, len(prefix))
        return self.tables.pool[node], self.tables.pool[node + 1]

    def letters(self) -> int:
        """Mask of the letters (bit = code) that occur in the list."""
        return self.tables.alphabet

    def spell(self, node, word, found):
        letters: uint32_t = self.tables.pool[node] | self.tables.pool[node + 1]
        code: cython.int
        while letters:
            code = ctz(letters)
            letters &= letters - 1
            word.append(code)
            if (self.tables.pool[node + 1] >> code) & 1:
                found.append(bytes(word))
            if (self.tables.pool[node] >> code) & 1:
                self.spell(child(self.tables.pool, node, code), word, found)
            word.pop()

    def words_with(self, prefix: bytes) -> list[bytes]:
        """All words longer than `prefix` that begin so, in alphabetical order of their codes."""
        letters: cython.pointer(cython.const[cython.uchar]) = prefix
        found = []
        self.spell(self.walk(letters, len(prefix)), bytearray(prefix), found)
        return found

    def iter_words(self) -> Iterator[bytes]:
        """All words, in alphabetical order of their codes."""
        for code in range(1, 32):
            yield from self.words_with(bytes((code,)))

    def anagrams(self, letters: bytes) -> list[bytes]:
        """All words made of exactly these letters, in alphabetical order of their codes."""
        signature: uint64_t = 0
        group: uint32_t
        length: cython.int
        code: cython.int
        for code in letters:
            if code == 0 or code > 31:
                return []
            signature += self.tables.keys[code]
        group = find_group(self.tables.slots, self.tables.slot_count, signature)
        wanted = sorted(letters)
        found = []
        if group:
            length = self.tables.groups[group]
            group += 1
            while self.tables.groups[group]:
                word = cython.cast(bytes, self.tables.groups[group : group + length])
                group += length
                if sorted(word) == wanted:
                    found.append(word)
        return sorted(found)

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The list of legal moves, kept in C and handed out by pages.

Making a Python object of each of forty thousand moves takes longer than finding them, so only what is looked at becomes
one.  The list is ordered by a counting sort on the score; equal scores are put in order (square, across before down,
word) only when a page or a question reaches them.
"""

import cython
from cython.cimports.arbitre.solver.moves import Move
from cython.cimports.libc.stdint import uint32_t
from cython.cimports.libc.stdlib import calloc, free, malloc, qsort, realloc
from cython.cimports.libc.string import memcmp, memset

from arbitre.solver.raw import RawMove

HIGHEST = cython.declare(cython.int, 4095)  # a list with scores above this is sorted by comparisons
MOST = 1 << 20  # points that no move reaches
FULL_RACK = 7  # tiles that make a scrabble


def compare(a, b):
    """Order of two moves: better score, then earlier square, then across, then the word."""
    x: cython.pointer(Move) = cython.cast(cython.pointer(cython.pointer(Move)), a)[0]
    y: cython.pointer(Move) = cython.cast(cython.pointer(cython.pointer(Move)), b)[0]
    if x.score != y.score:
        return 1 if x.score < y.score else -1
    if x.square != y.square:
        return 1 if x.square > y.square else -1
    if x.down != y.down:
        return 1 if x.down > y.down else -1
    return memcmp(x.letters, y.letters, 16)


@cython.final
@cython.cclass
class MoveList:
    """All the legal moves of a position, best first; a sequence of `RawMove` made as they are asked for."""

    def __dealloc__(self) -> None:
        free(self.moves)
        free(self.order)
        free(self.settled)

    def add(self):
        """Room for one more move; when memory runs out, `failed` is set and what is written is lost."""
        larger: cython.p_void
        if self.count == self.capacity:
            larger = realloc(self.moves, (cython.cast(cython.size_t, self.capacity) * 2 + 64) * cython.sizeof(Move))
            if larger == cython.NULL:
                self.failed = True
                return cython.address(self.spare)
            self.moves = cython.cast(cython.pointer(Move), larger)
            self.capacity = self.capacity * 2 + 64
        self.count += 1
        return self.moves + (self.count - 1)

    def clear(self):
        """Forgets the moves, keeps the room."""
        self.count = 0

    def sort(self):
        """Orders by score, after the last `add`."""
        starts: uint32_t[4096]
        i: uint32_t
        total: uint32_t = 0
        size: uint32_t
        score: cython.int
        highest: cython.int = 0
        free(self.order)
        free(self.settled)
        self.order = cython.cast(
            cython.pointer(cython.pointer(Move)), malloc((self.count + 1) * cython.sizeof(cython.p_void))
        )
        self.settled = cython.cast(cython.p_uchar, calloc(self.count + 1, 1))
        if not self.order or not self.settled:
            self.failed = True
            return
        for i in range(self.count):
            highest = max(highest, cython.cast(cython.int, self.moves[i].score))
        if highest > HIGHEST:
            self.arrange()
            return
        memset(starts, 0, 4 * (highest + 1))
        for i in range(self.count):
            starts[self.moves[i].score] += 1
        for score in range(highest, -1, -1):
            size = starts[score]
            starts[score] = total
            total += size
        for i in range(self.count):
            score = self.moves[i].score
            self.order[starts[score]] = self.moves + i
            starts[score] += 1

    def arrange(self):
        """Orders a short list at once and completely, as often as it is filled."""
        i: uint32_t
        free(self.order)
        self.order = cython.cast(
            cython.pointer(cython.pointer(Move)), malloc((self.count + 1) * cython.sizeof(cython.p_void))
        )
        if not self.order:
            self.failed = True
            self.count = 0
        for i in range(self.count):
            self.order[i] = self.moves + i
        qsort(self.order, self.count, cython.sizeof(cython.p_void), compare)

    def settle(self, begin, end):
        """Puts the groups of equal scores that touch `begin` to `end` into their final order."""
        first: uint32_t = begin
        last: uint32_t
        while first < end:
            if self.settled[first]:
                first += 1
                continue
            while first and self.order[first - 1].score == self.order[first].score:
                first -= 1
            last = first + 1
            while last < self.count and self.order[last].score == self.order[first].score:
                last += 1
            qsort(self.order + first, last - first, cython.sizeof(cython.p_void), compare)
            memset(self.settled + first, 1, last - first)
            first = last

    def first_below(self, score):
        """Place of the first move of fewer points than `score`."""
        low: uint32_t = 0
        high: uint32_t = self.count
        middle: uint32_t
        while low < high:
            middle = (low + high) // 2
            if self.order[middle].score >= score:
                low = middle + 1
            else:
                high = middle
        return low

    def raw(self, at):
        move: cython.pointer(Move) = self.order[at]
        word = cython.cast(bytes, cython.cast(cython.p_char, move.letters)[: move.length])
        return RawMove(move.score, word, move.square, move.down != 0)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> object:
        at: cython.Py_ssize_t = index if index >= 0 else self.count + index
        if at < 0 or at >= self.count:
            raise IndexError(index)
        self.settle(at, at + 1)
        return self.raw(at)

    def page(self, start: int, stop: int) -> list:
        """Moves `start` to `stop` (excluded), best first."""
        first: uint32_t = max(0, min(start, self.count))
        last: uint32_t = max(first, min(stop, self.count))
        i: uint32_t
        self.settle(first, last)
        return [self.raw(i) for i in range(first, last)]

    @property
    def top(self) -> int:
        """Points of the best move, 0 when there is none."""
        return self.order[0].score if self.count else 0

    def tops(self) -> list:
        """All the moves of the best score."""
        return self.page(0, self.first_below(self.order[0].score)) if self.count else []

    @property
    def most_placed(self) -> int:
        """The most tiles that a move takes from the rack."""
        most: cython.int = 0
        i: uint32_t
        for i in range(self.count):
            most = max(most, self.moves[i].placed)
        return most

    @property
    def has_bingo(self) -> bool:
        """Is there a move of seven tiles or more (a *scrabble*)?"""
        return self.most_placed >= FULL_RACK

    def sub_tops(self, count: int = 5) -> list:
        """The next lower scores after the top, each with its number of moves: `[(points, moves), ...]`."""
        found = []
        first: uint32_t = self.first_below(self.order[0].score) if self.count else 0
        last: uint32_t
        while first < self.count and len(found) < count:
            last = self.first_below(self.order[first].score)
            found.append((self.order[first].score, last - first))
            first = last
        return found

    def distinct_words_at(self, score: int) -> list:
        """The different words (without blank bits) that score exactly `score`."""
        first: uint32_t = self.first_below(score + 1)
        last: uint32_t = self.first_below(score)
        i: uint32_t
        return sorted({plain(self.order[i]) for i in range(first, last)})

    def find(self, word: bytes) -> list:
        """All the places of one word (without blank bits) with their scores, best first."""
        view = self.filter(word=word)
        return view.page(0, len(view))

    def filter(
        self,
        word_prefix: bytes = b"",
        word: bytes = b"",
        contains: bytes = b"",
        min_points: int = 0,
        max_points: int = MOST,
    ) -> MoveView:
        """The moves whose word begins with, is, or has inside the given codes, and whose points fit; order kept."""
        found = MoveView(self)
        prefix: cython.int = len(word_prefix or word)
        inside: cython.int = len(contains)
        start: bytes = word_prefix or word
        first: uint32_t = self.first_below(min(max_points, MOST) + 1)
        last: uint32_t = self.first_below(max(min_points, 0))
        i: uint32_t
        whole: cython.bint = len(word) > 0
        if word and not word.startswith(word_prefix):
            return found
        if word:
            start = word
            prefix = len(word)
        prefix_letters: cython.pointer(cython.const[cython.uchar]) = start
        inside_letters: cython.pointer(cython.const[cython.uchar]) = contains
        self.settle(first, last)
        for i in range(first, last):
            if whole and self.order[i].length != prefix:
                continue
            if same(self.order[i], 0, prefix_letters, prefix) and holds(self.order[i], inside_letters, inside):
                found.places.append(i)
        return found


@cython.cfunc
def plain(move: cython.pointer(Move)) -> bytes:
    """The letters of a move without blank bits."""
    letters: cython.uchar[16]
    i: cython.int
    for i in range(16):
        letters[i] = move.letters[i] & 31
    return cython.cast(bytes, cython.cast(cython.p_char, letters)[: move.length])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def same(
    move: cython.pointer(Move), at: cython.int, letters: cython.pointer(cython.const[cython.uchar]), count: cython.int
) -> cython.bint:
    """Are these the letters of the move from `at` on?"""
    i: cython.int = 0
    if at + count > move.length:
        return False
    while i < count and move.letters[at + i] & 31 == letters[i]:
        i += 1
    return i == count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def holds(
    move: cython.pointer(Move), letters: cython.pointer(cython.const[cython.uchar]), count: cython.int
) -> cython.bint:
    """Are these letters somewhere in the move, one after the other?"""
    at: cython.int = 0
    while at + count <= move.length and not same(move, at, letters, count):
        at += 1
    return at + count <= move.length


@cython.final
@cython.cclass
class MoveView:
    """Part of a list of moves, in its order; the moves stay where they are."""

    parent: MoveList
    places: list

    def __init__(self, parent: MoveList) -> None:
        self.parent = parent
        self.places = []

    def __len__(self) -> int:
        return len(self.places)

    def page(self, start: int, stop: int) -> list:
        """Moves `start` to `stop` (excluded) of this part."""
        return [self.parent.raw(at) for at in self.places[max(0, start) : max(0, stop)]]

    def positions(self) -> list:
        """Where each of these moves stands in the whole list."""
        return list(self.places)

"""The search for all moves: C declarations (see `generate.py`)."""

from libc.stdint cimport uint32_t, uint64_t

from arbitre.solver.lanes cimport Grid, Lanes
from arbitre.solver.moves cimport MoveList

cdef class Generator:
    cdef Lanes lanes
    cdef Grid* grid
    cdef MoveList moves             # where they go
    cdef int[16] bonus              # by tiles placed
    cdef unsigned char[32] held     # tiles of the rack not yet placed; 0: blanks
    cdef uint32_t real              # mask of the letters held, blanks left out
    cdef int most                   # tiles that may be placed
    cdef int placed
    cdef bint crossed               # the first tile placed makes a word in the other direction too
    cdef int anchor
    cdef int limit                  # leftmost square that the anchor's moves may fill
    cdef int start                  # first square of the word, once the search has turned right
    cdef uint64_t nodes             # visited, for `bench`
    cdef void set_rack(self, const unsigned char* rack, int size, int most) noexcept nogil
    cdef void all_moves(self) noexcept nogil
    cdef void lane(self, int first) noexcept nogil
    cdef void from_block(self, int last) noexcept nogil
    cdef void from_square(self, int at) noexcept nogil
    cdef void leftwards(self, uint32_t node, int at, int points, int times, int others) noexcept nogil
    cdef void rightwards(self, uint32_t node, int at, int points, int times, int others) noexcept nogil
    cdef void put(self, uint32_t node, int at, int points, int times, int others, int step) noexcept nogil
    cdef void go_on(self, uint32_t node, uint32_t bit, int at, int points, int times, int others, int step) noexcept nogil
    cdef bint fits(self, int at) noexcept nogil
    cdef void note(self, int first, int last, int score) noexcept nogil

"""The search for the top: C declarations (see `top.py`)."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from arbitre.solver.choices cimport Choice, Choices
from arbitre.solver.lanes cimport Grid, Lanes
from arbitre.solver.lexicon cimport Lexicon, Tables
from arbitre.solver.moves cimport MoveList
from arbitre.solver.places cimport Place, Places

cdef class TopSearch:
    cdef Lanes lanes
    cdef Grid* grid
    cdef Lexicon lexicon
    cdef Tables* tables
    cdef Places places
    cdef Choices choices
    cdef MoveList found             # the moves of the best score so far
    cdef int[16] bonus
    cdef int best
    # the rack
    cdef int blanks
    cdef int tiles                  # without the blanks
    cdef int different
    cdef uint8_t[10] codes          # the different letters, best first
    cdef uint8_t[10] counts
    cdef uint8_t[10] values         # points of all tiles, best first
    cdef uint8_t[32] left           # tiles not yet used by the word being tried; 0: blanks
    cdef uint32_t rack_letters      # mask of the letters of the rack
    cdef uint32_t usable            # mask of the letters that a tile can be
    cdef uint32_t real              # mask of the letters in `left`, blanks left out
    # the place
    cdef int first                  # lane index
    cdef int length
    cdef int empty
    cdef int base                   # points that do not depend on the letters
    cdef uint64_t signature         # of the tiles on the board
    cdef uint32_t[16] wanted        # by square: letters that fit
    cdef int[16] times              # by square: what a point is worth there; 0 under a tile
    cdef int hooks
    cdef uint32_t[16] hook          # letters that fit each empty square with neighbours in the other direction
    cdef int[16] sorted_times       # of the empty squares, best first
    cdef uint8_t[16] tile           # by square, with blank bits
    # the walk
    cdef int[16] route              # squares in the order in which they are read
    cdef int turn                   # how many of these lie to the left
    cdef int[17] rest               # at most to be scored from each step on
    cdef void set_rack(self, const uint8_t* rack, int size, int most) noexcept nogil
    cdef void run(self) noexcept nogil
    cdef void solve(self, const Place* place) noexcept nogil
    cdef void open(self, const Place* place) noexcept nogil
    cdef void by_signature(self) noexcept nogil
    cdef bint promising(self, const Choice* choice, int blanks) noexcept nogil
    cdef void try_group(self, uint32_t group, const Choice* choice, int blanks) noexcept nogil
    cdef void assign(self, const uint8_t* word, int at, int points) noexcept nogil
    cdef void by_walk(self) noexcept nogil
    cdef void plan(self) noexcept nogil
    cdef void walk(self, int step, uint32_t node, int points) noexcept nogil
    cdef void report(self, int points) noexcept nogil

"""Where a word can lie, and how much it can score there: C declarations (see `places.py`)."""

from libc.stdint cimport int16_t, uint8_t, uint16_t, uint64_t

from arbitre.solver.lanes cimport Grid, Lanes

cdef struct Place:
    uint16_t first          # lane index of the first square
    int16_t next            # next place of the same bound, -1: none
    uint16_t length         # squares
    uint16_t empty          # of these, to be filled from the rack

cdef class Places:
    cdef Lanes lanes
    cdef Grid* grid
    cdef int[16] bonus
    cdef int most                       # tiles that may be placed
    cdef int[17] best_sum               # points of the k best tiles of the rack
    cdef uint64_t[528] counts           # what a square adds to the counters of a place
    cdef uint64_t[528] points           # what it adds to its points
    cdef Place[3600] places
    cdef int count
    cdef int16_t[2048] first_of         # first place of each bound
    cdef int highest                    # highest bound
    cdef void set_rack(self, const uint8_t* codes, int different, const uint8_t* values, int size, int blanks, int most) noexcept nogil
    cdef void find(self) noexcept nogil
    cdef void lane(self, int begin) noexcept nogil
    cdef void from_square(self, int first, int wall) noexcept nogil
    cdef void enter(self, int first, int last, uint64_t counts, uint64_t points, int times) noexcept nogil

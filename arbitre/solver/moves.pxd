"""The list of legal moves: C declarations (see `moves.py`)."""

from libc.stdint cimport uint8_t, uint32_t

cdef struct Move:
    uint8_t[16] letters     # codes with blank bits, padded with 0
    uint32_t score
    uint8_t square          # of the first letter, 0 to 224
    uint8_t down
    uint8_t length
    uint8_t placed          # tiles from the rack

cdef int compare(const void* a, const void* b) noexcept nogil

cdef class MoveList:
    cdef Move* moves        # in the order they were found
    cdef uint32_t count
    cdef uint32_t capacity
    cdef bint failed        # memory ran out
    cdef Move spare         # written to then
    cdef Move** order       # best first; among equal scores, see `settle`
    cdef unsigned char* settled     # 1: that place of `order` is final
    cdef Move* add(self) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef void sort(self) noexcept nogil
    cdef void arrange(self) noexcept nogil
    cdef void settle(self, uint32_t begin, uint32_t end) noexcept nogil
    cdef uint32_t first_below(self, int score) noexcept nogil
    cdef object raw(self, uint32_t at)

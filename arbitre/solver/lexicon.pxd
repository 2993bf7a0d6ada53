"""The compiled lexicon in memory: C declarations (see `lexicon.py`)."""

from libc.stdint cimport uint32_t, uint64_t

from arbitre.solver.signatures cimport Slot

cdef class Lexicon:
    cdef object image                       # memoryview, kept alive: all pointers go into it
    cdef readonly object path
    cdef readonly uint32_t words
    cdef readonly uint64_t size
    cdef const uint32_t* pool
    cdef uint32_t forward                   # root of the left-to-right automaton
    cdef uint32_t backward                  # root of the right-to-left one
    cdef uint32_t alphabet                  # mask of the letters in use
    cdef uint64_t[32] keys
    cdef const Slot* slots
    cdef uint32_t slot_count
    cdef const unsigned char* groups
    cdef const uint64_t* bloom
    cdef uint32_t bloom_size
    cdef const uint64_t* wild
    cdef uint32_t wild_size
    cdef uint32_t walk(self, const unsigned char* letters, Py_ssize_t count) noexcept nogil

"""The compiled lexicon in memory: C declarations (see `lexicon.py`)."""

from libc.stdint cimport uint32_t, uint64_t

from arbitre.solver.signatures cimport Slot

cdef struct Tables:
    const uint32_t* pool
    uint32_t forward                # root of the left-to-right automaton
    uint32_t backward               # root of the right-to-left one
    uint32_t alphabet               # mask of the letters in use
    uint64_t[32] keys               # of the signatures, one a letter
    const Slot* slots
    uint32_t slot_count
    const unsigned char* groups
    const uint64_t* bloom
    uint32_t bloom_size
    const uint64_t* wild
    uint32_t wild_size

cdef class Lexicon:
    cdef object image               # memoryview, kept alive: all pointers go into it
    cdef readonly object path
    cdef readonly uint32_t words
    cdef readonly uint64_t size
    cdef Tables tables
    cdef void spell(self, uint32_t node, bytearray word, list found)
    cdef uint32_t walk(self, const unsigned char* letters, Py_ssize_t count) noexcept nogil

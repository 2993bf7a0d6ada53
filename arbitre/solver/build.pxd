"""Keys of the compilation: C declarations (see `build.py`)."""

from libc.stdint cimport uint32_t, uint64_t

cdef struct Key:
    uint64_t high       # letters 0 to 11, five bits each, the first one uppermost
    uint32_t low        # letters 12 to 14
    uint32_t data       # of a beginning: offset of its node * 2 + 1 when it is a word

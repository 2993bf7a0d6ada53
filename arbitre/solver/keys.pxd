"""Words as sorting keys: C declarations (see `keys.py`)."""

from libc.stdint cimport uint32_t, uint64_t

cdef struct Key:
    uint64_t high       # letters 0 to 11, five bits each, the first one uppermost
    uint32_t low        # letters 12 to 14
    uint32_t data       # of a beginning: offset of its node * 2 + 1 when it is a word

cdef inline int letter_at(const Key* key, int at) noexcept nogil:
    """Letter of a key, 0 after its end."""
    if at < 12:
        return (key.high >> (55 - 5 * at)) & 31
    if at < 15:
        return (key.low >> (10 - 5 * (at - 12))) & 31
    return 0

cdef inline int digit(const Key* key, int number) noexcept nogil:
    """Ten bits of a key, digit 0 the least significant of the eight."""
    if number == 0:
        return key.low & 1023
    if number == 1:
        return (key.low >> 10) & 1023
    return (key.high >> (10 * (number - 2))) & 1023

cdef Key* sort_keys(Key* keys, Key* spare, uint32_t count) noexcept nogil

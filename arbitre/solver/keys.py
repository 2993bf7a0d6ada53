# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Words as sorting keys: fifteen letters of five bits each, and what the compilation notes about them."""

import cython
from cython.cimports.arbitre.solver.keys import Key, digit
from cython.cimports.libc.stdint import uint32_t
from cython.cimports.libc.string import memset


def sort_keys(keys, spare, count):
    """Radix sort, two letters at a time; returns where the sorted keys are: `keys` or `spare`."""
    starts: uint32_t[1024]
    total: uint32_t
    size: uint32_t
    i: uint32_t
    number: cython.int
    d: cython.int
    swap: cython.pointer(Key)
    for number in range(8):
        memset(starts, 0, cython.sizeof(starts))
        for i in range(count):
            starts[digit(keys + i, number)] += 1
        if count and starts[digit(keys, number)] == count:
            continue
        total = 0
        for d in range(1024):
            size = starts[d]
            starts[d] = total
            total += size
        for i in range(count):
            d = digit(keys + i, number)
            spare[starts[d]] = keys[i]
            starts[d] += 1
        swap = keys
        keys = spare
        spare = swap
    return keys

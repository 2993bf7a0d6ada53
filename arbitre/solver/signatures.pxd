"""Words found by their letters: C declarations (see `signatures.py`)."""

from libc.stdint cimport uint32_t, uint64_t

cdef struct Slot:
    uint32_t tag            # upper half of the signature
    uint32_t group          # where its words are, 0 = slot not used

cdef void fill_keys(uint64_t* keys, uint64_t seed) noexcept nogil

cdef inline uint64_t bloom_bits(uint64_t signature) noexcept nogil:
    """The three bits, in one 64-bit word, that say `signature` is present."""
    return (
        ((<uint64_t>1) << ((signature >> 58) & 63))
        | ((<uint64_t>1) << ((signature >> 52) & 63))
        | ((<uint64_t>1) << ((signature >> 46) & 63))
    )

cdef inline uint32_t home(uint64_t signature, uint64_t size) noexcept nogil:
    """Place of a signature in a table of `size` entries (any size: no power of two)."""
    return <uint32_t>((<uint64_t>(<uint32_t>signature) * size) >> 32)

cdef inline bint bloom_has(const uint64_t* bloom, uint64_t size, uint64_t signature) noexcept nogil:
    """False: no such signature. True: nearly always there is one."""
    cdef uint64_t bits = bloom_bits(signature)
    return (bloom[home(signature, size)] & bits) == bits

cdef inline uint32_t find_group(const Slot* slots, uint32_t size, uint64_t signature) noexcept nogil:
    """Offset of the words with this signature, 0 when there are none."""
    cdef uint32_t tag = <uint32_t>(signature >> 32)
    cdef uint32_t at = home(signature, size)
    while slots[at].group:
        if slots[at].tag == tag:
            return slots[at].group
        at += 1
        if at == size:
            at = 0
    return 0

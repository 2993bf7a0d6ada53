"""The two machine instructions that walking a lexicon lives on, and the walk itself (see `build` for a picture of a node)."""

from libc.stdint cimport uint32_t

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int arb_ctz(unsigned int x) { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    #define arb_popcount(x) ((int)__popcnt(x))
    #define arb_prefetch(p) ((void)0)
    #else
    #define arb_ctz(x) __builtin_ctz(x)
    #define arb_popcount(x) __builtin_popcount(x)
    #define arb_prefetch(p) __builtin_prefetch(p)
    #endif
    """
    int ctz "arb_ctz"(uint32_t x) noexcept nogil
    int popcount "arb_popcount"(uint32_t x) noexcept nogil
    void prefetch "arb_prefetch"(const void* p) noexcept nogil


cdef inline uint32_t arc(const uint32_t* pool, uint32_t node, uint32_t bit) noexcept nogil:
    """Node behind the arc `bit` of a node known to have that arc."""
    return pool[node + 2 + popcount(pool[node] & (bit - 1))]


cdef inline uint32_t child(const uint32_t* pool, uint32_t node, int letter) noexcept nogil:
    """Node after reading `letter`, 0 (the empty node) when no word goes on so."""
    cdef uint32_t bit = (<uint32_t>1) << letter
    if not pool[node] & bit:
        return 0
    return pool[node + 2 + popcount(pool[node] & (bit - 1))]

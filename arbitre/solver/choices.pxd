"""The choices of tiles that a rack offers: C declarations (see `choices.py`)."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from arbitre.solver.lexicon cimport Lexicon, Tables

cdef struct Choice:
    uint64_t signature
    uint32_t letters        # mask
    uint8_t size
    uint8_t[10] counts      # of each different letter of the rack
    uint8_t[10] values      # of its tiles, best first, then 0

cdef struct Candidate:
    uint32_t group          # words that a choice of tiles makes with those on the board
    uint32_t choice         # that choice

cdef struct Answer:
    uint64_t question       # tiles on the board, choice or number of tiles, blanks
    uint32_t round          # of the search it was found in: what is older is forgotten
    uint32_t start          # of its candidates
    uint32_t count

cdef class Choices:
    cdef Lexicon lexicon
    cdef Tables* tables
    cdef Choice[1024] choices       # every choice of tiles, blanks left out
    cdef uint16_t[1024] by_size     # these in the order of their size
    cdef int[12] size_start         # where each size begins there
    # what has been asked of the lexicon in this round
    cdef Answer[512] answers
    cdef Candidate[8192] candidates
    cdef uint32_t candidate_count
    cdef uint64_t[512] likely_signature     # to be looked up
    cdef uint16_t[512] likely_choice
    cdef int likely
    cdef uint32_t round
    cdef void set_rack(self, const uint8_t* codes, const uint8_t* counts, int different, int tiles, const uint8_t* values) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef const Answer* all_of_size(self, uint64_t signature, int size) noexcept nogil
    cdef const Answer* one_with_blanks(self, uint64_t signature, int at, int blanks) noexcept nogil
    cdef const Answer* ask(self, uint64_t signature, uint64_t question, int begin, int end, int blanks) noexcept nogil
    cdef void complete(self, uint64_t signature, int choice, int blanks) noexcept nogil
    cdef void note(self, uint64_t signature, int choice) noexcept nogil
    cdef void look_up(self) noexcept nogil

"""The board as the solver reads it: C declarations (see `lanes.py`)."""

from libc.stdint cimport int16_t, uint16_t, uint32_t, uint64_t

from arbitre.solver.lexicon cimport Lexicon

cdef struct Grid:
    const uint32_t* pool                # of the lexicon, with its two roots and its letters
    uint32_t forward
    uint32_t backward
    uint32_t alphabet
    bint empty                          # nothing on the board
    unsigned char[32] value             # points of a letter
    unsigned char[528] letter           # 0: empty
    unsigned char[528] tile             # the letter, with the blank bit; on empty squares, scratch of the search
    unsigned char[528] points           # of the tile, 0 for a blank
    unsigned char[528] letter_times     # premiums; 1 under a tile
    unsigned char[528] word_times
    int16_t[528] across_sum             # points of the tiles in the other direction, -1: no neighbour there
    uint32_t[528] cross                 # letters that make a word in the other direction
    uint16_t[450] hooks                 # empty squares with a neighbour in the other direction
    int hook_count
    uint64_t[528] counts                # what `places` adds up along a lane, see there
    uint64_t[528] fixed
    uint64_t[528] signature             # of the tiles from the beginning of the lane to before this square
    bint beyond_triple                  # a square multiplies its letter by more than three

cdef class Lanes:
    cdef Lexicon lexicon
    cdef Grid grid
    cdef Grid bare                      # without tiles
    # what each lane allowed beside its tiles the last time it was looked at, and those tiles
    cdef unsigned char[528] known_tile
    cdef uint32_t[528] known_cross
    cdef int16_t[528] known_sum
    cdef void rule(self, const unsigned char* letter_premium, const unsigned char* word_premium) noexcept nogil
    cdef void lay(self, const unsigned char* board) noexcept nogil
    cdef void cross_lane(self, int first) noexcept nogil
    cdef void sign_lane(self, int first) noexcept nogil
    cdef void know_lane(self, int first) noexcept nogil
    cdef uint32_t cross_letters(self, int left, int square, int right) noexcept nogil


cdef inline int square_of(int index) noexcept nogil:
    """Square (0 to 224, row by row) of a lane index."""
    cdef int lane = ((index & 255) >> 4) - 1
    cdef int at = index & 15
    return at * 15 + lane if index & 256 else lane * 15 + at


cdef inline int index_of(int row, int column, int down) noexcept nogil:
    """Lane index of a square."""
    return 256 + 16 * (column + 1) + row if down else 16 * (row + 1) + column


cdef inline int turned(int index) noexcept nogil:
    """The same square in the lane of the other direction."""
    return ((index & 256) ^ 256) + (((index & 15) + 1) << 4) + ((index & 255) >> 4) - 1

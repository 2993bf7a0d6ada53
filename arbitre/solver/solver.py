# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The solver: a lexicon, a board's premiums and a bonus table, asked for the top or for all moves of a rack."""

import cython
from cython.cimports.arbitre.solver.generate import Generator
from cython.cimports.arbitre.solver.lanes import Lanes
from cython.cimports.arbitre.solver.lexicon import Lexicon
from cython.cimports.arbitre.solver.moves import MoveList
from cython.cimports.arbitre.solver.top import TopSearch

MOST_TILES = 15
MOST_BLANKS = 2
SUBSETS_OF = 10  # tiles of a rack whose every choice is kept; beyond, the top is read from the list


@cython.final
@cython.cclass
class Solver:
    """One position at a time for one thread; the search itself runs without the interpreter's lock."""

    lexicon: Lexicon
    lanes: Lanes
    generator: Generator
    search: TopSearch

    def __init__(
        self, lexicon: Lexicon, values: bytes, letter_multiplier: bytes, word_multiplier: bytes, bonus: object
    ) -> None:
        """`values`: points by code (32); the multipliers: by square (225); `bonus`: points by tiles placed."""
        self.lexicon = lexicon
        self.lanes = Lanes(lexicon, values, letter_multiplier, word_multiplier)
        self.generator = Generator(self.lanes, tuple(bonus))
        self.search = TopSearch(self.lanes, tuple(bonus))
        self.set_board(bytes(225))

    def set_board(self, board: bytes) -> None:
        """The position: 225 codes, row by row, 0 = empty, `| BLANK_BIT` for a blank."""
        squares: cython.pointer(cython.const[cython.uchar]) = board
        if len(board) != 225:
            raise ValueError("a board has 225 squares")
        with cython.nogil:
            self.lanes.lay(squares)

    def moves(self, rack: bytes, max_played: int = MOST_TILES) -> MoveList:
        """All the legal moves, best first; `rack`: codes, 0 = blank; `max_played`: tiles that may be placed."""
        moves = MoveList()
        self.check(rack)
        letters: cython.pointer(cython.const[cython.uchar]) = rack
        size: cython.int = len(rack)
        most: cython.int = min(max(max_played, 0), MOST_TILES)
        self.generator.moves = moves
        with cython.nogil:
            self.generator.set_rack(letters, size, most)
            self.generator.all_moves()
            moves.sort()
        if moves.failed:
            raise MemoryError
        return moves

    def top(self, rack: bytes, max_played: int = MOST_TILES) -> tuple:
        """The best score (0 when there is no move) and all the moves that reach it."""
        self.check(rack)
        if len(rack) > SUBSETS_OF:
            listed = self.moves(rack, max_played)
            return listed.top, listed.tops()
        letters: cython.pointer(cython.const[cython.uchar]) = rack
        size: cython.int = len(rack)
        most: cython.int = min(max(max_played, 0), MOST_TILES)
        search: TopSearch = self.search
        i: cython.uint
        with cython.nogil:
            search.set_rack(letters, size, most)
            search.run()
            search.found.arrange()
        if search.found.failed:
            raise MemoryError
        return max(search.best, 0), [search.found.raw(i) for i in range(search.found.count)]

    def repeat(self, question: str, rack: bytes, max_played: int, times: int) -> int:
        """Asks the same again and again without handing anything out, for `bench`; nodes visited or places kept."""
        self.check(rack)
        letters: cython.pointer(cython.const[cython.uchar]) = rack
        size: cython.int = len(rack)
        most: cython.int = min(max(max_played, 0), MOST_TILES)
        _again: cython.int
        search: TopSearch = self.search
        moves = MoveList()
        self.generator.moves = moves
        if question == "top":
            for _again in range(times):
                search.set_rack(letters, size, most)
                search.run()
            return search.places.count
        if question == "bounds":
            for _again in range(times):
                search.set_rack(letters, size, most)
                search.places.find()
            return search.places.count
        for _again in range(times):
            moves.clear()
            self.generator.set_rack(letters, size, most)
            self.generator.all_moves()
            moves.sort()
        return self.generator.nodes

    def check(self, rack: bytes) -> None:
        """Raises `ValueError` for a rack that cannot be solved."""
        if len(rack) > MOST_TILES:
            raise ValueError("a rack has at most 15 tiles")
        if rack.count(0) > MOST_BLANKS:
            raise ValueError("a rack has at most two blanks")
        if rack and max(rack) > 31:
            raise ValueError("letters are codes 1 to 31")

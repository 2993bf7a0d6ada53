"""A second solver, small and in plain Python: the oracle of the tests, and what runs where nothing could be compiled.

It has the interface of the compiled one.  A lane is read from its anchors as there (see `generate`), but every move is
then scored on its own from the squares it covers, the list is an ordinary sorted list, and the top is its beginning:
a thousand times slower, and plain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from arbitre.solver.raw import BLANK_BIT, SQUARES, RawMove
from arbitre.solver.reference_lexicon import Lexicon, build

__all__ = ["Lexicon", "MoveList", "MoveView", "Solver", "build"]

ANY = 0xFFFFFFFE
CENTRE = 7  # row and column
FULL_RACK = 7
MOST_TILES = 15
MOST_BLANKS = 2


class MoveList:
    """All the legal moves of a position, best first."""

    def __init__(self, moves: Sequence[RawMove], most_placed: int) -> None:
        self._moves = sorted(moves, key=lambda move: (-move.score, move.square, move.down, move.word))
        self.most_placed = most_placed

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index: int) -> RawMove:
        return self._moves[index]

    def page(self, start: int, stop: int) -> list[RawMove]:
        """Moves `start` to `stop` (excluded), best first."""
        return self._moves[max(0, start) : max(0, stop)]

    @property
    def top(self) -> int:
        """Points of the best move, 0 when there is none."""
        return self._moves[0].score if self._moves else 0

    def tops(self) -> list[RawMove]:
        """All the moves of the best score."""
        return [move for move in self._moves if move.score == self.top]

    @property
    def has_bingo(self) -> bool:
        """Is there a move of seven tiles or more (a *scrabble*)?"""
        return self.most_placed >= FULL_RACK

    def sub_tops(self, count: int = 5) -> list[tuple[int, int]]:
        """The next lower scores after the top, each with its number of moves."""
        by_score = Counter(move.score for move in self._moves)
        return sorted(by_score.items(), reverse=True)[1 : count + 1]

    def distinct_words_at(self, score: int) -> list[bytes]:
        """The different words (without blank bits) that score exactly `score`."""
        return sorted({_plain(move.word) for move in self._moves if move.score == score})

    def find(self, word: bytes) -> list[RawMove]:
        """All the places of one word (without blank bits) with their scores, best first."""
        return [move for move in self._moves if _plain(move.word) == word]

    def filter(
        self,
        word_prefix: bytes = b"",
        word: bytes = b"",
        contains: bytes = b"",
        min_points: int = 0,
        max_points: int = 1 << 20,
    ) -> MoveView:
        """The moves whose word begins with, is, or has inside the given codes, and whose points fit; order kept."""
        places = []
        for at, move in enumerate(self._moves):
            plain = _plain(move.word)
            if (
                plain.startswith(word_prefix)
                and (not word or plain == word)
                and contains in plain
                and min_points <= move.score <= max_points
            ):
                places.append(at)
        return MoveView(self, places)


class MoveView:
    """Part of a list of moves, in its order."""

    def __init__(self, parent: MoveList, places: list[int]) -> None:
        self._parent = parent
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    def page(self, start: int, stop: int) -> list[RawMove]:
        """Moves `start` to `stop` (excluded) of this part."""
        return [self._parent[at] for at in self._places[max(0, start) : max(0, stop)]]

    def positions(self) -> list[int]:
        """Where each of these moves stands in the whole list."""
        return list(self._places)


def _plain(word: bytes) -> bytes:
    return bytes(code & 31 for code in word)


@dataclass(frozen=True)
class _Lane:
    """A row or a column: what lies on its squares and what they do."""

    squares: range
    board: bytes
    masks: list[int]  # letters that make a word in the other direction, or any
    joined: list[int]  # points of the tiles joined in the other direction, -1: none
    anchor: int  # the square of an empty board that the first word covers, -1 later

    @property
    def down(self) -> bool:
        return self.squares.step == 15


class Solver:
    """One position at a time."""

    def __init__(
        self,
        lexicon: Lexicon,
        values: bytes,
        letter_multiplier: bytes,
        word_multiplier: bytes,
        bonus: Sequence[int],
    ) -> None:
        if len(values) != 32 or len(letter_multiplier) != SQUARES or len(word_multiplier) != SQUARES:
            raise ValueError("32 values and 225 premiums are wanted")
        if 0 in letter_multiplier or 0 in word_multiplier:
            raise ValueError("a premium is 1 or more")
        self.lexicon = lexicon
        self._values = values
        self._letter_times = letter_multiplier
        self._word_times = word_multiplier
        self._bonus = tuple(bonus)
        self.set_board(bytes(SQUARES))

    def set_board(self, board: bytes) -> None:
        """The position: 225 codes, row by row, 0 = empty, `| BLANK_BIT` for a blank."""
        if len(board) != SQUARES:
            raise ValueError("a board has 225 squares")
        self._board = board
        rows = [range(15 * row, 15 * row + 15) for row in range(15)]
        columns = [range(column, SQUARES, 15) for column in range(15)]
        self._lanes = [self._lane(squares) for squares in (rows + columns if any(board) else rows[CENTRE : CENTRE + 1])]

    def top(self, rack: bytes, max_played: int = MOST_TILES) -> tuple[int, list[RawMove]]:
        """The best score (0 when there is no move) and all the moves that reach it."""
        moves = self.moves(rack, max_played)
        return moves.top, moves.tops()

    def moves(self, rack: bytes, max_played: int = MOST_TILES) -> MoveList:
        """All the legal moves, best first."""
        if len(rack) > MOST_TILES:
            raise ValueError("a rack has at most 15 tiles")
        if rack.count(0) > MOST_BLANKS:
            raise ValueError("a rack has at most two blanks")
        if rack and max(rack) > 31:
            raise ValueError("letters are codes 1 to 31")
        found: list[RawMove] = []
        most_placed = 0
        for lane in self._lanes:
            for first, word in _Reader(self.lexicon, lane, rack, max_played).words():
                free = [place for place in range(first, first + len(word)) if not lane.board[place]]
                if lane.down and len(free) == 1 and lane.joined[free[0]] >= 0:
                    continue  # the same tile on the same square, read across
                most_placed = max(most_placed, len(free))
                found.append(RawMove(self._score(lane, first, word), word, lane.squares[first], lane.down))
        return MoveList(found, most_placed)

    def repeat(self, question: str, rack: bytes, max_played: int, times: int) -> int:
        """Asks the same again and again, for `bench`; the number of moves."""
        for _ in range(times):
            found = len(self.moves(rack, max_played) if question != "top" else self.top(rack, max_played)[1])
        return found

    def _lane(self, squares: range) -> _Lane:
        """What the solver knows of a row or a column before it looks at the rack."""
        board = bytes(self._board[square] for square in squares)
        masks, joined = [], []
        for square in squares:
            before, after = self._beside(square, squares.step)
            if self._board[square] or not before + after:
                masks.append(ANY)
                joined.append(-1)
                continue
            left, right = bytes(tile & 31 for tile in before), bytes(tile & 31 for tile in after)
            letters = [code for code in range(1, 32) if self.lexicon.contains(left + bytes((code,)) + right)]
            masks.append(sum(1 << code for code in letters))
            joined.append(sum(map(self._value, before + after)))
        return _Lane(squares, board, masks, joined, -1 if any(self._board) else CENTRE)

    def _beside(self, square: int, step: int) -> tuple[bytes, bytes]:
        """The tiles that touch `square` across a lane of this `step`: those before it and those after."""
        if step == 1:
            line, place = self._board[square % 15 :: 15], square // 15
        else:
            line, place = self._board[square - square % 15 :][:15], square % 15
        return line[:place].rpartition(b"\0")[2], line[place + 1 :].partition(b"\0")[0]

    def _value(self, tile: int) -> int:
        return 0 if tile & BLANK_BIT else self._values[tile]

    def _score(self, lane: _Lane, first: int, word: bytes) -> int:
        """Points of the tiles of `word` lying from `first` on, words in the other direction and bonus included."""
        main = others = placed = 0
        times = 1
        for place, tile in enumerate(word, first):
            points = 0 if tile & BLANK_BIT else self._values[tile]
            if not lane.board[place]:
                square = lane.squares[place]
                placed += 1
                points *= self._letter_times[square]
                times *= self._word_times[square]
                if lane.joined[place] >= 0:
                    others += (points + lane.joined[place]) * self._word_times[square]
            main += points
        return main * times + others + self._bonus[min(placed, len(self._bonus) - 1)]


class _Reader:
    """Reads the words that a rack can lay in one lane."""

    def __init__(self, lexicon: Lexicon, lane: _Lane, rack: bytes, most: int) -> None:
        self.lexicon = lexicon
        self.lane = lane
        self.board = lane.board + b"\0"  # a free square after the last, and, as -1, before the first
        self.held = Counter(rack)
        self.left = most
        self.tiles = bytearray(lane.board)
        self.found: list[tuple[int, bytes]] = []

    def words(self) -> list[tuple[int, bytes]]:
        """(place of the first letter, letters with blank bits), each word once: at its leftmost anchor."""
        limit = 0  # leftmost square that the words of the next anchor may fill
        for place in range(15):
            if self.board[place]:
                if not self.board[place + 1]:
                    self.read_block(place, limit)
                    limit = place + 2
            elif (self.lane.joined[place] >= 0 or place == self.lane.anchor) and not (
                self.board[place - 1] or self.board[place + 1]
            ):
                self.put(self.lexicon.backward, place, place, limit, -1)
                limit = place + 1
        return self.found

    def read_block(self, last: int, limit: int) -> None:
        """The words whose first anchor is the block of tiles that ends on `last`."""
        node, place = self.lexicon.backward, last
        while node and self.board[place]:
            node = self.lexicon.child(node, self.board[place] & 31)
            place -= 1
        if node:
            self.leftwards(node, place, last, limit)

    def leftwards(self, node: int, place: int, anchor: int, limit: int) -> None:
        """The word read so far begins after `place`: turn to its right end, or put a tile on `place`."""
        turned = self.lexicon.child(node, 0)
        if turned:
            self.put(turned, anchor + 1, anchor, limit, place + 1)
        if place >= limit:
            self.put(node, place, anchor, limit, -1)

    def put(self, node: int, place: int, anchor: int, limit: int, first: int) -> None:
        """Each tile that fits on the empty square `place`; `first` is where the word begins, -1 on the way left."""
        if place == 15 or not self.left:
            return
        held, mask = self.held, self.lane.masks[place]
        self.left -= 1
        for code, child, accepted in self.lexicon.arcs(node):
            if not mask >> code & 1:
                continue
            for tile, letter in ((code, code), (0, code | BLANK_BIT)):
                if held[tile]:
                    held[tile] -= 1
                    self.tiles[place] = letter
                    if first < 0:
                        self.after_left(child, accepted, place, anchor, limit)
                    else:
                        self.after_right(child, accepted, place, anchor, limit, first)
                    held[tile] += 1
        self.tiles[place] = 0
        self.left += 1

    def after_left(self, child: int, accepted: bool, place: int, anchor: int, limit: int) -> None:
        """A tile lies on `place`, the leftmost so far."""
        if accepted and not self.board[anchor + 1]:
            self.found.append((place, bytes(self.tiles[place : anchor + 1])))
        if child:
            self.leftwards(child, place - 1, anchor, limit)

    def after_right(self, child: int, accepted: bool, place: int, anchor: int, limit: int, first: int) -> None:
        """A tile lies on `place`, the rightmost so far: read the tiles of the board that follow it."""
        while self.board[place + 1]:
            place += 1
            code = self.board[place] & 31
            accepted = bool(self.lexicon.pool[child + 1] >> code & 1)
            child = self.lexicon.child(child, code)
        if accepted:
            self.found.append((first, bytes(self.tiles[first : place + 1])))
        if child:
            self.put(child, place + 1, anchor, limit, first)

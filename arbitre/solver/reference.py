"""A second solver, small and in plain Python: the oracle of the tests, and what runs where nothing could be compiled.

It has the interface of the compiled one and reads the same files, but only the left-to-right automaton of them; its
`build` writes nothing else.  Words are sought from left to right (Appel and Jacobson), every move is scored on its own
from the squares it covers, and the list is an ordinary sorted list: slow (tens of milliseconds a position) and plain.
"""

from __future__ import annotations

import mmap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from os import PathLike

from arbitre.solver import header
from arbitre.solver.errors import LexiconError
from arbitre.solver.raw import BLANK_BIT, SQUARES, RawMove

ANY = 0xFFFFFFFE
FULL_RACK = 7
MOST_TILES = 15
MOST_BLANKS = 2


def build(words: bytes, progress: Callable[[float], object] | None = None) -> bytes:
    """The file image of a word list: codes 1 to 31, each word ended by a 0; the compiled solver refuses this file."""
    distinct = sorted(set(bytes(words).split(b"\0")) - {b""})
    if not distinct:
        raise LexiconError("empty")
    if min(map(len, distinct)) < 2 or max(map(len, distinct)) > 15:
        raise ValueError("words have 2 to 15 letters")
    if max(map(max, distinct)) > 31:
        raise ValueError("letters are codes 1 to 31")
    pool = [0, 0]
    known: dict[tuple[int, ...], int] = {}
    branch: list[list[int]] = [[0, 0]]  # an open node a depth: child mask, accept mask, arcs

    def close(depth: int, word: bytes) -> int:
        while len(branch) > depth:
            node = tuple(branch.pop())
            at = 0 if node == (0, 0) else known.get(node, -1)
            if at < 0:
                at = known[node] = len(pool)
                pool.extend(node)
            if not branch:
                return at
            if at:
                branch[-1][0] |= 1 << word[len(branch) - 1]
                branch[-1].append(at)
        return 0

    before = b""
    alphabet = 0
    for number, word in enumerate(distinct):
        if progress is not None and number % 4096 == 0:
            progress(number / len(distinct))
        common = 0
        while common < min(len(word), len(before)) and word[common] == before[common]:
            common += 1
        close(common + 1, before)
        branch.extend([0, 0] for _ in range(len(word) - common))
        branch[len(word) - 1][1] |= 1 << word[-1]
        for code in word[common:]:
            alphabet |= 1 << code
        before = word
    root = close(0, before)
    image = b"".join(entry.to_bytes(4, "little") for entry in pool)
    return header.assemble(len(distinct), root, 0, alphabet, 0, image, b"", b"", b"", b"")


class Lexicon:
    """A compiled word list, whoever compiled it."""

    def __init__(self, image: bytes | mmap.mmap, path: str | PathLike[str] | None = None) -> None:
        view = memoryview(image).cast("B").toreadonly()
        about = header.read_header(view)
        self.image = view
        self.path = path
        self.words = about.words
        self.size = about.length
        self.root = about.forward_root
        self.pool = view[about.offsets[0] : about.offsets[1]].cast("I")
        self._alphabet = about.alphabet

    @staticmethod
    def open(path: str | PathLike[str]) -> Lexicon:
        """The lexicon of a file, memory-mapped; raises `LexiconError`."""
        return Lexicon(map_file(path), path)

    @staticmethod
    def from_bytes(image: bytes) -> Lexicon:
        """The lexicon of an image in memory."""
        return Lexicon(image)

    def verify(self) -> None:
        """Checks every byte of the file; raises `LexiconError`."""
        header.verify(self.image)

    def __len__(self) -> int:
        return self.words

    def __contains__(self, word: bytes) -> bool:
        return self.contains(word)

    def child(self, node: int, code: int) -> int:
        """Node after reading `code`, 0 when no word goes on so."""
        mask = self.pool[node]
        if not mask >> code & 1:
            return 0
        return self.pool[node + 2 + (mask & ((1 << code) - 1)).bit_count()]

    def next_letters(self, prefix: bytes) -> tuple[int, int]:
        """Masks of the letters (bit = code) that go on after `prefix` towards a longer word, and that end a word."""
        node = self.root
        for code in prefix:
            if not 0 < code < 32:
                return 0, 0
            node = self.child(node, code)
        return self.pool[node], self.pool[node + 1]

    def contains(self, word: bytes) -> bool:
        """Is `word` (codes without blank bits) in the list?"""
        return len(word) > 1 and 0 < word[-1] < 32 and bool(self.next_letters(word[:-1])[1] >> word[-1] & 1)

    def letters(self) -> int:
        """Mask of the letters (bit = code) that occur in the list."""
        return self._alphabet

    def words_with(self, prefix: bytes) -> list[bytes]:
        """All words longer than `prefix` that begin so, in alphabetical order of their codes."""
        found: list[bytes] = []

        def spell(word: bytes) -> None:
            children, accepted = self.next_letters(word)
            for code in range(1, 32):
                if accepted >> code & 1:
                    found.append(word + bytes((code,)))
                if children >> code & 1:
                    spell(word + bytes((code,)))

        spell(prefix)
        return found

    def iter_words(self) -> Iterator[bytes]:
        """All words, in alphabetical order of their codes."""
        for code in range(1, 32):
            yield from self.words_with(bytes((code,)))

    def anagrams(self, letters: bytes) -> list[bytes]:
        """All words made of exactly these letters, in alphabetical order of their codes."""
        found: list[bytes] = []

        def spell(node: int, word: bytes, left: Counter[int]) -> None:
            for code in sorted(left):
                rest = left - Counter((code,))
                if not rest:
                    if self.pool[node + 1] >> code & 1:
                        found.append(word + bytes((code,)))
                elif self.pool[node] >> code & 1:
                    spell(self.child(node, code), word + bytes((code,)), rest)

        if letters and min(letters) > 0 and max(letters) < 32:
            spell(self.root, b"", Counter(letters))
        return found


def map_file(path: str | PathLike[str]) -> mmap.mmap:
    """The content of a lexicon file; raises `LexiconError` (`missing`, `unreadable`, `empty`)."""
    try:
        with open(path, "rb") as file:
            if not file.seek(0, 2):
                raise LexiconError("empty", path=str(path))
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except FileNotFoundError as error:
        raise LexiconError("missing", path=str(path)) from error
    except OSError as error:
        raise LexiconError("unreadable", path=str(path), error=error.strerror) from error


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


def _neighbour(square: int, step: int) -> int:
    """The square one step (1 or -1 along a row, 15 or -15 along a column) further, -1 off the board."""
    if abs(step) == 1:
        return square + step if square % 15 + step in range(15) else -1
    return square + step if square + step in range(SQUARES) else -1


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
        if not any(self._board):
            lanes = [[(105 + place) for place in range(15)]]
        else:
            lanes = [[15 * row + place for place in range(15)] for row in range(15)]
            lanes += [[15 * place + column for place in range(15)] for column in range(15)]
        for lane in lanes:
            down = lane[1] - lane[0] == 15
            for first, word in self._lane(lane, rack, max_played):
                squares = lane[first : first + len(word)]
                placed = [square for square in squares if not self._board[square]]
                if down and len(placed) == 1 and self._crossing(placed[0], 1):
                    continue  # the same tile on the same square, read across
                most_placed = max(most_placed, len(placed))
                found.append(RawMove(self._score(squares, word, 1 if down else 15), word, squares[0], down))
        return MoveList(found, most_placed)

    def repeat(self, question: str, rack: bytes, max_played: int, times: int) -> int:
        """Asks the same again and again, for `bench`; the number of moves."""
        for _ in range(times):
            found = len(self.moves(rack, max_played) if question != "top" else self.top(rack, max_played)[1])
        return found

    def _crossing(self, square: int, step: int) -> list[int]:
        """Squares of the word through the empty `square` along `step`, nothing when no tile touches it that way."""
        line = [square]
        while (before := _neighbour(line[0], -step)) >= 0 and self._board[before]:
            line.insert(0, before)
        while (after := _neighbour(line[-1], step)) >= 0 and self._board[after]:
            line.append(after)
        return line if len(line) > 1 else []

    def _value(self, tile: int) -> int:
        return 0 if tile & BLANK_BIT else self._values[tile]

    def _score(self, squares: list[int], word: bytes, other_step: int) -> int:
        """Points of the tiles of `word` lying on `squares`, words in the other direction and bonus included."""
        main = others = placed = 0
        times = 1
        for square, tile in zip(squares, word, strict=True):
            if self._board[square]:
                main += self._value(tile)
                continue
            placed += 1
            points = self._value(tile) * self._letter_times[square]
            main += points
            times *= self._word_times[square]
            if line := self._crossing(square, other_step):
                rest = sum(self._value(self._board[other]) for other in line if other != square)
                others += (points + rest) * self._word_times[square]
        return main * times + others + self._bonus[min(placed, len(self._bonus) - 1)]

    def _cross_mask(self, square: int, other_step: int) -> int:
        """Letters that make a word in the other direction on the empty `square`."""
        line = self._crossing(square, other_step)
        if not line:
            return ANY
        before = bytes(self._board[other] & 31 for other in line if other < square)
        after = bytes(self._board[other] & 31 for other in line if other > square)
        return sum(1 << code for code in range(1, 32) if self.lexicon.contains(before + bytes((code,)) + after))

    def _lane(self, lane: list[int], rack: bytes, most: int) -> Iterator[tuple[int, bytes]]:
        """The words that can be laid in one lane: (place of the first letter, letters with blank bits)."""
        board = bytes(self._board[square] for square in lane)
        step = 15 if lane[1] - lane[0] == 1 else 1
        masks = [ANY if tile else self._cross_mask(square, step) for square, tile in zip(lane, board, strict=True)]
        if any(self._board):
            near = [
                not tile and (bool(self._crossing(square, 1)) or bool(self._crossing(square, 15)))
                for square, tile in zip(lane, board, strict=True)
            ]
        else:
            near = [place == 7 for place in range(15)]
        lexicon, pool = self.lexicon, self.lexicon.pool
        held = Counter(rack)
        words: list[tuple[int, bytes]] = []

        def lay(node: int, place: int, first: int, word: bytes, used: int, touches: bool) -> None:
            if place == 15:
                return
            if board[place]:
                choices = [board[place]]
            elif used < most:
                letters = (pool[node] | pool[node + 1]) & masks[place]
                choices = [code for code in range(1, 32) if letters >> code & 1 and held[code]]
                if held[0]:
                    choices += [code | BLANK_BIT for code in range(1, 32) if letters >> code & 1]
                used += 1
                touches = touches or near[place]
            else:
                return
            for tile in choices:
                code = tile & 31
                longer = word + bytes((tile,))
                if not board[place]:
                    held[0 if tile & BLANK_BIT else code] -= 1
                if used and touches and pool[node + 1] >> code & 1 and (place == 14 or not board[place + 1]):
                    words.append((first, longer))
                if pool[node] >> code & 1:
                    lay(lexicon.child(node, code), place + 1, first, longer, used, touches)
                if not board[place]:
                    held[0 if tile & BLANK_BIT else code] += 1

        for first in range(15):
            if first == 0 or not board[first - 1]:
                left = min(most, len(rack))  # the word covers squares up to `end` at most
                end = first
                while end < 15 and (board[end] or left):
                    left -= not board[end]
                    end += 1
                if any(near[first:end]):
                    lay(lexicon.root, first, first, b"", 0, False)
        return iter(words)

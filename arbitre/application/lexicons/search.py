"""Asks the solver in the domain's words; the only translator between the two.

The solver's list of moves stays where it is: a page of it becomes ``Move`` values when somebody looks at it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from arbitre.application.lexicons.alphabet import Alphabet
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import LETTER_MULTIPLIER, WORD_MULTIPLIER, Board
from arbitre.domain.board.move import Move
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet
from arbitre.domain.rules.rule_set import RackRules
from arbitre.solver import Lexicon, MoveList, MoveView, RawMove, Solver, queries

MOST_TILES = 15
MOST_BLANKS = 2
_HIGHEST = 65535


class SearchError(ArbitreError):
    """A rack that can't be searched (``too_many_tiles``, ``too_many_blanks``), or no word (``not_a_word``)."""


class Solutions(Sequence[Move]):
    """All legal moves of a position, best first; ``Move`` values are made for what is looked at.

    Ties are in a fixed order: the place, across before down, then the word.
    """

    def __init__(self, moves: MoveList, alphabet: Alphabet) -> None:
        self._moves = moves
        self._alphabet = alphabet

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            return self.page(start, stop) if step == 1 else [self[at] for at in range(start, stop, step)]
        return self._alphabet.move(self._moves[index])

    def __iter__(self) -> Iterator[Move]:
        for start in range(0, len(self), 256):
            yield from self.page(start, start + 256)

    def page(self, start: int, stop: int) -> list[Move]:
        """Moves ``start`` to ``stop`` (excluded)."""
        return [self._alphabet.move(raw) for raw in self._moves.page(start, stop)]

    @property
    def top(self) -> int:
        """Points of the best move, 0 when there is none."""
        return self._moves.top

    def tops(self) -> tuple[Move, ...]:
        """Every move that reaches the top."""
        return tuple(self._alphabet.move(raw) for raw in self._moves.tops())

    def sub_tops(self, count: int = 5) -> list[tuple[int, int]]:
        """The next lower scores, each with its number of moves: ``[(points, moves), ...]``."""
        return list(self._moves.sub_tops(count))

    def words_at(self, points: int) -> list[str]:
        """The different words (plain) worth exactly so many points, in the order of the alphabet."""
        return [self._alphabet.text(word) for word in self._moves.distinct_words_at(points)]

    def words_at_top(self) -> list[str]:
        """The different words that reach the top."""
        return self.words_at(self.top) if len(self) else []

    @property
    def has_scrabble(self) -> bool:
        """Is there a move that places seven tiles or more?"""
        return self._moves.has_bingo

    def places(self, word: str) -> list[Move]:
        """All places of one plain word with their scores, best first; none for a word that is not in the set."""
        codes = self._alphabet.word(word.upper())
        return [self._alphabet.move(raw) for raw in self._moves.find(codes)] if codes else []

    def filter(
        self,
        *,
        prefix: str = "",
        word: str = "",
        contains: str = "",
        min_points: int = 0,
        max_points: int = _HIGHEST,
    ) -> Selection:
        """The moves whose word begins with, is, or has inside the given letters, and whose points fit; order kept."""
        parts = [self._codes(text) for text in (prefix, word, contains)]
        if None in parts:  # letters that no tile has: nothing fits
            return Selection(None, self._alphabet)
        start, whole, inside = (part or b"" for part in parts)
        view = self._moves.filter(
            word_prefix=start, word=whole, contains=inside, min_points=min_points, max_points=max_points
        )
        return Selection(view, self._alphabet)

    def _codes(self, text: str) -> bytes | None:
        return self._alphabet.word(text.upper()) if text else b""


class Selection:
    """Part of a list of solutions, in its order."""

    def __init__(self, view: MoveView | None, alphabet: Alphabet) -> None:
        self._view = view
        self._alphabet = alphabet

    def __len__(self) -> int:
        return 0 if self._view is None else len(self._view)

    def page(self, start: int, stop: int) -> list[Move]:
        """Moves ``start`` to ``stop`` (excluded) of this part."""
        return [] if self._view is None else [self._alphabet.move(raw) for raw in self._view.page(start, stop)]

    def positions(self) -> list[int]:
        """Where each of these moves stands in the whole list."""
        return [] if self._view is None else list(self._view.positions())


@dataclass(frozen=True, slots=True)
class Extensions:
    """The single letters that extend a word before and after it."""

    before: Letters
    after: Letters


@dataclass(frozen=True, slots=True)
class LongerWord:
    """A plain word that holds another, with what it adds before and after."""

    word: str
    before: str
    after: str


class Searcher:
    """A lexicon, a tile set and a kind of rack, ready to be asked; for one thread (``clone`` gives another its own).

    In a joker game the rack holds its blank like any other: which top keeps it is for ``domain.play.top`` to say.
    """

    def __init__(
        self, lexicon: Lexicon, tile_set: TileSet, rack_rules: RackRules, *, alphabet: Alphabet | None = None
    ) -> None:
        self.lexicon = lexicon
        self.tile_set = tile_set
        self.rack_rules = rack_rules
        self.alphabet = alphabet or Alphabet(tile_set)
        self._solver = Solver(
            lexicon,
            self.alphabet.values,
            bytes(LETTER_MULTIPLIER),
            bytes(WORD_MULTIPLIER),
            [rack_rules.bonus.get(placed, 0) for placed in range(MOST_TILES + 1)],
        )
        self._board: Board | None = None
        self._each = [bytes((code,)) for code in self.alphabet.codes.values()]

    def clone(self) -> Searcher:
        """Another searcher on the same lexicon, for another thread."""
        return Searcher(self.lexicon, self.tile_set, self.rack_rules, alphabet=self.alphabet)

    def place(self, board: Board) -> None:
        """Set the board that ``raw_top`` searches."""
        if board is not self._board:
            self._solver.set_board(self.alphabet.board(board))
            self._board = board

    def rack_codes(self, rack: Sequence[Letter]) -> bytes:
        """The solver's codes of a rack. Raises ``SearchError`` and ``LetterError``."""
        if len(rack) > MOST_TILES:
            raise SearchError("too_many_tiles", found=len(rack), limit=MOST_TILES)
        if rack.count(BLANK) > MOST_BLANKS:
            raise SearchError("too_many_blanks", found=rack.count(BLANK), limit=MOST_BLANKS)
        return self.alphabet.rack(rack)

    def raw_top(self, rack: bytes, max_played: int | None = None) -> tuple[int, list[RawMove]]:
        """The top of the board placed before, untranslated: what is timed, and what ten thousand games are made of."""
        return self._solver.top(rack, self.rack_rules.max_played if max_played is None else max_played)

    def top(self, board: Board, rack: Sequence[Letter]) -> tuple[Move, ...]:
        """Every move of the best score, none when nothing can be played. Raises ``SearchError`` and ``LetterError``."""
        codes = self.rack_codes(rack)
        self.place(board)
        return tuple(self.alphabet.move(raw) for raw in self.raw_top(codes)[1])

    def solutions(self, board: Board, rack: Sequence[Letter], *, max_played: int | None = None) -> Solutions:
        """All legal moves, placing as many tiles as the rules of the rack (or ``max_played``) allow.

        Raises ``SearchError`` and ``LetterError``.
        """
        codes = self.rack_codes(rack)
        self.place(board)
        most = self.rack_rules.max_played if max_played is None else max_played
        return Solutions(self._solver.moves(codes, most), self.alphabet)

    def admits(self, word: str) -> bool:
        """Tell whether a plain upper-case word is in the lexicon (longer tiles joined: cut longest first)."""
        codes = self.alphabet.word(word)
        return codes is not None and self.lexicon.contains(codes)

    def extensions(self, word: str) -> Extensions:
        """Letters that extend a plain word by one. Raises ``SearchError`` for letters that are not in the set."""
        codes = self.alphabet.word(word.upper())
        if not codes:
            raise SearchError("not_a_word", word=word)
        contains = self.lexicon.contains
        before = b"".join(letter for letter in self._each if contains(letter + codes))
        after = b"".join(letter for letter in self._each if contains(codes + letter))
        return Extensions(self.alphabet.letters(before), self.alphabet.letters(after))

    def hooks(self, word: Sequence[Letter]) -> tuple[int, int]:
        """How many letters extend a word by one before it and after it. Raises ``LetterError``."""
        codes = self.alphabet.letters_of(word)
        after = self.lexicon.next_letters(codes)[1].bit_count()
        contains = self.lexicon.contains
        return sum(contains(letter + codes) for letter in self._each), after

    def longer_words(self, word: str) -> list[LongerWord]:
        """The words that hold a plain word, those that add least first; reads the whole list (a tenth of a second).

        Raises ``SearchError`` for letters that are not in the set.
        """
        codes = self.alphabet.word(word.upper())
        if not codes:
            raise SearchError("not_a_word", word=word)
        text = self.alphabet.text
        return [LongerWord(*map(text, found)) for found in queries.extensions(self.lexicon, codes)]

    def anagrams(self, letters: Sequence[Letter]) -> list[str]:
        """Words of all these letters, at most two of them blanks. Raises ``SearchError`` and ``LetterError``."""
        return [self.alphabet.text(word) for word in queries.anagrams(self.lexicon, self.rack_codes(letters))]

    def lacking(self, word: str, rack: Sequence[Letter], on_board: Sequence[Letter] = ()) -> Letters:
        """Letters that a rack lacks to write a plain word, once its blanks are used and given letters already lying.

        ``on_board``: letters of the word that are on the board. Raises ``LetterError``.
        """
        wanted = Counter(letter.upper() for letter in self.tile_set.parse_word(word.upper()))
        wanted -= Counter(letter.upper() for letter in on_board)
        held = Counter(rack)
        missing = list((wanted - held).elements())
        return self.tile_set.sorted(missing)[held[BLANK] :] if missing else ()

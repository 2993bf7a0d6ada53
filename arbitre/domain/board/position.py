"""A position slips are graded on: where a word can stand, with which blanks, for how many points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, pairwise

from arbitre.domain.board.board import CENTRE, SQUARES, Board
from arbitre.domain.board.move import BONUS, LayError, Placement, all_references, lay, run_at, score
from arbitre.domain.board.reference import SIZE, Direction, Reference
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet, is_blank

Circles = frozenset[int]
"""The letters of a word that blanks stand for, by their index in the word."""

_REFERENCES = all_references()


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """A place where a word can stand with the letters of the rack (*Fits* of the specification, 4.2).

    ``new``: indices in the word of the letters placed; ``scores``: points by circles, for every choice of blanks that
    the rack allows; ``needed``: the choices that use blanks for missing letters only; ``refused``: cross words, plain,
    that are not admitted; ``joined``: length of the longest row of board letters inside the word, ``on_board`` how many
    in all; ``old_blanks``: indices of the word where a blank lies already.
    """

    word: Letters
    reference: Reference
    new: tuple[int, ...]
    scores: Mapping[Circles, int]
    needed: tuple[Circles, ...]
    refused: tuple[str, ...]
    joined: int
    on_board: int
    old_blanks: Circles

    @property
    def direction(self) -> Direction:
        """The way the word runs."""
        return self.reference.direction

    @property
    def legal(self) -> bool:
        """True when every cross word is admitted (the word itself is not looked at)."""
        return not self.refused

    @property
    def best(self) -> int:
        """The most that the place pays."""
        return max(self.scores.values())

    @property
    def lowest_needed(self) -> int:
        """The least that the place pays when blanks stand for missing letters only (rule 5.3.2)."""
        return min(self.scores[circles] for circles in self.needed)

    def pays(self, points: int | None) -> bool:
        """Tell whether some possible choice of blanks makes these points here."""
        return points in self.scores.values()

    def letters(self, circles: Circles) -> Letters:
        """The word as it would lie, blanks in lower case."""
        return tuple(
            letter.lower() if index in circles or index in self.old_blanks else letter.upper()
            for index, letter in enumerate(self.word)
        )


@dataclass(frozen=True, eq=False)
class WordFits:
    """All the places of one word that are possible with the rack."""

    word: Letters
    admitted: bool
    fits: tuple[Fit, ...]

    @cached_property
    def by_reference(self) -> Mapping[Reference, Fit]:
        """The fits by place."""
        return {fit.reference: fit for fit in self.fits}

    @cached_property
    def legal(self) -> tuple[Fit, ...]:
        """The legal moves of the word."""
        return tuple(fit for fit in self.fits if fit.legal) if self.admitted else ()

    @cached_property
    def fallacious(self) -> tuple[Fit, ...]:
        """The places that are refused for a cross word only."""
        return tuple(fit for fit in self.fits if not fit.legal) if self.admitted else ()

    def at(self, reference: Reference) -> Fit | None:
        """The legal move at a place."""
        fit = self.by_reference.get(reference)
        return fit if fit is not None and self.admitted and fit.legal else None


@dataclass(frozen=True, eq=False)
class Position:
    """What a turn's slips are graded on.

    ``rack``: the letters in play, ``BLANK`` a blank; ``admits`` tells whether a plain upper-case word (its tiles'
    texts joined) is in the list; ``max_played``: the most tiles that may be placed. Places are worked out once a word
    and kept, for most slips of a room repeat one of a dozen solutions.
    """

    board: Board
    rack: Letters
    turn: int
    tile_set: TileSet
    admits: Callable[[str], bool]
    bonus: Mapping[int, int] = field(default_factory=lambda: BONUS)
    max_played: int = 9
    _known: dict[str, WordFits] = field(init=False, repr=False, default_factory=dict)
    _admitted: dict[str, bool] = field(init=False, repr=False, default_factory=dict)

    @cached_property
    def first_turn(self) -> bool:
        """True while the board is empty."""
        return self.board.is_empty

    @cached_property
    def after_two_letters(self) -> bool:
        """True on the turn after a first word of two letters, where two joining letters do (rule 4.3.2)."""
        return self.board.tiles().total() == 2

    @cached_property
    def first_word_of_two(self) -> frozenset[int]:
        """The squares of a first word that still has its two letters; none after any other."""
        if not self.board.squares[CENTRE]:
            return frozenset()
        first, last = run_at(self.board, CENTRE, Direction.ACROSS)
        return frozenset((first, last)) if last == first + 1 else frozenset()

    def joins_first_word_of_two(self, fit: Fit) -> bool:
        """Tell whether a word takes in, or runs beside, a first word that still has its two letters."""
        start, step = fit.reference.square, fit.reference.step
        word = range(start, start + step * len(fit.word), step)
        near = (0, 1, -1, SIZE, -SIZE)  # around the centre: no edge in reach
        return any(square + away in word for square in self.first_word_of_two for away in near)

    @cached_property
    def rack_count(self) -> Counter[Letter]:
        """The rack, counted."""
        return Counter(self.rack)

    def is_admitted(self, word: Letters) -> bool:
        """Tell whether a word is in the list, asked once a word.

        Lists are cut longest tile first: a C and an H side by side do not make a word that has the tile CH.
        """
        text = "".join(word).upper()
        known = self._admitted.get(text)
        if known is None:
            known = self._admitted[text] = self.admits(text)
        if known and self.tile_set.has_long_tiles:
            return self.tile_set.parse_word(text) == tuple(letter.upper() for letter in word)
        return known

    def word_fits(self, word: Letters) -> WordFits:
        """All the places of a word (its case does not matter)."""
        letters = tuple(letter.upper() for letter in word)
        key = "\0".join(letters)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._find(letters)
        return known

    def legal_at(self, word: Letters, reference: Reference) -> Fit | None:
        """The legal move of a word at a place; the places of a word that is not admitted are not looked for."""
        return self.word_fits(word).at(reference) if self.is_admitted(word) else None

    def places_too_many(self, word: Letters) -> bool:
        """Tell whether a word of the rack's letters lies somewhere, were more tiles allowed than ``max_played``."""
        for reference in _REFERENCES:
            new = _new_letters(self.board, word, reference, self._anchors)
            if new is not None and self.max_played < len(new) <= len(self.rack) and self._circles(word, new):
                return True
        return False

    def stands(self, word: Letters, reference: Reference) -> bool:
        """Tell whether a word could lie at a place if the rack had the letters."""
        try:
            lay(self.board, word, reference)
        except LayError:
            return False
        return True

    def stands_somewhere(self, word: Letters) -> bool:
        """Tell whether a word could lie anywhere if the rack had the letters."""
        return any(self.stands(word, reference) for reference in _REFERENCES)

    @cached_property
    def _anchors(self) -> frozenset[int]:
        """Empty squares of which a move must cover one: those that touch a letter, the centre of an empty board."""
        squares = self.board.squares
        if self.board.is_empty:
            return frozenset((CENTRE,))
        return frozenset(
            square
            for square, there in enumerate(squares)
            if not there
            and (
                (square % SIZE > 0 and squares[square - 1])
                or (square % SIZE < SIZE - 1 and squares[square + 1])
                or (square >= SIZE and squares[square - SIZE])
                or (square < SQUARES - SIZE and squares[square + SIZE])
            )
        )

    def _find(self, word: Letters) -> WordFits:
        """Try every place; all but those possible with the rack are put aside before a word is laid."""
        admitted = bool(word) and self.is_admitted(word)
        fits: list[Fit] = []
        choices: dict[tuple[int, ...], list[Circles]] = {}
        for reference in _REFERENCES if len(word) > 1 else ():
            new = _new_letters(self.board, word, reference, self._anchors)
            if new is None or len(new) > min(self.max_played, len(self.rack)):
                continue
            circles = choices.get(new)
            if circles is None:
                circles = choices[new] = self._circles(word, new)
            if circles:
                fits.append(self._fit(lay(self.board, word, reference), new, circles))
        return WordFits(word, admitted, tuple(fits))

    def _fit(self, placement: Placement, new: tuple[int, ...], choices: list[Circles]) -> Fit:
        word = placement.word
        refused = (cross.word for cross in placement.cross_words if not self.is_admitted(cross.word))
        least = len(choices[0])
        return Fit(
            word,
            placement.reference,
            new,
            self._scores(placement, choices),
            tuple(circles for circles in choices if len(circles) == least),
            tuple(dict.fromkeys("".join(word).upper() for word in refused)),
            _longest_row(len(word), new),
            len(word) - len(new),
            frozenset(index for index, letter in enumerate(word) if is_blank(letter)),
        )

    def _circles(self, word: Letters, new: tuple[int, ...]) -> list[Circles]:
        """Every choice of letters to be blanks that leaves the others on the rack, the fewest first; maybe none."""
        letters = Counter(word[index] for index in new)
        missing = (letters - self.rack_count).total()
        found: list[Circles] = []
        for size in range(missing, min(self.rack_count[BLANK], len(new)) + 1):
            for chosen in combinations(new, size):
                if not letters - Counter(word[index] for index in chosen) - self.rack_count:
                    found.append(frozenset(chosen))
        return found

    def _scores(self, placement: Placement, choices: list[Circles]) -> dict[Circles, int]:
        """Points by choice of blanks; they are linear in the letters' values, so each blank's loss is found once."""
        full = score(placement, self.tile_set, self.bonus)
        losses: dict[int, int] = {}
        for index in {index for circles in choices for index in circles}:
            word = tuple(letter.lower() if at == index else letter for at, letter in enumerate(placement.word))
            losses[index] = full - score(lay(self.board, word, placement.reference), self.tile_set, self.bonus)
        return {circles: full - sum(losses[index] for index in circles) for circles in choices}


def _new_letters(board: Board, word: Letters, reference: Reference, anchors: frozenset[int]) -> tuple[int, ...] | None:
    """Indices of the letters that a place asks for; ``None`` where the word can't lie whatever the rack holds."""
    along = reference.column if reference.direction is Direction.ACROSS else reference.row
    end = along + len(word)
    if end > SIZE:
        return None
    squares, step, square = board.squares, reference.step, reference.square
    if (along and squares[square - step]) or (end < SIZE and squares[square + step * len(word)]):
        return None
    new: list[int] = []
    connected = False
    for index, letter in enumerate(word):
        there = squares[square]
        if not there:
            new.append(index)
            connected = connected or square in anchors
        elif there.upper() != letter:
            return None
        square += step
    return tuple(new) if connected else None


def _longest_row(length: int, new: tuple[int, ...]) -> int:
    """Length of the longest row of letters between the new ones."""
    ends = (-1, *new, length)
    return max(after - before - 1 for before, after in pairwise(ends))

"""A position slips are graded on: where a word can stand, with which blanks, for how many points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, pairwise

from arbitre.domain.board import Board
from arbitre.domain.move import BONUS, LayError, Placement, all_references, lay, missing_from, score
from arbitre.domain.reference import SIZE, Direction, Reference
from arbitre.domain.tiles import BLANK, Letter, Letters, TileSet, is_blank

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
    """All the places of one word: ``fits`` those possible with the rack, ``beyond`` where only letters are missing."""

    word: Letters
    admitted: bool
    fits: tuple[Fit, ...]
    beyond: tuple[Reference, ...]

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
    def rack_count(self) -> Counter[Letter]:
        """The rack, counted."""
        return Counter(self.rack)

    def is_admitted(self, word: str) -> bool:
        """Tell whether a plain word is in the list, asked once a word."""
        known = self._admitted.get(word)
        if known is None:
            known = self._admitted[word] = self.admits(word)
        return known

    def word_fits(self, word: Letters) -> WordFits:
        """All the places of a word (its case does not matter)."""
        letters = tuple(letter.upper() for letter in word)
        key = "\0".join(letters)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._find(letters)
        return known

    def _find(self, word: Letters) -> WordFits:
        fits: list[Fit] = []
        beyond: list[Reference] = []
        for reference in _REFERENCES if len(word) > 1 else ():
            if not _could_stand(self.board, word, reference):
                continue
            try:
                placement = lay(self.board, word, reference)
            except LayError:
                continue
            fit = self._fit(placement)
            if fit is None:
                beyond.append(reference)
            else:
                fits.append(fit)
        admitted = bool(word) and self.is_admitted("".join(word))
        return WordFits(word, admitted, tuple(fits), tuple(beyond))

    def _fit(self, placement: Placement) -> Fit | None:
        missing = missing_from(self.rack_count, placement)
        blanks = self.rack_count[BLANK]
        if missing.total() > blanks or len(placement.placed) > self.max_played:
            return None
        first, step = placement.reference.square, placement.reference.step
        new = tuple((square - first) // step for square, _ in placement.placed)
        choices = self._circles(placement, new, missing.total(), blanks)
        scores = self._scores(placement, new, choices)
        needed = tuple(circles for circles in choices if len(circles) == missing.total())
        crosses = dict.fromkeys("".join(cross.word).upper() for cross in placement.cross_words)
        return Fit(
            placement.word,
            placement.reference,
            new,
            scores,
            needed,
            tuple(cross for cross in crosses if not self.is_admitted(cross)),
            _longest_row(len(placement.word), new),
            len(placement.word) - len(new),
            frozenset(index for index, letter in enumerate(placement.word) if is_blank(letter)),
        )

    def _circles(self, placement: Placement, new: tuple[int, ...], least: int, most: int) -> list[Circles]:
        """Every choice of letters to be blanks that leaves the others on the rack, the fewest first."""
        word = placement.word
        found: list[Circles] = []
        for size in range(least, min(most, len(new)) + 1):
            for chosen in combinations(new, size):
                others = Counter(word[index] for index in new if index not in chosen)
                if not others - self.rack_count:
                    found.append(frozenset(chosen))
        return found

    def _scores(self, placement: Placement, new: tuple[int, ...], choices: list[Circles]) -> dict[Circles, int]:
        """Points by choice of blanks; they are linear in the letters' values, so each blank's loss is found once."""
        full = score(placement, self.tile_set, self.bonus)
        losses: dict[int, int] = {}
        for index in {index for circles in choices for index in circles}:
            word = tuple(letter.lower() if at == index else letter for at, letter in enumerate(placement.word))
            losses[index] = full - score(lay(self.board, word, placement.reference), self.tile_set, self.bonus)
        return {circles: full - sum(losses[index] for index in circles) for circles in choices}


def _could_stand(board: Board, word: Letters, reference: Reference) -> bool:
    """A quick test before ``lay``: inside the board, free at both ends, no other letter in the way."""
    along = reference.column if reference.direction is Direction.ACROSS else reference.row
    end = along + len(word)
    if end > SIZE:
        return False
    squares, step, square = board.squares, reference.step, reference.square
    if (along and squares[square - step]) or (end < SIZE and squares[square + step * len(word)]):
        return False
    for letter in word:
        there = squares[square]
        if there and there.upper() != letter:
            return False
        square += step
    return True


def _longest_row(length: int, new: tuple[int, ...]) -> int:
    """Length of the longest row of letters between the new ones."""
    ends = (-1, *new, length)
    return max(after - before - 1 for before, after in pairwise(ends))

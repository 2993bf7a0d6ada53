"""Why a word that pays nothing is refused: which fault, in which word (rules 5.4.1, 5.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from arbitre.domain.board.move import all_references, run_at
from arbitre.domain.board.position import Fit, Position, WordFits
from arbitre.domain.board.reference import SIZE, Direction, Reference
from arbitre.domain.board.tiles import BLANK, Letter, Letters
from arbitre.domain.rules.location import joining_places, read_reference
from arbitre.domain.rules.payment import Claim, Payment, exact_points, zero
from arbitre.domain.rules.slip import Entry, Reason

_MISCOPIED = 2  # a copy of a board word with more letters wrong than this is another word


def diagnose(
    entry: Entry, direction: Direction, words: WordFits, claim: Claim, position: Position, row_label: str
) -> Payment:
    """The zero of a word without a legal place anywhere."""
    named = named_places(entry, row_label)
    plain = "".join(words.word)
    if not words.admitted or not words.fits:
        whole = incomplete(entry, words.word, direction, claim, position, row_label)
        if whole is not None:
            return zero(Reason.WORD_INCOMPLETE, "5.7", plain, whole)
    if not words.admitted:
        copied = _miscopied(words.word, direction, named, position)
        if copied is not None:
            return zero(Reason.COPY_ERROR, "5.7", plain, copied)
    if words.fits:
        fit = _meant(words.fits, direction, named, claim)
        points = exact_points(fit, claim)
        if words.admitted:
            return zero(Reason.CROSS_WORD_NOT_ADMITTED, "5.4.1.a", *fit.refused, proposed=points)
        return zero(Reason.WORD_NOT_ADMITTED, "5.4.1.a", plain, *fit.refused, proposed=points)
    if position.places_too_many(words.word):
        if words.admitted:
            return zero(Reason.TOO_MANY_LETTERS, "5.4.1.d", plain)
        return zero(Reason.WORD_NOT_ADMITTED, "5.4.1.a", plain)
    if position.first_turn:
        lacking = (Counter(words.word) - position.rack_count).total() > position.rack_count[BLANK]
        if not lacking and not words.admitted:
            return zero(Reason.WORD_NOT_ADMITTED, "5.4.1.a", plain)
        return replace(zero(Reason.LETTER_ERROR, "5.4.1.d", plain), lacking=_lacking(words.word, (), position))
    # A reference that contradicts the way the word is written may be the one that is inverted (rule 5.3).
    places = (*named, *(place.inverted() for place in named if place.direction is not direction))
    standing = tuple(place for place in places if position.stands(words.word, place))
    if standing or (not named and position.stands_somewhere(words.word)):
        return replace(zero(Reason.LETTER_ERROR, "5.4.1.d", plain), lacking=_lacking(words.word, standing, position))
    return zero(Reason.GRID_ERROR, "5.4.1.c", plain)


def _lacking(word: Letters, standing: tuple[Reference, ...], position: Position) -> Letters:
    """The letters of a word that neither rack nor board has, at the place of those given, or of all, that lacks least.

    Letters that a blank stands for are lacking no more; which of several it would be is not known, so all are named
    when there are more than blanks.
    """
    places = standing or tuple(place for place in all_references() if position.stands(word, place))
    rack = position.rack_count
    least: Letters = ()
    for place in places:
        span = _span(word, place)
        assert span is not None
        new = Counter(letter for at, letter in zip(span, word, strict=True) if not position.board.squares[at])
        lacking = tuple((new - rack).elements())
        if len(lacking) > rack[BLANK] and (not least or len(lacking) < len(least)):
            least = lacking
    return least


def named_places(entry: Entry, row_label: str) -> tuple[Reference, ...]:
    """The places that an entry names, by reference and by joining letters."""
    reference = read_reference(entry.reference, row_label)
    return (*((reference,) if reference is not None else ()), *joining_places(entry.joining, row_label))


def refused_at(fits: tuple[Fit, ...], claim: Claim) -> Payment:
    """The zero of a word at a place where a cross word is not admitted."""
    words = tuple(dict.fromkeys(word for fit in fits for word in fit.refused))
    proposed = max(exact_points(fit, claim) for fit in fits)
    return zero(Reason.CROSS_WORD_NOT_ADMITTED, "5.4.1.a", *words, proposed=proposed)


def new_letters(entry: Entry, words: WordFits, direction: Direction, position: Position, row_label: str) -> int:
    """How many letters a refused entry places: where it says, else at the least; 2 for what can stand nowhere."""
    named = named_places(entry, row_label)
    for place in (*named, *(place.inverted() for place in named)):
        if place in words.by_reference:
            return len(words.by_reference[place].new)
        span = _span(words.word, place)
        if span is not None:
            return sum(not position.board.squares[square] for square in span)
    along = [fit for fit in words.fits if fit.direction is direction] or list(words.fits)
    return min((len(fit.new) for fit in along), default=2)


def incomplete(
    entry: Entry, word: Letters, direction: Direction, claim: Claim, position: Position, row_label: str
) -> str | None:
    """The legal word of which only a part was written, where the slip points to it (rules 4.2, 5.7)."""
    named = named_places(entry, row_label)
    for start in _starts(direction, named):
        whole = _whole(position, word, start)
        if whole is None:
            continue
        letters, reference = whole
        if named and start not in named and reference not in named:
            continue
        fit = position.legal_at(letters, reference)
        if fit is not None and (named or fit.pays(claim.score)):
            return "".join(letters)
    return None


def _starts(direction: Direction, named: tuple[Reference, ...]) -> Iterator[Reference]:
    """First squares to try: every square of the lines that are named, else of the board."""
    if not named:
        for square in range(SIZE * SIZE):
            yield Reference(*divmod(square, SIZE), direction)
        return
    seen: set[Reference] = set()
    for place in named:
        for one in (place, place.inverted()):
            for at in range(SIZE):
                across = one.direction is Direction.ACROSS
                start = Reference(one.row if across else at, at if across else one.column, one.direction)
                if start not in seen:
                    seen.add(start)
                    yield start


def _span(word: Letters, start: Reference) -> range | None:
    """The squares of a word, ``None`` when it runs off the board."""
    along = start.column if start.direction is Direction.ACROSS else start.row
    if along + len(word) > SIZE:
        return None
    return range(start.square, start.square + start.step * len(word), start.step)


def _whole(position: Position, word: Letters, start: Reference) -> tuple[Letters, Reference] | None:
    """The word with the board letters that touch its ends, when there are some and the word agrees with the board."""
    span = _span(word, start)
    squares = position.board.squares
    if span is None:
        return None
    along = start.column if start.direction is Direction.ACROSS else start.row
    before = along > 0 and squares[span.start - start.step]
    after = along + len(word) < SIZE and squares[span.stop]
    if not before and not after:
        return None
    if any(squares[at] and squares[at].upper() != letter for at, letter in zip(span, word, strict=True)):
        return None
    filled = position.board.with_letters((at, letter) for at, letter in zip(span, word, strict=True))
    first, last = run_at(filled, start.square, start.direction)
    letters: list[Letter] = [filled.squares[at].upper() for at in range(first, last + 1, start.step)]
    return tuple(letters), Reference(*divmod(first, SIZE), start.direction)


def _miscopied(word: Letters, direction: Direction, named: tuple[Reference, ...], position: Position) -> str | None:
    """The legal word that was meant, when letters of the board were copied wrong (rules 4.2, 5.7)."""
    squares = position.board.squares
    starts = (*named, *(place.inverted() for place in named)) or tuple(_starts(direction, ()))
    for start in starts:
        span = _span(word, start)
        if span is None:
            continue
        there = tuple(squares[at].upper() for at in span)
        wrong = sum(bool(lying) and lying != letter for lying, letter in zip(there, word, strict=True))
        right = sum(lying == letter for lying, letter in zip(there, word, strict=True))
        if not 0 < wrong <= _MISCOPIED or not right:
            continue
        meant = tuple(lying or letter for lying, letter in zip(there, word, strict=True))
        if position.legal_at(meant, start) is not None:
            return "".join(meant)
    return None


def _meant(fits: tuple[Fit, ...], direction: Direction, named: tuple[Reference, ...], claim: Claim) -> Fit:
    """The place that a refused solution most likely means."""
    return min(
        fits,
        key=lambda fit: (
            fit.reference not in named,
            fit.reference.inverted() not in named,
            fit.direction is not direction,
            not fit.pays(claim.score),
        ),
    )

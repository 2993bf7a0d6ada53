"""What the solver knows of a word and of a rack, gathered for the arbiter: places, hooks, anagrams, tops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arbitre.application.lexicons.definitions import Definition, Definitions
from arbitre.application.lexicons.search import LongerWord, Searcher, SearchError, Solutions
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay
from arbitre.domain.board.tiles import Letter, Letters

MOST = 200
"""Longer words and anagrams shown at most."""
_SCRABBLE = 7
_LOOKED_AT = 3000


@dataclass(frozen=True, slots=True)
class WordFacts:
    """Everything about one word on the board and rack of a turn.

    ``before``, ``after``: letters that lengthen it; ``lacking``: letters that the rack lacks to write it alone;
    ``places``: where it can be played, best first; ``more``: how many longer words there are beyond those listed.
    """

    word: str
    valid: bool
    before: Letters = ()
    after: Letters = ()
    longer: tuple[LongerWord, ...] = ()
    more: int = 0
    anagrams: tuple[str, ...] = ()
    lacking: Letters = ()
    places: tuple[Move, ...] = ()
    definition: Definition | None = None


@dataclass(frozen=True, slots=True)
class RackFacts:
    """Everything about the rack of a turn.

    ``words``: the different words that reach the top; ``sub_tops``: the next scores with their number of moves;
    ``scrabble``: the best move that places seven tiles or more; ``anagrams``: words of all its letters.
    """

    moves: int
    top: int
    words: tuple[str, ...]
    sub_tops: tuple[tuple[int, int], ...]
    scrabble: Move | None
    anagrams: tuple[str, ...] = ()


def word_facts(
    text: str,
    searcher: Searcher,
    rack: Sequence[Letter] = (),
    solutions: Solutions | None = None,
    definitions: Definitions | None = None,
) -> WordFacts:
    """What is known of a word (plain, any case). Raises ``SearchError("not_a_word")`` for what no tiles can write."""
    word = text.strip().upper()
    if not word or searcher.alphabet.word(word) is None:
        raise SearchError("not_a_word", word=text.strip())
    hooks = searcher.extensions(word)
    longer = [one for one in searcher.longer_words(word) if one.word != word]
    return WordFacts(
        word=word,
        valid=searcher.admits(word),
        before=hooks.before,
        after=hooks.after,
        longer=tuple(longer[:MOST]),
        more=max(0, len(longer) - MOST),
        anagrams=tuple(one for one in _anagrams(searcher, searcher.tile_set.parse_word(word)) if one != word),
        lacking=searcher.lacking(word, rack) if rack else (),
        places=tuple(solutions.places(word)) if solutions is not None else (),
        definition=definitions.of(word) if definitions is not None and definitions.available else None,
    )


def rack_facts(
    board: Board, rack: Sequence[Letter], solutions: Solutions, searcher: Searcher | None = None
) -> RackFacts:
    """What is known of a rack on a board from its list of solutions."""
    return RackFacts(
        moves=len(solutions),
        top=solutions.top,
        words=tuple(solutions.words_at_top()),
        sub_tops=tuple(solutions.sub_tops()),
        scrabble=_scrabble(board, solutions),
        anagrams=_anagrams(searcher, rack) if searcher is not None else (),
    )


def _anagrams(searcher: Searcher, letters: Sequence[Letter]) -> tuple[str, ...]:
    try:
        return tuple(searcher.anagrams(tuple(letters))[:MOST])
    except ArbitreError:  # more tiles or blanks than the solver takes
        return ()


def _scrabble(board: Board, solutions: Solutions) -> Move | None:
    """The best move that places seven tiles; it stands near the head of the list, for the sake of its bonus."""
    if not solutions.has_scrabble:
        return None
    for move in solutions.page(0, _LOOKED_AT):
        if len(lay(board, move.word, move.reference).placed) >= _SCRABBLE:
            return move
    return None

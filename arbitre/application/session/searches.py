"""What is searched for a session: word lists by game, and the solutions of its turns, each searched once."""

from __future__ import annotations

from typing import Protocol

from arbitre.application.lexicons.common_words import CommonWords
from arbitre.application.lexicons.search import Searcher, Solutions
from arbitre.application.session.core import Core
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import Letters, TileSet
from arbitre.domain.event.state import Game, Tournament, Turn
from arbitre.domain.rules.rule_set import RackRules


class LexiconSource(Protocol):
    """Where searchers come from: the catalogue of word lists, with an event's own changes."""

    def searcher(
        self,
        lexicon: f.LexiconId,
        tile_set: TileSet,
        rack: RackRules,
        admitted: frozenset[str],
        struck: frozenset[str],
    ) -> Searcher:
        """A searcher for one thread. Raises an ``ArbitreError`` when the list is not on this machine."""
        ...

    def common_words(self, language: str) -> CommonWords:
        """The words of a language that everybody knows."""
        ...


class Searches:
    """Searchers and solutions of an event's games, with its own words."""

    def __init__(self, core: Core, lexicons: LexiconSource) -> None:
        self._core = core
        self._lexicons = lexicons
        self._searchers: dict[object, Searcher] = {}
        self._solutions: dict[object, Solutions] = {}

    def searcher(self, game: Game | None = None, state: Tournament | None = None) -> Searcher:
        """The searcher of a game with the event's own words (those of ``state``, when another is given).

        Raises an ``ArbitreError`` when the game's word list is not on this machine.
        """
        one = game or self._core.game
        words = state or self._core.state
        key = (one.number, one.lexicon, words.admitted, words.struck)
        found = self._searchers.get(key)
        if found is None:
            found = self._lexicons.searcher(one.lexicon, one.tile_set, one.rules.rack, words.admitted, words.struck)
            self._searchers[key] = found
        return found

    def may_be_word(self, word: str, game: Game | None = None) -> bool:
        """Whether a player may have written a plain word: the list has it, or is not on this machine."""
        try:
            return self.searcher(game).admits(word)
        except ArbitreError:
            return True

    def common_words(self, game: Game | None = None) -> CommonWords:
        """The words of a game's language that everybody knows (schools, the weakest robot)."""
        return self._lexicons.common_words((game or self._core.game).tile_set.language)

    def solutions(self, turn: Turn, game: Game | None = None) -> Solutions:
        """All legal moves of a turn, best first; searched once for each board and rack."""
        found = self.known(turn, game)
        if found is None:
            searcher = self.searcher(game)
            found = searcher.solutions(turn.board, turn.rack)
            self.keep(searcher, turn.board, turn.rack, found)
        return found

    def known(self, turn: Turn, game: Game | None = None) -> Solutions | None:
        """Those of a turn that were searched already."""
        return self._solutions.get((self.searcher(game), turn.board, turn.rack))

    def keep(self, searcher: Searcher, board: Board, rack: Letters, found: Solutions) -> None:
        """Keep what a searcher of this session found, here or in another thread."""
        while len(self._solutions) >= 16:  # the live turn, those being marked, and a few of the past
            self._solutions.pop(next(iter(self._solutions)))
        self._solutions[searcher, board, rack] = found

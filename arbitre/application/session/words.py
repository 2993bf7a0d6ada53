"""The event's own words: admitted, struck, or again what the list says."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.rulings import Rulings
from arbitre.domain import facts as f
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.folding.tournament import fold


class Words:
    """Words valid, or not, for this event; every slip concerned is ruled again in the same action."""

    def __init__(self, core: Core, rulings: Rulings) -> None:
        self._core = core
        self._rulings = rulings

    def admit(self, word: str, reason: str = "") -> None:
        """A word is valid for this event; every slip concerned is ruled again in the same action."""
        self._commit([f.WordAdmitted(self._word(word), self._core.who, reason)])

    def admit_all(self, words: Sequence[str], reason: str = "") -> None:
        """Several words at once, as one action (before a game, most often)."""
        self._commit([f.WordAdmitted(self._word(word), self._core.who, reason) for word in words])

    def strike(self, word: str, reason: str = "") -> None:
        """A word is not valid for this event; every slip concerned is ruled again in the same action."""
        self._commit([f.WordStruck(self._word(word), self._core.who, reason)])

    def restore(self, word: str, reason: str = "") -> None:
        """A word is again what the list says."""
        self._commit([f.WordRestored(self._word(word), self._core.who, reason)])

    def retained_with(self, word: str) -> list[tuple[Game, Turn]]:
        """The revealed turns whose retained move is a word: striking it leaves it on the board."""
        return [
            (game, turn)
            for game in self._core.state.games
            for turn in game.revealed_turns
            if turn.retained is not None and turn.retained.plain() == word
        ]

    def _commit(self, facts: list[f.Fact]) -> None:
        after = fold(facts, self._core.state)
        regraded = [
            change for game in after.games for change in self._rulings.regradings(after, game.number, 1, "words")
        ]
        self._core.commit([*facts, *regraded])

    def _word(self, text: str) -> str:
        letters = text.strip().upper()
        if self._core.state.games:
            letters = "".join(self._core.game.tile_set.parse_word(letters))
        if len(letters) < 2:
            raise SessionError("not_a_word", word=text)
        return letters

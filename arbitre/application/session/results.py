"""What the slips entered so far make: scores, standings, running totals."""

from __future__ import annotations

from arbitre.application.session.core import Core
from arbitre.domain.event.state import Game
from arbitre.domain.results.standings import GameResult, Line, game_result, standing


class Results:
    """Scores and standings of the state as it is."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def game_result(self, game: Game | None = None) -> GameResult:
        """Every player's scores, turn by turn, in a game (the running one by default)."""
        return game_result(game or self._core.game, self._core.state.players)

    def standing(self, game: int | None = None, *, complete_only: bool = False) -> list[Line]:
        """The standing of one game or, without ``game``, of the event; best first, ranks shared."""
        return standing(self._core.state, game, complete_only=complete_only)

    def total_of(self, table: int, game: Game | None = None) -> int:
        """The running total of the player now at a table, every slip entered so far counted."""
        one = game or self._core.game
        player = one.player_at(table, len(one.turns) or 1)
        found = self.game_result(one).players.get(player or "")
        return found.total if found else 0

"""How a fact finds the function that folds it, and how a branch of the state is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from arbitre.domain import facts as f
from arbitre.domain.event.state import Game, Tournament, Turn

F = TypeVar("F", bound=f.Fact)
Handler = Callable[[Tournament, Any], Tournament]
HANDLERS: dict[type[f.Fact], Handler] = {}


def on(kind: type[F]) -> Callable[[Callable[[Tournament, F], Tournament]], Callable[[Tournament, F], Tournament]]:
    def register(handler: Callable[[Tournament, F], Tournament]) -> Callable[[Tournament, F], Tournament]:
        HANDLERS[kind] = handler
        return handler

    return register


def with_game(state: Tournament, game: Game) -> Tournament:
    games = state.games
    return replace(state, games=(*games[: game.number - 1], game, *games[game.number :]))


def with_turn(state: Tournament, game: Game, turn: Turn) -> Tournament:
    turns = (*game.turns[: turn.serial - 1], turn, *game.turns[turn.serial :])
    return with_game(state, replace(game, turns=turns))


def change(state: Tournament, fact: Any, **values: Any) -> Tournament:
    """Change fields of the turn that a fact names."""
    game = state.game(fact.game)
    return with_turn(state, game, replace(game.turn(fact.turn), **values))


def change_slip(state: Tournament, fact: Any, **values: Any) -> Tournament:
    """Change fields of the marked slip that a fact names."""
    slips = state.game(fact.game).turn(fact.turn).slips
    return change(state, fact, slips={**slips, fact.table: replace(slips[fact.table], **values)})

"""Folds the facts about a turn."""

from __future__ import annotations

from dataclasses import replace

from arbitre.domain import facts as f
from arbitre.domain.board.board import Board
from arbitre.domain.event.state import (
    Step,
    Tournament,
    Turn,
)
from arbitre.domain.event.thread import rethread, start_of_turn
from arbitre.domain.folding.handlers import change, on, with_game, with_turn


@on(f.RackDrawn)
def _drawn(state: Tournament, fact: f.RackDrawn) -> Tournament:
    game = state.game(fact.game)
    start = start_of_turn(game, fact.turn)
    turn = Turn(
        serial=fact.turn,
        number=start.number,
        step=Step.DRAWN,
        board=start.board,
        bag={},
        leftover=fact.leftover,
        new=fact.new,
        rejected=fact.rejected,
        source=fact.source,
        forced=fact.forced,
    )
    if fact.turn > len(game.turns) + 1:
        raise KeyError(fact.turn)
    game = replace(game, turns=(*game.turns[: fact.turn - 1], turn), draws=game.draws + 1)
    return with_game(state, rethread(game, fact.turn))


@on(f.RackRejected)
def _rejected(state: Tournament, fact: f.RackRejected) -> Tournament:
    game = state.game(fact.game)
    turn = game.turn(fact.turn)
    turn = replace(turn, step=Step.BEFORE, rejected=(*turn.rejected, turn.rack), leftover=(), new=(), rack_shown=False)
    game = replace(game, draws=game.draws + 1)
    return with_game(state, rethread(replace(game, turns=(*game.turns[: fact.turn - 1], turn)), fact.turn))


@on(f.RackCorrected)
def _rack_corrected(state: Tournament, fact: f.RackCorrected) -> Tournament:
    game = state.game(fact.game)
    turn = game.turn(fact.turn)
    turn = replace(turn, leftover=fact.leftover, new=fact.new, corrected=(*turn.corrected, fact.reason))
    game = replace(game, turns=(*game.turns[: fact.turn - 1], turn, *game.turns[fact.turn :]))
    return with_game(state, rethread(game, fact.turn))


@on(f.RackShown)
def _shown(state: Tournament, fact: f.RackShown) -> Tournament:
    return change(state, fact, rack_shown=True)


@on(f.ClockStarted)
def _clock(state: Tournament, fact: f.ClockStarted) -> Tournament:
    return change(state, fact, step=Step.RUNNING, seconds=fact.seconds, clock_started=fact.at, clock_left=None)


@on(f.ClockPaused)
def _paused(state: Tournament, fact: f.ClockPaused) -> Tournament:
    return change(state, fact, clock_left=fact.left)


@on(f.TurnTimeChosen)
def _time_chosen(state: Tournament, fact: f.TurnTimeChosen) -> Tournament:
    return with_game(state, replace(state.game(fact.game), turn_seconds=fact.seconds))


@on(f.TimeAdded)
def _time_added(state: Tournament, fact: f.TimeAdded) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    left = max(0.0, turn.clock_left + fact.seconds) if turn.clock_left is not None else None
    seconds = max(1, turn.seconds + fact.seconds) if turn.seconds else 0
    return change(state, fact, added=turn.added + fact.seconds, seconds=seconds, clock_left=left)


@on(f.TimeCalled)
def _time_called(state: Tournament, fact: f.TimeCalled) -> Tournament:
    return change(state, fact, step=Step.TIMED_OUT)


@on(f.MoveRetained)
def _retained(state: Tournament, fact: f.MoveRetained) -> Tournament:
    changed = change(
        state,
        fact,
        retained=fact.move,
        choice=fact.choice,
        retained_reason=fact.reason,
        tied=fact.tied,
        top=fact.top or fact.move.score,
    )
    return with_game(changed, rethread(changed.game(fact.game), fact.turn))


@on(f.MoveCorrected)
def _move_corrected(state: Tournament, fact: f.MoveCorrected) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    changed = change(
        state, fact, retained=fact.move, retained_reason=fact.reason, corrected=(*turn.corrected, fact.reason)
    )
    return with_game(changed, rethread(changed.game(fact.game), fact.turn))


@on(f.TurnRevealed)
def _revealed(state: Tournament, fact: f.TurnRevealed) -> Tournament:
    return change(state, fact, step=Step.REVEALED)


@on(f.BoardCorrected)
def _board_corrected(state: Tournament, fact: f.BoardCorrected) -> Tournament:
    game = state.game(fact.game)
    board = Board.parse(list(fact.board), game.tile_set)
    if fact.turn == len(game.turns) + 1:  # before the next draw: what the last move leaves
        changed = with_turn(state, game, replace(game.turns[-1], after_fixed=board, board_reason=fact.reason))
        return with_game(changed, rethread(changed.game(fact.game), fact.turn - 1))
    changed = change(state, fact, board_fixed=board, board_reason=fact.reason)
    return with_game(changed, rethread(changed.game(fact.game), fact.turn))


@on(f.TurnCancelled)
def _cancelled(state: Tournament, fact: f.TurnCancelled) -> Tournament:
    changed = change(state, fact, cancelled=fact.reason)
    return with_game(changed, rethread(changed.game(fact.game), fact.turn))


@on(f.TurnClosed)
def _closed(state: Tournament, fact: f.TurnClosed) -> Tournament:
    return change(state, fact, closed=True, missing=fact.missing, close_reason=fact.reason)


@on(f.TurnReopened)
def _turn_reopened(state: Tournament, fact: f.TurnReopened) -> Tournament:
    return change(state, fact, closed=False, missing=())


@on(f.TopQuestionAnswered)
def _top_question(state: Tournament, fact: f.TopQuestionAnswered) -> Tournament:
    return change(state, fact, top_question=fact.kept)


@on(f.PlayersEliminated)
def _eliminated(state: Tournament, fact: f.PlayersEliminated) -> Tournament:
    return change(state, fact, eliminated=fact.tables)


@on(f.ToppingFound)
def _topping(state: Tournament, fact: f.ToppingFound) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    return change(state, fact, topping={**turn.topping, fact.table: fact.seconds})

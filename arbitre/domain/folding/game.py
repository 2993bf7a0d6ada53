"""Folds the facts about a game and its tables."""

from __future__ import annotations

from dataclasses import replace

from arbitre.domain import facts as f
from arbitre.domain.base.randomness import commitment, prepared_seal
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.event.state import (
    Adjustment,
    Game,
    Seat,
    Tournament,
)
from arbitre.domain.event.thread import rethread
from arbitre.domain.folding.handlers import on, with_game
from arbitre.domain.rules.rule_set import RuleSet


@on(f.GameOpened)
def _opened(state: Tournament, fact: f.GameOpened) -> Tournament:
    if fact.game != len(state.games) + 1:
        raise KeyError(fact.game)
    game = Game(
        number=fact.game,
        title=fact.title,
        rules=RuleSet.from_mapping(fact.rules),
        tile_set=TileSet.from_mapping(fact.tile_set),
        lexicon=fact.lexicon,
        seed=fact.seed,
        imposed=fact.imposed,
        prepared_id=fact.prepared_id,
        marker=state.marker,
        apart=fact.apart,
        committed=fact.commitment,
        sealed=fact.sealed,
    )
    return replace(state, games=(*state.games, game))


@on(f.SecretsRevealed)
def _revealed(state: Tournament, fact: f.SecretsRevealed) -> Tournament:
    game = state.game(fact.game)
    sound = commitment(fact.seed) == game.commitment
    sound = sound and (not game.sealed or prepared_seal(fact.seed, fact.imposed) == game.sealed)
    imposed = fact.imposed or game.imposed
    return with_game(state, replace(game, seed=fact.seed, imposed=imposed, seal_broken=not sound))


@on(f.SeedReplaced)
def _reseeded(state: Tournament, fact: f.SeedReplaced) -> Tournament:
    game = replace(state.game(fact.game), seed="", committed=fact.commitment, sealed="")
    return with_game(state, game)


@on(f.GameResumed)
def _resumed(state: Tournament, fact: f.GameResumed) -> Tournament:
    return with_game(state, replace(state.game(fact.game), resumed=fact))


@on(f.TablesAssigned)
def _assigned(state: Tournament, fact: f.TablesAssigned) -> Tournament:
    game = state.game(fact.game)
    return with_game(state, replace(game, seats={table: (Seat(player, 1),) for table, player in fact.seats}))


@on(f.Seated)
def _seated(state: Tournament, fact: f.Seated) -> Tournament:
    game = state.game(fact.game)
    before = tuple(seat for seat in game.seats.get(fact.table, ()) if seat.from_turn < fact.from_turn)
    seats = {**game.seats, fact.table: (*before, Seat(fact.player, fact.from_turn))}
    return with_game(state, replace(game, seats=seats))


@on(f.TablesSwapped)
def _swapped(state: Tournament, fact: f.TablesSwapped) -> Tournament:
    """The slips of the two tables change owner from the turn on, then the players sit as they should."""
    game = state.game(fact.game)
    one, two = fact.tables
    turns = list(game.turns)
    for index, turn in enumerate(turns):
        if turn.serial < fact.from_turn:
            continue
        slips = {table: marked for table, marked in turn.slips.items() if table not in fact.tables}
        if two in turn.slips:
            slips[one] = turn.slips[two]
        if one in turn.slips:
            slips[two] = turn.slips[one]
        turns[index] = replace(turn, slips=slips)
    return with_game(state, replace(game, turns=tuple(turns)))


@on(f.PlayerLeft)
def _left(state: Tournament, fact: f.PlayerLeft) -> Tournament:
    game = state.game(fact.game)
    left = {table: turn for table, turn in game.left.items() if table != fact.table}
    if not fact.back:
        left[fact.table] = fact.from_turn
    return with_game(state, replace(game, left=left))


@on(f.ArbiterAssigned)
def _arbiter(state: Tournament, fact: f.ArbiterAssigned) -> Tournament:
    game = state.game(fact.game)
    return with_game(state, replace(game, arbiters={**game.arbiters, **dict.fromkeys(fact.tables, fact.arbiter)}))


@on(f.ArbiterSeated)
def _arbiter_seated(state: Tournament, fact: f.ArbiterSeated) -> Tournament:
    return with_game(state, replace(state.game(fact.game), arbiter_table=fact.table))


@on(f.CentresJoined)
def _centres(state: Tournament, fact: f.CentresJoined) -> Tournament:
    centres = {table: centre for centre, tables in fact.centres for table in tables}
    return with_game(state, replace(state.game(fact.game), centres=centres, solos_apart=fact.solos_apart))


@on(f.GameEnded)
def _ended(state: Tournament, fact: f.GameEnded) -> Tournament:
    return with_game(state, replace(state.game(fact.game), ended=fact.reason))


@on(f.GameReopened)
def _reopened(state: Tournament, fact: f.GameReopened) -> Tournament:
    return with_game(state, replace(state.game(fact.game), ended=None))


@on(f.Adjusted)
def _adjusted(state: Tournament, fact: f.Adjusted) -> Tournament:
    game = state.game(fact.game)
    adjustments = (*game.adjustments, Adjustment(fact.player, fact.points, fact.reason))
    return with_game(state, replace(game, adjustments=adjustments))


@on(f.StockCorrected)
def _stock(state: Tournament, fact: f.StockCorrected) -> Tournament:
    game = state.game(fact.game)
    game = replace(
        game,
        added=game.added + fact.added,
        taken=game.taken + fact.taken,
        stock_reasons=(*game.stock_reasons, fact.reason),
    )
    return with_game(state, rethread(game, 1))

"""The fold: ``apply(state, fact) -> state`` for every fact, and the folding of a whole journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from arbitre.domain import facts as f
from arbitre.domain.board import Board
from arbitre.domain.errors import ArbitreError
from arbitre.domain.rules import RuleSet
from arbitre.domain.state import (
    Adjustment,
    Conduct,
    Game,
    Marked,
    Printed,
    Published,
    Seat,
    Step,
    Tournament,
    Turn,
    WordChange,
)
from arbitre.domain.thread import rethread, start_of_turn
from arbitre.domain.tiles import TileSet

F = TypeVar("F", bound=f.Fact)
Handler = Callable[[Tournament, Any], Tournament]
_HANDLERS: dict[type[f.Fact], Handler] = {}


class FoldError(ArbitreError):
    """A fact that doesn't fit the state: it names a game, turn, table or player that isn't there."""


def apply(state: Tournament, fact: f.Fact) -> Tournament:
    """The state after one more fact; branches that the fact leaves alone are shared. Raises ``FoldError``."""
    try:
        return _HANDLERS[type(fact)](state, fact)
    except (KeyError, IndexError) as error:
        raise FoldError("misplaced", fact=type(fact).__name__, missing=str(error)) from error


def live_actions(actions: Iterable[tuple[str, Sequence[f.Fact]]]) -> list[tuple[str, Sequence[f.Fact]]]:
    """Actions that stand, in order: those undone (and not redone) are left out, and so are ``Undone`` and ``Redone``."""
    dead: set[str] = set()
    kept: list[tuple[str, Sequence[f.Fact]]] = []
    for action, group in actions:
        if len(group) == 1 and isinstance(group[0], f.Undone):
            dead.add(group[0].action)
        elif len(group) == 1 and isinstance(group[0], f.Redone):
            dead.discard(group[0].action)
        else:
            kept.append((action, group))
    return [(action, group) for action, group in kept if action not in dead]


def fold(facts: Iterable[f.Fact], state: Tournament | None = None) -> Tournament:
    """Fold facts in order onto a state (an empty one by default)."""
    result = state or Tournament()
    for fact in facts:
        result = apply(result, fact)
    return result


def _on(kind: type[F]) -> Callable[[Callable[[Tournament, F], Tournament]], Callable[[Tournament, F], Tournament]]:
    def register(handler: Callable[[Tournament, F], Tournament]) -> Callable[[Tournament, F], Tournament]:
        _HANDLERS[kind] = handler
        return handler

    return register


def _with_game(state: Tournament, game: Game) -> Tournament:
    games = state.games
    return replace(state, games=(*games[: game.number - 1], game, *games[game.number :]))


def _with_turn(state: Tournament, game: Game, turn: Turn) -> Tournament:
    turns = (*game.turns[: turn.serial - 1], turn, *game.turns[turn.serial :])
    return _with_game(state, replace(game, turns=turns))


def _change(state: Tournament, fact: Any, **values: Any) -> Tournament:
    """Change fields of the turn that a fact names."""
    game = state.game(fact.game)
    return _with_turn(state, game, replace(game.turn(fact.turn), **values))


def _change_slip(state: Tournament, fact: Any, **values: Any) -> Tournament:
    """Change fields of the marked slip that a fact names."""
    slips = state.game(fact.game).turn(fact.turn).slips
    return _change(state, fact, slips={**slips, fact.table: replace(slips[fact.table], **values)})


# -- the event -------------------------------------------------------------------------------------------------------


@_on(f.TournamentCreated)
def _created(state: Tournament, fact: f.TournamentCreated) -> Tournament:
    return replace(state, about=fact)


@_on(f.TournamentEdited)
def _edited(state: Tournament, fact: f.TournamentEdited) -> Tournament:
    names = ("name", "date", "place", "club", "centre")
    values = {name: getattr(fact, name) for name in names if getattr(fact, name) is not None}
    return replace(state, about=replace(state.about, **values))


@_on(f.PlayerRegistered)
def _registered(state: Tournament, fact: f.PlayerRegistered) -> Tournament:
    return replace(state, players={**state.players, fact.player.id: fact.player})


@_on(f.PlayerEdited)
def _player_edited(state: Tournament, fact: f.PlayerEdited) -> Tournament:
    if fact.player.id not in state.players:
        raise KeyError(fact.player.id)
    return replace(state, players={**state.players, fact.player.id: fact.player})


@_on(f.PlayerRemoved)
def _player_removed(state: Tournament, fact: f.PlayerRemoved) -> Tournament:
    players = dict(state.players)
    del players[fact.player]
    games = tuple(
        replace(
            game,
            seats={
                table: kept
                for table, seats in game.seats.items()
                if (kept := tuple(seat for seat in seats if seat.player != fact.player))
            },
        )
        for game in state.games
    )
    return replace(state, players=players, games=games)


@_on(f.WordAdmitted)
def _word_admitted(state: Tournament, fact: f.WordAdmitted) -> Tournament:
    change = WordChange(fact.word, True, fact.by, fact.reason)
    return replace(state, words={**state.words, fact.word: change})


@_on(f.WordStruck)
def _word_struck(state: Tournament, fact: f.WordStruck) -> Tournament:
    change = WordChange(fact.word, False, fact.by, fact.reason)
    return replace(state, words={**state.words, fact.word: change})


@_on(f.WordRestored)
def _word_restored(state: Tournament, fact: f.WordRestored) -> Tournament:
    return replace(state, words={word: change for word, change in state.words.items() if word != fact.word})


@_on(f.MessageShown)
def _message(state: Tournament, fact: f.MessageShown) -> Tournament:
    return replace(state, message=fact.text)


@_on(f.StandingPublished)
def _published(state: Tournament, fact: f.StandingPublished) -> Tournament:
    value = Published(fact.state, fact.until, fact.reason)
    if fact.game == 0:
        return replace(state, published=value)
    return _with_game(state, replace(state.game(fact.game), published=value))


@_on(f.DocumentPrinted)
def _document(state: Tournament, fact: f.DocumentPrinted) -> Tournament:
    return replace(state, printed={**state.printed, (fact.document, fact.game): Printed(fact.digest, fact.printed_at)})


@_on(f.MarkerMerged)
def _merged(state: Tournament, fact: f.MarkerMerged) -> Tournament:
    return replace(state, merged=(*state.merged, (fact.source, fact.digest)))


# -- a game ----------------------------------------------------------------------------------------------------------


@_on(f.GameOpened)
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
    )
    return replace(state, games=(*state.games, game))


@_on(f.GameResumed)
def _resumed(state: Tournament, fact: f.GameResumed) -> Tournament:
    return _with_game(state, replace(state.game(fact.game), resumed=fact))


@_on(f.TablesAssigned)
def _assigned(state: Tournament, fact: f.TablesAssigned) -> Tournament:
    game = state.game(fact.game)
    return _with_game(state, replace(game, seats={table: (Seat(player, 1),) for table, player in fact.seats}))


@_on(f.Seated)
def _seated(state: Tournament, fact: f.Seated) -> Tournament:
    game = state.game(fact.game)
    before = tuple(seat for seat in game.seats.get(fact.table, ()) if seat.from_turn < fact.from_turn)
    seats = {**game.seats, fact.table: (*before, Seat(fact.player, fact.from_turn))}
    return _with_game(state, replace(game, seats=seats))


@_on(f.TablesSwapped)
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
    return _with_game(state, replace(game, turns=tuple(turns)))


@_on(f.PlayerLeft)
def _left(state: Tournament, fact: f.PlayerLeft) -> Tournament:
    game = state.game(fact.game)
    left = {table: turn for table, turn in game.left.items() if table != fact.table}
    if not fact.back:
        left[fact.table] = fact.from_turn
    return _with_game(state, replace(game, left=left))


@_on(f.ArbiterAssigned)
def _arbiter(state: Tournament, fact: f.ArbiterAssigned) -> Tournament:
    game = state.game(fact.game)
    return _with_game(state, replace(game, arbiters={**game.arbiters, **dict.fromkeys(fact.tables, fact.arbiter)}))


@_on(f.GameEnded)
def _ended(state: Tournament, fact: f.GameEnded) -> Tournament:
    return _with_game(state, replace(state.game(fact.game), ended=fact.reason))


@_on(f.GameReopened)
def _reopened(state: Tournament, fact: f.GameReopened) -> Tournament:
    return _with_game(state, replace(state.game(fact.game), ended=None))


@_on(f.Adjusted)
def _adjusted(state: Tournament, fact: f.Adjusted) -> Tournament:
    game = state.game(fact.game)
    adjustments = (*game.adjustments, Adjustment(fact.player, fact.points, fact.reason))
    return _with_game(state, replace(game, adjustments=adjustments))


@_on(f.StockCorrected)
def _stock(state: Tournament, fact: f.StockCorrected) -> Tournament:
    game = state.game(fact.game)
    game = replace(
        game,
        added=game.added + fact.added,
        taken=game.taken + fact.taken,
        stock_reasons=(*game.stock_reasons, fact.reason),
    )
    return _with_game(state, rethread(game, 1))


# -- a turn ----------------------------------------------------------------------------------------------------------


@_on(f.RackDrawn)
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
    return _with_game(state, rethread(game, fact.turn))


@_on(f.RackRejected)
def _rejected(state: Tournament, fact: f.RackRejected) -> Tournament:
    game = state.game(fact.game)
    turn = game.turn(fact.turn)
    turn = replace(turn, step=Step.BEFORE, rejected=(*turn.rejected, turn.rack), leftover=(), new=())
    return _with_turn(state, replace(game, draws=game.draws + 1), turn)


@_on(f.RackCorrected)
def _rack_corrected(state: Tournament, fact: f.RackCorrected) -> Tournament:
    game = state.game(fact.game)
    turn = game.turn(fact.turn)
    turn = replace(turn, leftover=fact.leftover, new=fact.new, corrected=(*turn.corrected, fact.reason))
    game = replace(game, turns=(*game.turns[: fact.turn - 1], turn, *game.turns[fact.turn :]))
    return _with_game(state, rethread(game, fact.turn))


@_on(f.ClockStarted)
def _clock(state: Tournament, fact: f.ClockStarted) -> Tournament:
    return _change(state, fact, step=Step.RUNNING, seconds=fact.seconds, clock_started=fact.at, clock_left=None)


@_on(f.ClockPaused)
def _paused(state: Tournament, fact: f.ClockPaused) -> Tournament:
    return _change(state, fact, clock_left=fact.left)


@_on(f.TimeCalled)
def _time_called(state: Tournament, fact: f.TimeCalled) -> Tournament:
    return _change(state, fact, step=Step.TIMED_OUT)


@_on(f.MoveRetained)
def _retained(state: Tournament, fact: f.MoveRetained) -> Tournament:
    changed = _change(
        state,
        fact,
        retained=fact.move,
        choice=fact.choice,
        retained_reason=fact.reason,
        tied=fact.tied,
        top=fact.top or fact.move.score,
    )
    return _with_game(changed, rethread(changed.game(fact.game), fact.turn))


@_on(f.MoveCorrected)
def _move_corrected(state: Tournament, fact: f.MoveCorrected) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    changed = _change(
        state, fact, retained=fact.move, retained_reason=fact.reason, corrected=(*turn.corrected, fact.reason)
    )
    return _with_game(changed, rethread(changed.game(fact.game), fact.turn))


@_on(f.TurnRevealed)
def _revealed(state: Tournament, fact: f.TurnRevealed) -> Tournament:
    return _change(state, fact, step=Step.REVEALED)


@_on(f.BoardCorrected)
def _board_corrected(state: Tournament, fact: f.BoardCorrected) -> Tournament:
    game = state.game(fact.game)
    board = Board.parse(list(fact.board), game.tile_set)
    if fact.turn == len(game.turns) + 1:  # before the next draw: what the last move leaves
        changed = _with_turn(state, game, replace(game.turns[-1], after_fixed=board, board_reason=fact.reason))
        return _with_game(changed, rethread(changed.game(fact.game), fact.turn - 1))
    changed = _change(state, fact, board_fixed=board, board_reason=fact.reason)
    return _with_game(changed, rethread(changed.game(fact.game), fact.turn))


@_on(f.TurnCancelled)
def _cancelled(state: Tournament, fact: f.TurnCancelled) -> Tournament:
    changed = _change(state, fact, cancelled=fact.reason)
    return _with_game(changed, rethread(changed.game(fact.game), fact.turn))


@_on(f.TurnClosed)
def _closed(state: Tournament, fact: f.TurnClosed) -> Tournament:
    return _change(state, fact, closed=True, missing=fact.missing, close_reason=fact.reason)


@_on(f.TurnReopened)
def _turn_reopened(state: Tournament, fact: f.TurnReopened) -> Tournament:
    return _change(state, fact, closed=False, missing=())


@_on(f.TopQuestionAnswered)
def _top_question(state: Tournament, fact: f.TopQuestionAnswered) -> Tournament:
    return _change(state, fact, top_question=fact.kept)


@_on(f.PlayersEliminated)
def _eliminated(state: Tournament, fact: f.PlayersEliminated) -> Tournament:
    return _change(state, fact, eliminated=fact.tables)


@_on(f.ToppingFound)
def _topping(state: Tournament, fact: f.ToppingFound) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    return _change(state, fact, topping={**turn.topping, fact.table: fact.seconds})


# -- slips -----------------------------------------------------------------------------------------------------------


@_on(f.SlipRecorded)
def _slip_recorded(state: Tournament, fact: f.SlipRecorded) -> Tournament:
    slips = state.game(fact.game).turn(fact.turn).slips
    seq = (
        1 + max((marked.seq for marked in slips.values()), default=0)
        if fact.table not in slips
        else slips[fact.table].seq
    )
    return _change(state, fact, slips={**slips, fact.table: Marked(fact.slip, fact.ruling, seq)})


@_on(f.SlipCorrected)
def _slip_corrected(state: Tournament, fact: f.SlipCorrected) -> Tournament:
    marked = state.game(fact.game).turn(fact.turn).slips[fact.table]
    return _change_slip(
        state,
        fact,
        slip=fact.slip,
        given=fact.ruling,
        override=None,
        override_reason="",
        corrected=marked.corrected + 1,
    )


@_on(f.SlipRemoved)
def _slip_removed(state: Tournament, fact: f.SlipRemoved) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    del slips[fact.table]
    return _change(state, fact, slips=slips)


@_on(f.SlipMoved)
def _slip_moved(state: Tournament, fact: f.SlipMoved) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    slips[fact.to] = slips.pop(fact.table)
    return _change(state, fact, slips=slips)


@_on(f.SlipKept)
def _slip_kept(state: Tournament, fact: f.SlipKept) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    return _change(state, fact, kept={**turn.kept, fact.key: fact.slip}, kept_count=max(turn.kept_count, fact.key))


@_on(f.KeptSlipTaken)
def _kept_taken(state: Tournament, fact: f.KeptSlipTaken) -> Tournament:
    kept = dict(state.game(fact.game).turn(fact.turn).kept)
    del kept[fact.key]
    return _change(state, fact, kept=kept)


@_on(f.Regraded)
def _regraded(state: Tournament, fact: f.Regraded) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    for table, ruling in fact.rulings:
        slips[table] = replace(slips[table], given=ruling)
    return _change(state, fact, slips=slips)


@_on(f.RulingOverridden)
def _overridden(state: Tournament, fact: f.RulingOverridden) -> Tournament:
    return _change_slip(state, fact, override=fact.ruling, override_reason=fact.reason)


@_on(f.QuestionAnswered)
def _answered(state: Tournament, fact: f.QuestionAnswered) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    return _change(state, fact, answers={**turn.answers, fact.question: fact.answer})


@_on(f.DisciplinaryWarning)
def _conduct(state: Tournament, fact: f.DisciplinaryWarning) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    if fact.lifted:
        kept = list(turn.conduct)
        last = max(index for index, one in enumerate(kept) if one.table == fact.table)
        del kept[last]
        return _change(state, fact, conduct=tuple(kept))
    return _change(state, fact, conduct=(*turn.conduct, Conduct(fact.table, fact.reason, fact.zero)))


@_on(f.NoticesPrinted)
def _notices_printed(state: Tournament, fact: f.NoticesPrinted) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    for table in fact.tables:
        slips[table] = replace(slips[table], printed=True)
    return _change(state, fact, slips=slips)


@_on(f.NoticeDelivered)
def _notice_delivered(state: Tournament, fact: f.NoticeDelivered) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    for table in fact.tables:
        slips[table] = replace(slips[table], informed_from=fact.informed_from)
    return _change(state, fact, slips=slips)


@_on(f.SecondMarkRecorded)
def _second(state: Tournament, fact: f.SecondMarkRecorded) -> Tournament:
    return _change_slip(state, fact, second=(fact.slip, fact.ruling))


@_on(f.MarkingResolved)
def _resolved(state: Tournament, fact: f.MarkingResolved) -> Tournament:
    marked = state.game(fact.game).turn(fact.turn).slips[fact.table]
    return _change_slip(
        state,
        fact,
        slip=fact.slip,
        given=fact.ruling,
        resolved_by=fact.decided_by,
        first=marked.first or (marked.slip, marked.given),
    )


@_on(f.ClaimRaised)
def _claim(state: Tournament, fact: f.ClaimRaised) -> Tournament:
    return _change_slip(state, fact, claim=fact.text or "?", claim_decision="")


@_on(f.ClaimSettled)
def _claim_settled(state: Tournament, fact: f.ClaimSettled) -> Tournament:
    return _change_slip(state, fact, claim=None, claim_decision=fact.decision)


@_on(f.Undone)
@_on(f.Redone)
def _nothing(state: Tournament, fact: f.Fact) -> Tournament:
    return state  # ``live_actions`` has left out what these take back

"""The facts of a merged event: games from one centre that played them right, slips and rulings from each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from arbitre.domain import facts as f
from arbitre.domain.event.state import Game, Tournament, Turn


@dataclass(frozen=True)
class Block:
    """A centre in the merged event: its label, its own state, and what is added to its tables' numbers."""

    label: str
    state: Tournament
    offset: int

    def table(self, table: int) -> int:
        """A table of the centre in the merged event."""
        return self.offset + table

    def game(self, number: int) -> Game | None:
        """The centre's game of a number, ``None`` when it has none."""
        return self.state.games[number - 1] if number <= len(self.state.games) else None


class Ids(Protocol):
    """Gives the merged event's ids of players."""

    def id(self, centre: str, player: str) -> str:
        """The id of a centre's player."""
        ...


def game_facts(model: Game, blocks: Sequence[Block], ids: Ids, solos_apart: bool) -> Iterator[f.Fact]:
    """A game as it was played everywhere: who sat where, and each turn up to its reveal."""
    number = model.number
    yield f.GameOpened(
        number,
        model.rules.to_mapping(),
        model.tile_set.to_mapping(),
        model.lexicon,
        model.seed,
        model.title,
        model.imposed,
        model.prepared_id,
        model.apart,
        model.committed,
        model.sealed,
    )
    present = [(block, game) for block in blocks if (game := block.game(number)) is not None]
    seats = [
        (block.table(table), ids.id(block.label, seats[0].player))
        for block, game in present
        for table, seats in game.seats.items()
        if seats and seats[0].player is not None and seats[0].from_turn <= 1
    ]
    yield f.TablesAssigned(number, tuple(sorted(seats)))
    for block, game in present:
        yield from _later_seats(block, game, ids)
        yield from _arbiters(block, game)
    yield f.CentresJoined(
        number,
        tuple((block.label, tuple(sorted(map(block.table, game.seats)))) for block, game in present),
        solos_apart,
    )
    if model.resumed is not None:
        totals = {
            block.table(table): points
            for block, game in present
            if game.resumed is not None
            for table, points in game.resumed.totals.items()
        }
        old = model.resumed
        yield f.GameResumed(number, old.number, old.board, old.leftover, old.top_total, totals, old.reason)
    for serial, turn in enumerate(model.revealed_turns, start=1):
        yield from _turn_facts(number, serial, turn)


def _turn_facts(game: int, serial: int, turn: Turn) -> Iterator[f.Fact]:
    yield f.RackDrawn(game, serial, turn.leftover, turn.new, turn.rejected, turn.source, turn.forced)
    if turn.board_fixed is not None:
        yield f.BoardCorrected(game, serial, tuple(turn.board_fixed.rows()), turn.board_reason or "-")
    yield f.ClockStarted(game, serial, turn.seconds)
    if turn.retained is not None:
        yield f.MoveRetained(game, serial, turn.retained, turn.choice, turn.retained_reason, turn.tied, turn.top)
    yield f.TimeCalled(game, serial)
    yield f.TurnRevealed(game, serial)


def _later_seats(block: Block, game: Game, ids: Ids) -> Iterator[f.Fact]:
    for table, seats in sorted(game.seats.items()):
        for place, seat in enumerate(seats):
            if place or seat.from_turn > 1 or seat.player is None:
                player = ids.id(block.label, seat.player) if seat.player is not None else None
                yield f.Seated(game.number, block.table(table), player, _serial(game, seat.from_turn))
    for table, from_turn in sorted(game.left.items()):
        yield f.PlayerLeft(game.number, block.table(table), _serial(game, from_turn))


def _arbiters(block: Block, game: Game) -> Iterator[f.Fact]:
    """Averages are over the tables of one arbiter of one centre; without arbiters over the centre (rule 5.9)."""
    shared: dict[str, list[int]] = {}
    for table in sorted(game.seats):
        own = game.arbiters.get(table, "")
        shared.setdefault(f"{block.label} · {own}" if own else block.label, []).append(block.table(table))
    for arbiter, tables in shared.items():
        yield f.ArbiterAssigned(game.number, arbiter, tuple(tables))


def _serial(game: Game, serial: int) -> int:
    """The merged game's serial of a centre's turn: cancelled turns are not in it."""
    return 1 + sum(1 for turn in game.turns[: serial - 1] if turn.counts) if serial > 0 else serial


def centre_facts(model: Game, block: Block, ids: Ids) -> Iterator[f.Fact]:
    """What a centre adds to a game: its slips with their rulings, notes, conduct, claims and points apart."""
    number = model.number
    game = block.game(number)
    if game is None:
        return
    for serial, turn in enumerate(model.revealed_turns, start=1):
        own = game.by_number(turn.number)
        if own is not None:
            yield from _slips(game, own, serial, block)
    for one in game.adjustments:
        if (block.label, one.player) in _known(block, game):
            yield f.Adjusted(number, ids.id(block.label, one.player), one.points, one.reason)


def _known(block: Block, game: Game) -> set[tuple[str, str]]:
    return {(block.label, seat.player) for seats in game.seats.values() for seat in seats if seat.player is not None}


def _slips(game: Game, turn: Turn, serial: int, block: Block) -> Iterator[f.Fact]:
    number = game.number
    informed: dict[int, list[int]] = {}
    for table, marked in turn.slips.items():
        at = block.table(table)
        yield f.SlipRecorded(number, serial, at, marked.slip, marked.given)
        if marked.override is not None:
            yield f.RulingOverridden(number, serial, at, marked.override, marked.override_reason)
        if marked.informed_from is not None:
            informed.setdefault(_serial(game, marked.informed_from), []).append(at)
        if marked.claim is not None:
            yield f.ClaimRaised(number, serial, at, marked.claim)
    for since, tables in informed.items():
        yield f.NoticeDelivered(number, serial, tuple(tables), since)
    for one in turn.conduct:
        yield f.DisciplinaryWarning(number, serial, block.table(one.table), one.reason, one.zero)
    if turn.eliminated:
        yield f.PlayersEliminated(number, serial, tuple(map(block.table, turn.eliminated)))
    for table, seconds in turn.topping.items():
        yield f.ToppingFound(number, serial, block.table(table), seconds)

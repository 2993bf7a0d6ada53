"""Commands about tables: who sits where, who comes late, who leaves, which arbiter marks which tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.players import fresh, known
from arbitre.application.session.seating import taken_by_plan, taken_by_seating
from arbitre.domain import facts as f
from arbitre.domain.base.players import Player
from arbitre.domain.event.state import Game


class Tables:
    """The tables of the running game."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def usual_seats(self) -> dict[int, str]:
        """Tables for the players present: as in the last game, newcomers at the first free tables."""
        present = [one.id for one in self._core.state.players.values() if one.present]
        seats: dict[int, str] = {}
        earlier = self._core.state.counted_games
        if earlier:
            last = earlier[-1]
            for table in last.seats:
                player = last.player_at(table, len(last.turns) + 1)
                if player in present and player is not None:
                    seats[table] = player
        seated = set(seats.values())
        free = (table for table in range(1, len(present) + len(seats) + 1) if table not in seats)
        seats.update({next(free): player for player in present if player not in seated})
        return seats

    def assign(self, seats: Mapping[int, str]) -> None:
        """Seat everybody anew, while no table has a slip (afterwards ``seat`` and ``swap``)."""
        game = self._core.game
        if not may_assign(game):
            raise SessionError("game_running", game=game.number)
        for player in seats.values():
            known(self._core.state, player)
        if len(set(seats.values())) != len(seats):
            raise SessionError("seated_twice")
        self._core.refuse_to_take(taken_by_plan(self._core.state, game, seats))
        self._core.commit([f.TablesAssigned(game.number, tuple(sorted(seats.items())))])

    def seat_present(self) -> tuple[int, ...]:
        """Seat the players present who have no table; gives their tables.

        When nobody is seated they play from the first turn, else from the next draw on, at the first free tables.
        """
        game = self._core.game
        self._core.check_firm(game, "")
        serial = game.next_serial
        seats = {
            table: player
            for table, player in sorted(self.usual_seats().items())
            if game.player_at(table, serial) != player
        }
        if not game.seats and may_assign(game):
            self._core.commit([f.TablesAssigned(game.number, tuple(seats.items()))] if seats else [])
        else:
            self._core.commit([f.Seated(game.number, table, player, serial, "") for table, player in seats.items()])
        return tuple(seats)

    def unseated(self) -> int:
        """How many players are present and sit nowhere in the running game."""
        game = self._core.game
        seated = {game.player_at(table, game.next_serial) for table in game.seats}
        return sum(one.present and one.id not in seated for one in self._core.state.players.values())

    def seat(self, table: int, player: str | Player | None, from_turn: int | None = None, reason: str = "") -> None:
        """From a turn on (the next draw's by default) a player sits here; a late arrival's earlier turns are 0.

        A ``Player`` is registered with it, as one action. Raises ``SessionError("seat_taken")`` or ``slips_left``,
        which name who would lose a seat or slips; ``agreed`` does it all the same.
        """
        game = self._core.game
        self._core.check_firm(game, reason)
        serial = from_turn or game.next_serial
        facts: list[f.Fact] = []
        if isinstance(player, Player):
            facts.append(f.PlayerRegistered(fresh(self._core.state, player)))
            player = player.id
        elif player is not None:
            known(self._core.state, player)
        self._core.refuse_to_take(taken_by_seating(self._core.state, game, table, player, serial))
        if player is not None:
            for other in game.seats:
                if other != table and game.player_at(other, serial) == player:
                    facts.append(f.Seated(game.number, other, None, serial, reason))
        self._core.commit([*facts, f.Seated(game.number, table, player, serial, reason)])

    def swap(self, one: int, two: int, from_turn: int, reason: str = "") -> None:
        """Two tables took each other's slips since a turn: their slips change owner from there on."""
        game = self._core.game
        if one == two or one not in game.seats or two not in game.seats:
            raise SessionError("no_such_table", table=one if one not in game.seats else two)
        self._core.check_firm(game, reason)
        self._core.commit([f.TablesSwapped(game.number, (one, two), from_turn, reason)])

    def leave(self, table: int, from_turn: int | None = None, reason: str = "") -> None:
        """The player of a table goes; his turns from there on score nothing and are not waited for."""
        game = self._core.game
        self._seated(game, table)
        self._core.check_firm(game, reason)
        self._core.commit([f.PlayerLeft(game.number, table, from_turn or self._first_open(game, table), reason)])

    def come_back(self, table: int, reason: str = "") -> None:
        """The player of a table who had left plays again."""
        game = self._core.game
        if table not in game.left:
            raise SessionError("not_gone", table=table)
        self._core.commit([f.PlayerLeft(game.number, table, 0, reason, back=True)])

    def assign_arbiter(self, arbiter: str, tables: Sequence[int]) -> None:
        """A marking arbiter has these tables in the running game."""
        game = self._core.game
        for table in tables:
            self._seated(game, table)
        self._core.commit([f.ArbiterAssigned(game.number, arbiter, tuple(tables))])

    def assign_arbiters(self, blocks: Mapping[str, Sequence[int]]) -> None:
        """Share all tables of the running game out among its marking arbiters, as one action."""
        game = self._core.game
        for tables in blocks.values():
            for table in tables:
                self._seated(game, table)
        self._core.commit(
            [f.ArbiterAssigned(game.number, arbiter, tuple(tables)) for arbiter, tables in blocks.items()]
        )

    @staticmethod
    def _first_open(game: Game, table: int) -> int:
        """The first turn from the end for which the table owes a slip that is not there."""
        serial = game.next_serial
        for turn in reversed(game.turns):
            if table in turn.slips or turn.closed:
                break
            serial = turn.serial
        return serial

    @staticmethod
    def _seated(game: Game, table: int) -> None:
        if table not in game.seats:
            raise SessionError("no_such_table", table=table)


def may_assign(game: Game) -> bool:
    """Whether everybody can be seated anew: nothing was recorded for a table yet."""
    return not any(turn.slips or turn.conduct or turn.seals or turn.topping for turn in game.turns)

"""What giving somebody a table takes from others: their seat, and slips that would change owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from arbitre.application.session.core import SessionError
from arbitre.domain.event.state import Game, Tournament
from arbitre.domain.rules.slip import SlipStatus


def taken_by_seating(
    state: Tournament, game: Game, table: int, player: str | None, serial: int
) -> Iterator[SessionError]:
    """An error for everybody who would lose a seat or slips when ``player`` sits at ``table`` from a turn on.

    ``seat_taken`` names the one who sits there now or later, ``slips_left`` the one whose slips would be nobody's.
    """
    losers = [seat.player for seat in game.seats.get(table, ()) if seat.from_turn > serial]
    losers.insert(0, game.player_at(table, serial))
    for one in dict.fromkeys(losers):
        if one is None or one == player:
            continue
        slips, points = _slips(game, table, one, serial)
        kind = "slips_left" if player is None else "seat_taken"
        if player is not None or slips:
            yield _loss(kind, state, one, table, slips, points, free_table(game, serial))
    for other in game.seats:
        if player is not None and other != table and game.player_at(other, serial) == player:
            slips, points = _slips(game, other, player, serial)
            if slips:
                yield _loss("slips_left", state, player, other, slips, points, 0)


def taken_by_plan(state: Tournament, game: Game, seats: Mapping[int, str]) -> Iterator[SessionError]:
    """An error that names the players present who sit now and would have no table."""
    new = set(seats.values())
    for table in sorted(game.seats):
        one = game.player_at(table, game.next_serial)
        if one is not None and one not in new and one in state.players and state.players[one].present:
            yield _loss("seat_lost", state, one, table, 0, 0, 0)


def free_table(game: Game, serial: int) -> int:
    """The first table where nobody sits from a turn on, or ever had a slip."""
    used = {table for turn in game.turns for table in turn.slips}
    used |= {table for table, seats in game.seats.items() if any(seat.player is not None for seat in seats)}
    return next(table for table in range(1, len(used) + 2) if table not in used)


def _loss(kind: str, state: Tournament, player: str, table: int, slips: int, points: int, free: int) -> SessionError:
    name = state.players[player].name if player in state.players else player
    return SessionError(
        kind, player=player, name=name, table=table, slips=slips, points=points, free=free, takes_from=(player,)
    )


def _slips(game: Game, table: int, player: str, serial: int) -> tuple[int, int]:
    """How many slips of a player from a turn on lie at a table, and what they are paid."""
    found = [
        turn.slips[table].ruling.points
        for turn in game.turns
        if turn.serial >= serial
        and table in turn.slips
        and turn.slips[table].slip.status is not SlipStatus.NONE
        and game.player_at(table, turn.serial) == player
    ]
    return len(found), sum(found)

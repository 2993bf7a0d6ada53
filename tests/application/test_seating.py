"""Nobody loses a seat, slips or a name without being named and agreed to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from arbitre.application.session.core import SessionError
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session
from tests.application.sessions import give, played, revealed, started


def _player(session: Session, table: int) -> str:
    player = session.game.player_at(table, session.game.next_serial)
    assert player is not None
    return player


def _refused(session: Session, command: Callable[[], object]) -> SessionError:
    before = session.state
    with pytest.raises(SessionError) as refused:
        command()
    assert session.state is before
    return refused.value


def test_a_latecomer_does_not_throw_out_whoever_sits_there() -> None:
    session = started(4)
    played(session, 2)
    total, occupant = session.results.total_of(1), _player(session, 1)
    late = new_player("Retard")
    error = _refused(session, lambda: session.tables.seat(1, late, 1))
    assert error.kind == "seat_taken"
    assert error.data["name"] == session.state.players[occupant].name
    assert (error.data["slips"], error.data["points"], error.data["free"]) == (2, total, 5)
    assert late.id not in session.state.players
    with session.agreed([late.id]):  # agreed to somebody else's loss
        _refused(session, lambda: session.tables.seat(1, late, 1))
    with session.agreed([occupant]):
        session.tables.seat(1, late, 1)
    assert session.results.total_of(1) == total
    assert _player(session, 1) == late.id
    session.undo()  # the newcomer was registered by the same action
    assert _player(session, 1) == occupant
    assert late.id not in session.state.players


def test_whoever_sits_there_only_later_is_named_too() -> None:
    session = started(3)
    played(session, 1)
    newcomer = new_player("Tard")
    session.tables.seat(5, newcomer)
    other = new_player("Plus tard")
    error = _refused(session, lambda: session.tables.seat(5, other, 1))
    assert (error.kind, error.data["name"]) == ("seat_taken", "Tard")


def test_a_free_table_and_ones_own_take_from_nobody() -> None:
    session = started(3)
    played(session, 1)
    late = new_player("Retard")
    session.tables.seat(4, late)
    session.tables.seat(4, late.id)
    session.tables.seat(9, late.id)  # moved before he had a slip
    assert session.game.player_at(4, session.game.next_serial) is None
    session.tables.seat(1, None)  # from the next turn on: his slips stay his


def test_slips_that_would_be_nobodys_are_named() -> None:
    session = started(3)
    turn = revealed(session)
    give(session, turn, 1)
    points, player = session.results.total_of(1), _player(session, 1)
    for command in (lambda: session.tables.seat(8, player, 1), lambda: session.tables.seat(1, None, 1)):
        error = _refused(session, command)
        assert error.kind == "slips_left"
        assert (error.data["table"], error.data["slips"], error.data["points"]) == (1, 1, points)
        assert error.data["name"] == session.state.players[player].name


def test_a_plan_of_tables_leaves_nobody_present_out() -> None:
    session = started(3)
    plan = {1: _player(session, 2), 2: _player(session, 1)}
    gone = _player(session, 3)
    error = _refused(session, lambda: session.tables.assign(plan))
    assert (error.kind, error.data["table"]) == ("seat_lost", 3)
    session.players.set_present({gone: False})
    session.tables.assign(plan)
    assert set(session.game.seats) == {1, 2}


def test_nobody_takes_the_name_or_licence_of_another() -> None:
    session = started(2)
    one, two = session.state.players.values()
    session.players.edit(replace(two, licence="123"))
    for changed in (replace(one, name=two.name.upper()), replace(one, licence="123")):
        error = _refused(session, lambda changed=changed: session.players.edit(changed))  # type: ignore[misc]
        assert (error.kind, error.data["name"]) == ("name_of_another", two.name)
    with session.agreed([two.id]):
        session.players.edit(replace(one, name=two.name))
    session.players.edit(replace(session.state.players[one.id], club="Lyon"))  # homonyms once agreed stay editable


def test_two_entries_put_together_keep_what_either_tells() -> None:
    session = started(2)
    kept = session.state.players[_player(session, 1)]
    session.players.edit(replace(kept, club="Lyon"))
    twin = new_player(kept.name, licence="77", club="Nice")
    session.players.register([twin])
    session.players.merge(kept.id, twin.id)
    whole = session.state.players[kept.id]
    assert (whole.licence, whole.club) == ("77", "Lyon")
    assert twin.id not in session.state.players

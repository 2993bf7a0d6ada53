"""Standings made provisional, official and locked in a session; a tie decided; names for publication."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from arbitre.application.session.session import SessionError, open_session
from arbitre.domain.base.players import MINORS, Naming
from arbitre.domain.facts import Publication
from arbitre.domain.rules.slip import Slip, SlipStatus
from tests.application.sessions import give, played, revealed, slip_for, started
from tests.rooms import catalogue


def refused(problem: pytest.ExceptionInfo[SessionError]) -> str:
    return problem.value.kind


def test_a_standing_is_provisional_then_official_then_changed_only_with_a_reason() -> None:
    session = started(3)
    played(session, 1)
    now = datetime(2026, 11, 30, 17, 0, tzinfo=UTC)
    session.now = lambda: now
    session.event.publish(Publication.PROVISIONAL, until="+30")
    assert session.in_force() is Publication.PROVISIONAL
    session.slips.correct(2, slip_for(session, session.game.turn(1), 5), 1)
    now += timedelta(minutes=31)
    assert session.in_force() is Publication.OFFICIAL
    with pytest.raises(SessionError) as problem:
        session.slips.correct(2, slip_for(session, session.game.turn(1), 6), 1)
    assert refused(problem) == "reason_needed"
    session.slips.correct(2, slip_for(session, session.game.turn(1), 6), 1, "bulletin relu")
    with pytest.raises(SessionError) as problem:
        session.event.publish(Publication.OPEN)
    assert refused(problem) == "reason_needed"
    session.event.publish(Publication.LOCKED)
    assert session.can_undo() is None
    commands: tuple[Callable[[], object], ...] = (
        lambda: session.tables.swap(1, 2, 1),
        lambda: session.tables.leave(1),
        lambda: session.tables.seat(9, next(iter(session.state.players))),
        lambda: session.slips.remove(1, 1),
    )
    for command in commands:
        with pytest.raises(SessionError) as problem:
            command()
        assert refused(problem) == "reason_needed"


def test_a_claim_after_its_time_wants_a_reason() -> None:
    session = started(2)
    played(session, 1)
    session.event.publish(Publication.OFFICIAL)
    with pytest.raises(SessionError) as problem:
        session.slips.raise_claim(1, 1)
    assert refused(problem) == "reason_needed"
    assert session.game.turn(1).slips[1].claim is None
    session.slips.raise_claim(1, 1, "vu par la commission")
    assert session.game.turn(1).slips[1].claim == "vu par la commission"


def test_a_claim_keeps_a_standing_provisional() -> None:
    session = started(3)
    played(session, 1)
    now = datetime(2026, 11, 30, 17, 0, tzinfo=UTC)
    session.now = lambda: now
    session.event.publish(Publication.PROVISIONAL, until="+30")
    session.slips.raise_claim(1, 1, "conteste")
    now += timedelta(hours=1)
    assert session.in_force() is Publication.PROVISIONAL
    with pytest.raises(SessionError) as problem:
        session.event.publish(Publication.OFFICIAL)
    assert refused(problem) == "claims_open"
    session.slips.settle_claim(1, 1, "rejeté")
    assert session.in_force() is Publication.OFFICIAL


def test_a_locked_game_leaves_the_next_one_free() -> None:
    session = started(2)
    turn = revealed(session)
    give(session, turn, 1)
    session.slips.record(2, Slip(SlipStatus.NONE), 1)
    session.turns.end_game("essai")
    session.event.publish(Publication.LOCKED, game=1)
    rules, tiles, lexicon = session.game.rules, session.game.tile_set, session.game.lexicon
    session.event.open_game(rules, tiles, lexicon)
    turn = revealed(session)
    give(session, turn, 1)
    with pytest.raises(SessionError) as problem:
        session.slips.remove(1, 1, game=session.state.game(1))
    assert refused(problem) == "reason_needed"


def test_only_those_who_are_level_can_be_parted() -> None:
    session = started(4)
    turn = revealed(session)
    for table in (1, 2, 3):
        give(session, turn, table)
    give(session, turn, 4, 8)
    one, two, three, four = (session.game.player_at(table, 1) or "" for table in (1, 2, 3, 4))
    assert [line.rank for line in session.results.standing()] == [1, 1, 1, 4]
    for places, kind in (([[one], [four]], "not_level"), ([[one]], "not_level"), ([[one], [one]], "not_level")):
        with pytest.raises(SessionError) as problem:
            session.event.decide_tie(places, "mort subite")
        assert refused(problem) == kind
    with pytest.raises(SessionError) as problem:
        session.event.decide_tie([[one], [two]], " ")
    assert refused(problem) == "reason_needed"
    session.event.decide_tie([[three], [one, two]], "mort subite")
    assert session.results.standing()[0].player == three
    assert [line.rank for line in session.results.standing()] == [1, 2, 2, 4]
    session.event.decide_tie([[two], [one], [three]], "rejouée")
    assert [line.player for line in session.results.standing()] == [two, one, three, four]
    assert [line.rank for line in session.results.standing(1)] == [1, 1, 1, 4]


def test_a_decided_tie_is_read_back_from_the_file(tmp_path: Path) -> None:
    session = started(3, tmp_path / "a.arbitre")
    turn = revealed(session)
    for table in (1, 2, 3):
        give(session, turn, table)
    ids = [session.game.player_at(table, 1) or "" for table in (1, 2, 3)]
    session.event.decide_tie([[ids[2]], [ids[0], ids[1]]], "mort subite")
    session.event.publish(Publication.PROVISIONAL, until="+30")
    lines = session.results.standing()
    session.close()
    again = open_session(tmp_path / "a.arbitre", catalogue())
    assert again.results.standing() == lines
    assert again.state.ties == session.state.ties
    assert [line.rank for line in lines] == [1, 2, 2]


def test_names_of_minors_are_replaced_in_everything_published() -> None:
    from dataclasses import replace

    session = started(3)
    young = next(iter(session.state.players.values()))
    session.players.edit(replace(young, category="C", name="Roy Ann"))
    assert session.players.name_for_publication(Naming.INITIALS, MINORS) == 1
    assert session.players.name_for_publication(Naming.INITIALS, MINORS) == 0
    turn = revealed(session)
    for table in (1, 2, 3):
        give(session, turn, table)
    assert {line.published for line in session.results.standing() if line.name == "Roy Ann"} == {"R. A."}
    assert session.players.name_for_publication(Naming.NUMBER, ids=[young.id]) == 1
    assert session.state.players[young.id].published == "Joueur 1"
    session.undo()
    assert session.state.players[young.id].published == "R. A."

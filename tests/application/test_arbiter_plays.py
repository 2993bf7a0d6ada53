"""The arbiter plays too: veiled turns, seals that tell nothing and hold, his slip ruled like any other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arbitre.application.session.arbiter_plays import Safe, seal_holds, seal_of
from arbitre.application.session.robots import Strength
from arbitre.application.session.session import Session, SessionError, open_session
from arbitre.application.session.veil import is_veiled
from arbitre.domain.event.state import Step
from arbitre.domain.rules.slip import Entry, Sanction, Slip, SlipStatus
from tests.application.sessions import announced, give, slip_for, started
from tests.rooms import catalogue


def playing(path: Path | None = None, folder: Path | None = None) -> Session:
    session = started(3, path)
    session.practice.arbiter.safe = Safe(folder)
    session.practice.arbiter.sit(2)
    return session


def veiled(session: Session) -> bool:
    return is_veiled(session.game, session.game.live)


def test_veiled_until_time_is_called_and_the_slip_is_sealed() -> None:
    session = playing()
    session.racks.draw()
    assert veiled(session)
    session.turns.start_clock()
    assert veiled(session)
    session.practice.arbiter.seal(Slip(entries=(Entry("CHAT"),), score=12))
    assert veiled(session)  # he may still write another
    session.turns.call_time()
    assert not veiled(session)


def test_veiled_after_time_while_nothing_is_sealed() -> None:
    session = playing()
    announced(session)
    session.turns.call_time()
    assert veiled(session)
    session.practice.arbiter.pass_turn()
    assert not veiled(session)
    with pytest.raises(SessionError, match="sealed"):
        session.practice.arbiter.seal(Slip(score=3))


def test_nothing_is_veiled_for_an_arbiter_who_does_not_play() -> None:
    session = started(2)
    session.racks.draw()
    assert not veiled(session)
    with pytest.raises(SessionError, match="not_now"):
        session.practice.arbiter.seal(Slip())
    session.turns.start_clock()
    with pytest.raises(SessionError, match="arbiter_not_seated"):
        session.practice.arbiter.seal(Slip())
    with pytest.raises(SessionError, match="no_such_table"):
        session.practice.arbiter.sit(9)


def test_robots_wait_for_his_slip() -> None:
    """Their words would tell him some: they hand in after him, at the latest when the solution is told."""
    session = playing()
    for name in ("R1", "R2"):
        session.practice.robots.add(Strength.EXPERT, name)
    turn = announced(session)
    session.turns.call_time()
    assert not session.game.turn(turn.serial).slips
    session.practice.arbiter.pass_turn()
    assert set(session.game.turn(turn.serial).slips) == {4, 5}
    session.turns.reveal()
    turn = announced(session)
    session.turns.call_time()
    assert not session.game.turn(turn.serial).slips
    session.turns.reveal()
    assert set(session.game.turn(turn.serial).slips) == {4, 5}


def test_he_cannot_get_up_to_look() -> None:
    session = playing()
    session.racks.draw()
    with pytest.raises(SessionError, match="arbiter_plays"):
        session.practice.arbiter.sit(0)
    session.turns.start_clock()
    session.practice.arbiter.pass_turn()
    session.turns.call_time()
    session.turns.reveal()
    session.practice.arbiter.sit(0)
    assert session.game.arbiter_table == 0


def test_he_cannot_sit_down_after_he_has_seen_the_list() -> None:
    session = started(3)
    announced(session)
    with pytest.raises(SessionError, match="turn_running"):
        session.practice.arbiter.sit(2)
    session.turns.call_time()
    session.turns.reveal()
    session.practice.arbiter.sit(2)
    assert session.game.arbiter_table == 2


def test_undo_does_not_give_him_a_second_try() -> None:
    """Once time was called he may see the list: neither the end of the time nor his seal is taken back."""
    session = playing()
    announced(session)
    session.practice.arbiter.pass_turn()
    assert session.can_undo() is not None  # the time runs: nothing was shown to him
    session.turns.call_time()
    with pytest.raises(SessionError, match="room_has_seen"):
        session.undo()
    assert not veiled(session)
    session.turns.reveal()
    announced(session)
    session.turns.call_time()
    session.practice.arbiter.pass_turn()
    with pytest.raises(SessionError, match="room_has_seen"):
        session.undo()


def test_the_journal_holds_the_seal_first_and_tells_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    session = playing(path, tmp_path / "safe")
    turn = announced(session)
    slip = slip_for(session, turn, 4)
    session.practice.arbiter.seal(slip)
    word = slip.entries[0].word
    # What is told: no word, no place, no score of the slip is in the journal before the solution is.
    records = [json.dumps(dict(record.body), ensure_ascii=False) for record, fact in session.history()]
    kinds = [record.kind for record, _ in session.history()]
    assert "SlipSealed" in kinds
    assert kinds.index("SlipSealed") > kinds.index("ClockStarted")
    assert "TurnRevealed" not in kinds
    sealed = records[kinds.index("SlipSealed")]
    assert word not in sealed
    assert slip.entries[0].reference is not None
    assert f'"{slip.entries[0].reference}"' not in sealed
    assert word.encode() not in b"".join(
        text.encode() for text, kind in zip(records, kinds, strict=True) if kind.startswith("S")
    )
    # The hash can't be found by trying every solution: the secret is not there.
    seal = session.game.turn(turn.serial).seals[2].hash
    assert seal not in {seal_of("", slip_for(session, turn, place)) for place in range(20)}
    assert not session.game.turn(turn.serial).slips
    view = session.room.public_view()
    assert word not in repr(view)


def test_opened_after_the_reveal_and_ruled_like_any_other(tmp_path: Path) -> None:
    session = playing(folder=tmp_path)
    turn = announced(session)
    slip = slip_for(session, turn)
    session.practice.arbiter.seal(slip)
    with pytest.raises(SessionError, match="not_now"):
        session.practice.arbiter.open(turn.serial)
    session.turns.call_time()
    session.turns.reveal()
    waiting = session.practice.arbiter.sealed_turn()
    assert waiting is not None
    assert waiting.serial == turn.serial
    ruling = session.practice.arbiter.open(turn.serial)
    assert ruling.points == slip.score
    done = session.game.turn(turn.serial)
    assert done.slips[2].slip == slip
    assert seal_holds(done, 2)
    assert session.practice.arbiter.sealed_turn() is None
    assert not list(tmp_path.iterdir())  # the safe is empty again
    with pytest.raises(SessionError, match="not_sealed"):
        session.practice.arbiter.open(turn.serial)
    give(session, turn, 1)
    give(session, turn, 3)
    assert session.game.complete(turn.serial)


def test_a_faulty_slip_is_sanctioned() -> None:
    session = playing()
    turn = announced(session)
    session.practice.arbiter.seal(Slip(entries=(Entry("ZZZZZ"),), score=100))  # nothing is looked at before
    session.turns.call_time()
    session.turns.reveal()
    assert session.practice.arbiter.open(turn.serial).sanction is Sanction.ZERO


def test_nobody_types_the_arbiters_slip() -> None:
    """Neither before nor after the reveal, neither alone nor in a batch."""
    session = playing()
    turn = announced(session)
    with pytest.raises(SessionError, match="own_table"):
        session.slips.record(2, Slip(SlipStatus.BLANK), turn.serial)
    session.practice.arbiter.pass_turn()
    session.turns.call_time()
    session.turns.reveal()
    for enter in (
        lambda: session.slips.record(2, slip_for(session, turn), turn.serial),
        lambda: session.slips.record_points(2, 40, turn.serial),
        lambda: session.slips.give_to_all(session.slips.top_slip(session.game.turn(turn.serial)), [1, 2], turn.serial),
    ):
        with pytest.raises(SessionError, match="own_table"):
            enter()
    assert session.game.turn(turn.serial).slips == {}


def test_another_slip_replaces_the_first_while_the_clock_runs(tmp_path: Path) -> None:
    session = playing(folder=tmp_path)
    turn = announced(session)
    first, second = slip_for(session, turn, 5), slip_for(session, turn, 1)
    assert session.practice.arbiter.seal(first) != session.practice.arbiter.seal(first)  # never the same seal twice
    session.practice.arbiter.seal(second)
    assert len(list(tmp_path.iterdir())) == 1
    session.turns.call_time()
    session.turns.reveal()
    session.practice.arbiter.open(turn.serial)
    assert session.game.turn(turn.serial).slips[2].slip == second


def test_the_safe_survives_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    session = playing(path, tmp_path / "safe")
    turn = announced(session)
    slip = slip_for(session, turn, 2)
    session.practice.arbiter.seal(slip)
    session.close()
    again = open_session(path, catalogue())
    again.practice.arbiter.safe = Safe(tmp_path / "safe")
    assert again.game.step is Step.RUNNING
    assert again.game.arbiter_table == 2
    again.turns.call_time()
    again.turns.reveal()
    again.practice.arbiter.open(turn.serial)
    assert again.game.turn(turn.serial).slips[2].slip == slip
    assert seal_holds(again.game.turn(turn.serial), 2)


@pytest.mark.parametrize("damage", ["gone", "changed", "broken"])
def test_a_slip_changed_in_the_safe_is_refused(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "a.arbitre"
    session = playing(path, tmp_path / "safe")
    turn = announced(session)
    session.practice.arbiter.seal(slip_for(session, turn, 9))
    (file,) = (tmp_path / "safe").iterdir()
    if damage == "gone":
        file.unlink()
    elif damage == "broken":
        file.write_text("{", encoding="utf-8")
    else:
        body = json.loads(file.read_text(encoding="utf-8"))
        body["slip"]["score"] = 999
        file.write_text(json.dumps(body), encoding="utf-8")
    session.close()
    again = open_session(path, catalogue())
    again.practice.arbiter.safe = Safe(tmp_path / "safe")
    again.turns.call_time()
    again.turns.reveal()
    with pytest.raises(SessionError, match="seal_lost"):
        again.practice.arbiter.open(turn.serial)
    assert again.slips.close_turn("scellé perdu", turn.serial) == (1, 2, 3)


def test_a_safe_that_cannot_be_written_seals_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    session = playing(folder=tmp_path / "file")
    announced(session)
    with pytest.raises(SessionError, match="safe_unwritable"):
        session.practice.arbiter.seal(Slip(score=1))
    assert not session.game.live or not session.game.live.seals

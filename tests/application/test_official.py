"""An official standing changes only with a reason, whatever the command."""

from __future__ import annotations

import inspect
import random
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

from arbitre.application.session.players import new_player
from arbitre.application.session.robots import Strength
from arbitre.application.session.session import Session, SessionError, open_session
from arbitre.application.session.slips import nobody
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.players import Naming
from arbitre.domain.board.reference import Direction
from arbitre.domain.rules.questions import Question
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip
from tests import rooms
from tests.application.sessions import give, groups_of, played, slip_for, started

ASKED = Slip(entries=(Entry("DIOT", Direction.ACROSS, None),), score=18)
"""A slip of the reference room's eighth turn: whether its refused words are plausible decides what it is paid."""

# What reads, or is another test's: nothing of these writes a slip or a standing.
APART = {
    "because", "check_firm", "close", "commit", "event.create", "event.open_game", "event.publish",
    "rulings.regradings", "rulings.commit_regraded", "subscribe", "agreed", "refuse_to_take", "live",
}  # fmt: skip


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of ``official``, copied for each command."""
    path = tmp_path_factory.mktemp("official") / "official.arbitre"
    official().journal.copy_to(path)
    return path


def official() -> Session:
    """Eight turns; at the eighth a question left open, a second marking not resolved, a word struck; then official."""
    room = rooms.room("room60")
    session = rooms.room_session(replace(room, players=room.players[:6]))
    for turn in room.turns[:8]:
        rooms.play_turn(session, turn)
    last = session.game.turn(8)
    session.slips.record(1, ASKED, 8, judge=nobody)
    session.rulings.answer("plausible:DR", "yes", 8)
    while (
        len(asked := session.rulings.questions(8)) and session.game.turn(8).slips[1].ruling.sanction is Sanction.PENALTY
    ):
        session.rulings.answer(next(iter(asked)), "yes", 8)
    give(session, last, 2, 0)
    give(session, last, 3, 4)
    session.slips.record_second(3, slip_for(session, last, 60), 8)
    give(session, last, 4, 2)
    session.words.strike(last_word(session, 4), "essai")
    session.slips.discipline(2, "conduite", 8)
    session.slips.keep(slip_for(session, last, 1), 8)
    give(session, last, 5, 12)
    session.event.publish(f.Publication.OFFICIAL)
    return session


def last_word(session: Session, table: int) -> str:
    return session.game.turn(8).slips[table].slip.entries[0].word


def paid(session: Session) -> dict[str, tuple[int, int]]:
    return {line.player: (line.rank, line.total) for line in session.results.standing() if line.total}


def samples(session: Session) -> dict[str, list[Any]]:
    """Values to try for a command's arguments, by name; reasons are always empty."""
    game = session.game
    turn = game.turn(8)
    players = list(session.state.players)
    return {
        "table": [1, 2, 3, 3, 4, 5, 6], "to": [6, 1], "other": [6, 2], "one": [1, 2], "two": [2, 3],
        "serial": [8, 8, 1], "from_turn": [8, 1], "informed_from": [0, 9], "number": [9], "key": [1], "kept": [True],
        "slip": [slip_for(session, turn, 3), slip_for(session, turn, 6), ASKED], "points": [7, 50], "game": [None],
        "ruling": [Ruling(3, 3, Sanction.NONE, "", Reason.POINTS_ONLY), None],
        "question": list(turn.answers)[:1], "answer": ["no", "yes"],
        "word": [last_word(session, 3), last_word(session, 4), "ZZQZ"], "words": [[last_word(session, 4)]],
        "second": [True, False], "player": [*players[:2], session.state.players[players[0]]],
        "gone": players[:2], "players": [[new_player("Arrivée Tardive")]], "ids": [{players[0]: False}],
        "tables": [[6], [1]], "blocks": [{"Alice": [1]}], "arbiter": ["Alice"], "seats": [{1: players[1]}],
        "places": [[[players[4]], [players[5]]]], "naming": [Naming.INITIALS], "strength": list(Strength)[:1],
        "name": ["Machine"], "text": ["H4 DIOT", "ABCDEFG", "+"], "rows": [game.turn(8).board.rows()],
        "decision": ["rejetée"], "document": ["standings"], "content": [b"x"], "seconds": [10], "left": [12.0],
        "move": [turn.retained], "added": ["E"], "taken": ["A"], "leftover": [""], "top_total": [10],
        "totals": [{1: 40}], "reason": [""], "forced": [""],
    }  # fmt: skip


def commands() -> list[str]:
    found = [
        f"{path}{name}"
        for path, group in groups_of(started(2)).items()
        for name, _ in inspect.getmembers(type(group), inspect.isfunction)
        if not name.startswith("_") and not path.startswith("_")
    ]
    return sorted(name for name in found if name not in APART)


def calls(session: Session, name: str, chance: random.Random, count: int) -> Iterator[Callable[[], object]]:
    command = attrgetter(name)(session)
    values = samples(session)
    for _ in range(count):
        arguments = {
            key: chance.choice(values[key])
            for key, one in inspect.signature(command).parameters.items()
            if key in values and (one.default is inspect.Parameter.empty or chance.random() < 0.5)
        }
        yield partial(command, **arguments)


def attempt(call: Callable[[], object]) -> str:
    """The kind of what was refused, empty when it was done."""
    try:
        call()
    except ArbitreError as error:
        return error.kind
    except (TypeError, KeyError, AttributeError, IndexError, AssertionError):
        return "wrong arguments"
    return ""


def try_all(names: Sequence[str], count: int, file: Path, folder: Path) -> tuple[set[str], set[str]]:
    """Commands refused for want of a reason, and those that changed the standing with one; no other may change it."""
    refused: set[str] = set()
    reasoned: set[str] = set()
    session, head = None, 0
    for name in names:
        if session is None or session.journal.head != head:  # a new one when something was done
            if session is not None:
                session.close()
            path = folder / f"{name}.arbitre"
            shutil.copy(file, path)
            session = open_session(path, rooms.catalogue())
            head = session.journal.head
        for given in (False, True):
            for call in calls(session, name, random.Random(f"{name} {given}"), count):
                before = paid(session)
                with session.because("demande du jury") if given else nullcontext():
                    if attempt(call) == "reason_needed":
                        refused.add(name)
                if paid(session) == before:
                    continue
                assert given, f"{name} changed an official standing without a reason"
                reasoned.add(name)
                if name not in ("undo", "redo"):
                    assert f.ReasonGiven("demande du jury") in session.actions[-1].facts
    if session is not None:
        session.close()
    return refused, reasoned


def test_no_command_changes_an_official_standing_without_a_reason(file: Path, tmp_path: Path) -> None:
    """Every public command, word lists apart, with a few arguments."""
    names = [name for name in commands() if not name.startswith("words.")]
    refused, _ = try_all(names, 4, file, tmp_path)
    assert {
        "slips.record",
        "slips.correct",
        "slips.remove",
        "slips.record_points",
        "slips.give_to_all",
        "tables.swap",
    } <= refused


@pytest.mark.long
def test_no_command_with_many_arguments(file: Path, tmp_path: Path) -> None:
    """Every public command with many arguments and no reason; then the same again with one, which is recorded."""
    refused, reasoned = try_all(commands(), 40, file, tmp_path)
    must = {
        "words.admit", "words.admit_all", "words.strike", "words.restore", "slips.resolve", "rulings.answer",
        "slips.record", "slips.correct", "slips.remove", "slips.move", "slips.record_points", "slips.give_to_all",
        "tables.swap", "slips.record_moved",
    }  # fmt: skip
    assert must <= refused, must - refused
    assert {
        "words.admit",
        "words.strike",
        "slips.resolve",
        "rulings.answer",
        "slips.correct",
        "slips.record",
    } <= reasoned


def test_words_answers_and_second_markings_need_their_reason(file: Path, tmp_path: Path) -> None:
    """What slipped through: each is refused, done with a reason, and the reason is in the journal."""
    path = tmp_path / "a.arbitre"
    shutil.copy(file, path)
    session = open_session(path, rooms.catalogue())
    answered, answer = next(iter(session.game.turn(8).answers.items()))
    other = next(option for option in Question.parse(answered).options if option != answer)
    word = last_word(session, 4)
    for call in (
        lambda: session.slips.resolve(3, 8, second=True),
        lambda: session.rulings.answer(answered, other, 8),
        lambda: session.words.restore(word),
        lambda: session.words.strike(word),
        lambda: session.words.admit(word),
    ):
        before = paid(session)
        assert attempt(call) == "reason_needed"
        assert paid(session) == before
        with session.because("demande du jury"):
            assert attempt(call) == ""
        assert paid(session) != before
        assert session.actions[-1].facts[-1] == f.ReasonGiven("demande du jury")


def test_undo_and_redo_give_their_reason_and_the_file_keeps_it(tmp_path: Path) -> None:
    session = started(3, tmp_path / "a.arbitre")
    played(session, 1)
    session.event.publish(f.Publication.PROVISIONAL, until="2000-01-01T10:00")  # its time is over: official
    assert session.in_force() is f.Publication.OFFICIAL
    with session.because("bulletin relu"):
        session.slips.correct(2, slip_for(session, session.game.turn(1), 6), 1)
    after = paid(session)
    with pytest.raises(SessionError) as problem:
        session.undo()
    assert (problem.value.kind, problem.value.data["official"]) == ("reason_needed", True)
    assert paid(session) == after
    with session.because("relu trop vite"):
        session.undo()
    assert paid(session) != after
    with pytest.raises(SessionError):
        session.redo()
    with session.because("relu encore"):
        session.redo()
    assert paid(session) == after
    session.close()
    again = open_session(tmp_path / "a.arbitre", rooms.catalogue())
    assert paid(again) == after
    noted = [fact.reason for _, fact in again.history() if isinstance(fact, f.Undone | f.Redone | f.ReasonGiven)]
    assert noted == ["bulletin relu", "relu trop vite", "relu encore"]


def test_what_changes_no_standing_asks_for_nothing() -> None:
    session = official()
    session.players.register([new_player("Arrivée Tardive")])
    session.room.show_message("Remise des prix à 18 h")
    session.words.admit("ZZQZ")
    session.slips.notices_printed(8, (1,))

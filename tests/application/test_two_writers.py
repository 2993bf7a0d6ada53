"""Two programs on one file, any commands in any order: nobody's action is lost, and memory is what the file says."""

from __future__ import annotations

import inspect
import re
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from arbitre.application.session.players import new_player
from arbitre.application.session.robots import Strength
from arbitre.application.session.session import Session, SessionError, open_session
from arbitre.application.session.slips import nobody
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.players import Naming
from arbitre.domain.board.move import Move
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip, SlipStatus
from arbitre.storage.journal import Journal
from tests.application.sessions import give, groups_of, revealed, slip_for, started
from tests.rooms import catalogue

Command = Callable[[Session, int], object]


def _turn(session: Session, number: int) -> int:
    if not session.game.turns:  # a game just opened: the window offers no turn to act on
        raise SessionError("not_now")
    return 1 + number % len(session.game.turns)


def _table(number: int) -> int:
    return 1 + number % 5


def _player(session: Session, number: int) -> str:
    players = list(session.state.players)
    return players[number % len(players)]


def _slip(session: Session, number: int) -> Slip:
    turn = session.game.turn(_turn(session, number))
    return slip_for(session, turn, number % 3) if turn.rack and number % 4 else Slip(SlipStatus.BLANK)


def _move(session: Session, number: int) -> Move:
    found = session.searches.solutions(session.game.turn(_turn(session, -1)))
    if not found:  # no word can be made: the window offers none
        raise SessionError("not_now")
    return found[number % min(3, len(found))]


def _ruling(number: int) -> Ruling:
    return Ruling(number, number, Sanction.WARNING, "5.5", Reason.OVERRIDDEN)


def _open(session: Session, number: int) -> None:
    lists = catalogue()
    tiles = lists.tile_set("fr")
    session.event.open_game(RuleSet(), tiles, lists.identify("fr", tiles), seed=str(number))


COMMANDS: dict[str, Command] = {
    "practice.robots.add": lambda s, n: s.practice.robots.add(list(Strength)[n % len(Strength)], f"Machine {n}"),
    "event.adjust": lambda s, n: s.event.adjust(_player(s, n), n - 20, "retard"),
    "words.admit": lambda s, n: s.words.admit("XYLO", "vu"),
    "words.admit_all": lambda s, n: s.words.admit_all(["XYLO"], "vu"),
    "rulings.answer": lambda s, n: s.rulings.answer("inconnue", "oui"),
    "turns.answer_top_question": lambda s, n: s.turns.answer_top_question(n % 2 == 0),
    "tables.assign_arbiter": lambda s, n: s.tables.assign_arbiter("AB"[n % 2], [_table(n)]),
    "tables.assign_arbiters": lambda s, n: s.tables.assign_arbiters({"A": [1, 2], "B": [_table(n)]}),
    "tables.assign": lambda s, n: s.tables.assign({_table(n): _player(s, n)}),
    "practice.topping.call": lambda s, n: s.practice.topping.call(_table(n), "CHAT H8", 3.0),
    "turns.cancel": lambda s, n: s.turns.cancel("erreur"),
    "slips.close_turn": lambda s, n: s.slips.close_turn("perdus", _turn(s, n)),
    "tables.come_back": lambda s, n: s.tables.come_back(_table(n)),
    "turns.correct_board": lambda s, n: s.turns.correct_board(s.game.board.rows(), "vue", _turn(s, n)),
    "turns.correct_move": lambda s, n: s.turns.correct_move(_turn(s, n), "CHAT H8", "autre"),
    "racks.correct": lambda s, n: s.racks.correct("AEIRSTN", "mal tapé"),
    "slips.correct": lambda s, n: s.slips.correct(_table(n), _slip(s, n), _turn(s, n), "relu"),
    "racks.correct_stock": lambda s, n: s.racks.correct_stock("", "E", "perdu"),
    "event.create": lambda s, n: s.event.create("Autre"),
    "practice.sudden_death.decide": lambda s, n: s.practice.sudden_death.decide("épreuve", n % 2),
    "event.decide_tie": lambda s, n: s.event.decide_tie([[_player(s, n), _player(s, n + 1)]], "sort"),
    "slips.discipline": lambda s, n: s.slips.discipline(_table(n), "bavardage", _turn(s, n), zero=n % 4 == 0),
    "event.documents_printed": lambda s, n: s.event.documents_printed([("standing", 1, str(n))]),
    "racks.draw": lambda s, n: s.racks.draw(),
    "slips.drop_kept": lambda s, n: s.slips.drop_kept(1, "à personne", _turn(s, n)),
    "event.edit": lambda s, n: s.event.edit(place=f"Salle {n}"),
    "players.edit": lambda s, n: s.players.edit(s.state.players[_player(s, n)]),
    "practice.sudden_death.eliminate": lambda s, n: s.practice.sudden_death.eliminate(),
    "turns.end_game": lambda s, n: s.turns.end_game("heure"),
    "slips.give_to_all": lambda s, n: s.slips.give_to_all(_slip(s, n), [_table(n), _table(n + 1)], _turn(s, n)),
    "practice.robots.hand_in": lambda s, n: s.practice.robots.hand_in(),
    "slips.keep": lambda s, n: s.slips.keep(_slip(s, n), _turn(s, n)),
    "tables.leave": lambda s, n: s.tables.leave(_table(n)),
    "slips.lift_discipline": lambda s, n: s.slips.lift_discipline(_table(n), _turn(s, n), "erreur"),
    "players.merge": lambda s, n: s.players.merge(_player(s, n), _player(s, n + 5)),
    "slips.move": lambda s, n: s.slips.move(_table(n), _table(n + 1), _turn(s, n)),
    "players.name_for_publication": lambda s, n: s.players.name_for_publication(
        list(Naming)[n % 2], ids=[_player(s, n)]
    ),
    "slips.notices_delivered": lambda s, n: s.slips.notices_delivered(
        _turn(s, n), s.slips.notices(_turn(s, n), unprinted=False)
    ),
    "slips.notices_printed": lambda s, n: s.slips.notices_printed(_turn(s, n), s.slips.notices(_turn(s, n))),
    "event.open_game": _open,
    "practice.arbiter.open": lambda s, n: s.practice.arbiter.open(_turn(s, n)),
    "practice.sudden_death.open_tie_break": lambda s, n: s.practice.sudden_death.open_tie_break(
        [_player(s, n), _player(s, n + 1)], seed=str(n)
    ),
    "slips.override": lambda s, n: s.slips.override(_table(n), _ruling(n), "décision", _turn(s, n)),
    "tables.seat_present": lambda s, n: s.tables.seat_present(),
    "turns.show_rack": lambda s, n: s.turns.show_rack(),
    "practice.arbiter.pass_turn": lambda s, n: s.practice.arbiter.pass_turn(),
    "turns.add_time": lambda s, n: s.turns.add_time(n - 20),
    "turns.set_time": lambda s, n: s.turns.set_time(60 + n),
    "turns.pause_clock": lambda s, n: s.turns.pause_clock(60.0),
    "event.publish": lambda s, n: s.event.publish(list(f.Publication)[n % 2], reason="essai"),
    "slips.raise_claim": lambda s, n: s.slips.raise_claim(_table(n), _turn(s, n), "le mot est admis"),
    "slips.record_moved": lambda s, n: s.slips.record_moved(_table(n), _table(n + 1), _slip(s, n), _turn(s, n)),
    "slips.record_points": lambda s, n: s.slips.record_points(_table(n), n, _turn(s, n)),
    "slips.record_second": lambda s, n: s.slips.record_second(_table(n), _slip(s, n), _turn(s, n)),
    "slips.record": lambda s, n: s.slips.record(_table(n), _slip(s, n), _turn(s, n), judge=nobody),
    "redo": lambda s, n: s.redo(),
    "players.register": lambda s, n: s.players.register([new_player(f"Venu {n}")]),
    "racks.reject": lambda s, n: s.racks.reject("voyelles"),
    "players.remove": lambda s, n: s.players.remove(_player(s, n), "parti"),
    "slips.remove": lambda s, n: s.slips.remove(_table(n), _turn(s, n)),
    "turns.reopen_game": lambda s, n: s.turns.reopen_game("erreur"),
    "slips.reopen_turn": lambda s, n: s.slips.reopen_turn(_turn(s, n), "retrouvé"),
    "slips.resolve": lambda s, n: s.slips.resolve(_table(n), _turn(s, n), n % 2 == 0),
    "words.restore": lambda s, n: s.words.restore("XYLO"),
    "turns.resume_from_paper": lambda s, n: s.turns.resume_from_paper(n, s.game.board.rows(), "", 0, {}, "papier"),
    "turns.retain": lambda s, n: s.turns.retain(_move(s, n), "choix"),
    "turns.retain_best": lambda s, n: s.turns.retain_best(),
    "turns.reveal": lambda s, n: s.turns.reveal(),
    "tables.seat": lambda s, n: s.tables.seat(_table(n), _player(s, n), reason="échange"),
    "practice.arbiter.seal": lambda s, n: s.practice.arbiter.seal(_slip(s, -n)),
    "practice.arbiter.sit": lambda s, n: s.practice.arbiter.sit(6),
    "players.set_present": lambda s, n: s.players.set_present({_player(s, n): n % 2 == 0}),
    "racks.enter": lambda s, n: s.racks.enter("AEIRSTN", "forcé"),
    "slips.settle_claim": lambda s, n: s.slips.settle_claim(_table(n), _turn(s, n), "rejetée"),
    "room.show_message": lambda s, n: s.room.show_message(f"Pause {n}"),
    "turns.start_clock": lambda s, n: s.turns.start_clock(),
    "words.strike": lambda s, n: s.words.strike("XYLO"),
    "tables.swap": lambda s, n: s.tables.swap(_table(n), _table(n + 1), _turn(s, n)),
    "turns.call_time": lambda s, n: s.turns.call_time(),
    "undo": lambda s, n: s.undo(),
}


OFTEN = ("undo", "redo", "slips.record", "room.show_message")


def test_every_command_of_a_session_is_tried() -> None:
    """A command is what commits, itself or through other methods however deep, in whatever group of commands."""
    session = started(2)
    groups = groups_of(session)
    paths = {id(group): path for path, group in groups.items()}
    calls = {
        (path, name): {
            (paths.get(id(getattr(group, call[1][:-1]))) if call[1] else path, call[2])
            for call in re.finditer(r"self\.(_\w+\.)?(\w+)\(", inspect.getsource(one))
            if not call[1] or hasattr(group, call[1][:-1])
        }
        for path, group in groups.items()
        for layer in type(group).__mro__
        for name, one in vars(layer).items()
        if inspect.isfunction(one) and "__" not in name
    }
    writing: set[tuple[str | None, str]] = {("", "commit"), ("", "_append")}
    while more := {method for method, called in calls.items() if called & writing} - writing:
        writing |= more
    commands = {f"{path}{name}" for path, name in writing if not f"{path}{name}".startswith("_")}
    commands = {name for name in commands if "._" not in name}
    commands -= {"commit", "rulings.commit_regraded", "practice.robots.hear_again"}
    assert commands == COMMANDS.keys()
    assert len(commands) > 70


@cache
def _begun() -> bytes:
    """A game of five with a turn of which three slips are in."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.arbitre"
        session = started(5, path)
        turn = revealed(session)
        for table in (1, 2, 3):
            give(session, turn, table, table)
        session.close()
        return path.read_bytes()


def _memory(session: Session) -> tuple[Any, ...]:
    return (
        session.state,
        [(one.id, one.facts, one.seq) for one in session.actions],
        [one.id for one in session._undone],
        session._seq,
    )


DONE = Counter[str]()


class TwoWriters(RuleBasedStateMachine):
    """Two sessions on one file; one acts, the other may or may not have read the last of it."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        path = Path(self.folder.name) / "a.arbitre"
        path.write_bytes(_begun())
        self.sessions = [open_session(path, catalogue(), who=who) for who in ("Un", "Deux")]
        self.path = path

    def teardown(self) -> None:
        for session in self.sessions:
            session.close()
        self.folder.cleanup()

    @rule(
        writer=st.integers(0, 1),
        command=st.sampled_from(sorted(COMMANDS))
        | st.sampled_from(("undo", "redo", "slips.record", "room.show_message")),
        number=st.integers(0, 40),
    )
    def act(self, writer: int, command: str, number: int) -> None:
        session = self.sessions[writer]
        seen, head = session._seq, self.sessions[1 - writer].journal.head
        before, written = session.state, max(seen, head)
        try:
            COMMANDS[command](session, number)
        except SessionError as error:
            if error.kind != "conflict":
                assert session.state is before
                return
            assert seen < written  # only what another wrote is a conflict
            assert session.journal.head == written  # and then nothing is written
            DONE["conflict"] += 1
        except ArbitreError:
            assert session.state is before
            return
        else:
            DONE[command] += session._seq > seen
            if session._seq == seen:
                return
            assert seen >= written, "what was computed from an older state was accepted"
        with Journal.open(self.path, read_only=True) as journal:
            assert _memory(session) == _memory(Session(journal, catalogue()))

    @rule(reader=st.integers(0, 1))
    def look(self, reader: int) -> None:
        self.sessions[reader].refresh()
        self.sessions[1 - reader].refresh()
        assert _memory(self.sessions[0]) == _memory(self.sessions[1])


def _run(examples: int, steps: int) -> None:
    DONE.clear()
    run_state_machine_as_test(
        TwoWriters,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
    assert DONE["conflict"] > 0
    assert DONE["room.show_message"]


def test_two_writers() -> None:
    _run(3, 25)


@pytest.mark.long
def test_two_writers_at_length() -> None:
    _run(150, 80)
    assert sum(1 for times in DONE.values() if times) > 45

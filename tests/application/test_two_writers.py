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

from arbitre.application.session.event import new_player
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
from tests.application.sessions import give, revealed, slip_for, started
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
    found = session.solutions(session.game.turn(_turn(session, -1)))
    if not found:  # no word can be made: the window offers none
        raise SessionError("not_now")
    return found[number % min(3, len(found))]


def _ruling(number: int) -> Ruling:
    return Ruling(number, number, Sanction.WARNING, "5.5", Reason.OVERRIDDEN)


def _open(session: Session, number: int) -> None:
    lists = catalogue()
    tiles = lists.tile_set("fr")
    session.open_game(RuleSet(), tiles, lists.identify("fr", tiles), seed=str(number))


COMMANDS: dict[str, Command] = {
    "add_robot": lambda s, n: s.add_robot(list(Strength)[n % len(Strength)], f"Machine {n}"),
    "adjust": lambda s, n: s.adjust(_player(s, n), n - 20, "retard"),
    "admit_word": lambda s, n: s.admit_word("XYLO", "vu"),
    "admit_words": lambda s, n: s.admit_words(["XYLO"], "vu"),
    "answer": lambda s, n: s.answer("inconnue", "oui"),
    "answer_top_question": lambda s, n: s.answer_top_question(n % 2 == 0),
    "assign_arbiter": lambda s, n: s.assign_arbiter("AB"[n % 2], [_table(n)]),
    "assign_arbiters": lambda s, n: s.assign_arbiters({"A": [1, 2], "B": [_table(n)]}),
    "assign_tables": lambda s, n: s.assign_tables({_table(n): _player(s, n)}),
    "call_move": lambda s, n: s.call_move(_table(n), "CHAT H8", 3.0),
    "cancel_turn": lambda s, n: s.cancel_turn("erreur"),
    "close_turn": lambda s, n: s.close_turn("perdus", _turn(s, n)),
    "come_back": lambda s, n: s.come_back(_table(n)),
    "correct_board": lambda s, n: s.correct_board(s.game.board.rows(), "vue", _turn(s, n)),
    "correct_move": lambda s, n: s.correct_move(_turn(s, n), "CHAT H8", "autre"),
    "correct_rack": lambda s, n: s.correct_rack("AEIRSTN", "mal tapé"),
    "correct_slip": lambda s, n: s.correct_slip(_table(n), _slip(s, n), _turn(s, n), "relu"),
    "correct_stock": lambda s, n: s.correct_stock("", "E", "perdu"),
    "create": lambda s, n: s.create("Autre"),
    "decide_by_sudden_death": lambda s, n: s.decide_by_sudden_death("épreuve", n % 2),
    "decide_tie": lambda s, n: s.decide_tie([[_player(s, n), _player(s, n + 1)]], "sort"),
    "discipline": lambda s, n: s.discipline(_table(n), "bavardage", _turn(s, n), zero=n % 4 == 0),
    "documents_printed": lambda s, n: s.documents_printed([("standing", 1, str(n))]),
    "draw": lambda s, n: s.draw(),
    "drop_kept": lambda s, n: s.drop_kept(1, "à personne", _turn(s, n)),
    "edit": lambda s, n: s.edit(place=f"Salle {n}"),
    "edit_player": lambda s, n: s.edit_player(s.state.players[_player(s, n)]),
    "eliminate": lambda s, n: s.eliminate(),
    "end_game": lambda s, n: s.end_game("heure"),
    "give_to_all": lambda s, n: s.give_to_all(_slip(s, n), [_table(n), _table(n + 1)], _turn(s, n)),
    "hand_in_robots": lambda s, n: s.hand_in_robots(),
    "keep_slip": lambda s, n: s.keep_slip(_slip(s, n), _turn(s, n)),
    "leave": lambda s, n: s.leave(_table(n)),
    "lift_discipline": lambda s, n: s.lift_discipline(_table(n), _turn(s, n), "erreur"),
    "merge_players": lambda s, n: s.merge_players(_player(s, n), _player(s, n + 5)),
    "move_slip": lambda s, n: s.move_slip(_table(n), _table(n + 1), _turn(s, n)),
    "name_for_publication": lambda s, n: s.name_for_publication(list(Naming)[n % 2], ids=[_player(s, n)]),
    "notices_delivered": lambda s, n: s.notices_delivered(_turn(s, n), s.notices(_turn(s, n), unprinted=False)),
    "notices_printed": lambda s, n: s.notices_printed(_turn(s, n), s.notices(_turn(s, n))),
    "open_game": _open,
    "open_seal": lambda s, n: s.open_seal(_turn(s, n)),
    "open_tie_break": lambda s, n: s.open_tie_break([_player(s, n), _player(s, n + 1)], seed=str(n)),
    "override": lambda s, n: s.override(_table(n), _ruling(n), "décision", _turn(s, n)),
    "seat_present": lambda s, n: s.seat_present(),
    "show_rack": lambda s, n: s.show_rack(),
    "pass_turn": lambda s, n: s.pass_turn(),
    "pause_clock": lambda s, n: s.pause_clock(60.0),
    "publish": lambda s, n: s.publish(list(f.Publication)[n % 2], reason="essai"),
    "raise_claim": lambda s, n: s.raise_claim(_table(n), _turn(s, n), "le mot est admis"),
    "record_moved": lambda s, n: s.record_moved(_table(n), _table(n + 1), _slip(s, n), _turn(s, n)),
    "record_points": lambda s, n: s.record_points(_table(n), n, _turn(s, n)),
    "record_second": lambda s, n: s.record_second(_table(n), _slip(s, n), _turn(s, n)),
    "record_slip": lambda s, n: s.record_slip(_table(n), _slip(s, n), _turn(s, n), judge=nobody),
    "redo": lambda s, n: s.redo(),
    "register": lambda s, n: s.register([new_player(f"Venu {n}")]),
    "reject_rack": lambda s, n: s.reject_rack("voyelles"),
    "remove_player": lambda s, n: s.remove_player(_player(s, n), "parti"),
    "remove_slip": lambda s, n: s.remove_slip(_table(n), _turn(s, n)),
    "reopen_game": lambda s, n: s.reopen_game("erreur"),
    "reopen_turn": lambda s, n: s.reopen_turn(_turn(s, n), "retrouvé"),
    "resolve": lambda s, n: s.resolve(_table(n), _turn(s, n), n % 2 == 0),
    "restore_word": lambda s, n: s.restore_word("XYLO"),
    "resume_from_paper": lambda s, n: s.resume_from_paper(n, s.game.board.rows(), "", 0, {}, "papier"),
    "retain": lambda s, n: s.retain(_move(s, n), "choix"),
    "retain_best": lambda s, n: s.retain_best(),
    "reveal": lambda s, n: s.reveal(),
    "seat": lambda s, n: s.seat(_table(n), _player(s, n), reason="échange"),
    "seal_slip": lambda s, n: s.seal_slip(_slip(s, -n)),
    "seat_arbiter": lambda s, n: s.seat_arbiter(6),
    "set_present": lambda s, n: s.set_present({_player(s, n): n % 2 == 0}),
    "set_rack": lambda s, n: s.set_rack("AEIRSTN", "forcé"),
    "settle_claim": lambda s, n: s.settle_claim(_table(n), _turn(s, n), "rejetée"),
    "show_message": lambda s, n: s.show_message(f"Pause {n}"),
    "start_clock": lambda s, n: s.start_clock(),
    "strike_word": lambda s, n: s.strike_word("XYLO"),
    "swap_tables": lambda s, n: s.swap_tables(_table(n), _table(n + 1), _turn(s, n)),
    "call_time": lambda s, n: s.call_time(),
    "undo": lambda s, n: s.undo(),
}


def test_every_command_of_a_session_is_tried() -> None:
    """A command is what commits, itself or through other methods however deep, those of every layer of a session."""
    sources = [
        (name, inspect.getsource(one))
        for layer in Session.__mro__
        for name, one in vars(layer).items()
        if inspect.isfunction(one) and "__" not in name
    ]
    writing = {"commit", "_append"}
    while True:
        calls = re.compile(rf"(self|super\(\))\.({'|'.join(writing)})\(")
        found = writing | {name for name, text in sources if calls.search(text)}
        if found == writing:
            break
        writing = found
    commands = {name for name in writing if not name.startswith("_")} - {"commit"}
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
        command=st.sampled_from(sorted(COMMANDS)) | st.sampled_from(("undo", "redo", "record_slip", "show_message")),
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
    assert DONE["show_message"]


def test_two_writers() -> None:
    _run(3, 25)


@pytest.mark.long
def test_two_writers_at_length() -> None:
    _run(150, 80)
    assert sum(1 for times in DONE.values() if times) > 45

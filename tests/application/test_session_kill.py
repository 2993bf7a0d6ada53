"""A session killed at any instant, a file cut anywhere: it reopens at the last accepted action with its standings."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arbitre.application.session.safety import repair
from arbitre.application.session.session import Session, open_session
from arbitre.domain.folding.tournament import fold, live_actions
from arbitre.storage.journal import Journal
from arbitre.storage.record import JournalError
from tests.application.killed_session import digest
from tests.application.sessions import played, started
from tests.rooms import catalogue

CHILD = "tests.application.killed_session"
ROOT = Path(__file__).parents[2]


def _kill_once(path: Path, seed: int, delay: float) -> dict[int, str]:
    """Let a child play and kill it; the digests it printed by journal head."""
    said: dict[int, str] = {}
    with subprocess.Popen(
        [sys.executable, "-m", CHILD, str(path), str(seed)], stdout=subprocess.PIPE, text=True, bufsize=1, cwd=ROOT
    ) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        deadline = time.monotonic() + delay
        lines = [first]
        while time.monotonic() < deadline:
            lines.append(child.stdout.readline())
        child.kill()
        lines += [line for line in child.stdout if line.endswith("\n")]
    for line in lines:
        head, text = line.split()
        said[int(head)] = text
    return said


def _kills(path: Path, kills: int, seed: int) -> None:
    started(5, path).close()
    chance = random.Random(seed)
    for number in range(kills):
        said = _kill_once(path, seed * 1000 + number, chance.uniform(0, 0.3))
        session = open_session(path, catalogue())
        head = session.journal.head
        assert head >= max(said)
        if head in said:
            assert digest(session) == said[head]
        else:  # at most one action was accepted that the child did not live to tell
            assert session.journal.since(max(said))[0].action == session.journal.since(head - 1)[0].action
        assert session.journal.verify().records == head
        session.close()


def test_6_kills_of_a_session(tmp_path: Path) -> None:
    _kills(tmp_path / "killed.arbitre", 6, seed=1)


@pytest.mark.long
def test_1000_kills_of_a_session(tmp_path: Path) -> None:
    for part in range(50):
        _kills(tmp_path / f"killed-{part}.arbitre", 20, seed=10 + part)


def _folded_prefix(session: Session, head: int) -> str:
    """Totals of the facts up to a number, folded plainly."""
    groups: dict[str, list[object]] = {}
    for record, fact in session.history():
        if record.seq <= head:
            groups.setdefault(record.action, []).append(fact)
    state = fold(fact for _, group in live_actions(list(groups.items())) for fact in group)  # type: ignore[arg-type]
    return repr(state.games)


def test_a_file_cut_at_many_lengths_opens_or_says_how_far_it_is_good(tmp_path: Path) -> None:
    path = tmp_path / "whole.arbitre"
    session = started(3, path)
    played(session, 2)
    whole = path.read_bytes()
    cut = tmp_path / "cut.arbitre"
    for size in [*range(0, len(whole), 1531), *range(4096, len(whole), 4096), len(whole) - 1]:
        cut.write_bytes(whole[:size])
        with pytest.raises(JournalError) as problem:
            Journal.open(cut)
        assert problem.value.kind in {"not_a_file", "damaged"}
        target = tmp_path / f"repaired-{size}.arbitre"
        if problem.value.data.get("good"):
            repair(cut, target)
            again = open_session(target, catalogue())
            assert repr(again.state.games) == _folded_prefix(session, again.journal.head)
            again.close()


def test_an_edited_file_says_where_the_chain_breaks(tmp_path: Path) -> None:
    path = tmp_path / "edited.arbitre"
    session = started(3, path)
    played(session, 1)
    session.close()
    data = path.read_bytes()
    at = data.rindex(b'"points":')
    edited = bytearray(data)
    edited[at + 9 : at + 10] = b"9" if data[at + 9 : at + 10] != b"9" else b"8"
    path.write_bytes(edited)
    with pytest.raises(JournalError) as problem:
        open_session(path, catalogue())
    assert problem.value.kind == "chain_broken"
    assert problem.value.data["good"] != 0

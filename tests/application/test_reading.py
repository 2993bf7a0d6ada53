"""Records that follow in the chain and make no sense: a message with their number, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arbitre.application.exchange.event_file import read_event
from arbitre.application.session.session import open_session
from arbitre.cli import main
from arbitre.storage.journal import Draft, Journal, JournalError
from tests.application.sessions import give, revealed, started
from tests.rooms import catalogue

NONSENSE: list[tuple[str, dict[str, Any]]] = [
    ("Undone", {"action": "never was"}),
    ("Redone", {"action": "never was"}),
    ("Undone", {}),
    ("Undone", {"action": 7}),
    ("NoSuchFact", {}),
    ("SlipRecorded", {"game": 9, "turn": 1, "table": 1, "slip": {}, "ruling": {"points": 1, "proposed": 1}}),
    ("SlipRecorded", {"game": 1, "turn": "1", "table": 2, "slip": {}, "ruling": {}}),
    ("SlipRecorded", {"game": 1, "turn": 1, "table": 2, "slip": [], "ruling": 3}),
    ("SlipRemoved", {"game": 1, "turn": 1, "table": 44, "reason": ""}),
    ("PlayersRegistered", {"players": {"a": 1}}),
    ("PlayersRegistered", {"players": [None]}),
    ("TournamentCreated", {"name": None, "uid": True}),
    ("ScoreAdjusted", {"player": "x", "points": "7"}),
    ("GameOpened", {"number": 3.5}),
    ("TurnRevealed", {"game": 1, "turn": -5}),
    ("ClockStarted", {"game": None}),
    ("WordAdmitted", {"word": ["A"]}),
]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("reading") / "a.arbitre"
    session = started(3, path)
    give(session, revealed(session), 1)
    session.close()
    return path.read_bytes()


@pytest.mark.parametrize(("kind", "body"), NONSENSE)
def test_a_record_that_makes_no_sense_is_told_by_its_number(
    tmp_path: Path, begun: bytes, kind: str, body: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.arbitre"
    path.write_bytes(begun)
    with Journal.open(path) as journal:
        bad = journal.append([Draft(kind, body, "2026-11-30T14:05:00")], after=journal.head, action="bad")
        journal.append([Draft("MessageShown", {"text": "suite"}, "t")], after=bad, action="after")
    content = path.read_bytes()
    for reader in (lambda: open_session(path, catalogue()), lambda: read_event(path)):
        with pytest.raises(JournalError) as refused:
            reader()
        assert (refused.value.kind, refused.value.data["seq"]) == ("bad_record", bad)
    assert main(["--messages", "en", "verify", str(path)]) == 1
    assert json.loads(capsys.readouterr().out)["seq"] == bad
    assert main(["--messages", "en", "standings", str(path)]) == 2
    told = capsys.readouterr().err
    assert f"record {bad}" in told
    assert told.count("\n") == 1
    assert path.read_bytes() == content


def test_undoing_twice_as_two_programs_once_did_changes_nothing(tmp_path: Path, begun: bytes) -> None:
    path = tmp_path / "a.arbitre"
    path.write_bytes(begun)
    with open_session(path, catalogue()).journal as journal:
        last = journal.since(0)[-1].action
        for number, kind in enumerate(("Undone", "Undone", "Redone", "Redone", "Undone")):
            draft = Draft(kind, {"action": last}, "2026-11-30T14:05:00")
            journal.append([draft], after=journal.head, action=f"twice-{number}")
    session = open_session(path, catalogue())
    assert not session.game.turn(1).slips
    assert session.redo().id == last
    with pytest.raises(Exception, match="nothing_to_redo"):
        session.redo()
    assert list(session.game.turn(1).slips) == [1]
    session.close()

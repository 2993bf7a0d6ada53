"""What leaves the arbiter's hands during a turn tells nobody what will be drawn, nor what the top is."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pytest

from arbitre.application.exchange.handout import HandoutError, copy_for_others, seals
from arbitre.application.exchange.merge import NoteKind, make_marker_file, merge_marker
from arbitre.application.exchange.turn_line import take_turn
from arbitre.application.session.session import Session, SessionError, open_session
from arbitre.cli import main
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.randomness import commitment
from arbitre.domain.event.state import Step
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Slip, SlipStatus
from arbitre.reports.catalogue import Format, export_all
from arbitre.reports.paper import Options
from arbitre.reports.results_package import make_package
from arbitre.storage.journal import Journal
from tests.application.sessions import revealed, started
from tests.rooms import catalogue
from tests.test_files_of_0_1 import FILES
from tests.unpacked import unpacked

SEED = "graine-que-personne-ne-connaît"


def playing(path: Path | None, players: int = 4, imposed: tuple[tuple[str, str], ...] = ()) -> Session:
    session = started(players, path)
    opened = session.game
    session.turns.end_game("essai")
    session.event.open_game(RuleSet(), opened.tile_set, opened.lexicon, seed=SEED, imposed=imposed)
    session.tables.assign_arbiter("Alice", [1, 2])
    return session


def told_seeds(session: Session) -> set[str]:
    """The seeds of games that were over once: they are in the journal for all to check."""
    return {fact.seed for _, fact in session.history() if isinstance(fact, f.SecretsRevealed)}


def secrets_of(session: Session) -> list[str]:
    """What must be in nothing that leaves the room now: the seed, the live rack, its tops and the retained move."""
    game, live = session.game, session.game.live
    seed = session.secrets.seed_of(game)
    assert seed
    found = [seed] if seed not in told_seeds(session) else []
    if live is not None and live.counts and not live.revealed and live.rack:
        rack = json.dumps(list(live.new), separators=(",", ":"))
        found += [rack, "".join(live.rack)] if len(live.new) > 4 else []
        label = game.row_label
        found += [move.text(label) for move in session.searches.solutions(live).tops()]
        found += [live.retained.text(label)] if live.retained else []
        shown = {turn.retained.plain() for turn in game.turns if turn.revealed and turn.retained}
        found += [move.plain() for move in session.searches.solutions(live).tops() if len(move.word) > 5]
        found = [one for one in found if one not in shown]
    return found


def assert_silent(session: Session, folder: Path) -> int:
    """No file of a folder holds a secret, in whatever it is packed; answers how many were searched."""
    wanted = secrets_of(session)
    files = [path for path in folder.rglob("*") if path.is_file()]
    for path in files:
        for data in unpacked(path.name, path.read_bytes()):
            for secret in wanted:
                assert secret.encode() not in data, (path.name, secret)
                assert secret.encode("latin-1", "replace") not in data, (path.name, secret)
    return len(files)


def test_the_seed_becomes_a_fact_at_the_end_of_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = playing(tmp_path / "a.arbitre")
    revealed(session)
    bodies = [json.dumps(record.body, ensure_ascii=False) for record, _ in session.history()]
    assert not any(SEED in body for body in bodies)
    assert session.game.commitment == commitment(SEED)
    assert session.game.seed == ""
    first = session.game.turn(1).rack
    with open_session(tmp_path / "a.arbitre", catalogue()).journal as again:  # the arbiter's own file draws on
        assert again.secret(commitment(SEED)) == SEED
    session.turns.end_game("essai")
    assert (session.game.seed, session.game.seal_broken) == (SEED, False)
    assert session.can_undo() is None  # everybody may know it now
    again_played = playing(None)
    assert revealed(again_played).rack == first  # what was drawn is what the seed says
    capsys.readouterr()
    assert main(["verify", str(tmp_path / "a.arbitre")]) == 0
    assert capsys.readouterr().err == "arbitre: Parties 1, 2 : le sceau tient.\n"


def test_a_seed_that_is_not_the_one_committed_to_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.arbitre"
    playing(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE secrets SET secret = 'autre' WHERE secret = ?", (SEED,))
    connection.close()
    assert main(["verify", str(path)]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["seals_broken"] == [2]
    assert "Partie 2 : le sceau est brisé" in told.err
    session = open_session(path, catalogue())
    session.commit([f.GameEnded(2, "essai"), f.SecretsRevealed(2, "autre")])
    assert session.game.seal_broken
    session.close()
    assert main(["verify", str(path)]) == 1


def test_a_game_that_goes_on_after_its_end_is_drawn_from_a_new_seed() -> None:
    session, other = playing(None), playing(None)
    for one in (session, other):
        revealed(one)
    other_next = revealed(other).rack
    session.turns.end_game("erreur")
    session.turns.reopen_game("pas fini")
    assert session.game.seed == ""
    assert session.game.commitment != commitment(SEED)
    session.undo()
    assert session.game.seed == SEED
    session.redo()
    assert revealed(session).rack != other_next
    session.turns.end_game("fini")
    assert not session.game.seal_broken


def test_a_prepared_game_is_hidden_until_its_end(tmp_path: Path) -> None:
    model = playing(None)
    turns = [revealed(model) for _ in range(2)]
    pairs = []
    for turn in turns:
        assert turn.retained is not None
        left = f"{''.join(turn.leftover)}+" if turn.leftover else ""
        pairs.append((f"{left}{''.join(turn.new)}", turn.retained.text(model.game.row_label)))
    session = playing(tmp_path / "a.arbitre", imposed=tuple(pairs))
    copy = make_marker_file(session, "Alice", tmp_path / "alice.arbitre")
    assert session.racks.draw().rack == turns[0].rack
    for text in (text for pair in pairs for text in pair):
        assert text.encode() not in copy.read_bytes()
    assert session.turns.retain_best() == turns[0].retained
    session.turns.start_clock()
    session.turns.call_time()
    session.turns.reveal()
    session.turns.end_game("essai")
    assert session.game.imposed == tuple(pairs)
    assert not session.game.seal_broken
    session.turns.reopen_game("pas fini")  # what comes is known now: no copy may tell it
    with pytest.raises(HandoutError, match="tells_draws"):
        make_marker_file(session, "Alice", tmp_path / "b.arbitre")
    assert session.racks.draw().rack == turns[1].rack


def test_a_copy_does_not_draw_and_its_slips_come_home(tmp_path: Path) -> None:
    session = playing(tmp_path / "a.arbitre")
    revealed(session)
    session.racks.draw()
    session.turns.retain_best()
    session.slips.record(1, Slip(SlipStatus.BLANK), 1)  # of the turn before, while the next one is on
    path = make_marker_file(session, "Alice", tmp_path / "alice.arbitre")
    with Journal.open(path, read_only=True) as copied:
        assert copied.secret(commitment(SEED)) is None
    alice = open_session(path, catalogue())
    assert len(alice.game.turns) == 1
    assert alice.game.turn(1).slips[1].slip.status is SlipStatus.BLANK
    with pytest.raises(SessionError, match="no_draw_in_copy"):
        alice.racks.draw()
    session.turns.start_clock()
    session.turns.call_time()
    session.turns.reveal()
    live = session.game.live
    assert live is not None
    assert live.retained is not None
    line = f"{''.join(live.leftover)} + {''.join(live.new)} = {live.retained.text(session.game.row_label)}"
    take_turn(alice, line if live.leftover else line.removeprefix(" + "))
    alice.slips.record(2, Slip(SlipStatus.BLANK), 2)
    alice.close()
    report = merge_marker(session, path)
    assert report.taken == 1
    assert session.game.turn(2).slips[2].slip.status is SlipStatus.BLANK
    # A copy made anew after the merge is no stranger.
    alice = open_session(make_marker_file(session, "Alice", path), catalogue())
    alice.slips.record(1, Slip(SlipStatus.BLANK), 2)
    alice.close()
    report = merge_marker(session, path)
    assert report.taken == 1
    assert {note.kind for note in report.notes} == {NoteKind.MISSING}


def test_a_running_game_of_version_0_1_gives_no_copies(tmp_path: Path) -> None:
    shutil.copy(FILES / "running.arbitre", tmp_path / "a.arbitre")
    session = open_session(tmp_path / "a.arbitre", catalogue())
    before = len(session.history())
    with pytest.raises(HandoutError, match="tells_draws"):
        make_marker_file(session, "Alice", tmp_path / "b.arbitre", [1])
    with pytest.raises(HandoutError, match="tells_draws"):
        copy_for_others(session)
    assert len(session.history()) == before
    assert not (tmp_path / "b.arbitre").exists()
    assert main(["send", str(tmp_path / "a.arbitre"), "--out", str(tmp_path / "x")]) != 0
    assert not list(tmp_path.glob("x/*.zip"))


def test_everything_made_during_a_turn_is_searched(tmp_path: Path) -> None:
    session = playing(tmp_path / "a.arbitre")
    revealed(session)
    session.racks.draw()
    session.turns.retain_best()
    session.turns.start_clock()
    out = tmp_path / "out"
    out.mkdir()
    options = Options(now=datetime(2026, 11, 30, 14, 5), solutions=lambda game, serial: session.searches.solutions(
        session.state.game(game).turn(serial), session.state.game(game)))  # fmt: skip
    export_all(session.state, out, list(Format), options)
    make_package(session.state, copy_for_others(session), out, options)
    make_marker_file(session, "Alice", out / "alice.arbitre")
    assert len(secrets_of(session)) > 2
    assert assert_silent(session, out) > 20
    # The search would find it: the arbiter's own file has all of it.
    own = tmp_path / "own"
    own.mkdir()
    session.journal.copy_to(own / "a.arbitre")
    with pytest.raises(AssertionError):
        assert_silent(session, own)


STEPS = (
    "draw", "draw", "typed", "clock", "clock", "time", "time", "retain", "reveal", "reveal", "slip", "slip", "cancel",
    "undo", "redo", "reject", "freeze", "seat", "end", "reopen",
)  # fmt: skip


NEXT = {Step.BEFORE: "draw", Step.DRAWN: "clock", Step.RUNNING: "time", Step.TIMED_OUT: "reveal", Step.REVEALED: "draw"}


def step(session: Session, name: str, rng: random.Random) -> None:
    """One legal step of a game, or an ``ArbitreError``."""
    game = session.game
    match name:
        case "draw":
            session.racks.draw()
        case "typed":
            session.racks.enter("".join(rng.sample("AAEEIILNRSTU", 7)), forced="main")
        case "clock":
            session.turns.start_clock()
        case "time":
            session.turns.call_time()
        case "retain":
            session.turns.retain_best()
        case "reveal":
            session.turns.reveal()
        case "slip" if game.turns:
            session.slips.record(rng.randint(1, 4), Slip(SlipStatus.BLANK), rng.randint(1, len(game.turns)))
        case "cancel":
            session.turns.cancel("essai")
        case "undo":
            last = session.can_undo()
            if last is not None and not isinstance(last.facts[0], f.ArbiterAssigned):
                session.undo()
        case "redo":
            session.redo()
        case "reject":
            session.racks.reject()
        case "freeze":
            session.room.show_message("Un instant")
        case "seat":
            session.tables.seat(rng.randint(1, 4), None, reason="parti")
        case "end" if rng.random() < 0.3:
            session.turns.end_game("essai")
        case "over":
            while session.game.step in (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT):
                step(session, NEXT[session.game.step], rng)
            session.turns.end_game("essai")
        case "reopen":
            session.turns.reopen_game("essai")


class Walk:
    """The states of a game, the steps that are legal in each, and what leaves the arbiter's hands in each of them."""

    def __init__(self, seed: int, folder: Path, reached: Counter[str]) -> None:
        self.rng, self.folder, self.reached = random.Random(seed), folder, reached
        self.session = playing(None)
        self.reopened = False
        self.number = 0

    def run(self, steps: int, kinds: Sequence[Format]) -> None:
        """Two whole turns, steps at random; the same after the game was over and reopened."""
        half = ["on"] * 9 + ["any"] * (steps // 2)
        for one in (*half, "over", "reopen", *half):
            going_on = one == "on" or (one == "any" and self.rng.random() < 0.6)
            name = NEXT.get(self.session.game.step, "reopen") if going_on else one
            name = self.rng.choice(STEPS) if name == "any" else name
            try:
                step(self.session, name, self.rng)
            except ArbitreError:
                continue
            self.reached[name] += 1
            self.reopened |= name == "reopen"
            if self.session.game.ended is not None:
                self.reached["ended"] += 1
            else:
                self.search(kinds)
        self.session.close()

    def search(self, kinds: Sequence[Format]) -> None:
        """Everything that can be made now, in turn; each is searched byte by byte, out of what it is packed in."""
        session, state = self.session, f"{self.session.game.step}{' reopened' if self.reopened else ''}"
        self.number += 1
        out = self.folder / str(self.number)
        out.mkdir()
        path = make_marker_file(session, "Alice", out / "alice.arbitre")
        self.reached[f"copy {state}"] += 1
        options = Options(now=datetime(2026, 11, 30))
        if not self.reached[f"send {state}"] or self.rng.random() < 0.2:
            with suppress(ArbitreError):  # nothing was played yet
                make_package(session.state, copy_for_others(session), out, options)
                self.reached[f"send {state}"] += 1
        if not self.reached[f"pages {state}"] or self.rng.random() < 0.02:
            export_all(session.state, out, kinds, options, federation=True)
            self.reached[f"pages {state}"] += 1
        assert assert_silent(session, out) > 0
        self.reached["new seed searched"] += self.reopened and SEED not in secrets_of(session)
        copy = open_session(path, catalogue())
        with pytest.raises(ArbitreError):
            copy.racks.draw()
        copy.close()
        shutil.rmtree(out)


AGAIN = ("", " reopened")
LIVE = (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)


def never_reached(reached: Counter[str], *also: str) -> set[str]:
    """What a walk had to do and did not: steps, and everything made in every state of a turn, reopened games too."""
    made = {f"{what} {state}{again}" for what in ("copy", "send", "pages") for state in LIVE for again in AGAIN}
    return {one for one in made | {"new seed searched", "ended", "over", "reopen", *also} if not reached[one]}


def test_no_legal_step_leaks_into_a_copy(tmp_path: Path) -> None:
    """Counted: each state of a turn was really searched, before and after the game was reopened."""
    reached: Counter[str] = Counter()
    Walk(1, tmp_path, reached).run(16, [Format.HTML, Format.CSV])
    assert not never_reached(reached), reached


@pytest.mark.long
def test_no_legal_step_leaks_into_a_copy_at_length(tmp_path: Path) -> None:
    reached: Counter[str] = Counter()
    for seed in range(60):
        folder = tmp_path / str(seed)
        folder.mkdir()
        Walk(seed, folder, reached).run(60, list(Format))
    assert not never_reached(reached, *STEPS), reached


def test_whose_seal_holds_is_told_game_by_game(tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    session = playing(path, imposed=(("AEIORST", "H8 AORISTE"),))
    assert seals(session) == ([1, 2], [], [])
    copy = make_marker_file(session, "Alice", tmp_path / "alice.arbitre")
    session.close()
    assert seals(open_session(copy, catalogue())) == ([1], [], [2])  # its secrets are not there
    with sqlite3.connect(path) as connection:  # the prepared racks, the seed left as it is
        connection.execute("UPDATE secrets SET secret = replace(secret, 'H8', 'H7') WHERE secret LIKE '[%'")
    connection.close()
    assert seals(open_session(path, catalogue())) == ([1], [2], [])

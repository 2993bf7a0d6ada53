"""A festival: several games, four marking arbiters by stick, several centres; every total recomputed from the slips.

Copies come in any order and too early, tables are given away and back, slips are entered twice and differently: what is
left out comes in once its cause is mended, and the totals are those of an arithmetic of our own.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from arbitre.application.exchange.centre_corrections import read_united
from arbitre.application.exchange.centres import merge_centres
from arbitre.application.exchange.merge import MergeReport, NoteKind, make_marker_file, merge_marker, settle_conflict
from arbitre.application.exchange.turn_line import take_turn
from arbitre.application.session.session import Session, open_session
from arbitre.domain.event.state import Turn
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Slip, SlipStatus
from tests.application.sessions import revealed, slip_for, started
from tests.application.test_centres import make_centre, recomputed, standing_of
from tests.application.test_merge import ARBITERS, line_of
from tests.rooms import catalogue


@dataclass
class Festival:
    """The hall: the event, the same event on a laptop that is always a turn ahead, and what every table wrote."""

    folder: Path
    rng: random.Random
    players: int
    main: Session
    ahead: Session
    markers: dict[str, Session] = field(default_factory=dict)
    points: dict[tuple[int, int, int], int] = field(default_factory=dict)
    left_out: Counter[NoteKind] = field(default_factory=Counter)

    def begin(self, number: int) -> None:
        """Open a game, share the tables out, give the copies."""
        if number > 1:
            lists = catalogue()
            tiles = lists.tile_set("fr")
            for session in (self.main, self.ahead):
                session.turns.end_game("fin")
                session.event.open_game(RuleSet(), tiles, lists.identify("fr", tiles), seed=str(number))
        size = -(-self.players // len(ARBITERS))
        blocks = {name: range(1 + at * size, 1 + (at + 1) * size) for at, name in enumerate(ARBITERS)}
        shared = {name: [table for table in block if table <= self.players] for name, block in blocks.items()}
        self.main.tables.assign_arbiters(shared)
        for name in ARBITERS:
            path = make_marker_file(self.main, name, self.folder / f"{name}-{number}.arbitre")
            self.markers[name] = open_session(path, catalogue(), who=name, station=name)

    def merge(self) -> list[MergeReport]:
        """Every copy once, in any order."""
        reports = []
        for name in self.rng.sample(ARBITERS, len(ARBITERS)):
            path = self.markers[name].path
            assert path is not None
            reports.append(merge_marker(self.main, path))
            self.left_out.update(note.kind for note in reports[-1].notes)
        return reports

    def play(self, game: int) -> None:
        """A turn: everybody writes, copies come too early, then with every trouble, then with none."""
        turn = revealed(self.ahead)
        places = {table: self.rng.randrange(9) for table in range(1, self.players + 1)}
        for table, place in places.items():
            self.points[game, turn.number, table] = self.paid(turn, place)
        for marker in self.markers.values():
            own = take_turn(marker, line_of(self.ahead, turn)).turn
            groups: dict[int, list[int]] = {}
            for table in marker.slips.pending(own.serial):
                groups.setdefault(places[table], []).append(table)
            for place, tables in groups.items():
                marker.slips.give_to_all(slip_for(self.ahead, turn, place), tables, own.serial)
        self.merge()  # the hall does not have the turn yet
        assert turn.number not in {one.number for one in self.main.game.turns}
        serial = revealed(self.main).serial
        given, removed, taken, kept = self.rng.sample(range(1, self.players + 1), 4)
        owner = self.main.game.arbiters[given]
        self.main.tables.assign_arbiter(next(name for name in ARBITERS if name != owner), [given])
        wrong = slip_for(self.main, turn, 12)
        for table in {removed, taken, kept} - {given}:
            self.main.slips.record(table, wrong, serial)
        conflicts = {one.table: one for report in self.merge() for one in report.conflicts}
        assert set(conflicts) == {removed, taken, kept}
        self.main.tables.assign_arbiter(owner, [given])
        self.main.slips.remove(removed, serial, "d’une autre table")
        settle_conflict(self.main, conflicts[taken], True)
        settle_conflict(self.main, conflicts[kept], False)
        self.points[game, turn.number, kept] = self.paid(turn, 12)
        self.merge()
        assert not self.main.slips.pending(serial)
        for report in self.merge():  # and as often as one likes
            assert {note.kind for note in report.notes} <= {NoteKind.SENT_TWICE}

    def paid(self, turn: Turn, place: int) -> int:
        """What a right slip is worth: the score of its place; on the first turn the word's best (rule 5.4.2.a)."""
        moves = self.ahead.searches.solutions(turn)
        word = moves[place].word
        same = [move.score for move in moves if turn.number == 1 and move.word == word]
        return max(same, default=moves[place].score)

    def totals(self) -> dict[int, int]:
        """The sum of the slips, and ten for whoever is alone at the best score of a turn (rule 3.5)."""
        sums: Counter[int] = Counter()
        turns: dict[tuple[int, int], dict[int, int]] = {}
        for (game, number, table), points in self.points.items():
            sums[table] += points
            turns.setdefault((game, number), {})[table] = points
        for scores in turns.values():
            first = [table for table, points in scores.items() if points == max(scores.values())]
            if len(first) == 1 and self.players >= 16:
                sums[first[0]] += 10
        return dict(sums)


def festival(folder: Path, players: int, games: int, turns: int, seed: int) -> Festival:
    one = Festival(folder, random.Random(seed), players, started(players, folder / "salle.arbitre"), started(players))
    for game in range(1, games + 1):
        one.begin(game)
        for _ in range(turns):
            one.play(game)
    return one


def check_hall(one: Festival) -> None:
    assert {line.table: line.total for line in one.main.results.standing()} == one.totals()
    assert {NoteKind.TURN_UNKNOWN, NoteKind.SHARED_TABLES, NoteKind.CONFLICT} <= set(one.left_out)
    path = one.main.path
    assert path is not None
    one.main.close()
    again = open_session(path, catalogue())
    assert {line.table: line.total for line in again.results.standing()} == one.totals()


def check_centres(folder: Path, centres: int, players: int, seed: int) -> None:
    """Centres put together, corrected, and put together again with the one that came late."""
    rng = random.Random(seed)
    for centre in range(1, centres + 1):
        make_centre(folder, centre, players)
    files = sorted(folder.glob("centre-*.arbitre"))
    late = rng.choice(files)
    whole = merge_centres([path for path in files if path != late], name="Festival").save(folder / "tout.arbitre")
    expected = recomputed(dict.fromkeys(range(1, centres + 1), players))
    united = open_session(whole, catalogue(), who="Calcul")
    names = united.state.players
    for table in rng.sample(sorted(united.game.seats), 3):
        player = united.game.player_at(table, 3)
        assert player is not None
        marked = united.game.turn(3).slips[table]
        united.slips.correct(table, Slip(SlipStatus.NONE), 3, "d’une autre table")
        expected[names[player].name] -= marked.ruling.points
    united.close()
    second = merge_centres(files, name="Festival", previous=read_united(whole))
    assert standing_of(second) == expected
    saved = open_session(second.save(folder / "tout2.arbitre"), catalogue())
    assert {line.name: line.total for line in saved.results.standing()} == expected


def test_a_small_festival(tmp_path: Path) -> None:
    check_hall(festival(tmp_path, players=16, games=1, turns=1, seed=1))


def test_a_few_centres_corrected_and_one_late(tmp_path: Path) -> None:
    check_centres(tmp_path, 3, 3, 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_a_festival_of_450_players_and_three_games(tmp_path: Path, seed: int) -> None:
    check_hall(festival(tmp_path, players=450, games=3, turns=4, seed=seed))


@pytest.mark.long
def test_twelve_centres_corrected_and_one_late(tmp_path: Path) -> None:
    check_centres(tmp_path, 12, 100, 2)

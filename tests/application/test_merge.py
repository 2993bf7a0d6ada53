"""Four marking arbiters of one hall, each on a laptop of his own: what comes of their files put together."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from arbitre.application.exchange.merge import (
    MergeError,
    MergeNote,
    MergeReport,
    NoteKind,
    codes,
    foreign_tables,
    make_marker_file,
    merge_marker,
    own_tables,
    settle_conflict,
)
from arbitre.application.exchange.turn_line import LineError, Taken, take_turn
from arbitre.application.session.session import Session, SessionError, open_session
from arbitre.application.session.slips import nobody
from arbitre.domain import facts as f
from arbitre.domain.event.state import Turn
from arbitre.domain.facts import Publication
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip, SlipStatus
from tests.application.sessions import revealed, slip_for, started
from tests.rooms import catalogue

ARBITERS = ("Alice", "Basile", "Chloé", "Damien")


@dataclass
class Hall:
    """The head arbiter's session and the markers'."""

    main: Session
    markers: dict[str, Session]
    folder: Path

    def file(self, name: str) -> Path:
        """A marker's file, as it is brought on a stick."""
        path = self.markers[name].path
        assert path is not None
        return path

    def play(self) -> Turn:
        """One turn: drawn and revealed by the head arbiter, taken in one line by the markers."""
        turn = revealed(self.main)
        line = line_of(self.main, turn)
        taken = [take_turn(marker, line) for marker in self.markers.values()]
        assert {one.code for one in taken} == {dict(codes(self.main.game))[turn.number]}
        return turn


def line_of(session: Session, turn: Turn) -> str:
    assert turn.retained is not None
    left, new = " ".join(turn.leftover), " ".join(turn.new)
    rack = f"{left} + {new}" if turn.leftover else ("- " * bool(turn.rejected) + new)
    return f"{rack} = {turn.retained.text(session.game.row_label)}"


def hall(tmp_path: Path, players: int = 24, file: str = "salle.arbitre") -> Hall:
    main = started(players, tmp_path / file)
    size = players // len(ARBITERS)
    blocks = {name: range(1 + index * size, 1 + (index + 1) * size) for index, name in enumerate(ARBITERS)}
    main.tables.assign_arbiters({name: tuple(tables) for name, tables in blocks.items()})
    markers = {}
    for name in ARBITERS:
        path = make_marker_file(main, name, tmp_path / f"{name}.arbitre")
        markers[name] = open_session(path, catalogue(), who=name, station=f"portable {name}")
    return Hall(main, markers, tmp_path)


def _of(report: MergeReport, kind: NoteKind) -> list[MergeNote]:
    return [note for note in report.notes if note.kind is kind]


def slip_of(session: Session, turn: Turn, table: int) -> Slip:
    """What each table hands in: a solution of its own, some with a fault; table 13 alone has the top."""
    if table == 13 or turn.number % 3 == 0:
        return slip_for(session, turn, 0)
    if table in (4, 9):  # the same refused word again and again: averages
        return replace(slip_for(session, turn, 0), entries=(Entry("ZZQ", None, "H8"),), score=20)
    if table == 17:
        return replace(slip_for(session, turn, 5), score=1)
    return slip_for(session, turn, 1 + table % 7)


def enter(session: Session, turn: Turn, tables: tuple[int, ...]) -> None:
    own = session.game.by_number(turn.number)
    assert own is not None
    for table in tables:
        if table == 22 and turn.number == 2:
            continue
        session.slips.record(table, slip_of(session, own, table), own.serial, judge=nobody)


def test_four_markers_files_make_the_standing_of_one_laptop(tmp_path: Path) -> None:
    there = hall(tmp_path)
    alone = started(24)  # the same seed: everything entered on one laptop
    alone.tables.assign_arbiters({name: tuple(range(1 + 6 * at, 7 + 6 * at)) for at, name in enumerate(ARBITERS)})
    for _ in range(5):
        turn = there.play()
        single = revealed(alone)
        assert single.rack == turn.rack
        for marker in there.markers.values():
            enter(marker, turn, own_tables(marker))
        enter(alone, single, tuple(range(1, 25)))
    for name, marker in there.markers.items():
        if marker.game.pending(2):
            assert marker.game.pending(2) == (22,)
            marker.slips.close_turn("absent", 2)
        for serial in range(1, 6):
            assert not marker.game.pending(serial), name
    alone.slips.close_turn("absent", 2)

    reports = [merge_marker(there.main, there.file(name)) for name in ARBITERS]
    assert [report.taken for report in reports] == [30, 30, 30, 30]
    assert [report.tables for report in reports] == [tuple(range(1 + 6 * at, 7 + 6 * at)) for at in range(4)]
    assert all(report.clean for report in reports)
    names = {one.id: one.name for one in there.main.state.players.values()}
    lines = [(line.rank, names[line.player], line.total, line.solos) for line in there.main.results.standing(1)]
    others = {one.id: one.name for one in alone.state.players.values()}
    assert lines == [(line.rank, others[line.player], line.total, line.solos) for line in alone.results.standing(1)]
    # The count of sixteen is over the hall: with six tables each, no laptop alone would give the bonus.
    bonuses = [bonus for _, _, bonus in there.main.results.game_result().solos]
    assert 10 in bonuses
    assert all(bonus == 0 for marker in there.markers.values() for _, _, bonus in marker.results.game_result().solos)
    # Who entered a slip, and where, came with it.
    signed = {(record.who, record.station) for record, fact in there.main.history() if isinstance(fact, f.SlipRecorded)}
    assert signed == {(name, f"portable {name}") for name in ARBITERS}
    assert [source for source, _ in there.main.state.merged] == list(ARBITERS)


def test_averages_are_over_the_markers_own_tables(tmp_path: Path) -> None:
    there = hall(tmp_path)
    for _ in range(2):
        turn = there.play()
        for marker in there.markers.values():
            enter(marker, turn, own_tables(marker))
        alice = there.markers["Alice"]
        refused = Ruling(0, 0, Sanction.ZERO, "5.6", Reason.WORD_NOT_ADMITTED, words=("ZZQ",), proposed=20)
        alice.slips.override(4, refused, "mot refusé", turn.serial)
        if turn.number == 1:
            alice.slips.notices_printed(1, [4])
            alice.slips.notices_delivered(1, [4], 3)  # too late for the second turn
    merge_marker(there.main, there.file("Alice"))
    result = there.main.results.game_result()
    score = result.players[str(there.main.game.player_at(4, 2))].scores[2]
    own = [one.scores[2] for one in result.players.values() if one.table in (1, 2, 3, 5, 6)]
    assert score.average
    assert score.points == min(sum(one.points for one in own) // 5, 20)
    assert there.main.game.turn(1).slips[4].informed_from == 3


def test_a_file_sent_twice_a_newer_and_an_older_one(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, (1, 2))
    old = tmp_path / "old.arbitre"
    shutil.copy(there.file("Alice"), old)
    enter(alice, turn, (3,))
    first = merge_marker(there.main, there.file("Alice"))
    assert (first.taken, [note.kind for note in first.notes]) == (3, [NoteKind.MISSING])
    assert first.notes[0].tables == (4, 5, 6)
    head = there.main.journal.head
    again = merge_marker(there.main, there.file("Alice"))
    assert [note.kind for note in again.notes] == [NoteKind.SENT_TWICE, NoteKind.MISSING]
    assert there.main.journal.head == head

    enter(alice, turn, (4, 5, 6))
    alice.slips.correct(1, slip_for(alice, alice.game.turn(1), 9), 1, "mal lu")
    alice.slips.remove(2, 1, "autre table")
    newer = merge_marker(there.main, there.file("Alice"))
    assert (newer.taken, newer.changed, newer.removed, newer.same) == (3, 1, 1, 1)
    slips = there.main.game.turn(1).slips
    assert sorted(slips) == [1, 3, 4, 5, 6]
    assert slips[1].given == alice.game.turn(1).slips[1].given
    older = merge_marker(there.main, old)
    assert [note.kind for note in older.notes] == [NoteKind.OLDER]
    assert there.main.game.turn(1).slips == slips


def test_a_merge_is_one_action_and_can_be_done_again_after_undo(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    enter(there.markers["Alice"], turn, (1, 2, 3, 4, 5, 6))
    merge_marker(there.main, there.file("Alice"))
    before = there.main.state
    there.main.undo()
    assert not there.main.game.turn(1).slips
    assert merge_marker(there.main, there.file("Alice")).taken == 6
    assert there.main.state.games[0].turns == before.games[0].turns
    read = open_session(there.folder / "salle.arbitre", catalogue())
    assert read.state == there.main.state


def test_conflicts_stay_as_they_are_here_and_are_told(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, (1, 2, 3, 4, 5, 6))
    give = slip_for(there.main, turn, 12)
    there.main.slips.record(1, give, 1, judge=nobody)  # entered by the head arbiter otherwise
    there.main.slips.record(2, slip_of(there.main, turn, 2), 1, judge=nobody)  # and the same
    report = merge_marker(there.main, there.file("Alice"))
    assert (report.taken, report.same) == (4, 1)
    (note,) = report.notes
    assert (note.kind, note.game, note.turn, note.tables) == (NoteKind.CONFLICT, 1, 1, (1,))
    assert note.ours != note.theirs
    assert there.main.game.turn(1).slips[1].slip == give
    # Corrected here after it came from there: ours holds, the marker's correction is a conflict.
    there.main.slips.correct(3, give, 1, "relu")
    alice.slips.correct(3, slip_for(alice, alice.game.turn(1), 20), 1, "relu aussi")
    there.main.slips.remove(4, 1, "déchiré")
    second = merge_marker(there.main, there.file("Alice"))
    assert [(note.kind, note.tables) for note in second.notes] == [
        (NoteKind.CONFLICT, (1,)),
        (NoteKind.CONFLICT, (3,)),
        (NoteKind.REMOVED_HERE, (4,)),
    ]
    assert 4 not in there.main.game.turn(1).slips
    assert there.main.game.turn(1).slips[3].slip == give


def test_a_laptop_with_another_rack_is_found_by_its_code(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = revealed(there.main)
    alice = there.markers["Alice"]
    rack = list(turn.rack)
    rack[0] = next(letter for letter in "AEIOUNRST" if letter != rack[0])
    move = alice.searches.solutions(replace(turn, leftover=(), new=tuple(rack)))[0]
    taken = take_turn(alice, f"{''.join(rack)} = {move.text('letter')}", forced="essai")
    assert taken.code != dict(codes(there.main.game))[1]
    alice.slips.record(1, slip_for(alice, taken.turn, 0), 1, judge=nobody)
    report = merge_marker(there.main, there.file("Alice"))
    assert report.taken == 0
    (note,) = report.notes
    assert (note.kind, note.turn, note.tables, note.theirs) == (NoteKind.TURN_DIFFERS, 1, (1,), taken.code)
    assert note.ours == dict(codes(there.main.game))[1]


def test_slips_wait_for_a_turn_that_is_not_here_yet(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, (1, 2, 3, 4, 5, 6))
    merge_marker(there.main, there.file("Alice"))
    late = started(24, seed="1")
    revealed(late)
    second = revealed(late)
    own = take_turn(alice, line_of(late, second)).turn
    enter(alice, own, (1, 2, 3, 4, 5, 6))
    report = merge_marker(there.main, there.file("Alice"))
    assert [(note.kind, note.turn, note.tables) for note in report.notes] == [
        (NoteKind.TURN_UNKNOWN, 2, (1, 2, 3, 4, 5, 6))
    ]
    revealed(there.main)  # the head arbiter was a turn behind: the very same copy is good now
    report = merge_marker(there.main, there.file("Alice"))
    assert (report.taken, report.notes) == (6, ())
    alice.slips.keep(slip_for(alice, own, 3), 2)
    report = merge_marker(there.main, there.file("Alice"))
    assert report.taken == 0
    assert [note.kind for note in report.notes] == [NoteKind.KEPT_SLIPS]


def test_a_table_given_and_given_back_is_taken_from_the_same_copy(tmp_path: Path) -> None:
    there = hall(tmp_path)
    enter(there.markers["Alice"], there.play(), (1, 2, 3, 4, 5, 6))
    there.main.tables.assign_arbiter("Basile", (5, 6))  # after Alice's copy was made: it is taken, and told
    report = merge_marker(there.main, there.file("Alice"))
    assert (report.taken, [note.tables for note in _of(report, NoteKind.SHARED_TABLES)]) == (6, [(5, 6)])
    there.main.tables.assign_arbiter("Alice", (5, 6))
    report = merge_marker(there.main, there.file("Alice"))
    assert (report.taken, report.same, [note.kind for note in report.notes]) == (0, 6, [NoteKind.SENT_TWICE])
    head = there.main.journal.head
    assert [note.kind for note in merge_marker(there.main, there.file("Alice")).notes] == [NoteKind.SENT_TWICE]
    assert there.main.journal.head == head


def test_a_conflicting_slip_that_is_taken_out_here_lets_the_markers_in(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    enter(there.markers["Alice"], turn, (1, 2, 3, 4, 5, 6))
    there.main.slips.record(1, slip_for(there.main, turn, 12), 1, judge=nobody)
    assert [one.table for one in merge_marker(there.main, there.file("Alice")).conflicts] == [1]
    there.main.slips.remove(1, 1, "d’une autre table")
    assert merge_marker(there.main, there.file("Alice")).taken == 1
    theirs = there.main.game.turn(1).slips[1].slip
    assert theirs == there.markers["Alice"].game.turn(1).slips[1].slip
    there.main.slips.remove(1, 1, "déchiré")  # the marker's own, taken out here: it is asked, not put back
    (conflict,) = merge_marker(there.main, there.file("Alice")).conflicts
    assert (conflict.ours, conflict.theirs.slip) == (None, theirs)
    settle_conflict(there.main, conflict, True)
    assert there.main.game.turn(1).slips[1].slip == theirs


@pytest.mark.parametrize("take", [True, False])
def test_a_conflict_is_settled_once(tmp_path: Path, take: bool) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, (1, 2, 3, 4, 5, 6))
    alice.slips.override(1, Ruling(7, 7, Sanction.NONE, "5.7", Reason.NO_SLIP), "vu", 1)
    there.main.slips.record(1, slip_for(there.main, turn, 12), 1, judge=nobody)
    report = merge_marker(there.main, there.file("Alice"))
    (note,) = _of(report, NoteKind.CONFLICT)
    (conflict,) = report.conflicts
    assert conflict.ours is not None
    for text, slip in ((note.ours, conflict.ours.slip), (note.theirs, conflict.theirs.slip)):
        assert slip.entries[0].word in text
        assert str(slip.entries[0].reference) in text
    assert note.theirs.endswith("→ 7")
    settle_conflict(there.main, conflict, take)
    marked = there.main.game.turn(1).slips[1]
    assert (marked.slip, marked.ruling.points == 7) == ((conflict.theirs if take else conflict.ours).slip, take)
    again = merge_marker(there.main, there.file("Alice"))
    assert (again.conflicts, again.same) == ((), 6)
    there.main.undo()  # a settlement is undone like everything
    assert merge_marker(there.main, there.file("Alice")).conflicts == (conflict,)
    settle_conflict(there.main, conflict, take)
    alice.slips.override(
        1, Ruling(8, 8, Sanction.NONE, "5.7", Reason.NO_SLIP), "revu", 1
    )  # another slip of theirs is another conflict
    assert len(merge_marker(there.main, there.file("Alice")).conflicts) == 1


def test_a_conflict_whose_slip_here_has_changed_is_asked_again(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    enter(there.markers["Alice"], turn, (1,))
    there.main.slips.record(1, slip_for(there.main, turn, 12), 1, judge=nobody)
    (conflict,) = merge_marker(there.main, there.file("Alice")).conflicts
    there.main.slips.correct(1, slip_for(there.main, turn, 13), 1, "relu")
    state = there.main.state
    with pytest.raises(MergeError) as refused:
        settle_conflict(there.main, conflict, True)
    assert refused.value.kind == "conflict_changed"
    assert there.main.state is state


def test_what_the_arbiter_took_back_does_not_return_with_the_copy(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, (1, 2))
    alice.slips.discipline(2, "conduite", 1)
    merge_marker(there.main, there.file("Alice"))
    assert len(there.main.game.turn(1).conduct) == 1
    there.main.slips.lift_discipline(2, 1, "erreur")
    assert not there.main.game.turn(1).conduct
    merge_marker(there.main, there.file("Alice"))
    assert not there.main.game.turn(1).conduct


def test_rulings_answers_claims_and_conduct_come_along(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, (1, 2, 3, 4, 5, 6))
    given = alice.game.turn(1).slips[2].given
    paid = Ruling(0, 0, given.sanction, given.article, given.reason)
    alice.slips.override(2, paid, "décision", 1)
    alice.slips.raise_claim(3, 1, "conteste")
    alice.slips.discipline(5, "bavarde", 1)
    alice.rulings.answer("plausible:ZZQ", "yes", 1)
    merge_marker(there.main, there.file("Alice"))
    here = there.main.game.turn(1)
    assert here.slips[2].override == paid
    assert here.slips[3].claim == "conteste"
    assert [one.table for one in here.conduct] == [5]
    assert here.answers == {"plausible:ZZQ": "yes"}
    assert there.main.event.open_claims() == [(1, 1, 3)]
    merge_marker(there.main, there.file("Alice"))
    assert there.main.game.turn(1) == here


def test_a_claim_that_is_decided_is_not_raised_again(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, (1, 2, 3, 4, 5, 6))
    alice.slips.raise_claim(3, 1, "conteste")
    merge_marker(there.main, there.file("Alice"))
    there.main.slips.settle_claim(3, 1, "refusé")
    decided = there.main.game.turn(1).slips[3]
    assert (decided.claim, decided.claim_decision) == (None, "refusé")
    alice.slips.discipline(5, "bavarde", 1)  # something new to send, the claim still open in her copy
    assert alice.game.turn(1).slips[3].claim == "conteste"
    merge_marker(there.main, there.file("Alice"))
    assert [one.table for one in there.main.game.turn(1).conduct] == [5]
    assert there.main.game.turn(1).slips[3] == decided
    assert there.main.event.open_claims() == []


def test_another_words_here_rule_the_slips_again(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, (1, 2, 3, 4, 5, 6))
    word = alice.game.turn(1).slips[1].given.word.upper()
    there.main.words.strike(word, "essai")
    report = merge_marker(there.main, there.file("Alice"))
    assert [(note.kind, note.names) for note in report.notes] == [(NoteKind.WORDS_DIFFER, (word,))]
    assert there.main.game.turn(1).slips[1].given.points == 0
    assert alice.game.turn(1).slips[1].given.points > 0


def test_only_his_own_tables_are_waited_for_and_taken(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    assert alice.game.pending(1) == (1, 2, 3, 4, 5, 6)
    assert there.main.game.pending(1) == tuple(range(1, 25))
    with pytest.raises(SessionError) as problem:
        alice.slips.record(7, slip_for(alice, turn, 0), 1)
    assert problem.value.kind == "not_your_table"
    # The head arbiter gives table 6 to somebody else after the copy was made.
    enter(alice, turn, (1, 2, 3, 4, 5, 6))
    there.main.tables.assign_arbiter("Basile", (6,))
    report = merge_marker(there.main, there.file("Alice"))
    assert report.taken == 6  # what is marked is not lost: Basile's will be the second marking
    assert [(note.kind, note.tables) for note in report.notes] == [(NoteKind.SHARED_TABLES, (6,))]


def test_tables_of_another_arbiter_are_given_away_on_demand_only(tmp_path: Path) -> None:
    there = hall(tmp_path)
    head = there.main.journal.head
    with pytest.raises(MergeError) as problem:
        make_marker_file(there.main, "Basile", tmp_path / "b2.arbitre", (5, 6, 7))
    assert problem.value.kind == "tables_taken"
    assert (problem.value.data["tables"], problem.value.data["arbiter"]) == ("5-6", "Alice")
    assert there.main.journal.head == head
    assert not (tmp_path / "b2.arbitre").exists()
    make_marker_file(there.main, "Basile", tmp_path / "b2.arbitre", (5, 6, 7), take_over=True)
    assert {there.main.game.arbiters[table] for table in (5, 6)} == {"Basile"}


@pytest.mark.parametrize("order", [("Alice", "Basile"), ("Basile", "Alice")])
def test_tables_marked_by_two_arbiters_are_marked_twice_not_in_conflict(tmp_path: Path, order: tuple[str, str]) -> None:
    there = hall(tmp_path)
    make_marker_file(there.main, "Basile", tmp_path / "b2.arbitre", (6,), take_over=True)
    there.markers["Basile"].close()
    there.markers["Basile"] = open_session(tmp_path / "b2.arbitre", catalogue(), who="Basile")
    turn = there.play()
    enter(there.markers["Alice"], turn, (5, 6))
    basile = there.markers["Basile"]
    own = basile.game.by_number(turn.number)
    assert own is not None
    basile.slips.record(6, slip_for(basile, own, 15), own.serial, judge=nobody)
    slips = {name: there.markers[name].game.turn(1).slips[6].slip for name in order}
    reports = [merge_marker(there.main, there.file(name)) for name in order]
    kinds = [note.kind for report in reports for note in report.notes if note.kind is not NoteKind.MISSING]
    assert NoteKind.CONFLICT not in kinds
    assert NoteKind.SHARED_TABLES in kinds
    marked = there.main.game.turn(1).slips[6]
    assert marked.second is not None
    assert (marked.slip, marked.second[0]) == (slips[order[0]], slips[order[1]])
    # Who marked it second does not become the owner of the first: his correction stays a second opinion.
    second = there.markers[order[1]]
    second.slips.correct(6, slip_for(second, second.game.turn(1), 18), 1, "relu")
    merge_marker(there.main, there.file(order[1]))
    assert there.main.game.turn(1).slips[6].slip == slips[order[0]]


def test_files_that_are_not_this_halls_are_refused_and_change_nothing(tmp_path: Path) -> None:
    there = hall(tmp_path)
    (tmp_path / "other").mkdir()
    other = hall(tmp_path / "other")
    head = there.main.journal.head
    for path, kind in (
        (other.file("Alice"), "other_event"),
        (there.folder / "salle.arbitre", "same_file"),
    ):
        with pytest.raises(MergeError) as problem:
            merge_marker(there.main, path)
        assert problem.value.kind == kind
    copy = tmp_path / "copy.arbitre"
    there.main.journal.copy_to(copy)
    with pytest.raises(MergeError) as problem:
        merge_marker(there.main, copy)
    assert problem.value.kind == "not_a_marker_file"
    assert there.main.journal.head == head


def test_a_marker_needs_a_name_and_tables(tmp_path: Path) -> None:
    main = started(4, tmp_path / "a.arbitre")
    for name, kind in (("", "no_name"), ("Zoé", "no_tables")):
        with pytest.raises(SessionError) as problem:
            make_marker_file(main, name, tmp_path / "m.arbitre")
        assert problem.value.kind == kind
    made = make_marker_file(main, "Zoé", tmp_path / "m.arbitre", [2, 3])
    assert own_tables(open_session(made, catalogue())) == (2, 3)
    assert own_tables(main) == (1, 2, 3, 4)


def test_a_line_takes_a_turn_at_once_or_not_at_all() -> None:
    source, session = started(3), started(3)
    turn = revealed(source)
    line = line_of(source, turn)
    head = session.journal.head
    for text, kind in (
        (line.split("=")[0], "no_move"),
        (line.split("=")[0] + "= CHAT", "no_reference"),
        (line.split("=")[0] + "= H4", "no_word"),
        (line.split("=")[0] + "= H4 QQQQQQ", "letters_missing"),
        ("AAAAAAA = H4 AAAAAAA", "rack_refused"),
    ):
        with pytest.raises((LineError, SessionError)) as problem:
            take_turn(session, text)
        assert problem.value.kind == kind
    assert session.journal.head == head
    taken = take_turn(session, line)
    assert isinstance(taken, Taken)
    assert taken.better is None
    assert session.game.turn(1).after_board == turn.after_board
    # A move below our top is taken, for the hall has placed it; it is told.
    second = revealed(source)
    lower = source.searches.solutions(second)[3]
    below = take_turn(session, line_of(source, second).split("=")[0] + "= " + lower.text("letter"))
    assert second.retained is not None
    assert below.better == (second.retained.score if lower.score < second.retained.score else None)
    assert len(session.actions) == head_actions(session)


def head_actions(session: Session) -> int:
    """Two turns are two actions."""
    opened = next(at for at, one in enumerate(session.actions) if isinstance(one.facts[0], f.GameOpened))
    return opened + 1 + 2


def test_a_locked_standing_refuses_slips_until_it_is_loosened(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    enter(there.main, turn, (1,))
    there.main.event.publish(Publication.LOCKED)
    with pytest.raises(SessionError) as problem:
        enter(there.main, turn, (2,))
    assert problem.value.kind == "reason_needed"
    assert there.main.can_undo() is None
    there.main.event.publish(Publication.PROVISIONAL, reason="bulletin retrouvé")
    enter(there.main, turn, (2,))
    assert Slip(SlipStatus.NONE) != there.main.game.turn(1).slips[2].slip


def test_a_copy_that_was_worked_on_is_not_overwritten(tmp_path: Path) -> None:
    there = hall(tmp_path)
    path = there.file("Alice")
    make_marker_file(there.main, "Alice", path)  # nothing was done in it yet
    alice = open_session(path, catalogue())
    assert (alice.who, alice.station) == ("Alice", "Alice")
    turn = revealed(there.main)
    take_turn(alice, line_of(there.main, turn))
    enter(alice, turn, (1, 2))
    for at, kind in ((path, "copy_not_merged"), (tmp_path / "salle.arbitre", "same_file")):
        with pytest.raises(MergeError) as problem:
            make_marker_file(there.main, "Alice", at)
        assert problem.value.kind == kind
    merge_marker(there.main, path)
    make_marker_file(there.main, "Alice", path)
    assert open_session(path, catalogue()).game.turn(1).slips == there.main.game.turn(1).slips


def test_a_markers_copy_merges_nothing_and_makes_no_copies(tmp_path: Path) -> None:
    there = hall(tmp_path)
    alice = there.markers["Alice"]
    commands: tuple[Callable[[], object], ...] = (
        lambda: make_marker_file(alice, "Zoé", tmp_path / "z.arbitre", [1]),
        lambda: merge_marker(alice, there.file("Basile")),
    )
    for command in commands:
        with pytest.raises(MergeError) as problem:
            command()
        assert problem.value.kind == "marker_file"
    assert alice.can_undo() is None


def test_the_order_of_the_files_changes_nothing(tmp_path: Path) -> None:
    there = hall(tmp_path)
    for _ in range(2):
        turn = there.play()
        for marker in there.markers.values():
            enter(marker, turn, own_tables(marker))
    other = tmp_path / "autre.arbitre"
    there.main.journal.copy_to(other)
    backwards = open_session(other, catalogue())
    for name in ARBITERS:
        merge_marker(there.main, there.file(name))
    for name in [*reversed(ARBITERS), *ARBITERS]:
        merge_marker(backwards, there.file(name))
    assert backwards.results.standing() == there.main.results.standing()
    one, two = (session.game.turn(1).slips for session in (there.main, backwards))
    assert {table: (marked.slip, marked.ruling) for table, marked in one.items()} == {
        table: (marked.slip, marked.ruling) for table, marked in two.items()
    }
    assert len(backwards.state.merged) == 4


def test_a_claim_that_was_decided_is_not_raised_again_by_a_merge(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    enter(alice, turn, own_tables(alice))
    alice.slips.raise_claim(3, 1, "conteste")
    merge_marker(there.main, there.file("Alice"))
    there.main.slips.settle_claim(3, 1, "rejetée")
    alice.room.show_message("au travail")  # anything: the file is news
    merge_marker(there.main, there.file("Alice"))
    assert there.main.event.open_claims() == []
    own = alice.game.by_number(1)
    assert own is not None
    alice.slips.correct(3, Slip(SlipStatus.BLANK), own.serial, "relu")  # and the slip itself is another now
    assert merge_marker(there.main, there.file("Alice")).changed == 1
    assert there.main.event.open_claims() == []
    assert there.main.game.turn(1).slips[3].claim_decision == "rejetée"


def test_a_foreign_table_is_refused_by_that_reason(tmp_path: Path) -> None:
    there = hall(tmp_path)
    turn = there.play()
    alice = there.markers["Alice"]
    with pytest.raises(SessionError) as refused:
        alice.slips.record(13, slip_of(alice, turn, 13), 1, judge=nobody)
    assert (refused.value.kind, refused.value.data["arbiter"], refused.value.data["name"]) == (
        "not_your_table",
        "Chloé",
        "Alice",
    )
    assert set(foreign_tables(alice.game)) == set(range(7, 25))
    assert foreign_tables(there.main.game) == {}

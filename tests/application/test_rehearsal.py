"""The rehearsal: bundles in the order they come, time counted, and every mistake of the arbiter found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbitre.application.practice.rehearsal import MistakeKind, Plan, Rehearsal, same_slip, start_rehearsal
from arbitre.application.session.slips import nobody
from arbitre.domain.event.state import Step
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Entry, Sanction, Slip, SlipStatus
from tests.rooms import catalogue


class Seconds:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def begun(players: int = 12, faults: float = 0.5, turns: int = 3) -> tuple[Rehearsal, Seconds]:
    """A rehearsal with its own clock in place of the real one."""
    made = start_rehearsal(Plan(players, turns, faults), RuleSet(), catalogue(), "Répétition")
    made.close()
    seconds = Seconds()
    return Rehearsal(made.session, made._room, seconds), seconds


def reveal(one: Rehearsal) -> int:
    """A turn up to the reveal; its serial."""
    turn = one.session.racks.draw()
    one.session.turns.start_clock()
    assert one.bundle(turn.serial) == ()  # nothing before time is called
    one.session.turns.call_time()
    one.session.turns.reveal()
    return turn.serial


def enter_all(one: Rehearsal, serial: int) -> None:
    for paper in one.bundle(serial):
        one.session.slips.record(paper.table, paper.slip, serial, judge=nobody)


def test_a_bundle_is_the_room_s_and_stays() -> None:
    one, _ = begun()
    serial = reveal(one)
    papers = one.bundle(serial)
    assert [paper.place for paper in papers] == list(range(1, len(papers) + 1))
    assert {paper.table for paper in papers} | one.silent(serial) == set(range(1, 13))
    assert [paper.table for paper in papers] != sorted(paper.table for paper in papers)
    assert any(paper.fault is not None for paper in papers)
    assert one.bundle(serial) is papers
    assert one.waiting(serial) == papers
    one.session.slips.record(papers[3].table, papers[3].slip, serial, judge=nobody)
    assert one.waiting(serial) == (*papers[:3], *papers[4:])


def test_the_same_plan_is_the_same_room() -> None:
    first, second = (start_rehearsal(Plan(8, 2, 0.4), RuleSet(), catalogue(), "R") for _ in range(2))
    assert first.bundle(reveal(first)) == second.bundle(reveal(second))
    other = start_rehearsal(Plan(8, 2, 0.4, seed="2"), RuleSet(), catalogue(), "R")
    assert other.bundle(reveal(other)) != first.bundle(1)


def test_a_perfect_arbiter_makes_no_mistake() -> None:
    one, seconds = begun()
    for _ in range(3):
        serial = reveal(one)
        one.show(serial)
        for paper in one.bundle(serial):
            seconds.now += 2
            one.session.slips.record(paper.table, paper.slip, serial, judge=nobody)
        seconds.now += 500  # the next turn's draw is not the arbiter's marking
        one.session.slips.close_turn("rien remis", serial) if one.session.game.pending(serial) else None
    report = one.report()
    assert report.mistakes == ()
    assert report.turns == 3
    assert report.entered == report.slips == sum(len(one.bundle(serial)) for serial in (1, 2, 3))
    assert report.right == report.entered
    assert report.seconds == pytest.approx(2 * report.entered)
    assert report.per_minute == pytest.approx(30)
    assert one.session.racks.next_end() == "turns_reached"


def test_every_kind_of_mistake_is_found() -> None:
    one, _ = begun(faults=0.0)
    serial = reveal(one)
    second = reveal(one)  # from turn 2 on the place counts too
    enter_all(one, serial)
    papers = one.bundle(second)
    session = one.session
    word, place, score, ruled, gone = papers[:5]
    wrong = replace(word.slip.entries[0], word="ZUT")
    session.slips.record(word.table, replace(word.slip, entries=(wrong,)), second, judge=nobody)
    nowhere = replace(place.slip.entries[0], reference=None)
    session.slips.record(place.table, replace(place.slip, entries=(nowhere,)), second, judge=nobody)
    session.slips.record(score.table, replace(score.slip, score=1), second, judge=nobody)
    session.slips.record(ruled.table, ruled.slip, second, judge=nobody)
    given = session.game.turn(second).slips[ruled.table].ruling
    session.slips.override(ruled.table, replace(given, points=3, base=3, sanction=Sanction.WARNING), "erreur", second)
    for paper in papers[5:]:
        session.slips.record(paper.table, paper.slip, second, judge=nobody)
    found = {mistake.table: mistake.kind for mistake in one.report().mistakes}
    assert found == {
        word.table: MistakeKind.WRITTEN,
        place.table: MistakeKind.WRITTEN,
        score.table: MistakeKind.WRITTEN,
        ruled.table: MistakeKind.RULING,
        gone.table: MistakeKind.NOT_ENTERED,
    }
    mistake = next(one for one in one.report().mistakes if one.table == ruled.table)
    assert mistake.book is not None
    assert mistake.paid is not None
    assert (mistake.paid.points, mistake.book.points) == (3, ruled.slip.score)
    assert one.report().right == len(papers) + len(one.bundle(serial)) - 5


def test_a_slip_for_a_table_that_gave_none() -> None:
    one, _ = begun(players=250, faults=1.0)
    serial = reveal(one)
    for _ in range(2):
        if one.silent(serial):
            break
        serial = reveal(one)
    assert one.silent(serial)
    enter_all(one, serial)
    table = min(one.silent(serial))
    session = one.session
    session.slips.record(table, session.slips.top_slip(session.game.turn(serial)), serial)
    assert [(one.kind, one.table) for one in one.report().mistakes if one.serial == serial] == [
        (MistakeKind.INVENTED, table)
    ]


def test_points_alone_are_compared_by_points() -> None:
    one, _ = begun(faults=0.0)
    serial = reveal(one)
    first, second = one.bundle(serial)[:2]
    one.session.slips.record_points(first.table, first.slip.score or 0, serial)
    one.session.slips.record_points(second.table, (second.slip.score or 0) + 1, serial)
    kinds = {mistake.table: mistake.kind for mistake in one.report().mistakes}
    assert first.table not in kinds
    assert kinds[second.table] is MistakeKind.RULING


def test_it_is_a_tournament_of_its_own() -> None:
    one, _ = begun()
    assert one.session.path is None
    assert one.session.state.about.name == "Répétition"
    assert one.session.room.public_view().message == "Répétition"
    assert one.session.game.step is Step.BEFORE


@pytest.mark.parametrize(
    ("typed", "first_turn", "same"),
    [
        (Slip(entries=(Entry("CHAT", None, "H4"),), score=12), False, True),
        (Slip(entries=(Entry("CHAT", None, "H 4"),), score=12), False, True),
        (Slip(entries=(Entry("chat".upper(), None, "4H"),), score=12), False, False),
        (Slip(entries=(Entry("CHAT", None, None),), score=12), False, False),
        (Slip(entries=(Entry("CHAT", None, None),), score=12), True, True),
        (Slip(entries=(Entry("CHAT", None, "H4"),), score=None), False, False),
        (Slip(entries=(Entry("CHATS", None, "H4"),), score=12), False, False),
        (Slip(entries=(Entry("CHaT", None, "H4"),), score=12), False, False),
        (Slip(entries=(Entry("CHaT", None, "H4"),), score=12, circles_recorded=False), False, True),
        (Slip(status=SlipStatus.LATE, entries=(Entry("CHAT", None, "H4"),), score=12), False, False),
        (Slip(status=SlipStatus.BLANK), False, False),
    ],
)
def test_as_it_was_written(typed: Slip, first_turn: bool, same: bool) -> None:
    written = Slip(entries=(Entry("CHAT", None, "H4"),), score=12)
    assert same_slip(written, typed, first_turn=first_turn) is same

"""The session: commands make facts, facts make the state, and nothing is lost, leaked or counted twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.application.session.players import new_player
from arbitre.application.session.prepared import read_move
from arbitre.application.session.safety import CopyKeeper, Kept, find_copies
from arbitre.application.session.session import Session, SessionError, open_session
from arbitre.application.session.slips import nobody
from arbitre.domain import facts as f
from arbitre.domain.board.reference import Direction
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip, SlipStatus
from tests import rooms
from tests.application.sessions import announced, give, played, revealed, slip_for, started
from tests.rooms import catalogue


def refused(problem: pytest.ExceptionInfo[SessionError]) -> str:
    return problem.value.kind


# -- a turn ----------------------------------------------------------------------------------------------------------


def test_a_rack_shown_before_the_clock_is_a_fact(tmp_path: Path) -> None:
    """A file opened again still shows it; put back, the room sees it no more, and the next one is not shown yet."""
    session = started(3, tmp_path / "a.arbitre")
    session.racks.draw()
    session.turns.show_rack()
    with pytest.raises(SessionError) as problem:
        session.undo()
    assert refused(problem) == "room_has_seen"
    with pytest.raises(SessionError):
        session.turns.show_rack()
    session.close()
    again = open_session(tmp_path / "a.arbitre", catalogue())
    live = again.game.live
    assert live is not None
    assert again.room.public_view().rack == live.rack
    again.racks.reject()
    assert again.room.public_view().rack == ()
    again.racks.draw()
    assert again.room.public_view().rack == ()


def test_a_rack_is_corrected_against_its_own_turn(tmp_path: Path) -> None:
    """The right rack of a turn has no fault; after a whole rejection no leftover is asked for."""
    session = started(3)
    revealed(session)
    turn = session.racks.draw()
    assert turn.leftover
    assert session.racks.check("".join(turn.rack), turn.serial).faultless
    session.turns.retain_best()
    typed = session.racks.check("".join(turn.rack), turn.serial)
    assert typed.draw is not None
    assert typed.draw.leftover == turn.leftover
    session.racks.reject()
    again = session.racks.draw()
    assert not again.leftover
    assert session.racks.check("".join(again.rack), again.serial).faultless


def test_a_game_is_played_to_its_end_and_read_back(tmp_path: Path) -> None:
    session = started(3, tmp_path / "a.arbitre")
    while session.racks.next_end() is None:
        turn = revealed(session)
        for table in (1, 2, 3):
            give(session, turn, table, table - 1 if len(session.searches.solutions(turn)) > 3 else 0)
    session.turns.end_game(str(session.racks.next_end()))
    assert session.game.step is Step.ENDED
    assert session.results.standing(1)[0].total <= session.game.top_total + 0
    with pytest.raises(SessionError):
        session.racks.draw()
    state, head = session.state, session.journal.chain
    session.close()
    again = open_session(tmp_path / "a.arbitre", catalogue())
    assert again.state == state
    assert again.journal.chain == head


def test_the_same_seed_gives_the_same_draws_and_a_redraw_after_undo_the_same_rack() -> None:
    one, two = started(seed="graine"), started(seed="graine")
    rack = one.racks.draw().rack
    assert two.racks.draw().rack == rack
    one.undo()
    assert one.racks.draw().rack == rack
    one.racks.reject("décision de l'arbitre")
    assert one.game.step is Step.BEFORE
    again = one.racks.draw()
    assert again.serial == 1
    assert rack in again.rejected
    assert sum(again.bag.values()) + len(again.rack) == 102


def test_each_step_is_refused_at_the_wrong_moment_and_changes_nothing() -> None:
    session = started()
    for too_early in (
        session.turns.start_clock,
        session.turns.call_time,
        session.turns.reveal,
        session.turns.retain_best,
    ):
        with pytest.raises(SessionError) as problem:
            too_early()
        assert refused(problem) == "not_now"
    session.racks.draw()
    for command in (session.racks.draw, session.turns.call_time, session.turns.reveal):
        with pytest.raises(SessionError):
            command()
    session.turns.start_clock()
    before = session.state
    with pytest.raises(SessionError):
        session.turns.reveal()
    assert session.state is before


def test_a_typed_rack_is_refused_with_its_faults_or_forced_with_a_reason_on_record() -> None:
    session = started()
    with pytest.raises(SessionError) as problem:
        session.racks.enter("KKAEIOUB")
    assert {one.fault for one in problem.value.data["problems"]} == {"not_in_stock", "too_many"}  # type: ignore[attr-defined]
    session.racks.enter("AEIOUEB", forced="tirage réel")
    live = session.game.turn(1)
    assert live.forced == "tirage réel"
    with pytest.raises(SessionError):
        session.racks.enter("AEIRSTL")


def test_a_lower_top_or_a_foreign_word_needs_more_than_a_key() -> None:
    session = started()
    turn = announced(session)
    solutions = session.searches.solutions(turn)
    lower = solutions[len(solutions) - 1]
    with pytest.raises(SessionError) as problem:
        session.turns.retain(lower)
    assert refused(problem) == "reason_needed"
    session.turns.retain(lower, reason="partie d'école")
    assert session.game.turn(1).retained == lower
    assert session.game.turn(1).top == solutions[0].score
    with pytest.raises(SessionError) as problem:
        session.turns.retain(read_move(session.game, session.game.turn(1), "H5 ZZZZ"))
    assert refused(problem) == "not_a_solution"


def test_the_board_moves_only_when_the_room_knows() -> None:
    session = started()
    turn = announced(session)
    session.turns.call_time()
    assert session.game.board.is_empty
    session.turns.reveal()
    assert not session.game.board.is_empty
    assert session.game.top_total == turn.retained.score if turn.retained else False


def test_a_cancelled_turn_is_void_and_its_letters_are_back() -> None:
    session = started()
    played(session, 2)
    total = session.results.total_of(1)
    turn = announced(session)
    give(session, turn, 1)
    assert session.results.total_of(1) > total
    session.turns.cancel("chronomètre arrêté")
    assert session.results.total_of(1) == total
    assert sum(session.game.full_set.values()) == 102
    again = session.racks.draw()
    assert (again.serial, again.number, again.leftover) == (4, 3, ())
    assert sorted(again.rack) != sorted(turn.rack)


# -- slips -----------------------------------------------------------------------------------------------------------


def test_slips_of_a_turn_are_marked_during_the_next_one() -> None:
    session = started(3)
    first = revealed(session)
    give(session, first, 1)
    second = announced(session)
    give(session, first, 2, 3)
    give(session, first, 3, 5)
    assert session.game.complete(1)
    assert session.slips.pending() == (1, 2, 3)
    ruling = give(session, second, 1)
    assert ruling.points == session.searches.solutions(second)[0].score
    assert [len(turn.slips) for turn in session.game.turns] == [3, 1]


def test_a_table_has_one_slip_a_turn_until_it_is_corrected() -> None:
    session = started()
    turn = revealed(session)
    give(session, turn, 1, 4)
    with pytest.raises(SessionError) as problem:
        give(session, turn, 1)
    assert refused(problem) == "has_slip"
    for place in (3, 2, 0):
        session.slips.correct(1, slip_for(session, turn, place), 1)
    assert session.results.total_of(1) == session.searches.solutions(turn)[0].score
    assert session.game.turn(1).slips[1].corrected == 3


def test_missing_slips_are_never_zeros_by_themselves() -> None:
    session = started(3)
    turn = revealed(session)
    give(session, turn, 1)
    announced(session)
    assert not session.game.complete(1)
    assert [one.serial for one in session.game.open_turns()] == [1]
    assert session.slips.close_turn("bulletins perdus", 1) == (2, 3)
    assert session.game.complete(1)
    assert session.results.game_result().players[session.game.player_at(2, 1) or ""].scores[1].missing
    session.slips.reopen_turn(1)
    give(session, turn, 2, 1)
    assert session.results.total_of(2) > 0


def test_a_slip_without_a_number_waits_for_its_table() -> None:
    session = started(2)
    turn = revealed(session)
    key = session.slips.keep(slip_for(session, turn))
    give(session, turn, 1)
    with pytest.raises(SessionError) as problem:
        session.slips.close_turn(serial=1)
    assert refused(problem) == "kept_slips"
    session.slips.record(2, session.game.turn(1).kept[key], 1, kept=key)
    assert session.game.complete(1)


def test_a_slip_can_be_moved_removed_and_overridden_with_both_rulings_kept() -> None:
    session = started()
    turn = revealed(session)
    give(session, turn, 1)
    session.slips.move(1, 2, 1)
    assert (session.results.total_of(1), session.results.total_of(2)) == (
        0,
        turn.retained.score if turn.retained else -1,
    )
    marked = session.game.turn(1).slips[2]
    other = Ruling(3, 3, Sanction.WARNING, "5.5", Reason.OVERRIDDEN)
    with pytest.raises(SessionError):
        session.slips.override(2, other, " ", 1)
    session.slips.override(2, other, "décision du juge-arbitre", 1)
    now = session.game.turn(1).slips[2]
    assert (now.given, now.ruling) == (marked.given, other)
    session.slips.override(2, None, "retour au règlement", 1)
    assert session.game.turn(1).slips[2].ruling == marked.given
    session.slips.remove(2, 1)
    assert session.slips.pending(1) == (1, 2, 3, 4)


def test_the_arbiter_is_asked_once_a_turn_and_nothing_is_recorded_before() -> None:
    """Turn 8 of the reference room: DIOT without reference, whose score a refused place has too."""
    room = rooms.room("room60")
    session = rooms.room_session(room)
    for turn in room.turns[:8]:
        rooms.play_turn(session, turn)
    slip = Slip(entries=(Entry("DIOT", Direction.ACROSS, None),), score=18)
    before = session.state
    asked = session.slips.record(1, slip, 8)
    key = "one_plausible:DR+IE+TT/DN+IT/RD+EI+TT"  # the refused words of all places in one question
    assert (asked.sanction, asked.question) == (Sanction.ASK, key)
    assert session.state is before
    assert session.slips.record(1, slip, 8, judge=nobody).sanction is Sanction.PENALTY
    assert session.slips.record(2, slip, 8).points == 13
    assert session.game.turn(8).slips[1].ruling.sanction is Sanction.PENALTY
    session.rulings.answer(key, "yes", 8)
    assert not session.rulings.questions(8)
    assert [session.game.turn(8).slips[table].ruling.reason for table in (1, 2)] == [Reason.FALLACIOUS] * 2


def test_an_arbiter_without_a_name_decides_a_difference() -> None:
    session = started(2)
    turn = revealed(session)
    give(session, turn, 1)
    session.who = ""
    session.slips.record_second(1, slip_for(session, turn, 6), 1)
    assert len(session.slips.differences(1)) == 1
    session.slips.resolve(1, 1, second=False)
    assert session.slips.differences(1) == []


def test_two_markings_only_differences_come_up_and_both_stay() -> None:
    session = started(2)
    turn = revealed(session)
    give(session, turn, 1)
    give(session, turn, 2)
    session.who = "Double"
    session.slips.record_second(1, slip_for(session, turn), 1)
    session.slips.record_second(2, slip_for(session, turn, 6), 1)
    (only,) = session.slips.differences(1)
    assert only.table == 2
    total = session.results.total_of(2)
    session.slips.resolve(2, 1, second=True, reason="bulletin relu")
    assert session.results.total_of(2) < total
    marked = session.game.turn(1).slips[2]
    assert marked.first == only.first
    assert marked.resolved_by == "Double"
    assert session.slips.differences(1) == []


# -- the past --------------------------------------------------------------------------------------------------------


def test_correcting_the_past_loses_nothing_that_came_after() -> None:
    session = started(4)
    played(session, 4)
    later = session.game.turns[2:]
    first = session.game.turn(1)
    session.slips.correct(2, slip_for(session, first, 0), 1, "mal lu")
    assert session.game.turns[2:] == later
    assert session.game.turn(1).slips[2].ruling.points == session.searches.solutions(first)[0].score


def test_another_move_in_the_past_changes_the_boards_after_it_and_the_rulings() -> None:
    session = started(3)
    played(session, 3)
    second = session.game.turn(2)
    placed = [move for move in session.searches.solutions(second) if move != second.retained][5]
    session.turns.correct_move(2, placed.text("letter"), "la salle a posé autre chose")
    third = session.game.turn(3)
    assert third.board == session.game.turn(2).after_board
    assert third.board != second.after_board
    assert session.game.turn(2).retained == placed
    regraded = [fact for fact in session.actions[-1].facts if isinstance(fact, f.Regraded)]
    assert all(fact.turn == 3 for fact in regraded)
    assert len(third.slips) == 3


def test_the_rooms_real_board_counts_from_its_turn_on() -> None:
    session = started(3)
    played(session, 2)
    rows = session.game.board.rows()
    index = next(i for i, row in enumerate(rows) if row != "." * 15)
    real = [*rows]
    real[index] = "".join("." if one == "." else one.lower() for one in rows[index])
    session.turns.correct_board(real, "un joker mal noté")
    assert session.game.board.rows() == real
    turn = session.racks.draw()
    assert turn.board.rows() == real
    assert sum(turn.bag.values()) + len(turn.rack) + turn.board.tiles().total() == 102 + len(turn.shortage)


def test_a_rack_typed_wrong_is_corrected_while_the_clock_runs() -> None:
    session = started(2)
    session.racks.enter("AEIRSTL")
    session.turns.start_clock()
    give(session, session.game.turn(1), 1)
    session.racks.correct("AEIRSTM", "L lu pour M")
    turn = session.game.turn(1)
    assert (turn.step, turn.rack) == (Step.RUNNING, tuple("AEIRSTM"))
    assert turn.slips[1].ruling.points == 0
    assert turn.retained is None or turn.retained.score > 0


def test_words_of_the_event_regrade_exactly_the_slips_concerned() -> None:
    session = started(4)
    played(session, 2)
    turn = session.game.turn(1)
    struck = turn.slips[1].given.word.upper()
    before = {(one.serial, table): marked.given for one in session.game.turns for table, marked in one.slips.items()}
    session.words.strike(struck, "absent du dictionnaire de l'épreuve")
    after = {(one.serial, table): marked.given for one in session.game.turns for table, marked in one.slips.items()}
    changed = {key for key in before if before[key] != after[key]}
    concerned = {
        (one.serial, table)
        for one in session.game.turns
        for table, marked in one.slips.items()
        if any(entry.word.upper() == struck for entry in marked.slip.entries)
    }
    assert changed >= concerned
    assert all(after[key].sanction is Sanction.ZERO for key in concerned)
    session.words.restore(struck)
    assert before == {
        (one.serial, table): marked.given for one in session.game.turns for table, marked in one.slips.items()
    }


# -- players ---------------------------------------------------------------------------------------------------------


def test_late_arrivals_leavers_and_swaps() -> None:
    session = started(4)
    played(session, 2)
    late = new_player("Retard")
    session.players.register([late])
    session.tables.seat(5, late.id)
    turn = revealed(session)
    assert session.slips.pending(turn.serial) == (1, 2, 3, 4, 5)
    session.tables.leave(4)
    assert session.slips.pending(turn.serial) == (1, 2, 3, 5)
    for place, table in enumerate((1, 2, 3, 5)):
        give(session, turn, table, place)
    one, two = session.results.total_of(1), session.results.total_of(2)
    thirds = [session.game.turn(3).slips[table].ruling.points for table in (1, 2)]
    session.tables.swap(1, 2, 3, "bulletins intervertis")
    assert session.results.total_of(1) == one - thirds[0] + thirds[1]
    assert session.results.total_of(2) == two - thirds[1] + thirds[0]
    assert session.results.game_result().players[late.id].scores.keys() == {3}


def test_a_player_with_slips_is_not_removed_and_two_entries_become_one() -> None:
    session = started(2)
    played(session, 1)
    owner = session.game.player_at(1, 1) or ""
    with pytest.raises(SessionError) as problem:
        session.players.remove(owner)
    assert refused(problem) == "player_has_slips"
    twin = new_player("Joueur un")
    session.players.register([twin])
    session.players.merge(twin.id, owner)
    assert session.game.player_at(1, 1) == twin.id
    assert owner not in session.state.players


# -- undo, journal ---------------------------------------------------------------------------------------------------


def test_undo_and_redo_go_back_and_forth_over_everything_unseen() -> None:
    session = started(3)
    turn = revealed(session)
    states = [session.state]
    for table in (1, 2, 3):
        give(session, turn, table, table)
        states.append(session.state)
    for expected in reversed(states[:-1]):
        session.undo()
        assert session.state == expected
    with pytest.raises(SessionError) as problem:
        session.undo()
    assert refused(problem) == "room_has_seen"
    for expected in states[1:]:
        session.redo()
        assert session.state == expected
    session.undo()
    give(session, turn, 3)
    with pytest.raises(SessionError):
        session.redo()


def test_undo_survives_reopening(tmp_path: Path) -> None:
    session = started(3, tmp_path / "a.arbitre")
    turn = revealed(session)
    give(session, turn, 1)
    before = session.state
    give(session, turn, 2)
    after = session.state
    session.close()
    session = open_session(tmp_path / "a.arbitre", catalogue())
    session.undo()
    assert session.state == before
    session.close()
    session = open_session(tmp_path / "a.arbitre", catalogue())
    assert session.state == before
    session.redo()
    assert session.state == after


def test_two_sessions_on_one_file_see_each_other(tmp_path: Path) -> None:
    one = started(3, tmp_path / "a.arbitre")
    turn = revealed(one)
    two = open_session(tmp_path / "a.arbitre", catalogue(), who="Autre")
    give(one, turn, 1)
    before = two.journal.head
    with pytest.raises(SessionError, match="conflict"):  # decided on what was there before
        give(two, two.game.turn(1), 2)
    assert two.state == one.state
    assert two.journal.head == before + 1
    give(two, two.game.turn(1), 2)
    assert one.refresh()
    assert one.state == two.state
    assert len(one.game.turn(1).slips) == 2


def test_a_listener_hears_of_each_change_once() -> None:
    session = started(2)
    heard: list[str] = []
    stop = session.subscribe(lambda change: heard.append(change.how))
    session.racks.draw()
    session.undo()
    session.redo()
    stop()
    session.turns.start_clock()
    assert heard == ["done", "undone", "redone"]


def test_a_copy_is_kept_at_each_reveal_and_a_missing_stick_raises_an_alarm(tmp_path: Path) -> None:
    session = started(2, tmp_path / "a.arbitre")
    told: list[Kept] = []
    keeper = CopyKeeper(session, tmp_path / "copies", tmp_path / "absent", told.append)
    revealed(session)
    keeper.wait()
    keeper.close()
    (copy,) = find_copies([tmp_path / "copies"])
    assert (copy.game, copy.turn) == (1, 1)
    assert open_session(copy.path, catalogue()).state == session.state
    assert [alarm.kind for alarm in told[0].alarms] == ["missing_folder"]


# -- notes, averages, claims -----------------------------------------------------------------------------------------


def test_an_average_replaces_the_second_zero_for_one_word_until_the_note_arrives() -> None:
    """Rule 5.9: the word refused on turn 1 is formed again as a cross word or played again before the note came."""
    session = started(4)
    session.words.admit_all(["RATELIS"], "pour jouer le premier coup")
    for _ in range(3):
        session.racks.enter("AEILRST", forced="même tirage à chaque coup")
        session.turns.start_clock()
        session.turns.retain(session.turns.tops().moves[0], reason="choix")
        session.turns.call_time()
        session.turns.reveal()
    session.words.strike("RATELIS", "mot inventé")
    for turn in session.game.turns:
        slip = Slip(entries=(Entry("RATELIS", None, _place(session, turn)),), score=90)
        assert session.rulings.preview(slip, turn.serial).reason is Reason.WORD_NOT_ADMITTED
        session.slips.record(1, slip, turn.serial)
        for place, table in enumerate((2, 3, 4)):
            give(session, turn, table, 3 * place)
    player = session.game.player_at(1, 1) or ""

    def scores() -> list[tuple[int, bool, int]]:
        own = session.results.game_result().players[player].scores
        return [(own[n].points, own[n].average, own[n].delivery_unknown) for n in (1, 2, 3)]

    assert scores() == [(0, False, 0), (0, False, 1), (0, False, 2)]  # unknown delivery is shown, never assumed
    session.slips.notices_printed(1, session.slips.notices(1))
    assert session.game.turn(1).slips[1].delivery == "unknown"
    session.slips.notices_delivered(1, [1], informed_from=3)
    others = [session.game.turn(2).slips[table].ruling.points for table in (2, 3, 4)]
    proposed = session.game.turn(2).slips[1].ruling.proposed
    session.slips.notices_delivered(2, [1], informed_from=0)
    assert scores() == [(0, False, 0), (min(sum(others) // 3, proposed), True, 0), (0, False, 0)]


def _place(session: Session, turn: Turn) -> str:
    """A place where RATELIS could stand were it a word: where a legal anagram of seven letters stands."""
    move = next(one for one in session.searches.solutions(turn) if len(one.word) == 7 and one.score >= 50)
    return move.reference.text("letter")


def test_a_claim_keeps_the_standing_provisional() -> None:
    session = started(2)
    played(session, 1)
    session.slips.raise_claim(1, 1, "mot lu de travers")
    with pytest.raises(SessionError) as problem:
        session.event.publish(f.Publication.OFFICIAL)
    assert refused(problem) == "claims_open"
    session.slips.settle_claim(1, 1, "maintenu")
    session.event.publish(f.Publication.OFFICIAL)
    with pytest.raises(SessionError) as problem:
        session.slips.correct(1, Slip(SlipStatus.BLANK), 1)
    assert refused(problem) == "reason_needed"
    with pytest.raises(SessionError):
        session.event.publish(f.Publication.OPEN)

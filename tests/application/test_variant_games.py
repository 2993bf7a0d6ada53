"""Whole games of every variant through the session: tiles conserved, the end reached, totals right."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from arbitre.application.presets.rulesets import RuleSets
from arbitre.application.room.announcement import LineKind, draw_lines, top_lines
from arbitre.application.session.session import Session
from arbitre.application.session.slips import nobody
from arbitre.domain.board.reference import Direction
from arbitre.domain.board.tiles import BLANK, is_blank
from arbitre.domain.draw.ending import EndReason
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.rules.rule_set import VARIANTS, RuleSet, with_time, with_turns, with_variant
from arbitre.domain.rules.slip import Entry, Reason, Slip
from arbitre.domain.rules.turn_rules import time_of_turn
from tests.application.sessions import give, started


def play(session: Session) -> list[Turn]:
    """Play to the end: table 1 finds the top, table 2 the solution after it; every turn is looked at."""
    for _ in range(60):
        reason = session.racks.next_end()
        if reason is not None:
            session.turns.end_game(str(reason))
            return [turn for turn in session.game.turns if turn.counts]
        turn = session.racks.draw()
        check_tiles(session.game, turn)
        session.turns.start_clock()
        if session.turns.retain_best() is None:
            session.turns.cancel("aucun mot")
            continue
        session.turns.call_time()
        session.turns.reveal()
        turn = session.game.turn(turn.serial)
        check_after(session.game, turn)
        give(session, turn, 1, 0)
        give(session, turn, 2, min(1, len(session.searches.solutions(turn)) - 1))
    raise AssertionError("the game does not end")


def check_tiles(game: Game, turn: Turn) -> None:
    """Board, rack and bag are the whole set, and nothing lacks."""
    assert turn.board.tiles() + Counter(turn.rack) + Counter(dict(turn.bag)) == game.tile_set.full_bag()
    assert not turn.shortage
    assert len(turn.rack) <= game.rules.rack.size


def check_after(game: Game, turn: Turn) -> None:
    """The move took its tiles from the rack, and what is left goes on."""
    assert turn.retained is not None
    assert turn.after_board is not None
    assert not turn.broken
    assert 1 <= len(turn.placed) <= game.rules.rack.max_played
    assert turn.after_board.tiles() <= game.tile_set.full_bag()


def check_totals(session: Session, turns: list[Turn]) -> None:
    """Table 1 has the sum of the tops, table 2 what its slips were paid; both as the standings say."""
    game = session.game
    top = sum(turn.retained.score for turn in turns if turn.retained is not None)
    assert game.top_total == top
    second = sum(turn.slips[2].ruling.points for turn in turns)
    totals = {line.table: line.total for line in session.results.standing(game.number)}
    assert totals == {1: top, 2: second}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_of_each_variant(variant: str) -> None:
    rules = with_variant(RuleSet(), variant)
    session = started(2, rules=rules, seed=f"whole/{variant}")
    turns = play(session)
    check_totals(session, turns)
    assert session.game.ended in set(EndReason)
    assert len(turns) >= 10
    blanks = [turn.rack.count(BLANK) for turn in turns]
    if rules.rack.joker:
        # A blank in every rack as long as one is not on the board for good.
        on_board = [sum(map(is_blank, turn.board.squares)) for turn in turns]
        assert all(count == 1 for count, lying in zip(blanks, on_board, strict=True) if lying < 2)
    if variant == "explosive":
        assert blanks.count(1) < len(turns)
    if rules.rack.size > 7:
        assert any(len(turn.placed) > 6 for turn in turns)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("RELATION", Reason.TOO_MANY_LETTERS),
        ("RELATIFS", Reason.LETTER_ERROR),
        ("ORIENTAL", Reason.TOO_MANY_LETTERS),
        ("NOITALER", Reason.WORD_NOT_ADMITTED),
    ],
)
def test_eight_tiles_where_seven_may_be_placed_lack_no_letter(word: str, reason: Reason) -> None:
    session = started(2, rules=with_variant(RuleSet(), "7of8"))
    session.racks.enter("RELATION")
    session.turns.start_clock()
    session.turns.retain_best()
    slip = Slip(entries=(Entry(word, Direction.ACROSS, "H4"),), score=70)
    ruling = session.slips.record(1, slip, 1, judge=nobody)
    assert (ruling.points, ruling.reason) == (0, reason)


@pytest.mark.parametrize(("variant", "placed", "bonus"), [("7and8", 8, 75), ("789", 9, 100), ("7of8", 7, 50)])
def test_the_bonus_of_many_tiles(variant: str, placed: int, bonus: int) -> None:
    rules = with_variant(RuleSet(), variant)
    assert rules.rack.max_played == placed
    assert rules.rack.bonus[placed] == bonus


@pytest.mark.parametrize(
    ("time", "seconds", "signals", "free"),
    [("normal", 180, (30,), 3), ("2:30", 150, (30,), 3), ("semi-rapide", 120, (30,), 3), ("blitz", 60, (20,), 5)],
)
def test_named_times(time: str, seconds: int, signals: tuple[int, ...], free: int) -> None:
    rules = with_turns(with_time(RuleSet(), time), 2)
    session = started(2, rules=rules)
    turn = session.racks.draw()
    session.turns.start_clock()
    assert session.game.turn(turn.serial).seconds == seconds
    assert time_of_turn(rules.time, 1).signals == signals
    assert rules.free_warnings == free


def test_blitz_recalls_the_rack_by_letters_alone() -> None:
    session = started(2, rules=with_time(RuleSet(), "blitz"))
    turn = session.racks.draw()
    game = session.game
    lines = {one.kind: one for one in draw_lines(turn.rack, 0, game.tile_set, game.rules.time, first=True)}
    assert lines[LineKind.WHOLE].letters_only
    assert not lines[LineKind.NEW].letters_only
    assert lines[LineKind.START].number == 60
    assert lines[LineKind.SIGNAL].number == 20


def test_a_replaced_blank_is_announced() -> None:
    """The arbiter is told which letter takes the place of the blank, and nothing where it stays."""
    told = kept = 0
    for seed in range(3):
        session = started(2, rules=with_variant(RuleSet(), "joker"), seed=f"joker/{seed}")
        tiles = session.game.tile_set
        for turn in play(session):
            assert turn.retained is not None
            assert turn.after_board is not None
            lines = top_lines(turn.retained, turn.board, tiles, "letter", turn.after_board)
            said = [one for line in lines if line.kind is LineKind.REPLACED for one in line.said]
            blanks = [letter.upper() for letter in _new_letters(turn) if is_blank(letter)]
            replaced = [letter for letter in blanks if turn.bag.get(letter, 0)]
            assert [one.letter for one in said] == replaced
            told += len(said)
            kept += len(blanks) - len(replaced)
    assert told
    assert kept


def test_fixed_number_of_turns() -> None:
    session = started(2, rules=with_turns(RuleSet(), 3))
    turns = play(session)
    assert len(turns) == 3
    assert session.game.ended == EndReason.TURNS_REACHED
    check_totals(session, turns)


def test_flemish_leftover_returns_and_blanks_are_replaced() -> None:
    """Seven fresh letters every turn, and no blank stays where its letter was in the bag, in several games."""
    replaced = 0
    for seed in range(4):
        session = started(2, rules=RuleSets().load("ntsv"), seed=f"nl/{seed}")
        turns = play(session)
        check_totals(session, turns)
        for before, turn in pairwise(turns):
            assert turn.leftover == ()
            assert len(turn.new) == 7
            assert before.after_leftover == ()
        for turn in turns:
            assert turn.retained is not None
            assert turn.after_board is not None
            blanks = {
                square: letter
                for square, letter in zip(turn.placed, _new_letters(turn), strict=True)
                if is_blank(letter)
            }
            for square, letter in blanks.items():
                if turn.bag.get(letter.upper(), 0):
                    assert turn.after_board.squares[square] == letter.upper()
                    replaced += 1
                else:
                    assert turn.after_board.squares[square] == letter
        assert session.game.ended in (EndReason.BELOW_RACK, EndReason.ONLY_CONSONANTS)
    assert replaced


def _new_letters(turn: Turn) -> list[str]:
    from arbitre.domain.board.move import lay

    assert turn.retained is not None
    return [letter for _, letter in lay(turn.board, turn.retained.word, turn.retained.reference).placed]

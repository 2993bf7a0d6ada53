"""A room of 450 players is graded in a fraction of a millisecond a slip, because its slips repeat each other."""

from __future__ import annotations

from collections import Counter
from time import process_time

from arbitre.domain.board.position import Position
from arbitre.domain.rules.questions import Answers, Question, QuestionKind
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Ruling, Sanction, Slip, SlipStatus
from tests.grading import FISF, room_turns


def _fresh(where: Position) -> Position:
    return Position(where.board, where.rack, where.turn, where.tile_set, where.admits, where.bonus, where.max_played)


def _graded(turns: list[tuple[Position, list[Slip]]]) -> tuple[list[Ruling], float]:
    """Rulings and processor seconds, from positions that know nothing yet."""
    fresh = [(_fresh(where), slips) for where, slips in turns]
    start = process_time()
    rulings = [rule(slip, where, FISF, False) for where, slips in fresh for slip in slips]
    return rulings, process_time() - start


def test_a_big_room_is_graded_with_little_work_a_slip() -> None:
    turns = list(room_turns("room450"))
    rulings, seconds = _graded(turns)
    assert len(rulings) == sum(len(slips) for _, slips in turns) > 8000
    # The same work without what a position keeps: every slip on a fresh one, measured on a sample.
    sample = [(where, slips[at]) for where, slips in turns for at in range(0, len(slips), 50)]
    start = process_time()
    for where, slip in sample:
        rule(slip, _fresh(where), FISF, False)
    alone = (process_time() - start) / len(sample)
    assert seconds / len(rulings) < alone / 4
    # A slip costs no more in a room of 450 than in one of 10.
    few, few_seconds = _graded(list(room_turns("room450", players=10)))
    assert seconds / len(rulings) < few_seconds / len(few)


def test_rulings_of_a_room_are_what_the_slips_deserve() -> None:
    sanctions: Counter[Sanction] = Counter()
    for where, slips in room_turns("room60"):
        for slip in slips:
            ruling = rule(slip, where, FISF, False)
            sanctions[ruling.sanction] += 1
            if slip.status is not SlipStatus.HANDED:
                assert ruling.sanction is Sanction.ZERO
            elif ruling.sanction is Sanction.NONE:
                assert ruling.points == slip.score
            elif ruling.sanction is Sanction.ASK:  # a reference shifted onto a place with a refused cross word
                assert ruling.question is not None
                assert Question.parse(ruling.question).kind is QuestionKind.REFUSED_PLACE
                paid = rule(slip, where, FISF, Answers({ruling.question: "pay"}, False))
                assert (paid.sanction, paid.base) == (Sanction.PENALTY, slip.score)
    assert sanctions[Sanction.NONE] > 900
    assert sanctions[Sanction.PENALTY] > 20

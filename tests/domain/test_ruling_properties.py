"""What holds for every slip: nobody is overpaid, exact slips are not sanctioned, no slip touches another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.domain.board.move import lay, score
from arbitre.domain.board.position import Position
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import to_text
from arbitre.domain.rules import ruling as ruling_module
from arbitre.domain.rules.questions import NO, YES, Answers, Question, QuestionKind, Refused, Role, Unanswered
from arbitre.domain.rules.reasons import REASONS
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Entry, Joining, Reason, Ruling, Sanction, Slip, SlipStatus
from tests.grading import FISF, case_position, graded, position

CASES = [case for case in graded("slips_dev") if case["turn"] > 0]
SEVERITY = (Sanction.NONE, Sanction.WARNING, Sanction.PENALTY, Sanction.ZERO)


@cache
def kept_position(index: int) -> Position:
    """A position of the graded cases, one for all examples: what was ruled before must not matter."""
    return case_position(CASES[index])


def _words(case: Mapping[str, Any], where: Position) -> list[str]:
    """Words that can be played here, words that can't, and none."""
    own = [told["word"] for told in case["check"].get("words", [])]
    tops = [move.split()[1] for move in case["check"].get("top_moves", [])]
    return [*own, *own, *tops[:3], *case["lexicon"]["words"][:6], "ZZZ", "A"]


@st.composite
def positions(draw: st.DrawFn) -> tuple[int, Position]:
    """A position of a real game, its case's number."""
    index = draw(st.integers(0, len(CASES) - 1))
    return index, kept_position(index)


@st.composite
def entries(draw: st.DrawFn, index: int, where: Position) -> tuple[Entry, list[int]]:
    """One solution as somebody might write it, and scores that it may claim."""
    word = draw(st.sampled_from(_words(CASES[index], where)))
    fits = where.word_fits(where.tile_set.parse_word(word.upper()))
    places = [fit.reference for fit in fits.fits]
    scores = sorted({points for fit in fits.fits for points in fit.scores.values()}) or [0]
    squares = st.builds(Reference, st.integers(0, 14), st.integers(0, 14), st.sampled_from(Direction))
    place = draw(st.one_of(st.none(), st.sampled_from(places), squares) if places else st.one_of(st.none(), squares))
    if place is not None and draw(st.integers(0, 4)) == 0:
        place = place.inverted()
    circles = draw(st.sets(st.integers(0, max(0, len(word) - 1)), max_size=2)) if draw(st.booleans()) else set()
    written = "".join(letter.lower() if at in circles else letter.upper() for at, letter in enumerate(word))
    joining = None
    if draw(st.integers(0, 2)) == 0:
        direction = draw(st.sampled_from(Direction))
        near = [fit.reference.text("letter") for fit in fits.fits if fit.direction is direction][:6]
        told = draw(
            st.one_of(st.none(), st.lists(st.sampled_from(near), max_size=3, unique=True) if near else st.just([]))
        )
        joining = Joining(draw(st.integers(1, 4)), None if told is None else tuple(told))
    way = draw(st.sampled_from([*Direction, None]))
    return Entry(written, way, None if place is None else place.text("letter"), joining), scores


@st.composite
def slips(draw: st.DrawFn, most: int = 2) -> tuple[Position, Slip]:
    """A position and a slip on it."""
    index, where = draw(positions())
    written = [draw(entries(index, where)) for _ in range(min(most, draw(st.sampled_from([1, 1, 1, 2]))))]
    scores = sorted({points for _, some in written for points in some})
    claimed = draw(st.one_of(st.none(), st.sampled_from(scores), st.integers(0, 160)))
    return where, Slip(SlipStatus.HANDED, tuple(one for one, _ in written), claimed, draw(st.booleans()))


def _best(slip: Slip, where: Position) -> int:
    """The best legal score of the slip's words."""
    points = [0]
    for entry in slip.entries:
        letters = where.tile_set.parse_word(entry.word)
        points += [fit.best for fit in where.word_fits(letters).legal]
    return max(points)


def _settled(slip: Slip, where: Position, choose: int) -> Ruling:
    """Answer every question in one way until the ruling is final."""
    given: dict[str, str] = {}
    for _ in range(40):
        ruling = rule(slip, where, FISF, Answers(given))
        if ruling.sanction is not Sanction.ASK:
            return ruling
        assert ruling.question is not None
        question = Question.parse(ruling.question)
        assert question.key not in given
        given[question.key] = question.options[choose % len(question.options)]
    raise AssertionError("the questions do not end")


@given(slips(), st.integers(0, 3))
def test_a_ruling_never_pays_more_than_the_best_legal_score(case: tuple[Position, Slip], choose: int) -> None:
    where, slip = case
    ruling = _settled(slip, where, choose)
    assert 0 <= ruling.points <= ruling.base <= _best(slip, where)


@given(slips(), st.integers(0, 3))
def test_points_sanction_article_and_reason_go_together(case: tuple[Position, Slip], choose: int) -> None:
    where, slip = case
    ruling = _settled(slip, where, choose)
    row = REASONS[ruling.reason]
    assert ruling.sanction in row.sanctions
    assert ruling.article in row.articles or ruling.reason is Reason.TWO_SOLUTIONS
    assert ruling.base - ruling.points == (5 if ruling.sanction is Sanction.PENALTY else 0)
    assert (ruling.sanction is Sanction.ZERO) == (ruling.reference == "")
    if ruling.sanction is Sanction.ZERO:
        assert ruling.base == 0
    else:
        assert ruling.points > 0 or ruling.base == 5
        tiles = where.tile_set
        placement = lay(where.board, tiles.parse_squares(ruling.word), Reference.parse(ruling.reference, "letter"))
        assert to_text(placement.word) == ruling.word
        assert score(placement, tiles, where.bonus) == ruling.base


@st.composite
def exact_slips(draw: st.DrawFn) -> tuple[Position, Slip, int]:
    """A slip that is right in every point, and its score; on turn 1 the best one."""
    index, where = draw(positions())
    told = [word["word"] for word in CASES[index]["check"].get("words", [])]
    legal = [fit for word in told for fit in where.word_fits(where.tile_set.parse_word(word)).legal]
    if where.first_turn and legal:
        best = {fit.word: max(one.best for one in legal if one.word == fit.word) for fit in legal}
        legal = [fit for fit in legal if fit.best == best[fit.word]]
    if not legal:
        return where, Slip(SlipStatus.BLANK), 0
    fit = draw(st.sampled_from(legal))
    choices = [one for one, points in fit.scores.items() if not where.first_turn or points == fit.best]
    circles = draw(st.sampled_from(choices))
    word = "".join(letter.lower() if at in circles else letter.upper() for at, letter in enumerate(fit.word))
    way = draw(st.sampled_from([fit.direction, None]))
    place = fit.reference.text("letter")
    entry = Entry(word, way, place, draw(st.sampled_from([None, Joining(3, (place,)), Joining(5, (place,))])))
    if entry.joining is not None and draw(st.booleans()):
        entry = replace(entry, reference=None)
    return where, Slip(SlipStatus.HANDED, (entry,), fit.scores[circles]), fit.scores[circles]


@given(exact_slips())
def test_exact_slips_are_never_sanctioned(case: tuple[Position, Slip, int]) -> None:
    where, slip, points = case
    ruling = rule(slip, where, FISF)
    if slip.status is SlipStatus.BLANK:
        assert ruling.sanction is Sanction.ZERO
        return
    assert (ruling.points, ruling.base, ruling.sanction) == (points, points, Sanction.NONE)
    hard = rule(replace(slip, hard_to_read=True), where, FISF)
    assert (hard.points, hard.base, hard.sanction) == (points, points, Sanction.WARNING)


@given(slips(), slips(), st.sampled_from([True, False, None]))
def test_a_ruling_depends_on_nothing_else(
    case: tuple[Position, Slip], other: tuple[Position, Slip], plausible: bool | None
) -> None:
    where, slip = case
    fresh = Position(where.board, where.rack, where.turn, where.tile_set, where.admits)
    alone = rule(slip, fresh, FISF, plausible)
    rule(replace(other[1]), where, FISF, plausible)
    assert rule(slip, where, FISF, plausible) == alone
    assert rule(replace(slip), where, FISF, plausible) == alone


@given(slips(most=1), st.sampled_from([True, False]))
def test_a_direction_that_was_not_recorded_is_read_favourably(case: tuple[Position, Slip], plausible: bool) -> None:
    where, slip = case
    slip = replace(slip, hard_to_read=False)  # which adds its warning whatever the direction
    entry = slip.entries[0]
    if entry.joining is not None and entry.joining.places:
        return  # the copied letters tell the direction
    rulings = [
        rule(replace(slip, entries=(replace(entry, direction=way),)), where, FISF, plausible)
        for way in (None, *Direction)
    ]
    if any(ruling.sanction is Sanction.ASK for ruling in rulings):
        return
    unknown, *known = rulings
    # Right in one direction: the score tells that this one was meant, even where the other would pay more.
    right = [ruling for ruling in known if ruling.sanction is Sanction.NONE]
    assert unknown.points == max(ruling.points for ruling in right or known)
    assert not right or unknown.sanction is Sanction.NONE


@given(slips(), st.integers(0, 3))
def test_hard_to_read_adds_a_warning_to_nothing_else(case: tuple[Position, Slip], choose: int) -> None:
    where, slip = case
    easy = _settled(replace(slip, hard_to_read=False), where, choose)
    hard = _settled(replace(slip, hard_to_read=True), where, choose)
    assert (hard.points, hard.base) == (easy.points, easy.base)
    assert hard.sanction is (Sanction.WARNING if easy.sanction is Sanction.NONE else easy.sanction)


@given(positions(), st.data())
def test_scores_by_circles_are_those_of_the_word_as_it_lies(case: tuple[int, Position], data: st.DataObject) -> None:
    index, where = case
    word = data.draw(st.sampled_from(_words(CASES[index], where)))
    fits = where.word_fits(where.tile_set.parse_word(word.upper())).fits
    for fit in fits[:10]:
        for circles, points in fit.scores.items():
            placement = lay(where.board, fit.letters(circles), fit.reference)
            assert not placement.used() - where.rack_count
            assert score(placement, where.tile_set, where.bonus) == points


# Open questions


class _Counted:
    """Counts the judgements of slips."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.judgements = 0
        judge = ruling_module._Judge.ruling

        def counted(this: ruling_module._Judge) -> Ruling:
            self.judgements += 1
            return judge(this)

        monkeypatch.setattr(ruling_module._Judge, "ruling", counted)

    def of(self, slip: Slip, where: Position) -> tuple[Ruling, int]:
        before = self.judgements
        ruling = rule(slip, where, FISF)
        return ruling, self.judgements - before


def test_a_slip_is_judged_a_bounded_number_of_times() -> None:
    with pytest.MonkeyPatch.context() as patch:
        counted = _Counted(patch)

        @given(slips())
        def bounded(case: tuple[Position, Slip]) -> None:
            ruling, judgements = counted.of(case[1], case[0])
            assert judgements <= ruling_module.MOST_JUDGEMENTS
            # Refused words are judged all plausible, then none: how many there are does not count.
            if ruling.sanction is not Sanction.ASK and len(case[1].entries) == 1:
                assert judgements <= 12

        bounded()


def test_refused_words_without_number_are_judged_three_times() -> None:
    """A short word, a blank and no place: each place along the letters forms refused words of its own, none paying."""
    where = position("AU?????", "AU AAAAAAAAAAAAAAA", "8A BCDFGHJKLMNPQRT", turn=5)
    fallacious = where.word_fits(tuple("AU")).fallacious
    words = {word for fit in fallacious for word in fit.refused}
    assert len(words) > 25
    with pytest.MonkeyPatch.context() as patch:
        counted = _Counted(patch)
        for score in range(12):
            for way in Direction:
                _, judgements = counted.of(
                    Slip(SlipStatus.HANDED, (Entry("Au", way, "A1" if score % 2 else None),), score), where
                )
                assert judgements <= 3
        # Many solutions, each with a question of its own, are bounded too.
        entries = tuple(Entry(word, None, place) for word in ("AU", "Au") for place in ("A1", "B2", "C3", None))
        for score in range(12):
            assert counted.of(Slip(SlipStatus.HANDED, entries, score), where)[1] <= ruling_module.MOST_JUDGEMENTS


def _most_asked(slip: Slip, where: Position, given: Mapping[str, str]) -> int:
    """How many questions one after the other a slip puts at most."""
    key = rule(slip, where, FISF, Answers(given)).question
    if key is None:
        return 0
    return 1 + max(_most_asked(slip, where, {**given, key: option}) for option in Question.parse(key).options)


def _misplaced() -> Iterator[tuple[Slip, Position]]:
    """Words one square off or without any place, with the score of a legal place."""
    for index, case in enumerate(CASES[:60]):
        where = kept_position(index)
        for word in dict.fromkeys(_words(case, where)):
            fits = where.word_fits(where.tile_set.parse_word(word.upper()))
            for fit in fits.legal[:6]:
                place = fit.reference
                off = replace(place, row=place.row + (1 if place.row < 14 else -1))
                for told in (off.text(where.tile_set.row_label), None):
                    yield Slip(entries=(Entry(word, place.direction, told),), score=max(fit.scores.values())), where


def test_a_word_one_square_off_asks_one_question() -> None:
    """However many places with refused words have its score; the right place of another word may add one."""
    asked = Counter(_most_asked(slip, where, {}) for slip, where in _misplaced())
    assert asked[1] > 100
    assert set(asked) <= {0, 1, 2}
    assert asked[2] < asked[1] / 20


def test_one_answer_for_several_places_pays_as_their_words_told_one_by_one() -> None:
    """Less where one place is plausible; what was said of the places of a slip serves another's."""
    reached: Counter[str] = Counter()
    for slip, where in _misplaced():
        key = rule(slip, where, FISF).question
        if key is None or Question.parse(key).kind is not QuestionKind.ONE_PLAUSIBLE:
            continue
        asked = Question.parse(key)
        words = [word for group in asked.groups for word in group]
        paid, less = (rule(slip, where, FISF, Answers({key: answer})) for answer in (NO, YES))
        if Sanction.ASK in (paid.sanction, less.sanction):
            continue
        assert (paid.points, paid.base) > (less.points, less.base)
        assert less.reason is not Reason.FALLACIOUS or {*less.words} <= {*words}
        settled = rule(slip, where, FISF, Answers(plausible=dict.fromkeys(words, False)))
        assert settled.sanction is Sanction.ASK or settled.pays_like(paid)
        for text, group in zip(asked.words, asked.groups, strict=True):
            if Refused.parse(text).role is Role.SAME:
                told = dict.fromkeys(words, False) | dict.fromkeys(group, True)
                assert rule(slip, where, FISF, Answers(plausible=told)).pays_like(less)
                reached["same"] += 1
        if len(asked.words) > 1:
            fewer = Question(asked.kind, asked.words[1:]).key
            assert rule(slip, where, FISF, Answers({fewer: YES})).pays_like(less)
            rest = rule(slip, where, FISF, Answers({fewer: NO}))
            assert rest.question is None or Question.parse(rest.question).groups == asked.groups[:1]
            reached["several"] += 1
    assert reached["same"] > 20
    assert reached["several"] > 20


def _outcomes(slip: Slip, where: Position, given: Mapping[str, str]) -> set[tuple[int, int, Sanction]]:
    """What a slip may be paid, every question answered in every way, one refused word at a time."""
    try:
        ruling = ruling_module._Judge(slip, where, FISF, Answers(given)).ruling()
    except Unanswered as unanswered:
        key, options = unanswered.question.key, unanswered.question.options
        return set().union(*(_outcomes(slip, where, {**given, key: option}) for option in options))
    return {(ruling.points, ruling.base, ruling.sanction)}


@given(slips())
def test_a_question_is_asked_just_when_its_answers_pay_otherwise(case: tuple[Position, Slip]) -> None:
    where, slip = case
    words = {tuple(where.tile_set.parse_word(entry.word.upper())) for entry in slip.entries}
    if len({refused for word in words for fit in where.word_fits(word).fallacious for refused in fit.refused}) > 10:
        return  # too many answers to try one by one
    outcomes = _outcomes(slip, where, {})
    ruling = rule(slip, where, FISF)
    if ruling.sanction is Sanction.ASK:
        assert len(outcomes) > 1
    else:
        assert outcomes == {(ruling.points, ruling.base, ruling.sanction)}

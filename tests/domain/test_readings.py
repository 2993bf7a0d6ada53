"""Readings of the book where it can be read two ways: each is a value of the rule set, tested under every value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from arbitre.application.presets.rulesets import RuleSets
from arbitre.domain.board.position import Position
from arbitre.domain.board.reference import Reference
from arbitre.domain.draw.balance import check_rack
from arbitre.domain.rules.questions import Answers, Question, QuestionKind
from arbitre.domain.rules.rule_set import Doubt, ExcessFrom, LightFault, RuleSet, WrongScore
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Ruling, Sanction, Slip, SlipStatus
from arbitre.domain.rules.turn_rules import warning_cost
from tests.grading import FISF, entry, graded_slip, position, slip, summed, tile_set


def _with(**values: Any) -> RuleSet:
    return replace(FISF, slip=replace(FISF.slip, **values))


def _points(where: Position, word: str, place: str) -> int:
    return where.word_fits(tuple(word)).by_reference[Reference.parse(place, "letter")].best


def _asked(ruling: Ruling) -> tuple[Question, tuple[str, ...]]:
    assert ruling.sanction is Sanction.ASK
    assert ruling.question is not None
    return Question.parse(ruling.question), Question.parse(ruling.question).options


# Shown by the word itself, and by the score (4.3, 5.3.3, 5.4.2.b)


def test_the_extension_of_a_two_letter_word_competes_with_the_score_elsewhere() -> None:
    where = position("LASTIOU", "MARE LAS LA AL SA AS", "H4 MARE", "D10 LA", turn=5)
    assert (_points(where, "LAS", "D10"), _points(where, "LAS", "C9")) == (6, 8)
    # 6 and a warning, not 8 - 5; more than five points more elsewhere are taken.
    assert graded_slip(slip("LAS", None, 8, "across"), where, False) == (6, 6, "warning", "extension_two_letters")
    assert graded_slip(slip("LAS", "A1", 8, "across"), where, False)[:3] == (6, 6, "warning")
    assert rule(slip("LAS", None, 8, "across"), where, FISF, False).reference == "D10"
    assert _points(where, "LAS", "E9") == 12
    assert graded_slip(slip("LAS", None, 12, "across"), where, False) == (7, 12, "penalty", "reference_missing")
    assert graded_slip(slip("LAS", "A1", 12, "across"), where, False) == (7, 12, "penalty", "reference_wrong")
    assert graded_slip(slip("LAS", None, 6, "across"), where, False) == (6, 6, "warning", "extension_two_letters")
    assert graded_slip(slip("LAS", None, 99, "across"), where, False)[:3] == (6, 6, "warning")
    # Where the place comes first whatever the score, the score still tells a place that only two letters show.
    assert rule(slip("LAS", None, 12, "across"), where, _with(better_of_place_and_score=False), False).points == 7


def test_a_word_through_separate_letters_competes_too() -> None:
    where = position("ETAGEUU", "ETAGE ES AS EST ASG", "5H ES", "7H AS", "9H ES", turn=5)
    assert (_points(where, "ETAGE", "H5"), _points(where, "ETAGE", "J4"), _points(where, "ETAGE", "H1")) == (12, 15, 24)
    assert graded_slip(slip("ETAGE", None, 15, "across"), where, False) == (12, 12, "warning", "score_wrong")
    assert graded_slip(slip("ETAGE", None, 24, "across"), where, False) == (19, 24, "penalty", "reference_missing")
    assert graded_slip(slip("ETAGE", None, 12, "across"), where, False) == (12, 12, "none", "exact")


def test_joining_letters_are_at_least_those_inside_the_word() -> None:
    where = position("ETAGEUU", "ETAGE ES AS", "5H ES", "7H AS", "9H ES", turn=5)
    for noted in (1, 2, 3):
        assert graded_slip(slip("ETAGE", None, 12, "across", (noted, ("H5",))), where) == (12, 12, "none", "exact")
    two = position("RSETIAA", "ASTI AS", "O1 AS", "H4 TABLE", "12H NE")
    points = _points(two, "ASTI", "O1")
    told = graded_slip(slip("ASTI", None, points, "across", (1, ("O1",))), two)
    assert told == (points, points, "warning", "extension_two_letters")


# The table


def test_place_and_score_elsewhere_that_pay_the_same() -> None:
    where = position("ETAGEUU", "ETAGE ES AS ESE ASA", "5H ES", "7H AS", "9H ES", turn=5)
    assert _points(where, "ETAGE", "J5") == 17
    written = slip("ETAGE", "H5", 17)
    assert graded_slip(written, where, False) == (12, 12, "warning", "score_wrong")
    other = rule(written, where, _with(place_first_when_equal=False), False)
    assert summed(other) == (12, 17, "penalty", "location_incompatible")


def test_two_joining_letters_beside_a_first_word_of_two() -> None:
    where = position("RSETIAA", "ASTI AS TRI", "H7 AS", "O4 TABLE")
    points = _points(where, "ASTI", "H7")
    joined = slip("ASTI", None, points, "across", (2, ("H7",)))
    assert graded_slip(joined, where) == (points, points, "none", "exact")
    assert graded_slip(slip("ASTI", None, points, "across"), where) == (points, points, "none", "exact")
    strict = _with(two_letters_later=False)
    assert rule(joined, where, strict).sanction is Sanction.WARNING
    assert rule(slip("ASTI", None, points, "across"), where, strict).sanction is Sanction.WARNING
    # On the next turn nobody doubts it; beside another word of two, or a longer first word, it is a fault.
    assert rule(joined, position("RSETIAA", "ASTI AS", "H7 AS"), strict).sanction is Sanction.NONE
    elsewhere = position("RSETIAA", "ASTI AS", "H7 AH", "D4 AS", turn=3)
    away = slip("ASTI", None, _points(elsewhere, "ASTI", "D4"), "across", (2, ("D4",)))
    assert rule(away, elsewhere, FISF).sanction is Sanction.WARNING
    longer = position("RSETIAA", "ASTI AS", "H8 TABLE", "O1 AS", turn=3)
    assert rule(slip("ASTI", None, _points(longer, "ASTI", "O1"), "across"), longer, FISF).sanction is Sanction.WARNING


@pytest.mark.parametrize(
    ("value", "sanction", "paid"),
    [(LightFault.WARNING, Sanction.WARNING, 8), (LightFault.FREE, Sanction.NONE, 8), (LightFault.ZERO, "zero", 0)],
)
def test_an_extension_in_the_wrong_direction(value: LightFault, sanction: str, paid: int) -> None:
    where = position("SRETUUU", "TABLES TABLE", "H4 TABLE", turn=5)
    ruling = rule(slip("TABLES", "H4", 8, "down"), where, _with(extension_wrong_direction=value))
    assert (ruling.sanction, ruling.points) == (sanction, paid)
    # A word that extends nothing keeps the rule of inexact places.
    plain = position("TRIUUUU", "TRI TABLE", "H4 TABLE", turn=5)
    assert rule(slip("TRI", "4H", 3, "across"), plain, _with(extension_wrong_direction=value)).points == 3
    fise = RuleSets().load("fise")
    assert rule(slip("TABLES", "H4", 8, "down"), where, replace(fise, row_label="letter")).sanction is Sanction.ZERO


@pytest.mark.parametrize(("value", "paid"), [(Doubt.ASK, None), (Doubt.PAY, 6), (Doubt.ZERO, 0)])
def test_a_refused_place_while_the_score_stands_elsewhere(value: Doubt, paid: int | None) -> None:
    where = position("ASUUUUU", "AS STABLE TABLE", "H4 TABLE", "4C RETS", turn=5)
    written = slip("AS", "3D", 11, "down")  # AE and ST are no words; 11 is the score of STABLE's place
    ruling = rule(written, where, _with(refused_place=value), False)
    if paid is None:
        question, options = _asked(ruling)
        assert (question.kind, options) == (QuestionKind.REFUSED_PLACE, ("pay", "zero"))
        ruling = rule(written, where, FISF, Answers({question.key: "pay"}, False))
        paid = 6
    assert ruling.points == paid
    assert rule(written, where, _with(refused_place=value), True).points == 0


def test_two_solutions_that_pay_the_same_one_of_them_faulty() -> None:
    where = position("TRIUUUU", "TRI TABLE ET", "H4 TABLE", turn=5)
    two = Slip(SlipStatus.HANDED, (entry("TRI", "4H"), entry("TRI", "H4", "down")), 3)
    assert graded_slip(two, where) == (3, 3, "warning", "two_solutions")
    mild = rule(two, where, _with(fault_of_equal_solutions=False))
    assert summed(mild) == (3, 3, "none", "two_solutions")
    clean = Slip(SlipStatus.HANDED, (entry("TRI", "4H"), entry("TRI", "I8")), 3)
    assert graded_slip(clean, where)[0] == 3


@pytest.mark.parametrize(("value", "paid"), [(Doubt.PAY, 5), (Doubt.ASK, None), (Doubt.ZERO, 0)])
def test_a_small_fallacious_score_at_the_right_place(value: Doubt, paid: int | None) -> None:
    where = position("ASUUUUU", "AS STABLE TABLE", "H4 TABLE", "4C RETS", turn=5)
    assert (_points(where, "AS", "3F"), _points(where, "AS", "3G"), _points(where, "AS", "3H")) == (5, 11, 11)
    written = slip("AS", "3F", 11)  # 11 stands at 3G, and at 3H with ATABLE
    small = _with(fallacious_small_score=value, penalty=12)  # the score alone could only give zero
    ruling = rule(written, where, small, True)
    if paid is None:
        assert _asked(ruling)[0].kind is QuestionKind.PLACE_OR_FALLACIOUS
    else:
        assert ruling.points == paid
    # Above the penalty the arbiter is asked whatever the value.
    assert _asked(rule(written, where, _with(fallacious_small_score=value), True))[0].kind == "place_or_fallacious"
    if value is Doubt.PAY:  # nor is he asked whether ATABLE is plausible, when nothing hangs on it
        assert rule(written, where, small) == ruling


@pytest.mark.parametrize(("start", "paid"), [(ExcessFrom.EXACT, 8), (ExcessFrom.WRITTEN, 10)])
def test_what_twice_the_excess_is_taken_from(start: ExcessFrom, paid: int) -> None:
    where = position("ETAGEUU", "ETAGE ES AS", "5H ES", "7H AS", "9H ES", turn=5)
    under = _with(wrong_score=WrongScore.UNDER, excess_from=start)
    assert rule(slip("ETAGE", "H5", 14), where, under).points == paid
    assert rule(slip("ETAGE", "H5", 10), where, under).points == 10
    assert rule(slip("ETAGE", "H5", 60), where, under).points == 0


@pytest.mark.parametrize(("blank", "valid"), [(True, True), (False, False)])
def test_a_blank_for_the_vowel_that_is_asked_for(blank: bool, valid: bool) -> None:
    ntsv = RuleSets().load("ntsv")
    assert ntsv.draw.wild_blanks
    draw = replace(ntsv.draw, wild_blanks=blank)
    tiles = tile_set("nl")
    assert check_rack(tiles.parse_rack("BCD?FGH"), 3, tiles.full_bag(), draw, tiles).valid is valid


@pytest.mark.parametrize(("value", "paid"), [(Doubt.ASK, None), (Doubt.PAY, 9), (Doubt.ZERO, 0)])
def test_a_word_seen_in_two_places_one_of_them_fallacious(value: Doubt, paid: int | None) -> None:
    where = position("SUUUUUU", "TABLES TABLE", "H4 TABLE", "L3 TABLE", "9I ON", turn=5)
    legal, refused = _points(where, "TABLES", "L3"), _points(where, "TABLES", "H4")
    assert (legal, where.word_fits(tuple("TABLES")).fallacious[0].refused) == (9, ("SON",))
    rules = _with(fallacious_extension=value)
    for written in (slip("TABLES", None, None, "across"), slip("TABLES", "A1", refused, "across")):
        ruling = rule(written, where, rules, True)
        if paid is None:
            question, options = _asked(ruling)
            assert (question.kind, question.words, options) == (
                QuestionKind.FALLACIOUS_EXTENSION,
                ("TABLES", "SON"),
                ("pay", "zero"),
            )
            assert rule(written, where, rules, Answers({question.key: "zero"}, True)).reason == "fallacious"
            assert rule(written, where, rules, Answers({question.key: "pay"}, True)).points == legal
        else:
            assert ruling.points == paid
        assert rule(written, where, rules, False).points == legal  # SON is not plausible: one place only
    # No doubt where the score, or a right reference, tells the legal place.
    for written in (slip("TABLES", None, legal, "across"), slip("TABLES", "L3", legal)):
        assert rule(written, where, rules, True).points == legal


# Family games and schools


def test_the_italian_box_takes_nothing_off() -> None:
    box = replace(RuleSets().load("italian-box"), row_label="letter")
    where = position("ETAGEUU", "ETAGE ES AS ESE ASA", "5H ES", "7H AS", "9H ES", turn=5)
    for written, points in (
        (slip("ETAGE", "H5", 12), 12),
        (slip("ETAGE", "H5", None), 12),
        (slip("ETAGE", "H5", 17), 12),  # its place, not the better paid one
        (slip("ETAGE", "H5", 99), 12),
        (slip("ETAGE", "5H", 12, "across"), 12),
        (slip("ETAGE", None, 17, "across"), 17),
        (slip("ETAGE", "A1", 24, "across"), 24),
        (slip("ETAGE", "H5", 12, hard=True), 12),
    ):
        ruling = rule(written, where, box)
        assert (ruling.points, ruling.base, ruling.sanction) == (points, points, Sanction.NONE), written
    for written in (slip("ETAGE", "J4", 15), slip("ETAGE", "J4", 17), slip("GATEE", "H1", 20)):
        assert (rule(written, where, box).points, rule(written, where, box).sanction) == (0, Sanction.ZERO)
    first = position("FEDAYIN", "FEDAYIN")
    assert rule(slip("FEDAYIN", "H4", 98), first, box).points == 98
    assert not box.slip.average
    assert warning_cost(9, box) == 0


@pytest.mark.parametrize("name", ["school", "italian-box", "english-posl"])
def test_rule_sets_without_warnings_charge_none(name: str) -> None:
    rules = RuleSets().load(name)
    assert not rules.slip.warnings
    assert warning_cost(12, rules) == 0


def test_rules_without_warnings_charge_one_only_when_they_say_so() -> None:
    assert RuleSet.from_mapping({"slip": {"warnings": False}}).warning.cost == 0
    assert RuleSet.from_mapping({"slip": {"warnings": False}, "warning": {"cost": 5}}).warning.cost == 5
    assert RuleSet.from_mapping({}).warning.cost == 5

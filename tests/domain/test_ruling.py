"""The rule book on graded slips, public examples, and the siblings of each fault."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from arbitre.domain.board.position import Position
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.rules.questions import Answers, Question, QuestionError, QuestionKind
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Reason, Sanction, Slip, SlipStatus
from tests.grading import FISF, case_position, case_slip, entry, graded, graded_slip, position, slip, summed, tile_set


@pytest.mark.parametrize("case", [*graded("slips_dev"), *graded("own")], ids=lambda case: case["id"])
def test_graded_slips_agree(case: Mapping[str, Any]) -> None:
    ruling = rule(case_slip(case), case_position(case), FISF, case["plausible"])
    expect = case["expect"]
    assert summed(ruling) == (expect["points"], expect["base"], expect["sanction"], expect["reason"]), case["why"]
    assert ruling.article == expect["article"]


@pytest.mark.parametrize("case", graded("slips_dev"), ids=lambda case: case["id"])
def test_places_and_scores_agree_with_the_graded_slips(case: Mapping[str, Any]) -> None:
    where = case_position(case)
    tiles = where.tile_set
    for told in case["check"].get("words", []):
        found = where.word_fits(tiles.parse_word(told["word"]))
        legal: dict[str, Any] = {}
        for fit in found.legal:
            by_circles = {
                "".join(one.lower() if at in circles else one.upper() for at, one in enumerate(fit.word)): points
                for circles, points in fit.scores.items()
            }
            plain = list(by_circles) == ["".join(fit.word).upper()]
            legal[fit.reference.text(tiles.row_label)] = next(iter(by_circles.values())) if plain else by_circles
        assert legal == dict(told["legal"])
        refused = {fit.reference.text(tiles.row_label): set(fit.refused) for fit in found.fallacious}
        assert refused == {place: set(words) for place, _, words in told["bad_cross"]}


# Public examples

FEDAYIN = {"H8": 110, "H4": 98, "H2": 94, "H3": 92, "H6": 92, "H7": 92, "H5": 90}


def test_fedayin_scores_by_place() -> None:
    fits = position("FEDAYIN", "FEDAYIN").word_fits(tuple("FEDAYIN")).by_reference
    for place, points in FEDAYIN.items():
        across = Reference.parse(place, "letter")
        assert fits[across].best == points
        assert fits[Reference(across.column, across.row, across.direction.other)].best == points


@pytest.mark.parametrize("place", [*FEDAYIN, "8H", "A1", "Z9", None])
def test_fedayin_pays_the_best_score_wherever_it_is_written(place: str | None) -> None:
    where = position("FEDAYIN", "FEDAYIN")
    assert graded_slip(slip("FEDAYIN", place, 110, "across"), where) == (110, 110, "none", "exact")
    assert graded_slip(slip("FEDAYIN", place, 98, "down"), where) == (110, 110, "warning", "score_wrong")
    assert graded_slip(slip("FEDAYIN", place, None, "-"), where) == (110, 110, "warning", "score_missing")


def test_167_points_without_reference_pay_162() -> None:
    where = position("COMPRAS", "COMPARAS AMI", "12A AMI")
    assert graded_slip(slip("COMPARAS", "A8", 167), where) == (167, 167, "none", "exact")
    assert graded_slip(slip("COMPARAS", None, 167, "across"), where) == (162, 167, "penalty", "reference_missing")
    assert graded_slip(slip("COMPARAS", " ", 167, "across"), where) == (162, 167, "penalty", "reference_missing")
    assert graded_slip(slip("COMPARAS", "P1", 167, "across"), where) == (162, 167, "penalty", "reference_wrong")
    assert graded_slip(slip("COMPARAS", None, 167, "-"), where) == (162, 167, "penalty", "reference_missing")
    assert graded_slip(slip("COMPARAS", None, 167, "down"), where) == (0, 0, "zero", "score_not_existing")
    assert graded_slip(slip("COMPARAS", None, 168, "across"), where) == (0, 0, "zero", "score_not_existing")
    assert graded_slip(slip("COMPARAS", None, None, "across"), where) == (0, 0, "zero", "score_missing")


# Turn 1


def test_first_turn_circles() -> None:
    where = position("TASSE?E", "TASSE TASSEE TISSEE")
    best = max(fit.best for fit in where.word_fits(tuple("TISSEE")).legal)
    needed = slip("TiSSEE", "H4", best)
    assert graded_slip(needed, where) == (best, best, "none", "exact")
    assert graded_slip(slip("TISSEE", "H4", best), where) == (best, best, "warning", "circle_missing")
    assert graded_slip(slip("TISsEE", "H4", best), where) == (best, best, "warning", "circle_wrong")
    plain = max(fit.best for fit in where.word_fits(tuple("TASSE")).legal)
    low = slip("tASSE", "H4", plain)
    assert graded_slip(low, where) == (plain, plain, "warning", "circle_other")
    many = slip("TISsEE", "H4", best + 1, hard=True)
    assert graded_slip(many, where) == (best, best, "warning", "several_faults")


def test_first_turn_refused_words() -> None:
    where = position("TASSEEN", "TASSE")
    assert graded_slip(slip("TASSEE", "H4", 20), where) == (0, 0, "zero", "word_not_admitted")
    assert graded_slip(slip("TASSER", "H4", 20), where) == (0, 0, "zero", "letter_error")
    assert graded_slip(slip("T", "H8", 2), where) == (0, 0, "zero", "word_not_admitted")
    assert graded_slip(slip("TÀSSE", "H4", 20), where) == (0, 0, "zero", "word_not_admitted")
    assert graded_slip(slip("  ", "H4", 20), where) == (0, 0, "zero", "no_solution")


def test_two_solutions_on_the_first_turn_are_asked() -> None:
    where = position("TASSEEN", "TASSE ANES")
    two = Slip(entries=(entry("TASSE", "H4"), entry("ANES", "H5")), score=14)
    asked = rule(two, where, FISF)
    assert asked.sanction is Sanction.ASK
    assert asked.question is not None
    assert Question.parse(asked.question).kind is QuestionKind.FIRST_TURN_TWO
    paid = {option: rule(two, where, FISF, Answers({asked.question: option})).points for option in ("lower", "best")}
    assert paid["lower"] < paid["best"]
    bad = Slip(entries=(entry("TASSE", "H4"), entry("TANSES", "H5")), score=14)
    assert summed(rule(bad, where, FISF)) == (0, 0, "zero", "two_solutions_invalid")
    kind = replace(FISF, slip=replace(FISF.slip, zero_on_bad_word_first_turn=False))
    assert rule(bad, where, kind).points > 0
    twice = Slip(entries=(entry("TASSE", "H4"), entry("TASSE", "8D")), score=14)
    assert rule(twice, where, FISF).sanction is not Sanction.ASK


# Location: a word that runs both ways from one square. Across B2 pays 6, down 2B pays 12.


@pytest.fixture
def both_ways() -> Position:
    return position("RETTUUI", "RES ES SA", "B3 ES", "D2 SA")


def test_inversion_where_both_directions_are_legal(both_ways: Position) -> None:
    for place, direction in (("B2", "down"), ("2B", "across")):
        told = "inversion_two_directions"
        assert graded_slip(slip("RES", place, 6, direction), both_ways) == (6, 6, "warning", told)
        assert graded_slip(slip("RES", place, 12, direction), both_ways) == (12, 12, "warning", told)
        assert graded_slip(slip("RES", place, 7, direction), both_ways) == (6, 6, "warning", told)
        assert graded_slip(slip("RES", place, None, direction), both_ways) == (6, 6, "warning", told)


def test_direction_not_recorded_is_read_favourably(both_ways: Position) -> None:
    assert graded_slip(slip("RES", "B2", 6, "-"), both_ways) == (6, 6, "none", "exact")
    assert graded_slip(slip("RES", "B2", 12, "-"), both_ways)[:3] == (12, 12, "warning")
    assert graded_slip(slip("RES", None, 12, "-"), both_ways) == (7, 12, "penalty", "reference_missing")
    joined = slip("RES", None, 12, "-", (3, ("2B",)))
    assert graded_slip(joined, both_ways) == (12, 12, "none", "exact")
    only = slip("RES", None, 6, "-", (3, ("2B",)))  # the copied letters tell that it was written down
    assert graded_slip(only, both_ways) == (12, 12, "warning", "score_wrong")


def test_reference_and_joining_letters_of_two_places_are_asked(both_ways: Position) -> None:
    slip_of_two = slip("RES", "B2", 6, "across", (3, ("2B",)))
    asked = rule(slip_of_two, both_ways, FISF)
    assert asked.sanction is Sanction.ASK
    assert asked.question == "two_places:RES@B2+2B"
    assert summed(rule(slip_of_two, both_ways, FISF, Answers({asked.question: "B2"}))) == (6, 6, "none", "exact")
    assert rule(slip_of_two, both_ways, FISF, Answers({asked.question: "2B"})).points == 12
    with pytest.raises(QuestionError):
        rule(slip_of_two, both_ways, FISF, Answers({asked.question: "H8"}))


# Location: TABLE lies at H4; words extend it, or hang below it.


@pytest.fixture
def table() -> Position:
    return position("RSETINE", "TABLES RETABLES ETABLES TRI TER SEN RENTES", "H4 TABLE", "12H NE", "O1 AS")


def test_extension_at_one_or_both_ends(table: Position) -> None:
    for word, place in (("TABLES", "H4"), ("RETABLES", "H2")):
        points = table.word_fits(tuple(word)).by_reference[Reference.parse(place, "letter")].best
        assert graded_slip(slip(word, place, points), table) == (points, points, "none", "exact")
        for wrong in (None, "A1", "H9", "8H", "Z1", "hello"):
            for direction in ("across", "-"):
                ruling = rule(slip(word, wrong, points, direction), table, FISF)
                assert summed(ruling) == (points, points, "none", "extension")
                assert ruling.reference == place
        assert graded_slip(slip(word, None, None, "across"), table) == (points, points, "warning", "score_missing")
        assert graded_slip(slip(word, "A1", points + 1, "across"), table) == (points, points, "warning", "score_wrong")


def test_extension_of_two_letters(table: Position) -> None:
    where = position("RSETIAA", "ASTI AS", "O1 AS", "H4 TABLE", "12H NE")
    points = where.word_fits(tuple("ASTI")).by_reference[Reference.parse("O1", "letter")].best
    assert graded_slip(slip("ASTI", "O1", points), where) == (points, points, "none", "exact")
    told = (points, points, "warning", "extension_two_letters")
    assert graded_slip(slip("ASTI", None, points, "across"), where) == told
    assert graded_slip(slip("ASTI", "C3", points, "across"), where) == told
    assert graded_slip(slip("ASTI", None, points, "across", (2, ("O1",))), where) == told
    assert graded_slip(slip("ASTI", None, points, "across", (3, ("O1",))), where) == (points, points, "none", "exact")
    first = position("RSETIAA", "ASTI AS", "H7 AS", turn=2)
    seven = first.word_fits(tuple("ASTI")).by_reference[Reference.parse("H7", "letter")].best
    assert graded_slip(slip("ASTI", None, seven, "across", (2, ("H7",))), first) == (seven, seven, "none", "exact")


def test_joining_letters(table: Position) -> None:
    where = position("RSTIUUU", "TRI TABLE", "H4 TABLE", "12H NE", "O1 AS")
    fits = where.word_fits(tuple("TRI")).legal
    place = Reference.parse("4H", "letter")
    points = next(fit.best for fit in fits if fit.reference == place)
    others = {fit.best for fit in fits if fit.reference.direction is place.direction} - {points}
    assert points not in others
    exact = (points, points, "none", "exact")
    assert graded_slip(slip("TRI", None, points, "down", (3, ("4H",))), where) == exact
    two = (points, points, "warning", "raccord_two_letters")
    assert graded_slip(slip("TRI", None, points, "down", (2, ("4H",))), where) == two
    one = (max(points - 5, 0), points, "penalty", "raccord_one_letter")
    if points < 5:
        one = (0, 0, "zero", "penalty_exceeds_score")
    assert graded_slip(slip("TRI", None, points, "down", (1, ("4H",))), where) == one
    lenient = replace(FISF, slip=replace(FISF.slip, one_joining_letter_is_absent=False))
    assert rule(slip("TRI", None, points, "down", (1, ("4H",))), where, lenient).sanction is Sanction.WARNING
    nowhere = rule(slip("TRI", None, points, "down", (3, ())), where, FISF)
    assert nowhere.points == one[0]
    wrong = (points, points, "warning", "both_modes_one_wrong")
    assert graded_slip(slip("TRI", "4H", points, "down", (3, ())), where) == wrong
    assert graded_slip(slip("TRI", "4H", points, "down", (2, ("4H",))), where) == wrong
    assert graded_slip(slip("TRI", "9A", points, "down", (3, ("4H",))), where) == wrong
    both = (points, points, "warning", "both_modes_both_wrong")
    assert graded_slip(slip("TRI", "9A", points, "down", (2, ("4H",))), where) == both
    harsh = replace(FISF, slip=replace(FISF.slip, both_modes_milder=False))
    assert rule(slip("TRI", "9A", points, "down", (2, ("4H",))), where, harsh).points == one[0]


def test_joining_letters_without_a_place_that_was_told_are_asked_when_the_score_does_not_tell() -> None:
    where = position("TEXASUU", "TEXAS", "H4 TABLE")
    places = [fit for fit in where.word_fits(tuple("TEXAS")).legal if fit.reference.direction == "down"]
    assert len({fit.best for fit in places}) > 1
    first = places[0]
    assert graded_slip(slip("TEXAS", None, first.best, "down", (3, None)), where)[0] == first.best
    asked = rule(slip("TEXAS", None, 99, "down", (3, None)), where, FISF)
    assert asked.question is not None
    question = Question.parse(asked.question)
    assert question.kind is QuestionKind.JOINING_PLACE
    answer = first.reference.text("letter")
    assert answer in question.options
    assert (
        rule(slip("TEXAS", None, 99, "down", (3, None)), where, FISF, Answers({question.key: answer})).points
        == first.best
    )


# Fallacious places


def test_a_score_that_exists_at_a_refused_place_too() -> None:
    case = next(one for one in graded("slips_dev") if one["id"] == "fallacious-plausible-dev-1")
    where, written = case_position(case), case_slip(case)
    points = written.score
    assert points is not None
    asked = rule(written, where, FISF)
    assert asked.sanction is Sanction.ASK
    assert asked.question == "plausible:GENICULER"
    yes = rule(written, where, FISF, True)
    assert (yes.points, yes.reason, yes.article, yes.words) == (0, Reason.FALLACIOUS, "5.3.3", ("GENICULER",))
    no = rule(written, where, FISF, False)
    assert (no.points, no.base, no.reason) == (points - 5, points, Reason.REFERENCE_MISSING)
    for known in ({"GENICULER": False}, lambda word: False, Answers({asked.question: "no"})):
        assert rule(written, where, FISF, known) == no
    for known in ({"GENICULER": True}, lambda word: word == "GENICULER", Answers({asked.question: "yes"})):
        assert rule(written, where, FISF, known) == yes


def test_a_refused_place_that_is_not_plausible_is_asked_only_when_the_score_exists_elsewhere() -> None:
    where = position("VIROERS", "TRI VIRER TABLE NE", "H4 TABLE", "12A NE")
    fits = where.word_fits(tuple("VIRER"))
    refused = next(fit for fit in fits.fallacious if fit.direction == "down")
    place = refused.reference.text("letter")
    legal = next(fit for fit in fits.legal if fit.direction == "down" and not refused.pays(fit.best))
    nowhere = rule(slip("VIRER", place, 99, "down"), where, FISF)
    assert (nowhere.sanction, nowhere.reason) == (Sanction.ZERO, Reason.CROSS_WORD_NOT_ADMITTED)
    assert set(nowhere.words) == set(refused.refused)
    assert nowhere.proposed == refused.best
    elsewhere = slip("VIRER", place, legal.best, "down")
    assert rule(elsewhere, where, FISF, True).reason is Reason.FALLACIOUS
    asked = rule(elsewhere, where, FISF, False)
    assert asked.question is not None
    question = Question.parse(asked.question)
    assert question.kind is QuestionKind.REFUSED_PLACE
    assert rule(elsewhere, where, FISF, Answers({question.key: "pay"}, False)).sanction is Sanction.PENALTY
    assert rule(elsewhere, where, FISF, Answers({question.key: "zero"}, False)).points == 0


# Several solutions, other statuses


@pytest.mark.parametrize(
    ("status", "reason"),
    [("none", "no_slip"), ("blank", "blank_slip"), ("late", "late"), ("several", "several_slips")],
)
def test_statuses_are_zeros_whatever_is_written(table: Position, status: str, reason: str) -> None:
    one = replace(slip("TABLES", "H4", 8, hard=True), status=SlipStatus(status))
    ruling = rule(one, table, FISF)
    assert (*summed(ruling), ruling.article) == (0, 0, "zero", reason, "5.7")


def test_two_solutions(table: Position) -> None:
    points = {
        word: table.word_fits(tuple(word)).by_reference[Reference.parse(place, "letter")].best
        for word, place in (("TABLES", "H4"), ("RETABLES", "H2"))
    }
    low, high = points["TABLES"], points["RETABLES"]
    assert low < high
    entries = (entry("RETABLES", "H2"), entry("TABLES", "H4"))
    for order in (entries, entries[::-1]):
        assert summed(rule(Slip(entries=order, score=low), table, FISF)) == (low, low, "none", "two_solutions")
        assert summed(rule(Slip(entries=order, score=high), table, FISF)) == (low, low, "warning", "two_solutions")
    free = replace(FISF, slip=replace(FISF.slip, two_solutions_warning=False))
    assert rule(Slip(entries=entries, score=high), table, free).sanction is Sanction.NONE
    invalid = Slip(entries=(*entries, entry("RETABLAS", "H2")), score=low)
    assert summed(rule(invalid, table, FISF)) == (0, 0, "zero", "two_solutions_invalid")
    crossing = Slip(entries=(entries[0], entry("TRI", "3H")), score=high)
    refused = rule(crossing, table, FISF)
    assert (refused.reason, refused.words) == (Reason.TWO_SOLUTIONS_INVALID, ("TTABLE",))
    same = Slip(entries=(entries[0], entries[0]), score=high)
    assert summed(rule(same, table, FISF)) == (high, high, "none", "exact")


def test_a_second_invalid_word_with_one_new_letter_is_asked(table: Position) -> None:
    points = table.word_fits(tuple("TABLES")).by_reference[Reference.parse("H4", "letter")].best
    two = Slip(entries=(entry("TABLES", "H4"), entry("TABLEE", "H4")), score=points)
    asked = rule(two, table, FISF)
    assert asked.question == "single_letter:TABLEE"
    assert rule(two, table, FISF, Answers({asked.question: "ignore"})).points == points
    assert rule(two, table, FISF, Answers({asked.question: "zero"})).reason is Reason.TWO_SOLUTIONS_INVALID


# What is written wrong


def test_incomplete_and_miscopied_words(table: Position) -> None:
    assert graded_slip(slip("S", "H9", 8), table) == (0, 0, "zero", "word_incomplete")
    assert graded_slip(slip("ABLES", "H5", 8), table) == (0, 0, "zero", "word_incomplete")
    assert graded_slip(slip("ABLES", "H4", 8), table) == (0, 0, "zero", "word_incomplete")
    for place in ("H4", None):
        ruling = rule(slip("TARLES", place, 8, "across"), table, FISF)
        assert summed(ruling) == (0, 0, "zero", "copy_error")
        assert ruling.words == ("TARLES", "TABLES")
    crossing = position("RSETINE", "RENTES", "H4 TABLE")
    assert graded_slip(slip("RANGES", "H3", 8), crossing) == (0, 0, "zero", "grid_error")


def test_letters_that_were_not_drawn(table: Position) -> None:
    where = position("RSETINE", "TOMES TABLE", "H4 TABLE")
    assert graded_slip(slip("TOMES", "4H", 12), where) == (0, 0, "zero", "letter_error")
    assert graded_slip(slip("TOMES", None, 12, "down"), where) == (0, 0, "zero", "letter_error")
    assert graded_slip(slip("TOMES", "H4", 12), where) == (0, 0, "zero", "grid_error")


def test_a_score_too_small_for_the_penalty() -> None:
    where = position("RSTIUUU", "TRI TABLE", "H4 TABLE", "12H NE", "O1 AS")
    scores = {fit.best for fit in where.word_fits(tuple("TRI")).legal if fit.direction == "down"}
    for score in scores:
        expected = (
            (0, 0, "zero", "penalty_exceeds_score") if score < 5 else (score - 5, score, "penalty", "reference_missing")
        )
        assert graded_slip(slip("TRI", None, score, "down"), where) == expected
    assert any(score < 5 for score in scores)


# Blanks


def test_a_blank_on_the_board_needs_no_circle_and_may_have_one() -> None:
    where = position("RSTIUUU", "TABLES TABLE", "H4 TAbLE")
    fit = where.word_fits(tuple("TABLES")).legal[0]
    for word in ("TABLES", "TAbLES"):
        ruling = rule(slip(word, "H4", fit.best), where, FISF)
        assert summed(ruling) == (fit.best, fit.best, "none", "exact")
        assert ruling.word == "TAbLES"
    assert graded_slip(slip("TaBLES", "H4", fit.best), where) == (fit.best, fit.best, "warning", "circle_wrong")


def test_one_word_twice_on_the_first_turn_is_one_solution() -> None:
    where = position("TASS?EE", "TASSE")
    best = max(fit.best for fit in where.word_fits(tuple("TASSE")).legal)
    plain, circled = entry("TASSE", "H4"), entry("tASSE", "8D")
    for entries in ((plain, circled), (circled, plain)):
        ruling = rule(Slip(entries=entries, score=best), where, FISF)
        assert summed(ruling) == (best, best, "none", "exact")


def test_two_blanks() -> None:
    where = position("S??TIUU", "TABLES TABLE TISANE", "H4 TABLE")
    assert Reference.parse("4H", "letter") not in where.word_fits(tuple("TISANE")).by_reference
    impossible = rule(slip("TISAne", "4H", 5), where, FISF)
    assert impossible.points == 0  # three letters are missing there: A, N, E
    pair = position("SE??IUU", "TABLES TABLE TISANE", "H4 TABLE")
    legal = pair.word_fits(tuple("TISANE")).by_reference[Reference.parse("4H", "letter")]
    points = legal.scores[frozenset((3, 4))]
    assert graded_slip(slip("TISanE", "4H", points), pair) == (points, points, "none", "exact")
    assert graded_slip(slip("TISAnE", "4H", points), pair) == (points, points, "warning", "circle_missing")
    assert graded_slip(slip("TISANE", "4H", None), pair) == (points, points, "warning", "circle_missing")
    assert graded_slip(slip("TiSAnE", "4H", points), pair) == (points, points, "warning", "circle_wrong")


def test_circles_that_were_not_recorded_are_read_favourably() -> None:
    where = position("S?IUUUU", "TISS TABLE TISSE", "H4 TABLE")
    fit = where.word_fits(tuple("TISS")).by_reference[Reference.parse("4H", "letter")]
    assert len(fit.scores) == 2
    for points in fit.scores.values():
        one = replace(slip("TISS", "4H", points), circles_recorded=False)
        assert summed(rule(one, where, FISF)) == (points, points, "none", "exact")
    missing = replace(slip("TISS", "4H", None), circles_recorded=False)
    assert summed(rule(missing, where, FISF)) == (fit.best, fit.best, "warning", "score_missing")


def test_a_solution_chosen_from_the_list_has_the_right_score(table: Position) -> None:
    chosen = replace(slip("TABLES", "H4", None), chosen=True)
    ruling = rule(chosen, table, FISF)
    assert ruling.sanction is Sanction.NONE
    assert ruling.points > 0


# Tiles of several characters, one tile for two words, racks of eight


def test_a_word_of_other_tiles_than_the_lists_is_refused() -> None:
    """A C and an H side by side are not the tile CH: neither in the word nor in what it forms."""
    where = position("AHORSTU", "CHA HA CHAS HAS OH", "8D SACRO", language="es", turn=2)
    assert len(tile_set("es").parse_word("CHA")) == 2
    apart = Slip(entries=(replace(entry("[C][H]A"), direction=Direction.DOWN, reference="F8"),), score=9)
    assert summed(rule(apart, where, FISF))[3] == "word_not_admitted"
    beside = where.word_fits(tile_set("es").parse_word("HAS")).by_reference[Reference.parse("9F", "number")]
    assert beside.refused[0] == "CH"
    admitted = replace(where, admits=frozenset(("HAS", "CH", "RA", "OS")).__contains__)
    assert admitted.word_fits(("H", "A", "S")).by_reference[beside.reference].refused == ("CH",)


def test_tiles_of_several_characters() -> None:
    where = position("[CH]?AOSRR", "CHICO CHOCHA", "8D [CH]ICO", language="es", turn=2)
    tiles = tile_set("es")
    word = tiles.parse_word("CHOCHA")
    assert len(word) == 4
    fit = where.word_fits(word).by_reference[Reference.parse("D8", "number")]
    for written, circles in (("CHO[CH]A", frozenset[int]()), ("CHOchA", frozenset((2,))), ("CHOcHA", None)):
        one = Slip(entries=(replace(entry(written), direction=fit.direction, reference="D8"),), score=fit.best)
        ruling = rule(one, where, FISF)
        if circles is None:
            assert ruling.points == 0  # c and H are not a tile that is circled
        else:
            assert ruling.points == fit.best if circles == frozenset() else ruling.sanction is Sanction.WARNING
    blank = fit.scores[frozenset((2,))]
    told = Slip(entries=(replace(entry("[CH]O[ch]A"), direction=fit.direction, reference="D8"),), score=blank)
    assert rule(told, where, FISF).word == "[CH]O[ch]A"
    assert rule(told, where, FISF).points == blank


def test_one_tile_that_makes_two_words_pays_the_same_either_way() -> None:
    where = position("SUUUUUU", "TABLES LAS TABLE LA", "H4 TABLE", "9F LA")
    across = rule(slip("TABLES", "H4", 13), where, FISF)
    down = rule(slip("LAS", "9F", across.points), where, FISF)
    assert across.points == down.points > 0
    assert down.sanction is Sanction.NONE
    refused = position("SUUUUUU", "TABLES TABLE LA", "H4 TABLE", "9F LA")
    assert graded_slip(slip("TABLES", "H4", 13), refused) == (0, 0, "zero", "cross_word_not_admitted")


def test_more_tiles_than_the_variant_allows_are_refused() -> None:
    words, rack = "TABLE TRIANGUE", "RIANGUEE"
    nine = position(rack, words, "H4 TABLE")
    assert graded_slip(slip("TRIANGUE", "4H", 60), nine)[0] > 0
    eight = position(rack, words + " ETRIANGUE", "H4 TABLE", most=7)
    assert graded_slip(slip("TRIANGUE", "4H", 60), eight)[0] > 0
    six = position(rack, words, "H4 TABLE", most=6)
    assert graded_slip(slip("TRIANGUE", "4H", 60), six)[2] == "zero"


# Other rule sets


def test_rule_sets_pay_a_wrong_score_in_their_own_way(table: Position) -> None:
    points = table.word_fits(tuple("TABLES")).by_reference[Reference.parse("H4", "letter")].best

    def paid(written: int | None, **changes: Any) -> tuple[int, str]:
        rules = RuleSet.from_mapping({"slip": changes})
        ruling = rule(slip("TABLES", "H4", written), table, rules)
        return ruling.points, str(ruling.sanction)

    assert paid(points + 1) == (points, "warning")
    assert paid(points + 1, warnings=False) == (points, "none")
    assert paid(points + 1, wrong_score="free") == (points, "none")
    assert paid(points + 1, wrong_score="zero") == (0, "zero")
    assert paid(points - 2, wrong_score="under") == (points - 2, "none")
    assert paid(points + 2, wrong_score="under") == (points - 4, "none")
    assert paid(points + 50, wrong_score="under") == (0, "none")
    assert paid(None, wrong_score="under") == (0, "zero")


def test_rule_sets_pay_a_wrong_place_in_their_own_way() -> None:
    where = position("RSTIUUX", "TRIX TABLE", "H4 TABLE", "12H NE", "O1 AS")
    scores = sorted(fit.best for fit in where.word_fits(tuple("TRIX")).legal if fit.direction == "down")

    def paid(written: int | None, **changes: Any) -> tuple[int, str]:
        rules = RuleSet.from_mapping({"slip": changes})
        ruling = rule(slip("TRIX", None, written, "down"), where, rules)
        return ruling.points, str(ruling.sanction)

    best = scores[-1]
    assert paid(best) == (best - 5, "penalty")
    assert paid(best, penalty=2) == (best - 2, "penalty")
    assert paid(best, wrong_place="free") == (best, "none")
    assert paid(best, wrong_place="zero") == (0, "zero")
    assert paid(best, reference_needed=False) == (best, "none")
    assert paid(None, reference_needed=False, wrong_score="free") == (scores[0], "none")


def test_questions_read_back_what_they_write() -> None:
    for kind in QuestionKind:
        question = Question(kind, ("OSER", "GENICULER"), ("12B", "H4"))
        assert Question.parse(question.key) == question
        assert len(question.options) >= 2
    for text in ("", "hello", "who:ME"):
        with pytest.raises(QuestionError):
            Question.parse(text)

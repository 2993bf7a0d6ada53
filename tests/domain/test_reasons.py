"""The table of reasons is complete, and the guide's page says what it says."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import make_guide
import pytest

from arbitre.application.presets.rulesets import RuleSets
from arbitre.domain.board.move import lay, score
from arbitre.domain.board.reference import Reference
from arbitre.domain.rules import reasons
from arbitre.domain.rules.questions import QuestionKind
from arbitre.domain.rules.reasons import ASKED, AVERAGEABLE, QUESTIONS, REASONS
from arbitre.domain.rules.rule_set import RuleSet, WrongScore
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Reason, Sanction, Slip, SlipStatus
from arbitre.translations import LANGUAGES, translations
from tests.grading import FISF, case_position, case_slip, graded, position, slip


def test_every_reason_and_question_is_in_the_table() -> None:
    assert set(REASONS) == set(Reason)
    assert set(QUESTIONS) == set(ASKED) == set(QuestionKind)
    sentences = [row.sentence for row in REASONS.values()]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence.endswith((".", "?")) for sentence in [*sentences, *QUESTIONS.values()])
    assert all(Sanction.ZERO in REASONS[reason].sanctions for reason in AVERAGEABLE)


def test_the_graded_slips_are_within_the_table() -> None:
    for case in (*graded("slips_dev"), *graded("own")):
        expect = case["expect"]
        if expect["sanction"] == Sanction.ASK:
            continue
        row = REASONS[Reason(expect["reason"])]
        assert expect["sanction"] in row.sanctions
        assert expect["article"] in row.articles


def test_every_sentence_is_marked_for_translation() -> None:
    tree = ast.parse(Path(reasons.__file__).read_text("utf-8"))
    marked = {
        node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "QT_TRANSLATE_NOOP"
        and isinstance(node.args[0], ast.Constant)
        and node.args[0].value == "reasons"
        and isinstance(node.args[1], ast.Constant)
    }
    assert marked == {row.sentence for row in REASONS.values()} | set(QUESTIONS.values())


def test_the_guide_is_made_from_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert make_guide.PAGE.read_text("utf-8") == make_guide.page(), "run packaging/make_guide.py"
    row = REASONS[Reason.LATE]
    assert row.sentence in make_guide.page()
    monkeypatch.setitem(REASONS, Reason.LATE, reasons.ReasonRow(row.sanctions, ("9.9",), "Trop tard."))
    assert "| Trop tard. | 9.9 | `late` |" in make_guide.page()


PRESETS = [entry.name for entry in RuleSets().entries()]


def _agrees(rules: RuleSet, name: str) -> int:
    """Rule graded slips under a rule set: each reason, article and sanction agrees with the points; how many."""
    seen = 0
    for case in graded(name):
        where, one = case_position(case), case_slip(case)
        ruling = rule(one, where, rules, case["plausible"])
        told = (ruling.reason, *ruling.also)
        if ruling.sanction is Sanction.ASK:
            continue
        seen += 1
        assert len(set(told)) == len(told)
        if ruling.article:
            assert rules.slip.articles
            row = REASONS[ruling.reason]
            assert ruling.article in row.articles, (case["id"], ruling)
            assert ruling.sanction in row.sanctions, (case["id"], ruling)
        assert ruling.base - ruling.points == (rules.slip.penalty if ruling.sanction is Sanction.PENALTY else 0)
        if ruling.sanction is Sanction.ZERO:
            assert ruling.points == 0
            assert Reason.EXACT not in told, (case["id"], ruling)
        if not ruling.reference:
            continue
        tiles = where.tile_set
        letters = tiles.parse_squares(ruling.word)
        place = Reference.parse(ruling.reference, rules.row_label or tiles.row_label)
        worth = score(lay(where.board, letters, place), tiles, where.bonus)
        if ruling.reason is Reason.EXACT:
            assert ruling.points == worth, (case["id"], ruling)
        if ruling.points != worth and ruling.sanction is not Sanction.PENALTY:
            assert Reason.SCORE_WRONG in told, (case["id"], ruling)
        if Reason.SCORE_WRONG in told and len(one.entries) == 1:
            assert one.score not in (None, worth), (case["id"], ruling)
        if Reason.SCORE_MISSING in told:
            assert one.score is None
    return seen


@pytest.mark.parametrize("name", ["fisf-2023", "english-posl", "fise", "italian-box"])
def test_every_reason_agrees_with_the_points_it_explains(name: str) -> None:
    assert _agrees(RuleSets().load(name), "own") > 30


@pytest.mark.long
@pytest.mark.parametrize("name", PRESETS)
def test_every_reason_agrees_with_the_points_in_every_rule_set(name: str) -> None:
    rules = RuleSets().load(name)
    assert _agrees(rules, "own") + _agrees(rules, "slips_dev") > 100


def test_a_score_too_high_is_told_where_it_is_paid_less() -> None:
    where = position("CHATSEU", "CHATS", turn=1)
    posl = replace(RuleSets().load("english-posl"), row_label="letter")
    exact = rule(slip("CHATS", "H4", 30), where, FISF).base
    high, low = (rule(slip("CHATS", "H4", exact + by), where, posl) for by in (4, -4))
    assert (high.points, high.reason, high.also, high.article) == (exact - 8, Reason.SCORE_WRONG, (), "")
    assert (low.points, low.reason, low.also, low.article) == (exact - 4, Reason.SCORE_WRONG, (), "")


def test_only_the_text_in_force_is_cited() -> None:
    where = position("CHATSEU", "CHATS", turn=1)
    by_name = {name: replace(RuleSets().load(name), row_label="letter") for name in PRESETS}
    late = {name: rule(Slip(SlipStatus.LATE), where, rules).article for name, rules in by_name.items()}
    assert {name for name, article in late.items() if article} == {"fisf-2023", "club", "quebec"}
    stricter = replace(FISF, slip=replace(FISF.slip, wrong_score=WrongScore.ZERO, penalty=10))
    assert rule(slip("CHATS", "H4", 99), where, FISF).article == "5.4.2.a"
    assert rule(slip("CHATS", "H4", 99), where, stricter).article == ""


def test_games_kept_before_articles_were_a_value_know_their_text() -> None:
    for name in PRESETS:
        kept = RuleSets().load(name).to_mapping()
        articles = kept["slip"].pop("articles")
        assert RuleSet.from_mapping(kept).slip.articles is articles, name


def test_no_sentence_tells_what_is_paid() -> None:
    numbers = re.compile(r"\d|\b(cinq|five|cinque|point|points|punti|zero|zéro)\b", re.IGNORECASE)
    for language in LANGUAGES:
        for reason, row in REASONS.items():
            text = translations(language).translate("reasons", row.sentence)
            if reason not in (Reason.POINTS_ONLY, Reason.PENALTY_EXCEEDS_SCORE):
                assert not numbers.search(text), (language, text)

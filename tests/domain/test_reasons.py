"""The table of reasons is complete, and the guide's page says what it says."""

from __future__ import annotations

import ast
from pathlib import Path

import make_guide
import pytest

from arbitre.domain import reasons
from arbitre.domain.questions import QuestionKind
from arbitre.domain.reasons import ASKED, AVERAGEABLE, QUESTIONS, REASONS
from arbitre.domain.slip import Reason, Sanction
from tests.grading import graded


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

"""Sentences: every error kind, reason, trouble, mark and step of the program has words of its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from marked_texts import marked_texts
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QLocale
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

import arbitre
from arbitre.application.entry.text import Mark, Trouble
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.draw.draw import Fault, Problem
from arbitre.domain.draw.ending import EndReason
from arbitre.domain.event.state import Step
from arbitre.domain.rules.questions import Question, QuestionKind
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip, SlipStatus
from arbitre.ui.kit.models import Column, RowsModel
from arbitre.ui.look.theme import LIGHT
from arbitre.ui.words.errors import error_text, known_kinds, problem_text
from arbitre.ui.words.i18n import Languages
from arbitre.ui.words.texts import (
    counted,
    end_text,
    listed,
    mark_text,
    option_text,
    question_text,
    ruling_reason,
    ruling_sum,
    sanction_mark,
    sanction_text,
    slip_text,
    status_token,
    step_text,
    trouble_text,
)

ROOT = arbitre.__path__[0]
_KINDS = re.compile(r"\w*(SessionError|JournalError|LexiconProblem|SearchError|ClockError|DrawError|MergeError)")


def raised_kinds() -> Iterator[tuple[str, str]]:
    """Every literal kind in a ``...Error("kind"...)`` or ``...Problem("kind"...)`` that the desk may meet."""
    for folder in ("application", "storage", "domain"):
        for path in sorted(Path(ROOT, folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args):
                    continue
                name = getattr(node.exc.func, "id", "")
                first = node.exc.args[0]
                if _KINDS.fullmatch(name) and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, f"{path.name}:{node.lineno}"


def test_every_kind_that_the_desk_meets_has_a_sentence(qapp: QApplication) -> None:
    known = known_kinds()
    lacking = sorted({f"{kind} ({where})" for kind, where in raised_kinds() if kind not in known})
    assert lacking == []


def test_an_unknown_kind_still_says_something(qapp: QApplication) -> None:
    text = error_text(ArbitreError("never_seen_before", table=12))
    assert "12" in text
    assert "never seen before" in text


def test_missing_data_is_no_crash(qapp: QApplication) -> None:
    for kind in known_kinds():
        assert error_text(ArbitreError(kind)).strip()


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason(qapp: QApplication, reason: Reason) -> None:
    ruling = Ruling(40, 45, Sanction.PENALTY, "5.3.3", reason, words=("MOT",))
    assert ruling_sum(ruling) == "40 = 45 − 5"
    assert "(5.3.3)" in ruling_reason(ruling)
    assert "MOT" in ruling_reason(ruling)


def test_every_value_has_words(qapp: QApplication) -> None:
    for trouble in Trouble:
        assert len(trouble_text(trouble, "12")) > 8
    for mark in Mark:
        assert mark_text(mark)
    for step in Step:
        assert step_text(step)
    for end in EndReason:
        assert end_text(end) != str(end)
    assert end_text("plus de salle") == "plus de salle"
    for fault in Fault:
        assert problem_text(Problem(fault, ("E",), 8, 7))
    for kind in QuestionKind:
        question = Question(kind, ("MOT", "AUTRE"), ("H4", "4H"))
        assert "MOT" in question_text(question)
        assert all(option_text(kind, option) for option in question.options)
    for sanction in Sanction:
        ruling = Ruling(0, 0, sanction, "", Reason.EXACT)
        assert sanction_text(sanction) or sanction is Sanction.NONE
        assert hasattr(LIGHT, status_token(ruling))
        assert sanction_mark(ruling) or sanction in (Sanction.NONE, Sanction.ASK)


@pytest.mark.parametrize(
    ("slip", "text"),
    [
        (Slip(entries=(Entry("VACIVE", None, "O3"),), score=45), "VACIVE O3 45"),
        (Slip(entries=(Entry("TErMINUS", None, "14G"),), score=74), "TE(R)MINUS 14G 74"),
        (Slip(entries=(Entry("VACIVE"),), score=1098), "VACIVE sans référence 1 098"),
        (Slip(SlipStatus.LATE, (Entry("SOT", None, "A1"),), 3), "hors délai · SOT A1 3"),
        (Slip(SlipStatus.BLANK), "bulletin blanc"),
        (Slip(SlipStatus.NONE), "aucun bulletin"),
        (Slip(entries=(Entry("AS", None, "A1"), Entry("SA", None, "A2")), score=2), "AS A1 + SA A2 2"),
    ],
)
def test_slips_as_written(qapp: QApplication, slip: Slip, text: str) -> None:
    QLocale.setDefault(QLocale("fr_FR"))
    plain = slip_text(slip).replace("\u202f", " ").replace("\xa0", " ")
    assert plain == text


def test_rows_model(qapp: QApplication) -> None:
    model: QAbstractItemModel = RowsModel(
        [Column("Nom", str), Column("Points", lambda row: str(len(row)), number=True)]
    )
    assert isinstance(model, RowsModel)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_rows(["Ana", "Bob"])
    assert model.rowCount() == 2
    assert model.data(model.index(1, 1)) == "3"
    model.set_rows(["Ana", "Cleo"])
    assert model.data(model.index(1, 1)) == "4"
    model.set_rows([])
    assert model.rowCount() == 0


# -- words that agree with a number ----------------------------------------------------------------------------------

_FORMS = re.compile(r"\{(\w*):([^}|]*)\|([^}]*)\}")
_NOUN = re.compile(r"\{(\w*)\} (?!fois|ou|en|sur|ans|Mio|s\b)[a-zàâéèêîôûç]{3,}[sx]\b")
_LIST = re.compile(r"\b(tables|coups|tavoli|turni|turns) \{")


def marked_sources() -> Iterator[tuple[str, str]]:
    for text in (one for texts in marked_texts(Path(ROOT).parent).values() for one in texts):
        yield text.context, text.text


def test_no_text_leaves_its_plural_to_the_reader() -> None:
    """ "1 bulletins", "tirage(s)": a number's words agree with it, by ``{0:bulletin|bulletins}``."""
    always = {  # words that end so in the singular, or things that are never one
        "Coup {0} clos.",
        "Éliminés : tables {0}",
        "Coup {0} clos ; zéro {1:à la table|aux tables} {1}.",
        "bulletin sans table nº {0} repris",
        " + {0} sans numéro",
        "Tables {0} et {1} échangées depuis le coup {2}.",
        "Tables {0} et {1} échangées dès le {2}",
        "{0} tops à égalité : {1} {2}, {3}",
        "Catégorie {category} : âges de {low} à {high} impossibles.",
        "{names} l’emporte avec {total} {total:point|points} sur {top} possibles, soit {percent}.",
        "{0} après {1} {1:rejet|rejets}",
        "{name} a {slips} {slips:bulletin|bulletins} à la table {table} depuis ce coup ({points} "
        "{points:point|points}) : {slips:il ne serait|ils ne seraient} plus à personne.",
    }
    wrong = []
    for context, text in marked_sources():
        bare = _FORMS.sub("", text)
        if (
            re.search(r"\w\((s|x|e|es)\)", text)
            or (context != "Announcer" and _NOUN.search(bare))
            or _LIST.search(bare)
        ):
            wrong.append((context, text))
    assert [one for one in wrong if one[1] not in always] == []


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("fr", "0 joueur présent.", "1 joueur présent.", "2 joueurs présents."),
        ("en", "0 players present.", "1 player present.", "2 players present."),
        ("it", "0 giocatori presenti.", "1 giocatore presente.", "2 giocatori presenti."),
    ],
)
def test_words_agree_with_none_one_and_two(qapp: QApplication, language: str, none: str, one: str, two: str) -> None:
    languages = Languages(qapp)
    try:
        assert languages.set(language)
        text = QCoreApplication.translate("NewGameDialog", "{0} {0:joueur présent|joueurs présents}.")
        assert [text.format(counted(value)) for value in (0, 1, 2)] == [none, one, two]
        papers = languages.texts()
        for value in (0, 1, 2):
            assert papers.count(value) == counted(value)
    finally:
        languages.set("fr")


@pytest.mark.parametrize("language", ["fr", "en", "it"])
def test_every_counted_text_can_be_written_for_none_one_and_many(qapp: QApplication, language: str) -> None:
    """Each form is there, and the value that it names is one that the text is given."""
    languages = Languages(qapp)
    try:
        languages.set(language)
        found = 0
        for context, source in marked_sources():
            if not _FORMS.search(source):
                continue
            text = QCoreApplication.translate(context, source)
            names = {name for _, name, _, _ in Formatter().parse(source) if name}
            assert {name for _, name, _, _ in Formatter().parse(text) if name} == names
            for value in (0, 1, 2, 1098):
                given = dict.fromkeys(names, counted(value))
                places = [counted(value)] * 5
                assert "|" not in text.format(*places, **given)
            found += 1
        assert found > 90
    finally:
        languages.set("fr")


def test_lists_of_tables_are_ranges(qapp: QApplication) -> None:
    text = "{0:table|tables} {0}"
    assert text.format(listed(range(1, 61))) == "tables 1-60"
    assert text.format(listed([20, 3, 8, 17, 18, 19])) == "tables 3, 8, 17-20"
    assert text.format(listed([2])) == "table 2"
    assert error_text(ArbitreError("have_slips", tables=[2])) == "A déjà un bulletin : table 2."
    assert error_text(ArbitreError("have_slips", tables=[1, 2, 3])) == "Ont déjà un bulletin : tables 1-3."

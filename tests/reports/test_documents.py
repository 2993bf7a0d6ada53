"""The description of a document and the words around it."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import arbitre.reports
from arbitre.domain.rules.slip import Sanction
from arbitre.reports.documents import (
    MARK_COLOURS,
    MARK_LETTERS,
    MARK_NAMES,
    Cell,
    Column,
    Document,
    Kind,
    Mark,
    Table,
    key_of_marks,
    shown,
)
from arbitre.reports.paper import MARKS, Paper
from arbitre.reports.texts import NO_BREAK, Texts, slug

FOLDER = Path(arbitre.reports.__file__).parent
MODULES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    module = importlib.import_module(f"arbitre.reports.{name}")
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    ("language", "number", "percent", "negative"),
    [
        ("fr", "1 098", "98,75 %", "−1 098"),
        ("en", "1,098", "98.75%", "−1,098"),
        ("it", "1.098", "98,75%", "−1.098"),
    ],
)
def test_numbers_are_written_as_people_write_them(language: str, number: str, percent: str, negative: str) -> None:
    texts = Texts(language)
    written = [texts.number(1098), texts.percent(98.75), texts.signed(-1098)]
    assert [one.replace(NO_BREAK, " ") for one in written] == [number, percent, negative]
    assert texts.signed(12) == "+12"
    assert texts.signed(0) == "0"
    assert texts.number(-0.001, 1) == texts.number(0, 1)  # no minus before nought


def test_a_row_of_the_wrong_width_is_refused() -> None:
    with pytest.raises(ValueError, match="2 cells"):
        Table((Column("a", "A"), Column("b", "B")), [(1, 2), (1,)])


def test_empty_cells_and_texts_in_number_columns_are_shown_as_they_are() -> None:
    column = Column("n", "N", Kind.INT)
    assert shown(None, column, Texts()) == ""
    assert shown("abs.", column, Texts()) == "abs."


def test_every_sanction_is_told_without_colour() -> None:
    faults = [MARKS[one] for one in Sanction if one in MARKS]
    letters = [MARK_LETTERS[one] for one in (*faults, Mark.SOLO)]
    assert len(set(letters)) == len(letters) == 5
    assert set(MARK_COLOURS) == set(MARK_NAMES) == set(Mark) - {Mark.NONE}


def test_the_key_explains_the_letters_that_are_used_and_no_other() -> None:
    table = Table((Column("n", "N", Kind.INT),), [(Cell(5, Mark.PENALTY),), (Cell(9, Mark.TOP),), (3,)])
    assert key_of_marks(table.marks(), Texts()) == "P pénalité"


def test_file_names_are_plain(small: Paper) -> None:
    document = Document("classement", "Classement", small.header(), (), part="general")
    assert document.stem == "classement-general"
    assert slug("Coupe d'été <Ștefan> / 1") == "coupe-d-ete-stefan-1"


def _calls(tree: ast.Module, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and (getattr(node.func, "id", None) == name or getattr(node.func, "attr", None) == name)
    ]


@pytest.mark.parametrize("name", MODULES)
def test_every_text_can_be_found_for_translation(name: str) -> None:
    """``tr`` is given a literal, or a value of a table whose texts are marked where they are defined."""
    tree = ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))
    tables = (
        "MARK_LETTERS",
        "MARK_NAMES",
        "VARIANTS",
        "SANCTIONS",
        "TITLES",
        "CATEGORY_NAMES",
        "SENTENCES",
        "_MONTHS",
        "_UNREAD",
    )
    for call in _calls(tree, "tr"):
        argument = call.args[0]
        if isinstance(argument, ast.Constant):
            assert isinstance(argument.value, str)
            continue
        source = ast.unparse(argument)
        marked = source.split("[")[0] in tables or source in (
            "letter", "name", "known", "entry.title", "chapter", "difficulty(one.share)",
        )  # fmt: skip
        assert marked, f"{name}:{call.lineno} {source}"


def test_a_translation_is_used_everywhere(small: Paper) -> None:
    asked: set[str] = set()

    def translate(context: str, text: str) -> str:
        assert context in ("reports", "reasons")
        asked.add(text)
        return f"§{text}"

    texts = Texts("xx", translate)
    assert texts.tr("Table {number}", number=3) == "§Table 3"
    assert asked == {"Table {number}"}

"""The texts that modules mark reach the translators."""

import ast
from pathlib import Path

from marked_texts import Marked, as_source, marked_texts, sources, texts_of, texts_of_template

ROOT = Path(__file__).parent.parent.parent


def test_literals_of_documents_are_found_and_computed_texts_are_not() -> None:
    source = 'a = mark("un")\nb = texts.tr("deux {n}", n=1)\nc = tr(a)\nd = self._texts.tr("tr" "ois")\nother("non")\n'
    assert [one.text for one in texts_of(source, "reports")] == ["un", "deux {n}", "trois"]
    assert {one.context for one in texts_of(source, "reports")} == {"reports"}


def test_texts_of_the_window_are_found_wherever_they_stand() -> None:
    source = (
        'translate("rack", "vide" if n else "plein")\n'
        "class Page:\n"
        "    def show(self):\n"
        "        return f\"<b>{self.tr('Titre')}</b>\"\n"
        "    def more(self):\n"
        '        return self.tr("Coup", "au jeu") + self.tr("%n coup(s)", "", 3) + _tr("rules", "joker")\n'
        '        return texts.tr(self.title) + self.tr(self.text) + translate(context, "non")\n'
    )
    assert [*texts_of(source)] == [
        Marked("rack", "vide"),
        Marked("rack", "plein"),
        Marked("Page", "Titre"),
        Marked("Page", "Coup", "au jeu"),
        Marked("Page", "%n coup(s)", plural=True),
        Marked("rules", "joker"),
    ]


def test_texts_of_templates_are_found() -> None:
    source = """<p a="{{ texts.tr('un mot') }}">{{ texts.tr("l'autre") }}{{ texts.language }}{{ texts.tr(head) }}</p>"""
    assert [*texts_of_template(source)] == [Marked("reports", "un mot"), Marked("reports", "l'autre")]


def test_texts_of_the_whole_program_are_collected() -> None:
    found = {context: [one.text for one in texts] for context, texts in marked_texts(ROOT).items()}
    assert "Classement général" in found["reports"]
    assert "février" in found["reports"]
    assert "Aller à…" in found["reports"]
    assert "Bulletin blanc." in found["reasons"]
    assert "le moins de jokers" in found["rules"]
    assert "La ligne de saisie" in found["KeyHelp"]


def test_every_text_has_a_context() -> None:
    """A ``tr`` outside a class finds no translation when the program runs."""
    assert "" not in marked_texts(ROOT)


def test_every_text_is_a_call_that_lupdate_knows() -> None:
    calls = [node.value for node in ast.parse(as_source(ROOT)).body if isinstance(node, ast.Expr)]
    assert len(calls) == sum(map(len, marked_texts(ROOT).values()))
    for call in calls:
        assert isinstance(call, ast.Call)
        assert ast.unparse(call.func) == "translate"


def test_forms_are_read_by_lupdate_itself(tmp_path: Path) -> None:
    found = sources(ROOT, tmp_path / "new" / "marked.py")
    assert found[-1].read_text("utf-8") == as_source(ROOT)
    assert [path.suffix for path in found[:-1]] == [".ui"] * len(found[:-1])
    assert len(found) > 10

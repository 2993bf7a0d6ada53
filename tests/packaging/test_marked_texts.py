"""The texts that documents mark reach the translators."""

from pathlib import Path

from marked_texts import as_source, marked_texts, texts_of

ROOT = Path(__file__).parent.parent.parent


def test_literals_are_found_and_computed_texts_are_not() -> None:
    source = 'a = mark("un")\nb = texts.tr("deux {n}", n=1)\nc = tr(a)\nd = self._texts.tr("tr" "ois")\nother("non")\n'
    assert [*texts_of(source)] == ["un", "deux {n}", "trois"]


def test_texts_of_documents_are_collected() -> None:
    found = marked_texts(ROOT)
    assert "Classement général" in found["reports"]
    assert "février" in found["reports"]
    assert len(found["reports"]) == len(set(found["reports"]))


def test_every_text_is_a_call_that_lupdate_knows() -> None:
    lines = as_source(ROOT).splitlines()
    assert len(lines) == sum(map(len, marked_texts(ROOT).values()))
    assert all(line.startswith('translate("re') and line.endswith('")') for line in lines)

"""Definitions of French words, and none where a language has none."""

from pathlib import Path

import pytest

from arbitre.application.lexicons.definitions import Definition, Definitions
from arbitre.resources import data_path


@pytest.fixture(scope="module")
def french() -> Definitions:
    return Definitions(data_path("lexicons") / "fr" / "info")


def test_a_verb_form_tells_its_lemma_and_label(french: Definitions) -> None:
    found = french.of("AIMASSIEZ")
    assert [(one.form, one.lemma) for one in found.analyses] == [("aimassiez", "aimer")]
    assert "subjonctif imparfait" in found.analyses[0].label
    assert found.senses[0][0] == "aimer"
    assert all(found.senses[0][1])


def test_both_layers_and_several_lemmas_are_read(french: Definitions) -> None:
    assert {one.label for one in french.of("AALENIEN").analyses} >= {"adj. m. sing."}
    lemmas = {one.lemma for one in french.of("FILS").analyses}
    assert {"fil", "fils"} <= lemmas


@pytest.mark.parametrize("word", ["ABACA", "ZYTHUMS", "KWAS", "MEDIT", "ETE"])
def test_first_last_and_short_words_are_found(french: Definitions, word: str) -> None:
    assert french.of(word).analyses


def test_every_line_of_the_ordered_file_is_found_where_its_word_is(french: Definitions) -> None:
    import gzip

    data = gzip.decompress((data_path("lexicons") / "fr" / "info" / "fr_info.mpl.tsv.gz").read_bytes())
    keys = [line.split(b"\t", 1)[0] for line in data.splitlines()]
    assert keys == sorted(keys), "the file must stay in the order of its bytes"
    for key in keys[:: len(keys) // 200]:
        assert len(french.of(key.decode()).analyses) >= 1


def test_unknown_words_and_languages_without_definitions(french: Definitions, tmp_path: Path) -> None:
    assert french.of("QZQZ") == Definition("QZQZ")
    assert not Definitions(tmp_path).available
    assert Definitions(tmp_path).of("CASA") == Definition("CASA")


def test_the_page_of_an_accented_lemma_is_quoted() -> None:
    assert Definition.page("été") == "https://fr.wiktionary.org/wiki/%C3%A9t%C3%A9"

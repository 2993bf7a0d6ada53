"""The command line speaks French, English or Italian, as it is asked or as the system does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbitre.cli import main, output
from arbitre.cli.messages import language_of_system, speak, taken, tr
from arbitre.cli.output import sentence
from arbitre.domain.base.errors import ArbitreError
from arbitre.translations import LANGUAGES, Translations, translations

DATA = {
    "name": "N", "known": "K", "language": "L", "wanted": "W", "found": 3, "expected": 4, "word": "M", "path": "P",
    "error": "E", "file": "F", "limit": 5, "words": 6, "letter": "X", "text": "T", "row": 7, "letters": "AB",
    "value": "V", "allowed": "A", "key": "C", "n": 8, "why": "Y", "table": 9, "player": "J", "reason": "R",
    "count": 2, "tables": "1-3", "arbiter": "B", "version": 2, "good": 1, "seq": 3, "record": "D", "detail": "Z",
}  # fmt: skip


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out + captured.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_in_each_language(language: str) -> None:
    speak(language)
    for kind, french in output._SENTENCES.items():
        text = sentence(ArbitreError(kind, **DATA))
        assert "{" not in text, kind
        assert not text.startswith(f"{kind}:"), kind  # no data instead of a sentence
        own = translations(language).translate("cli", french)
        assert set(re.findall(r"{(\w+)", own)) == set(re.findall(r"{(\w+)", french)), kind
        if language != "fr" and re.search("[a-z]{4}", re.sub("{.*?}", "", french)):
            assert own != french, kind


@pytest.mark.parametrize(
    ("language", "word", "missing", "file"),
    [
        ("fr", "emploi", "il manque", "pas de tel fichier"),
        ("en", "usage", "are required", "no such file"),
        ("it", "uso", "manca", "il file non esiste"),
    ],
)
def test_help_errors_and_sentences_speak_it_wherever_the_option_stands(
    capsys: pytest.CaptureFixture[str], language: str, word: str, missing: str, file: str
) -> None:
    assert said(capsys, "--messages", language, "--help")[1].startswith(word)
    status, text = said(capsys, "verify", f"--messages={language}")
    assert (status, text.count("\n")) == (2, 1)
    assert missing in text
    status, text = said(capsys, "verify", "none.arbitre", "--messages", language)
    assert (status, text.count("\n")) == (2, 1)
    assert file in text


@pytest.mark.parametrize("given", ["de", "", "?"])
def test_a_language_that_it_does_not_speak_is_refused(capsys: pytest.CaptureFixture[str], given: str) -> None:
    status, text = said(capsys, "verify", "x", f"--messages={given}")
    assert status == 2
    assert "fr, en, it" in text
    assert taken(["verify", "--messages"])[1] == "?"


@pytest.mark.parametrize(
    ("all_of_it", "messages", "lang", "language"),
    [
        ("", "", "", "fr"),
        ("", "", "it_IT.UTF-8", "it"),
        ("", "en_GB", "it_IT", "en"),
        ("C", "en_GB", "it_IT", "fr"),
        ("", "", "de_DE.UTF-8", "fr"),
    ],
)
def test_the_system_s_language_else_french(
    monkeypatch: pytest.MonkeyPatch, all_of_it: str, messages: str, lang: str, language: str
) -> None:
    for name, value in (("LC_ALL", all_of_it), ("LC_MESSAGES", messages), ("LANG", lang)):
        monkeypatch.setenv(name, value)
    assert language_of_system() == language


def test_a_damaged_translation_translates_nothing(tmp_path: Path) -> None:
    speak("en")
    assert tr("aucune solution") == "no move"
    for data in (b"", b"x" * 40, b"\0" * 16 + b"\x42\xff\xff\xff\xff"):
        assert Translations(data).translate("cli", "aucune solution") == "aucune solution"

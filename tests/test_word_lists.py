"""The embedded lists hold the words that they must, and none of those that they must not."""

from __future__ import annotations

import lzma
import re
from pathlib import Path

import pytest

from arbitre.resources import data_path

WORDS = Path(__file__).parent / "data" / "wordlists"


def listed(language: str) -> frozenset[str]:
    with lzma.open(data_path("lexicons") / language / f"{language}.txt.xz", "rt", encoding="utf-8") as lines:
        return frozenset(lines.read().split())


def typed(name: str) -> list[str]:
    lines = (WORDS / name).read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_words_that_must_be_there_and_words_that_must_not(language: str) -> None:
    words, must, never = listed(language), typed(f"{language}_must.txt"), typed(f"{language}_mustnot.txt")
    assert len(must) > 200
    assert len(never) > 50
    assert [word for word in never if word in words] == []
    missing = [word for word in must if word not in words]
    assert len(missing) <= 0.02 * len(must), missing


@pytest.mark.parametrize("language", ["ca", "de", "en", "es", "it", "nl", "ro"])
def test_what_is_said_of_a_list_is_its_own_count(language: str) -> None:
    text = (data_path("lexicons") / language / "SOURCE.md").read_text(encoding="utf-8")
    told = re.search(r"txt\.xz`: ([\d ]+) words", text)
    assert told is not None
    assert int(told[1].replace(" ", "")) == len(listed(language))

"""The one table of languages: what it proposes is there, its examples are true, its words are nobody's solutions."""

from __future__ import annotations

import lzma
from functools import cache

import pytest

from arbitre.application.practice.invented import invented_players
from arbitre.application.presets.languages import WINDOW, Examples, language, leaving_words, of_play, of_window, table
from arbitre.application.presets.rulesets import RuleSets
from arbitre.domain.board.reference import Reference
from arbitre.resources import data_path
from arbitre.ui.words.i18n import NAMES
from tests.grading import tile_set


@cache
def _words(code: str) -> frozenset[str]:
    words: set[str] = set()
    for path in sorted((data_path("lexicons") / code).glob("*.txt.xz")):
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            words.update(map(str.strip, lines))
    return frozenset(words)


def test_every_language_has_its_list_tiles_and_rules() -> None:
    presets = {entry.name for entry in RuleSets().entries()}
    assert set(table()) == {path.parent.name for path in data_path("lexicons").glob("*/tiles.toml")}
    assert tuple(NAMES) == WINDOW
    for code, row in table().items():
        assert row.rules in presets
        assert len(row.words) == 4
        assert all(len(part) >= 4 for part in row.people)
        assert tile_set(code).language == code


@pytest.mark.parametrize("code", WINDOW)
def test_the_languages_of_the_window_have_everything_of_their_own(code: str) -> None:
    row, others = language(code), [table()[one] for one in WINDOW if one != code]
    assert row.leaving
    assert all(row.no_move != other.no_move for other in others)
    assert all(row.people[1] != other.people[1] for other in others)
    assert all(one.spelling for one in tile_set(code).tiles if one.count)
    names = {player.name.split()[0].title() for player in invented_players(40, "1", code)}
    assert names <= set(row.people[1])


@pytest.mark.parametrize(
    ("system", "window", "play"),
    [
        (["fr-FR"], "fr", "fr"),
        (["it_IT", "en-US"], "it", "it"),
        (["en-GB"], "en", "en"),
        (["de-DE"], "en", "de"),
        (["es-ES", "ca"], "en", "es"),
        (["de-DE", "fr-FR"], "fr", "fr"),
        (["ja-JP"], "en", "en"),
        ([], "en", "en"),
    ],
)
def test_a_system_is_spoken_to_in_english_when_its_language_is_not_there(
    system: list[str], window: str, play: str
) -> None:
    assert of_window(system) == window
    assert of_play(window, system).code == play


def test_a_window_proposes_its_own_rules() -> None:
    assert {code: language(code).rules for code in WINDOW} == {
        "fr": "fisf-2023", "en": "english-posl", "it": "italian-box",
    }  # fmt: skip
    assert of_play("it", ["fr-FR"]).code == "it"  # chosen against the system's language


@pytest.mark.parametrize("code", WINDOW)
def test_the_examples_are_words_of_the_list(code: str) -> None:
    words = {word.replace("(", "").replace(")", "") for word in language(code).words}
    assert words <= _words(code)


@pytest.mark.parametrize("row_label", ["letter", "number"])
def test_the_examples_read_across_and_down_in_the_notation_of_the_game(row_label: str) -> None:
    for code in table():
        shown = Examples.of(code, row_label)
        across, down = Reference.parse(shown.across, row_label), Reference.parse(shown.down, row_label)
        assert (across.direction.value, down.direction.value) == ("across", "down")
        assert across.column + len(shown.long) <= 15
        assert down.row + len(shown.other) <= 15


def test_each_language_has_a_word_for_leaving() -> None:
    assert {"PARTI", "LEFT", "PARTITO"} <= leaving_words()

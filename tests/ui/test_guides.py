"""The guide of two pages opens with F1, in the language of the window, and says what is true."""

from __future__ import annotations

import re

import arbitre_build
import pytest
from PySide6.QtCore import Qt

from arbitre.application.languages import WINDOW, Examples
from arbitre.resources import data_path
from arbitre.ui.main_window import MainWindow
from tests.ui.desk_fixtures import hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]

HEADS = {"en": "A first evening", "it": "La prima serata", "fr": "Une première soirée"}
KEYS = {"Maiusc": "Shift", "Maj": "Shift", "Invio": "Return", "Enter": "Return", "Entrée": "Return"}


def _guide(language: str) -> str:
    return (data_path("guides") / f"{language}.md").read_text("utf-8")


def test_the_guide_opens_from_the_keys_in_the_language_of_the_window(window: MainWindow, hands: Hands) -> None:
    for language in ("it", "fr", "en"):
        window.services.languages.set(language)
        window.activateWindow()
        hands.settle()
        hands.press(Qt.Key.Key_F1)
        pages = window.side.help
        assert pages is not None
        pages.activateWindow()
        hands.settle()
        hands.press(Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
        assert pages.guide.isVisible()
        assert HEADS[language] in pages.guide.toPlainText()
        hands.press(Qt.Key.Key_Escape)
        assert not pages.isVisible()
    window.services.languages.set("fr")


@pytest.mark.parametrize("language", WINDOW)
def test_the_keys_of_the_guide_are_those_of_the_window(window: MainWindow, language: str) -> None:
    known = {key.toString() for action in window.actions_ for key in action.shortcuts()}
    for key in re.findall(r"\*\*((?:F\d+|(?:Ctrl|Shift|Alt)\+[^*]+))\*\*", _guide(language)):
        plain = "+".join(KEYS.get(part, part) for part in key.split("+"))
        assert plain in known, (language, key)


@pytest.mark.parametrize("language", WINDOW)
def test_the_guide_is_of_two_pages_and_its_examples_are_the_window_s(language: str) -> None:
    text = _guide(language)
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 3  # first evening, own list, rule sets
    assert 450 <= len(text.split()) <= 1000
    shown = Examples.of(language, "letter" if language == "fr" else "number")
    assert f"`12 {shown.long} {shown.across if language != 'fr' else 'O4'} 45`" in text
    assert "`17<`" in text


def test_the_guides_and_the_languages_are_shipped() -> None:
    assert {"guides", "languages"} <= set(arbitre_build.SHIPPED_RESOURCES)
    assert {path.stem for path in data_path("guides").glob("*.md")} == set(WINDOW)

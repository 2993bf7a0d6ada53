"""The guide of two pages opens with F1, in the language of the window, and says what is true."""

from __future__ import annotations

import re
from datetime import datetime

import arbitre_build
import pytest
from PySide6.QtCore import Qt

from arbitre.application.presets.languages import WINDOW, Examples, language
from arbitre.reports.documents import Document, Header
from arbitre.resources import data_path
from arbitre.ui.kit.papers import file_name
from arbitre.ui.shell.main_window import MainWindow
from tests.ui.desk_fixtures import hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]

HEADS = {"en": "A first evening", "it": "La prima serata", "fr": "Une première soirée"}
KEYS = {"Maiusc": "Shift", "Maj": "Shift", "Invio": "Return", "Enter": "Return", "Entrée": "Return"}


def _guide(code: str) -> str:
    return (data_path("guides") / f"{code}.md").read_text("utf-8")


def test_the_guide_opens_from_the_keys_in_the_language_of_the_window(window: MainWindow, hands: Hands) -> None:
    for code in ("it", "fr", "en"):
        window.services.languages.set(code)
        window.activateWindow()
        hands.settle()
        hands.press(Qt.Key.Key_F1)
        pages = window.side.help
        assert pages is not None
        pages.activateWindow()
        hands.settle()
        hands.press(Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
        assert pages.guide.isVisible()
        assert HEADS[code] in pages.guide.toPlainText()
        hands.press(Qt.Key.Key_Escape)
        assert not pages.isVisible()
    window.services.languages.set("fr")


@pytest.mark.parametrize("code", WINDOW)
def test_the_keys_of_the_guide_are_those_of_the_window(window: MainWindow, code: str) -> None:
    known = {key.toString() for action in window.actions_ for key in action.shortcuts()}
    for key in re.findall(r"\*\*((?:F\d+|(?:Ctrl|Shift|Alt)\+[^*]+))\*\*", _guide(code)):
        plain = "+".join(KEYS.get(part, part) for part in key.split("+"))
        assert plain in known, (code, key)


@pytest.mark.parametrize("code", WINDOW)
def test_the_guide_is_of_two_pages_and_its_examples_are_the_window_s(code: str) -> None:
    text = _guide(code)
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 3  # first evening, own list, rule sets
    assert 450 <= len(text.split()) <= 1000
    shown = Examples.of(code, "letter" if code == "fr" else "number")
    assert f"`12 {shown.long} {shown.across if code != 'fr' else 'O4'} 45`" in text
    assert "`17<`" in text


def test_the_guides_and_the_languages_are_shipped() -> None:
    assert {"guides", "languages"} <= set(arbitre_build.SHIPPED_RESOURCES)
    assert {path.stem for path in data_path("guides").glob("*.md")} == set(WINDOW)


def test_a_document_is_named_in_the_language_of_the_window(window: MainWindow) -> None:
    made = Document("feuille-de-partie", "Game sheet", Header("Cup", datetime(2026, 2, 1)), (), part="2")
    assert file_name(made) == "feuille-de-partie-2"
    window.services.languages.set("en")
    try:
        assert file_name(made) == "game-sheet-2"
    finally:
        window.services.languages.set("fr")


def test_the_sample_is_of_the_language_of_the_window(window: MainWindow) -> None:
    window.services.languages.set("it")
    try:
        window.files.sample_in_memory()
        session = window.desk.session
        assert session is not None
        assert (session.game.lexicon.name, session.game.rules.name) == ("it", "italian-box")
        assert {one.club for one in session.state.players.values()} <= set(language("it").people[2])
        assert window.game_page.marking.line.placeholderText() == "12 CASALE 15D 45"
    finally:
        window.services.languages.set("fr")

"""In any of the three languages: no letter of a screen means two things, and a switch leaves nothing in the old one."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QLabel, QTabBar, QTabWidget, QWidget

from arbitre.app import build
from arbitre.application.practice.evening import sample_evening
from arbitre.settings import Settings
from arbitre.ui.corrections.corrections import Corrections
from arbitre.ui.settings.page import SettingsPage
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.shots.shots import SCREENS, settle
from tests.rooms import catalogue
from tests.ui.window_texts import texts_of

QUICK = (
    "start", "desk", "keys", "bag", "correct-slip", "new-tournament", "new-game", "second-marking", "announce-top",
    "players", "standings", "exchange", "history", "settings",
)  # fmt: skip
"""Every page and most dialogs; the long walk has all of them, in every state that a picture is taken of."""
ASKED = ("NewTournamentDialog", "NewGameDialog", "RehearsalDialog", "PlayerSheetDialog")
"""Dialogs that wait for an answer: the language can't change below them."""


def marked(root: QWidget) -> Iterator[str]:
    """Texts with a letter that Alt reaches in a window."""
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.window() is not root or not widget.isVisibleTo(root):
            continue
        if isinstance(widget, QLabel):
            buddies: list[QWidget | None] = [widget.buddy()]
            if any(buddy is not None and buddy.isVisibleTo(root) for buddy in buddies):
                yield widget.text()
        elif isinstance(widget, QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(index) for index in range(widget.count()))


def shared(root: QWidget) -> list[list[str]]:
    """Texts that share their letter."""
    found: dict[str, list[str]] = defaultdict(list)
    for text in marked(root):
        letter = re.search(r"&([^&])", text.replace("&&", ""))
        if letter is not None:
            found[letter[1].upper()].append(text)
    return [texts for texts in found.values() if len(texts) > 1]


def states(screen: QWidget) -> Iterator[str]:
    """Turn the leaves of a screen one by one: its tabs, the parts of the settings, the kinds of correction."""
    yield ""
    if isinstance(screen, Corrections):
        for row in range(screen.list.count()):
            screen.list.setCurrentRow(row)
            yield f" {row}"
    for page in screen.findChildren(SettingsPage):
        for row in range(page.ui.list.count() if page.isVisible() else 0):
            page.ui.list.setCurrentRow(row)
            yield f" {row}"
    for tabs in screen.findChildren(QTabWidget):
        for index in range(tabs.count() if tabs.isVisible() else 0):
            tabs.setCurrentIndex(index)
            yield f" {index}"
        tabs.setCurrentIndex(0)


class Walk:
    """A window of a language that was led through screens; what was found on the way."""

    def __init__(self, app: QApplication, folder: Path, language: str, names: Iterable[str]) -> None:
        self.letters = 0
        self.twice: dict[str, list[list[str]]] = {}
        settings = Settings(folder / "settings.json")
        settings.set("sounds.muted", True)
        settings.set("solutions_on_one_screen", True)
        self.window: MainWindow = build(app, settings, theme="light", language=language)
        self.window.setUpdatesEnabled(False)  # texts are read, nothing is painted
        self.window.show()
        self.window.set_session(sample_evening(catalogue(), "Soirée", players=6, turns=1))
        self.window.prompt.close_prompt()
        self.lead(names)

    def lead(self, names: Iterable[str]) -> None:
        """Bring screens up and look at their letters."""
        for name in names:
            screen = SCREENS[name](self.window)
            settle()
            for state in states(screen):
                QApplication.processEvents()
                self.letters += sum("&" in text for text in marked(screen))
                if shared(screen):
                    self.twice[f"{self.window.services.languages.code} {name}{state}"] = shared(screen)
            self.window.prompt.close_prompt()

    def texts(self) -> dict[str, str]:
        """The texts of every page, panel and window there is now."""
        for key in self.window.page_keys:
            self.window.show_page(key)
            for _ in states(self.window):
                QApplication.processEvents()
        self.window.show_page("game")
        settle()
        corrections = self.window.side.corrections
        for _ in states(corrections) if corrections is not None else ():
            pass
        found = texts_of(self.window)
        for other in sorted(self.window.findChildren(QWidget), key=lambda one: type(one).__name__):
            kind = type(other).__name__
            if other.isWindow() and other.isVisible() and kind not in ASKED and other is not self.window:
                found |= texts_of(other)
        return {place: text for place, text in found.items() if not MOVING.search(place)}

    def close(self) -> None:
        """Put the window and all that belongs to it away."""
        for other in self.window.findChildren(QWidget):
            if other.isWindow():
                other.close()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


MOVING = re.compile(
    r"Scroll(Left|Right)Button|chainLabel|HistoryPage.*cell\d*/\d+,1\.|MessageBar/|sealEdit|emptyLabel"
    r"|StepButton\d*\.t|Elided.*toolTip"
)
"""Places that differ between two windows of one language: fingerprints, times of day, what was said last, cuts."""


def compare(app: QApplication, folder: Path, names: Iterable[str], languages: tuple[str, ...]) -> Walk:
    """Lead a window of each language through screens and give the last, French one; switched to any of the others and
    back it has the texts of a fresh one."""
    fresh: dict[str, dict[str, str]] = {}
    twice: dict[str, list[list[str]]] = {}
    for language in (*languages, "fr"):
        walk = Walk(app, folder, language, names)
        assert walk.letters > 40
        twice |= walk.twice
        fresh[language] = walk.texts()
        if language != "fr":
            walk.close()
    assert twice == {}
    old: dict[str, str] = {}
    for language in (*languages[::-1], "fr"):
        walk.window.desk.say("Bulletin noté", walk.window.actions_["undo"])
        walk.window.services.languages.set(language)
        settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert walk.window.bar.text == ""
        now = walk.texts()
        assert len(now) > 500
        for place in now.keys() | fresh[language].keys():
            before, after = now.get(place, ""), fresh[language].get(place, "")
            if before != after:
                old[f"{language} {place}"] = f"{before} != {after}"
    assert old == {}
    return walk


def test_no_letter_means_two_things_and_nothing_stays_in_the_old_language(qapp: QApplication, tmp_path: Path) -> None:
    walk = compare(qapp, tmp_path, QUICK, ("it",))
    walk.window.services.languages.set("en")
    walk.lead(("players", "standings", "exchange", "settings", "correct-slip", "new-tournament", "new-game"))
    walk.close()
    assert walk.twice == {}


@pytest.mark.long
def test_so_it_is_of_a_switch_between_any_two_languages(qapp: QApplication, tmp_path: Path) -> None:
    compare(qapp, tmp_path, QUICK, ("en", "it")).close()


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en", "it"])
def test_no_letter_means_two_things_on_any_screen(language: str, qapp: QApplication, tmp_path: Path) -> None:
    walk = Walk(qapp, tmp_path, language, SCREENS)
    walk.close()
    assert walk.letters > 100
    assert walk.twice == {}

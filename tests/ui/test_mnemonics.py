"""On one visible page or dialog no two buttons or labels share a letter, in any of the three languages."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QLabel, QTabBar, QWidget

from arbitre.app import build
from arbitre.application.evening import sample_evening
from arbitre.settings import Settings
from arbitre.ui.shots import SCREENS, settle
from tests.rooms import catalogue


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


def walk(
    app: QApplication, folder: Path, language: str, names: Iterable[str]
) -> tuple[int, dict[str, list[list[str]]]]:
    """How many letters the screens have, and those that mean two things at once."""
    settings = Settings(folder / "settings.json")
    settings.set("sounds.muted", True)
    settings.set("solutions_on_one_screen", True)
    settings.set("new.folder", str(folder))
    window = build(app, settings, theme="light", language=language)
    window.show()
    window.set_session(sample_evening(catalogue(), "Soirée", players=6, turns=1))
    window.prompt.close_prompt()
    count, twice = 0, {}
    for name in names:
        screen = SCREENS[name](window)
        settle()
        count += sum("&" in text for text in marked(screen))
        if shared(screen):
            twice[name] = shared(screen)
    for other in app.topLevelWidgets():
        if other is not window:
            other.close()
    window.close()
    return count, twice


@pytest.mark.parametrize("language", ["fr", "en", "it"])
def test_no_letter_means_two_things(language: str, qapp: QApplication, tmp_path: Path) -> None:
    count, twice = walk(qapp, tmp_path, language, ("players", "new-game", "new-tournament"))
    assert count > 20
    assert twice == {}


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en", "it"])
def test_no_letter_means_two_things_on_any_screen(language: str, qapp: QApplication, tmp_path: Path) -> None:
    count, twice = walk(qapp, tmp_path, language, SCREENS)
    assert count > 100
    assert twice == {}

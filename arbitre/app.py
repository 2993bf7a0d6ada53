"""The composition root of the window: builds its parts, runs it, and takes pictures of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from arbitre.application.lexicons import Catalogue
from arbitre.application.rulesets import RuleSets
from arbitre.resources import data_path
from arbitre.settings import Settings, cache_folder, data_folder
from arbitre.ui.i18n import Languages, language_of_system
from arbitre.ui.main_window import MainWindow
from arbitre.ui.new_tournament import Libraries
from arbitre.ui.sounds import Sound, SoundPlayer
from arbitre.ui.theme import ThemeManager, ThemeName


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The application, made once."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    QGuiApplication.setDesktopFileName("org.arbitre.Arbitre")
    QApplication.setApplicationName("Arbitre")
    return QApplication([sys.argv[0] if sys.argv else "arbitre", *arguments])


def libraries() -> Libraries:
    """Where word lists and rule sets are on this machine."""
    catalogue = Catalogue(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")
    return Libraries(catalogue, RuleSets(own=data_folder() / "rulesets"))


def build(
    app: QApplication, settings: Settings, *, theme: str | None = None, language: str | None = None
) -> MainWindow:
    """The main window with everything it needs."""
    languages = Languages(app, language or settings.get("language", language_of_system()))
    name = theme or settings.get("theme", str(ThemeName.SYSTEM))
    chosen = ThemeName(name) if name in set(ThemeName) else ThemeName.SYSTEM
    themes = ThemeManager(app, chosen, settings.get("scale", 1.0))
    sounds = SoundPlayer(app)
    sounds.muted = settings.get("sounds.muted", False)
    sounds.flash_always = settings.get("sounds.flash", False)
    sounds.set_volume(settings.get("volume", sounds.volume))
    wanted = settings.get("sounds", [str(one) for one in sounds.chosen])
    sounds.choose(Sound(one) for one in wanted if one in set(Sound))
    return MainWindow(libraries(), settings, themes, languages, sounds)


def run_window(path: Path | None = None, arguments: Sequence[str] = ()) -> int:
    """Open the window, on a tournament if one is given, until it is closed."""
    app = application(arguments)
    window = build(app, Settings())
    window.show()
    if path is not None:
        window.open_file(path)
    return app.exec()

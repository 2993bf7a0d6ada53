"""The composition root of the window: builds its parts, runs it, and takes pictures of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from arbitre.application.lexicons import Catalogue
from arbitre.application.rulesets import RuleSets
from arbitre.resources import data_path
from arbitre.settings import Settings, cache_folder, data_folder
from arbitre.ui.main_window import MainWindow
from arbitre.ui.new_tournament import Libraries
from arbitre.ui.theme import ThemeManager, ThemeName

LANGUAGES = ("fr", "en", "it")


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The application, made once."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    QGuiApplication.setDesktopFileName("org.arbitre.Arbitre")
    QApplication.setApplicationName("Arbitre")
    return QApplication([sys.argv[0] if sys.argv else "arbitre", *arguments])


class Languages:
    """The translators in use; French is the source and needs none of ours."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.current = "fr"

    def use(self, language: str) -> None:
        """Show another language at once."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed.clear()
        self.current = language if language in LANGUAGES else "fr"
        QLocale.setDefault(QLocale(self.current))
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, place in ((f"qtbase_{self.current}", folder), (f"arbitre_{self.current}", str(data_path("i18n")))):
            translator = QTranslator(self._app)
            if translator.load(name, place):
                self._app.installTranslator(translator)
                self._installed.append(translator)


def libraries() -> Libraries:
    """Where word lists and rule sets are on this machine."""
    catalogue = Catalogue(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")
    return Libraries(catalogue, RuleSets(own=data_folder() / "rulesets"))


def build(
    app: QApplication, settings: Settings, *, theme: str | None = None, language: str | None = None
) -> tuple[MainWindow, Languages]:
    """The main window with everything it needs."""
    languages = Languages(app)
    languages.use(language or settings.get("language", "fr"))
    name = theme or settings.get("theme", str(ThemeName.SYSTEM))
    themes = ThemeManager(app, ThemeName(name) if name in set(ThemeName) else ThemeName.SYSTEM)
    window = MainWindow(libraries(), settings, themes)
    return window, languages


def run_window(path: Path | None = None, arguments: Sequence[str] = ()) -> int:
    """Open the window, on a tournament if one is given, until it is closed."""
    app = application(arguments)
    window, _ = build(app, Settings())
    window.show()
    if path is not None:
        window.open_file(path)
    return app.exec()

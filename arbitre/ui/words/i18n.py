"""The language of the window: loads compiled translations and switches while the program runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from arbitre.application.presets.languages import Examples, language, of_play, of_window
from arbitre.domain.event.state import Game
from arbitre.reports.texts import Texts
from arbitre.resources import data_path
from arbitre.settings import Settings

SOURCE = "fr"
"""The language that every text is written in; it needs no file."""
NAMES: Mapping[str, str] = {"fr": "Français", "en": "English", "it": "Italiano"}
"""Languages of the window, each by its own name."""
_TRANSLATOR = "language"  # the name of our translators among the application's children
_TERRITORIES = {"fr": "fr_FR", "en": "en_GB", "it": "it_IT"}


def language_of_system() -> str:
    """The first of the system's languages that the window speaks, English when it speaks none."""
    return of_window(QLocale.system().uiLanguages())


def spoken() -> str:
    """The language that the window speaks now."""
    code = QLocale().name().split("_")[0]
    return code if code in NAMES else SOURCE


class Proposal(NamedTuple):
    """What a new tournament, a rehearsal and the tools begin with."""

    language: str
    lexicon: str
    rules: str


def proposed(settings: Settings) -> Proposal:
    """What was chosen last in the window's language, else what the table of languages proposes for it."""
    row = of_play(spoken(), QLocale.system().uiLanguages())
    if settings.get("new.window", SOURCE) != spoken():
        return Proposal(row.code, row.code, row.rules)
    code = settings.get("new.language", row.code)
    return Proposal(code, settings.get("new.lexicon", code), settings.get("new.rules", language(code).rules))


def examples(game: Game | None, settings: Settings) -> Examples:
    """Examples of slips that are true for a game, or for the one that the window would propose."""
    if game is not None:
        return Examples.of(game.tile_set.language, game.row_label)
    code = proposed(settings).language
    return Examples.of(code, "letter" if code == "fr" else "number")


class Languages(QObject):
    """Holds the language in use; a change reaches every widget as ``QEvent.LanguageChange``.

    Contexts of texts that are made outside the window: ``reports`` (documents) and ``reasons`` (the rule book's
    sentences), both through ``texts()``.
    """

    changed = Signal(str)

    def __init__(self, app: QCoreApplication, code: str = SOURCE) -> None:
        super().__init__(app)
        self._app = app
        self.code = ""
        self.set(code)

    def set(self, code: str) -> bool:
        """Speak another language; an unknown one is French. Tells whether its translation was found."""
        wanted = code if code in NAMES else SOURCE
        if wanted == self.code:
            return True
        self.code = wanted
        # Whoever installed them: the application speaks one language, and an older one would fill what this one lacks.
        for old in self._app.findChildren(QTranslator, _TRANSLATOR):
            self._app.removeTranslator(old)
            old.setObjectName("")
            old.deleteLater()
        # Numbers and dates first: widgets write them anew when they are told of the language.
        QLocale.setDefault(QLocale(_TERRITORIES[wanted]))
        self._load(f"qtbase_{wanted}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._load(f"qt_{wanted}", str(data_path("i18n")))  # what that one lacks
        found = self._load(f"arbitre_{wanted}", str(data_path("i18n"))) or wanted == SOURCE
        self.changed.emit(wanted)
        return found

    def choose(self, settings: Settings, code: str) -> None:
        """Speak a language from now on, the next times too."""
        settings.set("language", code)
        self.set(code)

    def _load(self, name: str, folder: str) -> bool:
        translator = QTranslator(self._app)
        if not translator.load(name, folder):
            translator.deleteLater()
            return False
        translator.setObjectName(_TRANSLATOR)
        self._app.installTranslator(translator)
        return True

    def texts(self) -> Texts:
        """The words and formats of documents in the language of the window."""
        return Texts(self.code, translate)


def translate(context: str, text: str) -> str:
    """A text of another layer in the language of the window."""
    return QCoreApplication.translate(context, text)

"""The settings: a list of parts at the left, each made when first looked at; every change holds at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidgetItem, QScrollArea, QWidget

from arbitre.application.session.session import Session
from arbitre.ui.forms.ui_settings_page import Ui_SettingsPage
from arbitre.ui.kit.page import Page, Services
from arbitre.ui.look.icons import icon, pixmap
from arbitre.ui.look.theme import Theme, ink
from arbitre.ui.settings.part import SettingsPart


def _general(services: Services) -> SettingsPart:
    from arbitre.ui.settings.general import GeneralPart

    return GeneralPart(services)


def _sounds(services: Services) -> SettingsPart:
    from arbitre.ui.settings.sounds import SoundsPart

    return SoundsPart(services)


def _files(services: Services) -> SettingsPart:
    from arbitre.ui.settings.files import FilesPart

    return FilesPart(services)


def _lexicons(services: Services) -> SettingsPart:
    from arbitre.ui.settings.lexicons import LexiconsPart

    return LexiconsPart(services)


def _rules(services: Services) -> SettingsPart:
    from arbitre.ui.settings.rules import RulesPart

    return RulesPart(services)


def _season(services: Services) -> SettingsPart:
    from arbitre.ui.settings.season import SeasonPart

    return SeasonPart(services)


PARTS: dict[str, tuple[str, Callable[[Services], SettingsPart]]] = {
    "general": ("settings", _general),
    "sounds": ("sound", _sounds),
    "files": ("save", _files),
    "lexicons": ("book", _lexicons),
    "rules": ("flag", _rules),
    "season": ("calendar", _season),
}


def part_title(key: str) -> str:
    """The name of a part in the language of the moment."""
    return {
        "general": QCoreApplication.translate("settings", "Général"),
        "sounds": QCoreApplication.translate("settings", "Sons"),
        "files": QCoreApplication.translate("settings", "Fichiers et copies"),
        "lexicons": QCoreApplication.translate("settings", "Listes de mots"),
        "rules": QCoreApplication.translate("settings", "Règlements"),
        "season": QCoreApplication.translate("settings", "Catégories"),
    }[key]


class SettingsPage(Page):
    """Arrows choose a part, Tab goes into it."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_SettingsPage()
        self.ui.setupUi(self)
        self._parts: dict[str, SettingsPart] = {}
        for key in PARTS:
            item = QListWidgetItem(self.ui.list)
            item.setSizeHint(QSize(0, 34))
            item.setText(part_title(key))
        self.ui.list.currentRowChanged.connect(self._show)
        self.apply_theme(services.theme)
        self.retranslate()

    def retranslate(self) -> None:
        self.ui.retranslateUi(self)
        self.ui.list.setAccessibleName(QCoreApplication.translate("settings", "Réglages"))
        for row, key in enumerate(PARTS):
            self.ui.list.item(row).setText(part_title(key))

    def apply_theme(self, theme: Theme) -> None:
        for row, (name, _) in enumerate(PARTS.values()):
            picture = QIcon(icon(name, theme))
            picture.addPixmap(pixmap(name, ink(theme.colours.accent), 20), QIcon.Mode.Selected)
            self.ui.list.item(row).setIcon(picture)
        for part in self._parts.values():
            part.apply_theme(theme)

    def set_session(self, session: Session | None) -> None:
        super().set_session(session)
        for part in self._parts.values():
            part.set_session(session)

    def activated(self) -> None:
        super().activated()
        if self.ui.list.currentRow() < 0:
            self.ui.list.setCurrentRow(0)
        else:
            self.part(list(PARTS)[self.ui.list.currentRow()]).load()
        self.ui.list.setFocus()

    def part(self, key: str) -> SettingsPart:
        """A part, made now if it was not yet."""
        if key not in self._parts:
            made = PARTS[key][1](self.services)
            made.set_session(self.session)
            self._parts[key] = made
            scroll = QScrollArea(self)  # with large letters a part is higher than a small screen
            scroll.setWidgetResizable(True)
            scroll.setFrameShape(QScrollArea.Shape.NoFrame)
            scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            scroll.setWidget(made)
            self.ui.stack.addWidget(scroll)
        return self._parts[key]

    def show_part(self, key: str) -> SettingsPart:
        """Bring a part to the front."""
        with QSignalBlocker(self.ui.list):
            self.ui.list.setCurrentRow(list(PARTS).index(key))
        self._show(self.ui.list.currentRow())
        return self.part(key)

    def _show(self, row: int) -> None:
        if 0 <= row < len(PARTS):
            part = self.part(list(PARTS)[row])
            self.ui.stack.setCurrentIndex(list(self._parts).index(list(PARTS)[row]))
            part.load()

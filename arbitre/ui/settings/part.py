"""What a part of the settings answers to: show what is chosen, follow a theme and a language."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from arbitre.application.session.session import Session
from arbitre.settings import Settings
from arbitre.ui.guard import guarded
from arbitre.ui.kit.page import Services
from arbitre.ui.look.theme import Theme


@guarded
class SettingsPart(QWidget):
    """One subject of the settings; a change is kept as soon as it is made."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.session: Session | None = None

    @property
    def settings(self) -> Settings:
        """The remembered choices."""
        return self.services.settings

    def set_session(self, session: Session | None) -> None:
        """Another tournament is open."""
        self.session = session

    def load(self) -> None:
        """Show what is chosen now."""

    def retranslate(self) -> None:
        """Take the texts of the language of the moment."""

    def apply_theme(self, theme: Theme) -> None:
        """Paint with another theme."""

    def keep(self, name: str, value: object) -> None:
        """Remember a choice; a disk that refuses is told."""
        self.settings.set(name, value)
        if self.settings.problem:
            text = self.tr("Ce choix ne sera pas retenu, le disque refuse : {0}")
            self.services.desk.complain(text.format(self.settings.problem))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.load()
        super().changeEvent(event)

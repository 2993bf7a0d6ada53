"""Where tournaments and their copies go, and whether the second folder (a stick) is there."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from arbitre.application.session.safety import Copy, find_copies
from arbitre.settings import copies_folder, documents_folder
from arbitre.ui.forms.ui_settings_files import Ui_SettingsFiles
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.look.theme import Theme
from arbitre.ui.settings.part import SettingsPart
from arbitre.ui.words.texts import number


def folder_problem(folder: Path) -> str:
    """Why copies can't go into a folder (``absent``, ``read_only``); empty when they can."""
    if not folder.is_dir():
        return "absent"
    return "" if os.access(folder, os.W_OK) else "read_only"


class FilesPart(SettingsPart):
    """Folders are chosen in the system's own dialog."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_SettingsFiles()
        self.ui.setupUi(self)
        ui = self.ui
        self._model = KeyedModel((), lambda copy: copy.path, services.theme, self)
        ui.kept.set_keyed(self._model, sortable=False)
        ui.folderButton.clicked.connect(self._ask_folder)
        ui.secondButton.clicked.connect(self._ask_second)
        ui.noSecondButton.clicked.connect(lambda: self.set_second(None))
        self.retranslate()

    def retranslate(self) -> None:
        self.ui.retranslateUi(self)
        self.ui.kept.setAccessibleName(self.tr("Copies gardées"))
        self._model.set_columns(
            (
                TableColumn(self.tr("Date"), lambda copy: f"{copy.at:%d/%m/%Y %H:%M}"),
                TableColumn(self.tr("Partie"), lambda copy: str(copy.game), True),
                TableColumn(self.tr("Coup"), lambda copy: str(copy.turn), True),
                TableColumn(self.tr("Taille"), lambda copy: f"{number(max(1, copy.size // 1024))} Kio", True),
                TableColumn(
                    self.tr("Fichier"), lambda copy: str(copy.path), tip=lambda copy: str(copy.path), wide=True
                ),
            )
        )

    def apply_theme(self, theme: Theme) -> None:
        self._model.set_theme(theme)

    def load(self) -> None:
        ui, settings = self.ui, self.settings
        ui.folderEdit.setText(settings.get("new.folder", str(documents_folder())))
        ui.copiesEdit.setText(str(copies_folder()))
        second = settings.get("copies.second", "")
        ui.secondEdit.setText(second)
        ui.noSecondButton.setEnabled(bool(second))
        self._show_second(Path(second) if second else None)
        self._model.set_rows(self._kept(second))
        ui.kept.fit()

    def _kept(self, second: str) -> list[Copy]:
        if self.session is None:
            return []
        folders = [copies_folder(), *([Path(second)] if second else [])]
        return find_copies(folders, self.session.state.about.name)

    def _show_second(self, folder: Path | None) -> None:
        label = self.ui.secondState
        if folder is None:
            label.setText(self.tr("Sans second dossier, un disque en panne emporte le tournoi et ses copies."))
            set_property(label, "status", "dim")
            return
        match folder_problem(folder):
            case "absent":
                label.setText(self.tr("Le second dossier n’est pas là : branchez la clé."))
                set_property(label, "status", "zero")
            case "read_only":
                label.setText(self.tr("Le second dossier ne se laisse pas écrire."))
                set_property(label, "status", "zero")
            case _:
                free = shutil.disk_usage(folder).free // 2**20
                label.setText(self.tr("Le second dossier est là, {0} Mio libres.").format(number(free)))
                set_property(label, "status", "exact")

    def _ask_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Dossier des tournois"), self.ui.folderEdit.text())
        if folder:
            self.keep("new.folder", folder)
            self.load()

    def _ask_second(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Second dossier des copies"), self.ui.secondEdit.text())
        if folder:
            self.set_second(Path(folder))

    def set_second(self, folder: Path | None) -> None:
        """Keep copies in a second folder too, or no more."""
        self.keep("copies.second", str(folder) if folder is not None else None)
        self.services.applied("copies.second")
        self.load()

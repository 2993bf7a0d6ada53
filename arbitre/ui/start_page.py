"""The start page: begin, open, go on with a recent tournament."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from arbitre.application.session import Session
from arbitre.settings import Settings
from arbitre.ui.actions import Actions
from arbitre.ui.feedback import set_property
from arbitre.ui.forms.ui_start_page import Ui_StartPage
from arbitre.ui.icons import pixmap


class StartPage(QWidget):
    """What is seen first; every button has its letter."""

    open_wanted = Signal(Path)
    sample_wanted = Signal()
    rehearsal_wanted = Signal()

    def __init__(self, settings: Settings, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.ui = Ui_StartPage()
        self.ui.setupUi(self)
        ui = self.ui
        ui.logo.setPixmap(pixmap("arbitre", "#000000", 64))
        for label in (ui.beginHead, ui.recentHead):
            set_property(label, "role", "heading")
        for label in (ui.subtitle, ui.keys, ui.recentNone):
            set_property(label, "role", "dim")
        set_property(ui.title, "role", "title")
        for card in (ui.beginCard, ui.recentCard):
            card.setProperty("card", True)
        ui.newButton.setProperty("primary", True)
        ui.newButton.clicked.connect(actions["new"].trigger)
        ui.openButton.clicked.connect(actions["open"].trigger)
        ui.sampleButton.clicked.connect(self.sample_wanted)
        ui.rehearsalButton.clicked.connect(self.rehearsal_wanted)
        ui.recentList.itemActivated.connect(self._open)
        self._write_name()
        ui.recent.addStretch(1)
        ui.recent.setStretchFactor(ui.recentList, 100)
        ui.grid.setColumnStretch(0, 4)
        ui.grid.setColumnStretch(1, 6)
        ui.grid.setRowStretch(1, 1)
        self.refresh()

    def _write_name(self) -> None:
        self.ui.recentList.setAccessibleName(self.tr("Tournois récents"))

    def refresh(self) -> None:
        """List the tournaments opened last."""
        ui = self.ui
        ui.recentList.clear()
        for path in self._settings.recent():
            item = QListWidgetItem(f"{path.stem}\n{path.parent}", ui.recentList)
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            item.setToolTip(str(path))
        ui.recentList.setVisible(bool(ui.recentList.count()))
        ui.recentNone.setVisible(not ui.recentList.count())

    def _open(self, item: QListWidgetItem) -> None:
        self.open_wanted.emit(Path(item.data(Qt.ItemDataRole.UserRole)))

    def set_session(self, session: Session | None) -> None:
        """Another tournament is open: the list of recent ones has changed."""
        self.refresh()

    def activated(self) -> None:
        """The page came to the front."""
        self.refresh()
        if self.ui.recentList.count():
            self.ui.recentList.setFocus()
            self.ui.recentList.setCurrentRow(0)
        else:
            self.ui.newButton.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        buttons = {
            Qt.Key.Key_N: self.ui.newButton,
            Qt.Key.Key_O: self.ui.openButton,
            Qt.Key.Key_E: self.ui.sampleButton,
            Qt.Key.Key_R: self.ui.rehearsalButton,
        }
        button = buttons.get(Qt.Key(event.key())) if not event.modifiers() else None
        if button is not None:
            button.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write_name()
        super().changeEvent(event)

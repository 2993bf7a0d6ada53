"""The start page: begin, open, go on with a recent tournament."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QListWidgetItem, QPushButton, QWidget

from arbitre.application.session.session import Session
from arbitre.settings import Settings
from arbitre.ui.forms.ui_start_page import Ui_StartPage
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.look.icons import pixmap
from arbitre.ui.words.i18n import NAMES


@guarded
class StartPage(QWidget):
    """What is seen first; every button has its letter."""

    open_wanted = Signal(Path)
    sample_wanted = Signal()
    rehearsal_wanted = Signal()
    language_wanted = Signal(str)

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
        ui.recentList.installEventFilter(self)  # a list takes letters to search in itself
        for code, name in NAMES.items():
            button = QPushButton(name, self)
            button.setFlat(True)
            button.setObjectName(f"language-{code}")
            button.clicked.connect(partial(self.language_wanted.emit, code))
            ui.head.addWidget(button)
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.ui.recentList and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            return self._press(event)
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> bool:
        """The letter marked in a button's text presses it without Alt too, whatever the language."""
        if event.modifiers() or not event.text().isalpha():
            return False
        ui = self.ui
        for button in (ui.newButton, ui.openButton, ui.sampleButton, ui.rehearsalButton):
            if QKeySequence.mnemonic(button.text()) == QKeySequence(f"Alt+{event.text()}"):
                button.click()
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._press(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write_name()
        super().changeEvent(event)

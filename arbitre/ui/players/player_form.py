"""The form of one player or pair: filled by keys, kept by Enter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from arbitre.application.session.players import new_player
from arbitre.domain.base.players import CATEGORIES, Player, SeasonTable
from arbitre.reports.groups import CATEGORY_NAMES
from arbitre.reports.texts import Texts
from arbitre.ui.forms.ui_player_form import Ui_PlayerForm
from arbitre.ui.guard import guarded
from arbitre.ui.words.texts import labelled


@guarded
class PlayerForm(QWidget):
    """Shows a player, or an empty form for a new one."""

    saved = Signal(object, bool)  # Player, new
    remove_wanted = Signal()
    left = Signal()

    def __init__(
        self, season: Callable[[], SeasonTable], texts: Callable[[], Texts], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._season = season
        self._texts = texts
        self._player: Player | None = None
        self.ui = Ui_PlayerForm()
        self.ui.setupUi(self)
        ui = self.ui
        self._edits: dict[str, QLineEdit] = {
            "licence": ui.licenceEdit,
            "club": ui.clubEdit,
            "committee": ui.committeeEdit,
            "country": ui.countryEdit,
            "series": ui.seriesEdit,
            "team": ui.teamEdit,
            "public_name": ui.publicEdit,
        }
        ui.birthEdit.textChanged.connect(self._propose_category)
        ui.saveButton.clicked.connect(self.save)
        ui.removeButton.clicked.connect(self.remove_wanted)
        for line in (ui.nameEdit, ui.partnerEdit, ui.birthEdit, *self._edits.values()):
            line.returnPressed.connect(self.save)
        self.retranslate()
        self.show_player(None)

    def retranslate(self) -> None:
        """Take the texts of the language of the moment."""
        box = self.ui.categoryBox
        self.ui.retranslateUi(self)
        chosen = box.currentData()
        texts = self._texts()
        with QSignalBlocker(box):
            box.clear()
            box.addItem(self.tr("selon l’année de naissance"), "")
            for code in CATEGORIES:
                box.addItem(f"{code} · {texts.tr(CATEGORY_NAMES[code])}", code)
            box.setCurrentIndex(max(0, box.findData(chosen)))
        self._show_head()

    @property
    def player(self) -> Player | None:
        """The player shown; ``None``: a new one."""
        return self._player

    def show_player(self, player: Player | None) -> None:
        """Show a player, or an empty form."""
        self._player = player
        ui, one = self.ui, player or Player("", "")
        pair = len(one.members) == 2
        ui.nameEdit.setText(one.members[0] if pair else one.name)
        ui.partnerEdit.setText(one.members[1] if pair else "")
        for name, line in self._edits.items():
            line.setText(getattr(one, name))
        ui.birthEdit.setText(str(one.birth_year or ""))
        at = ui.categoryBox.findData(one.category)
        if at < 0:
            ui.categoryBox.addItem(one.category, one.category)
            at = ui.categoryBox.count() - 1
        ui.categoryBox.setCurrentIndex(at)
        ui.presentBox.setChecked(one.present)
        ui.note.clear()
        ui.removeButton.setEnabled(player is not None)
        self._show_head()

    def begin(self) -> None:
        """Give the keys to the name."""
        self.ui.nameEdit.setFocus()
        self.ui.nameEdit.selectAll()

    def _show_head(self) -> None:
        self.ui.head.setText(self._player.name if self._player is not None else self.tr("Nouveau joueur"))

    def _propose_category(self, text: str) -> None:
        code = self._season().category(int(text)) if text.isdecimal() and len(text) == 4 else ""
        empty = self.tr("selon l’année de naissance")
        self.ui.categoryBox.setItemText(0, labelled(empty, code) if code else empty)

    def read(self) -> Player:
        """The player that the form tells."""
        ui = self.ui
        first, second = (" ".join(line.text().split()) for line in (ui.nameEdit, ui.partnerEdit))
        year = int(ui.birthEdit.text()) if ui.birthEdit.text().strip().isdecimal() else 0
        values = {name: " ".join(line.text().split()) for name, line in self._edits.items()}
        base = self._player or new_player("")
        return replace(
            base,
            name=f"{first} / {second}" if second else first,
            members=(first, second) if second else (),
            birth_year=year,
            category=ui.categoryBox.currentData() or self._season().category(year),
            present=ui.presentBox.isChecked(),
            **values,
        )

    def save(self) -> None:
        """Keep what is typed; a player needs a name, a year four digits."""
        year = self.ui.birthEdit.text().strip()
        if not self.ui.nameEdit.text().strip():
            self._refuse(self.tr("Un joueur sans nom ne s’inscrit pas."), self.ui.nameEdit)
        elif year and not (year.isdecimal() and 1900 <= int(year) <= self._season().year + 1):
            self._refuse(self.tr("L’année de naissance s’écrit en quatre chiffres."), self.ui.birthEdit)
        else:
            self.ui.note.clear()
            self.saved.emit(self.read(), self._player is None)

    def _refuse(self, text: str, line: QLineEdit) -> None:
        self.ui.note.setText(text)
        line.setFocus()
        line.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.show_player(self._player)
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

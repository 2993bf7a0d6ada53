"""The season's table: from which age to which each category goes."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from PySide6.QtWidgets import QLabel, QSpinBox, QWidget

from arbitre.domain import facts as f
from arbitre.domain.base.players import CATEGORIES, SeasonTable, season, season_of
from arbitre.reports.groups import CATEGORY_NAMES
from arbitre.ui.forms.ui_settings_season import Ui_SettingsSeason
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.settings.part import SettingsPart
from arbitre.ui.words.texts import counted

_OLDEST = 150


class SeasonPart(SettingsPart):
    """Two ages a category; a table with a gap or an overlap is told and not kept."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_SettingsSeason()
        self.ui.setupUi(self)
        ui = self.ui
        self._names: dict[str, QLabel] = {}
        self._born: dict[str, QLabel] = {}
        self._ages: dict[str, tuple[QSpinBox, QSpinBox]] = {}
        for row, code in enumerate(CATEGORIES):
            name, born = QLabel(self), QLabel(self)
            born.setProperty("role", "dim")
            low, high = QSpinBox(self), QSpinBox(self)
            for box in (low, high):
                box.setRange(0, _OLDEST)
                box.setFixedWidth(80)
                box.valueChanged.connect(self._changed)
            name.setBuddy(low)
            self._names[code], self._born[code], self._ages[code] = name, born, (low, high)
            for column, widget in enumerate((name, low, high, born)):
                ui.grid.addWidget(widget, row, column)
        ui.grid.setColumnStretch(3, 1)
        ui.yearBox.setMaximumWidth(110)
        ui.yearBox.valueChanged.connect(self._changed)
        ui.defaultButton.clicked.connect(self._restore)
        ui.applyButton.clicked.connect(self.apply_to_players)
        self.retranslate()

    def retranslate(self) -> None:
        self.ui.retranslateUi(self)
        texts = self.services.languages.texts()
        for code, label in self._names.items():
            name = texts.tr(CATEGORY_NAMES[code])
            label.setText(f"{code} · {name}")
            low, high = self._ages[code]
            low.setAccessibleName(self.tr("{0} : âge le plus bas").format(name))
            high.setAccessibleName(self.tr("{0} : âge le plus haut").format(name))

    def load(self) -> None:
        self._show(season(self.settings.get("season_table", dict[str, object]())))

    def _show(self, table: SeasonTable) -> None:
        boxes = [self.ui.yearBox, *(box for pair in self._ages.values() for box in pair)]
        for box in boxes:
            box.blockSignals(True)
        self.ui.yearBox.setValue(table.year)
        for code, (low, high) in self._ages.items():
            bounds = table.bounds.get(code, (0, 0))
            low.setValue(bounds[0])
            high.setValue(bounds[1])
        for box in boxes:
            box.blockSignals(False)
        self._tell(table)

    def table(self) -> SeasonTable:
        """The table that the boxes tell."""
        bounds = {code: (low.value(), high.value()) for code, (low, high) in self._ages.items()}
        return SeasonTable(self.ui.yearBox.value(), bounds)

    def problem(self) -> str:
        """What is wrong with the ages; empty when they follow each other."""
        before = -1
        for code, (low, high) in self._ages.items():
            if low.value() != before + 1 or high.value() < low.value():
                return self.tr("{0} : les âges doivent suivre ceux de la catégorie d’avant, sans trou.").format(code)
            before = high.value()
        return ""

    def _tell(self, table: SeasonTable) -> None:
        for code, label in self._born.items():
            low, high = table.bounds[code]
            if high >= _OLDEST:
                label.setText(self.tr("naissance en {0} ou avant").format(table.year - low))
            else:
                label.setText(self.tr("naissance de {0} à {1}").format(table.year - high, table.year - low))
        problem = self.problem()
        self.ui.note.setText(problem)
        set_property(self.ui.note, "status", "zero" if problem else "")
        self.ui.applyButton.setEnabled(not problem and self.session is not None)

    def _changed(self) -> None:
        table = self.table()
        self._tell(table)
        if not self.problem():
            self.keep("season_table", table.to_mapping())

    def _restore(self) -> None:
        self._show(SeasonTable(season_of(date.today())))
        self._changed()

    def apply_to_players(self) -> int:
        """Give every player whose year of birth is known the category of the table, as one action; how many changed."""
        session, table = self.session, self.table()
        if session is None or self.problem():
            return 0
        changed = [
            replace(one, category=code)
            for one in session.state.players.values()
            if (code := table.category(one.birth_year)) and code != one.category
        ]
        desk = self.services.desk
        if changed and not desk.succeeds(lambda: session.commit([f.PlayerEdited(one) for one in changed])):
            return 0
        text = self.tr("{0} {0:catégorie changée|catégories changées}.").format(counted(len(changed)))
        desk.say(text, self.services.actions["undo"] if changed else None)
        return len(changed)

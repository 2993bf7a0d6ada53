"""Rule sets: the presets to read, each value with its article, and copies whose values are changed in a form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from arbitre.application.presets.rulesets import RuleSetEntry
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.rules.rule_set import RuleSetError
from arbitre.ui.forms.ui_settings_rules import Ui_SettingsRules
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.look.theme import Theme
from arbitre.ui.settings.part import SettingsPart
from arbitre.ui.settings.rule_form import RuleForm
from arbitre.ui.words.rules import all_sources, problem_text


class RulesPart(SettingsPart):
    """A preset stays as it is; a copy is the arbiter's."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_SettingsRules()
        self.ui.setupUi(self)
        ui = self.ui
        self._sets = services.libraries.rule_sets
        self._model = KeyedModel((), lambda entry: entry.name, services.theme, self)
        self._sources: Mapping[str, dict[str, str]] = {}
        self._form: RuleForm | None = None
        self._sure = ""
        ui.scroll.setFrameShape(ui.scroll.Shape.NoFrame)
        for ground in (ui.scroll.viewport(), ui.formArea):  # the card shows through
            ground.setAutoFillBackground(False)
        ui.table.set_keyed(self._model, sortable=False)
        ui.table.current_changed.connect(self._show)
        ui.table.delete_wanted.connect(self.remove)
        ui.table.opened.connect(lambda entry: ui.scroll.setFocus())
        ui.copyButton.clicked.connect(self.copy)
        ui.copyEdit.returnPressed.connect(self.copy)
        ui.importButton.clicked.connect(self._ask_file)
        ui.removeButton.clicked.connect(self.remove)
        ui.saveButton.clicked.connect(self.save)
        self.retranslate()

    def retranslate(self) -> None:
        self.ui.retranslateUi(self)
        self.ui.table.setAccessibleName(self.tr("Règlements"))
        self._model.set_columns(
            (
                TableColumn(self.tr("Règlement"), lambda one: one.title, wide=True),
                TableColumn(self.tr("Nom"), lambda one: one.name, tone=lambda one: "dim"),
                TableColumn("", lambda one: self.tr("à vous") if one.own else "", tone=lambda one: "accent"),
            )
        )
        if self._form is not None:  # its labels are made with it
            self._form.deleteLater()
            self._form = None

    def apply_theme(self, theme: Theme) -> None:
        self._model.set_theme(theme)

    def load(self) -> None:
        ui = self.ui
        chosen = self._entry()
        if self._form is None:
            self._form = RuleForm(ui.formArea)
            self._form.changed.connect(self._check)
            ui.formLayout.addWidget(self._form)
        self._sources = all_sources(self._sets)
        self._model.set_rows(self._sets.entries())
        ui.table.fit()
        if not ui.table.go_to(chosen.name if chosen is not None else None):
            ui.table.selectRow(0)
        self._show()

    @property
    def form(self) -> RuleForm:
        """The form of the rule set chosen."""
        assert self._form is not None
        return self._form

    def _entry(self) -> RuleSetEntry | None:
        row = self.ui.table.row()
        return row if isinstance(row, RuleSetEntry) else None

    def _show(self) -> None:
        entry, ui = self._entry(), self.ui
        self._sure = ""
        ui.removeButton.setText(self.tr("&Retirer"))
        if entry is None or self._form is None:
            return
        try:
            rules = self._sets.load(entry.name)
        except RuleSetError as error:
            self._say(problem_text(error), "zero")
            return
        self._form.show_rules(rules, self._sources.get(entry.name, {}), editable=entry.own)
        ui.formHead.setText(rules.title)
        ui.saveButton.setEnabled(False)
        ui.saveButton.setVisible(entry.own)
        ui.removeButton.setEnabled(entry.own)
        text = self.tr("Une partie garde le règlement avec lequel elle est ouverte.")
        if not entry.own:
            text = self.tr("Règlement livré : copiez-le sous un autre nom pour en changer des valeurs.")
        self._say(text, "dim")

    def _say(self, text: str, status: str) -> None:
        self.ui.messageLabel.setText(text)
        set_property(self.ui.messageLabel, "status", status)

    def _check(self) -> None:
        """Say at once what is wrong with what was typed."""
        self.ui.saveButton.setEnabled(True)
        focused = self.focusWidget()
        try:
            self.form.rules()
        except RuleSetError as error:
            self._say(problem_text(error), "zero")
        else:
            self._say(self.tr("Pas encore enregistré."), "warning")
        if focused is not None:
            focused.setFocus()

    def save(self) -> bool:
        """Keep the values of the form; what is wrong is told and nothing is kept."""
        entry = self._entry()
        if entry is None or not entry.own:
            return False
        try:
            rules = replace(self.form.rules(), name=entry.name)
            self._sets.save(rules, replace_own=True)
        except RuleSetError as error:
            self._say(problem_text(error), "zero")
            return False
        self.load()
        self._say(self.tr("Enregistré. La prochaine partie ouverte avec ce règlement l’aura."), "exact")
        return True

    def copy(self) -> bool:
        """Copy the rule set chosen under the name typed, ready to be changed."""
        entry, name = self._entry(), self.ui.copyEdit.text().strip()
        if entry is None:
            return False
        title = name.replace("-", " ").replace("_", " ").capitalize()
        try:
            self._sets.copy(entry.name, name, title)
        except RuleSetError as error:
            self._say(problem_text(error), "zero")
            self.ui.copyEdit.setFocus()
            return False
        self.ui.copyEdit.clear()
        self.load()
        self.ui.table.go_to(name)
        self._say(self.tr("Copie « {0} » : changez ses valeurs, puis enregistrez.").format(name), "exact")
        return True

    def _ask_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Ouvrir un règlement"), "", self.tr("Règlements (*.toml)"))
        if path:
            self.take_file(Path(path))

    def take_file(self, path: Path) -> bool:
        """Keep the rule set of a file among the arbiter's own."""
        try:
            rules = self._sets.read(path)
            self._sets.save(rules)
        except (ArbitreError, OSError) as error:
            self._say(problem_text(error) if isinstance(error, ArbitreError) else str(error), "zero")
            return False
        self.load()
        self.ui.table.go_to(rules.name)
        self._say(self.tr("Règlement ajouté : {0}").format(rules.title), "exact")
        return True

    def remove(self) -> None:
        """Remove a rule set of the arbiter's; asked twice, the second time in the button itself."""
        entry = self._entry()
        if entry is None or not entry.own:
            return
        if self._sure != entry.name:
            self._sure = entry.name
            self.ui.removeButton.setText(self.tr("Retirer pour de bon ?"))
            self.ui.removeButton.setFocus()
            return
        try:
            self._sets.remove(entry.name)
        except RuleSetError as error:
            self._say(problem_text(error), "zero")
            return
        self.services.desk.say(self.tr("Règlement retiré : {0}").format(entry.title))
        self.load()

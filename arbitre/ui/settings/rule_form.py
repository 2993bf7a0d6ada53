"""A form made from a rule set's own values: whatever the book counts can be read and, in a copy, changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any, get_args, get_origin, get_type_hints

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from arbitre.domain.rules.rule_set import VARIANTS, RuleSet, RuleSetError
from arbitre.ui.kit.feedback import ElidedLabel, set_property
from arbitre.ui.words.rules import choice_text, key_text, section_texts

_CHOICES: Mapping[str, tuple[str, ...]] = {"row_label": ("", "letter", "number"), "variant": tuple(VARIANTS)}
_HIDDEN = frozenset({"name"})


class Field:
    """One value: its widget, and how it is read and written as TOML would have it."""

    def __init__(self, key: str, kind: Any) -> None:
        self.key = key
        self.widget: QWidget
        self.read: Callable[[], Any]
        self.write: Callable[[Any], None]
        self.changed: Any
        origin, arguments = get_origin(kind), get_args(kind)
        if kind is bool:
            self._box()
        elif kind is int:
            self._number()
        elif key in _CHOICES:
            self._choice(_CHOICES[key])
        elif isinstance(kind, type) and issubclass(kind, StrEnum):
            self._choice(tuple(kind))
        elif origin is tuple and isinstance(arguments[0], type) and issubclass(arguments[0], StrEnum):
            self._chain(tuple(arguments[0]))
        elif origin is tuple:
            self._text(lambda value: ", ".join(map(str, value)), _numbers)
        elif origin is not None:
            self._text(lambda value: ", ".join(f"{one} = {points}" for one, points in value.items()), _table)
        else:
            self._text(str, str)

    def _box(self) -> None:
        box = QCheckBox(key_text(self.key))
        self.widget, self.read, self.write, self.changed = box, box.isChecked, box.setChecked, box.toggled

    def _number(self) -> None:
        spin = QSpinBox()
        spin.setRange(0, 99999)
        spin.setMaximumWidth(110)
        self.widget, self.read, self.write, self.changed = spin, spin.value, spin.setValue, spin.valueChanged

    def _choice(self, values: tuple[str, ...]) -> None:
        box = QComboBox()
        for value in values:
            box.addItem(choice_text(self.key, str(value)), str(value))

        def write(value: Any) -> None:
            box.setCurrentIndex(box.findData(str(value)))

        self.widget, self.read, self.write, self.changed = box, box.currentData, write, box.currentIndexChanged

    def _chain(self, values: tuple[str, ...]) -> None:
        """An ordered choice, written in words; what may stand there is in the tip."""
        words = {choice_text(self.key, str(value)): str(value) for value in values}
        names = {value: word for word, value in words.items()}

        def read(text: str) -> list[str]:
            return [words.get(part.strip(), part.strip()) for part in text.split(">") if part.strip()]

        self._text(lambda value: " > ".join(names.get(str(one), str(one)) for one in value), read)
        self.widget.setToolTip(" > ".join(words))

    def _text(self, show: Callable[[Any], str], read: Callable[[str], Any]) -> None:
        line = QLineEdit()
        line.setMinimumWidth(300)
        self.widget, self.changed = line, line.textEdited
        self.read = lambda: read(line.text())

        def write(value: Any) -> None:
            line.setText(show(value))
            line.setCursorPosition(0)

        self.write = write


class RuleForm(QWidget):
    """Every value of a rule set, by section; a wrong one is marked and told when it is saved."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: dict[str, Field] = {}
        self._labels: dict[str, QLabel] = {}
        self._sources: dict[str, ElidedLabel] = {}
        self._rules: RuleSet | None = None
        column = QFormLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        sections = section_texts()
        groups = {"": _of(RuleSet, ""), **_sections()}
        for section, kinds in groups.items():
            column.addRow(self._group(sections.get(section, section), section, kinds))

    def _group(self, title: str, section: str, kinds: Mapping[str, Any]) -> QGroupBox:
        box = QGroupBox(title, self)
        form = QFormLayout(box)
        form.setContentsMargins(0, 8, 0, 0)
        form.setHorizontalSpacing(16)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, kind in kinds.items():
            key = f"{section}.{name}" if section else name
            field = Field(key, kind)
            self._fields[key] = field
            field.widget.setObjectName(key)
            field.widget.setAccessibleName(key_text(key))
            field.changed.connect(self._on_changed)
            source = ElidedLabel(box)
            source.setProperty("role", "dim")
            self._sources[key] = source
            row = QWidget(box)
            row.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(16)
            line.addWidget(field.widget)
            line.addWidget(source, 1)
            if isinstance(field.widget, QCheckBox):
                form.addRow(row)
                continue
            label = QLabel(key_text(key), box)
            label.setBuddy(field.widget)
            self._labels[key] = label
            form.addRow(label, row)
        return box

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that the form shows."""
        return tuple(self._fields)

    def field(self, key: str) -> QWidget:
        """The widget of a key."""
        return self._fields[key].widget

    def show_rules(self, rules: RuleSet, sources: Mapping[str, str], *, editable: bool) -> None:
        """Show a rule set, each value with its source."""
        self._rules = rules
        data = rules.to_mapping()
        for key, field in self._fields.items():
            section, _, name = key.rpartition(".")
            field.widget.blockSignals(True)
            field.write(data[section][name] if section else data[name])
            field.widget.blockSignals(False)
            field.widget.setEnabled(editable)
            set_property(field.widget, "invalid", False)
            self._sources[key].set_whole(sources.get(key, ""))

    def rules(self) -> RuleSet:
        """The rule set that the form tells. Raises ``RuleSetError``; the field at fault is marked."""
        assert self._rules is not None
        data = self._rules.to_mapping()
        for key, field in self._fields.items():
            set_property(field.widget, "invalid", False)
            section, _, name = key.rpartition(".")
            value = field.read()
            if section:
                data[section][name] = value
            else:
                data[name] = value
        try:
            return RuleSet.from_mapping(data)
        except RuleSetError as error:
            self._mark(str(error.data.get("key", "")))
            raise

    def _mark(self, key: str) -> None:
        wrong = self._fields.get(key) or next((one for one in self._fields.values() if one.key.startswith(key)), None)
        if wrong is not None:
            set_property(wrong.widget, "invalid", True)
            wrong.widget.setFocus()

    def _on_changed(self, *_: object) -> None:
        self.changed.emit()


def _of(kind: Any, section: str) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {
        item.name: hints[item.name]
        for item in fields(kind)
        if not is_dataclass(hints[item.name]) and item.name not in _HIDDEN
    }


def _sections() -> dict[str, dict[str, Any]]:
    hints = get_type_hints(RuleSet)
    return {item.name: _of(hints[item.name], item.name) for item in fields(RuleSet) if is_dataclass(hints[item.name])}


def _numbers(text: str) -> list[Any]:
    """Whole numbers in a line; what is none stays text, for the rule set to refuse by name."""
    parts = text.replace(";", ",").replace(" ", ",").split(",")
    return [int(part) if part.isdecimal() else part for part in parts if part]


def _table(text: str) -> dict[str, Any]:
    """``7 = 50, 8 = 75`` as a table; what is no number stays text, for the rule set to refuse by name."""
    found: dict[str, Any] = {}
    for part in text.replace(";", ",").split(","):
        if part.strip():
            left, _, right = part.partition("=")
            found[left.strip()] = int(right) if right.strip().isdecimal() else right.strip()
    return found

"""What was typed in a dialog that was left comes back when it is opened again: Escape loses nothing."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

Draft = dict[str, object]
"""The value of each field of a dialog, by the field's name."""


class Drafts:
    """Keeps what was typed in dialogs that were left, by kind of dialog, until one of the kind is accepted."""

    def __init__(self) -> None:
        self._kept: dict[str, Draft] = {}

    def offer(self, dialog: QDialog) -> None:
        """Fill a new dialog with what was typed in the one before, and keep what it holds if it is left in its turn."""
        kind = type(dialog).__name__
        fresh = read(dialog)
        kept = self._kept.pop(kind, None)
        if kept is not None:
            write(dialog, kept)

        def left() -> None:
            typed = read(dialog)
            if typed != fresh:
                self._kept[kind] = typed

        dialog.rejected.connect(left)

    def has(self, dialog: type[QDialog]) -> bool:
        """Whether something typed in a dialog of that kind waits for it."""
        return dialog.__name__ in self._kept


def read(dialog: QDialog) -> Draft:
    """The values of a dialog's named fields."""
    found: Draft = {}
    for field in dialog.findChildren(QWidget):
        name = field.objectName()
        if not name or name.startswith("qt_"):
            continue
        if isinstance(field, QLineEdit) and not field.isReadOnly():
            found[name] = field.text()
        elif isinstance(field, QPlainTextEdit):
            found[name] = field.toPlainText()
        elif isinstance(field, QSpinBox):
            found[name] = field.value()
        elif isinstance(field, QComboBox):
            found[name] = field.currentData() if field.currentData() is not None else field.currentIndex()
        elif isinstance(field, QCheckBox):
            found[name] = field.isChecked()
    return found


def write(dialog: QDialog, draft: Draft) -> None:
    """Put values into a dialog's fields; choices first, as others may follow them."""
    order = (QComboBox, QCheckBox, QSpinBox, QPlainTextEdit, QLineEdit)
    for kind in order:
        for field in dialog.findChildren(kind):
            value = draft.get(field.objectName())
            if isinstance(field, QComboBox) and value is not None:
                index = field.findData(value)
                field.setCurrentIndex(index if index >= 0 else int(value) if isinstance(value, int) else 0)
            elif isinstance(field, QCheckBox) and isinstance(value, bool):
                field.setChecked(value)
            elif isinstance(field, QSpinBox) and isinstance(value, int):
                field.setValue(value)
            elif isinstance(field, QPlainTextEdit) and isinstance(value, str):
                field.setPlainText(value)
            elif isinstance(field, QLineEdit) and isinstance(value, str) and not field.isReadOnly():
                field.setText(value)

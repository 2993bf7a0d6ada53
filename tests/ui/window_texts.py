"""Every text of a widget and of what lies in it, by where it stands: what is seen, heard, and shown by a tool tip."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QTreeView,
    QWidget,
)

_CELLS = 60
"""Rows of a table that are read; those after them are made by the same code."""


def texts_of(root: QWidget) -> dict[str, str]:
    """The texts of a tree of widgets by their place in it; two trees built alike have the same places."""
    return dict(_walk(root, type(root).__name__))


def _walk(widget: QWidget, path: str) -> Iterator[tuple[str, str]]:
    for what, text in _own(widget):
        if text:
            yield f"{path}.{what}", text
    counts: dict[str, int] = {}
    for child in widget.children():
        if not isinstance(child, QWidget) or (child.isWindow() and not isinstance(child, QMenu)):
            continue  # another window is a tree of its own
        name = child.objectName() if child.objectName() and "qt_" not in child.objectName() else ""
        name = name or type(child).__name__
        counts[name] = counts.get(name, 0) + 1
        yield from _walk(child, f"{path}/{name}{counts[name] if counts[name] > 1 else ''}")


def _own(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "windowTitle", widget.windowTitle()
    yield "toolTip", widget.toolTip()
    yield "accessibleName", widget.accessibleName()
    yield "accessibleDescription", widget.accessibleDescription()
    for number, action in enumerate(widget.actions()):
        if action.parent() is not None and type(action).__name__ != "DeskAction":
            yield f"action{number}", action.text()
    if isinstance(widget, QLabel):
        yield "text", getattr(widget, "whole", widget.text())
    elif isinstance(widget, QAbstractButton):
        yield "text", widget.text()
    elif isinstance(widget, QGroupBox):
        yield "title", widget.title()
    elif isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
        yield "text", widget.text()
    elif isinstance(widget, (QPlainTextEdit, QTextEdit)):
        yield "placeholder", widget.placeholderText()
        yield "text", widget.toPlainText()
    elif isinstance(widget, QAbstractSpinBox):
        yield "text", widget.text()
    elif isinstance(widget, QComboBox):
        for index in range(widget.count()):
            yield f"item{index}", widget.itemText(index)
    elif isinstance(widget, QTabBar):
        for index in range(widget.count()):
            yield f"tab{index}", widget.tabText(index)
            yield f"tabTip{index}", widget.tabToolTip(index)
    elif isinstance(widget, QDockWidget):
        yield "title", widget.windowTitle()
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _cells(widget.model(), QModelIndex(), "", isinstance(widget, QTreeView))


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    try:
        return model.columnCount(parent)
    except TypeError:  # a list's model keeps its one column to itself
        return 1


def _cells(model: QAbstractItemModel, parent: QModelIndex, path: str, tree: bool) -> Iterator[tuple[str, str]]:
    columns = _columns(model, parent)
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    if not path:
        for column in range(columns):
            for role in roles:
                text = model.headerData(column, Qt.Orientation.Horizontal, role)
                if isinstance(text, str):
                    yield f"head{column}.{role.name}", text
    for row in range(min(model.rowCount(parent), _CELLS)):
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in roles:
                text = model.data(index, role)
                if isinstance(text, str):
                    yield f"cell{path}/{row},{column}.{role.name}", text
            if column == 0 and columns > 1 and index.isValid() and tree:
                yield from _cells(model, index, f"{path}/{row}", tree)

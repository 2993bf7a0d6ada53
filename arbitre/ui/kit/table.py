"""Tables of the pages: rows known by a key, sorted, coloured and ticked; lists that are driven by keys alone."""

from __future__ import annotations

import html
import unicodedata
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QElapsedTimer, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from arbitre.ui.guard import guarded
from arbitre.ui.kit.models import Column, Index, RowsModel
from arbitre.ui.look.theme import Theme

_CELL_ROOM = 22
_WIDEST = 420
_SEEN = 600  # rows that are looked at for the width of a column
_LEAST_WIDE = 150  # of the column that takes what room is left
_SEARCH_MS = 900
"""A pause as long as this begins another search by typing."""


def plain(text: str) -> str:
    """A text without accents and case, for looking things up.

    >>> plain("Élodie ȘERBAN")
    'elodie serban'
    """
    parts = unicodedata.normalize("NFKD", text)
    return "".join(one for one in parts if not unicodedata.combining(one)).casefold()


@dataclass(frozen=True)
class TableColumn(Column):
    """A column of a page's table.

    ``sort``: what it is sorted by (the value written by default); ``tone``: a colour token of the theme; ``bold``;
    ``ticked``: a box that Space ticks (``None``: no box); ``tip``: more words; ``wide``: takes what room is left.
    """

    sort: Callable[[Any], Any] | None = None
    tone: Callable[[Any], str] | None = None
    bold: Callable[[Any], bool] | None = None
    ticked: Callable[[Any], bool | None] | None = None
    tip: Callable[[Any], str] | None = None
    wide: bool = False

    def sort_key(self, row: Any) -> Any:
        """What a row is sorted by."""
        return self.sort(row) if self.sort is not None else plain(self.value(row))


@guarded
class KeyedModel(RowsModel):
    """Rows that keep their key whatever their place; sorted by a column, or as they come."""

    def __init__(
        self,
        columns: Sequence[TableColumn],
        key: Callable[[Any], Hashable],
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(columns, parent)
        self._own: tuple[TableColumn, ...] = tuple(columns)
        self._key = key
        self._theme = theme
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._given: tuple[Any, ...] = ()

    def set_columns(self, columns: Sequence[TableColumn]) -> None:
        """Show other columns (or the same in another language)."""
        self.beginResetModel()
        self._own = tuple(columns)
        self._columns = self._own
        if self._sorted is not None and self._sorted[0] >= len(self._own):
            self._sorted = None
        self.endResetModel()

    @property
    def columns(self) -> tuple[TableColumn, ...]:
        """The columns."""
        return self._own

    def set_theme(self, theme: Theme) -> None:
        """Colour with another theme."""
        self._theme = theme

    def set_rows(self, rows: Sequence[Any]) -> None:
        self._given = tuple(rows)
        super().set_rows(self._in_order(self._given))

    def key_at(self, row: int) -> Hashable | None:
        """The key of a row."""
        return self._key(self.rows[row]) if 0 <= row < len(self.rows) else None

    def row_of(self, key: Hashable | None) -> int | None:
        """Where the row of a key is."""
        return next((row for row, one in enumerate(self.rows) if self._key(one) == key), None)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; a negative one: as the rows come."""
        self._sorted = (column, order) if 0 <= column < len(self._own) else None
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        keys = [(self.key_at(index.row()), index.column()) for index in before]
        self._items = tuple(self._in_order(self._given))
        places = {self._key(one): row for row, one in enumerate(self.rows)}
        after = [self.index(places[key], at) if key in places else QModelIndex() for key, at in keys]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _in_order(self, rows: Sequence[Any]) -> Sequence[Any]:
        if self._sorted is None:
            return rows
        column, order = self._sorted
        return sorted(rows, key=self._own[column].sort_key, reverse=order == Qt.SortOrder.DescendingOrder)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column, row = self._own[index.column()], self.rows[index.row()]
        if role == Qt.ItemDataRole.ForegroundRole and column.tone is not None:
            token = column.tone(row)
            return QColor(getattr(self._theme.colours, token)) if token else None
        if role == Qt.ItemDataRole.FontRole and column.bold is not None and column.bold(row):
            font: QFont = self._theme.font(bold=True)
            return font
        if role == Qt.ItemDataRole.CheckStateRole and column.ticked is not None:
            ticked = column.ticked(row)
            if ticked is not None:
                return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
            return None
        if role == Qt.ItemDataRole.ToolTipRole and column.tip is not None:
            return html.escape(column.tip(row)) or None  # a name such as "<b>" is no markup
        return super().data(index, role)


@guarded
class TableView(QTableView):
    """A list driven by keys: Enter opens a row, Space ticks it, letters look for it; the row stays with its key."""

    opened = Signal(object)  # a row
    ticked = Signal(object)  # a row
    current_changed = Signal()
    delete_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search_column = 0
        self._typed = ""
        self._since = QElapsedTimer()
        self._key: Hashable | None = None
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(10)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setMinimumSectionSize(28)
        self.doubleClicked.connect(lambda index: self._open())

    # -- the model ---------------------------------------------------------------------------------------------------

    def set_keyed(self, model: KeyedModel, *, sortable: bool = True) -> None:
        """Show a model; its heads sort when clicked."""
        self.setModel(model)
        if sortable:
            self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
            self.horizontalHeader().setSortIndicatorClearable(True)
            self.setSortingEnabled(True)
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        self.selectionModel().currentRowChanged.connect(lambda *_: self.current_changed.emit())

    @property
    def keyed(self) -> KeyedModel:
        """The model."""
        model = self.model()
        assert isinstance(model, KeyedModel)
        return model

    def fit(self) -> None:
        """Give every column the room of its content, and what is left to the wide one."""
        metrics = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(metrics.height() + 8)
        head = self.horizontalHeader()
        bold = QFont(head.font())
        bold.setBold(True)
        head_metrics = QFontMetrics(bold)
        rows = self.keyed.rows
        seen = rows if len(rows) <= _SEEN else rows[:: len(rows) // _SEEN + 1]
        for index, column in enumerate(self.keyed.columns):
            texts = {column.value(row) for row in seen}
            longest = sorted(texts, key=len)[-4:]
            room = max((metrics.horizontalAdvance(text) for text in longest), default=0) + _CELL_ROOM
            if column.bold is not None:
                room += room // 10
            if column.ticked is not None:
                room += 24
            own_head = head_metrics.horizontalAdvance(column.head) + _CELL_ROOM
            if self.isSortingEnabled() and head.sortIndicatorSection() == index:
                own_head += 14
            head.setSectionResizeMode(index, QHeaderView.ResizeMode.Interactive)
            head.resizeSection(index, min(max(room, own_head), _WIDEST))
        self._stretch()

    def _stretch(self) -> None:
        """Let the wide column take what room is left, when that is enough for it."""
        columns = self.keyed.columns
        wide = next((index for index, column in enumerate(columns) if column.wide), None)
        if wide is None:
            return
        head = self.horizontalHeader()
        others = sum(head.sectionSize(index) for index in range(len(columns)) if index != wide)
        room = self.viewport().width() - others
        if room >= _LEAST_WIDE:
            head.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        else:
            head.setSectionResizeMode(wide, QHeaderView.ResizeMode.Interactive)
            head.resizeSection(wide, _LEAST_WIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if isinstance(self.model(), KeyedModel):
            self._stretch()

    def row(self) -> Any:
        """The row where the cursor is, or ``None``."""
        index = self.currentIndex()
        return self.keyed.row(index.row()) if index.isValid() and index.row() < self.keyed.rowCount() else None

    def selected(self) -> list[Any]:
        """The rows selected, in order."""
        picked = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.keyed.row(row) for row in picked]

    def go_to(self, key: Hashable | None) -> bool:
        """Put the cursor on the row of a key."""
        row = self.keyed.row_of(key)
        if row is None:
            return False
        self.selectRow(row)
        self.scrollTo(self.keyed.index(row, 0))
        return True

    def _remember(self) -> None:
        row = self.currentIndex().row()
        self._key = self.keyed.key_at(row) if row >= 0 else None

    def _restore(self) -> None:
        if self._key is not None and self.go_to(self._key):
            return
        if self.keyed.rowCount():
            self.selectRow(0)
        self.current_changed.emit()

    # -- keys --------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._open()
        elif key == Qt.Key.Key_Space and not event.modifiers() and not self._searching():
            row = self.row()
            if row is not None:
                self.ticked.emit(row)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not event.modifiers():
            self.delete_wanted.emit()
        elif key == Qt.Key.Key_Home and not event.modifiers():
            self.selectRow(0)
        elif key == Qt.Key.Key_End and not event.modifiers():
            self.selectRow(self.keyed.rowCount() - 1)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Go to the first row whose name begins with what is typed, accents and case aside."""
        if not search.strip() and not self._searching():
            return
        if not self._searching():
            self._typed = ""
        self._typed += plain(search)
        self._since.start()
        column = self.keyed.columns[self.search_column]
        start = max(0, self.currentIndex().row())
        count = self.keyed.rowCount()
        for step in range(count):
            row = (start + step) % count
            if any(part.startswith(self._typed) for part in _heads(plain(column.value(self.keyed.row(row))))):
                self.selectRow(row)
                return

    def _searching(self) -> bool:
        return bool(self._typed) and self._since.isValid() and self._since.elapsed() < _SEARCH_MS

    def _open(self) -> None:
        row = self.row()
        if row is not None:
            self.opened.emit(row)

    def mousePressEvent(self, event: Any) -> None:
        point: QPoint = event.position().toPoint()
        index = self.indexAt(point)
        super().mousePressEvent(event)
        if index.isValid() and index.data(Qt.ItemDataRole.CheckStateRole) is not None:
            left = self.visualRect(index).left()
            if point.x() - left < 26:
                self.ticked.emit(self.keyed.row(index.row()))


def _heads(text: str) -> list[str]:
    """The text from each of its words on."""
    words = text.split(" ")
    return [" ".join(words[at:]) for at in range(len(words))]

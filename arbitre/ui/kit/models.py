"""Table models of the desk: the solutions of a turn, paged and filtered, and rows of plain values for other pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arbitre.domain.board.move import Move
from arbitre.domain.event.state import Turn
from arbitre.ui.guard import guarded

Index = QModelIndex | QPersistentModelIndex
PAGE = 256
MOVE_ROLE = Qt.ItemDataRole.UserRole + 1
FLAG_ROLE = Qt.ItemDataRole.UserRole + 2
COUNT_ROLE = Qt.ItemDataRole.UserRole + 3


class Paged(Protocol):
    """A list that gives its moves page by page."""

    def __len__(self) -> int: ...
    def page(self, start: int, stop: int) -> list[Move]:
        """Moves ``start`` to ``stop``."""
        ...


class Narrowable(Paged, Protocol):
    """A list of solutions that can be filtered."""

    def filter(
        self, *, prefix: str = "", word: str = "", contains: str = "", min_points: int = 0, max_points: int = 65535
    ) -> Paged:
        """The moves that fit."""
        ...


@dataclass(frozen=True, slots=True)
class Filter:
    """What the filter line asks for: letters at the start, inside (``*ET``), or points (``30-40``, ``>30``, ``42``)."""

    prefix: str = ""
    contains: str = ""
    low: int = 0
    high: int = 65535

    @classmethod
    def parse(cls, text: str) -> Filter:
        """Read a filter line; parts are joined by spaces.

        >>> Filter.parse("vi 30-40"), Filter.parse("*et >20")
        (Filter(prefix='VI', contains='', low=30, high=40), Filter(prefix='', contains='ET', low=20, high=65535))
        """
        prefix, contains, low, high = "", "", 0, 65535
        for part in text.upper().split():
            head, dash, tail = part.partition("-")
            if part.startswith(">") and part[1:].isdecimal():
                low = int(part[1:])
            elif part.startswith("<") and part[1:].isdecimal():
                high = int(part[1:])
            elif head.isdecimal() and (not dash or tail.isdecimal()):
                low, high = sorted((int(head), int(tail or head)))
            elif part.startswith("*"):
                contains = part.strip("*")
            elif part.isalpha():
                prefix = part
        return cls(prefix, contains, low, high)

    @property
    def empty(self) -> bool:
        """True when everything passes."""
        return self == Filter()


@guarded
class SolutionsModel(QAbstractTableModel):
    """The legal moves of a turn: the tied tops first, then by score; made page by page, as they are looked at.

    ``flags``: a reason beside a move (the book's choice among the tops); ``slips``: how many slips have each move.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: Narrowable | None = None
        self._found: Paged | None = None
        self._pages: dict[int, list[Move]] = {}
        self._rows = 0
        self._first: tuple[Move, ...] = ()
        self._flags: dict[Move, str] = {}
        self._slips: Counter[Move] = Counter()
        self._row_label = "letter"
        self._filter = Filter()

    def show(self, solutions: Narrowable | None, row_label: str, first: Sequence[Move], flags: dict[Move, str]) -> None:
        """Show a list; ``first`` moves come before all others, in their order."""
        if solutions is self._all and tuple(first) == self._first and row_label == self._row_label:
            if flags != self._flags:
                self._flags = flags
                self._repaint()
            return
        self.beginResetModel()
        self._all, self._row_label, self._first, self._flags = solutions, row_label, tuple(first), flags
        self._narrow()
        self.endResetModel()

    def set_filter(self, wanted: Filter) -> None:
        """Show only part of the list."""
        if wanted == self._filter:
            return
        self.beginResetModel()
        self._filter = wanted
        self._narrow()
        self.endResetModel()

    def set_slips(self, slips: Counter[Move]) -> None:
        """Tell how many slips have each move."""
        if slips != self._slips:
            self._slips = slips
            self._repaint()

    @property
    def total(self) -> int:
        """How many moves there are, filtered out ones included."""
        return len(self._all) if self._all is not None else 0

    def move_at(self, row: int) -> Move | None:
        """The move of a row."""
        if not 0 <= row < self._rows:
            return None
        lead = len(self._lead)
        if row < lead:
            return self._lead[row]
        at = row - lead
        for move in self._lead_positions:
            if at >= move:
                at += 1
        number, offset = divmod(at, PAGE)
        if number not in self._pages:
            if len(self._pages) > 40:
                self._pages.clear()
            assert self._found is not None
            self._pages[number] = self._found.page(number * PAGE, (number + 1) * PAGE)
        return self._pages[number][offset]

    def row_of(self, move: Move) -> int | None:
        """The row of a move among the first thousand."""
        return next((row for row in range(min(self._rows, 1000)) if self.move_at(row) == move), None)

    def _narrow(self) -> None:
        self._pages = {}
        self._lead: tuple[Move, ...] = ()
        self._lead_positions: list[int] = []
        if self._all is None:
            self._found, self._rows = None, 0
            return
        wanted = self._filter
        self._found = self._all if wanted.empty else self._all.filter(
            prefix=wanted.prefix, contains=wanted.contains, min_points=wanted.low, max_points=wanted.high
        )  # fmt: skip
        self._rows = len(self._found)
        if wanted.empty and self._first:
            head = self._found.page(0, PAGE)
            known = [move for move in self._first if move in head]
            self._lead = tuple(known)
            self._lead_positions = sorted(head.index(move) for move in known)

    def _repaint(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(self._rows - 1, self.columnCount() - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 4

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        move = self.move_at(index.row())
        if move is None:
            return None
        if role == MOVE_ROLE:
            return move
        if role == FLAG_ROLE:
            return self._flags.get(move)
        if role == COUNT_ROLE:
            return self._slips[move]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() >= 2:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._flags.get(move)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            count = self._slips[move]
            return (move.printed(), move.reference.text(self._row_label), str(move.score), str(count or ""))[
                index.column()
            ]
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal and 0 <= section < 4:
            return (self.tr("Solution"), self.tr("Réf."), self.tr("Pts"), self.tr("Bull."))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            side = Qt.AlignmentFlag.AlignRight if section >= 2 else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return super().headerData(section, orientation, role)


def slips_by_move(turn: Turn, row_label: str) -> Counter[tuple[str, str]]:
    """How many slips of a turn are paid for each word and place (plain word, reference)."""
    counts: Counter[tuple[str, str]] = Counter()
    for marked in turn.slips.values():
        ruling = marked.ruling
        if ruling.word and ruling.base:
            counts[(ruling.word.upper().replace("[", "").replace("]", ""), ruling.reference)] += 1
    return counts


@dataclass(frozen=True)
class Column:
    """A column of a plain table: its head, how a row's value is written, and whether it is a number."""

    head: str
    value: Callable[[Any], str]
    number: bool = False


@guarded
class RowsModel(QAbstractTableModel):
    """Rows of any frozen values under named columns."""

    def __init__(self, columns: Sequence[Column], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self._items: tuple[Any, ...] = ()

    def set_rows(self, rows: Sequence[Any]) -> None:
        """Show other rows; nothing is reset when they are the same."""
        fresh = tuple(rows)
        if fresh == self._items:
            return
        if len(fresh) == len(self._items) and fresh:
            self._items = fresh
            self.dataChanged.emit(self.index(0, 0), self.index(len(fresh) - 1, len(self._columns) - 1))
            return
        self.beginResetModel()
        self._items = fresh
        self.endResetModel()

    def row(self, index: int) -> Any:
        """The value of a row."""
        return self._items[index]

    @property
    def rows(self) -> tuple[Any, ...]:
        """All rows."""
        return self._items

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._items)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.value(self._items[index.row()])
        if role == Qt.ItemDataRole.TextAlignmentRole and column.number:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return super().headerData(section, orientation, role)
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.head
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

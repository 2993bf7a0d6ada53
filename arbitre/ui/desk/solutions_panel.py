"""All legal moves of the turn shown: tied tops first, the book's choice with its reason, how many slips have each."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from arbitre.domain.board.move import Move
from arbitre.domain.event.state import Turn
from arbitre.ui.guard import guarded
from arbitre.ui.kit.desk import Desk
from arbitre.ui.kit.feedback import ElidedLabel, set_property
from arbitre.ui.kit.models import COUNT_ROLE, FLAG_ROLE, MOVE_ROLE, Filter, SolutionsModel, slips_by_move
from arbitre.ui.look.icons import draw_icon
from arbitre.ui.look.theme import Theme, ink, mix
from arbitre.ui.words.texts import choice_text, number


@guarded
class SolutionDelegate(QStyledItemDelegate):
    """Paints a solution: a star before a top, a bar as long as the share of slips that have it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.best = 1

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours = self.theme.colours
        rect = QRectF(option.rect)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(rect, self.theme.colour("accent"))
        text = ink(colours.accent) if chosen else colours.text
        flag = index.data(FLAG_ROLE)
        painter.setFont(self.theme.font(bold=flag is not None))
        if index.column() == 0:
            side = min(rect.height() - 8, 16)
            if flag is not None:
                star = "star" if flag else "star-outline"
                box = QRectF(rect.left() + 6, rect.center().y() - side / 2, side, side)
                draw_icon(painter, box, star, text if chosen else colours.top)
            rect.setLeft(rect.left() + side + 12)
            self._text(painter, rect, index, text, Qt.AlignmentFlag.AlignLeft)
        elif index.column() == 3:
            count = int(index.data(COUNT_ROLE) or 0)
            if count:
                room = QRectF(rect.left() + 32, rect.center().y() - 4, max(0.0, rect.width() - 36), 8)
                bar = QRectF(room)
                bar.setWidth(max(3.0, room.width() * count / max(1, self.best)))
                painter.fillRect(bar, QColor(_bar(self.theme, chosen)))
                label = QRectF(rect.left(), rect.top(), 26, rect.height())
                painter.setPen(text)
                painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(count))
        else:
            rect.adjust(4, 0, -6, 0)
            side_flag = Qt.AlignmentFlag.AlignRight if index.column() == 2 else Qt.AlignmentFlag.AlignLeft
            self._text(painter, rect, index, text, side_flag)
        painter.restore()

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        colour: str,
        side: Qt.AlignmentFlag,
    ) -> None:
        painter.setPen(colour)
        metrics = QFontMetricsF(painter.font())
        text = metrics.elidedText(str(index.data() or ""), Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, text)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(40, round(QFontMetricsF(self.theme.font()).height() + 8))


def _bar(theme: Theme, chosen: bool) -> str:
    return ink(theme.colours.accent) if chosen else mix(theme.colours.accent, theme.colours.card, 0.35)


@guarded
class SolutionsView(QTableView):
    """The list; Return asks for its solution."""

    activated_move = Signal(object)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            move = self.currentIndex().data(MOVE_ROLE)
            if move is not None:
                self.activated_move.emit(move)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


@guarded
class SolutionsPanel(QFrame):
    """List, filter line, and why the book takes one of the tied tops."""

    retain_wanted = Signal(object)  # Move
    left = Signal()

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._theme = theme
        self._shown = (0, 0)  # game and turn of the list
        self.setProperty("card", True)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self.filter_line = QLineEdit(self)
        self.filter_line.setClearButtonEnabled(True)
        self.filter_line.setMaximumWidth(150)
        self.filter_line.textChanged.connect(self._on_filter)
        self.filter_line.installEventFilter(self)
        self.model = SolutionsModel(self)
        self.view = SolutionsView(self)
        self.view.setModel(self.model)
        self._delegate = SolutionDelegate(theme, self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setShowGrid(False)
        self.view.setTabKeyNavigation(False)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.verticalHeader().hide()
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.view.activated_move.connect(self.retain_wanted)
        self.view.left.connect(self.left)
        self.view.doubleClicked.connect(lambda index: self.retain_wanted.emit(index.data(MOVE_ROLE)))
        self.view.selectionModel().currentRowChanged.connect(self._on_row)
        self._reason = ElidedLabel(self)
        self._reason.setProperty("role", "dim")
        self._veil = QLabel(self)
        self._veil.setWordWrap(True)
        self._veil.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._veil.setProperty("role", "dim")
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self.filter_line)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addWidget(self._veil, 1)
        column.addWidget(self._reason)
        self.retranslate()
        self._size_columns()
        for signal in (desk.changed, desk.focus_changed, desk.solutions_ready):
            signal.connect(self.refresh)
        self.refresh()

    @property
    def current(self) -> Move | None:
        """The solution of the current row."""
        move = self.view.currentIndex().data(MOVE_ROLE)
        return move if isinstance(move, Move) else None

    def refresh(self) -> None:
        """Show the solutions of the turn shown, unless they are hidden."""
        desk, turn, game = self._desk, self._desk.shown, self._desk.game
        shown = (game.number if game is not None else 0, turn.serial if turn is not None else 0)
        if shown != self._shown:  # what was looked for in another turn would hide this one's top
            self._shown = shown
            self.filter_line.clear()
        solutions = None if desk.hides(turn) else desk.solutions(turn)
        label = game.row_label if game is not None else "letter"
        first, flags = self._tops(turn) if solutions is not None else ((), {})
        keep = self.current
        self.model.show(solutions, label, first, flags)
        counts: Counter[Move] = Counter()
        if turn is not None and solutions is not None:
            by_place = slips_by_move(turn, label)
            for (word, reference), count in by_place.items():
                counts.update(
                    {move: count for move in solutions.places(word) if move.reference.text(label) == reference}
                )
        self._delegate.best = max(counts.values(), default=1)
        self.model.set_slips(counts)
        self._titles(turn, solutions is not None)
        if keep is not None and self.current != keep:
            row = self.model.row_of(keep)
            if row is not None:
                self.view.setCurrentIndex(self.model.index(row, 0))

    def _tops(self, turn: Turn | None) -> tuple[tuple[Move, ...], dict[Move, str]]:
        tops = self._desk.tops()
        if tops is None or tops.choice is None or turn is None:
            return (), {}
        ranked = (*tops.choice.ranked, *(out.move for out in tops.choice.eliminated))
        flags = dict.fromkeys(ranked, "")
        chosen = turn.retained or tops.preferred
        if chosen is not None:
            flags[chosen] = choice_text(tops, chosen)
            ranked = (chosen, *(move for move in ranked if move != chosen)) if chosen in ranked else ranked
        return ranked, flags

    def _titles(self, turn: Turn | None, found: bool) -> None:
        hidden = self._desk.hides(turn) and turn is not None
        self._veil.setVisible(hidden)
        self._veil.setText(self._veil_text())
        self.view.setVisible(not hidden)
        self.filter_line.setVisible(not hidden)
        if turn is None or not found:
            self._title.setText(self.tr("Solutions"))
            self._reason.set_whole("")
            return
        self._title.setText(self.tr("Solutions du coup {0} · {1}").format(turn.number, number(self.model.total)))
        tops = self._desk.tops()
        if tops is None or not tops.moves:
            self._reason.set_whole(self.tr("aucun mot jouable"))
            return
        chosen = turn.retained or tops.preferred
        tied = len(tops.moves)
        text = "" if chosen is None else choice_text(tops, chosen)
        state = self.tr("retenu") if turn.retained is not None else self.tr("proposé")
        word = chosen.printed() if chosen is not None else ""
        if tied > 1:
            text = self.tr("{0} tops à égalité : {1} {2}, {3}").format(tied, word, state, text)
        else:
            text = self.tr("{0} {1}, {2}").format(word, state, text)
        self._reason.set_whole(text)
        chosen_below = turn.retained is not None and turn.retained.score < tops.score
        set_property(self._reason, "status", "warning" if chosen_below else "")

    def _veil_text(self) -> str:
        if self._desk.veiled:
            return self.tr("Vous jouez ce coup : ni liste ni points avant votre bulletin scellé et la fin du temps.")
        return self.tr(
            "Solutions cachées : un seul écran, ou écran recopié.\nCtrl+Maj+H les montre si la salle ne voit pas."
        )

    def focus_filter(self) -> None:
        """Put the cursor in the filter line."""
        self.filter_line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter_line.selectAll()

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        self._delegate.theme = theme
        self._size_columns()
        self.view.viewport().update()

    def retranslate(self) -> None:
        """Take the texts of the language of the moment."""
        self.filter_line.setPlaceholderText(self.tr("vi  *ive  30-40"))
        self.filter_line.setAccessibleName(self.tr("Filtrer les solutions : début du mot, *lettres, points"))
        self.view.setAccessibleName(self.tr("Solutions du coup"))
        self._veil.setText(self._veil_text())

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.filter_line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.filter_line.clear()
                self.left.emit()
                return True
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.view.setFocus()
                if self.model.rowCount():
                    self.view.selectRow(0)
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_columns()

    def _on_filter(self, text: str) -> None:
        self.model.set_filter(Filter.parse(text))

    def _on_row(self, current: QModelIndex, before: QModelIndex) -> None:
        if self.view.hasFocus():
            self._desk.set_preview(current.data(MOVE_ROLE))

    def _size_columns(self) -> None:
        self.view.verticalHeader().setDefaultSectionSize(round(QFontMetricsF(self._theme.font()).height() + 8))
        unit = QFontMetricsF(self._theme.font(bold=True)).horizontalAdvance("0")
        place, points = unit * 3.4 + 8, unit * 3.2 + 12
        # The word goes first: what is left of the width is for the bar of slips, which can be short.
        left = self.view.viewport().width() - place - points - unit * 11 - 28
        for column, width in ((1, place), (2, points), (3, min(max(left, unit * 3 + 10), unit * 9))):
            self.view.setColumnWidth(column, round(width))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        super().changeEvent(event)

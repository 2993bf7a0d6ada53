"""The palette of Ctrl+K: every action by a few letters of its name, with its key and why it can't be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from arbitre.application.entry.text import fold_name
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import DeskAction
from arbitre.ui.kit.feedback import key_text
from arbitre.ui.look.icons import draw_icon
from arbitre.ui.look.theme import Theme, ink
from arbitre.ui.words.search_words import search_words

_ACTION = Qt.ItemDataRole.UserRole + 1


@guarded
class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Callable[[], Theme], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: object) -> None:
        theme = self._theme()
        action: DeskAction = index.data(_ACTION)  # type: ignore[attr-defined]
        rect = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        colours = theme.colours
        painter.save()
        if chosen:
            painter.fillRect(rect, theme.colour("accent"))
        why = action.why
        text = ink(colours.accent) if chosen else colours.dim if why else colours.text
        side = 18
        icon_rect = QRectF(rect.left() + 10, rect.center().y() - side / 2, side, side)
        draw_icon(painter, icon_rect, action.spec.icon, text)
        painter.setPen(text)
        painter.setFont(theme.font())
        body = rect.adjusted(38, 0, -130, 0)
        label = f"{action.text()}   —   {why}" if why else action.text()
        shown = QFontMetricsF(painter.font()).elidedText(label, Qt.TextElideMode.ElideRight, body.width())
        painter.drawText(body, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.setFont(theme.font(bold=True))
        keys = rect.adjusted(0, 0, -12, 0)
        painter.drawText(keys, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, key_text(action))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: object) -> QSize:
        return QSize(200, round(QFontMetricsF(self._theme().font()).height() + 12))


@guarded
class Palette(QFrame):
    """A field and a list over the desk; Escape puts them away."""

    def __init__(self, actions: Iterable[DeskAction], theme: Callable[[], Theme], parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = tuple(actions)
        self._over = parent
        self._before: QWidget | None = None
        self.setObjectName("palette")
        self.setAutoFillBackground(True)
        self.setProperty("card", True)
        self.setFrameShape(QFrame.Shape.Box)
        self.field = QLineEdit(self)
        self.field.setProperty("role", "entry")
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setItemDelegate(_Delegate(theme, self.list))
        self.list.itemActivated.connect(lambda item: self._run())
        self.list.itemClicked.connect(lambda item: self._run())
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        self._write_names()
        self.hide()

    def open(self) -> None:
        """Show all actions and wait for letters."""
        window = self._over
        self._before = window.window().focusWidget()
        self._write_names()
        self.field.clear()
        self._search("")
        width = min(720, window.width() - 80)
        height = min(460, window.height() - 120)
        self.setGeometry((window.width() - width) // 2, 70, width, height)
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def _write_names(self) -> None:
        self.field.setPlaceholderText(self.tr("Que faire ?"))
        self.field.setAccessibleName(self.tr("Chercher une action"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._write_names()
            self.list.clear()  # filled anew when it opens
        super().changeEvent(event)

    def dismiss(self) -> None:
        """Put it away and give the focus back."""
        self.hide()
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)

    def _search(self, text: str) -> None:
        wanted = fold_name(text).split()
        words = search_words()
        self.list.clear()
        found = []
        for action in self._actions:
            name = fold_name(action.text())
            others = fold_name(words.get(action.objectName(), ""))
            if action.objectName() != "palette" and all(part in name or part in others for part in wanted):
                starts = bool(wanted) and any(word.startswith(wanted[0]) for word in name.split())
                found.append((not starts, bool(action.why), action))
        for _, _, action in sorted(found, key=lambda one: one[:2]):
            item = QListWidgetItem(action.text(), self.list)
            item.setData(_ACTION, action)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{action.text()} {key_text(action)} {action.why}".strip())
        if self.list.count():
            self.list.setCurrentRow(0)

    def _run(self) -> None:
        item = self.list.currentItem()
        if item is None:
            return
        action: DeskAction = item.data(_ACTION)
        self.dismiss()
        action.trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self.hide()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key == Qt.Key.Key_Escape:
                self.dismiss()
                return True
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
                step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}[
                    Qt.Key(key)
                ]
                row = min(max(self.list.currentRow() + step, 0), self.list.count() - 1)
                self.list.setCurrentRow(row)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if not event.isAutoRepeat():
                    self._run()
                return True
        return super().eventFilter(watched, event)

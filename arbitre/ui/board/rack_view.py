"""The rack on the desk: the letters left over, a plus sign, the letters just drawn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbitre.domain.board.tiles import Letters, TileSet
from arbitre.ui.board.drawing import draw_rack, letters_spoken, rack_width
from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import Theme


@guarded
class RackView(QWidget):
    """Paints a rack of any length as large as its place allows."""

    def __init__(self, tile_set: TileSet, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tile_set = tile_set
        self._theme = theme or Theme()
        self._letters: Letters = ()
        self._leftover = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(28)
        self._describe()

    def set_rack(self, letters: Letters, leftover: int = 0, tile_set: TileSet | None = None) -> None:
        """Show a rack; the first ``leftover`` letters were left from the turn before."""
        self._letters, self._leftover = letters, leftover
        self._tile_set = tile_set or self._tile_set
        self._describe()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        self.update()

    @property
    def letters(self) -> Letters:
        """The rack shown."""
        return self._letters

    def sizeHint(self) -> QSize:
        return QSize(round(rack_width(8, 44.0, gap=True)), 48)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        draw_rack(painter, area, self._letters, self._leftover, self._tile_set, self._theme)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
        super().changeEvent(event)

    def _describe(self) -> None:
        self.setAccessibleName(self.tr("Tirage"))
        left = letters_spoken(self._letters[: self._leftover], self._tile_set)
        new = letters_spoken(self._letters[self._leftover :], self._tile_set)
        if not self._letters:
            self.setAccessibleDescription(self.tr("pas de tirage"))
        elif 0 < self._leftover < len(self._letters):
            self.setAccessibleDescription(self.tr("reliquat {0} ; nouvelles lettres {1}").format(left, new))
        else:
            self.setAccessibleDescription(left + new)

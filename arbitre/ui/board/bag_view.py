"""The tiles that must be in the bag (Ctrl+B): count by count, to compare with the real bag when something is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from arbitre.domain.board.tiles import BLANK, Kind, Letter, TileSet
from arbitre.ui.board.drawing import TileFaces, draw_tile
from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.texts import counted

_COLUMNS = 7


@guarded
class TileCounts(QWidget):
    """Each letter of the set with how many are in the bag; those used up are faint."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._bag: Counter[Letter] = Counter()
        self._tile_set: TileSet | None = None

    def show_bag(self, bag: Counter[Letter], tile_set: TileSet) -> None:
        """Show what must be in the bag."""
        self._bag, self._tile_set = bag, tile_set
        said = ", ".join(f"{letter} {bag[letter]}" for letter in tile_set.order if bag[letter])
        self.setAccessibleName(self.tr("Contenu du sac"))
        self.setAccessibleDescription(said)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        self.update()

    def _letters(self) -> list[Letter]:
        if self._tile_set is None:
            return []
        return [letter for letter in self._tile_set.order if letter == BLANK or self._tile_set.tile(letter).count]

    def sizeHint(self) -> QSize:
        rows = -(-max(1, len(self._letters())) // _COLUMNS)
        return QSize(_COLUMNS * 84, rows * 48)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._tile_set is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        faces = TileFaces(38.0)
        for index, letter in enumerate(self._letters()):
            row, column = divmod(index, _COLUMNS)
            rect = QRectF(column * 84 + 2, row * 48 + 4, 38, 38)
            count = self._bag[letter]
            painter.setOpacity(1.0 if count else 0.3)
            draw_tile(painter, rect, letter, self._tile_set, self._theme, faces)
            painter.setPen(self._theme.colour("text"))
            painter.setFont(self._theme.font(12, bold=bool(count)))
            text = QRectF(rect.right() + 6, rect.top(), 36, rect.height())
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(count))
        painter.end()


@guarded
class BagDialog(QDialog):
    """Not modal; follows the game while it is open. ``content`` gives the bag and the tile set of the moment."""

    def __init__(
        self, content: Callable[[], tuple[Counter[Letter], TileSet] | None], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._content = content
        self.setModal(False)
        self._head = QLabel(self)
        self._head.setProperty("role", "title")
        self.counts = TileCounts(theme, self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._close = buttons.button(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self._head)
        column.addWidget(self.counts)
        column.addWidget(buttons)
        self.refresh()

    def refresh(self) -> None:
        """Count again."""
        self.setWindowTitle(self.tr("Jetons qui doivent être dans le sac"))
        self._close.setText(self.tr("Fermer"))
        found = self._content()
        if found is None:
            self._head.clear()
            return
        bag, tile_set = found
        kinds = Counter(
            {
                kind: sum(bag[tile.text] for tile in tile_set.tiles if tile.kind is kind)
                for kind in (Kind.VOWEL, Kind.CONSONANT, Kind.EITHER)
            }
        )
        self._head.setText(
            self.tr(
                "{0} {0:jeton|jetons} : {1} {1:voyelle|voyelles}, {2} {2:consonne|consonnes}, {3} au choix, "
                "{4} {4:joker|jokers}"
            ).format(
                *map(
                    counted,
                    (sum(bag.values()), kinds[Kind.VOWEL], kinds[Kind.CONSONANT], kinds[Kind.EITHER], bag[BLANK]),
                )
            )
        )
        self.counts.show_bag(bag, tile_set)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

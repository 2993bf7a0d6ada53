"""The board on the desk: shows a position and a previewed move, and lets a real board be typed in square by square."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import CENTRE, LETTER_MULTIPLIER, SQUARES, WORD_MULTIPLIER, Board
from arbitre.domain.board.move import Placement
from arbitre.domain.board.reference import SIZE, Direction
from arbitre.domain.board.tiles import Letter, TileSet, is_blank
from arbitre.ui.board.drawing import BoardGeometry, BoardPicture, column_name, draw_overlay, draw_position, row_name
from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.texts import labelled

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
BLANK_KEYS = "(?*"
"""Typed before a letter: the letter is a blank."""


@guarded
class BoardView(QWidget):
    """A 15 x 15 board of any size; with the keyboard a cursor reads the squares, or types when ``editable``.

    Arrows move and set the direction; a letter fills the square and goes on; ``(`` or ``?`` makes the next one a blank;
    ``[CH]`` types a tile of several characters; Space empties and goes on; Backspace goes back and empties; Ctrl+Z
    undoes.
    """

    square_clicked = Signal(int)
    cursor_moved = Signal(int)
    board_edited = Signal(object)  # Board
    letter_refused = Signal(str)  # what was typed and is no letter of the tile set

    def __init__(self, tile_set: TileSet, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme or Theme()
        self._picture = BoardPicture(Board(), tile_set, tile_set.row_label)
        self._editable = False
        self._cursor = CENTRE
        self._direction = Direction.ACROSS
        self._blank_next = False
        self._bracket: str | None = None
        self._past: list[Board] = []
        self._position: QPixmap | None = None
        self._position_key: object = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(180, 180)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._describe()

    # ---- what is shown ----

    def set_board(
        self,
        board: Board,
        tile_set: TileSet | None = None,
        *,
        row_label: str | None = None,
        last: Iterable[int] = (),
        preview: Placement | Iterable[tuple[int, Letter]] | None = None,
    ) -> None:
        """Show a position; ``last``: squares of the last move; ``preview``: a placement, or ``(square, letter)`` pairs.

        ``row_label``: ``"letter"`` or ``"number"``, the tile set's own when left out.
        """
        tiles = tile_set or self._picture.tile_set
        label = row_label or (tiles.row_label if tile_set else self._picture.row_label)
        pairs = preview.placed if isinstance(preview, Placement) else tuple(preview or ())
        self._show(BoardPicture(board, tiles, label, frozenset(last), pairs))

    def set_preview(self, preview: Placement | Iterable[tuple[int, Letter]] | None) -> None:
        """Show another move translucent, or none."""
        pairs = preview.placed if isinstance(preview, Placement) else tuple(preview or ())
        self._show(replace(self._picture, preview=pairs))

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        self.update()

    @property
    def board(self) -> Board:
        """The position shown, or typed so far."""
        return self._picture.board

    @property
    def preview(self) -> tuple[tuple[int, Letter], ...]:
        """The letters shown translucent."""
        return self._picture.preview

    @property
    def cursor_square(self) -> int:
        """The square of the cursor."""
        return self._cursor

    @property
    def direction(self) -> Direction:
        """Where typing goes."""
        return self._direction

    @property
    def editable(self) -> bool:
        """Whether letters may be typed."""
        return self._editable

    def set_editable(self, editable: bool) -> None:
        """Let the board be typed, or only read."""
        self._editable = editable
        self._past.clear()
        self._reset_pending()
        self.update()

    def set_cursor(self, square: int, direction: Direction | None = None) -> None:
        """Put the cursor on a square and say it to a screen reader."""
        if not 0 <= square < SQUARES:
            return
        self._cursor = square
        self._direction = direction or self._direction
        self._announce()
        self.cursor_moved.emit(square)
        self.update()

    def square_text(self, square: int) -> str:
        """A square in words, as a screen reader says it: its name, its letter and value, or what it counts."""
        row, column = divmod(square, SIZE)
        label = self._picture.row_label
        first, second = row_name(row, label), column_name(column, label)
        name = f"{first}{second}" if label == "letter" else f"{second}{first}"
        letter = self._picture.board.squares[square]
        if letter and is_blank(letter):
            return labelled(name, self.tr("{0}, joker").format(letter.upper()))
        if letter:
            return labelled(name, self.tr("{0}, valeur {1}").format(letter, self._picture.tile_set.value(letter)))
        return labelled(name, _premium_words(square))

    def sizeHint(self) -> QSize:
        return QSize(480, 480)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return width

    def _show(self, picture: BoardPicture) -> None:
        if picture == self._picture:
            return
        self._picture = picture
        self._describe()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleName(self.tr("Grille de jeu"))
        placed = sum(map(bool, self._picture.board.squares))
        self.setAccessibleDescription(self.tr("lettres posées : {0} ; les flèches lisent les cases").format(placed))

    def _announce(self) -> None:
        if self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.square_text(self._cursor)))

    # ---- painting and events ----

    def geometry_of_board(self) -> BoardGeometry:
        """Where the squares lie now."""
        return BoardGeometry.fit(QRectF(self.rect()), self.devicePixelRatioF())

    def paintEvent(self, event: QPaintEvent) -> None:
        geometry, ratio = self.geometry_of_board(), self.devicePixelRatioF()
        painter = QPainter(self)
        # The position is kept as a picture: moves are looked at one after the other, and each is a few tiles only.
        key = (self._picture.board, self._picture.tile_set.name, self._picture.row_label, self._picture.last)
        whole = (key, geometry, ratio, self._theme, self.size())
        if self._position is None or self._position_key != whole:
            self._position = QPixmap(self.size() * ratio)
            self._position.setDevicePixelRatio(ratio)
            self._position.fill(Qt.GlobalColor.transparent)
            inside = QPainter(self._position)
            draw_position(inside, geometry, self._picture, self._theme)
            inside.end()
            self._position_key = whole
        painter.drawPixmap(0, 0, self._position)
        cursor = (self._cursor, self._direction) if self.hasFocus() else None
        draw_overlay(painter, geometry, replace(self._picture, cursor=cursor), self._theme)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._position = None
            self._describe()
            self.update()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._announce()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._reset_pending()
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        square = self.geometry_of_board().at(QPointF(event.position()))
        if square is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        turned = self._direction.other if self._editable and square == self._cursor and self.hasFocus() else None
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.set_cursor(square, turned)
        self.square_clicked.emit(square)

    def event(self, event: QEvent) -> bool:
        # A letter typed into the board is never taken for a shortcut of the window.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        key, plain = Qt.Key(event.key()), not event.modifiers() & (Qt.KeyboardModifier.ControlModifier)
        if plain and key in _STEPS:
            return True
        undo = key == Qt.Key.Key_Z and not plain
        return self._editable and (undo or (plain and (bool(event.text()) or key in (Qt.Key.Key_Home, Qt.Key.Key_End))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (self._move(event) or (self._editable and self._edit(event))):
            super().keyPressEvent(event)

    def _move(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        row, column = divmod(self._cursor, SIZE)
        if key in _STEPS:
            down, right = _STEPS[key]
            row, column = min(max(row + down, 0), SIZE - 1), min(max(column + right, 0), SIZE - 1)
            direction = Direction.DOWN if down else Direction.ACROSS
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            column, direction = (0 if key == Qt.Key.Key_Home else SIZE - 1), Direction.ACROSS
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            row, direction = (0 if key == Qt.Key.Key_PageUp else SIZE - 1), Direction.DOWN
        else:
            return False
        self._reset_pending()
        self.set_cursor(row * SIZE + column, direction)
        return True

    # ---- typing a board ----

    def _edit(self, event: QKeyEvent) -> bool:
        key, text = event.key(), event.text()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if key != Qt.Key.Key_Z:
                return False
            self._undo()
        elif key == Qt.Key.Key_Backspace:
            self._backspace()
        elif key == Qt.Key.Key_Delete:
            self._put("")
        elif key == Qt.Key.Key_Space:
            self._put("")
            self._advance(1)
        elif text and not text.isspace() and text.isprintable():
            self._type(text)
        else:
            return False
        return True

    def _type(self, text: str) -> None:
        if self._bracket is not None:
            self._in_bracket(text)
        elif text == "[":
            self._bracket = ""
        elif text in BLANK_KEYS:
            self._blank_next = True
        elif text != ")":
            self._letter(text)

    def _in_bracket(self, text: str) -> None:
        if text == "]":
            letter, self._bracket = self._bracket or "", None
            self._letter(letter)
        else:
            self._bracket = (self._bracket or "") + text

    def _letter(self, text: str) -> None:
        blank, self._blank_next = self._blank_next, False
        try:
            letter = self._picture.tile_set.tile(_without_accent(text, self._picture.tile_set)).text
        except ArbitreError:
            self.letter_refused.emit(text)
            return
        self._put(letter.lower() if blank else letter)
        self._advance(1)

    def _put(self, letter: Letter) -> None:
        board = self._picture.board
        if board.squares[self._cursor] == letter:
            return
        self._past.append(board)
        self._set_edited(board.with_letters([(self._cursor, letter)]))

    def _undo(self) -> None:
        if self._past:
            self._set_edited(self._past.pop())

    def _set_edited(self, board: Board) -> None:
        old = self._picture
        self._show(BoardPicture(board, old.tile_set, old.row_label))
        self.board_edited.emit(board)

    def _backspace(self) -> None:
        if self._blank_next or self._bracket is not None:
            self._reset_pending()
            return
        if not self._picture.board.squares[self._cursor]:
            self._advance(-1)
        self._put("")

    def _advance(self, steps: int) -> None:
        row, column = divmod(self._cursor, SIZE)
        if self._direction is Direction.ACROSS:
            column = min(max(column + steps, 0), SIZE - 1)
        else:
            row = min(max(row + steps, 0), SIZE - 1)
        self.set_cursor(row * SIZE + column)

    def _reset_pending(self) -> None:
        self._blank_next = False
        self._bracket = None


def _without_accent(text: str, tile_set: TileSet) -> str:
    """Take ``é`` for E on a keyboard that has it, unless the tile set has a letter of its own for it."""
    upper = text.upper()
    if upper in tile_set.order:
        return upper
    base = "".join(one for one in unicodedata.normalize("NFD", upper) if not unicodedata.combining(one))
    return base or upper


def _premium_words(square: int) -> str:
    translate = QCoreApplication.translate
    centre = translate("Board", "centre, ") if square == CENTRE else ""
    if WORD_MULTIPLIER[square] > 1:
        times = translate("Board", "triple") if WORD_MULTIPLIER[square] == 3 else translate("Board", "double")
        return centre + translate("Board", "vide, mot compte {0}").format(times)
    if LETTER_MULTIPLIER[square] > 1:
        times = translate("Board", "triple") if LETTER_MULTIPLIER[square] == 3 else translate("Board", "double")
        return translate("Board", "vide, lettre compte {0}").format(times)
    return translate("Board", "vide")

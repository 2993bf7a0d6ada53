"""The board and the rack on the desk: what is painted, what is said, and typing a board by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from arbitre.domain.board.board import CENTRE, SQUARES, Board
from arbitre.domain.board.move import lay
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.ui.board.board_view import BoardView
from arbitre.ui.board.drawing import BoardGeometry, BoardPicture, draw_board, draw_rack
from arbitre.ui.board.rack_view import RackView
from arbitre.ui.look.theme import COLOURS, Theme, ThemeName

pytestmark = pytest.mark.usefixtures("fonts")
ROWS = ["." * 15] * 7 + ["...FEDAYIN....."] + ["......Zo......."] + ["." * 15] * 6


def picture_of(picture: BoardPicture, theme: Theme, side: int = 600, ratio: float = 1.0) -> QImage:
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.colour("ground"))
    painter = QPainter(image)
    draw_board(painter, BoardGeometry.fit(QRectF(0, 0, side, side), ratio), picture, theme)
    painter.end()
    return image


def pixel(image: QImage, square: int, x: float = 0.2, y: float = 0.2, side: int = 600) -> str:
    rect = BoardGeometry.fit(QRectF(0, 0, side, side), 1.0).square(square)
    point = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y).toPoint()
    return image.pixelColor(point).name().upper()


def type_text(widget: QWidget, text: str) -> None:
    """Type any character; the test library's own keys know ASCII only."""
    for character in text:
        QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, character))


@pytest.fixture
def board(french: TileSet) -> Board:
    return Board.parse(ROWS, french)


@pytest.fixture
def view(qtbot: QtBot, french: TileSet) -> BoardView:
    made = BoardView(french)
    qtbot.addWidget(made)
    made.resize(500, 500)
    made.show()
    qtbot.waitExposed(made)
    made.setFocus()
    return made


@pytest.mark.parametrize("name", list(COLOURS))
def test_squares_and_tiles_have_their_colours(name: ThemeName, french: TileSet, board: Board) -> None:
    colours = COLOURS[name]
    image = picture_of(BoardPicture(board, french, "letter", frozenset([127])), Theme(name))
    assert pixel(image, 0, 0.12, 0.12) == colours.word3
    assert pixel(image, 16, 0.12, 0.12) == colours.word2
    assert pixel(image, 20, 0.12, 0.12) == colours.letter3
    assert pixel(image, 3, 0.12, 0.12) == colours.letter2
    assert pixel(image, 1, 0.5, 0.5) == colours.empty
    assert pixel(image, 108, 0.14, 0.3) == colours.tile
    assert pixel(image, 127, 0.2, 0.25) == colours.blank


def test_the_last_move_wears_a_ring(french: TileSet, board: Board) -> None:
    theme = Theme(ThemeName.LIGHT)
    plain = picture_of(BoardPicture(board, french, "letter"), theme, side=1200)
    marked = picture_of(BoardPicture(board, french, "letter", frozenset([126])), theme, side=1200)
    assert pixel(plain, 126, 0.2, 0.25, side=1200) == theme.colours.tile
    assert pixel(marked, 126, 0.2, 0.25, side=1200) == theme.colours.last
    assert pixel(marked, 126, 0.5, 0.08, side=1200) == theme.colours.ring


def test_premiums_are_written_until_they_are_covered(french: TileSet, board: Board) -> None:
    """The square's drawing has more than one colour while it is free, and the letter's when it is taken."""
    theme = Theme(ThemeName.LIGHT)
    empty = picture_of(BoardPicture(Board(), french, "letter"), theme)
    covered = picture_of(BoardPicture(board, french, "letter"), theme)
    assert pixel(empty, CENTRE, 0.5, 0.5) != theme.colours.word2  # the star
    middle = BoardGeometry.fit(QRectF(0, 0, 600, 600), 1.0).square(0).toRect()
    inks = {empty.pixelColor(x, middle.center().y()).name() for x in range(middle.left(), middle.right())}
    assert len(inks) > 3
    assert pixel(covered, CENTRE, 0.14, 0.6) == theme.colours.tile


def test_a_preview_is_translucent_and_hides_nothing_else(french: TileSet, board: Board) -> None:
    theme = Theme(ThemeName.LIGHT)
    placement = lay(board, french.parse_word("VIVE"), Reference(4, 4, Direction.DOWN))
    image = picture_of(BoardPicture(board, french, "letter", preview=placement.placed), theme)
    first = placement.placed[0][0]
    assert pixel(image, first, 0.2, 0.25) not in (theme.colours.tile, theme.colours.word2)
    rest = picture_of(BoardPicture(board, french, "letter"), theme)
    for square in set(range(SQUARES)) - {square for square, _ in placement.placed}:
        assert pixel(image, square, 0.3, 0.3) == pixel(rest, square, 0.3, 0.3)


@pytest.mark.parametrize("side", [180, 333, 500, 1019])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_lines_fall_on_whole_pixels(side: int, ratio: float) -> None:
    geometry = BoardGeometry.fit(QRectF(0, 0, side, side), ratio)
    for value in (geometry.left, geometry.top, geometry.cell):
        assert value * ratio == pytest.approx(round(value * ratio))
    assert geometry.grid.right() <= side
    assert geometry.grid.bottom() <= side
    assert geometry.grid.width() > side * 0.85


def test_every_square_is_found_again(qapp: object) -> None:
    geometry = BoardGeometry.fit(QRectF(10, 20, 700, 500), 1.0)
    for square in range(SQUARES):
        assert geometry.at(geometry.square(square).center()) == square
    assert geometry.at(QPointF(0, 0)) is None
    assert geometry.at(QPointF(geometry.grid.right() + 1, geometry.grid.top() + 1)) is None


@pytest.mark.parametrize("language", ["es", "ca"])
def test_digraphs_stay_inside_their_tile(language: str, tiles: Callable[[str], TileSet]) -> None:
    tile_set = tiles(language)
    theme = Theme(ThemeName.LIGHT)
    longest = tuple(tile.text for tile in tile_set.tiles if len(tile.text) > 1)
    assert longest
    board = Board().with_letters([(CENTRE + index, letter) for index, letter in enumerate(longest)])
    image = picture_of(BoardPicture(board, tile_set, tile_set.row_label), theme)
    geometry = BoardGeometry.fit(QRectF(0, 0, 600, 600), 1.0)
    for index in range(len(longest)):
        rect = geometry.square(CENTRE + index)
        # The face's own edge, left and right of the letters, is free of ink.
        for x in (rect.left() + rect.width() * 0.075, rect.right() - rect.width() * 0.085):
            column = [image.pixelColor(round(x), round(rect.top() + rect.height() * at / 20)) for at in range(5, 14)]
            assert all(colour.lightness() > 150 for colour in column), longest[index]


def test_the_name_of_a_square_follows_the_convention(french: TileSet, board: Board, view: BoardView) -> None:
    view.set_board(board, french)
    assert view.square_text(108) == "H4 : F, valeur 4"
    assert view.square_text(127) == "I8 : O, joker"
    assert view.square_text(0) == "A1 : vide, mot compte triple"
    view.set_board(board, french, row_label="number")
    assert view.square_text(108).startswith("D8 : F")
    view.set_board(Board(), french)
    assert view.square_text(CENTRE) == "H8 : centre, vide, mot compte double"
    assert view.accessibleName() == "Grille de jeu"


def test_arrows_read_the_squares_of_a_board_that_is_not_edited(
    view: BoardView, qtbot: QtBot, board: Board, french: TileSet
) -> None:
    view.set_board(board, french)
    qtbot.keyClick(view, Qt.Key.Key_Left)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.cursor_square == CENTRE - 16
    qtbot.keyClicks(view, "abc")
    assert view.board == board
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.cursor_square % 15 == 0


def test_a_board_is_typed_across_and_down_with_a_blank(view: BoardView, qtbot: QtBot) -> None:
    view.set_editable(True)
    edits: list[Board] = []
    view.board_edited.connect(edits.append)
    type_text(view, "fe(d)é")
    assert view.board.rows()[7] == ".......FEdE...."
    assert edits[-1] == view.board
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.direction is Direction.DOWN
    qtbot.keyClicks(view, "?zo")
    assert [view.board.squares[(8 + row) * 15 + 11] for row in range(2)] == ["z", "O"]
    qtbot.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert view.board.squares[9 * 15 + 11] == ""
    assert len(edits) == 7


def test_backspace_goes_back_and_space_goes_on(view: BoardView, qtbot: QtBot) -> None:
    view.set_editable(True)
    qtbot.keyClicks(view, "ABC")
    qtbot.keyClick(view, Qt.Key.Key_Backspace)
    assert view.board.rows()[7] == ".......AB......"
    qtbot.keyClick(view, Qt.Key.Key_Left)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert view.board.rows()[7] == ".......A......."
    assert view.cursor_square == CENTRE + 2
    qtbot.keyClick(view, Qt.Key.Key_Home)
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert view.board.rows()[7] == ".......A......."


def test_a_tile_of_two_letters_is_typed_in_brackets(qtbot: QtBot, tiles: Callable[[str], TileSet]) -> None:
    spanish = tiles("es")
    view = BoardView(spanish)
    qtbot.addWidget(view)
    view.show()
    view.setFocus()
    view.set_editable(True)
    type_text(view, "[ch]a([ll]ñ")
    row = view.board.squares[105:120]
    assert [letter for letter in row if letter] == ["CH", "A", "ll", "Ñ"]


def test_what_is_no_letter_is_refused_and_told(view: BoardView, qtbot: QtBot) -> None:
    view.set_editable(True)
    before = view.board
    with qtbot.waitSignal(view.letter_refused) as caught:
        qtbot.keyClicks(view, "7")
    assert caught.args == ["7"]
    assert view.board is before


def test_letters_typed_into_a_board_fire_no_shortcut(qtbot: QtBot, french: TileSet) -> None:
    window = QWidget()
    view = BoardView(french)
    QVBoxLayout(window).addWidget(view)
    fired: list[str] = []
    for key in ("S", "W", "Ctrl+Z", "Space"):
        shortcut = QShortcut(key, window)
        shortcut.activated.connect(lambda key=key: fired.append(key))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    view.setFocus()
    view.set_editable(True)
    qtbot.keyClicks(view, "SW ")
    qtbot.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert fired == []
    assert view.board.squares[CENTRE] == "S"


def test_a_click_puts_the_cursor_there_and_a_second_turns_it(view: BoardView, qtbot: QtBot) -> None:
    view.set_editable(True)
    centre = view.geometry_of_board().square(40).center().toPoint()
    with qtbot.waitSignal(view.square_clicked) as caught:
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=centre)
    assert caught.args == [40]
    directions = [view.direction]
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=centre)
    assert [*directions, view.direction] == [Direction.ACROSS, Direction.DOWN]
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert view.cursor_square == 40


def test_showing_the_same_board_again_paints_nothing(
    view: BoardView, qtbot: QtBot, board: Board, french: TileSet
) -> None:
    view.set_board(board, french)
    qtbot.waitUntil(lambda: not view.grab().isNull())
    painted: list[int] = []
    original = view.paintEvent

    def counted(event: QPaintEvent) -> None:
        painted.append(1)
        original(event)

    view.paintEvent = counted  # type: ignore[method-assign]
    view.set_board(board, french)
    qtbot.wait_until(lambda: True)
    assert painted == []


def test_a_rack_is_read_out_with_its_leftover(qtbot: QtBot, french: TileSet) -> None:
    view = RackView(french)
    qtbot.addWidget(view)
    view.set_rack(french.parse_rack("AE?RST"), 3)
    assert view.accessibleDescription() == "reliquat A, E, Lettre blanche ; nouvelles lettres R, S, T"
    view.set_rack(french.parse_rack("AERST"))
    assert view.accessibleDescription() == "A, E, R, S, T"
    view.set_rack(())
    assert view.accessibleDescription() == "pas de tirage"


@pytest.mark.parametrize("count", [1, 7, 8, 9])
def test_a_rack_fits_its_place(count: int, french: TileSet, qapp: object) -> None:
    image = QImage(400, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    covered = draw_rack(painter, QRectF(0, 0, 400, 60), ("E",) * count, count // 2, french, Theme())
    painter.end()
    assert QRectF(-0.5, -0.5, 401, 61).contains(covered)
    assert covered.width() > 350 or covered.height() == pytest.approx(60)

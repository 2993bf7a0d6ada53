"""Boards as drawings: squares with their premiums, tiles with their values, a game turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from arbitre.domain.board.board import LETTER_MULTIPLIER, SQUARES, WORD_MULTIPLIER
from arbitre.domain.board.reference import SIZE
from arbitre.domain.board.tiles import Letter, TileSet, is_blank
from arbitre.reports.documents import BoardPicture, Step
from arbitre.reports.drawing import Anchor, Drawing, Group, Ink, Lines, Rect, Shape, Words
from arbitre.reports.texts import Texts, mark

CELL = 20.0
MARGIN = 14.0
PREMIUMS: dict[tuple[int, int], tuple[Ink, str, Ink]] = {
    (3, 1): (Ink.WORD3, mark("MT"), Ink.ON_STRONG),
    (2, 1): (Ink.WORD2, mark("MD"), Ink.TEXT),
    (1, 3): (Ink.LETTER3, mark("LT"), Ink.ON_STRONG),
    (1, 2): (Ink.LETTER2, mark("LD"), Ink.TEXT),
}
_CENTRE = SQUARES // 2


def board_drawing(picture: BoardPicture, texts: Texts) -> Drawing:
    """Draw one board."""
    shapes: list[Shape] = []
    for square, letter in enumerate(picture.board.squares):
        if letter:
            shapes.extend(_tile(square, letter, picture.tile_set, square in picture.last))
    return _drawing(shapes, picture.caption or texts.tr("Grille"), picture.tile_set, texts)


def replay_drawing(steps: Sequence[Step], tile_set: TileSet, texts: Texts) -> Drawing:
    """Draw a whole game at once: each tile in a group that tells from which step until which it lies there.

    A tile is drawn twice, once ringed for the step in which it was played, once plain for those after.
    """
    shapes: list[Group] = []
    for square in range(SQUARES):
        for first, until, letter in _stays(steps, square):
            if square in steps[first].last:
                shapes.append(Group(tuple(_tile(square, letter, tile_set, True)), first, first + 1))
                first += 1
            if first < until:
                shapes.append(Group(tuple(_tile(square, letter, tile_set, False)), first, until))
    return _drawing(shapes, texts.tr("Grille coup par coup"), tile_set, texts)


def _stays(steps: Sequence[Step], square: int) -> Iterator[tuple[int, int, Letter]]:
    """From which step until which each letter lies on a square (a replaced joker makes two)."""
    first, letter = 0, ""
    for index, step in enumerate(steps):
        here = step.board.squares[square]
        if here != letter:
            if letter:
                yield first, index, letter
            first, letter = index, here
    if letter:
        yield first, len(steps), letter


def _drawing(shapes: Sequence[Shape | Group], label: str, tile_set: TileSet, texts: Texts) -> Drawing:
    base = _empty_board(tile_set.row_label, texts)
    return Drawing(base.width, base.height, shapes, label, base)


def _corner(square: int) -> tuple[float, float]:
    row, column = divmod(square, SIZE)
    return MARGIN + column * CELL, MARGIN + row * CELL


@lru_cache(maxsize=16)
def _empty_board(row_label: str, texts: Texts) -> Drawing:
    side = MARGIN + SIZE * CELL + 1
    return Drawing(side, side, (*_labels(row_label), *_squares(texts)), texts.tr("Grille"))


def _labels(row_label: str) -> Iterator[Shape]:
    letters = [chr(ord("A") + index) for index in range(SIZE)]
    numbers = [str(index + 1) for index in range(SIZE)]
    rows, columns = (letters, numbers) if row_label == "letter" else (numbers, letters)
    for index in range(SIZE):
        middle = MARGIN + (index + 0.5) * CELL
        yield Words(middle, MARGIN - 4, columns[index], 8, Ink.DIM, anchor=Anchor.MIDDLE)
        yield Words(MARGIN - 4, middle + 3, rows[index], 8, Ink.DIM, anchor=Anchor.END)


def _squares(texts: Texts) -> Iterator[Shape]:
    for square in range(SQUARES):
        x, y = _corner(square)
        premium = PREMIUMS.get((WORD_MULTIPLIER[square], LETTER_MULTIPLIER[square]))
        if premium is None:
            yield Rect(x, y, CELL, CELL, Ink.SQUARE, Ink.LINE, line=0.4)
            continue
        fill, name, ink = premium
        yield Rect(x, y, CELL, CELL, fill, Ink.LINE, line=0.4)
        if square == _CENTRE:
            yield star(x + CELL / 2, y + CELL / 2, CELL * 0.33, ink)
        else:
            yield Words(x + CELL / 2, y + CELL / 2 + 2.4, texts.tr(name), 6.5, ink, anchor=Anchor.MIDDLE)


def star(x: float, y: float, radius: float, ink: Ink) -> Lines:
    """A five-pointed star around a centre; the typeface has none."""
    outer = ((0.0, -1.0), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309))
    inner = ((0.225, -0.309), (0.363, 0.118), (0.0, 0.382), (-0.363, 0.118), (-0.225, -0.309))
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    return Lines(tuple((x + dx * radius, y + dy * radius) for dx, dy in points), None, fill=ink, closed=True)


def _tile(square: int, letter: Letter, tile_set: TileSet, last: bool) -> Iterator[Shape]:
    x, y = _corner(square)
    blank = is_blank(letter)
    edge, line = (Ink.TEXT, 1.3) if last else (Ink.DIM, 0.5)
    inset = 0.6 + line / 2
    side = CELL - 2 * inset
    fill = Ink.LAST if last and not blank else Ink.BLANK if blank else Ink.TILE
    yield Rect(x + inset, y + inset, side, side, fill, edge, radius=2.5, line=line)
    ink = Ink.BLANK_TEXT if blank else Ink.TILE_TEXT
    name = letter.upper()
    if blank:
        yield Words(x + CELL / 2, y + 15, name, 13, ink, True, Anchor.MIDDLE, fit=14 if len(name) > 1 else 0)
        return
    value = str(tile_set.value(letter))
    # The letter leaves the corner of its value free; several characters are squeezed.
    fit = 12.5 if len(name) > 1 else 0
    yield Words(x + CELL / 2 - 1.2, y + 14.2, name, 12.5, ink, True, Anchor.MIDDLE, fit=fit)
    yield Words(x + CELL - 2.4, y + CELL - 2.8, value, 5.6, ink, anchor=Anchor.END)

"""The one description of a document, from which every writer (PDF, workbook, web page, text) works."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import TileSet
from arbitre.reports.drawing import Drawing
from arbitre.reports.texts import Texts, mark

Value = str | int | float | None
"""What a cell holds; percentages are points (98.75), ``None`` is an empty cell."""


class Sheet(StrEnum):
    """The paper that printers are given."""

    A4 = "a4"
    LETTER = "letter"


class Kind(StrEnum):
    """What a column holds: decides alignment and number format."""

    TEXT = "text"
    WORD = "word"
    REFERENCE = "ref"
    INT = "int"
    SIGNED = "signed"
    DECIMAL = "decimal"
    PERCENT = "percent"

    @property
    def is_number(self) -> bool:
        """True where a workbook holds a number and paper aligns to the right."""
        return self in (Kind.INT, Kind.SIGNED, Kind.DECIMAL, Kind.PERCENT)


class Mark(StrEnum):
    """What a cell says besides its value: a tint and, because printers are black and white, a letter."""

    NONE = ""
    TOP = "top"
    SOLO = "solo"
    WARNING = "warning"
    PENALTY = "penalty"
    ZERO = "zero"
    AVERAGE = "average"
    MISSING = "missing"


MARK_LETTERS: dict[Mark, str] = {
    Mark.SOLO: mark("S"),
    Mark.WARNING: mark("A"),
    Mark.PENALTY: mark("P"),
    Mark.ZERO: mark("Z"),
    Mark.AVERAGE: mark("M"),
}
MARK_NAMES: dict[Mark, str] = {
    Mark.TOP: mark("top"),
    Mark.SOLO: mark("solo"),
    Mark.WARNING: mark("avertissement"),
    Mark.PENALTY: mark("pénalité"),
    Mark.ZERO: mark("zéro"),
    Mark.AVERAGE: mark("moyenne"),
    Mark.MISSING: mark("manquant"),
}
# Tint of the cell and colour of its letter; both stay apart from white and black on a grey printer.
MARK_COLOURS: dict[Mark, tuple[str, str]] = {
    Mark.TOP: ("#DCEBE3", "#0B6E4F"),
    Mark.SOLO: ("#C6E8D5", "#0A6246"),
    Mark.WARNING: ("#FBEFC9", "#7A5200"),
    Mark.PENALTY: ("#F8D9BE", "#8A3C10"),
    Mark.ZERO: ("#F3C2BE", "#8E1A14"),
    Mark.AVERAGE: ("#D9E4F2", "#214B80"),
    Mark.MISSING: ("#E6E6E6", "#555B66"),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """A value with a mark; ``strong`` is bold."""

    value: Value
    mark: Mark = Mark.NONE
    strong: bool = False


Row = Sequence[Value | Cell]


@dataclass(frozen=True, slots=True)
class Column:
    """A column: ``key`` names it for checks, ``head`` is translated already.

    ``weight``: its share of spare width, and whether it may wrap; ``rule``: width of a line at its right;
    ``decimals``: those of ``DECIMAL`` and ``PERCENT``; ``width``: at least so many points, to write in;
    ``minor``: left out on a narrow screen.
    """

    key: str
    head: str
    kind: Kind = Kind.TEXT
    weight: float = 0
    centred: bool = False
    strong: bool = False
    rule: float = 0
    decimals: int = 2
    width: float = 0
    minor: bool = False


@dataclass(frozen=True, slots=True)
class Check:
    """A formula beside a total, which a workbook recomputes: ``of`` is the total's column.

    ``formula`` without the equals sign, such as ``SUM({g1},{g2})-5*{penalties}``: ``{key}`` is a cell of the row,
    ``{key_so_far}`` the column down to the row.
    """

    of: str
    formula: str


@dataclass(frozen=True, slots=True)
class Totals:
    """A last row; ``sums`` are the columns whose value is the plain sum above, which a workbook checks."""

    row: Row
    sums: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under heads; a heavier rule every ``heavy_every`` rows (0: none); ``size`` in points on paper.

    ``group`` names what the table is about when several with the same columns follow each other: a workbook puts
    them in one sheet with the group as first column. ``across``: so many strips side by side on paper. ``min_height``
    (points) makes rows to write in. ``ruled_columns`` draws vertical hairlines.
    """

    columns: tuple[Column, ...]
    rows: Sequence[Row]
    title: str = ""
    group: str = ""
    heavy_every: int = 5
    totals: Totals | None = None
    checks: tuple[Check, ...] = ()
    size: float = 9.5
    across: int = 1
    min_height: float = 0
    ruled_columns: bool = False
    note: str = ""

    def __post_init__(self) -> None:
        width = len(self.columns)
        if any(len(row) != width for row in self.rows) or (self.totals and len(self.totals.row) != width):
            raise ValueError(f"a row of {self.title or self.group!r} has not {width} cells")

    def marks(self) -> list[Mark]:
        """The marks that need a line in the key, in the order of their definition."""
        used = {cell.mark for row in self.rows for cell in row if type(cell) is Cell}
        return [one for one in Mark if one in used and one in MARK_NAMES]


class Style(StrEnum):
    """How a text is set."""

    HEADING = "heading"
    SUBHEADING = "subheading"
    BODY = "body"
    SMALL = "small"
    LEAD = "lead"  # a result that is read from afar
    CENTRE = "centre"
    TITLE = "title"  # centred and very large (a diploma)
    SCRIPT = "script"  # centred and large (a name on a diploma)


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of plain text."""

    text: str
    style: Style = Style.BODY


@dataclass(frozen=True, slots=True)
class Facts:
    """Short names and values side by side (top, number of turns...)."""

    pairs: tuple[tuple[str, str], ...]
    per_row: int = 4


@dataclass(frozen=True, slots=True)
class PageBreak:
    """What follows begins a page."""


@dataclass(frozen=True, slots=True)
class Gap:
    """Empty height in points."""

    height: float


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of our own; ``width`` in points, 0 for its own width."""

    drawing: Drawing
    width: float = 0
    centred: bool = True


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A board; ``last`` are the squares of the last move, ``width`` in points."""

    board: Board
    tile_set: TileSet
    last: frozenset[int] = frozenset()
    caption: str = ""
    width: float = 300


@dataclass(frozen=True, slots=True)
class Step:
    """A board after a move of a replay."""

    caption: str
    board: Board
    last: frozenset[int]


@dataclass(frozen=True, slots=True)
class Replay:
    """A game turn by turn, on web pages only: a board that the reader moves."""

    tile_set: TileSet
    steps: tuple[Step, ...]


class Plot(StrEnum):
    """How a chart shows its series."""

    LINES = "lines"
    RANKS = "ranks"  # lines, 1 at the top
    BARS = "bars"
    STACKED = "stacked"


@dataclass(frozen=True, slots=True)
class Series:
    """One line or set of bars; ``None`` is a gap."""

    name: str
    values: tuple[float | None, ...]
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """Series over labels; drawn once as vectors, and given to a workbook as figures."""

    plot: Plot
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    title: str = ""
    x_title: str = ""
    y_title: str = ""
    width: float = 520
    height: float = 200


@dataclass(frozen=True, slots=True)
class Card:
    """A piece of paper to cut out, or a quarter of a page."""

    blocks: tuple[Block, ...]
    key: str = ""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in a grid of ``columns`` x ``rows`` a page, with cutting lines when ``cut``."""

    cards: Sequence[Card]
    columns: int
    rows: int
    cut: bool = True


@dataclass(frozen=True, slots=True)
class Side:
    """Blocks side by side; ``weights`` share the width."""

    columns: tuple[tuple[Block, ...], ...]
    weights: tuple[float, ...] = ()


Block = Table | Text | Facts | PageBreak | Gap | Picture | BoardPicture | Replay | Chart | Cards | Side


@dataclass(frozen=True, slots=True)
class Header:
    """The head of every page; ``version`` is "provisoire", "remplace l'édition de 15:42"... in the right language."""

    tournament: str
    printed: datetime
    game: str = ""
    word_list: str = ""
    version: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A paper: ``name`` and ``part`` (the game's number...) make its file name, ``title`` stands on it.

    ``bare``: no page head or foot (cards, diplomas). ``group_head``: head of the first column when a workbook puts
    tables of several groups in one sheet. ``data``: what workbooks and texts hold instead of the tables on paper.
    """

    name: str
    title: str
    header: Header
    blocks: tuple[Block, ...]
    texts: Texts = field(default_factory=Texts)
    part: str = ""
    subtitle: str = ""
    landscape: bool = False
    bare: bool = False
    group_head: str = ""
    data: tuple[Table, ...] = ()
    sheet: Sheet = Sheet.A4

    @property
    def stem(self) -> str:
        """The file name without its extension."""
        return f"{self.name}-{self.part}" if self.part else self.name

    def walk(self) -> Iterator[Block]:
        """Every block in reading order, those inside cards and columns too."""
        yield from _walk(self.blocks)

    def tables(self) -> list[Table]:
        """Every table that a workbook or a text holds, in reading order."""
        return [*self.data] or [block for block in self.walk() if isinstance(block, Table)]

    def sheets(self) -> list[list[Table]]:
        """The tables, those of several groups with the same columns put together."""
        sheets: list[list[Table]] = []
        for table in self.tables():
            if sheets and table.group and sheets[-1][0].group and sheets[-1][0].columns == table.columns:
                sheets[-1].append(table)
            else:
                sheets.append([table])
        return sheets


def _walk(blocks: Sequence[Block]) -> Iterator[Block]:
    for block in blocks:
        yield block
        if isinstance(block, Cards):
            for card in block.cards:
                yield from _walk(card.blocks)
        elif isinstance(block, Side):
            for column in block.columns:
                yield from _walk(column)


def value_of(cell: Value | Cell) -> Value:
    """The value of a cell or bare value."""
    return cell.value if type(cell) is Cell else cell  # type: ignore[return-value]


def mark_of(cell: Value | Cell) -> Mark:
    """The mark of a cell, none for a bare value."""
    return cell.mark if isinstance(cell, Cell) else Mark.NONE


def shown(value: Value, column: Column, texts: Texts) -> str:
    """Write a value as the language writes it.

    >>> shown(-1098, Column("n", "Négatif", Kind.SIGNED), Texts("en"))
    '−1,098'
    """
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    match column.kind:
        case Kind.PERCENT:
            return texts.percent(value, column.decimals)
        case Kind.DECIMAL:
            return texts.number(value, column.decimals)
        case Kind.SIGNED:
            return texts.signed(value)
    return texts.number(value)


def mark_letter(mark: Mark, texts: Texts) -> str:
    """The letter of a mark, empty when it has none."""
    letter = MARK_LETTERS.get(mark)
    return texts.tr(letter) if letter else ""


def key_of_marks(marks: Sequence[Mark], texts: Texts) -> str:
    """One line that explains the letters used: ``A avertissement · P pénalité``."""
    lettered = [one for one in marks if one in MARK_LETTERS]
    return "  ·  ".join(f"{mark_letter(one, texts)} {texts.tr(MARK_NAMES[one])}" for one in lettered)

"""PDF: what is on the pages, how tables are cut, the typeface."""

from __future__ import annotations

import re
import zlib

import pytest

from arbitre.domain.board.board import Board
from arbitre.reports.documents import (
    BoardPicture,
    Card,
    Cards,
    Chart,
    Column,
    Document,
    Header,
    Kind,
    PageBreak,
    Plot,
    Series,
    Style,
    Table,
    Text,
)
from arbitre.reports.paper import Paper
from arbitre.reports.pdf import pdf_bytes
from arbitre.reports.pdf_fonts import REGULAR, fonts, printable, width_of
from arbitre.reports.pdf_table import SQUEEZE, Layout, wrap
from arbitre.reports.texts import Texts
from tests.reports.sample import AWKWARD, NOW, tile_set

HEADER = Header("Coupe <d'été> & fils", NOW, "Partie 1", "français", "provisoire")
COLUMNS = (Column("rank", "Rg", Kind.INT), Column("name", "Nom", weight=2), Column("total", "Total", Kind.INT))


def pages(data: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type /Page\b", data))


def listing(count: int, across: int = 1) -> Document:
    rows = [(index, AWKWARD[index % len(AWKWARD)], 1000 - index) for index in range(1, count + 1)]
    return Document("liste", "Liste", HEADER, (Table(COLUMNS, rows, across=across),))


@pytest.mark.parametrize("count", [0, 1, 3, 60, 450])
@pytest.mark.parametrize("across", [1, 3])
def test_every_row_is_painted_once_and_heads_are_repeated(count: int, across: int, painted: list[str]) -> None:
    data = pdf_bytes(listing(count, across))
    number = pages(data)
    assert number >= 1
    ranks = [text for text in painted if text.isdigit()]
    for rank in range(1, count + 1):
        assert str(rank) in ranks
    assert sum(text == "Rg" for text in painted) >= number
    assert [text for text in painted if text.startswith("page ")] == [f"page {n} / " for n in range(1, number + 1)]
    assert painted[-1] == str(number)
    assert painted.count("PROVISOIRE") == number


def test_the_pages_grow_with_the_rows() -> None:
    few, many = pages(pdf_bytes(listing(60))), pages(pdf_bytes(listing(450)))
    assert few < many <= 450 // 25


def test_names_are_painted_whole(painted: list[str]) -> None:
    pdf_bytes(listing(12))
    together = " ".join(painted).replace(" ", "")
    for name in AWKWARD:
        assert name.replace(" ", "") in together


@pytest.mark.parametrize("width", [20.0, 55.0, 130.0])
def test_wrapped_lines_hold_the_text_and_fit(width: float) -> None:
    text = "Marie-Antoinette de la Rochefoucauld-Montmorency du Plessis-Bellière"
    lines = wrap(text, REGULAR, 10, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(width_of(line, REGULAR, 10) * SQUEEZE <= width + 0.01 for line in lines)


def test_a_table_never_spreads_beyond_its_width() -> None:
    columns = tuple(Column(f"c{index}", f"Colonne {index}", Kind.INT) for index in range(40))
    table = Table(columns, [tuple(range(1000, 1040))])
    layout = Layout(table, Texts(), 500)
    assert sum(layout.widths) <= 500.5


def test_figures_stand_under_each_other() -> None:
    widths = {fonts()[REGULAR].face.charWidths[ord(digit)] for digit in "0123456789"}
    assert len(widths) == 1


def test_letters_that_the_typeface_lacks_are_replaced() -> None:
    assert printable("Ștefan Țăran L·L") == "Ștefan Țăran L·L"
    assert printable("ṩ★\u202f李\x01") == "ṩ★ Li"


def test_the_typeface_is_embedded_and_the_title_told() -> None:
    data = pdf_bytes(listing(3))
    assert data.count(b"/FontFile2") >= 2
    assert b"AtkinsonHyperlegible" in data
    assert b"/DisplayDocTitle true" in data
    assert b"/Lang (fr)" in data


def test_a_long_paragraph_and_a_cell_higher_than_a_page_still_print(painted: list[str]) -> None:
    words = " ".join(f"mot{index}" for index in range(3000))
    document = Document("t", "T", HEADER, (Text(words), PageBreak(), Text("fin", Style.HEADING)))
    assert pages(pdf_bytes(document)) >= 3
    assert "mot2999" in " ".join(painted)


def test_boards_charts_and_cards_print() -> None:
    tiles = tile_set()
    rows = ["..............."] * 15
    rows[7] = "...fEDAYIN....."
    board = BoardPicture(Board.parse(rows, tiles), tiles, frozenset(range(108, 115)), "Grille")
    chart = Chart(Plot.LINES, ("1", "2"), (Series("a", (1.0, None)), Series("b", (2.0, 3.0))))
    empty = Chart(Plot.BARS, (), ())
    cards = Cards([Card((Text(name, Style.SCRIPT),)) for name in AWKWARD], 2, 2)
    data = pdf_bytes(Document("d", "D", HEADER, (board, chart, empty, cards), bare=True))
    assert pages(data) == 3


def test_a_shared_drawing_is_in_the_file_once() -> None:
    tiles = tile_set()
    picture = BoardPicture(Board(), tiles, width=100)

    def size(count: int) -> int:
        return len(pdf_bytes(Document("d", "D", HEADER, (picture,) * count)))

    assert size(12) - size(1) < 12 * 400


def test_digits_can_be_read_back(painted: list[str]) -> None:
    """The tabular glyphs keep their meaning: the ToUnicode maps name digits, not private characters."""
    data = pdf_bytes(listing(3))
    maps = b""
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", data, re.S):
        try:
            text = zlib.decompressobj().decompress(stream)
        except zlib.error:
            continue
        maps += text if b"beginbfchar" in text else b""
    assert b"<0030>" in maps
    assert b"<E0" not in maps


def test_an_empty_tournament_has_papers(painted: list[str], small: Paper) -> None:
    pdf_bytes(Document("vide", "Vide", HEADER, (Text("Rien."),)))
    assert "Rien." in painted


def test_headings_are_in_the_outline(small: Paper) -> None:
    from arbitre.reports.player_papers import all_player_sheets

    data = pdf_bytes(all_player_sheets(small, small.game(1)))
    assert data.count(b"/Outlines") >= 1
    assert len(re.findall(rb"/Dest \[", data)) == 3

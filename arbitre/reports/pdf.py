"""Documents as PDF: A4 or letter, 12 mm margins, the program's typeface embedded, heads on every page, page x / y."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reportlab import rl_config
from reportlab.lib.pagesizes import A4, LETTER, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageTemplate, Spacer
from reportlab.platypus import PageBreak as NewPage

from arbitre.domain.base.names import writable
from arbitre.reports.board_picture import board_drawing
from arbitre.reports.charts import chart_drawing
from arbitre.reports.documents import (
    Block,
    BoardPicture,
    Card,
    Cards,
    Chart,
    Document,
    Facts,
    Gap,
    PageBreak,
    Picture,
    Replay,
    Sheet,
    Side,
    Style,
    Table,
    Text,
)
from arbitre.reports.drawing import Anchor
from arbitre.reports.pdf_flow import CardsFlow, DrawingFlow, FactsFlow, SideFlow, Stack, TextFlow
from arbitre.reports.pdf_fonts import BOLD, fonts, printable
from arbitre.reports.pdf_ink import DIM, TEXT, Brush
from arbitre.reports.pdf_table import TableFlow

MARGIN = 12 * mm
# Bytes as they are: the text encoding of streams is a quarter larger and, in Python, a quarter of the time.
rl_config.useA85 = 0
_HEAD, _FOOT = 34.0, 16.0
_TOTAL = "total_of_pages"


def write_pdf(document: Document, path: Path) -> Path:
    """Write a document to a file and give the path back; the folder must exist."""
    path.write_bytes(pdf_bytes(document))
    return path


def pdf_bytes(document: Document) -> bytes:
    """Make the PDF in memory (for the preview and the print dialog)."""
    fonts()
    brush = Brush()
    buffer = io.BytesIO()
    sheet = LETTER if document.sheet is Sheet.LETTER else A4
    page = landscape(sheet) if document.landscape else sheet
    head, foot = (0.0, 0.0) if document.bare else (_HEAD, _FOOT)
    frame = Frame(
        MARGIN, MARGIN + foot, page[0] - 2 * MARGIN, page[1] - 2 * MARGIN - head - foot, 0, 0, 0, 0, id="body"
    )
    template = _Template(buffer, document, brush, page)
    template.addPageTemplates([PageTemplate(frames=[frame], onPage=template.paint_frame)])

    def canvas_maker(*arguments: Any, **options: Any) -> Canvas:
        canvas = _CountingCanvas(*arguments, **options)
        canvas.brush = None if document.bare else brush
        return canvas

    template.build([*_Pieces(document, brush).story()], canvasmaker=canvas_maker)
    return buffer.getvalue()


class _Template(BaseDocTemplate):
    """Head and foot of each page; the number of pages is a form filled in at the end, so one pass is enough."""

    def __init__(self, buffer: io.BytesIO, document: Document, brush: Brush, page: tuple[float, float]) -> None:
        header = document.header
        super().__init__(
            buffer,
            pagesize=page,
            title=writable(" – ".join(filter(None, (header.tournament, header.game, document.title)))),
            subject=writable(document.title),
            author=writable(header.tournament),
            creator="arbitre",
            lang=document.texts.language,
            displayDocTitle=True,
            allowSplitting=1,
        )
        self._document, self._brush = document, brush

    def paint_frame(self, canvas: Canvas, template: Any) -> None:
        """Paint the head and foot of a page."""
        if self._document.bare:
            return
        document, texts, header = self._document, self._document.texts, self._document.header
        width, height = self.pagesize
        left, right, top = MARGIN, width - MARGIN, height - MARGIN
        brush = self._brush
        game = " · ".join(filter(None, (header.game, document.title)))
        taken = brush.text(right, top - 9, game, 9.5, anchor=Anchor.END, fit=(right - left) * 0.5)
        brush.text(left, top - 9, header.tournament, 11, face=BOLD, fit=right - left - taken - 16)
        words = texts.tr("Mots : {name}", name=header.word_list) if header.word_list else ""
        printed = texts.tr("Imprimé le {moment}", moment=texts.moment(header.printed))
        x = right
        if header.version:
            x -= brush.text(x, top - 22, header.version.upper(), 8, face=BOLD, anchor=Anchor.END) + 8
        taken = brush.text(x, top - 22, printed, 8, colour=DIM, anchor=Anchor.END)
        brush.text(left, top - 22, words, 8, colour=DIM, fit=x - left - taken - 16)
        brush.rule(left, top - 27, right, top - 27, 0.5, TEXT)
        page_text = texts.tr("page {number} / ", number=canvas.getPageNumber())
        total_room = 18.0
        brush.text(right - total_room, MARGIN, page_text, 8, colour=DIM, anchor=Anchor.END)
        brush.text(left, MARGIN, header.tournament, 8, colour=DIM, fit=(right - left) * 0.6)
        brush.flush(canvas)
        canvas.saveState()
        canvas.translate(right - total_room, MARGIN)
        canvas.doForm(_TOTAL)
        canvas.restoreState()


class _CountingCanvas(Canvas):
    """A canvas that writes the number of its pages into the form that every page foot shows, when it is saved."""

    brush: Brush | None = None

    def save(self) -> None:
        """Fill in the form and close the file."""
        if self.brush is not None:
            self.beginForm(_TOTAL, 0, -3, 40, 10)
            self.brush.text(0, 0, str(max(1, self.getPageNumber() - 1)), 8, colour=DIM)
            self.brush.flush(self)
            self.endForm()
        super().save()


class _Pieces:
    """Turns blocks into pieces of pages."""

    def __init__(self, document: Document, brush: Brush) -> None:
        self._document, self._texts, self._brush = document, document.texts, brush

    def story(self) -> Iterator[Flowable]:
        """Every piece of the document."""
        if not self._document.bare:
            yield _TitleFlow(self._document, self._brush)
        headings = any(isinstance(block, Text) and block.style is Style.HEADING for block in self._document.blocks)
        for block in self._document.blocks:
            for piece in self._pieces(block):
                if isinstance(piece, TableFlow):
                    piece.outlined = not headings
                yield piece

    def _pieces(self, block: Block, inside: bool = False) -> Iterator[Flowable]:
        texts, brush = self._texts, self._brush
        match block:
            case Table():
                yield TableFlow(block, texts, brush)
                yield Spacer(1, 6)
            case Text():
                yield TextFlow(block, brush, outlined=not inside and block.style is Style.HEADING)
            case Facts():
                yield FactsFlow(block, brush)
            case PageBreak():
                yield NewPage()
            case Gap():
                yield Spacer(1, block.height)
            case Picture():
                yield DrawingFlow(block.drawing, block.width, brush, centred=block.centred)
            case BoardPicture():
                yield DrawingFlow(board_drawing(block, texts), block.width, brush, block.caption)
            case Chart():
                yield DrawingFlow(chart_drawing(block, texts), block.width, brush, block.title, centred=False)
            case Replay():
                pass  # moves on a page only; the booklet shows it on paper
            case Side():
                yield SideFlow([self._stack(column) for column in block.columns], block.weights)
            case Cards():
                yield from self._cards(block)

    def _stack(self, blocks: tuple[Block, ...]) -> Stack:
        return Stack([piece for block in blocks for piece in self._pieces(block, inside=True)])

    def _cards(self, cards: Cards) -> Iterator[Flowable]:
        page = cards.columns * cards.rows
        for first in range(0, len(cards.cards), page):
            if first:
                yield NewPage()
            some = cards.cards[first : first + page]
            yield CardsFlow(some, cards.columns, cards.rows, cards.cut, self._card, self._brush)

    def _card(self, card: Card) -> Stack:
        return self._stack(card.blocks)


class _TitleFlow(Flowable):
    """The title of the document on its first page."""

    def __init__(self, document: Document, brush: Brush) -> None:
        super().__init__()
        self._title, self._subtitle, self._brush = printable(document.title), document.subtitle, brush
        self._width = 0.0

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """One or two lines."""
        self._width = width
        return width, 42.0 if self._subtitle else 30.0

    def draw(self) -> None:
        """Paint title and subtitle."""
        _, height = self.wrap(self._width, 0)
        self._brush.text(0, height - 20, self._title, 19, face=BOLD, fit=self._width)
        if self._subtitle:
            self._brush.text(0, height - 34, self._subtitle, 10, colour=DIM, fit=self._width)
        self._brush.flush(self.canv)

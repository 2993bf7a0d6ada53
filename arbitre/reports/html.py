"""Documents as web pages: a folder that needs no network, light and dark, readable on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from arbitre.domain.base.names import writable
from arbitre.reports.board_picture import board_drawing, replay_drawing
from arbitre.reports.charts import chart_drawing
from arbitre.reports.documents import (
    MARK_COLOURS,
    MARK_NAMES,
    Block,
    BoardPicture,
    Cards,
    Cell,
    Chart,
    Column,
    Document,
    Facts,
    Header,
    Mark,
    Picture,
    Replay,
    Row,
    Side,
    Style,
    Table,
    Text,
    key_of_marks,
    mark_letter,
    shown,
    value_of,
)
from arbitre.reports.drawing import DARK, PAPER, to_svg
from arbitre.reports.texts import Texts, slug
from arbitre.resources import data_path
from arbitre.storage.files import write_whole

ASSETS = "assets"
_FONTS = ("Regular", "Bold")
_JUMPS_FROM = 6
# On a dark ground the tints are deep and the letters light.
_DARK_MARKS: dict[Mark, tuple[str, str]] = {
    Mark.TOP: ("#1E3A2E", "#7FE0B0"),
    Mark.SOLO: ("#1F5A41", "#A8F0CC"),
    Mark.WARNING: ("#4A3B12", "#FFD775"),
    Mark.PENALTY: ("#54301A", "#FFB98A"),
    Mark.ZERO: ("#5A2421", "#FFB0A9"),
    Mark.AVERAGE: ("#22344D", "#A9CBF5"),
    Mark.MISSING: ("#3A3D42", "#C9CDD4"),
}


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(data_path("templates")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=False,
        keep_trailing_newline=True,
    )


def write_assets(folder: Path) -> list[Path]:
    """Put style sheet, script and typeface into ``folder/assets``, unless they are there already."""
    target = folder / ASSETS
    target.mkdir(parents=True, exist_ok=True)
    sheet = target / "style.css"
    css = _style_sheet()
    if not sheet.is_file() or sheet.read_text(encoding="utf-8") != css:
        write_whole(sheet, css.encode())
    files = [data_path("templates/replay.js"), data_path("fonts/OFL.txt")]
    files += [data_path(f"fonts/AtkinsonHyperlegible-{style}.ttf") for style in _FONTS]
    for file in files:
        copy = target / file.name
        if not copy.is_file() or copy.stat().st_size != file.stat().st_size:
            write_whole(copy, file.read_bytes())
    return [sheet, *(target / file.name for file in files)]


@cache
def _style_sheet() -> str:
    return (
        _environment()
        .get_template("style.css")
        .render(
            paper=list(PAPER.items()),
            dark=list(DARK.items()),
            marks=[(mark, *colours) for mark, colours in MARK_COLOURS.items()],
            dark_marks=[(mark, *colours) for mark, colours in _DARK_MARKS.items()],
        )
    )


def html_text(document: Document, *, has_index: bool = False) -> str:
    """Make the page."""
    blocks = [*_Blocks(document).all()]
    headings = [block for block in blocks if block.get("anchor")]
    # Where there are headings, the titles of tables say the same under each.
    headings = [block for block in headings if block["kind"] == "text"] or headings
    jumps = [(block["anchor"], block["title"]) for block in headings]
    return writable(
        _environment()
        .get_template("page.html")
        .render(
            document=document,
            header=document.header,
            texts=document.texts,
            page_title=" – ".join(filter(None, (document.title, document.header.game, document.header.tournament))),
            subtitle=" · ".join(filter(None, (document.header.game, document.subtitle))),
            about=_about(document.header, document.texts),
            blocks=blocks,
            jumps=jumps if len(jumps) >= _JUMPS_FROM else [],
            has_replay=any(block["kind"] == "replay" for block in blocks),
            has_index=has_index,
        )
    )


Links = Sequence[tuple[str, str]]
"""Name and file of each format of a document, the page first."""


def write_index(
    folder: Path, header: Header, texts: Texts, chapters: Sequence[tuple[str, Sequence[tuple[str, str, Links]]]]
) -> Path:
    """Write the page that leads to the others; ``chapters``: title and entries (title, detail, links)."""
    write_assets(folder)
    path = folder / "index.html"
    text = (
        _environment()
        .get_template("index.html")
        .render(header=header, texts=texts, about=_about(header, texts), chapters=chapters)
    )
    write_whole(path, text.encode())
    return path


def _about(header: Header, texts: Texts) -> str:
    words = texts.tr("Mots : {name}", name=header.word_list) if header.word_list else ""
    made = texts.tr("Fait le {moment}", moment=texts.moment(header.printed))
    return " · ".join(filter(None, (words, made)))


class _Blocks:
    """Turns the blocks of a document into what the templates show."""

    def __init__(self, document: Document) -> None:
        self._document, self._texts = document, document.texts
        self._anchors: set[str] = set()

    def all(self) -> Iterator[Mapping[str, Any]]:
        """Every block; cards give way to the table of what they say, which reads better on a screen."""
        data = self._document.data
        replaced = bool(data) and any(isinstance(block, Cards) for block in self._document.blocks)
        if replaced:
            yield from map(self._table, data)
        # A board that moves shows the last position too.
        moving = any(isinstance(block, Replay) and block.steps for block in self._document.blocks)
        for block in self._document.blocks:
            if not (replaced and isinstance(block, Cards)) and not (moving and isinstance(block, BoardPicture)):
                yield from self._block(block)

    def _many(self, blocks: Sequence[Block]) -> list[Mapping[str, Any]]:
        return [made for block in blocks for made in self._block(block)]

    def _block(self, block: Block) -> Iterator[Mapping[str, Any]]:
        match block:
            case Table():
                yield self._table(block)
            case Text():
                yield self._text(block)
            case Facts():
                yield {"kind": "facts", "pairs": block.pairs}
            case BoardPicture():
                yield self._figure("board", block.caption, to_svg(board_drawing(block, self._texts)))
            case Chart():
                yield self._figure("chart", block.title, to_svg(chart_drawing(block, self._texts)))
            case Picture():
                yield self._figure("drawing", "", to_svg(block.drawing))
            case Replay():
                if block.steps:
                    yield self._replay(block)
            case Side():
                yield {"kind": "side", "columns": [self._many(column) for column in block.columns]}
            case Cards():
                yield {"kind": "cards", "cards": [self._many(card.blocks) for card in block.cards]}

    @staticmethod
    def _figure(style: str, caption: str, svg: str) -> Mapping[str, Any]:
        return {"kind": "figure", "style": style, "caption": caption, "svg": Markup(svg)}

    def _replay(self, block: Replay) -> Mapping[str, Any]:
        drawing = replay_drawing(block.steps, block.tile_set, self._texts)
        svg = Markup(to_svg(drawing, step=len(block.steps) - 1))
        return {"kind": "replay", "svg": svg, "captions": [step.caption for step in block.steps]}

    def _anchor(self, title: str) -> str:
        anchor = base = slug(title) or "table"
        number = 2
        while anchor in self._anchors:
            anchor, number = f"{base}-{number}", number + 1
        self._anchors.add(anchor)
        return anchor

    def _text(self, text: Text) -> Mapping[str, Any]:
        tags = {Style.HEADING: "h2", Style.SUBHEADING: "h3"}
        style = "" if text.style in tags or text.style is Style.BODY else str(text.style)
        anchor = self._anchor(text.text) if text.style is Style.HEADING else ""
        made = {"kind": "text", "tag": tags.get(text.style, "p"), "style": style, "text": text.text}
        return {**made, "anchor": anchor, "title": text.text}

    def _table(self, table: Table) -> Mapping[str, Any]:
        texts = self._texts
        key = next((at for at, column in enumerate(table.columns) if column.weight), -1)
        css = [_css(column, at == key and len(table.columns) > 4) for at, column in enumerate(table.columns)]
        title = table.title
        return {
            "kind": "table",
            "title": title,
            "anchor": self._anchor(title) if title else "",
            "heavy": table.heavy_every if table.heavy_every == 5 else 0,
            "has_head": any(column.head for column in table.columns),
            "heads": [(one, column.head) for one, column in zip(css, table.columns, strict=True)],
            "rows": [self._row(row, table.columns, css) for row in table.rows],
            "total": self._row(table.totals.row, table.columns, css) if table.totals else None,
            "notes": [note for note in (key_of_marks(table.marks(), texts), table.note) if note],
        }

    def _row(self, row: Row, columns: Sequence[Column], css: Sequence[str]) -> list[tuple[str, str, str, str]]:
        texts = self._texts
        cells = []
        for one, column, style in zip(row, columns, css, strict=True):
            text = shown(value_of(one), column, texts)
            if type(one) is not Cell:
                cells.append((style, text, "", ""))
                continue
            classes = [style, f"m-{one.mark}" if one.mark else "", "b" if one.strong and not column.strong else ""]
            meaning = texts.tr(MARK_NAMES[one.mark]) if one.mark else ""
            cells.append((" ".join(filter(None, classes)), text, mark_letter(one.mark, texts), meaning))
        return cells


def _css(column: Column, key: bool) -> str:
    classes = [
        "c" if column.centred else "n" if column.kind.is_number else "",
        "b" if column.strong else "",
        "r" if column.rule > 0.5 else "",
        "o" if column.minor else "",
        "k" if key else "w" if column.weight >= 1 else "",
    ]
    return " ".join(filter(None, classes))

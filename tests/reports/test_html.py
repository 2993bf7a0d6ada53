"""Web pages: well-formed, escaped, of one folder, the same without the script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from arbitre.reports.catalogue import Format, documents, export_all
from arbitre.reports.documents import MARK_COLOURS
from arbitre.reports.drawing import DARK, PAPER, Ink
from arbitre.reports.game_papers import game_sheet
from arbitre.reports.html import _DARK_MARKS, html_text
from arbitre.reports.paper import Paper
from tests.reports.sample import AWKWARD

VOID = {"meta", "link", "input", "br", "hr", "img"}


class Page(HTMLParser):
    """A page read strictly: every element closed, in order; ids, links and visible text kept."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.labels: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert len(values) == len(attrs), (tag, attrs)
        if tag not in VOID:
            self.open.append(tag)
        if values.get("id"):
            self.ids.append(values["id"] or "")
        if tag == "svg":
            self.labels.append(values.get("aria-label") or "")
        self.links += [values[name] or "" for name in ("href", "src") if name in values]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("rect", "polygon", "polyline", "circle"), tag

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def pages(paper: Paper) -> Iterator[tuple[str, str]]:
    for document in documents(paper.state, paper.options):
        yield document.stem, html_text(document, has_index=True)


def test_every_page_is_well_formed_and_needs_no_network(hall: Paper) -> None:
    seen = 0
    for stem, text in pages(hall):
        page = Page(text)
        assert text.startswith("<!DOCTYPE html>"), stem
        assert len(set(page.ids)) == len(page.ids), stem
        for link in page.links:
            assert link.startswith(("assets/", "#")) or link == "index.html", (stem, link)
            if link.startswith("#"):
                assert link[1:] in page.ids, (stem, link)
        assert all(page.labels), stem
        assert "javascript:" not in text
        seen += 1
    assert seen > 30


def test_names_are_escaped_and_shown_as_they_are(hall: Paper) -> None:
    text = dict(pages(hall))["classement-general"]
    assert "<b>" not in text
    words = "".join(Page(text).words)
    for name in AWKWARD:
        assert name in words


def test_the_board_moves_turn_by_turn_and_rests_on_the_last(club: Paper) -> None:
    text = html_text(game_sheet(club, club.game(1)))
    turns = len(club.turns(club.game(1)))
    assert text.count("<li>") == turns
    assert f'data-last="{turns - 1}"' in text
    shown = re.findall(r'<g data-first="(\d+)" data-until="(\d+)"( class="away")?>', text)
    tiles = sum(club.game(1).board.tiles().values())
    visible = [one for one in shown if not one[2]]
    assert len(visible) == tiles
    for step in range(turns):  # what the script would show is the board after that move
        on = sum(int(first) <= step < int(until) for first, until, _ in shown)
        board = club.turns(club.game(1))[step].after_board
        assert board is not None
        assert on == sum(board.tiles().values())


def test_the_folder_is_complete(small: Paper, tmp_path: Path) -> None:
    export_all(small.state, tmp_path, [Format.HTML], small.options)
    for path in tmp_path.glob("*/*.html"):
        for link in Page(path.read_text("utf-8")).links:
            file = link.split("#")[0]
            assert not file or (path.parent / file).is_file(), (path.name, link)
    css = (tmp_path / "site" / "assets" / "style.css").read_text("utf-8")
    for file in re.findall(r'url\("([^"]+)"\)', css):
        assert (tmp_path / "site" / "assets" / file).is_file()
    assert "http" not in css
    assert "prefers-color-scheme: dark" in css


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    """Contrast ratio of two colours, as WCAG defines it."""
    bright, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [PAPER, DARK], ids=["paper", "dark"])
def test_drawings_can_be_read(colours: dict[Ink, str]) -> None:
    assert set(colours) == set(Ink)
    for text, ground in (
        (Ink.TEXT, Ink.GROUND),
        (Ink.DIM, Ink.GROUND),
        (Ink.TILE_TEXT, Ink.TILE),
        (Ink.TILE_TEXT, Ink.LAST),
        (Ink.BLANK_TEXT, Ink.BLANK),
        (Ink.TEXT, Ink.WORD2),
        (Ink.TEXT, Ink.LETTER2),
        (Ink.ON_STRONG, Ink.WORD3),
        (Ink.ON_STRONG, Ink.LETTER3),
    ):
        assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)


def test_marks_can_be_read_in_colour_and_in_grey() -> None:
    for tint, ink in [*MARK_COLOURS.values(), *_DARK_MARKS.values()]:
        assert contrast(tint, ink) >= 4.5, (tint, ink)
    for tint, _ in MARK_COLOURS.values():
        assert contrast(tint, PAPER[Ink.TEXT]) >= 4.5
    for tint, _ in _DARK_MARKS.values():
        assert contrast(tint, DARK[Ink.TEXT]) >= 4.5

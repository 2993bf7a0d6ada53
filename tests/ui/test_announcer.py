"""The announcer's card says the book's lines; the charts show what they're given."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.application.room.announcement import LineKind, draw_lines, top_lines
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.rules.rule_set import TimeRules
from arbitre.ui.board.charts import BarChart, LineChart, Series, nice_step
from arbitre.ui.look.theme import COLOURS, Theme, ThemeName
from arbitre.ui.room.announcer import AnnouncerDialog, Speaker, heading, sentence

pytestmark = pytest.mark.usefixtures("fonts")


class Voice(Speaker):
    """A voice that writes down what it says."""

    def __init__(self) -> None:
        super().__init__()
        self.spoken: list[str] = []
        self.silenced = 0

    def available(self) -> bool:
        return True

    def say(self, text: str) -> bool:
        self.spoken.append(text)
        return True

    def stop(self) -> None:
        self.silenced += 1


def test_the_draw_is_said_as_the_book_wants(french: TileSet) -> None:
    lines = draw_lines(french.parse_rack("?EAITIR"), 3, french, TimeRules())
    assert [sentence(line) for line in lines] == [
        "Reliquat : 3 lettres",
        "Algérie, Égypte, Lettre blanche",
        "Italie – I, Tunisie – T, Italie – I, Roumanie – R",
        "Algérie, Égypte, Italie deux fois, Roumanie, Tunisie, Lettre blanche",
        "Chrono (3 min)",
        "30 secondes",
        "Terminé",
    ]


def test_a_new_joker_is_said_with_its_name(french: TileSet) -> None:
    lines = draw_lines(french.parse_rack("AEIOU?R"), 5, french, TimeRules())
    assert sentence(lines[2]) == "Joker – Lettre blanche, Roumanie – R"


def test_blitz_recalls_the_letters_alone(french: TileSet) -> None:
    time = TimeRules(seconds=90, signals=(20,), blitz=True)
    lines = {line.kind: sentence(line) for line in draw_lines(french.parse_rack("AAEI?RR"), 1, french, time)}
    assert lines[LineKind.WHOLE] == "A deux fois, E, I, R deux fois, Lettre blanche"
    assert lines[LineKind.LEFTOVER_COUNT] == "Reliquat : une lettre"
    assert lines[LineKind.START] == "Chrono (1 min 30 s)"


def test_the_solution_is_said_as_the_book_wants(french: TileSet) -> None:
    board = Board.parse(["." * 15] * 7 + ["...FEDAYIN....."] + ["." * 15] * 7, french)
    move = Move(french.parse_word("Zo"), Reference(8, 6, Direction.ACROSS), 52)
    assert [sentence(line) for line in top_lines(move, board, french)] == [
        "52 points",
        "Horizontal",
        "I7",
        "Z(O)",
        "Z · joker O (Océanie)",
        "AZ en 7H, Y(O) en 8H",
        "Z(O), I7, 52 points",
    ]
    assert sentence(top_lines(None, board, french)[0]) == "Aucun coup possible : nouveau tirage"


@pytest.mark.parametrize("language", ["fr", "es", "ca", "it", "en", "ro", "nl", "de"])
def test_every_line_has_words_and_a_heading(language: str, tiles: Callable[[str], TileSet]) -> None:
    tile_set = tiles(language)
    rack = (*[tile.text for tile in tile_set.tiles if tile.count][:5], "?")
    for rejected in (False, True):
        for line in draw_lines(rack, 2, tile_set, TimeRules(), rejected=rejected):
            assert sentence(line)
            assert heading(line)


def test_space_goes_through_the_card_and_closes_it(qtbot: QtBot, french: TileSet) -> None:
    voice = Voice()
    dialog = AnnouncerDialog(speaker=voice)
    qtbot.addWidget(dialog)
    lines = draw_lines(french.parse_rack("AEIRSTU"), 2, french, TimeRules())
    dialog.announce(lines)
    assert not dialog.isModal()
    dialog._speak.setChecked(True)
    for _ in range(len(lines) - 1):
        qtbot.keyClick(dialog.card, Qt.Key.Key_Space)
    assert dialog.card.current == len(lines) - 1
    assert dialog.card.accessibleDescription() == "Terminé"
    assert voice.spoken == dialog.card.sentences()
    qtbot.keyClick(dialog.card, Qt.Key.Key_Backspace)
    assert dialog.card.current == len(lines) - 2
    qtbot.keyClick(dialog.card, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.card, Qt.Key.Key_Space)
    assert not dialog.isVisible()
    dialog.announce(top_lines(None, Board(), french))
    assert dialog.card.sentences() == ["Aucun coup possible : nouveau tirage"]
    dialog.close()
    assert voice.silenced


@pytest.mark.qt_log_ignore("text-to-speech", "speech", "pa_context_connect")
def test_without_a_voice_the_button_is_not_offered(qtbot: QtBot, french: TileSet) -> None:
    speaker = Speaker()
    dialog = AnnouncerDialog(speaker=speaker)
    qtbot.addWidget(dialog)
    dialog.announce(top_lines(None, Board(), french))
    assert dialog._speak.isVisibleTo(dialog) == speaker.available()
    assert speaker.say("Terminé") == speaker.available()
    speaker.stop()


# ---- charts ----


def inks(chart: LineChart | BarChart, theme: Theme) -> set[str]:
    image = QImage(420, 240, QImage.Format.Format_RGB32)
    image.fill(theme.colour("ground"))
    painter = QPainter(image)
    chart.paint_to(painter, QRectF(0, 0, 420, 240))
    painter.end()
    return {image.pixelColor(x, y).name().upper() for x in range(420) for y in range(240)}


@pytest.mark.parametrize("name", list(COLOURS))
def test_the_main_line_is_in_the_accent_and_the_top_bar_in_the_tops(name: ThemeName, qapp: QApplication) -> None:
    theme = Theme(name)
    line = LineChart(theme)
    line.set_series([Series("Top", (20, 60, 110), dashed=True), Series("MARTIN", (20, 20, 66), main=True)])
    assert theme.colours.accent in inks(line, theme)
    assert line.accessibleDescription() == "Top : 110 ; MARTIN : 66"
    bars = BarChart(theme)
    bars.set_counts({12: 3, 45: 1}, top=45)
    assert {theme.colours.top, theme.colours.marking} <= inks(bars, theme)
    bars.set_counts({12: 3})
    assert theme.colours.marking in inks(bars, theme)


def test_nothing_to_show_is_said(qtbot: QtBot) -> None:
    for chart in (LineChart(), BarChart(), LineChart(inverted=True)):
        qtbot.addWidget(chart)
        theme = Theme()
        assert len(inks(chart, theme)) > 1
    chart = LineChart()
    qtbot.addWidget(chart)
    chart.set_series([Series("Parti", (None, None))])
    assert chart.accessibleDescription() == ""
    assert QColor(theme.colours.accent).name().upper() not in inks(chart, theme)


@given(st.dictionaries(st.integers(0, 400), st.integers(0, 60), max_size=40), st.none() | st.integers(0, 400))
def test_the_bars_count_every_slip_once(counts: dict[int, int], top: int | None) -> None:
    if QApplication.instance() is None:
        QApplication([])
    chart = BarChart()
    chart.set_counts(counts, top)
    bins = chart.bins()
    assert sum(count for _, _, count in bins) == sum(counts.values())
    assert len(bins) <= 24
    assert all(last + 1 == first for (_, last, _), (first, _, _) in pairwise(bins))
    if top is not None:
        assert sum(first <= top <= last for first, last, _ in bins) == 1


@given(st.floats(0.01, 1e6))
def test_steps_are_round_and_few(span: float) -> None:
    assert 2 <= span / nice_step(span) <= 12


@pytest.mark.parametrize("size", [QSize(220, 140), QSize(1200, 300)])
def test_lines_with_holes_and_one_turn_are_painted_at_any_size(size: QSize, qtbot: QtBot) -> None:
    chart = LineChart(inverted=True)
    qtbot.addWidget(chart)
    chart.set_title("Rangs")
    chart.set_series([Series("A", (1,)), Series("B", (None, 3, None, 2), main=True), Series("C", ())])
    chart.resize(size)
    assert chart.grab().size() == size

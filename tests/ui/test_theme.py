"""The themes: readable in every colour, in one place, and taken by the whole application."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict, fields

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QFontMetricsF, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from arbitre.domain.board.board import SQUARES
from arbitre.ui.board.drawing import PREVIEW_OPACITY, premium_ink, premium_token
from arbitre.ui.look import icons
from arbitre.ui.look.stylesheet import STATUSES, stylesheet
from arbitre.ui.look.theme import (
    COLOURS,
    FAMILY,
    SCALES,
    Colours,
    Theme,
    ThemeManager,
    ThemeName,
    contrast,
    ink,
    load_fonts,
    make_font,
    mix,
    qt_palette,
)

THEMES = list(COLOURS)


@pytest.fixture
def manager(qapp: QApplication) -> Iterator[ThemeManager]:
    style, palette, font, sheet = qapp.style().name(), qapp.palette(), qapp.font(), qapp.styleSheet()
    made = ThemeManager(qapp, ThemeName.LIGHT)
    yield made
    made.setParent(None)
    made.deleteLater()
    qapp.setStyleSheet(sheet)
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.mark.parametrize("name", THEMES)
def test_every_text_has_a_contrast_of_four_and_a_half(name: ThemeName) -> None:
    colours = COLOURS[name]
    grounds = [colours.ground, colours.card, colours.stripe]
    texts = [colours.text, colours.dim, *(getattr(colours, token) for token in STATUSES)]
    pairs = [(text, ground) for text in texts for ground in grounds]
    pairs += [(colours.text, colours.field), (colours.tile_text, colours.tile), (colours.tile_text, colours.last)]
    pairs += [(colours.blank_text, colours.blank), (ink(colours.accent), colours.accent)]
    pairs += [(colours.text, tint) for tint in (colours.live_tint, colours.marking_tint)]
    pairs += [(colours.dim, tint) for tint in (colours.live_tint, colours.marking_tint)]
    pairs += [(colours.live, colours.live_tint), (colours.marking, colours.marking_tint)]
    pairs += [(ink(colours.zero), colours.zero), (colours.marking, colours.ground)]
    for square in range(SQUARES):
        ground = getattr(colours, premium_token(square))
        pairs.append((premium_ink(ground), ground))
        for face in (colours.tile, colours.blank):
            seen = mix(ground, face, PREVIEW_OPACITY)
            pairs.append((ink(seen), seen))
    poor = {pair: round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 4.5}
    assert not poor


def test_the_words_on_a_progress_bar_are_readable() -> None:
    """They stand partly on the bar, partly beside it: both grounds are measured above."""
    for name in THEMES:
        sheet = stylesheet(asdict(COLOURS[name]), 1.0)
        chunk = re.search(r"QProgressBar::chunk \{ background: (#\w{6});", sheet)
        words = re.search(r"QProgressBar \{[^}]* color: (#\w{6});", sheet)
        assert chunk is not None
        assert words is not None
        assert contrast(words[1], chunk[1]) >= 4.5, name


@pytest.mark.parametrize("name", THEMES)
def test_every_shape_has_a_contrast_of_three(name: ThemeName) -> None:
    colours = COLOURS[name]
    grounds = [colours.ground, colours.card]
    shapes = [colours.accent, colours.edge, colours.live, colours.marking, *(getattr(colours, one) for one in STATUSES)]
    pairs = [(shape, ground) for shape in shapes for ground in grounds]
    # A tile stands out by its face or by its edge; the last move by a ring that the face shows.
    pairs += [(max((colours.tile, colours.tile_edge), key=lambda one: contrast(one, colours.empty)), colours.empty)]
    pairs += [(max((colours.blank, colours.tile_edge), key=lambda one: contrast(one, colours.empty)), colours.empty)]
    pairs += [(colours.ring, colours.last), (colours.ring, colours.blank), (colours.edge, colours.field)]
    poor = {pair: round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 3}
    assert not poor


@pytest.mark.parametrize("name", THEMES)
def test_every_token_is_a_colour(name: ThemeName) -> None:
    for item in fields(Colours):
        assert re.fullmatch(r"#[0-9A-F]{6}", getattr(COLOURS[name], item.name)), item.name


def test_contrast_is_measured_as_the_web_guidelines_do() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert ink("#FFFF00") == "#14161A"


def test_the_manager_gives_the_theme_to_the_application(
    manager: ThemeManager, qapp: QApplication, qtbot: QtBot
) -> None:
    for name in THEMES:
        with qtbot.waitSignal(manager.changed) as caught:
            manager.set(name)
        assert caught.args == [Theme(name)]
        assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(COLOURS[name].ground)
        assert "$" not in qapp.styleSheet()
        assert "%" not in qapp.styleSheet()
        assert COLOURS[name].card in qapp.styleSheet()


def test_the_font_scale_grows_every_text(manager: ThemeManager, qapp: QApplication, qtbot: QtBot) -> None:
    label, line = QLabel("Cumul"), QLineEdit()
    line.setProperty("role", "entry")
    for widget in (label, line):
        qtbot.addWidget(widget)
    for scale in (1.0, 1.5):
        manager.set(scale=scale)
        for widget, points in ((label, 10.0), (line, 16.0)):
            widget.ensurePolished()
            assert widget.font().pointSizeF() == pytest.approx(points * scale)
    assert qapp.font().pointSizeF() == pytest.approx(15)
    manager.step_scale(+1)
    assert manager.theme.scale == SCALES[SCALES.index(1.5) + 1]
    manager.set(scale=99)
    assert manager.theme.scale == SCALES[-1]
    manager.step_scale(+1)
    assert manager.theme.scale == SCALES[-1]


def test_the_typeface_is_ours_with_figures_of_equal_width(qapp: QApplication) -> None:
    load_fonts()
    assert FAMILY in QFontDatabase.families()
    font = make_font(40, pixels=True)
    assert QFontInfo(font).family() == FAMILY
    metrics = QFontMetricsF(font)
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("name", THEMES)
def test_disabled_text_is_dimmed_in_the_palette(name: ThemeName) -> None:
    palette = qt_palette(Theme(name))
    text = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Text)
    faint = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert contrast(faint, palette.color(QPalette.ColorRole.Base)) < contrast(
        text, palette.color(QPalette.ColorRole.Base)
    )


def test_every_icon_is_drawn_in_the_themes_colour(qapp: QApplication) -> None:
    assert len(icons.names()) > 60
    for name in icons.names():
        picture = icons.pixmap(name, "#FF0000", 24).toImage()
        seen = {
            picture.pixelColor(x, y).name()
            for x in range(24)
            for y in range(24)
            if picture.pixelColor(x, y).alpha() > 250
        }
        assert seen == {"#ff0000"}, name
        edge = [picture.pixelColor(x, y).alpha() for x in range(24) for y in (0, 23)]
        assert max(edge) < 255, f"{name} is cut"


def test_icons_come_at_their_size_and_ratio(qapp: QApplication) -> None:
    icon = icons.icon("star", Theme(ThemeName.LIGHT))
    assert icon.pixmap(QSize(20, 20), 2.0).size() == QSize(40, 40)
    assert not icon.pixmap(QSize(16, 16), 1.0, QIcon.Mode.Disabled).isNull()
    assert not icons.application_icon().pixmap(256, 256).isNull()


def test_an_unknown_icon_says_its_name(qapp: QApplication) -> None:
    with pytest.raises(icons.IconError, match="nothing"):
        icons.pixmap("nothing", "#000000", 16)

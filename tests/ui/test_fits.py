"""The window fits every screen it is promised for, whatever it says; the palette knows what people call things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget

from arbitre.application.entry.text import fold_name
from arbitre.ui.desk.live_band import StepButton
from arbitre.ui.kit.actions import SPECS, texts
from arbitre.ui.kit.feedback import ElidedLabel
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.shots.shots import settle
from arbitre.ui.words.search_words import search_words
from arbitre.ui.words.texts import listed
from tests.rooms import play_turn, room, room_session
from tests.ui.desk_fixtures import window
from tests.ui.page_sessions import session_of

__all__ = ["window"]

SMALL = (910, 512)  # 1366x768 at 150 %
each_language = pytest.mark.parametrize("language", ["fr", "en", "it"])
ODD = list(range(1, 450, 2))  # the longest list of tables there can be


@pytest.fixture
def full(window: MainWindow) -> Iterator[MainWindow]:
    """The window with a tournament of sixty; French again for the next test."""
    session = session_of(window.libraries.catalogue, players=60)
    window.set_session(session)
    yield window
    window.services.languages.set("fr")


@pytest.fixture
def hall(window: MainWindow) -> Iterator[MainWindow]:
    """The window with 450 players whose names are as long as names may be, the first turn being marked."""
    one = room("room450")
    long = tuple(f"{name} {'Wagram ' * 20}"[:120].strip() for name in one.players)
    session = room_session(replace(one, players=long))
    play_turn(session, one.turns[0])
    window.set_session(session)
    window.prompt.close_prompt()
    yield window
    window.services.languages.set("fr")


def least(widget: QWidget) -> tuple[int, int]:
    hint = widget.minimumSizeHint().expandedTo(widget.minimumSize())
    return hint.width(), hint.height()


@each_language
def test_the_window_fits_whatever_it_says(full: MainWindow, language: str) -> None:
    full.services.languages.set(language)
    long = f"{listed(ODD)} {'M' * 120}"
    assert len(long) > 1000
    for key in full.page_keys:
        full.show_page(key)
        full.prompt.ask(long, lambda words: None)
        full.desk.complain(long)
        full.desk.warn(long, full.actions_["undo"])
        full.show_page(key)
        settle()
        width, height = least(full)
        assert (width <= SMALL[0], height <= SMALL[1]) == (True, True), (key, width, height)
        full.resize(*SMALL)
        settle()
        assert (full.width(), full.height()) == SMALL
        full.prompt.close_prompt()


@each_language
def test_the_desk_needs_no_scrolling_on_a_small_laptop(full: MainWindow, language: str) -> None:
    full.services.languages.set(language)
    full.show_page("game")
    settle()
    assert least(full.game_page)[0] <= 1024
    full.resize(1024, 600)
    settle()
    buttons = [one for one in full.game_page.band.findChildren(StepButton) if one.isVisible()]
    assert len(buttons) > 4
    assert all(one.text().split()[0] in one.toolTip() or not one.text().endswith("…") for one in buttons)


@each_language
def test_no_page_is_wider_than_a_small_laptop(full: MainWindow, language: str) -> None:
    full.services.languages.set(language)
    full.resize(1024, 600)
    wide = {}
    for key in full.page_keys:
        full.show_page(key)
        settle()
        page = full._stack.page
        assert page is not None
        wide[key] = least(page)[0]
    assert {key: width for key, width in wide.items() if width > 1024} == {}


@each_language
def test_a_hall_of_450_is_seen_whole_on_the_smallest_screen(hall: MainWindow, language: str) -> None:
    """Nothing of the desk scrolls away: neither the clock nor the line, nor the total under it."""
    hall.services.languages.set(language)
    hall.show_page("game")
    hall.resize(*SMALL)
    page = hall.game_page
    for shown in (False, True):  # the rack line takes the place of the names
        if shown:
            page.band.open_rack()
        page.marking.line.start_with("450")
        settle()
        assert least(hall)[0] <= SMALL[0]
        size = page.size()
        assert (least(page)[0] <= size.width(), least(page)[1] <= size.height()) == (True, True), least(page)
        for part in (page.band, page.marking.line, page.marking._who, page.marking._count):
            assert part.visibleRegion().boundingRect().size() == part.size(), part
    who = page.marking._who
    assert len(who.whole) > 120
    assert who.text() != who.whole == who.toolTip()
    top = room("room450").turns[0].points
    assert who.text().endswith(f"… · 0 → {top}")


def test_a_figure_at_the_end_is_never_cut(fonts: None) -> None:
    label = ElidedLabel()
    for width in (60, 200, 2000):
        label.resize(width, 20)
        label.set_whole("12 · " + "Wagram " * 15, " · 312 → 352")
        assert label.text().endswith(" · 312 → 352")
        assert (label.toolTip() == label.whole) == (label.text() != label.whole)


def test_what_has_the_focus_is_scrolled_into_sight(full: MainWindow) -> None:
    full.show_page("game")
    full.resize(*SMALL)
    line = full.game_page.marking.line
    full.game_page.setFocus()
    line.setFocus()
    settle()
    assert not line.visibleRegion().isEmpty()


def found(window: MainWindow, text: str) -> list[str]:
    window.palette_.open()
    window.palette_.field.setText(text)
    items = [window.palette_.list.item(row).text() for row in range(window.palette_.list.count())]
    window.palette_.dismiss()
    return items


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "retard guide joueur contestation langue sauvegarde réglages"),
        ("en", "late manual player claim language backup settings"),
        ("it", "ritardo guida giocatore reclamo lingua salvataggio impostazioni"),
    ],
)
def test_the_palette_finds_what_people_call_things(full: MainWindow, language: str, words: str) -> None:
    full.services.languages.set(language)
    assert {word: bool(found(full, word)) for word in words.split()} == dict.fromkeys(words.split(), True)
    assert found(full, "xyzzy") == []


def test_search_words_belong_to_actions(qapp: object, full: MainWindow) -> None:
    names = {spec.name for spec in SPECS}
    assert set(search_words()) <= names
    for name, words in search_words().items():
        assert any(fold_name(word) not in fold_name(texts()[name]) for word in words.split()), name

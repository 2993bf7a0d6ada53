"""What every page must do: fit the small screen, be named for those who can't see it, take any theme and language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QSpinBox,
    QTabWidget,
    QWidget,
)
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from arbitre.ui.desk.new_game import NewGameDialog
from arbitre.ui.kit.table import KeyedModel, TableColumn, TableView
from arbitre.ui.look.theme import Theme, ThemeName
from arbitre.ui.settings.page import PARTS, SettingsPage
from arbitre.ui.shell.dialogs import Dialogs
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.shell.pages import PAGES, page_title
from tests.ui.desk_fixtures import window
from tests.ui.page_sessions import session_of

__all__ = ["window"]

INPUTS = (QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QAbstractItemView, QSlider, QTabWidget)
KEYS = [spec.key for spec in PAGES]


def nameless(root: QWidget) -> list[str]:
    """Inputs and buttons that nothing names."""
    buddies = {label.buddy() for label in root.findChildren(QLabel) if label.buddy() is not None}
    found = []
    for widget in root.findChildren(QWidget):
        if not isinstance(widget, (*INPUTS, QAbstractButton)) or not widget.objectName():
            continue
        inside = isinstance(widget.parentWidget(), QSpinBox | QComboBox | QTabWidget)
        if inside or widget.objectName().startswith("qt_"):
            continue
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        if not (text or widget.accessibleName() or widget in buddies):
            found.append(f"{type(widget).__name__} {widget.objectName()}")
    return found


def pages_of(window: MainWindow) -> list[QWidget]:
    """Every page and part of the settings, made."""
    made: list[QWidget] = []
    for key in KEYS:
        window.show_page(key)
        page = window.page(key)
        made.append(page)
        if isinstance(page, SettingsPage):
            made += [page.show_part(part) for part in PARTS]
    return made


@pytest.fixture
def full(window: MainWindow) -> MainWindow:
    """The window with a tournament open."""
    window.set_session(session_of(window.libraries.catalogue))
    return window


def test_every_input_has_a_name(full: MainWindow) -> None:
    wrong = [name for page in pages_of(full) for name in nameless(page)]
    assert wrong == []


def test_dialogs_name_their_inputs(full: MainWindow, qtbot: QtBot) -> None:
    session = full.desk.session
    assert session is not None
    dialogs = Dialogs(full.services, full)
    shown: list[QWidget] = [dialogs.words("maison"), dialogs.second_marking(), NewGameDialog(full.services, session)]
    for dialog in shown:
        qtbot.addWidget(dialog)
        assert nameless(dialog) == []
        assert dialog.minimumSizeHint().width() <= 1366
        assert dialog.minimumSizeHint().height() <= 728


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_page_fits_the_small_screen(full: MainWindow, scale: float) -> None:
    full.themes.set(scale=scale)
    try:
        # The tabs above and the message bar below take the rest of 768 pixels.
        room = 768 - full.bar.minimumSizeHint().height() - full.fontMetrics().height() - 24
        sizes = {type(page).__name__: page.minimumSizeHint() for page in pages_of(full)}
        assert {name: size for name, size in sizes.items() if size.width() > 1366 or size.height() > room} == {}
    finally:
        full.themes.set(scale=1.0)


def test_pages_follow_theme_and_language(full: MainWindow) -> None:
    pages = pages_of(full)
    for theme in (ThemeName.DARK, ThemeName.CONTRAST, ThemeName.LIGHT):
        full.themes.set(theme)
    languages = full.services.languages
    for code in ("en", "it", "fr"):
        languages.set(code)
    assert languages.code == "fr"
    assert [page_title(key) for key in KEYS] == [
        "Joueurs",
        "Classements",
        "Documents",
        "Échanges",
        "Historique",
        "Réglages",
    ]
    assert len(pages) == len(KEYS) + len(PARTS)


def test_pages_live_without_a_tournament(full: MainWindow) -> None:
    pages_of(full)
    full.set_session(None)
    for key in KEYS:
        full.show_page(key)
    assert full.desk.session is None


# -- the tables ------------------------------------------------------------------------------------------------------


def table_model() -> KeyedModel:
    """Names and numbers."""
    columns = (
        TableColumn("Nom", lambda row: row[0], wide=True, tip=lambda row: row[0]),
        TableColumn("Points", lambda row: str(row[1]), True, sort=lambda row: row[1], ticked=lambda row: row[1] > 5),
    )
    return KeyedModel(columns, lambda row: row[0], Theme())


def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    model = table_model()
    qtmodeltester.check(model)
    model.set_rows([("Zoé", 3), ("Élodie", 12), ("<b>", 7)])
    model.sort(1)
    qtmodeltester.check(model)


def test_numbers_sort_as_numbers_and_the_cursor_stays_with_its_row(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    model = table_model()
    view.set_keyed(model)
    model.set_rows([("Zoé", 3), ("Élodie", 12), ("Basile", 7)])
    view.go_to("Zoé")
    model.sort(1)
    assert [row[1] for row in model.rows] == [3, 7, 12]
    model.set_rows([("Élodie", 12), ("Zoé", 20), ("Basile", 7), ("Ann", 1)])
    assert view.row() == ("Zoé", 20)
    assert model.index(0, 0).data() == "Ann"


def test_letters_look_for_a_name_without_accents(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    model = table_model()
    view.set_keyed(model)
    model.set_rows([("MARTIN Paul", 3), ("ÉRABLE Zoé", 12), ("DURAND Paul", 7)])
    view.keyboardSearch("er")
    assert view.row() == ("ÉRABLE Zoé", 12)


def test_a_name_is_never_markup() -> None:
    model = table_model()
    model.set_rows([("<b>gras</b>", 3)])
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "&lt;b&gt;gras&lt;/b&gt;"

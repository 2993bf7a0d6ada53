"""What the tests of the window share: an application for every test, tile sets, the typeface."""

from __future__ import annotations

import gc
import tomllib
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from arbitre.domain.board.tiles import TileSet
from arbitre.resources import data_path
from arbitre.ui.look.theme import load_fonts
from tests.ui.leftovers import left_behind, shown_windows


@pytest.fixture(scope="session", autouse=True)
def application(qapp: QApplication) -> QApplication:
    """An application for every test of this folder: Qt aborts the process at the first font or pixmap made without."""
    return qapp


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """Load the shipped typeface once."""
    load_fonts()


@pytest.fixture(scope="session")
def tiles() -> Callable[[str], TileSet]:
    """Read a language's tile set."""

    def read(language: str) -> TileSet:
        with (data_path("lexicons") / language / "tiles.toml").open("rb") as file:
            return TileSet.from_mapping(tomllib.load(file))

    return read


@pytest.fixture
def french(tiles: Callable[[str], TileSet]) -> TileSet:
    """The French tile set."""
    return tiles("fr")


@pytest.fixture(autouse=True)
def nothing_left(application: QApplication) -> Iterator[None]:
    """No window, running animation, active timer or living thread of a test outlives it.

    What lived before is frozen: only the objects of the test itself are collected and looked at, which costs less than
    the collector's own rounds through all. What fixtures of a wider scope hold was made before, and is theirs.
    """
    gc.freeze()
    windows = shown_windows(application)
    yield
    left = left_behind(application, windows)
    gc.unfreeze()
    assert not left, left

"""What the tests of the window share: an application for every test, tile sets, the typeface."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from arbitre.domain.board.tiles import TileSet
from arbitre.resources import data_path
from arbitre.ui.look.theme import load_fonts


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

"""Word lists for tests: one catalogue a session, with the program's own lists and folders of the tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.resources import data_path
from arbitre.settings import cache_folder, data_folder


@cache
def catalogue() -> Catalogue:
    """The catalogue that the command line uses too, so that each list is compiled once for all tests."""
    return Catalogue(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")


def own_catalogue(folder: Path) -> Catalogue:
    """A catalogue with empty folders of its own."""
    return Catalogue(data_path("lexicons"), folder / "user", folder / "cache")

"""Shipped data are found in the source tree and, in a wheel, in the package."""

import importlib.util
import shutil
from pathlib import Path

import pytest

from arbitre import resources

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("lexicons", "lexicons"),
        ("lexicons/fr/SOURCE.md", "lexicons/fr/SOURCE.md"),
        ("fonts", "resources/fonts"),
        ("fonts/OFL.txt", "resources/fonts/OFL.txt"),
        ("rulesets", "resources/rulesets"),
        ("i18n", "arbitre/_data/i18n"),
    ],
)
def test_in_a_source_tree_the_edited_files_are_read(name: str, path: str) -> None:
    assert resources.data_path(name) == ROOT / path


@pytest.mark.parametrize("name", ["lexicons", "fonts/OFL.txt", "i18n/arbitre_it.qm"])
def test_in_a_wheel_the_copies_are_read(tmp_path: Path, name: str) -> None:
    package = tmp_path / "site-packages" / "arbitre"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "arbitre" / "resources.py", package)
    spec = importlib.util.spec_from_file_location("installed_resources", package / "resources.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.in_checkout()
    assert module.data_path(name) == package / "_data" / name

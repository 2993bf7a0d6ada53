"""Remembered choices survive restarts, damage and disks that refuse."""

import stat
import sys
from pathlib import Path

from arbitre.settings import Settings


def test_choices_are_remembered(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    Settings(path).set("theme", "dark")
    again = Settings(path)
    assert again.get("theme", "light") == "dark"
    assert again.get("volume", 70) == 70
    again.set("theme", None)
    assert Settings(path).get("theme", "light") == "light"


def test_a_value_of_another_type_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    settings.set("volume", "loud")
    settings.set("sound", 1)
    settings.set("scale", 2)
    assert settings.get("volume", 70) == 70
    assert settings.get("sound", True) is True
    assert settings.get("scale", 1.5) == 2


def test_a_damaged_file_is_told_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "da')
    settings = Settings(path)
    assert settings.problem
    assert settings.kept == tmp_path / "settings.json.bad"
    assert settings.kept.read_text() == '{"theme": "da'
    settings.set("theme", "dark")
    assert not settings.problem
    assert Settings(path).get("theme", "") == "dark"


def test_a_disk_that_refuses_loses_nothing_but_the_choice(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    settings = Settings(blocked / "settings.json")
    settings.set("theme", "dark")
    assert settings.problem
    assert settings.get("theme", "light") == "dark"
    assert list(tmp_path.iterdir()) == [blocked]


def test_recent_files_latest_first_without_those_gone(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    one, two = tmp_path / "1.arbitre", tmp_path / "2.arbitre"
    one.touch()
    two.touch()
    settings.recent(one)
    settings.recent(two)
    assert settings.recent(one) == [one, two]
    two.unlink()
    assert settings.recent() == [one]


def test_choices_are_their_owners_only(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings(path).set("arbiter", "Arbitre")
    assert sys.platform == "win32" or stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [path]

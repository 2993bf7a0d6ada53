"""Dated copies: where they go, which stay, and what happens when the stick is gone."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from arbitre.storage.copies import Kept, file_name, find, keep, restore, safe
from arbitre.storage.journal import Draft, Journal, JournalError

NAME = "Open d’été : 1/2"
START = datetime(2026, 11, 30, 14, 5)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    made = Journal.create(tmp_path / "t.arbitre")
    made.append([Draft("fact", {}, "t")], after=0, action="a")
    return made


def keep_turn(journal: Journal, folder: Path, second: Path | None, game: int, turn: int, name: str = NAME) -> Kept:
    at = START + timedelta(minutes=4 * turn, hours=3 * game)
    return keep(journal, folder, second, name, at=at, game=game, turn=turn)


def test_the_name_says_when_and_after_which_turn() -> None:
    assert file_name("Open 2026", START, 2, 7) == "Open 2026 2026-11-30 14.05 partie 2 coup 07.arbitre"
    assert safe(NAME) == "Open d’été - 1-2"
    assert safe(' . <>:"/\\|?*\x00') == "----------"
    assert safe("...") == "tournoi"


def test_a_copy_goes_into_both_folders(journal: Journal, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    kept = keep_turn(journal, tmp_path / "new" / "folder", stick, 1, 1)
    assert kept.alarms == ()
    assert [path.parent for path in kept.made] == [tmp_path / "new" / "folder", stick]
    for path in kept.made:
        with Journal.open(path) as copy:
            assert copy.chain == journal.chain


def test_a_missing_stick_is_an_alarm_and_no_folder(journal: Journal, tmp_path: Path) -> None:
    stick = tmp_path / "media" / "stick"
    kept = keep_turn(journal, tmp_path / "copies", stick, 1, 1)
    assert [(alarm.folder, alarm.kind) for alarm in kept.alarms] == [(stick, "missing_folder")]
    assert len(kept.made) == 1
    assert not stick.exists()


def test_a_folder_that_cannot_be_made_is_an_alarm(journal: Journal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kept = keep_turn(journal, tmp_path / "file" / "copies", None, 1, 1)
    assert kept.made == ()
    assert [alarm.kind for alarm in kept.alarms] == ["missing_folder"]


def test_a_name_that_is_taken_by_a_folder_is_an_alarm(journal: Journal, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    (copies / file_name(NAME, START + timedelta(hours=3, minutes=4), 1, 1) / "x").mkdir(parents=True)
    kept = keep_turn(journal, copies, None, 1, 1)
    assert (kept.made, len(kept.alarms)) == ((), 1)
    assert [path for path in copies.iterdir() if path.name.startswith(".")] == []


def test_the_last_ten_and_one_a_game_stay(journal: Journal, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    foreign = [folder / "notes.txt", folder / "other.arbitre", folder / "x 2026-99-99 14.05 partie 1 coup 01.arbitre"]
    for path in foreign:
        path.write_text("mine")
    keep_turn(journal, folder, None, 1, 3, name="Autre tournoi")
    for game in (1, 2, 3):
        for turn in range(1, 15 if game < 3 else 5):
            keep_turn(journal, folder, None, game, turn)
    found = find([folder], NAME)
    assert [(copy.game, copy.turn) for copy in found] == [
        *((3, turn) for turn in (4, 3, 2, 1)),
        *((2, turn) for turn in range(14, 8, -1)),
        (1, 14),
    ]
    assert all(path.exists() for path in foreign)
    assert len(find([folder], "Autre tournoi")) == 1
    assert len(find([folder])) == len(found) + 1


def test_the_same_turn_in_the_same_minute_is_one_copy_the_newest(journal: Journal, tmp_path: Path) -> None:
    keep_turn(journal, tmp_path / "c", None, 1, 1)
    journal.append([Draft("fact", {}, "t")], after=1, action="b")
    keep_turn(journal, tmp_path / "c", None, 1, 1)
    (copy,) = find([tmp_path / "c"])
    assert (copy.name, copy.at, copy.game, copy.turn) == (safe(NAME), START + timedelta(hours=3, minutes=4), 1, 1)
    assert copy.size == copy.path.stat().st_size
    with Journal.open(copy.path) as opened:
        assert opened.head == 2


def test_copies_of_several_folders_are_found_newest_first(journal: Journal, tmp_path: Path) -> None:
    keep_turn(journal, tmp_path / "a", None, 1, 1)
    keep_turn(journal, tmp_path / "b", None, 1, 2)
    folders = [tmp_path / "a", tmp_path / "none", tmp_path / "b"]
    assert [copy.turn for copy in find(folders)] == [2, 1]


def test_a_copy_is_restored_into_a_new_file_only(journal: Journal, tmp_path: Path) -> None:
    (path,) = keep_turn(journal, tmp_path / "c", None, 1, 1).made
    target = tmp_path / "restored.arbitre"
    assert restore(path, target) == 1
    with Journal.open(target) as opened:
        assert opened.append([Draft("fact", {}, "t")], after=1, action="b") == 2
    with pytest.raises(JournalError, match="exists"):
        restore(path, target)
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(JournalError, match="damaged"):
        restore(path, tmp_path / "again.arbitre")
    assert not (tmp_path / "again.arbitre").exists()

"""Word lists: shipped, built by the user, changed for an event, compiled once, and never trusted blindly."""

from __future__ import annotations

import gzip
import hashlib
import lzma
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from arbitre.application.lexicons.catalogue import Catalogue, LexiconProblem, load_tile_set
from arbitre.application.lexicons.compiled import KEPT
from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import TileSetError
from arbitre.domain.facts import LexiconId
from arbitre.domain.rules.rule_set import RackRules
from arbitre.resources import data_path
from arbitre.solver import wordlist
from arbitre.storage import files
from tests.application.lists import catalogue, own_catalogue

WORDS = "chat\r\nCHATS\r\nété\r\nœufs\r\n\r\n# a comment\r\nKIWI\r\n"


def write(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.write_bytes(text.encode(encoding))
    return path


def refusal(problem: pytest.ExceptionInfo[LexiconProblem]) -> str:
    return problem.value.kind


# -- shipped lists ---------------------------------------------------------------------------------------------------


def test_the_french_list_is_the_union_of_its_layers_and_signed_by_its_words() -> None:
    opened = catalogue().open("fr")
    words: set[bytes] = set()
    for path in (data_path("lexicons") / "fr").glob("fr.*.txt.xz"):
        words.update(lzma.decompress(path.read_bytes()).split())
    assert opened.id == LexiconId("fr", len(words), hashlib.sha256(b"\n".join(sorted(words)) + b"\n").hexdigest())
    assert opened.compiled.figures.by_length[2] == sum(len(word) == 2 for word in words) == 81
    assert sum(opened.compiled.figures.by_length.values()) == len(words)


def test_the_embedded_list_says_that_it_is_not_official() -> None:
    assert [notice.kind for notice in catalogue().open("fr").notices] == ["not_official"]


def test_every_language_has_tiles_and_a_list() -> None:
    shipped = catalogue()
    assert {"fr", "it", "en", "es", "ro", "de", "nl", "ca"} <= set(shipped.languages())
    assert [entry.name for entry in shipped.entries() if entry.builtin] == shipped.languages()
    assert shipped.variants("ro") == ["a"]
    assert shipped.tile_set("ro", "a").full_bag() != shipped.tile_set("ro").full_bag()


def test_a_second_opening_maps_what_the_first_made(tmp_path: Path) -> None:
    text = write(tmp_path / "w.txt", WORDS)
    own_catalogue(tmp_path).open_file(text, "fr")
    made = {path: path.stat().st_mtime_ns for path in (tmp_path / "cache").glob("*.json")}
    opened = own_catalogue(tmp_path).open_file(text, "fr")
    assert str(opened.compiled.lexicon.path).startswith(str(tmp_path / "cache"))
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "cache").glob("*.json")} == made
    assert opened.id.words == 5


def test_unknown_names_and_languages() -> None:
    with pytest.raises(LexiconProblem) as problem:
        catalogue().open("xx")
    assert refusal(problem) == "no_such_list"
    assert "fr" in str(problem.value.data["known"])
    for name in ("../fr", "", "a/b"):
        with pytest.raises(LexiconProblem):
            catalogue().open(name)
    with pytest.raises(LexiconProblem) as problem:
        load_tile_set(data_path("lexicons"), "xx")
    assert refusal(problem) == "no_such_language"
    with pytest.raises(LexiconProblem) as problem:
        catalogue().open("fr", tile_set=catalogue().tile_set("it"))
    assert refusal(problem) == "other_language"


def test_a_damaged_tile_set_is_named(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    write(tmp_path / "fr" / "tiles.toml", "language = ")
    with pytest.raises(TileSetError):
        load_tile_set(tmp_path, "fr")


# -- the cache -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["cut", "foreign", "zeros", "note", "note changed", "one bit", "gone"])
def test_damaged_tables_are_made_again(tmp_path: Path, damage: str) -> None:
    text = write(tmp_path / "w.txt", WORDS)
    before = own_catalogue(tmp_path).open_file(text, "fr")
    (table,) = (tmp_path / "cache").glob("*.lex")
    whole = table.read_bytes()
    note = table.with_suffix(".json")
    match damage:
        case "cut":
            table.write_bytes(whole[:-64])
        case "foreign":
            table.write_bytes(b"\x7fELF" + whole[4:])
        case "zeros":
            table.write_bytes(whole[:128] + bytes(len(whole) - 128))
        case "note":
            note.write_text("{")
        case "note changed":
            note.write_text(note.read_text().replace('"sha256": "', '"sha256": "0'))
        case "one bit":  # beyond the first line of its page
            table.write_bytes(whole[:300] + bytes((whole[300] ^ 1,)) + whole[301:])
        case "gone":
            table.unlink()
    opened = own_catalogue(tmp_path).open_file(text, "fr")
    assert opened.searcher().admits("CHATS")
    assert opened.compiled.figures.sha256 == before.compiled.figures.sha256
    assert table.read_bytes() == whole
    assert [notice.kind for notice in opened.notices] == ["not_official"]


def test_without_a_cache_the_list_is_made_in_memory_with_a_notice(tmp_path: Path) -> None:
    blocked = write(tmp_path / "file", "")
    lists = Catalogue(data_path("lexicons"), tmp_path / "user", blocked / "cache")
    opened = lists.open_file(write(tmp_path / "w.txt", WORDS), "fr")
    assert [notice.kind for notice in opened.notices] == ["cache_unwritable", "not_official"]
    assert opened.searcher().admits("KIWI")


def test_the_cache_does_not_grow_for_ever(tmp_path: Path) -> None:
    lists = own_catalogue(tmp_path)
    text = tmp_path / "w.txt"
    for number in range(KEPT + 3):
        write(text, f"AB\nAC\n{chr(65 + number)}A\n")
        lists.open_file(text, "fr")
    assert len(list((tmp_path / "cache").glob("*.lex"))) == KEPT
    assert len(list((tmp_path / "cache").glob("*.json"))) == KEPT


def test_making_tables_can_be_watched_and_cancelled(tmp_path: Path) -> None:
    text = write(tmp_path / "w.txt", WORDS)
    told: list[float] = []
    own_catalogue(tmp_path).open_file(text, "fr", progress=told.append)
    assert told
    assert told == sorted(told)
    assert all(0 <= fraction <= 1 for fraction in told)

    def cancel(fraction: float) -> None:
        raise InterruptedError

    lists = own_catalogue(tmp_path / "other")
    with pytest.raises(InterruptedError):
        lists.build(text, "fr", "Mine", progress=cancel)
    assert [entry.name for entry in lists.entries() if not entry.builtin] == []


# -- the user's own --------------------------------------------------------------------------------------------------


def test_a_list_is_built_found_again_and_removed(tmp_path: Path) -> None:
    text = write(tmp_path / "ods.txt", WORDS + "CHAT\nAB-CD\nX\nABCDEFGHIJKLMNOP\n")
    built = own_catalogue(tmp_path).build(text, "fr", "ODS9")
    assert (built.opened.id.words, built.repeated, built.odd_count) == (5, 1, 3)
    assert [line.reason for line in built.odd] == ["character", "short", "long"]
    lists = own_catalogue(tmp_path)
    entry = lists.entry("ODS9")
    assert (entry.language, entry.source, entry.official, entry.builtin) == ("fr", "ods.txt", True, False)
    assert [one.name for one in lists.entries()][-1] == "ODS9"
    searcher = lists.open("ODS9").searcher()
    assert all(map(searcher.admits, ("CHAT", "CHATS", "ETE", "OEUFS", "KIWI")))
    assert lists.open("ODS9").notices == ()
    lists.remove("ODS9")
    with pytest.raises(LexiconProblem):
        lists.open("ODS9")
    with pytest.raises(LexiconProblem):
        lists.remove("ODS9")


@pytest.mark.parametrize(
    ("name", "kind"),
    [("fr", "name_taken"), ("FR", "name_taken"), ("mine", "name_taken"), ("", "bad_name"), ("../x", "bad_name"),
     ("a" * 60, "bad_name"), (".hidden", "bad_name"), ("x.", "bad_name")],
)  # fmt: skip
def test_names_are_checked(tmp_path: Path, name: str, kind: str) -> None:
    text = write(tmp_path / "w.txt", WORDS)
    lists = own_catalogue(tmp_path)
    lists.build(text, "fr", "Mine")
    with pytest.raises(LexiconProblem) as problem:
        lists.build(text, "fr", name)
    assert refusal(problem) == kind


def test_a_list_can_be_replaced_on_purpose(tmp_path: Path) -> None:
    lists = own_catalogue(tmp_path)
    first = lists.build(write(tmp_path / "w.txt", WORDS), "fr", "Club liste 2").opened
    assert not first.entry.official
    second = lists.build(
        write(tmp_path / "w.txt", "AB\nAC\n"), "fr", "Club liste 2", replace=True, official=True
    ).opened
    assert second.id.words == 2
    assert second.id.official
    assert lists.open("Club liste 2").id == second.id


@pytest.mark.parametrize("stop", range(6))
def test_replacing_keeps_one_list_whole_wherever_it_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: int
) -> None:
    lists = own_catalogue(tmp_path)
    lists.build(write(tmp_path / "old.txt", "AA\nAB\n"), "fr", "mine")
    calls = 0

    class Killed(BaseException):
        pass

    def killed(call: Callable[..., object]) -> Callable[..., object]:
        def counted(*values: object) -> object:
            nonlocal calls
            calls += 1
            if calls > stop:
                raise Killed
            return call(*values)

        return counted

    monkeypatch.setattr(os, "replace", killed(os.replace))
    monkeypatch.setattr(files, "sync_file", killed(files.sync_file))
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)  # a program that is killed clears nothing
    with suppress(Killed):
        lists.build(write(tmp_path / "new.txt", "AC\nAD\nAE\n"), "fr", "mine", replace=True)
    monkeypatch.undo()
    found = own_catalogue(tmp_path).open("mine")
    assert (len(found.compiled.lexicon), found.entry.source) == ((2, "old.txt") if stop < 4 else (3, "new.txt"))
    again = own_catalogue(tmp_path).build(write(tmp_path / "new.txt", "AC\nAD\nAE\n"), "fr", "mine", replace=True)
    assert again.opened.id.words == 3


def test_shipped_lists_cannot_be_removed(tmp_path: Path) -> None:
    with pytest.raises(LexiconProblem) as problem:
        own_catalogue(tmp_path).remove("fr")
    assert refusal(problem) == "builtin"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "empty"),
        (b"   \n\n", "empty"),
        (b"# nothing\n1234\n", "no_word"),
        (bytes(range(256)) * 20, "binary"),
        ("\n".join(["chat"] * 50).encode("utf-16-le"), "encoding"),
        (gzip.compress(b"CHAT\n" * 100, mtime=0)[:-9], "compression"),
    ],
)
def test_a_file_that_is_no_list_is_refused_by_its_kind_and_nothing_is_kept(
    tmp_path: Path, content: bytes, kind: str
) -> None:
    text = tmp_path / "w.txt"
    text.write_bytes(content)
    lists = own_catalogue(tmp_path)
    with pytest.raises(LexiconProblem) as problem:
        lists.build(text, "fr", "Mine")
    assert refusal(problem) == kind
    assert problem.value.data["file"] == str(text)
    assert not (tmp_path / "user").exists()
    with pytest.raises(LexiconProblem):
        lists.open_file(text, "fr")


def test_files_that_are_missing_or_huge(tmp_path: Path) -> None:
    lists = own_catalogue(tmp_path)
    with pytest.raises(LexiconProblem) as problem:
        lists.open_file(tmp_path / "none.txt", "fr")
    assert refusal(problem) == "missing"
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(5 << 30)  # no byte of it is on the disk
    for attempt in (lambda: lists.open_file(huge, "fr"), lambda: lists.build(huge, "fr", "Huge")):
        with pytest.raises(LexiconProblem) as problem:
            attempt()
        assert refusal(problem) == "too_large"
        assert problem.value.data["limit"] == wordlist.LIMIT


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_usual_encodings_give_the_same_list(tmp_path: Path, encoding: str) -> None:
    words = "été\nçà\nchatons\nmaisons\n"
    expected = own_catalogue(tmp_path).open_file(write(tmp_path / "a.txt", "ETE\nCA\nCHATONS\nMAISONS\n"), "fr").id
    found = own_catalogue(tmp_path).open_file(write(tmp_path / "b.txt", words, encoding), "fr").id
    assert (found.words, found.sha256) == (expected.words, expected.sha256)


def test_a_folder_that_refuses_is_told(tmp_path: Path) -> None:
    write(tmp_path / "user", "a file in its place")
    with pytest.raises(LexiconProblem) as problem:
        own_catalogue(tmp_path).build(write(tmp_path / "w.txt", WORDS), "fr", "Mine")
    assert refusal(problem) == "folder"


def test_tiles_of_several_characters_in_the_users_list(tmp_path: Path) -> None:
    lists = own_catalogue(tmp_path)
    built = lists.build(write(tmp_path / "w.txt", "chorro\nñandú\nllave\n"), "es", "Mia").opened
    assert built.compiled.figures.by_length == {4: 2, 5: 1}
    assert built.compiled.figures.sha256 == hashlib.sha256("CHORRO\nLLAVE\nÑANDU\n".encode()).hexdigest()
    moves = built.searcher().solutions(Board(), built.tile_set.parse_rack("[CH]O[RR]O"))
    assert {move.word for move in moves} == {("CH", "O", "RR", "O")}


# -- an event's words ------------------------------------------------------------------------------------------------


def test_an_event_admits_and_strikes_words(tmp_path: Path) -> None:
    lists = own_catalogue(tmp_path)
    base = lists.build(write(tmp_path / "w.txt", WORDS), "fr", "Mine").opened
    tiles = base.tile_set
    searcher = lists.searcher(base.id, tiles, RackRules(), frozenset({"WOKA"}), frozenset({"CHAT", "ZZZ"}))
    assert [searcher.admits(word) for word in ("WOKA", "CHAT", "CHATS", "KIWI")] == [True, False, True, True]
    assert {move.plain() for move in searcher.top(Board(), tuple("WOKA"))} == {"WOKA"}
    assert lists.searcher(base.id, tiles, RackRules()).admits("CHAT")
    with pytest.raises(LexiconProblem) as problem:
        lists.event_list(base, ["W-K"], [])
    assert refusal(problem) == "bad_word"
    assert lists.event_list(base, [], []) is base


def test_the_list_of_a_journal_is_found_by_name_or_by_its_words(tmp_path: Path) -> None:
    lists = own_catalogue(tmp_path)
    text = write(tmp_path / "w.txt", WORDS)
    noted = lists.build(text, "fr", "Old name").opened.id
    tiles = lists.tile_set("fr")
    lists.remove("Old name")
    lists.build(text, "fr", "New name")
    assert lists.find(noted, tiles).entry.name == "New name"
    lists.remove("New name")
    with pytest.raises(LexiconProblem) as problem:
        lists.find(noted, tiles)
    assert refusal(problem) == "no_such_list"
    lists.build(write(text, "AB\nAC\n"), "fr", "Old name")
    with pytest.raises(LexiconProblem) as problem:
        lists.find(noted, tiles)
    assert refusal(problem) == "other_words"
    assert (problem.value.data["expected"], problem.value.data["found"]) == (5, 2)


def test_a_damaged_list_of_the_user_is_told(tmp_path: Path) -> None:
    lists = own_catalogue(tmp_path)
    lists.build(write(tmp_path / "w.txt", WORDS), "fr", "Mine")
    write(tmp_path / "user" / "Mine" / "about.json", "{")
    with pytest.raises(LexiconProblem) as problem:
        own_catalogue(tmp_path).open("Mine")
    assert refusal(problem) == "damaged"
    assert [entry.name for entry in own_catalogue(tmp_path).entries() if not entry.builtin] == []
    own_catalogue(tmp_path).remove("Mine")
    assert not (tmp_path / "user" / "Mine").exists()

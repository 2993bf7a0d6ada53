"""``arbitre lexicon``: lists, figures, checks, and the user's own lists from the first to the last."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from arbitre.cli import main
from arbitre.cli.world import catalogue
from arbitre.domain.base.errors import ArbitreError

NAME = "Essai du club"


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str], str]:
    """Status, lines of stdout, stderr."""
    status = main(["--messages", "en", "lexicon", *map(str, arguments)])
    captured = capsys.readouterr()
    return status, captured.out.splitlines(), captured.err


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists of the user's own in a folder of this test; the cache is everybody's."""
    monkeypatch.setattr("arbitre.cli.world.data_folder", lambda: tmp_path / "data")


@pytest.fixture
def text(tmp_path: Path) -> Path:
    """A list with odd lines."""
    path = tmp_path / "mots.txt"
    path.write_bytes("chat\r\nété\r\nCHAT\r\nab-cd\r\nx\r\nkiwi # comment\r\n".encode("latin-1"))
    return path


def test_the_lists_are_told(capsys: pytest.CaptureFixture[str], text: Path) -> None:
    status, lines, error = run(capsys, "list")
    assert (status, error) == (0, "")
    assert [line.split()[0] for line in lines] == ["ca", "de", "en", "es", "fr", "it", "nl", "ro"]
    run(capsys, "build", text, "--language", "fr", "--name", NAME)
    assert run(capsys, "list")[1][-1].split("  ")[0] == NAME


def test_info_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, error = run(capsys, "info", "it")
    info = json.loads(lines[0])
    assert (status, len(lines)) == (0, 1)
    assert list(info) == ["name", "language", "words", "by_length", "sha256", "source"]
    assert (info["name"], info["language"]) == ("it", "it")
    assert sum(info["by_length"].values()) == info["words"] == 441676
    assert len(info["sha256"]) == 64
    assert error == "arbitre: word list it, 441676 words: not the official list of a federation\n"


def test_check_prints_a_line_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", "fr", "CHAT", "KIWI") == (0, ["CHAT valid", "KIWI valid"], "")
    status, lines, _ = run(capsys, "check", "fr", "chat", "été", "QZX", "A-B", "A", "œufs")
    assert status == 1
    assert lines == ["CHAT valid", "ETE valid", "QZX invalid", "A-B invalid", "A invalid", "OEUFS valid"]
    assert run(capsys, "check", "es", "chorro", "ñandú")[1] == ["CHORRO valid", "ÑANDU valid"]


def test_a_list_from_build_to_remove(capsys: pytest.CaptureFixture[str], text: Path) -> None:
    status, lines, error = run(capsys, "build", text, "--language", "fr", "--name", NAME)
    built = json.loads(lines[0])
    assert status == 0
    assert (built["words"], built["repeated"], built["left_out"], built["encoding"]) == (3, 1, 2, "cp1252")
    assert built["sha256"] == hashlib.sha256(b"CHAT\nETE\nKIWI\n").hexdigest()
    assert error.splitlines() == [
        f"arbitre: {text}:4: left out, not letters of the tile set: ab-cd",
        f"arbitre: {text}:5: left out, one letter only: x",
    ]
    info = json.loads(run(capsys, "info", NAME)[1][0])
    assert {key: built[key] for key in info} == info
    assert run(capsys, "check", NAME, "CHAT", "CHATS")[1] == ["CHAT valid", "CHATS invalid"]
    status, lines, error = run(capsys, "build", text, "--language", "fr", "--name", NAME.upper())
    assert (status, lines, error) == (2, [], f"arbitre: a word list is called {NAME!r} already\n")
    assert run(capsys, "build", text, "--language", "fr", "--name", NAME, "--replace")[0] == 0
    assert run(capsys, "remove", NAME) == (0, [], "")
    status, _, error = run(capsys, "remove", NAME)
    assert (status, error.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["info", "xx"], "no word list is called 'xx'"),
        (["check", "xx", "A"], "no word list is called 'xx'"),
        (["remove", "fr"], "comes with the program"),
        (["build", "none.txt", "--language", "fr", "--name", "N"], "none.txt: no such file"),
        (["build", "none.txt", "--language", "xx", "--name", "N"], "no tile set for the language 'xx'"),
        (["build", "none.txt", "--language", "fr", "--name", "a/b"], "'a/b' cannot be the name"),
        (["build", "none.txt", "--name", "N"], "--language"),
        ([], "ACTION"),
    ],
)
def test_wrong_use_is_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    status, lines, error = run(capsys, *arguments)
    assert (status, lines, error.count("\n")) == (2, [], 1)
    assert message in error


@pytest.mark.parametrize(
    ("content", "message"), [(b"", "empty"), (bytes(range(256)), "not a text"), (b"1\n2\n", "not one word")]
)
def test_files_that_are_no_lists(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "w.txt"
    path.write_bytes(content)
    status, lines, error = run(capsys, "build", path, "--language", "fr", "--name", "N")
    assert (status, lines, error.count("\n")) == (2, [], 1)
    assert error.startswith(f"arbitre: {path}: ")
    assert message in error
    with pytest.raises(ArbitreError):
        catalogue().entry("N")

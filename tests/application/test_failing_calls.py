"""Every call to the system of everything that writes, failing once: a refusal changes nothing, what is done is done."""

from __future__ import annotations

import errno
import sqlite3
import sys
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest

from arbitre.application.exchange.handout import copy_for_others
from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.presets.rulesets import RuleSets
from arbitre.application.session.arbiter_plays import Safe
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Slip
from arbitre.reports.catalogue import Format, export_all
from arbitre.reports.paper import Options
from arbitre.reports.results_package import make_package
from arbitre.resources import data_path
from arbitre.settings import Settings
from arbitre.storage.copies import restore
from arbitre.storage.journal import Draft, Journal, recover
from arbitre.storage.players import PlayerBase
from arbitre.storage.sheets import write_rows
from tests.application.sessions import played, started
from tests.storage.failing_calls import FailingCalls
from tests.storage.failing_disk import FailingDisk

AT = "2026-11-30T14:05:00"
ERRORS = (errno.EIO, errno.ENOSPC, errno.EACCES)


@dataclass(frozen=True)
class Writing:
    """Something that writes: what stood before, what is done, and what can be read of it then (``None``: nothing)."""

    do: Callable[[Path], object]
    read: Callable[[Path], object]
    before: Callable[[Path], object] = lambda folder: None


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """Three players and a turn, in a file."""
    session = started(3, tmp_path_factory.mktemp("played") / "a.arbitre")
    played(session, 1)
    return session


def _records(path: Path) -> object:
    if not path.exists():
        return None
    with Journal.open(path) as journal:
        return [(one.kind, one.body) for one in journal.since(0)]


def _some(path: Path, kind: str = "old") -> None:
    with Journal.create(path) as journal:
        journal.append([Draft(kind, {"text": "x" * 9000}, AT)], after=0, action="first")


def _with_secret(path: Path) -> None:
    """An action with a secret."""
    with Journal.open(path) as journal:
        journal.append([Draft("new", {}, AT)], after=journal.head, action="second", secrets={"a": "b"})


def _secret(path: Path) -> object:
    with Journal.open(path) as journal:
        assert (journal.secret("a") == "b") == (journal.head == 2)
    return _records(path)


def _older_form(path: Path) -> None:
    """A file of format 1, whose form has no place for secrets."""
    _some(path)
    connection = sqlite3.connect(path)
    connection.executescript(
        "DROP TABLE secrets; UPDATE meta SET value = '1' WHERE key = 'format'; PRAGMA user_version = 1; VACUUM;"
    )
    connection.close()


def _set(path: Path) -> None:
    settings = Settings(path)
    settings.set("arbiter", "Nouveau")
    if settings.problem:
        raise OSError(settings.problem)


def _lists(folder: Path) -> Catalogue:
    return Catalogue(data_path("lexicons"), folder / "lists", folder / "cache")


def _build(folder: Path, words: str) -> None:
    text = folder / "words.txt"
    if words:
        text.write_text("CHAT\nCHIEN\n" + words)
    _lists(folder).build(text, "fr", "Maison", replace=True)


def _list(folder: Path) -> object:
    return _lists(folder).open("Maison").id.words


def _older_list(folder: Path) -> None:
    _build(folder, "OURS\nLION\n")
    (folder / "words.txt").write_text("CHAT\nCHIEN\nLOUP\n")


def _papers(session: Session, folder: Path) -> None:
    options = Options(now=datetime(2026, 11, 30, 14, 5))
    kinds, names = [Format.HTML, Format.CSV], {"classement-general", "feuille-de-partie", "joueurs"}
    export_all(session.state, folder / "papers", kinds, options, federation=True, only=names)


def _files(folder: Path) -> object:
    papers = folder / "papers"
    return {one.name: one.read_bytes() for one in papers.rglob("*") if one.is_file()} if papers.exists() else {}


def _text(path: Path) -> object:
    return path.read_text(encoding="utf-8") if path.exists() else None


def writings(session: Session) -> dict[str, Writing]:
    """Everything that writes, by name; paths within a folder."""

    def at(do: Callable[[Path], object], name: str = "a.arbitre") -> Callable[[Path], object]:
        return lambda folder: do(folder / name)

    def base(path: Path) -> None:
        PlayerBase(path).keep([new_player("Personne Nouvelle")])

    return {
        "create": Writing(at(Journal.create), at(_records)),
        "append": Writing(
            lambda folder: Journal.open(folder / "a.arbitre").append([Draft("new", {}, AT)], after=1, action="second"),
            at(_records),
            at(_some),
        ),
        "append with a secret": Writing(at(_with_secret), at(_secret), at(_some)),
        "first secret of an old file": Writing(at(_with_secret), at(_secret), at(_older_form)),
        "copy": Writing(at(session.journal.copy_to), at(_records)),
        "copy over": Writing(at(session.journal.copy_to), at(_records), at(_some)),
        "restore": Writing(lambda folder: restore(folder / "b.arbitre", folder / "a.arbitre"), at(_records),
                           at(_some, "b.arbitre")),
        "recover": Writing(lambda folder: recover(folder / "b.arbitre", folder / "a.arbitre"), at(_records),
                           at(_some, "b.arbitre")),
        "copy for others": Writing(at(copy_for_others(session)), at(_records), at(_some)),
        "settings": Writing(at(_set, "s.json"), at(_text, "s.json"),
                            lambda folder: (folder / "s.json").write_text('{"arbiter": "Ancien"}')),
        "players": Writing(at(base, "p.json"), at(_text, "p.json"),
                           lambda folder: PlayerBase(folder / "p.json").keep([new_player("Personne Ancienne")])),
        "list of players": Writing(
            at(lambda path: write_rows([["Nom"], ["Nouveau"]], path), "l.csv"), at(_text, "l.csv"),
            lambda folder: (folder / "l.csv").write_text("ancien"),
        ),
        "sealed slip": Writing(
            at(lambda path: Safe(path).put("0" * 64, "secret", Slip()), "safe"), at(_text, "safe/" + "0" * 32 + ".json")
        ),
        "rules": Writing(lambda folder: RuleSets(own=folder / "rules").save(RuleSet(name="maison")),
                         at(_text, "rules/maison.toml")),
        "word list": Writing(
            lambda folder: _build(folder, ""), _list, _older_list
        ),
        "results": Writing(
            lambda folder: make_package(session.state, session.journal.copy_to, folder, Options(now=datetime.now())),
            lambda folder: len([one for one in folder.glob("*.zip") if one.stat().st_size > 1000]),
        ),
        "documents": Writing(lambda folder: _papers(session, folder), _files),
    }  # fmt: skip


NAMES = (
    "append", "append with a secret", "copy", "copy for others", "copy over", "create", "documents",
    "first secret of an old file", "list of players", "players", "recover", "restore", "results", "rules",
    "sealed slip", "settings", "word list",
)  # fmt: skip
IN_SQLITE = (*NAMES[:6], "first secret of an old file", "recover", "restore", "results")
# What is not so: the file is where it was, and whole. Of a journal the system's own errors are translated.
UNTRUE = {"exists", "moved", "missing", "missing_folder", "not_a_file", "damaged", "chain_broken", "system"}
# Of these a part may be done before another is refused: each file is the old one or the new one, whole.
MANY = {"documents"}


def _listing(folder: Path) -> set[str]:
    return {str(one.relative_to(folder)) for one in folder.rglob("*") if not one.is_dir()}


def fail_all(
    writing: Writing,
    folder: Path,
    failing: Callable[[int], AbstractContextManager[object]],
    failed: Callable[[object], str],
    wrong: Collection[str],
    many: bool,
    step: int = 1,
) -> int:
    """Fail each call in turn; how many there were."""
    whole = folder / "whole"
    whole.mkdir(parents=True)
    writing.before(whole)
    writing.do(whole)
    done = writing.read(whole)
    for number in count(0, step):
        here = folder / str(number)
        here.mkdir()
        writing.before(here)
        old, listed = writing.read(here), _listing(here)
        refused, told = False, ""
        with failing(number) as disk:
            try:
                writing.do(here)
            except (ArbitreError, OSError) as error:
                refused = True
                told = getattr(error, "kind", "system")
        what = f"call {number}: {failed(disk)}"
        found = writing.read(here)
        assert told not in wrong, (what, told)
        if many and refused:
            assert isinstance(found, dict)
            assert isinstance(done, dict)
            assert isinstance(old, dict)
            assert all(content in (done.get(name), old.get(name)) for name, content in found.items()), what
        else:
            assert found == (old if refused else done), what
        if not failed(disk).startswith(("unlink", "rmdir", "scandir", "delete")):  # the clearing itself failed
            left = _listing(here) - listed - _listing(whole)
            assert not left, (what, left)
        if not failed(disk):
            return number
    raise AssertionError


def _python(writing: Writing, folder: Path, name: str, after: bool, step: int = 1) -> int:
    return fail_all(
        writing,
        folder,
        lambda number: FailingCalls(number, ERRORS[number % len(ERRORS)], after=after),
        lambda disk: disk.failed,  # type: ignore[attr-defined]
        UNTRUE if name in IN_SQLITE else UNTRUE - {"system"},
        name in MANY,
        step,
    )


def _sqlite(writing: Writing, folder: Path, after: bool, step: int = 1) -> int:
    class Disk(FailingDisk):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.failed = ""
            self._number = number

        def __enter__(self) -> Disk:
            super().__enter__()
            self.fail(self._number, after=after)
            return self

        def __exit__(self, *values: object) -> None:
            self.failed = "a call of SQLite" if self.stop() else ""
            super().__exit__(*values)

    return fail_all(writing, folder, Disk, lambda disk: disk.failed, UNTRUE, False, step)  # type: ignore[attr-defined]


def test_everything_that_writes_is_named(session: Session) -> None:
    assert sorted(writings(session)) == list(NAMES)


@pytest.mark.parametrize("name", ["create", "copy over", "settings", "players", "rules"])
def test_some_calls_of_the_system(session: Session, tmp_path: Path, name: str) -> None:
    assert _python(writings(session)[name], tmp_path, name, after=False, step=3) > 3


@pytest.mark.skipif(sys.platform != "linux", reason="finds the library of Python's sqlite3 by its Linux name")
@pytest.mark.parametrize("name", ["copy over", "first secret of an old file"])
def test_some_calls_of_sqlite(session: Session, tmp_path: Path, name: str) -> None:
    assert _sqlite(writings(session)[name], tmp_path, after=True, step=9) > 3


@pytest.mark.long
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("name", NAMES)
def test_every_call_of_the_system(session: Session, tmp_path: Path, name: str, after: bool) -> None:
    assert _python(writings(session)[name], tmp_path, name, after) > 3


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="finds the library of Python's sqlite3 by its Linux name")
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("name", IN_SQLITE)
def test_every_call_of_sqlite(session: Session, tmp_path: Path, name: str, after: bool) -> None:
    assert _sqlite(writings(session)[name], tmp_path, after) > 3

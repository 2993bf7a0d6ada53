"""Results to send and reports of merges: complete, deterministic, whole or not at all."""

from __future__ import annotations

import csv
import io
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from arbitre.domain.event.merging import CentreFile, CentreReport, MergeNote, MergeReport, NoteKind
from arbitre.domain.event.state import Tournament
from arbitre.domain.event.turn_code import game_digest
from arbitre.domain.results.standings import standing
from arbitre.reports.catalogue import write_document
from arbitre.reports.federation import federation_text, to_latin1
from arbitre.reports.merge_papers import SENTENCES, centres_document, marker_document, note_text
from arbitre.reports.paper import Paper, ReportError
from arbitre.reports.results_package import make_package, package_stem
from tests.reports import sample
from tests.reports.sample import OPTIONS


def event() -> Tournament:
    state = sample.tournament(12, 2, 4)
    return replace(state, about=replace(state.about, centre="07", date="2026-11-30"))


def copy_to(path: Path) -> None:
    path.write_bytes(b"the event")


def test_everything_that_is_sent_is_in_one_archive(tmp_path: Path) -> None:
    state = event()
    made = make_package(state, copy_to, tmp_path, OPTIONS)
    assert made.path.name == "coupe-d-ete-stefan-fils-2026-11-30-centre-07.zip"
    assert package_stem(state) == made.path.stem
    with zipfile.ZipFile(made.path) as archive:
        assert tuple(archive.namelist()) == made.files
        files = {name: archive.read(name) for name in archive.namelist()}
    assert list(files) == [
        f"{made.path.stem}.arbitre",
        "sigles-1.txt",
        "classement-1.csv",
        "sigles-2.txt",
        "classement-2.csv",
        "classement.csv",
        "courriel.txt",
    ]
    assert files[f"{made.path.stem}.arbitre"] == b"the event"
    lines = files["sigles-1.txt"].decode("latin-1").split("\r\n")
    assert len(lines) == 13
    totals = {line.table: line.total for line in standing(state, 1)}
    rows = list(csv.reader(io.StringIO("\n".join(lines[:-1]))))
    assert {int(table): int(total) for table, _, total in rows} == totals
    table = list(csv.reader(io.StringIO(files["classement.csv"].decode("utf-8-sig")), delimiter=";"))
    assert len(table) == 13
    assert any("'=1+1" in row for row in table)
    assert list(tmp_path.iterdir()) == [made.path]


def test_tables_of_several_centres_leave_no_thousand_empty_lines() -> None:
    results = {1001: ("Ann", 900), 2001: ("Bob", 800)}
    assert federation_text(results) == '"1001","Ann","900"\n"2001","Bob","800"\n'
    assert federation_text({3: ("Ann", 900)}).count("table vide") == 2


def test_the_mail_says_where_from_how_many_and_what_is_checked(tmp_path: Path) -> None:
    state = event()
    made = make_package(state, copy_to, tmp_path, OPTIONS)
    assert "centre 07" in made.subject
    for text in (
        "Centre : 07",
        "Joueurs : 12",
        game_digest(state.games[0]),
        game_digest(state.games[1]),
        "sigles-2.txt",
    ):
        assert text in made.body
    first = standing(state)[0]
    assert f"1. {first.published}" in made.body
    assert "provisoires" in made.body
    hidden = replace(state, players={key: replace(one, public_name="X. Y.") for key, one in state.players.items()})
    other = make_package(hidden, copy_to, tmp_path, OPTIONS)
    assert first.name not in other.body
    with zipfile.ZipFile(other.path) as archive:
        named = to_latin1(first.name).replace('"', '""').encode("latin-1")
        assert named in archive.read("sigles-1.txt")  # the federation knows its players


def test_the_same_event_makes_the_same_files(tmp_path: Path) -> None:
    def content() -> dict[str, bytes]:
        with zipfile.ZipFile(make_package(event(), copy_to, tmp_path, OPTIONS).path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}

    assert content() == content()


def test_nothing_is_written_when_something_fails(tmp_path: Path) -> None:
    def broken(path: Path) -> None:
        path.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    with pytest.raises(ReportError) as problem:
        make_package(event(), broken, tmp_path, OPTIONS)
    assert problem.value.kind == "cannot_write"
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(ReportError) as problem:
        make_package(Tournament(), copy_to, tmp_path, OPTIONS)
    assert problem.value.kind == "no_results"


def test_every_note_has_a_sentence_with_its_values() -> None:
    assert set(SENTENCES) == set(NoteKind)
    for kind in NoteKind:
        note = MergeNote(kind, "Alice", 1, 2, (3,), "ICI", "LA-BAS", ("Ann", "Bob"))
        text = note_text(note, OPTIONS.texts)
        assert "{" not in text
        for name, value in (("{ours}", "ICI"), ("{theirs}", "LA-BAS"), ("{names}", "Ann, Bob")):
            assert (value in text) is (name in SENTENCES[kind])


def test_reports_of_merges_are_documents(tmp_path: Path) -> None:
    paper = Paper(event(), OPTIONS)
    clean = marker_document(paper, MergeReport("Alice", (1, 2, 3, 7), taken=40))
    assert [len(table.rows) for table in clean.tables()] == []
    notes = (
        MergeNote(NoteKind.CONFLICT, "Alice", 1, 4, (3,), "20 (CHAT H4)", "18 (CHAS H4)"),
        MergeNote(NoteKind.KEPT_SLIPS, "Alice", 1, 4),
    )
    told = marker_document(paper, MergeReport("Alice", (1, 2), taken=3, notes=notes))
    assert [table.title for table in told.tables()] == ["À vérifier", "Pour information"]
    files = (
        CentreFile("01", "Simultané", "a.arbitre", "0" * 64, 100, (20, 19)),
        CentreFile("02", "<b>", "=b", "1", 9, (), False),
    )
    centres = centres_document(paper, CentreReport(files, (MergeNote(NoteKind.ABSENT, "03"),), {1: 900, 2: 850}))
    assert [len(table.rows) for table in centres.tables()] == [1, 2]
    for document in (clean, told, centres):
        for kind in ("pdf", "html", "xlsx", "csv"):
            if kind == "csv" and not document.tables():
                continue
            path = write_document(document, tmp_path / f"{document.stem}.{kind}")
            assert path.stat().st_size > 100

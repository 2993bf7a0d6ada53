"""CSV and the federation's file."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from arbitre.domain.base.names import writable
from arbitre.reports.csv import csv_text, write_csv
from arbitre.reports.documents import Column, Document, Header, Kind, Table
from arbitre.reports.federation import federation_text, to_latin1, write_federation
from arbitre.reports.paper import Paper
from arbitre.reports.standing_papers import results_by_table, standing_document
from arbitre.reports.texts import Texts
from arbitre.storage.sheets import guarded, unguarded
from tests.reports.sample import AWKWARD, NOW

HEADER = Header("Coupe", NOW)


def table(names: list[str], texts: Texts | None = None) -> Document:
    columns = (Column("name", "Nom"), Column("share", "%", Kind.PERCENT), Column("total", "Total", Kind.INT))
    rows = [(name, 98.75, -1098) for name in names]
    return Document("t", "T", HEADER, (Table(columns, rows),), texts or Texts())


def test_a_spreadsheet_of_the_language_reads_it() -> None:
    french = [*csv.reader(io.StringIO(csv_text(table(["a;b"]))), delimiter=";")]
    assert french == [["Nom", "%", "Total"], ["a;b", "98,75", "-1098"]]
    english = [*csv.reader(io.StringIO(csv_text(table(["a;b"], Texts("en")))))]
    assert english[1] == ["a;b", "98.75", "-1098"]


def test_the_file_begins_with_a_mark_and_holds_every_name(tmp_path: Path) -> None:
    data = write_csv(table(list(AWKWARD)), tmp_path / "t.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = [*csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=";")]
    assert [row[0] for row in rows[1:]] == list(map(guarded, AWKWARD))


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), max_size=5))
def test_any_text_comes_back(names: list[str]) -> None:
    text = csv_text(table(names))
    rows = [*csv.reader(io.StringIO(text, newline=""), delimiter=";")]
    # A bare carriage return is a line end to every reader; writers quote it, and it comes back inside the cell.
    assert [unguarded(row[0]) for row in rows[1:]] == [unguarded(guarded(writable(name))) for name in names]


def test_formulas_are_disarmed_but_numbers_never_change() -> None:
    text = csv_text(table(["=1+1", "@x", "-y", "Zoé"]))
    rows = [*csv.reader(io.StringIO(text), delimiter=";")]
    assert [row[0] for row in rows[1:]] == ["'=1+1", "'@x", "'-y", "Zoé"]
    assert {row[2] for row in rows[1:]} == {"-1098"}


def test_the_federation_file_is_as_it_must_be(tmp_path: Path) -> None:
    path = write_federation({1: ('O\'Neil "Jo" <b>', 987), 3: ("Ștefan Ță", 1002)}, tmp_path / "s.txt")
    assert path.read_bytes().decode("latin-1").splitlines() == [
        '"1","O\'Neil ""Jo"" <b>","987"',
        '"2","--table vide--","-1"',
        '"3","Stefan Ta","1002"',
    ]
    assert federation_text({}) == ""


@given(st.text())
def test_any_name_becomes_latin1_on_one_line(name: str) -> None:
    latin = to_latin1(name)
    assert len(latin.encode("latin-1")) == len(latin)
    assert "\n" not in latin
    assert "\r" not in latin


def test_totals_of_the_federation_file_are_those_of_the_standing(club: Paper) -> None:
    game = club.game(2)
    results = results_by_table(club, game)
    rows = standing_document(club, game).tables()[0].rows
    assert len(results) == 60
    by_name = {row[2]: row for row in rows}
    for name, total in results.values():
        assert total in by_name[name]
    assert results_by_table(replace(club), game) == results

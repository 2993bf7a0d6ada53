"""Lists of players as clubs really have them: any columns, separator and encoding, shown before anything enters."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from openpyxl import Workbook

from arbitre.application.players.lists import (
    Action,
    Field,
    Oddity,
    Status,
    apply_import,
    export_players,
    guess,
    homonyms,
    read_players,
    read_sheet,
    read_text,
    remember,
)
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session, create_session
from arbitre.domain.base.players import Player, SeasonTable
from arbitre.storage.sheets import SheetError, decode_text, find_separator
from tests.rooms import catalogue
from tests.storage.test_hostile_sheets import cell, ods, row

SEASON = SeasonTable(2026)
AWKWARD = ('O\'Neil "Jo" <b>', "Dupont & Martin", "Ștefan Ță", "=1+1 Zoé", "@Élise d’Œuf")


def session() -> Session:
    return create_session(None, catalogue(), "Essai", who="Arbitre")


# -- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "mac_roman", "cp850"]
)
@pytest.mark.parametrize("separator", [";", ",", "\t", "|"])
def test_every_encoding_and_separator_gives_the_same_rows(tmp_path: Path, encoding: str, separator: str) -> None:
    rows = [["Nom", "Prénom", "Club"], ["LEFÈVRE", "Zoé", "Évreux"], ["Müller", "François", "Besançon"]]
    path = tmp_path / "liste.csv"
    path.write_bytes("\r\n".join(separator.join(row) for row in rows).encode(encoding))
    sheet = read_sheet(path)
    assert [list(row) for row in sheet.rows] == rows
    assert sheet.separator == separator


def test_romanian_in_the_old_central_european_encoding() -> None:
    text, encoding = decode_text("Ştefan Ţuţea;Braşov\nIonuţ Băţ;Iaşi\n".encode("cp1250"))
    assert (text[:6], encoding) == ("Ştefan", "cp1250")


def test_commas_inside_names_are_not_taken_for_the_separator() -> None:
    assert find_separator("Dupont, Jean;1\nMartin, Ann;2\nO'Neil;3") == ";"


def test_an_unclosed_quotation_mark_swallows_nothing() -> None:
    sheet = read_text("Nom;Club\n\"Jo O'Neil;A\nMartin;B\nDurand;C\n")
    assert [row[0] for row in sheet.rows] == ["Nom", "\"Jo O'Neil", "Martin", "Durand"]


def test_a_workbook_of_numbers_dates_and_several_sheets(tmp_path: Path) -> None:
    from datetime import datetime

    book = Workbook()
    empty = book.active
    assert empty is not None
    empty.title = "Vide"
    page = book.create_sheet("Inscrits")
    page.append(["Liste du club", None, None])
    page.append([None, None, None])
    page.append(["Licence", "Nom et prénom", "Né le"])
    page.append([1234567, "Martin Jean", datetime(1960, 5, 2)])
    page.append([1234568.0, "=1+1", 1999])
    path = tmp_path / "liste.xlsx"
    book.save(path)
    sheet = read_sheet(path)
    assert (sheet.sheet, sheet.sheets) == ("Inscrits", ("Vide", "Inscrits"))
    assert sheet.rows[3] == ("1234567", "Martin Jean", "1960-05-02")
    found = read_players(sheet.rows, guess(sheet.rows), SEASON)
    first = found.candidates[0].player
    assert (first.licence, first.birth_year, first.category) == ("1234567", 1960, "V")
    assert found.before == 3
    with pytest.raises(SheetError) as problem:
        read_sheet(path, sheet="Autre")
    assert problem.value.kind == "no_such_sheet"


def test_an_open_document_sheet(tmp_path: Path) -> None:
    content = (
        row(cell("Nom") + cell("Club"))
        + row(cell("Ann &amp; Co") + '<table:table-cell table:number-columns-repeated="16000"/>')
        + row('<table:table-cell table:number-columns-repeated="16384"/>', 1_048_000)
    )
    path = tmp_path / "liste.ods"
    path.write_bytes(ods(content))
    assert read_sheet(path).rows == (("Nom", "Club"), ("Ann & Co", ""))


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", "empty"),
        (b"\n \n", "empty"),
        (b"PK\x03\x04garbage", "damaged"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1xls", "old_workbook"),
    ],
)
def test_files_that_are_no_lists_say_so(tmp_path: Path, data: bytes, kind: str) -> None:
    path = tmp_path / "x"
    path.write_bytes(data)
    with pytest.raises(SheetError) as problem:
        read_sheet(path)
    assert problem.value.kind == kind


@example("²;Ann Bee\n³;Cid Doe".encode())  # digits to isdigit(), no numbers to int()
@given(st.binary(max_size=400))
def test_no_bytes_make_the_reader_fall(data: bytes) -> None:
    if data[:4] == b"PK\x03\x04":
        return
    sheet = read_text(data)
    read_players(sheet.rows, guess(sheet.rows), SEASON)


# -- columns ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heads", "fields"),
    [
        (["Licence", "NOM", "Prénom", "Cat.", "Série", "Club"], "licence last_name first_name category series club"),
        (["N° de licence", "Nom et prénom", "Comité", "Né(e) en"], "licence name committee birth"),
        (["Table", "Player", "Country", "Team"], "table name country team"),
        (["First name", "Last name", "Year of birth"], "first_name last_name birth"),
        (["Cognome", "Nome", "Tessera", "Categoria", "Squadra"], "last_name first_name licence category team"),
        (["Nome", "Circolo"], "name club"),
        (["Joueur 1", "Partenaire", "Club"], "name partner club"),
        (["Nom", "Remarque", "Club"], "name ignored club"),
    ],
)
def test_heads_in_three_languages(heads: list[str], fields: str) -> None:
    found = guess([heads, ["x"] * len(heads)])
    assert " ".join(found.fields) == fields
    assert (found.heads, found.first) == (0, 1)


def test_without_heads_the_content_tells() -> None:
    rows = [
        ["1234567", "MARTIN", "Jean", "1960", "S", "4A", "FR", "Lyon"],
        ["1234568", "DURAND", "Zoé", "1999", "S", "5B", "FR", "Lyon"],
        ["1234569", "PETIT", "Ann", "2012", "C", "7", "BE", "Namur"],
        ["1234570", "GRAND", "Luc", "1945", "D", "6C", "FR", "Lyon"],
    ]
    found = guess(rows)
    assert " ".join(found.fields) == "licence last_name first_name birth category series country club"
    assert (found.heads, found.first) == (-1, 0)
    mirrored = [list(reversed(row)) for row in rows]
    assert " ".join(reversed(guess(mirrored).fields)) == " ".join(found.fields)


def test_a_bare_list_of_names() -> None:
    rows = read_text("Jean Martin\nO'Neil\nDupont & fils\n").rows
    found = guess(rows)
    assert found.fields == (Field.NAME,)
    assert [one.player.name for one in read_players(rows, found, SEASON).candidates] == [
        "Jean Martin",
        "O'Neil",
        "Dupont & fils",
    ]


def test_titles_above_the_heads_are_not_players() -> None:
    rows = [["Inscriptions 2026", ""], ["", ""], ["Nom", "Club"], ["Ann", "A"]]
    found = guess(rows)
    assert (found.heads, found.first) == (2, 3)


def test_a_matching_made_by_hand_is_remembered_for_lists_with_the_same_heads() -> None:
    rows = [["Qui", "Quoi", "Nom"], ["Ann", "12345", "Club A"], ["Bob", "12346", "Club A"]]
    first = guess(rows)
    chosen = first.with_field(0, Field.NAME).with_field(1, Field.LICENCE).with_field(2, Field.CLUB)
    kept = remember(rows, chosen)
    assert guess([["qui ", "QUOI", "nom"], ["Zoé", "9", "B"]], kept).fields == chosen.fields
    assert guess([["Nom"], ["Zoé"]], kept).fields == (Field.NAME,)


def test_a_field_is_in_one_column_only() -> None:
    found = guess([["Nom", "Club"], ["Ann", "A"]]).with_field(1, Field.NAME)
    assert found.fields == (Field.IGNORED, Field.NAME)


# -- rows ------------------------------------------------------------------------------------------------------------


def test_odd_rows_are_counted_and_shown_and_nothing_is_lost() -> None:
    rows = [
        ["Nom", "Licence", "Né en", "Cat", "Table"],
        ["Ann", "1", "1960", "", "1"],
        ["", "77", "", "", ""],
        ["", "", "", "", ""],
        ["Bob", "2", "soixante", "", "1"],
        ["Cid", "3", "2012", "Z", "x"],
        ["Nom", "Licence", "Né en", "Cat", "Table"],
        ["Dan", "4", "12/03/61", "Vermeil", "4"],
    ]
    found = read_players(rows, guess(rows), SEASON)
    assert [one.player.name for one in found.candidates] == ["Ann", "Bob", "Cid", "Dan"]
    assert [(one.row, one.kind, one.text) for one in found.odd] == [
        (3, Oddity.NO_NAME, "77"),
        (5, Oddity.BAD_BIRTH, "soixante"),
        (5, Oddity.TABLE_TAKEN, "1"),
        (6, Oddity.UNKNOWN_CATEGORY, "Z"),
        (6, Oddity.BAD_TABLE, "x"),
    ]
    assert found.empty == 2
    assert [one.player.category for one in found.candidates] == ["V", "", "Z", "V"]
    assert found.seats == {1: 2, 4: 8}


def test_categories_follow_the_seasons_table() -> None:
    young = SeasonTable(2026, {"J": (0, 25), "A": (26, 99)})
    rows = [["Nom", "Naissance"], ["Ann", "2001"], ["Bob", "2000"]]
    found = read_players(rows, guess(rows), young)
    assert [one.player.category for one in found.candidates] == ["J", "A"]
    assert SeasonTable.from_mapping(young.to_mapping()) == young


def test_pairs_are_one_entry_with_two_names() -> None:
    rows = [["Joueur 1", "Joueur 2"], ["Ann", "Bob"], ["Cid", ""]]
    found = read_players(rows, guess(rows), SEASON)
    assert [(one.player.name, one.player.members) for one in found.candidates] == [
        ("Ann / Bob", ("Ann", "Bob")),
        ("Cid", ()),
    ]
    assert [one.kind for one in found.odd] == [Oddity.NO_SECOND_NAME]


def test_duplicates_and_homonyms_are_told_apart() -> None:
    rows = [
        ["Nom", "Licence", "Club"],
        ["Martin Jean", "001", "Lyon"],
        ["Jean MARTIN", "002", "Lyon"],
        ["Martin-Durand Jean", "1", "Lyon"],
        ["Petit Zoé", "3", "Lyon"],
        ["Petit Zoe", "", ""],
        ["Grand Luc", "3", "Lyon"],
        ["Known Ann", "9", "Dijon"],
        ["Known Bob", "8", "Lyon"],
    ]
    known = [Player("k1", "Ann Known", "9", club="Lyon"), Player("k2", "Bob Known", "8", club="Lyon")]
    found = read_players(rows, guess(rows), SEASON, known)
    assert [(one.status, one.action, one.other) for one in found.candidates] == [
        (Status.NEW, Action.ADD, 0),
        (Status.HOMONYM, Action.ADD, 2),
        (Status.REPEATED, Action.SKIP, 2),
        (Status.NEW, Action.ADD, 0),
        (Status.REPEATED, Action.SKIP, 5),
        (Status.LICENCE_CLASH, Action.ADD, 5),
        (Status.CHANGED, Action.UPDATE, 0),
        (Status.SAME, Action.SKIP, 0),
    ]
    assert found.candidates[6].player == replace(known[0], club="Dijon")
    assert found.counts[Status.NEW] == 2


def test_a_list_imported_twice_adds_nobody_twice() -> None:
    event = session()
    rows = [["Nom", "Licence"], ["Ann", "1"], ["Bob", ""], *([name, ""] for name in AWKWARD)]
    found = read_players(rows, guess(rows), SEASON)
    ids = apply_import(event, found)
    assert len(event.state.players) == 7
    assert [player.name for player in event.state.players.values()] == ["Ann", "Bob", *AWKWARD]
    assert apply_import(event, found) == ids
    again = read_players(rows, guess(rows), SEASON, event.state.players.values())
    assert {one.status for one in again.candidates} == {Status.SAME}
    apply_import(event, again)
    assert len(event.state.players) == 7
    event.undo()
    assert not event.state.players


def test_the_arbiter_decides_row_by_row() -> None:
    event = session()
    event.players.register([new_player("Ann", club="A")])
    rows = [["Nom", "Club"], ["Ann", "A"], ["Bob", "A"]]
    found = read_players(rows, guess(rows), SEASON, event.state.players.values())
    found = found.with_action(2, Action.ADD).with_action(3, Action.SKIP)
    assert found.with_action(3, Action.UPDATE) == found
    apply_import(event, found)
    assert [one.name for one in event.state.players.values()] == ["Ann", "Ann"]
    assert [len(group) for group in homonyms(event.state.players.values())] == [2]


def test_the_exported_list_comes_back_the_same(tmp_path: Path) -> None:
    event = session()
    event.players.register(
        [
            new_player(
                name, licence=f"L{number}", club='Clùb; "A"', birth_year=1960, category="V", series="4A", team="T"
            )
            for number, name in enumerate(AWKWARD)
        ]
        + [new_player("Ann / Bob", members=("Ann", "Bob"), present=False)]
    )
    before = list(event.state.players.values())
    path = export_players(before, tmp_path / "joueurs.csv", {before[0].id: 7})
    assert b"\r\n'=1+1" in path.read_bytes()
    sheet = read_sheet(path)
    found = read_players(sheet.rows, guess(sheet.rows), SEASON)
    read = [
        replace(one.player, id=old.id, present=one.present is not False)
        for one, old in zip(found.candidates, before, strict=True)
    ]
    assert read == before
    assert found.candidates[0].table == 7


def test_a_list_of_450_takes_no_longer_than_its_length_says() -> None:
    from time import process_time

    def seconds(count: int) -> float:
        rows = [
            ["Licence", "Nom", "Club"],
            *([str(number), f"Joueur {number}", f"Club {number % 9}"] for number in range(count)),
        ]
        known = [Player(f"k{number}", f"Joueur {number}", str(number)) for number in range(0, count, 2)]
        best = 9.0
        for _ in range(3):
            start = process_time()
            read_players(rows, guess(rows), SEASON, known)
            best = min(best, process_time() - start)
        return best

    assert seconds(4500) < 25 * seconds(450)


def test_homonyms_with_licences_are_known_the_second_time() -> None:
    event = session()
    rows = [
        ["Nom", "Licence", "Club"],
        ["Martin Jean", "1", "Lyon"],
        ["Martin Jean", "2", "Lyon"],
        ["Roy Ann", "", "Lyon"],
        ["Roy Ann", "", "Nice"],
        ["Grand Luc", "1", "Lyon"],  # somebody else with the licence of the first
    ]
    apply_import(event, read_players(rows, guess(rows), SEASON))
    assert len(event.state.players) == 5
    for order in (rows, [rows[0], *reversed(rows[1:])]):
        again = read_players(order, guess(order), SEASON, event.state.players.values())
        assert {one.status for one in again.candidates} == {Status.SAME}
        assert (again.differing, again.missing) == ((), ())
        apply_import(event, again)
    assert len(event.state.players) == 5


def test_a_namesake_without_licence_is_not_he_whose_licence_is_on_the_list() -> None:
    known = [Player("k1", "Martin Jean", "1"), Player("k2", "Martin Jean")]
    rows = [["Nom", "Licence"], ["Martin Jean", ""], ["Martin Jean", "1"]]
    found = read_players(rows, guess(rows), SEASON, known)
    assert [one.known and one.known.id for one in found.candidates] == ["k2", "k1"]
    rows = [*rows, ["Jean Martin", "1"]]  # once more on the list: repeated, not a third person
    found = read_players(rows, guess(rows), SEASON, known)
    assert (found.candidates[2].status, found.candidates[2].action) == (Status.REPEATED, Action.SKIP)


def test_a_list_shows_what_changes_and_who_is_no_longer_on_it() -> None:
    known = [Player("k1", "Ann Roy", "1", club="Lyon"), Player("k2", "Bob", "2"), Player("k3", "Cid", "3")]
    rows = [["Nom", "Licence", "Club", "Présent"], ["Ann Roy", "1", "Nice", "non"], ["Bob", "2", "", ""]]
    found = read_players(rows, guess(rows), SEASON, known)
    assert [one.row for one in found.differing] == [2]
    assert found.differing[0].changes == (("club", "Lyon", "Nice"), ("present", "✓", "✗"))
    assert [one.name for one in found.missing] == ["Cid"]


@pytest.mark.parametrize(
    "line", [["Total", "450"], ["Total / 450 joueurs", ""], ["450 joueurs", ""], ["Totale giocatori", "450"]]
)
@pytest.mark.parametrize("ending", ["csv", "xlsx", "ods"])
def test_the_line_that_counts_the_list_is_nobody(tmp_path: Path, line: list[str], ending: str) -> None:
    rows = [["Nom", "Club"], ["Roy Ann", "Lyon"], ["Total Jean", "Lyon"], line]
    path = tmp_path / f"liste.{ending}"
    if ending == "csv":
        path.write_text("\n".join(";".join(row) for row in rows), encoding="utf-8")
    elif ending == "xlsx":
        book = Workbook()
        page = book.active
        assert page is not None
        for one in rows:
            page.append(one)
        book.save(path)
    else:
        path.write_bytes(ods("".join(row("".join(map(cell, one))) for one in rows)))
    sheet = read_sheet(path)
    found = read_players(sheet.rows, guess(sheet.rows), SEASON)
    assert [one.player.name for one in found.candidates] == ["Roy Ann", "Total Jean"]
    assert [(one.row, one.kind) for one in found.odd] == [(4, Oddity.TOTAL)]


@pytest.mark.parametrize("head", ["Rang", "Rank", "Cl.", "Classement", "Pos.", "Puesto", "N°"])
def test_a_rank_is_no_table(head: str) -> None:
    rows = [[head, "Nom", "Club"], *([str(at), f"Joueur {chr(64 + at)}", "Lyon"] for at in range(1, 12))]
    assert Field.TABLE not in guess(rows).fields
    rows[0][0] = "Table"
    assert guess(rows).fields[0] is Field.TABLE

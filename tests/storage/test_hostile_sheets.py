"""Lists made to be too much, or damaged: one message, within bounds of memory and time."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from arbitre.storage.sheets import SheetError, read_sheet, read_text
from arbitre.storage.workbooks import MOST_CELLS

_ODS = (
    '<?xml version="1.0"?>{entity}<office:document-content '
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
    ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
    '<table:table table:name="S">{rows}</table:table></office:spreadsheet></office:body></office:document-content>'
)
_SHEET = (
    '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
    "<sheetData>{rows}</sheetData></worksheet>"
)
_BOOK = (
    '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" '
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'
    '<sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>'
)
_RELATIONS = (
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="r1" Target="worksheets/sheet1.xml" '
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"/></Relationships>'
)


def archive(parts: dict[str, str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        for name, text in parts.items():
            made.writestr(name, text)
    return packed.getvalue()


def ods(rows: str, entity: str = "") -> bytes:
    manifest = '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'
    return archive(
        {
            "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
            "META-INF/manifest.xml": manifest,
            "content.xml": _ODS.format(rows=rows, entity=entity),
        }
    )


def xlsx(rows: str) -> bytes:
    return archive(
        {
            "_rels/.rels": _RELATIONS.replace("worksheets/sheet1.xml", "xl/workbook.xml").replace(
                "/worksheet", "/officeDocument"
            ),
            "xl/workbook.xml": _BOOK,
            "xl/_rels/workbook.xml.rels": _RELATIONS,
            "xl/worksheets/sheet1.xml": _SHEET.format(rows=rows),
        }
    )


def cell(text: str, times: int = 1) -> str:
    return (
        f'<table:table-cell office:value-type="string" table:number-columns-repeated="{times}">'
        f"<text:p>{text}</text:p></table:table-cell>"
    )


def row(cells: str, times: int = 1) -> str:
    return f'<table:table-row table:number-rows-repeated="{times}">{cells}</table:table-row>'


HOSTILE: dict[str, Callable[[], bytes]] = {
    "cells repeated.ods": lambda: ods(row(cell("A", 1_000_000_000))),
    "rows repeated.ods": lambda: ods(row(cell("A"), 1_000_000_000)),
    "both repeated.ods": lambda: ods(row(cell("A", 30_000), 30_000)),
    "a gap of rows.ods": lambda: ods(row(cell("A")) + row("<table:table-cell/>", 900_000_000) + row(cell("B"))),
    "a number of 5000 digits.ods": lambda: ods(row(cell("A"), int("9" * 4000))),
    "entities.ods": lambda: ods(row(cell("&x;")), '<!DOCTYPE d [<!ENTITY x "' + "A" * 1000 + '">]>'),
    "400 megabytes.ods": lambda: ods("<!--" + " " * 400_000_000 + "-->" + row(cell("A"))),
    "five million elements.ods": lambda: ods(row(cell("A<text:s/>")) + "<a/>" * 5_000_000),
    "the last cell.xlsx": lambda: xlsx(
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"/></row>'
    ),
    "no such column.xlsx": lambda: xlsx('<row r="1"><c r="ZZZZZZZZZ1"><v>1</v></c></row>'),
    "a row of 5000 digits.xlsx": lambda: xlsx(f'<row r="{"9" * 5000}"><c><v>1</v></c></row>'),
    "two million cells.xlsx": lambda: xlsx("<row>" + "<c><v>1</v></c>" * 2 * MOST_CELLS + "</row>"),
    "no end.xlsx": lambda: xlsx("<row>"),
}
_CHILD = """
import re, sys, time
from pathlib import Path
from arbitre.storage.sheets import SheetError, read_sheet
try:
    read_sheet(Path(sys.argv[1]))
except SheetError as error:
    # Not getrusage: its maximum counts what the parent had before this program began.
    peak = re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())
    print(error.kind, int(peak[1]) // 1024, round(time.process_time(), 1))
"""


def large(name: str) -> bool:
    """Made of much, which takes a while to make; others only declare it."""
    return name in ("400 megabytes.ods", "five million elements.ods", "two million cells.xlsx")


@pytest.mark.parametrize("name", [pytest.param(one, marks=[pytest.mark.long] if large(one) else []) for one in HOSTILE])
def test_a_hostile_workbook_is_refused_within_bounds(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(HOSTILE[name]())
    child = subprocess.run([sys.executable, "-c", _CHILD, str(path)], capture_output=True, text=True, timeout=60)
    assert child.returncode == 0, child.stderr
    kind, megabytes, seconds = child.stdout.split()
    assert kind in ("too_large", "damaged"), name
    assert int(megabytes) < 500
    assert float(seconds) < 5


def test_what_libreoffice_fills_a_sheet_with_is_no_more_than_the_list(tmp_path: Path) -> None:
    empty = '<table:table-cell table:number-columns-repeated="16382"/>'
    path = tmp_path / "liste.ods"
    path.write_bytes(ods(row(cell("Nom") + cell("Club") + empty) * 3 + row(empty, 1_048_573)))
    assert read_sheet(path).rows == (("Nom", "Club"),) * 3


def test_a_workbook_cut_anywhere_is_damaged_not_a_crash(tmp_path: Path) -> None:
    whole = xlsx('<row><c t="str"><v>Nom</v></c></row><row><c t="str"><v>Dupont</v></c></row>')
    path = tmp_path / "liste.xlsx"
    path.write_bytes(whole)
    assert read_sheet(path).rows == (("Nom",), ("Dupont",))
    for length in range(4, len(whole), 37):
        path.write_bytes(whole[:length])
        with pytest.raises(SheetError):
            read_sheet(path)


@pytest.mark.parametrize(
    ("text", "first", "encoding"),
    [
        ("Nom;Club\nLéa Bénévole;Été\n", "Léa Bénévole", "utf-8"),
        ("Nom;Club\nLéa Bénévole;Été\n".encode().decode("cp1252"), "Léa Bénévole", "utf-8, twice"),
        ("Nom;Club\nÀ Œuvré – “Jo”;x\n".encode().decode("latin-1"), "À Œuvré – “Jo”", "utf-8, twice"),
        ("Nom;Club\nÃ la Carte;x\n", "Ã la Carte", "utf-8"),  # may stand: it is nothing encoded twice
        ("Nom;Club\nLéa Bénévole;Ã‰tÃ©\n", "Léa Bénévole", "utf-8, twice"),  # half of a list was right already
    ],
)
def test_a_list_encoded_twice_is_noticed_and_read_as_meant(text: str, first: str, encoding: str) -> None:
    sheet = read_text(text.encode())
    assert sheet.rows[1][0] == first
    assert sheet.encoding == encoding


def test_one_column_of_quoted_names_loses_its_quotation_marks() -> None:
    names = ('"Dupont, Jean"', '"Martin ""Jo"" Ann"', "O'Neil", 'le "grand" Paul')
    sheet = read_text("\n".join(names))
    if len(sheet.rows[0]) == 1:
        assert [one[0] for one in sheet.rows] == ["Dupont, Jean", 'Martin "Jo" Ann', "O'Neil", 'le "grand" Paul']
    sheet = read_text('"Dupont Jean"\n"Martin Ann"\n')
    assert sheet.rows == (("Dupont Jean",), ("Martin Ann",))


def test_controls_and_what_nobody_sees_never_enter_a_cell() -> None:
    sheet = read_text("Nom;Club\nDu\u200bpont\x01 Jean\ufffe;A\u202eB\n")
    assert sheet.rows[1] == ("Dupont Jean", "AB")

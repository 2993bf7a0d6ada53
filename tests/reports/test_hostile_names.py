"""Names that lists really hold, and those made to break something, on every paper."""

from __future__ import annotations

import io
import unicodedata
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook

from arbitre.domain.base.names import LONGEST, is_printed
from arbitre.domain.base.players import tidied
from arbitre.reports.catalogue import Format, export_all
from arbitre.reports.federation import federation_text
from arbitre.reports.pdf_fonts import BOLD, ITALIC, REGULAR, printable, runs, width_of
from tests.reports.sample import OPTIONS, player, tournament

HOSTILE = (
    "Controls \x01\x08\x1f here",
    "Not a character \ufffe\uffff",
    "Half \ud83d of a pair",
    "x" * 1000,
    "word " * 300,
    "Ελένη Παπαδοπούλου",
    "Nguyễn Thị Hạnh",
    "Łukasz Żółć",
    "李明",
    "Jean\u2010Paul O\u02bcNeil",
    "Ирина \u202egnorw",
    "=HYPERLINK(1)",
    "]]> & <b> \"'",
)


def test_every_document_of_hostile_names_is_written_and_can_be_opened(tmp_path: Path) -> None:
    # As a file of an older version may hold them: not cleaned on the way in.
    state = tournament(len(HOSTILE) + 3, turns=3)
    named = {
        f"p{number}": replace(player(number), name=name, club=name, team=name)
        for number, name in enumerate(HOSTILE, start=1)
    }
    state = replace(state, players={**state.players, **named})
    made = export_all(state, tmp_path, list(Format), OPTIONS)
    assert len(made) > 50
    for path in tmp_path.rglob("*.xlsx"):
        with zipfile.ZipFile(path) as archive:
            assert archive.testzip() is None
        load_workbook(io.BytesIO(path.read_bytes())).close()
    for path in [*tmp_path.rglob("*.html"), *tmp_path.rglob("*.csv")]:
        text = path.read_text("utf-8")
        assert not any(unicodedata.category(one) in ("Cc", "Cs", "Cn") and one not in "\t\r\n" for one in text), path


def test_a_name_enters_clean_and_of_bearable_length() -> None:
    for name in HOSTILE:
        kept = tidied(replace(player(1), name=name)).name
        assert 0 < len(kept) <= LONGEST
        assert not any(unicodedata.category(one) in ("Cc", "Cs", "Cf", "Cn") for one in kept)
        assert tidied(replace(player(1), name=kept)).name == kept


@pytest.mark.parametrize("face", [REGULAR, BOLD, ITALIC])
def test_letters_that_our_face_lacks_come_from_another_not_as_question_marks(face: str) -> None:
    for name in ("Ελένη", "Ирина", "Nguyễn Thị", "Łukasz", "Jean\u2010Paul", "O\u02bcNeil"):
        written = "".join(part for _, part in runs(name, face))
        assert "?" not in written
        assert unicodedata.normalize("NFC", written) == unicodedata.normalize("NFC", name)
        assert width_of(name, face, 10) > 10
    assert printable("李") == "Li"  # no face has it
    assert len(runs("Dupont", face)) == 1


def test_what_an_import_calls_printed_is_in_a_typeface() -> None:
    lost = [
        char
        for char in map(chr, range(0x20, 0x2000))
        if unicodedata.category(char)[0] == "L"
        and is_printed(char)
        and printable(char) != unicodedata.normalize("NFC", char)
    ]
    assert len(lost) < 100, lost  # rare letters of phonetics and of old Cyrillic
    assert not any("WITH" in unicodedata.name(char) and char < "\u0250" for char in lost)


def test_two_players_whom_only_latin_1_makes_alike_are_told_apart() -> None:
    text = federation_text({1: ("Stefan Ta", 10), 2: ("Ștefan Ță", 20), 3: ("Dupont", 30), 4: ("Ελένη", 5)})
    assert text.splitlines() == [
        '"1","Stefan Ta (1)","10"',
        '"2","Stefan Ta (2)","20"',
        '"3","Dupont","30"',
        '"4","Eleni","5"',
    ]

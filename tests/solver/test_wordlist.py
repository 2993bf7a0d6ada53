"""Word lists as people have them: every usual encoding, case, line end and accident."""

from __future__ import annotations

import gzip
import lzma
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.solver import Lexicon, WordListError, build, wordlist
from tests.solver.boards import AZ, codes

SPANISH = AZ | {"CH": 27, "LL": 28, "RR": 29, "Ñ": 30}
CATALAN = AZ | {"L·L": 27, "NY": 28, "QU": 29, "Ç": 30}


def words_of(source: str | bytes, tiles: dict[str, int] = AZ) -> list[bytes]:
    data = source.encode() if isinstance(source, str) else source
    return [word for word in wordlist.read(data, tiles).blob.split(b"\0") if word]


def reason(source: str | bytes | Path, **options: int) -> str:
    with pytest.raises(WordListError) as caught:
        wordlist.read(source, AZ, **options)
    return caught.value.reason


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252", "latin-1"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends(encoding: str, end: str) -> None:
    text = end.join(["été", "", "Ça", "  naïve ", "# un commentaire, œuvre", "MAISON # fin", "noël", ""])
    read = wordlist.read(text.encode(encoding, "replace" if encoding == "latin-1" else "strict"), AZ)
    expected = [codes(word) for word in ("ETE", "CA", "NAIVE", "MAISON", "NOEL")]
    assert [word for word in read.blob.split(b"\0") if word] == expected
    assert (read.words, read.odd_count, read.odd) == (5, 0, ())


def test_letters_fold_unless_they_are_tiles() -> None:
    assert words_of("cœur\næther\nstraße\nłódź\nÅngström\n") == [
        codes(word) for word in ("COEUR", "AETHER", "STRASSE", "LODZ", "ANGSTROM")
    ]
    assert words_of("niño\nÑU\ncamión", SPANISH) == [b"\x0e\x09\x1e\x0f", b"\x1e\x15", codes("CAMION")]
    assert words_of("nin\u0303o", SPANISH) == [b"\x0e\x09\x1e\x0f"]  # decomposed
    german = AZ | {"Ä": 27, "Ö": 28, "Ü": 29}
    assert words_of("für\nÉté", german) == [b"\x06\x1d\x12", codes("ETE")]


def test_tiles_of_several_characters_are_read_longest_first_from_the_left() -> None:
    assert words_of("chocho\nlluvia\nperro\ncacha", SPANISH) == [
        b"\x1b\x0f\x1b\x0f",
        b"\x1c\x15\x16\x09\x01",
        b"\x10\x05\x1d\x0f",
        b"\x03\x01\x1b\x01",
    ]
    assert words_of("col·legi\nCANYA\nquè\nplaça\nalla", CATALAN) == [
        b"\x03\x0f\x1b\x05\x07\x09",
        b"\x03\x01\x1c\x01",
        b"\x1d\x05",
        b"\x10\x0c\x01\x1e\x01",
        codes("ALLA"),
    ]
    assert words_of("rrra", SPANISH) == [b"\x1d\x12\x01"]


def test_length_is_counted_in_tiles() -> None:
    read = wordlist.read(("ll" * 15 + "\n" + "a" * 16 + "\nch\n").encode(), SPANISH)
    assert [word for word in read.blob.split(b"\0") if word] == [b"\x1c" * 15]
    assert [(odd.line, odd.reason) for odd in read.odd] == [(2, "long"), (3, "short")]


def test_odd_lines_are_counted_and_the_first_are_shown() -> None:
    lines = ["BON", "X", "ABCDEFGHIJKLMNOP", "l'eau", "deux mots", "été2", "", "MOT"] + ["a-b"] * 40
    read = wordlist.read("\n".join(lines).encode(), AZ)
    assert read.words == 2
    assert read.odd_count == 45
    assert len(read.odd) == wordlist.SHOWN
    assert [(odd.line, odd.text, odd.reason) for odd in read.odd[:5]] == [
        (2, "X", "short"),
        (3, "ABCDEFGHIJKLMNOP", "long"),
        (4, "l'eau", "character"),
        (5, "deux mots", "character"),
        (6, "été2", "character"),
    ]
    assert len(wordlist.read(b"AB\n" + b"!" * 9999, AZ).odd[0].text) <= 60


def test_a_plain_list_and_its_accented_twin_are_the_same() -> None:
    plain = wordlist.read(b"ETE\nnoel\r\nA\nTROP# x\n", AZ)
    accented = wordlist.read("ÉTÉ\nnoël\r\nA\nTROP# x\n".encode(), AZ)
    assert (plain.blob, plain.words, plain.odd) == (accented.blob, accented.words, accented.odd)


def test_compressed_lists_are_read(tmp_path: Path) -> None:
    for suffix, packed in ((".txt", b"MOT\nMOTS\n"), (".gz", gzip.compress(b"MOT\nMOTS\n")), (".xz", b"")):
        file = tmp_path / f"list{suffix}"
        file.write_bytes(packed or lzma.compress(b"MOT\nMOTS\n"))
        assert wordlist.read(file, AZ).words == 2
        assert wordlist.read(str(file), AZ).words == 2
    assert reason(gzip.compress(b"MOT\n" * 1000)[:-12]) == "compression"
    assert reason(lzma.compress(b"MOT\n" * 1000)[:-12]) == "compression"


def test_what_is_no_word_list_is_refused(tmp_path: Path) -> None:
    assert reason(b"") == "empty"
    assert reason(b" \n\t\r\n") == "empty"
    assert reason(b"1234\n#\n") == "no_word"
    assert reason(b"\x7fELF\x02\x01\x01\0\0\0") == "binary"
    assert reason(bytes(range(256)) * 4) == "binary"
    assert reason("MOT\nMOTS\n".encode("utf-16-le")) == "encoding"
    assert reason(b"\xff\xfeA") == "encoding"
    assert reason(b"\xef\xbb\xbf\xff\xff\n") == "encoding"
    assert reason(b"\x8d\x8f\n") == "encoding"
    assert reason("слово\nслова\nкот\nкит\nab\n".encode("cp1251")) == "encoding"
    assert reason(tmp_path / "none.txt") == "missing"
    assert reason(tmp_path) == "unreadable"


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.write(b"MOT\n")
        file.truncate(5 << 30)  # five gigabytes, of which the disk holds one block
    bomb = tmp_path / "bomb.xz"
    bomb.write_bytes(lzma.compress(b"MOTS\n" * 2_000_000, preset=0))
    tracemalloc.start()
    try:
        assert reason(huge) == "too_large"
        assert reason(bomb, limit=1 << 20) == "too_large"
        assert reason(gzip.compress(b"MOTS\n" * 2_000_000), limit=1 << 20) == "too_large"
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 16 << 20


@given(data=st.binary(max_size=400) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_anything_is_read_or_refused_and_what_is_read_compiles(data: bytes) -> None:
    read = refused = None
    try:
        read = wordlist.read(data, CATALAN)
    except WordListError as error:
        refused = error.reason
    if read is None:
        assert refused in {"empty", "no_word", "binary", "encoding", "compression"}
        return
    words = [word for word in read.blob.split(b"\0") if word]
    assert len(words) == read.words
    assert list(Lexicon.from_bytes(build(read.blob)).iter_words()) == sorted(set(words))

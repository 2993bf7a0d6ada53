"""Tiles of several characters, typed as people type them."""

from __future__ import annotations

from collections import Counter

import pytest

from arbitre.domain.board.tiles import to_entry
from arbitre.domain.draw.draw import Fault, TypedRack, check_typed
from tests.grading import FISF, tile_set


def _typed(text: str, language: str = "es", leftover: str = "", **changed: int) -> TypedRack:
    tiles = tile_set(language)
    left = tiles.parse_rack(leftover)
    bag = tiles.full_bag() - Counter(left)
    for letter, count in changed.items():
        bag[letter] = count
    return check_typed(text, bag, left, 1, FISF, tiles)


@pytest.mark.parametrize(
    ("text", "language", "rack"),
    [
        ("CHAOESNT", "es", ("CH", "A", "O", "E", "S", "N", "T")),
        ("chaoesn", "es", ("C", "H", "A", "O", "E", "S", "N")),
        ("PERROLIA", "es", ("P", "E", "RR", "O", "L", "I", "A")),
        ("LLAMOSTE", "es", ("LL", "A", "M", "O", "S", "T", "E")),
        ("LLAMOSE", "es", ("L", "L", "A", "M", "O", "S", "E")),
        ("L LAMOSE", "es", ("L", "L", "A", "M", "O", "S", "E")),
        ("[CH]AOESNT", "es", ("CH", "A", "O", "E", "S", "N", "T")),
        ("COL·LEGAI", "ca", ("C", "O", "L·L", "E", "G", "A", "I")),
        ("col.legai", "ca", ("C", "O", "L·L", "E", "G", "A", "I")),
        ("QUESTAIR", "ca", ("QU", "E", "S", "T", "A", "I", "R")),
        ("CANYARES", "ca", ("C", "A", "NY", "A", "R", "E", "S")),
        ("CHATEAU", "fr", ("C", "H", "A", "T", "E", "A", "U")),
    ],
)
def test_a_rack_is_read_as_it_is_typed(text: str, language: str, rack: tuple[str, ...]) -> None:
    typed = _typed(text, language)
    assert typed.problems == ()
    assert typed.draw is not None
    assert typed.draw.rack == rack


def test_two_readings_are_both_shown_and_none_is_taken() -> None:
    typed = _typed("CHALLOEN")  # seven letters either way
    assert typed.draw is None
    (problem,) = typed.problems
    assert problem.fault is Fault.TWO_READINGS
    assert set(problem.letters) == {"A[CH]ELLNO", "ACEH[LL]NO"}
    for text, long in (("C HALLOEN", "LL"), ("CHAL LOEN", "CH"), ("CHA[LL]OEN", None)):
        again = _typed(text)
        if long is None:  # the brackets tell one tile only, the rest is as long as a rack
            assert again.draw is not None
            assert "LL" in again.draw.rack
        else:
            assert again.problems == ()
            assert again.draw is not None
            assert long in again.draw.rack


def test_the_bag_and_the_leftover_tell_readings_apart() -> None:
    assert _typed("CHALLOEN", CH=0).draw is not None  # the CH is gone: it was a C and an H
    kept = _typed("CHALLOEN", leftover="[CH]A")
    assert kept.draw is not None
    assert kept.draw.leftover == ("A", "CH")


def test_a_word_being_typed_may_end_in_the_beginning_of_a_longer_tile() -> None:
    es, ca = tile_set("es"), tile_set("ca")
    assert es.going_on("L") == ("L", "LL")
    assert es.going_on("CAL") == ("CAL", "CALL")
    assert es.going_on("CA") == ("CA",)
    assert ca.going_on("Q") == ("QU",)
    assert ca.going_on("COL·") == ("COL·L",)
    assert tile_set("fr").going_on("L") == ("L",)


def test_a_blank_of_two_characters_is_one_tile() -> None:
    assert to_entry(("ch", "I", "LL", "o")) == "[ch]ILLo"
    assert tile_set("es").parse_word("[ch]ILLo") == ("ch", "I", "LL", "o")

"""Tiles, references, boards and moves: parsed and printed in each set's way, laid and scored by the rules."""

from __future__ import annotations

import json
import tomllib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.domain.board.board import LETTER_MULTIPLIER, WORD_MULTIPLIER, Board, BoardError
from arbitre.domain.board.move import LayError, Move, lay, score
from arbitre.domain.board.reference import BadReference, Direction, Reference
from arbitre.domain.board.tiles import BLANK, LetterError, TileSet, TileSetError, to_print, to_text
from arbitre.resources import data_path

LANGUAGES = ("fr", "it", "en", "es", "ro", "de", "nl", "ca")


def tile_set(language: str, file: str = "tiles.toml") -> TileSet:
    return TileSet.from_mapping(tomllib.loads((data_path("lexicons") / language / file).read_text("utf-8")))


FR, ES, CA, IT = tile_set("fr"), tile_set("es"), tile_set("ca"), tile_set("it")

references = st.builds(Reference, st.integers(0, 14), st.integers(0, 14), st.sampled_from(Direction))


@pytest.mark.parametrize(
    ("language", "total"),
    [("fr", 102), ("it", 120), ("en", 100), ("es", 100), ("ro", 100), ("de", 102), ("nl", 102), ("ca", 100)],
)
def test_sets_have_the_tiles_their_sources_say(language: str, total: int) -> None:
    one = tile_set(language)
    assert one.total == total == sum(one.full_bag().values())
    assert TileSet.from_mapping(json.loads(json.dumps(one.to_mapping()))) == one


def test_french_values_and_kinds() -> None:
    assert (FR.value("K"), FR.value("k"), FR.value(BLANK), FR.tile("Y").kind) == (10, 0, 0, "either")
    assert [FR.row_label, IT.row_label, tile_set("ro").row_label] == ["letter", "number", "letter"]
    assert tile_set("ro", "tiles-a.toml").full_bag() != tile_set("ro").full_bag()


def test_a_letter_without_tiles_can_only_be_a_blank() -> None:
    assert IT.full_bag()["K"] == 0
    assert IT.parse_word("KIWI") == ("K", "I", "W", "I")


@pytest.mark.parametrize(
    ("change", "key"),
    [({"row_label": "both"}, "row_label"), ({"total": 3}, "total"), ({"tiles": {"ab": [1, 1, "vowel"]}}, "ab")],
)
def test_a_wrong_tile_set_is_refused_with_its_key(change: dict[str, object], key: str) -> None:
    with pytest.raises(TileSetError) as refused:
        TileSet.from_mapping({**FR.to_mapping(), **change})
    assert refused.value.data["key"] == key


def test_words_are_cut_longest_tile_first_and_racks_letter_by_letter() -> None:
    assert ES.parse_word("CHICO") == ("CH", "I", "C", "O")
    assert ES.parse_word("[C]HICO"[0:3] + "HICO") == ("C", "H", "I", "C", "O")
    assert ES.parse_rack("CH[CH]?") == ("C", "H", "CH", BLANK)
    assert CA.parse_word("COL·LEGI") == ("C", "O", "L·L", "E", "G", "I")
    assert CA.parse_word("nyAp") == ("ny", "A", "p")


def test_bad_letters_are_named() -> None:
    for text, kind in (("CHÀT", "unknown_letter"), ("A[CH", "open_bracket")):
        with pytest.raises(LetterError) as refused:
            ES.parse_word(text)
        assert refused.value.kind == kind
    with pytest.raises(LetterError) as refused:
        ES.parse_squares("[Ch]")
    assert refused.value.kind == "mixed_case"


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=st.data())
def test_letters_survive_being_written(language: str, data: st.DataObject) -> None:
    one = tile_set(language)
    letters = data.draw(st.lists(st.sampled_from([tile.text for tile in one.tiles]), max_size=9))
    word = tuple(letter.lower() if data.draw(st.booleans()) else letter for letter in letters)
    assert one.parse_squares(to_text(word)) == word
    assert one.parse_rack(to_text(letters)) == tuple(letters)


def test_a_word_for_people_has_its_blanks_in_brackets() -> None:
    assert to_print(("C", "h", "ll")) == "C(H)(LL)"


@given(references, st.sampled_from(["letter", "number"]))
def test_references_survive_being_written(reference: Reference, label: str) -> None:
    text = reference.text(label)
    assert Reference.parse(text, label) == reference
    letter = next(one for one in text if one.isalpha())
    spaced = text.replace(letter, f" {letter.lower()} ")
    assert Reference.parse(spaced, label) == reference


def test_the_row_first_is_across_in_every_convention() -> None:
    across = Reference(7, 3, Direction.ACROSS)
    assert (across.text("letter"), across.text("number")) == ("H4", "8D")
    assert across.inverted().text("letter") == "4H"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("P16", "off_board"),
        ("A0", "off_board"),
        ("16A", "off_board"),
        ("H", "not_a_reference"),
        ("H4H", "not_a_reference"),
        ("", "not_a_reference"),
    ],
)
def test_what_is_no_reference_is_told_from_what_is_off_the_board(text: str, kind: str) -> None:
    with pytest.raises(BadReference) as refused:
        Reference.parse(text, "letter")
    assert refused.value.kind == kind
    assert refused.value.data["text"] == text


def test_premiums_are_those_of_the_figure() -> None:
    counted = Counter(zip(LETTER_MULTIPLIER, WORD_MULTIPLIER, strict=True))
    assert counted == {(1, 3): 8, (1, 2): 17, (3, 1): 12, (2, 1): 24, (1, 1): 164}
    assert all(LETTER_MULTIPLIER[at] == LETTER_MULTIPLIER[224 - at] for at in range(225))


def test_boards_are_read_and_written() -> None:
    rows = ["." * 15] * 15
    rows[7] = ".......[CH]Ic[ll]...."
    board = Board.parse(rows, ES)
    assert board.rows() == rows
    assert board.tiles() == Counter({"CH": 1, "I": 1, BLANK: 2})
    with pytest.raises(BoardError) as refused:
        Board.parse(["." * 14] * 15, ES)
    assert refused.value.data == {"row": 1, "found": 14}


def _play(board: Board, text: str, place: str, tiles: TileSet = FR, label: str = "letter") -> tuple[Board, int]:
    placement = lay(board, tiles.parse_word(text), Reference.parse(place, label))
    return board.with_letters(placement.placed), score(placement, tiles)


@pytest.mark.parametrize(
    ("place", "points"), [("H8", 110), ("H4", 98), ("H2", 94), ("H3", 92), ("H6", 92), ("H7", 92), ("H5", 90)]
)
def test_fedayin_on_the_first_turn(place: str, points: int) -> None:
    assert _play(Board(), "FEDAYIN", place)[1] == points


def test_cross_words_and_premiums_under_the_new_letter_only() -> None:
    board, _ = _play(Board(), "CHAT", "H5")
    placement = lay(board, FR.parse_word("SES"), Reference.parse("9H", "letter"))
    assert [to_text(cross.word) for cross in placement.cross_words] == ["CHATS"]
    # CHATS has 9 points on the board; the first S lies under both words.
    own = sum(FR.value(letter) * LETTER_MULTIPLIER[at] for at, letter in placement.placed)
    assert score(placement, FR) == own + 9 + LETTER_MULTIPLIER[placement.placed[0][0]]


@pytest.mark.parametrize(
    ("word", "place", "kind"),
    [
        ("CHATON", "H14", "off_board"),
        ("CHAT", "A1", "not_connected"),
        ("CHIT", "H5", "conflict"),
        ("CHAT", "H5", "no_new_tile"),
        ("HATS", "H6", "not_whole"),
    ],
)
def test_why_a_word_cannot_lie(word: str, place: str, kind: str) -> None:
    board, _ = _play(Board(), "CHAT", "H5")
    with pytest.raises(LayError) as refused:
        lay(board, FR.parse_word(word), Reference.parse(place, "letter"))
    assert refused.value.kind == kind


def test_the_first_word_covers_the_centre() -> None:
    with pytest.raises(LayError) as refused:
        lay(Board(), FR.parse_word("CHAT"), Reference.parse("H9", "letter"))
    assert refused.value.kind == "not_on_centre"


def test_a_blank_on_the_board_stays_worth_nothing() -> None:
    board, points = _play(Board(), "CHaT", "H5")
    assert points == 2 * (3 + 4 * 1 + 0 + 1)
    placement = lay(board, FR.parse_word("CHATS"), Reference.parse("H5", "letter"))
    assert placement.word == ("C", "H", "a", "T", "S")
    assert score(placement, FR) == 9


def test_a_move_prints_itself() -> None:
    move = Move(("C", "h"), Reference(7, 3, Direction.DOWN), 3)
    assert (move.text("letter"), move.printed(), move.plain(), move.blanks) == ("4H Ch", "C(H)", "CH", 1)

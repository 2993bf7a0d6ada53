"""The announcement: the order of the book, the spelling words of the tile set."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.application.room.announcement import Line, LineKind, draw_lines, top_lines
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay, score
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.rules.rule_set import TimeRules
from arbitre.resources import data_path


def tile_set(language: str) -> TileSet:
    with (data_path("lexicons") / language / "tiles.toml").open("rb") as file:
        return TileSet.from_mapping(tomllib.load(file))


FRENCH = tile_set("fr")
NORMAL = TimeRules()
BLITZ = TimeRules(seconds=60, signals=(20,), blitz=True)


def kinds(lines: list[Line]) -> list[LineKind]:
    return [line.kind for line in lines]


def test_a_draw_with_a_leftover_in_the_books_order() -> None:
    lines = draw_lines(FRENCH.parse_rack("?EAITIR"), 3, FRENCH, NORMAL)
    assert kinds(lines) == [
        LineKind.LEFTOVER_COUNT,
        LineKind.LEFTOVER,
        LineKind.NEW,
        LineKind.WHOLE,
        LineKind.START,
        LineKind.SIGNAL,
        LineKind.END,
    ]
    assert lines[0].number == 3
    # The leftover in the order of the alphabet, the blank last; the new letters as they were drawn.
    assert [said.word for said in lines[1].said] == ["Algérie", "Égypte", "Lettre blanche"]
    assert [(said.word, said.letter) for said in lines[2].said] == [
        ("Italie", "I"),
        ("Tunisie", "T"),
        ("Italie", "I"),
        ("Roumanie", "R"),
    ]
    # Equal letters together, with how many.
    assert [(said.word, said.count) for said in lines[3].said] == [
        ("Algérie", 1),
        ("Égypte", 1),
        ("Italie", 2),
        ("Roumanie", 1),
        ("Tunisie", 1),
        ("Lettre blanche", 1),
    ]
    assert [line.number for line in lines[4:]] == [180, 30, 0]


def test_a_rejected_rack_is_all_new() -> None:
    lines = draw_lines(FRENCH.parse_rack("AEIRSTU"), 2, FRENCH, NORMAL, rejected=True)
    assert kinds(lines)[:2] == [LineKind.REJECTED, LineKind.NEW]
    assert len(lines[1].said) == 7


def test_the_first_turn_says_nothing_of_a_leftover() -> None:
    assert kinds(draw_lines(FRENCH.parse_rack("AEIRSTU"), 0, FRENCH, NORMAL, first=True))[0] is LineKind.NEW


def test_after_a_scrabble_there_is_no_leftover() -> None:
    assert kinds(draw_lines(FRENCH.parse_rack("AEIRSTU"), 0, FRENCH, NORMAL))[0] is LineKind.NO_LEFTOVER


def test_at_the_end_nothing_new_is_drawn() -> None:
    lines = draw_lines(FRENCH.parse_rack("OP"), 2, FRENCH, NORMAL)
    assert LineKind.NEW not in kinds(lines)


def test_blitz_is_shorter() -> None:
    lines = draw_lines(FRENCH.parse_rack("AEIRSTU"), 2, FRENCH, BLITZ)
    whole = next(line for line in lines if line.kind is LineKind.WHOLE)
    assert whole.letters_only
    assert [line.number for line in lines if line.kind in (LineKind.START, LineKind.SIGNAL)] == [60, 20]


def test_the_solution_in_the_books_order() -> None:
    board = Board.parse(["." * 15] * 7 + ["...FEDAYIN....."] + ["." * 15] * 7, FRENCH)
    word = FRENCH.parse_word("Zoo")
    reference = Reference(8, 6, Direction.ACROSS)
    placement = lay(board, word, reference)
    move = Move(word, reference, score(placement, FRENCH))
    lines = top_lines(move, board, FRENCH)
    assert kinds(lines) == [
        LineKind.POINTS,
        LineKind.DIRECTION,
        LineKind.PLACE,
        LineKind.WORD,
        LineKind.SPELLING,
        LineKind.CROSS_WORDS,
        LineKind.RECALL,
    ]
    assert (lines[0].number, lines[1].direction, lines[2].place, lines[3].text) == (
        move.score,
        Direction.ACROSS,
        "I7",
        "Z(O)(O)",
    )
    assert [(said.letter, said.word) for said in lines[4].said] == [("Z", ""), ("o", "Océanie"), ("o", "Océanie")]
    assert [word for word, _ in lines[5].words] == ["AZ", "Y(O)", "I(O)"]
    assert lines[5].words[0] == ("AZ", "7H")
    assert (lines[6].text, lines[6].place, lines[6].number) == ("Z(O)(O)", "I7", move.score)


def test_without_cross_words_the_line_is_left_out() -> None:
    move = Move(FRENCH.parse_word("FEDAYIN"), Reference(7, 7, Direction.ACROSS), 110)
    lines = top_lines(move, Board(), FRENCH)
    assert LineKind.CROSS_WORDS not in kinds(lines)
    assert lines[2].place == "H8"


def test_the_reference_follows_the_rule_set() -> None:
    move = Move(FRENCH.parse_word("FEDAYIN"), Reference(7, 7, Direction.ACROSS), 110)
    assert top_lines(move, Board(), FRENCH, "number")[2].place == "8H"


def test_no_legal_move() -> None:
    assert kinds(top_lines(None, Board(), FRENCH)) == [LineKind.NO_SOLUTION]


@pytest.mark.parametrize("language", ["es", "ca", "it", "en", "ro"])
def test_letters_without_a_spelling_word_are_said_themselves(language: str) -> None:
    tiles = tile_set(language)
    rack = tuple(tile.text for tile in tiles.tiles if tile.count)[:7]
    whole = next(line for line in draw_lines(rack, 0, tiles, NORMAL) if line.kind is LineKind.WHOLE)
    assert all(said.alone for said in whole.said)


@given(st.lists(st.sampled_from([*FRENCH.full_bag()]), max_size=9), st.integers(0, 9), st.booleans())
def test_every_letter_is_said_exactly_once_and_again_in_the_recap(
    rack: list[str], leftover: int, rejected: bool
) -> None:
    lines = draw_lines(tuple(rack), min(leftover, len(rack)), FRENCH, NORMAL, rejected=rejected)
    said = sorted(one.letter for line in lines if line.kind in (LineKind.LEFTOVER, LineKind.NEW) for one in line.said)
    whole = next(line for line in lines if line.kind is LineKind.WHOLE)
    assert said == sorted(rack)
    assert sorted(letter for one in whole.said for letter in [one.letter] * one.count) == sorted(rack)

"""The choice of the top among ties: by the book where it decides, proposals where it leaves the choice."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay
from arbitre.domain.board.reference import Reference
from arbitre.domain.board.tiles import Letters, TileSet
from arbitre.domain.play.opening import Extensions, Opening, opening, within_reach
from arbitre.domain.play.top import Candidate, candidate, choose
from arbitre.domain.rules.rule_set import RuleSet, TieRule
from arbitre.resources import data_path

FR = TileSet.from_mapping(tomllib.loads((data_path("lexicons") / "fr" / "tiles.toml").read_text("utf-8")))
FISF = RuleSet()
FISE = replace(
    FISF,
    tie=(
        TieRule.FEWEST_BLANKS,
        TieRule.BALANCED_LEFTOVER,
        TieRule.FEWEST_TILES,
        TieRule.ALPHABETICAL,
        TieRule.NEAREST_CORNER,
    ),
)
JOKER = RuleSet.from_mapping({"variant": "joker", "rack": {"joker": True}})


def single_letters(words: frozenset[str]) -> Extensions:
    def extensions(word: Letters) -> tuple[int, int]:
        plain = "".join(word)
        letters = [tile.text for tile in FR.tiles]
        return sum(one + plain in words for one in letters), sum(plain + one in words for one in letters)

    return extensions


def tied(text: str, jokers: int = 0, stock: str = "AEIRSTLN", **more: Any) -> Candidate:
    reference, word = text.split()
    move = Move(FR.parse_word(word), Reference.parse(reference, "letter"), 20)
    if "leftover" in more:
        more["leftover"] = FR.parse_rack(more["leftover"])
    return Candidate(move, jokers, FR.parse_rack(stock), **more)


def texts(moves: tuple[Move, ...]) -> list[str]:
    return [move.text("letter") for move in moves]


@pytest.mark.parametrize(
    ("candidates", "allowed", "free", "rule"),
    [
        ([tied("H4 CHACUNE", 1), tied("8A CAUCHEE")], ["8A CAUCHEE"], False, TieRule.FEWEST_BLANKS),
        ([tied("A1 WUS", 1, "B"), tied("3B WUS", 0, "B?")], ["3B WUS"], False, TieRule.FEWEST_BLANKS),
        (
            [tied("5C TENIR", 0, "ABEL"), tied("E9 RIENT", 0, "ABEL"), tied("K3 NITRe", 1, "ABELE")],
            ["5C TENIR", "E9 RIENT"],
            True,
            TieRule.FEWEST_BLANKS,
        ),
        ([tied("A1 LU", 0, "B"), tied("A1 BU", 0, "LE")], ["A1 LU"], False, TieRule.ENDS_GAME),
        ([tied("A1 LU", 0, "BC"), tied("A1 BU", 0, "LE")], ["A1 LU"], False, TieRule.ENDS_GAME),
        ([tied("A1 LU", 0, "B"), tied("A1 BU", 0, "L")], ["A1 LU", "A1 BU"], True, None),
        ([tied("A1 laU", 2), tied("A1 LaU", 1)], ["A1 LaU"], False, TieRule.FEWEST_BLANKS),
        ([tied("A1 LU")], ["A1 LU"], False, None),
    ],
)
def test_the_book(candidates: list[Candidate], allowed: list[str], free: bool, rule: TieRule | None) -> None:
    choice = choose(candidates, FISF, FR)
    assert (texts(choice.allowed), choice.free_choice, choice.decided_by) == (allowed, free, rule)
    assert set(texts(choice.ranked)) == set(allowed)
    assert choice.preferred in choice.allowed
    gone = {one.move for one in choice.eliminated}
    assert gone | set(choice.allowed) == {one.move for one in candidates}


def test_each_move_put_aside_says_why() -> None:
    choice = choose([tied("A1 LU", 0, "B"), tied("A1 BU", 0, "LE"), tied("A1 DU", 1, "L")], FISF, FR)
    assert {one.move.plain(): one.rule for one in choice.eliminated} == {
        "BU": TieRule.ENDS_GAME,
        "DU": TieRule.FEWEST_BLANKS,
    }


@pytest.mark.parametrize(
    ("candidates", "chosen", "rule"),
    [
        ([tied("A1 LU", leftover="AEI"), tied("A1 BU", leftover="AEB")], "A1 BU", TieRule.BALANCED_LEFTOVER),
        ([tied("A1 LU", leftover="AE?"), tied("A1 BU", leftover="AEI")], "A1 LU", TieRule.BALANCED_LEFTOVER),
        ([tied("A1 LUS", tiles_used=3), tied("A1 BU", tiles_used=2)], "A1 BU", TieRule.FEWEST_TILES),
        ([tied("A1 LU"), tied("A1 BU")], "A1 BU", TieRule.ALPHABETICAL),
        ([tied("C3 LU"), tied("A4 LU")], "A4 LU", TieRule.NEAREST_CORNER),
        ([tied("4A LU"), tied("A4 LU")], "A4 LU", TieRule.NEAREST_CORNER),
        ([tied("1A LU"), tied("A1 LU")], "A1 LU", TieRule.NEAREST_CORNER),
    ],
)
def test_the_spanish_chain_always_decides(candidates: list[Candidate], chosen: str, rule: TieRule) -> None:
    for order in (candidates, candidates[::-1]):
        choice = choose(order, FISE, FR)
        assert (texts(choice.allowed), choice.free_choice, choice.decided_by) == ([chosen], False, rule)


def test_a_rule_set_without_a_chain_leaves_the_choice_free() -> None:
    choice = choose([tied("A1 LU", 1), tied("A1 BU")], replace(FISF, tie=()), FR)
    assert (len(choice.allowed), choice.free_choice) == (2, True)


def test_nothing_to_choose_from_is_an_error() -> None:
    with pytest.raises(ValueError, match="no candidate"):
        choose([], FISF, FR)


def test_proposals_are_the_same_whatever_the_order_given() -> None:
    candidates = [tied("A1 LU", opening=Opening(hooks=n)) for n in (1, 3, 2)] + [tied("A1 BU", opening=Opening(3))]
    ranked = choose(candidates, FISF, FR).ranked
    assert ranked == choose(candidates[::-1], FISF, FR).ranked
    assert [move.plain() for move in ranked] == ["BU", "LU", "LU", "LU"]
    assert [one.hooks for one in choose(candidates, FISF, FR).openings] == [3, 3, 2, 1]


# --- what a move leaves -----------------------------------------------------------------------------------------------


def move(text: str) -> Move:
    reference, word = text.split()
    return Move(FR.parse_word(word), Reference.parse(reference, "letter"), 0)


def test_a_candidate_knows_what_it_takes_and_leaves() -> None:
    rack = FR.parse_rack("CHATS?E")
    bag = FR.full_bag()
    bag.subtract(rack)
    found = candidate(move("H6 CHaT"), Board(), rack, bag, FISF, FR)
    assert (found.blanks_used, found.blanks_lost, found.tiles_used) == (1, 1, 4)
    assert found.leftover == FR.parse_rack("AES")
    assert len(found.stock_after) == 98


def test_a_joker_game_prefers_the_move_whose_blank_comes_back() -> None:
    rack = FR.parse_rack("?EELTUN")
    bag = FR.full_bag()
    bag.subtract(rack)
    del bag["Z"]
    comes_back = candidate(move("H6 sEL"), Board(), rack, bag, JOKER, FR)
    stays = candidate(move("H6 zEE"), Board(), rack, bag, JOKER, FR)
    assert (comes_back.blanks_used, comes_back.blanks_lost, stays.blanks_lost) == (1, 0, 1)
    assert comes_back.stock_after.count("?") == 2
    choice = choose([stays, comes_back], JOKER, FR)
    assert choice.allowed == (comes_back.move,)
    without = candidate(move("H6 TUN"), Board(), rack, bag, JOKER, FR)
    assert choose([stays, comes_back, without], JOKER, FR).allowed == (without.move,)


# --- opening the game -------------------------------------------------------------------------------------------------


def opened(text: str, leftover: str = "", words: frozenset[str] = frozenset()) -> Opening:
    one = move(text)
    placement = lay(Board(), one.word, one.reference)
    after = Board().with_letters(placement.placed)
    extensions = single_letters(words) if words else None
    return opening(Board(), after, placement, FR.parse_rack(leftover), FR, extensions)


def test_letters_that_lengthen_a_word_count_where_the_board_has_room() -> None:
    words = frozenset({"LAS", "LAC", "ILA", "OLA", "VLA", "XLAX"})
    assert opened("H8 LA", words=words).hooks == 5
    board = Board().with_letters([(7 * 15 + 13, "L"), (7 * 15 + 14, "A")])
    placement = lay(board, FR.parse_word("IL"), Reference.parse("14G", "letter"))
    after = board.with_letters(placement.placed)
    assert opening(board, after, placement, (), FR, single_letters(frozenset({"ILS", "LIL"}))).hooks == 2


def test_no_room_no_hook() -> None:
    words = single_letters(frozenset({"LAS", "ILA"}))
    board = Board()
    for reference, hooks in (("H14", 1), ("H1", 1), ("H8", 2)):
        word = Reference.parse(reference, "letter")
        placement = lay(board.with_letters([(8 * 15 + word.column, "X")]), ("L", "A"), word)
        cross_free = replace(placement, cross_words=())
        assert opening(board, board.with_letters(placement.placed), cross_free, (), FR, words).hooks == hooks


def test_what_stays_on_the_rack_counts() -> None:
    assert opened("H8 LA", "AEI").unbalanced == 3
    assert opened("H8 LA", "AEI?").unbalanced == 2
    assert opened("H8 LA", "EEERRRR").repeated == 3
    assert opened("H8 LA", "AEI").value < opened("H8 LA", "AER").value


def test_premium_squares_within_reach_count() -> None:
    reached = within_reach(Board().with_letters([(112, "A")]))
    assert len(reached) == 24
    assert 112 + 6 in reached
    assert 112 + 7 not in reached
    long, short = opened("H4 ABATTRE"), opened("H8 AB")
    assert long.word_squares > short.word_squares
    assert long.value > short.value
    walled = Board().with_letters([(112, "A"), (113, "B"), (115, "C")])
    assert 114 in within_reach(walled)
    assert 112 not in within_reach(walled)

"""The translator: the solver's answers in the domain's words, equal to the oracle's and scored like the domain does."""

from __future__ import annotations

import json
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arbitre.application.lexicons.search import Extensions, Searcher, SearchError
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import lay, score
from arbitre.domain.board.tiles import LetterError
from arbitre.domain.rules.rule_set import RackRules
from tests.application.lists import catalogue

POSITIONS = Path(__file__).parent.parent / "data" / "positions"


def positions(name: str, step: int) -> list[dict[str, Any]]:
    lines = (POSITIONS / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[::step]]


def searcher(language: str, size: int = 7, max_played: int = 7) -> Searcher:
    return catalogue().open(language).searcher(RackRules(size=size, max_played=max_played))


@pytest.mark.parametrize("name", ["fr7.jsonl", "fr8_7of8.jsonl", "fr9_789.jsonl", "it7.jsonl", "en7.jsonl"])
def test_tops_and_count_of_the_oracle(name: str) -> None:
    for position in positions(name, 15):
        asked = searcher(position["language"], position["rack_size"], position["max_played"])
        tiles = asked.tile_set
        board = Board.parse(position["board"], tiles)
        rack = tiles.parse_rack(position["rack"])
        solutions = asked.solutions(board, rack)
        assert len(solutions) == position["count"]
        tops = asked.top(board, rack)
        assert {move.text(tiles.row_label) for move in tops} == set(position["tops"])
        assert {move.score for move in tops} == {position["top"]} == {solutions.top}
        assert set(solutions.tops()) == set(tops)


def test_every_move_of_a_list_is_laid_and_scored_alike_by_the_domain() -> None:
    for position in positions("fr7.jsonl", 60):
        asked = searcher("fr")
        tiles = asked.tile_set
        board, rack = Board.parse(position["board"], tiles), tiles.parse_rack(position["rack"])
        solutions = asked.solutions(board, rack)
        seen = set()
        for move in solutions.page(0, 400):
            placement = lay(board, move.word, move.reference)
            assert placement.word == move.word
            assert score(placement, tiles) == move.score
            assert not placement.used() - Counter(rack)
            seen.add(placement.placed)
        assert len(seen) == min(400, len(solutions))


@pytest.fixture(scope="module")
def french() -> Searcher:
    return searcher("fr")


def test_pages_indices_and_order(french: Searcher) -> None:
    solutions = french.solutions(Board(), tuple("ETRAINS"))
    scores = [move.score for move in solutions]
    assert len(scores) == len(solutions) > 100
    assert scores == sorted(scores, reverse=True)
    assert solutions.page(3, 6) == solutions[3:6] == [solutions[3], solutions[4], solutions[5]]
    assert solutions[-1] == list(solutions)[-1]
    with pytest.raises(IndexError):
        solutions[len(solutions)]


def test_questions_about_a_list(french: Searcher) -> None:
    solutions = french.solutions(Board(), tuple("ETRAINS"))
    everything = list(solutions)
    assert solutions.has_scrabble
    assert not french.solutions(Board(), tuple("WKKZXQJ")).has_scrabble
    by_score = sorted(Counter(move.score for move in everything).items(), reverse=True)
    assert solutions.sub_tops(3) == by_score[1:4]
    tops = [move.plain() for move in everything if move.score == solutions.top]
    assert solutions.words_at_top() == sorted(set(tops))
    places = solutions.places("rien")
    assert places == [move for move in everything if move.plain() == "RIEN"]
    assert len(places) == 4
    assert solutions.places("RI3N") == solutions.places("QUOI") == []


def test_filters_do_not_search_again(french: Searcher) -> None:
    solutions = french.solutions(Board(), tuple("ETRAINS"))
    everything = list(solutions)
    chosen = solutions.filter(prefix="tr", min_points=10, max_points=20)
    expected = [at for at, move in enumerate(everything) if move.plain().startswith("TR") and 10 <= move.score <= 20]
    assert chosen.positions() == expected != []
    assert chosen.page(0, 2) == [everything[at] for at in expected[:2]]
    inside = solutions.filter(contains="AIN")
    assert len(inside) == sum("AIN" in move.plain() for move in everything) > 0
    assert len(solutions.filter(word="RIEN")) == 4
    assert len(solutions.filter(prefix="É")) == len(solutions.filter(contains="1")) == 0
    assert len(solutions.filter()) == len(everything)


def test_words_and_what_extends_them(french: Searcher) -> None:
    assert french.admits("ZYTHUM")
    assert not french.admits("zythum")
    assert not french.admits("QQQ")
    assert not french.admits("")
    assert not french.admits("ÉTÉ")
    assert not french.admits("A B")
    found = french.extensions("ETE")
    assert isinstance(found, Extensions)
    assert {"B", "F", "T"} <= set(found.before)
    assert "S" in found.after
    with pytest.raises(SearchError):
        french.extensions("E7")
    anagrams = french.anagrams(tuple("ETRAINS"))
    assert {"RATINES", "RESINAT"} <= set(anagrams)
    assert all(sorted(word) == sorted("ETRAINS") and french.admits(word) for word in anagrams)
    with_blank = french.anagrams(tuple("ETRAIN?"))
    assert set(anagrams) < set(with_blank)
    assert all(french.admits(word) and len(word) == 7 for word in with_blank)
    longer = french.longer_words("KIWI")
    assert all("KIWI" in one.word and one.before + "KIWI" + one.after == one.word for one in longer)
    assert longer[0].word == "KIWIS"
    assert all(french.admits(one.word) for one in longer)
    assert french.hooks(tuple("ETE")) == (len(found.before), len(found.after))


def test_letters_that_a_rack_lacks(french: Searcher) -> None:
    assert french.lacking("TRAIN", tuple("ETRAINS")) == ()
    assert french.lacking("JETTE", tuple("ETRAINS")) == ("E", "J", "T")
    assert french.lacking("JETTE", tuple("ETRAI??")) == ("T",)
    assert french.lacking("JETTE", tuple("ETRA???")) == ()
    assert french.lacking("JETTE", tuple("ETRAINS"), on_board=("J", "e")) == ("T",)
    with pytest.raises(LetterError):
        french.lacking("J1", ())


def test_tiles_of_several_characters_are_cut_longest_first() -> None:
    spanish = searcher("es")
    tiles = spanish.tile_set
    assert spanish.admits("CHARRO")
    moves = spanish.solutions(Board(), tiles.parse_rack("[CH]A[RR]OEIS"))
    charro = moves.places("CHARRO")[0]
    assert charro.word == ("CH", "A", "RR", "O")
    assert score(lay(Board(), charro.word, charro.reference), tiles) == charro.score
    assert moves.filter(prefix="CHA")
    blank = spanish.solutions(Board(), tiles.parse_rack("?A[RR]O")).places("CHARRO")
    assert blank[0].word == ("ch", "A", "RR", "O")


def test_racks_that_cannot_be_searched(french: Searcher) -> None:
    with pytest.raises(SearchError, match="too_many_blanks"):
        french.top(Board(), tuple("???"))
    with pytest.raises(SearchError, match="too_many_tiles"):
        french.solutions(Board(), tuple("A" * 16))
    with pytest.raises(LetterError):
        french.top(Board(), ("Ñ",))
    assert french.top(Board(), ()) == ()
    assert french.solutions(Board(), ("E",)).tops() == ()


def test_the_rules_of_the_rack_count() -> None:
    rack = tuple("ETRAINSE")
    seven = searcher("fr", 8, 7).top(Board(), rack)[0]
    eight = searcher("fr", 8, 8).top(Board(), rack)[0]
    assert len(seven.word) == 7
    assert len(eight.word) == 8
    assert eight.score - score(lay(Board(), eight.word, eight.reference), searcher("fr").tile_set, {}) == 75
    free = catalogue().open("fr").searcher(RackRules(bonus={})).top(Board(), tuple("ETRAINS"))[0]
    assert free.score < searcher("fr").top(Board(), tuple("ETRAINS"))[0].score


def test_clones_answer_alike_in_threads(french: Searcher) -> None:
    work = positions("fr7.jsonl", 30)
    answers: dict[int, list[int]] = {}

    def run(number: int, own: Searcher) -> None:
        tiles = own.tile_set
        answers[number] = [
            len(own.solutions(Board.parse(one["board"], tiles), tiles.parse_rack(one["rack"]))) for one in work
        ]

    threads = [threading.Thread(target=run, args=(number, french.clone())) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == {number: [one["count"] for one in work] for number in range(4)}

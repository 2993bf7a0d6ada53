"""The solver finds what a brute-force walk found, on positions of whole games in three languages."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from arbitre.solver import Lexicon, Solver, reference
from tests.solver.boards import BONUS, LETTER_TIMES, WORD_TIMES, codes, play, positions, values, written

FILES = ("fr7", "fr8_7of8", "fr8_7and8", "fr9_789", "en7", "it7")
COUNTS = {"fr7": 300, "fr8_7of8": 90, "fr8_7and8": 90, "fr9_789": 44, "en7": 90, "it7": 90}


@pytest.mark.parametrize("name", FILES)
def test_top_ties_and_count_are_the_oracles(name: str, solver_for: Callable[[str], Solver]) -> None:
    cases = positions(name)
    assert len(cases) == COUNTS[name]
    for case in cases:
        solver = solver_for(case["language"])
        solver.set_board(codes("".join(case["board"])))
        rack = codes(case["rack"])
        moves = solver.moves(rack, case["max_played"])
        score, tops = solver.top(rack, case["max_played"])
        assert (moves.top, len(moves)) == (case["top"], case["count"]), case["id"]
        assert score == case["top"], case["id"]
        assert sorted(written(move, case["language"]) for move in tops) == sorted(case["tops"]), case["id"]
        assert tops == moves.tops(), case["id"]


@pytest.mark.parametrize("name", FILES)
def test_the_plain_solver_agrees(
    name: str, solver_for: Callable[[str], Solver], lexicon_file: Callable[[str], Path]
) -> None:
    for case in positions(name)[::24]:
        language = case["language"]
        plain = reference.Solver(
            reference.Lexicon.open(lexicon_file(language)), values(language), LETTER_TIMES, WORD_TIMES, BONUS
        )
        solver = solver_for(language)
        board, rack = codes("".join(case["board"])), codes(case["rack"])
        plain.set_board(board)
        solver.set_board(board)
        expected = plain.moves(rack, case["max_played"])
        moves = solver.moves(rack, case["max_played"])
        assert moves.page(0, len(moves)) == expected.page(0, len(expected)), case["id"]
        assert (moves.most_placed, moves.has_bingo) == (expected.most_placed, expected.has_bingo)
        assert moves.sub_tops(4) == expected.sub_tops(4)
        assert plain.top(rack, case["max_played"]) == solver.top(rack, case["max_played"])


def test_several_lexicons_are_open_at_once(lexicon_file: Callable[[str], Path]) -> None:
    lexicons = {language: Lexicon.open(lexicon_file(language)) for language in ("fr", "it", "en")}
    assert {language for language, lexicon in lexicons.items() if codes("QUEUX") in lexicon} == {"fr"}
    assert {language for language, lexicon in lexicons.items() if codes("THOUGHT") in lexicon} == {"en"}
    assert {language for language, lexicon in lexicons.items() if codes("SCACCHI") in lexicon} == {"it"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_top_is_the_best_of_the_list_all_along_random_games(
    language: str, solver_for: Callable[[str], Solver]
) -> None:
    source = random.Random(language)
    searcher = solver_for(language)
    letters = codes("AAAEEEEIIOOUBCDDFGHJKLLMMNNPQRRRSSSTTVWXYZ")
    for _ in range(12):
        board = bytes(225)
        for turn in range(16):
            rack = bytes(source.sample(letters, source.choice((7, 7, 7, 8, 9)) - turn % 3)) + bytes(turn % 3)
            most = source.choice((7, 7, 8, 9, source.randint(1, 9)))
            searcher.set_board(board)
            moves = searcher.moves(rack, most)
            assert searcher.top(rack, most) == (moves.top, moves.tops())
            if len(moves):  # any of the better moves, so that all kinds of boards come up
                board = play(board, moves[source.randrange(min(len(moves), 40))])

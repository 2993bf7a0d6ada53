"""The list of moves: order, pages, filters and what it says about a position, the same from both solvers."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from arbitre import solver
from arbitre.solver import BLANK_BIT, MoveList, RawMove, Solver, reference
from tests.solver.boards import BONUS, LETTER_TIMES, WORD_TIMES, codes, positions, values

CASE = next(case for case in positions("fr7") if case["jokers"] == 1)


@pytest.fixture(scope="module", params=["solver", "reference"])
def moves(
    request: pytest.FixtureRequest, solver_for: Callable[[str], Solver], lexicon_file: Callable[[str], Path]
) -> MoveList:
    """The moves of one position with a blank."""
    if request.param == "solver":
        searcher = solver_for("fr")
    else:
        lexicon = reference.Lexicon.open(lexicon_file("fr"))
        searcher = reference.Solver(lexicon, values("fr"), LETTER_TIMES, WORD_TIMES, BONUS)
    searcher.set_board(codes("".join(CASE["board"])))
    return searcher.moves(codes(CASE["rack"]), CASE["max_played"])


def plain(move: RawMove) -> bytes:
    return bytes(code & 31 for code in move.word)


def test_best_first_and_ties_in_a_fixed_order(moves: MoveList) -> None:
    everything = moves.page(0, len(moves))
    assert len(everything) == len(set(everything)) == CASE["count"]
    assert everything == sorted(everything, key=lambda move: (-move.score, move.square, move.down, move.word))
    assert moves.top == everything[0].score == CASE["top"]


def test_pages_and_items(moves: MoveList) -> None:
    everything = moves.page(0, len(moves))
    assert moves.page(10, 20) == everything[10:20]
    assert moves.page(len(moves) - 3, len(moves) + 50) == everything[-3:]
    assert moves.page(50, 20) == moves.page(len(moves), len(moves) + 5) == []
    assert moves[0] == everything[0]
    assert moves[-1] == everything[-1]
    assert moves[len(moves) // 2] == everything[len(moves) // 2]
    with pytest.raises(IndexError):
        moves[len(moves)]
    with pytest.raises(IndexError):
        moves[-len(moves) - 1]


def test_an_item_in_the_middle_needs_no_page_before(solver_for: Callable[[str], Solver]) -> None:
    searcher = solver_for("fr")
    searcher.set_board(codes("".join(CASE["board"])))
    fresh = searcher.moves(codes(CASE["rack"]))
    again = searcher.moves(codes(CASE["rack"]))
    places = range(len(fresh) - 1, -1, -7)
    assert [fresh[place] for place in places] == [again.page(place, place + 1)[0] for place in places]
    assert fresh.page(0, len(fresh)) == again.page(0, len(again))


def test_filters_do_what_a_loop_would(moves: MoveList) -> None:
    everything = moves.page(0, len(moves))
    word = plain(everything[len(everything) // 3])
    cases: list[tuple[dict[str, bytes | int], Callable[[RawMove], bool]]] = [
        ({}, lambda move: True),
        ({"word": word}, lambda move: plain(move) == word),
        ({"word_prefix": word[:2]}, lambda move: plain(move).startswith(word[:2])),
        ({"contains": word[1:3]}, lambda move: word[1:3] in plain(move)),
        ({"min_points": 20}, lambda move: move.score >= 20),
        ({"max_points": 9}, lambda move: move.score <= 9),
        ({"min_points": 12, "max_points": 12}, lambda move: move.score == 12),
        (
            {"word_prefix": word[:1], "contains": word[-1:], "max_points": 30},
            lambda move: plain(move)[:1] == word[:1] and word[-1:] in plain(move) and move.score <= 30,
        ),
        ({"word": word, "word_prefix": b"\x1f"}, lambda move: False),
        ({"min_points": 5000}, lambda move: False),
        ({"min_points": -5, "max_points": -1}, lambda move: False),
    ]
    for options, wanted in cases:
        view = moves.filter(**options)  # type: ignore[arg-type]
        expected = [place for place, move in enumerate(everything) if wanted(move)]
        assert view.positions() == expected, options
        assert len(view) == len(expected)
        assert view.page(0, len(view)) == [everything[place] for place in expected]
        assert view.page(1, 3) == [everything[place] for place in expected][1:3]


def test_what_it_says_about_the_position(moves: MoveList) -> None:
    everything = moves.page(0, len(moves))
    scores = sorted({move.score for move in everything}, reverse=True)
    assert moves.tops() == [move for move in everything if move.score == scores[0]]
    assert moves.sub_tops(3) == [(score, sum(move.score == score for move in everything)) for score in scores[1:4]]
    assert moves.sub_tops(10_000)[-1][0] == scores[-1]
    for score in (scores[0], scores[len(scores) // 2], scores[0] + 1):
        assert moves.distinct_words_at(score) == sorted({plain(move) for move in everything if move.score == score})
    word = plain(everything[len(everything) // 2])
    assert moves.find(word) == [move for move in everything if plain(move) == word]
    assert any(code & BLANK_BIT for move in everything for code in move.word)
    assert moves.find(b"\x1a\x1a\x1a") == []
    assert moves.most_placed == 7
    assert moves.has_bingo


@pytest.mark.parametrize("engine", [solver, reference], ids=["solver", "reference"])
def test_no_move_at_all(engine: ModuleType) -> None:
    lexicon = engine.Lexicon.from_bytes(engine.build(codes("ZUT") + b"\0"))
    searcher = engine.Solver(lexicon, values("fr"), LETTER_TIMES, WORD_TIMES, BONUS)
    for rack in (b"", codes("AB"), codes("ZU")):
        nothing = searcher.moves(rack)
        assert (len(nothing), nothing.top, nothing.tops(), nothing.page(0, 9)) == (0, 0, [], [])
        assert (nothing.sub_tops(), nothing.most_placed, nothing.has_bingo) == ([], 0, False)
        assert searcher.top(rack) == (0, [])
    assert searcher.top(codes("ZUT"), 2) == (0, [])
    assert searcher.top(codes("ZUT"))[0] == 24


@pytest.mark.parametrize("engine", [solver, reference], ids=["solver", "reference"])
def test_a_move_of_no_points_is_still_a_move(engine: ModuleType) -> None:
    lexicon = engine.Lexicon.from_bytes(engine.build(codes("OR") + b"\0"))
    searcher = engine.Solver(lexicon, values("fr"), LETTER_TIMES, WORD_TIMES, BONUS)
    score, tops = searcher.top(codes("??"))
    assert score == 0
    assert [(move.word, move.square) for move in tops] == [(codes("or"), 111), (codes("or"), 112)]


@pytest.mark.parametrize("engine", [solver, reference], ids=["solver", "reference"])
def test_bad_questions_are_refused(engine: ModuleType) -> None:
    lexicon = engine.Lexicon.from_bytes(engine.build(codes("OR") + b"\0"))
    searcher = engine.Solver(lexicon, values("fr"), LETTER_TIMES, WORD_TIMES, BONUS)
    for ask in (searcher.top, searcher.moves):
        with pytest.raises(ValueError, match="two blanks"):
            ask(codes("A???"))
        with pytest.raises(ValueError, match="15 tiles"):
            ask(codes("ABCDEFGHIJKLMNOP"))
        with pytest.raises(ValueError, match="1 to 31"):
            ask(b"\x41\x42")
    with pytest.raises(ValueError, match="225"):
        searcher.set_board(bytes(224))
    with pytest.raises(ValueError, match="premium"):
        engine.Solver(lexicon, values("fr"), bytes(225), WORD_TIMES, BONUS)
    with pytest.raises(ValueError, match="32 values"):
        engine.Solver(lexicon, values("fr")[:-1], LETTER_TIMES, WORD_TIMES, BONUS)


def test_racks_of_up_to_fifteen_tiles(solver_for: Callable[[str], Solver]) -> None:
    searcher = solver_for("fr")
    searcher.set_board(bytes(225))
    for rack in ("ABDEILNRSTU", "AABEEILMNORSTUV"):
        moves = searcher.moves(codes(rack), 7)
        assert searcher.top(codes(rack), 7) == (moves.top, moves.tops())
        assert moves.most_placed == 7


def test_threads_share_a_lexicon_and_the_lock_is_free_meanwhile(lexicon_file: Callable[[str], Path]) -> None:
    lexicon = solver.Lexicon.open(lexicon_file("fr"))
    cases = [case for case in positions("fr7") if case["jokers"] == 2][:8]
    answers: dict[int, list[tuple[int, int]]] = {}

    def work(number: int) -> None:
        searcher = Solver(lexicon, values("fr"), LETTER_TIMES, WORD_TIMES, BONUS)
        answers[number] = []
        for case in cases:
            searcher.set_board(codes("".join(case["board"])))
            rack = codes(case["rack"])
            answers[number].append((searcher.top(rack, 7)[0], len(searcher.moves(rack, 7))))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = [(case["top"], case["count"]) for case in cases]
    assert answers == dict.fromkeys(range(4), expected)


def test_both_solvers_have_the_same_interface() -> None:
    plain_searcher = reference.Solver(
        reference.Lexicon.from_bytes(solver.build(codes("OR") + b"\0")), values("fr"), LETTER_TIMES, WORD_TIMES, BONUS
    )
    listed = plain_searcher.moves(b"")
    for made in (plain_searcher.lexicon, plain_searcher, listed, listed.filter()):
        compiled = getattr(solver, type(made).__name__)
        ours = {name for name in dir(made) if not name.startswith("_")} - {
            "child",
            "arcs",
            "image",
            "pool",
            "forward",
            "backward",
        }
        theirs = {name for name in dir(compiled) if not name.startswith("_")} - {"check"}
        assert theirs <= ours | {"lexicon"}, compiled
        assert ours - {"lexicon"} <= theirs, compiled
    assert (
        inspect.signature(solver.Solver.moves).parameters.keys()
        == inspect.signature(reference.Solver.moves).parameters.keys()
    )

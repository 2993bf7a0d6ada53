"""The solvers agree with a judge that tries every word on every square, on small random lexicons and boards."""

from __future__ import annotations

import random
from types import ModuleType

from hypothesis import given, settings
from hypothesis import strategies as st

from arbitre import solver
from arbitre.solver import BLANK_BIT, reference
from tests.solver.boards import BONUS, LETTER_TIMES, WORD_TIMES, Judge, blob, play, random_words

# Codes up to 31, as an alphabet with several multi-character tiles has.
ALPHABET = bytes((1, 2, 5, 9, 26, 27, 30, 31))
ENGINES: tuple[ModuleType, ...] = (solver, reference)
POINTS = bytes((code * 7) % 11 if code in ALPHABET else 1 for code in range(32))


def position(source: random.Random, judge: Judge) -> bytes:
    """A board reached by a few random moves, sometimes with a tile that no rule would have put there."""
    board = bytes(225)
    for _ in range(source.randint(0, 5)):
        rack = bytes(source.choices(ALPHABET + b"\0", k=7))[:7]
        rack = rack.replace(b"\0", ALPHABET[:1], max(0, rack.count(0) - 2))
        moves = judge.moves(board, rack, 7)
        if moves:
            board = play(board, source.choice(moves))
    if source.random() < 0.2:
        square = source.randrange(225)
        board = board[:square] + bytes((source.choice(ALPHABET) | source.choice((0, BLANK_BIT)),)) + board[square + 1 :]
    return board


@settings(max_examples=60)
@given(
    seed=st.integers(0, 2**32),
    size=st.integers(0, 9),
    blanks=st.integers(0, 2),
    most=st.integers(0, 10),
)
def test_every_move_and_every_top(seed: int, size: int, blanks: int, most: int) -> None:
    source = random.Random(seed)
    words = random_words(source, ALPHABET, source.randint(1, 45))
    judge = Judge(words, POINTS)
    board = position(source, judge)
    rack = bytes(source.choices(ALPHABET, k=max(0, size - blanks))) + bytes(min(size, blanks))
    expected = judge.moves(board, rack, most)
    best = max((move.score for move in expected), default=0)
    for engine in ENGINES:
        lexicon = engine.Lexicon.from_bytes(engine.build(blob(words)))
        searcher = engine.Solver(lexicon, POINTS, LETTER_TIMES, WORD_TIMES, BONUS)
        searcher.set_board(board)
        moves = searcher.moves(rack, most)
        assert moves.page(0, len(moves)) == expected
        assert searcher.top(rack, most) == (best, [move for move in expected if move.score == best])
        assert moves.tops() == [move for move in expected if move.score == best]


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_the_top_is_the_best_of_the_list_with_any_premiums_and_bonuses(seed: int) -> None:
    source = random.Random(seed)
    words = random_words(source, ALPHABET, 200)
    points = bytes(source.randint(0, 12) for _ in range(32))
    letter_times = bytes(source.choice((1, 1, 1, 2, 3, 4)) for _ in range(225))
    word_times = bytes(source.choice((1, 1, 1, 1, 2, 3, 4)) for _ in range(225))
    bonus = sorted(source.choice((0, 0, 20, 100)) for _ in range(10))
    searcher = solver.Solver(
        solver.Lexicon.from_bytes(solver.build(blob(words))), points, letter_times, word_times, bonus
    )
    board = bytes(225)
    for turn in range(12):
        rack = bytes(source.choices(ALPHABET, k=7)) + bytes(turn % 3)
        searcher.set_board(board)
        most = source.randint(1, 9)
        moves = searcher.moves(rack, most)
        assert searcher.top(rack, most) == (moves.top, moves.tops())
        if len(moves):
            board = play(board, moves[source.randrange(len(moves))])

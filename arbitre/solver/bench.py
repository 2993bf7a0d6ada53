"""Measures the solver on this machine, all parts in one run: times alone mean nothing elsewhere, ratios do."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from arbitre import solver
from arbitre.solver import reference
from arbitre.solver.raw import SQUARES

SHORT = 2000  # microseconds: what is quicker is asked several times in one measure
LONG = 50_000  # what takes longer is asked once
SAMPLE = 5  # positions of each kind given to the plain solver


class Position(NamedTuple):
    """A question: a board, a rack and how many tiles may be placed."""

    board: bytes
    rack: bytes
    max_played: int


class Premises(NamedTuple):
    """What a `Solver` is made with besides its lexicon."""

    values: bytes
    letter_multiplier: bytes
    word_multiplier: bytes
    bonus: Sequence[int]


def measure(
    words: bytes,
    positions: Sequence[Position],
    premises: Premises,
    *,
    bag: bytes = b"",
    progress: Callable[[float], object] | None = None,
) -> dict[str, object]:
    """All figures; those by number of blanks are dicts with the keys "0", "1", "2".

    `words` is what `build` takes, `bag` the tiles of whole games (none: no games).  Processor time of this thread, the
    best of several runs a position, then median and 95th percentile over the positions.
    """
    tell = progress or (lambda fraction: None)
    figures: dict[str, object] = {"compiled": solver.COMPILED}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "measured.lex"
        started = time.thread_time()
        image = solver.build(words)
        figures["lexicon_build_s"] = time.thread_time() - started
        file.write_bytes(image)
        figures["lexicon_open_ms"] = min(_timed(lambda: solver.Lexicon.open(file)) for _ in range(5)) * 1e3
    figures["lexicon_mb"] = len(image) / 1e6
    tell(0.1)
    searcher = solver.Solver(solver.Lexicon.from_bytes(image), *premises)
    slow = reference.Solver(reference.Lexicon.from_bytes(image), *premises)
    by_blanks: dict[str, list[Position]] = {}
    for position in positions:
        by_blanks.setdefault(str(position.rack.count(0)), []).append(position)
    kinds = sorted(by_blanks)
    for done, blanks in enumerate(kinds, 1):
        before = 0.1 + 0.8 * (done - 1) / len(kinds)
        kind = _kind(searcher, slow, by_blanks[blanks], partial(_part, tell, before, 0.8 / len(kinds)))
        for name, figure in kind.items():
            by_name = figures.setdefault(name, {})
            assert isinstance(by_name, dict)
            by_name[blanks] = figure
    if bag:
        figures["games_per_s"], figures["moves_per_game"] = whole_games(searcher, bag)
    tell(1.0)
    return figures


def _part(tell: Callable[[float], object], before: float, share: float, fraction: float) -> None:
    """Tells the progress of a part as that of the whole."""
    tell(before + share * fraction)


def _kind(
    searcher: solver.Solver,
    slow: reference.Solver,
    positions: Sequence[Position],
    tell: Callable[[float], object],
) -> dict[str, float]:
    """The figures of the positions with one number of blanks."""
    tops, lists, moves, nodes = [], [], [], []
    for done, position in enumerate(positions):
        searcher.set_board(position.board)
        tops.append(_microseconds(searcher, "top", position))
        lists.append(_microseconds(searcher, "list", position))
        if count := len(searcher.moves(position.rack, position.max_played)):
            moves.append(lists[-1] * 1000 / count)
            nodes.append(searcher.repeat("list", position.rack, position.max_played, 1) / count)
        tell(0.7 * done / len(positions))
    sample = []
    for position in positions[:: max(1, len(positions) // SAMPLE)][:SAMPLE]:
        slow.set_board(position.board)
        sample.append(_microseconds(slow, "list", position))
        tell(0.7 + 0.3 * len(sample) / SAMPLE)
    return {
        "top_us": statistics.median(tops),
        "top_p95_us": _percentile(tops, 0.95),
        "list_us": statistics.median(lists),
        "list_p95_us": _percentile(lists, 0.95),
        "list_ns_a_move": statistics.median(moves or [0]),
        "list_nodes_a_move": statistics.median(nodes or [0]),
        "reference_us": statistics.median(sample),
    }


def _timed(work: Callable[[], object]) -> float:
    started = time.thread_time()
    work()
    return time.thread_time() - started


def _microseconds(searcher: solver.Solver | reference.Solver, question: str, position: Position) -> float:
    """Best time of one answer; what is short is repeated inside the measure."""
    rack, most = position.rack, position.max_played
    once = _timed(lambda: searcher.repeat(question, rack, most, 1)) * 1e6
    if once > LONG:
        return once
    times = max(1, min(10, int(SHORT / (once + 1))))
    return min([once] + [_timed(lambda: searcher.repeat(question, rack, most, times)) * 1e6 / times for _ in range(5)])


def _percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def whole_games(searcher: solver.Solver, bag: bytes, games: int = 300, rack_size: int = 7) -> tuple[float, float]:
    """Whole games a second of this thread, and moves a game: plain draws, the first of the tied tops placed."""
    source = random.Random(1)
    moves = 0
    started = time.thread_time()
    for _ in range(games):
        tiles = list(bag)
        source.shuffle(tiles)
        board = bytearray(SQUARES)
        rack: list[int] = []
        while True:
            drawn = rack_size - len(rack)
            rack += tiles[:drawn]
            del tiles[:drawn]
            searcher.set_board(bytes(board))
            tops = searcher.top(bytes(rack), rack_size)[1]
            if not tops:
                break
            moves += 1
            square = tops[0].square
            for tile in tops[0].word:
                if not board[square]:
                    board[square] = tile
                    rack.remove(0 if tile & solver.BLANK_BIT else tile)
                square += 15 if tops[0].down else 1
    seconds = time.thread_time() - started
    return games / seconds, moves / games

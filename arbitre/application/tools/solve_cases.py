"""Solves given positions, one JSON object a line, and compares with the answers that the lines hold."""

from __future__ import annotations

import json
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from itertools import islice
from typing import Any

from arbitre.application.lexicons.search import Searcher
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move

SearcherOf = Callable[[str], Searcher]
"""A searcher of a language; the same one each time."""
_CHUNK = 8  # positions a process takes at once


class PositionError(ArbitreError):
    """A line that can't be solved: ``not_json``, ``missing`` or ``bad_value``; ``line`` from 1, ``text`` says what."""


def solve_lines(lines: Iterable[str], searcher_of: SearcherOf, *, everything: bool = False) -> Iterator[dict[str, Any]]:
    """Solve positions in order; the last object sums up. Raises ``PositionError``."""
    yield from _summed_up(solve_line(number, line, searcher_of, everything) for number, line in _numbered(lines))


def solve_lines_in_processes(
    lines: Iterable[str],
    make_searcher_of: Callable[[], SearcherOf],
    jobs: int,
    *,
    everything: bool = False,
) -> Iterator[dict[str, Any]]:
    """The same in several processes, the answers in the same order; ``make_searcher_of`` runs once in each."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _prepare, (make_searcher_of, everything)) as pool:
        try:
            yield from _summed_up(_from_pool(pool, _numbered(lines), jobs))
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _from_pool(pool: ProcessPoolExecutor, numbered: Iterator[tuple[int, str]], jobs: int) -> Iterator[dict[str, Any]]:
    waiting: deque[Future[list[dict[str, Any]]]] = deque()
    while True:
        chunk = list(islice(numbered, _CHUNK))
        if chunk:
            waiting.append(pool.submit(_solve_chunk, chunk))
        if waiting and (not chunk or len(waiting) > 4 * jobs):
            yield from waiting.popleft().result()
        elif not chunk:
            return


_SEARCHER_OF: SearcherOf | None = None
_EVERYTHING = False


def _prepare(make_searcher_of: Callable[[], SearcherOf], everything: bool) -> None:
    global _SEARCHER_OF, _EVERYTHING
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that collects
    with suppress(ArbitreError):  # a list that is not there is told with the first position
        _SEARCHER_OF = make_searcher_of()
    _EVERYTHING = everything


def _solve_chunk(chunk: list[tuple[int, str]]) -> list[dict[str, Any]]:
    assert _SEARCHER_OF is not None
    return [solve_line(number, line, _SEARCHER_OF, _EVERYTHING) for number, line in chunk]


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    return ((number, line) for number, line in enumerate(lines, start=1) if line.strip())


def solve_line(number: int, line: str, searcher_of: SearcherOf, everything: bool = False) -> dict[str, Any]:
    """Solve the position of one line (number ``number``)."""
    try:
        position = json.loads(line)
        return _solved(number, position, searcher_of, everything)
    except json.JSONDecodeError as error:
        raise PositionError("not_json", line=number, text=error.msg) from error
    except KeyError as error:
        raise PositionError("missing", line=number, text=str(error.args[0])) from error
    except ArbitreError as error:
        raise PositionError("bad_value", line=number, text=str(error), cause=error.kind, data=error.data) from error
    except (AttributeError, RecursionError, TypeError, ValueError) as error:
        raise PositionError("bad_value", line=number, text=str(error)) from error


def _solved(number: int, position: Mapping[str, Any], searcher_of: SearcherOf, everything: bool) -> dict[str, Any]:
    searcher = searcher_of(position.get("language", "fr"))
    tiles = searcher.tile_set
    board = Board.parse(position["board"], tiles)
    rack = tiles.parse_rack(position["rack"])
    most = int(position.get("max_played", 7))
    codes = searcher.rack_codes(rack)
    searcher.place(board)
    started = time.perf_counter_ns()
    top, raw = searcher.raw_top(codes, most)
    elapsed = (time.perf_counter_ns() - started) / 1000
    solutions = searcher.solutions(board, rack, max_played=most)
    tops = [searcher.alphabet.move(move).text(tiles.row_label) for move in raw]
    result = {
        "id": position.get("id", str(number)),
        "top": top,
        "count": len(solutions),
        "tops": tops,
        "us": round(elapsed, 1),
    }
    expected = {
        "top": (position.get("top"), top),
        "count": (position.get("count"), len(solutions)),
        "tops": (_set(position.get("tops")), set(tops)),
    }
    compared = [want == found for want, found in expected.values() if want is not None]
    if compared:
        result["agrees"] = all(compared)
    if everything:
        result["moves"] = [[move.text(tiles.row_label), move.score] for move in solutions]
    return result


def _set(tops: list[str] | None) -> set[str] | None:
    return None if tops is None else set(tops)


def _summed_up(results: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    times: list[float] = []
    compared = agree = 0
    for result in results:
        times.append(result["us"])
        if "agrees" in result:
            compared += 1
            agree += result["agrees"]
        yield result
    yield {
        "positions": len(times),
        **({"agree": agree} if compared else {}),
        "median_us": percentile(times, 50),
        "p95_us": percentile(times, 95),
        "max_us": percentile(times, 100),
    }


def percentile(values: Iterable[float], percent: float) -> float:
    """The value that so many percent of the others do not exceed (nearest rank); 0 without values.

    >>> percentile([4, 1, 3, 2], 50), percentile([4, 1, 3, 2], 95), percentile([], 50)
    (2, 4, 0.0)
    """
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * int(percent) // 100) - 1)] if ordered else 0.0


def described(moves: Iterable[Move], row_label: str) -> list[tuple[int, str, str]]:
    """Points, place and word (blanks in brackets) of moves, for people."""
    return [(move.score, move.reference.text(row_label), move.printed()) for move in moves]

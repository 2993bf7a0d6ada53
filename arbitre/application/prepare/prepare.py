"""Prepares games that satisfy criteria, on all cores but one, and writes them as files with an index."""

from __future__ import annotations

import csv
import json
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.prepare.prepared import Criteria, GameMaker, PreparedGame
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.facts import LexiconId
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.storage.files import write_whole

_CHUNK = 4  # games a process plays before it answers


class PrepareError(ArbitreError):
    """Games that can't be written: ``cannot_write`` with ``path`` and ``error``."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to prepare: ``count`` games of a seed, tried in its order up to ``tries`` games (0: for ever).

    ``jobs``: processes, by default all cores but one; 0 plays in this process.
    """

    rules: RuleSet
    lexicon: str
    seed: str
    count: int = 1
    tries: int = 0
    jobs: int | None = None
    criteria: Criteria = field(default_factory=Criteria)


@dataclass(frozen=True, slots=True)
class Lists:
    """Where the word lists are, for the processes."""

    shipped: Path
    user: Path
    cache: Path

    def catalogue(self) -> Catalogue:
        """The catalogue of those folders."""
        return Catalogue(self.shipped, self.user, self.cache)


Progress = Callable[[int, int], object]
"""Told after each answer: games found, games played."""


def prepare(order: Order, lists: Lists, progress: Progress | None = None) -> Generator[PreparedGame, None, None]:
    """Games that satisfy the criteria, in the order of the seed whatever the processes do.

    Closing the iterator ends the processes. Raises ``LexiconProblem`` and ``CriteriaError`` before anything is played.
    """
    maker = _maker(order, lists)  # compiles the list once, and refuses what can't be done
    found = played = 0
    answers = _answers(order, lists, maker)
    try:
        for games, number in answers:
            played += number
            for game in games:
                found += 1
                yield maker.with_margins(game)
                if found == order.count:
                    return
            if progress is not None:
                progress(found, played)
    finally:
        answers.close()


def _answers(order: Order, lists: Lists, maker: GameMaker) -> Generator[tuple[list[PreparedGame], int], None, None]:
    """Games found and number played, chunk by chunk in order."""
    jobs = order.jobs if order.jobs is not None else max(1, (os.cpu_count() or 2) - 1)
    if jobs == 0:
        for chunk in _chunks(order):
            yield [game for number in chunk if (game := maker.play(number)) is not None], len(chunk)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _start, (order, lists))
    waiting: deque[Future[tuple[list[PreparedGame], int]]] = deque()
    try:
        for chunk in _chunks(order):
            waiting.append(pool.submit(_play, chunk))
            if len(waiting) > 3 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _chunks(order: Order) -> Iterator[range]:
    start = 1
    while not order.tries or start <= order.tries:
        stop = start + _CHUNK if not order.tries else min(start + _CHUNK, order.tries + 1)
        yield range(start, stop)
        start = stop


_MAKER: GameMaker | None = None


def _start(order: Order, lists: Lists) -> None:
    global _MAKER
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that collects
    if hasattr(os, "nice"):
        os.nice(5)  # the window comes first
    _MAKER = _maker(order, lists)


def _play(chunk: range) -> tuple[list[PreparedGame], int]:
    assert _MAKER is not None
    return [game for number in chunk if (game := _MAKER.play(number)) is not None], len(chunk)


def _maker(order: Order, lists: Lists) -> GameMaker:
    searcher = lists.catalogue().open(order.lexicon).searcher(order.rules.rack)
    return GameMaker(searcher, order.rules, order.criteria, order.seed)


# -- files -----------------------------------------------------------------------------------------------------------


class PreparedFiles:
    """Writes prepared games as ``partie-0001.json``... and, whenever asked, ``index.csv`` with their figures."""

    COLUMNS = ("file", "seed", "number", "top", "turns", "scrabbles", "ties", "blanks", "margin_share", "ended")

    def __init__(self, folder: Path, order: Order, language: str, row_label: str, lexicon: LexiconId) -> None:
        self._folder = folder
        self._order = order
        self._language = language
        self._label = row_label
        self._lexicon = lexicon
        self._rows: list[dict[str, Any]] = []
        self.started = time.perf_counter()

    @property
    def count(self) -> int:
        """Games written."""
        return len(self._rows)

    def add(self, game: PreparedGame) -> Path:
        """Write a game, whole or not at all; Ctrl-C in the middle waits for its end. Raises ``PrepareError``."""
        path = self._folder / f"partie-{len(self._rows) + 1:04}.json"
        figures = game.figures(self._order.criteria.margin)
        content = game_object(game, self._order, self._language, self._label, self._lexicon) | {"figures": figures}
        text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
        row = {"file": path.name, "seed": game.seed, "number": game.number, **figures, "ended": game.ended}
        try:
            self._write(path, text)
            self._rows.append(row)
        except KeyboardInterrupt:
            if row not in self._rows:
                self._write(path, text)
                self._rows.append(row)
            raise
        return path

    def write_index(self) -> Path:
        """Write the index of the games so far. Raises ``PrepareError``."""
        text = StringIO(newline="")
        table = csv.DictWriter(text, self.COLUMNS, delimiter=";")
        table.writeheader()
        table.writerows(self._rows)
        path = self._folder / "index.csv"
        self._write(path, text.getvalue())
        return path

    def _write(self, path: Path, text: str) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, text.encode(), private=True)  # it holds the tops of games to come
        except OSError as error:
            raise PrepareError("cannot_write", path=str(path), error=error.strerror or str(error)) from error


def game_object(game: PreparedGame, order: Order, language: str, row_label: str, lexicon: LexiconId) -> dict[str, Any]:
    """A prepared game in the format of ``arbitre replay``, with what it was prepared with."""
    return {
        "language": language,
        "variant": order.rules.variant,
        "rules": order.rules.name,
        "lexicon": {"name": lexicon.name, "words": lexicon.words, "sha256": lexicon.sha256},
        "seed": f"{game.seed}/{game.number}",
        "ended": game.ended,
        "rounds": game.rounds(row_label),
    }

"""``arbitre solve`` and ``arbitre top``."""

from __future__ import annotations

import argparse
from functools import cache, partial

from arbitre.application.lexicons.search import Searcher
from arbitre.application.tools.solve_cases import (
    PositionError,
    SearcherOf,
    described,
    solve_lines,
    solve_lines_in_processes,
)
from arbitre.cli.messages import tr
from arbitre.cli.output import DISAGREES, DONE, UsageProblem, is_missing, not_json, note, print_all, read_text, sentence
from arbitre.cli.world import catalogue, open_list
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.rules.rule_set import RackRules, RuleSet, with_variant


def searcher_of(lexicon: str | None) -> SearcherOf:
    """Searchers by language on a list (by default each language's own), opened when first asked for."""
    lists = catalogue()

    @cache
    def searcher(language: str) -> Searcher:
        return open_list(lists, lexicon, language).searcher(RackRules())

    return searcher


def solve(options: argparse.Namespace) -> int:
    """Solve a file of positions."""
    lines = read_text(options.positions).splitlines()
    if options.jobs > 1:
        make = partial(searcher_of, options.lexicon)
        make()("fr" if options.lexicon is None else _language(lines))  # compiled once, before the processes start
        results = solve_lines_in_processes(lines, make, options.jobs, everything=options.all)
    else:
        results = solve_lines(lines, searcher_of(options.lexicon), everything=options.all)
    try:
        return DONE if print_all(results, "solve", len(lines)) else DISAGREES
    except PositionError as error:
        raise UsageProblem(f"{options.positions}:{error.data['line']}: {_text(error)}") from error


def _language(lines: list[str]) -> str:
    import json

    try:
        return str(json.loads(lines[0]).get("language", "fr"))
    except (IndexError, ValueError, AttributeError):
        return "fr"


def _text(error: PositionError) -> str:
    data = error.data
    if error.kind == "not_json":
        return not_json(data["text"])
    if error.kind == "missing":
        return is_missing(data["text"])
    if "cause" in data and isinstance(data["data"], dict):
        return sentence(ArbitreError(str(data["cause"]), **data["data"]))
    return str(data["text"])


def top(options: argparse.Namespace) -> int:
    """The tops of one position, for people."""
    lists = catalogue()
    rack_rules = with_variant(RuleSet(), options.variant).rack
    opened = open_list(lists, options.lexicon, options.language)
    searcher, tiles = opened.searcher(rack_rules), opened.tile_set
    board = Board()
    if options.board is not None:
        rows = [line for line in read_text(options.board).splitlines() if line.strip()]
        try:
            board = Board.parse([row.strip() for row in rows], tiles)
        except ArbitreError as error:
            row = error.data.get("row")
            raise UsageProblem(f"{options.board}{f':{row}' if row else ''}: {sentence(error)}") from error
    solutions = searcher.solutions(board, tiles.parse_rack(options.rack))
    for notice in opened.notices:
        note(sentence(notice))
    if not solutions:
        print(tr("aucune solution"))
        return DONE
    for points, place, word in described(solutions if options.all else solutions.tops(), tiles.row_label):
        print(f"{points:>4}  {place:<4} {word}")
    words = len(solutions.words_at_top())
    below = ", ".join(f"{points} ({count})" for points, count in solutions.sub_tops(3))
    line = tr(
        "{moves} {moves:solution|solutions} ; {words} {words:mot atteint|mots atteignent} le top",
        moves=len(solutions),
        words=words,
    )
    print(tr("{line} ; dessous : {below}", line=line, below=below) if below else line)
    return DONE

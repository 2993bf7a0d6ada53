"""``arbitre replay``, ``rule``, ``turn`` and ``draw``."""

from __future__ import annotations

import argparse
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from arbitre.application.tools.cases import CaseError, run_rule_cases, run_turn_cases
from arbitre.cli.output import (
    DISAGREES,
    DONE,
    UsageProblem,
    is_missing,
    not_json,
    print_all,
    print_json,
    read_object,
    read_text,
    sentence,
)
from arbitre.cli.world import catalogue, open_list, rule_sets
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.randomness import Stream
from arbitre.domain.board.tiles import to_text
from arbitre.domain.draw.draw import draw_rack
from arbitre.domain.play.replay import replay as recomputed
from arbitre.domain.rules.rule_set import with_variant


def replay(options: argparse.Namespace) -> int:
    """Recompute published games."""
    lists, sets = catalogue(), rule_sets()
    agree = True
    for path in options.games:
        game = read_object(path)
        try:
            rules = with_variant(sets.load(str(game.get("rules", "fisf-2023"))), str(game.get("variant", "normal")))
            report = recomputed(game, rules, lists.tile_set(str(game.get("language", "fr")))).report(str(path))
        except ArbitreError as error:
            raise UsageProblem(f"{path}: {sentence(error)}") from error
        print_json(report)
        agree = agree and report["agree"] == report["rounds"]
    return DONE if agree else DISAGREES


def rule(options: argparse.Namespace) -> int:
    """Grade slips against expectations."""
    lists = catalogue()

    @cache
    def admits(language: str) -> Callable[[str], bool]:
        return open_list(lists, None, language).searcher().admits

    lines = read_text(options.cases).splitlines()
    results = run_rule_cases(lines, rule_sets(), cache(lists.tile_set), admits, explain=options.explain)
    return _printed(options.cases, results)


def turn(options: argparse.Namespace) -> int:
    """Run cases about whole turns."""
    lines = read_text(options.cases).splitlines()
    return _printed(options.cases, run_turn_cases(lines, rule_sets(), cache(catalogue().tile_set)))


def _printed(path: Path, results: Iterator[Mapping[str, Any]]) -> int:
    try:
        return DONE if print_all(results) else DISAGREES
    except CaseError as error:
        kind, data = error.kind, error.data
        cause = error.__cause__
        text = sentence(cause) if isinstance(cause, ArbitreError) else str(data["text"])
        text = is_missing(data["text"]) if kind == "missing" else not_json(text) if kind == "not_json" else text
        raise UsageProblem(f"{path}:{data['line']}: {text}") from error


def draw(options: argparse.Namespace) -> int:
    """Draw racks."""
    tiles = catalogue().tile_set(options.language)
    rules = with_variant(rule_sets().load(options.rules), options.variant)
    bag = tiles.parse_rack(options.bag)
    leftover = tiles.parse_rack(options.leftover)
    if rules.rack.leftover_returns:
        bag, leftover = bag + leftover, ()
    seed = options.seed if options.seed is not None else secrets.token_hex(16)
    for number in range(options.count):
        drawn = draw_rack(bag_of(bag), leftover, options.turn, rules, tiles, Stream(seed, 1, number))
        print_json(
            {
                "leftover": to_text(drawn.leftover),
                "new": to_text(drawn.new),
                "rejected": [to_text(rack) for rack in drawn.rejected],
                "rack": to_text(drawn.rack),
            }
        )
    return DONE


def bag_of(letters: tuple[str, ...]) -> dict[str, int]:
    """Letters as a bag."""
    return dict(Counter(letters))

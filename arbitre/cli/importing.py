"""``arbitre import``: games of other programs."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from arbitre.application.prepare.importers import ImportProblem, read_eliot, read_lines
from arbitre.application.prepare.imposed import imposed_game
from arbitre.cli.messages import tr
from arbitre.cli.output import DISAGREES, DONE, UsageProblem, print_json, read_text, sentence
from arbitre.cli.world import catalogue, open_list, rule_sets
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.rules.rule_set import with_variant
from arbitre.storage.files import write_whole


def import_game(options: argparse.Namespace) -> int:
    """Read a game, check it without showing it, and write it in the format of ``arbitre replay``."""
    lists = catalogue()
    tiles = lists.tile_set(options.language)
    text = read_text(options.file)
    try:
        if options.source == "eliot-xml":
            game = read_eliot(text, tiles)
            if options.variant:
                game["variant"] = options.variant
        else:
            game = read_lines(text, tiles, options.variant or "normal")
    except ImportProblem as problem:
        data = problem.data
        what = {
            "not_eliot": tr("ce n’est pas une partie enregistrée par Eliot"),
            "eliot_version": tr("un format d’Eliot qui n’est pas connu"),
            "no_rounds": tr("aucun coup dedans"),
            "bad_line": tr("ce n’est pas un coup"),
        }[problem.kind]
        raise UsageProblem(
            f"{options.file}:{data['line']}: {what}{': ' if data['text'] else ''}{data['text']}"
        ) from problem
    rules = with_variant(rule_sets().load(), game["variant"])
    searcher = open_list(lists, None, options.language).searcher(rules.rack)
    try:
        check = imposed_game(game, rules, searcher).check
    except ArbitreError as error:
        raise UsageProblem(f"{options.file}: {sentence(error)}") from error
    if options.out is None:
        print_json(game)
    else:
        _write(options.out, json.dumps(game, ensure_ascii=False, indent=1) + "\n")
        print_json(
            {
                "file": str(options.out),
                "rounds": check.rounds,
                "wrong": list(check.wrong_scores),
                "illegal_draws": list(check.illegal_draws),
                "not_in_list": list(check.not_in_list),
                "below_top": list(check.below_top),
                "ended": check.ended,
            }
        )
    return DONE if check.playable else DISAGREES


def _write(path: Path, text: str) -> None:
    try:
        write_whole(path, text.encode(), private=True)  # a game to come: its tops
    except OSError as error:
        raise UsageProblem(f"{path}: {error.strerror or error}") from error

"""``arbitre prepare``: games that satisfy criteria."""

from __future__ import annotations

import argparse
import secrets
import time
from contextlib import closing
from pathlib import Path

from arbitre.application.prepare.prepare import Lists, Order, PreparedFiles
from arbitre.application.prepare.prepare import prepare as games_of
from arbitre.application.prepare.prepared import Criteria
from arbitre.cli.messages import tr
from arbitre.cli.output import DISAGREES, DONE, INTERRUPTED, Progress, UsageProblem, print_json, sentence
from arbitre.cli.world import catalogue, open_list, rule_sets
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.rules.rule_set import with_variant
from arbitre.resources import data_path
from arbitre.settings import cache_folder, data_folder
from arbitre.solver import LexiconError, wordlist


def prepare(options: argparse.Namespace) -> int:
    """Prepare games; Ctrl-C keeps what is written and its index."""
    lists = catalogue()
    opened = open_list(lists, options.lexicon, options.language)
    order = Order(
        rules=with_variant(rule_sets().load(options.rules), options.variant),
        lexicon=opened.entry.name,
        seed=options.seed or secrets.token_hex(16),
        count=options.count,
        tries=options.tries or 0,
        jobs=options.jobs,
        criteria=_criteria(options, opened.alphabet.codes),
    )
    label = order.rules.row_label or opened.tile_set.row_label
    files = PreparedFiles(options.out, order, options.language, label, opened.id)
    folders = Lists(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")
    played = 0
    interrupted = False
    started = time.perf_counter()
    with Progress("prepare") as progress:

        def told(found: int, tried: int) -> None:
            nonlocal played
            played = tried
            seconds = max(time.perf_counter() - started, 1e-6)
            text = tr("{tried} {tried:jouée|jouées}, {rate} par seconde", tried=tried, rate=round(tried / seconds))
            progress(found / options.count, f"{found}/{options.count}, {text}")

        try:
            with closing(games_of(order, folders, told)) as games:
                for game in games:
                    files.add(game)
                    played = max(played, game.number)
        except KeyboardInterrupt:
            interrupted = True
    index = files.write_index()
    seconds = time.perf_counter() - started
    print_json(
        {
            "games": files.count,
            "played": played,
            "index": str(index),
            "seed": order.seed,
            "seconds": round(seconds, 2),
            "games_per_s": round(played / seconds, 1) if seconds else 0.0,
        }
    )
    if interrupted:
        return INTERRUPTED
    return DONE if files.count == options.count else DISAGREES


def _criteria(options: argparse.Namespace, tiles: dict[str, int]) -> Criteria:
    criteria = Criteria(
        top_min=options.top_min,
        top_max=options.top_max,
        turns_min=options.turns_min,
        turns_max=options.turns_max,
        scrabbles_min=options.scrabbles_min,
        scrabbles_max=options.scrabbles_max,
        no_ties=options.no_ties,
        common=_common(options.common_words, tiles) if options.common_words else None,
        no_blank=options.no_blank,
        margin=options.margin or 0,
        margin_share=options.margin_share,
    )
    try:
        criteria.check()
    except ArbitreError as error:
        option = f"--{str(error.data['name']).replace('_', '-')}"
        raise UsageProblem(tr("aucune partie ne peut satisfaire {option}", option=option)) from error
    return criteria


def _common(path: Path, tiles: dict[str, int]) -> frozenset[str]:
    try:
        read = wordlist.read(path, tiles)
    except LexiconError as error:
        raise UsageProblem(sentence(ArbitreError(error.reason, **{"file": str(path)} | error.detail))) from error
    texts = {code: text for text, code in tiles.items()} | {0: "\n"}
    return frozenset(read.blob.decode("latin-1").translate(texts).split())

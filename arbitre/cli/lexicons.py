"""``arbitre lexicon list|info|check|build|remove``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

from arbitre.application.lexicons.catalogue import Catalogue, OpenList
from arbitre.cli.messages import mark, tr
from arbitre.cli.output import DISAGREES, DONE, Progress, note, print_json, sentence
from arbitre.cli.world import catalogue, open_list
from arbitre.solver import WordListError, wordlist


def lexicon(options: argparse.Namespace) -> int:
    """One of the actions on word lists."""
    actions: Mapping[str, Callable[[Catalogue, argparse.Namespace], int]] = {
        "list": _list,
        "info": _info,
        "check": _check,
        "build": _build,
        "remove": _remove,
    }
    return actions[options.action](catalogue(), options)


def _list(lists: Catalogue, options: argparse.Namespace) -> int:
    entries = lists.entries()
    width = max(len(entry.name) for entry in entries)
    kinds = [tr("livrée") if one.builtin else tr("officielle") if one.official else tr("à soi") for one in entries]
    column = max(map(len, kinds))
    for entry, kind in zip(entries, kinds, strict=True):
        print(f"{entry.name:<{width}}  {entry.language}  {kind:<{column}}  {entry.source}")
    return DONE


def figures(opened: OpenList) -> dict[str, Any]:
    """What ``lexicon info`` prints."""
    noted = opened.compiled.figures
    return {
        "name": opened.entry.name,
        "language": opened.entry.language,
        "words": noted.words,
        "by_length": {str(length): count for length, count in noted.by_length.items()},
        "sha256": noted.sha256,
        "source": opened.entry.source,
    }


def _info(lists: Catalogue, options: argparse.Namespace) -> int:
    opened = open_list(lists, lists.entry(options.name).name, None)
    print_json(figures(opened))
    for notice in opened.notices:
        note(sentence(notice))
    return DONE


def _check(lists: Catalogue, options: argparse.Namespace) -> int:
    opened = open_list(lists, lists.entry(options.name).name, None)
    contains = opened.compiled.lexicon.contains
    all_valid = True
    for word in options.words:
        try:  # accents and case as in a list of words
            codes = wordlist.read(word.encode(), opened.alphabet.codes).blob.rstrip(b"\0")
        except WordListError:
            codes = b""
        valid = b"\0" not in codes and contains(codes)
        all_valid = all_valid and valid
        print(f"{opened.alphabet.text(codes) if codes else word.upper()} {'valid' if valid else 'invalid'}")
    return DONE if all_valid else DISAGREES


def _build(lists: Catalogue, options: argparse.Namespace) -> int:
    with Progress(tr("liste de mots {name}", name=options.name)) as progress:
        built = lists.build(
            options.text,
            options.language,
            options.name,
            replace=options.replace,
            official=options.official,
            progress=progress,
        )
    for line in built.odd:
        reason = tr(_REASONS[line.reason]) if line.reason in _REASONS else line.reason
        note(f"{options.text}:{line.line}: {tr('laissé, {reason} : {text}', reason=reason, text=line.text)}")
    more = built.odd_count - len(built.odd)
    if more > 0:
        text = tr("{count} {count:autre ligne laissée|autres lignes laissées}", count=more)
        note(f"{options.text}: {text}")
    print_json(
        figures(built.opened) | {"repeated": built.repeated, "left_out": built.odd_count, "encoding": built.encoding}
    )
    return DONE


_REASONS = {
    "short": mark("une seule lettre"),
    "long": mark("plus de 15 lettres"),
    "character": mark("pas des lettres du jeu"),
}


def _remove(lists: Catalogue, options: argparse.Namespace) -> int:
    lists.remove(options.name)
    return DONE

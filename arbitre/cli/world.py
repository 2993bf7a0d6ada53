"""What the commands share of this machine: the catalogue of word lists and the rule sets."""

from __future__ import annotations

from pathlib import Path

from arbitre.application.lexicons.catalogue import Catalogue, OpenList
from arbitre.application.presets.rulesets import RuleSets
from arbitre.cli.messages import tr
from arbitre.cli.output import Progress, note, sentence
from arbitre.resources import data_path
from arbitre.settings import cache_folder, data_folder


def catalogue() -> Catalogue:
    """The word lists of this machine."""
    return Catalogue(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")


def rule_sets() -> RuleSets:
    """The rule sets of this machine."""
    return RuleSets(own=data_folder() / "rulesets")


def open_list(lists: Catalogue, name: str | None, language: str | None) -> OpenList:
    """A list by name, or a text file, or the language's own; compiling it is shown, and so is what went wrong.

    ``language`` ``None``: that of the list.
    """
    wanted = name or language or "fr"
    with Progress(tr("liste de mots {name}", name=wanted)) as progress:
        path = Path(wanted)
        is_file = path.suffix in (".txt", ".gz", ".xz") or path.is_file()
        if name is not None and is_file and name not in {entry.name for entry in lists.entries()}:
            opened = lists.open_file(path, language or "fr", progress=progress)
        else:
            tiles = lists.tile_set(language) if language is not None else None
            opened = lists.open(wanted, tile_set=tiles, progress=progress)
    for notice in opened.notices:
        if notice.kind != "not_official":
            note(sentence(notice))
    return opened

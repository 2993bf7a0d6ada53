"""Tournaments for the tests of the pages: sample facts in memory, under the real word list."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.storage.journal import MEMORY, Journal
from tests.reports.sample import facts_of


def session_of(catalogue: Catalogue, players: int = 8, games: int = 1, turns: int | None = 3) -> Session:
    """A tournament played by sample players; without ``turns`` its games are over."""
    tiles = catalogue.tile_set("fr")
    lexicon = catalogue.identify("fr", tiles)
    session = Session(Journal.create(MEMORY), catalogue, who="Ann", station="1")
    facts = facts_of(players, games, turns)
    for _, group in groupby(facts, lambda fact: (type(fact), getattr(fact, "game", 0), getattr(fact, "turn", 0))):
        session.commit([replace(one, lexicon=lexicon) if isinstance(one, f.GameOpened) else one for one in group])
    return session

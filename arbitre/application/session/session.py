"""The session: the one object that windows and the command line call."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arbitre.application.session.arbiter_plays import ArbiterPlays
from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.event import Event
from arbitre.application.session.players import Players
from arbitre.application.session.prepared import Prepared
from arbitre.application.session.racks import Racks
from arbitre.application.session.reading import uncollected
from arbitre.application.session.results import Results
from arbitre.application.session.robots import Robots
from arbitre.application.session.room import Room
from arbitre.application.session.rulings import Rulings
from arbitre.application.session.searches import LexiconSource, Searches
from arbitre.application.session.secrets import Secrets
from arbitre.application.session.slips import Slips
from arbitre.application.session.sudden_death import Eliminations, SuddenDeath
from arbitre.application.session.tables import Tables
from arbitre.application.session.topping import Topping
from arbitre.application.session.turns import Turns
from arbitre.application.session.words import Words
from arbitre.storage.journal import MEMORY, Journal

__all__ = ["Session", "SessionError", "create_session", "open_session"]


@dataclass(frozen=True, slots=True)
class Practice:
    """Practice and variants: topping, sudden death, robots, the arbiter who plays."""

    topping: Topping
    sudden_death: SuddenDeath
    robots: Robots
    arbiter: ArbiterPlays


class Session(Core):
    """An open tournament: journal, state and undo are its own, commands are grouped by subject.

    Commands raise an ``ArbitreError`` and change nothing when they can't be done; see ``core``.
    """

    def __init__(self, journal: Journal, lexicons: LexiconSource, **options: Any) -> None:
        super().__init__(journal, **options)
        self.secrets = Secrets(self)
        self.prepared = Prepared(self, self.secrets)
        self.searches = Searches(self, lexicons)
        self.rulings = Rulings(self, self.searches)
        self.results = Results(self)
        self.players = Players(self)
        self.tables = Tables(self)
        self.event = Event(self, self.tables)
        self.slips = Slips(self, self.rulings)
        self.words = Words(self, self.rulings)
        self.room = Room(self)
        eliminations = Eliminations(self)
        topping = Topping(self, self.searches, self.rulings)
        robots = Robots(self, self.searches, self.rulings, self.players, self.tables)
        self.racks = Racks(self, self.secrets, self.prepared, self.searches, self.rulings, eliminations, robots)
        self.turns = Turns(self, self.secrets, self.prepared, self.searches, self.rulings, topping, robots)
        self.practice = Practice(
            topping,
            SuddenDeath(self, self.event, eliminations),
            robots,
            ArbiterPlays(self, self.rulings, robots),
        )


def create_session(
    path: Path | None, lexicons: LexiconSource, name: str, *, language: str = "fr", who: str = "", **about: str
) -> Session:
    """Begin a tournament in a new file (in memory without a path). Raises ``JournalError``."""
    journal = Journal.create(path if path is not None else MEMORY)
    session = Session(journal, lexicons, who=who)
    session.event.create(name, language=language, **about)
    return session


def open_session(
    path: Path, lexicons: LexiconSource, *, who: str = "", station: str = "", read_only: bool = False
) -> Session:
    """Open a tournament's file at the very point where it was left. Raises ``JournalError`` and ``CodecError``."""
    with uncollected():
        session = Session(Journal.open(path, read_only=read_only), lexicons, who=who, station=station)
    # What is entered in a marker's copy is his, whatever the laptop is called.
    session.who = session.who or session.state.marker
    session.station = session.station or session.state.marker
    return session

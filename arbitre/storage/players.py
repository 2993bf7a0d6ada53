"""The user's own base of players, kept from one event to the next, and who came last time.

One JSON file in the user's data folder. It is a convenience: a damaged one is kept aside and begun anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from arbitre.domain.base.codec import CodecError, decode, encode
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.names import folded, name_key
from arbitre.domain.base.players import Player
from arbitre.storage.files import put_aside, write_whole

FILE = "players.json"
_KEPT_EVENTS = 200


class PlayerBaseError(ArbitreError):
    """The base can't be written: ``cannot_write`` with ``path`` and ``detail``."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who came to an event: its name, date (ISO) and club, and the base's keys of those present, in table order.

    ``teams``: key and team of those who had one that day.
    """

    uid: str
    name: str
    day: str
    club: str
    players: tuple[str, ...]
    teams: tuple[tuple[str, str], ...] = ()


def key_of(player: Player) -> str:
    """What tells a player from the others in the base: his licence, else his name and club."""
    licence = "".join(filter(str.isalnum, player.licence)).lower().lstrip("0")
    return f"l:{licence}" if licence else f"n:{name_key(player.name)}|{folded(player.club)}"


class PlayerBase:
    """Known players by key. ``problem`` tells why the file could not be read (empty: it could, or there is none)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""
        self._players: dict[str, Player] = {}
        self._events: list[Attendance] = []
        self._unread = False
        self._load()

    def _load(self) -> None:
        self.problem, self._unread = "", False
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
            self._players = {str(key): decode(Player, one) for key, one in data["players"].items()}
            self._events = [decode(Attendance, one) for one in data["events"]]
        except FileNotFoundError:
            return
        except OSError as error:  # what it holds is not lost yet
            self.problem, self._unread = str(error), True
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, CodecError) as error:
            self.problem = str(error)
            self._players, self._events = {}, []
            with suppress(OSError):
                put_aside(self.path)

    # -- what is known -----------------------------------------------------------------------------------------------

    @property
    def players(self) -> Mapping[str, Player]:
        """Everybody, by key."""
        return self._players

    @property
    def events(self) -> list[Attendance]:
        """Events whose attendance is known, the latest first."""
        return list(reversed(self._events))

    def find(self, text: str, most: int = 20) -> list[Player]:
        """Players whose name, licence or club holds every word; those whose name begins with it first."""
        words = folded(text).split()
        if not words:
            return []
        found = [
            (not folded(one.name).startswith(words[0]), folded(one.name), one)
            for one in self._players.values()
            if all(word in folded(f"{one.name} {one.licence} {one.club}") for word in words)
        ]
        return [one for _, _, one in sorted(found, key=lambda item: item[:2])[:most]]

    def known(self, player: Player) -> Player | None:
        """What the base knows about a player."""
        return self._players.get(key_of(player))

    def last_time(self, club: str = "", name: str = "") -> tuple[Attendance, list[Player]] | None:
        """Last week's club again: the latest event of a club (or of that name), with those who were present."""
        for event in reversed(self._events):
            if (not club or folded(event.club) == folded(club)) and (not name or folded(event.name) == folded(name)):
                teams = dict(event.teams)
                known = [key for key in event.players if key in self._players]
                return event, [replace(self._players[key], team=teams.get(key, "")) for key in known]
        return None

    # -- keeping -----------------------------------------------------------------------------------------------------

    def keep(self, players: Iterable[Player]) -> int:
        """Add players, or bring what is known of them up to date; an empty detail erases nothing. How many are new."""
        before = len(self._players)
        for one in players:
            key = key_of(one)
            old = self._players.get(key) or self._before_licence(one, key)
            # What belongs to an event stays with it.
            plain = replace(one, id="", present=True, team="", robot="")
            if old is not None:
                names = ("licence", "club", "committee", "country", "category", "series", "birth_year", "public_name")
                plain = replace(plain, **{name: getattr(plain, name) or getattr(old, name) for name in names})
            self._players[key] = plain
        self._save()
        return len(self._players) - before

    def _before_licence(self, player: Player, key: str) -> Player | None:
        """What was kept of him under his name, before his licence was known; it is under the licence from now on."""
        plain = key_of(replace(player, licence=""))
        if plain == key or plain not in self._players:
            return None
        self._events = [
            replace(
                event,
                players=tuple(key if one == plain else one for one in event.players),
                teams=tuple((key if one == plain else one, team) for one, team in event.teams),
            )
            for event in self._events
        ]
        return self._players.pop(plain)

    def keep_event(self, uid: str, name: str, day: date | str, club: str, players: Iterable[Player]) -> None:
        """Remember an event's players and who was present; the same event again replaces what was known of it."""
        present = list(players)
        keys = tuple(dict.fromkeys(key_of(one) for one in present if one.present))
        self._events = [one for one in self._events if one.uid != uid]
        teams = tuple({key_of(one): one.team for one in present if one.present and one.team}.items())
        self._events.append(Attendance(uid, name, str(day), club, keys, teams))
        del self._events[:-_KEPT_EVENTS]
        self.keep(present)

    def forget(self, keys: Iterable[str]) -> None:
        """Erase players for good, from the attendances too (a player's right)."""
        gone = set(keys)
        self._players = {key: one for key, one in self._players.items() if key not in gone}
        self._events = [
            replace(
                event,
                players=tuple(key for key in event.players if key not in gone),
                teams=tuple((key, team) for key, team in event.teams if key not in gone),
            )
            for event in self._events
        ]
        self._save()

    def _save(self) -> None:
        """Write the file; after a refusal what is known is what the disk has."""
        if self._unread:
            detail = self.problem
            self._players, self._events = {}, []
            self._load()
            raise PlayerBaseError("cannot_write", path=str(self.path), detail=detail)
        data = {
            "format": 1,
            "players": {key: encode(one) for key, one in self._players.items()},
            "events": [encode(one) for one in self._events],
        }
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            write_whole(self.path, text.encode(errors="replace"), private=True)
        except OSError as error:
            self._players, self._events = {}, []
            self._load()
            raise PlayerBaseError("cannot_write", path=str(self.path), detail=error.strerror or str(error)) from error

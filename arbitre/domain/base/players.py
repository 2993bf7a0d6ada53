"""Players: who takes part, with what federations sort their lists by."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import date
from enum import StrEnum
from typing import Any, Self

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.names import LONGEST, clean


class PlayerError(ArbitreError):
    """A season table that contradicts itself: ``bad_bounds``, ``overlapping_bounds``, ``bad_table``."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player or a pair. ``id`` is the event's own key, ``licence`` the federation's free text.

    ``category`` is a letter code (P B C J E S V D R) given or computed from ``birth_year``; ``members`` are the two
    names of a pair; ``public_name`` replaces the name in anything published (minors), empty to use the name.
    """

    id: str
    name: str
    licence: str = ""
    club: str = ""
    committee: str = ""
    country: str = ""
    category: str = ""
    series: str = ""
    birth_year: int = 0
    team: str = ""
    members: tuple[str, ...] = ()
    present: bool = True
    public_name: str = ""
    robot: str = ""

    @property
    def published(self) -> str:
        """The name for pages and papers that leave the room."""
        return self.public_name or self.name


def tidied(player: Player) -> Player:
    """The same with every text as it may be kept and printed: one clean line of bearable length each."""
    texts = {one.name: value for one in fields(player) if isinstance(value := getattr(player, one.name), str)}
    changed: dict[str, Any] = {key: tidy for key, text in texts.items() if (tidy := clean(text, LONGEST)) != text}
    members = tuple(clean(one, LONGEST) for one in player.members)
    return replace(player, members=members, **changed) if changed or members != player.members else player


# Ages on 31 August of the season's end; ages bounds are not in any public rule: the event can edit the table.
CATEGORIES: Mapping[str, tuple[int, int]] = {
    "P": (0, 10),
    "B": (11, 12),
    "C": (13, 14),
    "J": (15, 17),
    "E": (18, 25),
    "S": (26, 61),
    "V": (62, 71),
    "D": (72, 81),
    "R": (82, 150),
}


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """Age bounds of the categories in one season (1 September to 31 August, ``year`` is the one it begins in)."""

    year: int
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=lambda: dict(CATEGORIES))

    def __post_init__(self) -> None:
        taken: dict[int, str] = {}
        for code, (low, high) in self.bounds.items():
            if not code.strip() or low < 0 or high < low:
                raise PlayerError("bad_bounds", category=code, low=low, high=high)
            for age in range(low, high + 1):
                if age in taken:
                    raise PlayerError("overlapping_bounds", category=code, other=taken[age], age=age)
                taken[age] = code

    def category(self, birth_year: int) -> str:
        """Letter of the category of a birth year, empty when none fits.

        >>> SeasonTable(2026).category(1960), SeasonTable(2026).category(0)
        ('V', '')
        """
        age = self.year - birth_year
        if not birth_year:
            return ""
        return next((code for code, (low, high) in self.bounds.items() if low <= age <= high), "")

    def to_mapping(self) -> dict[str, Any]:
        """What the settings keep."""
        return {"year": self.year, "bounds": {code: list(ages) for code, ages in self.bounds.items()}}

    @classmethod
    def from_mapping(cls, data: Mapping[str, Any]) -> Self:
        """Read what ``to_mapping`` wrote. Raises ``PlayerError``."""
        try:
            bounds = {str(code): (int(ages[0]), int(ages[1])) for code, ages in dict(data["bounds"]).items()}
            return cls(int(data["year"]), bounds)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise PlayerError("bad_table", detail=str(error)) from error


def initials(name: str) -> str:
    """Initials of a name, for publication without it.

    >>> initials("Martin Jean-Paul")
    'M. J.-P.'
    """
    return " ".join("-".join(f"{part[0]}." for part in word.split("-") if part) for word in name.split())


def season_of(day: date) -> int:
    """The year in which the season of a day began: seasons run from 1 September to 31 August.

    >>> season_of(date(2027, 8, 31)), season_of(date(2027, 9, 1))
    (2026, 2027)
    """
    return day.year if day.month >= 9 else day.year - 1


def season(kept: Mapping[str, Any]) -> SeasonTable:
    """The table of categories that the settings keep, else the shipped ages for the season of today."""
    try:
        return SeasonTable.from_mapping(kept)
    except PlayerError:
        return SeasonTable(season_of(date.today()))


class Naming(StrEnum):
    """How a player is called in what leaves the room."""

    FULL = "full"
    INITIALS = "initials"
    NUMBER = "number"  # no name at all


MINORS = ("P", "B", "C", "J")
"""Categories of players under age."""


def named_for_publication(
    players: Iterable[Player], naming: Naming, categories: Collection[str] = (), word: str = "Joueur"
) -> list[Player]:
    """The players, of some categories only, whose public name changes; ``word`` is what comes before a number.

    Numbers follow the order of the list, so that nothing of the name can be told from them.

    >>> ann = Player("a", "Martin Jean-Paul", category="C")
    >>> [one.published for one in named_for_publication([ann, Player("b", "X", category="S")], Naming.INITIALS, MINORS)]
    ['M. J.-P.']
    """
    changed: list[Player] = []
    for number, player in enumerate(players, start=1):
        if categories and player.category not in categories:
            continue
        public = {Naming.FULL: "", Naming.INITIALS: initials(player.name), Naming.NUMBER: f"{word} {number}"}[naming]
        if public != player.public_name:
            changed.append(replace(player, public_name=public))
    return changed

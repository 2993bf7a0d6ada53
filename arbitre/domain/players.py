"""Players: who takes part, with what federations sort their lists by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


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

    def category(self, birth_year: int) -> str:
        """Letter of the category of a birth year, empty when none fits.

        >>> SeasonTable(2026).category(1960), SeasonTable(2026).category(0)
        ('V', '')
        """
        age = self.year - birth_year
        if not birth_year:
            return ""
        return next((code for code, (low, high) in self.bounds.items() if low <= age <= high), "")


def initials(name: str) -> str:
    """Initials of a name, for publication without it.

    >>> initials("Martin Jean-Paul")
    'M. J.-P.'
    """
    return " ".join("-".join(f"{part[0]}." for part in word.split("-") if part) for word in name.split())

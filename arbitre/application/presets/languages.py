"""The one table of languages (``resources/languages``): what a window in a language proposes, and its examples."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from arbitre.domain.board.reference import Direction, Reference
from arbitre.resources import data_path

WINDOW = ("fr", "en", "it")
"""Languages that the window speaks."""
FALLBACK = "en"
"""Of a system that speaks none of them."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language of play: its code is that of its word list and tiles.

    ``words``: examples, a longer one, a shorter one, one more, and one with a blank; ``people``:
    first names, last names and clubs of invented players.
    """

    code: str
    rules: str
    leaving: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    no_move: str = ""
    people: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]] = ((), (), ())


@dataclass(frozen=True, slots=True)
class Examples:
    """Examples that are true where they are shown: words of the language, places in the notation of the game."""

    long: str
    short: str
    other: str
    blank: str
    across: str
    down: str

    @classmethod
    def of(cls, code: str, row_label: str) -> Examples:
        """Those of a language of play and a notation (``letter``, ``number``: what names the rows)."""
        long, short, other, blank = language(code).words
        across, down = Reference(14, 3, Direction.ACROSS), Reference(3, 7, Direction.DOWN)
        return cls(long, short, other, blank, across.text(row_label), down.text(row_label))


@cache
def table() -> Mapping[str, Language]:
    """Every language by its code; what one does not say is English."""
    data = tomllib.loads((data_path("languages") / "languages.toml").read_text("utf-8"))
    found = {}
    for code, row in data.items():
        whole = {**data[FALLBACK], "leaving": (), **row}
        people = (tuple(whole["first"].split()), tuple(whole["last"].split()), tuple(whole["clubs"]))
        found[code] = Language(
            code, whole["rules"], tuple(whole["leaving"]), tuple(whole["words"]), whole["no_move"], people
        )
    return found


def language(code: str) -> Language:
    """The row of a language; one that is not in the table is played like French and told in English."""
    found = table().get(code)
    return found if found is not None else Language(code, table()["fr"].rules, words=table()[FALLBACK].words)


def of_window(system: Iterable[str]) -> str:
    """The first of a system's languages (``de-DE``, ``fr_CA``) that the window speaks, English when it speaks none."""
    codes = (name.replace("_", "-").split("-")[0].lower() for name in system)
    return next((code for code in codes if code in WINDOW), FALLBACK)


def of_play(window: str, system: Iterable[str]) -> Language:
    """What is played: the window's language, or the system's first one where the window can only fall back."""
    codes = [name.replace("_", "-").split("-")[0].lower() for name in system]
    other = next((code for code in codes if code in table()), window)
    return language(other if window == FALLBACK and not set(codes) & set(WINDOW) else window)


def leaving_words() -> frozenset[str]:
    """The words of every language that say that a player leaves."""
    return frozenset(word for row in table().values() for word in row.leaving)

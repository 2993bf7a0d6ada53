"""Players from a list: preview, odd rows, duplicates and homonyms; nothing enters twice without being shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from arbitre.application.players.columns import Field, Matching, birth_year, guess, head_field, head_key, remember
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.domain.base.names import LONGEST, clean, folded, is_printed, name_key
from arbitre.domain.base.players import CATEGORIES, Player, SeasonTable, tidied
from arbitre.storage.sheets import Sheet, read_sheet, read_text, unguarded, write_rows

__all__ = [
    "Action", "Candidate", "Field", "Import", "Matching", "Odd", "Oddity", "Sheet", "Status", "apply_import",
    "export_players", "guess", "homonyms", "read_players", "read_sheet", "read_text", "remember",
]  # fmt: skip


class Status(StrEnum):
    """How a row of the list stands to the players of the event and to the other rows."""

    NEW = "new"
    SAME = "same"  # already in the event, nothing to change
    CHANGED = "changed"  # in the event with other particulars
    REPEATED = "repeated"  # the same person further up in the list
    HOMONYM = "homonym"  # another person, as far as can be told, has the same name
    LICENCE_CLASH = "licence_clash"  # another name has the same licence


class Action(StrEnum):
    """What to do with a row."""

    ADD = "add"
    UPDATE = "update"
    SKIP = "skip"


class Oddity(StrEnum):
    """What is odd about a row; it is counted and shown."""

    NO_NAME = "no_name"  # something is written, but no name: the row is left out
    BAD_BIRTH = "bad_birth"
    UNKNOWN_CATEGORY = "unknown_category"
    BAD_TABLE = "bad_table"
    TABLE_TAKEN = "table_taken"
    TOTAL = "total"  # a line that counts the list: left out
    NO_SECOND_NAME = "no_second_name"  # of a pair
    FOREIGN_LETTERS = "foreign_letters"  # papers write them in Latin letters
    CUT = "cut"  # a name longer than any paper holds


@dataclass(frozen=True, slots=True)
class Odd:
    """Something odd in a row (its number as a spreadsheet counts, from 1): what, and the text that is."""

    row: int
    kind: Oddity
    text: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A row read: the player it makes (without an id when he is new), what he is to the event, what to do.

    ``known``: the player of the event it is about; ``other``: the row further up, for a repetition or a homonym;
    ``present`` ``None``: the list does not say.
    """

    row: int
    player: Player
    status: Status = Status.NEW
    action: Action = Action.ADD
    known: Player | None = None
    other: int = 0
    table: int = 0
    present: bool | None = None

    @property
    def changes(self) -> tuple[tuple[str, str, str], ...]:
        """What an update changes: detail (``name``, ``club``...), what is known, what the list says."""
        if self.known is None or self.status is not Status.CHANGED:
            return ()
        values = ((name, getattr(self.known, name), getattr(self.player, name)) for name in (*_DETAILS, "present"))
        return tuple((name, _shown(old), _shown(new)) for name, old, new in values if old != new)


@dataclass(frozen=True, slots=True)
class Import:
    """Everything a list gives: one candidate a row with a name, what is odd, and how many rows were empty.

    ``missing``: players of the event whom no row is about.
    """

    candidates: tuple[Candidate, ...]
    odd: tuple[Odd, ...] = ()
    empty: int = 0
    before: int = 0
    counts: Mapping[Status, int] = field(default_factory=dict)
    missing: tuple[Player, ...] = ()

    def with_action(self, row: int, action: Action) -> Import:
        """The same with another decision about a row; an update needs somebody to update."""
        chosen = tuple(
            replace(one, action=action) if one.row == row and (action is not Action.UPDATE or one.known) else one
            for one in self.candidates
        )
        return replace(self, candidates=chosen)

    @property
    def differing(self) -> tuple[Candidate, ...]:
        """The rows that would change something, or whose meaning is to be looked at: not those known as they are."""
        return tuple(one for one in self.candidates if one.status is not Status.SAME or one.action is not Action.SKIP)

    @property
    def seats(self) -> dict[int, int]:
        """Tables that the list gives: table -> row."""
        return {one.table: one.row for one in self.candidates if one.table}


_YES = {"1", "oui", "o", "x", "yes", "y", "si", "s", "da", "present", "presente", "p", "vrai", "true", "✓", "✔"}
_NO = {"0", "non", "n", "no", "nu", "absent", "assente", "a", "faux", "false", "-"}


_WHOLE = "total|totaux|totale|totali|totaal|totals|gesamt|summe|suma|somme|somma|nombre|number|numero|effectif"
_COUNTED = (  # plurals: a "Joueur 12" is somebody
    "joueurs|joueuses|inscrits|presents|participants|players|entrants|giocatori|iscritti|jugadores|spielern?|spelers|"
    "jucatori|jugadors|personnes|people|licencies"
)
_TOTAL = re.compile(
    rf"(?:(?:sous|sub|grand|grande)? ?(?:{_WHOLE})(?: general| generale)?(?: (?:de|des|of|di|dei|von))?"
    rf"(?: (?:{_COUNTED}))?(?: \d+)?(?: (?:{_COUNTED}))?|\d+ (?:{_COUNTED})|(?:{_COUNTED}) \d+)"
)


def is_total(name: str) -> bool:
    """True for what counts a list instead of naming somebody.

    >>> [is_total(name) for name in ("Total", "TOTAL : 450 joueurs", "450 players", "Total Jean", "Nombre Pierre")]
    [True, True, True, False, False]
    """
    return _TOTAL.fullmatch(head_key(name)) is not None


def read_players(
    rows: Sequence[Sequence[str]],
    matching: Matching,
    season: SeasonTable,
    known: Iterable[Player] = (),
) -> Import:
    """Read the rows of a list as its columns are matched, and compare them with the players of the event.

    A category that is not given comes from the year of birth and the season's table.
    """
    reader = _Reader(matching, season, rows[matching.first :])
    candidates: list[Candidate] = []
    empty = 0
    for number, row in enumerate(rows[matching.first :], start=matching.first + 1):
        if not any(cell.strip() for cell in row):
            empty += 1
        elif number > matching.first + 1 and _repeats_heads(row, matching):
            empty += 1  # the heads again, on each printed page
        else:
            one = reader.read(number, row)
            if one is not None:
                candidates.append(one)
    here = list(known)
    judged = compared(candidates, here)
    counts = {status: sum(1 for one in judged if one.status is status) for status in Status}
    counts = {status: count for status, count in counts.items() if count}
    found = {one.known.id for one in judged if one.known is not None}
    missing = tuple(one for one in here if one.id not in found and not one.robot)
    return Import(tuple(judged), tuple(reader.odd), empty, matching.first, counts, missing)


def _repeats_heads(row: Sequence[str], matching: Matching) -> bool:
    named = [head_field(text) for text in row]
    return sum(1 for one in named if one is not None) >= 2 and matching.heads >= 0


class _Reader:
    """Makes players of rows."""

    def __init__(self, matching: Matching, season: SeasonTable, rows: Sequence[Sequence[str]]) -> None:
        self._columns: dict[Field, int] = {
            field: column for column, field in enumerate(matching.fields) if field is not Field.IGNORED
        }
        self._season = season
        partner = self._columns.get(Field.PARTNER, -1)
        named = sum(1 for row in rows if 0 <= partner < len(row) and row[partner])
        self._pairs = 2 * named >= len(rows)  # else most play alone, and an empty cell is nothing odd
        self._tables: set[int] = set()
        self.odd: list[Odd] = []

    def read(self, number: int, row: Sequence[str]) -> Candidate | None:
        """The candidate of a row; ``None`` when it has no name."""
        cells: dict[Field, str] = {
            field: unguarded(row[column].strip()) for field, column in self._columns.items() if column < len(row)
        }

        def get(field: Field) -> str:
            return " ".join(cells.get(field, "").split())

        name = get(Field.NAME) or " ".join(filter(None, (get(Field.LAST_NAME), get(Field.FIRST_NAME))))
        if not any(map(str.isalnum, name)):
            self.odd.append(Odd(number, Oddity.NO_NAME, " · ".join(filter(None, row))))
            return None
        if is_total(name) and not any(map(get, (Field.LICENCE, Field.BIRTH, Field.CATEGORY, Field.SERIES))):
            self.odd.append(Odd(number, Oddity.TOTAL, " · ".join(filter(None, row))))
            return None
        if not is_printed(name):
            from anyascii import anyascii  # 25 ms

            self.odd.append(Odd(number, Oddity.FOREIGN_LETTERS, f"{name} → {anyascii(name)}"))
        if len(name) > LONGEST:
            self.odd.append(Odd(number, Oddity.CUT, clean(name, LONGEST)))
        members: tuple[str, ...] = ()
        if Field.PARTNER in self._columns:
            second = get(Field.PARTNER)
            if second:
                members, name = (name, second), f"{name} / {second}"
            elif self._pairs:
                self.odd.append(Odd(number, Oddity.NO_SECOND_NAME, name))
        year = self._year(number, get(Field.BIRTH))
        player = tidied(
            Player(
                id="",
                name=name,
                licence=get(Field.LICENCE),
                club=get(Field.CLUB),
                committee=get(Field.COMMITTEE),
                country=get(Field.COUNTRY),
                category=self._category(number, get(Field.CATEGORY), year),
                series=get(Field.SERIES),
                birth_year=year,
                team=get(Field.TEAM),
                members=members,
            )
        )
        here = folded(get(Field.PRESENT))
        present = True if here in _YES else False if here in _NO else None
        return Candidate(number, player, table=self._table(number, get(Field.TABLE)), present=present)

    def _year(self, number: int, text: str) -> int:
        year = birth_year(text, self._season.year + 1)
        if text and not 1900 <= year <= self._season.year + 1:
            self.odd.append(Odd(number, Oddity.BAD_BIRTH, text))
            return 0
        return year

    def _category(self, number: int, text: str, year: int) -> str:
        if not text:
            return self._season.category(year)
        code = text.upper()
        if code in self._season.bounds or code in CATEGORIES:
            return code
        short = folded(text)[:1].upper()  # "Vermeil", "seniors"
        if len(text) > 2 and short in CATEGORIES:
            return short
        self.odd.append(Odd(number, Oddity.UNKNOWN_CATEGORY, text))
        return text

    def _table(self, number: int, text: str) -> int:
        if not text:
            return 0
        table = int(text) if text.isdecimal() else 0
        if not 0 < table < 10_000:
            self.odd.append(Odd(number, Oddity.BAD_TABLE, text))
            return 0
        if table in self._tables:
            self.odd.append(Odd(number, Oddity.TABLE_TAKEN, text))
            return 0
        self._tables.add(table)
        return table


# -- who is who ------------------------------------------------------------------------------------------------------

_DETAILS = ("name", "licence", "club", "committee", "country", "category", "series", "birth_year", "team", "members")


def _licence_key(licence: str) -> str:
    return folded("".join(filter(str.isalnum, licence))).lstrip("0")


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return " / ".join(value) if isinstance(value, tuple) else str(value or "")


def compared(candidates: Sequence[Candidate], known: Sequence[Player]) -> list[Candidate]:
    """Each row against the players of the event, and only where nobody there is meant against the rows further up."""
    event = _Event(known)
    for candidate in candidates:
        event.reserve(candidate.player)
    seen = _Seen()
    result: list[Candidate] = []
    for candidate in candidates:
        judged = event.judged(candidate)
        if judged.status not in (Status.SAME, Status.CHANGED):
            judged = seen.judged(candidate) or judged
        seen.add(candidate)
        result.append(judged)
    return result


class _Event:
    """The players of the event, each of whom one row is about at most."""

    def __init__(self, known: Sequence[Player]) -> None:
        self._licences: dict[str, list[Player]] = {}
        self._names: dict[str, list[Player]] = {}
        for one in known:
            if _licence_key(one.licence):
                self._licences.setdefault(_licence_key(one.licence), []).append(one)
            self._names.setdefault(name_key(one.name), []).append(one)
        self._reserved: set[str] = set()  # whose licence is on the list: a namesake without one is not he
        self._taken: set[str] = set()

    def _by_licence(self, player: Player) -> Player | None:
        owners = self._licences.get(_licence_key(player.licence), ())
        same = [one for one in owners if _same_person(one, player)]
        return min(same, key=lambda one: name_key(one.name) != name_key(player.name), default=None)

    def reserve(self, player: Player) -> None:
        """A row of the list has this licence."""
        found = self._by_licence(player)
        if found is not None:
            self._reserved.add(found.id)

    def judged(self, one: Candidate) -> Candidate:
        """What a row is to the players of the event; who was found is not found again."""
        found = self._by_licence(one.player)
        if found is not None and found.id in self._taken:
            return one
        owners = self._licences.get(_licence_key(one.player.licence), ())
        namesakes = self._names.get(name_key(one.player.name), ())
        if found is None and owners:
            return replace(one, status=Status.LICENCE_CLASH, known=owners[0])
        if found is None:
            free = [player for player in namesakes if player.id not in self._taken | self._reserved]
            found = next((player for player in free if not _differ(player, one.player)), None)
        if found is None:
            return replace(one, status=Status.HOMONYM, known=namesakes[0]) if namesakes else one
        self._taken.add(found.id)
        merged = _merged(found, one)
        if merged == found:
            return replace(one, player=found, status=Status.SAME, action=Action.SKIP, known=found)
        return replace(one, player=merged, status=Status.CHANGED, action=Action.UPDATE, known=found)


class _Seen:
    """The rows further up."""

    def __init__(self) -> None:
        self._licences: dict[str, Candidate] = {}
        self._names: dict[str, Candidate] = {}

    def add(self, one: Candidate) -> None:
        if _licence_key(one.player.licence):
            self._licences.setdefault(_licence_key(one.player.licence), one)
        self._names.setdefault(name_key(one.player.name), one)

    def judged(self, one: Candidate) -> Candidate | None:
        """What a row is to those further up; ``None`` for nothing."""
        before = self._licences.get(_licence_key(one.player.licence))
        if before is not None:
            if _same_person(before.player, one.player):
                return replace(one, status=Status.REPEATED, action=Action.SKIP, other=before.row)
            return replace(one, status=Status.LICENCE_CLASH, other=before.row)
        before = self._names.get(name_key(one.player.name))
        if before is None:
            return None
        if _differ(before.player, one.player):
            return replace(one, status=Status.HOMONYM, other=before.row)
        return replace(one, status=Status.REPEATED, action=Action.SKIP, other=before.row)


def _same_person(one: Player, two: Player) -> bool:
    """With the same licence: one word of the names in common is enough (a married name, a shortened first name)."""
    return bool(set(name_key(one.name).split()) & set(name_key(two.name).split()))


def _differ(one: Player, two: Player) -> bool:
    """With the same name: they are two persons when something that does not change is different."""
    licences = _licence_key(one.licence), _licence_key(two.licence)
    if all(licences):
        return licences[0] != licences[1]
    if one.birth_year and two.birth_year and one.birth_year != two.birth_year:
        return True
    return bool(one.club and two.club and folded(one.club) != folded(two.club))


def _merged(known: Player, one: Candidate) -> Player:
    """The known player with what the list says; what it leaves empty stays. A name written otherwise stays too."""
    values = {name: getattr(one.player, name) for name in _DETAILS if getattr(one.player, name)}
    if name_key(known.name) == name_key(one.player.name):
        values["name"] = known.name
    if one.present is not None:
        values["present"] = one.present
    return replace(known, **values)


# -- into the event --------------------------------------------------------------------------------------------------


def apply_import(session: Session, chosen: Import) -> dict[int, str]:
    """Register and update as decided, as one action; gives back row -> player id, of every row that has a player.

    Players are compared again with the event: a list applied twice adds nobody twice.
    """
    known = session.state.players
    here: dict[tuple[Any, ...], list[str]] = {}
    for player in known.values():
        here.setdefault(_details(player), []).append(player.id)
    facts: list[f.Fact] = []
    ids: dict[int, str] = {}
    for one in chosen.candidates:
        about = one.known.id if one.known is not None else ""
        if about and one.status in (Status.SAME, Status.CHANGED):
            ids[one.row] = about
        if one.action is Action.UPDATE and about in known and known[about] != one.player:
            facts.append(f.PlayerEdited(replace(one.player, id=about)))
        elif one.action is Action.ADD:
            # Somebody just like him who was not in the event when the list was compared came from this very list.
            added = [key for key in here.get(_details(one.player), ()) if key != about]
            if added:
                here[_details(one.player)].remove(added[0])
                ids[one.row] = added[0]
                continue
            player = replace(new_player(one.player.name), **_values(one))
            ids[one.row] = player.id
            facts.append(f.PlayerRegistered(player))
    session.commit(facts)
    return ids


def _details(player: Player) -> tuple[Any, ...]:
    return tuple(getattr(player, name) for name in _DETAILS)


def _values(one: Candidate) -> dict[str, Any]:
    values: dict[str, Any] = {name: getattr(one.player, name) for name in _DETAILS}
    return values if one.present is None else {**values, "present": one.present}


def homonyms(players: Iterable[Player]) -> list[list[Player]]:
    """Players of the event who share a name, or a licence: to be looked at, merged or told apart."""
    groups: dict[tuple[str, str], list[Player]] = {}
    for one in players:
        groups.setdefault(("name", name_key(one.name)), []).append(one)
        if _licence_key(one.licence):
            groups.setdefault(("licence", _licence_key(one.licence)), []).append(one)
    found: list[list[Player]] = []
    for group in groups.values():
        if len(group) > 1 and group not in found:
            found.append(group)
    return found


HEADINGS: Mapping[str, str] = {
    "name": "Nom", "licence": "Licence", "club": "Club", "committee": "Comité", "country": "Pays",
    "category": "Catégorie", "series": "Série", "birth_year": "Année de naissance", "team": "Équipe",
    "partner": "Partenaire", "present": "Présent", "table": "Table",
}  # fmt: skip
"""Heads of an exported list: what ``guess`` reads back in any language of the window."""


def player_rows(players: Iterable[Player], tables: Mapping[str, int] | None = None) -> list[list[str]]:
    """The list as rows of text, heads first; ``tables``: player id -> table, for one more column."""
    listed = list(players)
    pairs = any(one.members for one in listed)
    left_out = {key for key, there in (("table", tables is not None), ("partner", pairs)) if not there}
    rows = [[head for key, head in HEADINGS.items() if key not in left_out]]
    for one in listed:
        first, second = (one.members[0], one.members[1]) if len(one.members) == 2 else (one.name, "")
        row = [first, one.licence, one.club, one.committee, one.country, one.category, one.series]
        row += [str(one.birth_year or ""), one.team, *([second] if pairs else []), "oui" if one.present else "non"]
        if tables is not None:
            row.append(str(tables.get(one.id, "")))
        rows.append(row)
    return rows


def export_players(players: Iterable[Player], path: Path, tables: Mapping[str, int] | None = None) -> Path:
    """Write the list as CSV. Raises ``SheetError``."""
    return write_rows(player_rows(players, tables), path)

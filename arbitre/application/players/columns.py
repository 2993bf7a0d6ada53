"""Which column of a list holds what: by its head in French, English or Italian, else by what is in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from arbitre.domain.base.names import folded
from arbitre.domain.base.players import CATEGORIES

Rows = Sequence[Sequence[str]]


class Field(StrEnum):
    """What a column may be."""

    IGNORED = "ignored"
    NAME = "name"  # both names in one column
    LAST_NAME = "last_name"
    FIRST_NAME = "first_name"
    LICENCE = "licence"
    CLUB = "club"
    COMMITTEE = "committee"
    COUNTRY = "country"
    CATEGORY = "category"
    SERIES = "series"
    BIRTH = "birth"  # a year or a date
    TEAM = "team"
    PARTNER = "partner"  # the second name of a pair
    TABLE = "table"
    PRESENT = "present"


HEADS: Mapping[Field, Sequence[str]] = {
    Field.PARTNER: ("partenaire", "partner", "compagno", "coequipier", "joueur 2", "player 2", "nom 2", "name 2",
                    "giocatore 2", "companero", "pareja", "partenar", "teamgenoot"),
    Field.NAME: ("nom prenom", "nom et prenom", "noms et prenoms", "prenom nom", "prenom et nom", "nom complet",
                    "joueur", "joueurs", "joueuse", "joueur 1", "player", "players", "player 1", "full name", "name",
                    "giocatore", "giocatori", "cognome e nome", "nome e cognome", "cognome nome", "nom 1", "paire",
                    "pair", "coppia", "participant", "inscrit", "jucator", "nume", "nombre y apellidos",
                    "apellidos y nombre", "nombre completo", "jugador", "jugadores", "jugadora", "spieler",
                    "spielerin", "name und vorname", "vor und nachname", "naam", "speler", "speelster", "jucatori",
                    "nume si prenume", "nom i cognoms", "cognoms i nom", "spieler 1", "naam speler"),
    Field.LAST_NAME: ("nom", "nom de famille", "last name", "lastname", "surname", "family name", "cognome",
                    "apellido", "apellidos", "nachname", "familienname", "zuname", "achternaam", "familienaam",
                    "cognoms", "nume de familie"),
    Field.FIRST_NAME: ("prenom", "first name", "firstname", "given name", "forename", "nome", "prenume", "nombre",
                    "nombres", "vorname", "voornaam", "nom de pila"),
    Field.LICENCE: ("licence", "n licence", "no licence", "num licence", "numero licence", "numero de licence",
                    "n de licence", "license", "licence number", "license number", "tessera", "n tessera",
                    "numero tessera", "identifiant", "matricule", "id", "licenta", "licencia", "numero de licencia",
                    "lizenz", "lizenznummer", "mitgliedsnummer", "licentie", "lidnummer", "licentienummer",
                    "llicencia", "numar licenta", "legitimatie", "membership", "member number"),
    Field.CLUB: ("club", "nom du club", "club name", "circolo", "societa", "association", "verein", "vereniging",
                    "asociacion", "clubul", "circolo o club"),
    Field.COMMITTEE: ("comite", "committee", "comitato", "region", "regione", "ligue", "federation regionale"),
    Field.COUNTRY: ("pays", "country", "nation", "nationalite", "nationality", "paese", "nazione", "federation",
                    "fede", "tara", "pais", "land", "nazionalita", "nacionalidad"),
    Field.CATEGORY: ("cat", "categorie", "category", "categoria", "age", "kategorie", "categorie de varsta",
                    "categoria de edad", "altersklasse"),
    Field.SERIES: ("serie", "series", "ser", "niveau", "division", "classe", "reeks", "klasse", "spielklasse"),
    Field.BIRTH: ("ne en", "ne e en", "ne le", "ne e le", "naissance", "annee de naissance", "annee naissance",
                    "date de naissance", "date naissance", "birth", "birth year", "year of birth", "date of birth",
                    "birthdate", "born", "anno di nascita", "data di nascita", "nascita", "an nastere",
                    "ano de nacimiento", "fecha de nacimiento", "nacimiento", "geburtsjahr", "geburtsdatum",
                    "geboren", "geboortejaar", "geboortedatum", "data nasterii", "anul nasterii", "any de naixement",
                    "data de naixement"),
    Field.TEAM: ("equipe", "team", "squadra", "echipa", "equipo", "mannschaft", "ploeg", "equip"),
    Field.TABLE: ("table", "n table", "no table", "numero de table", "tavolo", "masa", "mesa", "tisch", "tafel",
                    "taula"),
    Field.PRESENT: ("present", "presente", "presence", "la", "here", "anwesend", "aanwezig", "asistencia", "prezent"),
}  # fmt: skip
"""Heads, folded and without punctuation, that name each field."""

RANKS = frozenset((
    "rang", "rank", "ranking", "rg", "classement", "clt", "clas", "clast", "place", "pl", "position", "pos",
    "classifica", "posizione", "puesto", "rangplatz", "platz", "plaats", "loc", "locul", "posicio", "posicion",
    "points", "pts", "score", "total", "punti", "punteggio", "puntos", "punkte", "punten", "punts", "cumul",
    "rang national",
))  # fmt: skip
"""Heads, folded, of columns that a list of results has and a list of players does not need."""

_SERIES = re.compile(r"n?[1-7] ?[a-d]?|ss|super[ -]?serie", re.IGNORECASE)
_DATE = re.compile(r"(\d{4})[-/.]\d{1,2}[-/.]\d{1,2}.*|\d{1,2}[-/.]\d{1,2}[-/.](\d{4}|\d{2})")
_YEAR = re.compile(r"1[89]\d\d|20\d\d")
_HEAD_ROWS = 12  # how far down the heads may be: titles come before them


@dataclass(frozen=True, slots=True)
class Matching:
    """What each column is; ``first``: row (from 0) of the first player, ``heads``: that of the heads, -1 for none."""

    fields: tuple[Field, ...]
    first: int = 0
    heads: int = -1

    def with_field(self, column: int, field: Field) -> Matching:
        """The same with another meaning for a column; who had that meaning before is ignored from now on."""
        fields = [
            Field.IGNORED if one is field and field is not Field.IGNORED and index != column else one
            for index, one in enumerate(self.fields)
        ]
        fields[column] = field
        return Matching(tuple(fields), self.first, self.heads)

    @property
    def names_players(self) -> bool:
        """True when there is a column to take names from."""
        return Field.NAME in self.fields or Field.LAST_NAME in self.fields


def head_key(text: str) -> str:
    """A head as it is compared.

    >>> head_key(" N° de Licence : "), head_key("Né(e) en")
    ('n de licence', 'ne e en')
    """
    return " ".join(re.findall(r"[a-z0-9]+", folded(text.replace("°", " ").replace("º", " "))))


def head_field(text: str) -> Field | None:
    """What a head names; ``None`` when it names nothing known."""
    key = head_key(text)
    return next((field for field, heads in HEADS.items() if key in heads), None) if key else None


def guess(rows: Rows, remembered: Mapping[str, Any] | None = None) -> Matching:
    """What the columns of a list most likely are; heads that were matched by hand before count first.

    ``remembered``: what ``remember`` gave.
    """
    width = max((len(row) for row in rows), default=0)
    heads = _find_heads(rows, remembered or {})
    first = heads + 1
    while first < len(rows) and not any(rows[first]):
        first += 1
    fields: list[Field] = [Field.IGNORED] * width
    if heads >= 0:
        known = dict((remembered or {}).get(_signature(rows[heads]), {}))
        for column, text in enumerate(rows[heads]):
            value = known.get(str(column))
            field = Field(value) if value in set(Field) else head_field(text)
            if field is not None and (field is Field.IGNORED or field not in fields):
                fields[column] = field
        if known:
            return Matching(tuple(fields), first, heads)
    _fill_by_content(fields, rows[first : first + 200], rows[heads] if heads >= 0 else ())
    _settle_names(fields, rows[first : first + 200])
    _find_club(fields, rows[first : first + 200])
    return Matching(tuple(fields), first, heads)


def remember(rows: Rows, matching: Matching, remembered: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What to keep in the settings, so that the next list with the same heads is matched as this one was."""
    kept = dict(remembered or {})
    if matching.heads >= 0:
        key = _signature(rows[matching.heads])
        kept.pop(key, None)
        kept[key] = {str(column): str(field) for column, field in enumerate(matching.fields)}
    return dict(list(kept.items())[-20:])


def _signature(heads: Sequence[str]) -> str:
    return "|".join(head_key(text) for text in heads)


def _find_heads(rows: Rows, remembered: Mapping[str, Any]) -> int:
    """The row of heads, -1 for none: the one among the first that names most fields."""
    best, best_count = -1, 0
    for number, row in enumerate(rows[:_HEAD_ROWS]):
        if any(row) and _signature(row) in remembered:
            return number
        named = {field for text in row if (field := head_field(text)) is not None}
        filled = sum(1 for text in row if text)
        # One known word among many cells is a value that happens to be one ("France", a club called "La Région").
        if len(named) > best_count and (len(named) >= 2 or filled <= 2 or _stands_out(rows, number)):
            best, best_count = number, len(named)
    return best


def _stands_out(rows: Rows, number: int) -> bool:
    """True for a row without digits above a column of numbers."""
    row, below = rows[number], rows[number + 1 : number + 40]
    if any(char.isdecimal() for text in row for char in text):
        return False
    columns = ([one[column] for one in below if column < len(one)] for column in range(len(row)))
    return any(values and _share(values, lambda text: text[:1].isdecimal()) > 0.7 for values in columns)


def _fill_by_content(fields: list[Field], rows: Rows, heads: Sequence[str]) -> None:
    """Give columns without a known head their meaning by what they hold, the surest first.

    A rank is no table, nor is any number whose head says something else.
    """
    keys = [head_key(text) for text in heads] + [""] * (len(fields) - len(heads))
    for field, fits, least in _TESTS:
        if field in fields:
            continue
        for column, one in enumerate(fields):
            values = [row[column] for row in rows if column < len(row) and row[column]]
            if keys[column] in RANKS or (keys[column] and field is Field.TABLE):
                continue
            enough = len(values) >= max(1, len(rows) // 3)
            if one is Field.IGNORED and enough and _share(values, fits) >= least and _varied(field, values):
                fields[column] = field
                break


def _share(values: Sequence[str], fits: Callable[[str], bool]) -> float:
    return sum(map(fits, values)) / len(values)


def _varied(field: Field, values: Sequence[str]) -> bool:
    """Licences and tables are one each; a country or a club is shared."""
    different = len(set(values)) / len(values)
    if field in (Field.LICENCE, Field.TABLE):
        return different > 0.95
    return field is not Field.COUNTRY or different < 0.6 or len(values) < 3


def is_birth(text: str) -> bool:
    """True for a year or a date."""
    return bool(_YEAR.fullmatch(text) or _DATE.fullmatch(text))


def birth_year(text: str, this_year: int) -> int:
    """The year of a year or a date, 0 when there is none; a year of two digits is never in the future.

    >>> [birth_year(text, 2026) for text in ("02/05/1960", "1960-05-02", "2/5/60", "1960", "?")]
    [1960, 1960, 1960, 1960, 0]
    """
    if _YEAR.fullmatch(text):
        return int(text)
    found = _DATE.fullmatch(text)
    if found is None:
        return 0
    digits = found[1] or found[2]
    year = int(digits)
    if len(digits) == 2:
        year += 2000 if 2000 + year <= this_year else 1900
    return year


_TESTS: Sequence[tuple[Field, Callable[[str], bool], float]] = (
    (Field.BIRTH, is_birth, 0.8),
    (Field.SERIES, lambda text: bool(_SERIES.fullmatch(text)) and not text.isdecimal(), 0.6),
    (Field.CATEGORY, lambda text: text.upper() in CATEGORIES, 0.9),
    (Field.LICENCE, lambda text: sum(map(str.isdigit, text)) >= 5 and " " not in text, 0.8),
    (Field.COUNTRY, lambda text: text.isalpha() and text.isupper() and len(text) in (2, 3), 0.9),
    (Field.TABLE, lambda text: text.isdecimal() and 0 < int(text) <= 2000, 1.0),
)


def _settle_names(fields: list[Field], rows: Rows) -> None:
    """Find the names where no head says so, and make sense of a single column called *nom* or *nome*."""
    if Field.NAME in fields and Field.LAST_NAME in fields and Field.FIRST_NAME not in fields:
        fields[fields.index(Field.LAST_NAME)] = Field.IGNORED
    if Field.NAME in fields and Field.LAST_NAME not in fields and Field.FIRST_NAME in fields:
        fields[fields.index(Field.NAME)] = Field.LAST_NAME
    if Field.FIRST_NAME in fields and Field.LAST_NAME not in fields and Field.NAME not in fields:
        fields[fields.index(Field.FIRST_NAME)] = Field.NAME
    if Field.LAST_NAME in fields and Field.FIRST_NAME not in fields:
        fields[fields.index(Field.LAST_NAME)] = Field.NAME
    if Field.NAME in fields or Field.LAST_NAME in fields:
        return
    texts = [
        (column, [row[column] for row in rows if column < len(row) and row[column]])
        for column, field in enumerate(fields)
        if field is Field.IGNORED
    ]
    texts = [(column, values) for column, values in texts if values and _share(values, _is_wordy) > 0.8]
    varied = [(column, values) for column, values in texts if len(set(values)) > 0.6 * len(values)] or texts
    whole = [column for column, values in varied if _share(values, lambda text: " " in text) > 0.6]
    if whole:
        fields[whole[0]] = Field.NAME
    elif len(varied) >= 2:  # two columns of single words: the one in capitals, else the first, is the family name
        capitals = sorted(varied[:2], key=lambda item: -_share(item[1], str.isupper))
        fields[capitals[0][0]], fields[capitals[1][0]] = Field.LAST_NAME, Field.FIRST_NAME
    elif varied:
        fields[varied[0][0]] = Field.NAME


def _find_club(fields: list[Field], rows: Rows) -> None:
    """The one column of words left over that people share."""
    if Field.CLUB in fields:
        return
    left: list[int] = []
    for column, field in enumerate(fields):
        values = [row[column] for row in rows if column < len(row) and row[column]]
        shared = len(set(values)) < 0.8 * len(values)
        if field is Field.IGNORED and shared and _share(values, lambda text: len(text) > 2 and _is_wordy(text)) > 0.8:
            left.append(column)
    if len(left) == 1:
        fields[left[0]] = Field.CLUB


def _is_wordy(text: str) -> bool:
    return sum(map(str.isalpha, text)) > len(text) / 2

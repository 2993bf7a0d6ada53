"""The entry line's text cut into its parts: table, words, references, score and marks; nothing is guessed here."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from arbitre.application.presets import languages
from arbitre.domain.board.tiles import LetterError, Letters, TileSet

AZERTY = {"&": "1", "é": "2", '"': "3", "'": "4", "(": "5", "-": "6", "§": "6", "è": "7", "_": "8", "ç": "9", "à": "0"}
"""Keys of the unshifted row of French and Belgian keyboards; digits where only a table can stand."""
AZERTY |= {"!": "8"}  # Belgian


class Mark(StrEnum):
    """What an arbiter notes of a slip; the value is the character typed, which no word contains."""

    NO_REFERENCE = ","  # no reference and no joining letters were written
    TWO_LETTERS = ";"  # two joining letters instead of three
    NOT_CIRCLED = ":"  # the blank is not circled
    HARD_TO_READ = "!"
    LATE = "*"
    BLANK_SLIP = "/"
    NO_SLIP = "-"
    SEVERAL = "%"  # several slips handed in
    DISCIPLINE = "$"
    LEAVES = "<"  # the player leaves the game
    ACROSS = "→"  # written across
    DOWN = "↓"  # written down


SECOND = "+"
"""Stands between two solutions of one slip."""
ALT_KEYS = {
    "R": Mark.NO_REFERENCE, "L": Mark.TWO_LETTERS, "J": Mark.NOT_CIRCLED, "D": Mark.HARD_TO_READ, "H": Mark.LATE,
    "B": Mark.BLANK_SLIP, "N": Mark.NO_SLIP, "E": Mark.SEVERAL, "A": Mark.DISCIPLINE, "P": Mark.LEAVES,
}  # fmt: skip
"""The same marks by Alt and a letter (``S``: a second solution; Alt and an arrow: the direction written)."""
ALONE = frozenset({Mark.BLANK_SLIP, Mark.NO_SLIP, Mark.DISCIPLINE, Mark.LEAVES, Mark.SEVERAL})
"""Marks that say everything: nothing else stands beside them."""
_MARKS = {str(mark): mark for mark in Mark} | {".": Mark.NO_REFERENCE}
LEAVING = languages.leaving_words()
"""Words that say, alone, that a player leaves, in each language; never where the list in use has the word."""
_DIGITS = 4
"""Digits of the largest score and table that can be meant."""


class Trouble(StrEnum):
    """Why a line can't be recorded as it stands."""

    UNKNOWN_TABLE = "unknown_table"  # nobody sits there
    NOT_EXPECTED = "not_expected"  # gone, or out of the game
    OTHER_ARBITER = "other_arbiter"  # this copy is another marker's; the detail names him
    HAS_SLIP = "has_slip"
    NO_SLIP_YET = "no_slip_yet"
    UNREADABLE = "unreadable"  # ``detail``: the character
    TWO_WORDS = "two_words"
    TWO_SCORES = "two_scores"
    TWO_REFERENCES = "two_references"  # or two directions
    GLUED = "glued"  # ``detail``: letters and digits in one piece that are no reference
    CONTRADICTION = "contradiction"  # a reference, and the mark that there is none
    TABLES_FIRST = "tables_first"  # in a batch a solution after tables: what follows it would be tables too
    NO_WORD = "no_word"  # a reference or a mark needs one
    LEAVING_WORD = "leaving_word"  # ``detail``: it says that a player leaves, and may be a word that he wrote
    PREFIX = "prefix"  # ``detail``: the letters; no solution of that name, and nothing else was written
    NO_TOP = "no_top"  # no move was retained: nothing is proposed
    NOT_CHOSEN = "not_chosen"  # reached by "next missing": nothing is highlighted
    ALONE = "alone"  # a mark that stands alone has company
    NO_TABLES = "no_tables"
    NO_KEPT = "no_kept"
    NO_PLAYER = "no_player"
    SEVERAL_PLAYERS = "several_players"
    WRONG_TOTAL = "wrong_total"
    NO_NUMBER = "no_number"
    NO_TURN = "no_turn"  # no such turn, or its slips are not taken yet


@dataclass(frozen=True, slots=True)
class Written:
    """One solution as typed; ``circled`` when brackets told which letters are blanks."""

    word: str = ""
    letters: Letters = ()
    circled: bool = False
    reference: str | None = None
    direction: Mark | None = None
    begun: tuple[str, ...] = ()  # plain texts that it may become, where a longer tile is being typed


@dataclass(frozen=True, slots=True)
class Body:
    """What follows the table: solutions, score, marks, numbers of a batch, and the first thing that is wrong."""

    solutions: tuple[Written, ...] = (Written(),)
    score: int | None = None
    marks: frozenset[Mark] = frozenset()
    tables: tuple[int, ...] = ()
    kept: int | None = None
    tables_first: bool = False
    trouble: Trouble | None = None
    detail: str = ""

    @property
    def empty(self) -> bool:
        """True when nothing was typed."""
        return self == Body()


_TOKEN = re.compile(
    r"\s+"
    r"|(?P<range>\d+-\d+)"
    r"|(?P<piece>(?:[A-ZÀ-ÖØ-ÝĀ-Ž\d]|·|\([^()\s]{1,3}\)?|\[[^\[\]\s]{1,3}\]?)+)"
    r"|(?P<kept>\?\d*)"
    r"|(?P<second>\+)"
    r"|(?P<other>.)"
)
_REFERENCE = re.compile(r"[A-Z]\d{1,2}|\d{1,2}[A-Z]")


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    """The tokens of a text with what they are; letters and digits in one piece are a reference, or glued."""
    for match in _TOKEN.finditer(text):
        group, token = match.lastgroup, match[0]
        if group == "piece":
            digits = sum(one.isdecimal() for one in token)
            if _REFERENCE.fullmatch(token):
                group = "reference"
            elif digits:
                group = "number" if digits == len(token) else "glued"
            else:
                group = "word"
        if group is not None:
            yield group, token


def plain_letters(text: str, tile_set: TileSet) -> str:
    """Upper case, accents dropped unless the tile set has the letter; ``L.L`` is a tile where the set has ``L·L``."""
    if "L·L" in tile_set.order:
        text = re.sub(r"(?<=[Ll])[.•](?=[Ll])", "·", text)
    return "".join(_plain(one, tile_set) for one in text)


def _plain(character: str, tile_set: TileSet) -> str:
    upper = character.upper()
    if upper in tile_set.order or not upper.isalpha():
        return upper
    base = "".join(one for one in unicodedata.normalize("NFD", upper) if not unicodedata.combining(one))
    return base or upper


def fold_name(text: str) -> str:
    """A name without case and accents, for searching."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in decomposed if not unicodedata.combining(one))


def read_word(text: str, tile_set: TileSet) -> tuple[Letters, bool]:
    """Letters of a word where brackets ``(E)`` hold blanks; also whether there were any. Raises ``LetterError``.

    An unclosed bracket is read as if it ended with the text: it is being typed.
    """
    letters: list[str] = []
    circled = False
    for part in re.findall(r"\([^)]*\)?|[^(]+", text):
        if part.startswith("("):
            inside = part.strip("()")
            if inside:
                circled = True
                letters += [letter.lower() for letter in tile_set.parse_word(inside.upper())]
        else:
            letters += tile_set.parse_word(part.upper())
    return tuple(letters), circled


def read_body(text: str, tile_set: TileSet, *, batch: bool = False) -> Body:
    """Cut what follows the table; ``batch``: numbers are tables instead of a score."""
    reader = _Reader(tile_set, batch)
    for group, token in _tokens(plain_letters(text, tile_set)):
        reader.take(group, token)
    return reader.body()


def beside_solutions(text: str, tile_set: TileSet) -> list[str]:
    """The tokens that are no part of a solution: score, tables, marks."""
    return [token for group, token in _tokens(plain_letters(text, tile_set)) if group in ("number", "range", "other")]


def names_place(text: str, tile_set: TileSet) -> bool:
    """Whether a text tells a place, or that none was written."""
    body = read_body(text, tile_set)
    return body.solutions[0].reference is not None or Mark.NO_REFERENCE in body.marks


class _Reader:
    """Collects the tokens of one line."""

    def __init__(self, tile_set: TileSet, batch: bool) -> None:
        self._tile_set = tile_set
        self._batch = batch
        self._solutions = [Written()]
        self._score: int | None = None
        self._marks: set[Mark] = set()
        self._tables: list[int] = []
        self._kept: int | None = None
        self._tables_first = False
        self._trouble: tuple[Trouble, str] | None = None

    def take(self, group: str, token: str) -> None:
        """Take one token."""
        match group:
            case "second":
                self._solutions.append(Written())
            case "number":
                self._number(token)
            case "range":
                self._range(token)
            case "reference":
                self._reference(token)
            case "word":
                self._word(token)
            case "glued":
                self._wrong(Trouble.GLUED, token)
            case "kept":
                self._keep(token)
            case _:
                self._mark(token)

    def _mark(self, token: str) -> None:
        mark = _MARKS.get(token)
        if mark is None:
            self._wrong(Trouble.UNREADABLE, token)
        elif mark in (Mark.ACROSS, Mark.DOWN):
            if self._solutions[-1].direction is not None:
                self._wrong(Trouble.TWO_REFERENCES, token)
            self._change(direction=mark)
        else:
            self._marks.add(mark)

    def _number(self, token: str) -> None:
        if len(token) > _DIGITS:  # no score and no table: read as it stands, it is neither
            self._wrong(Trouble.UNREADABLE, token)
        elif self._batch:
            self._tables.append(int(token))
        elif self._score is not None:
            self._wrong(Trouble.TWO_SCORES, token)
        else:
            self._score = int(token)

    def _range(self, token: str) -> None:
        low, high = token.split("-")
        if max(len(low), len(high)) > _DIGITS:
            self._wrong(Trouble.UNREADABLE, token)
        elif self._batch:
            first, last = sorted((int(low), int(high)))
            self._tables.extend(range(first, last + 1))
        else:  # a score, then the mark of a slip that was not handed in
            self._number(low)
            self._marks.add(Mark.NO_SLIP)
            self._number(high)

    def _reference(self, token: str) -> None:
        if self._solutions[-1].reference is not None:
            self._wrong(Trouble.TWO_REFERENCES, token)
        self._change(reference=token)

    def _keep(self, token: str) -> None:
        if self._kept is not None or self._batch or len(token) > _DIGITS + 1:
            self._wrong(Trouble.UNREADABLE, token)
        else:
            self._kept = int(token[1:] or 0)

    def _word(self, token: str) -> None:
        self._tables_first = self._tables_first or bool(self._tables)
        if self._solutions[-1].word:
            self._wrong(Trouble.TWO_WORDS, token)
            return
        begun = self._tile_set.going_on(token) if token.isalpha() or "·" in token else ()
        try:
            letters, circled = read_word(token, self._tile_set)
        except LetterError as error:
            self._wrong(Trouble.UNREADABLE, str(error.data.get("letter", token)))
            letters, circled = (), False
        if letters or begun:
            self._change(word=token, letters=letters, circled=circled, begun=begun if begun != (token,) else ())

    def _change(self, **values: object) -> None:
        last = self._solutions[-1]
        fields = {name: getattr(last, name) for name in Written.__slots__}
        self._solutions[-1] = Written(**{**fields, **values})

    def _wrong(self, trouble: Trouble, detail: str) -> None:
        self._trouble = self._trouble or (trouble, detail)

    def body(self) -> Body:
        """Everything taken."""
        last = self._solutions[-1]
        if Mark.NO_REFERENCE in self._marks and (last.reference or Mark.TWO_LETTERS in self._marks):
            self._wrong(Trouble.CONTRADICTION, last.reference or str(Mark.TWO_LETTERS))
        trouble, detail = self._trouble or (None, "")
        return Body(
            tuple(self._solutions), self._score, frozenset(self._marks), tuple(dict.fromkeys(self._tables)),
            self._kept, self._tables_first, trouble, detail,
        )  # fmt: skip


def azerty_head(text: str, *, going_on: bool = False) -> str:
    """Turn the unshifted keys of a French keyboard into digits, at the start of a line that begins with one.

    ``going_on``: the line began so, its first digits are turned already. After digits typed as such every key keeps its
    own meaning.

    >>> azerty_head("&é VI"), azerty_head("12 T(E)"), azerty_head("12("), azerty_head("12(", going_on=True)
    ('12 VI', '12 T(E)', '12(', '125')
    """
    if not text or not (going_on or text[0] in AZERTY):
        return text
    end = next((index for index, one in enumerate(text) if one not in AZERTY and not one.isdecimal()), len(text))
    return "".join(AZERTY.get(one, one) for one in text[:end]) + text[end:]


def absent(table: int | None, seats: Mapping[int, str], foreign: Mapping[int, str]) -> tuple[Trouble, str]:
    """Why a table owes no slip here: it is not there, another marker has it, or it does not play."""
    if table is None or table not in seats:
        return Trouble.UNKNOWN_TABLE, str(table)
    if table in foreign:
        return Trouble.OTHER_ARBITER, f"{table} ({foreign[table] or '–'})"
    return Trouble.NOT_EXPECTED, str(table)

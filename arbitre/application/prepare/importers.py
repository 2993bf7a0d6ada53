"""Reads games of other programs: Eliot's saved games, and the lines in which prepared games come by e-mail."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.reference import BadReference, Reference
from arbitre.domain.board.tiles import LetterError, TileSet, to_text

_ELIOT_VARIANTS = {
    frozenset[str](): "normal",
    frozenset({"bingo"}): "joker",
    frozenset({"explosive"}): "explosive",
    frozenset({"7among8"}): "7of8",
    frozenset({"bingo", "7among8"}): "7of8joker",
}
# A name stands on its line and is short: looking further for an end that is not there costs the square of the length.
_NAME = re.compile(r"(<Name>)([^\n]{0,400}?)(</Name>)")
_BARE = re.compile(r"&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9A-Fa-f]+);)")
_MOST_BLANKS = 2
_LARGEST = 8_000_000  # characters; a saved game of 450 players has two million


class ImportProblem(ArbitreError):  # noqa: N818 - the window tells it as news, not as a failure
    """A game that can't be read: ``not_eliot``, ``eliot_version``, ``no_rounds``, ``bad_line``.

    ``line`` from 1 (for XML: where it stopped making sense), ``text`` what is wrong.
    """


# -- Eliot -----------------------------------------------------------------------------------------------------------


def read_eliot(text: str, tile_set: TileSet) -> dict[str, Any]:
    """A game saved by Eliot (format 2) as an object of ``arbitre replay``, with ``players``: table and name.

    Eliot writes names as they are, even those that XML forbids (``Dupont & Martin``): these are read too. Its
    references are always French; they are written in the tile set's convention. Raises ``ImportProblem``.
    """
    root = _parsed(text)
    if root.tag != "EliotGame":
        raise ImportProblem("not_eliot", line=1, text=root.tag)
    if root.get("format") != "2":
        raise ImportProblem("eliot_version", line=1, text=root.get("format", ""))
    variants = frozenset(one.text or "" for one in root.iterfind("Game/Variant"))
    rounds: list[dict[str, Any]] = []
    total = 0
    for turn in root.iterfind("History/Turn"):
        found = _eliot_round(turn, tile_set, len(rounds) + 1)
        if found is not None:
            total += found["points"]
            rounds.append(found | {"total": total})
    if not rounds:
        raise ImportProblem("no_rounds", line=1, text="")
    return {
        "language": tile_set.language,
        "variant": _ELIOT_VARIANTS.get(variants, "normal"),
        "source": f"Eliot, {(root.findtext('Dictionary/Name') or '').strip()}".rstrip(", "),
        "players": [
            {"table": int(table) if table.isdecimal() else 0, "name": (one.findtext("Name") or "").strip()}
            for one in root.iterfind("Game/Player")
            for table in [(one.findtext("TableNb") or one.get("id") or "").strip()]
        ],
        "rounds": rounds,
    }


def _parsed(text: str) -> ElementTree.Element:
    if len(text) > _LARGEST:
        raise ImportProblem("not_eliot", line=1, text="too large")
    # Declarations of entities and encodings are none of ours: the text is decoded already.
    body = re.sub(r"^\s*<\?xml.*?\?>", "", text, count=1, flags=re.DOTALL)
    if "<!DOCTYPE" in body or "<!ENTITY" in body:
        raise ImportProblem("not_eliot", line=1, text="DOCTYPE")
    body = _NAME.sub(lambda name: name[1] + _BARE.sub("&amp;", name[2]).replace("<", "&lt;") + name[3], body)
    try:
        return ElementTree.fromstring(body)
    except ElementTree.ParseError as error:
        raise ImportProblem("not_eliot", line=error.position[0], text=str(error)) from error


def _eliot_round(turn: ElementTree.Element, tile_set: TileSet, number: int) -> dict[str, Any] | None:
    """The rack of a turn and the move placed; the rack may have been set more than once: the last one counts."""
    racks = [(one.text or "").strip() for one in turn.iterfind("GameRack")]
    moves = [one for tag in ("GameMove", "MasterMove") for one in turn.iterfind(tag) if one.get("type") == "valid"]
    if not racks or not moves:
        return None
    move = moves[0]
    try:
        place = Reference.parse(move.get("coord", ""), "letter").text(tile_set.row_label)
        word = to_text(tile_set.parse_word(move.get("word", "")))
        points = int(move.get("points", ""))
    except (BadReference, LetterError, ValueError) as error:
        raise ImportProblem("bad_line", line=number, text=str(error)) from error
    return {"n": number, "draw": racks[-1], "word": word, "ref": place, "points": points}


# -- lines of text ---------------------------------------------------------------------------------------------------


def read_lines(text: str, tile_set: TileSet, variant: str = "normal") -> dict[str, Any]:
    """A game written as lines ``n; draw; word; reference; points`` as an object of ``arbitre replay``.

    Fields may be parted by semicolons, tabs, bars or commas, and a total may follow; a first line of headings, blank
    lines, lines of dashes and comments (``#``) are passed over. Blanks: lower case or in round brackets. Accents and
    marks that sheets put behind a word (``*``) are dropped. Raises ``ImportProblem`` with the line.
    """
    rounds: list[dict[str, Any]] = []
    for number, fields in _fields(text):
        if not rounds and not fields[0].rstrip(".").isdecimal() and not any(field.isdecimal() for field in fields):
            continue  # headings
        rounds.append(_text_round(number, fields, tile_set))
    if not rounds:
        raise ImportProblem("no_rounds", line=1, text="")
    return {"language": tile_set.language, "variant": variant, "rounds": rounds}


def _fields(text: str) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip().lstrip("\ufeff")
        if not stripped or stripped.startswith("#") or not any(map(str.isalnum, stripped)):
            continue
        mark = next((mark for mark in ";\t|," if stripped.count(mark) >= 3), None)
        fields = stripped.split(mark) if mark else stripped.split()
        yield number, [field.strip().strip('"') for field in fields]


def _text_round(number: int, fields: list[str], tile_set: TileSet) -> dict[str, Any]:
    def refuse(text: str) -> ImportProblem:
        return ImportProblem("bad_line", line=number, text=text)

    if len(fields) < 5:
        raise refuse("n; draw; word; reference; points")
    n, draw, word, place, points, *rest = fields
    if not n.rstrip(".").isdecimal():
        raise refuse(n)
    scored = re.match(r"-?\d+", points)
    if scored is None:
        raise refuse(points)
    try:
        letters = tile_set.parse_word(_word(word, tile_set))
        reference = Reference.parse(place.replace(" ", ""), tile_set.row_label).text(tile_set.row_label)
        _check_draw(draw, tile_set)
    except (LetterError, BadReference) as error:
        raise refuse(str(error)) from error
    total = rest[0] if rest else ""
    return {
        "n": int(n.rstrip(".")),
        "draw": "".join(draw.split()).upper(),
        "word": to_text(letters),
        "ref": reference,
        "points": int(scored[0]),
        "total": int(total) if total.isdecimal() else None,
    }


def _check_draw(draw: str, tile_set: TileSet) -> None:
    for part in draw.lstrip("-").split("+"):
        tile_set.parse_rack(part)


def _word(text: str, tile_set: TileSet) -> str:
    """A word as sheets print it, in the files' notation."""
    word = "".join(text.split()).rstrip("*!.")
    if "(" in word:
        word = re.sub(r"\(([^()]*)\)|([^()]+)", lambda part: (part[1] or "").lower() or (part[2] or "").upper(), word)
    elif word == word.lower() or sum(map(str.islower, word)) > _MOST_BLANKS:
        word = word.upper()  # written small, or with a capital: no blanks are marked
    alphabet = {character for tile in tile_set.tiles for character in tile.text}
    return "".join(character if character.upper() in alphabet else _bare(character) for character in word)


def _bare(character: str) -> str:
    decomposed = unicodedata.normalize("NFKD", character)
    return "".join(part for part in decomposed if not unicodedata.combining(part))

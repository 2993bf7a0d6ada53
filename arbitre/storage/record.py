"""A line of the journal, how it is chained to the one before, and what can go wrong with the file."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from arbitre.domain.base.errors import ArbitreError

FORMAT = 2
"""2 added the table of secrets; a file of format 1 gets it with its next new game."""
FIRST_CHAIN = hashlib.sha256(b"arbitre journal 1").digest()


class JournalError(ArbitreError):
    """A journal that can't be read or written; always with ``path``.

    Kinds: ``not_a_file`` (not a tournament file), ``damaged`` and ``chain_broken`` (with ``good``: number of the last
    sound record, ``found``: records still readable, ``size`` and ``expected`` bytes; ``seq``: the first that does not
    follow from the one before), ``bad_record`` (``seq``, ``record``, ``error``: it follows, but makes no sense here),
    ``newer_format`` (``version``, ``known``), ``read_only``, ``disk_full``, ``locked``, ``missing``,
    ``moved`` (renamed, removed or replaced while open), ``missing_folder``, ``exists``, ``io_error`` (``detail``: what
    the system said), ``unsure`` (``detail``: the disk refused and can't be read, so that nobody knows whether the
    action is in the file).
    """


class Conflict(ArbitreError):  # noqa: N818  the design's name
    """Somebody else appended first: ``head`` is the last number now, ``after`` the one that was expected."""


class Draft(NamedTuple):
    """A record before it is in the journal: a fact's ``kind`` and JSON ``body``, when (ISO 8601), who, and where."""

    kind: str
    body: Mapping[str, Any]
    at: str
    who: str = ""
    station: str = ""


class Record(NamedTuple):
    """A record of the journal: its number from 1, the action (a UUID) it is part of, its draft's values, its hash."""

    seq: int
    action: str
    at: str
    who: str
    station: str
    kind: str
    body: Mapping[str, Any]
    chain: str


class Row(NamedTuple):
    """A record as the file holds it, ``body`` in JSON and ``chain`` in bytes."""

    seq: int
    action: str
    at: str
    who: str
    station: str
    kind: str
    body: str
    chain: bytes


_TYPES = (int, str, str, str, str, str, str, bytes)


def records(rows: Sequence[Row]) -> list[Record]:
    """Decode rows; ``BadBodyError`` with the first whose body is no JSON object that the program could have written."""
    joined = ",".join([row.body for row in rows])
    try:
        bodies = _loads(f"[{joined}]")  # one call is twice as fast as one a row
        sound = len(bodies) == len(rows) and all(isinstance(body, dict) for body in bodies) and not _HALF(joined)
    except (ValueError, RecursionError):
        sound = False
    if not sound:
        bodies = [_body(row) for row in rows]
    return [Record(*row[:6], body, row[7].hex()) for row, body in zip(rows, bodies, strict=True)]


class BadBodyError(ValueError):
    """A row (number ``seq``, of a ``kind``) whose body can't be read."""

    def __init__(self, row: Row, why: str) -> None:
        self.seq, self.kind, self.why = row.seq, row.kind, why
        super().__init__(why)


def _body(row: Row) -> Any:
    try:
        body = _loads(row.body)
        if not isinstance(body, dict):
            raise ValueError("not a JSON object")
        json.dumps(body, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadBodyError(row, str(error)) from error
    return body


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


_loads = json.JSONDecoder(parse_constant=_no_number).decode
_HALF = re.compile(r"\\ud[89a-f]", re.IGNORECASE).search  # half a character, written as an escape


def encode(body: Mapping[str, Any]) -> str:
    """The JSON of a fact as it is stored and hashed."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def link(before: bytes, seq: int, action: str, draft: Draft, body: str) -> bytes:
    """The hash of a record: SHA-256 over the hash before it and all its values, lengths first so that none can slip."""
    return _hash(before, seq, action, draft.at, draft.who, draft.station, draft.kind, body)


def _hash(before: bytes, seq: int, action: str, at: str, who: str, station: str, kind: str, body: str) -> bytes:
    # One expression: opening a file spends most of its time here.
    lengths = f"{seq} {len(action)} {len(at)} {len(who)} {len(station)} {len(kind)} {len(body)}"
    text = f"{lengths}\n{action}\n{at}\n{who}\n{station}\n{kind}\n{body}"
    return hashlib.sha256(before + text.encode()).digest()


def follows(before: bytes, row: Row) -> bool:
    """Tell whether a row is of the right types and its hash the one that follows."""
    if tuple(map(type, row)) != _TYPES:
        return False
    seq, action, at, who, station, kind, body, chain = row
    return chain == _hash(before, seq, action, at, who, station, kind, body)

"""Another tournament file, read and not touched: its state, and who recorded each slip when and where."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arbitre.application.session.core import Signed
from arbitre.application.session.reading import read
from arbitre.domain import facts as f
from arbitre.domain.event.state import Tournament
from arbitre.storage.journal import Journal

SlipKey = tuple[int, int, int]
"""Game, turn's serial, table."""

_SLIP_FACTS = (
    f.SlipRecorded, f.SlipCorrected, f.SlipRemoved, f.RulingOverridden, f.SecondMarkRecorded, f.MarkingResolved
)  # fmt: skip


@dataclass(frozen=True)
class EventFile:
    """A file as it is now. ``digest`` is its journal's last chain value, ``chains`` all of them, oldest first."""

    path: Path
    state: Tournament
    digest: str
    chains: tuple[str, ...]
    last_at: str
    last_kind: str
    signed: Mapping[SlipKey, Signed]


def read_event(path: Path) -> EventFile:
    """Read a file without touching it. Raises ``JournalError``."""
    with Journal.open(path, read_only=True) as journal:
        found = read(journal)
    signed: dict[SlipKey, Signed] = {}
    for key in found.alive:
        for fact, record in zip(found.facts[key], found.records[key], strict=True):
            for slip in slip_keys(fact):
                signed[slip] = Signed(record.at, record.who, record.station)
    records = [record for group in found.records.values() for record in group]
    chains = tuple(record.chain for record in records)
    last = records[-1] if records else None
    digest = last.chain if last else hashlib.sha256(b"").hexdigest()
    return EventFile(path, found.state, digest, chains, last.at if last else "", last.kind if last else "", signed)


def slip_keys(fact: Any) -> tuple[SlipKey, ...]:
    """The slips that a fact writes; table 0 stands for closing the turn."""
    if isinstance(fact, f.TurnClosed):
        return ((fact.game, fact.turn, 0),)
    if isinstance(fact, f.SlipMoved):
        return (fact.game, fact.turn, fact.table), (fact.game, fact.turn, fact.to)
    return ((fact.game, fact.turn, fact.table),) if isinstance(fact, _SLIP_FACTS) else ()

"""Corrections made in the united file of several centres: carried over when the centres are put together again."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from arbitre.application.exchange.centre_facts import Block
from arbitre.application.session.core import Signed
from arbitre.application.session.reading import read
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.merging import MergeNote, NoteKind
from arbitre.domain.event.state import Tournament
from arbitre.domain.event.turn_code import turn_key
from arbitre.domain.folding.tournament import fold
from arbitre.storage.journal import Journal

Group = tuple[tuple[f.Fact, Signed], ...]

# Of the file itself, not of the results: how firm they are and what was printed is decided anew.
_OF_THE_FILE = (f.StandingPublished, f.DocumentPrinted, f.MessageShown, f.ReasonGiven, f.TournamentEdited)


@dataclass(frozen=True)
class Corrections:
    """A united file: its state, and each action that was done in it after it was made."""

    state: Tournament
    actions: tuple[Group, ...]


def merge_action(uid: str, number: int) -> str:
    """The id of an action that putting centres together makes."""
    return str(uuid.uuid5(uuid.NAMESPACE_OID, f"{uid}/{number}"))


def read_united(path: Path) -> Corrections:
    """Read a united file with what was corrected in it. Raises ``JournalError``."""
    with Journal.open(path, read_only=True) as journal:
        found = read(journal)
    uid = found.state.about.uid
    made = {merge_action(uid, number) for number in range(len(found.alive) + 1)}
    actions = tuple(
        tuple(
            (fact, Signed(record.at, record.who, record.station))
            for fact, record in zip(found.facts[action], found.records[action], strict=True)
            if not isinstance(fact, _OF_THE_FILE)
        )
        for action in found.alive
        if action not in made
    )
    return Corrections(found.state, tuple(group for group in actions if group))


def carry_over(
    corrections: Corrections, state: Tournament, blocks: Sequence[Block], notes: list[MergeNote]
) -> tuple[Tournament, list[Group], list[str]]:
    """The corrections in the tables of the new union: the state after them, what to append, and what cannot be.

    An action is carried whole or not at all; what cannot be is told as ``game.turn.table``, or as the kind of fact.
    """
    tables = _tables(corrections.state, {block.label: block.offset for block in blocks})
    carried: list[Group] = []
    lost: list[str] = []
    for group in corrections.actions:
        moved: list[tuple[f.Fact, Signed]] = []
        try:
            for fact, signed in group:
                moved.append((_moved(fact, corrections.state, state, tables), signed))
            after = fold((fact for fact, _ in moved), state)
        except (ArbitreError, LookupError, ValueError, AssertionError):
            lost += [_where(fact) for fact, _ in group]
            continue
        state = after
        carried.append(tuple(moved))
        notes += [
            MergeNote(
                NoteKind.CARRIED, game=getattr(fact, "game", 0), turn=getattr(fact, "turn", 0), tables=_named(fact)
            )
            for fact, _ in moved
        ]
    return state, carried, lost


def _tables(before: Tournament, offsets: Mapping[str, int]) -> dict[int, dict[int, int]]:
    """Game by game where each table of the old union is in the new one; those of a centre that is gone are left out."""
    places = {label: number for number, (label, _) in enumerate(before.merged, start=1)}
    seats = [(table, places[label]) for game in before.games for table, label in game.centres.items()]
    sizes = (10**digits for digits in range(2, 6))
    size = next((one for one in sizes if all(table // one == place for table, place in seats)), 0)
    return {
        game.number: {
            table: offsets[label] + table - places[label] * size
            for table, label in game.centres.items()
            if label in offsets
        }
        for game in before.games
    }


def _moved(fact: f.Fact, before: Tournament, after: Tournament, tables: Mapping[int, Mapping[int, int]]) -> f.Fact:
    """A fact of the old union in the new one. Raises ``LookupError`` when its table, turn or player is not there."""
    values: dict[str, Any] = {}
    names = {one.name for one in fields(fact)}  # type: ignore[arg-type]
    game = int(getattr(fact, "game", 0))
    if "turn" in names:
        turn = int(getattr(fact, "turn", 0))
        old, new = before.game(game), after.game(game)
        if turn_key(old, old.turn(turn)) != turn_key(new, new.turn(turn)):
            raise LookupError(turn)
    for name in names & {"table", "to"}:
        values[name] = tables[game][getattr(fact, name)]
    for name in names & {"tables", "eliminated"}:
        values[name] = tuple(tables[game][table] for table in getattr(fact, name))
    for name in names & {"player"}:
        who = getattr(fact, name)
        if getattr(who, "id", who) is not None and not isinstance(fact, f.PlayerRegistered):
            after.players[getattr(who, "id", who)]
    return replace(fact, **values)  # type: ignore[type-var]


def _named(fact: f.Fact) -> tuple[int, ...]:
    table = getattr(fact, "table", 0)
    return tuple(getattr(fact, "tables", ())) or ((table,) if table else ())


def _where(fact: f.Fact) -> str:
    game, turn = getattr(fact, "game", 0), getattr(fact, "turn", 0)
    place = ".".join(str(one) for one in (game, turn, *_named(fact)) if one)
    return f"{type(fact).__name__} {place}".strip()

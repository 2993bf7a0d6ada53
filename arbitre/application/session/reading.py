"""From the records of a journal to facts and the state: one place that says which record makes no sense."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Tournament
from arbitre.domain.folding.tournament import fold, live_actions
from arbitre.storage.journal import Journal
from arbitre.storage.record import Record

# What folding facts stumbles over when they fit together in no way that the program makes.
_NONSENSE = (ArbitreError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


@contextmanager
def uncollected() -> Iterator[None]:
    """Read a journal without the garbage collector: nothing made is garbage, and looking takes as long as the fold."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@dataclass(frozen=True, slots=True)
class Reading:
    """A journal read: every action with its records and facts, in order; those that ``alive`` names stand.

    ``redoable``: actions that may be redone, the last undone at the end. ``states``: of the last few actions that
    stand, the state before each; ``state``: the one after all of them.
    """

    records: dict[str, tuple[Record, ...]]
    facts: dict[str, tuple[f.Fact, ...]]
    alive: tuple[str, ...]
    redoable: tuple[str, ...]
    states: tuple[Tournament, ...]
    state: Tournament


def read(journal: Journal, recent: int = 0) -> Reading:
    """Read a whole journal. Raises ``JournalError``: ``bad_record`` with the number of one that makes no sense."""
    records: dict[str, tuple[Record, ...]] = {}
    facts: dict[str, tuple[f.Fact, ...]] = {}
    decoder = f.Decoder()
    for action, group in groupby(journal.since(0), key=attrgetter("action")):
        members = tuple(group)
        if action in records:
            raise _bad(journal, members[0], "an action in two parts")
        records[action] = members
        decoded: list[f.Fact] = []
        for record in members:
            try:
                decoded.append(decoder(record.kind, record.body))
            except ArbitreError as error:
                raise _bad(journal, record, error) from error
        facts[action] = tuple(decoded)
    redoable = _redoable(journal, records, facts)
    groups = live_actions(list(facts.items()))
    older = groups[: max(0, len(groups) - recent)]
    states: list[Tournament] = []
    try:
        state = fold(fact for _, group_facts in older for fact in group_facts)
        for _, group_facts in groups[len(older) :]:
            states.append(state)
            state = fold(group_facts, state)
    except _NONSENSE as error:
        raise _misplaced(journal, records, groups, error) from error
    return Reading(records, facts, tuple(action for action, _ in groups), redoable, tuple(states), state)


def _redoable(
    journal: Journal, records: dict[str, tuple[Record, ...]], facts: dict[str, tuple[f.Fact, ...]]
) -> tuple[str, ...]:
    """Undone actions with no other action since. What is undone or redone a second time changes nothing."""
    stack: list[str] = []
    known: set[str] = set()
    for action, group in facts.items():
        other = group[0]
        if not isinstance(other, f.Undone | f.Redone):
            if any(isinstance(fact, f.Undone | f.Redone) for fact in group):
                raise _bad(journal, records[action][0], "undoing is an action of its own")
            stack.clear()
        elif len(group) > 1 or other.action not in known:
            raise _bad(journal, records[action][0], "it undoes or redoes what is not there")
        elif isinstance(other, f.Undone):
            stack = [one for one in stack if one != other.action] + [other.action]
        else:
            stack = [one for one in stack if one != other.action]
        if not isinstance(other, f.Undone | f.Redone):
            known.add(action)
    return tuple(stack)


def _misplaced(
    journal: Journal,
    records: dict[str, tuple[Record, ...]],
    groups: Sequence[tuple[str, Sequence[f.Fact]]],
    why: object,
) -> ArbitreError:
    """Fold fact by fact to find the one that does not fit."""
    state = Tournament()
    last: Record | None = None
    for action, group in groups:
        for record, fact in zip(records[action], group, strict=True):
            last = record
            try:
                state = fold((fact,), state)
            except _NONSENSE as error:
                return _bad(journal, record, error)
    assert last is not None
    return _bad(journal, last, why)


def _bad(journal: Journal, record: Record, why: object) -> ArbitreError:
    return journal.bad_record(record.seq, record.kind, why)

"""The fold: ``apply(state, fact) -> state`` for every fact, and the folding of a whole journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import arbitre.domain.folding  # noqa: F401 - registers the functions
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Tournament
from arbitre.domain.folding.handlers import HANDLERS
from arbitre.domain.folding.slips import slips_recorded


class FoldError(ArbitreError):
    """A fact that doesn't fit the state: it names a game, turn, table or player that isn't there."""


def apply(state: Tournament, fact: f.Fact) -> Tournament:
    """The state after one more fact; branches that the fact leaves alone are shared. Raises ``FoldError``."""
    try:
        return HANDLERS[type(fact)](state, fact)
    except (KeyError, IndexError) as error:
        raise FoldError("misplaced", fact=type(fact).__name__, missing=str(error)) from error


def live_actions(actions: Iterable[tuple[str, Sequence[f.Fact]]]) -> list[tuple[str, Sequence[f.Fact]]]:
    """Actions that stand, in order: without those undone (and not redone), ``Undone`` and ``Redone``."""
    dead: set[str] = set()
    kept: list[tuple[str, Sequence[f.Fact]]] = []
    for action, group in actions:
        if len(group) == 1 and isinstance(group[0], f.Undone):
            dead.add(group[0].action)
        elif len(group) == 1 and isinstance(group[0], f.Redone):
            dead.discard(group[0].action)
        else:
            kept.append((action, group))
    return [(action, group) for action, group in kept if action not in dead]


def fold(facts: Iterable[f.Fact], state: Tournament | None = None) -> Tournament:
    """Fold facts in order onto a state (an empty one by default)."""
    result = state or Tournament()
    for key, group in groupby(facts, key=_together):
        if key is None:
            for fact in group:
                result = apply(result, fact)
        else:
            result = _slips(result, [fact for fact in group if isinstance(fact, f.SlipRecorded)])
    return result


def _together(fact: f.Fact) -> tuple[int, int] | None:
    """Slips of one turn that follow each other are folded at once."""
    return (fact.game, fact.turn) if isinstance(fact, f.SlipRecorded) else None


def _slips(state: Tournament, facts: Sequence[f.SlipRecorded]) -> Tournament:
    try:
        return slips_recorded(state, facts)
    except (KeyError, IndexError) as error:
        raise FoldError("misplaced", fact="SlipRecorded", missing=str(error)) from error

"""Copies of the event for others: a chain that ends before the live rack, and nothing of what the room must not know.

The arbiter's own file and its safety copies hold everything. What leaves his hands (a marker's copy, an archive of
results) holds neither the seed, nor the rack and the top of a turn that is not revealed, nor a prepared game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

from arbitre.application.session.core import Core
from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Tournament
from arbitre.domain.folding.tournament import FoldError, apply, fold, live_actions
from arbitre.storage.record import Draft, Record

__all__ = ["HandoutError", "copy_for_others", "refuse_to_tell"]


class HandoutError(ArbitreError):
    """A copy that would tell too much: ``tells_draws`` (``game``), the file itself says what will be drawn."""


def refuse_to_tell(state: Tournament) -> None:
    """Refuse copies of a file whose journal holds the secrets of a running game. Raises ``HandoutError``."""
    for game in state.games:
        if game.tells_draws:
            raise HandoutError("tells_draws", game=game.number)


def seals(session: Session) -> tuple[list[int], list[int], list[int]]:
    """Games by number whose seal holds, is broken, and can't be checked: the secrets are not in this file.

    Games of version 0.1 have none.
    """
    holding: list[int] = []
    broken: list[int] = []
    unknown: list[int] = []
    for game in session.state.games:
        if not session.secrets.seal_holds(game):
            broken.append(game.number)
        elif session.secrets.seal_is_here(game):
            holding.append(game.number)
        elif game.committed:
            unknown.append(game.number)
    return holding, broken, unknown


def copy_for_others(session: Core, own: Sequence[f.Fact] = (), who: str = "") -> Callable[[Path], None]:
    """What writes a copy that may leave the arbiter's hands; ``own`` facts, signed ``who``, are its last.

    Records from the first one about a turn not revealed on are left out, also those that were undone: the draw would
    come out the same. What else was recorded since follows in the old order. Raises ``HandoutError``; the writer
    raises ``JournalError``.
    """
    state = session.state
    refuse_to_tell(state)
    history = session.history()
    groups = [(key, list(members)) for key, members in groupby(history, key=lambda pair: pair[0].action)]
    public = next(
        (index for index, (_, pairs) in enumerate(groups) if any(_hidden(state, fact) for _, fact in pairs)),
        len(groups),
    )
    last = groups[public - 1][1][-1][0].seq if public else 0
    before = live_actions((key, [fact for _, fact in pairs]) for key, pairs in groups[:public])
    more = _since(session, state, before, dict(groups[public:]))
    if own:
        at = session.now().isoformat(timespec="milliseconds")
        drafts = [Draft(*f.to_record(fact), at, who, who) for fact in own]
        head = history[-1][0].chain if history else ""
        more.append((f"marker/{head[:24]}", drafts))
    return lambda path: session.journal.write_beginning(path, last, more)


def _hidden(state: Tournament, fact: f.Fact) -> bool:
    """True for what is about a turn that the room does not know the solution of: its rack, its top, its slips."""
    game, turn = getattr(fact, "game", 0), getattr(fact, "turn", 0)
    if not game or not turn or isinstance(fact, f.BoardCorrected):
        return False
    one = state.game(game)
    return turn > len(one.turns) or (one.turn(turn).counts and not one.turn(turn).revealed)


def _since(
    session: Core,
    state: Tournament,
    before: Sequence[tuple[str, Sequence[f.Fact]]],
    later: dict[str, list[tuple[Record, f.Fact]]],
) -> list[tuple[str, list[Draft]]]:
    """What stands of the actions after the public beginning, without what is hidden, and what they took back of it."""
    standing = {action.id for action in session.actions}
    more: list[tuple[str, list[Draft]]] = []
    at = session.now().isoformat(timespec="milliseconds")
    for key, _ in reversed(before):
        if key not in standing:
            more.append((f"undone/{key}", [Draft(*f.to_record(f.Undone(key)), at, session.who, session.station)]))
    copied = fold(fact for key, facts in before if key in standing for fact in facts)
    for key, pairs in later.items():
        drafts: list[Draft] = []
        for record, fact in pairs if key in standing else ():
            if _hidden(state, fact):
                continue
            try:
                copied = apply(copied, fact)
            except FoldError:
                continue  # it hangs on something hidden
            drafts.append(Draft(record.kind, record.body, record.at, record.who, record.station))
        if drafts:
            more.append((key, drafts))
    return more

"""The heart of a session: facts are computed, appended to the journal, folded, and published."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from arbitre.application.session.reading import read, uncollected
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.publication import FIRM, in_force
from arbitre.domain.event.state import Game, Step, Tournament, Turn
from arbitre.domain.folding.tournament import fold
from arbitre.domain.results.standings import standing
from arbitre.storage.journal import Journal
from arbitre.storage.record import Conflict, Draft, Record

SNAPSHOTS = 64
"""States kept for undoing at once; older ones are folded again."""
# What the room has seen or heard is never taken back (architecture, section 4), nor is a standing made official: that
# is loosened with a reason.
_SEEN = (
    f.RackShown,
    f.ClockStarted,
    f.TurnRevealed,
    f.GameOpened,
    f.SecretsRevealed,
    f.TournamentCreated,
    f.MarkerFileMade,
    f.CentresJoined,
)


class SessionError(ArbitreError):
    """A command that the rules or the moment do not allow; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Action:
    """One group of facts that was accepted together."""

    id: str
    facts: tuple[f.Fact, ...]
    at: str
    who: str
    station: str
    seq: int


@dataclass(frozen=True, slots=True)
class Change:
    """What listeners are told: the action (``None`` when the state was read again) and how it came."""

    action: Action | None
    how: str  # "done", "undone", "redone", "read"


class Signed(NamedTuple):
    """Who recorded a fact elsewhere (another laptop's file), where, and when."""

    at: str
    who: str
    station: str


Listener = Callable[[Change], None]
Completion = Callable[[Sequence[f.Fact]], Iterable[f.Fact]]
"""What must follow from facts in the same action."""


class Core:
    """An open tournament: its journal, its state, undo and redo, and what was searched.

    ``now`` gives the time of day; nothing else here looks at a clock.
    """

    def __init__(
        self,
        journal: Journal,
        *,
        who: str = "",
        station: str = "",
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._journal = journal
        self.who = who
        self.station = station
        self.now = now
        self._state = Tournament()
        self._actions: list[Action] = []  # those that stand
        self._undone: list[Action] = []  # those that may be redone, the last undone at the end
        self._snapshots: list[tuple[str, Tournament]] = []  # (action, state before it)
        self._seq = 0
        self._listeners: list[Listener] = []
        self._because = ""  # why an official standing may be changed just now
        self._agreed: frozenset[str] = frozenset()  # players from whom something may be taken just now
        self.completions: list[Completion] = []
        self._read()

    # -- state and listeners -----------------------------------------------------------------------------------------

    @property
    def state(self) -> Tournament:
        """The tournament as the journal's facts make it."""
        return self._state

    @property
    def path(self) -> Path | None:
        """The file of the journal; ``None`` in memory."""
        return self._journal.path

    @property
    def read_only(self) -> bool:
        """True where everything can be looked at and nothing recorded."""
        return self._journal.read_only

    @property
    def journal(self) -> Journal:
        """The journal itself, for copies and verification."""
        return self._journal

    @property
    def actions(self) -> Sequence[Action]:
        """Every action that stands, oldest first."""
        return self._actions

    def history(self, after: int = 0) -> list[tuple[Record, f.Fact]]:
        """The journal in order, what was undone included; only what came ``after`` a record's number."""
        return [(record, f.from_record(record.kind, record.body)) for record in self._journal.since(after)]

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener`` after every change; the result ends the subscription."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def close(self) -> None:
        """Close the journal; nothing needs saving."""
        self._journal.close()

    # -- commands ----------------------------------------------------------------------------------------------------

    def commit(
        self,
        facts: Iterable[f.Fact],
        signed: Sequence[Signed | None] = (),
        secrets: Mapping[str, str] | None = None,
    ) -> Action | None:
        """Accept facts as one action: try them on the state, append them, keep the new state, tell the listeners.

        When the disk refuses, nothing has changed and the journal's error passes on. No facts, no action. When another
        program wrote since the facts were computed, its actions are read and ``SessionError("conflict")`` is raised.
        ``signed``: fact by fact, who recorded it elsewhere, ``None`` for here and now; ``secrets``: as in the journal.
        Raises ``SessionError("reason_needed")`` when an official standing would be another one and nothing says why.
        """
        group = tuple(facts)
        if not group:
            return None
        group += tuple(fact for complete in self.completions for fact in complete(group))
        state = fold(group, self._state)
        if self._changes_firm(state) and not any(str(getattr(fact, "reason", "")).strip() for fact in group):
            group = (*group, f.ReasonGiven(self._needed_reason()))
        action = self._append(str(uuid.uuid4()), group, signed, secrets)
        self._snapshots.append((action.id, self._state))
        del self._snapshots[:-SNAPSHOTS]
        self._actions.append(action)
        self._undone.clear()
        self._state = state
        self._publish(Change(action, "done"))
        return action

    def can_undo(self) -> Action | None:
        """The action that ``undo`` would take back; ``None`` when there is none or the room has seen it."""
        if not self._actions:
            return None
        last = self._actions[-1]
        seen = any(isinstance(fact, _SEEN) or _made_firm(fact) for fact in last.facts)
        return None if seen or _arbiter_saw(self._state, last) else last

    def can_redo(self) -> Action | None:
        """The action that ``redo`` would bring back."""
        return self._undone[-1] if self._undone else None

    def undo(self) -> Action:
        """Take back the last action. Raises ``SessionError``: ``nothing_to_undo``, ``room_has_seen``, ``conflict``."""
        action = self.can_undo()
        if action is None:
            raise SessionError("room_has_seen" if self._actions else "nothing_to_undo")
        kept = bool(self._snapshots) and self._snapshots[-1][0] == action.id
        state = self._snapshots[-1][1] if kept else fold(fact for one in self._actions[:-1] for fact in one.facts)
        reason = self._needed_reason() if self._changes_firm(state) else ""
        self._append(str(uuid.uuid4()), (f.Undone(action.id, reason),))
        self._actions.pop()
        self._undone.append(action)
        if kept:
            self._snapshots.pop()
        self._state = state
        self._publish(Change(action, "undone"))
        return action

    def redo(self) -> Action:
        """Bring back the last action taken back. Raises ``SessionError``: ``nothing_to_redo``, ``conflict``."""
        action = self.can_redo()
        if action is None:
            raise SessionError("nothing_to_redo")
        state = fold(action.facts, self._state)
        reason = self._needed_reason() if self._changes_firm(state) else ""
        self._append(str(uuid.uuid4()), (f.Redone(action.id, reason),))
        self._undone.pop()
        self._snapshots.append((action.id, self._state))
        self._actions.append(action)
        self._state = state
        self._publish(Change(action, "redone"))
        return action

    def refresh(self) -> bool:
        """Read what another writer appended; true when there was something."""
        if not self._journal.since(self._seq):
            return False
        self._read()
        self._publish(Change(None, "read"))
        return True

    def _append(
        self,
        action: str,
        group: tuple[f.Fact, ...],
        signed: Sequence[Signed | None] = (),
        secrets: Mapping[str, str] | None = None,
    ) -> Action:
        at = self.now().isoformat(timespec="milliseconds")
        own = Signed(at, self.who, self.station)
        drafts = [
            Draft(*f.to_record(fact), *(signature or own))
            for fact, signature in zip_longest(group, signed[: len(group)])
        ]
        try:
            seq = self._journal.append(drafts, after=self._seq, action=action, secrets=secrets)
        except Conflict as conflict:  # what was computed from an older state may be wrong now: it is asked for again
            self.refresh()
            raise SessionError("conflict") from conflict
        self._seq = seq
        return Action(action, group, at, self.who, self.station, seq)

    def _read(self) -> None:
        """Fold the whole journal (what was undone is left out)."""
        with uncollected():
            self._fold_journal()

    def _fold_journal(self) -> None:
        found = read(self._journal, SNAPSHOTS)
        actions: dict[str, Action] = {}
        for key in (*found.alive, *found.redoable):
            last = found.records[key][-1]
            actions[key] = Action(key, found.facts[key], last.at, last.who, last.station, last.seq)
        self._actions = [actions[key] for key in found.alive]
        self._undone = [actions[key] for key in found.redoable]
        recent = found.alive[len(found.alive) - len(found.states) :]
        self._snapshots = list(zip(recent, found.states, strict=True))
        self._state = found.state
        self._seq = next((records[-1].seq for records in reversed(found.records.values())), 0)

    def _publish(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            listener(change)

    # -- how firm the results are ------------------------------------------------------------------------------------

    def in_force(self, game: int = 0) -> f.Publication:
        """How firm a standing is at this moment (``game`` 0: the event's); once its time is over it is official."""
        published = self._state.game(game).published if game else self._state.published
        state = in_force(published, self.now().astimezone())
        # Every slip is looked at for claims only once the time is over: this is asked at each slip entered.
        if state is not published.state and open_claims(self._state, game):
            return published.state
        return state

    @contextmanager
    def because(self, reason: str) -> Iterator[None]:
        """Whatever is done inside may change an official standing; the reason is recorded where it does."""
        before, self._because = self._because, reason.strip()
        try:
            yield
        finally:
            self._because = before

    @contextmanager
    def agreed(self, players: Iterable[str]) -> Iterator[None]:
        """Whatever is done inside may take a seat, slips or a name from these players: they were named."""
        before, self._agreed = self._agreed, self._agreed | set(players)
        try:
            yield
        finally:
            self._agreed = before

    def refuse_to_take(self, losses: Iterable[SessionError]) -> None:
        """Raise the first of the errors whose ``takes_from`` (ids of players) nobody has agreed to."""
        for loss in losses:
            losers = loss.data["takes_from"]
            if not isinstance(losers, tuple) or not self._agreed.issuperset(losers):
                raise loss

    def check_firm(self, game: Game, reason: str) -> None:
        """Refuse at once what concerns official or locked results without a reason; ``commit`` has the last word.

        Raises ``SessionError("reason_needed")``, whose ``official`` tells that ``because`` may give it.
        """
        if not reason.strip() and (self.in_force(game.number) in FIRM or self.in_force() in FIRM):
            self._needed_reason()

    @property
    def given_reason(self) -> str:
        """Why an official standing may be changed just now; empty outside ``because``."""
        return self._because

    def _needed_reason(self) -> str:
        if not self._because:
            raise SessionError("reason_needed", official=True)
        return self._because

    def _changes_firm(self, after: Tournament) -> bool:
        """Whether ranks or totals of a standing that is official now would be others in ``after``."""
        before = self._state
        return any(
            self.in_force(number) in FIRM and _paid(before, number) != _paid(after, number)
            for number in (0, *(game.number for game in before.games))
        )

    # -- what commands ask first --------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game being played: the last one opened. Raises ``SessionError("no_game")``."""
        if not self._state.games:
            raise SessionError("no_game")
        return self._state.games[-1]

    def live(self, *steps: Step) -> Turn:
        """The live turn, at one of these steps. Raises ``SessionError("not_now")``."""
        game = self.game
        live = game.live
        if live is None or game.step not in steps:
            raise SessionError("not_now", step=game.step)
        return live


def needed(reason: str) -> str:
    """A reason without spaces around it. Raises ``SessionError("reason_needed")`` where there is none."""
    if not reason.strip():
        raise SessionError("reason_needed")
    return reason.strip()


def _paid(state: Tournament, number: int) -> dict[str, tuple[int, ...]]:
    """What a standing gives to each player: rank and total, and the top of a game.

    Who has no points is left out: a newcomer changes nobody's standing, nor does the top of a game that goes on.
    """
    lines = standing(state, number or None)
    return {
        line.player: (line.rank, line.total, *([line.top] if number else []), round(line.seconds or 0))
        for line in lines
        if line.total or line.seconds
    }


def _arbiter_saw(state: Tournament, action: Action) -> bool:
    """Whether an arbiter who plays saw the list after this: neither his seal nor the end of the time is taken back."""
    game = state.games[-1] if state.games else None
    if game is None or not game.arbiter_table or game.step not in (Step.TIMED_OUT, Step.REVEALED):
        return False
    return any(isinstance(fact, f.TimeCalled | f.SlipSealed) for fact in action.facts)


def _made_firm(fact: f.Fact) -> bool:
    return isinstance(fact, f.StandingPublished) and fact.state in FIRM


def open_claims(state: Tournament, game: int = 0) -> list[tuple[int, int, int]]:
    """Claims not decided yet, of one game or of all: ``(game, turn serial, table)``."""
    games = [state.game(game)] if game else list(state.games)
    return [
        (one.number, turn.serial, table)
        for one in games
        for turn in one.turns
        for table, marked in sorted(turn.slips.items())
        if marked.claim is not None
    ]

"""Sudden death (*mort subite*, rule 3.8.3): who is out after each complete turn, who is left, and parting a tie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.event import Event
from arbitre.domain import facts as f
from arbitre.domain.event.state import Game, Tournament, Turn
from arbitre.domain.folding.tournament import fold
from arbitre.domain.results.scores import turn_scores
from arbitre.domain.results.standings import standing
from arbitre.domain.rules.rule_set import with_time
from arbitre.domain.rules.turn_rules import eliminated, sudden_death_points


@dataclass(frozen=True, slots=True)
class Elimination:
    """What a complete turn does: every table's points with all penalties taken off, and the tables that are out."""

    turn: Turn
    points: Mapping[int, int]
    out: tuple[int, ...]


def elimination(game: Game, serial: int) -> Elimination:
    """Work out a turn of sudden death from its slips; a table without one has nothing."""
    turn = game.turn(serial)
    scores = turn_scores(game)
    before: Counter[str | None] = Counter()
    now: Counter[str | None] = Counter()
    for one in game.turns[:serial]:
        if not one.counts:
            continue
        count = now if one.serial == serial else before
        for table, score in scores[one.serial].items():
            count[game.player_at(table, one.serial)] += score.warning
        for conduct in one.conduct:
            count[game.player_at(conduct.table, one.serial)] += not conduct.zero
    points = {}
    for table in game.expected(serial):
        player = game.player_at(table, serial)
        own = scores[serial].get(table)
        got = own.points if own is not None else 0
        points[table] = sudden_death_points(got, before[player], before[player] + now[player], game.rules)
    return Elimination(turn, points, tuple(sorted(eliminated(points))))


def elimination_due(game: Game) -> Elimination | None:
    """The first complete turn whose eliminations are not what its slips say now; ``None`` when all is as it should."""
    if not game.rules.time.elimination:
        return None
    for turn in game.turns:
        if not turn.counts:
            continue
        if not game.complete(turn.serial):
            return None  # what follows depends on it
        found = elimination(game, turn.serial)
        if found.out != turn.eliminated:
            return found
    return None


def survivors(game: Game) -> tuple[int, ...]:
    """Tables still in, those that a complete turn puts out left out already."""
    due = elimination_due(game)
    return tuple(table for table in game.expected(game.next_serial) if due is None or table not in due.out)


def places(game: Game) -> tuple[tuple[str, ...], ...]:
    """Players in groups, best first: those still in, then those who went out together, the last ones first."""
    due = elimination_due(game)
    groups: list[tuple[int, ...]] = [survivors(game), *([due.out] if due is not None else [])]
    groups += [turn.eliminated for turn in reversed(game.turns) if turn.counts and turn.eliminated]
    groups.append(tuple(table for table in game.seats if table in game.left))
    seen: set[str] = set()
    found: list[tuple[str, ...]] = []
    for group in groups:
        players = [game.player_at(table, game.next_serial) for table in group]
        new = tuple(dict.fromkeys(one for one in players if one is not None and one not in seen))
        seen.update(new)
        if new:
            found.append(new)
    return tuple(found)


def level_players(state: Tournament, game: int = 0) -> list[tuple[str, ...]]:
    """Groups of players who share a rank in a standing (0: the event's), best first."""
    groups: dict[int, list[str]] = {}
    for line in standing(state, game or None):
        groups.setdefault(line.rank, []).append(line.player)
    return [tuple(players) for players in groups.values() if len(players) > 1]


def _is_noted(game: Game, turn: Turn) -> bool:
    """Tell whether it was noted who a turn puts out, be it nobody."""
    return bool(turn.eliminated) or any(later.counts and later.rack for later in game.turns[turn.serial :])


class Eliminations:
    """Who is out in games of sudden death, noted in time and decided anew when slips change; nothing in other games."""

    def __init__(self, core: Core) -> None:
        self._core = core
        core.completions.append(self._decided_anew)

    def _decided_anew(self, facts: Sequence[f.Fact]) -> Iterator[f.PlayersEliminated]:
        """What these facts change of eliminations that are noted already."""
        games = {one.number for one in self._core.state.games if one.rules.time.elimination}
        touched = games & {number for fact in facts if (number := getattr(fact, "game", None)) is not None}
        if not touched or all(isinstance(fact, f.PlayersEliminated) for fact in facts):
            return
        state = fold(facts, self._core.state)
        for number in sorted(touched):
            # Only what was noted: who a turn puts out first is noted before the next rack.
            while (due := elimination_due(state.game(number))) is not None and _is_noted(state.game(number), due.turn):
                fact = f.PlayersEliminated(number, due.turn.serial, due.out)
                state = fold((fact,), state)
                yield fact

    def note(self) -> tuple[int, ...]:
        """Put out the tables that the complete turns put out; gives those of this call."""
        out: list[int] = []
        while (due := elimination_due(self._core.game)) is not None:
            self._core.commit([f.PlayersEliminated(self._core.game.number, due.turn.serial, due.out)])
            out += due.out
        return tuple(out)

    def before_rack(self, game: Game) -> Game:
        """Before a rack of sudden death every slip is in, and who is out is known; gives the game as it is then.

        Raises ``SessionError("elimination_waits")``.
        """
        if not game.rules.time.elimination:
            return game
        open_turns = game.open_turns()
        if open_turns:
            raise SessionError("elimination_waits", tables=game.pending(open_turns[0].serial))
        self.note()
        return self._core.game

    @staticmethod
    def last_standing(game: Game) -> bool:
        """Whether the game is over because nobody, or one player of several, is left."""
        revealed = next(game.revealed_turns, None)
        if not game.rules.time.elimination or revealed is None or game.open_turns():
            return False
        began = len(game.expected(revealed.serial))
        return len(survivors(game)) <= (1 if began > 1 else 0)


class SuddenDeath:
    """Sudden death that parts level players, and what it puts out."""

    def __init__(self, core: Core, event: Event, eliminations: Eliminations) -> None:
        self._core = core
        self._event = event
        self._eliminations = eliminations

    def eliminate(self) -> tuple[int, ...]:
        """Put out the tables that the complete turns put out; gives those of this call."""
        return self._eliminations.note()

    def open_tie_break(self, players: Sequence[str], title: str = "", seed: str | None = None) -> Game:
        """Open a game of sudden death for level players, at tables 1, 2...; its points count in no standing.

        Raises ``SessionError``: ``too_few_players``, ``game_running``, ``no_such_player``.
        """
        last = self._core.game
        if len(players) < 2:
            raise SessionError("too_few_players")
        return self._event.open_game(
            with_time(last.rules, "mort-subite"),
            last.tile_set,
            last.lexicon,
            seats=dict(enumerate(players, start=1)),
            title=title,
            seed=seed,
            apart=True,
        )

    def decide(self, reason: str, game: int = 0) -> tuple[tuple[str, ...], ...]:
        """Note what the sudden death just played decided about players level in a standing (0: the event's).

        Gives the groups, best first.

        Raises ``SessionError``: ``no_tie_break`` when the game is no sudden death, or nobody is out.
        """
        decided = self._core.game
        groups = places(decided)
        if not decided.rules.time.elimination or len(groups) < 2:
            raise SessionError("no_tie_break")
        self._event.decide_tie(groups, reason, game)
        return groups

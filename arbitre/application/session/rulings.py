"""How slips are ruled: on which position, with which answers, and what a change makes of rulings already given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.searches import Searches
from arbitre.domain import facts as f
from arbitre.domain.board.position import Position
from arbitre.domain.event.state import Game, Marked, Step, Tournament, Turn
from arbitre.domain.folding.tournament import fold
from arbitre.domain.rules.questions import Answers, Question
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip

# A slip may be entered while its turn's clock runs (blank slips handed early), never before the rack is announced.
_OPEN = (Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)


class Rulings:
    """Rulings of any turn of any game; of the running game by default."""

    def __init__(self, core: Core, searches: Searches) -> None:
        self._core = core
        self._searches = searches
        self._positions: dict[object, Position] = {}

    def position(self, turn: Turn, game: Game | None = None, state: Tournament | None = None) -> Position:
        """What the slips of a turn are ruled on, with the words of the event; kept while nothing changes."""
        one = game or self._core.game
        searcher = self._searches.searcher(one, state)
        key = (id(searcher), turn.board, turn.rack, turn.number)
        found = self._positions.get(key)
        if found is None:
            while len(self._positions) >= 40:  # a whole game, for regrading it
                self._positions.pop(next(iter(self._positions)))
            found = Position(
                board=turn.board,
                rack=turn.rack,
                turn=turn.number,
                tile_set=one.tile_set,
                admits=searcher.admits,
                bonus=one.rules.rack.bonus,
                max_played=one.rules.rack.max_played,
            )
            self._positions[key] = found
        return found

    def preview(
        self,
        slip: Slip,
        serial: int | None = None,
        game: Game | None = None,
        *,
        answers: Mapping[str, str] | None = None,
    ) -> Ruling:
        """How a slip would be ruled now; ``Sanction.ASK`` with its question when the arbiter must judge.

        ``answers``: given for a try, before any is recorded.
        """
        one = game or self._core.game
        _, turn = with_answers(one, self.marked_turn(one, serial), answers)
        return self.ruled(one, turn, slip)

    def ruled(self, game: Game, turn: Turn, slip: Slip, state: Tournament | None = None) -> Ruling:
        """What the book pays for a slip of a turn, with the words and the answers there are."""
        return rule(slip, self.position(turn, game, state), game.rules, Answers(turn.answers))

    def answer(self, question: str, answer: str, serial: int | None = None, game: Game | None = None) -> None:
        """Record what the arbiter judged, once for the turn; slips ruled otherwise before are ruled again."""
        one = game or self._core.game
        turn = self.marked_turn(one, serial)
        if answer not in Question.parse(question).options:
            raise SessionError("bad_answer", question=question, answer=answer)
        fact = f.QuestionAnswered(one.number, turn.serial, question, answer)
        self.commit_regraded(one.number, [fact], turn.serial, "answer", last=turn.serial)

    def questions(self, serial: int, game: Game | None = None) -> dict[str, list[int]]:
        """Questions of a turn that no answer settles, with the tables that wait for one."""
        one = game or self._core.game
        turn = one.turn(serial)
        asked: dict[str, list[int]] = {}
        for table, marked in sorted(turn.slips.items()):
            if marked.given.reason is Reason.POINTS_ONLY:
                continue
            ruling = self.ruled(one, turn, marked.slip)
            if ruling.sanction is Sanction.ASK and ruling.question:
                asked.setdefault(ruling.question, []).append(table)
        return asked

    # -- what a change makes of rulings given --------------------------------------------------------------------------

    def commit_regraded(self, game: int, facts: list[f.Fact], first: int, cause: str, last: int | None = None) -> None:
        """Commit facts and, in the same action, the rulings that they change in turns ``first`` to ``last``."""
        after = fold(facts, self._core.state)
        self._core.commit([*facts, *self.regradings(after, game, first, cause, last)])

    def regradings(
        self, state: Tournament, game: int, first: int, cause: str, last: int | None = None
    ) -> Iterable[f.Regraded]:
        """The rulings that would differ in ``state`` from those given, turn by turn.

        A slip that now needs an answer nobody gave keeps its ruling, and is listed by ``questions``.
        """
        one = state.game(game)
        for turn in one.turns[first - 1 : last]:
            changed = []
            for table, marked in sorted(turn.slips.items()):
                if marked.given.reason is Reason.POINTS_ONLY:
                    continue
                ruling = self.ruled(one, turn, marked.slip, state)
                if ruling.sanction is not Sanction.ASK and ruling != marked.given:
                    changed.append((table, ruling))
            if changed:
                yield f.Regraded(game, turn.serial, tuple(changed), cause)

    # -- which turn, which table ---------------------------------------------------------------------------------------

    def marked_turn(self, game: Game, serial: int | None) -> Turn:
        """The turn that slips are entered for: the oldest open one by default."""
        if serial is not None:
            return game.turn(serial)
        open_turns = game.open_turns()
        if open_turns:
            return open_turns[0]
        live = game.live
        if live is None or live.cancelled is not None:
            raise SessionError("not_now", step=game.step)
        return live

    def may_enter(self, game: Game, turn: Turn, table: int) -> None:
        """Refuse a slip that can't be entered now for this table. Raises ``SessionError``, by its reason."""
        if table and table == game.arbiter_table:  # his slip is the sealed one
            raise SessionError("own_table", table=table)
        self._core.check_firm(game, "")  # a late slip first makes the standing provisional again
        if turn.cancelled is not None or turn.step not in _OPEN:
            raise SessionError("not_now", step=turn.step)
        if table not in game.seats:
            raise SessionError("no_such_table", table=table)
        if game.marker and game.arbiters.get(table) != game.marker:
            raise SessionError("not_your_table", table=table, arbiter=game.arbiters.get(table, "–"), name=game.marker)
        if table not in game.expected(turn.serial):
            raise SessionError("not_expected", table=table)


def marked_at(turn: Turn, table: int) -> Marked:
    """The slip of a table in a turn. Raises ``SessionError("no_slip")``."""
    if table not in turn.slips:
        raise SessionError("no_slip", table=table)
    return turn.slips[table]


def with_answers(game: Game, turn: Turn, answers: Mapping[str, str] | None) -> tuple[list[f.Fact], Turn]:
    """Facts for answers that are new, and the turn as it is once they are given."""
    new = {key: answer for key, answer in (answers or {}).items() if turn.answers.get(key) != answer}
    facts: list[f.Fact] = [f.QuestionAnswered(game.number, turn.serial, key, one) for key, one in new.items()]
    return facts, replace(turn, answers={**turn.answers, **new}) if new else turn

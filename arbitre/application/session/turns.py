"""Commands about a turn: the clock, the top, the reveal, the end, and correcting the past of the board."""

from __future__ import annotations

import uuid
from collections import Counter
from dataclasses import dataclass
from functools import partial

from arbitre.application.lexicons.common_words import best_of_common
from arbitre.application.lexicons.search import Searcher
from arbitre.application.room.clock import Clock, turn_seconds
from arbitre.application.session.core import Core, SessionError, needed
from arbitre.application.session.prepared import PREPARED, Prepared, checked_move, read_move
from arbitre.application.session.robots import Robots
from arbitre.application.session.rulings import Rulings
from arbitre.application.session.searches import Searches
from arbitre.application.session.secrets import Secrets
from arbitre.application.session.topping import Topping
from arbitre.domain import facts as f
from arbitre.domain.base.randomness import commitment
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay, missing_from
from arbitre.domain.board.tiles import Letters
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.play.top import Choice, candidate, choose


@dataclass(frozen=True, slots=True)
class Tops:
    """The tied tops of a turn, the book's choice among them, and what was searched for it."""

    moves: tuple[Move, ...]
    choice: Choice | None  # None without a move

    @property
    def preferred(self) -> Move | None:
        """The move to retain unless the arbiter chooses otherwise."""
        return self.choice.ranked[0] if self.choice else None

    def reason_for(self, move: Move) -> str:
        """Why the choice of this top follows the book: ``only_top``, the deciding test, ``free`` or ``against``."""
        if self.choice is None or len(self.moves) == 1:
            return "only_top"
        if move not in self.choice.allowed:
            return "against"
        if self.choice.free_choice and len(self.choice.allowed) > 1:
            return "free"
        return str(self.choice.decided_by) if self.choice.decided_by else "free"

    @property
    def score(self) -> int:
        """Points of the top; 0 when the rack has no move."""
        return self.moves[0].score if self.moves else 0


class Turns:
    """What the arbiter does with the clock, the top and the board."""

    def __init__(
        self,
        core: Core,
        secrets: Secrets,
        prepared: Prepared,
        searches: Searches,
        rulings: Rulings,
        topping: Topping,
        robots: Robots,
    ) -> None:
        self._core = core
        self._secrets = secrets
        self._searches = searches
        self._rulings = rulings
        self._topping = topping
        self._robots = robots
        self._prepared = prepared

    # -- the clock -----------------------------------------------------------------------------------------------------

    def show_rack(self) -> None:
        """The room sees the rack while it is read aloud; the time runs from ``start_clock`` (rule 3.1)."""
        turn = self._core.live(Step.DRAWN)
        if turn.rack_shown:
            raise SessionError("not_now", step=turn.step)
        self._core.commit([f.RackShown(self._core.game.number, turn.serial)])

    def start_clock(self, seconds: int | None = None) -> None:
        """The rack is announced: the room may see it, the time runs. Also resumes with ``seconds`` left.

        Without ``seconds`` it is the whole time, with what was given to the turn or taken from it.
        """
        game = self._core.game
        turn = self._core.live(Step.DRAWN, Step.RUNNING)
        given = seconds if seconds is not None else max(1, turn_seconds(game, turn.number) + turn.added)
        self._core.commit([f.ClockStarted(game.number, turn.serial, given, self._core.now().timestamp())])

    def set_time(self, seconds: int) -> None:
        """The turns of this game last so long from the next start on (0: as the rule set says).

        Raises ``ClockError``.
        """
        game = self._core.game
        if seconds:
            Clock.ready(seconds)
        if seconds != game.turn_seconds:
            self._core.commit([f.TurnTimeChosen(game.number, seconds)])

    def add_time(self, seconds: int) -> None:
        """Give seconds to the live turn, or take some, before or while its clock runs."""
        turn = self._core.live(Step.DRAWN, Step.RUNNING)
        self._core.commit([f.TimeAdded(self._core.game.number, turn.serial, seconds)])

    def pause_clock(self, left: float) -> None:
        """The clock stands with ``left`` seconds."""
        turn = self._core.live(Step.RUNNING)
        self._core.commit([f.ClockPaused(self._core.game.number, turn.serial, max(0.0, left))])

    def call_time(self) -> None:
        """Time is over: the slips are taken, the robots' are there at once; in topping who has no top is told so."""
        game = self._core.game
        turn = self._core.live(Step.RUNNING)
        missed = self._topping.missed(game, turn) if game.rules.time.topping else []
        self._core.commit([f.TimeCalled(game.number, turn.serial), *missed])
        self._robots.hand_in()

    # -- the top -------------------------------------------------------------------------------------------------------

    def tops(self, turn: Turn | None = None, game: Game | None = None) -> Tops:
        """The tied tops of a turn (the live one by default) and the book's choice among them (rule 3.4).

        Where the rule set retains common words only, the best of those, as long as there is one.
        """
        one = game or self._core.game
        live = turn or self._core.live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)
        searcher = self._searches.searcher(one)
        known = self._searches.known(live, one)
        moves = list(known.tops()) if known is not None else searcher.top(live.board, live.rack)
        if one.rules.top.common_words and moves:
            moves = (
                best_of_common(self._searches.solutions(live, one), live.board, self._searches.common_words(one))
                or moves
            )
        if not moves:
            return Tops((), None)
        # Hooks are counted only where there is something to choose.
        extensions = partial(_hooks, searcher) if len(moves) > 1 else None
        candidates = [
            candidate(move, live.board, live.rack, live.bag, one.rules, one.tile_set, extensions) for move in moves
        ]
        return Tops(tuple(moves), choose(candidates, one.rules, one.tile_set, turn=live.number))

    def retain(self, move: Move, reason: str = "", *, imposed: bool = False) -> None:
        """Choose the move that will be placed; below the top, or against the book, only with a reason.

        A rule set may take any lower move without one (``top.lower_freely``).
        ``imposed``: a move given from outside (a real game replayed), legal or not in our list.
        Raises ``SessionError``: ``not_a_solution``, ``reason_needed``.
        """
        game = self._core.game
        turn = self._core.live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        checked = checked_move(game, turn, move)
        tops = self.tops(turn)
        top = max(tops.score, checked.score)
        if not imposed:
            if not self._is_solution(game, turn, checked):
                raise SessionError("not_a_solution", word=checked.plain())
            against = tops.choice is not None and checked in tops.moves and checked not in tops.choice.allowed
            asked = (checked.score < tops.score or against) and not game.rules.top.lower_freely
            if asked and not reason.strip():
                raise SessionError("reason_needed", top=tops.score, score=checked.score)
        why = tops.reason_for(checked) if checked in tops.moves else ""
        fact = f.MoveRetained(game.number, turn.serial, checked, why, reason, len(tops.moves), top)
        self._rulings.commit_regraded(game.number, [fact], turn.serial + 1, "move")

    def retain_best(self) -> Move | None:
        """Choose what the book (or the prepared game) retains, silently; ``None`` when the rack has no move."""
        game = self._core.game
        turn = self._core.live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        prepared = self._prepared.move(game, turn)
        if prepared is not None:
            self.retain(prepared, reason=PREPARED, imposed=True)
            return prepared
        best = self.tops(turn).preferred
        if best is not None:
            self.retain(best)
        return best

    def reveal(self) -> None:
        """Tell the room the solution and place it; chooses the book's top when none was chosen.

        Raises ``SessionError``: ``not_now`` before time is called, ``no_move`` when the rack has none,
        ``top_question`` while the arbiter has not said which of two a prepared game plays.
        """
        game = self._core.game
        turn = self._core.live(Step.TIMED_OUT)
        if turn.retained is None and self.retain_best() is None:
            raise SessionError("no_move")
        if self._prepared.below_top() is not None:
            raise SessionError("top_question", turn=turn.number)
        self._core.commit([f.TurnRevealed(game.number, turn.serial)])
        self._robots.hand_in()  # of those that waited in vain for the arbiter's

    def answer_top_question(self, kept: bool) -> None:
        """The arbiter keeps a prepared game's lower move, or takes our top instead; asked once a turn."""
        game = self._core.game
        turn = self._core.live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        self._core.commit([f.TopQuestionAnswered(game.number, turn.serial, kept)])
        better = self.tops(turn).preferred
        if not kept and better is not None:
            self.retain(better)

    def cancel(self, reason: str) -> None:
        """Rule 3.6: points void, all letters back, leftover included. Only the last turn can be cancelled."""
        game = self._core.game
        turn = self._core.live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)
        self._core.commit([f.TurnCancelled(game.number, turn.serial, needed(reason))])

    # -- the game ------------------------------------------------------------------------------------------------------

    def end_game(self, reason: str) -> None:
        """The game is over, by the rules or because the arbiter says so; the secrets of its draws become facts."""
        game = self._core.game
        if game.ended is not None:
            raise SessionError("not_now", step=game.step)
        if game.step in (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT):
            raise SessionError("turn_running", step=game.step)
        facts: list[f.Fact] = [f.GameEnded(game.number, reason)]
        seed = self._secrets.seed_of(game)
        if game.committed and seed is not None:
            facts.append(f.SecretsRevealed(game.number, seed, self._secrets.imposed_of(game) or ()))
        self._core.commit(facts)

    def reopen_game(self, reason: str) -> None:
        """A game ended too early goes on, drawn from a new seed."""
        game = self._core.game
        if game.ended is None:
            raise SessionError("not_now", step=game.step)
        facts: list[f.Fact] = [f.GameReopened(game.number, needed(reason))]
        secrets: dict[str, str] = {}
        if game.committed and game.seed:  # it is known to everybody by now
            seed = uuid.uuid4().hex
            secrets[commitment(seed)] = seed
            facts.append(f.SeedReplaced(game.number, commitment(seed)))
        self._core.commit(facts, secrets=secrets)

    def resume_from_paper(
        self, number: int, rows: list[str], leftover: str, top_total: int, totals: dict[int, int], reason: str = ""
    ) -> None:
        """Take a game over from its paper record: next turn's number, board, leftover and totals by table."""
        game = self._core.game
        if game.turns:
            raise SessionError("game_running", game=game.number)
        Board.parse(rows, game.tile_set)
        for table in totals:
            if table not in game.seats:
                raise SessionError("no_such_table", table=table)
        letters = game.tile_set.parse_rack(leftover)
        self._core.commit([f.GameResumed(game.number, number, tuple(rows), letters, top_total, totals, reason)])

    # -- correcting the past -------------------------------------------------------------------------------------------

    def correct_move(self, serial: int, text: str, reason: str, game: Game | None = None) -> None:
        """The room placed another move than ours in a turn; what follows is worked out and ruled again."""
        one = game or self._core.game
        turn = one.turn(serial)
        move = read_move(one, turn, text)
        fact = f.MoveCorrected(one.number, serial, move, needed(reason))
        self._rulings.commit_regraded(one.number, [fact], serial + 1, "move")

    def correct_board(self, rows: list[str], reason: str, serial: int | None = None) -> None:
        """The room's real board before a turn (the next draw by default); what follows is ruled on it."""
        game = self._core.game
        Board.parse(rows, game.tile_set)
        at = serial or game.next_serial
        if at > len(game.turns) and not game.turns:
            raise SessionError("not_now", step=game.step)
        fact = f.BoardCorrected(game.number, at, tuple(rows), needed(reason))
        self._rulings.commit_regraded(game.number, [fact], at, "board")

    def _is_solution(self, game: Game, turn: Turn, move: Move) -> bool:
        placement = lay(turn.board, move.word, move.reference)
        words = [move.word, *(cross.word for cross in placement.cross_words)]
        admits = self._searches.searcher(game).admits
        return not missing_from(Counter(turn.rack), placement) and all(
            admits("".join(word).upper()) for word in words if len(word) > 1
        )


def _hooks(searcher: Searcher, word: Letters) -> tuple[int, int]:
    """How many words lengthen a word by one letter at its front and at its end."""
    found = searcher.extensions("".join(word).upper())
    return len(found.before), len(found.after)

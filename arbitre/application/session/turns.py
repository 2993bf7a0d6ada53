"""Commands about a turn: the draw, the clock, the top, the reveal, and correcting the past of the board."""

from __future__ import annotations

import uuid
from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from arbitre.application.lexicons.common_words import best_of_common
from arbitre.application.lexicons.search import Searcher
from arbitre.application.session.core import SessionCore, SessionError
from arbitre.domain import facts as f
from arbitre.domain.base.randomness import Stream, commitment
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import LayError, Move, lay, missing_from, score
from arbitre.domain.board.reference import Reference
from arbitre.domain.board.tiles import BLANK, Letters, is_blank
from arbitre.domain.draw.draw import Draw, DrawError, TypedRack, check_typed, draw_rack
from arbitre.domain.draw.ending import EndReason, end_reason
from arbitre.domain.event.state import Game, Step, Tournament, Turn
from arbitre.domain.event.thread import Start, start_of_turn
from arbitre.domain.folding.tournament import fold
from arbitre.domain.play.top import Choice, candidate, choose
from arbitre.domain.play.variants import explode
from arbitre.domain.rules.turn_rules import time_of_turn

PREPARED = "prepared"
"""Why a prepared game's move is retained."""


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


class TurnCommands(SessionCore):
    """What the arbiter does with the rack, the clock and the board."""

    # -- the draw ----------------------------------------------------------------------------------------------------

    def next_end(self, *, interruption_minutes: float = 0) -> EndReason | None:
        """Why the game is over before the next draw (rule 3.7); ``None``: it goes on."""
        game = self.game
        start = start_of_turn(game, game.next_serial)
        stock = Counter(start.bag) + Counter(start.leftover)
        live = game.live
        cancelled = live.rack if live is not None and live.cancelled is not None else None
        playable = None
        if 0 < stock.total() <= game.rules.rack.size:
            rack = game.tile_set.sorted(stock.elements())
            playable = bool(self.searcher(game).top(start.board, rack))
        return end_reason(
            stock,
            game.rules,
            game.tile_set,
            playable=playable,
            cancelled=cancelled,
            interruption_minutes=interruption_minutes,
            turns_played=sum(1 for _ in game.revealed_turns),
        )

    def draw(self, *, beyond: bool = False) -> Turn:
        """Draw the next rack, or take the prepared game's; ``beyond``: on from the seed where it gives no more.

        Raises ``SessionError``: ``game_over``, ``not_now``, and those of ``prepared_draw``.
        """
        game = self._ready_for_rack()
        reason = self.next_end()
        if reason is not None:
            raise SessionError("game_over", reason=reason)
        serial = game.next_serial
        start = start_of_turn(game, serial)
        given = None if beyond else self.prepared_draw()
        if given is not None:
            return self._drawn(game, serial, given, f.Source.PREPARED)
        waiting = game.turns[serial - 1] if serial <= len(game.turns) else None
        try:
            drawn = draw_rack(
                start.bag,
                start.leftover,
                start.number,
                game.rules,
                game.tile_set,
                Stream(self._seed(game), game.number, game.draws),
                rejected=waiting.rejected if waiting else (),
                cancelled=self._cancelled_rack(game, serial),
            )
        except DrawError as error:
            raise SessionError("game_over", reason=error.kind) from error
        return self._drawn(game, serial, self._exploded(game, start, drawn), f.Source.COMPUTER)

    def check_rack(self, text: str, serial: int | None = None) -> TypedRack:
        """What is wrong with a rack being typed for the next turn, or for turn ``serial`` whose rack it corrects."""
        game = self.game
        at = serial or game.next_serial
        start = start_of_turn(game, at)
        leftover, bag = start.leftover, Counter(start.bag)
        if serial is not None and game.turn(serial).rejected and not game.turn(serial).leftover:
            leftover, bag = (), bag + Counter(leftover)  # drawn whole, after a rejection
        cancelled = self._cancelled_rack(game, at)
        return check_typed(text, bag, leftover, start.number, game.rules, game.tile_set, cancelled=cancelled)

    def set_rack(self, text: str, forced: str = "") -> Turn:
        """Take a rack drawn by hand; ``forced`` is the reason for one that the rules refuse.

        Raises ``SessionError("rack_refused")`` with the problems; an unreadable rack can't be forced.
        """
        game = self._ready_for_rack()
        typed = self.check_rack(text)
        if typed.draw is None or (typed.problems and not forced.strip()):
            raise SessionError("rack_refused", problems=typed.problems)
        leaves = self.leaves_prepared(typed.draw)
        if leaves and not forced.strip():
            raise SessionError("prepared_rack")
        source = f.Source.PREPARED if leaves is False else f.Source.TYPED
        reason = forced.strip() if typed.problems or leaves else ""
        return self._drawn(game, game.next_serial, typed.draw, source, reason)

    def reject_rack(self, reason: str = "") -> None:
        """Put a rack back that was drawn but not announced (rule 3.2: a wild letter made it valid)."""
        game = self.game
        turn = self._live(Step.DRAWN)
        self.commit([f.RackRejected(game.number, turn.serial, reason)])

    def correct_rack(self, text: str, reason: str, serial: int | None = None) -> None:
        """A rack announced right was typed wrong: the clock goes on, the slips of the turn are ruled again."""
        game = self.game
        turn = game.turn(serial) if serial else self._live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)
        typed = self.check_rack(text, turn.serial)
        if typed.draw is None:
            raise SessionError("rack_refused", problems=typed.problems)
        fact = f.RackCorrected(game.number, turn.serial, typed.draw.leftover, typed.draw.new, self._reason(reason))
        self._commit_regraded(game.number, [fact], turn.serial, "rack")

    def correct_stock(self, added: str, taken: str, reason: str) -> None:
        """A misread or lost tile: change what the bag is thought to hold."""
        game = self.game
        parse = game.tile_set.parse_rack
        self.commit([f.StockCorrected(game.number, parse(added), parse(taken), self._reason(reason))])

    def _ready_for_rack(self) -> Game:
        game = self.game
        if game.step not in (Step.BEFORE, Step.REVEALED):
            raise SessionError("not_now", step=game.step)
        return game

    def _drawn(self, game: Game, serial: int, drawn: Draw, source: f.Source, forced: str = "") -> Turn:
        fact = f.RackDrawn(game.number, serial, drawn.leftover, drawn.new, drawn.rejected, source, forced)
        self.commit([fact])
        return self.game.turn(serial)

    def _exploded(self, game: Game, start: Start, drawn: Draw) -> Draw:
        """Explosive game: the blank becomes the letter that gives the best score, while the bag has it."""
        if not game.rules.rack.explosive or BLANK not in drawn.rack:
            return drawn
        rest = Counter(start.bag) + Counter(start.leftover) - Counter(drawn.rack)
        best = [
            letter.upper()
            for move in self.searcher(game).top(start.board, drawn.rack)
            for _, letter in lay(start.board, move.word, move.reference).placed
            if is_blank(letter)
        ]
        rack = explode(drawn.rack, rest, best).rack
        left = drawn.leftover if BLANK not in drawn.leftover else ()
        new = list(rack)
        for letter in left:
            new.remove(letter)
        return Draw(left, tuple(new), drawn.rejected)

    @staticmethod
    def _cancelled_rack(game: Game, serial: int) -> Letters | None:
        """The rack of the turn cancelled just before this one: it may not come again (rule 3.6)."""
        before = game.turns[serial - 2] if serial >= 2 else None
        return before.rack if before is not None and before.cancelled is not None else None

    # -- a prepared game ---------------------------------------------------------------------------------------------

    def prepared_draw(self) -> Draw | None:
        """The rack that a prepared game has for the next turn; ``None`` where it is drawn otherwise.

        Raises ``SessionError``: ``prepared_unknown`` (it is not in this file); where the arbiter says how it goes on
        ``prepared_over`` (all its racks were played) and ``prepared_left`` (the room's game is another one now).
        """
        game = self.game
        imposed = self.imposed_of(game)
        if imposed is None:
            raise SessionError("prepared_unknown")
        start = start_of_turn(game, game.next_serial)
        before = next((turn for turn in reversed(game.turns[: game.next_serial - 1]) if turn.counts), None)
        follows = before is None or self._follows(game, before)
        if not imposed or (not follows and before is not None and before.source is not f.Source.PREPARED):
            return None  # never prepared, or left with the arbiter's knowledge
        if follows and start.number > len(imposed):
            raise SessionError("prepared_over", turns=len(imposed))
        drawn = Draw.parse(imposed[start.number - 1][0], game.tile_set, start.leftover) if follows else None
        if drawn is None or Counter(drawn.rack) - (Counter(start.bag) + Counter(start.leftover)):
            raise SessionError("prepared_left", turn=start.number)
        return drawn

    def leaves_prepared(self, typed: Draw, serial: int | None = None) -> bool | None:
        """Whether a rack typed (for the next turn by default) is not the prepared one; ``None`` where none is."""
        turn = self.game.turn(serial) if serial else None
        try:
            own = self.prepared_draw() if turn is None else turn.draw if turn.source is f.Source.PREPARED else None
        except SessionError:
            return None
        return Counter(own.rack) != Counter(typed.rack) if own is not None else None

    def _follows(self, game: Game, turn: Turn) -> bool:
        """Whether a turn has the rack, and so far the move, that a prepared game gives it."""
        move = self._imposed_move(game, turn)
        return move is not None and turn.retained in (None, move)

    def _imposed_move(self, game: Game, turn: Turn) -> Move | None:
        """The move that a prepared game gives a turn; ``None`` when its rack is another, or it can't lie there."""
        imposed = self.imposed_of(game) or ()
        if turn.number > len(imposed):
            return None
        draw, move = imposed[turn.number - 1]
        if Counter(Draw.parse(draw, game.tile_set, turn.leftover).rack) != Counter(turn.rack):
            return None
        try:
            return self.read_move(game, turn, move)
        except SessionError:
            return None

    def _seed(self, game: Game) -> str:
        """The seed to draw from; a new one, committed to first, where it was lost with a damaged file."""
        seed = self.seed_of(game)
        if seed is not None:
            return seed
        if self.state.marker:
            raise SessionError("no_draw_in_copy", name=self.state.marker)
        seed = uuid.uuid4().hex
        self.commit([f.SeedReplaced(game.number, commitment(seed))], secrets={commitment(seed): seed})
        return seed

    # -- the clock ---------------------------------------------------------------------------------------------------

    def show_rack(self) -> None:
        """The room sees the rack while it is read aloud; the time runs from ``start_clock`` (rule 3.1)."""
        turn = self._live(Step.DRAWN)
        if turn.rack_shown:
            raise SessionError("not_now", step=turn.step)
        self.commit([f.RackShown(self.game.number, turn.serial)])

    def start_clock(self, seconds: int | None = None) -> None:
        """The rack is announced: the room may see it, the time runs. Also resumes with ``seconds`` left."""
        game = self.game
        turn = self._live(Step.DRAWN, Step.RUNNING)
        given = seconds if seconds is not None else time_of_turn(game.rules.time, turn.number).seconds
        self.commit([f.ClockStarted(game.number, turn.serial, given, self.now().timestamp())])

    def pause_clock(self, left: float) -> None:
        """The clock stands with ``left`` seconds."""
        turn = self._live(Step.RUNNING)
        self.commit([f.ClockPaused(self.game.number, turn.serial, max(0.0, left))])

    def call_time(self) -> None:
        """Time is over: the slips are taken."""
        turn = self._live(Step.RUNNING)
        self.commit([f.TimeCalled(self.game.number, turn.serial)])

    # -- the top -----------------------------------------------------------------------------------------------------

    def tops(self, turn: Turn | None = None, game: Game | None = None) -> Tops:
        """The tied tops of a turn (the live one by default) and the book's choice among them (rule 3.4).

        Where the rule set retains common words only, the best of those, as long as there is one.
        """
        one = game or self.game
        live = turn or self._live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)
        searcher = self.searcher(one)
        known = self.known_solutions(live, one)
        moves = list(known.tops()) if known is not None else searcher.top(live.board, live.rack)
        if one.rules.top.common_words and moves:
            moves = best_of_common(self.solutions(live, one), live.board, self.common_words(one)) or moves
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
        game = self.game
        turn = self._live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        checked = self._checked(game, turn, move)
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
        self._commit_regraded(game.number, [fact], turn.serial + 1, "move")

    def retain_best(self) -> Move | None:
        """Choose what the book (or the prepared game) retains, silently; ``None`` when the rack has no move."""
        game = self.game
        turn = self._live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        prepared = self._imposed_move(game, turn)
        if prepared is not None:
            self.retain(prepared, reason=PREPARED, imposed=True)
            return prepared
        best = self.tops(turn).preferred
        if best is not None:
            self.retain(best)
        return best

    def read_move(self, game: Game, turn: Turn, text: str) -> Move:
        """A move from the files' text ``H4 cHAT``, with its score on the turn's board. Raises an ``ArbitreError``."""
        place, _, word = text.strip().partition(" ")
        reference = Reference.parse(place, game.row_label)
        return self._checked(game, turn, Move(game.tile_set.parse_word(word.strip()), reference, 0))

    def reveal(self) -> None:
        """Tell the room the solution and place it; chooses the book's top when none was chosen.

        Raises ``SessionError``: ``not_now`` before time is called, ``no_move`` when the rack has none,
        ``top_question`` while the arbiter has not said which of two a prepared game plays.
        """
        game = self.game
        turn = self._live(Step.TIMED_OUT)
        if turn.retained is None and self.retain_best() is None:
            raise SessionError("no_move")
        if self.imposed_below_top() is not None:
            raise SessionError("top_question", turn=turn.number)
        self.commit([f.TurnRevealed(game.number, turn.serial)])

    def imposed_below_top(self) -> int | None:
        """The better score our solver finds where a prepared game imposes less; ``None`` when none, or answered."""
        game = self.game
        live = game.live
        if live is None or live.retained is None or live.top_question is not None or live.retained_reason != PREPARED:
            return None
        return live.top if live.top > live.retained.score else None

    def answer_top_question(self, kept: bool) -> None:
        """The arbiter keeps a prepared game's lower move, or takes our top instead; asked once a turn."""
        game = self.game
        turn = self._live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        self.commit([f.TopQuestionAnswered(game.number, turn.serial, kept)])
        better = self.tops(turn).preferred
        if not kept and better is not None:
            self.retain(better)

    def cancel_turn(self, reason: str) -> None:
        """Rule 3.6: points void, all letters back, leftover included. Only the last turn can be cancelled."""
        game = self.game
        turn = self._live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)
        self.commit([f.TurnCancelled(game.number, turn.serial, self._reason(reason))])

    def end_game(self, reason: str) -> None:
        """The game is over, by the rules or because the arbiter says so; the secrets of its draws become facts."""
        game = self.game
        if game.ended is not None:
            raise SessionError("not_now", step=game.step)
        if game.step in (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT):
            raise SessionError("turn_running", step=game.step)
        facts: list[f.Fact] = [f.GameEnded(game.number, reason)]
        seed = self.seed_of(game)
        if game.committed and seed is not None:
            facts.append(f.SecretsRevealed(game.number, seed, self.imposed_of(game) or ()))
        self.commit(facts)

    def reopen_game(self, reason: str) -> None:
        """A game ended too early goes on, drawn from a new seed."""
        game = self.game
        if game.ended is None:
            raise SessionError("not_now", step=game.step)
        facts: list[f.Fact] = [f.GameReopened(game.number, self._reason(reason))]
        secrets: dict[str, str] = {}
        if game.committed and game.seed:  # it is known to everybody by now
            seed = uuid.uuid4().hex
            secrets[commitment(seed)] = seed
            facts.append(f.SeedReplaced(game.number, commitment(seed)))
        self.commit(facts, secrets=secrets)

    # -- correcting the past -----------------------------------------------------------------------------------------

    def correct_move(self, serial: int, text: str, reason: str, game: Game | None = None) -> None:
        """The room placed another move than ours in a turn; what follows is worked out and ruled again."""
        one = game or self.game
        turn = one.turn(serial)
        move = self.read_move(one, turn, text)
        fact = f.MoveCorrected(one.number, serial, move, self._reason(reason))
        self._commit_regraded(one.number, [fact], serial + 1, "move")

    def correct_board(self, rows: list[str], reason: str, serial: int | None = None) -> None:
        """The room's real board before a turn (the next draw by default); what follows is ruled on it."""
        game = self.game
        Board.parse(rows, game.tile_set)
        at = serial or game.next_serial
        if at > len(game.turns) and not game.turns:
            raise SessionError("not_now", step=game.step)
        fact = f.BoardCorrected(game.number, at, tuple(rows), self._reason(reason))
        self._commit_regraded(game.number, [fact], at, "board")

    def resume_from_paper(
        self, number: int, rows: list[str], leftover: str, top_total: int, totals: dict[int, int], reason: str = ""
    ) -> None:
        """Take a game over from its paper record: next turn's number, board, leftover and totals by table."""
        game = self.game
        if game.turns:
            raise SessionError("game_running", game=game.number)
        Board.parse(rows, game.tile_set)
        for table in totals:
            if table not in game.seats:
                raise SessionError("no_such_table", table=table)
        letters = game.tile_set.parse_rack(leftover)
        self.commit([f.GameResumed(game.number, number, tuple(rows), letters, top_total, totals, reason)])

    # -- helpers -----------------------------------------------------------------------------------------------------

    def _live(self, *steps: Step) -> Turn:
        game = self.game
        live = game.live
        if live is None or game.step not in steps:
            raise SessionError("not_now", step=game.step)
        return live

    @staticmethod
    def _reason(text: str) -> str:
        if not text.strip():
            raise SessionError("reason_needed")
        return text.strip()

    def _checked(self, game: Game, turn: Turn, move: Move) -> Move:
        """The move with its score on the turn's board. Raises ``SessionError`` when it can't lie there."""
        try:
            placement = lay(turn.board, move.word, move.reference)
        except LayError as error:
            raise SessionError("cannot_lie", word=move.plain(), why=error.kind) from error
        points = score(placement, game.tile_set, game.rules.rack.bonus)
        return Move(placement.word, placement.reference, points)

    def _is_solution(self, game: Game, turn: Turn, move: Move) -> bool:
        placement = lay(turn.board, move.word, move.reference)
        words = [move.word, *(cross.word for cross in placement.cross_words)]
        admits = self.searcher(game).admits
        return not missing_from(Counter(turn.rack), placement) and all(
            admits("".join(word).upper()) for word in words if len(word) > 1
        )

    def _commit_regraded(self, game: int, facts: list[f.Fact], first: int, cause: str, last: int | None = None) -> None:
        """Commit facts and, in the same action, the rulings that they change in turns ``first`` to ``last``."""
        after = fold(facts, self.state)
        self.commit([*facts, *self.regradings(after, game, first, cause, last)])

    @abstractmethod
    def regradings(
        self, state: Tournament, game: int, first: int, cause: str, last: int | None = None
    ) -> Iterable[f.Regraded]:
        """The rulings that differ in a state from what its slips were given (see ``slip_commands``)."""


def _hooks(searcher: Searcher, word: Letters) -> tuple[int, int]:
    """How many words lengthen a word by one letter at its front and at its end."""
    found = searcher.extensions("".join(word).upper())
    return len(found.before), len(found.after)

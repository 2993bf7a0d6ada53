"""Commands about racks: drawn, typed, rejected, corrected, and the stock behind them."""

from __future__ import annotations

import uuid
from collections import Counter

from arbitre.application.session.core import Core, SessionError, needed
from arbitre.application.session.prepared import Prepared
from arbitre.application.session.robots import Robots
from arbitre.application.session.rulings import Rulings
from arbitre.application.session.searches import Searches
from arbitre.application.session.secrets import Secrets
from arbitre.application.session.sudden_death import Eliminations
from arbitre.domain import facts as f
from arbitre.domain.base.randomness import Stream, commitment
from arbitre.domain.board.move import lay
from arbitre.domain.board.tiles import BLANK, Letters, is_blank
from arbitre.domain.draw.draw import Draw, DrawError, TypedRack, check_typed, draw_rack
from arbitre.domain.draw.ending import EndReason, end_reason
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.event.thread import Start, start_of_turn
from arbitre.domain.play.variants import explode


class Racks:
    """The racks of the running game."""

    def __init__(
        self,
        core: Core,
        secrets: Secrets,
        prepared: Prepared,
        searches: Searches,
        rulings: Rulings,
        eliminations: Eliminations,
        robots: Robots,
    ) -> None:
        self._core = core
        self._secrets = secrets
        self._searches = searches
        self._rulings = rulings
        self._eliminations = eliminations
        self._robots = robots
        self._prepared = prepared

    def next_end(self, *, interruption_minutes: float = 0) -> EndReason | None:
        """Why the game is over before the next draw (rule 3.7); ``None``: it goes on."""
        game = self._core.game
        if self._eliminations.last_standing(game):
            return EndReason.LAST_STANDING
        start = start_of_turn(game, game.next_serial)
        stock = Counter(start.bag) + Counter(start.leftover)
        live = game.live
        cancelled = live.rack if live is not None and live.cancelled is not None else None
        playable = None
        if 0 < stock.total() <= game.rules.rack.size:
            rack = game.tile_set.sorted(stock.elements())
            playable = bool(self._searches.searcher(game).top(start.board, rack))
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

        Raises ``SessionError``: ``game_over``, ``not_now``, and those of ``Prepared.draw``.
        """
        game = self._ready()
        reason = self.next_end()
        if reason is not None:
            raise SessionError("game_over", reason=reason)
        serial = game.next_serial
        start = start_of_turn(game, serial)
        given = None if beyond else self._prepared.draw()
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

    def check(self, text: str, serial: int | None = None) -> TypedRack:
        """What is wrong with a rack being typed for the next turn, or for turn ``serial`` whose rack it corrects."""
        game = self._core.game
        at = serial or game.next_serial
        start = start_of_turn(game, at)
        leftover, bag = start.leftover, Counter(start.bag)
        if serial is not None and game.turn(serial).rejected and not game.turn(serial).leftover:
            leftover, bag = (), bag + Counter(leftover)  # drawn whole, after a rejection
        cancelled = self._cancelled_rack(game, at)
        return check_typed(text, bag, leftover, start.number, game.rules, game.tile_set, cancelled=cancelled)

    def enter(self, text: str, forced: str = "") -> Turn:
        """Take a rack drawn by hand; ``forced`` is the reason for one that the rules refuse.

        Raises ``SessionError("rack_refused")`` with the problems; an unreadable rack can't be forced.
        """
        game = self._ready()
        typed = self.check(text)
        if typed.draw is None or (typed.problems and not forced.strip()):
            raise SessionError("rack_refused", problems=typed.problems)
        leaves = self._prepared.left_by(typed.draw)
        if leaves and not forced.strip():
            raise SessionError("prepared_rack")
        source = f.Source.PREPARED if leaves is False else f.Source.TYPED
        reason = forced.strip() if typed.problems or leaves else ""
        return self._drawn(game, game.next_serial, typed.draw, source, reason)

    def reject(self, reason: str = "") -> None:
        """Put a rack back that was drawn but not announced (rule 3.2: a wild letter made it valid)."""
        game = self._core.game
        turn = self._core.live(Step.DRAWN)
        self._core.commit([f.RackRejected(game.number, turn.serial, reason)])

    def correct(self, text: str, reason: str, serial: int | None = None) -> None:
        """A rack announced right was typed wrong: the clock goes on, the slips of the turn are ruled again."""
        game = self._core.game
        turn = game.turn(serial) if serial else self._core.live(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)
        typed = self.check(text, turn.serial)
        if typed.draw is None:
            raise SessionError("rack_refused", problems=typed.problems)
        fact = f.RackCorrected(game.number, turn.serial, typed.draw.leftover, typed.draw.new, needed(reason))
        self._rulings.commit_regraded(game.number, [fact], turn.serial, "rack")
        self._robots.hear_again(turn.serial, reason)

    def correct_stock(self, added: str, taken: str, reason: str) -> None:
        """A misread or lost tile: change what the bag is thought to hold."""
        game = self._core.game
        parse = game.tile_set.parse_rack
        self._core.commit([f.StockCorrected(game.number, parse(added), parse(taken), needed(reason))])

    def _ready(self) -> Game:
        game = self._core.game
        if game.step not in (Step.BEFORE, Step.REVEALED):
            raise SessionError("not_now", step=game.step)
        return self._eliminations.before_rack(game)

    def _drawn(self, game: Game, serial: int, drawn: Draw, source: f.Source, forced: str = "") -> Turn:
        fact = f.RackDrawn(game.number, serial, drawn.leftover, drawn.new, drawn.rejected, source, forced)
        self._core.commit([fact])
        return self._core.game.turn(serial)

    def _exploded(self, game: Game, start: Start, drawn: Draw) -> Draw:
        """Explosive game: the blank becomes the letter that gives the best score, while the bag has it."""
        if not game.rules.rack.explosive or BLANK not in drawn.rack:
            return drawn
        rest = Counter(start.bag) + Counter(start.leftover) - Counter(drawn.rack)
        best = [
            letter.upper()
            for move in self._searches.searcher(game).top(start.board, drawn.rack)
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

    def _seed(self, game: Game) -> str:
        """The seed to draw from; a new one, committed to first, where it was lost with a damaged file."""
        seed = self._secrets.seed_of(game)
        if seed is not None:
            return seed
        if self._core.state.marker:
            raise SessionError("no_draw_in_copy", name=self._core.state.marker)
        seed = uuid.uuid4().hex
        self._core.commit([f.SeedReplaced(game.number, commitment(seed))], secrets={commitment(seed): seed})
        return seed

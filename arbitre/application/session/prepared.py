"""A prepared game being played: the rack and the move that it gives each turn, and when the room has left it."""

from __future__ import annotations

from collections import Counter

from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.secrets import Secrets
from arbitre.domain import facts as f
from arbitre.domain.board.move import LayError, Move, lay, score
from arbitre.domain.board.reference import Reference
from arbitre.domain.draw.draw import Draw
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.event.thread import start_of_turn

PREPARED = "prepared"
"""Why a prepared game's move is retained."""


class Prepared:
    """What a prepared game imposes, as far as this file knows it."""

    def __init__(self, core: Core, secrets: Secrets) -> None:
        self._core = core
        self._secrets = secrets

    def draw(self) -> Draw | None:
        """The rack that a prepared game has for the next turn; ``None`` where it is drawn otherwise.

        Raises ``SessionError``: ``prepared_unknown`` (it is not in this file); where the arbiter says how it goes on
        ``prepared_over`` (all its racks were played) and ``prepared_left`` (the room's game is another one now).
        """
        game = self._core.game
        imposed = self._secrets.imposed_of(game)
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

    def left_by(self, typed: Draw, serial: int | None = None) -> bool | None:
        """Whether a rack typed (for the next turn by default) is not the prepared one; ``None`` where none is."""
        turn = self._core.game.turn(serial) if serial else None
        try:
            own = self.draw() if turn is None else turn.draw if turn.source is f.Source.PREPARED else None
        except SessionError:
            return None
        return Counter(own.rack) != Counter(typed.rack) if own is not None else None

    def move(self, game: Game, turn: Turn) -> Move | None:
        """The move that a prepared game gives a turn; ``None`` when its rack is another, or it can't lie there."""
        imposed = self._secrets.imposed_of(game) or ()
        if turn.number > len(imposed):
            return None
        draw, move = imposed[turn.number - 1]
        if Counter(Draw.parse(draw, game.tile_set, turn.leftover).rack) != Counter(turn.rack):
            return None
        try:
            return read_move(game, turn, move)
        except SessionError:
            return None

    def below_top(self) -> int | None:
        """The better score our solver finds where a prepared game imposes less; ``None`` when none, or answered."""
        game = self._core.game
        live = game.live
        if live is None or live.retained is None or live.top_question is not None or live.retained_reason != PREPARED:
            return None
        return live.top if live.top > live.retained.score else None

    def _follows(self, game: Game, turn: Turn) -> bool:
        """Whether a turn has the rack, and so far the move, that a prepared game gives it."""
        move = self.move(game, turn)
        return move is not None and turn.retained in (None, move)


def read_move(game: Game, turn: Turn, text: str) -> Move:
    """A move from the files' text ``H4 cHAT``, with its score on the turn's board. Raises an ``ArbitreError``."""
    place, _, word = text.strip().partition(" ")
    reference = Reference.parse(place, game.row_label)
    return checked_move(game, turn, Move(game.tile_set.parse_word(word.strip()), reference, 0))


def checked_move(game: Game, turn: Turn, move: Move) -> Move:
    """The move with its score on the turn's board. Raises ``SessionError`` when it can't lie there."""
    try:
        placement = lay(turn.board, move.word, move.reference)
    except LayError as error:
        raise SessionError("cannot_lie", word=move.plain(), why=error.kind) from error
    points = score(placement, game.tile_set, game.rules.rack.bonus)
    return Move(placement.word, placement.reference, points)

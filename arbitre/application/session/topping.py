"""Topping (rule 3.8): moves called aloud until the top is found, its limit and penalty (``domain.event.topping``)."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.rulings import Rulings
from arbitre.application.session.searches import Searches
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import BadReference, Reference
from arbitre.domain.board.tiles import to_entry
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.rules.slip import Entry, Sanction, Slip, SlipStatus


@dataclass(frozen=True, slots=True)
class Called:
    """A move called aloud: the solution it is (``None``: no legal move), and whether it is a top."""

    move: Move | None
    is_top: bool = False

    @property
    def points(self) -> int:
        """What it is worth, 0 when it can't be played."""
        return self.move.score if self.move is not None else 0


class Topping:
    """What happens in a game of topping: nobody writes a slip, the program knows when the top was called."""

    def __init__(self, core: Core, searches: Searches, rulings: Rulings) -> None:
        self._core = core
        self._searches = searches
        self._rulings = rulings

    def called(self, text: str) -> Called:
        """What a call (``VACIVE O3`` in any order, or the word alone) is worth; blanks are called by their letter."""
        turn = self._turn()
        game = self._core.game
        word, place = _read_call(text, game.row_label)
        solutions = self._searches.solutions(turn, game)
        found = [move for move in solutions.places(word) if place is None or move.reference == place]
        return Called(found[0], found[0].score == solutions.top) if found else Called(None)

    def call(self, table: int, text: str, seconds: float) -> Called:
        """A player calls a move after so many seconds; a top is recorded with its time, anything else only answered.

        Raises ``SessionError``: ``not_expected``, ``has_slip`` (he found it before), ``not_now``, ``not_topping``.
        """
        turn = self._turn()
        game = self._core.game
        self._rulings.may_enter(game, turn, table)
        if table in turn.topping:
            raise SessionError("has_slip", table=table)
        called = self.called(text)
        if called.is_top and called.move is not None:
            self._core.commit(self._found(game, turn, table, called.move, seconds))
        return called

    def missed(self, game: Game, turn: Turn) -> list[f.Fact]:
        """What the end of the time gives to those who did not find the top: the penalty."""
        facts: list[f.Fact] = []
        slip = Slip(status=SlipStatus.NONE)
        for table in game.pending(turn.serial):
            ruling = self._rulings.ruled(game, turn, slip)
            facts.append(f.ToppingFound(game.number, turn.serial, table, None))
            facts.append(f.SlipRecorded(game.number, turn.serial, table, slip, ruling))
        return facts

    def _found(self, game: Game, turn: Turn, table: int, move: Move, seconds: float) -> list[f.Fact]:
        place = move.reference
        slip = Slip(
            entries=(Entry(to_entry(move.word), place.direction, place.text(game.row_label)),), score=move.score
        )
        ruling = self._rulings.ruled(game, turn, slip)
        if ruling.sanction is Sanction.ASK:  # a right slip leaves nothing to ask
            raise SessionError("not_a_solution", word=move.plain())
        return [
            f.ToppingFound(game.number, turn.serial, table, round(max(0.0, seconds), 3)),
            f.SlipRecorded(game.number, turn.serial, table, slip, ruling),
        ]

    def _turn(self) -> Turn:
        if not self._core.game.rules.time.topping:
            raise SessionError("not_topping")
        return self._core.live(Step.RUNNING)


def _read_call(text: str, row_label: str) -> tuple[str, Reference | None]:
    """The word and the place of a call; without a place the best one of the word is meant."""
    word, place = "", None
    for piece in text.split():
        if place is None and any(one.isdecimal() for one in piece):
            place = Reference.parse(piece, row_label)
        elif not word:
            word = piece.replace("(", "").replace(")", "").upper()
        else:
            raise ArbitreError("not_a_word", word=text)
    if not word:
        raise ArbitreError("not_a_word", word=text)
    return word, place


__all__ = ["BadReference", "Called", "Topping"]

"""From turn to turn: the board, the leftover and the bag that each turn begins with and leaves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import LayError, lay
from arbitre.domain.board.tiles import Letters
from arbitre.domain.event.state import Bag, Game, Step, Turn
from arbitre.domain.play.variants import after_move


@dataclass(frozen=True, slots=True)
class Start:
    """What a turn begins with: its number for people, the board, the letters left and those in the bag."""

    number: int
    board: Board
    leftover: Letters
    bag: Bag


def start_of_turn(game: Game, serial: int) -> Start:
    """What turn ``serial`` begins with; after a cancelled or rejected rack everything is back in the bag (rule 3.6)."""
    number = game.resumed.number if game.resumed else 1
    board = game.first_board
    leftover: Letters = game.resumed.leftover if game.resumed else ()
    for turn in game.turns[: serial - 1]:
        if turn.cancelled is not None:
            leftover = ()
            continue
        number += 1
        board = turn.after_board if turn.after_board is not None else turn.board
        leftover = turn.after_leftover if turn.retained is not None else turn.rack
    if serial <= len(game.turns) and game.turn(serial).step is Step.BEFORE:  # the arbiter rejected its rack
        leftover = ()
    if game.rules.rack.leftover_returns:
        leftover = ()
    return Start(number, board, leftover, bag_for(game, board, leftover)[0])


def bag_for(game: Game, board: Board, rack: Letters) -> tuple[Bag, Letters]:
    """The letters in the bag, and those on the board or rack that the set does not hold (a misread tile)."""
    bag = game.full_set
    bag.subtract(board.tiles())
    bag.subtract(Counter(rack))
    lacking = tuple(letter for letter, count in bag.items() for _ in range(-count))
    return +bag, lacking


def rethread(game: Game, serial: int) -> Game:
    """Work out again the boards, bags and leftovers from a turn on, after something about it changed."""
    turns = list(game.turns)
    for index in range(serial - 1, len(turns)):
        start = start_of_turn(replace(game, turns=tuple(turns[:index])), index + 1)
        turns[index] = _rethreaded(game, turns[index], start)
    return replace(game, turns=tuple(turns))


def _rethreaded(game: Game, turn: Turn, start: Start) -> Turn:
    board = turn.board_fixed or start.board
    bag, shortage = bag_for(game, board, turn.rack)
    turn = replace(turn, number=start.number, board=board, bag=bag, shortage=shortage, broken="")
    if turn.retained is None:
        return replace(turn, after_board=None, after_leftover=(), placed=())
    try:
        placement = lay(board, turn.retained.word, turn.retained.reference)
    except LayError as error:  # an older move no longer fits the corrected board: shown, never guessed
        return replace(turn, broken=error.kind, after_board=board, after_leftover=turn.rack, placed=())
    after = after_move(board, turn.rack, bag, placement, game.rules.rack, game.tile_set)
    return replace(
        turn,
        after_board=turn.after_fixed or after.board,
        after_leftover=after.leftover,
        placed=tuple(square for square, _ in placement.placed),
    )

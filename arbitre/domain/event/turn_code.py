"""Short codes that are equal wherever rack and board are: what laptops of one hall, and centres, compare."""

from __future__ import annotations

import hashlib

from arbitre.domain.event.state import Game, Turn

# Consonants only, so that a code is never a word, and without those that sound alike when read out.
_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"


def turn_code(game: Game, turn: Turn) -> str:
    """Four letters from a turn's rack, in any order, and the board that it is played on."""
    rack = " ".join(game.tile_set.sorted(turn.rack))
    value = int.from_bytes(hashlib.sha256("\n".join([*turn.board.rows(), rack]).encode()).digest()[:8], "big")
    code = ""
    for _ in range(4):
        value, index = divmod(value, len(_LETTERS))
        code += _LETTERS[index]
    return code


def turn_key(game: Game, turn: Turn) -> tuple[str, str, int]:
    """What two centres must have in common in a turn: its code, the retained move and its points."""
    move = turn.retained
    if move is None:
        return turn_code(game, turn), "", 0
    return turn_code(game, turn), f"{move.reference.text('letter')} {''.join(move.word)}", move.score


def game_digest(game: Game) -> str:
    """One value for a whole game as far as it was revealed: racks and tops, not who played."""
    lines = ["/".join(map(str, turn_key(game, turn))) for turn in game.revealed_turns]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

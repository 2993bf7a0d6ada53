"""The veil over a live turn while the arbiter himself plays it."""

from __future__ import annotations

from arbitre.domain.event.state import Game, Step, Turn


def is_veiled(game: Game, turn: Turn | None) -> bool:
    """Whether nothing of a turn may be shown to the arbiter: he plays it and has not handed in yet.

    Until time is called nothing is shown even to one who sealed his slip: he may still write another.
    """
    table = game.arbiter_table
    if not table or turn is None or not turn.counts or turn is not game.live:
        return False
    if table not in game.expected(turn.serial):
        return False
    return turn.step in (Step.DRAWN, Step.RUNNING) or (turn.step is Step.TIMED_OUT and table not in turn.seals)

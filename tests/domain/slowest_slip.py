"""``python -m tests.domain.slowest_slip N``: the slowest of so many mutated slips, in milliseconds of this thread.

In a process of its own, the collector at work as in the program. What the tests keep beside, a set of every word of
the lists where the program has its compiled one, is frozen first: it is in nobody's way.
"""

from __future__ import annotations

import gc
import sys
import time

from arbitre.domain.board.position import Position
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Slip
from tests.domain.mutations import mutated
from tests.grading import FISF

if __name__ == "__main__":
    turns: dict[int, list[tuple[Position, Slip]]] = {}
    for where, slip in mutated(int(sys.argv[1])):
        turns.setdefault(id(where), []).append((where, slip))
    gc.collect()
    gc.freeze()
    slowest = 0.0
    while turns:  # one turn after the other: what a position remembers of its slips goes with it
        for where, slip in turns.pop(next(iter(turns))):
            begun = time.thread_time()
            rule(slip, where, FISF)
            slowest = max(slowest, time.thread_time() - begun)
    print(round(slowest * 1000, 1))

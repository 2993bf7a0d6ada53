"""Run by ``test_session_kill.py`` in a process of its own: plays a scripted game until it is killed.

After every accepted action it prints ``<journal head> <digest of the totals>``; it goes on from wherever the file is.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

from arbitre.application.session.session import Session, open_session
from arbitre.application.session.slips import nobody
from arbitre.domain.event.state import Step
from arbitre.domain.rules.slip import Slip, SlipStatus
from tests.application.sessions import slip_for
from tests.rooms import catalogue


def digest(session: Session) -> str:
    """The totals of everybody as a short text."""
    totals = {line.player: line.total for line in session.results.standing()}
    text = json.dumps([sorted(totals.items()), session.game.top_total, session.game.board.rows()])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def act(session: Session, chance: random.Random) -> None:
    """The next thing an arbiter would do, and now and then a correction or an undo."""
    game = session.game
    step = game.step
    waiting = [(turn, game.pending(turn.serial)) for turn in game.turns if turn.counts and turn.step is not Step.DRAWN]
    waiting = [(turn, tables) for turn, tables in waiting if tables and turn.step is not Step.BEFORE]
    done = [(turn, table) for turn in game.turns for table in turn.slips]
    luck = chance.random()
    if waiting and luck < 0.6:
        turn, tables = waiting[0]
        place = chance.randrange(min(5, len(session.searches.solutions(turn))))
        slip = Slip(SlipStatus.BLANK) if luck < 0.05 else slip_for(session, turn, place)
        session.slips.record(chance.choice(tables), slip, turn.serial, judge=nobody)
    elif done and luck < 0.7:
        turn, table = chance.choice(done)
        session.slips.correct(table, slip_for(session, turn), turn.serial, "relu")
    elif session.can_undo() and luck < 0.75:
        session.undo()
    elif step is Step.DRAWN:
        session.turns.start_clock()
    elif step is Step.RUNNING:
        session.turns.call_time()
    elif step is Step.TIMED_OUT:
        session.turns.reveal()
    elif session.racks.next_end() is None and len(game.turns) < 12:
        session.racks.draw()
    else:
        session.words.strike("ZZZ", "bruit")
        session.undo()


def main() -> None:
    """Arguments: the file and a seed."""
    session = open_session(Path(sys.argv[1]), catalogue())
    session.subscribe(lambda change: print(session.journal.head, digest(session), flush=True))
    chance = random.Random(sys.argv[2])
    print(session.journal.head, digest(session), flush=True)
    while True:
        act(session, chance)


if __name__ == "__main__":
    main()

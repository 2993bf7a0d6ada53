"""Small real sessions for tests: real list, real journal, a handful of players."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from arbitre.application.session.players import new_player
from arbitre.application.session.session import Practice, Session, create_session
from arbitre.application.session.slips import nobody
from arbitre.domain.event.state import Turn
from arbitre.domain.rules.rule_set import RuleSet, with_turns
from arbitre.domain.rules.slip import Entry, Ruling, Slip, SlipStatus
from tests.rooms import catalogue


def started(players: int = 4, path: Path | None = None, rules: RuleSet | None = None, seed: str = "1") -> Session:
    """A tournament with its first game open and players A, B, C... at tables 1, 2, 3..."""
    lists = catalogue()
    session = create_session(path, lists, "Essai", who="Arbitre")
    session.players.register([new_player(f"Joueur {number:03}") for number in range(1, players + 1)])
    tile_set = lists.tile_set("fr")
    session.event.open_game(rules or RuleSet(), tile_set, lists.identify("fr", tile_set), seed=seed)
    return session


def announced(session: Session) -> Turn:
    """Draw, start the clock and choose the book's top."""
    turn = session.racks.draw()
    session.turns.start_clock()
    session.turns.retain_best()
    return session.game.turn(turn.serial)


def revealed(session: Session) -> Turn:
    """A whole turn up to its reveal, no slip entered."""
    turn = announced(session)
    session.turns.call_time()
    session.turns.reveal()
    return session.game.turn(turn.serial)


def slip_for(session: Session, turn: Turn, place: int = 0) -> Slip:
    """The slip of the solution at a place of the list, exactly as it should be written."""
    move = session.searches.solutions(turn)[place]
    entry = Entry("".join(move.word), move.reference.direction, move.reference.text(session.game.row_label))
    return Slip(entries=(entry,), score=move.score)


def give(session: Session, turn: Turn, table: int, place: int = 0) -> Ruling:
    """Record a right slip for a table."""
    return session.slips.record(table, slip_for(session, turn, place), turn.serial, judge=nobody)


def after_play_off(path: Path | None = None) -> Session:
    """One game of one turn, players 1 and 2 level; 2 wins the play-off, which is noted and ended."""
    session = started(4, path, with_turns(RuleSet(), 1))
    turn = revealed(session)
    solutions = session.searches.solutions(turn)
    tops = {move.plain() for move in solutions.tops()}
    lower = next(at for at, move in enumerate(solutions) if move.score < solutions.top and move.plain() not in tops)
    for table, place in ((1, 0), (2, 0), (3, lower)):
        give(session, turn, table, place)
    session.slips.record(4, Slip(SlipStatus.NONE), turn.serial)
    session.turns.end_game("turns_reached")
    level = tuple(line.player for line in session.results.standing()[:2])
    session.practice.sudden_death.open_tie_break(level, "Mort subite : départage", seed="1")
    turn = revealed(session)
    give(session, turn, 2)
    session.slips.record(1, Slip(SlipStatus.NONE), turn.serial)
    session.practice.sudden_death.decide("mort subite")
    session.turns.end_game("last_standing")
    return session


def played(session: Session, turns: int) -> None:
    """Whole turns: table 1 finds the top, the others the solutions that follow, the last hands in nothing."""
    for _ in range(turns):
        turn = revealed(session)
        tables = session.game.expected(turn.serial)
        for place, table in enumerate(tables[:-1]):
            give(session, turn, table, place)
        session.slips.record(tables[-1], Slip(SlipStatus.NONE), turn.serial)


def groups_of(session: Session) -> dict[str, object]:
    """Every object of a session that has commands, by the path that leads to it."""
    found: dict[str, object] = {"": session}
    for name, one in vars(session).items():
        if type(one).__module__.startswith("arbitre.application.session."):
            found[f"{name}."] = one
    practice = found.pop("practice.")
    found |= {f"practice.{one.name}.": getattr(practice, one.name) for one in fields(Practice)}
    found["_eliminations."] = vars(session.racks)["_eliminations"]
    return found

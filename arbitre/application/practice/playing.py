"""Plays a turn from the draw to the correction notes through a session, as an arbiter would, for rooms and samples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from arbitre.application.session.session import Session
from arbitre.application.session.slips import nobody
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.rules.slip import Sanction, Slip

ARBITER = "arbitre"
"""Who records: nobody is there to answer, and all tables are one arbiter's."""


def announce(session: Session) -> Turn:
    """The live rack is announced, the time runs and is called."""
    session.turns.start_clock()
    session.turns.call_time()
    live = session.game.live
    assert live is not None
    return live


def mark(session: Session, turn: Turn, slips: Iterable[tuple[int, Slip]]) -> None:
    """Record the slips of a revealed turn in the order they come, close it, and deliver its notes before the next."""
    for table, slip in slips:
        session.slips.record(table, slip, turn.serial, judge=nobody)
    if session.game.pending(turn.serial):
        session.slips.close_turn("bulletin non remis", turn.serial)
    tables = session.slips.notices(turn.serial)
    session.slips.notices_printed(turn.serial, tables)
    session.slips.notices_delivered(turn.serial, tables, turn.serial + 1)


def save(session: Session, path: Path | None) -> None:
    """Write the journal of a session in memory to a file, whole.

    Nobody's evening is at stake while a sample is played: one write at its end instead of four for every slip.
    Raises ``JournalError``.
    """
    if path is not None:
        session.journal.copy_to(path)


def sanctions(session: Session, games: Iterable[Game]) -> dict[str, int]:
    """How many slips got each sanction, an average counted as such instead of the zero that it replaces."""
    found: Counter[Sanction] = Counter()
    for game in games:
        for player in session.results.game_result(game).players.values():
            for one in player.scores.values():
                if not one.missing:
                    found[Sanction.AVERAGE if one.average else one.sanction] += 1
    return {str(sanction): found[sanction] for sanction in Sanction if found[sanction]}


def figures(session: Session) -> dict[str, Any]:
    """Turns, slips, sanctions and top of every game of a session."""
    games = session.state.games
    return {
        "turns": sum(turn.counts for game in games for turn in game.turns),
        "slips": sum(len(turn.slips) for game in games for turn in game.turns if turn.counts),
        "sanctions": sanctions(session, games),
        "top_total": sum(game.top_total for game in games),
    }

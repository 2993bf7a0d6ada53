"""A sample evening to look at and to try: an invented club in the middle of a game."""

from __future__ import annotations

from pathlib import Path

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.practice.demo import play_turn
from arbitre.application.practice.invented import InventedRoom, invented_players
from arbitre.application.session.session import Session, create_session
from arbitre.application.session.slips import nobody
from arbitre.domain.event.state import Turn
from arbitre.domain.rules.rule_set import RuleSet


def sample_evening(
    lists: Catalogue,
    name: str,
    path: Path | None = None,
    *,
    club: str = "",
    who: str = "",
    players: int = 24,
    turns: int = 6,
    language: str = "fr",
    rules: RuleSet | None = None,
) -> Session:
    """A game in the middle of an evening: ``turns`` played, one being marked, one running. Raises ``JournalError``.

    ``language``: of the word list, the tiles and the names; ``rules``: FISF 2023 unless given.
    """
    tiles = lists.tile_set(language)
    session = create_session(path, lists, name, language=language, club=club, who=who)
    session.players.register(invented_players(players, "5", language))
    game = session.event.open_game(rules or RuleSet(), tiles, lists.identify(language, tiles), seed="exemple")
    room = InventedRoom(sorted(game.seats), "exemple", faults=0.12)
    for _ in range(turns):
        play_turn(session, room)
    marked = _announced(session)
    session.turns.call_time()
    session.turns.reveal()
    turn = session.game.turn(marked.serial)
    assert turn.retained is not None
    admits = session.searches.searcher().admits
    papers = room.slips(
        turn.serial, turn.board, session.searches.solutions(turn), turn.retained, tiles, game.row_label, admits
    )
    for one in papers[: len(papers) * 3 // 4]:
        if one.slip is not None:
            session.slips.record(one.table, one.slip, turn.serial, judge=nobody)
    _announced(session)
    return session


def _announced(session: Session) -> Turn:
    turn = session.racks.draw()
    session.turns.start_clock()
    return turn

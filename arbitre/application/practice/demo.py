"""Plays a sample tournament with invented players through the same session as the window."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.practice.invented import InventedRoom, invented_players
from arbitre.application.practice.playing import ARBITER, announce, figures, mark, save
from arbitre.application.presets.languages import language
from arbitre.application.session.session import Session, create_session
from arbitre.domain.rules.rule_set import RuleSet, with_turns


@dataclass(frozen=True, slots=True)
class Sample:
    """What kind of tournament is played; ``turns``: a fixed number for each game, 0 for the rule's end."""

    players: int = 24
    games: int = 2
    seed: str = "1"
    language: str = "fr"
    lexicon: str = ""
    turns: int = 0
    faults: float = 0.1


@dataclass(frozen=True, slots=True)
class PlayedSample:
    """A sample played; ``summary`` is what ``arbitre demo`` prints, but for its ``files``."""

    session: Session
    summary: dict[str, Any]


def play_sample(
    sample: Sample,
    rules: RuleSet,
    path: Path | None,
    lists: Catalogue,
    *,
    progress: Callable[[float], object] | None = None,
) -> PlayedSample:
    """Play a tournament into a new file (in memory without a path). Raises ``JournalError`` and ``LexiconProblem``."""
    started = time.perf_counter()
    tiles = lists.tile_set(sample.language)
    noted = lists.identify(sample.lexicon or sample.language, tiles)
    session = create_session(None, lists, "Démonstration", language=sample.language, who=ARBITER, place="Salle d’essai")
    session.players.register(invented_players(sample.players, sample.seed, sample.language))
    played = with_turns(rules, sample.turns) if sample.turns else rules
    for number in range(1, sample.games + 1):
        game = session.event.open_game(played, tiles, noted, seed=f"{sample.seed}/{number}")
        room = InventedRoom(sorted(game.seats), f"{sample.seed}/{number}", faults=sample.faults)
        while play_turn(session, room):
            if progress is not None:
                left = sum(session.game.live.bag.values()) if session.game.live else 0
                progress((number - left / tiles.total) / sample.games)
    save(session, path)
    lines = session.results.standing()
    summary = {
        "players": sample.players,
        "games": sample.games,
        **figures(session),
        "winner": lines[0].name if lines else "",
        "seconds": round(time.perf_counter() - started, 2),
    }
    return PlayedSample(session, summary)


def play_turn(session: Session, room: InventedRoom) -> bool:
    """Play one turn from draw to notes, or end the game when it is over; tells whether there was a turn."""
    end = session.racks.next_end()
    if end is not None:
        session.turns.end_game(str(end))
        return False
    session.racks.draw()
    turn = announce(session)
    move = session.turns.retain_best()
    if move is None:
        session.turns.cancel(language(session.game.tile_set.language).no_move)
        return True
    session.turns.reveal()
    game = session.game
    turn = game.turn(turn.serial)
    searcher = session.searches.searcher(game)
    handed = room.slips(
        turn.serial,
        turn.board,
        session.searches.solutions(turn, game),
        move,
        game.tile_set,
        game.row_label,
        searcher.admits,
    )
    mark(session, turn, [(one.table, one.slip) for one in handed if one.slip is not None])
    return True

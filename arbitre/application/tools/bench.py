"""Figures of this machine: the solver's, and what the desk feels of the journal and the state at 450 players."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from arbitre.application.lexicons.catalogue import Catalogue, OpenList
from arbitre.application.prepare.prepared import Criteria, GameMaker, PlayedTurn, PreparedGame
from arbitre.application.session.session import Session, create_session, open_session
from arbitre.domain import facts as f
from arbitre.domain.base.players import Player
from arbitre.domain.board.board import LETTER_MULTIPLIER, WORD_MULTIPLIER, Board
from arbitre.domain.board.move import lay
from arbitre.domain.board.tiles import BLANK
from arbitre.domain.event.state import Game
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip
from arbitre.solver.bench import Position, Premises, measure
from arbitre.storage.journal import Draft, Journal

PLAYERS = 450
FACTS = 30_000
Progress = Callable[[float], object]
_AT = "2026-01-01T10:00:00.000+00:00"


def solver_figures(opened: OpenList, *, games: int = 12, progress: Progress | None = None) -> dict[str, Any]:
    """The solver on positions of whole games, with no, one and two blanks on the rack."""
    alphabet, tiles, rules = opened.alphabet, opened.tile_set, RuleSet()
    searcher = opened.searcher(rules.rack)
    maker = GameMaker(searcher, rules, Criteria(), "bench")
    positions: list[Position] = []
    for number in range(1, games + 1):
        game = maker.play(number)
        if game is not None:
            positions += _positions(game, opened, random.Random(number))
    bonus = [rules.rack.bonus.get(placed, 0) for placed in range(16)]
    premises = Premises(alphabet.values, bytes(LETTER_MULTIPLIER), bytes(WORD_MULTIPLIER), bonus)
    blob = b"".join(word + b"\0" for word in opened.compiled.lexicon.iter_words())
    bag = alphabet.rack(tiles.full_bag().elements())
    return dict(measure(blob, positions, premises, bag=bag, progress=progress))


def _positions(game: PreparedGame, opened: OpenList, chance: random.Random) -> list[Position]:
    """Every turn's position, and the same with one and two of its letters made blanks."""
    alphabet = opened.alphabet
    board = Board()
    found: list[Position] = []
    for turn in game.turns:
        rack = [letter for letter in turn.draw.rack if letter != BLANK]
        squares = alphabet.board(board)
        for blanks in range(3):
            if len(rack) > blanks + 1:
                letters = chance.sample(rack, len(rack) - blanks) + [BLANK] * blanks
                found.append(Position(squares, alphabet.rack(letters), 7))
        board = board.with_letters(lay(board, turn.move.word, turn.move.reference).placed)
    return found


# -- the session -----------------------------------------------------------------------------------------------------


def session_figures(
    lists: Catalogue, opened: OpenList, *, players: int = PLAYERS, facts: int = FACTS, progress: Progress | None = None
) -> dict[str, float]:
    """Opening a file of so many facts, recording a slip, ranking everybody, committing: milliseconds (medians)."""
    with tempfile.TemporaryDirectory(prefix="arbitre-bench-") as folder:
        path = Path(folder) / "bench.arbitre"
        make_file(path, lists, opened, players, facts, progress)
        started = time.perf_counter()
        session = open_session(path, lists)
        opening = time.perf_counter() - started
        records, rankings = _slips(session)
        session.close()
        commits = _commits(Path(folder) / "commits.arbitre")
    return {
        "open_ms_30000_facts": _ms(opening),
        "record_slip_ms_450": _ms(statistics.median(records)),
        "standings_ms_450": _ms(statistics.median(rankings)),
        "commit_ms": _ms(statistics.median(commits)),
    }


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 3)


def _slips(session: Session, count: int = 60) -> tuple[list[float], list[float]]:
    """Seconds to record slips of the last turn one by one, and to rank everybody after each."""
    turn = session.game.turns[-1]
    records, rankings = [], []
    for table in session.game.pending(turn.serial)[:count]:
        slip = session.slips.top_slip(turn)
        started = time.perf_counter()
        session.slips.record(table, slip, turn.serial)
        records.append(time.perf_counter() - started)
        started = time.perf_counter()
        session.results.standing()
        rankings.append(time.perf_counter() - started)
    return records, rankings


def _commits(path: Path, count: int = 60) -> list[float]:
    """Seconds of one accepted action on this disk."""
    found = []
    with Journal.create(path) as journal:
        for number in range(count):
            draft = Draft("MessageShown", {"text": "x" * 200}, _AT)
            started = time.perf_counter()
            journal.append([draft], after=number, action=f"a{number}")
            found.append(time.perf_counter() - started)
    return found


def make_file(
    path: Path, lists: Catalogue, opened: OpenList, players: int, facts: int, progress: Progress | None = None
) -> None:
    """A tournament of about so many facts: whole games, a slip of every table in every turn but the last.

    The facts are written as a session would, many in one action to be quick.
    """
    rules = RuleSet()
    session = create_session(path, lists, "Mesure", language=opened.entry.language)
    session.players.register([Player(id=f"p{number}", name=f"Joueur {number}") for number in range(1, players + 1)])
    maker = GameMaker(opened.searcher(rules.rack), rules, Criteria(), "bench")
    written, number = players, 0
    while written < facts:
        number += 1
        played = maker.play(number)
        assert played is not None
        game = session.event.open_game(rules, opened.tile_set, opened.id, seed="bench")
        for at, turn in enumerate(played.turns, start=1):
            enough = written + players >= facts
            tables = [] if enough or at == len(played.turns) else list(game.seats)
            group = _turn_facts(game, at, turn, tables)
            session.commit(group)
            written += len(group)
            if progress is not None:
                progress(min(1.0, written / facts))
            if enough:  # the slips of this turn are for the measure
                session.close()
                return
        session.commit([f.TurnClosed(game.number, len(played.turns), tuple(sorted(game.seats)))])
        session.turns.end_game(played.ended)
    session.close()


def _turn_facts(game: Game, serial: int, played: PlayedTurn, tables: Sequence[int]) -> list[f.Fact]:
    """A turn from the draw to the slips: most tables have the top, some a wrong place."""
    number, move, draw = game.number, played.move, played.draw
    place = move.reference.text(game.row_label)
    group: list[f.Fact] = [
        f.RackDrawn(number, serial, draw.leftover, draw.new),
        f.ClockStarted(number, serial, 180),
        f.TimeCalled(number, serial),
        f.MoveRetained(number, serial, move),
        f.TurnRevealed(number, serial),
    ]
    word = "".join(move.word)
    for table in tables:
        slip = Slip(entries=(Entry(word, move.reference.direction, place),), score=move.score)
        ruling = Ruling(move.score, move.score, Sanction.NONE, "5.3.1", Reason.EXACT, word=word, reference=place)
        if table % 10 == serial % 10:
            points = max(0, move.score - 5)
            ruling = Ruling(points, move.score, Sanction.PENALTY, "5.3.3", Reason.REFERENCE_WRONG, word=word)
        group.append(f.SlipRecorded(number, serial, table, slip, ruling))
    return group

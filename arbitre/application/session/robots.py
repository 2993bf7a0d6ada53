"""Robot players: three strengths that see words as people do, play the best word they see, and hand in a right slip.

What a robot sees depends on the game's seed, the turn, its table and the word alone: the same game is played again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from arbitre.application.lexicons.common_words import CommonWords, words_of
from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.players import Players, new_player
from arbitre.application.session.rulings import Rulings
from arbitre.application.session.searches import Searches
from arbitre.application.session.tables import Tables
from arbitre.application.session.veil import is_veiled
from arbitre.domain import facts as f
from arbitre.domain.base.players import Player
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay
from arbitre.domain.board.tiles import to_entry
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.results.standings import game_result
from arbitre.domain.rules.slip import Entry, Sanction, Slip, SlipStatus


class Strength(StrEnum):
    """How well a robot plays; the value is ``Player.robot``."""

    BEGINNER = "debutant"
    SEASONED = "confirme"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Skill:
    """How likely a word is seen: a common one, a rare one (0: never), and the share kept for each letter placed beyond
    three and for each cross word, both of which make a move harder to find."""

    common: float
    rare: float
    letter: float
    cross: float


SKILLS: Mapping[Strength, Skill] = {
    Strength.BEGINNER: Skill(0.22, 0.0, 0.75, 0.6),
    Strength.SEASONED: Skill(0.62, 0.22, 0.92, 0.85),
    Strength.EXPERT: Skill(0.97, 0.86, 0.98, 0.97),
}
"""Measured over whole games (``tests/application/test_robots.py``): about two fifths, three quarters and nineteen
twentieths of the top."""


def seen(strength: Strength, move: Move, board: Board, common: CommonWords, key: str) -> bool:
    """Whether a robot finds a move; ``key`` names the game, turn and table, so that each word is drawn once."""
    skill = SKILLS[strength]
    known = all(word in common for word in words_of(move, board))
    chance = skill.common if known else skill.rare
    if not chance:
        return False
    placement = lay(board, move.word, move.reference)
    chance *= skill.letter ** max(0, len(placement.placed) - 3) * skill.cross ** len(placement.cross_words)
    digest = hashlib.sha256(f"{key}/{move.plain()}".encode()).digest()
    return int.from_bytes(digest[:6], "big") / 2**48 < chance


def best_seen(strength: Strength, moves: Iterable[Move], board: Board, common: CommonWords, key: str) -> Move | None:
    """The best of the moves (best first) that a robot sees; ``None``: none, it hands in a blank slip."""
    return next((move for move in moves if seen(strength, move, board, common, key)), None)


@dataclass(frozen=True, slots=True)
class RobotShare:
    """A robot's game so far: its points of the complete turns, and what the top made in them."""

    table: int
    player: str
    name: str
    strength: Strength
    points: int
    top: int

    @property
    def percent(self) -> float:
        """Its share of the top, 0 without a top."""
        return 100 * self.points / self.top if self.top else 0.0


def strength_of(player: Player | None) -> Strength | None:
    """How strong a robot is; ``None`` for people."""
    if player is None or player.robot not in set(Strength):
        return None
    return Strength(player.robot)


def robot_tables(game: Game, players: Mapping[str, Player], serial: int) -> dict[int, Strength]:
    """Tables where a robot plays a turn."""
    found = {table: strength_of(players.get(game.player_at(table, serial) or "")) for table in game.expected(serial)}
    return {table: strength for table, strength in found.items() if strength is not None}


def robot_shares(game: Game, players: Mapping[str, Player]) -> list[RobotShare]:
    """Every robot's share of the top over the complete turns it played, by table."""
    result = game_result(game, players)
    shares = []
    for key, one in result.players.items():
        strength = strength_of(players.get(key))
        if strength is None:
            continue
        turns = [game.turn(serial) for serial in result.complete if serial in one.scores]
        points = sum(one.scores[turn.serial].points for turn in turns)
        top = sum(turn.retained.score for turn in turns if turn.retained is not None)
        shares.append(RobotShare(one.table, key, one.name, strength, points, top))
    return sorted(shares, key=lambda share: share.table)


class Robots:
    """Robots sit down like anybody and hand in their slips themselves when time is called.

    Beside an arbiter who plays they wait for his sealed slip: theirs would tell him words.
    """

    def __init__(self, core: Core, searches: Searches, rulings: Rulings, players: Players, tables: Tables) -> None:
        self._core = core
        self._searches = searches
        self._rulings = rulings
        self._players = players
        self._tables = tables

    def add(self, strength: Strength, name: str, table: int | None = None) -> int:
        """Register a robot and, in a running game, seat it from the next turn on; gives its table (0: no game runs).

        ``table``: the first free one when not given. Raises ``SessionError("table_taken")``.
        """
        game = self._core.game if self._core.state.games and self._core.game.ended is None else None
        seats = game.seats if game is not None else {}
        taken = {one for one in seats if game is not None and game.player_at(one, game.next_serial) is not None}
        if table is not None and table in taken:
            raise SessionError("table_taken", table=table)
        robot = new_player(name, robot=str(strength))
        self._players.register([robot])
        if game is None:
            return 0
        at = table or next(one for one in range(1, len(taken) + 2) if one not in taken)
        self._tables.seat(at, robot.id)
        return at

    def hear_again(self, serial: int, reason: str) -> None:
        """A rack was typed wrong: the robots had heard the right one, and their slips say so."""
        game = self._core.game
        turn = game.turn(serial)
        facts: list[f.Fact] = []
        for table, strength in robot_tables(game, self._core.state.players, turn.serial).items():
            marked = turn.slips.get(table)
            slip = self._slip(game, turn, table, strength)
            if marked is not None and not marked.corrected and slip != marked.slip:
                ruling = self._rulings.ruled(game, turn, slip)
                facts.append(f.SlipCorrected(game.number, turn.serial, table, slip, ruling, reason))
        self._core.commit(facts)

    def hand_in(self, serial: int | None = None) -> tuple[int, ...]:
        """Record the slips of the robots that have none for a turn (the live one), as one action; gives their tables.

        In a game of topping robots play for nothing: nobody calls for them.
        """
        game = self._core.game
        turn = game.turn(serial) if serial else game.live
        if turn is None or game.rules.time.topping or is_veiled(game, turn):
            return ()
        tables = {
            table: strength
            for table, strength in robot_tables(game, self._core.state.players, turn.serial).items()
            if table not in turn.slips
        }
        facts: list[f.Fact] = []
        for table, strength in tables.items():
            slip = self._slip(game, turn, table, strength)
            ruling = self._rulings.ruled(game, turn, slip)
            if ruling.sanction is not Sanction.ASK:
                facts.append(f.SlipRecorded(game.number, turn.serial, table, slip, ruling))
        self._core.commit(facts)
        return tuple(tables)

    def _slip(self, game: Game, turn: Turn, table: int, strength: Strength) -> Slip:
        key = f"robot/{game.committed or game.seed}/{game.number}/{turn.serial}/{table}"
        move = best_seen(
            strength, self._searches.solutions(turn, game), turn.board, self._searches.common_words(game), key
        )
        if move is None:
            return Slip(status=SlipStatus.BLANK)
        place = move.reference
        entry = Entry(to_entry(move.word), place.direction, place.text(game.row_label))
        return Slip(entries=(entry,), score=move.score)

"""The session: the one object that windows and the command line call."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from arbitre.application.room.public_view import PublicMove, PublicStanding, PublicView
from arbitre.application.session.core import LexiconSource, SessionError, uncollected
from arbitre.application.session.robots import RobotCommands
from arbitre.application.session.sudden_death import SuddenDeathCommands
from arbitre.application.session.topping import ToppingCommands
from arbitre.domain.board.tiles import Letters
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.results.standings import GameResult, Line, game_result, standing
from arbitre.storage.journal import MEMORY, Journal

__all__ = ["Session", "SessionError", "create_session", "open_session"]


class Session(SuddenDeathCommands, RobotCommands, ToppingCommands):
    """An open tournament: its commands are in the base classes by subject, its queries here.

    Commands raise an ``ArbitreError`` and change nothing when they can't be done; see ``session_core``.
    """

    def __init__(self, journal: Journal, lexicons: LexiconSource, **options: Any) -> None:
        self._positions = {}
        super().__init__(journal, lexicons, **options)

    # -- standings ---------------------------------------------------------------------------------------------------

    def result(self, game: Game | None = None) -> GameResult:
        """Every player's scores, turn by turn, in a game (the running one by default)."""
        return game_result(game or self.game, self.state.players)

    def standings(self, game: int | None = None, *, complete_only: bool = False) -> list[Line]:
        """The standing of one game or, without ``game``, of the event; best first, ranks shared."""
        return standing(self.state, game, complete_only=complete_only)

    def pending_tables(self, serial: int | None = None) -> tuple[int, ...]:
        """Tables whose slip of a turn (the one being marked by default) is missing."""
        game = self.game
        return game.pending(self._marked_turn(game, serial).serial)

    def total_of(self, table: int, game: Game | None = None) -> int:
        """The running total of the player now at a table, every slip entered so far counted."""
        one = game or self.game
        player = one.player_at(table, len(one.turns) or 1)
        found = self.result(one).players.get(player or "")
        return found.total if found else 0

    # -- what the room may see ---------------------------------------------------------------------------------------

    def public_view(self) -> PublicView:
        """Everything the projector may draw; what is not revealed is not in it."""
        about = self.state.about
        if not self.state.games:
            return PublicView(about.name, 0, 0, 0, Step.BEFORE, message=self.state.message, club=about.club)
        game = self.game
        live = game.live
        shown = [turn for turn in game.turns if turn.revealed]
        last = shown[-1] if shown else None
        announced = live if live is not None and live.announced and game.ended is None else None
        rack, leftover, rejected = _announced_rack(announced) if announced is not None else ((), 0, False)
        return PublicView(
            tournament=about.name,
            game=game.number,
            games=max((one.number for one in self.state.counted_games), default=0),
            apart=game.title if game.apart else "",
            turn=_public_number(game),
            step=game.step,
            board=game.board,
            row_label=game.row_label,
            tile_set=game.tile_set,
            rack=rack,
            leftover=leftover,
            rejected=rejected,
            last=_public_move(last),
            top_total=game.top_total,
            bag=sum(announced.bag.values()) if announced is not None else None,
            **self._public_standings(game),
            message=self.state.message,
            club=about.club,
        )

    def _public_standings(self, game: Game) -> dict[str, Any]:
        """Standings of complete turns where the rule set shows them; solos only once the game is over (rule 3.5)."""
        values: dict[str, Any] = {}
        complete = [turn.serial for turn in game.turns if game.complete(turn.serial)]
        if complete and (game.rules.rank.standings_shown or game.ended is not None):
            lines = standing(self.state, game.number, complete_only=True, announced=True)
            values["standings_turn"] = game.turn(complete[-1]).number
            values["standings"] = tuple(
                PublicStanding(line.rank, line.table, line.published, line.total, line.negative, line.seconds)
                for line in lines
            )
        if game.ended is not None:
            result = self.result(game)
            values["solos"] = tuple(
                (game.turn(serial).number, result.players[player].published, bonus)
                for serial, player, bonus in result.solos
            )
        return values


def _announced_rack(turn: Turn) -> tuple[Letters, int, bool]:
    return turn.rack, len(turn.leftover), bool(turn.rejected)


def _public_number(game: Game) -> int:
    """The number of the turn that the room is at."""
    live = game.live
    if live is None:
        return game.resumed.number if game.resumed else 1
    return live.number


def _public_move(turn: Turn | None) -> PublicMove | None:
    if turn is None or turn.retained is None:
        return None
    return PublicMove(turn.number, turn.retained, turn.placed)


def create_session(
    path: Path | None, lexicons: LexiconSource, name: str, *, language: str = "fr", who: str = "", **about: str
) -> Session:
    """Begin a tournament in a new file (in memory without a path). Raises ``JournalError``."""
    journal = Journal.create(path if path is not None else MEMORY)
    session = Session(journal, lexicons, who=who)
    session.create(name, language=language, **about)
    return session


def open_session(
    path: Path, lexicons: LexiconSource, *, who: str = "", station: str = "", read_only: bool = False
) -> Session:
    """Open a tournament's file at the very point where it was left. Raises ``JournalError`` and ``CodecError``."""
    with uncollected():
        session = Session(Journal.open(path, read_only=read_only), lexicons, who=who, station=station)
    # What is entered in a marker's copy is his, whatever the laptop is called.
    session.who = session.who or session.state.marker
    session.station = session.station or session.state.marker
    return session

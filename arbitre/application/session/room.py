"""What the room may see, made of the state: a frozen value in which nothing unrevealed exists."""

from __future__ import annotations

from typing import Any

from arbitre.application.room.public_view import PublicMove, PublicStanding, PublicView
from arbitre.application.session.core import Core
from arbitre.domain import facts as f
from arbitre.domain.board.tiles import Letters
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.results.standings import game_result, standing


class Room:
    """What is shown to the room."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def show_message(self, text: str) -> None:
        """Put a message on the projector; empty clears it."""
        if text != self._core.state.message:
            self._core.commit([f.MessageShown(text)])

    def public_view(self) -> PublicView:
        """Everything the projector may draw; what is not revealed is not in it."""
        about = self._core.state.about
        if not self._core.state.games:
            return PublicView(about.name, 0, 0, 0, Step.BEFORE, message=self._core.state.message, club=about.club)
        game = self._core.game
        live = game.live
        shown = [turn for turn in game.turns if turn.revealed]
        last = shown[-1] if shown else None
        announced = live if live is not None and live.announced and game.ended is None else None
        rack, leftover, rejected = _announced_rack(announced) if announced is not None else ((), 0, False)
        return PublicView(
            tournament=about.name,
            game=game.number,
            games=max((one.number for one in self._core.state.counted_games), default=0),
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
            message=self._core.state.message,
            club=about.club,
        )

    def _public_standings(self, game: Game) -> dict[str, Any]:
        """Standings of complete turns where the rule set shows them; solos only once the game is over (rule 3.5)."""
        values: dict[str, Any] = {}
        complete = [turn.serial for turn in game.turns if game.complete(turn.serial)]
        if complete and (game.rules.rank.standings_shown or game.ended is not None):
            lines = standing(self._core.state, game.number, complete_only=True, announced=True)
            values["standings_turn"] = game.turn(complete[-1]).number
            values["standings"] = tuple(
                PublicStanding(line.rank, line.table, line.published, line.total, line.negative, line.seconds)
                for line in lines
            )
        if game.ended is not None:
            result = game_result(game, self._core.state.players)
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

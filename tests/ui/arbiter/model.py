"""The points of an evening, worked out beside the program: boards from the moves, words from the lists as text."""

from __future__ import annotations

from collections import Counter

from arbitre.application.session.session import Session
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import lay
from arbitre.domain.board.position import Position
from arbitre.domain.event.state import Game, Marked, Tournament, Turn
from arbitre.domain.rules.questions import Answers
from arbitre.domain.rules.rule_set import SoloRule
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, SlipStatus
from tests.grading import list_as_text
from tests.ui.arbiter.require import Place, require


def after(game: Game, turn: Turn, board: Board) -> Board:
    """The board after a turn's move: in a joker game the real letter takes a blank's place, if the bag has one."""
    assert turn.retained is not None
    placed = dict(lay(board, turn.retained.word, turn.retained.reference).placed)
    if game.rules.rack.joker or game.rules.rack.blanks_replaced:
        bag = game.full_set - board.tiles() - Counter(turn.rack)
        for square, letter in placed.items():
            if letter.islower() and bag[letter.upper()]:
                placed[square] = letter.upper()
                bag[letter.upper()] -= 1
    return board.with_letters(placed.items())


class Model:
    """Grades slips and adds points up anew: boards from the moves alone, words from the lists as text."""

    def __init__(self) -> None:
        self._positions: dict[tuple[Board, object, int, frozenset[str], frozenset[str]], Position] = {}

    def board(self, game: Game, turn: Turn) -> Board:
        """The board that a turn is played on, from the moves of the turns before it."""
        board = game.first_board
        for earlier in game.turns[: turn.serial - 1]:
            if earlier.after_fixed is not None:
                board = earlier.after_fixed
            elif earlier.revealed and earlier.retained is not None:
                board = after(game, earlier, board)
        return turn.board_fixed if turn.board_fixed is not None else board

    def ruling(self, state: Tournament, game: Game, turn: Turn, marked: Marked) -> Ruling:
        """A slip as the book rules it."""
        board = self.board(game, turn)
        key = (board, turn.rack, turn.number, state.admitted, state.struck)
        position = self._positions.get(key)
        if position is None:
            if len(self._positions) > 40:
                self._positions.clear()
            rack = game.rules.rack
            position = Position(
                board,
                turn.rack,
                turn.number,
                game.tile_set,
                ((list_as_text(state.about.language) | state.admitted) - state.struck).__contains__,
                bonus=rack.bonus,
                max_played=rack.max_played,
            )
            self._positions[key] = position
        return rule(marked.slip, position, game.rules, Answers(turn.answers))

    def check_slip(self, state: Tournament, place: Place) -> None:
        """The slip is paid what the book pays it; what nobody answered stays as it was ruled."""
        number, serial, table = place
        game = state.game(number)
        turn = game.turn(serial)
        marked = turn.slips[table]
        if marked.given.reason is Reason.POINTS_ONLY:
            return
        wanted = self.ruling(state, game, turn, marked)
        if wanted.sanction is Sanction.ASK:
            return
        require(
            (marked.given.points, marked.given.base, marked.given.sanction)
            == (wanted.points, wanted.base, wanted.sanction),
            f"table {table} of turn {turn.number}: {marked.slip} is paid {marked.given.points}, the book pays",
            wanted.points,
        )

    def check_totals(self, session: Session, game: Game) -> None:
        """Every player's total of a game, its solos, and the order of the standing."""
        totals, solos = self.totals(session, game)
        result = session.results.game_result(game)
        for player, total in totals.items():
            require(
                result.players[player].total == total,
                f"game {game.number}: {result.players[player].name} has {result.players[player].total}, counted",
                total,
            )
        require({(serial, player) for serial, player, _ in result.solos} == solos, "solos", result.solos, solos)
        if game.rules.time.topping:  # it has times and no points
            return
        lines = session.results.standing(game.number)
        shown = [line.total for line in lines]
        require(shown == sorted(shown, reverse=True), "the standing is not in order", shown)
        for line in lines:
            require(line.total == totals[line.player], "the standing's total", line.name, line.total)
            require(line.rank <= 1 + sum(other > line.total for other in shown) + shown.count(line.total), "rank", line)
            require(line.rank > sum(other > line.total for other in shown), "rank", line.name, line.rank)

    def totals(self, session: Session, game: Game) -> tuple[dict[str, int], set[tuple[int, str]]]:
        """Totals by player, and the solos: one who is strictly best of a turn that has every slip."""
        points: dict[str, int] = {seat.player: 0 for seats in game.seats.values() for seat in seats if seat.player}
        handed: set[str] = set()
        warned: dict[str, int] = {}
        bases: dict[int, dict[int, int]] = {}
        averaged = {  # rule 5.9 has its own tests: its points are taken as they are
            (serial, score.table): score.points
            for one in session.results.game_result(game).players.values()
            for serial, score in one.scores.items()
            if score.average
        }
        for turn in game.turns:
            if not turn.counts:
                continue
            zeroed = {one.table for one in turn.conduct if one.zero}
            of_turn = bases.setdefault(turn.serial, {})
            for table, marked in turn.slips.items():
                player = game.player_at(table, turn.serial)
                if player is None:
                    continue
                ruling = marked.ruling
                if marked.slip.status is not SlipStatus.NONE:
                    handed.add(player)
                if (turn.serial, table) in averaged:
                    points[player] += averaged[turn.serial, table]
                    continue
                of_turn[table] = 0 if table in zeroed else ruling.base
                points[player] += 0 if table in zeroed else ruling.points
                if ruling.sanction is Sanction.WARNING and table not in zeroed:
                    warned[player] = warned.get(player, 0) + 1
            for one in turn.conduct:
                player = game.player_at(one.table, turn.serial)
                if player is not None and not one.zero:
                    warned[player] = warned.get(player, 0) + 1
        for player, count in warned.items():
            points[player] -= max(0, count - game.rules.free_warnings) * game.rules.warning.cost
        solos, rules = set(), game.rules.solo
        earned: Counter[str] = Counter()
        for turn in game.turns:
            if not turn.revealed or turn.kept or turn.retained is None or game.rules.time.topping:
                continue
            if rules.rule is SoloRule.NONE:
                continue
            expected = game.expected(turn.serial)
            if not turn.closed and any(table not in turn.slips for table in expected):
                continue
            own = {**dict.fromkeys(expected, 0), **bases[turn.serial]}
            own = {table: base for table, base in own.items() if (turn.serial, table) not in averaged}
            best = max(own.values(), default=0)
            first = [table for table, base in own.items() if base == best]
            if best > 0 and len(first) == 1 and len(own) > 1:
                player = game.player_at(first[0], turn.serial)
                assert player is not None
                solos.add((turn.serial, player))
                if len(handed) >= rules.players:
                    below = rules.rule is SoloRule.TOP_OR_BELOW and best < turn.retained.score
                    earned[player] += rules.bonus_below if below else rules.bonus
        for player, bonus in earned.items():
            points[player] += min(bonus, rules.cap) if rules.cap else bonus
        for adjustment in game.adjustments:
            points[adjustment.player] += adjustment.points
        return points, solos

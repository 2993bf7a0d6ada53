"""Plays whole games without players, as fast as the rules allow, and judges them by what arbiters look for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from arbitre.application.lexicons.search import Searcher
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.randomness import Stream
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, Placement, lay
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet, is_blank, to_text
from arbitre.domain.draw.draw import Draw, DrawError, draw_rack
from arbitre.domain.draw.ending import EndReason, end_reason
from arbitre.domain.play.top import candidate, choose
from arbitre.domain.play.variants import after_move, explode
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.solver import RawMove

FULL_RACK = 7  # tiles of a scrabble
_MOST_TURNS = 60  # a Flemish game with unlucky racks stops somewhere


class CriteriaError(ArbitreError):
    """Criteria that contradict themselves: ``bad_criterion`` with ``name``."""


@dataclass(frozen=True, slots=True)
class Criteria:
    """What a prepared game must be like; ``None`` and ``False`` ask for nothing.

    ``top``: total of the tops; ``scrabbles``: plays of seven tiles or more; ``no_ties``: each top is alone;
    ``common``: every word formed by a top is one of these (plain); ``no_blank``: every top can be played without
    a blank; ``margin_share``: least share (0 to 1) of turns whose top is more than ``margin`` points over the next
    solution.
    """

    top_min: int | None = None
    top_max: int | None = None
    turns_min: int | None = None
    turns_max: int | None = None
    scrabbles_min: int | None = None
    scrabbles_max: int | None = None
    no_ties: bool = False
    common: frozenset[str] | None = None
    no_blank: bool = False
    margin: int = 0
    margin_share: float | None = None

    def check(self) -> None:
        """Raises ``CriteriaError`` for criteria that no game can satisfy."""
        for low, high in (("top_min", "top_max"), ("turns_min", "turns_max"), ("scrabbles_min", "scrabbles_max")):
            least, most = getattr(self, low), getattr(self, high)
            if least is not None and most is not None and least > most:
                raise CriteriaError("bad_criterion", name=low)
        if self.margin_share is not None and not 0 <= self.margin_share <= 1:
            raise CriteriaError("bad_criterion", name="margin_share")

    @property
    def wanted(self) -> list[str]:
        """Names of the criteria that ask for something."""
        return [one.name for one in fields(self) if getattr(self, one.name) not in (None, False, 0)]


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn of a prepared game: the draw, the top retained, how many reached it, tiles and blanks it takes.

    ``margin``: points over the next solution, 0 when tied; -1 when nobody asked.
    """

    draw: Draw
    move: Move
    tied: int
    placed: int
    blanks: int
    margin: int = -1


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """A whole game; ``number`` is its place in the series of its seed."""

    seed: str
    number: int
    turns: tuple[PlayedTurn, ...]
    ended: str

    @property
    def top(self) -> int:
        """Total of the tops."""
        return sum(turn.move.score for turn in self.turns)

    def figures(self, margin: int = 0) -> dict[str, Any]:
        """What the index tells of it."""
        won = [turn for turn in self.turns if turn.margin > margin]
        return {
            "top": self.top,
            "turns": len(self.turns),
            "scrabbles": sum(turn.placed >= FULL_RACK for turn in self.turns),
            "ties": sum(turn.tied > 1 for turn in self.turns),
            "blanks": sum(turn.blanks > 0 for turn in self.turns),
            "margin_share": round(len(won) / len(self.turns), 3) if self.turns else 0.0,
        }

    def rounds(self, row_label: str) -> list[dict[str, Any]]:
        """The rounds in the format of ``arbitre replay``."""
        found: list[dict[str, Any]] = []
        total = 0
        for number, turn in enumerate(self.turns, start=1):
            total += turn.move.score
            found.append(
                {
                    "n": number,
                    "draw": turn.draw.text(),
                    "word": to_text(turn.move.word),
                    "ref": turn.move.reference.text(row_label),
                    "points": turn.move.score,
                    "total": total,
                }
            )
        return found


class GameMaker:
    """Plays the games of a seed one after the other; the rules, the list and the criteria stay the same."""

    def __init__(self, searcher: Searcher, rules: RuleSet, criteria: Criteria, seed: str) -> None:
        criteria.check()
        self._searcher = searcher
        self._rules = rules
        self._tiles: TileSet = searcher.tile_set
        self._criteria = criteria
        self._seed = seed

    def play(self, number: int) -> PreparedGame | None:
        """Game ``number`` of the seed, or ``None`` as soon as it fails a criterion."""
        bag: Counter[Letter] = self._tiles.full_bag()
        board, leftover = Board(), ()
        turns: list[PlayedTurn] = []
        left: Letters = leftover
        cancelled: Letters | None = None
        draws = 0
        while True:
            end = self._end(board, bag, left, cancelled, len(turns))
            if end is not None:
                break
            stream = Stream(self._seed, number, draws)
            draws += 1
            try:
                draw = draw_rack(bag, left, len(turns) + 1, self._rules, self._tiles, stream, cancelled=cancelled)
            except DrawError:
                end = EndReason.NO_OTHER_RACK
                break
            draw = self._exploded(board, bag, left, draw)
            rest = bag.copy()
            rest.update(left)
            rest.subtract(draw.rack)
            tops = self._tops(board, draw.rack)
            if not tops:  # no move: all letters go back (rule 3.6)
                bag, left, cancelled = bag + Counter(left), (), draw.rack
                continue
            if self._criteria.no_ties and len(tops) > 1:
                return None
            cancelled = None
            turn, placement = self._played(board, draw, rest, len(turns) + 1, tops)
            turns.append(turn)
            if not self._may_go_on(turns, placement) or len(turns) > _MOST_TURNS:
                return None
            after = after_move(board, draw.rack, +rest, placement, self._rules.rack, self._tiles)
            board, left, bag = after.board, after.leftover, after.bag
        game = PreparedGame(self._seed, number, tuple(turns), str(end))
        return game if self._satisfies(game) else None

    def _end(
        self, board: Board, bag: Counter[Letter], left: Letters, cancelled: Letters | None, played: int
    ) -> EndReason | None:
        """Why the game is over (rule 3.7); in the thick of a game the answer is plain."""
        number = bag.total() + len(left)
        if number > 2 * self._rules.rack.size and cancelled is None and not self._rules.end.turns:
            return None
        stock = bag + Counter(left)
        playable = None
        if 0 < number <= self._rules.rack.size:
            rack = self._tiles.sorted(stock.elements())
            playable = bool(self._searcher.top(board, rack))
        return end_reason(stock, self._rules, self._tiles, playable=playable, cancelled=cancelled, turns_played=played)

    def _exploded(self, board: Board, bag: Counter[Letter], left: Letters, draw: Draw) -> Draw:
        """Explosive game: the blank becomes the letter that scores most, while the bag has it."""
        if not self._rules.rack.explosive or BLANK not in draw.rack:
            return draw
        rest = bag + Counter(left) - Counter(draw.rack)
        best = [
            letter.upper()
            for move in self._searcher.top(board, draw.rack)
            for _, letter in lay(board, move.word, move.reference).placed
            if is_blank(letter)
        ]
        rack = list(explode(draw.rack, rest, best).rack)
        kept = draw.leftover if BLANK not in draw.leftover else ()
        for letter in kept:
            rack.remove(letter)
        return Draw(kept, tuple(rack), draw.rejected)

    def _tops(self, board: Board, rack: Letters) -> list[RawMove]:
        self._searcher.place(board)
        return self._searcher.raw_top(self._searcher.alphabet.rack(rack))[1]

    def _played(
        self, board: Board, draw: Draw, rest: Mapping[Letter, int], number: int, tops: Sequence[RawMove]
    ) -> tuple[PlayedTurn, Placement]:
        """The top that the book retains."""
        rack = draw.rack
        moves = [self._searcher.alphabet.move(raw) for raw in tops]
        move = moves[0] if len(moves) == 1 else self._chosen(moves, board, rack, rest, number)
        placement = lay(board, move.word, move.reference)
        margin = -1
        if self._criteria.margin_share is not None:
            margin = self.margin(board, rack, len(tops))
        blanks = sum(is_blank(letter) for _, letter in placement.placed)
        return PlayedTurn(draw, move, len(tops), len(placement.placed), blanks, margin), placement

    def _chosen(
        self, tops: Sequence[Move], board: Board, rack: Letters, rest: Mapping[Letter, int], number: int
    ) -> Move:
        rules, tiles = self._rules, self._tiles
        candidates = [candidate(move, board, rack, rest, rules, tiles, self._searcher.hooks) for move in tops]
        return choose(candidates, rules, tiles, turn=number).preferred

    def margin(self, board: Board, rack: Letters, tied: int) -> int:
        """Points of the top over the next solution, all of them where there is none."""
        if tied > 1:
            return 0
        solutions = self._searcher.solutions(board, rack)
        return solutions.top - (solutions[1].score if len(solutions) > 1 else 0)

    def with_margins(self, game: PreparedGame) -> PreparedGame:
        """The same game with the margin of every turn, for the figures of the index."""
        if self._criteria.margin_share is not None:
            return game
        board = Board()
        bag: Counter[Letter] = self._tiles.full_bag()
        left: Letters = ()
        turns = []
        for turn in game.turns:
            rack = turn.draw.rack
            margin = self.margin(board, rack, turn.tied)
            turns.append(PlayedTurn(turn.draw, turn.move, turn.tied, turn.placed, turn.blanks, margin))
            rest = bag + Counter(left)
            rest.subtract(rack)
            placement = lay(board, turn.move.word, turn.move.reference)
            after = after_move(board, rack, +rest, placement, self._rules.rack, self._tiles)
            board, left, bag = after.board, after.leftover, after.bag
        return PreparedGame(game.seed, game.number, tuple(turns), game.ended)

    def _may_go_on(self, turns: Sequence[PlayedTurn], placement: Placement) -> bool:
        """What the last turn decides already."""
        wanted, last = self._criteria, turns[-1]
        if wanted.no_blank and last.blanks:
            return False
        if wanted.turns_max is not None and len(turns) > wanted.turns_max:
            return False
        if wanted.top_max is not None and sum(turn.move.score for turn in turns) > wanted.top_max:
            return False
        if wanted.common is None:
            return True
        words = [cross.word for cross in placement.cross_words]
        if len(placement.word) > 1:
            words.append(placement.word)
        return all("".join(word).upper() in wanted.common for word in words)

    def _satisfies(self, game: PreparedGame) -> bool:
        wanted = self._criteria
        found = game.figures(wanted.margin)
        bounds = (
            (found["top"], wanted.top_min, wanted.top_max),
            (found["turns"], wanted.turns_min, wanted.turns_max),
            (found["scrabbles"], wanted.scrabbles_min, wanted.scrabbles_max),
            (found["margin_share"], wanted.margin_share, None),
        )
        return bool(game.turns) and all(
            (low is None or value >= low) and (high is None or value <= high) for value, low, high in bounds
        )

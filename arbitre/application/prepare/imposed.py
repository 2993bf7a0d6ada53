"""Games whose draws and moves are given beforehand: checked without a word of them being shown, ready to be opened."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from arbitre.application.lexicons.search import Searcher
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.play.replay import Replay, replay
from arbitre.domain.rules.rule_set import RuleSet


@dataclass(frozen=True, slots=True)
class ImposedCheck:
    """What was found about a given game: turns by number, never a word, a place or a score.

    ``wrong_scores``: score, place or letters do not agree with ours; ``illegal_draws``; ``not_in_list``: the move or a
    word across it is not in the list; ``below_top``: our solver finds more (asked again when the turn is played).
    """

    rounds: int
    wrong_scores: tuple[int, ...] = ()
    illegal_draws: tuple[int, ...] = ()
    not_in_list: tuple[int, ...] = ()
    below_top: tuple[int, ...] = ()
    ended: str | None = None

    @property
    def playable(self) -> bool:
        """True when every move can be laid as it is given."""
        return not self.wrong_scores


@dataclass(frozen=True, slots=True)
class ImposedGame:
    """A given game: ``pairs`` of draw and move are what ``Session.open_game(imposed=...)`` takes, ``id`` names it."""

    pairs: tuple[tuple[str, str], ...]
    id: str
    check: ImposedCheck


def imposed_game(game: Mapping[str, Any], rules: RuleSet, searcher: Searcher) -> ImposedGame:
    """Check a game in the format of ``arbitre replay`` and make it ready. Raises ``ReplayError``.

    The id is the same for everybody who has the same draws and moves (centres playing one game together).
    """
    tiles = searcher.tile_set
    played = replay(game, rules, tiles)
    label = rules.row_label or tiles.row_label
    pairs = tuple(
        (one.round.draw, one.move.text(label) if one.move is not None else f"{one.round.reference} {one.round.word}")
        for one in played.rounds
    )
    digest = hashlib.sha256(json.dumps(pairs, ensure_ascii=False).encode()).hexdigest()[:16]
    return ImposedGame(pairs, digest, _checked(played, searcher))


def _checked(played: Replay, searcher: Searcher) -> ImposedCheck:
    below: list[int] = []
    unknown: list[int] = []
    for one in played.rounds:
        if one.move is None:
            continue
        try:
            solutions = searcher.solutions(one.board, one.draw.rack)
        except ArbitreError:  # three blanks: nothing can be said
            continue
        if solutions.top > one.move.score:
            below.append(one.round.n)
        if one.move not in solutions.places(one.move.plain()):
            unknown.append(one.round.n)
    return ImposedCheck(
        len(played.rounds),
        tuple(one.round.n for one in played.rounds if not one.agrees),
        tuple(one.round.n for one in played.rounds if not one.draw_legal),
        tuple(unknown),
        tuple(below),
        None if played.ended is None else str(played.ended),
    )

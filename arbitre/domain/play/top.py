"""The choice of the top among moves of the same score, by the rule set's chain of tests (rule 3.4, FISE, others)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay
from arbitre.domain.board.reference import Direction
from arbitre.domain.board.tiles import BLANK, Letters, TileSet
from arbitre.domain.draw.balance import Bag
from arbitre.domain.draw.ending import end_reason
from arbitre.domain.play.opening import Extensions, Opening, opening
from arbitre.domain.play.variants import after_move, balance
from arbitre.domain.rules.rule_set import RuleSet, TieRule


@dataclass(frozen=True, slots=True)
class Candidate:
    """One of the tied tops and what it leaves.

    ``blanks_used`` from the rack, ``blanks_lost`` those of them that stay on the board (in a joker game the others come
    back), ``tiles_used`` from the rack, ``leftover`` on the rack, ``stock_after`` every letter not on the board.
    """

    move: Move
    blanks_used: int
    stock_after: Letters
    leftover: Letters = ()
    tiles_used: int = 0
    blanks_lost: int = 0
    opening: Opening = field(default_factory=Opening)


@dataclass(frozen=True, slots=True)
class Elimination:
    """A tied move that may not be taken, and the test that says so."""

    move: Move
    rule: TieRule


@dataclass(frozen=True, slots=True)
class Choice:
    """What may be taken.

    ``allowed`` in the order given, ``ranked`` the same with the best proposal first; ``free_choice``: the arbiter
    chooses among them (the book has no more to say); ``eliminated``: the others, each with its reason; ``decided_by``:
    the last test that put a move aside, if any did; ``openings`` goes with ``ranked``.
    """

    allowed: tuple[Move, ...]
    ranked: tuple[Move, ...]
    free_choice: bool
    eliminated: tuple[Elimination, ...]
    decided_by: TieRule | None = None
    openings: tuple[Opening, ...] = ()

    @property
    def preferred(self) -> Move:
        """The move to propose, the only one when there is no choice."""
        return self.ranked[0]


def candidate(
    move: Move,
    board: Board,
    rack: Letters,
    bag: Bag,
    rules: RuleSet,
    tile_set: TileSet,
    extensions: Extensions | None = None,
) -> Candidate:
    """Find out what a move takes and leaves: ``bag`` is what is in it while ``rack`` is out. Raises ``LayError``."""
    placement = lay(board, move.word, move.reference)
    after = after_move(board, rack, bag, placement, rules.rack, tile_set)
    return Candidate(
        move,
        placement.used()[BLANK],
        tile_set.sorted((*after.bag.elements(), *after.leftover)),
        after.leftover,
        len(placement.placed),
        len(after.kept),
        opening(board, after.board, placement, after.leftover, tile_set, extensions),
    )


def choose(candidates: Sequence[Candidate], rules: RuleSet, tile_set: TileSet, *, turn: int = 1) -> Choice:
    """Choose among moves of the same score; ``turn`` is the number of the turn they end.

    Each test of ``rules.tie`` keeps the best, except *opens the game*, which ranks and leaves the choice free. A chain
    that ends with several moves leaves it free too. Raises ``ValueError`` without a candidate.
    """
    if not candidates:
        raise ValueError("no candidate")
    left = list(candidates)
    out: list[Elimination] = []
    free = True
    for rule in rules.tie:
        if rule is TieRule.OPENS_GAME:
            break
        kept = _kept(left, rule, rules, tile_set, turn)
        out.extend(Elimination(one.move, rule) for one in left if one not in kept)
        left = kept
    if len(left) == 1:
        free = False
    ranked = sorted(left, key=lambda one: (-one.opening.value, _alphabetical(one, tile_set), _from_corner(one)))
    return Choice(
        tuple(one.move for one in left),
        tuple(one.move for one in ranked),
        free,
        tuple(out),
        out[-1].rule if out else None,
        tuple(one.opening for one in ranked),
    )


def _kept(left: list[Candidate], rule: TieRule, rules: RuleSet, tile_set: TileSet, turn: int) -> list[Candidate]:
    keys = [_key(one, rule, rules, tile_set, turn) for one in left]
    best = min(keys)
    return [one for one, key in zip(left, keys, strict=True) if key == best]


def _key(one: Candidate, rule: TieRule, rules: RuleSet, tile_set: TileSet, turn: int) -> tuple[int, ...]:
    """What a test looks at, smaller is better."""
    match rule:
        case TieRule.FEWEST_BLANKS:  # a joker game keeps its blank where it can: one that comes back costs less
            return one.blanks_used, one.blanks_lost
        case TieRule.ENDS_GAME:
            return (end_reason(one.stock_after, rules, tile_set, turns_played=turn) is None,)
        case TieRule.BALANCED_LEFTOVER:
            return (balance(one.leftover, tile_set),)
        case TieRule.FEWEST_TILES:
            return (one.tiles_used,)
        case TieRule.ALPHABETICAL:
            return _alphabetical(one, tile_set)
        case TieRule.NEAREST_CORNER:
            return _from_corner(one)
        case TieRule.OPENS_GAME:
            return ()  # ranks, puts nothing aside


def _alphabetical(one: Candidate, tile_set: TileSet) -> tuple[int, ...]:
    return tuple(tile_set.order[letter.upper()] for letter in one.move.word)


def _from_corner(one: Candidate) -> tuple[int, int, int]:
    reference = one.move.reference
    return reference.row + reference.column, reference.row, reference.direction is Direction.DOWN

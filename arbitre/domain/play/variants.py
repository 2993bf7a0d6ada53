"""What a move leaves on the board, on the rack and in the bag, in every variant (rule 3.8 and the Flemish rule).

Joker and explosive games are draws of their own kind (``draw_rack`` puts the blank in); racks of 8 and 9 tiles differ
in ``RackRules`` alone. Both blanks are counted in the bag all along: in a joker game the second one is simply never
drawn while the first can come back (``bag.usable``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Placement
from arbitre.domain.board.tiles import BLANK, Kind, Letter, Letters, TileSet, is_blank
from arbitre.domain.draw.bag import take
from arbitre.domain.draw.balance import Bag
from arbitre.domain.rules.rule_set import RackRules


@dataclass(frozen=True, slots=True)
class AfterMove:
    """The position after a move: ``leftover`` in alphabetical order, ``bag`` before the next draw.

    ``replaced``: ``(square, letter)`` of the blanks that gave way to the real letter; ``kept``: squares of those that
    stay on the board; ``lacking``: letters that the move took and the rack does not hold (a rack or a move that the
    arbiter imposed), so that nothing is lost in silence.
    """

    board: Board
    leftover: Letters
    bag: Counter[Letter]
    replaced: tuple[tuple[int, Letter], ...] = ()
    kept: tuple[int, ...] = ()
    lacking: Letters = ()


def after_move(
    board: Board, rack: Iterable[Letter], bag: Bag, placement: Placement, rules: RackRules, tile_set: TileSet
) -> AfterMove:
    """Place a move and say what it leaves; no tile appears or disappears: bag, rack and board stay the same set.

    In a joker game, and under the Flemish rule, a blank just placed is replaced by its letter while the *bag* has one
    (the leftover does not count) and goes back, to come again among the new letters. It scored 0 in this move and the
    real letter counts in full afterwards. The second blank of a joker game is treated alike until it stays too.
    """
    held = Counter(rack)
    used = placement.used()
    left = held - used
    in_bag = Counter(bag)
    laid = list(placement.placed)
    replaced: list[tuple[int, Letter]] = []
    kept: list[int] = []
    for index, (square, letter) in enumerate(laid):
        if not is_blank(letter):
            continue
        real = letter.upper()
        if (rules.joker or rules.blanks_replaced) and in_bag[real] > 0:
            in_bag[real] -= 1
            in_bag[BLANK] += 1
            laid[index] = (square, real)
            replaced.append((square, real))
        else:
            kept.append(square)
    if rules.leftover_returns:
        in_bag += left
        left = Counter()
    return AfterMove(
        board.with_letters(laid),
        tile_set.sorted(left.elements()),
        +in_bag,
        tuple(replaced),
        tuple(kept),
        tile_set.sorted((used - held).elements()),
    )


@dataclass(frozen=True, slots=True)
class Explosion:
    """A rack of an explosive game once its blank is replaced; ``letter`` is ``""`` when the blank stays."""

    rack: Letters
    bag: Counter[Letter]
    letter: Letter = ""


def explode(rack: Letters, bag: Bag, best: Iterable[Letter]) -> Explosion:
    """Replace the blank of an explosive game, before play, by the letter that gives the best score (Eliot).

    ``best``: the letters that the blank plays in the tops of the rack, in the order of preference. The first one that
    the bag still has comes onto the rack, the blank goes back. Without any the blank stays, and may come to the board.
    """
    left = Counter(bag)
    for letter in best:
        real = letter.upper()
        if BLANK in rack and left[real] > 0:
            at = rack.index(BLANK)
            left = take(left, (real,))
            left[BLANK] += 1
            return Explosion((*rack[:at], real, *rack[at + 1 :]), left, real)
    return Explosion(rack, +left)


def balance(letters: Iterable[Letter], tile_set: TileSet) -> int:
    """How far letters are from as many vowels as consonants; a blank or a Y makes up for one."""
    vowels = consonants = wild = 0
    for letter in letters:
        kind = Kind.EITHER if letter == BLANK else tile_set.tile(letter).kind
        vowels += kind is Kind.VOWEL
        consonants += kind is Kind.CONSONANT
        wild += kind is Kind.EITHER
    return max(0, abs(vowels - consonants) - wild)

"""The vowel and consonant rule (rule 3.2): what a rack must hold, given the turn and the stock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from arbitre.domain.board.tiles import BLANK, Kind, Letter, TileSet
from arbitre.domain.draw.bag import usable
from arbitre.domain.rules.rule_set import DrawRules, RuleSet

Bag = Mapping[Letter, int]


class Mix(NamedTuple):
    """How many letters count as vowels, as consonants, as either (once each), and as neither."""

    vowels: int
    consonants: int
    wild: int
    neither: int


class Need(NamedTuple):
    """The least a rack must hold."""

    vowels: int
    consonants: int


@dataclass(frozen=True, slots=True)
class DrawCheck:
    """What the vowel and consonant rule says of a rack.

    ``vowels`` and ``consonants`` are the minimum asked for; ``depends_on_wild``: legal only because a blank or the Y is
    counted as what lacks, so that the arbiter ``may_reject`` it, unless the stock leaves him no such choice; not
    ``stock_allows``: no rack of this stock is legal, the game is over (rule 3.7).
    """

    valid: bool
    vowels: int
    consonants: int
    depends_on_wild: bool
    may_reject: bool = False
    stock_allows: bool = True

    @property
    def minimum(self) -> int:
        """The minimum of each kind, where both are equal (FISF: 2, later 1)."""
        return max(self.vowels, self.consonants)


def check_rack(
    rack: Iterable[Letter],
    turn: int,
    stock: Iterable[Letter] | Bag,
    rules: DrawRules,
    tile_set: TileSet,
    *,
    one_blank: bool = False,
) -> DrawCheck:
    """Tell whether a rack is legal: the only function that decides the vowel and consonant rule (rule 3.2).

    ``stock``: bag and leftover before the draw, so the rack is part of it; ``one_blank``: a joker game, where a rack
    takes one blank only. Each wild letter is counted once, as a vowel or as a consonant.
    """
    count = Counting(turn, rules, tile_set)
    held = count.mix(Counter(rack))
    all_letters = count.mix(usable(counted(stock), one_blank=one_blank))
    need = count.need(all_letters)
    valid = holds(held, need)
    depends = valid and (held.vowels < need.vowels or held.consonants < need.consonants)
    return DrawCheck(
        valid,
        need.vowels,
        need.consonants,
        depends,
        may_reject=depends and all_letters.vowels > 0 and all_letters.consonants > 0,
        stock_allows=holds(all_letters, need),
    )


def holds(held: Mix, need: Need) -> bool:
    """Tell whether the letters reach the minimum, each wild one used once, for whichever kind lacks."""
    return max(0, need.vowels - held.vowels) + max(0, need.consonants - held.consonants) <= held.wild


class Counting:
    """What each letter counts as in a turn, and what the turn and the stock ask for."""

    def __init__(self, turn: int, rules: DrawRules, tile_set: TileSet) -> None:
        self._rules = rules
        self._late = turn > rules.until
        self._tiles = tile_set

    def kind(self, letter: Letter) -> int:
        """Position of the letter's count in a ``Mix``."""
        rules = self._rules
        if letter == BLANK:
            return 2 if (rules.wild_blanks_late if self._late else rules.wild_blanks) else 3
        kind = self._tiles.tile(letter).kind
        if kind is Kind.EITHER:
            return 2 if rules.wild_either else 1
        return 0 if kind is Kind.VOWEL else 1

    def mix_of(self, letters: Iterable[Letter]) -> Mix:
        """Count letters one by one by what they count as."""
        counts = [0, 0, 0, 0]
        for letter in letters:
            counts[self.kind(letter)] += 1
        return Mix(*counts)

    def mix(self, letters: Bag) -> Mix:
        """Count the letters of a bag by what they count as."""
        counts = [0, 0, 0, 0]
        for letter, number in letters.items():
            counts[self.kind(letter)] += number
        return Mix(*counts)

    def need(self, stock: Mix) -> Need:
        """The least that a rack of this stock must hold in this turn."""
        rules = self._rules
        early = Need(rules.vowels, rules.consonants)
        if not self._late and holds(stock, early):
            return early
        return Need(rules.late_vowels, rules.late_consonants)


def counted(letters: Iterable[Letter] | Bag) -> Counter[Letter]:
    """Letters as a bag: a mapping gives its numbers, anything else is counted."""
    return Counter(letters)


def always_a_blank(rules: RuleSet) -> bool:
    """Tell whether every rack holds one blank as long as there is one (joker games, explosive games)."""
    return rules.rack.joker or rules.rack.explosive

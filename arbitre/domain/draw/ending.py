"""The end of the game (rule 3.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from arbitre.domain.base.randomness import Stream
from arbitre.domain.board.tiles import Letter, Letters, TileSet
from arbitre.domain.draw.bag import usable
from arbitre.domain.draw.balance import Bag, Counting, always_a_blank, counted
from arbitre.domain.draw.cup import Cup
from arbitre.domain.rules.rule_set import RuleSet


class EndReason(StrEnum):
    """Why a game is over; the values are those of the files."""

    ALL_PLACED = "all_placed"
    ONE_LETTER = "one_letter"
    ONLY_VOWELS = "only_vowels"
    ONLY_CONSONANTS = "only_consonants"
    NO_MOVE = "no_move"
    NO_OTHER_RACK = "no_other_rack"
    BELOW_RACK = "below_rack"  # NTSV
    INTERRUPTION = "interruption"
    TURNS_REACHED = "turns_reached"
    LAST_STANDING = "last_standing"  # mort subite (rule 3.8.3): nobody else is left


def end_reason(
    stock: Iterable[Letter] | Bag,
    rules: RuleSet,
    tile_set: TileSet,
    *,
    playable: bool | None = None,
    cancelled_turn: bool = False,
    cancelled: Iterable[Letter] | None = None,
    interruption_minutes: float = 0,
    turns_played: int = 0,
) -> EndReason | None:
    """Tell whether the game is over before the next draw, and why.

    ``stock``: every letter not on the board; ``playable``: whether a move with those letters exists (``None``:
    unknown); ``cancelled_turn``: the turn was cancelled or had no move and its letters are back in the bag,
    ``cancelled`` its rack where it is known; ``interruption_minutes``: in a row.
    """
    letters = usable(counted(stock), one_blank=always_a_blank(rules))
    number = letters.total()
    if number == 0:
        return EndReason.ALL_PLACED
    if number == 1 and rules.end.one_letter:
        return EndReason.ONE_LETTER
    one_kind = _one_kind(letters, turns_played + 1, rules, tile_set) if rules.end.only_vowels_or_consonants else None
    if one_kind is not None:
        return one_kind
    if rules.end.below_rack and number < rules.rack.size:
        return EndReason.BELOW_RACK
    if playable is False:
        return EndReason.NO_MOVE
    if cancelled_turn or cancelled is not None:
        rack = None if cancelled is None else tuple(cancelled)
        if not _other_rack(letters, rack, turns_played + 1, rules, tile_set):
            return EndReason.NO_OTHER_RACK
    if rules.end.turns and turns_played >= rules.end.turns:
        return EndReason.TURNS_REACHED
    if rules.end.interruption_minutes and interruption_minutes > rules.end.interruption_minutes:
        return EndReason.INTERRUPTION
    return None


def _one_kind(letters: Counter[Letter], turn: int, rules: RuleSet, tile_set: TileSet) -> EndReason | None:
    """Only vowels or only consonants, nothing that could count as the other; a kind never asked for is not missed."""
    held = Counting(turn, rules.draw, tile_set).mix(letters)
    draw = rules.draw
    vowels_asked = draw.vowels or draw.late_vowels
    consonants_asked = draw.consonants or draw.late_consonants
    if held.wild:
        return None
    if not held.vowels and (vowels_asked or not consonants_asked):
        return EndReason.ONLY_CONSONANTS
    if not held.consonants and (consonants_asked or not vowels_asked):
        return EndReason.ONLY_VOWELS
    return None


def _other_rack(letters: Counter[Letter], rack: Letters | None, turn: int, rules: RuleSet, tile_set: TileSet) -> bool:
    if rack is None:
        return letters.total() > rules.rack.size
    return Cup(letters, turn, rules, tile_set, Stream("", 0, 0), rack).possible(())

"""Rules about a complete turn or game: solos, averages, warnings, elimination, topping."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from arbitre.domain.rules.reasons import AVERAGEABLE
from arbitre.domain.rules.rule_set import RuleSet, SoloRule, SoloRules, TimeRules
from arbitre.domain.rules.slip import Reason, Ruling, Sanction

DISCIPLINARY = "disciplinary"
"""A fault of conduct among the faults of a turn (rules 5.5, 5.8)."""


def solo_bonuses(bases: Mapping[int, int], top: int, players: int, rules: SoloRules) -> dict[int, int]:
    """The solo of a turn with its bonus, nothing when there is none (rule 3.5, FISE).

    ``bases``: scores before the five-point penalty by table, of those who may make or break a solo (averages do
    neither); ``players``: those who handed in a slip in the game. The solo is credited in a small room too, only its
    points are not. Scoring nothing is no solo, nor is playing alone.
    """
    if rules.rule is SoloRule.NONE or len(bases) < 2:
        return {}
    best = max(bases.values())
    leaders = [table for table, base in bases.items() if base == best]
    if best <= 0 or len(leaders) > 1:
        return {}
    below = rules.rule is SoloRule.TOP_OR_BELOW and best < top
    bonus = rules.bonus_below if below else rules.bonus
    return {leaders[0]: bonus if players >= rules.players else 0}


def capped_bonus(bonus: int, earned: int, rules: SoloRules) -> int:
    """What a solo still adds to the bonuses a player earned in the game (FISE: 25 in all)."""
    return max(0, min(bonus, rules.cap - earned)) if rules.cap else bonus


def may_be_averaged(ruling: Ruling) -> bool:
    """Tell whether a zero is for a refused word, so that playing it again before the notice gives an average (5.9).

    Never for a wrong board or a letter that was not drawn, nor where another fault makes the zero.
    """
    if ruling.sanction is not Sanction.ZERO:
        return False
    return ruling.reason in AVERAGEABLE or (
        ruling.reason is Reason.TWO_SOLUTIONS_INVALID and any(reason in AVERAGEABLE for reason in ruling.also)
    )


def refused_words(ruling: Ruling) -> tuple[str, ...]:
    """The words of a zero that are not admitted; none where the zero has another reason."""
    return ruling.words if may_be_averaged(ruling) else ()


def average_granted(
    zero_cause: str, rules: RuleSet, *, same_word: bool, notified: bool, other_fault: bool = False
) -> bool:
    """Tell whether a later zero becomes an average: the same refused word, before its player was told (rule 5.9).

    The word may be the second of two solutions (rule 5.4.1.b).
    """
    for_a_word = zero_cause in AVERAGEABLE or zero_cause == Reason.TWO_SOLUTIONS_INVALID
    return rules.slip.average and for_a_word and same_word and not notified and not other_fault


def average_points(others: Sequence[int], proposed: int) -> int:
    """The mean of the turn, rounded down, never more than the proposed solution's points (rule 5.9).

    ``others``: points of all other players of the same marking arbiter, zeros included and other averages left out;
    without any there is no mean and nothing is given.
    """
    return min(sum(others) // len(others), proposed) if others else 0


def counted_warnings(turns: Iterable[Iterable[str]]) -> int:
    """Warnings of a player's game from the faults of each turn (rule 5.8).

    At most one a turn, none on top of a penalty or a zero; each disciplinary one is added to whatever there is.
    """
    count = 0
    for turn in turns:
        faults = list(turn)
        severe = Sanction.PENALTY in faults or Sanction.ZERO in faults
        count += faults.count(DISCIPLINARY) + (Sanction.WARNING in faults and not severe)
    return count


def warning_cost(count: int, rules: RuleSet) -> int:
    """Points that warnings take off at the end of the game: each one beyond the free ones costs (rule 5.9)."""
    return rules.warning.cost * max(0, count - rules.free_warnings)


def game_total(bases: Iterable[int], penalties: Iterable[int], deduction: int, bonuses: Iterable[int]) -> int:
    """A player's game: bases (an average in place of its turn's) less penalties and warnings, plus solos (rule 3)."""
    return sum(bases) - sum(penalties) - deduction + sum(bonuses)


def eliminated(points: Mapping[int, int]) -> frozenset[int]:
    """Tables that a turn of *mort subite* puts out: those below the best score a player found (rule 3.8.3).

    ``points`` with every penalty taken off at once (rule 5.9). When nobody scores nobody goes.
    """
    best = max(points.values(), default=0)
    return frozenset(table for table, one in points.items() if one < best)


def sudden_death_points(points: int, warnings_before: int, warnings: int, rules: RuleSet) -> int:
    """What a slip of *mort subite* counts for: every penalty is taken off at once, warnings too (rules 3.8.3, 5.9)."""
    return points - (warning_cost(warnings, rules) - warning_cost(warnings_before, rules))


def time_of_turn(rules: TimeRules, number: int) -> TimeRules:
    """The time of a turn by its number: *mort subite* shortens it (rule 3.8.3), topping has its limit (rule 3.8).

    The last signal of a turn of *mort subite* is when only the writing time is left.
    """
    if rules.topping:
        return replace(rules, seconds=rules.topping_limit, signals=())
    if rules.elimination:
        times = rules.sudden_death
        thinking = times[min(max(number, 1), len(times)) - 1]
        writing = rules.sudden_death_writing
        return replace(rules, seconds=thinking + writing, signals=(writing,) if writing else ())
    return rules


def topping_seconds(found_after: float | None, rules: TimeRules) -> float:
    """Seconds that a turn of topping counts: until the top was found, else the limit and the penalty (rule 3.8)."""
    if found_after is not None and found_after <= rules.topping_limit:
        return found_after
    return rules.topping_limit + rules.topping_penalty

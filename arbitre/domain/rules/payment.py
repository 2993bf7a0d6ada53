"""What a located word is paid: circles and score against the possible choices of blanks (rules 5.3.1, 5.3.2, 5.5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from arbitre.domain.board.position import Circles, Fit
from arbitre.domain.board.tiles import Letters, to_text
from arbitre.domain.rules.rule_set import ExcessFrom, LightFault, RuleSet, SlipRules, WrongScore
from arbitre.domain.rules.slip import Reason, Ruling, Sanction

NOT_RI23 = ""
"""The article of what a rule set decides otherwise than RI23: none."""


class Fault(NamedTuple):
    """One thing wrong with a slip that is paid all the same, and the article that says so."""

    reason: Reason
    article: str


@dataclass(frozen=True, slots=True)
class Claim:
    """What a slip claims for its word: the circled letters (``None``: not recorded) and the score (``None``: missing).

    ``right``: the score was not compared, the arbiter took the solution from the list.
    """

    circles: Circles | None
    score: int | None
    right: bool = False


@dataclass(frozen=True, slots=True)
class Payment:
    """A reading of a slip and what it pays; the faults are summed up in one sanction at the end.

    ``severe``: penalty or zero, whose ``reason`` and ``article`` are given; else they are those of a faultless slip.
    ``proposed``: what a refused solution would have made, the most that an average may give (rule 5.9).
    """

    points: int
    base: int
    reason: Reason
    article: str
    faults: tuple[Fault, ...] = ()
    severe: Sanction | None = None
    words: tuple[str, ...] = ()
    fit: Fit | None = None
    circles: Circles = frozenset()
    proposed: int = 0
    kind: Reason | None = None
    notes: tuple[Reason, ...] = ()
    lacking: Letters = ()

    @property
    def accepted(self) -> bool:
        """True for an acceptable solution, even when the penalty eats all its points."""
        return self.severe is not Sanction.ZERO or self.reason is Reason.PENALTY_EXCEEDS_SCORE

    def sanction(self, rules: SlipRules) -> Sanction:
        """The one sanction (rule 5.8)."""
        if self.severe is not None:
            return self.severe
        return Sanction.WARNING if self.faults and rules.warnings else Sanction.NONE

    def with_faults(self, *faults: Fault) -> Payment:
        """The same reading with more faults, which come first."""
        return replace(self, faults=(*faults, *self.faults))

    def ruling(self, rules: SlipRules, row_label: str) -> Ruling:
        """Sum up: the first fault gives the reason, three or more are told as several (rule 5.8)."""
        reason, article = self.reason, self.article
        also = [fault.reason for fault in self.faults]
        if self.severe is None and self.kind is None and self.faults:
            reason, article = self.faults[0]
            if len(self.faults) > 2:
                reason, article = Reason.SEVERAL_FAULTS, "5.8"
            else:
                also = also[1:]
        if self.kind is not None and self.severe is None:
            reason, article = self.kind, "5.4.2.b"
        elif self.kind is not None:
            also.append(self.kind)
        also += [one for one in self.notes if one is not reason]
        return Ruling(
            self.points,
            self.base,
            self.sanction(rules),
            article if rules.articles else "",
            reason,
            self.words,
            to_text(self.fit.letters(self.circles)) if self.fit is not None else "",
            self.fit.reference.text(row_label) if self.fit is not None else "",
            tuple(also),
            proposed=self.proposed,
            lacking=self.lacking,
        )


def zero(reason: Reason, article: str, *words: str, proposed: int = 0) -> Payment:
    """A slip that is paid nothing; ``words``: those refused or faulty."""
    return Payment(0, 0, reason, article, severe=Sanction.ZERO, words=words, proposed=proposed)


def pay(fit: Fit, claim: Claim, rules: RuleSet) -> Payment:
    """Pay a word at its place for the circles and the score written (rules 5.3.1, 5.3.2)."""
    slip = rules.slip
    circles = _read_circles(fit, claim)
    score = fit.scores.get(circles, fit.lowest_needed) if claim.right else claim.score
    exact = Payment(0, 0, Reason.EXACT, "5.3.1", fit=fit)
    if circles in fit.scores and score == fit.scores[circles]:
        return _paid(exact, fit.scores[circles], circles)
    if score is not None and fit.pays(score):
        chosen = _choice(fit, circles, score)
        fault = circle_fault(circles, fit, (chosen,), scored=True)
        return light(_paid(exact, score, chosen), slip.unmarked_blank, fault)
    if circles in fit.scores:
        return score_ruled(_paid(exact, fit.scores[circles], circles), score, slip)
    lowest = min(fit.needed, key=lambda one: (fit.scores[one], sorted(one)))
    if slip.unmarked_blank is LightFault.FREE:
        return score_ruled(_paid(exact, fit.scores[lowest], lowest), score, slip)
    fault = circle_fault(circles, fit, fit.needed, scored=False)
    return light(score_ruled(_paid(exact, fit.scores[lowest], lowest), score, slip), slip.unmarked_blank, fault)


def exact_points(fit: Fit, claim: Claim) -> int:
    """Points of a place for the circles written, the lowest possible when they are impossible (rule 5.3.2)."""
    return fit.scores.get(_read_circles(fit, claim), fit.lowest_needed)


def matches(fit: Fit, claim: Claim) -> bool:
    """Tell whether the score written is exactly that of the place for the circles written."""
    return claim.score is not None and fit.scores.get(_read_circles(fit, claim)) == claim.score


def circle_fault(circles: Circles, fit: Fit, meant: tuple[Circles, ...], *, scored: bool) -> Fault:
    """What is wrong with circles that are not those meant; ``scored``: the score is the one of the choice meant."""
    if any(circles < one for one in meant):
        reason = Reason.CIRCLE_MISSING
    elif circles in fit.scores:
        reason = Reason.CIRCLE_OTHER
    else:
        reason = Reason.CIRCLE_WRONG
    if len(fit.scores) == 1 and (scored or reason is Reason.CIRCLE_MISSING):
        return Fault(reason, "5.5")
    return Fault(reason, "5.3.1" if scored else "5.3.2")


def light(payment: Payment, rule: LightFault, *faults: Fault) -> Payment:
    """A payment with light faults, as the rule set takes them."""
    if not faults or rule is LightFault.FREE or payment.severe:
        return payment
    if rule is LightFault.ZERO:
        return zero(faults[0].reason, NOT_RI23, proposed=payment.points)
    return payment.with_faults(*faults)


def score_ruled(payment: Payment, score: int | None, rules: SlipRules, article: str = "5.3.2") -> Payment:
    """A payment of the exact points where another score or none was written, as the rule set takes it."""
    reason = Reason.SCORE_MISSING if score is None else Reason.SCORE_WRONG
    exact = payment.points
    match rules.wrong_score:
        case WrongScore.EXACT:
            return payment.with_faults(Fault(reason, article))
        case WrongScore.FREE:
            return payment
        case WrongScore.UNDER if score is not None:
            # POSL: a score too low is paid as written, one too high costs twice the excess.
            start = exact if rules.excess_from is ExcessFrom.EXACT else score
            points = score if score < exact else max(0, start - 2 * (score - exact))
            return replace(payment, points=points, base=points, reason=reason, article=NOT_RI23, notes=(reason,))
        case _:
            return zero(reason, NOT_RI23, proposed=exact)


def _read_circles(fit: Fit, claim: Claim) -> Circles:
    """The circles that matter: not those on blanks that lie on the board; unrecorded ones are read favourably."""
    if claim.circles is not None:
        return claim.circles - fit.old_blanks
    if claim.score is not None and fit.pays(claim.score):
        return min((one for one, points in fit.scores.items() if points == claim.score), key=_order)
    return min(fit.needed, key=lambda one: (-fit.scores[one], sorted(one)))


def _choice(fit: Fit, circles: Circles, score: int) -> Circles:
    """The choice of blanks that the score tells, the nearest to the circles written."""
    choices = (one for one, points in fit.scores.items() if points == score)
    return min(choices, key=lambda one: (len(one ^ circles), _order(one)))


def _order(circles: Circles) -> tuple[int, list[int]]:
    return len(circles), sorted(circles)


def _paid(payment: Payment, points: int, circles: Circles) -> Payment:
    return replace(payment, points=points, base=points, circles=circles)

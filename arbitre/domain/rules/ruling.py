"""The rule book: what a slip is paid, with the sanction, the article and the reason (RI23 5.3 to 5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from arbitre.domain.board.position import Circles, Fit, Position, WordFits
from arbitre.domain.board.reference import Direction
from arbitre.domain.board.tiles import LetterError, Letters, is_blank
from arbitre.domain.rules.diagnosis import diagnose, incomplete, named_places, new_letters, refused_at
from arbitre.domain.rules.location import Location, joining_places, locate, read_reference
from arbitre.domain.rules.payment import (
    NOT_RI23,
    Claim,
    Fault,
    Payment,
    circle_fault,
    exact_points,
    light,
    matches,
    pay,
    score_ruled,
    zero,
)
from arbitre.domain.rules.questions import ZERO, Answers, Plausible, Question, QuestionKind, Refused, Role, Unanswered
from arbitre.domain.rules.reasons import ASKED
from arbitre.domain.rules.rule_set import Doubt, LightFault, RuleSet, SlipRules, WrongPlace, WrongScore
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip, SlipStatus

_STATUS = {
    SlipStatus.NONE: Reason.NO_SLIP,
    SlipStatus.BLANK: Reason.BLANK_SLIP,
    SlipStatus.LATE: Reason.LATE,
    SlipStatus.SEVERAL: Reason.SEVERAL_SLIPS,
}
_SEVERITY = (Sanction.NONE, Sanction.WARNING, Sanction.PENALTY, Sanction.ZERO)
MOST_JUDGEMENTS = 60
"""How often one slip is judged at most to tell whether its open answers matter; real slips need a handful."""


def rule(
    slip: Slip,
    position: Position,
    rules: RuleSet,
    answers: Answers | Plausible = None,
) -> Ruling:
    """Grade a slip: a pure function of the slip, its position and the rule set.

    ``answers``: what the arbiter already told, or only whether refused words are plausible. Where the book leaves
    something open that matters, the ruling is ``Sanction.ASK`` with the question's key; ask, then rule again with the
    answer. A question whose answers would all pay the same is not asked.
    """
    reason = _STATUS.get(slip.status)
    if reason is not None:
        return zero(reason, "5.7").ruling(rules.slip, "letter")
    known = answers if isinstance(answers, Answers) else Answers(plausible=answers)
    return _decided(slip, position, rules, known)


def _decided(slip: Slip, position: Position, rules: RuleSet, answers: Answers) -> Ruling:
    """The ruling that every answer still open would give, else the first question.

    Readings are judged one by one up to the first that pays otherwise; a slip with more open answers than
    ``MOST_JUDGEMENTS`` can try is asked about. The reason is that of the last options: nothing is plausible.
    """
    first: Question | None = None
    settled: Ruling | None = None
    readings = [answers]
    for _ in range(MOST_JUDGEMENTS):
        known = readings.pop()
        try:
            ruling = _Judge(slip, position, rules, known).ruling()
        except Unanswered as unanswered:
            question = unanswered.question
            first = first or question
            readings += [known.assuming(question, option) for option in question.options]
            continue
        settled = settled or ruling
        if not ruling.pays_like(settled):
            break
        if not readings:
            return settled
    assert first is not None
    reason, article = ASKED[first.kind]
    words = tuple(dict.fromkeys(word for group in first.groups for word in group))
    return Ruling(0, 0, Sanction.ASK, article if rules.slip.articles else "", reason, words, question=first.key)


@dataclass(frozen=True, slots=True)
class _Written:
    """An entry with its word cut into letters."""

    entry: Entry
    letters: Letters
    words: WordFits
    claim: Claim


class _Judge:
    """One slip under the book."""

    def __init__(self, slip: Slip, position: Position, rules: RuleSet, answers: Answers) -> None:
        self._slip = slip
        self._position = position
        self._rules = rules
        self._answers = answers
        self._row_label = rules.row_label or position.tile_set.row_label

    def ruling(self) -> Ruling:
        """Rule; raises ``Unanswered``."""
        payment = self._payment()
        if self._slip.hard_to_read:
            payment = replace(payment, faults=(*payment.faults, Fault(Reason.HARD_TO_READ, "5.5")))
        return payment.ruling(self._rules.slip, self._row_label)

    def _payment(self) -> Payment:
        entries = [entry for entry in dict.fromkeys(self._slip.entries) if entry.word.strip()]
        if not entries:
            return zero(Reason.NO_SOLUTION, "5.4.1.a")
        first_turn = self._position.first_turn and self._rules.slip.first_turn_best
        if len(entries) == 1:
            return self._first_turn(entries[0]) if first_turn else self._entry(entries[0])
        if first_turn:
            return self._first_turn_several(entries)
        return self._lowest(entries, [self._entry(entry) for entry in entries])

    # Several solutions (5.4.1.b, 5.4.2.b)

    def _lowest(self, entries: Sequence[Entry], payments: list[Payment]) -> Payment:
        """Two independent solutions that are not crossed out: the lowest, a nullity included."""
        accepted = [payment for payment in payments if payment.accepted]
        if not accepted:
            return payments[0]
        for entry, payment in zip(entries, payments, strict=True):
            if payment.accepted:
                continue
            written = self._written(entry)
            direction = self._directions(entry)[0]
            if written is not None:
                letters = new_letters(entry, written.words, direction, self._position, self._row_label)
                if letters < 2 and self._ask(QuestionKind.SINGLE_LETTER, (_plain(entry),)) == "ignore":
                    continue
            words = payment.words or (_plain(entry),)
            proposed = min(payment.proposed, *(one.points for one in accepted))
            invalid = zero(Reason.TWO_SOLUTIONS_INVALID, "5.4.1.b", *words, proposed=proposed)
            return replace(invalid, notes=(payment.reason,), lacking=payment.lacking)
        if len(accepted) == 1:
            return accepted[0]
        slip = self._rules.slip
        sign = -1 if slip.fault_of_equal_solutions else 1
        lowest = min(accepted, key=lambda one: (one.points, one.base, sign * len(one.faults)))
        if not slip.two_solutions_warning and any(not one.faults and not one.severe for one in accepted):
            claimed = (Reason.SCORE_WRONG,)  # the score written is the other solution's: not counted against this one
            lowest = replace(lowest, faults=tuple(one for one in lowest.faults if one.reason not in claimed))
        return replace(lowest, kind=Reason.TWO_SOLUTIONS)

    def _first_turn_several(self, entries: Sequence[Entry]) -> Payment:
        """On turn 1 the book gives the best of a word; of two words it does not say which."""
        by_word: dict[str, tuple[Entry, Payment]] = {}
        for entry in entries:  # the same word twice is one solution, read with the circles that are right (6.3)
            payment = self._first_turn(entry)
            known = by_word.get(_plain(entry))
            if known is None or self._rank(payment) > self._rank(known[1]):
                by_word[_plain(entry)] = entry, payment
        payments = [payment for _, payment in by_word.values()]
        accepted = [payment for payment in payments if payment.accepted]
        if len(by_word) == 1 or not accepted:
            return payments[0]
        if len(accepted) < len(payments) and self._rules.slip.zero_on_bad_word_first_turn:
            return self._lowest([entry for entry, _ in by_word.values()], payments)
        if len(accepted) == 1:
            return accepted[0]
        pick = min if self._ask(QuestionKind.FIRST_TURN_TWO, tuple(by_word)) == "lower" else max
        return replace(pick(accepted, key=lambda one: one.points), kind=Reason.TWO_SOLUTIONS)

    # Turn 1 (5.4.2.a)

    def _first_turn(self, entry: Entry) -> Payment:
        """The best score of the word, whatever the place and the circles."""
        written = self._written(entry)
        if written is None:
            return zero(Reason.WORD_NOT_ADMITTED, "5.4.1.a", _plain(entry))
        words, claim = written.words, written.claim
        if not words.legal:
            direction = self._directions(entry)[0]
            return diagnose(entry, direction, words, claim, self._position, self._row_label)
        best = max(fit.best for fit in words.legal)
        places = [fit for fit in words.legal if fit.best == best]
        named = named_places(entry, self._row_label)
        fit = min(places, key=lambda one: (one.reference not in named, one.direction is not Direction.ACROSS))
        choices = tuple(circles for circles, points in fit.scores.items() if points == best)
        circles = claim.circles if claim.circles in choices else choices[0]
        payment = Payment(best, best, Reason.EXACT, "5.4.2.a", fit=fit, circles=circles or frozenset())
        score = best if claim.right else claim.score
        if score != best:
            payment = score_ruled(payment, score, self._rules.slip, "5.4.2.a")
        if claim.circles is not None and claim.circles not in choices and payment.accepted:
            fault = circle_fault(claim.circles, fit, choices, scored=True)
            payment = light(payment, self._rules.slip.unmarked_blank, Fault(fault.reason, "5.4.2.a"))
        return payment

    # Later turns (5.3, 5.4)

    def _entry(self, entry: Entry) -> Payment:
        """The reading most favourable to the player among the directions that the entry allows (6.3)."""
        written = self._written(entry)
        if written is None:
            return zero(Reason.WORD_NOT_ADMITTED, "5.4.1.a", _plain(entry))
        best: Payment | None = None
        for direction in self._directions(entry):
            payment = self._directed(written, direction)
            sanction = payment.sanction(self._rules.slip)
            if sanction is Sanction.NONE:
                return payment
            if best is None or self._rank(payment) > self._rank(best):
                best = payment
        assert best is not None
        return best

    def _rank(self, payment: Payment) -> tuple[int, int]:
        return payment.points, -_SEVERITY.index(payment.sanction(self._rules.slip))

    def _directions(self, entry: Entry) -> tuple[Direction, ...]:
        """The directions the word may have been written in; the reference's first when none was recorded."""
        if entry.direction is not None:
            return (entry.direction,)
        joined = dict.fromkeys(place.direction for place in joining_places(entry.joining, self._row_label))
        if joined:
            return tuple(joined)
        named = read_reference(entry.reference, self._row_label)
        first = named.direction if named is not None else Direction.ACROSS
        return first, first.other

    def _written(self, entry: Entry) -> _Written | None:
        """The entry's word and claim; ``None`` for a word with letters that the tile set lacks."""
        try:
            letters = self._position.tile_set.parse_word("".join(entry.word.split()))
        except LetterError:
            return None
        circles: Circles | None = frozenset(index for index, letter in enumerate(letters) if is_blank(letter))
        if not self._slip.circles_recorded:
            circles = None
        claim = Claim(circles, self._slip.score, self._slip.chosen and self._slip.score is None)
        return _Written(entry, letters, self._position.word_fits(letters), claim)

    def _directed(self, written: _Written, direction: Direction) -> Payment:
        entry, words, claim = written.entry, written.words, written.claim
        if not words.legal:
            return diagnose(entry, direction, words, claim, self._position, self._row_label)
        location = locate(entry, direction, words, claim.score, self._position, self._rules.slip, self._row_label)
        if not location.fits:
            return self._unlocated(written, direction, location)
        if location.conflict or (location.open and not any(fit.pays(claim.score) for fit in location.fits)):
            location = self._told(words, location)
        return self._located(words, direction, claim, location)

    def _told(self, words: WordFits, location: Location) -> Location:
        """The place that the arbiter tells, where the book does not say which."""
        places = {fit.reference.text(self._row_label): fit for fit in location.fits}
        if location.conflict and len({fit.reference for fit in location.fits}) < 2:
            return location
        kind = QuestionKind.TWO_PLACES if location.conflict else QuestionKind.JOINING_PLACE
        place = self._ask(kind, ("".join(words.word),), tuple(places))
        return replace(location, fits=(places[place],), refused=(), conflict=False, open=False)

    def _located(self, words: WordFits, direction: Direction, claim: Claim, location: Location) -> Payment:
        """A word with a correct place: 5.3.1, 5.3.2, and 5.3.3 where it pays more (5.4.2.b)."""
        slip = self._rules.slip
        if location.doubtful and not claim.right and slip.fallacious_extension is not Doubt.PAY:
            told = any(fit.pays(claim.score) for fit in location.fits)
            rivals = [fit for fit in location.refused if fit.pays(claim.score) or not told]
            if self._any_fallacious(rivals):
                fallacious = self._blamed(rivals)
                refused = refused_at(fallacious, claim)
                names, places = ("".join(words.word), *refused.words), (*location.fits, *fallacious)
                if self._settle(slip.fallacious_extension, QuestionKind.FALLACIOUS_EXTENSION, names, places) == ZERO:
                    return replace(refused, reason=Reason.FALLACIOUS, article="5.4.2.b")
        exact = [fit for fit in location.fits if claim.right or matches(fit, claim)]
        scored = exact or [fit for fit in location.fits if fit.pays(claim.score)]
        if scored:
            # Several places without a score to tell them apart: the lowest, as for joining letters.
            paid = min((pay(fit, claim, self._rules) for fit in scored), key=lambda one: one.points)
            if location.extension and not paid.severe:
                paid = replace(paid, reason=Reason.EXTENSION, article="5.3.3" if location.ignored else "5.3.1")
            elif location.several and not paid.severe:
                paid = replace(paid, article="5.4.2.b")
            return self._inexact(paid, location)
        paid = min((pay(fit, claim, self._rules) for fit in location.fits), key=lambda one: one.points)
        if location.several:
            return self._ambiguous(words, direction, claim, location, paid)
        paid = self._inexact(paid, location)
        competes = slip.better_of_place_and_score or location.weak
        if not competes or slip.wrong_place is WrongPlace.ZERO or paid.severe:
            return paid
        elsewhere = self._scored_elsewhere(words, direction, claim, location.fits)
        if not elsewhere:
            return paid
        small = slip.wrong_place is WrongPlace.PENALTY and claim.score is not None and claim.score < slip.penalty
        doubt = slip.fallacious_small_score if small else Doubt.ASK
        if small and doubt is Doubt.PAY:
            return paid  # the score alone could only give zero
        if self._any_fallacious(self._rivals(words, direction, claim)):
            places = location.fits[0], elsewhere[0]
            if self._settle(doubt, QuestionKind.PLACE_OR_FALLACIOUS, ("".join(words.word),), places) == ZERO:
                return self._fallacious(self._rivals(words, direction, claim), claim)
            return paid
        other = self._by_score(words, direction, claim, location.lost or Reason.LOCATION_INCOMPATIBLE)
        if other is None or other.points < paid.points:
            return paid
        return paid if other.points == paid.points and slip.place_first_when_equal else other

    def _inexact(self, payment: Payment, location: Location) -> Payment:
        """A payment with what is wrong with the way the place was told."""
        slip = self._rules.slip
        faults = tuple(Fault(reason, _article(reason)) for reason in location.faults)
        rule_of = slip.inexact_place
        extends = all(fit.joined >= slip.joining_letters for fit in location.fits)
        if rule_of is LightFault.WARNING and location.faults == (Reason.DIRECTION_INVERTED,) and extends:
            rule_of = slip.extension_wrong_direction
        return light(payment, rule_of, *faults)

    def _ambiguous(
        self,
        words: WordFits,
        direction: Direction,
        claim: Claim,
        location: Location,
        lowest: Payment,
    ) -> Payment:
        """Joining letters that fit several places, the score being that of none: the lowest, a zero too (5.4.2.b)."""
        if self._any_fallacious(location.refused):
            fit = self._blamed(location.refused)[0]
            return zero(Reason.FALLACIOUS, "5.4.2.b", *fit.refused, proposed=exact_points(fit, claim))
        elsewhere = self._scored_elsewhere(words, direction, claim, location.fits)
        if elsewhere:
            other = self._by_score(words, direction, claim, Reason.LOCATION_INCOMPATIBLE)
            if other is not None and other.points > lowest.points:
                word, places = "".join(words.word), tuple(map(self._text, (*location.fits, *elsewhere)))
                if self._ask(QuestionKind.JOINING_OR_SCORE, (word,), places) == "score":
                    return other
        if lowest.severe or self._rules.slip.wrong_score is not WrongScore.EXACT:
            return self._inexact(lowest, location)
        kept = tuple(one for one in lowest.faults if one.reason not in (Reason.SCORE_MISSING, Reason.SCORE_WRONG))
        located = self._inexact(replace(lowest, faults=kept), location)
        return light(located, self._rules.slip.inexact_place, Fault(Reason.RACCORD_AMBIGUOUS, "5.4.2.b"))

    def _unlocated(self, written: _Written, direction: Direction, location: Location) -> Payment:
        """No correct place: the score alone, five points less, or zero (5.3.3, 5.4.1.a)."""
        words, claim = written.words, written.claim
        reason = location.lost or Reason.REFERENCE_MISSING
        scored = self._by_score(words, direction, claim, reason, location.refused)
        if location.refused and (scored is None or not scored.accepted):
            refused = refused_at(location.refused, claim)
            if scored is not None and any(self._answers.plausible(fit.refused) for fit in location.refused):
                return replace(refused, reason=Reason.FALLACIOUS, article="5.3.3")
            return refused
        if scored is not None:
            return scored
        part = incomplete(written.entry, words.word, direction, claim, self._position, self._row_label)
        if part is not None and named_places(written.entry, self._row_label):
            return zero(Reason.WORD_INCOMPLETE, "5.7", "".join(words.word), part)
        if reason is Reason.BOTH_INVERTED:
            return zero(reason, "5.4.1.a", "".join(words.word))
        if self._rules.slip.wrong_place is WrongPlace.ZERO:
            return zero(reason, NOT_RI23, "".join(words.word))
        same = tuple(fit for fit in words.fallacious if fit.direction is direction and fit.pays(claim.score))
        if same:
            return refused_at(same, claim)
        missing = claim.score is None
        return zero(Reason.SCORE_MISSING if missing else Reason.SCORE_NOT_EXISTING, "5.4.1.a", "".join(words.word))

    # The score alone (5.3.3)

    def _by_score(
        self,
        words: WordFits,
        direction: Direction,
        claim: Claim,
        reason: Reason,
        named: tuple[Fit, ...] = (),
    ) -> Payment | None:
        """What the score alone is worth in the written direction; ``None`` when it exists at no legal place.

        ``named``: the refused places that the slip names.
        """
        slip = self._rules.slip
        found = self._scored_elsewhere(words, direction, claim, ())
        if not found or claim.score is None or slip.wrong_place is WrongPlace.ZERO:
            return None
        nothing = self._nullity(words, direction, claim, named)
        if nothing is not None:
            return nothing
        score = claim.score
        fit = found[0]
        circles = next(one for one, points in fit.scores.items() if points == score)
        article = "5.3.3" if slip.penalty == SlipRules().penalty else NOT_RI23
        paid = Payment(score, score, reason, article, fit=fit, circles=circles)
        if slip.wrong_place is WrongPlace.FREE:
            return replace(paid, reason=Reason.EXACT, article=NOT_RI23, notes=(reason,))
        if score < slip.penalty:
            return replace(zero(Reason.PENALTY_EXCEEDS_SCORE, article, proposed=score), notes=(reason,))
        return replace(paid, points=score - slip.penalty, severe=Sanction.PENALTY)

    def _scored_elsewhere(
        self, words: WordFits, direction: Direction, claim: Claim, but: tuple[Fit, ...]
    ) -> tuple[Fit, ...]:
        """Legal places in the written direction where the score written exists (other circles too: reading 4)."""
        if claim.score is None:
            return ()
        along = (fit for fit in words.legal if fit.direction is direction and fit not in but and fit.pays(claim.score))
        if self._rules.slip.other_circles_exist:
            return tuple(along)
        return tuple(fit for fit in along if matches(fit, claim) or exact_points(fit, claim) == claim.score)

    def _nullity(self, words: WordFits, direction: Direction, claim: Claim, named: tuple[Fit, ...]) -> Payment | None:
        """The zero that places with refused words make of a score that exists elsewhere; ``None``: it is paid.

        A plausible place of this score in the written direction, or named, settles it (5.3.3); of one in the other
        direction, and of a named place that is not plausible, the book does not say. What is open is one question.
        """
        answers, doubt = self._answers, self._rules.slip.refused_place
        word = "".join(words.word)
        if not self._rules.slip.fallacious:
            return self._doubtful(word, claim, named)
        same, other = (self._rivals(words, one, claim) for one in (direction, direction.other))
        if any(answers.plausible(fit.refused) for fit in same):
            return self._fallacious(same, claim)
        if any(answers.plausible(fit.refused) for fit in named):
            return self._fallacious(named, claim)
        open_: dict[Refused, Fit] = {}
        for role, fits in ((Role.SAME, same), (Role.OTHER, other), (Role.NAMED, named)):
            if role is Role.NAMED and doubt is Doubt.ZERO:
                continue
            for fit in fits:
                if answers.plausible(fit.refused) is None:
                    open_.setdefault(Refused(fit.refused, role), fit)
        if open_ and answers.one_of(open_):
            return self._fallacious(tuple(open_.values()), claim)
        for fit in other:
            if answers.plausible(fit.refused):
                names = (word, *fit.refused)
                if self._ask(QuestionKind.FALLACIOUS_ELSEWHERE, names, (self._text(fit),)) == ZERO:
                    return self._fallacious((fit,), claim)
        judged = tuple(fit for fit in named if answers.plausible(fit.refused) is False)
        return self._doubtful(word, claim, named if doubt is Doubt.ZERO else judged)

    def _doubtful(self, word: str, claim: Claim, named: tuple[Fit, ...]) -> Payment | None:
        """A score beside a named place that is refused and not plausible: paid (``None``) or zero (5.3.3)."""
        if not named:
            return None
        refused = refused_at(named, claim)
        names = (word, *refused.words)
        if self._settle(self._rules.slip.refused_place, QuestionKind.REFUSED_PLACE, names, named) == ZERO:
            return refused
        return None

    def _rivals(self, words: WordFits, direction: Direction, claim: Claim) -> tuple[Fit, ...]:
        """The places with refused words, in one direction, that the written score is the score of."""
        return tuple(fit for fit in words.fallacious if fit.direction is direction and fit.pays(claim.score))

    def _any_fallacious(self, fits: Sequence[Fit]) -> bool:
        """Tell whether one of these places is plausible; never where the rules do not care."""
        return self._rules.slip.fallacious and self._answers.any_plausible(
            Refused(fit.refused, Role.SAME) for fit in fits
        )

    def _blamed(self, fits: Sequence[Fit]) -> tuple[Fit, ...]:
        """The first of some places that is plausible; all that may be, where it was said of several at once."""
        known = {fit: self._answers.plausible(fit.refused) for fit in fits}
        sure = tuple(fit for fit, answer in known.items() if answer)
        return sure[:1] or tuple(fit for fit, answer in known.items() if answer is None)

    def _fallacious(self, fits: Sequence[Fit], claim: Claim) -> Payment:
        """The zero of a plausible place, with its words."""
        words = dict.fromkeys(word for fit in self._blamed(fits) for word in fit.refused)
        return zero(Reason.FALLACIOUS, "5.3.3", *words, proposed=claim.score or 0)

    def _text(self, fit: Fit) -> str:
        return fit.reference.text(self._row_label)

    def _settle(self, doubt: Doubt, kind: QuestionKind, words: tuple[str, ...], fits: tuple[Fit, ...]) -> str:
        """``pay`` or ``zero``: as the rule set says, else as the arbiter answers."""
        return str(doubt) if doubt is not Doubt.ASK else self._ask(kind, words, tuple(map(self._text, fits)))

    def _ask(self, kind: QuestionKind, words: tuple[str, ...], places: tuple[str, ...] = ()) -> str:
        return self._answers.ask(Question(kind, words, places))


def _plain(entry: Entry) -> str:
    return "".join(one for one in entry.word if not one.isspace() and one not in "[]").upper()


def _article(reason: Reason) -> str:
    return "5.3.3" if reason is Reason.BOTH_MODES_BOTH_WRONG else "5.5"

"""What the rule book leaves to the arbiter: questions with a key, and the answers given so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.base.errors import ArbitreError

YES = "yes"
NO = "no"
PAY = "pay"
ZERO = "zero"


class QuestionKind(StrEnum):
    """What is asked; the comment says what each answer means."""

    PLAUSIBLE = "plausible"  # is the refused word a plausible one, are they all? yes, no (5.3.3, 5.4.2.b)
    ONE_PLAUSIBLE = "one_plausible"  # does one of several places form plausible words only? yes, no (5.3.3)
    FALLACIOUS_ELSEWHERE = "fallacious_elsewhere"  # a fallacious place, in the other direction only: zero or pay
    PLACE_OR_FALLACIOUS = "place_or_fallacious"  # place right, score of a fallacious place: pay the place, or zero
    REFUSED_PLACE = "refused_place"  # a refused place, not plausible, the score exists elsewhere: pay or zero
    TWO_PLACES = "two_places"  # reference and joining letters name different legal places: which one
    FALLACIOUS_EXTENSION = "fallacious_extension"  # the word shows two places, one is fallacious: pay or zero
    JOINING_OR_SCORE = "joining_or_score"  # joining letters fit several places, the score exists elsewhere
    JOINING_PLACE = "joining_place"  # joining letters without a place that the arbiter told: which one
    FIRST_TURN_TWO = "first_turn_two"  # two solutions on turn 1: the lower or the best
    SINGLE_LETTER = "single_letter"  # a second, invalid word with one new letter: zero or ignore


_OPTIONS: Mapping[QuestionKind, tuple[str, ...]] = {
    QuestionKind.PLAUSIBLE: (YES, NO),
    QuestionKind.ONE_PLAUSIBLE: (YES, NO),
    QuestionKind.FALLACIOUS_ELSEWHERE: (ZERO, PAY),
    QuestionKind.PLACE_OR_FALLACIOUS: (PAY, ZERO),
    QuestionKind.REFUSED_PLACE: (PAY, ZERO),
    QuestionKind.FALLACIOUS_EXTENSION: (PAY, ZERO),
    QuestionKind.JOINING_OR_SCORE: ("place", "score"),
    QuestionKind.FIRST_TURN_TWO: ("lower", "best"),
    QuestionKind.SINGLE_LETTER: (ZERO, "ignore"),
}


class Role(StrEnum):
    """Where a place with refused words lies, seen from the slip; its text marks the place in a key."""

    SAME = ""  # in the written direction
    OTHER = "*"  # in the other one
    NAMED = "!"  # where the slip says


@dataclass(frozen=True, slots=True)
class Refused:
    """The refused words of one place, and its role; its text is one of the words of a question.

    >>> str(Refused(("OD", "IT"), Role.OTHER)), Refused.parse("*OD+IT").words
    ('*OD+IT', ('OD', 'IT'))
    """

    words: tuple[str, ...]
    role: Role

    def __str__(self) -> str:
        return f"{self.role}{'+'.join(self.words)}"

    @classmethod
    def parse(cls, text: str) -> Refused:
        """Read what ``str`` wrote."""
        role = Role(text[:1]) if text[:1] in (Role.OTHER, Role.NAMED) else Role.SAME
        return cls(tuple(text[len(role) :].split("+")), role)


class QuestionError(ArbitreError):
    """A text that is no question's key (``not_a_question``), or an answer that it does not take (``bad_answer``)."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question: the words and the places (as the files write them) it is about.

    Its ``key`` is what rulings and the journal hold; equal situations of a turn have equal keys, so one answer serves
    every slip.

    >>> Question(QuestionKind.REFUSED_PLACE, ("OSER", "GENICULER"), ("12B",)).key
    'refused_place:OSER+GENICULER@12B'
    >>> Question.parse("two_places:TARES@H4+4H").options
    ('H4', '4H')
    """

    kind: QuestionKind
    words: tuple[str, ...]
    places: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The question as one word."""
        places = "@" + "+".join(self.places) if self.places else ""
        return f"{self.kind}:{_separator(self.kind).join(self.words)}{places}"

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The words, those of one place together."""
        if self.kind is QuestionKind.ONE_PLAUSIBLE:
            return tuple(Refused.parse(word).words for word in self.words)
        return (self.words,) if self.kind is QuestionKind.PLAUSIBLE else tuple((word,) for word in self.words)

    @property
    def options(self) -> tuple[str, ...]:
        """What may be answered."""
        return _OPTIONS.get(self.kind, self.places)

    @classmethod
    def parse(cls, key: str) -> Question:
        """Read a key; ``QuestionError`` when it is none."""
        kind, colon, rest = key.partition(":")
        if not colon or kind not in set(QuestionKind):
            raise QuestionError("not_a_question", text=key)
        words, _, places = rest.partition("@")
        asked = QuestionKind(kind)
        return cls(asked, tuple(words.split(_separator(asked))), tuple(places.split("+")) if places else ())


def _separator(kind: QuestionKind) -> str:
    """What stands between the words of a key: those of places are groups."""
    return "/" if kind is QuestionKind.ONE_PLAUSIBLE else "+"


Plausible = bool | None | Mapping[str, bool] | Callable[[str], bool | None]
"""Whether refused words are plausible: all alike, by word, or asked of a function; ``None`` is not known."""


class Unanswered(Exception):  # noqa: N818 - not an error: it unwinds a ruling up to where the question is put
    """A ruling needs an answer that nobody gave yet."""

    def __init__(self, question: Question) -> None:
        self.question = question
        super().__init__(question.key)


class Answers:
    """Answers given so far, by question key; whether words are plausible may be told in other ways (``Plausible``)."""

    def __init__(
        self, given: Mapping[str, str] | None = None, plausible: Plausible = None, *, otherwise: bool | None = None
    ) -> None:
        self._given = given or {}
        self._plausible = plausible
        self._otherwise = otherwise  # whether the words that nobody told about are plausible

    def ask(self, question: Question) -> str:
        """The answer, one of the question's options; raises ``Unanswered`` or ``QuestionError``."""
        answer = self._given.get(question.key)
        if answer is None:
            raise Unanswered(question)
        if answer not in question.options:
            raise QuestionError("bad_answer", key=question.key, value=answer, allowed=", ".join(question.options))
        return answer

    def all_plausible(self, words: Iterable[str]) -> bool:
        """Tell whether each of the refused words of a place is plausible; one that is not settles it.

        Those that nobody judged yet are one question: whichever of them is implausible, the effect is the same.
        """
        words = tuple(words)
        known = self.plausible(words)
        return self._all_of(words) if known is None else known

    def any_plausible(self, places: Iterable[Refused]) -> bool:
        """Tell whether one of several places is plausible; those that nobody judged yet are one question."""
        known = {place: self.plausible(place.words) for place in dict.fromkeys(places)}
        if True in known.values():
            return True
        return self.one_of([place for place, answer in known.items() if answer is None])

    def plausible(self, words: Iterable[str]) -> bool | None:
        """What is known of the refused words of one place; ``None`` is not known."""
        words = tuple(words)
        if any(group <= set(words) for group, answer in self._groups() if answer == NO):
            return False
        known = [self._known(word) for word in words]
        if False in known:
            return False
        return None if None in known else True

    def one_of(self, places: Iterable[Refused]) -> bool:
        """Tell whether one of several places, that nobody judged yet, is plausible (where the book does not say what
        follows, whether it counts): one question.

        What was said of some of them stands: places that are not are asked about no more, among others one of them is.
        """
        open_ = dict.fromkeys(places)
        prefix = f"{QuestionKind.ONE_PLAUSIBLE}:"
        told = [(key, answer) for key, answer in self._given.items() if key.startswith(prefix)]
        groups = [(set(map(Refused.parse, Question.parse(key).words)), answer) for key, answer in told]
        if any(group <= set(open_) for group, answer in groups if answer == YES):
            return True
        none = set().union(*(group for group, answer in groups if answer == NO))
        left = tuple(place for place in open_ if place not in none)
        if not left:
            return False
        if len(left) == 1 and left[0].role is Role.SAME:
            return self._all_of(left[0].words)
        return self.ask(Question(QuestionKind.ONE_PLAUSIBLE, tuple(map(str, left)))) == YES

    def _all_of(self, words: Iterable[str]) -> bool:
        """Ask whether those of a place's words that nobody judged yet are plausible."""
        return self.ask(Question(QuestionKind.PLAUSIBLE, tuple(w for w in words if self._known(w) is None))) == YES

    def _known(self, word: str) -> bool | None:
        """What was told of one word; all of a group that is plausible are."""
        known: bool | None
        if isinstance(self._plausible, Mapping):
            known = self._plausible.get(word)
        elif callable(self._plausible):
            known = self._plausible(word)
        else:
            known = self._plausible
        if known is not None:
            return known
        answers = [answer for group, answer in self._groups() if group == {word} or (answer == YES and word in group)]
        return answers[0] == YES if answers else self._otherwise

    def _groups(self) -> Iterable[tuple[set[str], str]]:
        """The answers given about plausible words, those of a single word first."""
        prefix = f"{QuestionKind.PLAUSIBLE}:"
        found = (
            (set(key[len(prefix) :].split("+")), answer)
            for key, answer in self._given.items()
            if key.startswith(prefix)
        )
        return sorted(found, key=lambda one: len(one[0]))

    def assuming(self, question: Question, answer: str) -> Answers:
        """These answers and one more.

        That a refused word is plausible is assumed of all others too: each one that is can only take points away, so
        all or none of them bound what a slip may be paid.
        """
        if question.kind is QuestionKind.PLAUSIBLE:
            return Answers(self._given, self._plausible, otherwise=answer == YES)
        return Answers({**self._given, question.key: answer}, self._plausible, otherwise=self._otherwise)

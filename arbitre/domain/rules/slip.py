"""Slips as the players wrote them, and rulings as the arbiter pays them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from arbitre.domain.board.reference import Direction


class SlipStatus(StrEnum):
    """What reached the arbiter from a table."""

    HANDED = "handed"
    NONE = "none"
    BLANK = "blank"
    LATE = "late"
    SEVERAL = "several"


class Sanction(StrEnum):
    """What a slip costs; ``ASK`` waits for the arbiter's judgement and is never stored."""

    NONE = "none"
    WARNING = "warning"
    PENALTY = "penalty"
    ZERO = "zero"
    AVERAGE = "average"
    ASK = "ask"


class Reason(StrEnum):
    """Why a slip is paid as it is; ``domain/rules/reasons.py`` has its article, ``ui/words/texts.py`` its words."""

    EXACT = "exact"
    EXTENSION = "extension"
    TWO_SOLUTIONS = "two_solutions"
    SCORE_WRONG = "score_wrong"
    SCORE_MISSING = "score_missing"
    CIRCLE_MISSING = "circle_missing"
    CIRCLE_WRONG = "circle_wrong"
    CIRCLE_OTHER = "circle_other"
    REFERENCE_INVERTED = "reference_inverted"
    DIRECTION_INVERTED = "direction_inverted"
    INVERSION_TWO_DIRECTIONS = "inversion_two_directions"
    RACCORD_TWO_LETTERS = "raccord_two_letters"
    RACCORD_AMBIGUOUS = "raccord_ambiguous"
    EXTENSION_TWO_LETTERS = "extension_two_letters"
    BOTH_MODES_ONE_WRONG = "both_modes_one_wrong"
    BOTH_MODES_BOTH_WRONG = "both_modes_both_wrong"
    HARD_TO_READ = "hard_to_read"
    SEVERAL_FAULTS = "several_faults"
    REFERENCE_MISSING = "reference_missing"
    REFERENCE_WRONG = "reference_wrong"
    LOCATION_INCOMPATIBLE = "location_incompatible"
    RACCORD_ONE_LETTER = "raccord_one_letter"
    BOTH_INVERTED = "both_inverted"
    NO_SLIP = "no_slip"
    BLANK_SLIP = "blank_slip"
    LATE = "late"
    SEVERAL_SLIPS = "several_slips"
    NO_SOLUTION = "no_solution"
    WORD_NOT_ADMITTED = "word_not_admitted"
    CROSS_WORD_NOT_ADMITTED = "cross_word_not_admitted"
    WORD_INCOMPLETE = "word_incomplete"
    COPY_ERROR = "copy_error"
    GRID_ERROR = "grid_error"
    LETTER_ERROR = "letter_error"
    TOO_MANY_LETTERS = "too_many_letters"  # all on the rack, but more than the game allows to place
    FALLACIOUS = "fallacious"
    SCORE_NOT_EXISTING = "score_not_existing"
    PENALTY_EXCEEDS_SCORE = "penalty_exceeds_score"
    TWO_SOLUTIONS_INVALID = "two_solutions_invalid"
    OVERRIDDEN = "overridden"  # the arbiter decided otherwise; the fact holds his reason
    POINTS_ONLY = "points_only"  # points copied from a marked paper sheet


@dataclass(frozen=True, slots=True)
class Joining:
    """Joining letters (*lettres de raccord*, rule 4.3.2).

    ``letters``: how many, those inside the word included; ``places``: references, as written in the files, of every
    place in the written direction where the copied letters agree; ``None`` when the arbiter did not say which.
    """

    letters: int
    places: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One solution on a slip, as written: lower case is a circled letter; ``reference`` may name no square."""

    word: str
    direction: Direction | None = None
    reference: str | None = None
    joining: Joining | None = None


@dataclass(frozen=True, slots=True)
class Slip:
    """What a table handed in; ``entries`` are the solutions that are not crossed out, ``score`` the one claimed.

    ``chosen``: taken from the list of solutions by the arbiter, so the claimed score is the right one; else typed.
    ``circles_recorded`` false: the arbiter did not look at the circles, they are read favourably.
    """

    status: SlipStatus = SlipStatus.HANDED
    entries: tuple[Entry, ...] = ()
    score: int | None = None
    hard_to_read: bool = False
    chosen: bool = False
    circles_recorded: bool = True


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the arbiter pays for a slip: only what depends on the slip and its position.

    ``points`` = ``base`` - the penalty; ``base`` is what solos compare (rule 3.5). ``word`` and ``reference`` (file
    notation) tell the solution that is paid; ``words`` the refused or faulty ones; ``question``: the key of what is
    asked when ``sanction`` is ``ASK``. ``proposed``: what a refused solution would have made, the most that an average
    may give (rule 5.9). ``lacking``: letters that neither rack nor board has; told, not compared.
    """

    points: int
    base: int
    sanction: Sanction
    article: str
    reason: Reason
    words: tuple[str, ...] = ()
    word: str = ""
    reference: str = ""
    also: tuple[Reason, ...] = ()
    question: str | None = None
    proposed: int = 0
    lacking: tuple[str, ...] = field(default=(), compare=False)

    def pays_like(self, other: Ruling) -> bool:
        """Tell whether another ruling pays the same with the same sanction, whatever its reason."""
        return (self.points, self.base, self.sanction) == (other.points, other.base, other.sanction)

"""Facts about slips: entered, corrected, ruled otherwise, marked twice, notified, contested."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.domain.facts.base import Fact
from arbitre.domain.rules.slip import Ruling, Slip


@dataclass(frozen=True, slots=True)
class SlipRecorded(Fact):
    """A slip as written and the ruling as given."""

    game: int
    turn: int
    table: int
    slip: Slip
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class SlipSealed(Fact):
    """The arbiter, who plays too, wrote his slip before he saw the solution; ``seal`` is its hash and tells nothing.

    The hash is of a secret and the slip (``application/session/arbiter_plays.py``), so that trying words finds nothing.
    """

    game: int
    turn: int
    table: int
    seal: str


@dataclass(frozen=True, slots=True)
class SealOpened(Fact):
    """The secret of a seal, told once the solution is known; its ``SlipRecorded`` comes in the same action."""

    game: int
    turn: int
    table: int
    secret: str


@dataclass(frozen=True, slots=True)
class SlipCorrected(Fact):
    """A slip entered wrong, entered again; nothing that came after is undone."""

    game: int
    turn: int
    table: int
    slip: Slip
    ruling: Ruling
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SlipRemoved(Fact):
    """A slip that no table handed in."""

    game: int
    turn: int
    table: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SlipMoved(Fact):
    """A slip belongs to another table."""

    game: int
    turn: int
    table: int
    to: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SlipKept(Fact):
    """A slip without a readable number, kept until its table is known (``key`` counts from 1 in the turn)."""

    game: int
    turn: int
    key: int
    slip: Slip


@dataclass(frozen=True, slots=True)
class KeptSlipTaken(Fact):
    """A kept slip found its table (its ``SlipRecorded`` is in the same action) or, with a ``reason``, is nobody's."""

    game: int
    turn: int
    key: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Regraded(Fact):
    """Rulings that changed because something else did (a word admitted, a rack corrected...): ``(table, ruling)``."""

    game: int
    turn: int
    rulings: tuple[tuple[int, Ruling], ...]
    cause: str = ""


@dataclass(frozen=True, slots=True)
class RulingOverridden(Fact):
    """The arbiter pays otherwise than the book; both rulings stay in the journal. ``ruling`` ``None`` lifts it."""

    game: int
    turn: int
    table: int
    ruling: Ruling | None
    reason: str


@dataclass(frozen=True, slots=True)
class QuestionAnswered(Fact):
    """What the book leaves to the arbiter, answered once for the turn: question key and answer."""

    game: int
    turn: int
    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class DisciplinaryWarning(Fact):
    """A warning (or, ``zero``, a nullity for the turn) for conduct, on top of anything else (rules 5.5, 5.7)."""

    game: int
    turn: int
    table: int
    reason: str
    zero: bool = False
    lifted: bool = False


@dataclass(frozen=True, slots=True)
class NoticesPrinted(Fact):
    """Correction notes of a turn printed for these tables."""

    game: int
    turn: int
    tables: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NoticeDelivered(Fact):
    """Correction notes of a turn reached these tables in time for turn ``informed_from`` (0: never)."""

    game: int
    turn: int
    tables: tuple[int, ...]
    informed_from: int


@dataclass(frozen=True, slots=True)
class SecondMarkRecorded(Fact):
    """Second marking: the same slip entered blind by another arbiter."""

    game: int
    turn: int
    table: int
    slip: Slip
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class MarkingResolved(Fact):
    """A difference between the two markings, decided; both originals stay."""

    game: int
    turn: int
    table: int
    slip: Slip
    ruling: Ruling
    decided_by: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ClaimRaised(Fact):
    """A player or an arbiter contests a ruling (rule 6.3): the standing stays provisional."""

    game: int
    turn: int
    table: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class ClaimSettled(Fact):
    """A claim decided."""

    game: int
    turn: int
    table: int
    decision: str = ""


@dataclass(frozen=True, slots=True)
class Adjusted(Fact):
    """Points given or taken by the head arbiter, apart from any turn; with a reason."""

    game: int
    player: str
    points: int
    reason: str

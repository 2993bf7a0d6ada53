"""Facts: everything that happened in a tournament, each a frozen value that the journal keeps for ever.

``game`` is the game's number from 1; ``turn`` is the turn's serial in its game from 1, cancelled turns included (the
number that people see leaves these out). ``table`` is a table's number. When, who and where stand in the journal's
record around the fact.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping
from typing import Any

from arbitre.domain.base.codec import CodecError, decode, encode
from arbitre.domain.facts.base import Fact
from arbitre.domain.facts.event import (
    ConflictSettled,
    DocumentPrinted,
    MarkerFileMade,
    MarkerMerged,
    MessageShown,
    PlayerEdited,
    PlayerRegistered,
    PlayerRemoved,
    Publication,
    ReasonGiven,
    Redone,
    StandingPublished,
    TieDecided,
    TournamentCreated,
    TournamentEdited,
    Undone,
    WordAdmitted,
    WordRestored,
    WordStruck,
)
from arbitre.domain.facts.game import (
    ArbiterAssigned,
    ArbiterSeated,
    CentresJoined,
    GameEnded,
    GameOpened,
    GameReopened,
    GameResumed,
    LexiconId,
    PlayerLeft,
    Seated,
    SecretsRevealed,
    SeedReplaced,
    TablesAssigned,
    TablesSwapped,
)
from arbitre.domain.facts.slips import (
    Adjusted,
    ClaimRaised,
    ClaimSettled,
    DisciplinaryWarning,
    KeptSlipTaken,
    MarkingResolved,
    NoticeDelivered,
    NoticesPrinted,
    QuestionAnswered,
    Regraded,
    RulingOverridden,
    SealOpened,
    SecondMarkRecorded,
    SlipCorrected,
    SlipKept,
    SlipMoved,
    SlipRecorded,
    SlipRemoved,
    SlipSealed,
)
from arbitre.domain.facts.turn import (
    BoardCorrected,
    ClockPaused,
    ClockStarted,
    MoveCorrected,
    MoveRetained,
    PlayersEliminated,
    RackCorrected,
    RackDrawn,
    RackRejected,
    RackShown,
    Source,
    StockCorrected,
    TimeAdded,
    TimeCalled,
    ToppingFound,
    TopQuestionAnswered,
    TurnCancelled,
    TurnClosed,
    TurnReopened,
    TurnRevealed,
    TurnTimeChosen,
)
from arbitre.domain.rules.slip import Ruling, Slip

__all__ = [
    "KINDS",
    "Adjusted",
    "ArbiterAssigned",
    "ArbiterSeated",
    "BoardCorrected",
    "CentresJoined",
    "ClaimRaised",
    "ClaimSettled",
    "ClockPaused",
    "ClockStarted",
    "ConflictSettled",
    "Decoder",
    "DisciplinaryWarning",
    "DocumentPrinted",
    "Fact",
    "GameEnded",
    "GameOpened",
    "GameReopened",
    "GameResumed",
    "KeptSlipTaken",
    "LexiconId",
    "MarkerFileMade",
    "MarkerMerged",
    "MarkingResolved",
    "MessageShown",
    "MoveCorrected",
    "MoveRetained",
    "NoticeDelivered",
    "NoticesPrinted",
    "PlayerEdited",
    "PlayerLeft",
    "PlayerRegistered",
    "PlayerRemoved",
    "PlayersEliminated",
    "Publication",
    "QuestionAnswered",
    "RackCorrected",
    "RackDrawn",
    "RackRejected",
    "RackShown",
    "ReasonGiven",
    "Redone",
    "Regraded",
    "RulingOverridden",
    "SealOpened",
    "Seated",
    "SecondMarkRecorded",
    "SecretsRevealed",
    "SeedReplaced",
    "SlipCorrected",
    "SlipKept",
    "SlipMoved",
    "SlipRecorded",
    "SlipRemoved",
    "SlipSealed",
    "Source",
    "StandingPublished",
    "StockCorrected",
    "TablesAssigned",
    "TablesSwapped",
    "TieDecided",
    "TimeAdded",
    "TimeCalled",
    "TopQuestionAnswered",
    "ToppingFound",
    "TournamentCreated",
    "TournamentEdited",
    "TurnCancelled",
    "TurnClosed",
    "TurnReopened",
    "TurnRevealed",
    "TurnTimeChosen",
    "Undone",
    "WordAdmitted",
    "WordRestored",
    "WordStruck",
    "from_record",
    "to_record",
]

KINDS: Mapping[str, type[Fact]] = {kind.__name__: kind for kind in Fact.__subclasses__()}


def to_record(fact: Fact) -> tuple[str, dict[str, Any]]:
    """The journal's ``kind`` and ``body`` of a fact."""
    return type(fact).__name__, encode(fact)


def from_record(kind: str, body: Mapping[str, Any]) -> Fact:
    """The fact of a journal record. Raises ``CodecError`` for an unknown kind or a bad body."""
    known = KINDS.get(kind)
    if known is None:
        raise CodecError("unknown_kind", record=kind)
    return decode(known, body)


class Decoder:
    """``from_record`` for a whole journal: equal slips and rulings, most of a room's, are decoded once and shared."""

    def __init__(self) -> None:
        self._seen: dict[bytes, tuple[Slip, Ruling]] = {}

    def __call__(self, kind: str, body: Mapping[str, Any]) -> Fact:
        """The fact of a journal record. Raises ``CodecError``."""
        if kind != "SlipRecorded":
            return from_record(kind, body)
        try:
            slip, ruling = self._shared(body["slip"], body["ruling"])
            game, turn, table = body["game"], body["turn"], body["table"]
            if not type(game) is type(turn) is type(table) is int:
                raise ValueError("a number is none")
            return SlipRecorded(game, turn, table, slip, ruling)
        except (KeyError, ValueError) as error:
            raise CodecError("bad_record", record=kind, error=str(error)) from error

    def _shared(self, slip: Any, ruling: Any) -> tuple[Slip, Ruling]:
        # Marshal's version 2 writes equal values alike, whatever objects they share, and faster than their text.
        key = marshal.dumps((slip, ruling), 2)
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = decode(Slip, slip), decode(Ruling, ruling)
        return found

"""What the journal says about the slips of earlier merges."""

from __future__ import annotations

from arbitre.application.exchange.event_file import SlipKey, slip_keys
from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.domain.rules.slip import Ruling, Slip


class Past:
    """What the journal's standing actions say about slips: who wrote each, which were ever here, what was settled.

    ``owners``: whose merge last wrote each slip, empty for what was entered here; slips taken out since are in it too.
    """

    def __init__(self, session: Session) -> None:
        self.owners: dict[SlipKey, str] = {}
        self.slips: dict[SlipKey, list[Slip]] = {}
        self.settled: dict[SlipKey, list[tuple[str, Slip, Ruling]]] = {}
        self.merges: list[f.MarkerMerged] = []
        self._once: dict[SlipKey, list[f.Fact]] = {}
        for action in session.actions:
            merges = [fact for fact in action.facts if isinstance(fact, f.MarkerMerged)]
            self.merges += merges
            source = merges[0].source if merges else ""
            for fact in action.facts:
                self._note(fact)
                if source and isinstance(fact, f.SecondMarkRecorded):
                    continue  # the slip stays his who marked it first
                for key in slip_keys(fact):
                    self.owners[key] = source

    def _note(self, fact: f.Fact) -> None:
        match fact:
            case f.SlipRecorded() | f.SlipCorrected():
                self.slips.setdefault((fact.game, fact.turn, fact.table), []).append(fact.slip)
            case f.ConflictSettled():
                theirs = (fact.source, fact.slip, fact.ruling)
                self.settled.setdefault((fact.game, fact.turn, fact.table), []).append(theirs)
            case f.DisciplinaryWarning() | f.SecondMarkRecorded() | f.ClaimRaised():
                self._once.setdefault((fact.game, fact.turn, fact.table), []).append(fact)
            case _:
                pass

    def has(self, fact: f.Fact) -> bool:
        """Whether this very warning, second marking or claim was recorded here before."""
        match fact:
            case f.DisciplinaryWarning() | f.SecondMarkRecorded() | f.ClaimRaised():
                return fact in self._once.get((fact.game, fact.turn, fact.table), ())
            case _:
                return False

"""Folds the facts about slips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arbitre.domain import facts as f
from arbitre.domain.event.state import (
    Conduct,
    Marked,
    Seal,
    Tournament,
)
from arbitre.domain.folding.handlers import change, change_slip, on


@on(f.SlipRecorded)
def _slip_recorded(state: Tournament, fact: f.SlipRecorded) -> Tournament:
    return slips_recorded(state, [fact])


def slips_recorded(state: Tournament, facts: Sequence[f.SlipRecorded]) -> Tournament:
    """Fold slips of one turn at once: a journal is mostly these, and each alone would copy all slips before it."""
    first = facts[0]
    turn = state.game(first.game).turn(first.turn)
    slips, count = dict(turn.slips), turn.slip_count
    for fact in facts:
        before = slips.get(fact.table)
        count += before is None
        slips[fact.table] = Marked(fact.slip, fact.ruling, count if before is None else before.seq)
    return change(state, first, slips=slips, slip_count=count)


@on(f.SlipSealed)
def _slip_sealed(state: Tournament, fact: f.SlipSealed) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    return change(state, fact, seals={**turn.seals, fact.table: Seal(fact.seal)})


@on(f.SealOpened)
def _seal_opened(state: Tournament, fact: f.SealOpened) -> Tournament:
    seals = state.game(fact.game).turn(fact.turn).seals
    return change(state, fact, seals={**seals, fact.table: replace(seals[fact.table], secret=fact.secret)})


@on(f.SlipCorrected)
def _slip_corrected(state: Tournament, fact: f.SlipCorrected) -> Tournament:
    marked = state.game(fact.game).turn(fact.turn).slips[fact.table]
    return change_slip(
        state,
        fact,
        slip=fact.slip,
        given=fact.ruling,
        override=None,
        override_reason="",
        corrected=marked.corrected + 1,
    )


@on(f.SlipRemoved)
def _slip_removed(state: Tournament, fact: f.SlipRemoved) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    del slips[fact.table]
    return change(state, fact, slips=slips)


@on(f.SlipMoved)
def _slip_moved(state: Tournament, fact: f.SlipMoved) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    slips[fact.to] = slips.pop(fact.table)
    return change(state, fact, slips=slips)


@on(f.SlipKept)
def _slip_kept(state: Tournament, fact: f.SlipKept) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    return change(state, fact, kept={**turn.kept, fact.key: fact.slip}, kept_count=max(turn.kept_count, fact.key))


@on(f.KeptSlipTaken)
def _kept_taken(state: Tournament, fact: f.KeptSlipTaken) -> Tournament:
    kept = dict(state.game(fact.game).turn(fact.turn).kept)
    del kept[fact.key]
    return change(state, fact, kept=kept)


@on(f.Regraded)
def _regraded(state: Tournament, fact: f.Regraded) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    for table, ruling in fact.rulings:
        slips[table] = replace(slips[table], given=ruling)
    return change(state, fact, slips=slips)


@on(f.RulingOverridden)
def _overridden(state: Tournament, fact: f.RulingOverridden) -> Tournament:
    return change_slip(state, fact, override=fact.ruling, override_reason=fact.reason)


@on(f.QuestionAnswered)
def _answered(state: Tournament, fact: f.QuestionAnswered) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    return change(state, fact, answers={**turn.answers, fact.question: fact.answer})


@on(f.DisciplinaryWarning)
def _conduct(state: Tournament, fact: f.DisciplinaryWarning) -> Tournament:
    turn = state.game(fact.game).turn(fact.turn)
    if fact.lifted:
        kept = list(turn.conduct)
        last = max(index for index, one in enumerate(kept) if one.table == fact.table)
        del kept[last]
        return change(state, fact, conduct=tuple(kept))
    return change(state, fact, conduct=(*turn.conduct, Conduct(fact.table, fact.reason, fact.zero)))


@on(f.NoticesPrinted)
def _notices_printed(state: Tournament, fact: f.NoticesPrinted) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    for table in fact.tables:
        slips[table] = replace(slips[table], printed=True)
    return change(state, fact, slips=slips)


@on(f.NoticeDelivered)
def _notice_delivered(state: Tournament, fact: f.NoticeDelivered) -> Tournament:
    slips = dict(state.game(fact.game).turn(fact.turn).slips)
    for table in fact.tables:
        slips[table] = replace(slips[table], informed_from=fact.informed_from)
    return change(state, fact, slips=slips)


@on(f.SecondMarkRecorded)
def _second(state: Tournament, fact: f.SecondMarkRecorded) -> Tournament:
    return change_slip(state, fact, second=(fact.slip, fact.ruling))


@on(f.MarkingResolved)
def _resolved(state: Tournament, fact: f.MarkingResolved) -> Tournament:
    marked = state.game(fact.game).turn(fact.turn).slips[fact.table]
    return change_slip(
        state,
        fact,
        slip=fact.slip,
        given=fact.ruling,
        resolved_by=fact.decided_by,
        first=marked.first or (marked.slip, marked.given),
    )


@on(f.ClaimRaised)
def _claim(state: Tournament, fact: f.ClaimRaised) -> Tournament:
    return change_slip(state, fact, claim=fact.text or "?", claim_decision="")


@on(f.ClaimSettled)
def _claim_settled(state: Tournament, fact: f.ClaimSettled) -> Tournament:
    return change_slip(state, fact, claim=None, claim_decision=fact.decision)

"""The facts about slips in plain words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from arbitre.domain import facts as f
from arbitre.domain.event.state import Tournament
from arbitre.ui.words.history_lines import (
    Subject,
    line,
    player_text,
    ruled_text,
    table_text,
    tables_text,
    turn_text,
    where_text,
    with_reason,
)
from arbitre.ui.words.texts import (
    counted,
    join,
    labelled,
    option_text,
    question_text,
    ruling_sum,
    sanction_text,
    signed,
    slip_text,
)

translate = QCoreApplication.translate


@line(f.SlipSealed, Subject.SLIP)
def _sealed(fact: f.SlipSealed, state: Tournament) -> str:
    return translate("history", "{0} : bulletin de l’arbitre scellé ({1}…)").format(
        where_text(fact, state), fact.seal[:12]
    )


@line(f.SealOpened, Subject.SLIP)
def _seal_opened(fact: f.SealOpened, state: Tournament) -> str:
    return translate("history", "{0} : scellé ouvert, secret {1}").format(where_text(fact, state), fact.secret)


@line(f.ArbiterSeated, Subject.PLAYER)
def _arbiter_seated(fact: f.ArbiterSeated, state: Tournament) -> str:
    if not fact.table:
        return translate("history", "L’arbitre ne joue plus")
    return translate("history", "L’arbitre joue aussi, {0}").format(table_text(fact.table))


@line(f.SlipRecorded, Subject.SLIP)
def _recorded(fact: f.SlipRecorded, state: Tournament) -> str:
    return labelled(where_text(fact, state), ruled_text(fact.slip, fact.ruling))


@line(f.SlipCorrected, Subject.CORRECTION)
def _corrected(fact: f.SlipCorrected, state: Tournament) -> str:
    text = translate("history", "bulletin corrigé en {0}").format(ruled_text(fact.slip, fact.ruling))
    return with_reason(labelled(where_text(fact, state), text), fact.reason)


@line(f.SlipRemoved, Subject.CORRECTION)
def _removed(fact: f.SlipRemoved, state: Tournament) -> str:
    return with_reason(labelled(where_text(fact, state), translate("history", "bulletin retiré")), fact.reason)


@line(f.SlipMoved, Subject.CORRECTION)
def _moved(fact: f.SlipMoved, state: Tournament) -> str:
    text = translate("history", "bulletin rendu à la {0}").format(table_text(fact.to))
    return with_reason(labelled(where_text(fact, state), text), fact.reason)


@line(f.SlipKept, Subject.SLIP)
def _kept(fact: f.SlipKept, state: Tournament) -> str:
    text = translate("history", "bulletin sans table nº {0} : {1}").format(fact.key, slip_text(fact.slip))
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), text)


@line(f.KeptSlipTaken, Subject.SLIP)
def _taken(fact: f.KeptSlipTaken, state: Tournament) -> str:
    if fact.reason:
        text = translate("history", "bulletin sans table nº {0} écarté").format(fact.key)
        return with_reason(labelled(turn_text(state, fact.game, fact.turn).capitalize(), text), fact.reason)
    text = translate("history", "bulletin sans table nº {0} repris").format(fact.key)
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), text)


@line(f.Regraded, Subject.CORRECTION)
def _regraded(fact: f.Regraded, state: Tournament) -> str:
    text = translate("history", "corrigés de nouveau : {0}").format(tables_text([table for table, _ in fact.rulings]))
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), text)


@line(f.RulingOverridden, Subject.CORRECTION)
def _overridden(fact: f.RulingOverridden, state: Tournament) -> str:
    if fact.ruling is None:
        text = translate("history", "retour à la décision du règlement")
    else:
        text = translate("history", "décision de l’arbitre : {0}").format(
            join((ruling_sum(fact.ruling), sanction_text(fact.ruling.sanction)), " ")
        )
    return with_reason(labelled(where_text(fact, state), text), fact.reason)


@line(f.QuestionAnswered, Subject.SLIP)
def _answered(fact: f.QuestionAnswered, state: Tournament) -> str:
    from arbitre.domain.rules.questions import Question

    question = Question.parse(fact.question)
    said = f"{question_text(question)} {option_text(question.kind, fact.answer)}"
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), said)


@line(f.DisciplinaryWarning, Subject.CORRECTION)
def _discipline(fact: f.DisciplinaryWarning, state: Tournament) -> str:
    text = translate("history", "zéro de conduite") if fact.zero else translate("history", "avertissement de conduite")
    if fact.lifted:
        text = translate("history", "mesure de conduite levée")
    return with_reason(labelled(where_text(fact, state), text), fact.reason)


@line(f.NoticesPrinted, Subject.PAPER)
def _notices(fact: f.NoticesPrinted, state: Tournament) -> str:
    text = translate("history", "billets imprimés, {0}").format(tables_text(fact.tables))
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), text)


@line(f.NoticeDelivered, Subject.PAPER)
def _delivered(fact: f.NoticeDelivered, state: Tournament) -> str:
    text = translate("history", "billets remis, {0}") if fact.informed_from else translate("history", "non remis, {0}")
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), text.format(tables_text(fact.tables)))


@line(f.SecondMarkRecorded, Subject.SLIP)
def _second(fact: f.SecondMarkRecorded, state: Tournament) -> str:
    text = translate("history", "second marquage {0}").format(ruled_text(fact.slip, fact.ruling))
    return labelled(where_text(fact, state), text)


@line(f.MarkingResolved, Subject.CORRECTION)
def _resolved(fact: f.MarkingResolved, state: Tournament) -> str:
    text = translate("history", "écart tranché : {0}").format(ruled_text(fact.slip, fact.ruling))
    return with_reason(labelled(where_text(fact, state), text), join((fact.decided_by, fact.reason)))


@line(f.ClaimRaised, Subject.CORRECTION)
def _claim(fact: f.ClaimRaised, state: Tournament) -> str:
    return with_reason(labelled(where_text(fact, state), translate("history", "contestation")), fact.text)


@line(f.ClaimSettled, Subject.CORRECTION)
def _settled(fact: f.ClaimSettled, state: Tournament) -> str:
    return with_reason(labelled(where_text(fact, state), translate("history", "contestation tranchée")), fact.decision)


@line(f.Adjusted, Subject.CORRECTION)
def _adjusted(fact: f.Adjusted, state: Tournament) -> str:
    text = translate("history", "{0} : {1} {2:point|points}").format(
        player_text(state, fact.player), signed(fact.points), counted(fact.points)
    )
    return with_reason(text, fact.reason)


@line(f.Undone, Subject.JOURNAL)
def _undone(fact: f.Undone, state: Tournament) -> str:
    return with_reason(translate("history", "Annulation"), fact.reason)


@line(f.Redone, Subject.JOURNAL)
def _redone(fact: f.Redone, state: Tournament) -> str:
    return with_reason(translate("history", "Rétablissement"), fact.reason)


@line(f.ReasonGiven, Subject.PAPER)
def _reason_given(fact: f.ReasonGiven, state: Tournament) -> str:
    return translate("history", "Motif du changement d’un classement officiel : {0}").format(fact.reason)

"""The journal in plain words: one line for every fact, and the names that undo and redo show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from arbitre.domain import facts as f
from arbitre.domain.slip import SlipStatus
from arbitre.domain.state import Tournament
from arbitre.domain.tiles import to_text
from arbitre.ui.texts import end_text, join, number, ruling_sum, sanction_text, slip_text

translate = QCoreApplication.translate


def _player(state: Tournament, key: str | None) -> str:
    if key is None:
        return translate("history", "personne")
    player = state.players.get(key)
    return player.name if player is not None else key


def _turn(state: Tournament, fact: Any) -> str:
    """The number that people call a turn by."""
    try:
        return str(state.game(fact.game).turn(fact.turn).number)
    except KeyError:
        return str(fact.turn)


def _slip(fact: Any) -> str:
    ruling = fact.ruling
    return join((f"{slip_text(fact.slip, ruling.points)} → {ruling_sum(ruling)}", sanction_text(ruling.sanction)))


def _why(text: str) -> str:
    return translate("history", " (motif : {0})").format(text) if text else ""


def fact_text(fact: f.Fact, state: Tournament) -> str:
    """What a fact says, for the history page and the message bar."""
    writer = _WRITERS.get(type(fact))
    return writer(fact, state) if writer is not None else type(fact).__name__


def action_text(facts: Sequence[f.Fact], state: Tournament) -> str:
    """The name of an action: its first fact, and how many more."""
    told = [one for one in facts if not isinstance(one, f.Regraded | f.QuestionAnswered)] or list(facts)
    text = fact_text(told[-1] if isinstance(told[-1], f.SlipRecorded) and len(told) == 2 else told[0], state)
    if len(told) > 1 and isinstance(told[0], f.SlipRecorded):
        tables = [one.table for one in told if isinstance(one, f.SlipRecorded)]
        return translate("history", "bulletins des tables {0}").format(" ".join(map(str, tables)))
    if isinstance(told[0], f.PlayerRegistered) and len(told) > 1:
        return translate("history", "inscription de {0} joueurs").format(len(told))
    return text


def _table(text: str) -> Callable[[Any, Tournament], str]:
    return lambda fact, state: text.format(fact.table, _turn(state, fact))


Writer = Callable[[Any, Tournament], str]


def _event() -> dict[type[f.Fact], Writer]:
    return {
        f.TournamentCreated: lambda a, s: translate("history", "tournoi « {0} » créé").format(a.name),
        f.TournamentEdited: lambda a, s: translate("history", "renseignements du tournoi modifiés"),
        f.PlayerRegistered: lambda a, s: translate("history", "inscription de {0}").format(a.player.name),
        f.PlayerEdited: lambda a, s: translate("history", "fiche de {0} modifiée").format(a.player.name),
        f.PlayerRemoved: lambda a, s: translate("history", "{0} retiré").format(_player(s, a.player)) + _why(a.reason),
        f.WordAdmitted: lambda a, s: translate("history", "{0} admis pour ce tournoi").format(a.word) + _why(a.reason),
        f.WordStruck: lambda a, s: translate("history", "{0} refusé pour ce tournoi").format(a.word) + _why(a.reason),
        f.WordRestored: lambda a, s: translate("history", "{0} comme dans la liste").format(a.word) + _why(a.reason),
        f.MessageShown: lambda a, s: translate("history", "message à la salle : {0}").format(a.text or "–"),
        f.StandingPublished: lambda a, s: translate("history", "classement : {0}").format(a.state) + _why(a.reason),
        f.DocumentPrinted: lambda a, s: translate("history", "document sorti : {0}").format(a.document),
        f.MarkerMerged: lambda a, s: translate("history", "{0} faits reçus de {1}").format(a.facts, a.source),
        f.Undone: lambda a, s: translate("history", "annulation"),
        f.Redone: lambda a, s: translate("history", "rétablissement"),
    }


def _game() -> dict[type[f.Fact], Writer]:
    return {
        f.GameOpened: lambda a, s: translate("history", "partie {0} ouverte").format(a.game),
        f.GameResumed: lambda a, s: (
            translate("history", "partie {0} reprise au coup {1}").format(a.game, a.number) + _why(a.reason)
        ),
        f.TablesAssigned: lambda a, s: translate("history", "{0} tables attribuées").format(len(a.seats)),
        f.Seated: lambda a, s: (
            translate("history", "table {0} : {1} à partir du coup {2}").format(
                a.table, _player(s, a.player), a.from_turn
            )
            + _why(a.reason)
        ),
        f.TablesSwapped: lambda a, s: (
            translate("history", "tables {0} et {1} échangées depuis le coup {2}").format(*a.tables, a.from_turn)
            + _why(a.reason)
        ),
        f.PlayerLeft: lambda a, s: (
            (
                translate("history", "table {0} de retour")
                if a.back
                else translate("history", "table {0} partie au coup {1}")
            ).format(a.table, a.from_turn)
            + _why(a.reason)
        ),
        f.ArbiterAssigned: lambda a, s: translate("history", "{0} corrige {1} tables").format(a.arbiter, len(a.tables)),
        f.GameEnded: lambda a, s: translate("history", "partie {0} finie : {1}").format(a.game, end_text(a.reason)),
        f.GameReopened: lambda a, s: translate("history", "partie {0} reprise").format(a.game) + _why(a.reason),
        f.StockCorrected: lambda a, s: (
            translate("history", "stock corrigé : + {0}, {1} {2}").format(
                to_text(a.added) or "–", "−", to_text(a.taken) or "–"
            )
            + _why(a.reason)
        ),
        f.Adjusted: lambda a, s: (
            translate("history", "{0} points à {1}").format(number(a.points), _player(s, a.player)) + _why(a.reason)
        ),
    }


def _play() -> dict[type[f.Fact], Writer]:
    return {
        f.RackDrawn: lambda a, s: (
            translate("history", "coup {0} : tirage {1}").format(_turn(s, a), to_text((*a.leftover, *a.new)))
            + _why(a.forced)
        ),
        f.RackRejected: lambda a, s: (
            translate("history", "coup {0} : tirage rejeté").format(_turn(s, a)) + _why(a.reason)
        ),
        f.RackCorrected: lambda a, s: (
            translate("history", "coup {0} : tirage corrigé en {1}").format(_turn(s, a), to_text((*a.leftover, *a.new)))
            + _why(a.reason)
        ),
        f.ClockStarted: lambda a, s: translate("history", "coup {0} : chrono, {1} s").format(_turn(s, a), a.seconds),
        f.ClockPaused: lambda a, s: translate("history", "coup {0} : chrono arrêté à {1} s").format(
            _turn(s, a), round(a.left)
        ),
        f.TimeCalled: lambda a, s: translate("history", "coup {0} : terminé").format(_turn(s, a)),
        f.MoveRetained: lambda a, s: (
            translate("history", "coup {0} : {1} retenu, {2} points").format(
                _turn(s, a), a.move.printed(), number(a.move.score)
            )
            + _why(a.reason)
        ),
        f.MoveCorrected: lambda a, s: (
            translate("history", "coup {0} : solution corrigée en {1}, {2} points").format(
                _turn(s, a), a.move.printed(), number(a.move.score)
            )
            + _why(a.reason)
        ),
        f.TurnRevealed: lambda a, s: translate("history", "coup {0} : solution révélée").format(_turn(s, a)),
        f.BoardCorrected: lambda a, s: (
            translate("history", "coup {0} : grille de la salle").format(_turn(s, a)) + _why(a.reason)
        ),
        f.TurnCancelled: lambda a, s: translate("history", "coup annulé") + _why(a.reason),
        f.TurnClosed: lambda a, s: (
            translate("history", "coup {0} clos, manquants : {1}").format(
                _turn(s, a), " ".join(map(str, a.missing)) or "–"
            )
            + _why(a.reason)
        ),
        f.TurnReopened: lambda a, s: translate("history", "coup {0} rouvert").format(_turn(s, a)) + _why(a.reason),
        f.TopQuestionAnswered: lambda a, s: (
            translate("history", "coup {0} : solution imposée gardée").format(_turn(s, a))
            if a.kept
            else translate("history", "coup {0} : notre top remplace la solution imposée").format(_turn(s, a))
        ),
        f.PlayersEliminated: lambda a, s: translate("history", "coup {0} : tables éliminées {1}").format(
            _turn(s, a), " ".join(map(str, a.tables))
        ),
        f.ToppingFound: lambda a, s: translate("history", "coup {0}, table {1} : {2} s").format(
            _turn(s, a), a.table, a.seconds if a.seconds is not None else "–"
        ),
    }


def _slips() -> dict[type[f.Fact], Writer]:

    def recorded(a: Any, s: Tournament) -> str:
        head = translate("history", "coup {0}, bulletin de la table {1} : {2}")
        if a.slip.status is SlipStatus.NONE:
            head = translate("history", "coup {0}, table {1} : {2}")
        return head.format(_turn(s, a), a.table, _slip(a))

    return {
        f.SlipRecorded: recorded,
        f.SlipCorrected: lambda a, s: (
            translate("history", "coup {0}, bulletin de la table {1} corrigé : {2}").format(
                _turn(s, a), a.table, _slip(a)
            )
            + _why(a.reason)
        ),
        f.SlipRemoved: lambda a, s: (
            translate("history", "coup {0}, bulletin de la table {1} retiré").format(_turn(s, a), a.table)
            + _why(a.reason)
        ),
        f.SlipMoved: lambda a, s: (
            translate("history", "coup {0}, bulletin de la table {1} donné à la table {2}").format(
                _turn(s, a), a.table, a.to
            )
            + _why(a.reason)
        ),
        f.SlipKept: lambda a, s: translate("history", "coup {0}, bulletin sans numéro gardé : {1}").format(
            _turn(s, a), slip_text(a.slip)
        ),
        f.KeptSlipTaken: lambda a, s: translate("history", "coup {0}, bulletin gardé nº {1} attribué").format(
            _turn(s, a), a.key
        ),
        f.Regraded: lambda a, s: translate("history", "coup {0} : {1} bulletins revus").format(
            _turn(s, a), len(a.rulings)
        ),
        f.RulingOverridden: lambda a, s: (
            translate("history", "coup {0}, table {1} : décision de l’arbitre, {2}").format(
                _turn(s, a), a.table, ruling_sum(a.ruling) if a.ruling else translate("history", "le règlement")
            )
            + _why(a.reason)
        ),
        f.QuestionAnswered: lambda a, s: translate("history", "coup {0} : question tranchée, {1}").format(
            _turn(s, a), a.answer
        ),
        f.DisciplinaryWarning: lambda a, s: (
            (
                translate("history", "table {0} : mesure de conduite levée")
                if a.lifted
                else translate("history", "table {0} : zéro pour conduite")
                if a.zero
                else translate("history", "table {0} : avertissement de conduite")
            ).format(a.table)
            + _why(a.reason)
        ),
        f.NoticesPrinted: lambda a, s: translate("history", "coup {0} : billets imprimés, tables {1}").format(
            _turn(s, a), " ".join(map(str, a.tables))
        ),
        f.NoticeDelivered: lambda a, s: translate("history", "coup {0} : billets remis, tables {1}").format(
            _turn(s, a), " ".join(map(str, a.tables))
        ),
        f.SecondMarkRecorded: lambda a, s: translate(
            "history", "coup {0}, second marquage de la table {1} : {2}"
        ).format(_turn(s, a), a.table, _slip(a)),
        f.MarkingResolved: lambda a, s: (
            translate("history", "coup {0}, table {1} : les deux marquages départagés").format(_turn(s, a), a.table)
            + _why(a.reason)
        ),
        f.ClaimRaised: lambda a, s: (
            translate("history", "coup {0}, table {1} : contestation").format(_turn(s, a), a.table) + _why(a.text)
        ),
        f.ClaimSettled: lambda a, s: (
            translate("history", "coup {0}, table {1} : contestation tranchée").format(_turn(s, a), a.table)
            + _why(a.decision)
        ),
    }


_WRITERS: dict[type[f.Fact], Writer] = {**_event(), **_game(), **_play(), **_slips()}
"""Lambdas translate when they write, not here, so that the language may change."""

"""The journal in plain words: what each fact says to the arbiter, and the name of an action for undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

import arbitre.ui.words.history_slips  # noqa: F401 - registers the sentences about slips
from arbitre.application.room.clock import clock_text
from arbitre.domain import facts as f
from arbitre.domain.board.tiles import to_text
from arbitre.domain.event.publication import until_time
from arbitre.domain.event.state import Tournament
from arbitre.ui.words.history_lines import (
    LINES,
    Subject,
    Written,
    line,
    move_of,
    player_text,
    ruled_text,
    subject_text,
    table_text,
    tables_text,
    turn_text,
    where_text,
    with_reason,
)
from arbitre.ui.words.texts import counted, end_text, join, labelled, number, quoted, slip_text

__all__ = [
    "LINES",
    "Subject",
    "action_text",
    "fact_subject",
    "fact_text",
    "publication_text",
    "subject_text",
    "turn_text",
]

translate = QCoreApplication.translate


# -- the event -------------------------------------------------------------------------------------------------------


@line(f.TournamentCreated, Subject.GAME)
def _created(fact: f.TournamentCreated, state: Tournament) -> str:
    return translate("history", "Tournoi « {0} » ouvert").format(fact.name)


@line(f.TournamentEdited, Subject.GAME)
def _edited(fact: f.TournamentEdited, state: Tournament) -> str:
    values = (fact.name, fact.date, fact.place, fact.club, fact.centre)
    return translate("history", "Tournoi modifié : {0}").format(join(value for value in values if value))


@line(f.PlayerRegistered, Subject.PLAYER)
def _registered(fact: f.PlayerRegistered, state: Tournament) -> str:
    return translate("history", "Joueur inscrit : {0}").format(fact.player.name)


@line(f.PlayerEdited, Subject.PLAYER)
def _player_edited(fact: f.PlayerEdited, state: Tournament) -> str:
    presence = translate("history", "présent") if fact.player.present else translate("history", "absent")
    return translate("history", "Fiche modifiée : {0} ({1})").format(fact.player.name, presence)


@line(f.PlayerRemoved, Subject.PLAYER)
def _player_removed(fact: f.PlayerRemoved, state: Tournament) -> str:
    return with_reason(translate("history", "Joueur retiré : {0}").format(player_text(state, fact.player)), fact.reason)


@line(f.WordAdmitted, Subject.GAME)
def _admitted(fact: f.WordAdmitted, state: Tournament) -> str:
    return with_reason(
        translate("history", "Mot admis pour l’épreuve : {0}").format(fact.word), join((fact.by, fact.reason))
    )


@line(f.WordStruck, Subject.GAME)
def _struck(fact: f.WordStruck, state: Tournament) -> str:
    return with_reason(
        translate("history", "Mot refusé pour l’épreuve : {0}").format(fact.word), join((fact.by, fact.reason))
    )


@line(f.WordRestored, Subject.GAME)
def _restored(fact: f.WordRestored, state: Tournament) -> str:
    text = translate("history", "Mot rendu à la liste : {0}").format(fact.word)
    return with_reason(text, join((fact.by, fact.reason)))


def publication_text(publication: f.Publication, until: str = "") -> str:
    """How firm a standing is."""
    match publication:
        case f.Publication.OPEN:
            return translate("history", "ouvert")
        case f.Publication.PROVISIONAL:
            if until:
                return translate("history", "provisoire jusqu’à {0}").format(until)
            return translate("history", "provisoire")
        case f.Publication.OFFICIAL:
            return translate("history", "officiel")
        case f.Publication.LOCKED:
            return translate("history", "définitif")


@line(f.StandingPublished, Subject.PAPER)
def _published(fact: f.StandingPublished, state: Tournament) -> str:
    whose = (
        translate("history", "Classement de la partie {0}").format(fact.game)
        if fact.game
        else translate("history", "Classement général")
    )
    return with_reason(labelled(whose, publication_text(fact.state, until_time(fact.until))), fact.reason)


@line(f.DocumentPrinted, Subject.PAPER)
def _printed(fact: f.DocumentPrinted, state: Tournament) -> str:
    text = translate("history", "Document sorti : {0}").format(fact.document)
    return join((text, translate("history", "partie {0}").format(fact.game) if fact.game else ""), ", ")


@line(f.MessageShown, Subject.GAME)
def _message(fact: f.MessageShown, state: Tournament) -> str:
    if not fact.text:
        return translate("history", "Message à la salle effacé")
    return translate("history", "Message à la salle : {0}").format(fact.text)


@line(f.MarkerMerged, Subject.GAME)
def _merged(fact: f.MarkerMerged, state: Tournament) -> str:
    return translate("history", "Fichier réuni : {0} ({1} {1:fait|faits})").format(fact.source, counted(fact.facts))


@line(f.ConflictSettled, Subject.SLIP)
def _settled(fact: f.ConflictSettled, state: Tournament) -> str:
    there = slip_text(fact.slip)
    if fact.taken:
        return translate("history", "Conflit avec {0} : son bulletin est pris ({1})").format(fact.source, there)
    return translate("history", "Conflit avec {0} : le bulletin d’ici reste, pas le sien ({1})").format(
        fact.source, there
    )


@line(f.MarkerFileMade, Subject.GAME)
def _marker_file(fact: f.MarkerFileMade, state: Tournament) -> str:
    return translate("history", "Fichier de marqueur pour {0}").format(fact.arbiter)


@line(f.TieDecided, Subject.PAPER)
def _tie(fact: f.TieDecided, state: Tournament) -> str:
    order = " > ".join(" = ".join(player_text(state, one) for one in group) for group in fact.places)
    return with_reason(translate("history", "Égalité tranchée : {0}").format(order), fact.reason)


# -- games -----------------------------------------------------------------------------------------------------------


@line(f.GameOpened, Subject.GAME)
def _opened(fact: f.GameOpened, state: Tournament) -> str:
    title = f" {quoted(fact.title)}" if fact.title else ""
    rules = fact.rules.get("title", "")
    return translate("history", "Partie {0} ouverte{1} : {2}").format(
        fact.game, title, join((rules, fact.lexicon.name))
    )


@line(f.GameResumed, Subject.GAME)
def _resumed(fact: f.GameResumed, state: Tournament) -> str:
    return with_reason(translate("history", "Partie reprise du papier au coup {0}").format(fact.number), fact.reason)


@line(f.TablesAssigned, Subject.PLAYER)
def _assigned(fact: f.TablesAssigned, state: Tournament) -> str:
    return translate("history", "Partie {0} : {1} {1:table attribuée|tables attribuées}").format(
        fact.game, counted(len(fact.seats))
    )


@line(f.Seated, Subject.PLAYER)
def _seated(fact: f.Seated, state: Tournament) -> str:
    who = player_text(state, fact.player) if fact.player is not None else translate("history", "personne")
    when = turn_text(state, fact.game, fact.from_turn)
    return with_reason(
        translate("history", "{0} à la {1} dès le {2}").format(who, table_text(fact.table), when), fact.reason
    )


@line(f.TablesSwapped, Subject.CORRECTION)
def _swapped(fact: f.TablesSwapped, state: Tournament) -> str:
    text = translate("history", "Tables {0} et {1} échangées dès le {2}")
    return with_reason(text.format(*fact.tables, turn_text(state, fact.game, fact.from_turn)), fact.reason)


@line(f.PlayerLeft, Subject.PLAYER)
def _left(fact: f.PlayerLeft, state: Tournament) -> str:
    if fact.back:
        return with_reason(translate("history", "La {0} joue de nouveau").format(table_text(fact.table)), fact.reason)
    when = turn_text(state, fact.game, fact.from_turn)
    return with_reason(translate("history", "La {0} part dès le {1}").format(table_text(fact.table), when), fact.reason)


@line(f.ArbiterAssigned, Subject.PLAYER)
def _arbiter(fact: f.ArbiterAssigned, state: Tournament) -> str:
    return translate("history", "Arbitre {0} : {1}").format(fact.arbiter, tables_text(fact.tables))


@line(f.CentresJoined, Subject.GAME)
def _centres(fact: f.CentresJoined, state: Tournament) -> str:
    names = join((centre for centre, _ in fact.centres), ", ")
    return translate("history", "Partie {0} : centres réunis {1}").format(fact.game, names)


@line(f.GameEnded, Subject.GAME)
def _ended(fact: f.GameEnded, state: Tournament) -> str:
    return translate("history", "Partie {0} finie : {1}").format(fact.game, end_text(fact.reason))


@line(f.GameReopened, Subject.GAME)
def _reopened_game(fact: f.GameReopened, state: Tournament) -> str:
    return with_reason(translate("history", "Partie {0} rouverte").format(fact.game), fact.reason)


@line(f.SecretsRevealed, Subject.GAME)
def _secrets(fact: f.SecretsRevealed, state: Tournament) -> str:
    return translate("history", "Partie {0} : graine des tirages publiée, {1}").format(fact.game, fact.seed)


@line(f.SeedReplaced, Subject.GAME)
def _reseeded(fact: f.SeedReplaced, state: Tournament) -> str:
    return translate("history", "Partie {0} : nouvelle graine, engagement {1}").format(fact.game, fact.commitment[:16])


# -- turns -----------------------------------------------------------------------------------------------------------


@line(f.RackDrawn, Subject.TURN)
def _drawn(fact: f.RackDrawn, state: Tournament) -> str:
    how = {
        f.Source.COMPUTER: translate("history", "tirage"),
        f.Source.TYPED: translate("history", "tirage tapé"),
        f.Source.PREPARED: translate("history", "tirage préparé"),
    }[fact.source]
    rack = to_text(fact.leftover + fact.new)
    if fact.rejected:
        how = translate("history", "{0} après {1} {1:rejet|rejets}").format(how, counted(len(fact.rejected)))
    return with_reason(labelled(turn_text(state, fact.game, fact.turn).capitalize(), f"{how} {rack}"), fact.forced)


@line(f.RackRejected, Subject.TURN)
def _rejected(fact: f.RackRejected, state: Tournament) -> str:
    text = translate("history", "tirage rejeté")
    return with_reason(labelled(turn_text(state, fact.game, fact.turn).capitalize(), text), fact.reason)


@line(f.RackCorrected, Subject.CORRECTION)
def _rack_corrected(fact: f.RackCorrected, state: Tournament) -> str:
    text = translate("history", "tirage corrigé en {0}").format(to_text(fact.leftover + fact.new))
    return with_reason(labelled(turn_text(state, fact.game, fact.turn).capitalize(), text), fact.reason)


@line(f.StockCorrected, Subject.CORRECTION)
def _stock(fact: f.StockCorrected, state: Tournament) -> str:
    changes = join(
        (f"+{to_text(fact.added)}" if fact.added else "", f"−{to_text(fact.taken)}" if fact.taken else ""), " "
    )
    return with_reason(translate("history", "Lettres du jeu corrigées : {0}").format(changes), fact.reason)


def _simple(kind: type[Any], subject: Subject, text: Callable[[], str]) -> None:
    def line(fact: Any, state: Tournament) -> str:
        said = labelled(turn_text(state, fact.game, fact.turn).capitalize(), text())
        return with_reason(said, getattr(fact, "reason", ""))

    LINES[kind] = Written(subject, line)


_simple(f.RackShown, Subject.TURN, lambda: translate("history", "tirage montré à la salle pour la lecture"))
_simple(f.ClockStarted, Subject.TURN, lambda: translate("history", "chrono lancé"))
_simple(f.ClockPaused, Subject.TURN, lambda: translate("history", "chrono arrêté"))
_simple(f.TimeCalled, Subject.TURN, lambda: translate("history", "temps écoulé"))
_simple(f.TurnRevealed, Subject.TURN, lambda: translate("history", "solution révélée"))
_simple(f.BoardCorrected, Subject.CORRECTION, lambda: translate("history", "grille réelle de la salle"))
_simple(f.TurnCancelled, Subject.CORRECTION, lambda: translate("history", "coup annulé"))
_simple(f.TurnReopened, Subject.SLIP, lambda: translate("history", "coup rouvert aux bulletins"))


@line(f.TurnTimeChosen, Subject.TURN)
def _time_chosen(fact: f.TurnTimeChosen, state: Tournament) -> str:
    if not fact.seconds:
        return translate("history", "Temps d’un coup : celui du règlement")
    return translate("history", "Temps d’un coup : {0}").format(clock_text(fact.seconds))


@line(f.TimeAdded, Subject.TURN)
def _time_added(fact: f.TimeAdded, state: Tournament) -> str:
    text = translate("history", "{0} s au chrono").format(f"{fact.seconds:+d}".replace("-", "−"))
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), text)


@line(f.MoveRetained, Subject.TURN)
def _retained(fact: f.MoveRetained, state: Tournament) -> str:
    text = translate("history", "top retenu {0}").format(move_of(state, fact.game, fact.move))
    return with_reason(labelled(turn_text(state, fact.game, fact.turn).capitalize(), text), fact.reason)


@line(f.MoveCorrected, Subject.CORRECTION)
def _move_corrected(fact: f.MoveCorrected, state: Tournament) -> str:
    text = translate("history", "solution corrigée en {0}").format(move_of(state, fact.game, fact.move))
    return with_reason(labelled(turn_text(state, fact.game, fact.turn).capitalize(), text), fact.reason)


@line(f.TurnClosed, Subject.SLIP)
def _closed(fact: f.TurnClosed, state: Tournament) -> str:
    text = translate("history", "coup clos")
    if fact.missing:
        text = translate("history", "coup clos, sans bulletin : {0}").format(tables_text(fact.missing))
    return with_reason(labelled(turn_text(state, fact.game, fact.turn).capitalize(), text), fact.reason)


@line(f.TopQuestionAnswered, Subject.TURN)
def _top_question(fact: f.TopQuestionAnswered, state: Tournament) -> str:
    text = (
        translate("history", "solution préparée gardée")
        if fact.kept
        else translate("history", "solution préparée remplacée")
    )
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), text)


@line(f.PlayersEliminated, Subject.TURN)
def _eliminated(fact: f.PlayersEliminated, state: Tournament) -> str:
    text = translate("history", "éliminés : {0}").format(tables_text(fact.tables))
    return labelled(turn_text(state, fact.game, fact.turn).capitalize(), text)


@line(f.ToppingFound, Subject.SLIP)
def _topping(fact: f.ToppingFound, state: Tournament) -> str:
    found = translate("history", "non trouvé") if fact.seconds is None else f"{number(round(fact.seconds))} s"
    return labelled(where_text(fact, state), found)


# -- for everybody ---------------------------------------------------------------------------------------------------


def fact_text(fact: f.Fact, state: Tournament) -> str:
    """One fact as a sentence; ``state`` gives the names."""
    return LINES[type(fact)].text(fact, state)


def fact_subject(fact: f.Fact) -> Subject:
    """What a fact is about."""
    return LINES[type(fact)].subject


def action_text(facts: Sequence[f.Fact], state: Tournament) -> str:
    """A whole action in one line: its leading fact, and how many others of its kind came with it.

    Consequences (regradings, answers) are not what an action is called by.
    """
    leading = [fact for fact in facts if not isinstance(fact, f.Regraded | f.QuestionAnswered)] or list(facts)
    first = leading[0]
    alike = [fact for fact in leading if type(fact) is type(first)]
    if len(alike) > 1 and isinstance(first, f.PlayerRegistered | f.PlayerEdited | f.WordAdmitted | f.Seated):
        return translate("history", "{0} et {1} {1:autre|autres}").format(
            fact_text(first, state), counted(len(alike) - 1)
        )
    if len(alike) > 1 and isinstance(first, f.SlipRecorded):
        tables = [fact.table for fact in alike if isinstance(fact, f.SlipRecorded)]
        where = turn_text(state, first.game, first.turn).capitalize()
        return labelled(f"{where}, {tables_text(tables)}", ruled_text(first.slip, first.ruling))
    return fact_text(first, state)

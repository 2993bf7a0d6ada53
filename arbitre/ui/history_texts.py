"""The journal in plain words: what each fact says to the arbiter, and the name of an action for undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication

from arbitre.domain import facts as f
from arbitre.domain.move import Move
from arbitre.domain.publication import until_time
from arbitre.domain.slip import Ruling, Slip
from arbitre.domain.state import Game, Tournament
from arbitre.domain.tiles import to_text
from arbitre.ui.texts import end_text, join, move_text, number, ruling_sum, sanction_text, slip_text

translate = QCoreApplication.translate
F = TypeVar("F", bound=f.Fact)
Writer = Callable[[F, Tournament], str]


class Subject(StrEnum):
    """What a fact is about, to filter the journal by."""

    TURN = "turn"
    SLIP = "slip"
    CORRECTION = "correction"
    PLAYER = "player"
    GAME = "game"
    PAPER = "paper"
    JOURNAL = "journal"


def subject_text(subject: Subject) -> str:
    """The name of a subject."""
    return {
        Subject.TURN: translate("history", "Coups"),
        Subject.SLIP: translate("history", "Bulletins"),
        Subject.CORRECTION: translate("history", "Corrections"),
        Subject.PLAYER: translate("history", "Joueurs et tables"),
        Subject.GAME: translate("history", "Parties et mots"),
        Subject.PAPER: translate("history", "Classements et papiers"),
        Subject.JOURNAL: translate("history", "Annulations"),
    }[subject]


def turn_text(state: Tournament, game: int, serial: int) -> str:
    """``coup 7``, with the game when there are several."""
    try:
        one = state.game(game)
        label = str(one.turn(serial).number)
    except KeyError:
        label = str(serial)
    text = translate("history", "coup {0}").format(label)
    return text if len(state.games) < 2 else translate("history", "partie {0}, {1}").format(game, text)


def player_text(state: Tournament, player: str) -> str:
    """A player's name, his id when he is not known any more."""
    known = state.players.get(player)
    return known.name if known is not None else player


def _table(number_: int) -> str:
    return translate("history", "table {0}").format(number_)


def _tables(tables: Sequence[int]) -> str:
    if len(tables) == 1:
        return _table(tables[0])
    from arbitre.application.entry_text import ranges

    return translate("history", "tables {0}").format(ranges(sorted(tables)))


def _game(state: Tournament, game: int) -> Game | None:
    return state.games[game - 1] if 1 <= game <= len(state.games) else None


def _move(state: Tournament, game: int, move: Move) -> str:
    one = _game(state, game)
    return move_text(move, one.row_label if one is not None else "letter")


def _ruled(slip: Slip, ruling: Ruling) -> str:
    sanction = sanction_text(ruling.sanction)
    return join((slip_text(slip, ruling.points), join((f"→ {ruling_sum(ruling)}", sanction), " ")), " ")


def _why(text: str, reason: str) -> str:
    return f"{text} ({reason})" if reason else text


@dataclass(frozen=True)
class _Line:
    subject: Subject
    text: Callable[[Any, Tournament], str]


_LINES: dict[type[f.Fact], _Line] = {}


def _line(
    kind: type[F], subject: Subject
) -> Callable[[Callable[[F, Tournament], str]], Callable[[F, Tournament], str]]:
    def register(text: Callable[[F, Tournament], str]) -> Callable[[F, Tournament], str]:
        _LINES[kind] = _Line(subject, text)
        return text

    return register


# -- the event -------------------------------------------------------------------------------------------------------


@_line(f.TournamentCreated, Subject.GAME)
def _created(fact: f.TournamentCreated, state: Tournament) -> str:
    return translate("history", "Tournoi « {0} » ouvert").format(fact.name)


@_line(f.TournamentEdited, Subject.GAME)
def _edited(fact: f.TournamentEdited, state: Tournament) -> str:
    values = (fact.name, fact.date, fact.place, fact.club, fact.centre)
    return translate("history", "Tournoi modifié : {0}").format(join(value for value in values if value))


@_line(f.PlayerRegistered, Subject.PLAYER)
def _registered(fact: f.PlayerRegistered, state: Tournament) -> str:
    return translate("history", "Joueur inscrit : {0}").format(fact.player.name)


@_line(f.PlayerEdited, Subject.PLAYER)
def _player_edited(fact: f.PlayerEdited, state: Tournament) -> str:
    presence = translate("history", "présent") if fact.player.present else translate("history", "absent")
    return translate("history", "Fiche modifiée : {0} ({1})").format(fact.player.name, presence)


@_line(f.PlayerRemoved, Subject.PLAYER)
def _player_removed(fact: f.PlayerRemoved, state: Tournament) -> str:
    return _why(translate("history", "Joueur retiré : {0}").format(player_text(state, fact.player)), fact.reason)


@_line(f.WordAdmitted, Subject.GAME)
def _admitted(fact: f.WordAdmitted, state: Tournament) -> str:
    return _why(translate("history", "Mot admis pour l’épreuve : {0}").format(fact.word), join((fact.by, fact.reason)))


@_line(f.WordStruck, Subject.GAME)
def _struck(fact: f.WordStruck, state: Tournament) -> str:
    return _why(translate("history", "Mot refusé pour l’épreuve : {0}").format(fact.word), join((fact.by, fact.reason)))


@_line(f.WordRestored, Subject.GAME)
def _restored(fact: f.WordRestored, state: Tournament) -> str:
    text = translate("history", "Mot rendu à la liste : {0}").format(fact.word)
    return _why(text, join((fact.by, fact.reason)))


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


@_line(f.StandingPublished, Subject.PAPER)
def _published(fact: f.StandingPublished, state: Tournament) -> str:
    whose = (
        translate("history", "Classement de la partie {0}").format(fact.game)
        if fact.game
        else translate("history", "Classement général")
    )
    return _why(f"{whose} : {publication_text(fact.state, until_time(fact.until))}", fact.reason)


@_line(f.DocumentPrinted, Subject.PAPER)
def _printed(fact: f.DocumentPrinted, state: Tournament) -> str:
    text = translate("history", "Document imprimé : {0}").format(fact.document)
    return join((text, translate("history", "partie {0}").format(fact.game) if fact.game else ""), ", ")


@_line(f.MessageShown, Subject.GAME)
def _message(fact: f.MessageShown, state: Tournament) -> str:
    if not fact.text:
        return translate("history", "Message à la salle effacé")
    return translate("history", "Message à la salle : {0}").format(fact.text)


@_line(f.MarkerMerged, Subject.GAME)
def _merged(fact: f.MarkerMerged, state: Tournament) -> str:
    return translate("history", "Fichier réuni : {0} ({1} faits)").format(fact.source, number(fact.facts))


@_line(f.MarkerFileMade, Subject.GAME)
def _marker_file(fact: f.MarkerFileMade, state: Tournament) -> str:
    return translate("history", "Fichier de marqueur pour {0}").format(fact.arbiter)


@_line(f.TieDecided, Subject.PAPER)
def _tie(fact: f.TieDecided, state: Tournament) -> str:
    order = " > ".join(" = ".join(player_text(state, one) for one in group) for group in fact.places)
    return _why(translate("history", "Égalité tranchée : {0}").format(order), fact.reason)


# -- games -----------------------------------------------------------------------------------------------------------


@_line(f.GameOpened, Subject.GAME)
def _opened(fact: f.GameOpened, state: Tournament) -> str:
    title = f" « {fact.title} »" if fact.title else ""
    rules = fact.rules.get("title", "")
    return translate("history", "Partie {0} ouverte{1} : {2}").format(
        fact.game, title, join((rules, fact.lexicon.name))
    )


@_line(f.GameResumed, Subject.GAME)
def _resumed(fact: f.GameResumed, state: Tournament) -> str:
    return _why(translate("history", "Partie reprise du papier au coup {0}").format(fact.number), fact.reason)


@_line(f.TablesAssigned, Subject.PLAYER)
def _assigned(fact: f.TablesAssigned, state: Tournament) -> str:
    return translate("history", "Partie {0} : {1} tables attribuées").format(fact.game, number(len(fact.seats)))


@_line(f.Seated, Subject.PLAYER)
def _seated(fact: f.Seated, state: Tournament) -> str:
    who = player_text(state, fact.player) if fact.player is not None else translate("history", "personne")
    when = turn_text(state, fact.game, fact.from_turn)
    return _why(translate("history", "{0} à la {1} dès le {2}").format(who, _table(fact.table), when), fact.reason)


@_line(f.TablesSwapped, Subject.CORRECTION)
def _swapped(fact: f.TablesSwapped, state: Tournament) -> str:
    text = translate("history", "Tables {0} et {1} échangées dès le {2}")
    return _why(text.format(*fact.tables, turn_text(state, fact.game, fact.from_turn)), fact.reason)


@_line(f.PlayerLeft, Subject.PLAYER)
def _left(fact: f.PlayerLeft, state: Tournament) -> str:
    if fact.back:
        return _why(translate("history", "La {0} joue de nouveau").format(_table(fact.table)), fact.reason)
    when = turn_text(state, fact.game, fact.from_turn)
    return _why(translate("history", "La {0} part dès le {1}").format(_table(fact.table), when), fact.reason)


@_line(f.ArbiterAssigned, Subject.PLAYER)
def _arbiter(fact: f.ArbiterAssigned, state: Tournament) -> str:
    return translate("history", "Arbitre {0} : {1}").format(fact.arbiter, _tables(fact.tables))


@_line(f.CentresJoined, Subject.GAME)
def _centres(fact: f.CentresJoined, state: Tournament) -> str:
    names = join((centre for centre, _ in fact.centres), ", ")
    return translate("history", "Partie {0} : centres réunis {1}").format(fact.game, names)


@_line(f.GameEnded, Subject.GAME)
def _ended(fact: f.GameEnded, state: Tournament) -> str:
    return translate("history", "Partie {0} finie : {1}").format(fact.game, end_text(fact.reason))


@_line(f.GameReopened, Subject.GAME)
def _reopened_game(fact: f.GameReopened, state: Tournament) -> str:
    return _why(translate("history", "Partie {0} rouverte").format(fact.game), fact.reason)


# -- turns -----------------------------------------------------------------------------------------------------------


@_line(f.RackDrawn, Subject.TURN)
def _drawn(fact: f.RackDrawn, state: Tournament) -> str:
    how = {
        f.Source.COMPUTER: translate("history", "tirage"),
        f.Source.TYPED: translate("history", "tirage tapé"),
        f.Source.PREPARED: translate("history", "tirage préparé"),
    }[fact.source]
    rack = to_text(fact.leftover + fact.new)
    if fact.rejected:
        how = translate("history", "{0} après {1} rejet").format(how, len(fact.rejected))
    return _why(f"{turn_text(state, fact.game, fact.turn).capitalize()} : {how} {rack}", fact.forced)


@_line(f.RackRejected, Subject.TURN)
def _rejected(fact: f.RackRejected, state: Tournament) -> str:
    text = translate("history", "tirage rejeté")
    return _why(f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}", fact.reason)


@_line(f.RackCorrected, Subject.CORRECTION)
def _rack_corrected(fact: f.RackCorrected, state: Tournament) -> str:
    text = translate("history", "tirage corrigé en {0}").format(to_text(fact.leftover + fact.new))
    return _why(f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}", fact.reason)


@_line(f.StockCorrected, Subject.CORRECTION)
def _stock(fact: f.StockCorrected, state: Tournament) -> str:
    changes = join(
        (f"+{to_text(fact.added)}" if fact.added else "", f"−{to_text(fact.taken)}" if fact.taken else ""), " "
    )
    return _why(translate("history", "Lettres du jeu corrigées : {0}").format(changes), fact.reason)


def _simple(kind: type[Any], subject: Subject, text: Callable[[], str]) -> None:
    def line(fact: Any, state: Tournament) -> str:
        said = f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text()}"
        return _why(said, getattr(fact, "reason", ""))

    _LINES[kind] = _Line(subject, line)


_simple(f.ClockStarted, Subject.TURN, lambda: translate("history", "chrono lancé"))
_simple(f.ClockPaused, Subject.TURN, lambda: translate("history", "chrono arrêté"))
_simple(f.TimeCalled, Subject.TURN, lambda: translate("history", "temps écoulé"))
_simple(f.TurnRevealed, Subject.TURN, lambda: translate("history", "solution révélée"))
_simple(f.BoardCorrected, Subject.CORRECTION, lambda: translate("history", "grille réelle de la salle"))
_simple(f.TurnCancelled, Subject.CORRECTION, lambda: translate("history", "coup annulé"))
_simple(f.TurnReopened, Subject.SLIP, lambda: translate("history", "coup rouvert aux bulletins"))


@_line(f.MoveRetained, Subject.TURN)
def _retained(fact: f.MoveRetained, state: Tournament) -> str:
    text = translate("history", "top retenu {0}").format(_move(state, fact.game, fact.move))
    return _why(f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}", fact.reason)


@_line(f.MoveCorrected, Subject.CORRECTION)
def _move_corrected(fact: f.MoveCorrected, state: Tournament) -> str:
    text = translate("history", "solution corrigée en {0}").format(_move(state, fact.game, fact.move))
    return _why(f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}", fact.reason)


@_line(f.TurnClosed, Subject.SLIP)
def _closed(fact: f.TurnClosed, state: Tournament) -> str:
    text = translate("history", "coup clos")
    if fact.missing:
        text = translate("history", "coup clos, sans bulletin : {0}").format(_tables(fact.missing))
    return _why(f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}", fact.reason)


@_line(f.TopQuestionAnswered, Subject.TURN)
def _top_question(fact: f.TopQuestionAnswered, state: Tournament) -> str:
    text = (
        translate("history", "solution préparée gardée")
        if fact.kept
        else translate("history", "solution préparée remplacée")
    )
    return f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}"


@_line(f.PlayersEliminated, Subject.TURN)
def _eliminated(fact: f.PlayersEliminated, state: Tournament) -> str:
    text = translate("history", "éliminés : {0}").format(_tables(fact.tables))
    return f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}"


@_line(f.ToppingFound, Subject.SLIP)
def _topping(fact: f.ToppingFound, state: Tournament) -> str:
    found = translate("history", "non trouvé") if fact.seconds is None else f"{number(round(fact.seconds))} s"
    return f"{_at(fact, state)} : {found}"


# -- slips -----------------------------------------------------------------------------------------------------------


def _at(fact: Any, state: Tournament) -> str:
    return f"{turn_text(state, fact.game, fact.turn).capitalize()}, {_table(fact.table)}"


@_line(f.SlipSealed, Subject.SLIP)
def _sealed(fact: f.SlipSealed, state: Tournament) -> str:
    return translate("history", "{0} : bulletin de l’arbitre scellé ({1}…)").format(_at(fact, state), fact.seal[:12])


@_line(f.SealOpened, Subject.SLIP)
def _seal_opened(fact: f.SealOpened, state: Tournament) -> str:
    return translate("history", "{0} : scellé ouvert, secret {1}").format(_at(fact, state), fact.secret)


@_line(f.ArbiterSeated, Subject.PLAYER)
def _arbiter_seated(fact: f.ArbiterSeated, state: Tournament) -> str:
    if not fact.table:
        return translate("history", "L’arbitre ne joue plus")
    return translate("history", "L’arbitre joue aussi, {0}").format(_table(fact.table))


@_line(f.SlipRecorded, Subject.SLIP)
def _recorded(fact: f.SlipRecorded, state: Tournament) -> str:
    return f"{_at(fact, state)} : {_ruled(fact.slip, fact.ruling)}"


@_line(f.SlipCorrected, Subject.CORRECTION)
def _corrected(fact: f.SlipCorrected, state: Tournament) -> str:
    text = translate("history", "bulletin corrigé en {0}").format(_ruled(fact.slip, fact.ruling))
    return _why(f"{_at(fact, state)} : {text}", fact.reason)


@_line(f.SlipRemoved, Subject.CORRECTION)
def _removed(fact: f.SlipRemoved, state: Tournament) -> str:
    return _why(f"{_at(fact, state)} : {translate('history', 'bulletin retiré')}", fact.reason)


@_line(f.SlipMoved, Subject.CORRECTION)
def _moved(fact: f.SlipMoved, state: Tournament) -> str:
    text = translate("history", "bulletin rendu à la {0}").format(_table(fact.to))
    return _why(f"{_at(fact, state)} : {text}", fact.reason)


@_line(f.SlipKept, Subject.SLIP)
def _kept(fact: f.SlipKept, state: Tournament) -> str:
    text = translate("history", "bulletin sans table nº {0} : {1}").format(fact.key, slip_text(fact.slip))
    return f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}"


@_line(f.KeptSlipTaken, Subject.SLIP)
def _taken(fact: f.KeptSlipTaken, state: Tournament) -> str:
    text = translate("history", "bulletin sans table nº {0} repris").format(fact.key)
    return f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}"


@_line(f.Regraded, Subject.CORRECTION)
def _regraded(fact: f.Regraded, state: Tournament) -> str:
    text = translate("history", "corrigés de nouveau : {0}").format(_tables([table for table, _ in fact.rulings]))
    return f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}"


@_line(f.RulingOverridden, Subject.CORRECTION)
def _overridden(fact: f.RulingOverridden, state: Tournament) -> str:
    if fact.ruling is None:
        text = translate("history", "retour à la décision du règlement")
    else:
        text = translate("history", "décision de l’arbitre : {0}").format(
            join((ruling_sum(fact.ruling), sanction_text(fact.ruling.sanction)), " ")
        )
    return _why(f"{_at(fact, state)} : {text}", fact.reason)


@_line(f.QuestionAnswered, Subject.SLIP)
def _answered(fact: f.QuestionAnswered, state: Tournament) -> str:
    from arbitre.domain.questions import Question
    from arbitre.ui.texts import option_text, question_text

    question = Question.parse(fact.question)
    said = f"{question_text(question)} {option_text(question.kind, fact.answer)}"
    return f"{turn_text(state, fact.game, fact.turn).capitalize()} : {said}"


@_line(f.DisciplinaryWarning, Subject.CORRECTION)
def _discipline(fact: f.DisciplinaryWarning, state: Tournament) -> str:
    text = translate("history", "zéro de conduite") if fact.zero else translate("history", "avertissement de conduite")
    if fact.lifted:
        text = translate("history", "mesure de conduite levée")
    return _why(f"{_at(fact, state)} : {text}", fact.reason)


@_line(f.NoticesPrinted, Subject.PAPER)
def _notices(fact: f.NoticesPrinted, state: Tournament) -> str:
    text = translate("history", "billets imprimés, {0}").format(_tables(fact.tables))
    return f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text}"


@_line(f.NoticeDelivered, Subject.PAPER)
def _delivered(fact: f.NoticeDelivered, state: Tournament) -> str:
    text = translate("history", "billets remis, {0}") if fact.informed_from else translate("history", "non remis, {0}")
    return f"{turn_text(state, fact.game, fact.turn).capitalize()} : {text.format(_tables(fact.tables))}"


@_line(f.SecondMarkRecorded, Subject.SLIP)
def _second(fact: f.SecondMarkRecorded, state: Tournament) -> str:
    text = translate("history", "second marquage {0}").format(_ruled(fact.slip, fact.ruling))
    return f"{_at(fact, state)} : {text}"


@_line(f.MarkingResolved, Subject.CORRECTION)
def _resolved(fact: f.MarkingResolved, state: Tournament) -> str:
    text = translate("history", "écart tranché : {0}").format(_ruled(fact.slip, fact.ruling))
    return _why(f"{_at(fact, state)} : {text}", join((fact.decided_by, fact.reason)))


@_line(f.ClaimRaised, Subject.CORRECTION)
def _claim(fact: f.ClaimRaised, state: Tournament) -> str:
    return _why(f"{_at(fact, state)} : {translate('history', 'contestation')}", fact.text)


@_line(f.ClaimSettled, Subject.CORRECTION)
def _settled(fact: f.ClaimSettled, state: Tournament) -> str:
    return _why(f"{_at(fact, state)} : {translate('history', 'contestation tranchée')}", fact.decision)


@_line(f.Adjusted, Subject.CORRECTION)
def _adjusted(fact: f.Adjusted, state: Tournament) -> str:
    points = f"+{number(fact.points)}" if fact.points > 0 else number(fact.points)
    text = translate("history", "{0} : {1} points").format(player_text(state, fact.player), points)
    return _why(text, fact.reason)


@_line(f.Undone, Subject.JOURNAL)
def _undone(fact: f.Undone, state: Tournament) -> str:
    return translate("history", "Annulation")


@_line(f.Redone, Subject.JOURNAL)
def _redone(fact: f.Redone, state: Tournament) -> str:
    return translate("history", "Rétablissement")


# -- for everybody ---------------------------------------------------------------------------------------------------


def fact_text(fact: f.Fact, state: Tournament) -> str:
    """One fact as a sentence; ``state`` gives the names."""
    return _LINES[type(fact)].text(fact, state)


def fact_subject(fact: f.Fact) -> Subject:
    """What a fact is about."""
    return _LINES[type(fact)].subject


def action_text(facts: Sequence[f.Fact], state: Tournament) -> str:
    """A whole action in one line: its leading fact, and how many others of its kind came with it.

    Consequences (regradings, answers) are not what an action is called by.
    """
    leading = [fact for fact in facts if not isinstance(fact, f.Regraded | f.QuestionAnswered)] or list(facts)
    first = leading[0]
    alike = [fact for fact in leading if type(fact) is type(first)]
    if len(alike) > 1 and isinstance(first, f.PlayerRegistered | f.PlayerEdited | f.WordAdmitted):
        return translate("history", "{0} et {1} autres").format(fact_text(first, state), number(len(alike) - 1))
    if len(alike) > 1 and isinstance(first, f.SlipRecorded):
        tables = [fact.table for fact in alike if isinstance(fact, f.SlipRecorded)]
        where = turn_text(state, first.game, first.turn).capitalize()
        return f"{where}, {_tables(tables)} : {_ruled(first.slip, first.ruling)}"
    return fact_text(first, state)

"""What an intent of the entry line does to the session, and the sentence that tells it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from arbitre.application.entry.machine import Intent, Kind
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.rules.slip import Ruling, Sanction, Slip
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.desk import Desk
from arbitre.ui.words.texts import counted, join, later_slips_text, listed, number, ruling_sum, sanction_text, slip_text


class Recorder(QObject):
    """Carries intents out, one action of the journal each."""

    def __init__(self, desk: Desk, actions: Actions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._actions = actions

    def record(self, intent: Intent, serial: int, again: Callable[[], object]) -> str | None:
        """Do it: the key of a question that must be answered first, empty when done, ``None`` when refused.

        ``again`` is called once the reason is typed that the change of an official standing needs.
        """
        session = self._desk.session
        if session is None:
            return None
        try:
            ruling, text = self._do(session, intent, serial)
        except ArbitreError as error:
            self._desk.refuse(error, again)
            return None
        if ruling is not None and ruling.sanction is Sanction.ASK:
            return ruling.question or None
        self._desk.say(text, self._actions["undo"])
        return ""

    def _do(self, session: Session, intent: Intent, serial: int) -> tuple[Ruling | None, str]:
        slip = intent.slip or Slip()
        answers = intent.answers or None
        table = intent.table
        match intent.kind:
            case Kind.SLIP:
                ruling = session.slips.record(table, slip, serial, answers=answers)
                return ruling, self._told(table, slip, ruling)
            case Kind.REPLACE:
                ruling = session.slips.correct(table, slip, serial, answers=answers)
                return ruling, join((self.tr("Remplacé"), self._told(table, slip, ruling)))
            case Kind.MOVE:
                ruling = session.slips.record_moved(table, intent.other, slip, serial, answers=answers)
                told = self.tr("Le premier bulletin est à la table {0}").format(intent.other)
                return ruling, join((told, self._told(table, slip, ruling)))
            case Kind.SECOND:
                ruling = session.slips.record_second(table, slip, serial, answers=answers)
                return ruling, join((self.tr("Second marquage"), self._told(table, slip, ruling)))
            case Kind.PAST:
                return self._past(session, intent, serial, slip)
            case Kind.BATCH:
                return self._batch(session, intent, serial, slip)
            case Kind.KEEP:
                key = session.slips.keep(slip, serial)
                return None, self.tr("Bulletin gardé nº {0} : {1}. Sa table trouvée, tapez « table ?{0} ».").format(
                    key, slip_text(slip)
                )
            case Kind.KEPT:
                key = intent.kept or 0
                slip = session.game.turn(serial).kept[key]
                ruling = session.slips.record(table, slip, serial, answers=answers, kept=key)
                return ruling, self._told(table, slip, ruling)
            case Kind.LEAVE:
                session.tables.leave(table)
                told = self.tr("La table {0} est partie : elle n’est plus attendue.").format(table)
                return None, join((told, later_slips_text(session.game, table)))
            case Kind.DISCIPLINE:
                session.slips.discipline(table, self.tr("conduite"), serial)
                return None, self.tr("Avertissement de conduite à la table {0}.").format(table)
            case Kind.POINTS:
                session.slips.record_points(table, intent.score, serial)
                return None, self.tr("Table {0} : {1} {1:point|points}.").format(table, counted(intent.score))
            case _:
                return None, self.tr("Feuille juste : {0}.").format(number(intent.score))

    def _past(self, session: Session, intent: Intent, serial: int, slip: Slip) -> tuple[Ruling | None, str]:
        """A slip of an older turn: replaced, or entered where there was none."""
        turn, table = session.game.turn(serial), intent.table
        if table in turn.slips:
            was = turn.slips[table].ruling
            ruling = session.slips.correct(table, slip, serial, answers=intent.answers)
            told = self.tr("Coup {0}, au lieu de {1}").format(turn.number, ruling_sum(was))
        else:
            ruling = session.slips.record(table, slip, serial, answers=intent.answers)
            told = self.tr("Coup {0}").format(turn.number)
        return ruling, join((told, self._told(table, slip, ruling)))

    def _batch(self, session: Session, intent: Intent, serial: int, slip: Slip) -> tuple[Ruling | None, str]:
        rulings = session.slips.give_to_all(slip, intent.tables, serial, answers=intent.answers)
        ruling = next(iter(rulings.values()))
        text = self.tr("{0:Table|Tables} {0} : {1}, {2}").format(
            listed(intent.tables), slip_text(slip), ruling_sum(ruling)
        )
        return ruling, text

    def _told(self, table: int, slip: Slip, ruling: Ruling) -> str:
        name = self._name(table)
        paid = join((ruling_sum(ruling), sanction_text(ruling.sanction)))
        return self.tr("Table {0} {1} : {2} → {3}").format(table, name, slip_text(slip, ruling.points), paid)

    def _name(self, table: int) -> str:
        session = self._desk.session
        if session is None:
            return ""
        game = session.game
        player = session.state.players.get(game.player_at(table, max(1, len(game.turns))) or "")
        return player.name if player is not None else ""

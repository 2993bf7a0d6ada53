"""The arbiter's own slip: he takes a table, writes without any help, seals it, and it is opened after the reveal."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from arbitre.application.entry.machine import EntryContext, EntryMachine
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.rules.questions import Question
from arbitre.domain.rules.slip import Ruling, Sanction, Slip
from arbitre.ui.kit.page import Services
from arbitre.ui.practice.side_panel import EnterLine, SidePanel
from arbitre.ui.words.i18n import examples
from arbitre.ui.words.texts import (
    join,
    option_text,
    question_text,
    ruling_reason,
    ruling_sum,
    sanction_text,
    slip_text,
    trouble_text,
)


class ArbiterPlaysPanel(SidePanel):
    """Says what is written and nothing of what it is worth before the solution is known."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(services, parent, "arbiter")
        self._answers: dict[str, str] = {}
        self._intro = self.label("dim", wrap=True)
        self._table_label = self.label()
        self.tables = QComboBox(self)
        self.tables.activated.connect(self._seat)
        self._table_label.setBuddy(self.tables)
        self._state = self.label("heading", wrap=True)
        self.line = EnterLine(self, self.seal)
        self.line.textChanged.connect(self._on_text)
        self._read = self.label("preview")
        self._note = self.label(wrap=True)
        self.seal_button, self.pass_button = QPushButton(self), QPushButton(self)
        self.seal_button.clicked.connect(self.seal)
        self.seal_button.setProperty("primary", True)
        self.pass_button.clicked.connect(self.give_up_turn)
        self._options = QHBoxLayout()
        self._option_buttons: list[QPushButton] = []
        seat = QHBoxLayout()
        seat.addWidget(self._table_label)
        seat.addWidget(self.tables, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.seal_button)
        buttons.addWidget(self.pass_button)
        buttons.addStretch(1)
        self.column.addWidget(self._intro)
        self.column.addLayout(seat)
        for widget in (self._state, self.line, self._read, self._note):
            self.column.addWidget(widget)
        self.column.addLayout(self._options)
        self.column.addLayout(buttons)
        self.column.addStretch(1)
        # Not inside the change that tells of the reveal: everybody hears of that one first.
        self._opening = QTimer(self)
        self._opening.setSingleShot(True)
        self._opening.setInterval(0)
        self._opening.timeout.connect(self._open_seals)
        services.desk.changed.connect(self._opening.start)
        self.retranslate()
        self.set_size(470, 330)

    # -- his table ---------------------------------------------------------------------------------------------------

    def _seat(self, index: int) -> None:
        session = self.session
        if session is None or self.game is None:
            return
        table = int(self.tables.itemData(index) or 0)
        if self.desk.succeeds(lambda: session.practice.arbiter.sit(table)):
            said = (
                self.tr("Vous jouez à la table {0} : rien du coup en jeu ne vous est montré.").format(table)
                if table
                else self.tr("Vous ne jouez plus.")
            )
            self.desk.say(said)
            if table:
                self.line.setFocus()
        self.refresh()

    # -- his slip ----------------------------------------------------------------------------------------------------

    def _machine(self) -> EntryMachine | None:
        """The entry line's reader, without solutions: it takes what is written as it is written."""
        game = self.game
        if game is None or not game.arbiter_table:
            return None
        table = game.arbiter_table
        context = EntryContext(game.tile_set, game.row_label, seats={table: ""}, expected=frozenset({table}))
        machine = EntryMachine(context)
        machine.type(f"{table} {self.line.text().strip()}")
        return machine

    def written(self) -> Slip | None:
        """The slip of the line; ``None`` while it can't be read. Circles are his: what is not circled is not."""
        machine = self._machine()
        if machine is None or not self.line.text().strip():
            return None
        intent = machine.enter()
        if intent is None or intent.slip is None or intent.table != machine.reading.table:
            return None
        return replace(intent.slip, circles_recorded=True)

    def _on_text(self) -> None:
        slip = self.written()
        machine = self._machine()
        text = slip_text(slip) if slip is not None else ""
        self.say(self._read, text)
        trouble = machine.reading.trouble if machine is not None and self.line.text().strip() else None
        self.say(self._note, trouble_text(trouble, machine.reading.detail) if trouble and machine else "", "warning")
        self._enable()

    def seal(self) -> None:
        """Hand the slip in."""
        slip, session = self.written(), self.session
        if slip is None or session is None:
            self.desk.refused.emit()
            return
        if self.desk.succeeds(lambda: session.practice.arbiter.seal(slip)):
            self._sealed(self.tr("Votre bulletin est scellé ; il s’ouvre après la solution."))

    def give_up_turn(self) -> None:
        """Hand in a blank slip."""
        session = self.session
        if session is not None and self.desk.succeeds(session.practice.arbiter.pass_turn):
            self._sealed(self.tr("Vous passez ce coup : bulletin blanc scellé."))

    def _sealed(self, text: str) -> None:
        self.line.clear()
        self.desk.say(text)
        self.refresh()

    # -- opening -----------------------------------------------------------------------------------------------------

    def _open_seals(self) -> None:
        """Once the room knows the solution the slip is opened by itself, whether this window is seen or not."""
        session = self.session
        if session is None or self.game is None or not self.game.arbiter_table:
            return
        turn = session.practice.arbiter.sealed_turn()
        if turn is not None:
            self.open_slip(turn)

    def open_slip(self, turn: Turn) -> None:
        """Open the slip of a turn; what the book leaves open is asked."""
        session = self.session
        if session is None:
            return
        answers = {key: answer for key, answer in self._answers.items() if key}
        ruling = self.desk.attempt(lambda: session.practice.arbiter.open(turn.serial, answers))
        if ruling is None:
            return
        if ruling.sanction is Sanction.ASK and ruling.question:
            self._ask(turn, ruling.question)
            return
        self._answers.clear()
        self._drop_options()
        text = self._opened_text(turn, ruling)
        self.say(self._note, text, "exact" if ruling.sanction is Sanction.NONE else "warning")
        self.desk.say(text)
        self.refresh_soon()

    def _opened_text(self, turn: Turn, ruling: Ruling) -> str:
        game = self.game
        slip = ""
        if game is not None:
            marked = game.turn(turn.serial).slips.get(game.arbiter_table)
            slip = slip_text(marked.slip) if marked is not None else ""
        paid = join((ruling_sum(ruling), sanction_text(ruling.sanction), ruling_reason(ruling)))
        return self.tr("Coup {0}, votre bulletin : {1} → {2}").format(turn.number, slip, paid)

    def _ask(self, turn: Turn, key: str) -> None:
        question = Question.parse(key)
        self._drop_options()
        self.say(self._note, question_text(question), "warning")
        for option in question.options:
            button = QPushButton(option_text(question.kind, option), self)
            button.clicked.connect(lambda _=False, option=option: self._answer(turn, key, option))
            self._options.addWidget(button)
            self._option_buttons.append(button)
        self.open()

    def _answer(self, turn: Turn, key: str, option: str) -> None:
        self._answers[key] = option
        self.open_slip(turn)

    def _drop_options(self) -> None:
        for button in self._option_buttons:
            self._options.removeWidget(button)
            button.deleteLater()
        self._option_buttons.clear()

    # -- what is shown -----------------------------------------------------------------------------------------------

    def open(self) -> None:
        super().open()
        (self.line if self.line.isEnabled() else self.tables).setFocus()

    def refresh(self) -> None:
        game, session = self.game, self.session
        self.tables.blockSignals(True)
        self.tables.clear()
        self.tables.addItem(self.tr("je ne joue pas"), 0)
        if game is not None and session is not None:
            for table in sorted(game.seats):
                player = game.player_at(table, game.next_serial)
                known = session.state.players.get(player or "")
                if known is not None and not known.robot:
                    self.tables.addItem(f"{table} · {known.name}", table)
            self.tables.setCurrentIndex(max(0, self.tables.findData(game.arbiter_table)))
        self.tables.blockSignals(False)
        between = game is not None and game.step not in (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        self.tables.setEnabled(between)
        self._state.setText(self._state_text())
        self._enable()

    def _state_text(self) -> str:
        game, live = self.game, self.live
        if game is None or not game.arbiter_table:
            return self.tr("Prenez une table entre deux coups : la liste et les points vous seront cachés.")
        if live is None or live.step in (Step.BEFORE, Step.DRAWN):
            return self.tr("Votre bulletin s’écrit quand le chrono court.")
        sealed = game.arbiter_table in live.seals
        if live.step is Step.RUNNING:
            return (
                self.tr("Scellé. Un autre bulletin le remplace tant que le temps court.")
                if sealed
                else self.tr("Écrivez votre bulletin : mot, référence, score ; un joker entre parenthèses.")
            )
        if live.step is Step.TIMED_OUT:
            return self.tr("Scellé.") if sealed else self.tr("Temps terminé : scellez votre bulletin, ou passez.")
        return self.tr("La solution est connue.")

    def _may_write(self) -> bool:
        game, live = self.game, self.live
        if game is None or live is None or not game.arbiter_table:
            return False
        if game.arbiter_table not in game.expected(live.serial):
            return False
        return live.step is Step.RUNNING or (live.step is Step.TIMED_OUT and game.arbiter_table not in live.seals)

    def _enable(self) -> None:
        may = self._may_write()
        self.line.setEnabled(may)
        shown = examples(self.game, self.services.settings)
        self.line.setPlaceholderText(f"{shown.long} {shown.across} 45" if may else "")
        self.pass_button.setEnabled(may)
        self.seal_button.setEnabled(may and self.written() is not None)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("L’arbitre joue aussi"))
        self._intro.setText(
            self.tr(
                "Votre bulletin est scellé dans le journal avant la solution (une empreinte qui ne dit rien) et jugé "
                "comme les autres."
            )
        )
        self._table_label.setText(self.tr("&Table"))
        self.line.setAccessibleName(self.tr("Votre bulletin : mot, référence, score"))
        self.seal_button.setText(self.tr("&Sceller"))
        self.pass_button.setText(self.tr("&Passer ce coup"))

"""Correcting the past (F7): choose what is wrong, which game, turn and table; nothing that came after is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Game, Step
from arbitre.settings import copies_folder
from arbitre.ui.corrections.forms import ClaimForm, ConductForm, Form, OwnerForm, Refused, RulingForm, SlipForm, Where
from arbitre.ui.corrections.game_forms import (
    BoardForm,
    CopiesForm,
    MoveForm,
    PaperForm,
    RackForm,
    SeatForm,
    StockForm,
    SwapForm,
    TurnForm,
)
from arbitre.ui.desk.marked_turn import not_a_reason
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.choices import answer_sequences, answers_text
from arbitre.ui.kit.desk import Desk
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import PageStack
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.errors import error_text


@guarded
class Corrections(QDialog):
    """Not modal: the clock, the desk and the room go on."""

    def __init__(
        self, desk: Desk, actions: Actions, theme: Theme, open_file: Callable[[Path], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._actions = actions
        self._agree: Callable[[], None] | None = None  # what Alt+1 does just now
        self._answers = [QShortcut(keys, self, self._answer, enabled=False) for keys in answer_sequences(0)]
        self.setModal(False)
        self.setWindowTitle(self.tr("Corriger le passé"))
        self.games = QComboBox(self)
        self.turns = QComboBox(self)
        self.table = QSpinBox(self)
        self.table.setRange(1, 999)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Que corriger"))
        self.stack = PageStack(self)
        self.reason = QLineEdit(self)
        self.apply_button = QPushButton(self)
        self.apply_button.setProperty("primary", True)
        self.apply_button.setAutoDefault(False)
        self.outcome = QLabel(self)
        self.outcome.setWordWrap(True)
        self.forms: list[Form] = [
            SlipForm(self),
            RulingForm(self),
            OwnerForm(self),
            ClaimForm(self),
            ConductForm(self),
            RackForm(self),
            MoveForm(self),
            BoardForm(theme, self),
            TurnForm(self),
            SwapForm(self),
            SeatForm(self),
            StockForm(self),
            PaperForm(theme, self),
            CopiesForm(self._copy_folders, open_file, self),
        ]
        for form in self.forms:
            self.list.addItem(form.title())
            self.stack.add(form)
            form.done.connect(self.apply)
            form.left.connect(lambda: self.list.setFocus())
        self._lay_out()
        self.list.currentRowChanged.connect(self._show_form)
        self.games.currentIndexChanged.connect(self._fill_turns)
        self.turns.currentIndexChanged.connect(self._show_where)
        self.table.valueChanged.connect(self._show_where)
        self.apply_button.clicked.connect(self.apply)
        desk.changed.connect(self._on_changed)
        desk.solutions_ready.connect(self._on_solutions)
        self.resize(960, 620)
        self.list.setCurrentRow(0)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        for text, field in (
            (self.tr("&Partie"), self.games),
            (self.tr("&Coup"), self.turns),
            (self.tr("&Table"), self.table),
        ):
            label = QLabel(text, self)
            label.setBuddy(field)
            field.setAccessibleName(text.replace("&", ""))
            head.addWidget(label)
            head.addWidget(field)
            head.addSpacing(16)
        head.addStretch(1)
        card = QFrame(self)
        card.setProperty("card", True)
        inside = QVBoxLayout(card)
        inside.addLayout(head)
        inside.addWidget(self.stack, 1)
        foot = QHBoxLayout()
        label = QLabel(self.tr("&Motif"), self)
        label.setBuddy(self.reason)
        self.reason.setAccessibleName(self.tr("Motif"))
        self.apply_button.setText(self.tr("Corriger   Ctrl+Entrée"))
        foot.addWidget(label)
        foot.addWidget(self.reason, 1)
        foot.addWidget(self.apply_button)
        right = QVBoxLayout()
        right.addWidget(card, 1)
        right.addLayout(foot)
        right.addWidget(self.outcome)
        row = QHBoxLayout(self)
        row.addWidget(self.list)
        row.addLayout(right, 1)

    # -- what it is about --------------------------------------------------------------------------------------------

    def open_on(self, table: int | None = None, serial: int | None = None) -> None:
        """Show the window on a table and a turn."""
        self.list.setFixedWidth(max(330, self.list.sizeHintForColumn(0) + 16))  # larger letters, longer words
        self._fill_games()
        if serial is not None:
            index = self.turns.findData(serial)
            self.turns.setCurrentIndex(index if index >= 0 else self.turns.count() - 1)
        if table is not None:
            self.table.setValue(table)
        self.outcome.clear()
        self._show_where()
        self.show()
        self.activateWindow()
        self.list.setFocus()

    def take_over(self, other: Corrections) -> None:
        """Show what another one of these windows is about, where it stands."""
        self.list.setCurrentRow(other.list.currentRow())
        self.setGeometry(other.geometry())
        self.open_on()
        self.games.setCurrentIndex(other.games.currentIndex())
        self.turns.setCurrentIndex(self.turns.findData(other.turns.currentData()))
        self.table.setValue(other.table.value())
        self.reason.setText(other.reason.text())

    @property
    def form(self) -> Form:
        """The form shown."""
        return self.forms[max(0, self.list.currentRow())]

    def where(self) -> Where | None:
        """What the fields say."""
        session = self._desk.session
        number = self.games.currentData()
        if session is None or number is None or number > len(session.state.games):
            return None
        game = session.state.game(number)
        serial = self.turns.currentData()
        turn = game.turn(serial) if isinstance(serial, int) and 1 <= serial <= len(game.turns) else None
        solutions = self._desk.solutions(turn, game) if isinstance(self.form, SlipForm) else None
        return Where(session, game, turn, self.table.value(), solutions)

    def _fill_games(self) -> None:
        session = self._desk.session
        self.games.blockSignals(True)
        self.games.clear()
        for game in session.state.games if session is not None else ():
            self.games.addItem(str(game.number), game.number)
        self.games.setCurrentIndex(self.games.count() - 1)
        self.games.blockSignals(False)
        self._fill_turns()

    def _fill_turns(self) -> None:
        session, number = self._desk.session, self.games.currentData()
        keep = self.turns.currentData()
        self.turns.blockSignals(True)
        self.turns.clear()
        if session is not None and number is not None:
            for serial, text in self._turn_items(session.state.game(number)):
                self.turns.addItem(text, serial)
        index = self.turns.findData(keep)
        self.turns.setCurrentIndex(index if index >= 0 else self.turns.count() - 1)
        self.turns.blockSignals(False)
        self._show_where()

    def _turn_items(self, game: Game) -> list[tuple[int, str]]:
        items = []
        for turn in game.turns:
            if turn.step is Step.BEFORE:
                continue
            text = str(turn.number)
            if turn.cancelled is not None:
                text = self.tr("{0} (annulé)").format(turn.number)
            items.append((turn.serial, text))
        return items

    def _show_form(self, row: int) -> None:
        self.stack.setCurrentIndex(row)
        self.outcome.clear()
        self._show_where()

    def _show_where(self) -> None:
        form, where = self.form, self.where()
        self.turns.setEnabled(form.needs_turn)
        self.table.setEnabled(form.needs_table)
        try:
            form.show_where(where)
        except ArbitreError as error:
            self._say(error_text(error), "zero")

    def _on_solutions(self) -> None:
        """Those of the turn shown may be there now; what is being typed stays."""
        if self.isVisible() and isinstance(self.form, SlipForm):
            self.form.show_where(self.where())

    def _on_changed(self) -> None:
        if self._desk.session is None:  # of a closed tournament nothing stays
            for form in self.forms:
                form.show_where(None)
            self.reason.clear()
            self.outcome.clear()
            self.close()
        elif self.isVisible():
            self._fill_turns()

    def _copy_folders(self) -> list[Path]:
        second = self._desk.settings.get("copies.second", "")
        return [copies_folder(), *([Path(second)] if second else [])]

    # -- doing it ----------------------------------------------------------------------------------------------------

    def apply(self) -> None:
        """Do what the form says; what is refused is said here and changes nothing."""
        where = self.where()
        if where is None:
            self._say(self.tr("Aucune partie n’est ouverte."), "zero")
            return
        reason = self.reason.text().strip()
        if told := not_a_reason(self._desk, reason):
            self._say(told, "warning")
            self.reason.setFocus()
            self.reason.selectAll()
            return
        try:
            told = self.form.apply(where, reason)
        except Refused as refused:
            self._say(refused.text, "warning")
            return
        except ArbitreError as error:
            self._say(error_text(error), "zero")
            if error.kind == "reason_needed":
                self.reason.setFocus()
            takes_from = error.data.get("takes_from")
            if isinstance(takes_from, tuple):
                self._ask_from(takes_from, error_text(error))
            return
        self.reason.clear()
        self._show_where()
        self._say(told, "exact")
        self._desk.say(told, self._actions["undo"])

    def _ask_from(self, players: tuple[str, ...], text: str) -> None:
        """Whoever would lose something is named: Alt+1 does it all the same, as long as this is what is said."""
        session = self._desk.session

        def agree() -> None:
            if session is not None and session is self._desk.session:
                with session.agreed(players):
                    self.apply()

        self._say(f"{text} {answers_text((self.tr('le faire quand même'),))}", "warning")
        self._agree = agree
        for shortcut in self._answers:
            shortcut.setEnabled(True)

    def _answer(self) -> None:
        if self._agree is not None:
            self._agree()

    def _say(self, text: str, status: str) -> None:
        self._agree = None
        for shortcut in self._answers:
            shortcut.setEnabled(False)
        self.outcome.setText(text)
        set_property(self.outcome, "status", status)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if enter and (control or self.reason.hasFocus()):
            if not event.isAutoRepeat():
                self.apply()
        elif enter and self.list.hasFocus():
            self.form.focus()
        elif enter:
            return  # a form is applied on purpose, by Ctrl+Enter, the reason's Enter or the button
        else:
            super().keyPressEvent(event)

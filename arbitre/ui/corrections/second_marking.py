"""Double arbitration: how far the blind second marking is, and only the slips that the two markings pay differently."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from arbitre.application.session.session import Session
from arbitre.application.session.slips import Difference
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.rules.slip import Ruling, Slip
from arbitre.ui.desk.marked_turn import not_a_reason
from arbitre.ui.forms.ui_second_marking import Ui_SecondMarking
from arbitre.ui.guard import guarded
from arbitre.ui.kit.choices import answer_key, answer_sequences
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.words.texts import join, number, ruling_reason, ruling_sum, sanction_text, slip_text


@dataclass(frozen=True, slots=True)
class Progress:
    """A turn: slips marked once, and twice, and how many still differ."""

    turn: Turn
    first: int
    second: int
    differences: int


@dataclass(frozen=True, slots=True)
class Row:
    """A difference, in its turn."""

    turn: Turn
    difference: Difference


def progress_of(session: Session, game: Game) -> list[Progress]:
    """How far the second marking of a game is, turn by turn."""
    return [
        Progress(
            turn,
            len(turn.slips),
            sum(marked.second is not None for marked in turn.slips.values()),
            len(session.slips.differences(turn.serial)),
        )
        for turn in game.turns
        if turn.counts and turn.slips
    ]


@guarded
class SecondMarkingDialog(QDialog):
    """Stays beside the desk; deciding keeps both markings, who decided and when."""

    second_wanted = Signal(int)  # the turn to mark a second time

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.ui = Ui_SecondMarking()
        self.ui.setupUi(self)
        ui = self.ui
        self._turns = KeyedModel((), lambda one: one.turn.serial, services.theme, self)
        self._rows = KeyedModel((), lambda row: (row.turn.serial, row.difference.table), services.theme, self)
        ui.turns.set_keyed(self._turns, sortable=False)
        ui.differences.set_keyed(self._rows, sortable=False)
        ui.turns.opened.connect(lambda one: self.enter_second())
        ui.enterButton.clicked.connect(self.enter_second)
        ui.differences.current_changed.connect(self._show_detail)
        ui.firstButton.clicked.connect(lambda: self.decide(second=False))
        ui.secondButton.clicked.connect(lambda: self.decide(second=True))
        ui.closeButton.clicked.connect(self.close)
        for index, second in enumerate((False, True)):  # digits are the list's: they look for a table
            for keys in answer_sequences(index):
                QShortcut(keys, self, partial(self.decide, second=second))
        for button in (ui.enterButton, ui.firstButton, ui.secondButton, ui.closeButton):
            button.setAutoDefault(False)
        services.desk.changed.connect(self._on_changed)
        services.themes.changed.connect(self._on_theme)
        self._retranslate()

    def _retranslate(self) -> None:
        ui = self.ui
        ui.retranslateUi(self)
        ui.turns.setAccessibleName(self.tr("Coups"))
        ui.differences.setAccessibleName(self.tr("Écarts à trancher"))
        ui.note.setText(
            self.tr(
                "Le second marquage se fait à l’aveugle, dans la ligne de saisie. Ici viennent seulement les bulletins "
                "que les deux marquages payent autrement ; le premier compte tant que l’écart n’est pas tranché."
            )
        )
        self._turns.set_columns(
            (
                TableColumn(self.tr("Coup"), lambda one: str(one.turn.number), True),
                TableColumn(self.tr("Saisis deux fois"), lambda one: f"{one.second} / {one.first}", True, wide=True),
                TableColumn(
                    self.tr("Écarts"),
                    lambda one: number(one.differences) if one.differences else "",
                    True,
                    tone=lambda one: "warning",
                ),
            )
        )

        def first(row: Row) -> str:
            return marking_text(row.difference.first)

        def second(row: Row) -> str:
            return marking_text(row.difference.second)

        self._rows.set_columns(
            (
                TableColumn(self.tr("Coup"), lambda row: str(row.turn.number), True),
                TableColumn(self.tr("Table"), lambda row: str(row.difference.table), True),
                TableColumn(
                    self.tr("{0} · premier").format(answer_key(0)),
                    lambda row: marking_text(row.difference.first),
                    wide=True,
                ),
                TableColumn(
                    self.tr("{0} · second").format(answer_key(1)), lambda row: marking_text(row.difference.second)
                ),
            )
        )

    def show_now(self) -> None:
        """Come up beside the desk."""
        self._refresh()
        self.show()
        self.raise_()
        self.activateWindow()
        (self.ui.differences if self._rows.rowCount() else self.ui.turns).setFocus()

    def _on_changed(self) -> None:
        if self.isVisible():
            self._refresh()

    def _on_theme(self) -> None:
        for model in (self._turns, self._rows):
            model.set_theme(self._services.theme)

    def _refresh(self) -> None:
        session, ui = self._services.desk.session, self.ui
        turns: list[Progress] = []
        rows: list[Row] = []
        if session is not None and session.state.games:
            turns = progress_of(session, session.game)
            rows = [Row(one.turn, found) for one in turns for found in session.slips.differences(one.turn.serial)]
        self._turns.set_rows(list(reversed(turns)))
        self._rows.set_rows(rows)
        for table in (ui.turns, ui.differences):
            table.fit()
        head = (
            self.tr("Écarts à trancher ({0}) : {1} ou {2} tranche").format(len(rows), answer_key(0), answer_key(1))
            if rows
            else self.tr("Aucun écart à trancher")
        )
        ui.differencesHead.setText(head)
        self._show_detail()

    def _row(self) -> Row | None:
        row = self.ui.differences.row()
        return row if isinstance(row, Row) else None

    def _show_detail(self) -> None:
        row, ui = self._row(), self.ui
        for button in (ui.firstButton, ui.secondButton):
            button.setEnabled(row is not None)
        if row is None:
            ui.detail.clear()
            return
        lines = [
            self.tr("Premier : {0}").format(
                join((marking_text(row.difference.first), ruling_reason(row.difference.first[1])))
            ),
            self.tr("Second : {0}").format(
                join((marking_text(row.difference.second), ruling_reason(row.difference.second[1])))
            ),
        ]
        ui.detail.setText("\n".join(lines))

    def decide(self, *, second: bool) -> None:
        """The second marking holds, or the first."""
        session, row = self._services.desk.session, self._row()
        if session is None or row is None:
            return
        table, reason = row.difference.table, " ".join(self.ui.reasonEdit.text().split())
        desk = self._services.desk
        if told := not_a_reason(desk, reason):
            desk.complain(told)
            self.ui.reasonEdit.setFocus()
            self.ui.reasonEdit.selectAll()
            return

        def resolve() -> None:
            session.slips.resolve(table, row.turn.serial, second, reason)
            which = self.tr("le second marquage") if second else self.tr("le premier marquage")
            text = self.tr("Table {0}, coup {1} : {2} est retenu.").format(table, row.turn.number, which)
            desk.say(text, self._services.actions["undo"])
            self.ui.reasonEdit.clear()
            self.ui.differences.setFocus()

        desk.succeeds(resolve)

    def enter_second(self) -> None:
        """Go to the desk's entry line, in blind second marking of the turn chosen, whatever was marked before."""
        one = self.ui.turns.row()
        if isinstance(one, Progress):
            self.close()
            self.second_wanted.emit(one.turn.serial)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._refresh()
        super().changeEvent(event)


def marking_text(marking: tuple[Slip, Ruling]) -> str:
    """One marking on a line: the slip as entered, and what it is paid."""
    slip, ruling = marking
    return f"{slip_text(slip, ruling.points)} → {join((ruling_sum(ruling), sanction_text(ruling.sanction)), ' ')}"

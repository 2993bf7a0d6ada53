"""Correcting a slip of any turn: its content, its ruling, its table, a claim, a disciplinary measure."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from arbitre.application.entry.machine import EntryContext, EntryMachine, Intent, Kind
from arbitre.application.lexicons.search import Solutions
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.tiles import Kind as TileKind
from arbitre.domain.board.tiles import Tile, TileSet
from arbitre.domain.event.state import Game, Marked, Turn
from arbitre.domain.rules.slip import Reason, Ruling, Sanction
from arbitre.ui.board.entry_line import EntryLine
from arbitre.ui.kit.choices import answers_text
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.words.texts import (
    answers_to,
    counted,
    join,
    number,
    question_text,
    ruling_reason,
    ruling_sum,
    sanction_text,
    slip_text,
    status_token,
    trouble_text,
)

NO_TILES = TileSet("", "", "letter", (Tile("A", 1, 1, TileKind.VOWEL),), 0)
"""The tile set of a form that there is no game for."""


@dataclass(frozen=True)
class Where:
    """What a correction is about."""

    session: Session
    game: Game
    turn: Turn | None
    table: int
    solutions: Solutions | None = None
    """All moves of the turn, once they were searched, for the form that proposes them."""

    @property
    def marked(self) -> Marked | None:
        """The slip of the table in the turn."""
        return self.turn.slips.get(self.table) if self.turn is not None else None

    @property
    def running(self) -> bool:
        """True for the game being played."""
        return self.game.number == len(self.session.state.games)


class Refused(ArbitreError):  # noqa: N818 - it ends no program, it tells the arbiter what is missing
    """A form that does not say enough; ``text`` is the sentence."""

    def __init__(self, text: str) -> None:
        super().__init__("form_incomplete", text=text)
        self.text = text


class Form(QWidget):
    """One kind of correction: shows what is, takes what should be, says what was done."""

    needs_turn = True
    needs_table = False
    done = Signal()  # applied from inside the form
    left = Signal()  # Escape in a field that keeps what was typed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = QFormLayout()
        self.rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.rows.setVerticalSpacing(8)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.note)
        column.addLayout(self.rows)
        column.addStretch(1)

        self._asked: object = None

    def confirm(self, key: object, text: str) -> None:
        """Refuse once what may be a slip of the hand; applied again it is meant. Raises ``Refused``."""
        if self._asked != key:
            self._asked = key
            raise Refused(text)
        self._asked = None

    @abstractmethod
    def title(self) -> str:
        """Its line in the list."""

    def show_where(self, where: Where | None) -> None:
        """Show what the correction is about."""

    @abstractmethod
    def apply(self, where: Where, reason: str) -> str:
        """Do it and say what was done. Raises an ``ArbitreError``."""

    def focus(self) -> None:
        """Put the cursor in the first field."""
        for row in range(self.rows.rowCount()):
            item = self.rows.itemAt(row, QFormLayout.ItemRole.FieldRole)
            widget = item.widget() if item is not None else None
            if widget is not None and widget.isEnabled():
                widget.setFocus()
                return

    def add(self, text: str, field: QWidget) -> None:
        """Add a row with its label as the field's buddy."""
        label = QLabel(text, self)
        label.setBuddy(field)
        field.setAccessibleName(text.replace("&", ""))
        self.rows.addRow(label, field)


def line(parent: QWidget, placeholder: str = "") -> QLineEdit:
    """A text field."""
    field = QLineEdit(parent)
    field.setPlaceholderText(placeholder)
    return field


def spin(parent: QWidget, low: int, high: int, value: int = 0) -> QSpinBox:
    """A number field."""
    field = QSpinBox(parent)
    field.setRange(low, high)
    field.setValue(value)
    return field


def describe(where: Where | None) -> str:
    """A slip as written, its ruling with the article, and its rank in the bundle of paper."""
    if where is None or where.turn is None:
        return ""
    player = where.game.player_at(where.table, where.turn.serial)
    known = where.session.state.players.get(player or "")
    head = join((str(where.table), known.name if known is not None else ""))
    marked = where.marked
    if marked is None:
        return head
    ruling = marked.ruling
    order = sorted(where.turn.slips.values(), key=lambda one: one.seq)
    rank = order.index(marked) + 1
    paid = join((ruling_sum(ruling), sanction_text(ruling.sanction), ruling_reason(ruling)))
    lines = [
        head,
        slip_text(marked.slip, ruling.points),
        f"→ {paid}",
        QCoreApplication.translate("corrections", "{0}e de la pile de {1}").format(rank, len(order)),
    ]
    if marked.override is not None:
        lines.append(f"≠ {ruling_sum(marked.given)} ({marked.override_reason})")
    if marked.claim is not None:
        lines.append(f"? {marked.claim}")
    return "\n".join(lines)


class SlipForm(Form):
    """The slip typed again, with the grammar of the entry line."""

    needs_table = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.machine = EntryMachine(EntryContext(NO_TILES))
        self.entry = EntryLine(self.machine, self)
        self.entry.in_form = True
        self.entry.held.connect(self._preview)
        self.entry.left.connect(self.left)
        self.entry.shown.connect(self._preview)
        self.entry.intended.connect(self._on_intent)
        self.add(self.tr("&Bulletin"), self.entry)
        self.preview = QLabel(self)
        self.preview.setWordWrap(True)
        self.rows.addRow(self.preview)
        self._where: Where | None = None
        self._shown: tuple[object, ...] = ()  # the slip that the line is about
        self._answered: Intent | None = None

    def title(self) -> str:
        return self.tr("Bulletin mal saisi")

    def show_where(self, where: Where | None) -> None:
        self._where = where
        self.note.setText(describe(where))
        if where is None or where.turn is None:
            self.machine.set_context(EntryContext(NO_TILES))
            return
        turn = where.turn
        self.machine.set_context(
            EntryContext(
                where.game.tile_set,
                where.game.row_label,
                turn.retained,
                where.solutions,
                {where.table: str(where.table)},
                frozenset((where.table,)),
                admits=partial(where.session.searches.may_be_word, game=where.game),
            )
        )
        shown = (id(where.session), where.game.number, turn.serial, where.table, where.marked)
        if shown != self._shown:  # else what is being typed stays
            self._shown = shown
            self.machine.begin(where.table)
        self.entry.sync()

    def focus(self) -> None:
        self.entry.setFocus()
        self.entry.end(False)

    def _on_intent(self, intent: Intent) -> None:
        self._answered = intent if intent.answers else None
        self.done.emit()

    def _preview(self) -> None:
        reading, where = self.machine.reading, self._where
        if self.machine.question is not None and where is not None:
            self._show_question(where)
            return
        if where is None or where.turn is None or reading.slip is None or reading.trouble is not None:
            self.preview.setText(trouble_text(reading.trouble, reading.detail) if reading.trouble else "")
            set_property(self.preview, "status", "dim")
            return
        ruling = where.session.rulings.preview(reading.slip, where.turn.serial, where.game)
        self.preview.setText(
            join((slip_text(reading.slip), ruling_sum(ruling), sanction_text(ruling.sanction), ruling_reason(ruling)))
        )
        set_property(self.preview, "status", status_token(ruling))

    def _show_question(self, where: Where) -> None:
        """The question with what each answer does to the points."""
        question, intent = self.machine.question, self.machine.asked
        if question is None or intent is None or intent.slip is None or where.turn is None:
            return
        slip, serial = intent.slip, where.turn.serial
        options = answers_to(
            question,
            intent.answers,
            lambda given: where.session.rulings.preview(slip, serial, where.game, answers=given),
        )
        self.preview.setText("\n".join((question_text(question), answers_text(options))))
        set_property(self.preview, "status", "warning")

    def apply(self, where: Where, reason: str) -> str:
        if self.machine.question is not None:
            raise Refused(self.preview.text())
        intent, self._answered = self._answered or self.machine.enter(), None
        if intent is None or intent.slip is None or intent.kind is not Kind.SLIP or where.turn is None:
            trouble = self.machine.reading.trouble
            raise Refused(
                trouble_text(trouble, self.machine.reading.detail) if trouble else self.tr("Tapez le bulletin.")
            )
        return self._record(where, intent, reason)

    def _record(self, where: Where, intent: Intent, reason: str) -> str:
        assert intent.slip is not None
        assert where.turn is not None
        session, serial = where.session, where.turn.serial
        answers = dict(intent.answers)
        if where.marked is None:
            ruling = session.slips.record(where.table, intent.slip, serial, answers=answers)
        else:
            ruling = session.slips.correct(where.table, intent.slip, serial, reason, answers=answers, game=where.game)
        if ruling.sanction is Sanction.ASK and ruling.question:
            self.machine.ask(ruling.question, intent)
            self._show_question(where)
            self.focus()
            raise Refused(self.preview.text())
        return self.tr("Table {0}, coup {1} : {2} → {3}").format(
            where.table, where.turn.number, slip_text(intent.slip), ruling_sum(ruling)
        )


class RulingForm(Form):
    """The arbiter pays otherwise than the book."""

    needs_table = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = spin(self, 0, 2000)
        self.sanction = QComboBox(self)
        for one in (Sanction.NONE, Sanction.WARNING, Sanction.PENALTY, Sanction.ZERO):
            self.sanction.addItem(sanction_text(one) or self.tr("aucune"), one)
        self.back = QComboBox(self)
        self.back.addItems([self.tr("payer ces points"), self.tr("revenir au règlement")])
        self._marked: Marked | None = None
        self.add(self.tr("&Décision"), self.back)
        self.add(self.tr("Poi&nts"), self.points)
        self.add(self.tr("&Sanction"), self.sanction)

    def title(self) -> str:
        return self.tr("Décider autrement que le règlement")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(describe(where))
        marked = where.marked if where is not None else None
        if marked is not None and marked is not self._marked:  # else what is being decided stays
            self._marked = marked
            self.points.setValue(marked.ruling.points)
            self.sanction.setCurrentIndex(max(0, self.sanction.findData(marked.ruling.sanction)))

    def apply(self, where: Where, reason: str) -> str:
        if where.turn is None or where.marked is None:
            raise Refused(self.tr("Cette table n’a pas de bulletin à ce coup."))
        given = where.marked.given
        if self.back.currentIndex() == 1:
            where.session.slips.override(where.table, None, reason, where.turn.serial, where.game)
            return self.tr("Table {0} : le règlement vaut de nouveau, {1}").format(where.table, ruling_sum(given))
        sanction = Sanction(self.sanction.currentData())
        points = self.points.value()
        penalty = where.game.rules.slip.penalty if sanction is Sanction.PENALTY else 0
        ruling = Ruling(
            0 if sanction is Sanction.ZERO else points,
            0 if sanction is Sanction.ZERO else points + penalty,
            sanction,
            "",
            Reason.OVERRIDDEN,
            word=given.word,
            reference=given.reference,
        )
        top = where.turn.retained.score if where.turn.retained is not None else 0
        if ruling.base > top:
            text = self.tr(
                "{0} {0:point|points}, plus que le top du coup {1} ({2}) : appliquer encore une fois le confirme."
            )
            key = (where.game.number, where.turn.serial, where.table, points, sanction)
            self.confirm(key, text.format(counted(ruling.base), where.turn.number, number(top)))
        where.session.slips.override(where.table, ruling, reason, where.turn.serial, where.game)
        return self.tr("Table {0} : {1} au lieu de {2}").format(where.table, ruling_sum(ruling), ruling_sum(given))


class OwnerForm(Form):
    """A slip belongs to another table, or to none."""

    needs_table = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what = QComboBox(self)
        self.what.addItems(
            [
                self.tr("le donner à une autre table"),
                self.tr("le retirer"),
                self.tr("écarter un bulletin gardé sans numéro"),
            ]
        )
        self.other = spin(self, 1, 999)
        self.kept = QComboBox(self)
        self.kept.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.add(self.tr("Ce &bulletin"), self.what)
        self.add(self.tr("&Autre table"), self.other)
        self.add(self.tr("&Gardé"), self.kept)
        self.what.currentIndexChanged.connect(self._enable)
        self._enable(0)

    def _enable(self, what: int) -> None:
        self.other.setEnabled(what == 0)
        self.kept.setEnabled(what == 2)

    def title(self) -> str:
        return self.tr("Bulletin d’une autre table, ou en trop")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(describe(where))
        chosen = self.kept.currentData()
        self.kept.clear()
        for key, slip in where.turn.kept.items() if where is not None and where.turn is not None else ():
            self.kept.addItem(f"?{key}  {slip_text(slip)}", key)
        self.kept.setCurrentIndex(max(0, self.kept.findData(chosen)))

    def apply(self, where: Where, reason: str) -> str:
        if where.turn is None:
            raise Refused(self.tr("Choisissez un coup."))
        serial = where.turn.serial
        if self.what.currentIndex() == 0:
            where.session.slips.move(where.table, self.other.value(), serial, reason, where.game)
            return self.tr("Le bulletin de la table {0} est à la table {1}.").format(where.table, self.other.value())
        if self.what.currentIndex() == 2:
            key = self.kept.currentData()
            if key is None or not where.running:
                raise Refused(self.tr("Aucun bulletin gardé sans numéro à ce coup."))
            where.session.slips.drop_kept(key, reason, serial)
            return self.tr("Le bulletin gardé nº {0} est écarté.").format(key)
        where.session.slips.remove(where.table, serial, reason, where.game)
        return self.tr("Le bulletin de la table {0} est retiré.").format(where.table)


class ClaimForm(Form):
    """A ruling is contested, or a claim is decided."""

    needs_table = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what = QComboBox(self)
        self.what.addItems([self.tr("déposer"), self.tr("trancher")])
        self.add(self.tr("C&ontestation"), self.what)

    def title(self) -> str:
        return self.tr("Contestation (6.3)")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(describe(where))
        marked = where.marked if where is not None else None
        self.what.setCurrentIndex(1 if marked is not None and marked.claim is not None else 0)

    def apply(self, where: Where, reason: str) -> str:
        if where.turn is None:
            raise Refused(self.tr("Choisissez un coup."))
        if not reason.strip():
            raise Refused(self.tr("Écrivez la contestation, ou la décision, dans la ligne du motif."))
        if self.what.currentIndex() == 0:
            where.session.slips.raise_claim(where.table, where.turn.serial, reason, where.game)
            return self.tr("Contestation notée : le classement reste provisoire.")
        where.session.slips.settle_claim(where.table, where.turn.serial, reason, where.game)
        return self.tr("Contestation tranchée.")


class ConductForm(Form):
    """A warning or a zero for conduct."""

    needs_table = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what = QComboBox(self)
        self.what.addItems((self.tr("avertissement"), self.tr("zéro, cas grave"), self.tr("lever la mesure")))
        self.add(self.tr("Mes&ure"), self.what)

    def title(self) -> str:
        return self.tr("Conduite : avertissement ou zéro")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(describe(where))

    def apply(self, where: Where, reason: str) -> str:
        if where.turn is None or not where.running:
            raise Refused(self.tr("Choisissez un coup de la partie en cours."))
        serial = where.turn.serial
        if self.what.currentIndex() == 2:
            where.session.slips.lift_discipline(where.table, serial, reason)
            return self.tr("Mesure levée à la table {0}.").format(where.table)
        zero = self.what.currentIndex() == 1
        where.session.slips.discipline(where.table, reason, serial, zero=zero)
        kind = self.tr("Zéro") if zero else self.tr("Avertissement")
        return self.tr("{0} de conduite à la table {1}.").format(kind, number(where.table))

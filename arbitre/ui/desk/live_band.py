"""The band of the live turn: which turn, its steps and keys, the clock, the word list and the rule set by name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from arbitre.application.room.clock import ClockFace, ClockState, clock_text, turn_seconds
from arbitre.domain.board.tiles import to_text
from arbitre.domain.draw.draw import TypedRack
from arbitre.domain.event.state import Game, Step
from arbitre.domain.event.thread import start_of_turn
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import STEPS, Actions, DeskAction
from arbitre.ui.kit.choices import is_answer
from arbitre.ui.kit.desk import Desk
from arbitre.ui.kit.feedback import ElidedLabel, key_text, set_property
from arbitre.ui.words.errors import problems_text
from arbitre.ui.words.rules import choice_text
from arbitre.ui.words.texts import counted, join, listed, step_text


@guarded
class StepButton(QPushButton):
    """One step of the turn with its key; the next one stands out, one that is not allowed is grey."""

    def __init__(self, action: DeskAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self._whole = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(action.trigger)
        self.refresh(False)

    def refresh(self, is_next: bool) -> None:
        """Show whether this is the next step, and whether it may be done."""
        self._whole = f"{key_text(self._action)}  {self._action.text()}"
        self._elide()
        self.updateGeometry()
        why = self._action.why
        set_property(self, "primary", is_next)
        self.setEnabled(not why)
        self.setAccessibleName(self._action.text())
        self.setAccessibleDescription(why)

    def _width(self, text: str) -> int:
        """How wide the button is with another text."""
        metrics = self.fontMetrics()
        return super().sizeHint().width() - metrics.horizontalAdvance(self.text()) + metrics.horizontalAdvance(text)

    def _elide(self) -> None:
        room = self.width() - self._width("")
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room))
        cut = self._whole if self.text() != self._whole else ""
        self.setToolTip("\n".join(part for part in (cut, self._action.why) if part))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        hint.setWidth(self._width(self._whole) + 2)  # a text that just fits is cut for a fraction of a pixel
        return hint

    def minimumSizeHint(self) -> QSize:
        """Its key and some letters: on a small screen the steps still stand in one row."""
        hint = super().minimumSizeHint()
        hint.setWidth(min(self._width(f"{key_text(self._action)}  MM…"), self._width(self._whole)))
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()


@guarded
class RackLine(QLineEdit):
    """Where the rack is typed: letters, ``+`` after the leftover, ``-`` before a rack drawn after a rejection."""

    entered = Signal(str)
    forced = Signal(str)
    left = Signal()
    lacking = Signal()  # Enter, and nothing is typed

    def event(self, event: QEvent) -> bool:
        # Ctrl+Enter is an action of the window: here it is the line's own key.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _forces(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.isAutoRepeat():
                return
            if not self.text().strip():
                self.lacking.emit()
            else:
                (self.forced if _forces(event) else self.entered).emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not is_answer(event):
            super().keyPressEvent(event)


def _forces(event: QKeyEvent) -> bool:
    control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(control) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@guarded
class LiveBand(QFrame):
    """The live turn; ``check`` previews what is wrong with a rack being typed."""

    rack_typed = Signal(str)
    force_wanted = Signal(str)  # a rack that the rules refuse

    def __init__(
        self, desk: Desk, actions: Actions, check: Callable[[str], TypedRack | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._actions = actions
        self._check = check
        self.setProperty("band", "live")
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self._names = ElidedLabel(self)
        self._open = ElidedLabel(self)
        self._open.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._open.setProperty("role", "dim")
        self._clock = QLabel(self)
        self._clock.setProperty("role", "clock")
        self._clock.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._room = QLabel(self)
        self._room.setProperty("role", "dim")
        self._room.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._steps = {name: StepButton(actions[name], self) for name in STEPS}
        self.rack_line = RackLine(self)
        self.rack_line.setMaximumWidth(260)
        self._write_names()
        self.rack_line.textChanged.connect(self._check_rack)
        self.rack_line.entered.connect(self._enter_rack)
        self.rack_line.forced.connect(self._force_rack)
        self.rack_line.left.connect(self.close_rack)
        self.rack_line.lacking.connect(
            lambda: desk.complain(self.tr("Aucune lettre n’est tapée : Échap laisse le tirage comme il est."))
        )
        self._rack_note = ElidedLabel(self)
        self._lay_out()
        self.close_rack()
        desk.changed.connect(self.refresh)
        desk.focus_changed.connect(self.refresh)
        desk.clock.face_changed.connect(self.show_clock)
        self.show_clock(desk.clock.face)
        self.refresh()

    def _lay_out(self) -> None:
        strip = QHBoxLayout()
        strip.setSpacing(4)
        for button in self._steps.values():
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            strip.addWidget(button)
        strip.addStretch(1)
        lower = QHBoxLayout()
        lower.setSpacing(16)
        # The rack is typed where the names and the open turns stand: nothing moves.
        for widget, stretch in (
            (self._names, 3),
            (self._open, 3),
            (self.rack_line, 2),
            (self._rack_note, 5),
            (self._room, 0),
        ):
            lower.addWidget(widget, stretch)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 12, 6)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._title, 0, 0)
        grid.addLayout(strip, 0, 1)
        grid.addLayout(lower, 1, 0, 1, 3)
        grid.setRowMinimumHeight(1, self.rack_line.sizeHint().height())
        grid.addWidget(self._clock, 0, 2)
        grid.setColumnStretch(1, 1)

    # -- what is shown -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the live turn and its steps as they are now."""
        game = self._desk.game
        following = self.next_action()
        for name, button in self._steps.items():
            button.refresh(following is not None and following.objectName() == name)
        if game is None:
            self._title.setText(self.tr("Aucune partie"))
            self._names.set_whole("")
            self._open.set_whole("")
            return
        live = game.live
        turn = live.number if live is not None and live.cancelled is None else len(list(game.revealed_turns)) + 1
        title = self.tr("Partie {0} · coup {1} · {2}").format(game.number, turn, step_text(game.step).upper())
        if game.step is Step.ENDED:
            title = self.tr("Partie {0} finie").format(game.number)
        self._title.setText(title)
        self._names.set_whole(self._lists(game))
        set_property(self._names, "status", "" if game.lexicon.official else "warning")
        self._open.set_whole(self._open_turns(game))
        self.show_clock(self._desk.clock.face)

    def set_room(self, text: str) -> None:
        """What the room sees: the state of the projector."""
        self._room.setText(text)

    def next_action(self) -> DeskAction | None:
        """The step that comes next."""
        name = self._desk.following
        return self._actions[name] if name is not None else None

    def show_clock(self, face: ClockFace) -> None:
        """Show the time, its state by colour and sign."""
        sign = {ClockState.PAUSED: "Ⅱ ", ClockState.OVER: "■ "}.get(face.state, "")
        self._clock.setText(f"{sign}{face.text}")
        status = "zero" if face.state is ClockState.OVER else "warning" if face.warning else ""
        set_property(self._clock, "status", status or ("dim" if face.state is ClockState.READY else ""))

    def _lists(self, game: Game) -> str:
        lexicon = self.tr("lexique {0} ({1} {1:mot|mots})").format(game.lexicon.name, counted(game.lexicon.words))
        if not game.lexicon.official:
            lexicon = self.tr("{0}, liste non officielle").format(lexicon)
        rules = game.rules
        variant = choice_text("variant", rules.variant) if rules.variant != "normal" else ""
        time = clock_text(turn_seconds(game, game.live.number if game.live is not None else 1))
        kind = self.tr("topping") if rules.time.topping else self.tr("mort subite") if rules.time.elimination else ""
        limit = self.tr("{0} {0:coup|coups}").format(counted(rules.end.turns)) if rules.end.turns else ""
        return join((lexicon, rules.title, variant, kind, time, limit))

    def _open_turns(self, game: Game) -> str:
        parts = []
        for one in self._desk.session.state.games if self._desk.session is not None else ():
            left = [turn.number for turn in one.open_turns()] if one.number < game.number else []
            if left:  # of an earlier game: nothing is closed by opening the next
                parts.append(self.tr("partie {0}, {1:coup|coups} {1}").format(one.number, listed(left)))
        for turn in self._desk.open_turns():
            tables = game.pending(turn.serial)
            kept = self.tr(" + {0} sans numéro").format(len(turn.kept)) if turn.kept else ""
            parts.append(self.tr("coup {0} ({1}){2}").format(turn.number, listed(tables), kept))
        return self.tr("ouverts : {0}").format(" ; ".join(parts[-3:])) if parts else ""

    # -- typing a rack -----------------------------------------------------------------------------------------------

    def open_rack(self) -> None:
        """Let a rack drawn by hand be typed; what was typed and left is still there, the next letter replaces it."""
        self.rack_line.selectAll()
        self._names.hide()
        self._open.hide()
        self.rack_line.show()
        self._rack_note.show()
        self._ask_rack()
        self._check_rack(self.rack_line.text())
        self.rack_line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _ask_rack(self) -> None:
        self.rack_line.setPlaceholderText(self.tr("ABC+DEFG, -ABCDEFG après un rejet"))
        text = self.tr("Tirage : tapez les lettres, Entrée enregistre, Échap abandonne.")
        game = self._desk.game
        kept = start_of_turn(game, game.next_serial).leftover if game is not None else ()
        if kept and self._desk.step in (Step.BEFORE, Step.REVEALED):
            text = join((self.tr("reliquat {0}").format(to_text(kept)), text))
        self._say(text, "dim")

    def _write_names(self) -> None:
        self._clock.setAccessibleName(self.tr("Chrono"))
        self.rack_line.setAccessibleName(self.tr("Tirage tapé"))

    def close_rack(self) -> None:
        """Put the line away, what was typed kept for the next time."""
        self.rack_line.hide()
        self._rack_note.hide()
        self._names.show()
        self._open.show()

    def forget_rack(self) -> None:
        """What was typed is taken, or belongs to another game."""
        self.rack_line.clear()
        self.close_rack()

    @property
    def typing(self) -> bool:
        """True while the rack is being typed."""
        return not self.rack_line.isHidden()

    def _check_rack(self, text: str) -> None:
        if not text.strip():
            return
        typed = self._check(text)
        if typed is None:
            return
        if typed.problems:
            self._say(problems_text(typed.problems), "warning")
        else:
            self._say(self.tr("Tirage valable : Entrée enregistre."), "exact")

    def _enter_rack(self, text: str) -> None:
        """Take a rack without a fault; another stays, for the next letter to replace it, and has a key to force it."""
        typed = self._check(text)
        if typed is None:
            return
        self.rack_line.selectAll()
        if not typed.problems:
            self.rack_typed.emit(text)
            return
        what = self.tr("Retapez-le.")
        if typed.draw is not None:
            what = self.tr("Retapez-le, ou Ctrl+Entrée le prend quand même, avec un motif.")
        self._say(f"{problems_text(typed.problems)} {what}", "warning")

    def _force_rack(self, text: str) -> None:
        typed = self._check(text)
        if typed is None:
            return
        if typed.problems and typed.draw is not None:
            self.force_wanted.emit(text)
        else:
            self._enter_rack(text)

    def _say(self, text: str, status: str) -> None:
        self._rack_note.set_whole(text)
        set_property(self._rack_note, "status", status)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._write_names()
            self.refresh()
            if not self.rack_line.isHidden():
                self._ask_rack()
                self._check_rack(self.rack_line.text())
        super().changeEvent(event)

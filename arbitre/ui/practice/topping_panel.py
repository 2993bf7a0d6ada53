"""Topping in the window: who calls which move, what it is worth, the time of each top, the ranking by total time."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QWidget

from arbitre.application.session.session import Session
from arbitre.application.session.topping import Called
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.event.topping import ToppingLine, seconds_text, topping_standing
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.refusals import keyed
from arbitre.ui.kit.table import KeyedModel, TableColumn, TableView
from arbitre.ui.look.theme import Theme
from arbitre.ui.practice.side_panel import EnterLine, SidePanel
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.i18n import examples
from arbitre.ui.words.texts import join, move_text


@dataclass(frozen=True)
class _Call:
    """What a player called, and what it was worth; its sentence is made in the language of the moment."""

    table: int
    said: str
    called: Called
    seconds: float


class ToppingPanel(SidePanel):
    """``3 VACIVE O3``: table 3 calls it (the number is left out for a player alone); the clock's time is his."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(services, parent, "topping")
        self._calls: list[_Call] = []
        self._turn = 0
        self._state = self.label("total", wrap=True)
        self._hint = self.label("dim", wrap=True)
        self.line = EnterLine(self, self.call)
        self._answer = self.label("preview")
        self._log = QListWidget(self)
        self._log.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._log.setMaximumHeight(110)
        self._view = TableView(self)
        self.model = KeyedModel((), lambda row: row.player, services.theme, self)
        self._view.set_keyed(self.model)
        for widget in (self._state, self._hint, self.line, self._answer, self._log):
            self.column.addWidget(widget)
        self.column.addWidget(self._view, 1)
        services.desk.clock.moment.connect(self._on_moment)
        self.retranslate()
        self.set_size(640, 440)

    # -- calls -------------------------------------------------------------------------------------------------------

    def call(self) -> None:
        """A move is called: say what it is worth; a top is recorded with the time of the clock."""
        session, game, live = self.session, self.game, self.live
        text = self.line.text().strip()
        if session is None or game is None or live is None or not text:
            self.desk.refused.emit()
            return
        if game.step is not Step.RUNNING:
            self._say(self._state_text(game, live), "warning")
            self.line.selectAll()
            self.desk.refused.emit()
            return
        head, _, rest = text.partition(" ")
        waiting = [table for table in game.expected(live.serial) if table not in live.topping]
        table, said = (int(head), rest.strip()) if head.isdecimal() else (waiting[0] if len(waiting) == 1 else 0, text)
        if not table:
            self._say(self.tr("Tapez d’abord la table de celui qui annonce."), "warning")
            self.line.home(False)
            self.desk.refused.emit()
            return
        # The clock's own time, for a pause begins the turn's count anew.
        seconds = max(0.0, self.desk.clock.clock.seconds - self.desk.clock.left)
        try:
            called = session.practice.topping.call(table, said, seconds)
        except ArbitreError as error:
            self._say(error_text(error), "warning")
            self.line.selectAll()
            self.desk.refuse(error, self.call)
            return
        self.line.clear()
        self._calls.insert(0, _Call(table, said.upper(), called, seconds))
        self._tell_answer(game)
        self._end_when_all_found(session)
        self.refresh()

    def _tell_answer(self, game: Game) -> None:
        """What the last call was worth."""
        if self._calls:
            last = self._calls[0].called
            status = "zero" if last.move is None else "top" if last.is_top else "warning"
            self._say(self._call_text(self._calls[0], game), status)
        else:
            self._say("")

    def _call_text(self, call: _Call, game: Game) -> str:
        move = call.called.move
        if move is None:
            return self.tr("{0} : ce n’est pas une solution.").format(call.said)
        shown = move_text(move, game.row_label)
        if call.called.is_top:
            return self.tr("TOP ! {0} en {1}").format(shown, self._seconds(call.seconds))
        return self.tr("{0} : ce n’est pas le top.").format(shown)

    def _end_when_all_found(self, session: Session) -> None:
        game = session.game
        live = game.live
        if live is not None and live.step is Step.RUNNING and not game.pending(live.serial):
            self._finish(session)

    def _on_moment(self, left: int) -> None:
        """The limit is reached: those who have not found the top get the penalty; nothing is revealed."""
        game, session = self.game, self.session
        if left or game is None or session is None or not game.rules.time.topping or game.step is not Step.RUNNING:
            return
        self._finish(session)

    def _finish(self, session: Session) -> None:
        if self.desk.succeeds(session.turns.call_time):
            self.desk.say(self.tr("Coup terminé : révélez la solution."), self.services.actions["reveal"])

    def _say(self, text: str, status: str = "") -> None:
        self.say(self._answer, text, status)

    # -- what is shown -----------------------------------------------------------------------------------------------

    def open(self) -> None:
        super().open()
        self.line.setFocus()

    def refresh(self) -> None:
        session, game, live = self.session, self.game, self.live
        self._show_example()
        on = session is not None and game is not None and game.rules.time.topping
        self.line.setEnabled(bool(on and game is not None and game.step is Step.RUNNING))
        if session is None or game is None or not on:
            self._state.setText(self.tr("La partie en cours n’est pas un topping."))
            key = keyed(self.services.actions, "new_game")
            self._hint.setText(self.tr("Il se choisit au temps d’une nouvelle partie : {0}.").format(key))
            self.model.set_rows(())
            self._view.fit()
            return
        if live is not None and live.serial != self._turn:
            self._turn = live.serial
            self._calls.clear()
            self._say("")
        self._state.setText(self._state_text(game, live))
        rules = game.rules.time
        self._hint.setText(
            self.tr("Limite {0} s ; top non trouvé : {0} s + {1} s de pénalité.").format(
                rules.topping_limit, rules.topping_penalty
            )
        )
        self._log.clear()
        self._log.addItems([join((str(call.table), self._call_text(call, game)), " · ") for call in self._calls])
        self.model.set_rows(topping_standing([game], session.state.players))
        self._view.fit()

    def _state_text(self, game: Game, live: Turn | None) -> str:
        following = keyed(self.services.actions, self.desk.following or "draw")
        if game.step is Step.ENDED:
            return self.tr("La partie est finie · à suivre : {0}").format(following)
        if live is None or game.step in (Step.BEFORE, Step.DRAWN):
            return self.tr("À suivre : {0} ; les annonces viennent après le chrono.").format(following)
        found = join(
            (
                self.tr("table {0} en {1}").format(table, self._seconds(time))
                for table, time in sorted(live.topping.items())
                if time is not None
            ),
            ", ",
        )
        if live.step is Step.RUNNING:
            running = self.tr("Coup {0} : on cherche.").format(live.number)
            return join((running, found, self.tr("à suivre : {0}").format(following)))
        told = self.tr("Coup {0} terminé.").format(live.number), found or self.tr("personne n’a trouvé")
        return join((*told, self.tr("à suivre : {0}").format(following)))

    def _show_example(self) -> None:
        shown = examples(self.game, self.services.settings)
        self.line.setPlaceholderText(self.tr("{0} : table, mot, référence").format(f"3 {shown.long} {shown.across}"))

    def _seconds(self, seconds: float) -> str:
        return seconds_text(seconds, self.tr(",", "decimal mark"))

    def retranslate(self) -> None:
        if self.game is not None:
            self._tell_answer(self.game)
        self.setWindowTitle(self.tr("Topping"))
        self._show_example()
        self.line.setAccessibleName(self.tr("Annonce : table, mot, référence"))
        self._log.setAccessibleName(self.tr("Annonces du coup"))
        self._view.setAccessibleName(self.tr("Classement au temps total"))
        self.model.set_columns(
            (
                TableColumn(self.tr("rang"), lambda row: str(row.rank), number=True, sort=lambda row: row.rank),
                TableColumn(self.tr("table"), lambda row: str(row.table), number=True, sort=lambda row: row.table),
                TableColumn(self.tr("joueur"), lambda row: row.name, wide=True),
                TableColumn(
                    self.tr("temps"), lambda r: self._seconds(r.seconds), number=True, sort=lambda r: r.seconds
                ),
                TableColumn(self.tr("tops"), lambda row: str(row.found), number=True, sort=lambda row: row.found),
                TableColumn(self.tr("manqués"), lambda row: str(row.missed), number=True, sort=lambda row: row.missed),
                TableColumn(self.tr("meilleur"), self._best, number=True),
            )
        )

    def _best(self, row: ToppingLine) -> str:
        return self._seconds(row.best) if row.best is not None else "–"

    def apply_theme(self, theme: Theme) -> None:
        self.model.set_theme(theme)

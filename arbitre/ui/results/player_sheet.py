"""One player's game turn by turn: what was there, what he played, what it cost; in a window that stops nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from arbitre.application.session.session import Session
from arbitre.domain.event.state import Game
from arbitre.reports.documents import Column, Facts, Kind
from arbitre.ui.board.charts import LineChart, Series
from arbitre.ui.forms.ui_player_sheet import Ui_PlayerSheet
from arbitre.ui.guard import guarded
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.papers import paper_of, table_columns
from arbitre.ui.kit.table import KeyedModel
from arbitre.ui.words.texts import join


def losses(game: Game, session: Session, player: str) -> tuple[float | None, ...]:
    """Points lost on the top so far, turn by turn, of the turns that the room knows."""
    result = session.results.game_result(game).players.get(player)
    lost, values = 0, []
    for turn in game.revealed_turns:
        score = result.scores.get(turn.serial) if result is not None else None
        lost += (score.points if score else 0) - (turn.retained.score if turn.retained else 0)
        values.append(float(lost))
    return tuple(values)


@guarded
class PlayerSheet(QDialog):
    """Shows a player of a list; Page up and Page down go to the one before and after."""

    def __init__(
        self, services: Services, print_sheet: Callable[[int, str], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._print = print_sheet
        self._session: Session | None = None
        self._game = 0
        self._players: tuple[str, ...] = ()
        self._at = 0
        self.ui = Ui_PlayerSheet()
        self.ui.setupUi(self)
        ui = self.ui
        self._chart = LineChart(services.theme, self)
        ui.split.addWidget(self._chart)
        ui.split.setSizes([420, 180])
        self._model = KeyedModel((), lambda row: row[0], services.theme, self)
        ui.table.set_keyed(self._model, sortable=False)
        ui.beforeButton.clicked.connect(lambda: self.step(-1))
        ui.afterButton.clicked.connect(lambda: self.step(1))
        ui.closeButton.clicked.connect(self.close)
        ui.printButton.clicked.connect(self._on_print)
        services.desk.changed.connect(self._on_changed)
        services.themes.changed.connect(lambda theme: self._refresh())

    def show_player(self, session: Session, game: int, players: Sequence[str], player: str) -> None:
        """Show a player's game, 0 all of the event; ``players`` are those that the keys go through."""
        self._session, self._game, self._players = session, game, tuple(players)
        self._at = self._players.index(player) if player in self._players else 0
        self._refresh()
        self.show()
        self.raise_()
        self.activateWindow()
        self.ui.table.setFocus()

    @property
    def player(self) -> str:
        """The player shown."""
        return self._players[self._at] if self._players else ""

    def step(self, steps: int) -> None:
        """Go to another player of the list."""
        wanted = self._at + steps
        if 0 <= wanted < len(self._players):
            self._at = wanted
            self._refresh()

    def _on_changed(self) -> None:
        if self.isVisible():
            if self._services.desk.session is not self._session:
                self.close()
            else:
                self._refresh()

    def _refresh(self) -> None:
        session = self._session
        if session is None or not self._players or self._game > len(session.state.games):
            return
        from arbitre.reports.player_papers import player_event_sheet, player_sheet

        player, ui = self.player, self.ui
        counted = session.state.counted_games
        theirs = [game for game in counted if player in session.results.game_result(game).players]
        game = session.state.game(self._game) if self._game else (theirs or session.state.games)[-1]
        if player not in session.results.game_result(game).players:
            return
        texts = self._services.languages.texts()
        paper = paper_of(session, texts)
        document = player_sheet(paper, game, player) if self._game else player_event_sheet(paper, player)
        facts = next(block for block in document.walk() if isinstance(block, Facts))
        table = document.tables()[0]
        if not self._game:
            columns = (Column("game", texts.tr("Partie"), Kind.INT), *table.columns)
            parts = zip(theirs, document.tables(), strict=True)
            table = replace(
                table, columns=columns, rows=[(one.number, *row) for one, part in parts for row in part.rows]
            )
        one = session.results.game_result(game).players[player]
        theme = self._services.theme
        ui.nameLabel.setText(self.tr("Table {0} · {1}").format(one.table, one.name))
        ui.factsLabel.setText(join(f"{name} {value}" for name, value in facts.pairs if value != "–"))
        self.setWindowTitle(self.tr("Feuille de route · {0}").format(one.name))
        self._model.set_theme(theme)
        self._model.set_columns(table_columns(table, texts))
        self._model.set_rows(table.rows)
        ui.table.fit()
        best = session.results.standing(game.number)[0]
        series = [Series(one.name, losses(game, session, player), main=True)]
        if best.player != player:
            series.append(Series(best.name, losses(game, session, best.player)))
        self._chart.set_theme(theme)
        self._chart.set_title(self.tr("Points perdus sur le top"))
        self._chart.set_series([*series, Series(self.tr("top"), tuple(0.0 for _ in series[0].values), dashed=True)])
        ui.beforeButton.setEnabled(self._at > 0)
        ui.afterButton.setEnabled(self._at + 1 < len(self._players))

    def _on_print(self) -> None:
        if self._players:
            self._print(self._game, self.player)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.ui.table.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if steps is not None:
            self.step(steps)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # a dialog's Enter presses a button; here it means nothing
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._refresh()
        super().changeEvent(event)

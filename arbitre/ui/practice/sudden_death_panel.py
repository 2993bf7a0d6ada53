"""Sudden death in the window: who is in, who is out and since when, the turn's time, and parting level players."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from arbitre.application.session.session import Session
from arbitre.application.session.sudden_death import elimination, elimination_due, level_players, survivors
from arbitre.domain.base.ranges import ranges
from arbitre.domain.event.state import Game, Step
from arbitre.domain.rules.turn_rules import time_of_turn
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.refusals import keyed, unseen_text
from arbitre.ui.kit.table import KeyedModel, TableColumn, TableView
from arbitre.ui.look.theme import Theme
from arbitre.ui.practice.side_panel import SidePanel
from arbitre.ui.words.texts import counted, eliminated_text, join, listed, number


@dataclass(frozen=True)
class _Row:
    table: int
    name: str
    points: int | None  # of the last complete turn he played
    out: int  # number of the turn that put him out, 0: still in
    due: bool  # out once the turn is settled


class SuddenDeathPanel(SidePanel):
    """Eliminations are shown before they are made; the next rack makes them by itself."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(services, parent, "sudden-death")
        self._state = self.label("total", wrap=True)
        self._time = self.label("dim", wrap=True)
        self._view = TableView(self)
        self.model = KeyedModel((), lambda row: row.table, services.theme, self)
        self._view.set_keyed(self.model)
        self.eliminate_button = QPushButton(self)
        self.eliminate_button.setProperty("primary", True)
        self.eliminate_button.clicked.connect(self.eliminate)
        self.tell_button = QPushButton(self)
        self.tell_button.clicked.connect(self.tell_room)
        self._level_label = self.label("heading")
        self.level_box = QComboBox(self)
        self._level_label.setBuddy(self.level_box)
        self.part_button, self.decide_button = QPushButton(self), QPushButton(self)
        self.part_button.clicked.connect(self.open_tie_break)
        self.decide_button.clicked.connect(self.decide)
        level = QHBoxLayout()
        level.addWidget(self.level_box, 1)
        level.addWidget(self.part_button)
        level.addWidget(self.decide_button)
        for widget in (self._state, self._time):
            self.column.addWidget(widget)
        self.column.addWidget(self._view, 1)
        settle = QHBoxLayout()
        settle.addWidget(self.eliminate_button, 2)
        settle.addWidget(self.tell_button, 1)
        self.column.addLayout(settle)
        self.column.addWidget(self._level_label)
        self.column.addLayout(level)
        self.retranslate()
        self.set_size(540, 460)

    # -- commands ----------------------------------------------------------------------------------------------------

    def eliminate(self) -> None:
        """Put out the tables of the complete turns."""
        session = self.session
        if session is None:
            return
        out = self.desk.attempt(session.practice.sudden_death.eliminate)
        if out is None:
            return
        undo = self.services.actions["undo"]
        if out:
            self.desk.say(eliminated_text(session.state.players, session.game, out), undo)
        else:
            self.desk.say(self.tr("Les éliminations suivent les bulletins corrigés."), undo)
        self.refresh()

    def tell_room(self) -> None:
        """Put who went out last, and how many are left, on the projector."""
        session, game = self.session, self.game
        if session is None or game is None:
            return
        still = survivors(game)
        if len(still) == 1:
            text = self._last_in(session, game, still[0])
        else:
            last = next((turn for turn in reversed(game.turns) if turn.counts and turn.eliminated), None)
            out = eliminated_text(session.state.players, game, last.eliminated) if last is not None else ""
            text = join((out, self.tr("{0} {0:joueur|joueurs} en lice").format(counted(len(still)))))
        if self.desk.succeeds(lambda: session.room.show_message(text)):
            unseen = unseen_text(self.desk.room, self.tr("ce message"))
            self.desk.say(join((self.tr("Message à la salle : {0}").format(text), unseen)))

    def open_tie_break(self) -> None:
        """Begin a game apart for the players chosen."""
        session, players = self.session, self.level_box.currentData()
        if session is None or not players:
            return
        title = self.tr("Mort subite : départage")
        if self.desk.attempt(lambda: session.practice.sudden_death.open_tie_break(players, title)) is not None:
            game = session.game
            seats = join(
                (
                    self.tr("table {0} : {1}").format(table, self._names(session, (player,)))
                    for table in sorted(game.seats)
                    if (player := game.player_at(table, 1)) is not None
                ),
                ", ",
            )
            told = self.tr("Départage ouvert : ses points ne comptent nulle part.")
            self.desk.say(join((told, seats)), self.services.actions["draw"])
        self.refresh()

    def decide(self) -> None:
        """Note who won the tie-break."""
        session = self.session
        if session is None:
            return
        groups = self.desk.attempt(lambda: session.practice.sudden_death.decide(self.tr("mort subite")))
        if groups is not None:
            names = join((self._names(session, group) for group in groups), " > ")
            self.desk.say(self.tr("Départagés : {0}.").format(names), self.services.actions["standings"])
        self.refresh()

    # -- what is shown -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        session, game = self.session, self.game
        if session is None or game is None or not game.rules.time.elimination:
            self._state.setText(self.tr("La partie en cours n’est pas une mort subite."))
            self._time.setText(
                self.tr("Elle se choisit au temps d’une nouvelle partie, ou pour départager ci-dessous.")
            )
            self.model.set_rows(())
            self._view.fit()
            self.eliminate_button.setEnabled(False)
            self.eliminate_button.setText(self.tr("&Éliminer"))
            self.tell_button.setEnabled(False)
        else:
            self._show_game(session, game)
        self._show_level()

    def _show_game(self, session: Session, game: Game) -> None:
        still = survivors(game)
        due = elimination_due(game)
        if len(still) == 1:
            text = self._last_in(session, game, still[0])
        else:
            text = self.tr("{0} {0:joueur|joueurs} en lice").format(counted(len(still)))
        if due is not None and due.out:
            gone = self.tr("à éliminer : {0}").format(ranges(due.out))
        else:
            last = next((turn for turn in reversed(game.turns) if turn.counts and turn.eliminated), None)
            gone = eliminated_text(session.state.players, game, last.eliminated) if last is not None else ""
        following = keyed(self.services.actions, self.desk.following or "draw")
        waits = game.open_turns()[:1] if game.step is Step.REVEALED else ()
        missing = [
            self.tr("bulletins manquants au coup {0} : {1}").format(turn.number, ranges(game.pending(turn.serial)))
            for turn in waits
        ]
        self._state.setText(join((text, gone, *missing, self.tr("à suivre : {0}").format(following))))
        live = game.live
        turn = live.number if live is not None and not live.revealed else len(list(game.revealed_turns)) + 1
        time = time_of_turn(game.rules.time, turn)
        writing = game.rules.time.sudden_death_writing
        self._time.setText(
            self.tr("Coup {0} : {1} s, puis {2} s pour écrire").format(turn, time.seconds - writing, writing)
        )
        self.model.set_rows(_rows(session, game))
        self._view.fit()
        self.eliminate_button.setEnabled(due is not None)
        self.tell_button.setEnabled(due is None)
        self.eliminate_button.setText(
            self.tr("&Éliminer : {0:table|tables} {0}").format(listed(due.out))
            if due is not None and due.out
            else self.tr("&Éliminer")
        )

    def _last_in(self, session: Session, game: Game, table: int) -> str:
        player = game.player_at(table, game.next_serial)
        return self.tr("Dernier en lice : {0}").format(self._names(session, (player,) if player else ()))

    def _show_level(self) -> None:
        session, game = self.session, self.game
        self.level_box.clear()
        groups = level_players(session.state) if session is not None else []
        for players in groups:
            assert session is not None
            self.level_box.addItem(self._names(session, players), players)
        ended = game is not None and game.ended is not None
        self.part_button.setEnabled(ended and bool(groups))
        self.level_box.setEnabled(bool(groups))
        self.decide_button.setEnabled(game is not None and game.apart and len(survivors(game)) <= 1)

    @staticmethod
    def _names(session: Session, players: tuple[str, ...]) -> str:
        known = session.state.players
        return join((known[one].name if one in known else one for one in players), ", ")

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Mort subite"))
        self._view.setAccessibleName(self.tr("Joueurs en lice et éliminés"))
        self._level_label.setText(self.tr("Ex æquo à &départager"))
        self.tell_button.setText(self.tr("Dire à la &salle"))
        self.part_button.setText(self.tr("&Jouer le départage"))
        self.decide_button.setText(self.tr("&Noter le résultat"))
        self.model.set_columns(
            (
                TableColumn(self.tr("table"), lambda row: str(row.table), number=True, sort=lambda row: row.table),
                TableColumn(self.tr("joueur"), lambda row: row.name, wide=True),
                TableColumn(self.tr("points"), _points, number=True, sort=lambda row: row.points or 0),
                TableColumn(self.tr("état"), self._row_state, tone=_tone, bold=lambda row: not row.out and not row.due),
            )
        )

    def _row_state(self, row: _Row) -> str:
        if row.out:
            return self.tr("éliminé au coup {0}").format(row.out)
        return self.tr("à éliminer") if row.due else self.tr("en lice")

    def apply_theme(self, theme: Theme) -> None:
        self.model.set_theme(theme)


def _points(row: _Row) -> str:
    return number(row.points) if row.points is not None else "–"


def _tone(row: _Row) -> str:
    return "zero" if row.out else "warning" if row.due else "exact"


def _rows(session: Session, game: Game) -> list[_Row]:
    """Everybody, those in first, then the last ones out."""
    due = elimination_due(game)
    waits = due.out if due is not None else ()
    complete = [turn.serial for turn in game.turns if game.complete(turn.serial)]
    points: dict[int, int] = {}
    for serial in complete:
        points.update(elimination(game, serial).points)
    out = {table: turn.number for turn in game.turns if turn.counts for table in turn.eliminated}
    rows = []
    for table in sorted(game.seats):
        player = game.player_at(table, game.next_serial)
        known = session.state.players.get(player or "")
        name = known.name if known is not None else ""
        rows.append(_Row(table, name, points.get(table), out.get(table, 0), table in waits))
    return sorted(rows, key=lambda row: (row.out > 0, -row.out, row.table))

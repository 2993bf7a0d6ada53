"""Who sits where: a plan for the game, the tables of each arbiter, who comes late and who leaves."""

from __future__ import annotations

import uuid

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from arbitre.application.players.table_plan import Plan, blocks, neighbours, plan
from arbitre.application.session.session import Session
from arbitre.application.session.tables import may_assign
from arbitre.domain.base.players import Player
from arbitre.domain.event.state import Game
from arbitre.ui.board.table_plan_view import TablePlanView, places_of
from arbitre.ui.forms.ui_tables_panel import Ui_TablesPanel
from arbitre.ui.guard import guarded
from arbitre.ui.kit.boxes import fill_box
from arbitre.ui.kit.page import Services
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.texts import counted, join, later_slips_text, listed


def read_numbers(text: str) -> list[int]:
    """Numbers and ranges of a line, ``13 20-24``; what is none is left out.

    >>> read_numbers("13, 20-22 x")
    [13, 20, 21, 22]
    """
    found: list[int] = []
    for part in text.replace(",", " ").split():
        low, dash, high = part.partition("-")
        if low.isdecimal() and (not dash or high.isdecimal()):
            found += range(int(low), int(high or low) + 1) if int(high or low) < 10_000 else []
    return found


@guarded
class TablesPanel(QWidget):
    """The picture of the room and what changes it."""

    table_chosen = Signal(int)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._session: Session | None = None
        self._player: Player | None = None
        self.ui = Ui_TablesPanel()
        self.ui.setupUi(self)
        ui = self.ui
        self.view = TablePlanView(services.theme, self)
        ui.scroll.setWidget(self.view)
        ui.scroll.setFrameShape(ui.scroll.Shape.NoFrame)
        ui.scroll.viewport().setAutoFillBackground(False)
        self.view.setAutoFillBackground(False)
        self.view.table_clicked.connect(self.table_chosen)
        ui.assignButton.clicked.connect(self.assign)
        ui.reservedEdit.returnPressed.connect(self.assign)
        ui.arbitersButton.clicked.connect(self.share)
        ui.arbitersEdit.returnPressed.connect(self.share)
        ui.seatButton.clicked.connect(self.seat)
        ui.seatEdit.returnPressed.connect(self.seat)
        ui.leaveButton.clicked.connect(self.leave)
        ui.leaveEdit.returnPressed.connect(self.leave)
        ui.backButton.clicked.connect(self.come_back)
        for field in (ui.reservedEdit, ui.arbitersEdit, ui.seatEdit, ui.leaveEdit):
            field.installEventFilter(self)
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Undo in a field where nothing is typed takes back what was done with it: Qt would keep the key."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Undo)
            and isinstance(watched, QLineEdit)
            and not watched.text()
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Take the texts of the language of the moment."""
        self.ui.retranslateUi(self)
        texts: list[tuple[object, str]] = [
            (str(Plan.FIXED), self.tr("comme avant")),
            (str(Plan.RANDOM), self.tr("au hasard")),
            (str(Plan.CLUBS), self.tr("clubs séparés")),
            (str(Plan.RANK), self.tr("par rang")),
        ]
        fill_box(self.ui.planBox, texts)

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self.view.set_theme(theme)

    def show_session(self, session: Session | None, player: Player | None) -> None:
        """Show the tables of the game, and point out the player chosen in the list."""
        self._session, self._player = session, player
        game = session.state.games[-1] if session is not None and session.state.games else None
        self._show_plan(session, game)
        ui = self.ui
        for widget in (ui.arbitersButton, ui.seatButton, ui.leaveButton, ui.backButton):
            widget.setEnabled(game is not None)
        ui.assignButton.setEnabled(game is not None and may_assign(game))
        ui.seatLabel.setText(_short(player.name) if player is not None else self.tr("Le &joueur choisi"))
        if session is None:
            ui.planNote.clear()
        elif game is None:
            ui.planNote.setText(self.tr("Aucune partie n’est ouverte : Ctrl+G en ouvre une, avec ce plan ou un autre."))
        elif game.turns:
            ui.planNote.setText(
                self.tr(
                    "La partie est commencée : un joueur s’assied ou part à partir d’un coup ; F7 échange deux tables."
                )
            )
        else:
            ui.planNote.setText(self._plan_note(session, game))

    def _seats(self, session: Session, game: Game | None) -> dict[int, str]:
        if game is None:
            return session.tables.usual_seats()
        serial = len(game.turns) or 1
        found = {table: game.player_at(table, serial) for table in game.seats}
        return {table: player or "" for table, player in found.items()}

    def _show_plan(self, session: Session | None, game: Game | None) -> None:
        if session is None:
            self.view.set_places(())
            return
        players = session.state.players
        seats = self._seats(session, game)
        named = {
            table: (players[one].name, players[one].club) if one in players else ("", "")
            for table, one in seats.items()
        }
        seated = {table: one for table, one in seats.items() if one in players}
        marked = {table for pair in neighbours(seated, players) for table in pair}
        gone = [table for table, turn in game.left.items() if turn <= game.next_serial] if game is not None else []
        self.view.set_places(places_of(named, game.arbiters if game is not None else {}, gone), marked)
        own = self._player.id if self._player is not None else None
        self.view.set_current(next((table for table, one in seats.items() if one == own and own), 0))

    def _plan_note(self, session: Session, game: Game) -> str:
        seats = {table: one for table, one in self._seats(session, game).items() if one}
        close = len(neighbours(seats, session.state.players))
        arbiters = sorted(set(game.arbiters.values()))
        parts = [self.tr("{0} {0:table|tables}").format(counted(len(seats)))]
        if close:
            parts.append(self.tr("{0} {0:paire|paires} de voisins d’un même club").format(counted(close)))
        parts += [f"{name} {listed(table for table, who in game.arbiters.items() if who == name)}" for name in arbiters]
        return join(parts)

    # -- commands ----------------------------------------------------------------------------------------------------

    def assign(self) -> None:
        """Give everybody a table by the plan chosen, before the first turn."""
        session = self._session
        if session is None or not session.state.games:
            return
        game = session.game
        before = {table: one for table, one in self._seats(session, game).items() if one}
        kind = Plan(self.ui.planBox.currentData())
        seats = plan(
            kind,
            list(session.state.players.values()),
            before=before,
            standing=session.results.standing(),
            seed=uuid.uuid4().hex,
            reserved=read_numbers(self.ui.reservedEdit.text()),
        )
        if self._services.desk.succeeds(lambda: session.tables.assign(seats)):
            text = self.tr("{0} {0:table attribuée|tables attribuées}.").format(counted(len(seats)))
            self._services.desk.say(text, self._services.actions["undo"])

    def share(self) -> None:
        """Share the tables among the arbiters named, in blocks of neighbours."""
        session = self._session
        names = [" ".join(name.split()) for name in self.ui.arbitersEdit.text().split(",")]
        names = list(dict.fromkeys(name for name in names if name))
        if session is None or not session.state.games or not names:
            return
        shares = blocks([table for table, one in self._seats(session, session.game).items() if one], names)
        if self._services.desk.succeeds(lambda: session.tables.assign_arbiters(shares)):
            text = join(f"{name} {listed(tables)}" for name, tables in shares.items())
            self._services.desk.say(self.tr("Tables des arbitres : {0}").format(text), self._services.actions["undo"])

    def seat(self) -> None:
        """The player chosen sits at a table, from the next turn or a given one."""
        session, player, found = self._session, self._player, self._two(self.ui.seatEdit.text())
        if session is None or player is None or found is None:
            self._services.desk.complain(
                self.tr("Choisissez un joueur, puis tapez la table et, s’il le faut, le coup.")
            )
            return
        table, serial = found
        if self._services.desk.succeeds(lambda: session.tables.seat(table, player.id, serial)):
            self.ui.seatEdit.clear()
            text = self.tr("{0} est à la table {1}.").format(player.name, table)
            self._services.desk.say(text, self._services.actions["undo"])

    def leave(self) -> None:
        """The player of a table goes, from the next turn or a given one."""
        session, found = self._session, self._two(self.ui.leaveEdit.text())
        if session is None or found is None:
            self._services.desk.complain(self.tr("Tapez la table et, s’il le faut, le coup."))
            return
        table, serial = found
        if self._services.desk.succeeds(lambda: session.tables.leave(table, serial)):
            self.ui.leaveEdit.clear()
            text = self.tr("La table {0} ne joue plus.").format(table)
            text = join((text, later_slips_text(session.game, table)))
            self._services.desk.say(text, self._services.actions["undo"])

    def come_back(self) -> None:
        """The player of a table who had left plays again."""
        session, found = self._session, self._two(self.ui.leaveEdit.text())
        if session is None or found is None:
            self._services.desk.complain(self.tr("Tapez la table."))
            return
        if self._services.desk.succeeds(lambda: session.tables.come_back(found[0])):
            self.ui.leaveEdit.clear()
            text = self.tr("La table {0} joue de nouveau.").format(found[0])
            self._services.desk.say(text, self._services.actions["undo"])

    def _two(self, text: str) -> tuple[int, int | None] | None:
        """A table and the serial of a turn told by its number."""
        numbers = read_numbers(text)
        if not numbers or self._session is None or not self._session.state.games:
            return None
        if len(numbers) == 1:
            return numbers[0], None
        turn = self._session.game.by_number(numbers[1])
        return numbers[0], turn.serial if turn is not None else numbers[1]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _short(name: str) -> str:
    short = name if len(name) <= 22 else f"{name[:21]}…"
    return short.replace("&", "&&")

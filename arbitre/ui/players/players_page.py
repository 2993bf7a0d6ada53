"""The players: the list with its roll call, a form beside it, the tables, names that are alike, names as published."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QScrollArea, QWidget

from arbitre.application.players.base import PlayerBase, call_back, remember_event
from arbitre.application.players.lists import export_players, homonyms
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.players import MINORS, Naming, Player, SeasonTable, season
from arbitre.domain.event.state import Tournament
from arbitre.settings import data_folder, documents_folder
from arbitre.ui.forms.ui_players_page import Ui_PlayersPage
from arbitre.ui.guard import guarded
from arbitre.ui.kit.page import Page, Services
from arbitre.ui.kit.printing import ask_where
from arbitre.ui.kit.table import KeyedModel, TableColumn, plain
from arbitre.ui.look.theme import Theme
from arbitre.ui.players.import_dialog import ImportDialog
from arbitre.ui.players.player_form import PlayerForm
from arbitre.ui.players.tables_panel import TablesPanel
from arbitre.ui.words.texts import counted, join

_SHEET, _TABLES, _NAMES = range(3)
_LISTS = (".csv", ".txt", ".tsv", ".xlsx", ".xlsm", ".ods", ".xls")


@dataclass(frozen=True, slots=True)
class Row:
    """A player with his table in the running game (0: none)."""

    player: Player
    table: int = 0
    gone: bool = False


def rows_of(state: Tournament) -> list[Row]:
    """Everybody, by table and then as they were registered."""
    tables: dict[str, int] = {}
    gone: set[str] = set()
    if state.games:
        game = state.games[-1]
        for table in game.seats:
            player = game.player_at(table, max(1, len(game.turns)))
            if player is not None:
                tables[player] = table
                if game.left.get(table, game.next_serial + 1) <= game.next_serial:
                    gone.add(player)
    rows = [Row(one, tables.get(one.id, 0), one.id in gone) for one in state.players.values()]
    return sorted(rows, key=lambda row: row.table or 10_000)


@guarded
class PlayersPage(Page):
    """Ins adds, Enter opens the form, Space calls the roll, Del removes; a list dropped here is imported."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_PlayersPage()
        self.ui.setupUi(self)
        ui = self.ui
        self.form = PlayerForm(self._season, services.languages.texts, self)
        self.tables = TablesPanel(services, self)
        scroll = QScrollArea(self)  # with large letters the form is higher than a small screen
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self.form)
        ui.sheetLayout.addWidget(scroll)
        ui.tablesLayout.addWidget(self.tables)
        self._model = KeyedModel((), lambda row: row.player.id, services.theme, self)
        self._names = KeyedModel((), lambda pair: (pair[0].id, pair[1].id), services.theme, self)
        self._following = True  # the form shows who is chosen in the list
        ui.table.set_keyed(self._model)
        ui.names.set_keyed(self._names, sortable=False)
        ui.table.current_changed.connect(self._on_current)
        ui.table.opened.connect(lambda row: self.edit())
        ui.table.ticked.connect(self._tick)
        ui.table.delete_wanted.connect(self.remove)
        ui.findEdit.textChanged.connect(self.mark_stale)
        ui.findEdit.returnPressed.connect(ui.table.setFocus)
        ui.absentBox.toggled.connect(self.mark_stale)
        ui.addButton.clicked.connect(self.add)
        ui.importButton.clicked.connect(self.ask_import)
        ui.pasteButton.clicked.connect(self.paste)
        ui.lastButton.clicked.connect(self.call_last)
        ui.exportButton.clicked.connect(self.ask_export)
        ui.mergeButton.clicked.connect(self.merge)
        ui.names.opened.connect(lambda pair: self._show_pair(pair))
        ui.minorsButton.clicked.connect(lambda: self._publish_names(Naming.INITIALS, MINORS))
        ui.initialsButton.clicked.connect(lambda: self._publish_names(Naming.INITIALS))
        ui.fullButton.clicked.connect(lambda: self._publish_names(Naming.FULL))
        self.form.saved.connect(self._save)
        self.form.remove_wanted.connect(self.remove)
        self.form.left.connect(self._leave_form)
        self.tables.table_chosen.connect(self._choose_table)
        self.setAcceptDrops(True)
        ui.findEdit.setMinimumWidth(120)
        ui.keysLabel.setMinimumWidth(240)  # the first keys, on a small screen; F1 tells all of them
        self.retranslate()

    def retranslate(self) -> None:
        ui = self.ui
        ui.retranslateUi(self)
        ui.table.setAccessibleName(self.tr("Joueurs"))
        ui.names.setAccessibleName(self.tr("Noms ou licences semblables"))
        ui.side.setAccessibleName(self.tr("Fiche, tables et noms"))
        columns = [
            TableColumn(
                self.tr("Présent"),
                lambda row: "",
                ticked=lambda row: row.player.present,
                sort=lambda row: not row.player.present,
            ),
            TableColumn(
                self.tr("Table"),
                lambda row: str(row.table or ""),
                True,
                sort=lambda row: row.table or 10_000,
                tone=_tone,
            ),
            TableColumn(self.tr("Nom"), lambda row: row.player.name, tone=_tone, wide=True),
        ]
        for head, name in (
            (self.tr("Licence"), "licence"),
            (self.tr("Club"), "club"),
            (self.tr("Comité"), "committee"),
            (self.tr("Pays"), "country"),
            (self.tr("Cat."), "category"),
            (self.tr("Série"), "series"),
            (self.tr("Équipe"), "team"),
            (self.tr("Publié"), "public_name"),
        ):
            columns.append(TableColumn(head, _detail(name), tone=_tone))
        self._all_columns = columns
        self._model.set_columns(columns)
        ui.table.search_column = 2
        self._names.set_columns(
            (
                TableColumn(self.tr("Joueur"), lambda pair: _about(pair[0]), wide=True),
                TableColumn(self.tr("et"), lambda pair: _about(pair[1])),
            )
        )

    def apply_theme(self, theme: Theme) -> None:
        self._model.set_theme(theme)
        self._names.set_theme(theme)
        self.tables.set_theme(theme)

    def _season(self) -> SeasonTable:
        return season(self.services.settings.get("season_table", dict[str, object]()))

    # -- what is shown -----------------------------------------------------------------------------------------------

    def set_session(self, session: Session | None) -> None:
        if session is not self.session:
            self.form.show_player(None)
        super().set_session(session)

    def activated(self) -> None:
        super().activated()
        if self.session is not None and not self.session.state.players:
            self.add()
        else:
            self.ui.table.setFocus()

    def refresh(self) -> None:
        ui, session = self.ui, self.session
        rows = rows_of(session.state) if session is not None else []
        find = plain(ui.findEdit.text()).split()
        shown = [
            row for row in rows if (not ui.absentBox.isChecked() or not row.player.present) and _fits(row.player, find)
        ]
        used = [column for column in self._all_columns[3:] if any(column.value(row) for row in rows)]
        columns = [*self._all_columns[:3], *used]
        if [one.head for one in columns] != [one.head for one in self._model.columns]:
            self._model.set_columns(columns)
        self._model.set_rows(shown)
        ui.table.fit()
        here = sum(row.player.present for row in rows)
        ui.countLabel.setText(
            self.tr("{0} {0:inscrit|inscrits} · {1} {1:présent|présents} · {2} {2:absent|absents}").format(
                counted(len(rows)), counted(here), counted(len(rows) - here)
            )
        )
        for widget in (ui.addButton, ui.importButton, ui.pasteButton, ui.lastButton, ui.exportButton, ui.side):
            widget.setEnabled(session is not None)
        self._show_names()
        self._on_current()

    def row(self) -> Row | None:
        """The row chosen."""
        row = self.ui.table.row()
        return row if isinstance(row, Row) else None

    def _on_current(self) -> None:
        row = self.row()
        if self._following and not self._typing():
            self.form.show_player(row.player if row is not None else None)
        self.tables.show_session(self.session, row.player if row is not None else None)

    def _typing(self) -> bool:
        focused = self.focusWidget()  # none at all, before anything had the keys
        if not isinstance(focused, QWidget):
            return False
        return self.form.isVisible() and self.form.isAncestorOf(focused)

    # -- one player --------------------------------------------------------------------------------------------------

    def add(self) -> None:
        """An empty form for a new player."""
        self._following = False
        self.ui.side.setCurrentIndex(_SHEET)
        self.form.show_player(None)
        self.form.begin()

    def edit(self) -> None:
        """The form of the player chosen."""
        row = self.row()
        if row is not None:
            self._following = True
            self.ui.side.setCurrentIndex(_SHEET)
            self.form.show_player(row.player)
            self.form.begin()

    def _leave_form(self) -> None:
        self._following = True
        self.ui.table.setFocus()

    def _save(self, player: Player, new: bool) -> None:
        session = self.session
        if session is None:
            return
        if new:
            if self.done(lambda: session.players.register([player]), self.tr("Inscrit : {0}").format(player.name)):
                self.refresh_now()
                self.add()
        elif self.done(lambda: session.players.edit(player), self.tr("Fiche enregistrée : {0}").format(player.name)):
            self._leave_form()
            self.refresh_now()
            self.ui.table.go_to(player.id)

    def remove(self) -> None:
        """Take out the players chosen; whoever has a slip stays."""
        session = self.session
        if session is None or not session.state.players:
            return
        for row in self.ui.table.selected():
            player = row.player
            said = self.tr("Retiré : {0}").format(player.name)
            if not self.done(lambda player=player: session.players.remove(player.id), said):  # type: ignore[misc]
                break
        self._leave_form()

    def _tick(self, row: Row) -> None:
        """Roll call: one key a player, the cursor goes on to the next."""
        session, table = self.session, self.ui.table
        if session is None:
            return
        rows = table.selected()
        present = not row.player.present
        ids = {one.player.id: present for one in rows} if len(rows) > 1 and row in rows else {row.player.id: present}
        if not self.done(lambda: session.players.set_present(ids)):
            return
        self.refresh_now()
        if len(ids) == 1:
            at = self._model.row_of(row.player.id)
            following = (
                (at + 1 if at is not None else table.currentIndex().row()) if not self.ui.absentBox.isChecked() else at
            )
            if following is not None and following < self._model.rowCount():
                table.selectRow(following)

    # -- lists -------------------------------------------------------------------------------------------------------

    def ask_import(self) -> None:
        """Ask for a list and show what it holds."""
        folder = self.services.settings.get("import.folder", str(documents_folder()))
        filters = self.tr("Listes (*.csv *.txt *.tsv *.xlsx *.xlsm *.ods);;Tous les fichiers (*)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Liste de joueurs"), folder, filters)
        if path:
            self.import_file(Path(path))

    def import_file(self, path: Path) -> bool:
        """Show what a file holds, and register it when the arbiter accepts."""
        self.services.settings.set("import.folder", str(path.parent))
        dialog = self.importer()
        return dialog is not None and self._run(dialog, dialog.take_file(path))

    def paste(self) -> None:
        """Show what list was copied (from a workbook, a mail), and register it when the arbiter accepts."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.services.desk.complain(self.tr("Rien n’a été copié : copiez d’abord la liste, noms et colonnes."))
            return
        dialog = self.importer()
        if dialog is not None:
            self._run(dialog, dialog.take_text(text))

    def importer(self) -> ImportDialog | None:
        """The dialog that shows a list; ``None`` without a tournament."""
        if self.session is None:
            return None
        return ImportDialog(self.services, self.session, self._season(), self)

    def _run(self, dialog: ImportDialog, readable: bool) -> bool:
        if not readable:
            self.services.desk.complain(dialog.ui.note.text())
            dialog.deleteLater()
            return False
        accepted = dialog.exec() == ImportDialog.DialogCode.Accepted
        if accepted:
            self.after_import(dialog)
        dialog.deleteLater()
        return accepted

    def after_import(self, dialog: ImportDialog) -> None:
        """Say what came in, and seat those whose table the list gave."""
        session = self.session
        if session is None:
            return
        if dialog.seats and session.state.games and not session.game.turns:
            self.attempt(lambda: session.tables.assign(dialog.seats))
        told = [self.tr("{0} {0:joueur inscrit|joueurs inscrits}").format(counted(dialog.registered))]
        if dialog.updated:
            told.append(self.tr("{0} {0:fiche mise|fiches mises} à jour").format(counted(dialog.updated)))
        self.services.desk.say(join(told), self.services.actions["undo"])
        self.ui.table.setFocus()

    def base(self) -> PlayerBase:
        """The arbiter's own base of players."""
        return PlayerBase(data_folder() / "players.json")

    def call_last(self) -> None:
        """Register those of the club's last event; the roll call says who is there today."""
        session = self.session
        if session is None:
            return
        last = self.base().last_time(club=session.state.about.club)
        if last is None:
            self.services.desk.complain(self.tr("Aucune séance de ce club n’est connue : importez une liste."))
            return
        count = self.attempt(lambda: call_back(session, last[1], self._season()))
        if count is not None:
            text = self.tr("{0} {0:joueur|joueurs} de la dernière séance : Espace fait l’appel.").format(counted(count))
            self.services.desk.say(text, self.services.actions["undo"])
            self.ui.table.setFocus()

    def ask_export(self) -> None:
        """Ask where the list goes and write it."""
        session = self.session
        if session is None:
            return
        folder = self.services.settings.get("export.folder", str(documents_folder()))
        name = f"{session.state.about.name} joueurs.csv"
        path = ask_where(self, self.tr("Exporter les joueurs"), folder, name, self.tr("Tableau (*.csv)"))
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> bool:
        """Write the list, with the tables when there are any."""
        rows = self._model.rows
        tables = {row.player.id: row.table for row in rows if row.table}
        players = [row.player for row in rows]
        written = self.attempt(lambda: export_players(players, path, tables or None))
        if written is not None:
            self.services.desk.say(self.tr("Liste écrite : {0}").format(path))
        return written is not None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.session is not None and _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.import_file(path)

    # -- names that are alike, names as published --------------------------------------------------------------------

    def _show_names(self) -> None:
        session = self.session
        groups = homonyms(session.state.players.values()) if session is not None else []
        pairs = [(one, other) for group in groups for one, other in pairwise(group)]
        self._names.set_rows(pairs)
        self.ui.names.fit()
        text = self.tr("Aucun nom ni licence en double.")
        if pairs:
            text = self.tr(
                "{0} {0:nom ou licence semblable|noms ou licences semblables} : deux personnes, ou deux fois la même ?"
            ).format(counted(len(pairs)))
        self.ui.namesLabel.setText(text)
        self.ui.mergeButton.setEnabled(bool(pairs))
        title = self.tr("Noms") if not pairs else self.tr("Noms ({0})").format(len(pairs))
        self.ui.side.setTabText(_NAMES, title)

    def _show_pair(self, pair: Sequence[Player]) -> None:
        self.ui.table.go_to(pair[0].id)

    def merge(self) -> None:
        """Two entries are one person: which one stays is asked, with what only the other told."""
        session, pair = self.session, self.ui.names.row()
        if session is None or pair is None:
            return
        one, other = pair

        def chosen(index: int) -> None:
            kept, gone = ((one, other), (other, one))[index]
            said = self.tr("{0} n’est plus inscrit qu’une fois.").format(kept.name)
            self.done(lambda: session.players.merge(kept.id, gone.id), said)

        answers = [self.tr("garder {0}").format(_about(player)) for player in pair]
        self.services.desk.choice_wanted.emit(self.tr("Une seule personne : quelle fiche reste ?"), answers, chosen)

    def _publish_names(self, naming: Naming, categories: Sequence[str] = ()) -> None:
        session = self.session
        if session is None:
            return
        ids = [] if categories else [row.player.id for row in self.ui.table.selected()]
        if not categories and not ids:
            return
        count = self.attempt(lambda: session.players.name_for_publication(naming, categories, ids))
        if count is not None:
            self.services.desk.say(
                self.tr("{0} {0:nom publié changé|noms publiés changés}.").format(counted(count)),
                self.services.actions["undo"],
            )

    def _choose_table(self, table: int) -> None:
        row = next((one for one in self._model.rows if one.table == table), None)
        if row is not None:
            self.ui.table.go_to(row.player.id)

    # -- keys --------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert and not event.modifiers():
            self.add()
        else:
            super().keyPressEvent(event)


def keep_players(session: Session) -> None:
    """Remember an event's players and who was there, for the club's next evening; a disk that refuses is no matter.

    A tournament in memory (a rehearsal, the sample) is nobody's evening.
    """
    if session.path is None or not session.state.players:
        return
    try:
        remember_event(PlayerBase(data_folder() / "players.json"), session)
    except ArbitreError:
        return


def _about(player: Player) -> str:
    return join((player.name, player.licence, player.club))


def _detail(name: str) -> Callable[[Row], str]:
    return lambda row: str(getattr(row.player, name))


def _tone(row: Row) -> str:
    return "dim" if not row.player.present or row.gone else ""


def _fits(player: Player, find: Sequence[str]) -> bool:
    if not find:
        return True
    text = plain(" ".join((player.name, player.licence, player.club, player.committee, player.team, player.series)))
    return all(part in text for part in find)


def _dropped(event: QDragEnterEvent | QDropEvent) -> Path | None:
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 and files[0].suffix.lower() in _LISTS else None

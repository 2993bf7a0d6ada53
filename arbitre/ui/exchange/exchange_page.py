"""What goes between laptops and centres: markers' copies, centres' files put together, the results to send."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QThread
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QFrame, QWidget

from arbitre.application.exchange.centres import CentreMerge
from arbitre.application.exchange.handout import copy_for_others
from arbitre.application.exchange.merge import make_marker_file, merge_marker, turn_code
from arbitre.application.exchange.turn_line import take_turn
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.ranges import ranges
from arbitre.domain.event.merging import CentreFile, MergeNote, MergeReport
from arbitre.domain.event.state import Game
from arbitre.reports.catalogue import write_document
from arbitre.reports.merge_papers import centres_document, is_grave, marker_document, note_text
from arbitre.reports.paper import Paper
from arbitre.reports.results_package import make_package
from arbitre.reports.texts import slug
from arbitre.settings import documents_folder
from arbitre.ui.exchange.exchange_work import (
    Join,
    JoinThread,
    dropped,
    file_tone,
    labels,
    markers_of,
    note_tone,
    report_texts,
    together,
    united_file,
)
from arbitre.ui.exchange.settling import settle
from arbitre.ui.forms.ui_exchange_page import Ui_ExchangePage
from arbitre.ui.guard import guarded
from arbitre.ui.kit.page import Page, Services
from arbitre.ui.kit.papers import options_for
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.look.theme import Theme
from arbitre.ui.players.tables_panel import read_numbers
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.texts import counted, listed, number


@guarded
class ExchangePage(Page):
    """Files may be dropped on it: a marker's copy is merged, several files are put together as centres."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_ExchangePage()
        self.ui.setupUi(self)
        self.setAcceptDrops(True)
        ui, theme = self.ui, services.theme
        self._markers = KeyedModel((), lambda row: row.name, theme, self)
        self._notes = KeyedModel((), lambda row: row, theme, self)
        self._files = KeyedModel((), lambda row: row.centre, theme, self)
        for table, model in ((ui.markers, self._markers), (ui.notes, self._notes), (ui.files, self._files)):
            table.set_keyed(model)
        self._thread: JoinThread | None = None
        self._join: Join | None = None
        self._merge: CentreMerge | None = None
        self._report: MergeReport | None = None
        self._mail = ""
        ui.takeButton.clicked.connect(self.take_line)
        ui.lineEdit.returnPressed.connect(self.take_line)
        ui.copyButton.clicked.connect(self.make_copy)
        ui.mergeButton.clicked.connect(self.choose_copies)
        ui.markers.current_changed.connect(self._take_marker)
        ui.filesButton.clicked.connect(self.choose_centres)
        ui.acceptButton.clicked.connect(self.accept_centre)
        ui.saveButton.clicked.connect(self.save_whole)
        ui.cancelButton.clicked.connect(self.stop)
        ui.sendButton.clicked.connect(self.send)
        ui.mailButton.clicked.connect(self.copy_mail)
        ui.printButton.clicked.connect(self.print_report)
        ui.settleButton.clicked.connect(lambda: self.settle())
        ui.notes.opened.connect(self.settle)
        ui.centreEdit.editingFinished.connect(self.set_centre)
        ui.markers.setMaximumHeight(150)
        ui.progressBox.hide()
        ui.scroll.setMinimumWidth(420)
        ui.scroll.setFrameShape(QFrame.Shape.NoFrame)
        ui.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ui.scroll.viewport().setAutoFillBackground(False)
        ui.side.setAutoFillBackground(False)
        for edit in (ui.tablesEdit, ui.expectedEdit, ui.centreEdit):
            edit.setMaximumWidth(140)
        self.retranslate()

    # -- texts -------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        ui, texts = self.ui, self.services.languages.texts()
        ui.retranslateUi(self)
        ui.markers.setAccessibleName(self.tr("Marqueurs"))
        ui.notes.setAccessibleName(self.tr("Constats"))
        ui.progressBar.setAccessibleName(self.tr("Avancement de la réunion"))
        ui.centresNote.setText(
            self.tr("Les fichiers de centres qui ont joué les mêmes parties préparées : un seul classement.")
        )
        self._markers.set_columns(
            (
                TableColumn(self.tr("Marqueur"), lambda row: row.name, wide=True),
                TableColumn(self.tr("Tables"), lambda row: f"{listed(row.tables)}"),
                TableColumn(self.tr("Reçu"), lambda row: row.merged),
            )
        )
        self._notes.set_columns(
            (
                TableColumn(self.tr("Origine"), lambda row: row.source, tone=note_tone),
                TableColumn(self.tr("Partie"), lambda row: str(row.game or ""), True),
                TableColumn(self.tr("Coup"), lambda row: str(row.turn or ""), True),
                TableColumn(self.tr("Tables"), lambda row: f"{listed(row.tables)}"),
                TableColumn(
                    self.tr("Constat"),
                    lambda row: note_text(row, texts),
                    tone=note_tone,
                    tip=lambda row: note_text(row, texts),
                    wide=True,
                ),
            )
        )
        self._files.set_columns(
            (
                TableColumn(self.tr("Centre"), lambda row: row.centre, tone=file_tone),
                TableColumn(self.tr("Fichier"), lambda row: row.file, wide=True),
                TableColumn(self.tr("Joueurs"), lambda row: number(row.players), True),
                TableColumn(self.tr("Coups"), lambda row: " + ".join(map(str, row.games))),
                TableColumn(
                    self.tr("Compté"),
                    lambda row: self.tr("oui") if row.counted else self.tr("non"),
                    tone=file_tone,
                ),
            )
        )

    def apply_theme(self, theme: Theme) -> None:
        for model in (self._markers, self._notes, self._files):
            model.set_theme(theme)

    # -- the state ---------------------------------------------------------------------------------------------------

    def set_session(self, session: Session | None) -> None:
        if session is not self.session:
            self._report, self._mail = None, ""
        super().set_session(session)

    def activated(self) -> None:
        super().activated()
        (self.ui.lineEdit if self.ui.lineEdit.isVisible() else self.ui.nameEdit).setFocus()

    def refresh(self) -> None:
        ui, session = self.ui, self.session
        game = session.state.games[-1] if session is not None and session.state.games else None
        marker = session.state.marker if session is not None else ""
        ui.markersCard.setVisible(not marker)
        ui.centresCard.setVisible(not marker)
        ui.lineCard.setVisible(bool(game and (marker or game.arbiters)))
        for widget in (ui.lineLabel, ui.lineEdit, ui.takeButton):
            widget.setVisible(bool(marker))
        self._show_code(game)
        self._markers.set_rows(markers_of(session, game))
        ui.markers.fit()
        for button in (ui.copyButton, ui.mergeButton):
            button.setEnabled(session is not None)
        played = any(True for one in (session.state.games if session else ()) for _ in one.revealed_turns)
        ui.sendButton.setEnabled(played)
        ui.mailButton.setEnabled(bool(self._mail))
        ui.centreEdit.setEnabled(session is not None)
        if not ui.centreEdit.hasFocus():
            ui.centreEdit.setText(session.state.about.centre if session is not None else "")
        self._show_report()

    def _show_code(self, game: Game | None) -> None:
        turn = game.live if game is not None else None
        if game is None or turn is None or not turn.rack or not turn.counts:
            self.ui.codeLabel.clear()
            self.ui.codeNote.setText(self.tr("Le code du coup paraîtra ici : il est le même sur tous les portables."))
            return
        self.ui.codeLabel.setText(turn_code(game, turn))
        self.ui.codeNote.setText(
            self.tr("Code du coup {0} : il doit être le même sur tous les portables.").format(turn.number)
        )

    def _show_report(self) -> None:
        ui = self.ui
        notes: Sequence[MergeNote] = ()
        files: Sequence[CentreFile] = ()
        if self._merge is not None:
            notes, files = self._merge.report.notes, self._merge.report.files
        elif self._report is not None:
            notes = self._report.notes
        title, headline = report_texts(self._merge, self._report)
        if (self._merge or self._report) and not notes:
            headline += " " + self.tr("Tout concorde.")
        ui.reportTitle.setText(title)
        ui.headline.setText(headline)
        self._notes.set_rows(sorted(notes, key=lambda note: not is_grave(note)))
        self._files.set_rows(files)
        ui.notes.fit()
        ui.files.fit()
        ui.filesLabel.setVisible(bool(files))
        ui.files.setVisible(bool(files))
        ui.printButton.setEnabled(self._merge is not None or self._report is not None)
        ui.settleButton.setVisible(self._merge is None and bool(self._report and self._report.conflicts))
        ui.saveButton.setEnabled(self._merge is not None)
        ui.acceptButton.setEnabled(any(not one.counted for one in files))
        ui.filesButton.setEnabled(self._thread is None)

    # -- markers -----------------------------------------------------------------------------------------------------

    def take_line(self) -> None:
        """Take a turn of the hall from its line; why a rack that the rules refuse is taken is asked for."""
        text = self.ui.lineEdit.text().strip()
        if text:
            self._take(text, "")

    def _take(self, text: str, forced: str) -> None:
        session, desk = self.session, self.services.desk
        if session is None:
            return
        try:
            taken = take_turn(session, text, forced)
        except ArbitreError as error:
            desk.complain(error_text(error))
            if error.kind == "rack_refused" and not forced:
                self.services.ask(self.tr("Motif pour prendre ce tirage"), lambda why: self._take(text, why))
            return
        self.ui.lineEdit.clear()
        if taken.better is not None:
            desk.warn(
                self.tr("Coup {0}, code {1}. Notre solveur trouve mieux : {2} {2:point|points}.").format(
                    taken.turn.number, taken.code, counted(taken.better)
                )
            )
        else:
            desk.say(self.tr("Coup {0}, code {1}.").format(taken.turn.number, taken.code))

    def _take_marker(self) -> None:
        row = self.ui.markers.row()
        if row is not None and not self.ui.nameEdit.hasFocus():
            self.ui.nameEdit.setText(row.name)
            self.ui.tablesEdit.setText(ranges(row.tables))

    def make_copy(self) -> None:
        """Ask where, and write the copy of the marker named in the line."""
        session, name = self.session, self.ui.nameEdit.text().strip()
        if session is None:
            return
        default = self._folder() / f"{slug(name) or 'marqueur'}.arbitre"
        filters = self.tr("Tournois (*.arbitre)")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Copie de {0}").format(name), str(default), filters)
        if path:
            self.write_copy(Path(path), name, read_numbers(self.ui.tablesEdit.text()))

    def write_copy(self, path: Path, name: str, tables: Sequence[int], *, take_over: bool = False) -> bool:
        """Write a marker's copy; tables that are not his yet become his, another arbiter's once that is answered."""
        session = self.session
        if session is None:
            return False
        game = session.state.games[-1] if session.state.games else None
        new = [table for table in tables if game is not None and game.arbiters.get(table) != name]
        try:
            make_marker_file(session, name, path, new, take_over=take_over)
        except ArbitreError as error:
            self.services.desk.complain(error_text(error))
            if error.kind == "tables_taken":
                question = self.tr("{0} Les donner à {1} ?").format(error_text(error), name)
                answers = (self.tr("Les donner"), self.tr("Ne rien changer"))

                def answered(index: int) -> None:
                    if index == 0:
                        self.write_copy(path, name, tables, take_over=True)

                self.services.desk.choice_wanted.emit(question, answers, answered)
            return False
        self._remember(path)
        self.services.desk.say(self.tr("Copie de {0} : {1}").format(name, path.name))
        return True

    def choose_copies(self) -> None:
        """Ask for markers' copies and merge them."""
        filters = self.tr("Tournois (*.arbitre);;Tous les fichiers (*)")
        title = self.tr("Copies des marqueurs")
        paths, _ = QFileDialog.getOpenFileNames(self, title, str(self._folder()), filters)
        self.merge_copies([Path(path) for path in paths])

    def merge_copies(self, paths: Sequence[Path]) -> None:
        """Merge markers' copies, one action each; one report tells of all."""
        session = self.session
        if session is None or not paths:
            return
        reports: list[MergeReport] = []
        for at, path in enumerate(paths):
            try:
                reports.append(merge_marker(session, path))
            except ArbitreError as error:
                rest = paths[at:]
                self.services.desk.refuse(error, lambda rest=rest: self.merge_copies(rest))  # type: ignore[misc]
                if error.data.get("official"):
                    break
        if not reports:
            return
        self._remember(paths[0])
        self._merge, self._report = None, together(reports)
        self.refresh()
        taken = sum(one.taken + one.changed for one in reports)
        said = self.tr("{0} {0:bulletin pris|bulletins pris} dans {1} {1:copie|copies}.").format(
            counted(taken), counted(len(reports))
        )
        if self._report.clean:
            self.services.desk.say(said, self.services.actions["undo"])
        else:
            self.services.desk.warn(said + " " + self.tr("Le rapport est à lire."), self.services.actions["undo"])

    def settle(self, note: MergeNote | None = None) -> None:
        """Ask which slip counts where two differ, from a note's on; a row's Enter or the button."""
        report = self._report
        if report is None or (note is not None and report.conflict_of(note) is None):
            return
        settle(self.services, report, self._follow, report.conflict_of(note) if note is not None else None)

    def _follow(self, report: MergeReport) -> None:
        self._report = report
        self._show_report()

    # -- centres -----------------------------------------------------------------------------------------------------

    def choose_centres(self) -> None:
        """Ask for centres' files and put them together."""
        filters = self.tr("Tournois (*.arbitre);;Tous les fichiers (*)")
        title = self.tr("Fichiers des centres")
        paths, _ = QFileDialog.getOpenFileNames(self, title, str(self._folder()), filters)
        if paths:
            self._remember(Path(paths[0]))
            self.join([Path(path) for path in paths])

    def join(self, paths: Sequence[Path], accepted: Sequence[str] = ()) -> None:
        """Put files together in the background."""
        if self._thread is not None or not paths:
            return
        apart = self.ui.apartBox.isChecked()
        expected = labels(self.ui.expectedEdit.text())
        self._join = Join(tuple(paths), expected, tuple(accepted), apart, united_file(self.session))
        self._thread = JoinThread(self._join, self)
        self._thread.advanced.connect(self.ui.progressBar.setValue)
        self._thread.ended.connect(self._on_joined)
        self.ui.progressBar.setValue(0)
        self.ui.progressBox.show()
        self.ui.filesButton.setEnabled(False)
        self._thread.start(QThread.Priority.LowPriority)

    @property
    def joining(self) -> bool:
        """True while files are put together."""
        return self._thread is not None

    def stop(self) -> None:
        """Stop putting files together."""
        if self._thread is not None:
            self._thread.stop()

    def _on_joined(self, made: object) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.wait()
            thread.deleteLater()
        self.ui.progressBox.hide()
        self.ui.filesButton.setEnabled(True)
        if isinstance(made, CentreMerge):
            self._merge, self._report = made, None
            self._tell_joined(made)
        elif isinstance(made, ArbitreError):
            self.services.desk.complain(error_text(made))
        elif isinstance(made, OSError):
            self.services.desk.complain(made.strerror or str(made))
        self.refresh()

    def _tell_joined(self, made: CentreMerge) -> None:
        desk, left = self.services.desk, [one.centre for one in made.report.files if not one.counted]
        if left:
            desk.warn(self.tr("Centres laissés de côté : {0}. Le rapport dit pourquoi.").format(", ".join(left)))
        else:
            desk.say(self.tr("{0} {0:centre réuni|centres réunis}.").format(counted(len(made.report.files))))

    def accept_centre(self) -> None:
        """Count the centre chosen in the list although its racks or tops differ, or the only one left out."""
        if self._join is None or self._merge is None:
            return
        left = [one.centre for one in self._merge.report.files if not one.counted]
        row: Any = self.ui.files.row()
        chosen = [row.centre] if row is not None and row.centre in left else left[:1]
        self.join(self._join.files, (*self._join.accepted, *chosen))

    def save_whole(self) -> None:
        """Ask where, and write the whole event as a file of its own."""
        if self._merge is None:
            return
        default = self._folder() / f"{slug(self._merge.state.about.name) or 'ensemble'}-ensemble.arbitre"
        filters = self.tr("Tournois (*.arbitre)")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Enregistrer l’ensemble"), str(default), filters)
        if path:
            self.write_whole(Path(path))

    def write_whole(self, path: Path) -> bool:
        """Write the whole event; it opens like any other, with all standings and documents."""
        merge, who = self._merge, str(self.services.settings.get("arbiter", ""))
        if merge is None or self.attempt(lambda: merge.save(path, who)) is None:
            return False
        self._remember(path)
        said = self.tr("{0} est enregistré : Ctrl+O l’ouvre, avec tous les classements et documents.")
        self.services.desk.say(said.format(path.name))
        return True

    # -- results -----------------------------------------------------------------------------------------------------

    def set_centre(self) -> None:
        """Keep the number of the centre."""
        session, centre = self.session, self.ui.centreEdit.text().strip()
        if session is not None and centre != session.state.about.centre:
            self.done(lambda: session.event.edit(centre=centre))

    def send(self) -> None:
        """Ask for a folder and make the archive."""
        self.set_centre()
        folder = QFileDialog.getExistingDirectory(self, self.tr("Dossier de l’archive"), str(self._folder()))
        if folder:
            self.write_archive(Path(folder))

    def write_archive(self, folder: Path) -> Path | None:
        """Make the archive of results; the text of the mail can be copied afterwards."""
        session = self.session
        if session is None:
            return None
        options = options_for(self.services.languages.texts())
        made = self.attempt(lambda: make_package(session.state, copy_for_others(session), folder, options))
        if made is None:
            return None
        self._mail = f"{made.subject}\n\n{made.body}"
        self.ui.mailButton.setEnabled(True)
        self._remember(made.path)
        self.services.desk.say(self.tr("Archive faite : {0}. Le courriel est prêt à copier.").format(made.path.name))
        return made.path

    def copy_mail(self) -> None:
        """Put the text of the mail on the clipboard."""
        QGuiApplication.clipboard().setText(self._mail)
        self.services.desk.say(self.tr("Le texte du courriel est dans le presse-papiers."))

    def print_report(self) -> None:
        """Ask where, and write the report shown."""
        default = self._folder() / f"{self.tr('rapport')}-{datetime.now():%Y%m%d-%H%M}.pdf"
        filters = "PDF (*.pdf);;HTML (*.html);;Excel (*.xlsx)"
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Rapport"), str(default), filters)
        if path:
            self.write_report(Path(path))

    def write_report(self, path: Path) -> bool:
        """Write the report by the ending of the path."""
        options = options_for(self.services.languages.texts())
        if self._merge is not None:
            document = centres_document(Paper(self._merge.state, options), self._merge.report)
        elif self._report is not None and self.session is not None:
            document = marker_document(Paper(self.session.state, options), self._report)
        else:
            return False
        return self.attempt(lambda: write_document(document, path)) is not None

    # -- files -------------------------------------------------------------------------------------------------------

    def _folder(self) -> Path:
        return Path(self.services.settings.get("exchange.folder", str(documents_folder())))

    def _remember(self, path: Path) -> None:
        self.services.settings.set("exchange.folder", str(path.parent))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped(event)
        if not paths:
            return
        event.acceptProposedAction()
        markers = self.session is not None and any(one.name for one in self._markers.rows)
        if markers:
            self.merge_copies(paths)
        else:
            self.join(paths)

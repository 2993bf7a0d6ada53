"""Every document: seen before it is printed, exported in any form, and told when an edition is out of date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import cast

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPdfWidgets import QPdfView
from PySide6.QtWidgets import QFileDialog, QMenu, QTreeWidgetItem, QTreeWidgetItemIterator, QWidget

from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.reports.catalogue import (
    BY_NAME,
    ENTRIES,
    Chapter,
    Entry,
    Format,
    export_all,
    make_document,
    write_document,
)
from arbitre.reports.documents import Document
from arbitre.reports.editions import Editions, time_of
from arbitre.reports.paper import Options, Paper, digest, edition_key, replaced_edition
from arbitre.settings import documents_folder
from arbitre.ui.forms.ui_documents_page import Ui_DocumentsPage
from arbitre.ui.guard import guarded
from arbitre.ui.kit.boxes import fill_box
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Page, Services
from arbitre.ui.kit.papers import MEMBERS, Printed, as_buffer, file_name, options_for, pages_of, with_solutions
from arbitre.ui.kit.printing import ask_where, print_pages
from arbitre.ui.kit.worker import Job, StoppedError, Worker
from arbitre.ui.results.editions import note_written
from arbitre.ui.results.note_batch import Batch, Tables, count
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.texts import counted, join, number

NOTES = "billets-de-correction"
_ENTRY, _GAME = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_ZOOM = 1.2


@guarded
class DocumentsPage(Page):
    """The list at the left, the document as it will be printed at the right."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_DocumentsPage()
        self.ui.setupUi(self)
        ui = self.ui
        self._pdf = QPdfDocument(self)
        self._made: Printed | None = None
        self._exporter = Worker(self)
        self._exporter.advanced.connect(self._on_progress)
        self._exporter.finished.connect(self._on_exported)
        self._stopped = False
        self._exported: Session | None = None
        self._editions = Editions()  # of the export going on
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_made)
        ui.preview.setPageMode(QPdfView.PageMode.MultiPage)
        ui.preview.setZoomMode(QPdfView.ZoomMode.FitToWidth)
        ui.preview.setDocument(self._pdf)
        ui.preview.pageNavigator().currentPageChanged.connect(self._show_page_number)
        ui.gameBox.currentIndexChanged.connect(self._fill_list)
        ui.list.currentItemChanged.connect(lambda *_: self._wanted())
        ui.list.itemActivated.connect(lambda *_: self.print_document())
        ui.printButton.clicked.connect(self.print_document)
        ui.allButton.clicked.connect(self.ask_export_all)
        ui.cancelButton.clicked.connect(self.stop_export)
        ui.notesTurnBox.currentIndexChanged.connect(self._wanted)
        ui.notesArbiterBox.currentIndexChanged.connect(self._wanted)
        ui.notesNewBox.toggled.connect(self._wanted)
        ui.deliveredButton.clicked.connect(self.mark_delivered)
        ui.zoomInButton.clicked.connect(lambda: self._zoom(_ZOOM))
        ui.zoomOutButton.clicked.connect(lambda: self._zoom(1 / _ZOOM))
        ui.fitButton.clicked.connect(lambda: ui.preview.setZoomMode(QPdfView.ZoomMode.FitToWidth))
        self._menu = QMenu(self)
        self._formats: dict[Format, QAction] = {}
        for one in Format:
            action = self._menu.addAction("")
            action.triggered.connect(lambda _=False, one=one: self.ask_export(one))
            self._formats[one] = action
        ui.exportButton.setMenu(self._menu)
        ui.progressCard.hide()
        ui.progressBar.setTextVisible(False)  # beside the bar it reads on every ground
        ui.notesCard.hide()
        self.retranslate()

    # -- texts -------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        ui = self.ui
        ui.retranslateUi(self)
        ui.list.setAccessibleName(self.tr("Documents"))
        ui.preview.setAccessibleName(self.tr("Aperçu"))
        ui.zoomInButton.setAccessibleName(self.tr("Agrandir"))
        ui.zoomOutButton.setAccessibleName(self.tr("Réduire"))
        ui.progressBar.setAccessibleName(self.tr("Avancement de l’exportation"))
        names = {
            Format.PDF: self.tr("&PDF"),
            Format.XLSX: self.tr("&Classeur (Excel, LibreOffice)"),
            Format.HTML: self.tr("Page &web"),
            Format.CSV: self.tr("&Texte CSV"),
        }
        for one, action in self._formats.items():
            action.setText(names[one])

    def options(self) -> Options:
        """What documents are made with."""
        options = options_for(self.services.languages.texts(), self.services.settings.get(MEMBERS, 0))
        return with_solutions(options, self.session) if self.session is not None else options

    # -- the list ----------------------------------------------------------------------------------------------------

    def set_session(self, session: Session | None) -> None:
        if session is not self.session:
            self._worker.forget()
            self._worker.wait()
            self.ui.list.clear()
            self._show_nothing(self.tr("Choisissez un document."))
        super().set_session(session)

    def activated(self) -> None:
        super().activated()
        self.ui.list.setFocus()

    def refresh(self) -> None:
        ui, session = self.ui, self.session
        games = session.state.games if session is not None else ()
        choices: list[tuple[object, str]] = [
            (one.number, one.title or self.tr("Partie {0}").format(one.number)) for one in games
        ]
        if len(games) > 1:
            choices.append((0, self.tr("Toute l’épreuve")))
        before = ui.gameBox.count()
        fill_box(ui.gameBox, choices)
        if games and before != len(choices):
            with QSignalBlocker(ui.gameBox):
                ui.gameBox.setCurrentIndex(len(games) - 1)
        self._fill_notes()
        self._fill_list()

    @property
    def game_number(self) -> int:
        """The game whose documents are listed, 0 for those of the event alone."""
        return int(self.ui.gameBox.currentData() or 0)

    def _fill_list(self) -> None:
        ui, session = self.ui, self.session
        chosen = self.chosen()
        entries = self._listed() if session is not None and session.state.games else []
        texts = self.services.languages.texts()
        with QSignalBlocker(ui.list):
            ui.list.clear()
            for chapter in Chapter:
                members = [(entry, game) for entry, game in entries if entry.chapter is chapter]
                if not members:
                    continue
                head = QTreeWidgetItem(ui.list, [texts.tr(chapter)])
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                font = self.services.theme.font(bold=True)
                head.setFont(0, font)
                head.setForeground(0, self.services.theme.colour("dim"))
                for entry, game in members:
                    item = QTreeWidgetItem(head, [texts.tr(entry.title)])
                    item.setData(0, _ENTRY, entry.name)
                    item.setData(0, _GAME, game)
                    if (entry.name, game) == chosen:
                        ui.list.setCurrentItem(item)
            ui.list.expandAll()
        if self.chosen() is None:
            with QSignalBlocker(ui.list):
                first = next(iter(self._items()), None)
                if first is not None:
                    ui.list.setCurrentItem(first)
        self._wanted()

    def _listed(self) -> list[tuple[Entry, int]]:
        number_ = self.game_number
        found: list[tuple[Entry, int]] = []
        for entry in ENTRIES:
            if number_ and entry.per_game is not None:
                found.append((entry, number_))
            elif entry.general is not None:
                found.append((entry, 0))
        return found

    def _items(self) -> Iterator[QTreeWidgetItem]:
        """The documents of the list, in order."""
        items = QTreeWidgetItemIterator(self.ui.list)
        while (item := items.value()) is not None:
            if item.data(0, _ENTRY):
                yield item
            items += 1

    def chosen(self) -> tuple[str, int] | None:
        """The document chosen and its game (0: the event), if any."""
        item = self.ui.list.currentItem()
        name = item.data(0, _ENTRY) if item is not None else None
        return (name, int(item.data(0, _GAME))) if item is not None and name else None

    def choose(self, name: str) -> bool:
        """Choose a document of the list by its name."""
        item = next((one for one in self._items() if one.data(0, _ENTRY) == name), None)
        if item is not None:
            self.ui.list.setCurrentItem(item)
        return item is not None

    @property
    def making(self) -> bool:
        """True while the document chosen is being made."""
        return self._worker.busy

    @property
    def made(self) -> Printed | None:
        """The document shown."""
        return self._made

    # -- the preview -------------------------------------------------------------------------------------------------

    def _wanted(self) -> None:
        """Make the document chosen, away from the window."""
        ui, session, chosen = self.ui, self.session, self.chosen()
        batch = self._batch() if chosen is not None and chosen[0] == NOTES else None
        ui.notesCard.setVisible(batch is not None)
        if session is None or chosen is None:
            self._worker.forget()
            self._show_nothing(
                self.tr("Choisissez un document.") if session else self.tr("Aucun tournoi n’est ouvert.")
            )
            return
        name, game = chosen
        texts = self.services.languages.texts()
        ui.titleLabel.setText(texts.tr(BY_NAME[name].title))
        self._enable(False)
        if batch is not None:
            self._show_notes(batch)
            self._worker.start(batch.maker(self._noted()))
            return
        state, options = session.state, self.options()

        def make(job: Job) -> Printed | None:
            document = make_document(state, name, game, options)
            return pages_of(document) if document is not None else None

        self._worker.start(make)

    def _on_made(self, made: object) -> None:
        if isinstance(made, Printed):
            self._made = made
            self.ui.views.setCurrentWidget(self.ui.previewPane)
            self._pdf.load(as_buffer(made.pdf, self._pdf))
            self._enable(True)
            self._show_version()
            self._show_page_number()
            return
        if isinstance(made, ArbitreError):
            self._show_nothing(error_text(made))
        elif made is None:
            self._show_nothing(self.tr("Ce document n’a rien à montrer pour l’instant."))
        else:
            self._show_nothing(self.tr("Ce document ne peut pas être fait : {0}").format(made))

    def _show_nothing(self, text: str) -> None:
        self._made = None
        self._pdf.close()
        ui = self.ui
        ui.emptyLabel.setText(text)
        ui.views.setCurrentWidget(ui.emptyPane)
        ui.versionLabel.setText("")
        if self.chosen() is None:
            ui.titleLabel.setText("")
        self._enable(False)

    def _enable(self, ready: bool) -> None:
        ui = self.ui
        ui.printButton.setEnabled(ready)
        ui.exportButton.setEnabled(ready)
        ui.allButton.setEnabled(self.session is not None and not self._exporter.busy)
        if ready and self._made is not None:
            self._formats[Format.CSV].setEnabled(bool(self._made.document.tables()))

    def _show_version(self) -> None:
        """Whether an edition went out already, and whether it still says the same."""
        ui, session, chosen = self.ui, self.session, self.chosen()
        if session is None or chosen is None or self._made is None:
            return
        document = self._made.document
        earlier = session.state.printed.get(edition_key(document, chosen[1]))
        version = document.header.version
        if earlier is None:
            text, status = self.tr("{0} · jamais sorti").format(version), "dim"
        elif earlier.digest == digest(document):
            text = self.tr("{0} · sorti à {1}, à jour").format(version, time_of(earlier.at))
            status = "exact"
        else:
            text = self.tr("L’édition de {0} est périmée : celle-ci la remplace.").format(time_of(earlier.at))
            status = "warning"
        ui.versionLabel.setText(text)
        set_property(ui.versionLabel, "status", status)

    def _show_page_number(self) -> None:
        count = self._pdf.pageCount()
        page = self.ui.preview.pageNavigator().currentPage() + 1
        self.ui.pageLabel.setText(self.tr("page {0} sur {1}").format(number(page), number(count)) if count else "")

    def _zoom(self, factor: float) -> None:
        view = self.ui.preview
        if view.zoomMode() is not QPdfView.ZoomMode.Custom:
            points = self._pdf.pagePointSize(0).width() or 595
            shown = view.viewport().width() / (points * view.logicalDpiX() / 72)
            view.setZoomMode(QPdfView.ZoomMode.Custom)
            view.setZoomFactor(shown)
        view.setZoomFactor(min(max(view.zoomFactor() * factor, 0.2), 5.0))

    # -- printing ----------------------------------------------------------------------------------------------------

    def print_document(self) -> None:
        """Ask for a printer and print what is shown; the journal notes the edition."""
        made = self._made
        if made is not None and print_pages(made, self):
            self.note_printed(made)

    def note_printed(self, made: Printed) -> None:
        """Note that an edition went out, and say which one it replaces."""
        if self.session is None or self.chosen() is None:
            return
        document = made.document
        batch = self._batch()
        if document.name == NOTES and batch is not None:
            self.attempt(lambda: batch.printed(self._noted()))
        self._went_out(document, self.tr("Imprimé : {0}.").format(document.title))

    # -- exporting ---------------------------------------------------------------------------------------------------

    def _folder(self) -> str:
        return self.services.settings.get("export.folder", str(documents_folder()))

    def ask_export(self, kind: Format) -> None:
        """Ask where the document shown goes and write it."""
        if self._made is None:
            return
        name = f"{file_name(self._made.document)}.{kind}"
        path = ask_where(self, self.tr("Exporter"), self._folder(), name, f"*.{kind}")
        if path is not None:
            self.export(path if path.suffix.lower() == f".{kind}" else path.with_name(f"{path.name}.{kind}"))

    def export(self, path: Path) -> bool:
        """Write the document shown; its form is that of the file's name."""
        made = self._made
        if made is None:
            return False
        written = self.attempt(lambda: write_document(made.document, path))
        if written is None:
            return False
        self.services.settings.set("export.folder", str(path.parent))
        self._went_out(made.document, self.tr("Écrit : {0}").format(path))
        return True

    def _went_out(self, document: Document, text: str) -> None:
        session, chosen, editions = self.session, self.chosen(), Editions()
        if session is not None and chosen is not None:
            when = replaced_edition(Paper(session.state, self.options()), document, chosen[1])
            editions.add(document, chosen[1], when)
            note_written(self.services, session, text, editions)

    def ask_export_all(self) -> None:
        """Ask for a folder and write every document into it."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("Tout exporter dans un dossier"), self._folder())
        if folder:
            self.export_all(Path(folder))

    def export_all(self, folder: Path, formats: frozenset[Format] = frozenset(Format)) -> None:
        """Write every document in every form into a folder, in the background."""
        session = self.session
        if session is None or self._exporter.busy:
            return
        self.services.settings.set("export.folder", str(folder))
        state, options = session.state, self.options()
        self._editions = Editions()
        self._exported = session

        def write(job: Job) -> list[Path]:
            def progress(done: int, total: int, title: str) -> None:
                with suppress(StoppedError):  # what is written stays: the export leaves by itself
                    job.tell((done, total, title))

            return export_all(
                state,
                folder,
                formats,
                options,
                federation=True,
                progress=progress,
                written=self._editions.add,
                cancelled=job.stopped,
            )

        self._stopped = False
        self._exporter.start(write)
        self.ui.progressCard.show()
        self.ui.cancelButton.setEnabled(True)
        self.ui.allButton.setEnabled(False)
        self.ui.progressBar.setValue(0)

    @property
    def exporting(self) -> bool:
        """True while documents are written."""
        return self._exporter.busy

    def stop_export(self) -> None:
        """Stop writing; what is written stays."""
        self._stopped = True
        self._exporter.stop()
        self.ui.cancelButton.setEnabled(False)

    def _on_progress(self, told: object) -> None:
        done, total, title = cast("tuple[int, int, str]", told)
        self.ui.progressBar.setMaximum(max(1, total))
        self.ui.progressBar.setValue(done)
        self.ui.progressLabel.setText(join((f"{done} / {total}", title)))

    def _on_exported(self, result: object) -> None:
        self.ui.progressCard.hide()
        self.ui.allButton.setEnabled(self.session is not None)
        desk = self.services.desk
        if isinstance(result, ArbitreError):
            desk.complain(error_text(result))
        elif isinstance(result, Exception):
            desk.complain(str(result))
        else:
            text = (
                self.tr("{0} {0:fichier écrit|fichiers écrits}, puis arrêt.")
                if self._stopped
                else self.tr("{0} {0:fichier écrit|fichiers écrits}.")
            )
            text = text.format(counted(len(cast("list[Path]", result))))
            note_written(self.services, self._exported, text, self._editions)

    # -- correction notes --------------------------------------------------------------------------------------------

    def _batch(self) -> Batch | None:
        """The notes of the turn and the arbiter chosen."""
        chosen, session, ui = self.chosen(), self.session, self.ui
        if session is None or chosen is None or not chosen[1]:
            return None
        serial = int(ui.notesTurnBox.currentData() or 0)
        arbiter = ui.notesArbiterBox.currentData() or None
        return Batch(session, session.state.game(chosen[1]), serial, arbiter, self.options())

    def _noted(self) -> Tables:
        batch = self._batch()
        return batch.due(unprinted=self.ui.notesNewBox.isChecked()) if batch is not None else {}

    def _fill_notes(self) -> None:
        ui, session = self.ui, self.session
        if session is None or not session.state.games:
            return
        game = session.state.game(self.game_number) if self.game_number else session.game
        turns = [turn for turn in game.turns if turn.counts and any(one.needs_notice for one in turn.slips.values())]
        choices: list[tuple[object, str]] = [(0, self.tr("tous"))]
        fill_box(ui.notesTurnBox, [*choices, *((turn.serial, str(turn.number)) for turn in reversed(turns))])
        arbiters = sorted(set(game.arbiters.values()))
        fill_box(ui.notesArbiterBox, [("", self.tr("tous")), *((one, one) for one in arbiters)])

    def _show_notes(self, batch: Batch) -> None:
        waiting, out = count(self._noted()), count(batch.out())
        text = self.tr("{0} {0:billet|billets} à imprimer · {1} {1:imprimé|imprimés} dont la remise n’est pas notée")
        self.ui.notesLabel.setText(text.format(counted(waiting), counted(out)))
        self.ui.deliveredButton.setEnabled(out > 0)

    def mark_delivered(self) -> None:
        """The notes that were printed have reached their players (the whole batch at once)."""
        batch, desk = self._batch(), self.services.desk
        out = batch.out() if batch is not None else {}
        if batch is not None and out and desk.succeeds(lambda: batch.delivered(out)):
            desk.say(
                self.tr("{0} {0:billet remis|billets remis}.").format(counted(count(out))),
                self.services.actions["undo"],
            )

    # -- keys --------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        view = self.ui.preview
        bar = view.verticalScrollBar()
        if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) and not event.modifiers():
            step = bar.pageStep() if event.key() == Qt.Key.Key_PageDown else -bar.pageStep()
            bar.setValue(bar.value() + step)
        else:
            super().keyPressEvent(event)

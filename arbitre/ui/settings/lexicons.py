"""Word lists: which there are, whether a word is in one, and making one from a file."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from arbitre.application.lexicons.catalogue import Built, Entry, OpenList
from arbitre.application.lexicons.definitions import ATTRIBUTION
from arbitre.domain.base.errors import ArbitreError
from arbitre.ui.forms.ui_settings_lexicons import Ui_SettingsLexicons
from arbitre.ui.guard import guarded
from arbitre.ui.kit.boxes import offer
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.kit.worker import Job, StoppedError, Worker
from arbitre.ui.look.theme import Theme
from arbitre.ui.settings.part import SettingsPart
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.i18n import proposed
from arbitre.ui.words.texts import counted, join, labelled, listed, number

_ODD_SHOWN = 2000


@guarded
class LexiconsPart(SettingsPart):
    """A text file dropped here is read as a list."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_SettingsLexicons()
        self.ui.setupUi(self)
        ui = self.ui
        self._catalogue = services.libraries.catalogue
        self._model = KeyedModel((), lambda entry: entry.name, services.theme, self)
        self._opener = Worker(self)
        self._opener.finished.connect(self._on_opened)
        self._opened: OpenList | None = None
        self._builder = Worker(self)
        self._builder.finished.connect(self._on_built)
        self._builder.advanced.connect(lambda share: ui.progressBar.setValue(round(float(share) * 100)))
        self._sure = ""
        ui.table.set_keyed(self._model, sortable=False)
        ui.table.current_changed.connect(self._open)
        ui.table.delete_wanted.connect(self.remove)
        ui.removeButton.clicked.connect(self.remove)
        ui.checkEdit.textChanged.connect(self._check)
        ui.fileButton.clicked.connect(self._ask_file)
        ui.fileEdit.textChanged.connect(self._named)
        ui.buildButton.clicked.connect(self.build)
        ui.cancelButton.clicked.connect(self.stop)
        ui.odd.setMaximumHeight(110)
        for widget in (ui.progressBar, ui.cancelButton, ui.odd):
            widget.hide()
        self.setAcceptDrops(True)
        self.retranslate()

    def retranslate(self) -> None:
        ui = self.ui
        ui.retranslateUi(self)
        ui.table.setAccessibleName(self.tr("Listes de mots"))
        ui.answers.setAccessibleName(self.tr("Réponses"))
        ui.odd.setAccessibleName(self.tr("Lignes qui ne sont pas des mots"))
        ui.progressBar.setAccessibleName(self.tr("Avancement"))
        self._model.set_columns(
            (
                TableColumn(self.tr("Nom"), lambda one: one.name, bold=lambda one: one.official),
                TableColumn(self.tr("Langue"), lambda one: self._language(one.language)),
                TableColumn(
                    self.tr("Statut"),
                    lambda one: self.tr("officielle") if one.official else self.tr("non officielle"),
                    tone=lambda one: "exact" if one.official else "warning",
                ),
                TableColumn(
                    self.tr("Origine"), lambda one: self.tr("livrée") if one.builtin else one.source, wide=True
                ),
            )
        )

    def apply_theme(self, theme: Theme) -> None:
        self._model.set_theme(theme)

    def load(self) -> None:
        ui = self.ui
        chosen = ui.table.row()
        self._model.set_rows(self._catalogue.entries())
        ui.table.fit()
        if not ui.table.go_to(chosen.name if chosen is not None else None):
            ui.table.selectRow(0)
        if not ui.languageBox.count():
            languages = [(one, self._language(one)) for one in self._catalogue.languages()]
            offer(ui.languageBox, languages, proposed(self.services.settings).language)
        self._open()

    def _language(self, code: str) -> str:
        name = self._catalogue.tile_set(code).language_name or code
        return name[:1].upper() + name[1:]

    # -- one list ----------------------------------------------------------------------------------------------------

    def _entry(self) -> Entry | None:
        row = self.ui.table.row()
        return row if isinstance(row, Entry) else None

    def _open(self) -> None:
        """Read the list chosen, away from the window: the first time it is compiled."""
        entry = self._entry()
        self._sure = ""
        self.ui.removeButton.setEnabled(entry is not None and not entry.builtin)
        self.ui.removeButton.setText(self.tr("&Retirer la liste"))
        if entry is None:
            return
        if self._opened is not None and self._opened.entry == entry:
            self._on_opened(self._opened)
            return
        self._opened = None
        self.ui.detailLabel.setText(self.tr("Lecture de « {0} »…").format(entry.name))
        catalogue, name = self._catalogue, entry.name
        self._opener.start(lambda job: catalogue.open(name))

    def _on_opened(self, made: object) -> None:
        label = self.ui.detailLabel
        if not isinstance(made, OpenList):
            label.setText(error_text(made) if isinstance(made, ArbitreError) else str(made))
            return
        self._opened = made
        figures, entry = made.compiled.figures, made.entry
        lengths = join((labelled(str(size), number(count)) for size, count in figures.by_length.items()), "   ")
        label.setText(
            "\n".join(
                line
                for line in (
                    self.tr("{0} {0:mot|mots} · empreinte {1}").format(counted(figures.words), figures.sha256[:12]),
                    self.tr("Faite le {0}").format(entry.built_at[:10]) if entry.built_at else "",
                    self.tr("Par longueur   {0}").format(lengths),
                )
                if line
            )
        )
        self._check()

    def remove(self) -> None:
        """Forget a list that the user made; asked twice, the second time in the button itself."""
        entry = self._entry()
        if entry is None:
            return
        if entry.builtin:
            self.services.desk.complain(error_text(ArbitreError("builtin", name=entry.name)))
            return
        if self._sure != entry.name:
            self._sure = entry.name
            self.ui.removeButton.setText(self.tr("Retirer « {0} » pour de bon ?").format(entry.name))
            self.ui.removeButton.setFocus()
            session = self.services.desk.session
            games = [one.number for one in session.state.games if one.lexicon.name == entry.name] if session else []
            if games:
                text = self.tr(
                    "{1:La partie|Les parties} {1} de ce tournoi {1:joue|jouent} avec « {0} » : sans elle, plus de "
                    "solutions et aucun bulletin ne se corrige. Retirer encore une fois le confirme."
                )
                self.services.desk.warn(text.format(entry.name, listed(games)))
            return
        if self.services.desk.succeeds(lambda: self._catalogue.remove(entry.name)):
            self.services.desk.say(self.tr("Liste retirée : {0}").format(entry.name))
        self._opened = None
        self.load()

    # -- checking words ----------------------------------------------------------------------------------------------

    def _check(self) -> None:
        words = self.ui.checkEdit.text().upper().replace(",", " ").split()
        self.ui.answers.setHtml(self._answers(words[:30]) if self._opened is not None else "")

    def _answers(self, words: Sequence[str]) -> str:
        assert self._opened is not None
        searcher = self._opened.searcher()
        theme = self.services.theme.colours
        definitions = self._catalogue.definitions(self._opened.entry.language)
        parts = []
        for word in words:
            valid = searcher.admits(word)
            colour, sign = (theme.exact, self.tr("valable")) if valid else (theme.zero, self.tr("non valable"))
            line = f'<p><b>{html.escape(word)}</b> <span style="color:{colour}">{sign}</span>'
            found = definitions.of(word) if valid else None
            for lemma, senses in found.senses if found is not None else ():
                meaning = html.escape(" ; ".join(senses))
                line += f'<br><i>{html.escape(lemma)}</i> {meaning} <a href="{definitions_page(lemma)}">↗</a>'
            parts.append(f"{line}</p>")
        if parts and definitions.available:
            parts.append(f'<p style="color:{theme.dim}">{html.escape(ATTRIBUTION)}</p>')
        return "".join(parts)

    # -- making a list -----------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData().urls()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event.mimeData().urls())
        if path is not None:
            event.acceptProposedAction()
            self.ui.fileEdit.setText(str(path))
            self.ui.nameEdit.setFocus()

    def _ask_file(self) -> None:
        filters = self.tr("Textes (*.txt *.gz *.xz *.bz2 *.zip);;Tous les fichiers (*)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Liste de mots"), self.ui.fileEdit.text(), filters)
        if path:
            self.ui.fileEdit.setText(path)

    def _named(self, text: str) -> None:
        if text and not self.ui.nameEdit.isModified():
            self.ui.nameEdit.setText(Path(text).name.split(".")[0])

    def build(self) -> None:
        """Make a list from the file named."""
        ui = self.ui
        if self._builder.busy:
            return
        text, name = Path(ui.fileEdit.text().strip()).expanduser(), ui.nameEdit.text().strip()
        language, catalogue = str(ui.languageBox.currentData()), self._catalogue
        replace = ui.replaceBox.isChecked()
        official = True if ui.officialBox.isChecked() else None  # else the name tells

        def make(job: Job) -> Built:
            return catalogue.build(text, language, name, replace=replace, official=official, progress=job.tell)

        self._busy(True)
        ui.resultLabel.setText(self.tr("Lecture du fichier…"))
        self._builder.start(make)

    @property
    def building(self) -> bool:
        """True while a list is being made."""
        return self._builder.busy

    @property
    def opening(self) -> bool:
        """True while the list chosen is being read."""
        return self._opener.busy

    def stop(self) -> None:
        """Give up making the list; nothing of it is kept."""
        self._builder.stop()
        self.ui.cancelButton.setEnabled(False)

    def _busy(self, busy: bool) -> None:
        ui = self.ui
        ui.progressBar.setVisible(busy)
        ui.progressBar.setValue(0)
        ui.cancelButton.setVisible(busy)
        ui.cancelButton.setEnabled(busy)
        ui.buildButton.setVisible(not busy)
        ui.odd.hide()

    def _on_built(self, done: object) -> None:
        ui = self.ui
        self._busy(False)
        if isinstance(done, StoppedError):
            self._result(self.tr("Arrêté : aucune liste n’est faite."), "dim")
        elif isinstance(done, Built):
            entry = done.opened.entry
            text = self.tr(
                "« {0} » : {1} {1:mot|mots}, {2} {2:répété|répétés}, {3} {3:ligne écartée|lignes écartées} ({4})."
            ).format(
                entry.name,
                counted(done.opened.compiled.figures.words),
                counted(done.repeated),
                counted(done.odd_count),
                done.encoding,
            )
            self._result(text, "warning" if done.odd_count else "exact")
            ui.odd.setPlainText("\n".join(self._odd_line(one) for one in done.odd[:_ODD_SHOWN]))
            ui.odd.setVisible(bool(done.odd))
            self.load()
            ui.table.go_to(entry.name)
        else:
            self._result(error_text(done) if isinstance(done, ArbitreError) else str(done), "zero")

    def _odd_line(self, one: object) -> str:
        reasons = {
            "short": self.tr("une seule lettre"),
            "long": self.tr("plus de quinze lettres"),
            "character": self.tr("caractère hors du jeu de lettres"),
        }
        line, text, reason = one.line, one.text, one.reason  # type: ignore[attr-defined]
        return self.tr("ligne {0} : {1} ({2})").format(number(line), text, reasons.get(reason, reason))

    def _result(self, text: str, status: str) -> None:
        self.ui.resultLabel.setText(text)
        set_property(self.ui.resultLabel, "status", status)


def definitions_page(lemma: str) -> str:
    """Where a definition comes from."""
    from arbitre.application.lexicons.definitions import Definition

    return Definition.page(lemma)


def _dropped(urls: Sequence[object]) -> Path | None:
    files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]  # type: ignore[attr-defined]
    return files[0] if len(files) == 1 and files[0].is_file() else None

"""Players from a file or a pasted list: columns matched, everything shown before anybody is registered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QWidget

from arbitre.application.players.lists import (
    Action,
    Candidate,
    Field,
    Import,
    Matching,
    Odd,
    Oddity,
    Sheet,
    Status,
    apply_import,
    guess,
    read_players,
    read_sheet,
    read_text,
    remember,
)
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.players import SeasonTable
from arbitre.ui.forms.ui_import_dialog import Ui_ImportDialog
from arbitre.ui.guard import guarded
from arbitre.ui.kit.boxes import offer
from arbitre.ui.kit.feedback import ElidedLabel, set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.texts import counted, join, number

_ENCODINGS = ("utf-8-sig", "cp1252", "mac_roman", "cp1250", "utf-16")
_KEPT = "player_columns"


@guarded
class ImportDialog(QDialog):
    """Space changes what is done with a row; nothing enters the event before it is accepted."""

    def __init__(
        self, services: Services, session: Session, season: SeasonTable, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services, self._session, self._season = services, session, season
        self._read: Callable[[], Sheet] = lambda: Sheet(())
        self._sheet = Sheet(())
        self._matching = Matching(())
        self._chosen: dict[int, Action] = {}
        self._found = Import(())
        self._boxes: list[QComboBox] = []
        self.seats: dict[int, str] = {}
        """Tables that the list gave, when they were wanted: table -> player id."""
        self.registered = self.updated = 0
        """How many players came in, and how many entries were brought up to date."""
        self.ui = Ui_ImportDialog()
        self.ui.setupUi(self)
        ui = self.ui
        self._model = KeyedModel((), lambda one: one.row, services.theme, self)
        ui.table.set_keyed(self._model, sortable=False)
        ui.table.ticked.connect(self._change)
        ui.scroll.setFrameShape(ui.scroll.Shape.NoFrame)
        for ground in (ui.scroll.viewport(), ui.columnsArea):
            ground.setAutoFillBackground(False)
        ui.odd.setMaximumHeight(96)
        ui.okButton.setDefault(True)
        ui.okButton.clicked.connect(self.accept)
        ui.cancelButton.clicked.connect(self.reject)
        for box in (ui.sheetBox, ui.separatorBox, ui.encodingBox):
            box.currentIndexChanged.connect(self._read_again)
        self._retranslate()

    def _retranslate(self) -> None:
        self.ui.retranslateUi(self)
        self.ui.table.setAccessibleName(self.tr("Joueurs de la liste"))
        self.ui.odd.setAccessibleName(self.tr("Ce qui est étrange dans la liste"))
        self._all_columns = (
            TableColumn(self.tr("Ligne"), lambda one: str(one.row), True, tone=lambda one: "dim"),
            TableColumn(
                self.tr("À faire"), self._action_text, ticked=lambda one: one.action is not Action.SKIP, tone=_tone
            ),
            TableColumn(self.tr("Nom"), lambda one: one.player.name, wide=True),
            TableColumn(self.tr("Licence"), lambda one: one.player.licence),
            TableColumn(self.tr("Club"), lambda one: one.player.club),
            TableColumn(self.tr("Cat."), lambda one: one.player.category),
            TableColumn(self.tr("Série"), lambda one: one.player.series),
            TableColumn(self.tr("Table"), lambda one: str(one.table or ""), True),
            TableColumn(self.tr("Remarque"), self._status_text, tone=_tone, tip=self._status_text),
        )
        self._model.set_columns(self._all_columns)
        self.ui.table.search_column = 2

    # -- reading -----------------------------------------------------------------------------------------------------

    def take_file(self, path: Path) -> bool:
        """Read a file; tells whether it could be read (else why is in the note)."""
        ui = self.ui

        def read() -> Sheet:
            return read_sheet(
                path,
                sheet=str(ui.sheetBox.currentData() or ""),
                separator=str(ui.separatorBox.currentData() or ""),
                encoding=str(ui.encodingBox.currentData() or ""),
            )

        ui.fileLabel.setText(path.name)
        return self._begin(read)

    def take_text(self, text: str) -> bool:
        """Read a list that was copied from anywhere."""
        self.ui.fileLabel.setText(self.tr("Liste collée"))
        return self._begin(lambda: read_text(text, separator=str(self.ui.separatorBox.currentData() or "")))

    def _begin(self, read: Callable[[], Sheet]) -> bool:
        self._read = read
        ui = self.ui
        automatic = (("", self.tr("trouvé")),)
        offer(ui.sheetBox, automatic, "")
        separators = ((";", ";"), (",", ","), ("\t", self.tr("tabulation")), ("|", "|"))
        offer(ui.separatorBox, (*automatic, *separators), "")
        offer(ui.encodingBox, (*automatic, *((one, one) for one in _ENCODINGS)), "")
        try:
            self._sheet = read()
        except ArbitreError as error:
            self._problem(error_text(error))
            return False
        sheets = self._sheet.sheets
        if sheets:
            offer(ui.sheetBox, tuple((one, one) for one in sheets), self._sheet.sheet)
        for widget in (ui.sheetBox, ui.sheetLabel):
            widget.setVisible(len(sheets) > 1)
        for widget in (ui.separatorBox, ui.separatorLabel, ui.encodingBox, ui.encodingLabel):
            widget.setVisible(not sheets)
        self._match()
        return True

    def _read_again(self) -> None:
        try:
            self._sheet = self._read()
        except ArbitreError as error:
            self._problem(error_text(error))
            return
        self._match()

    def _problem(self, text: str) -> None:
        self.ui.note.setText(text)
        set_property(self.ui.note, "status", "zero" if text else "")
        self.ui.okButton.setEnabled(not text)

    # -- columns -----------------------------------------------------------------------------------------------------

    def _match(self) -> None:
        """Guess what each column is and offer to say otherwise."""
        self._matching = guess(self._sheet.rows, self._services.settings.get(_KEPT, dict[str, object]()))
        layout = self.ui.columnsLayout
        while layout.rowCount():
            layout.removeRow(0)
        self._boxes = []
        names = self._field_names()
        heads = self._sheet.rows[self._matching.heads] if self._matching.heads >= 0 else ()
        sample = self._sheet.rows[self._matching.first] if self._matching.first < len(self._sheet.rows) else ()
        for column, field in enumerate(self._matching.fields):
            box = QComboBox(self)
            offer(box, [(str(one), names[one]) for one in Field], str(field))
            head = heads[column] if column < len(heads) and heads[column] else self.tr("colonne {0}").format(column + 1)
            label = QLabel(head.replace("&", "&&"), self)
            label.setBuddy(box)
            box.setAccessibleName(head)
            box.currentIndexChanged.connect(lambda _, column=column: self._set_field(column))
            example = ElidedLabel(self)
            example.setProperty("role", "dim")
            example.set_whole(sample[column] if column < len(sample) else "")
            layout.addRow(label, box)
            layout.addRow("", example)
            self._boxes.append(box)
        self._chosen = {}
        self._show()

    def _set_field(self, column: int) -> None:
        self._matching = self._matching.with_field(column, Field(self._boxes[column].currentData()))
        for box, field in zip(self._boxes, self._matching.fields, strict=True):
            box.blockSignals(True)
            box.setCurrentIndex(box.findData(str(field)))
            box.blockSignals(False)
        self._show()

    def field_box(self, column: int) -> QComboBox:
        """The box that tells what a column is."""
        return self._boxes[column]

    def _field_names(self) -> dict[Field, str]:
        return {
            Field.IGNORED: self.tr("– rien –"),
            Field.NAME: self.tr("nom et prénom"),
            Field.LAST_NAME: self.tr("nom"),
            Field.FIRST_NAME: self.tr("prénom"),
            Field.LICENCE: self.tr("licence"),
            Field.CLUB: self.tr("club"),
            Field.COMMITTEE: self.tr("comité"),
            Field.COUNTRY: self.tr("pays"),
            Field.CATEGORY: self.tr("catégorie"),
            Field.SERIES: self.tr("série"),
            Field.BIRTH: self.tr("naissance"),
            Field.TEAM: self.tr("équipe"),
            Field.PARTNER: self.tr("partenaire"),
            Field.TABLE: self.tr("table"),
            Field.PRESENT: self.tr("présent"),
        }

    # -- rows --------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        ui = self.ui
        self._found = Import(())
        if self._matching.names_players:
            known = self._session.state.players.values()
            found = read_players(self._sheet.rows, self._matching, self._season, known)
            for row, action in self._chosen.items():
                found = found.with_action(row, action)
            self._found = found
            self._problem("")
        else:
            self._problem(self.tr("Aucune colonne ne donne les noms : dites laquelle."))
        rows = self._found.differing  # who is known as he is has nothing to show
        used = [
            column
            for at, column in enumerate(self._all_columns)
            if at < 3 or at == len(self._all_columns) - 1 or any(column.value(one) for one in rows)
        ]
        if len(used) != len(self._model.columns):
            self._model.set_columns(used)
        self._model.set_rows(rows)
        ui.table.fit()
        ui.tablesBox.setVisible(
            bool(self._found.seats) and not (self._session.state.games and self._session.game.turns)
        )
        odd = [self._odd_text(one) for one in self._found.odd]
        if self._sheet.encoding.endswith("twice"):
            odd.insert(0, self.tr("Accents réparés : la liste avait été encodée deux fois."))
        if self._found.candidates and self._found.missing:
            names = ", ".join(one.name for one in self._found.missing)
            text = self.tr("{0} {0:inscrit n’est pas|inscrits ne sont pas} sur cette liste ({1}) : rien n’y change.")
            odd.insert(0, text.format(counted(len(self._found.missing)), names))
        ui.odd.setPlainText("\n".join(odd))
        ui.odd.setVisible(bool(odd))
        self._count()

    def _count(self) -> None:
        done = Counter(one.action for one in self._found.candidates)
        same = len(self._found.candidates) - len(self._found.differing)
        left = done[Action.SKIP] - same
        parts = [
            self.tr("{0} à inscrire").format(number(done[Action.ADD])),
            self.tr("{0} à mettre à jour").format(number(done[Action.UPDATE])) if done[Action.UPDATE] else "",
            self.tr("{0} {0:déjà inscrit|déjà inscrits}").format(counted(same)) if same else "",
            self.tr("{0} {0:laissé|laissés}").format(counted(left)) if left else "",
            self.tr("{0} {0:ligne étrange|lignes étranges}").format(counted(len(self._found.odd)))
            if self._found.odd
            else "",
            self.tr("{0} {0:ligne vide|lignes vides}").format(counted(self._found.empty)) if self._found.empty else "",
        ]
        self.ui.countsLabel.setText(join(parts))
        self.ui.okButton.setEnabled(bool(done[Action.ADD] or done[Action.UPDATE]))

    def _change(self, one: Candidate) -> None:
        order = [Action.ADD, Action.UPDATE, Action.SKIP] if one.known is not None else [Action.ADD, Action.SKIP]
        self._chosen[one.row] = order[(order.index(one.action) + 1) % len(order)]
        self._found = self._found.with_action(one.row, self._chosen[one.row])
        self._model.set_rows(self._found.differing)
        self._count()

    def _action_text(self, one: Candidate) -> str:
        return {
            Action.ADD: self.tr("inscrire"),
            Action.UPDATE: self.tr("mettre à jour"),
            Action.SKIP: self.tr("laisser"),
        }[one.action]

    def _status_text(self, one: Candidate) -> str:
        known = one.known.name if one.known is not None else ""
        match one.status:
            case Status.NEW:
                return ""
            case Status.SAME:
                return self.tr("déjà inscrit")
            case Status.CHANGED:
                return join(
                    self.tr("{0} : {1} au lieu de {2}").format(self._detail_name(name), new or "–", old or "–")
                    for name, old, new in one.changes
                )
            case Status.REPEATED:
                return self.tr("le même qu’à la ligne {0}").format(one.other)
            case Status.HOMONYM:
                if one.other:
                    return self.tr("homonyme de la ligne {0}").format(one.other)
                return self.tr("homonyme de {0}").format(known)
            case Status.LICENCE_CLASH:
                if one.other:
                    return self.tr("même licence qu’à la ligne {0}").format(one.other)
                return self.tr("même licence que {0}").format(known)

    def _detail_name(self, detail: str) -> str:
        names = self._field_names() | {Field.PARTNER: self.tr("noms de la paire")}
        return names[Field({"birth_year": "birth", "members": "partner"}.get(detail, detail))]

    def _odd_text(self, one: Odd) -> str:
        reasons = {
            Oddity.NO_NAME: self.tr("pas de nom, ligne laissée"),
            Oddity.BAD_BIRTH: self.tr("naissance illisible"),
            Oddity.UNKNOWN_CATEGORY: self.tr("catégorie inconnue, gardée telle quelle"),
            Oddity.BAD_TABLE: self.tr("ce n’est pas une table"),
            Oddity.TABLE_TAKEN: self.tr("table déjà donnée"),
            Oddity.TOTAL: self.tr("ligne de total, laissée"),
            Oddity.NO_SECOND_NAME: self.tr("paire sans second nom"),
            Oddity.FOREIGN_LETTERS: self.tr("lettres que les papiers écrivent en lettres latines"),
            Oddity.CUT: self.tr("nom trop long, coupé"),
        }
        return self.tr("ligne {0} : {1} ({2})").format(one.row, reasons[one.kind], one.text)

    @property
    def found(self) -> Import:
        """What will be done."""
        return self._found

    def accept(self) -> None:
        """Register what is shown, as one action."""
        if not self.ui.okButton.isEnabled():
            return
        before = dict(self._session.state.players)
        try:
            ids = apply_import(self._session, self._found)
        except ArbitreError as error:
            self._problem(error_text(error))
            return
        after = self._session.state.players
        self.registered = len(after) - len(before)
        self.updated = sum(after[key] != one for key, one in before.items() if key in after)
        kept = remember(self._sheet.rows, self._matching, self._services.settings.get(_KEPT, dict[str, object]()))
        self._services.settings.set(_KEPT, kept)
        if self.ui.tablesBox.isChecked() and not self.ui.tablesBox.isHidden():
            self.seats = {table: ids[row] for table, row in self._found.seats.items() if row in ids}
        super().accept()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show()
        super().changeEvent(event)


def _tone(one: Candidate) -> str:
    if one.status in (Status.HOMONYM, Status.LICENCE_CLASH):
        return "warning"
    return "dim" if one.action is Action.SKIP else "exact" if one.status is Status.NEW else ""

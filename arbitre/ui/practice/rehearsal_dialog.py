"""The rehearsal in the window: what is rehearsed, the bundle of paper slips beside the desk, and how it went."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from arbitre.application.practice.rehearsal import (
    Mistake,
    MistakeKind,
    PaperSlip,
    Plan,
    Rehearsal,
    Report,
    start_rehearsal,
)
from arbitre.domain.rules.rule_set import with_time
from arbitre.domain.rules.slip import Slip
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn, TableView
from arbitre.ui.look.theme import GAP, Theme
from arbitre.ui.practice.paper_slip import PaperSlipView
from arbitre.ui.practice.side_panel import SidePanel, WrapLabel
from arbitre.ui.words.i18n import SOURCE, proposed, spoken
from arbitre.ui.words.texts import counted, join, listed, number, ruling_reason, ruling_sum, sanction_text, slip_text

translate = QCoreApplication.translate


class RehearsalDialog(QDialog):
    """Asks how many players and turns, how many faults, at what time."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        settings = services.settings
        self.setWindowTitle(self.tr("Répétition : une salle inventée"))
        intro = WrapLabel(self)
        intro.setMinimumWidth(440)
        intro.setText(
            self.tr(
                "Des joueurs inventés remettent leurs bulletins, fautes comprises. Vous menez la partie et les "
                "saisissez au vrai bureau ; à la fin : le temps, les bulletins par minute et les erreurs."
            )
        )
        self.players = self._number(2, 450, settings.get("rehearsal.players", 24))
        self.turns = self._number(1, 30, settings.get("rehearsal.turns", 8))
        self.faults = self._number(0, 100, settings.get("rehearsal.faults", 15))
        self.faults.setSuffix(" %")
        self.rules = QComboBox(self)
        for entry in services.libraries.rule_sets.entries():
            self.rules.addItem(entry.title, entry.name)
        self.rules.setCurrentIndex(max(0, self.rules.findData(self._rules())))
        self.pace = QComboBox(self)
        for name, text in (
            ("normal", self.tr("3 minutes")),
            ("semi-rapide", self.tr("2 minutes, semi-rapide")),
            ("blitz", self.tr("1 minute, blitz")),
        ):
            self.pace.addItem(text, name)
        self.pace.setCurrentIndex(max(0, self.pace.findData(settings.get("rehearsal.time", "blitz"))))
        form = QFormLayout()
        for text, field in (
            (self.tr("&Joueurs"), self.players),
            (self.tr("&Coups"), self.turns),
            (self.tr("Bulletins &fautifs"), self.faults),
            (self.tr("&Règlement"), self.rules),
            (self.tr("&Temps"), self.pace),
        ):
            form.addRow(text, field)
        buttons = QDialogButtonBox(self)
        begin = buttons.addButton(self.tr("Co&mmencer"), QDialogButtonBox.ButtonRole.AcceptRole)
        set_property(begin, "primary", True)
        begin.setDefault(True)
        buttons.addButton(self.tr("Abandonner"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(GAP)
        column.addWidget(intro)
        column.addLayout(form)
        column.addWidget(buttons)
        self.setMinimumWidth(460)
        self.players.setFocus()
        self.players.selectAll()

    def _rules(self) -> str:
        """Those rehearsed last in this language, else those that it proposes."""
        settings = self._services.settings
        own = settings.get("rehearsal.window", SOURCE) == spoken()
        return settings.get("rehearsal.rules", proposed(settings).rules) if own else proposed(settings).rules

    def _number(self, least: int, most: int, value: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(least, most)
        box.setValue(value)
        return box

    def begin(self, who: str, seed: str = "") -> Rehearsal:
        """Start the room as chosen, another one each time unless a seed is given. Raises an ``ArbitreError``."""
        settings, libraries = self._services.settings, self._services.libraries
        for name, value in (
            ("players", self.players.value()),
            ("turns", self.turns.value()),
            ("faults", self.faults.value()),
            ("rules", self.rules.currentData()),
            ("time", self.pace.currentData()),
            ("window", spoken()),
        ):
            settings.set(f"rehearsal.{name}", value)
        rules = with_time(libraries.rule_sets.load(self.rules.currentData()), self.pace.currentData())
        plan = Plan(
            players=self.players.value(),
            turns=self.turns.value(),
            faults=self.faults.value() / 100,
            seed=seed or str(random.randrange(10**9)),
            language=proposed(settings).language,
            lexicon=proposed(settings).lexicon,
        )
        return start_rehearsal(plan, rules, libraries.catalogue, self.tr("RÉPÉTITION – salle inventée"), who=who)


class BundlePanel(SidePanel):
    """The paper slips of the turn being marked, one after the other, below the list of solutions.

    It never takes the keyboard from the desk.
    """

    def __init__(self, services: Services, parent: QWidget, report_wanted: Callable[[], object]) -> None:
        super().__init__(services, parent, "")
        self.column.setContentsMargins(0, 0, 0, 0)
        self._rehearsal: Rehearsal | None = None
        self._serial = 0
        self._table: int | None = None  # the slip looked at, when it is not the next one
        self._title = self.label("heading")
        self.paper = PaperSlipView(self)
        self._note = self.label("dim", wrap=True)
        self._back, self._forth, self._end = QPushButton(self), QPushButton(self), QPushButton(self)
        self._back.clicked.connect(lambda: self.step(-1))
        self._forth.clicked.connect(lambda: self.step(1))
        self._end.clicked.connect(report_wanted)
        row = QHBoxLayout()
        for button in (self._back, self._forth):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._end)
        for button in (self._back, self._forth, self._end):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.addWidget(self._title)
        self.column.addWidget(self.paper, 1)
        self.column.addWidget(self._note)
        self.column.addLayout(row)
        self.retranslate()

    def set_rehearsal(self, rehearsal: Rehearsal | None) -> None:
        """Show the bundles of a rehearsal, or none."""
        self._rehearsal = rehearsal
        self._serial, self._table = 0, None
        self.refresh()

    def step(self, steps: int) -> None:
        """Look at the slip before or after among those that wait: a hard one may be left for later."""
        waiting = self._waiting()
        if not waiting:
            return
        shown = self.paper.paper
        tables = [one.table for one in waiting]
        at = tables.index(shown.table) if shown is not None and shown.table in tables else 0
        self._table = tables[(at + steps) % len(tables)]
        self.refresh()

    def _waiting(self) -> tuple[PaperSlip, ...]:
        return self._rehearsal.waiting(self._serial) if self._rehearsal is not None and self._serial else ()

    def _marked_serial(self) -> int:
        """The turn whose bundle lies on the table: the one that slips are entered for."""
        assert self._rehearsal is not None
        taken = self._rehearsal.serials
        marked = self.desk.marked
        if marked is not None and marked.serial in taken:
            return marked.serial
        return taken[-1] if taken else 0

    def refresh(self) -> None:
        rehearsal = self._rehearsal
        if rehearsal is None:
            self.paper.show_paper(None, 0)
            self._title.clear()
            self._note.clear()
            return
        serial = self._marked_serial()
        if serial != self._serial:
            self._serial, self._table = serial, None
        if not serial:
            self.paper.show_paper(None, 0)
            self._title.setText(self.tr("Les bulletins viennent quand le temps est terminé (F4)."))
            self._note.setText(
                self.tr("Menez la partie comme une vraie : tirage F2, chrono F3, terminé F4, révéler F5.")
            )
            return
        rehearsal.show(serial)
        bundle, waiting = rehearsal.bundle(serial), self._waiting()
        turn = rehearsal.session.game.turn(serial).number
        shown = next((one for one in waiting if one.table == self._table), waiting[0] if waiting else None)
        self.paper.show_paper(shown, turn)
        done = len(bundle) - len(waiting)
        self._title.setText(
            self.tr("Coup {0} : {1} {1:bulletin saisi|bulletins saisis} sur {2}").format(
                turn, counted(done), len(bundle)
            )
        )
        self._note.setText(self._note_text(rehearsal, serial, waiting))
        for button in (self._back, self._forth):
            button.setEnabled(len(waiting) > 1)

    def _note_text(self, rehearsal: Rehearsal, serial: int, waiting: tuple[PaperSlip, ...]) -> str:
        if waiting:
            return self.tr("Saisissez ce bulletin au bureau : le suivant vient tout seul.")
        silent = sorted(table for table in rehearsal.silent(serial) if table in rehearsal.session.game.pending(serial))
        if silent:
            return self.tr(
                "Le paquet est vide. Rien remis {0:à la table|aux tables} {0} : closez le coup (Ctrl+Maj+C)."
            ).format(listed(silent))
        return self.tr("Le paquet est vide : au coup suivant.")

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Répétition : paquet de bulletins"))
        self._back.setText(self.tr("‹ Précédent"))
        self._forth.setText(self.tr("Suivant ›"))
        self._end.setText(self.tr("Bilan"))


def mistake_text(kind: MistakeKind) -> str:
    """What went wrong."""
    return {
        MistakeKind.WRITTEN: translate("rehearsal", "saisi autrement qu’écrit"),
        MistakeKind.RULING: translate("rehearsal", "payé autrement que le règlement"),
        MistakeKind.NOT_ENTERED: translate("rehearsal", "bulletin non saisi"),
        MistakeKind.INVENTED: translate("rehearsal", "saisi sans bulletin"),
    }[kind]


def summary_lines(report: Report) -> list[tuple[str, str]]:
    """The figures of a rehearsal: what they are, and how they are written."""
    minutes, seconds = divmod(round(report.seconds), 60)
    pace = f"{report.per_minute:.1f}".replace(".", translate("rehearsal", ",")) if report.seconds else "–"
    share = f"{100 * report.right / report.slips:.0f} %" if report.slips else "–"
    return [
        (translate("rehearsal", "Coups"), number(report.turns)),
        (translate("rehearsal", "Bulletins saisis"), f"{number(report.entered)} / {number(report.slips)}"),
        (translate("rehearsal", "Temps de saisie"), f"{minutes}:{seconds:02}"),
        (translate("rehearsal", "Bulletins par minute"), pace),
        (translate("rehearsal", "Justes"), f"{number(report.right)} ({share})"),
        (translate("rehearsal", "Erreurs"), number(len(report.mistakes))),
    ]


class ReportPanel(SidePanel):
    """How the rehearsal went: figures, and every slip that went wrong with what was on the paper."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(services, parent, "rehearsal.report")
        self._rehearsal: Rehearsal | None = None
        self._figures = self.label()
        self._figures.setTextFormat(Qt.TextFormat.RichText)
        self._head = self.label("heading")
        self._view = TableView(self)
        self.model = KeyedModel((), lambda row: (row.serial, row.table, row.kind), services.theme, self)
        self._view.set_keyed(self.model)
        self.column.addWidget(self._figures)
        self.column.addWidget(self._head)
        self.column.addWidget(self._view, 1)
        self.retranslate()
        self.set_size(940, 460)

    def set_rehearsal(self, rehearsal: Rehearsal | None) -> None:
        """Whose report this is."""
        self._rehearsal = rehearsal
        self.refresh()

    @property
    def figures(self) -> str:
        """The figures as text."""
        return self._figures.text()

    def refresh(self) -> None:
        if self._rehearsal is None:
            self._figures.clear()
            self.model.set_rows(())
            self._head.clear()
            return
        report = self._rehearsal.report()
        cells = "".join(
            f"<td style='padding-right:28px'>{head}<br/><b style='font-size:large'>{value}</b></td>"
            for head, value in summary_lines(report)
        )
        self._figures.setText(f"<table><tr>{cells}</tr></table>")
        self.model.set_rows(report.mistakes)
        self._view.fit()
        self._view.setVisible(bool(report.mistakes))
        if report.mistakes:
            self._head.setText(self.tr("Les bulletins à revoir"))
        elif report.entered:
            self._head.setText(self.tr("Aucune erreur."))
        else:
            self._head.setText(self.tr("Aucun bulletin n’est encore saisi."))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Bilan de la répétition"))
        self._view.setAccessibleName(self.tr("Bulletins à revoir"))
        self.model.set_columns(
            (
                TableColumn(self.tr("coup"), lambda row: str(row.turn), number=True, sort=lambda row: row.serial),
                TableColumn(self.tr("table"), lambda row: str(row.table), number=True, sort=lambda row: row.table),
                TableColumn(self.tr("erreur"), lambda row: mistake_text(row.kind), tone=lambda row: "zero"),
                TableColumn(self.tr("écrit"), lambda row: _slip(row.written)),
                TableColumn(self.tr("saisi"), lambda row: _slip(row.entered)),
                TableColumn(self.tr("règlement"), _book, wide=True, tip=_book),
                TableColumn(self.tr("payé"), _paid),
            )
        )

    def apply_theme(self, theme: Theme) -> None:
        self.model.set_theme(theme)


def _slip(slip: Slip | None) -> str:
    return slip_text(slip) if slip is not None else "–"


def _book(row: Mistake) -> str:
    return join((ruling_sum(row.book), sanction_text(row.book.sanction), ruling_reason(row.book))) if row.book else "–"


def _paid(row: Mistake) -> str:
    return join((ruling_sum(row.paid), sanction_text(row.paid.sanction))) if row.paid else "–"

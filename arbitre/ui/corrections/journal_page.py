"""The journal in plain words, with who and when; undo and redo by name; claims; the export that settles one."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from arbitre.application.exchange.handout import seals
from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.domain.event.state import Game, Marked, Turn
from arbitre.reports.catalogue import put
from arbitre.reports.paper import ReportError
from arbitre.reports.seals import seals_text
from arbitre.settings import documents_folder
from arbitre.ui.desk.marked_turn import not_a_reason
from arbitre.ui.forms.ui_history_page import Ui_HistoryPage
from arbitre.ui.kit.feedback import key_text, set_property
from arbitre.ui.kit.page import Page, Services
from arbitre.ui.kit.printing import ask_where
from arbitre.ui.kit.table import KeyedModel, TableColumn, plain
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.history import Subject, action_text, fact_subject, fact_text, subject_text, turn_text
from arbitre.ui.words.texts import (
    counted,
    join,
    labelled,
    number,
    ruling_reason,
    ruling_sum,
    sanction_text,
    slip_text,
    translate,
)

_SHORT = 14  # letters of an action's name on a button


@dataclass(frozen=True, slots=True)
class Entry:
    """One fact of the journal in words; ``gone``: its action was undone."""

    seq: int
    at: str
    who: str
    station: str
    subject: Subject
    text: str
    gone: bool

    @property
    def clock(self) -> str:
        """When, as people say it: the time, with the day when it was not today."""
        try:
            moment = datetime.fromisoformat(self.at).astimezone()
        except ValueError:
            return self.at
        today = moment.date() == datetime.now().astimezone().date()
        return f"{moment:%H:%M:%S}" if today else f"{moment:%d/%m %H:%M:%S}"


@dataclass(frozen=True, slots=True)
class Claim:
    """A slip that somebody contests, or contested."""

    game: int
    turn: Turn
    table: int
    marked: Marked

    @property
    def open(self) -> bool:
        """True until it is decided."""
        return self.marked.claim is not None

    @property
    def key(self) -> tuple[int, int, int]:
        """Which slip it is about."""
        return self.game, self.turn.serial, self.table


class Journal:
    """The entries of a session, made once each: a journal only grows."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._language = ""
        self._made: list[tuple[str, Entry]] = []  # action, entry

    def entries(self, session: Session, language: str) -> list[Entry]:
        """Every fact in order, what was undone too."""
        if session is not self._session or language != self._language:
            self._session, self._language, self._made = session, language, []
        standing = {action.id for action in session.actions}
        state = session.state
        for record, fact in session.history(self._made[-1][1].seq if self._made else 0):
            text = fact_text(fact, state)
            if isinstance(fact, f.Undone | f.Redone):
                named = next((one.text for action, one in reversed(self._made) if action == fact.action), "")
                text = labelled(text, named) if named else text
            entry = Entry(record.seq, record.at, record.who, record.station, fact_subject(fact), text, False)
            self._made.append((record.action, entry))
        found = []
        for action, entry in self._made:
            gone = entry.subject is not Subject.JOURNAL and action not in standing
            found.append(_gone(entry) if gone else entry)
        return found


def _gone(entry: Entry) -> Entry:
    return Entry(entry.seq, entry.at, entry.who, entry.station, entry.subject, entry.text, True)


def claims_of(session: Session) -> list[Claim]:
    """Every claim, those to be decided first."""
    found = [
        Claim(game.number, turn, table, marked)
        for game in session.state.games
        for turn in game.turns
        for table, marked in sorted(turn.slips.items())
        if marked.claim is not None or marked.claim_decision
    ]
    return sorted(found, key=lambda claim: (not claim.open, claim.key))


def as_text(entries: Iterable[Entry], title: str) -> str:
    """The journal as plain text, a line a fact."""
    lines = [title, ""]
    for one in entries:
        who = join((one.who, one.station), " / ")
        gone = "  [×]" if one.gone else ""
        lines.append(f"{one.seq:6}  {one.at}  {who:24}  {one.text}{gone}")
    return "\n".join(lines) + "\n"


def as_csv(entries: Iterable[Entry], heads: Sequence[str]) -> str:
    """The journal as a table that workbooks open."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";")
    writer.writerow(heads)
    for one in entries:
        writer.writerow((one.seq, one.at, one.who, one.station, one.text, "×" if one.gone else ""))
    return out.getvalue()


class HistoryPage(Page):
    """Newest first; what was undone stays readable."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_HistoryPage()
        self.ui.setupUi(self)
        ui = self.ui
        self._journal = Journal()
        self._entries: list[Entry] = []
        self._model = KeyedModel((), lambda one: one.seq, services.theme, self)
        self._claims = KeyedModel((), lambda one: one.key, services.theme, self)
        ui.table.set_keyed(self._model, sortable=False)
        ui.claims.set_keyed(self._claims, sortable=False)
        ui.findEdit.textChanged.connect(self._filter)
        ui.findEdit.returnPressed.connect(ui.table.setFocus)
        ui.subjectBox.currentIndexChanged.connect(self._filter)
        ui.undoneBox.toggled.connect(self._filter)
        ui.undoButton.clicked.connect(services.actions["undo"].trigger)
        ui.redoButton.clicked.connect(services.actions["redo"].trigger)
        ui.exportButton.clicked.connect(self.export)
        ui.claims.current_changed.connect(self._show_claim)
        ui.claims.opened.connect(lambda claim: ui.decisionEdit.setFocus())
        ui.claimEdit.returnPressed.connect(self._raise)
        ui.decisionEdit.returnPressed.connect(self._settle)
        ui.findEdit.setMinimumWidth(120)
        ui.subjectBox.setMinimumWidth(110)
        self.retranslate()

    def retranslate(self) -> None:
        ui = self.ui
        ui.retranslateUi(self)
        ui.table.setAccessibleName(self.tr("Journal"))
        ui.claims.setAccessibleName(self.tr("Contestations"))
        with QSignalBlocker(ui.subjectBox):
            chosen = ui.subjectBox.currentData()
            ui.subjectBox.clear()
            ui.subjectBox.addItem(self.tr("tout"), "")
            for subject in Subject:
                ui.subjectBox.addItem(subject_text(subject), str(subject))
            ui.subjectBox.setCurrentIndex(max(0, ui.subjectBox.findData(chosen)))
        self._model.set_columns(
            (
                TableColumn(self.tr("Nº"), lambda one: str(one.seq), True, tone=_dim),
                TableColumn(self.tr("Heure"), lambda one: one.clock, tone=_dim),
                TableColumn(self.tr("Qui"), lambda one: join((one.who, one.station), " / "), tone=_dim),
                TableColumn(self.tr("Ce qui s’est passé"), self._said, tone=_dim, tip=lambda one: one.text, wide=True),
            )
        )
        ui.table.search_column = 3
        self._claims.set_columns(
            (
                TableColumn(self.tr("Coup"), lambda one: str(one.turn.number), True),
                TableColumn(self.tr("Table"), lambda one: str(one.table), True),
                TableColumn(
                    self.tr("État"),
                    lambda one: self.tr("à trancher") if one.open else self.tr("tranchée"),
                    tone=lambda one: "warning" if one.open else "dim",
                ),
                TableColumn(self.tr("Motif"), lambda one: one.marked.claim or one.marked.claim_decision, wide=True),
            )
        )

    def _said(self, one: Entry) -> str:
        return self.tr("{0} (annulé)").format(one.text) if one.gone else one.text

    def apply_theme(self, theme: Theme) -> None:
        self._model.set_theme(theme)
        self._claims.set_theme(theme)

    def activated(self) -> None:
        super().activated()
        self.ui.findEdit.setFocus()
        self.ui.findEdit.selectAll()

    # -- the journal -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        ui, session = self.ui, self.session
        self._entries = (
            list(reversed(self._journal.entries(session, self.services.languages.code))) if session is not None else []
        )
        self._filter()
        self._show_undo()
        claims = claims_of(session) if session is not None else []
        self._claims.set_rows(claims)
        ui.claims.fit()
        self._show_claim()
        for widget in (ui.exportButton, ui.claimEdit, ui.decisionEdit):
            widget.setEnabled(session is not None)
        head = session.journal.chain[:12] if session is not None else ""
        ui.chainLabel.setText(self.tr("empreinte {0}").format(head) if head else "")
        found = seals(session) if session is not None else ([], [], [])
        ui.sealLabel.setText(seals_text(self.services.languages.texts(), *found))
        set_property(ui.sealLabel, "status", "warning" if found[1] else "dim")
        ui.chainLabel.setToolTip(
            self.tr("Deux journaux de même empreinte sont les mêmes. Elle montre un accident ou une retouche.")
        )

    def _filter(self) -> None:
        find = plain(self.ui.findEdit.text()).split()
        subject = self.ui.subjectBox.currentData() or ""
        undone = self.ui.undoneBox.isChecked()
        shown = [
            one
            for one in self._entries
            if (undone or (not one.gone and one.subject is not Subject.JOURNAL))
            and (not subject or one.subject == subject)
            and (not find or _fits(one, find))
        ]
        self._model.set_rows(shown)
        self.ui.table.fit()
        text = self.tr("{0} {0:ligne|lignes}").format(counted(len(shown)))
        if len(shown) != len(self._entries):
            text = self.tr("{0} {0:ligne|lignes} sur {1}").format(counted(len(shown)), number(len(self._entries)))
        self.ui.countLabel.setText(text)

    def _show_undo(self) -> None:
        ui, session, actions = self.ui, self.session, self.services.actions
        undo = session.can_undo() if session is not None else None
        redo = session.can_redo() if session is not None else None
        for button, name, action in ((ui.undoButton, "undo", undo), (ui.redoButton, "redo", redo)):
            key = key_text(actions[name])
            button.setEnabled(action is not None)
            what = action_text(action.facts, session.state) if action is not None and session is not None else ""
            short = what if len(what) <= _SHORT else f"{what[: _SHORT - 1].rstrip()}…"
            button.setText(f"{join((actions[name].text(), short), ' : ')}   {key}")
            button.setToolTip(what)
            button.setAccessibleDescription(what)

    def shown(self) -> list[Entry]:
        """The entries that the filter leaves, oldest first."""
        return list(reversed(self._model.rows))

    def export(self) -> None:
        """Write what is shown to a file, as text or as a table."""
        session = self.session
        if session is None:
            return
        folder = self.services.settings.get("new.folder", str(documents_folder()))
        filters = self.tr("Texte (*.txt);;Tableau (*.csv)")
        path = ask_where(
            self, self.tr("Exporter le journal"), folder, f"{session.state.about.name} journal.txt", filters
        )
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> bool:
        """Write the entries shown to a file, as text or, by its name, as a table."""
        session = self.session
        if session is None:
            return False
        if path.suffix.lower() == ".csv":
            heads = (
                self.tr("Nº"),
                self.tr("Heure"),
                self.tr("Qui"),
                self.tr("Poste"),
                self.tr("Fait"),
                self.tr("Annulé"),
            )
            data = as_csv(self.shown(), heads).encode("utf-8-sig")
        else:
            title = self.tr("{0} · journal, empreinte {1}").format(session.state.about.name, session.journal.chain)
            data = as_text(self.shown(), title).encode("utf-8")
        try:
            put(path, data)
        except ReportError as error:
            self.services.desk.complain(self.tr("Le disque refuse : {0}").format(error.data["reason"]))
            return False
        self.services.desk.say(self.tr("Journal écrit : {0}").format(path))
        return True

    # -- claims ------------------------------------------------------------------------------------------------------

    def _claim(self) -> Claim | None:
        claim = self.ui.claims.row()
        return claim if isinstance(claim, Claim) else None

    def _show_claim(self) -> None:
        claim, session = self._claim(), self.session
        self.ui.claimLabel.setText(claim_text(claim, session) if claim is not None and session is not None else "")
        self.ui.decisionEdit.setEnabled(claim is not None and claim.open)

    def _raise(self) -> None:
        session = self.session
        parts = self.ui.claimEdit.text().split(maxsplit=2)
        if session is None or not parts:
            return
        wanted = self._slip_of(session, parts)
        if wanted is None:
            self.services.desk.complain(self.tr("Tapez la table, le coup et le motif : 12 7 le mot est admis"))
            return
        game, turn, table, text = wanted
        if told := not_a_reason(self.services.desk, text):
            self.services.desk.complain(told)
            return
        said = self.tr("Contestation notée : table {0}, {1}.").format(
            table, turn_text(session.state, game.number, turn.serial)
        )
        if self.done(lambda: session.slips.raise_claim(table, turn.serial, text, game), said):
            self.ui.claimEdit.clear()

    @staticmethod
    def _slip_of(session: Session, parts: Sequence[str]) -> tuple[Game, Turn, int, str] | None:
        if len(parts) < 2 or not parts[0].isdecimal() or not parts[1].isdecimal() or not session.state.games:
            return None
        game = session.game
        turn = game.by_number(int(parts[1]))
        return None if turn is None else (game, turn, int(parts[0]), parts[2] if len(parts) > 2 else "")

    def _settle(self) -> None:
        claim, session = self._claim(), self.session
        decision = self.ui.decisionEdit.text().strip()
        if claim is None or session is None or not claim.open or not decision:
            self.services.desk.complain(self.tr("Choisissez une contestation à trancher et tapez la décision."))
            return
        if told := not_a_reason(self.services.desk, decision):
            self.services.desk.complain(told)
            self.ui.decisionEdit.selectAll()
            return
        game = session.state.game(claim.game)
        said = self.tr("Contestation tranchée : table {0}.").format(claim.table)
        if self.done(lambda: session.slips.settle_claim(claim.table, claim.turn.serial, decision, game), said):
            self.ui.decisionEdit.clear()
            self.ui.claims.setFocus()


def claim_text(claim: Claim, session: Session) -> str:
    """The contested slip: as written, as ruled and by which article, and where it lies in the bundle."""
    marked, turn = claim.marked, claim.turn
    game = session.state.game(claim.game)
    player = session.state.players.get(game.player_at(claim.table, turn.serial) or "")
    ruling = marked.ruling
    place = sorted(one.seq for one in turn.slips.values()).index(marked.seq) + 1
    lines = [
        join((turn_text(session.state, claim.game, turn.serial), player.name if player is not None else "")),
        translate("history", "Écrit : {0}").format(slip_text(marked.slip, ruling.points)),
        translate("history", "Payé : {0}").format(join((ruling_sum(ruling), sanction_text(ruling.sanction)), " ")),
        ruling_reason(ruling),
        translate("history", "Bulletin nº {0} de la liasse sur {1}, par ordre de saisie").format(
            place, len(turn.slips)
        ),
    ]
    if marked.override is not None:
        lines.append(translate("history", "Décision de l’arbitre : {0}").format(marked.override_reason))
    if marked.claim_decision:
        lines.append(translate("history", "Tranché : {0}").format(marked.claim_decision))
    return "\n".join(line for line in lines if line)


def _fits(one: Entry, find: Sequence[str]) -> bool:
    text = plain(f"{one.text} {one.who} {one.station}")
    # A number is a whole one: turn 2 is not turn 12.
    return all(re.search(rf"\b{part}\b", text) if part.isdecimal() else part in text for part in find)


def _dim(one: Entry) -> str:
    return "dim" if one.gone or one.subject is Subject.JOURNAL else ""

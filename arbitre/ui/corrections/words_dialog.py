"""Words admitted or refused for this event: what a word means, where it plays, who decided and why."""

from __future__ import annotations

import html
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

from arbitre.application.lexicons.definitions import ATTRIBUTION, Definition, Definitions
from arbitre.application.lexicons.search import Searcher, Solutions
from arbitre.application.session.session import Session
from arbitre.application.session.veil import is_veiled
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import Move
from arbitre.ui.desk.marked_turn import not_a_reason
from arbitre.ui.forms.ui_words_dialog import Ui_WordsDialog
from arbitre.ui.guard import guarded
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.kit.worker import Worker
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.texts import counted, labelled, listed, no_definitions_text, number


@dataclass(frozen=True)
class _LookedUp:
    """What is known of a word; ``valid`` is ``None`` where there is nothing to say."""

    word: str
    valid: bool | None = None
    definition: Definition | None = None
    places: tuple[Move, ...] = ()


def _look_up(word: str, searcher: Searcher, definitions: Definitions, solutions: Solutions | None) -> _LookedUp:
    valid = searcher.clone().admits(word)
    meaning = definitions.of(word) if definitions.available else None
    return _LookedUp(word, valid, meaning, tuple(solutions.places(word)[:60]) if solutions is not None else ())


@guarded
class WordsDialog(QDialog):
    """Stays beside the desk; nothing waits for it."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.ui = Ui_WordsDialog()
        self.ui.setupUi(self)
        ui = self.ui
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_list)
        self._shown = _LookedUp("")
        self._lookups = Worker(self)
        self._lookups.finished.connect(self._on_looked_up)
        self._definitions: dict[str, Definitions] = {}
        self._waiting: tuple[Session, Callable[[], None], str] | None = None
        self._sure = ""  # a retained word that was asked about
        self._places = KeyedModel((), lambda move: (move.word, move.reference), services.theme, self)
        self._changes = KeyedModel((), lambda change: change.word, services.theme, self)
        ui.places.set_keyed(self._places, sortable=False)
        ui.changes.set_keyed(self._changes, sortable=False)
        ui.changes.opened.connect(lambda change: self.show_word(change.word))
        ui.places.opened.connect(lambda move: services.desk.set_preview(move))
        ui.wordEdit.textChanged.connect(self._refresh)
        ui.wordEdit.returnPressed.connect(ui.reasonEdit.setFocus)
        ui.admitButton.clicked.connect(self.admit)
        ui.strikeButton.clicked.connect(self.strike)
        ui.restoreButton.clicked.connect(self.restore)
        ui.closeButton.clicked.connect(self.close)
        for button in (ui.admitButton, ui.strikeButton, ui.restoreButton, ui.closeButton):
            button.setAutoDefault(False)
        services.desk.changed.connect(self._on_changed)
        services.desk.solutions_ready.connect(self._on_changed)
        services.desk.focus_changed.connect(self._on_changed)
        services.themes.changed.connect(self._on_theme)
        self._retranslate()

    def _retranslate(self) -> None:
        self.ui.retranslateUi(self)
        self.ui.about.setAccessibleName(self.tr("Définition"))
        self.ui.places.setAccessibleName(self.tr("Places"))
        self.ui.changes.setAccessibleName(self.tr("Mots de cette épreuve"))
        self._places.set_columns(
            (
                TableColumn(self.tr("Mot"), lambda move: move.printed(), wide=True),
                TableColumn(self.tr("Réf."), self._reference),
                TableColumn(self.tr("Points"), lambda move: number(move.score), True),
            )
        )
        self._changes.set_columns(
            (
                TableColumn(self.tr("Mot"), lambda change: change.word),
                TableColumn(
                    self.tr("Statut"),
                    lambda change: self.tr("admis") if change.admitted else self.tr("refusé"),
                    tone=lambda change: "exact" if change.admitted else "zero",
                ),
                TableColumn(self.tr("Par"), lambda change: change.by),
                TableColumn(
                    self.tr("Motif"), lambda change: change.reason, wide=True, tip=lambda change: change.reason
                ),
            )
        )

    @property
    def session(self) -> Session | None:
        """The tournament open."""
        return self._services.desk.session

    def show_word(self, word: str = "") -> None:
        """Show a word (or an empty line) beside the desk."""
        self.ui.wordEdit.setText(word)
        self._refresh()
        self.show()
        self.raise_()
        self.activateWindow()
        self.ui.wordEdit.setFocus()
        self.ui.wordEdit.selectAll()

    @property
    def word(self) -> str:
        """The word typed, plain."""
        return "".join(self.ui.wordEdit.text().upper().split())

    def _on_changed(self) -> None:
        if self.isVisible():
            self._refresh()

    def _on_theme(self) -> None:
        for model in (self._places, self._changes):
            model.set_theme(self._services.theme)
        self._on_changed()

    def _refresh(self) -> None:
        """Look the word up away from the window: the clock, and the next letter, wait for nothing."""
        ui, session, word = self.ui, self.session, self.word
        self._changes.set_rows(list(session.state.words.values()) if session is not None else ())
        ui.changes.fit()
        if self._shown.word != word:
            self._show(_LookedUp(word))
        self._lookups.forget()
        searcher = self._searcher() if len(word) >= 2 else None
        if session is None or searcher is None:
            self._show(_LookedUp(word))
            return
        definitions, solutions = self._meanings(session.state.about.language), self._solutions()
        self._lookups.start(lambda job: _look_up(word, searcher, definitions, solutions))

    def _on_looked_up(self, found: object) -> None:
        """An answer to what was typed before never comes here: the worker has forgotten it."""
        if isinstance(found, _LookedUp):
            self._show(found)
        elif isinstance(found, ArbitreError):
            self._note(error_text(found), "zero")
        elif isinstance(found, OSError):
            self._note(str(found), "zero")

    @property
    def looking(self) -> bool:
        """True until what is known of the word typed is there."""
        return self._lookups.busy

    def _show(self, found: _LookedUp) -> None:
        self._shown = found
        ui, session, valid = self.ui, self.session, found.valid
        change = session.state.words.get(found.word) if session is not None else None
        if valid is None:
            text, status = "", ""
        elif change is not None:
            text = self.tr("admis pour l’épreuve") if change.admitted else self.tr("refusé pour l’épreuve")
            status = "exact" if change.admitted else "zero"
        else:
            text, status = (self.tr("valable"), "exact") if valid else (self.tr("non valable"), "zero")
        ui.stateLabel.setText(text)
        set_property(ui.stateLabel, "status", status)
        ui.admitButton.setEnabled(valid is False)
        ui.strikeButton.setEnabled(valid is True)
        ui.restoreButton.setEnabled(change is not None)
        ui.about.setHtml(
            self._meaning(found.definition)
            if found.definition is not None
            else no_definitions_text()
            if valid is not None
            else ""
        )
        self._places.set_rows(found.places)
        ui.places.fit()

    def _searcher(self) -> Searcher | None:
        session = self.session
        if session is None or not session.state.games:
            return None
        try:
            return session.searches.searcher()
        except ArbitreError:
            return None

    def _meanings(self, language: str) -> Definitions:
        """Kept: reading a language's file takes a second."""
        found = self._definitions.get(language)
        if found is None:
            found = self._definitions[language] = self._services.libraries.catalogue.definitions(language)
        return found

    def _meaning(self, found: Definition) -> str:
        dim = self._services.theme.colours.dim
        parts = [
            f"<p>{html.escape(one.form)} "
            f"<span style='color:{dim}'>{html.escape(one.label)} {html.escape(one.lemma)}</span></p>"
            for one in found.analyses[:6]
        ]
        for lemma, senses in found.senses:
            page = Definition.page(lemma)
            meaning = html.escape(" ; ".join(senses))
            told = labelled(f"<i>{html.escape(lemma)}</i>", f'{meaning} <a href="{page}">↗</a>')
            parts.append(f"<p>{told}</p>")
        if not parts:
            parts.append(f"<p>{html.escape(self.tr('Aucune définition dans le programme.'))}</p>")
        return "".join(parts) + f"<p style='color:{dim}'>{html.escape(ATTRIBUTION)}</p>"

    def _solutions(self) -> Solutions | None:
        """The list of the turn shown; nothing while solutions are hidden or the arbiter plays too."""
        desk = self._services.desk
        turn = desk.shown
        game = desk.game
        if desk.hidden or turn is None or game is None or is_veiled(game, turn):
            return None
        return desk.solutions(turn)

    def _reference(self, move: Move) -> str:
        game = self._services.desk.game
        return move.reference.text(game.row_label if game is not None else "letter")

    # -- decisions ---------------------------------------------------------------------------------------------------

    def admit(self) -> None:
        """The word is valid for this event."""
        self._decide("admit", self.tr("Mot admis : {0}"))

    def strike(self) -> None:
        """The word is not valid for this event; one that was retained is named first, with what follows."""
        session = self.session
        where = session.words.retained_with(self.word) if session is not None else []
        if where and self._sure != self.word:
            self._sure = self.word
            paid = sum(
                marked.ruling.word == self.word and marked.ruling.points > 0
                for _, turn in where
                for marked in turn.slips.values()
            )
            text = self.tr(
                "{0} est la solution retenue {1:du coup|des coups} {1} : elle reste sur la grille et dans le cumul "
                "du top ; bulletins refusés : {2}. Refuser encore une fois le confirme ; F7 corrige le coup."
            )
            turns = listed([turn.number for _, turn in where])
            self._note(text.format(self.word, turns, number(paid)), "warning")
            return
        self._sure = ""
        self._decide("strike", self.tr("Mot refusé : {0}"))

    def restore(self) -> None:
        """The word is again what the list says."""
        self._decide("restore", self.tr("Mot rendu à la liste : {0}"))

    def _decide(self, kind: str, said: str) -> None:
        """Make the event's list away from the window (it takes a second or two), then record the decision."""
        session, word = self.session, self.word
        if session is None or not session.state.games or self._waiting is not None or len(word) < 2:
            return
        reason = " ".join(self.ui.reasonEdit.text().split())
        if told := not_a_reason(self._services.desk, reason):
            self._note(told, "zero")
            self.ui.reasonEdit.setFocus()
            self.ui.reasonEdit.selectAll()
            return
        state, game = session.state, session.game
        admitted, struck = set(state.admitted) - {word}, set(state.struck) - {word}
        if kind != "restore":
            (admitted if kind == "admit" else struck).add(word)
        commands: dict[str, Callable[[], None]] = {
            "admit": lambda: session.words.admit(word, reason),
            "strike": lambda: session.words.strike(word, reason),
            "restore": lambda: session.words.restore(word, reason),
        }
        self._waiting = (session, commands[kind], said.format(word))
        self._busy(True)
        catalogue = self._services.libraries.catalogue
        lists = frozenset(admitted), frozenset(struck)
        self._worker.start(lambda job: catalogue.searcher(game.lexicon, game.tile_set, game.rules.rack, *lists))

    @property
    def busy(self) -> bool:
        """True while a decision is being recorded."""
        return self._waiting is not None

    def _busy(self, busy: bool) -> None:
        ui = self.ui
        for widget in (ui.wordEdit, ui.admitButton, ui.strikeButton, ui.restoreButton):
            widget.setEnabled(not busy)
        if busy:
            self._note(self.tr("La liste de l’épreuve se prépare…"), "dim")

    def _note(self, text: str, status: str) -> None:
        self.ui.note.setText(text)
        set_property(self.ui.note, "status", status)

    def _on_list(self, made: object) -> None:
        waiting, self._waiting = self._waiting, None
        self._busy(False)
        if waiting is None or waiting[0] is not self.session:
            return
        session, command, said = waiting
        try:
            if isinstance(made, Exception):
                raise made
            command()
        except (ArbitreError, OSError, ValueError) as error:
            self._note(error_text(error) if isinstance(error, ArbitreError) else str(error), "zero")
            self._refresh()
            if isinstance(error, ArbitreError) and error.kind == "reason_needed":
                self.ui.reasonEdit.setFocus()
            return
        changed = sum(len(fact.rulings) for fact in session.actions[-1].facts if isinstance(fact, f.Regraded))
        text = self.tr("{0} · {1} {1:bulletin corrigé|bulletins corrigés} de nouveau").format(said, counted(changed))
        self._note(text, "exact")
        self._services.desk.say(text, self._services.actions["undo"])
        self.ui.reasonEdit.clear()
        self._refresh()
        self.ui.wordEdit.setFocus()
        self.ui.wordEdit.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # Enter presses no button by accident
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._refresh()
        super().changeEvent(event)

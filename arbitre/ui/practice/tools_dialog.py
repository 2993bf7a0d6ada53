"""The word tools: a word's meaning, places, hooks, longer words and anagrams, and what the rack of the turn can do."""

from __future__ import annotations

import html
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from arbitre.application.lexicons.definitions import ATTRIBUTION, Definition, Definitions
from arbitre.application.lexicons.search import Searcher, Solutions
from arbitre.application.lexicons.word_tools import RackFacts, WordFacts, rack_facts, word_facts
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import Letters
from arbitre.ui.guard import guarded
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn, TableView
from arbitre.ui.look.theme import Theme
from arbitre.ui.practice.side_panel import SidePanel
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.i18n import proposed
from arbitre.ui.words.texts import counted, join, labelled, move_text, no_definitions_text, number

_TYPING_MS = 150  # a pause as short as this ends a word


class _Relay(QObject):
    found = Signal(int, object)  # which question, WordFacts or the error


@dataclass(frozen=True)
class _Question:
    number: int
    word: str
    searcher: Searcher
    rack: Letters
    solutions: Solutions | None
    definitions: Definitions | None


@guarded
class _Lookup(QRunnable):
    """Looks a word up in a thread: the first definition takes a second."""

    def __init__(self, question: _Question, relay: _Relay) -> None:
        super().__init__()
        self._question = question
        self._relay = relay

    def run(self) -> None:
        asked = self._question
        try:
            found: object = word_facts(
                asked.word, asked.searcher.clone(), asked.rack, asked.solutions, asked.definitions
            )
        except (ArbitreError, OSError) as error:
            found = error
        with suppress(RuntimeError):  # the window is gone: nobody waits for the answer
            self._relay.found.emit(asked.number, found)


class ToolsDialog(SidePanel):
    """Shows nothing while the arbiter plays the live turn himself."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(services, parent, "tools")
        self._facts: WordFacts | None = None
        self._rack: tuple[object, RackFacts] | None = None
        self._asked = 0
        self._definitions: dict[str, Definitions] = {}
        self._relay = _Relay(self)
        self._relay.found.connect(self._on_found)
        self.line = QLineEdit(self)
        self.line.setProperty("role", "entry")
        self.line.setClearButtonEnabled(True)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self._look_up)
        self.line.textChanged.connect(lambda text: self._typing.start())
        self._verdict = self.label("preview")
        self._about = QTextBrowser(self)
        self._about.setOpenExternalLinks(True)
        self._rack_text = QTextBrowser(self)
        self._places = TableView(self)
        self.places = KeyedModel((), lambda move: (move.word, move.reference), services.theme, self)
        self._places.set_keyed(self.places, sortable=False)
        self._places.current_changed.connect(self._on_place)
        self._tabs = QTabWidget(self)
        word = QWidget(self)
        row = QHBoxLayout(word)
        row.addWidget(self._about, 3)
        right = QVBoxLayout()
        self._places_label = self.label("heading")
        right.addWidget(self._places_label)
        right.addWidget(self._places, 1)
        row.addLayout(right, 2)
        self._tabs.addTab(word, "")
        self._tabs.addTab(self._rack_text, "")
        for widget in (self.line, self._verdict):
            self.column.addWidget(widget)
        self.column.addWidget(self._tabs, 1)
        services.desk.solutions_ready.connect(self.refresh_soon)
        self.retranslate()
        self.set_size(780, 480)

    # -- the word ----------------------------------------------------------------------------------------------------

    def look_at(self, word: str) -> None:
        """Show the tools on a word."""
        self.open()
        self.line.setText(word)
        self.line.selectAll()

    def show_tab(self, index: int) -> None:
        """Show the word (0) or the rack (1), with what is typed looked up at once."""
        self._tabs.setCurrentIndex(index)
        self._typing.stop()
        self._look_up()

    def open(self) -> None:
        super().open()
        self.line.setFocus()

    def _look_up(self) -> None:
        """Ask about the word typed; an answer to an older question is thrown away."""
        word = self.line.text().strip()
        searcher = self._searcher()
        self._asked += 1
        if not word or searcher is None or self.desk.veiled:
            self._show_word(None)
            return
        turn = self.desk.shown
        shows = turn is not None and not self.desk.hides(turn)
        solutions = self.desk.solutions(turn) if shows else None
        rack = turn.rack if turn is not None and shows else ()
        question = _Question(self._asked, word, searcher, rack, solutions, self._meanings())
        QThreadPool.globalInstance().start(_Lookup(question, self._relay))

    def _searcher(self) -> Searcher | None:
        """The list of the game; without a game the shipped one of the window's language."""
        session = self.session
        if session is not None and self.game is not None:
            return self.desk.attempt(session.searches.searcher)
        catalogue = self.services.libraries.catalogue
        return self.desk.attempt(lambda: catalogue.open(proposed(self.services.settings).lexicon).searcher())

    def _meanings(self) -> Definitions:
        language = self.game.tile_set.language if self.game is not None else proposed(self.services.settings).language
        found = self._definitions.get(language)
        if found is None:
            found = self._definitions[language] = self.services.libraries.catalogue.definitions(language)
        return found

    def _on_found(self, question: int, found: object) -> None:
        if question != self._asked:
            return
        if isinstance(found, WordFacts):
            self._show_word(found)
        elif isinstance(found, ArbitreError):
            self._show_word(None)
            self.say(self._verdict, error_text(found), "warning")
        else:
            self._show_word(None)
            self.say(self._verdict, str(found), "warning")

    def _show_word(self, facts: WordFacts | None) -> None:
        self._facts = facts
        game, turn = self.game, self.desk.shown
        if facts is None:
            veiled = self.tr("Vous jouez ce coup : aucun mot n’est regardé.") if self.desk.veiled else ""
            self.say(self._verdict, veiled, "warning")
            self._about.clear()
            self.places.set_rows(())
            self._places.fit()
            return
        valid = self.tr("{0} est dans la liste.") if facts.valid else self.tr("{0} n’est pas dans la liste.")
        parts = [valid.format(facts.word)]
        if turn is not None and turn.rack and not self.desk.hides(turn) and facts.valid:
            parts.append(self._play_text(facts))
        self.say(self._verdict, join(parts), "exact" if facts.valid else "zero")
        self._about.setHtml(self._word_html(facts))
        self.places.set_rows(facts.places)
        self._places.fit()
        self._places_label.setText(
            self.tr("Places au coup {0} : {1}").format(turn.number, len(facts.places))
            if game is not None and turn is not None
            else self.tr("Places")
        )

    def _play_text(self, facts: WordFacts) -> str:
        if facts.places:
            return self.tr("jouable, {0} {0:point|points} au mieux").format(counted(facts.places[0].score))
        if facts.lacking:
            return self.tr("il manque {0}").format(" ".join(facts.lacking))
        return self.tr("aucune place")

    def _word_html(self, facts: WordFacts) -> str:
        def row(head: str, text: str) -> str:
            return f"<p><b>{head}</b><br/>{text or '–'}</p>"

        letters = html.escape(" ".join(facts.before)), html.escape(" ".join(facts.after))
        longer = ", ".join(html.escape(one.word) for one in facts.longer)
        if facts.more:
            longer = self.tr("{0} et {1} {1:autre|autres}").format(longer, counted(facts.more))
        return (
            self._meaning_html(facts.definition)
            + row(self.tr("Lettres devant"), letters[0])
            + row(self.tr("Lettres derrière"), letters[1])
            + row(self.tr("Anagrammes"), ", ".join(map(html.escape, facts.anagrams)))
            + row(self.tr("Mots plus longs"), longer)
        )

    def _meaning_html(self, definition: Definition | None) -> str:
        if definition is None:
            return f"<p><small>{html.escape(no_definitions_text())}</small></p>"
        if not definition.analyses:
            return ""
        lines = []
        for one in definition.analyses:
            lines.append(f"<i>{html.escape(one.form)}</i> – {html.escape(one.label)} ({html.escape(one.lemma)})")
        for lemma, senses in definition.senses:
            link = html.escape(Definition.page(lemma), quote=True)
            told = "<br/>".join(html.escape(sense) for sense in senses)
            lines.append(labelled(f'<a href="{link}"><b>{html.escape(lemma)}</b></a>', told))
        told = "<br/>".join(lines)
        source = f"<br/><small>{html.escape(ATTRIBUTION)}</small>" if definition.senses else ""
        return f"<p>{told}{source}</p>"

    def _on_place(self) -> None:
        move = self._places.row()
        if move is not None and self._places.hasFocus():
            self.desk.set_preview(move)

    # -- the rack ----------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self._show_rack()
        self._look_up()

    def _show_rack(self) -> None:
        turn, game = self.desk.shown, self.game
        solutions = self.desk.solutions(turn) if turn is not None and not self.desk.hides(turn) else None
        if turn is None or game is None or solutions is None:
            self._rack = None
            hidden = turn is not None and self.desk.hides(turn)
            self._rack_text.setPlainText(
                self.tr("Les solutions de ce coup sont cachées.") if hidden else self.tr("Aucun tirage à regarder.")
            )
            return
        key: object = (turn.board, turn.rack, id(solutions))
        if self._rack is None or self._rack[0] != key:
            self._rack = (key, rack_facts(turn.board, turn.rack, solutions, self._searcher()))
        self._rack_text.setHtml(self._rack_html(self._rack[1], turn.board, game.row_label))

    def _rack_html(self, facts: RackFacts, board: Board, row_label: str) -> str:
        scrabble = move_text(facts.scrabble, row_label) if facts.scrabble is not None else self.tr("non")
        tops = ", ".join(map(html.escape, facts.words)) or "–"
        below = "".join(
            f"<tr><td align='right' style='padding-right:16px'>{number(points)}</td><td>{number(moves)}</td></tr>"
            for points, moves in facts.sub_tops
        )
        heads = (
            f"<tr><th align='right' style='padding-right:16px'>{self.tr('points')}</th><th>{self.tr('coups')}</th></tr>"
        )
        return (
            f"<p><b>{self.tr('Solutions')}</b><br/>{number(facts.moves)}</p>"
            f"<p><b>{self.tr('Top')}</b><br/>{labelled(number(facts.top), tops)}<br/>"
            f"{self.tr('mots différents : {0}').format(number(len(facts.words)))}</p>"
            f"<p><b>{self.tr('Un scrabble ?')}</b><br/>{html.escape(scrabble)}</p>"
            f"<p><b>{self.tr('Mots de toutes les lettres')}</b><br/>"
            f"{', '.join(map(html.escape, facts.anagrams)) or '–'}</p>"
            f"<p><b>{self.tr('Sous-tops')}</b></p><table>{heads}{below}</table>"
        )

    # -- texts -------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Outils du mot"))
        self.line.setPlaceholderText(self.tr("un mot"))
        self.line.setAccessibleName(self.tr("Mot"))
        self._about.setAccessibleName(self.tr("Ce que l’on sait du mot"))
        self._rack_text.setAccessibleName(self.tr("Ce que donne le tirage"))
        self._places.setAccessibleName(self.tr("Places du mot"))
        self._places_label.setText(self.tr("Places"))
        self._tabs.setTabText(0, self.tr("&Mot"))
        self._tabs.setTabText(1, self.tr("&Tirage"))
        self.places.set_columns(
            (
                TableColumn(self.tr("mot"), lambda move: move.printed(), wide=True),
                TableColumn(self.tr("place"), self._reference),
                TableColumn(self.tr("points"), lambda move: number(move.score), number=True),
            )
        )

    def _reference(self, move: object) -> str:
        from arbitre.domain.board.move import Move

        assert isinstance(move, Move)
        return move.reference.text(self.game.row_label if self.game is not None else "letter")

    def apply_theme(self, theme: Theme) -> None:
        self.places.set_theme(theme)

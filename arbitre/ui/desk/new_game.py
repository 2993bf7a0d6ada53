"""The dialog that opens the next game: rules, time, letters, words, tables, prepared game, robots, seal of draws."""

from __future__ import annotations

import json
import uuid
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QPushButton, QWidget

from arbitre.application.players.table_plan import Plan, plan
from arbitre.application.prepare.imposed import ImposedGame, imposed_game
from arbitre.application.session.robots import Strength
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.randomness import commitment
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.facts import LexiconId
from arbitre.domain.rules.rule_set import TIMES, VARIANTS, RuleSet, RuleSetError, with_time, with_turns, with_variant
from arbitre.ui.forms.ui_new_game_dialog import Ui_NewGameDialog
from arbitre.ui.guard import guarded
from arbitre.ui.kit.boxes import offer
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Fitting, Services
from arbitre.ui.players.tables_panel import read_numbers
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.i18n import proposed
from arbitre.ui.words.rules import choice_text, problem_text
from arbitre.ui.words.texts import counted, join, listed


@dataclass(frozen=True)
class Choice:
    """What a game is opened with."""

    rules: RuleSet
    tile_set: TileSet
    lexicon: LexiconId
    prepared: ImposedGame | None = None


@guarded
class NewGameDialog(QDialog):
    """Begins from what the game before had; nothing is opened before it is accepted."""

    def __init__(self, services: Services, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services, self._session = services, session
        self._seed = uuid.uuid4().hex
        self._prepared: Path | None = None
        self.ui = Ui_NewGameDialog()
        self.ui.setupUi(self)
        ui = self.ui
        rows = QWidget()  # on a small screen they scroll, the buttons stay
        ui.layout10.removeItem(ui.layout6)
        ui.layout6.setParent(None)
        rows.setLayout(ui.layout6)
        ui.layout10.insertWidget(1, Fitting(rows), 1)
        ui.sealEdit.setText(commitment(self._seed))
        ui.sealEdit.setCursorPosition(0)
        ui.okButton.setDefault(True)
        ui.okButton.clicked.connect(self.accept)
        ui.cancelButton.clicked.connect(self.reject)
        ui.preparedButton.clicked.connect(self._ask_prepared)
        ui.noPreparedButton.clicked.connect(lambda: self.set_prepared(None))
        ui.copyButton.clicked.connect(lambda: QGuiApplication.clipboard().setText(ui.sealEdit.text()))
        for box in (ui.rulesBox, ui.variantBox, ui.timeBox, ui.tilesBox, ui.lexiconBox, ui.planBox):
            box.setMaximumWidth(460)
        ui.turnsBox.setMaximumWidth(140)
        self._fill()
        ui.lexiconBox.currentIndexChanged.connect(self._note)
        ui.rulesBox.currentIndexChanged.connect(self._follow_rules)
        self._note()
        ui.titleEdit.setFocus()

    def _fill(self) -> None:
        ui, session, libraries = self.ui, self._session, self._services.libraries
        ui.head.setText(self.tr("Partie {0}").format(len(session.state.games) + 1))
        ui.okButton.setText(self.tr("&Ouvrir la partie"))
        ui.seasonedBox.setAccessibleName(self.tr("Robots confirmés"))
        ui.expertsBox.setAccessibleName(self.tr("Robots experts"))
        last = next(reversed(session.state.counted_games), None)  # a play-off has rules of its own
        settings = self._services.settings
        rules = last.rules.name if last is not None else proposed(settings).rules
        offer(ui.rulesBox, [(one.name, one.title) for one in libraries.rule_sets.entries()], rules)
        variants = [(name, choice_text("variant", name)) for name in VARIANTS]
        offer(
            ui.variantBox, variants, last.rules.variant if last is not None else settings.get("new.variant", "normal")
        )
        own = self.tr("celui du règlement")
        times = [("", own), *((name, self._time_text(name)) for name in TIMES)]
        offer(ui.timeBox, times, settings.get("game.time", ""))
        ui.turnsBox.setValue(last.rules.end.turns if last is not None else 0)
        language = session.state.about.language
        tiles = libraries.catalogue.tile_set(language)
        sets = [("", tiles.language_name or language)]
        sets += [(name, f"{tiles.language_name} · {name}") for name in libraries.catalogue.variants(language)]
        offer(ui.tilesBox, sets, "")
        lists = [
            (one.name, one.name if one.official else self.tr("{0} (non officielle)").format(one.name))
            for one in libraries.catalogue.entries()
            if one.language == language
        ]
        offer(ui.lexiconBox, lists, last.lexicon.name if last is not None else settings.get("new.lexicon", language))
        plans = [
            (str(Plan.FIXED), self.tr("comme avant")),
            (str(Plan.RANDOM), self.tr("au hasard")),
            (str(Plan.CLUBS), self.tr("clubs séparés")),
            (str(Plan.RANK), self.tr("par rang")),
        ]
        offer(ui.planBox, plans, settings.get("game.plan", str(Plan.FIXED)))

    def _time_text(self, name: str) -> str:
        return {
            "normal": self.tr("3 minutes"),
            "2:30": self.tr("2 minutes 30"),
            "semi-rapide": self.tr("2 minutes, semi-rapide"),
            "blitz": self.tr("1 minute, blitz"),
            "mort-subite": self.tr("mort subite"),
            "topping": self.tr("topping"),
        }.get(name, name)

    def _follow_rules(self) -> None:
        """A rule set of another formula brings it."""
        try:
            rules = self._services.libraries.rule_sets.load(str(self.ui.rulesBox.currentData()))
        except RuleSetError as error:
            self._say(problem_text(error), "zero")
            return
        _choose(self.ui.variantBox, rules.variant)
        self.ui.turnsBox.setValue(rules.end.turns)

    def _note(self) -> None:
        session = self._session
        present = sum(one.present for one in session.state.players.values())
        name = self.ui.lexiconBox.currentData()
        entries = self._services.libraries.catalogue.entries()
        official = any(one.name == name and one.official for one in entries)
        parts = [self.tr("{0} {0:joueur présent|joueurs présents}.").format(counted(present))]
        if not official:
            parts.append(self.tr("Cette liste n’est pas celle de la fédération : le bureau le rappelle."))
        self._say(" ".join(parts), "" if official else "warning")

    def _say(self, text: str, status: str) -> None:
        self.ui.note.setText(text)
        set_property(self.ui.note, "status", status)

    # -- a prepared game ---------------------------------------------------------------------------------------------

    def _ask_prepared(self) -> None:
        folder = self._services.settings.get("prepared.folder", "")
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Partie préparée"), folder, self.tr("Parties préparées (*.json);;Tous les fichiers (*)")
        )
        if path:
            self._services.settings.set("prepared.folder", str(Path(path).parent))
            self.set_prepared(Path(path))

    def set_prepared(self, path: Path | None) -> bool:
        """Take a prepared game, checked without showing a word of it; tells whether it can be played.

        One that can't be stays named, and no game is opened instead of it until it is taken away.
        """
        self._prepared = path
        self.ui.preparedEdit.setText(str(path) if path is not None else "")
        if path is None:
            self._note()
            return True
        try:
            game = self._read_prepared(path, self._rules(), self._tile_set())
        except (ArbitreError, OSError, ValueError) as error:
            text = error_text(error) if isinstance(error, ArbitreError) else str(error)
            return self._refuse(self.tr("Cette partie ne se lit pas : {0}").format(text))
        check = game.check
        found = [
            self.tr("{0} {0:coup|coups}").format(counted(check.rounds)),
            self.tr("scores à revoir {0:au coup|aux coups} {0}").format(listed(check.wrong_scores))
            if check.wrong_scores
            else "",
            self.tr("tirages hors règle {0:au coup|aux coups} {0}").format(listed(check.illegal_draws))
            if check.illegal_draws
            else "",
            self.tr("mots hors liste {0:au coup|aux coups} {0}").format(listed(check.not_in_list))
            if check.not_in_list
            else "",
            self.tr("le solveur trouve mieux {0:au coup|aux coups} {0}").format(listed(check.below_top))
            if check.below_top
            else "",
        ]
        if not check.playable:
            return self._refuse(join(found))
        self._say(self.tr("Partie préparée : {0}.").format(join(found)), "warning" if any(found[1:]) else "exact")
        return True

    def _refuse(self, why: str) -> bool:
        more = self.tr("Rien ne s’ouvre à sa place : choisissez-en une autre, ou enlevez-la.")
        self._say(join((why, more), "\n"), "zero")
        return False

    def _read_prepared(self, path: Path, rules: RuleSet, tile_set: TileSet) -> ImposedGame:
        data = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(data, dict):
            raise ValueError(self.tr("ce n’est pas une partie"))
        catalogue = self._services.libraries.catalogue
        opened = catalogue.open(str(self.ui.lexiconBox.currentData()), tile_set=tile_set)
        return imposed_game(data, rules, opened.searcher(rules.rack))

    # -- what is chosen ----------------------------------------------------------------------------------------------

    def _rules(self) -> RuleSet:
        ui = self.ui
        rules = self._services.libraries.rule_sets.load(str(ui.rulesBox.currentData()))
        if ui.variantBox.currentData() != rules.variant:
            rules = with_variant(rules, str(ui.variantBox.currentData()))
        if ui.timeBox.currentData():
            rules = with_time(rules, str(ui.timeBox.currentData()))
        return with_turns(rules, ui.turnsBox.value())

    def _tile_set(self) -> TileSet:
        language = self._session.state.about.language
        return self._services.libraries.catalogue.tile_set(language, str(self.ui.tilesBox.currentData() or ""))

    def _choice(self) -> Choice:
        rules, tile_set = self._rules(), self._tile_set()
        lexicon = self._services.libraries.catalogue.identify(str(self.ui.lexiconBox.currentData()), tile_set)
        prepared = self._read_prepared(self._prepared, rules, tile_set) if self._prepared is not None else None
        return Choice(rules, tile_set, lexicon, prepared)

    def _robots(self) -> list[tuple[Strength, str]]:
        ui = self.ui
        wanted = (
            (Strength.BEGINNER, ui.beginnersBox.value(), self.tr("Robot débutant {0}")),
            (Strength.SEASONED, ui.seasonedBox.value(), self.tr("Robot confirmé {0}")),
            (Strength.EXPERT, ui.expertsBox.value(), self.tr("Robot expert {0}")),
        )
        return [(kind, name.format(at)) for kind, count, name in wanted for at in range(1, count + 1)]

    def _seats(self) -> dict[int, str]:
        session = self._session
        return plan(
            Plan(self.ui.planBox.currentData()),
            list(session.state.players.values()),
            before=session.tables.usual_seats(),
            standing=session.results.standing(),
            seed=uuid.uuid4().hex,
            reserved=read_numbers(self.ui.reservedEdit.text()),
        )

    def accept(self) -> None:
        """Open the game; what can't be is told and the dialog stays."""
        session, ui = self._session, self.ui
        try:
            if self._prepared is not None and not self.set_prepared(self._prepared):
                return  # refused, maybe by the rules or the list chosen since
            choice = self._choice()
            for kind, name in self._robots():
                session.practice.robots.add(kind, name)
            session.event.open_game(
                choice.rules,
                choice.tile_set,
                choice.lexicon,
                seats=self._seats(),
                title=ui.titleEdit.text().strip(),
                seed=self._seed,
                imposed=choice.prepared.pairs if choice.prepared is not None else (),
                prepared_id=choice.prepared.id if choice.prepared is not None else "",
            )
        except RuleSetError as error:
            self._say(problem_text(error), "zero")
            return
        except (ArbitreError, OSError, ValueError) as error:
            self._say(error_text(error) if isinstance(error, ArbitreError) else str(error), "zero")
            return
        settings = self._services.settings
        for name, box in (("game.time", ui.timeBox), ("game.plan", ui.planBox)):
            settings.set(name, box.currentData())
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        elif enter and not isinstance(self.focusWidget(), QPushButton):
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._fill()
        super().changeEvent(event)


def _choose(box: QComboBox, value: str) -> None:
    box.setCurrentIndex(max(0, box.findData(value)))

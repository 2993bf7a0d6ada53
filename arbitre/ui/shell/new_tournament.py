"""The dialog that begins a tournament: name, players, language, word list, rule set, variant and time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from arbitre.application.presets.languages import language
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session, create_session
from arbitre.domain.rules.rule_set import TIMES, VARIANTS, with_time, with_variant
from arbitre.settings import Settings, documents_folder
from arbitre.ui.forms.ui_new_tournament import Ui_NewTournament
from arbitre.ui.guard import guarded
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.libraries import Libraries
from arbitre.ui.words.i18n import proposed, spoken

_FORBIDDEN = '<>:"/\\|?*'


@guarded
class NewTournamentDialog(QDialog):
    """Asks once for everything a first game needs; choices are remembered."""

    def __init__(self, libraries: Libraries, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._libraries = libraries
        self._settings = settings
        self.ui = Ui_NewTournament()
        self.ui.setupUi(self)
        ui = self.ui
        set_property(ui.noteLabel, "role", "dim")
        ok = ui.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(self.tr("Commencer"))
        ok.setProperty("primary", True)
        ui.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Abandonner"))
        ui.buttons.accepted.connect(self.accept)
        ui.buttons.rejected.connect(self.reject)
        for entry in libraries.rule_sets.entries():
            ui.rulesBox.addItem(entry.title, entry.name)
        for code in libraries.catalogue.languages():
            name = libraries.catalogue.tile_set(code).language_name or code
            ui.languageBox.addItem(name[:1].upper() + name[1:], code)
        for variant in VARIANTS:
            ui.variantBox.addItem(self._variant_text(variant), variant)
        for time in TIMES:
            ui.timeBox.addItem(self._time_text(time), time)
        ui.languageBox.currentIndexChanged.connect(self._fill_lexicons)
        ui.languageBox.currentIndexChanged.connect(self._propose_rules)
        ui.nameEdit.textChanged.connect(self._name_file)
        ui.namesEdit.textChanged.connect(self._count_names)
        ui.lexiconBox.currentIndexChanged.connect(self._note)
        self._recall()
        ui.nameEdit.setFocus()
        ui.nameEdit.selectAll()

    def _recall(self) -> None:
        ui, settings = self.ui, self._settings
        first = proposed(settings)
        self._select(ui.languageBox, first.language)
        self._fill_lexicons()
        self._select(ui.lexiconBox, first.lexicon)
        self._select(ui.rulesBox, first.rules)
        self._select(ui.variantBox, settings.get("new.variant", "normal"))
        self._select(ui.timeBox, settings.get("new.time", "normal"))
        ui.drawBox.setCurrentIndex(1 if settings.get("draw_by_hand", False) else 0)
        ui.clubEdit.setText(settings.get("new.club", ""))
        ui.nameEdit.setText(self.tr("Tournoi"))

    @staticmethod
    def _select(box: object, value: str) -> None:
        index = box.findData(value)  # type: ignore[attr-defined]
        box.setCurrentIndex(max(0, index))  # type: ignore[attr-defined]

    def _fill_lexicons(self) -> None:
        code = self.ui.languageBox.currentData()
        self.ui.lexiconBox.clear()
        for entry in self._libraries.catalogue.entries():
            if entry.language == code:
                own = "" if not entry.builtin else self.tr(" (livrée, non officielle)")
                self.ui.lexiconBox.addItem(entry.name + own, entry.name)
        self._note()

    def _propose_rules(self) -> None:
        """Another language is played by the rules that the table of languages has for it."""
        self._select(self.ui.rulesBox, language(self.ui.languageBox.currentData()).rules)

    def _note(self) -> None:
        name = self.ui.lexiconBox.currentData()
        official = any(one.name == name and one.official for one in self._libraries.catalogue.entries())
        text = "" if official else self.tr("Cette liste n’est pas celle de la fédération : la page de jeu le rappelle.")
        self.ui.noteLabel.setText(text)
        set_property(self.ui.noteLabel, "status", "" if official else "warning")

    def _name_file(self, name: str) -> None:
        safe = "".join("-" if one in _FORBIDDEN else one for one in name).strip(" .") or "tournoi"
        folder = Path(self._settings.get("new.folder", str(documents_folder())))
        path = folder / f"{safe}.arbitre"
        number = 2
        while path.exists():
            path = folder / f"{safe} {number}.arbitre"
            number += 1
        self.ui.fileEdit.setText(str(path))

    def _count_names(self) -> None:
        names = self.names()
        self.ui.countBox.setEnabled(not names)
        if names:
            self.ui.countBox.setValue(len(names))

    def names(self) -> list[str]:
        """The names typed or pasted, one a line."""
        return [line.strip() for line in self.ui.namesEdit.toPlainText().splitlines() if line.strip()]

    def _variant_text(self, name: str) -> str:
        return {
            "normal": self.tr("normale"),
            "joker": self.tr("joker"),
            "7of8": self.tr("7 sur 8"),
            "7and8": self.tr("7 et 8"),
            "789": self.tr("7, 8 et 9"),
            "7of8joker": self.tr("7 sur 8 joker"),
            "7and8joker": self.tr("7 et 8 joker"),
            "789joker": self.tr("7, 8 et 9 joker"),
            "explosive": self.tr("explosive"),
        }.get(name, name)

    def _time_text(self, name: str) -> str:
        return {
            "normal": self.tr("3 minutes"),
            "2:30": self.tr("2 minutes 30"),
            "semi-rapide": self.tr("2 minutes, semi-rapide"),
            "blitz": self.tr("1 minute, blitz"),
            "mort-subite": self.tr("mort subite"),
            "topping": self.tr("topping"),
        }.get(name, name)

    def begin(self, who: str) -> Session:
        """Make the file, the players and the first game. Raises an ``ArbitreError``; nothing is left behind then."""
        ui, libraries = self.ui, self._libraries
        rules = libraries.rule_sets.load(ui.rulesBox.currentData())
        if ui.variantBox.currentData() != "normal":
            rules = with_variant(rules, ui.variantBox.currentData())
        if ui.timeBox.currentData() != "normal":
            rules = with_time(rules, ui.timeBox.currentData())
        code = ui.languageBox.currentData()
        tile_set = libraries.catalogue.tile_set(code)
        lexicon = libraries.catalogue.identify(ui.lexiconBox.currentData(), tile_set)
        names = self.names() or [self.tr("Joueur {0}").format(f"{n:02}") for n in range(1, ui.countBox.value() + 1)]
        path = Path(ui.fileEdit.text().strip()).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        name = ui.nameEdit.text().strip() or self.tr("Tournoi")
        session = create_session(
            path, libraries.catalogue, name, language=code, who=who, club=ui.clubEdit.text().strip()
        )
        if names:
            session.players.register([new_player(one) for one in names])
        session.event.open_game(rules, tile_set, lexicon)
        self._remember(path)
        return session

    def _remember(self, path: Path) -> None:
        ui = self.ui
        for key, box in (
            ("new.language", ui.languageBox), ("new.lexicon", ui.lexiconBox), ("new.rules", ui.rulesBox),
            ("new.variant", ui.variantBox), ("new.time", ui.timeBox),
        ):  # fmt: skip
            self._settings.set(key, box.currentData())
        self._settings.set("new.window", spoken())
        self._settings.set("draw_by_hand", ui.drawBox.currentIndex() == 1)
        self._settings.set("new.club", ui.clubEdit.text().strip())
        self._settings.set("new.folder", str(path.parent))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        elif isinstance(self.focusWidget(), QPushButton):
            super().keyPressEvent(event)
        else:
            self.focusNextChild()  # Enter in a field begins nothing: the players are not typed yet

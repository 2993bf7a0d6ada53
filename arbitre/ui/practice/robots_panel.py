"""Robot players: take one in at a strength, see what share of the top each has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QPushButton, QWidget

from arbitre.application.entry.text import AZERTY
from arbitre.application.session.robots import RobotShare, Strength, robot_shares, strength_of
from arbitre.domain.base.players import Player
from arbitre.ui.guard import guarded
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn, TableView
from arbitre.ui.look.theme import Theme
from arbitre.ui.practice.side_panel import SidePanel
from arbitre.ui.words.i18n import proposed
from arbitre.ui.words.texts import number

translate = QCoreApplication.translate


def strength_text(strength: Strength) -> str:
    """The name of a strength."""
    return {
        Strength.BEGINNER: translate("robots", "Débutant"),
        Strength.SEASONED: translate("robots", "Confirmé"),
        Strength.EXPERT: translate("robots", "Expert"),
    }[strength]


def strength_note(strength: Strength) -> str:
    """What a robot of a strength sees."""
    return {
        Strength.BEGINNER: translate("robots", "mots courants seulement : environ 40 % du top"),
        Strength.SEASONED: translate("robots", "la plupart des mots courants : environ 75 % du top"),
        Strength.EXPERT: translate("robots", "presque tout : environ 95 % du top"),
    }[strength]


@guarded
class RobotsPanel(SidePanel):
    """One button a strength, and the robots of the game with their share of the top."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(services, parent, "robots")
        self._intro = self.label("dim", wrap=True)
        self.column.addWidget(self._intro)
        self.buttons: dict[Strength, QPushButton] = {}
        grid = QGridLayout()
        self._notes = {}
        for row, strength in enumerate(Strength):
            button = QPushButton(self)
            button.clicked.connect(lambda _=False, strength=strength: self.add(strength))
            note = self.label("dim")
            grid.addWidget(button, row, 0)
            grid.addWidget(note, row, 1)
            self.buttons[strength] = button
            self._notes[strength] = note
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)
        self._view = TableView(self)
        self.model = KeyedModel((), lambda row: row.player, services.theme, self)
        self._view.set_keyed(self.model)
        self.column.addWidget(self._view, 1)
        self._words = self.label("dim", wrap=True)
        self.own_button, self.shipped_button = QPushButton(self), QPushButton(self)
        self.own_button.clicked.connect(self.choose_words)
        self.shipped_button.clicked.connect(lambda: self.keep_words(None))
        words = QHBoxLayout()
        words.addWidget(self._words, 1)
        words.addWidget(self.own_button)
        words.addWidget(self.shipped_button)
        self.column.addLayout(words)
        self.retranslate()
        self.set_size(560, 400)

    def open(self) -> None:
        super().open()
        next(iter(self.buttons.values())).setFocus()  # the table would look the digits up

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = AZERTY.get(event.text(), event.text())
        if digit in ("1", "2", "3") and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if not event.isAutoRepeat():
                self.add(list(Strength)[int(digit) - 1])
        else:
            super().keyPressEvent(event)

    def add(self, strength: Strength) -> None:
        """Register a robot and seat it."""
        session = self.session
        if session is None:
            return
        same = sum(strength_of(player) is strength for player in session.state.players.values())
        name = self.tr("Robot {0} {1}").format(strength_text(strength).lower(), same + 1)
        table = self.desk.attempt(lambda: session.practice.robots.add(strength, name))
        if table is None:
            return
        undo = self.services.actions["undo"]
        if table:
            self.desk.say(self.tr("{0} joue à la table {1} dès le prochain tirage.").format(name, table), undo)
        else:
            self.desk.say(self.tr("{0} est inscrit.").format(name), undo)
        self.refresh()

    # -- the common words --------------------------------------------------------------------------------------------

    @property
    def _language(self) -> str:
        return self.game.tile_set.language if self.game is not None else proposed(self.services.settings).language

    def choose_words(self) -> None:
        """Ask for a school's own list of common words, one a line."""
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Liste de mots courants"), "", self.tr("Textes (*.txt);;Tous les fichiers (*)")
        )
        if path:
            self.keep_words(Path(path))

    def keep_words(self, path: Path | None) -> None:
        """Take a list of common words for the language of the game; ``None``: the shipped one."""
        catalogue = self.services.libraries.catalogue
        kept = self.desk.attempt(lambda: catalogue.keep_common_words(self._language, path))
        if kept is not None:
            self.desk.say(self._words_text())
        self.refresh()

    def _words_text(self) -> str:
        found = self.services.libraries.catalogue.common_words(self._language)
        if not found.listed:
            return self.tr("Mots courants (« {0} ») : pas de liste, les mots de 5 lettres au plus.").format(
                self._language
            )
        return self.tr("Mots courants (« {0} ») : {1}, pour les débutants et le règlement scolaire.").format(
            self._language, number(len(found.words))
        )

    # -- what is shown -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        session, game = self.session, self.game
        self._words.setText(self._words_text())
        for button in self.buttons.values():
            button.setEnabled(session is not None)
        if session is None:
            self.model.set_rows(())
            return
        shares = robot_shares(game, session.state.players) if game is not None else []
        seated = {share.player for share in shares}
        waiting = [_share(one) for one in session.state.players.values() if one.id not in seated and strength_of(one)]
        self.model.set_rows((*shares, *waiting))
        self._view.fit()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Robots"))
        self._intro.setText(
            self.tr(
                "Un robot s’assied comme un joueur ; il remet seul un bulletin juste quand le temps est terminé. Même "
                "partie, mêmes bulletins."
            )
        )
        for index, (strength, button) in enumerate(self.buttons.items(), start=1):
            button.setText(f"&{index}  {strength_text(strength)}")
            self._notes[strength].setText(strength_note(strength))
        self.own_button.setText(self.tr("&Ma liste…"))
        self.shipped_button.setText(self.tr("&Liste livrée"))
        self._view.setAccessibleName(self.tr("Robots de la partie"))
        self.model.set_columns(
            (
                TableColumn(self.tr("table"), _table, number=True, sort=lambda row: row.table),
                TableColumn(self.tr("nom"), lambda row: row.name, wide=True),
                TableColumn(self.tr("force"), lambda row: strength_text(row.strength)),
                TableColumn(self.tr("points"), lambda row: number(row.points), number=True, sort=lambda r: r.points),
                TableColumn(self.tr("top"), lambda row: number(row.top), number=True, sort=lambda row: row.top),
                TableColumn(self.tr("part du top"), _percent, number=True, sort=lambda row: row.percent),
            )
        )

    def apply_theme(self, theme: Theme) -> None:
        self.model.set_theme(theme)


def _table(row: Any) -> str:
    return str(row.table) if row.table else "–"


def _percent(row: Any) -> str:
    return f"{row.percent:.0f} %" if row.top else "–"


def _share(player: Player) -> RobotShare:
    strength = strength_of(player)
    assert strength is not None
    return RobotShare(0, player.id, player.name, strength, 0, 0)

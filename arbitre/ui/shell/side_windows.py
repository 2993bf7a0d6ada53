"""The windows that may lie beside the desk: keys, corrections, the content of the bag; each made when first wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbitre.domain.board.tiles import Letter, TileSet
from arbitre.ui.desk.game_page import GamePage
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.refusals import no_game, no_session
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.i18n import examples

if TYPE_CHECKING:
    from arbitre.ui.board.bag_view import BagDialog
    from arbitre.ui.corrections.corrections import Corrections
    from arbitre.ui.shell.key_help import KeyHelp


class SideWindows(QObject):
    """None is modal: the clock, the desk and the room go on."""

    def __init__(
        self, services: Services, page: GamePage, open_file: Callable[[Path], object], window: QWidget
    ) -> None:
        super().__init__(window)
        self._services = services
        self._page = page
        self._open_file = open_file
        self._window = window
        self.help: KeyHelp | None = None
        self.corrections: Corrections | None = None
        self.bag: BagDialog | None = None
        actions, desk = services.actions, services.desk
        actions["help"].bind(self.show_help, None, desk.complain)
        actions["correct"].bind(self.show_corrections, self._why_session, desk.complain)
        actions["bag"].bind(self.show_bag, self._why_game, desk.complain)
        services.themes.changed.connect(self._on_theme)
        services.languages.changed.connect(self._on_language)

    def _on_theme(self, theme: Theme) -> None:
        if self.help is not None:
            self.help.show_keys(theme)

    def _on_language(self) -> None:
        """Make the corrections anew: their fourteen forms write their texts once."""
        old = self.corrections
        if old is None:
            return
        self.corrections = None
        if old.isVisible():
            new = self._make_corrections()
            new.take_over(old)
            self._window.activateWindow()
        old.close()
        old.deleteLater()

    def _why_session(self) -> str:
        return no_session(self._services.desk, self._services.actions)

    def _why_game(self) -> str:
        return no_game(self._services.desk, self._services.actions)

    def show_help(self) -> None:
        """Open the page of keys."""
        from arbitre.ui.shell.key_help import KeyHelp

        if self.help is None:
            desk, settings = self._services.desk, self._services.settings
            self.help = KeyHelp(
                self._services.actions, self._services.theme, self._window, lambda: examples(desk.game, settings)
            )
        else:
            self.help.show_keys(self._services.theme)  # the game may be another one, its notation too
        self.help.show()
        self.help.activateWindow()

    def show_bag(self) -> None:
        """Open the tiles that must be in the bag."""
        from arbitre.ui.board.bag_view import BagDialog

        if self.bag is None:
            self.bag = BagDialog(self._bag_content, self._services.theme, self._window)
            self._services.desk.changed.connect(self.bag.refresh)
            self._services.themes.changed.connect(self.bag.counts.set_theme)
        self.bag.refresh()
        self.bag.show()
        self.bag.activateWindow()

    def _bag_content(self) -> tuple[Counter[Letter], TileSet] | None:
        game = self._services.desk.game
        return None if game is None else (self._page.card.bag_counter(), game.tile_set)

    def show_corrections(self) -> None:
        """Open the corrections on the table and turn that the entry line is about."""
        turn = self._services.desk.marked
        table = self._page.marking.machine.reading.table
        self._make_corrections().open_on(table, turn.serial if turn is not None else None)

    def _make_corrections(self) -> Corrections:
        from arbitre.ui.corrections.corrections import Corrections

        if self.corrections is None:
            services = self._services
            self.corrections = Corrections(
                services.desk, services.actions, services.theme, self._open_file, self._window
            )
        return self.corrections

"""The windows beside the pages: the next game, the words of the event, double arbitration; each made when wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from arbitre.ui.kit.drafts import Drafts
from arbitre.ui.kit.page import Services

if TYPE_CHECKING:
    from arbitre.ui.corrections.second_marking import SecondMarkingDialog
    from arbitre.ui.corrections.words_dialog import WordsDialog


class Dialogs(QObject):
    """Opens them over the main window; only the next game's is waited for, as no turn is open then."""

    second_wanted = Signal(int)  # the turn to mark a second time
    game_opened = Signal()

    def __init__(self, services: Services, window: QWidget) -> None:
        super().__init__(window)
        self._services, self._window = services, window
        self._drafts = Drafts()
        self._words: WordsDialog | None = None
        self._second: SecondMarkingDialog | None = None
        self._session = services.desk.session
        services.desk.session_changed.connect(self._on_session)

    def new_game(self) -> bool:
        """Ask what the next game is and open it."""
        from arbitre.ui.desk.new_game import NewGameDialog

        session = self._services.desk.session
        if session is None:
            return False
        dialog = NewGameDialog(self._services, session, self._window)
        self._drafts.offer(dialog)
        accepted = dialog.exec() == NewGameDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            self.game_opened.emit()
            text = self.tr("Partie {0} ouverte.").format(session.game.number)
            self._services.desk.say(text, self._services.actions["draw"])
        return accepted

    def words(self, word: str = "") -> WordsDialog:
        """Show the words of the event."""
        from arbitre.ui.corrections.words_dialog import WordsDialog

        if self._words is None:
            self._words = WordsDialog(self._services, self._window)
        self._words.show_word(word)
        return self._words

    def second_marking(self) -> SecondMarkingDialog:
        """Show how far the second marking is, and its differences."""
        from arbitre.ui.corrections.second_marking import SecondMarkingDialog

        if self._second is None:
            self._second = SecondMarkingDialog(self._services, self._window)
            self._second.second_wanted.connect(self.second_wanted)
        self._second.show_now()
        return self._second

    def _on_session(self) -> None:
        """Another tournament is open: the players of the one before are remembered."""
        before, self._session = self._session, self._services.desk.session
        self._drafts = Drafts()
        if before is not None and before is not self._session:
            from arbitre.ui.players.players_page import keep_players

            keep_players(before)
        for dialog in (self._words, self._second):  # made anew for the next one: nothing typed in them stays
            if dialog is not None:
                dialog.close()
                dialog.deleteLater()
        self._words = self._second = None

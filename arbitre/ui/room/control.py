"""What the room sees and hears: the projector on the public view alone, the clock's sounds, the announcer's card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbitre.application.room.announcement import draw_lines, top_lines
from arbitre.application.room.public_view import PublicView
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.event.state import Step
from arbitre.domain.rules.turn_rules import time_of_turn
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.desk import Desk, Room
from arbitre.ui.kit.refusals import keyed, no_game, no_session, unseen_text
from arbitre.ui.look.sounds import Flash, Sound, SoundPlayer
from arbitre.ui.look.theme import Theme, ThemeName
from arbitre.ui.room.screens import ScreenInfo, Situation, situation
from arbitre.ui.words.texts import join

if TYPE_CHECKING:
    from arbitre.ui.room.announcer import AnnouncerDialog
    from arbitre.ui.room.projector import ProjectorWindow

_QUIET_START = 400  # milliseconds after the window is up: opening the sound device must not delay it


class RoomControl(QObject):
    """Opens the projector when asked and keeps it up to date; it never sees more than ``public_view()``."""

    state_changed = Signal(str)  # the projector in one word, for the band
    message_wanted = Signal(str, object, str)  # ask for a message: text, what to do with it, its value now

    def __init__(
        self, desk: Desk, actions: Actions, sounds: SoundPlayer, window: QWidget, theme: Theme, tile_set: TileSet
    ) -> None:
        """``tile_set``: what is drawn before the first game."""
        super().__init__(window)
        self._desk = desk
        self._tile_set = tile_set
        self._actions = actions
        self._hide = actions["hide"]
        self._window = window
        self._sounds = sounds
        self._flash = Flash(window, theme)
        self._projector: ProjectorWindow | None = None
        self._card: AnnouncerDialog | None = None
        self._card_title: Callable[[], str] = str
        self._step: Step | None = None
        self._told = False
        sounds.flashed.connect(self._flash.flash)
        bindings: dict[str, tuple[Callable[[], object], Callable[[], str] | None]] = {
            "projector": (self.toggle, None),
            "black": (self._black, self._why_closed),
            "freeze": (self._freeze, self._why_closed),
            "full": (self._full, self._why_closed),
            "message": (self._message, self._why_session),
            "announce": (self.announce, self._why_announce),
        }
        for name, (run, why) in bindings.items():
            actions[name].bind(run, why, desk.complain)
        desk.changed.connect(self.refresh)
        desk.session_changed.connect(self._on_session)
        desk.clock.face_changed.connect(self._on_face)
        desk.clock.moment.connect(self._sounds.play_moment)
        desk.clock.started.connect(lambda: self._sounds.play(Sound.START))
        desk.recorded.connect(lambda table: self._sounds.play(Sound.TICK))
        desk.refused.connect(lambda: self._sounds.play(Sound.WRONG))
        # The sounds are made ready in a quiet moment, not while the window comes up.
        quiet = QTimer(self, singleShot=True)  # ours: one that Qt makes outlives a window that is closed at once
        quiet.timeout.connect(self._prepare_sounds)
        quiet.start(_QUIET_START)

    def _prepare_sounds(self) -> None:
        if not self._sounds.muted:
            self._sounds.prepare()

    # -- the projector -----------------------------------------------------------------------------------------------

    @property
    def projector(self) -> QWidget | None:
        """The projector's window, if it is there."""
        return self._projector

    @property
    def card(self) -> QWidget | None:
        """The announcer's card, once it was opened."""
        return self._card

    def situation(self) -> Situation:
        """What the room may see of the desk."""
        if self._projector is not None:
            return self._projector.situation
        screens = QGuiApplication.screens()
        here = self._window.screen()
        return situation([ScreenInfo.of(screen) for screen in screens], screens.index(here) if here in screens else 0)

    def toggle(self) -> None:
        """Open the projector, or put it away."""
        if self._projector is not None and self._projector.isVisible():
            self._projector.dismiss()
            return
        projector = self.made()
        if not projector.present():
            projector.present_in_window()
            self._desk.warn(self.tr("Un seul écran : le projecteur est dans une fenêtre. F11 le met en plein écran."))
        self._say_state()

    def made(self) -> ProjectorWindow:
        """The projector's window, made when first wanted."""
        from arbitre.ui.room.projector import ProjectorWindow

        if self._projector is None:
            view = self._view()
            game = self._desk.game
            name = ThemeName(self._desk.settings.get("projector.theme", str(ThemeName.DARK)))
            wanted = self._desk.settings.get("projector.screen", "")
            tiles = game.tile_set if game is not None else self._tile_set
            self._projector = ProjectorWindow(view, tiles, Theme(name), desk=self._window, wanted_screen=wanted)
            self.apply_settings()
            self._projector.show_clock(self._desk.clock.face)
            self._projector.situation_changed.connect(self._on_situation)
            self._projector.dismissed.connect(self._say_state)
            self._projector.screen_lost.connect(self._on_lost)
            self._projector.screen_found.connect(self._on_found)
        return self._projector

    def apply_settings(self) -> None:
        """Follow what was chosen on the page of settings."""
        settings = self._desk.settings
        if self._projector is None:
            return
        name = ThemeName(settings.get("projector.theme", str(ThemeName.DARK)))
        self._projector.set_theme(Theme(name))
        self._projector.set_motion(settings.get("projector.motion", True))
        logo = settings.get("projector.logo", "")
        self._projector.set_logo(Path(logo) if logo else None)

    def _view(self) -> PublicView:
        session = self._desk.session
        return session.room.public_view() if session is not None else PublicView("", 0, 0, 0, Step.BEFORE)

    def refresh(self) -> None:
        """Give the projector what the room may see now, and sound a reveal."""
        step = self._desk.step
        if step is Step.REVEALED and self._step is Step.TIMED_OUT:
            self._sounds.play(Sound.REVEAL)
        self._step = step
        if self._projector is not None:
            view = self._view()
            if view.tile_set is not None:
                self._projector.set_tile_set(view.tile_set)
            self._projector.show_view(view)
        self._say_state()

    def _on_face(self, face: object) -> None:
        if self._projector is not None:
            self._projector.show_clock(face)  # type: ignore[arg-type]

    def _black(self) -> None:
        projector = self.made()
        projector.black_out(not projector.is_black)
        self._say_state()
        self._tell_change()

    def _freeze(self) -> None:
        projector = self.made()
        projector.freeze(not projector.is_frozen)
        self._say_state()
        self._tell_change()

    def _tell_change(self) -> None:
        """Say what the room sees now."""
        desk, live = self._desk, self._desk.live
        match desk.room:
            case Room.BLACK:
                desk.warn(self.tr("Projecteur noir : la salle ne voit rien (F9 le rallume)."))
            case Room.FROZEN:
                desk.warn(self.tr("Projecteur figé : la salle garde l’image, seul le chrono vit (F10 le libère)."))
            case _:
                rack = live is not None and live.announced
                shown = self.tr("la salle voit le tirage") if rack else self.tr("la salle voit la grille")
                desk.say(self.tr("Projecteur allumé : {0}.").format(shown))

    def _full(self) -> None:
        projector = self.made()
        if projector.isFullScreen():
            projector.showNormal()
        elif not projector.move_to_next_screen():
            projector.showFullScreen()

    def _why_closed(self) -> str:
        if self._projector is not None and self._projector.isVisible():
            return ""
        return self.tr("Le projecteur n’est pas ouvert : {0}.").format(keyed(self._actions, "projector"))

    def _why_session(self) -> str:
        return no_session(self._desk, self._actions)

    def _message(self) -> None:
        session, desk = self._desk.session, self._desk
        assert session is not None

        def show(text: str) -> None:
            if desk.succeeds(lambda: session.room.show_message(text)):
                told = self.tr("Message à la salle : {0}").format(text) if text else self.tr("Message effacé.")
                desk.say(join((told, unseen_text(desk.room, self.tr("le changement")))))

        self.message_wanted.emit(self.tr("Message à la salle (vide : l’effacer)"), show, session.state.message)

    def _say_state(self) -> None:
        projector = self._projector
        if projector is None or not projector.isVisible():
            room, text = Room.CLOSED, self.tr("projecteur fermé · F12")
        elif projector.is_black:
            room, text = Room.BLACK, self.tr("projecteur noir · F9")
        elif projector.is_frozen:
            room, text = Room.FROZEN, self.tr("projecteur figé · F10")
        else:
            room, text = Room.OPEN, self.tr("projecteur allumé")
        self._desk.room = room
        self.state_changed.emit(text)

    def _on_lost(self, name: str) -> None:
        self._desk.warn(self.tr("L’écran du projecteur ({0}) a disparu ; il y reviendra.").format(name))

    def _on_found(self, name: str) -> None:
        self._desk.say(self.tr("Le projecteur est sur l’écran {0}.").format(name))
        if self._projector is not None:
            self._desk.settings.set("projector.screen", self._projector.screen_key)
        self._say_state()

    # -- one screen, or a copied one ---------------------------------------------------------------------------------

    def _on_session(self) -> None:
        self._told = False
        self._step = self._desk.step
        if self._desk.session is not None:
            self.check_screens()

    def _on_situation(self, found: object) -> None:
        self._told = False
        self.check_screens()

    def check_screens(self) -> None:
        """One screen or a copied one is said before the first draw; solutions stay hidden until confirmed."""
        found = self.situation()
        trusted = self._desk.settings.get("solutions_on_one_screen", False)
        hidden = found is Situation.MIRRORED or (found is Situation.SINGLE and not trusted)
        if not self._told:
            self._told = True
            self._desk.hidden = hidden
            self._desk.focus_changed.emit()
        if hidden and self._desk.hidden:
            self.tell_hidden()

    def tell_hidden(self) -> None:
        """Say why the solutions are hidden, and how to show them."""
        copied = self.situation() is Situation.MIRRORED
        what = self.tr("L’écran est recopié") if copied else self.tr("Un seul écran")
        text = self.tr("{0} : les solutions du coup en jeu restent cachées jusqu’à votre accord.").format(what)
        self._desk.warn(text, self._hide)

    # -- the announcer -----------------------------------------------------------------------------------------------

    def _why_announce(self) -> str:
        step = self._desk.step
        if step is Step.TIMED_OUT and self._desk.veiled:
            return self.tr("Vous jouez ce coup : {0}.").format(keyed(self._actions, "seal"))
        if step in (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED):
            return ""
        if step is None:
            return no_game(self._desk, self._actions)
        following = keyed(self._actions, self._desk.following or "draw")
        return self.tr("Rien à annoncer, il n’y a pas de tirage : {0}.").format(following)

    def announce(self) -> None:
        """What to say now, in the book's order, in big type: the draw, then the solution once it is revealed."""
        from arbitre.ui.room.announcer import AnnouncerDialog

        game, live = self._desk.game, self._desk.live
        if game is None or live is None:
            return
        if live.revealed or game.step is Step.TIMED_OUT:
            lines = top_lines(live.retained, live.board, game.tile_set, game.row_label, live.after_board)
            self._card_title = lambda: self.tr("Solution du coup {0}").format(live.number)
        else:
            lines = draw_lines(
                live.rack,
                len(live.leftover),
                game.tile_set,
                time_of_turn(game.rules.time, live.number),
                rejected=bool(live.rejected),
                first=live.number == 1,
            )
            self._card_title = lambda: self.tr("Tirage du coup {0}").format(live.number)
        if self._card is None:
            self._card = AnnouncerDialog(self._window)
        self._card.announce(lines, self._card_title())

    def retranslate(self) -> None:
        """The language is another one; widgets are told by Qt."""
        self._say_state()
        if self._card is not None:
            self._card.set_title(self._card_title())

    def set_theme(self, theme: Theme) -> None:
        """The desk's theme changed; the projector keeps its own."""
        self._flash.set_theme(theme)

    def close(self) -> None:
        """Put the projector away for good."""
        if self._projector is not None:
            self._projector.dismiss()
            self._projector.deleteLater()
            self._projector = None

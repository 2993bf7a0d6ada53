"""The main window: pages under a row of tabs, the message bar at the foot, and the actions of the whole program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol, cast

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from arbitre.application.room.clock import ClockState, Restart
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Step
from arbitre.settings import Settings
from arbitre.ui.desk.game_page import GamePage
from arbitre.ui.desk.marked_turn import reads_as_slip
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.desk import Desk, Message
from arbitre.ui.kit.feedback import ElidedLabel, MessageBar, beep
from arbitre.ui.kit.libraries import Libraries
from arbitre.ui.kit.lines import YieldingLines
from arbitre.ui.kit.page import PageStack, Services
from arbitre.ui.kit.prompt_bar import PromptBar
from arbitre.ui.kit.refusals import keyed, no_game, no_session, not_undone
from arbitre.ui.look.icons import application_icon, icon
from arbitre.ui.look.sounds import SoundPlayer
from arbitre.ui.look.theme import Theme, ThemeManager, ThemeName
from arbitre.ui.practice.practice import Practice
from arbitre.ui.room.control import RoomControl
from arbitre.ui.shell.dialogs import Dialogs
from arbitre.ui.shell.files import Files
from arbitre.ui.shell.pages import PAGES, page_title
from arbitre.ui.shell.palette import Palette
from arbitre.ui.shell.side_windows import SideWindows
from arbitre.ui.shell.start_page import StartPage
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.i18n import Languages, proposed
from arbitre.ui.words.texts import join, marker_text

ROOM_KEYS = frozenset(
    ("draw", "clock", "time", "reveal", "next", "pause", "black", "freeze", "full", "projector", "message")
)
"""Actions whose keys work in every window of the program."""


class Page(Protocol):
    """What a page of the window must know to do."""

    def set_session(self, session: Session | None) -> None:
        """Another tournament (or none) is open."""
        ...

    def activated(self) -> None:
        """The page came to the front."""
        ...


@dataclass
class _Slot:
    title: Callable[[], str]
    icon: str
    factory: Callable[[], QWidget]
    button: QToolButton
    widget: QWidget | None = None


@guarded
class MainWindow(QMainWindow):
    """Builds pages when they are first wanted; keeps the desk's session in all of them."""

    page_changed = Signal(str)

    def __init__(
        self, libraries: Libraries, settings: Settings, themes: ThemeManager, languages: Languages, sounds: SoundPlayer
    ) -> None:
        super().__init__()
        self.libraries = libraries
        self.settings = settings
        self.themes = themes
        self.desk = Desk(settings, self)
        self.actions_ = Actions(self)
        self.services = Services(
            self.desk,
            self.actions_,
            themes,
            libraries,
            languages,
            sounds,
            self._ask,
            self._on_applied,
        )
        self._pages: dict[str, _Slot] = {}
        YieldingLines(self)
        self.setWindowIcon(application_icon())
        self._tabs = QFrame(self)
        self._tab_row = QHBoxLayout(self._tabs)
        self._tab_row.setContentsMargins(8, 4, 8, 0)
        self._tab_row.setSpacing(2)
        self._name = ElidedLabel(self._tabs)
        self._name.setProperty("role", "dim")
        self._name.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._tab_row.addWidget(self._name, 1)
        self._stack = PageStack(self)
        self.prompt = PromptBar(self)
        self.prompt.reads_as_slip = partial(reads_as_slip, self.desk)
        self.prompt.refused.connect(self.desk.complain)
        self.bar = MessageBar(self)
        central = QWidget(self)
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget, stretch in ((self._tabs, 0), (self._stack, 1), (self.prompt, 0), (self.bar, 0)):
            column.addWidget(widget, stretch)
        self.setCentralWidget(central)
        self.palette_ = Palette(self.actions_, lambda: self.themes.theme, central)
        self.files = Files(self.desk, self.actions_, libraries, self)
        self.files.opened.connect(self.set_session)
        self.add_page("start", lambda: self.tr("Accueil"), "home", self._make_start)
        self.add_page("game", lambda: self.tr("Partie"), "board", self._make_game)
        tiles = libraries.catalogue.tile_set(proposed(settings).language)
        for spec in PAGES:
            self.add_page(spec.key, partial(page_title, spec.key), spec.icon, partial(spec.factory, self.services))
        self.room = RoomControl(self.desk, self.actions_, sounds, self, themes.theme, tiles)
        self.dialogs = Dialogs(self.services, self)
        self.dialogs.game_opened.connect(lambda: self.show_page("game"))
        self.dialogs.second_wanted.connect(self._mark_second)
        self.side = SideWindows(self.services, self.game_page, self.open_file, self)
        self.practice = Practice(self.services, self, self.game_page, self.set_session)
        self._bind()
        desk = self.desk
        desk.said.connect(self._on_said)
        desk.refused.connect(beep)
        desk.reason_wanted.connect(self._ask)
        desk.choice_wanted.connect(self.prompt.choose)
        desk.changed.connect(self._on_changed)
        desk.focus_changed.connect(self._on_changed)
        self.room.state_changed.connect(self.game_page.band.set_room)
        self.room.message_wanted.connect(self._ask_message)
        self.room.refresh()
        self.prompt.closed.connect(self._back_to_work)
        self.setAcceptDrops(True)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusWindowChanged.connect(self._lend_keys)
        themes.changed.connect(self.set_theme)
        languages.changed.connect(self.room.retranslate)
        self._restore()
        self._title()
        self.show_page("start")

    # -- pages -------------------------------------------------------------------------------------------------------

    def add_page(
        self, key: str, title: str | Callable[[], str], icon_name: str, factory: Callable[[], QWidget]
    ) -> None:
        """Add a page that ``factory`` makes when it is first shown; ``title`` may be a function, for translation."""
        text = title if callable(title) else (lambda: title)
        button = QToolButton(self._tabs)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.show_page(key))
        self._tab_row.insertWidget(len(self._pages), button)
        self._pages[key] = _Slot(text, icon_name, factory, button)
        button.setText(text())
        button.setIcon(icon(icon_name, self.themes.theme))

    def page(self, key: str) -> QWidget:
        """A page, made now if it was not yet. Raises ``KeyError``."""
        slot = self._pages[key]
        if slot.widget is None:
            slot.widget = slot.factory()
            self._stack.add(slot.widget)
            cast(Page, slot.widget).set_session(self.desk.session)
        return slot.widget

    @property
    def page_keys(self) -> tuple[str, ...]:
        """The pages there are, in order."""
        return tuple(self._pages)

    @property
    def current_page(self) -> str:
        """The page in front."""
        shown = self._stack.page
        return next((key for key, slot in self._pages.items() if slot.widget is shown), "start")

    def show_page(self, key: str) -> None:
        """Bring a page to the front."""
        if key not in self._pages:
            return
        widget = self.page(key)
        self._stack.show_page(widget)
        self._pages[key].button.setChecked(True)
        cast(Page, widget).activated()
        self._on_changed()
        self.page_changed.emit(key)

    @property
    def game_page(self) -> GamePage:
        """The page of the game."""
        return cast(GamePage, self.page("game"))

    def _make_start(self) -> QWidget:
        page = StartPage(self.settings, self.actions_, self)
        page.open_wanted.connect(self.open_file)
        page.sample_wanted.connect(self.files.sample)
        page.rehearsal_wanted.connect(self.actions_["rehearse"].trigger)
        page.language_wanted.connect(partial(self.services.languages.choose, self.settings))
        return page

    def _make_game(self) -> QWidget:
        page = GamePage(self.desk, self.actions_, self.themes.theme, self)
        page.control.reason_wanted.connect(self.prompt.ask_reason)
        page.control.time_wanted.connect(self.prompt.ask)
        page.control.choice_wanted.connect(self.prompt.choose)
        page.wanted.connect(lambda: self.show_page("game"))
        page.control.new_game_wanted.connect(lambda: self.dialogs.new_game())
        return page

    def _step_page(self, steps: int) -> None:
        keys = self.page_keys
        self.show_page(keys[(keys.index(self.current_page) + steps) % len(keys)])

    # -- actions -----------------------------------------------------------------------------------------------------

    def _bind(self) -> None:
        desk, actions = self.desk, self.actions_
        self.page("game")  # its actions are part of the window's
        bindings: dict[str, tuple[Callable[[], object], Callable[[], str] | None]] = {
            "palette": (self.palette_.open, None),
            "undo": (self.undo, self._why_undo),
            "redo": (self.redo, self._why_redo),
            "close_file": (lambda: self.set_session(None), self._why_session),
            "quit": (self.close, None),
            "page_after": (lambda: self._step_page(1), None),
            "page_before": (lambda: self._step_page(-1), None),
            "bigger": (lambda: self.themes.step_scale(1), None),
            "smaller": (lambda: self.themes.step_scale(-1), None),
            "theme": (self._next_theme, None),
            "words": (self.dialogs.words, self._why_game),
            "differences": (self.dialogs.second_marking, self._why_game),
            "standings": (lambda: self.show_page("standings"), lambda: self._why_page("standings")),
            "papers": (lambda: self.show_page("documents"), lambda: self._why_page("documents")),
        }
        for name, (run, why) in bindings.items():
            actions[name].bind(run, why, desk.complain)

    def _lend_keys(self) -> None:
        """A window beside this one obeys the keys of turn and room too; a dialog that waits for an answer does not."""
        active = QApplication.activeWindow()
        if active is None or active is self or active.isModal():
            return
        owner: QWidget | None = active
        while owner is not None and owner is not self:
            owner = owner.parentWidget()
        if owner is self or active is self.room.projector:
            lent = active.actions()
            active.addActions([one for one in self.actions_ if one.spec.name in ROOM_KEYS and one not in lent])

    def _why_session(self) -> str:
        return no_session(self.desk, self.actions_)

    def _why_page(self, key: str) -> str:
        return self._why_session() or ("" if key in self._pages else self.tr("Cette page n’est pas là."))

    def _why_game(self) -> str:
        return no_game(self.desk, self.actions_)

    def _why_undo(self) -> str:
        session = self.desk.session
        if session is None:
            return self._why_session()
        if session.can_undo() is not None:
            return ""
        return not_undone(self.desk, self.actions_)

    def _why_redo(self) -> str:
        session = self.desk.session
        if session is None:
            return self._why_session()
        if session.can_redo() is not None:
            return ""
        return f"{error_text(ArbitreError('nothing_to_redo'))} {keyed(self.actions_, 'undo', 'correct')}."

    def undo(self) -> None:
        """Take back the last action, saying which."""
        from arbitre.ui.words.history import action_text

        session = self.desk.session
        if session is not None:

            def undo() -> None:
                text = action_text(session.undo().facts, session.state)
                self.desk.say(join((self.tr("Annulé : {0}").format(text), self._clock_text())), self.actions_["redo"])

            self.desk.succeeds(undo)

    def redo(self) -> None:
        """Bring back the last action taken back, saying which."""
        from arbitre.ui.words.history import action_text

        session = self.desk.session
        if session is not None:

            def redo() -> None:
                text = action_text(session.redo().facts, session.state)
                self.desk.say(join((self.tr("Rétabli : {0}").format(text), self._clock_text())), self.actions_["undo"])

            self.desk.succeeds(redo)

    def _clock_text(self) -> str:
        """How the clock stands where a turn is on: undoing a time that was called lets it go on."""
        clock = self.desk.clock
        if self.desk.step is not Step.RUNNING:
            return ""
        if clock.needs_choice:
            return self.tr("chrono à 0:00 : {0}").format(keyed(self.actions_, "clock", "time"))
        if clock.is_over:
            return self.tr("temps écoulé : {0}").format(keyed(self.actions_, "time", "more_time"))
        left = clock.face.text
        if clock.clock.state is ClockState.PAUSED:
            return self.tr("chrono arrêté à {0} : {1}").format(left, keyed(self.actions_, "pause"))
        return self.tr("le chrono court : {0}").format(left)

    def _next_theme(self) -> None:
        order = [ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST]
        name = order[(order.index(self.themes.theme.name) + 1) % len(order)]
        self.themes.set(name)
        self.settings.set("theme", str(name))

    # -- tournaments -------------------------------------------------------------------------------------------------

    def open_file(self, path: Path) -> bool:
        """Open a tournament where it was left; says what is wrong with a file that can't be opened."""
        return self.files.open(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            self.open_file(Path(paths[0]))

    def set_session(self, session: Session | None) -> None:
        """Show another tournament, or none."""
        self.prompt.close_prompt()
        self.desk.set_session(session)
        self.files.keep_copies(session)
        if session is not None and session.path is not None:
            self.settings.recent(session.path)
        for slot in self._pages.values():
            if slot.widget is not None:
                cast(Page, slot.widget).set_session(session)
        self._title()
        if session is None:
            self.bar.clear()
            self.show_page("start")
            return
        self.show_page("game" if session.state.games or "players" not in self._pages else "players")
        self._welcome(session)
        if self.desk.clock.needs_choice:
            self._ask_clock()

    def _mark_second(self, serial: int) -> None:
        self.show_page("game")
        self.game_page.marking.mark_second(serial)

    def _ask(self, text: str, done: Callable[[str], object]) -> None:
        self.prompt.ask_reason(text, done)

    def _on_applied(self, name: str) -> None:
        """Follow a setting that was changed on the page of settings."""
        if name.startswith("copies"):
            self.files.keep_copies(self.desk.session)
        elif name.startswith("projector"):
            self.room.apply_settings()

    def _ask_message(self, text: str, done: Callable[[str], object], value: str) -> None:
        self.prompt.ask(text, done, value=value, empty=True)

    def _welcome(self, session: Session) -> None:
        game = self.desk.game
        if game is not None:
            try:
                session.searches.searcher(game)
            except ArbitreError as error:  # everything can be looked at, nothing ruled
                self.desk.complain(error_text(error))
                return
        if game is not None and self.desk.hidden and game.step is not Step.ENDED:
            self.room.tell_hidden()
        elif game is None:
            self.desk.say(self.tr("Aucune partie n’est ouverte."), self.actions_["new_game"])
        elif not game.lexicon.official:
            self.desk.warn(
                self.tr("Liste de mots « {0} » : ce n’est pas la liste officielle de la fédération.").format(
                    game.lexicon.name
                ),
                self.game_page.band.next_action(),
            )
        else:
            self.desk.say(self.tr("{0} : prêt.").format(session.state.about.name), self.game_page.band.next_action())

    def _ask_clock(self) -> None:
        """The clock was running when the program stopped."""
        answers = self.tr("reprendre"), self.tr("recommencer"), self.tr("temps écoulé")
        self.prompt.choose(self.tr("Le chrono courait à la fermeture."), answers, self._answer_clock)

    def _answer_clock(self, index: int) -> None:
        self.desk.clock.choose((Restart.RESUME, Restart.RESTART, Restart.STOP)[index])
        self.desk.say(self.tr("Le chrono est réglé."), self.actions_["time"])

    # -- what is shown -----------------------------------------------------------------------------------------------

    def _on_said(self, message: Message) -> None:
        if not self.desk.clock.needs_choice:
            self.prompt.withdraw(self._answer_clock)  # F3 or F4 answered
        self.bar.show_message(message)
        self.bar.show_next(self.game_page.band.next_action() if self.desk.game is not None else None)

    def _on_changed(self) -> None:
        following = self.game_page.band.next_action() if self.desk.game is not None else None
        self.bar.show_next(following)

    def _back_to_work(self) -> None:
        widget = self._stack.page
        if widget is not None:
            cast(Page, widget).activated()

    def _title(self) -> None:
        session = self.desk.session
        if session is None:
            self.setWindowTitle(self.tr("Arbitre"))
            self._name.set_whole("")
            return
        about = session.state.about
        self.setWindowTitle(f"{about.name} – {self.tr('Arbitre')}")
        firm = self.tr("lecture seule") if session.read_only else ""
        self._name.set_whole(join((firm, marker_text(session.state), about.club, about.name)))

    def set_theme(self, theme: Theme) -> None:
        """Tint what paints for itself."""
        self.room.set_theme(theme)
        for slot in self._pages.values():
            slot.button.setIcon(icon(slot.icon, theme))
            painter = getattr(slot.widget, "set_theme", None)
            if painter is not None:
                painter(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.desk.game is not None and self.current_page != "game":
            self.show_page("game")  # nothing on the page wanted it: back to the slips
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_pages"):
            self.actions_.retranslate()  # no widget, so Qt does not tell it
            for slot in self._pages.values():
                slot.button.setText(slot.title())
            self._title()
            self._on_changed()
        super().changeEvent(event)

    def _restore(self) -> None:
        saved = self.settings.get("window.geometry", "")
        if not (saved and self.restoreGeometry(QByteArray.fromBase64(QByteArray(saved.encode())))):
            self.resize(1366, 740)

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self.settings.set("window.geometry", geometry)
        self.files.keep_copies(None)
        for slot in self._pages.values():
            if slot.widget is not None:
                cast(Page, slot.widget).set_session(None)
        self.desk.set_session(None)
        self.room.close()
        super().closeEvent(event)

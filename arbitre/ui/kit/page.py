"""What every page of the window is given, and what it answers to: a session, a theme, a language, coming to front."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QStackedWidget, QStyle, QWidget

from arbitre.application.session.session import Session
from arbitre.settings import Settings
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.desk import Desk
from arbitre.ui.kit.libraries import Libraries
from arbitre.ui.look.sounds import SoundPlayer
from arbitre.ui.look.theme import Theme, ThemeManager
from arbitre.ui.words.i18n import Languages

T = TypeVar("T")


@dataclass(frozen=True)
class Services:
    """What the window shares with its pages; messages, commands and the settings are the desk's."""

    desk: Desk
    actions: Actions
    themes: ThemeManager
    libraries: Libraries
    languages: Languages
    sounds: SoundPlayer
    ask: Callable[[str, Callable[[str], object]], object]
    """Ask for a few words in the window's own line, above the message bar, and hand them over."""
    applied: Callable[[str], object] = lambda name: None
    """Told the name of a setting that was changed and must be followed at once (``copies.second``, ``projector``)."""

    @property
    def settings(self) -> Settings:
        """The remembered choices."""
        return self.desk.settings

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self.themes.theme


@guarded
class Page(QWidget):
    """A page: made when first shown, drawn again only while it is seen.

    A page overrides ``refresh`` (the state is another one), ``retranslate`` and ``apply_theme``.
    """

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.session: Session | None = None
        self._stale = True
        # Several changes in a row are drawn once, after the event that made them.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh_now)
        services.desk.changed.connect(self.mark_stale)
        services.themes.changed.connect(self._on_theme)

    # -- what the window calls ---------------------------------------------------------------------------------------

    def set_session(self, session: Session | None) -> None:
        """Show another tournament, or none; of one that is closed nothing stays, on a hidden page neither."""
        self.session = session
        self.mark_stale()
        if session is None:
            self.refresh_now()

    def activated(self) -> None:
        """The page came to the front: its content is up to date and its first field has the keys."""
        self.refresh_now()

    # -- what pages override -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the state as it is now."""

    def retranslate(self) -> None:
        """Take the texts of the language of the moment; ``refresh`` follows."""

    def apply_theme(self, theme: Theme) -> None:
        """Paint with another theme; ``refresh`` follows."""

    # -- when --------------------------------------------------------------------------------------------------------

    def mark_stale(self) -> None:
        """Something changed: draw it soon when the page is seen, else when it is next."""
        self._stale = True
        if self.isVisible():
            self._later.start()

    def refresh_now(self) -> None:
        """Draw what changed, if anything did."""
        self._later.stop()
        if self._stale:
            self._stale = False
            self.refresh()

    def attempt(self, command: Callable[[], T]) -> T | None:
        """Run a command; what it refuses is said in the message bar."""
        return self.services.desk.attempt(command)

    def done(self, command: Callable[[], object], said: str = "") -> bool:
        """Run a command that gives nothing; say what happened, with undo, or why it did not."""
        desk = self.services.desk

        def told() -> None:
            command()
            if said:
                desk.say(said, self.services.actions["undo"])

        return desk.succeeds(told)

    def _on_theme(self, theme: Theme) -> None:
        self.apply_theme(theme)
        self.mark_stale()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh_now()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.mark_stale()
        super().changeEvent(event)


class PageStack(QStackedWidget):
    """The pages, one in front; on a screen too small for a page it scrolls, and the window never grows beyond it."""

    def add(self, page: QWidget) -> None:
        """Take a page in."""
        self.addWidget(Fitting(page))

    def show_page(self, page: QWidget) -> None:
        """Bring a page to the front."""
        for index in range(self.count()):
            if cast(Fitting, self.widget(index)).widget() is page:
                self.setCurrentIndex(index)

    @property
    def page(self) -> QWidget | None:
        """The page in front."""
        area = self.currentWidget()
        return cast(Fitting, area).widget() if area is not None else None


@guarded
class Fitting(QScrollArea):
    """Shows a page or a form at the size there is, where the focus is in sight; no key and no Tab stops here."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        page.installEventFilter(self)
        self.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now is not self.widget() and self.isVisible() and self.isAncestorOf(now):
            self.ensureWidgetVisible(now, 8, 8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        # Not Qt's own: for a page with wrapped texts it takes the height that they would like, not what they need.
        page = self.widget()
        if page is None:
            return
        room = self.maximumViewportSize()
        least = page.minimumSizeHint()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        across = room.width() < least.width()
        down = room.height() - (bar if across else 0) < least.height()
        across = across or (down and room.width() - bar < least.width())
        room -= QSize(bar if down else 0, bar if across else 0)
        page.resize(room.expandedTo(least))

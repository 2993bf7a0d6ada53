"""The projector's window: paints the public view on the right monitor, and keeps to it whatever happens to monitors."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from arbitre.application.room.clock import ClockFace
from arbitre.application.room.public_view import PublicView, Step
from arbitre.domain.board.tiles import TileSet
from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import SETTLE_MS, Theme, reduced_motion
from arbitre.ui.room.board import draw_settling, paint_clock
from arbitre.ui.room.pages import paint_page, paint_still, parts
from arbitre.ui.room.scene import ProjectorPage, Scene, clock_place
from arbitre.ui.room.screens import ScreenInfo, ScreenWatch, Situation, choose, following, situation

MAX_PUSHES = 5
"""How often the projector goes back to its screen when something else moves it."""


@guarded
class ProjectorWindow(QWidget):
    """What the room sees. Knows the public view, the clock's face and nothing of the session.

    ``desk``: the arbiter's window, whose screen the projector never takes; ``wanted_screen``: key of the one used last.
    """

    situation_changed = Signal(object)  # Situation
    screen_lost = Signal(str)  # name of the screen that went away
    screen_found = Signal(str)  # name of the screen the projector is on (again)
    dismissed = Signal()

    def __init__(
        self,
        view: PublicView,
        tile_set: TileSet,
        theme: Theme | None = None,
        *,
        desk: QWidget | None = None,
        wanted_screen: str = "",
    ) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("projector")
        self.setWindowTitle(self.tr("Projecteur"))
        self.setAccessibleName(self.tr("Projecteur"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.resize(960, 540)
        self._desk = desk
        self._scene = Scene(view, tile_set) if theme is None else Scene(view, tile_set, theme=theme)
        self._newest = self._scene  # what will be shown when a freeze ends
        self._frozen = False
        self._black = False
        self._wanted = False
        self._key = wanted_screen
        self._on: str | None = None  # key of the screen it is on, None when it isn't full screen
        self._place = QRect()  # where it was put there
        self._pushed = 0  # how often something else moved it since the screens last changed
        self._still: QPixmap | None = None
        self._motion = not reduced_motion()
        self._settle = QVariantAnimation(self)
        self._settle.setDuration(SETTLE_MS)
        self._settle.setStartValue(0.0)
        self._settle.setEndValue(1.0)
        self._settle.valueChanged.connect(self._settling)
        self._settle.finished.connect(self._settled)
        self._turning = QTimer(self)
        self._turning.timeout.connect(self.next_part)
        self._watch = ScreenWatch(self)
        self._watch.removed.connect(self._screen_removed)
        self._watch.changed.connect(self._screens_changed)
        self._situation = self._find_situation()

    # ---- what is shown ----

    def show_view(self, view: PublicView) -> None:
        """Show what has become public."""
        before = self._newest.view
        self._newest = replace(self._newest, view=view)
        revealed = view.step is Step.REVEALED and view.last is not None and view.last != before.last
        if revealed and self._motion and not self._frozen and not self._black and self.isVisible():
            self._settle.start()
        self._refresh()

    def show_clock(self, face: ClockFace) -> None:
        """Show the clock; only its own rectangle is painted again. A freeze doesn't stop it."""
        if face == self._newest.face:
            return
        was = clock_place(QRectF(self.rect()), self._scene)
        self._newest = replace(self._newest, face=face)
        self._scene = replace(self._scene, face=face)
        now = clock_place(QRectF(self.rect()), self._scene)
        if was != now:  # it appears or goes away on a page that has it in a corner
            self._still = None
            self.update()
        else:
            self.update(now.toAlignedRect())

    def set_page(self, page: ProjectorPage) -> None:
        """Show another page; the standings start from their first part."""
        self._newest = replace(self._newest, page=page, part=0)
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; the font scale means nothing here."""
        self._newest = replace(self._newest, theme=Theme(theme.name))
        if self._frozen:
            self._scene = replace(self._scene, theme=self._newest.theme)
        self._refresh(always=True)

    def set_tile_set(self, tile_set: TileSet) -> None:
        """Take another language's tiles."""
        self._newest = replace(self._newest, tile_set=tile_set)
        self._refresh()

    def set_logo(self, logo: QPixmap | Path | None) -> None:
        """Show the club's logo in the footer and on messages; a file that is no picture shows none."""
        picture = QPixmap(str(logo)) if isinstance(logo, Path) else logo
        self._newest = replace(self._newest, logo=picture if picture is not None and not picture.isNull() else None)
        self._refresh(always=True)

    def black_out(self, black: bool) -> None:
        """Show nothing at all, or the page again."""
        self._black = black
        self.update()

    def freeze(self, frozen: bool) -> None:
        """Keep the page and its figures as they are while the desk goes on; the clock lives."""
        self._frozen = frozen
        self._refresh()

    def set_motion(self, motion: bool) -> None:
        """Let the revealed word settle, or put it there at once."""
        self._motion = motion

    def rotate(self, seconds: int) -> None:
        """Turn the pages of the standings every so many seconds; 0 stops."""
        self._turning.stop()
        if seconds > 0:
            self._turning.start(seconds * 1000)

    def next_part(self) -> None:
        """Turn to the next page of the standings."""
        if self._newest.page is ProjectorPage.STANDINGS:
            self._newest = replace(self._newest, part=(self._newest.part + 1) % self.part_count())
            self._refresh()

    def part_count(self) -> int:
        """Number of pages of the standings."""
        return parts(self._newest, QRectF(self.rect()))

    @property
    def page(self) -> ProjectorPage:
        """The page shown (or waiting behind a freeze)."""
        return self._newest.page

    @property
    def scene(self) -> Scene:
        """All that the picture is painted from."""
        return self._scene

    @property
    def is_black(self) -> bool:
        """True while blacked out."""
        return self._black

    @property
    def is_frozen(self) -> bool:
        """True while frozen."""
        return self._frozen

    @property
    def situation(self) -> Situation:
        """What the room may see of the desk: to be announced before the first draw."""
        return self._situation

    @property
    def screen_key(self) -> str:
        """Key of the screen used last, to be remembered."""
        return self._key

    def grab_image(self, size: QSize | None = None, ratio: float = 1.0) -> QImage:
        """The room's picture at any size in logical pixels, whether the window is shown or not."""
        logical = size or self.size()
        image = QImage(logical * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        area = QRectF(0, 0, logical.width(), logical.height())
        if self._black:
            painter.fillRect(area, Qt.GlobalColor.black)
        else:
            paint_page(painter, area, replace(self._scene, settling=False), ratio)
        painter.end()
        return image

    def grab_png(self, path: Path, size: QSize | None = None, ratio: float = 1.0) -> None:
        """Save the room's picture; raises ``OSError`` when it can't be written."""
        if not self.grab_image(size, ratio).save(str(path)):
            raise OSError(f"cannot write {path}")

    # ---- on which screen ----

    def present(self) -> bool:
        """Take the screen that is not the desk's, full screen, now and whenever it comes back; tell if it is there."""
        self._wanted = True
        return self._take_screen()

    def present_in_window(self) -> None:
        """Show the projector as an ordinary window: for one screen, or to have a look."""
        self._wanted = False
        self._on = None
        self.setWindowFlags(Qt.WindowType.Window)
        self.unsetCursor()
        self.showNormal()

    def dismiss(self) -> None:
        """Take the projector away until it's presented again."""
        self._wanted = False
        self._on = None
        self.hide()
        self.dismissed.emit()

    def move_to_next_screen(self) -> bool:
        """Send the projector to another monitor than the desk's, if there is one."""
        infos = self._infos()
        keys = [info.key for info in infos]
        now = keys.index(self._on) if self._on in keys else None
        target = following(infos, self._desk_index(), now)
        if target is None:
            return False
        self._key = infos[target].key
        self._wanted = True
        return self._take_screen()

    def _infos(self) -> list[ScreenInfo]:
        return [ScreenInfo.of(screen) for screen in QGuiApplication.screens()]

    def _desk_index(self) -> int:
        screen = self._desk.screen() if self._desk is not None else QGuiApplication.primaryScreen()
        screens = QGuiApplication.screens()
        return screens.index(screen) if screen in screens else 0

    def _find_situation(self) -> Situation:
        infos = self._infos()
        return situation(infos, self._desk_index()) if infos else Situation.SINGLE

    def _take_screen(self) -> bool:
        infos = self._infos()
        target = choose(infos, self._desk_index(), self._key) if infos else None
        if target is None:
            if self._on is not None:
                self._on = None
                self.hide()
            return False
        info, screen = infos[target], QGuiApplication.screens()[target]
        there = self._on == info.key and self.isVisible() and self.isFullScreen() and self.geometry() == info.rect
        if not there:
            self._go_to(screen, info)
        return True

    def _go_to(self, screen: QScreen, info: ScreenInfo) -> None:
        # Hidden first: most window managers ignore a move of a window that is full screen already.
        self.hide()
        self.setWindowState(Qt.WindowState.WindowNoState)
        flags = Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowDoesNotAcceptFocus
        self.setWindowFlags(flags)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setScreen(screen)
        self.setGeometry(info.rect)
        # Not showFullScreen(): it takes the keyboard away from the desk.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()
        self.setGeometry(info.rect)
        self._place = info.rect
        is_new = self._on != info.key
        self._key = self._key or info.key
        self._on = info.key
        self._newest = replace(self._newest, screen=info.name)
        self._refresh(always=True)
        if is_new:
            self.screen_found.emit(info.name)

    def _screen_removed(self, screen: QScreen) -> None:
        info = ScreenInfo.of(screen)
        if self._on == info.key:
            self._on = None
            self.hide()
            self.screen_lost.emit(info.name)
        self._pushed = 0

    def _check_place(self) -> None:
        """Go back when a window manager moves the projector, which it may do onto the desk; don't quarrel for ever."""
        if self._on is not None and self.isVisible() and self.geometry() != self._place and self._pushed < MAX_PUSHES:
            self._pushed += 1
            self._watch.expect_change()

    def _screens_changed(self) -> None:
        if self._wanted:
            self._take_screen()
        found = self._find_situation()
        if found is not self._situation:
            self._situation = found
            self.situation_changed.emit(found)

    # ---- painting ----

    def _refresh(self, *, always: bool = False) -> None:
        settling = self._settle.state() == QVariantAnimation.State.Running and not self._frozen
        scene = replace(self._scene if self._frozen else self._newest, settling=settling)
        if scene == self._scene and not always:
            return
        self._scene = scene
        self._still = None
        self.update()

    def _settling(self) -> None:
        self.update()

    def _settled(self) -> None:
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        if self._black:
            painter.fillRect(area, Qt.GlobalColor.black)
            painter.end()
            return
        ratio = self.devicePixelRatioF()
        if self._still is None:
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            still = QPainter(self._still)
            paint_still(still, area, self._scene, ratio)
            still.end()
        painter.drawPixmap(0, 0, self._still)
        if self._scene.settling:
            draw_settling(painter, area, self._scene, float(self._settle.currentValue() or 0.0), ratio)
        paint_clock(painter, area, self._scene)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._still = None
        super().resizeEvent(event)
        self._check_place()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._check_place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(self.tr("Projecteur"))
            self.setAccessibleName(self.tr("Projecteur"))
            self._refresh(always=True)
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._still = None
            self.update()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives the keyboard back to the desk, which a projector full screen on its screen uncovers."""
        if event.key() != Qt.Key.Key_Escape or self._desk is None:
            super().keyPressEvent(event)
            return
        if self.isFullScreen() and self.screen() is self._desk.screen():
            self.showNormal()
        self._desk.raise_()
        self._desk.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._turning.stop()
        self._settle.stop()
        self._wanted = False
        self._on = None
        super().closeEvent(event)
        self.dismissed.emit()

"""The composition root of the window: builds its parts, runs it, and takes pictures of it."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.presets.rulesets import RuleSets
from arbitre.application.room.clock import Restart
from arbitre.resources import data_path
from arbitre.settings import Settings, cache_folder, data_folder
from arbitre.ui.kit.desk import Message
from arbitre.ui.kit.libraries import Libraries
from arbitre.ui.look.sounds import Sound, SoundPlayer
from arbitre.ui.look.theme import ThemeManager, ThemeName
from arbitre.ui.shell.crash import CrashGuard, show_log, start_log
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.words.i18n import Languages, language_of_system


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The application, made once."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    QGuiApplication.setDesktopFileName("org.arbitre.Arbitre")
    QApplication.setApplicationName("Arbitre")
    return QApplication([sys.argv[0] if sys.argv else "arbitre", *arguments])


def libraries() -> Libraries:
    """Where word lists and rule sets are on this machine."""
    catalogue = Catalogue(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")
    return Libraries(catalogue, RuleSets(own=data_folder() / "rulesets"))


def build(
    app: QApplication, settings: Settings, *, theme: str | None = None, language: str | None = None
) -> MainWindow:
    """The main window with everything it needs."""
    languages = Languages(app, language or settings.get("language", language_of_system()))
    name = theme or settings.get("theme", str(ThemeName.SYSTEM))
    chosen = ThemeName(name) if name in set(ThemeName) else ThemeName.SYSTEM
    themes = ThemeManager(app, chosen, settings.get("scale", 1.0))
    sounds = SoundPlayer(app)
    sounds.muted = settings.get("sounds.muted", False)
    sounds.flash_always = settings.get("sounds.flash", False)
    sounds.set_volume(settings.get("volume", sounds.volume))
    wanted: list[object] = settings.get("sounds", list[object](map(str, sounds.chosen)))
    sounds.choose(Sound(one) for one in wanted if isinstance(one, str) and one in set(Sound))
    return MainWindow(libraries(), settings, themes, languages, sounds)


def run_window(path: Path | None = None, arguments: Sequence[str] = ()) -> int:
    """Open the window, on a tournament if one is given, until it is closed."""
    app = application(arguments)
    window = build(app, Settings())
    log = start_log(data_folder())
    guard = CrashGuard(window)
    window.actions_["log"].bind(lambda: show_log(log, window), None, window.desk.complain)

    def begin() -> None:
        window.show()
        window.files.tell_problems()
        if path is not None:
            window.open_file(path)

    # Inside the loop: an error while a file is opened is told there, outside it would end the process.
    QTimer.singleShot(0, begin)
    status = app.exec()
    guard.release()
    return status


def screen_names() -> list[str]:
    """The screens that ``shot`` can take a picture of."""
    from arbitre.ui.shots.shots import SCREENS

    return list(SCREENS)


def shot(
    screen: str,
    out: Path,
    *,
    file: Path | None = None,
    theme: str = "light",
    language: str = "fr",
    size: tuple[int, int] | None = None,
) -> None:
    """Write a picture of a screen, offscreen: of a tournament's file, or of an invented evening.

    Raises ``KeyError`` for an unknown screen, ``OSError`` when the file can't be opened or the picture written.
    """
    from arbitre.ui.shots.shots import SCREENS

    if screen not in SCREENS:
        raise KeyError(screen)
    app = application()
    with tempfile.TemporaryDirectory() as folder:  # a picture remembers nothing and opens no sound
        settings = Settings(Path(folder) / "settings.json")
        settings.set("sounds.muted", True)
        settings.set("solutions_on_one_screen", True)
        window = build(app, settings, theme=theme, language=language)
        try:
            picture = _picture(window, screen, file, size)
        finally:
            window.close()
            window.deleteLater()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if not picture.save(str(out)):
        raise OSError(f"{out}: the picture could not be written")


def _picture(window: MainWindow, screen: str, file: Path | None, size: tuple[int, int] | None) -> QPixmap:
    from arbitre.ui.shots.shots import take

    window.resize(*(size or (1366, 740)))
    window.show()
    if file is not None:
        said: list[Message] = []
        window.desk.said.connect(said.append)
        if not window.open_file(file):  # never a picture of an empty desk
            raise OSError(f"{file}: {said[-1].text if said else ''}")
    elif screen not in ("start", "new-tournament"):
        window.files.sample_in_memory()
    window.prompt.close_prompt()
    window.desk.clock.choose(Restart.RESUME)
    window.desk.clock.pause()
    widget = take(window, screen)
    if size is not None and screen.startswith("projector"):
        widget.resize(*size)
    return widget.grab()

"""The sounds of the clock and the desk; a beep and a flash where the computer has no voice.

QtMultimedia is loaded when first needed, never at start: it takes a third of a second, and fails without libpulse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, QLoggingCategory, QObject, QRect, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from arbitre.resources import data_path
from arbitre.ui.guard import guarded
from arbitre.ui.look.theme import Theme

FLASH_MS = 600
"""How long a flash lasts: one a signal, well below three a second."""


class Sound(StrEnum):
    """The sounds; each value is the name of its file."""

    START = "start"
    LEFT60 = "left60"
    LEFT30 = "left30"
    LEFT20 = "left20"
    LEFT5 = "left5"
    OVER = "over"
    REVEAL = "reveal"
    TICK = "tick"
    WRONG = "wrong"


CLOCK_SOUNDS = frozenset({Sound.START, Sound.LEFT60, Sound.LEFT30, Sound.LEFT20, Sound.LEFT5, Sound.OVER})
DESK_SOUNDS = frozenset({Sound.TICK, Sound.WRONG})
DEFAULT = frozenset({Sound.START, Sound.LEFT30, Sound.LEFT5, Sound.OVER, *DESK_SOUNDS})


class Effect(Protocol):
    """A sound that is loaded and can be played."""

    def play(self) -> None:
        """Start it, again if it plays already."""

    def setVolume(self, volume: float) -> None:
        """Set how loud it is, 0 to 1."""


Loader = Callable[[Path, QObject], Effect | None]
"""Loads a file, or gives ``None`` when there is no device to play it on."""


def hush_back_ends() -> None:
    """Keep what sound's back ends lack (video, a sound server) out of the log: a missing device is told once."""
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")


def load_effect(file: Path, parent: QObject) -> Effect | None:
    """Load a sound with QtMultimedia; ``None`` without a device, without the library or without the file."""
    if not file.is_file():
        return None
    hush_back_ends()
    try:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
    except ImportError:
        return None
    device = QMediaDevices.defaultAudioOutput()
    if device.isNull():
        return None
    effect = QSoundEffect(device, parent)
    effect.setSource(QUrl.fromLocalFile(str(file)))
    return effect


def moment_sound(left: int) -> Sound:
    """The sound of so many seconds left.

    >>> moment_sound(30).value, moment_sound(90).value, moment_sound(10).value, moment_sound(0).value
    ('left30', 'left60', 'left20', 'over')
    """
    if left <= 0:
        return Sound.OVER
    if left <= 5:
        return Sound.LEFT5
    if left <= 20:
        return Sound.LEFT20
    return Sound.LEFT30 if left <= 45 else Sound.LEFT60


class SoundPlayer(QObject):
    """Plays the chosen sounds at the chosen volume; ``flashed`` tells the windows to flash instead, or as well."""

    flashed = Signal(str)  # Sound
    device_missing = Signal()  # told once, when a sound should have been heard

    def __init__(self, parent: QObject | None = None, *, loader: Loader = load_effect) -> None:
        super().__init__(parent)
        self._loader = loader
        self._effects: dict[Sound, Effect | None] | None = None
        self._told = False
        self.chosen: frozenset[Sound] = DEFAULT
        self.muted = False
        self.flash_always = False
        self._volume = 0.8

    @property
    def volume(self) -> float:
        """How loud, 0 to 1."""
        return self._volume

    def set_volume(self, volume: float) -> None:
        """Set how loud, 0 to 1."""
        self._volume = min(max(volume, 0.0), 1.0)
        for effect in (self._effects or {}).values():
            if effect is not None:
                effect.setVolume(self._volume)

    def choose(self, sounds: Iterable[Sound]) -> None:
        """Say which sounds are wanted."""
        self.chosen = frozenset(sounds)

    def prepare(self) -> bool:
        """Load the sounds, so that the first is on time; tell whether there is a device. For a quiet moment."""
        if self._effects is None:
            self._effects = {one: self._loader(data_path("sounds") / f"{one.value}.wav", self) for one in Sound}
            self.set_volume(self._volume)
        return self.available

    def forget(self) -> None:
        """Look for the device again next time: headphones and beamers come and go."""
        self._effects = None
        self._told = False

    @property
    def available(self) -> bool:
        """True when sounds can be heard; False before ``prepare``."""
        return self._effects is not None and any(effect is not None for effect in self._effects.values())

    def play(self, sound: Sound) -> bool:
        """Play a sound if it's wanted; tell whether it could be heard. A clock's sound flashes when it could not."""
        if sound not in self.chosen:
            return False
        return self._play(sound)

    def play_moment(self, left: int) -> bool:
        """Play what belongs to so many seconds left."""
        return self.play(moment_sound(left))

    def test(self, sound: Sound = Sound.LEFT30) -> bool:
        """Play a sound even when it's not among the chosen, to try the loudspeaker; False: there is no device."""
        self.forget()
        return self._play(sound)

    def _play(self, sound: Sound) -> bool:
        is_clock = sound in CLOCK_SOUNDS
        if self.muted:
            if is_clock:
                self.flashed.emit(sound)
            return False
        self.prepare()
        effect = (self._effects or {}).get(sound)
        if effect is not None:
            effect.play()
            if self.flash_always and is_clock:
                self.flashed.emit(sound)
            return True
        if is_clock or sound is Sound.WRONG:
            QApplication.beep()
        if is_clock:
            self.flashed.emit(sound)
            if not self._told:
                self._told = True
                self.device_missing.emit()
        return False


@guarded
class Flash(QWidget):
    """Covers a window with the accent colour for a moment: a sound for the eyes. Clicks and keys go through it."""

    def __init__(self, window: QWidget, theme: Theme | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme or Theme()
        self._token = "accent"
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        window.installEventFilter(self)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Flash in another theme's colours."""
        self._theme = theme

    def flash(self, sound: str = Sound.LEFT30) -> None:
        """Flash once: in the colour of zero when time is out, in the accent's otherwise."""
        self._token = "zero" if sound == Sound.OVER else "accent"
        self._cover()
        self.show()
        self.raise_()
        self._timer.start(FLASH_MS)

    def _cover(self) -> None:
        self.setGeometry(self._window.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour(self._token, 0.35))
        edge = max(8, self.height() // 40)
        whole = self.rect()
        frame = [
            QRect(0, 0, whole.width(), edge),
            QRect(0, whole.height() - edge, whole.width(), edge),
            QRect(0, 0, edge, whole.height()),
            QRect(whole.width() - edge, 0, edge, whole.height()),
        ]
        for side in frame:
            painter.fillRect(side, self._theme.colour(self._token))
        painter.end()

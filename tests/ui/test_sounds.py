"""Sounds: the chosen ones, at their moment; a flash where nothing can be heard."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from arbitre.application.room.clock import ClockState, Restart
from arbitre.resources import data_path
from arbitre.ui.board.clock_view import ClockView, clock_look
from arbitre.ui.kit.clock_driver import ClockDriver
from arbitre.ui.look.sounds import CLOCK_SOUNDS, Flash, Sound, SoundPlayer, load_effect, moment_sound
from arbitre.ui.look.theme import Theme


class Heard:
    """A loudspeaker that remembers."""

    def __init__(self, name: str, log: list[tuple[str, float]]) -> None:
        self.name, self.log, self.volume = name, log, 1.0

    def play(self) -> None:
        self.log.append((self.name, self.volume))

    def setVolume(self, volume: float) -> None:
        self.volume = volume


@pytest.fixture
def log() -> list[tuple[str, float]]:
    return []


@pytest.fixture
def player(qapp: QApplication, log: list[tuple[str, float]]) -> SoundPlayer:
    def loader(file: Path, parent: QObject) -> Heard:
        assert file.is_file()
        return Heard(file.stem, log)

    return SoundPlayer(loader=loader)


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_is_a_short_file_that_starts_and_ends_in_silence(sound: Sound) -> None:
    with wave.open(str(data_path("sounds") / f"{sound.value}.wav")) as file:
        assert file.getsampwidth() == 2
        seconds = file.getnframes() / file.getframerate()
        values = memoryview(file.readframes(file.getnframes())).cast("h")
    assert 0.03 < seconds < 3
    assert max(values) > 5000
    assert abs(values[0]) < 200
    assert abs(values[-1]) < 200


def test_only_the_chosen_sounds_are_heard(player: SoundPlayer, log: list[tuple[str, float]]) -> None:
    player.choose([Sound.LEFT30, Sound.OVER])
    player.set_volume(0.5)
    for left in (60, 30, 20, 5, 0):
        player.play_moment(left)
    assert log == [("left30", 0.5), ("over", 0.5)]
    player.set_volume(7)
    assert player.volume == 1.0
    assert player.test(Sound.LEFT60)
    assert log[-1] == ("left60", 1.0)


def test_a_muted_player_flashes(player: SoundPlayer, log: list[tuple[str, float]], qtbot: QtBot) -> None:
    player.muted = True
    with qtbot.waitSignal(player.flashed) as caught:
        assert not player.play(Sound.OVER)
    assert caught.args == ["over"]
    assert log == []


def test_without_a_device_it_beeps_flashes_and_says_so_once(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    beeps: list[int] = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    player = SoundPlayer(loader=lambda file, parent: None)
    flashes: list[str] = []
    missing: list[int] = []
    player.flashed.connect(flashes.append)
    player.device_missing.connect(lambda: missing.append(1))
    assert not player.prepare()
    assert not player.play(Sound.LEFT30)
    assert not player.play(Sound.OVER)
    assert not player.play(Sound.TICK)
    assert flashes == ["left30", "over"]
    assert missing == [1]
    assert beeps == [1, 1]
    assert not player.test()
    assert missing == [1, 1]


@pytest.mark.qt_log_ignore("PulseAudioService: pa_context_connect")
def test_the_real_loader_answers_with_or_without_a_device(qapp: QApplication) -> None:
    owner = QObject()
    effect = load_effect(data_path("sounds") / "tick.wav", owner)
    assert effect is None or callable(effect.play)
    assert load_effect(data_path("sounds") / "nothing.wav", owner) is None


def test_every_moment_of_the_clock_has_a_sound_of_the_clock() -> None:
    assert {moment_sound(left) for left in range(181)} == CLOCK_SOUNDS - {Sound.START}


def test_a_flash_covers_the_window_and_lets_typing_through(qtbot: QtBot) -> None:
    window = QWidget()
    line = QLineEdit()
    QVBoxLayout(window).addWidget(line)
    flash = Flash(window)
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    qtbot.waitExposed(window)
    line.setFocus()
    flash.flash(Sound.OVER)
    assert flash.isVisible()
    assert flash.size() == window.size()
    window.resize(400, 250)
    assert flash.size() == window.size()
    qtbot.keyClicks(line, "12")
    assert line.text() == "12"
    assert flash.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not flash.isVisible(), timeout=3000)


class Time:
    """A time that passes when it's told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_driver_tells_faces_and_moments(qapp: QApplication) -> None:
    time = Time()
    driver = ClockDriver(time, (60, 30, 5))
    faces: list[str] = []
    moments: list[int] = []
    driver.face_changed.connect(lambda face: faces.append(face.text))
    driver.moment.connect(moments.append)
    driver.prepare(61, (20,))
    driver.start()
    for _ in range(620):
        time.now += 0.1
        driver.tick()
    assert moments == [60, 30, 20, 5, 0]
    assert faces[0] == "1:01"
    assert faces[-1] == "0:00"
    assert len(faces) == len(set(faces)) + 1  # the first face is told when set and when started
    assert driver.is_over
    assert not driver._timer.isActive()


def test_a_laptop_that_slept_sounds_the_last_moment_only(qapp: QApplication) -> None:
    time = Time()
    driver = ClockDriver(time)
    moments: list[int] = []
    driver.moment.connect(moments.append)
    driver.prepare(180, (60, 30))
    driver.start()
    time.now += 500
    driver.tick()
    driver.tick()
    assert moments == [0]


def test_the_real_clock_runs_behind_a_dialog(qtbot: QtBot) -> None:
    driver = ClockDriver()
    driver.prepare(1, ())
    with qtbot.waitSignal(driver.moment, timeout=4000) as caught:
        driver.start()
    assert caught.args == [0]
    assert driver.face.state is ClockState.OVER


def test_pause_resume_add_and_stop(qapp: QApplication) -> None:
    time = Time()
    driver = ClockDriver(time)
    driver.prepare(180, (30,))
    driver.start()
    time.now += 60
    driver.pause()
    time.now += 1000
    assert driver.face.text == "2:00"
    driver.add(15)
    driver.resume()
    time.now += 5
    assert driver.face.text == "2:10"
    driver.stop()
    assert driver.is_over
    driver.restore(Restart.RESUME, 180, (30,), 100.0)
    assert driver.face.text == "1:20"


def test_the_wait_before_the_next_draw_is_told_never_forced(qapp: QApplication) -> None:
    time = Time()
    driver = ClockDriver(time)
    assert driver.wait_before_draw(20) == 0
    driver.solution_announced()
    time.now += 8
    assert driver.wait_before_draw(20) == 12
    driver.prepare(60, ())
    driver.start()
    assert driver.face.state is ClockState.RUNNING


def test_the_desks_clock_tells_its_state_to_a_screen_reader(qtbot: QtBot) -> None:
    view = ClockView(Theme())
    qtbot.addWidget(view)
    time = Time()
    driver = ClockDriver(time)
    driver.face_changed.connect(view.set_face)
    driver.prepare(60, (20,))
    told = [view.accessibleDescription()]
    driver.start()
    told.append(view.accessibleDescription())
    time.now += 45
    driver.tick()
    told.append(view.accessibleDescription())
    driver.stop()
    told.append(view.accessibleDescription())
    assert told == ["Prêt", "En cours", "Dernières secondes", "Terminé"]
    assert view.minimumSizeHint().width() > 0
    assert clock_look(view.face)[1] == "stop"

"""The projector: the room sees the public view and nothing else, on the right screen, at any size."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from arbitre.application.room.clock import ClockFace, ClockState
from arbitre.application.room.public_view import PublicMove, PublicStanding, PublicView, Step
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.rules.slip import Slip, SlipStatus
from arbitre.ui.look.theme import COLOURS, Theme, ThemeName
from arbitre.ui.room.projector import ProjectorWindow
from arbitre.ui.room.scene import ProjectorPage, clock_place, places
from arbitre.ui.room.screens import ScreenInfo, Situation, choose, following, situation
from tests.application.sessions import give, revealed, started

pytestmark = pytest.mark.usefixtures("fonts")
FULL_HD, LAPTOP, OLD = QSize(1920, 1080), QSize(1366, 768), QSize(1024, 768)
ROWS = ["." * 15] * 7 + ["...FEDAYIN....."] + ["......Zo......."] + ["." * 15] * 6
RUNNING = ClockFace(ClockState.RUNNING, 103, 180)


@pytest.fixture
def view(french: TileSet) -> PublicView:
    standings = tuple(PublicStanding(rank, rank, f"JOUEUR Numéro {rank}", 900 - rank, -rank) for rank in range(1, 451))
    return PublicView(
        tournament="Tournoi",
        game=1,
        games=3,
        turn=3,
        step=Step.RUNNING,
        board=Board.parse(ROWS, french),
        row_label="letter",
        rack=french.parse_rack("AEIRST?"),
        leftover=3,
        last=PublicMove(2, Move(("Z", "o"), Reference(8, 6, Direction.ACROSS), 23), (126, 127)),
        top_total=133,
        bag=81,
        standings_turn=2,
        standings=standings,
        message="Bonne chance à tous",
        club="Club",
    )


@pytest.fixture
def projector(qtbot: QtBot, view: PublicView, french: TileSet) -> ProjectorWindow:
    window = ProjectorWindow(view, french)
    window.set_motion(False)
    qtbot.addWidget(window)
    return window


def picture(window: ProjectorWindow, size: QSize = LAPTOP) -> QImage:
    """The room's picture, painted twice: Qt rounds the edges of a glyph otherwise the first time it draws it."""
    window.grab_image(size)
    return window.grab_image(size)


def same(one: QImage, other: QImage) -> bool:
    return bool(one == other)


# ---- nothing leaks, everything shown is in the view ----


def test_the_picture_depends_on_the_public_view_alone(qtbot: QtBot, view: PublicView, french: TileSet) -> None:
    """Two projectors with different pasts paint the same picture once they're given the same view."""
    fresh, used = ProjectorWindow(view, french), ProjectorWindow(view, french)
    for window in (fresh, used):
        qtbot.addWidget(window)
        window.set_motion(False)
    secret = PublicMove(3, Move(("Q", "U", "A"), Reference(0, 0, Direction.DOWN), 99), (0, 15, 30))
    for page in ProjectorPage:
        used.set_page(page)
        used.show_view(replace(view, last=secret, message="secret", rack=("W",), standings=(), top_total=9999))
        used.show_clock(ClockFace(ClockState.OVER, 0, 180))
        used.grab_image(OLD)
    used.show_view(view)
    for page in ProjectorPage:
        for window in (fresh, used):
            window.set_page(page)
            window.show_clock(RUNNING)
        assert same(picture(fresh), picture(used)), page


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 4},
        {"rack": ("A", "E", "I", "R", "S", "U", "U")},
        {"leftover": 2},
        {"rejected": True},
        {"top_total": 134},
        {"last": None},
        {"bag": 80},
        {"board": Board()},
        {"row_label": "number"},
        {"message": "Pause"},
        {"club": "Autre club"},
        {"game": 2},
        {"step": Step.ENDED},
    ],
    ids=lambda change: next(iter(change)),
)
def test_everything_in_the_view_is_seen(
    projector: ProjectorWindow, view: PublicView, change: dict[str, object]
) -> None:
    before = picture(projector)
    projector.show_view(replace(view, **change))  # type: ignore[arg-type]
    assert not same(before, picture(projector))


def test_a_drawn_rack_that_is_not_announced_shows_nothing(projector: ProjectorWindow, view: PublicView) -> None:
    """The room can't even tell that a rack is drawn."""
    projector.show_view(replace(view, step=Step.BEFORE, rack=(), leftover=0))
    before = picture(projector)
    projector.show_view(replace(view, step=Step.DRAWN, rack=(), leftover=0))
    assert same(before, picture(projector))


# ---- pages, black-out, freeze ----


def test_the_page_of_solos_tells_nothing_before_the_end_of_the_game(qtbot: QtBot, french: TileSet) -> None:
    """Whoever found the top alone: the picture is the same until the game is over (rule 3.5)."""
    pictures: dict[bool, list[QImage]] = {False: [], True: []}
    for table in (1, 2):
        session = started(17)
        turn = revealed(session)
        for one in range(1, 18):
            if one == table:
                give(session, turn, one)
            else:
                session.slips.record(one, Slip(SlipStatus.BLANK), turn.serial)
        window = ProjectorWindow(session.room.public_view(), french)
        window.set_motion(False)
        qtbot.addWidget(window)
        window.set_page(ProjectorPage.SOLOS)
        pictures[False].append(picture(window))
        session.turns.end_game("essai")
        window.show_view(session.room.public_view())
        pictures[True].append(picture(window))
        session.close()
    assert same(*pictures[False])
    assert not same(*pictures[True])
    assert not same(pictures[False][0], pictures[True][0])


@pytest.mark.parametrize(
    "size", [FULL_HD, LAPTOP, OLD, QSize(1280, 800), QSize(3840, 2160)], ids=lambda size: str(size.toTuple())
)
def test_the_parts_of_the_page_never_overlap(projector: ProjectorWindow, size: QSize) -> None:
    area = QRectF(0, 0, size.width(), size.height())
    where = places(area, projector.scene)
    rects = [where.board, where.head, where.clock, where.rack, where.last, where.footer]
    for index, one in enumerate(rects):
        assert area.adjusted(-1, -1, 1, 1).contains(one), index
        assert not one.isEmpty(), index
        for other in rects[index + 1 :]:
            common = one.intersected(other)
            assert common.width() < 1 or common.height() < 1
    # Readable at 12 metres: the clock's digits are more than an eighth of the height, the tiles near a ninth.
    assert where.clock.height() * 0.6 > size.height() / 8
    assert where.board.width() >= size.height() * 0.6


@pytest.mark.parametrize("name", list(COLOURS))
def test_time_out_is_told_by_colour_words_and_shape(projector: ProjectorWindow, name: ThemeName) -> None:
    projector.set_theme(Theme(name))
    pictures = []
    for face in (
        ClockFace(),
        RUNNING,
        ClockFace(ClockState.RUNNING, 20, 180, True),
        ClockFace(ClockState.PAUSED, 103, 180),
        ClockFace(ClockState.OVER, 0, 180, True),
    ):
        projector.show_clock(face)
        pictures.append(picture(projector))
    assert all(not same(one, other) for index, one in enumerate(pictures) for other in pictures[:index])


def test_a_tick_paints_the_clock_only(projector: ProjectorWindow) -> None:
    projector.show_clock(RUNNING)
    one = picture(projector)
    projector.show_clock(replace(RUNNING, left=102))
    other = picture(projector)
    clock = clock_place(QRectF(0, 0, 1366, 768), projector.scene).toAlignedRect()
    assert not same(one.copy(clock), other.copy(clock))
    for image in (one, other):
        painter = QPainter(image)
        painter.fillRect(clock, QColor("black"))
        painter.end()
    assert same(one, other)


def test_black_out_is_black_and_comes_back(projector: ProjectorWindow, qtbot: QtBot) -> None:
    projector.show()
    qtbot.waitExposed(projector)
    projector.grab()
    shown = projector.grab().toImage()
    projector.black_out(True)
    black = projector.grab().toImage()
    assert {black.pixelColor(x, y).name() for x in range(0, black.width(), 9) for y in range(0, black.height(), 9)} == {
        "#000000"
    }
    projector.black_out(False)
    assert same(shown, projector.grab().toImage())


def test_a_freeze_keeps_the_figures_while_the_clock_goes_on(projector: ProjectorWindow, view: PublicView) -> None:
    projector.set_page(ProjectorPage.STANDINGS)
    shown = picture(projector)
    projector.freeze(True)
    projector.show_view(replace(view, standings=view.standings[:3], standings_turn=3))
    projector.set_page(ProjectorPage.BOARD)
    assert same(shown, picture(projector))
    projector.show_clock(RUNNING)
    assert projector.scene.face == RUNNING
    projector.freeze(False)
    assert projector.scene.page is ProjectorPage.BOARD
    assert projector.scene.view.standings_turn == 3


def test_the_standings_of_450_players_turn_their_pages(projector: ProjectorWindow, qtbot: QtBot) -> None:
    projector.resize(LAPTOP)
    projector.set_page(ProjectorPage.STANDINGS)
    assert projector.part_count() == 15
    seen = [picture(projector)]
    for _ in range(14):
        projector.next_part()
        seen.append(picture(projector))
    assert all(not same(one, other) for index, one in enumerate(seen) for other in seen[:index])
    projector.next_part()
    assert same(seen[0], picture(projector))


def test_the_pages_turn_by_themselves_until_stopped(projector: ProjectorWindow, qtbot: QtBot) -> None:
    projector.set_page(ProjectorPage.STANDINGS)
    projector.rotate(1)
    qtbot.waitUntil(lambda: projector.scene.part == 1, timeout=3000)
    projector.rotate(0)
    assert not projector._turning.isActive()


@pytest.mark.parametrize("page", list(ProjectorPage))
def test_a_bare_view_is_painted_on_every_page(page: ProjectorPage, qtbot: QtBot, french: TileSet) -> None:
    bare = PublicView("", 1, 1, 1, Step.BEFORE, Board(), "letter")
    window = ProjectorWindow(bare, french)
    qtbot.addWidget(window)
    window.set_page(page)
    for size in (FULL_HD, OLD, QSize(800, 1200)):
        image = window.grab_image(size)
        assert image.size() == size


def test_the_revealed_word_settles_and_then_lies_still(qtbot: QtBot, view: PublicView, french: TileSet) -> None:
    window = ProjectorWindow(replace(view, last=None), french)
    qtbot.addWidget(window)
    window.set_motion(True)
    window.show()
    qtbot.waitExposed(window)
    window.show_view(replace(view, step=Step.REVEALED))
    assert window.scene.settling
    qtbot.waitUntil(lambda: not window.scene.settling, timeout=3000)
    still = ProjectorWindow(replace(view, step=Step.REVEALED), french)
    qtbot.addWidget(still)
    assert same(picture(window), picture(still))


def test_a_picture_is_saved_at_any_size(projector: ProjectorWindow, tmp_path: Path) -> None:
    projector.grab_png(tmp_path / "projecteur.png", FULL_HD)
    assert QImage(str(tmp_path / "projecteur.png")).size() == FULL_HD
    projector.grab_png(tmp_path / "fin.png", QSize(960, 540), 2.0)
    assert QImage(str(tmp_path / "fin.png")).size() == FULL_HD
    with pytest.raises(OSError, match="cannot write"):
        projector.grab_png(tmp_path / "nulle part" / "x.png")


def test_a_logo_that_is_no_picture_shows_none(projector: ProjectorWindow, tmp_path: Path) -> None:
    projector.set_page(ProjectorPage.MESSAGE)
    plain = picture(projector)
    (tmp_path / "logo.png").write_text("ceci n'est pas une image")
    projector.set_logo(tmp_path / "logo.png")
    assert same(plain, picture(projector))
    red = QImage(300, 100, QImage.Format.Format_RGB32)
    red.fill(QColor("#FF0000"))
    assert red.save(str(tmp_path / "rouge.png"))
    projector.set_logo(tmp_path / "rouge.png")
    assert not same(plain, picture(projector))


# ---- screens ----

LAPTOP_SCREEN = ScreenInfo("laptop", "eDP-1", QRect(0, 0, 1366, 768))
BEAMER = ScreenInfo("beamer", "HDMI-1", QRect(1366, 0, 1920, 1080))
SIDE = ScreenInfo("side", "DP-1", QRect(-1280, 0, 1280, 1024))
COPY = ScreenInfo("copy", "HDMI-1", QRect(0, 0, 1024, 768))


def test_one_screen_or_a_copied_one_is_noticed() -> None:
    assert situation([LAPTOP_SCREEN], 0) is Situation.SINGLE
    assert situation([LAPTOP_SCREEN, COPY], 0) is Situation.MIRRORED
    assert situation([LAPTOP_SCREEN, BEAMER], 0) is Situation.EXTENDED
    assert situation([LAPTOP_SCREEN, COPY, BEAMER], 0) is Situation.EXTENDED


def test_the_projector_never_takes_the_desks_screen() -> None:
    assert choose([LAPTOP_SCREEN], 0) is None
    assert choose([LAPTOP_SCREEN, COPY], 0) is None
    assert choose([LAPTOP_SCREEN, BEAMER], 0) == 1
    assert choose([LAPTOP_SCREEN, BEAMER], 1) == 0
    assert choose([LAPTOP_SCREEN, BEAMER], 1, "beamer") == 0
    assert choose([LAPTOP_SCREEN, SIDE, BEAMER], 0) == 2
    assert choose([LAPTOP_SCREEN, SIDE, BEAMER], 0, "side") == 1


def test_the_next_screen_goes_round() -> None:
    screens = [LAPTOP_SCREEN, SIDE, BEAMER]
    assert following(screens, 0, 1) == 2
    assert following(screens, 0, 2) == 1
    assert following(screens, 0, None) == 1
    assert following([LAPTOP_SCREEN], 0, None) is None


def test_with_one_screen_the_projector_stays_away_from_the_desk(projector: ProjectorWindow, qtbot: QtBot) -> None:
    assert projector.situation is Situation.SINGLE
    assert not projector.present()
    assert not projector.isVisible()
    assert not projector.move_to_next_screen()
    projector.present_in_window()
    assert projector.isVisible()
    with qtbot.waitSignal(projector.dismissed):
        projector.dismiss()
    assert not projector.isVisible()


SCRIPT = """
import json, sys
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from arbitre.application.room.public_view import PublicView, Step
from arbitre.domain.board.board import Board
from arbitre.ui.room.projector import ProjectorWindow
from arbitre.ui.room.screens import SETTLE_DELAY
import tomllib
from arbitre.domain.board.tiles import TileSet
from arbitre.resources import data_path

app = QApplication([])
app.setQuitOnLastWindowClosed(False)
tiles = TileSet.from_mapping(tomllib.loads((data_path("lexicons") / "fr" / "tiles.toml").read_text(encoding="utf-8")))
first, second = (next(one for one in app.screens() if one.name() == name) for name in ("laptop", "beamer"))
desk = QWidget()
desk.setScreen(first)
desk.setGeometry(100, 100, 400, 300)
desk.show()
window = ProjectorWindow(PublicView("T", 1, 1, 1, Step.BEFORE, Board(), "letter"), tiles, desk=desk)
said, told = [], []
window.screen_lost.connect(lambda name: said.append("lost"))
window.screen_found.connect(lambda name: said.append("found"))
window.situation_changed.connect(lambda value: told.append(str(value)))


def settle():
    loop = QEventLoop()
    QTimer.singleShot(SETTLE_DELAY * 3, loop.quit)
    loop.exec()


def where():
    return [window.isVisible(), window.isFullScreen(), list(window.geometry().getRect())]


result = {"situation": str(window.situation), "presented": window.present(), "start": where()}
result["focus"] = app.focusWindow() is not window.windowHandle()
# The platform can't unplug: the projector is told as Qt would tell it, and the list of screens is what is left.
import arbitre.ui.room.projector as module
real = module.QGuiApplication


class Unplugged:
    screens = staticmethod(lambda: [first])
    primaryScreen = staticmethod(lambda: first)


module.QGuiApplication = Unplugged
app.screenRemoved.emit(second)
result["unplugged"] = where()[:1]
settle()
result["still unplugged"] = where()[:1]
module.QGuiApplication = real
app.screenAdded.emit(second)
settle()
result["back"] = where()
# The desk is dragged onto the projector's screen, and something changes: the projector takes the other one.
desk.setScreen(second)
desk.move(second.geometry().center())
app.processEvents()
second.geometryChanged.emit(second.geometry())
settle()
result["swapped"] = where()
window.dismiss()
result["dismissed"] = where()[:1]
app.screenAdded.emit(second)
settle()
result["stays dismissed"] = where()[:1]
result["said"] = said
result["told"] = told
print(json.dumps(result))
"""


def test_on_two_screens_it_lands_on_the_second_and_survives_its_removal(tmp_path: Path) -> None:
    common = {"y": 0, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    laptop_screen = common | {"name": "laptop", "x": 0, "width": 1366, "height": 768}
    beamer_screen = common | {"name": "beamer", "x": 1366, "width": 1920, "height": 1080}
    screens = [laptop_screen, beamer_screen]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": screens}))
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen:configfile=screens.json"}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout.splitlines()[-1])
    beamer, laptop = [1366, 0, 1920, 1080], [0, 0, 1366, 768]
    assert result["situation"] == "extended"
    assert result["presented"]
    assert result["start"] == [True, True, beamer]
    assert result["focus"]
    assert result["unplugged"] == [False]
    assert result["still unplugged"] == [False]
    assert result["back"] == [True, True, beamer]
    assert result["swapped"] == [True, True, laptop]
    assert result["dismissed"] == [False]
    assert result["stays dismissed"] == [False]
    assert result["said"] == ["found", "lost", "found", "found"]
    assert result["told"] == ["single", "extended"]

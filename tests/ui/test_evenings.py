"""Five turns by keys in other languages: what is proposed, every sentence read, points and reasons that agree."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.app import build
from arbitre.application.session.session import Session
from arbitre.domain.board.reference import Reference
from arbitre.domain.event.state import Game, Turn
from arbitre.domain.rules.slip import Reason, Sanction
from arbitre.reports.catalogue import documents, write_document
from arbitre.reports.paper import Options
from arbitre.settings import Settings
from arbitre.ui.kit.papers import with_solutions
from arbitre.ui.room import board as projector_board
from arbitre.ui.room import pages as projector_pages
from arbitre.ui.room import projector
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.shell.new_tournament import NewTournamentDialog
from tests.ui.desk_fixtures import confirm_screen
from tests.ui.hands import Hands
from tests.ui.test_translations import in_french, shown

EVENINGS = {"en": ("en", "en", "english-posl"), "it": ("it", "it", "italian-box"), "es": ("en", "es", "fise")}
FRENCH = re.compile(
    r"\b(les|des|une|est|coup|mot|tirage|bulletin|joueurs?|avertissement|aucun|sans|manquent?|pour|lettres|aux|avec|"
    r"solution retenue|partie|jouer|joue)\b"
)
"""Words of French that neither English, Italian nor a Spanish list has in these sentences."""


class Evening:
    """A window in a language with a game of six tables, and everything that it said."""

    def __init__(self, window: MainWindow, language: str) -> None:
        self.window = window
        self.hands = Hands(window)
        self.language = language
        self.said: set[str] = set()
        window.desk.said.connect(lambda *_: self.listen())

    @property
    def session(self) -> Session:
        session = self.window.desk.session
        assert session is not None
        return session

    @property
    def game(self) -> Game:
        return self.session.game

    def listen(self) -> None:
        """Read the message bar and the panel of slips."""
        self.said |= shown(self.window.bar) | shown(self.window.game_page.marking) | shown(self.window.prompt)

    def look(self) -> None:
        """Read the whole window and what the room sees."""
        self.hands.settle()
        self.listen()
        self.said |= shown(self.window)
        self.window.room.made().grab_image(QSize(1280, 720))

    def slip(self, keys: str) -> None:
        """Type a slip, read what it would be paid and why, and record it; a question gets its first answer."""
        self.hands.type(keys)
        self.listen()
        self.hands.type("⏎")
        self.listen()
        if self.window.game_page.marking.machine.question is not None:
            self.hands.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
            self.listen()


def _heard(
    said: set[str], write: Callable[..., None], painter: object, rect: object, text: str, *rest: object, **more: object
) -> None:
    """Keep what is written for the room, and write it."""
    said.add(text)
    write(painter, rect, text, *rest, **more)


@pytest.fixture
def evening(
    request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Evening, str]]:
    """A new tournament as the window proposes it; the Spanish list and its rules are chosen in the same dialog."""
    language, code, rules = EVENINGS[request.param]
    settings = Settings(tmp_path / "settings.json")
    settings.set("sounds.muted", True)
    settings.set("new.folder", str(tmp_path))
    window = build(qapp, settings, theme="light", language=language)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    one = Evening(window, language)
    for module in (projector, projector_board, projector_pages):
        if hasattr(module, "write"):
            monkeypatch.setattr(module, "write", partial(_heard, one.said, module.write))
    dialog = NewTournamentDialog(window.libraries, settings, window)
    ui = dialog.ui
    if code != language:
        ui.languageBox.setCurrentIndex(ui.languageBox.findData(code))
    assert (ui.languageBox.currentData(), ui.lexiconBox.currentData(), ui.rulesBox.currentData()) == (code, code, rules)
    one.said |= shown(dialog)
    ui.countBox.setValue(6)
    window.set_session(dialog.begin("Arbiter"))
    confirm_screen(one.hands)
    yield one, request.param
    window.desk.set_session(None)
    window.services.languages.set("fr")


def _play_turn(one: Evening, chance: random.Random) -> Turn:
    """Draw, announce, reveal, place and mark a turn: what is right, each common fault, and what nobody can read."""
    hands = one.hands
    hands.press(Qt.Key.Key_F2)
    one.look()
    hands.press(Qt.Key.Key_F3)
    hands.settle()
    hands.call_time()
    hands.press(Qt.Key.Key_F5)
    one.look()
    turn = one.game.live
    assert turn is not None
    assert turn.retained is not None
    label = one.game.row_label
    solutions = one.session.searches.solutions(turn).page(0, 60)
    other = chance.choice(solutions[5:])
    word, place = other.plain(), other.reference.text(label)
    typed = "".join(f"({letter.upper()})" if letter.islower() else letter for letter in other.word)
    wrong = Reference(0, 0, other.reference.direction).text(label)
    hands.press(Qt.Key.Key_F6)
    one.look()
    one.slip("1")
    one.slip(f"2 {typed} {place} {other.score + 4}")
    one.slip(f"3 {typed} {wrong} {other.score}")
    one.slip(f"4 {typed} {place}")
    one.slip(("5/", "5*", "5-", f"5 {word}{word[:1]} {place} 12", f"5 {typed} {place} {other.score}")[turn.serial - 1])
    one.slip("6 " + ("XXXX 8H 10" if label == "number" else "XXXX H8 10"))
    return one.game.turn(turn.serial)


def _agrees(one: Evening, turn: Turn, preset: str) -> None:
    """Points, sanctions and articles of the slips are those of the rule set."""
    first = turn.serial == 1 and one.game.rules.slip.first_turn_best
    top = turn.retained
    assert top is not None
    rulings = {table: marked.ruling for table, marked in turn.slips.items()}
    assert set(rulings) == {1, 2, 3, 4, 5, 6}
    assert all(ruling.article == "" for ruling in rulings.values())
    assert (rulings[1].points, rulings[1].sanction) == (top.score, Sanction.NONE)
    assert rulings[6].points == 0
    high, exact = rulings[2], (turn.slips[2].slip.score or 0) - 4
    if preset == "fise":
        assert (high.points, high.sanction, high.reason) == (0, Sanction.ZERO, Reason.SCORE_WRONG)
    elif preset == "english-posl":
        if not first:  # on turn 1 the best place of the word may have that score
            assert (high.points, high.reason) == (max(0, exact - 8), Reason.SCORE_WRONG)
    else:
        assert high.points >= exact
        assert (high.sanction, high.reason) == (Sanction.NONE, Reason.EXACT)
    for ruling in rulings.values():
        assert ruling.sanction in (Sanction.NONE, Sanction.ZERO)  # none of the three warns or takes five points


def _read(texts: set[str], language: str) -> None:
    """No sentence is French, none cites an article, no French word stands in another one."""
    assert in_french(texts, language) == []
    assert [text for text in texts if re.search(r"\b[345]\.\d\.\d", text)] == []
    assert [text for text in texts if FRENCH.search(text)] == []


def _evening(one: Evening, which: str, turns: int) -> None:
    chance = random.Random(which)
    for turn in [_play_turn(one, chance) for _ in range(turns)]:
        _agrees(one, turn, EVENINGS[which][2])
    one.look()
    assert len(one.said) > 80
    _read(one.said, one.language)
    names = [player.name for player in one.session.state.players.values()]
    assert all(not name.startswith("Joueur") for name in names)


@pytest.mark.parametrize("evening", ["en"], indirect=True)
def test_the_beginning_of_an_evening_in_english(evening: tuple[Evening, str]) -> None:
    _evening(*evening, 1)


@pytest.mark.long
@pytest.mark.parametrize("evening", list(EVENINGS), indirect=True)
def test_an_evening_of_five_turns_in_another_language(evening: tuple[Evening, str], tmp_path: Path) -> None:
    one, which = evening
    _evening(one, which, 5)
    papers = _papers(one, tmp_path)
    assert len(papers) > 60
    _read(papers, one.language)


def _papers(one: Evening, folder: Path) -> set[str]:
    """The texts of every paper, as pages."""
    options = with_solutions(Options(datetime(2026, 2, 1, 17, 30), one.window.services.languages.texts()), one.session)
    found: set[str] = set()
    for place, document in enumerate(documents(one.session.state, options)):
        page = write_document(document, folder / f"{place}.html").read_text("utf-8")
        body = page[page.index("<body") :]
        pieces = (unescape(piece).strip() for piece in re.split(r"<script.*?</script>|<[^>]+>", body, flags=re.DOTALL))
        found |= {part.strip() for piece in pieces for part in piece.split(" · ")}
    return found - {""}


@pytest.mark.long
@pytest.mark.parametrize("evening", list(EVENINGS), indirect=True)
@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs pdftotext")
def test_the_papers_of_an_evening_as_they_are_printed(evening: tuple[Evening, str], tmp_path: Path) -> None:
    one, which = evening
    chance = random.Random(which)
    for _ in range(3):
        _play_turn(one, chance)
    options = with_solutions(Options(datetime(2026, 2, 1, 17, 30), one.window.services.languages.texts()), one.session)
    lines: set[str] = set()
    for place, document in enumerate(documents(one.session.state, options)):
        path = write_document(document, tmp_path / f"{place}.pdf")
        text = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True, text=True).stdout
        lines |= {part.strip() for line in text.splitlines() for part in re.split(r"\s{2,}| · ", line)} - {""}
    assert len(lines) > 100
    _read(lines, one.language)

"""Evenings of a random arbiter on the real window: after each step nothing changed that nobody named, nothing leaks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.app import build
from tests.ui import arbiter_slips, arbiter_strays, arbiter_turns
from tests.ui.arbiter_checks import Broken
from tests.ui.arbiter_habits import HABITS
from tests.ui.arbiter_walk import Arbiter, Pressed, fresh_settings, shortest, without_chance

STEPS = (arbiter_turns, arbiter_slips, arbiter_strays)
"""The modules whose functions are steps."""
SEED = 20261201
WIDEST = 1366
FIRST = "new_tournament"
ALWAYS = (
    "turns revealed",
    "standings shown",
    "dialogs",
    "corrections",
    "undone",
    "languages",
    "sizes",
    "projector",
    "palette",
    "stray keys",
    "function keys",
    "questions asked",
    "solos",
)
"""What an evening of a hundred steps reaches at least once."""
LONG = (
    *ALWAYS,
    "tournaments",
    "racks typed",
    "turns cancelled",
    "games ended",
    "games begun",
    "questions answered",
    "questions left",
    "questions typed over",
    "batches",
    "top for all",
    "kept slips",
    "turns closed",
    "points only",
    "leavers",
    "second markings",
    "differences looked at",
    "corrections of the past",
    "redone",
    "action keys",
    "pages",
    "reopened",
)


class Evenings:
    """Windows one after another, each for a sequence of steps; ends what it began."""

    def __init__(self, app: QApplication, bot: QtBot, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._app, self._bot, self._folder, self._patch = app, bot, folder, patch
        self._count = 0

    def begin(self, seed: int) -> Arbiter:
        """A window that knows nothing, and somebody before it."""
        self._count += 1
        folder = self._folder / str(self._count)
        folder.mkdir()
        without_chance(self._patch, seed)
        window = build(self._app, fresh_settings(folder), theme="light", language="fr")
        window.resize(1280, 680)
        window.show()
        window.activateWindow()
        self._bot.waitUntil(window.isActiveWindow)
        return Arbiter(window, WIDEST)

    @staticmethod
    def end(arbiter: Arbiter) -> None:
        """Close everything."""
        window = arbiter.window
        for other in QApplication.topLevelWidgets():
            if other is not window and other.isVisible():
                other.close()
        window.close()
        window.services.languages.set("fr")
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def again(self, seed: int, steps: Sequence[Pressed]) -> tuple[Arbiter, Broken | None]:
        """The same steps from the beginning, as far as they still make sense."""
        arbiter = self.begin(seed)
        table = {name: one.act for name, one in HABITS.items()}
        try:
            for step in steps:
                if HABITS[step.name].sensible(arbiter):
                    arbiter.do(step, table)
        except Broken as broken:
            return arbiter, broken
        finally:
            self.end(arbiter)
        return arbiter, None


def choose(arbiter: Arbiter, chance: random.Random, left: int, wanted: Sequence[str]) -> Pressed:
    """The next step: by habit, and towards the end what was not reached yet."""
    if arbiter.session is None:
        return Pressed(FIRST, chance.getrandbits(32))
    sensible = {name: one for name, one in HABITS.items() if one.sensible(arbiter)}
    weights = [one.weight for one in sensible.values()]
    (name,) = chance.choices(list(sensible), weights)
    lacking = {REACHED_BY[one] for one in wanted if not arbiter.counts[one]} & sensible.keys()
    if lacking and chance.random() < 0.25 + 0.5 * (left < 40):
        name = chance.choice(sorted(lacking))
    return Pressed(name, chance.getrandbits(32))


REACHED_BY = {
    "turns revealed": "reveal", "standings shown": "standings", "questions asked": "asking", "solos": "solo",
    "dialogs": "box_and_escape", "corrections": "replace", "undone": "undo", "languages": "language", "sizes": "size",
    "projector": "projector", "palette": "palette", "stray keys": "stray", "function keys": "step_out_of_order",
    "tournaments": "new_tournament", "racks typed": "type_rack", "turns cancelled": "cancel",
    "games ended": "end_game", "games begun": "new_game", "questions answered": "asking", "questions left": "asking",
    "questions typed over": "asking", "batches": "batch", "top for all": "top_for_all", "kept slips": "kept",
    "turns closed": "close_turn", "points only": "points_only", "leavers": "leaves",
    "second markings": "second_marking", "differences looked at": "differences",
    "corrections of the past": "correct_past", "redone": "undo", "action keys": "control_out_of_order",
    "pages": "pages", "reopened": "reopen",
}  # fmt: skip


def walk(evenings: Evenings, seed: int, length: int, wanted: Sequence[str], patience: float) -> Counter[str]:
    """So many steps; a failure is made short and told with its keys. Gives what was reached."""
    chance = random.Random(seed)
    arbiter = evenings.begin(seed)
    table = {name: one.act for name, one in HABITS.items()}
    done: list[Pressed] = []
    broken: Broken | None = None
    try:
        for count in range(length):
            done.append(choose(arbiter, chance, length - count, wanted))
            arbiter.do(done[-1], table)
            if count % 50 == 49:
                arbiter.check_all()
        arbiter.check_all()
    except Broken as error:
        broken = error
    finally:
        evenings.end(arbiter)
    if broken is None:
        return arbiter.counts
    kind = str(broken).split(":")[0].split(" of ")[0][:40]

    def fails(steps: Sequence[Pressed]) -> bool:
        found = evenings.again(seed, steps)[1]
        return found is not None and str(found).startswith(kind)

    short = shortest(done, fails, patience)
    again, told = evenings.again(seed, short)
    keys = " ".join(again.keys if told is not None else arbiter.keys)
    raise AssertionError(f"{told or broken}\nafter {len(done)} steps, or only {len(short)}: {short}\nkeys: {keys}")


@pytest.fixture
def evenings(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evenings:
    """Evenings in folders of the test."""
    return Evenings(qapp, qtbot, tmp_path, monkeypatch)


def test_a_hundred_steps(evenings: Evenings, capsys: pytest.CaptureFixture[str]) -> None:
    counts = walk(evenings, SEED, 100, ALWAYS, patience=20)
    with capsys.disabled():
        print("\nrandom arbiter:", dict(counts))
    assert not [one for one in ALWAYS if not counts[one]]


@pytest.mark.long
def test_two_thousand_steps(evenings: Evenings, capsys: pytest.CaptureFixture[str]) -> None:
    counts = walk(evenings, SEED + 1, 2000, LONG, patience=120)
    with capsys.disabled():
        print("\nrandom arbiter, 2,000 steps:", dict(counts))
    assert not [one for one in LONG if not counts[one]]

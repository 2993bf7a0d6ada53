"""Evenings of a random arbiter: the steps are chosen, and a failure is told with its seed, its step and its keys."""

from __future__ import annotations

import random
import sys
import time
import uuid
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbitre.app import build
from arbitre.settings import Settings
from tests.ui.arbiter import around, corrections, slips, special, turns, wrong_keys
from tests.ui.arbiter.habits import HABITS
from tests.ui.arbiter.require import Broken
from tests.ui.arbiter.walk import Arbiter, Pressed

STEPS = (turns, slips, corrections, special, around, wrong_keys)
"""The modules whose functions are the steps."""
WIDEST = 1366
LAST_KEYS = 15


class Evenings:
    """Windows one after another, each for a sequence of steps; ends what it began."""

    def __init__(self, app: QApplication, bot: QtBot, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._app, self._bot, self._folder, self._patch = app, bot, folder, patch
        self._count = 0

    def begin(self, seed: int) -> Arbiter:
        """A window that knows nothing, and somebody before it; an error inside the program ends his walk."""
        self._count += 1
        folder = self._folder / str(self._count)
        folder.mkdir()
        _without_chance(self._patch, seed)
        window = build(self._app, fresh_settings(folder), theme="light", language="fr")
        window.resize(1280, 680)
        window.show()
        window.activateWindow()
        self._bot.waitUntil(window.isActiveWindow)
        arbiter = Arbiter(window, WIDEST)
        window.desk.clock._now = lambda: arbiter.seconds

        def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            arbiter.trouble = arbiter.trouble or error

        self._patch.setattr(sys, "excepthook", caught)
        return arbiter

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

    def again(self, seed: int, steps: Sequence[Pressed]) -> tuple[Arbiter, Exception | None]:
        """The same steps from the beginning, as far as they still make sense."""
        arbiter = self.begin(seed)
        try:
            for step in steps:
                if HABITS[step.name].sensible(arbiter):
                    arbiter.do(step, HABITS[step.name].act)
        except Exception as broken:  # of the program as well as of the checks
            return arbiter, broken
        finally:
            self.end(arbiter)
        return arbiter, None

    def walk(self, seed: int, length: int, wanted: Sequence[str], patience: float) -> Counter[str]:
        """So many steps, and up to twice more while something wanted was not reached. Gives what was reached.

        A failure is told, made short for ``patience`` seconds.
        """
        chance = random.Random(seed)
        arbiter = self.begin(seed)
        done: list[Pressed] = []
        broken: Exception | None = None
        try:
            for count in range(3 * length):
                if count >= length and all(arbiter.counts[one] for one in wanted):
                    break
                done.append(choose(arbiter, chance, length - count, wanted))
                arbiter.do(done[-1], HABITS[done[-1].name].act)
                if count % 50 == 49:
                    arbiter.check_all()
            arbiter.check_all()
        except Exception as error:
            broken = error
        finally:
            self.end(arbiter)
        if broken is None:
            return arbiter.counts
        kind = _kind(broken)
        short = shortest(done, lambda steps: _kind(self.again(seed, steps)[1]) == kind, patience)
        last = " ".join(arbiter.keys[-LAST_KEYS:])
        told = f"{_told(broken)}\nseed {seed}, step {len(done)} ({done[-1].name}), last keys: {last}"
        if len(short) < len(done):
            again, _ = self.again(seed, short)
            told += f"\n{len(short)} steps are enough: {short}\nkeys: {' '.join(again.keys)}"
        raise AssertionError(told) from broken


def choose(arbiter: Arbiter, chance: random.Random, left: int, wanted: Sequence[str]) -> Pressed:
    """The next step: by habit, and more and more towards the end what was not reached yet."""
    if arbiter.session is None and chance.random() < 0.7:
        return Pressed(turns.new_tournament.__name__, chance.getrandbits(32))
    sensible = {name: one for name, one in HABITS.items() if one.sensible(arbiter)}
    (name,) = chance.choices(list(sensible), [one.weight for one in sensible.values()])
    lacking = [one for one in wanted if not arbiter.counts[one]]
    towards = sorted(name for name, one in sensible.items() if not one.reaches.isdisjoint(lacking))
    if towards and chance.random() < 0.3 + 0.4 * (left < 60):
        name = chance.choice(towards)
    return Pressed(name, chance.getrandbits(32))


def shortest(steps: Sequence[Pressed], fails: Callable[[Sequence[Pressed]], bool], seconds: float) -> list[Pressed]:
    """Leave out steps, many at once and then fewer, as long as the failure stays and there is time."""
    end = time.monotonic() + seconds
    kept, size = list(steps), max(1, len(steps) // 2)
    while size and time.monotonic() < end:
        at, left_out = 0, False
        while at < len(kept) and time.monotonic() < end:
            shorter = kept[:at] + kept[at + size :]
            if shorter and fails(shorter):
                kept, left_out = shorter, True
            else:
                at += size
        if not left_out or size > len(kept):
            size //= 2
    return kept


def _kind(broken: Exception | None) -> str:
    """What stays the same of a failure when steps are left out."""
    if broken is None:
        return ""
    return f"{type(broken).__name__} {str(broken).split(':')[0].split(' of ')[0][:40]}"


def _told(broken: Exception) -> str:
    return str(broken) if isinstance(broken, Broken) else f"{type(broken).__name__}: {broken}"


def _without_chance(patch: pytest.MonkeyPatch, seed: int) -> None:
    """The same bags and names for the same keys: what the program takes from the system's chance comes from a seed."""
    source = random.Random(seed)
    patch.setattr(uuid, "uuid4", lambda: uuid.UUID(int=source.getrandbits(128), version=4))


def fresh_settings(folder: Path) -> Settings:
    """Settings of nobody, without sound."""
    settings = Settings(folder / "settings.json")
    settings.set("sounds.muted", True)
    settings.set("new.folder", str(folder))
    return settings

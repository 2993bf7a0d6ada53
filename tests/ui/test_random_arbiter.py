"""Evenings of a random arbiter on the real window: after each step nothing changed that nobody named, nothing leaks.

A failure tells its seed, step and last keys. The same evening again, or another one::

    ARBITER_SEED=20261202 pytest -m long tests/ui/test_random_arbiter.py

``ARBITER_STEPS`` takes another number of steps, ``ARBITER_PATIENCE`` other seconds for making a failure short.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.arbiter.evenings import Evenings

SEED = 29
LONG_SEED = 20261202
ALWAYS = (
    "turns revealed",
    "standings shown",
    "questions asked",
    "solos",
    "dialogs",
    "corrections",
    "undone",
    "languages",
    "sizes",
    "projector",
    "palette",
    "stray keys",
    "function keys",
)
"""What an evening of a hundred steps reaches at least once."""
LONG = (
    *ALWAYS,
    "tournaments",
    "second games",
    "racks typed",
    "turns cancelled",
    "games ended",
    "games begun",
    "questions answered",
    "questions left",
    "questions typed over",
    "batches",
    "times out",
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
    "projector open",
    "projector black",
    "projector frozen",
    "projector closed",
    "jokers",
    "explosive",
    "sudden death",
    "topping",
    "tops called",
    "play-offs",
    "words of another language",
)
"""What two thousand steps reach."""


@pytest.fixture
def evenings(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evenings:
    """Evenings in folders of the test."""
    return Evenings(qapp, qtbot, tmp_path, monkeypatch)


def test_a_hundred_steps(evenings: Evenings, capsys: pytest.CaptureFixture[str]) -> None:
    counts = evenings.walk(SEED, 100, ALWAYS, patience=20)
    with capsys.disabled():
        print("\nrandom arbiter:", dict(counts))
    assert not [one for one in ALWAYS if not counts[one]]


@pytest.mark.long
def test_two_thousand_steps(evenings: Evenings, capsys: pytest.CaptureFixture[str]) -> None:
    seed = int(os.environ.get("ARBITER_SEED", LONG_SEED))
    length, patience = int(os.environ.get("ARBITER_STEPS", 2000)), float(os.environ.get("ARBITER_PATIENCE", 120))
    counts = evenings.walk(seed, length, LONG, patience)
    with capsys.disabled():
        print(f"\nrandom arbiter, seed {seed}:", dict(sorted(counts.items())))
    assert not [one for one in LONG if not counts[one]]

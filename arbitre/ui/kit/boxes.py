"""Boxes of choices: filled again without telling anybody, and the one that says how many of a team count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QComboBox

from arbitre.settings import Settings
from arbitre.ui.kit.papers import MEMBERS
from arbitre.ui.words.texts import counted

translate = QCoreApplication.translate


def fill_box(box: QComboBox, choices: Sequence[tuple[object, str]]) -> None:
    """Put other choices into a box and keep what was chosen when it is still there; nobody is told."""
    if [(box.itemData(at), box.itemText(at)) for at in range(box.count())] == list(choices):
        return
    chosen = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for data, text in choices:
            box.addItem(text, data)
        index = next((at for at, (data, _) in enumerate(choices) if data == chosen), 0)
        box.setCurrentIndex(index if choices else -1)


def offer(box: QComboBox, choices: Sequence[tuple[object, str]], chosen: object) -> None:
    """Put choices into a box, one of them chosen; nobody is told."""
    with QSignalBlocker(box):
        box.clear()
        for data, text in choices:
            box.addItem(text, data)
        box.setCurrentIndex(max(0, next((at for at, (data, _) in enumerate(choices) if data == chosen), 0)))


def team_members(box: QComboBox, settings: Settings) -> int:
    """How many players of each team or club count, chosen in a box and remembered: documents and prizes follow it."""
    asked = box.findData("#0") < 0
    text = translate("boxes", "{0} {0:meilleur|meilleurs} de chacun")
    best = [(f"#{one}", text.format(counted(one))) for one in range(1, 11)]
    fill_box(box, [("#0", translate("boxes", "tous leurs joueurs")), *best])
    if asked:
        with QSignalBlocker(box):
            box.setCurrentIndex(max(0, box.findData(f"#{settings.get(MEMBERS, 0)}")))
    members = int(str(box.currentData()).lstrip("#"))
    if members != settings.get(MEMBERS, 0):
        settings.set(MEMBERS, members)
    return members

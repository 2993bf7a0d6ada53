"""Questions answered by keys that no slip begins with: Alt and a digit, so that the next slip never answers one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from arbitre.application.entry.text import AZERTY

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


def answer_key(index: int) -> str:
    """The key of an answer, from 0, as people read it."""
    return QKeySequence(f"Alt+{index + 1}").toString(QKeySequence.SequenceFormat.NativeText)


def answer_sequences(index: int) -> list[QKeySequence]:
    """The keys of an answer as shortcuts, with the unshifted rows of French and Belgian keyboards."""
    digit = str(index + 1)
    signs = (digit, *(sign for sign, meant in AZERTY.items() if meant == digit))
    return [QKeySequence(f"Alt+{sign.upper()}") for sign in signs]


def answers_text(options: Sequence[str]) -> str:
    """Each answer after its key."""
    return "  ·  ".join(f"{answer_key(index)} {option}" for index, option in enumerate(options))


def answer_index(event: QKeyEvent, count: int) -> int | None:
    """Which of ``count`` answers a key gives, from 0; the unshifted row of French and Belgian keyboards too."""
    modifiers = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    if modifiers != Qt.KeyboardModifier.AltModifier or not 0 < event.key() < 0x100:
        return None
    sign = chr(event.key()).lower()
    digit = AZERTY.get(sign, sign)
    return int(digit) - 1 if digit in "123456789" and int(digit) <= count else None


def is_answer(event: QKeyEvent) -> bool:
    """True for the key of an answer: pressed once too often it must not be typed (1 is a table)."""
    return answer_index(event, 9) is not None


def is_modifier(event: QKeyEvent) -> bool:
    """True for Shift, Ctrl, Alt alone: the first half of a key."""
    return event.key() in _MODIFIERS

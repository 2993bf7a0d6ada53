"""The dialogs for files, and the question before a file is replaced, speak the window's language and no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot

from arbitre.ui.words.i18n import Languages
from tests.ui.window_texts import texts_of

ALIKE = {"Type", "File", "&File", "OK", "&No"}
"""Words that are the same in English."""
REPLACE = "%1 already exists.\nDo you want to replace it?"


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The languages of the application, French again afterwards."""
    made = Languages(qapp, "fr")
    yield made
    made.set("fr")
    made.deleteLater()


def said(qtbot: QtBot, folder: Path, accept: QFileDialog.AcceptMode, mode: QFileDialog.FileMode) -> dict[str, str]:
    """What Qt's own dialog says, used wherever the system has none; the names of files left out."""
    dialog = QFileDialog(None, "", str(folder))
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(accept)
    dialog.setFileMode(mode)
    found = {
        place: text for place, text in texts_of(dialog).items() if str(folder) not in text and ".cell" not in place
    }
    found |= {f"action {at}": one.text() for at, one in enumerate(dialog.findChildren(QAction))}
    for button in QDialogButtonBox.StandardButton:
        box = QDialogButtonBox(button)
        made = box.button(button)
        if made is not None:
            found[f"button {button.name}"] = made.text()
        box.deleteLater()
    found["replace"] = QApplication.translate("QFileDialog", REPLACE)
    return {place: text for place, text in found.items() if text}


@pytest.mark.parametrize("accept", [QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave])
@pytest.mark.parametrize("mode", [QFileDialog.FileMode.ExistingFile, QFileDialog.FileMode.Directory])
def test_no_word_of_another_language(
    languages: Languages, qtbot: QtBot, tmp_path: Path, accept: QFileDialog.AcceptMode, mode: QFileDialog.FileMode
) -> None:
    languages.set("en")
    english = said(qtbot, tmp_path, accept, mode)
    assert len(english) > 25
    for code in ("fr", "it"):
        languages.set(code)
        spoken = said(qtbot, tmp_path, accept, mode)
        assert spoken.keys() == english.keys()
        same = {place: text for place, text in spoken.items() if text == english[place] and text not in ALIKE}
        assert same == {}, code
    languages.set("en")
    assert said(qtbot, tmp_path, accept, mode) == english  # and all the way back

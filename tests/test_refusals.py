"""The window and the command line refuse to put files together in the same words."""

from __future__ import annotations

import pytest

from arbitre.application.exchange.merge import MergeError
from arbitre.cli import messages
from arbitre.cli.output import sentence
from arbitre.domain.event.merging import MergeNote, NoteKind
from arbitre.reports.merge_papers import note_text
from arbitre.reports.refusals import REFUSALS
from arbitre.reports.texts import Texts
from arbitre.ui.words.errors import error_text
from tests.ui.conftest import application

__all__ = ["application"]

DATA = {
    "name": "Coupe",
    "path": "a.arbitre",
    "table": 3,
    "tables": "3-5",
    "count": 3,
    "arbiter": "Zoé",
    "turn": 4,
    "game": 2,
    "names": ("un", "deux"),
    "corrections": ("un", "deux"),
}


@pytest.mark.parametrize("kind", REFUSALS)
def test_a_refusal_is_one_sentence_in_window_and_command_line(kind: str) -> None:
    messages.speak("fr")
    error = MergeError(kind, **DATA)
    assert sentence(error).replace("un, deux", "un deux") == error_text(error).replace("\N{NO-BREAK SPACE}", " ")


def test_why_a_file_is_not_read_is_said_in_words() -> None:
    note = MergeNote(NoteKind.UNREADABLE, theirs="damaged")
    assert note_text(note, Texts()) == "Ce fichier ne peut pas être lu (endommagé)."

"""What an export says: what was written, and which printed editions are out of date with it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from arbitre.reports.documents import Document
from arbitre.ui.kit.desk import Desk
from arbitre.ui.words.i18n import translate
from arbitre.ui.words.texts import counted

_NAMED = 3  # of the editions that an export makes out of date


def time_of(at: str) -> str:
    """The time of day of an edition, as the journal has it."""
    try:
        return f"{datetime.fromisoformat(at).astimezone():%H:%M}"
    except ValueError:
        return at


def edition(document: Document, when: str) -> str:
    """A printed edition as it is named in a list."""
    return f"{document.title} ({when})"


def say_written(desk: Desk, text: str, replaced: Sequence[str]) -> None:
    """Say what was written; a warning where printed editions are out of date."""
    if not replaced:
        desk.say(text)
        return
    shown = ", ".join(replaced[:_NAMED])
    if len(replaced) > _NAMED:
        more = translate("Editions", "{0} {0:autre|autres}").format(counted(len(replaced) - _NAMED))
        shown = translate("Editions", "{0} et {1}").format(shown, more)
    old = translate(
        "Editions", "{0:Retirez l’édition imprimée, périmée|Retirez les éditions imprimées, périmées} : {1}."
    )
    desk.warn(f"{text} {old.format(counted(len(replaced)), shown)}")

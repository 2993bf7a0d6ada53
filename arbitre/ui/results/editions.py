"""What an export says: what was written, and which earlier editions are out of date with it."""

from __future__ import annotations

from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.reports.editions import Editions, out_of_date
from arbitre.ui.kit.page import Services
from arbitre.ui.words.errors import error_text


def note_written(services: Services, session: Session | None, text: str, editions: Editions) -> None:
    """Say what was written, a warning where earlier editions are out of date, and note the new ones in the journal.

    Not in a marker's copy, which would count as worked on, nor in a file that is only read.
    """
    desk, old = services.desk, out_of_date(editions.replaced, services.languages.texts())
    if session is not None and not session.read_only and not session.state.marker:
        try:
            session.event.documents_printed(editions.written)
        except ArbitreError as error:
            desk.complain(f"{text} {error_text(error)}")
            return
    if old:
        desk.warn(f"{text} {old}")
    else:
        desk.say(text)

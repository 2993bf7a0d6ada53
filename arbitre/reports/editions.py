"""The editions of documents: what an export wrote, for the journal, and which earlier ones are out of date with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from arbitre.reports.documents import Document
from arbitre.reports.paper import digest, edition_key
from arbitre.reports.texts import Texts

_NAMED = 3  # of the editions that are out of date


def time_of(at: str) -> str:
    """The time of day of an edition, as the journal has it."""
    try:
        return f"{datetime.fromisoformat(at).astimezone():%H:%M}"
    except ValueError:
        return at


def out_of_date(editions: Sequence[tuple[Document, str]], texts: Texts) -> str:
    """Say which editions, each with when it went out, are out of date; empty without any."""
    if not editions:
        return ""
    named = [f"{', '.join(filter(None, (one.title, one.header.game)))} ({when})" for one, when in editions[:_NAMED]]
    shown = ", ".join(named)
    if len(editions) > _NAMED:
        more = texts.count(len(editions) - _NAMED)
        shown = texts.tr("{shown} et {count} {count:autre|autres}", shown=shown, count=more)
    return texts.tr(
        "{count:Retirez l’édition qui est remplacée|Retirez les éditions qui sont remplacées} : {shown}.",
        count=texts.count(len(editions)),
        shown=shown,
    )


@dataclass
class Editions:
    """What goes out in one export: ``written`` is what ``Event.documents_printed`` notes."""

    written: list[tuple[str, int, str]] = field(default_factory=list)
    replaced: list[tuple[Document, str]] = field(default_factory=list)

    def add(self, document: Document, game: int, when: str) -> None:
        """A document is written; ``when`` the edition went out that it makes out of date, empty for none."""
        self.written.append((*edition_key(document, game), digest(document)))
        if when:
            self.replaced.append((document, when))

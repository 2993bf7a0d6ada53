"""How firm a standing is at a given moment: provisional until a time, then official, then locked."""

from __future__ import annotations

from datetime import datetime, timedelta

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.state import Published
from arbitre.domain.facts import Publication

FIRM = (Publication.OFFICIAL, Publication.LOCKED)
"""What is changed only with a reason."""


class PublicationError(ArbitreError):
    """A time that is none: ``not_a_time`` with ``text``."""


def read_until(text: str, now: datetime) -> str:
    """The moment meant by ``17:30``, ``17h30``, ``+30`` (minutes) or an ISO date and time, as the journal keeps it.

    A time of day is the next one after ``now``. Empty stays empty. Raises ``PublicationError``.

    >>> read_until("17h30", datetime(2026, 11, 30, 17, 0)), read_until("+30", datetime(2026, 11, 30, 17, 0))
    ('2026-11-30T17:30', '2026-11-30T17:30')
    """
    plain = text.strip().lower().replace(" ", "")
    if not plain:
        return ""
    try:
        if plain.startswith("+"):
            moment = now + timedelta(minutes=int(plain[1:]))
        elif "-" in plain:
            moment = datetime.fromisoformat(plain)
        else:
            hours, _, minutes = plain.replace("h", ":").partition(":")
            moment = now.replace(hour=int(hours), minute=int(minutes or 0), second=0, microsecond=0)
            if moment < now:
                moment += timedelta(days=1)
    except ValueError as error:
        raise PublicationError("not_a_time", text=text) from error
    return moment.replace(tzinfo=None).isoformat(timespec="minutes")


def until_time(until: str) -> str:
    """The time of day of what ``read_until`` gave; anything else as it is.

    >>> until_time("2026-11-30T17:30"), until_time("17 h")
    ('17:30', '17 h')
    """
    moment = _moment(until)
    return f"{moment:%H:%M}" if moment is not None else until


def in_force(published: Published, now: datetime, *, claims: bool = False) -> Publication:
    """What a standing is ``now`` (local time): its time over it is official, unless claims are open (rule 6.3)."""
    if published.state is not Publication.PROVISIONAL or claims:
        return published.state
    moment = _moment(published.until)
    return Publication.OFFICIAL if moment is not None and now.replace(tzinfo=None) >= moment else published.state


def time_left(published: Published, now: datetime) -> timedelta | None:
    """How long a standing is still provisional, zero once it is over; ``None`` when no time was set."""
    moment = _moment(published.until)
    if published.state is not Publication.PROVISIONAL or moment is None:
        return None
    return max(timedelta(0), moment - now.replace(tzinfo=None))


def _moment(until: str) -> datetime | None:
    try:
        return datetime.fromisoformat(until).replace(tzinfo=None) if "T" in until else None
    except ValueError:
        return None

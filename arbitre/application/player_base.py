"""The user's own base of players as the window uses it: filled from events, and last time's club called back."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.application.event_commands import EventCommands, new_player
from arbitre.domain.names import name_key
from arbitre.domain.players import Player, SeasonTable
from arbitre.storage.players import Attendance, PlayerBase, PlayerBaseError

__all__ = ["Attendance", "PlayerBase", "PlayerBaseError", "call_back", "registered_again", "remember_event"]


def remember_event(base: PlayerBase, session: EventCommands) -> None:
    """Keep an event's players and who was present. Raises ``PlayerBaseError``."""
    about = session.state.about
    base.keep_event(about.uid, about.name, about.date, about.club, session.state.players.values())


def registered_again(player: Player, season: SeasonTable | None = None) -> Player:
    """A player of the base for a new event: a new id, and the season's category where his year of birth is known."""
    fresh = new_player(player.name, **{name: getattr(player, name) for name in _KEPT})
    if season is None or not player.birth_year:
        return fresh
    return new_player(
        player.name,
        **{name: getattr(player, name) for name in _KEPT if name != "category"},
        category=season.category(player.birth_year),
    )


_KEPT = (
    "licence", "club", "committee", "country", "category", "series", "birth_year", "members", "public_name"
)  # fmt: skip


def call_back(session: EventCommands, players: Iterable[Player], season: SeasonTable | None = None) -> int:
    """Register players of the base who are not in the event yet (same licence, or same name and club); how many."""
    known = {(name_key(one.name), one.licence) for one in session.state.players.values()}
    fresh = [registered_again(one, season) for one in players if (name_key(one.name), one.licence) not in known]
    session.register(fresh)
    return len(fresh)

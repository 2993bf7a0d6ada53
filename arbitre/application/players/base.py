"""The user's own base of players as the window uses it: filled from events, and last time's club called back."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.application.players.lists import Action, Candidate, compared
from arbitre.application.session.players import new_player
from arbitre.application.session.session import Session
from arbitre.domain.base.players import Player, SeasonTable
from arbitre.storage.players import Attendance, PlayerBase, PlayerBaseError

__all__ = ["Attendance", "PlayerBase", "PlayerBaseError", "call_back", "registered_again", "remember_event"]


def remember_event(base: PlayerBase, session: Session) -> None:
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
    "licence", "club", "committee", "country", "category", "series", "birth_year", "team", "members", "public_name"
)  # fmt: skip


def call_back(session: Session, players: Iterable[Player], season: SeasonTable | None = None) -> int:
    """Register players of the base who are not in the event yet, as lists are compared; how many.

    Whoever is there keeps what the event says of him.
    """
    fresh = [registered_again(one, season) for one in players]
    asked = [Candidate(number, one) for number, one in enumerate(fresh)]
    judged = compared(asked, list(session.state.players.values()))
    new = [fresh[one.row] for one in judged if one.action is Action.ADD]
    session.players.register(new)
    return len(new)

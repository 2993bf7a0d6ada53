"""Commands about players: registered, corrected, present, merged, named for publication."""

from __future__ import annotations

import uuid
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from arbitre.application.session.core import Core, SessionError
from arbitre.domain import facts as f
from arbitre.domain.base.names import name_key
from arbitre.domain.base.players import Naming, Player, named_for_publication, tidied
from arbitre.domain.event.state import Tournament


def new_player(name: str, **details: Any) -> Player:
    """A player with a new id."""
    return tidied(Player(id=uuid.uuid4().hex[:12], name=name, **details))


class Players:
    """The people of the event, whatever games they play."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def register(self, players: Sequence[Player]) -> None:
        """Add players to the event (before or between games: seating is apart)."""
        self._core.commit([f.PlayerRegistered(fresh(self._core.state, player)) for player in players])

    def edit(self, player: Player) -> None:
        """Correct a player's particulars; his results follow him by id.

        Raises ``SessionError("name_of_another")`` when he would get another player's name or licence; ``agreed`` does
        it all the same.
        """
        known(self._core.state, player.id)
        player = tidied(player)
        if not player.name.strip():
            raise SessionError("no_name")
        before = self._core.state.players[player.id]
        if before == player:
            return
        self._core.refuse_to_take(_namesakes(before, player, self._core.state.players.values()))
        self._core.commit([f.PlayerEdited(player)])

    def set_present(self, ids: Mapping[str, bool]) -> None:
        """Roll call: who is there."""
        players = self._core.state.players
        self._core.commit(
            [
                f.PlayerEdited(replace(players[one], present=present))
                for one, present in ids.items()
                if players[one].present != present
            ]
        )

    def name_for_publication(self, naming: Naming, categories: Collection[str] = (), ids: Collection[str] = ()) -> int:
        """Publish names in full, as initials or not at all, of some categories or players only; how many changed."""
        players = self._core.state.players
        # Numbers are places in the whole list, whoever is chosen.
        changed = named_for_publication(players.values(), naming, categories)
        changed = [one for one in changed if not ids or one.id in ids]
        self._core.commit([f.PlayerEdited(one) for one in changed])
        return len(changed)

    def remove(self, player: str, reason: str = "") -> None:
        """Take out a player entered by mistake. Raises ``SessionError("player_has_slips")``."""
        known(self._core.state, player)
        for game in self._core.state.games:
            for turn in game.turns:
                if any(game.player_at(table, turn.serial) == player for table in turn.slips):
                    raise SessionError("player_has_slips", name=self._core.state.players[player].name)
        self._core.commit([f.PlayerRemoved(player, reason)])

    def merge(self, kept: str, gone: str) -> None:
        """Two entries are one person: ``kept`` gets the seats of ``gone`` and what only that one tells.

        Raises ``SessionError("both_seated")`` when both sit in one game.
        """
        known(self._core.state, kept)
        known(self._core.state, gone)
        facts: list[f.Fact] = []
        players = self._core.state.players
        whole = _completed(players[kept], players[gone])
        if whole != players[kept]:
            facts.append(f.PlayerEdited(whole))
        for game in self._core.state.games:
            mine = {table for table, seats in game.seats.items() if any(seat.player == kept for seat in seats)}
            theirs = {table for table, seats in game.seats.items() if any(seat.player == gone for seat in seats)}
            if mine and theirs:
                raise SessionError("both_seated", game=game.number)
            for table in theirs:
                facts += [
                    f.Seated(game.number, table, kept if seat.player == gone else seat.player, seat.from_turn)
                    for seat in game.seats[table]
                ]
        self._core.commit([*facts, f.PlayerRemoved(gone)])


def known(state: Tournament, player: str) -> None:
    """Refuse an id that nobody has. Raises ``SessionError("no_such_player")``."""
    if player not in state.players:
        raise SessionError("no_such_player", player=player)


def fresh(state: Tournament, player: Player) -> Player:
    """A player to register, as he may be kept."""
    player = tidied(player)
    if player.id in state.players:
        raise SessionError("player_known", name=player.name)
    if not player.name.strip():
        raise SessionError("no_name")
    return player


def _namesakes(before: Player, after: Player, players: Iterable[Player]) -> Iterator[SessionError]:
    """An error for everybody else who has the new name, or the new licence, already."""
    for other in players:
        if other.id == after.id:
            continue
        name = name_key(other.name) == name_key(after.name) != name_key(before.name)
        licence = bool(after.licence) and other.licence == after.licence != before.licence
        if name or licence:
            yield SessionError("name_of_another", name=other.name, licence=other.licence, takes_from=(other.id,))


def _completed(kept: Player, gone: Player) -> Player:
    """A player with what he does not tell himself and his other entry does."""
    told = {one.name: getattr(gone, one.name) for one in fields(kept) if not getattr(kept, one.name)}
    return replace(kept, **told)

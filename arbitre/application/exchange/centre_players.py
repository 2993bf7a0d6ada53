"""Players of several centres as one list: one person has one entry, whoever can't be told apart is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from arbitre.application.exchange.centre_facts import Block
from arbitre.domain.base.names import folded, name_key
from arbitre.domain.base.players import Player
from arbitre.domain.event.merging import MergeNote, NoteKind


@dataclass
class Joined:
    """The players of all centres, and the id that each centre's player has among them."""

    players: list[Player] = field(default_factory=list)
    ids: dict[tuple[str, str], str] = field(default_factory=dict)

    def id(self, centre: str, player: str) -> str:
        """The id here of a centre's player."""
        return self.ids[centre, player]


@dataclass
class _Entry:
    """Somebody: where he was seen, in which games."""

    player: Player
    games: dict[int, list[str]]
    centres: list[str]


def join_players(blocks: Sequence[Block], notes: list[MergeNote]) -> Joined:
    """One entry for each player who sat somewhere.

    The same licence in different centres is one person as long as no game has him in two; otherwise both entries
    stay, for the results can't say which is right.
    """
    joined = Joined()
    by_licence: dict[str, _Entry] = {}
    by_name: dict[str, list[_Entry]] = {}
    for block in blocks:
        for key, games in _seated(block).items():
            player = block.state.players.get(key) or Player(key, key)
            licence = folded("".join(filter(str.isalnum, player.licence))).lstrip("0")
            entry = by_licence.get(licence) if licence else None
            clash = [game for game in games if entry is not None and game in entry.games]
            if entry is not None and not clash:
                joined.ids[block.label, key] = entry.player.id
                notes.append(MergeNote(NoteKind.MOVED_PLAYER, block.label, ours=entry.centres[0], names=(player.name,)))
                _seen(entry, block.label, games)
                continue
            if entry is not None:
                names = (entry.player.name, player.name)
                notes.append(
                    MergeNote(NoteKind.DUPLICATE_PLAYER, block.label, clash[0], ours=entry.centres[0], names=names)
                )
            own = _Entry(replace(player, id=f"{block.label}/{key}"), {}, [])
            _seen(own, block.label, games)
            joined.ids[block.label, key] = own.player.id
            joined.players.append(own.player)
            if licence:
                by_licence.setdefault(licence, own)
            if entry is None:
                _look_for_homonyms(own, block.label, by_name, notes)
            by_name.setdefault(name_key(player.name), []).append(own)
    return joined


def _seen(entry: _Entry, centre: str, games: Sequence[int]) -> None:
    entry.centres.append(centre)
    for game in games:
        entry.games.setdefault(game, []).append(centre)


def _look_for_homonyms(
    own: _Entry, centre: str, by_name: Mapping[str, Sequence[_Entry]], notes: list[MergeNote]
) -> None:
    """The same name in another centre without a licence to tell them apart may be one person."""
    for other in by_name.get(name_key(own.player.name), ()):
        if centre not in other.centres and not (own.player.licence and other.player.licence):
            notes.append(MergeNote(NoteKind.HOMONYM, centre, ours=other.centres[0], names=(own.player.name,)))
            return


def _seated(block: Block) -> dict[str, list[int]]:
    """Who sat in which games, in table order of the first."""
    found: dict[str, list[int]] = {}
    for game in block.state.games:
        for _, seats in sorted(game.seats.items()):
            for seat in seats:
                if seat.player is not None and game.number not in found.setdefault(seat.player, []):
                    found[seat.player].append(game.number)
    return found

"""The ranking of topping (rule 3.8): by total time, whatever the moves called were worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arbitre.domain.base.players import Player
from arbitre.domain.event.state import Game
from arbitre.domain.rules.turn_rules import topping_seconds


@dataclass(frozen=True, slots=True)
class ToppingLine:
    """A player's topping: total seconds with the penalties, tops found and missed, his best time (``None``: none)."""

    rank: int
    player: str
    name: str
    published: str
    table: int
    seconds: float
    found: int
    missed: int
    best: float | None


def topping_standing(games: Sequence[Game], players: Mapping[str, Player]) -> list[ToppingLine]:
    """The ranking by total time over the revealed turns, the shortest first; equal times share a rank.

    A turn counts the limit and its penalty for whoever did not find its top, or was not there: leaving early or coming
    late makes nobody faster.
    """
    times: dict[str, list[float | None]] = {}
    counted: dict[str, float] = {}
    tables: dict[str, int] = {}
    seated: list[dict[str, int]] = []
    for game in games:
        for serial in (*(turn.serial for turn in game.revealed_turns), game.next_serial):
            there = {player: table for table in game.expected(serial) if (player := game.player_at(table, serial))}
            tables.update(there)
            seated.append(there)
    for player in tables:
        times[player], counted[player] = [], 0.0
    at = iter(seated)
    for game in games:
        for turn in game.revealed_turns:
            there = next(at)
            for player, own in times.items():
                found = turn.topping.get(there[player]) if player in there else None
                own.append(found if found is not None and found <= game.rules.time.topping_limit else None)
                counted[player] += topping_seconds(found, game.rules.time)
        next(at)
    sums = {player: round(seconds, 3) for player, seconds in counted.items()}
    lines: list[ToppingLine] = []
    for place, player in enumerate(sorted(times, key=lambda one: (sums[one], tables[one])), start=1):
        found_in = [one for one in times[player] if one is not None]
        shared = lines and lines[-1].seconds == sums[player]
        known = players.get(player)
        lines.append(
            ToppingLine(
                lines[-1].rank if shared else place,
                player,
                known.name if known is not None else player,
                (known.public_name or known.name) if known is not None else player,
                tables[player],
                sums[player],
                len(found_in),
                len(times[player]) - len(found_in),
                min(found_in, default=None),
            )
        )
    return lines


def seconds_text(seconds: float, mark: str = ",") -> str:
    """A time to a tenth of a second: ``21,3 s`` or ``2:05,4``.

    >>> seconds_text(125.4, ".")
    '2:05.4'
    """
    whole = round(seconds * 10)
    minutes, rest = divmod(whole, 600)
    tenths = f"{rest // 10:02}{mark}{rest % 10}" if minutes else f"{rest // 10}{mark}{rest % 10}"
    return f"{minutes}:{tenths}" if minutes else f"{tenths} s"

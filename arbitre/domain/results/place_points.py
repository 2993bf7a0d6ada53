"""Romanian place points: every place of an event is worth points on a scale by the number of players.

The federation's pages give the scale of 14 players whole and, for an event of value 100, the first ten places. Equal
players share the mean of their places, the scale is that of 10 players at least and of 100 at most, and points are
summed over events. For other numbers of players no formula was found: ``scale`` draws a curve through what is published
(within 3 points of it); an event that has the federation's own scale enters it as ``scales``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt

FEWEST, MOST = 10, 100
PUBLISHED: Mapping[int, Sequence[int]] = {
    14: (606, 438, 370, 317, 273, 235, 201, 169, 141, 114, 88, 64, 42, 20),
    100: (1000, 859, 801, 757, 720, 688, 659, 632, 608, 585),
}
"""What the federation publishes, by number of players; the second is the head of its scale."""
_LAST = 20  # of the scale of 14; taken for all


def scale(players: int, scales: Mapping[int, Sequence[int]] = PUBLISHED) -> list[int]:
    """Points of each place for a number of players; as many places as players.

    >>> scale(14)[:3], scale(100)[:3], len(scale(7)), scale(400)[99] == scale(400)[399]
    ([606, 438, 370], [1000, 859, 801], 7, True)
    """
    count = min(max(players, FEWEST), MOST)
    known = list(scales.get(count, ()))
    points = known + [round(_drawn(count, place)) for place in range(len(known) + 1, count + 1)]
    points += [points[-1]] * (players - count)
    return points[:players]


def _drawn(players: int, place: int) -> float:
    """Points of a place where none are published: one curve bends through both scales, by the logarithm of size."""
    size = log(players / 14) / log(100 / 14)
    first = 606 + (1000 - 606) * size
    step = 168.5 + (141.4 - 168.5) * size
    bend = (step - (first - _LAST) / sqrt(players - 1)) / (players - 1)
    return first - sqrt(place - 1) * (step - bend * (place - 1))


def place_points(ranks: Sequence[int], scales: Mapping[int, Sequence[int]] = PUBLISHED) -> list[float]:
    """Points of each line of a standing from its ranks, best first; equal ranks share the mean of their places.

    >>> place_points([1, 1, 3] + list(range(4, 15)))[:3]
    [522.0, 522.0, 370.0]
    """
    points = scale(len(ranks), scales)
    result: list[float] = []
    start = 0
    while start < len(ranks):
        end = start
        while end < len(ranks) and ranks[end] == ranks[start]:
            end += 1
        result += [sum(points[start:end]) / (end - start)] * (end - start)
        start = end
    return result

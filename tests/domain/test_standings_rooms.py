"""The standings of the reference rooms, worked out a second time from the rulings alone."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

import pytest

from arbitre.domain import facts as f
from arbitre.domain.event.state import Game, Tournament, Turn
from arbitre.domain.folding.tournament import fold
from arbitre.domain.results.standings import game_result, standing
from arbitre.domain.rules.slip import Reason, Ruling, Sanction
from tests.reports import sample

REFUSED = {"word_not_admitted", "cross_word_not_admitted", "fallacious"}


@cache
def played(players: int) -> Tournament:
    """A room with a refused word written again and again and a solo in two turns.

    Notes arrive one, two or four turns later, never, or nobody knows: some zeros become averages, some do not.
    """
    state = sample.tournament(players, 1)
    notes: list[f.Fact] = []
    again = Ruling(0, 0, Sanction.ZERO, "5.6", Reason.WORD_NOT_ADMITTED, words=("ZZZ",), proposed=24)
    for serial in (2, 3, 4, 8):
        notes += [f.RulingOverridden(1, serial, table, again, "essai") for table in range(11, 16)]
    for serial, table in ((6, 7), (9, 8)):
        notes.append(f.RulingOverridden(1, serial, table, Ruling(200, 200, Sanction.NONE, "", Reason.EXACT), "essai"))
    state = fold(notes, state)
    notes = []
    for turn in state.games[0].turns:
        for table, marked in sorted(turn.slips.items()):
            if marked.needs_notice:
                since = (turn.serial + 1, turn.serial + 2, turn.serial + 4, 0, None)[table % 5]
                if since is not None:
                    notes.append(f.NoticeDelivered(1, turn.serial, (table,), since))
    notes += [f.DisciplinaryWarning(1, 3, 2, "bavarde"), f.Adjusted(1, state.games[0].player_at(5, 1) or "", -12, "x")]
    return fold(notes, state)


def recomputed(game: Game) -> dict[int, int]:
    """Totals by table: rulings, averages (5.9), solos (3.5), warnings (5.9), and points apart."""
    paid: dict[tuple[int, int], tuple[int, int, str]] = {}
    for turn in game.turns:
        for table, marked in turn.slips.items():
            one = marked.override or marked.given
            paid[turn.serial, table] = (one.points, one.base, str(one.sanction))
    averages = dict(_averages(game, paid))
    totals: Counter[int] = Counter()
    for (serial, table), (points, _, _) in paid.items():
        totals[table] += averages.get((serial, table), points)
    handed = {table for turn in game.turns for table, one in turn.slips.items() if str(one.slip.status) != "none"}
    for turn in game.turns:
        scores = {table: paid[turn.serial, table][1] for table in turn.slips if (turn.serial, table) not in averages}
        best = max(scores.values())
        if best > 0 and list(scores.values()).count(best) == 1 and len(handed) >= 16:
            totals[max(scores, key=lambda table: scores[table])] += 10
    warnings = Counter(table for (_, table), (_, _, sanction) in paid.items() if sanction == "warning")
    warnings.update(one.table for turn in game.turns for one in turn.conduct)
    for table, count in warnings.items():
        totals[table] -= 5 * max(0, count - 3)
    for apart in game.adjustments:
        table = next(table for table, seats in game.seats.items() if seats[0].player == apart.player)
        totals[table] += apart.points
    return {table: totals[table] for table in game.seats}


def _averages(game: Game, paid: dict[tuple[int, int], tuple[int, int, str]]) -> list[tuple[tuple[int, int], int]]:
    """Zeros for a word refused before to a player who had not been told: the mean of his arbiter's other tables."""
    refused: dict[tuple[int, str], list[Turn]] = defaultdict(list)
    granted: dict[tuple[int, int], int] = {}
    for turn in game.turns:
        now: dict[int, int] = {}
        for table, marked in turn.slips.items():
            one = marked.override or marked.given
            if str(one.sanction) != "zero" or str(one.reason) not in REFUSED:
                continue
            before = [earlier for word in one.words for earlier in refused[table, word]]
            delivered = [earlier.slips[table].informed_from for earlier in before]
            if before and all(since is not None and (since == 0 or since > turn.serial) for since in delivered):
                now[table] = one.proposed
            for word in one.words:
                refused[table, word].append(turn)
        for table, most in now.items():
            others = [
                paid[turn.serial, other][0]
                for other in turn.slips
                if other not in now and game.arbiters[other] == game.arbiters[table] and other != table
            ]
            granted[turn.serial, table] = min(sum(others) // len(others), most)
    return list(granted.items())


@pytest.mark.parametrize("players", [60, 450])
def test_the_standing_of_a_room_equals_a_second_computation(players: int) -> None:
    state = played(players)
    game = state.games[0]
    expected = recomputed(game)
    lines = standing(state, 1)
    assert {line.table: line.total for line in lines} == expected
    totals = sorted(expected.values(), reverse=True)
    assert [line.rank for line in lines] == [1 + totals.index(line.total) for line in lines]
    assert {line.top for line in lines} == {sum(turn.retained.score for turn in game.turns if turn.retained)}
    assert [(line.rank, line.player, line.total) for line in standing(state)] == [
        (line.rank, line.player, line.total) for line in lines
    ]


def test_the_rooms_hold_what_they_are_there_for() -> None:
    """Ties, solos, warnings that cost, penalties: else the comparison would show little."""
    state = played(450)
    result = game_result(state.games[0], state.players)
    lines = standing(state, 1)
    assert len({line.rank for line in lines}) < len(lines)
    assert [player for _, player, bonus in result.solos if bonus == 10] == ["p7", "p8"]
    assert any(one.deduction for one in result.players.values())
    assert any(one.penalties for one in result.players.values())
    scores = [score for one in result.players.values() for score in one.scores.values()]
    assert any(score.average and score.points for score in scores)
    assert any(score.delivery_unknown for score in scores)
    assert any(score.sanction is Sanction.ZERO and not score.average for score in scores)

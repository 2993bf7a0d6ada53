"""Whatever the arbiter does, totals are what the rulings make them, and the state is the fold of the journal."""

from __future__ import annotations

from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitre.application.session.session import Session, SessionError
from arbitre.application.session.slips import nobody
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.folding.tournament import fold
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip, SlipStatus
from tests.application.sessions import announced, slip_for, started

COMMANDS = st.sampled_from(
    [
        "turn",
        "slip",
        "slip",
        "slip",
        "slip",
        "fault",
        "correct",
        "remove",
        "move",
        "override",
        "discipline",
        "undo",
        "redo",
        "cancel",
        "close",
        "swap",
        "leave",
        "deliver",
        "claim",
    ]
)


def _fault(session: Session, turn: Turn, number: int) -> Slip:
    """A slip with a fault of some kind."""
    right = slip_for(session, turn, number % min(6, len(session.searches.solutions(turn))))
    (entry,) = right.entries
    return (
        Slip(entries=(Entry(entry.word, entry.direction, None),), score=right.score),
        Slip(entries=(entry,), score=(right.score or 0) + 3),
        Slip(entries=(Entry(entry.word, entry.direction, "A1"),), score=right.score),
        Slip(entries=(Entry("ZZABC", None, entry.reference),), score=30),
        Slip(SlipStatus.BLANK),
        Slip(SlipStatus.LATE, (entry,), right.score),
    )[number % 6]


def _do(session: Session, command: str, number: int) -> None:
    game = session.game
    turn = game.turns[number % len(game.turns)]
    tables = sorted(turn.slips)
    table = tables[number % len(tables)] if tables else 1
    match command:
        case "turn":
            announced(session)
            session.turns.call_time()
            session.turns.reveal()
        case "slip" | "fault":
            pending = session.slips.pending()
            marked = session.rulings.marked_turn(game, None)
            slip = _fault(session, marked, number) if command == "fault" else slip_for(session, marked, number % 3)
            session.slips.record(pending[number % len(pending)] if pending else 1, slip, judge=nobody)
        case "correct":
            session.slips.correct(table, _fault(session, turn, number), turn.serial)
        case "remove":
            session.slips.remove(table, turn.serial)
        case "move":
            session.slips.move(table, 1 + number % 5, turn.serial)
        case "override":
            session.slips.override(
                table, Ruling(number, number, Sanction.WARNING, "5.5", Reason.OVERRIDDEN), "décision", turn.serial
            )
        case "discipline":
            session.slips.discipline(1 + number % 5, "bavardage", turn.serial, zero=number % 4 == 0)
        case "undo":
            session.undo()
        case "redo":
            session.redo()
        case "cancel":
            session.turns.cancel("erreur")
        case "close":
            session.slips.close_turn("perdus")
        case "swap":
            session.tables.swap(1 + number % 5, 1 + (number + 1) % 5, turn.serial)
        case "leave":
            session.tables.leave(1 + number % 5)
        case "deliver":
            session.slips.notices_delivered(turn.serial, session.slips.notices(turn.serial, unprinted=False))
        case "claim":
            session.slips.raise_claim(table, turn.serial)


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(COMMANDS, st.integers(0, 40)), min_size=20, max_size=45))
def test_totals_follow_from_the_rulings_after_any_sequence(commands: list[tuple[str, int]]) -> None:
    session = started(5)
    announced(session)
    session.turns.call_time()
    session.turns.reveal()
    for command, number in commands:
        before = session.state
        try:
            _do(session, command, number)
        except SessionError:
            assert session.state is before  # a refused command changes nothing
        _check(session)
    assert fold(fact for action in session.actions for fact in action.facts) == session.state


def _check(session: Session) -> None:
    """Recompute each total from the rulings alone."""
    game, result = session.game, session.results.game_result()
    solo_points = Counter[str]()
    for _, player, bonus in result.solos:
        solo_points[player] += bonus
    for player, own in result.players.items():
        base = penalties = warnings = 0
        for turn in game.turns:
            if turn.cancelled is not None:
                continue
            conduct = [one for one in turn.conduct if game.player_at(one.table, turn.serial) == player]
            warnings += sum(not one.zero for one in conduct)
            for table, marked in turn.slips.items():
                if game.player_at(table, turn.serial) != player:
                    continue
                score = own.scores[turn.serial]
                if any(one.zero and one.table == table for one in turn.conduct):
                    assert (score.points, score.base) == (0, 0)
                elif score.average:
                    base += score.points
                    assert score.points <= marked.ruling.proposed
                else:
                    base += marked.ruling.base
                    penalties += marked.ruling.base - marked.ruling.points
                    warnings += marked.ruling.sanction is Sanction.WARNING
        deduction = game.rules.warning.cost * max(0, warnings - game.rules.free_warnings)
        assert own.total == base - penalties - deduction + solo_points[player]
        assert own.warnings == warnings
    top = sum(
        turn.retained.score for turn in game.turns if turn.step is Step.REVEALED and turn.counts and turn.retained
    )
    assert game.top_total == top
    live = game.live
    if live is not None:
        assert sum(live.bag.values()) + len(live.rack) + live.board.tiles().total() == 102

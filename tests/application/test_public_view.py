"""Nothing leaks: whatever commands come in whatever order, the public view holds nothing that was not revealed."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from arbitre.application.room.public_view import PublicView
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import Move
from arbitre.domain.event.state import Step
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Slip, SlipStatus
from tests.application.sessions import give, revealed, started
from tests.rooms import catalogue, room, room_session

COMMANDS = (
    "draw", "draw", "show", "clock", "clock", "time", "time", "reveal", "reveal", "retain", "retain_lower", "slip",
    "slip", "all_top", "cancel", "undo", "redo", "reject", "correct_rack", "correct_move", "message", "close", "word",
    "end",
)  # fmt: skip


def values(thing: object) -> list[Any]:
    """Every value inside a frozen value, however deep."""
    found: list[Any] = [thing]
    if is_dataclass(thing):
        for item in fields(thing):
            found += values(getattr(thing, item.name))
    elif isinstance(thing, tuple | list | frozenset):
        for one in thing:
            found += values(one)
    return found


def do(session: Session, command: str, rng: random.Random) -> None:
    """One command, as a careless or hurried arbiter would give it."""
    game = session.game
    live = game.live
    match command:
        case "draw":
            session.racks.draw()
        case "show":
            session.turns.show_rack()
        case "clock":
            session.turns.start_clock()
        case "time":
            session.turns.call_time()
        case "reveal":
            session.turns.reveal()
        case "retain":
            session.turns.retain_best()
        case "retain_lower" if live is not None:
            found = session.searches.solutions(live)
            if not len(found):
                return
            session.turns.retain(found[rng.randrange(min(40, len(found)))], reason="essai")
        case "slip" if live is not None:
            table = rng.randint(1, 6)
            serial = rng.randint(1, len(game.turns))
            slip = (
                session.slips.top_slip(live)
                if live.retained is not None and rng.random() < 0.7
                else Slip(SlipStatus.BLANK)
            )
            session.slips.record(table, slip, serial)
        case "all_top" if live is not None:
            session.slips.give_to_all(session.slips.top_slip(live), game.pending(live.serial), live.serial)
        case "cancel":
            session.turns.cancel("essai")
        case "undo":
            session.undo()
        case "redo":
            session.redo()
        case "reject":
            session.racks.reject()
        case "correct_rack" if live is not None:
            session.racks.correct("".join(rng.sample("AEIRSTLN", 7)), "essai")
        case "correct_move" if live is not None and live.retained is not None:
            session.turns.correct_move(live.serial, live.retained.text(game.row_label), "essai")
        case "message":
            session.room.show_message("Bonjour")
        case "close":
            session.slips.close_turn("essai")
        case "word":
            session.words.admit(rng.choice(("ZZYX", "QAVE", "FQIT")))
        case "end":
            session.turns.end_game("essai")


def check(session: Session, view: PublicView) -> None:
    """Nothing in the view is of the live turn's solution before it is revealed; no rack before it was shown."""
    game = session.game
    live = game.live
    revealed = [turn for turn in game.turns if turn.revealed]
    tops = {turn.retained for turn in revealed}
    everything = values(view)
    for one in everything:
        if isinstance(one, Move):
            assert one in tops
    assert view.top_total == sum(turn.retained.score for turn in revealed if turn.retained)
    assert view.board == (revealed[-1].after_board if revealed else game.first_board)
    shown_early = game.step is Step.DRAWN and live is not None and live.rack_shown
    if game.step not in (Step.RUNNING, Step.TIMED_OUT) and not shown_early:
        assert view.rack == ()
        assert view.bag is None
    if live is not None and not live.revealed and live.counts:
        words = {move.plain() for move in session.searches.solutions(live).tops()} if live.rack else set()
        shown = {turn.retained.plain() for turn in revealed if turn.retained}
        texts = {one for one in everything if isinstance(one, str)}
        assert not (words - shown) & texts
        if live.retained is not None:
            assert view.last is None or view.last.turn != live.number
    for standing in view.standings:
        assert game.complete(game.turn(max(turn.serial for turn in revealed)).serial) or view.standings_turn < len(
            game.turns
        )
        assert standing.total <= sum(turn.retained.score for turn in revealed if turn.retained) + 10 * len(revealed)
    if game.ended is None:
        assert view.solos == ()
        paid = {one.table: one.total - one.bonus for one in session.results.game_result().players.values()}
        if view.standings and view.standings_turn == game.turns[-1].number:
            assert {one.table: one.total for one in view.standings}.items() <= paid.items()


@given(st.integers(0, 10**9))
@settings(max_examples=12)
def test_no_command_leaks(seed: int) -> None:
    """Random commands, most of them at the wrong moment: what the room may see never holds the hidden solution."""
    rng = random.Random(seed)
    one = room()
    players = type(one)(one.players[:6], (), ())
    session = room_session(players)
    for _ in range(45):
        with suppress(ArbitreError):
            do(session, rng.choice(COMMANDS), rng)
        check(session, session.room.public_view())
    session.close()


def test_the_view_is_the_same_whatever_the_hidden_top_is() -> None:
    """Two sessions that differ by the move silently retained look the same to the room until one is revealed."""
    assert catalogue().languages()
    one = room()
    players = type(one)(one.players[:4], (), ())
    views = []
    for index in (0, 7):
        session = room_session(players)
        session.racks.enter("QAVEFCV", forced="essai")
        before = session.room.public_view()
        session.turns.show_rack()
        live = session.game.live
        assert live is not None
        session.turns.retain(session.searches.solutions(live)[index], reason="essai")
        shown = session.room.public_view()
        # Shown to be read aloud: the rack, and the count of the bag that goes with it, and nothing else.
        assert replace(shown, rack=(), leftover=0, bag=None) == before
        assert shown.rack == live.rack
        session.turns.start_clock()
        running = session.room.public_view()
        session.turns.call_time()
        views.append((shown, running, session.room.public_view()))
        session.turns.reveal()
        assert session.room.public_view().last is not None
    assert views[0] == views[1]


def test_the_room_sees_no_solo_and_no_bonus_before_the_end() -> None:
    """One player alone has the top: neither a page of solos nor a total tells it until the game is over (rule 3.5)."""
    rules = RuleSet()
    session = started(17, rules=replace(rules, rank=replace(rules.rank, standings_shown=True)))
    turn = revealed(session)
    give(session, turn, 1)
    for table in range(2, 18):
        session.slips.record(table, Slip(SlipStatus.BLANK), turn.serial)
    assert turn.retained is not None
    top = turn.retained.score
    assert [bonus for _, _, bonus in session.results.game_result().solos] == [10]
    assert session.results.standing(1)[0].total == top + 10  # the arbiter knows
    view = session.room.public_view()
    assert view.solos == ()
    assert view.standings[0].total == top
    session.turns.end_game("essai")
    view = session.room.public_view()
    assert view.solos == ((1, "Joueur 001", 10),)
    assert view.standings[0].total == top + 10
    session.turns.reopen_game("pas fini")
    assert session.room.public_view().solos == ()
    assert session.room.public_view().standings[0].total == top
    session.close()

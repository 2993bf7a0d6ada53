"""Steps of a random arbiter: what was marked is marked anew, undone, or compared."""

from __future__ import annotations

from tests.ui.arbiter.habits import (
    habit,
    has_session,
    in_game,
    marked,
    reference,
    slip,
    some_move,
    to_desk,
    turn_now,
    written,
)
from tests.ui.arbiter.require import require
from tests.ui.arbiter.walk import Arbiter


@habit(8, marked, "corrections")
def replace(one: Arbiter) -> None:
    """A table that has a slip: Enter does nothing, R replaces it."""
    to_desk(one)
    _, turn = turn_now(one)
    table = one.random.choice(sorted(turn.slips))
    move = some_move(one)
    one.type(f"{table}⏎")
    one.name(table)
    slip(one, f"R {written(move)} {reference(one, move)} {move.score}⏎", table)
    one.press("⎋", "⎋")
    one.counts["corrections"] += 1


@habit(4, marked)
def belongs_to(one: Arbiter) -> None:
    """M: the first slip is another table's."""
    to_desk(one)
    game, turn = turn_now(one)
    pending = game.pending(turn.serial)
    if not pending or turn.retained is None:
        return
    table, other = one.random.choice(sorted(turn.slips)), one.random.choice(pending)
    move = some_move(one)
    slip(one, f"{table}M{other} {written(move)} {reference(one, move)} {move.score}⏎", table, other)
    one.press("⎋", "⎋")
    one.counts["corrections"] += 1


@habit(4, marked, "second markings")
def second_marking(one: Arbiter) -> None:
    """Slips of a turn are entered again, blind."""
    to_desk(one)
    _, turn = turn_now(one)
    one.press("Ctrl+Shift+D")
    tables = sorted(turn.slips)
    for table in one.random.sample(tables, min(3, len(tables))):
        move = some_move(one)
        slip(one, f"{table} {written(move)} {reference(one, move)} {move.score}⏎", table)
        one.press("⎋")
    one.press("Ctrl+Shift+D")
    one.counts["second markings"] += 1


@habit(3, marked, "differences looked at")
def differences(one: Arbiter) -> None:
    """The box of second markings: one difference decided, or none."""
    to_desk(one)
    game = one.window.desk.game
    assert game is not None
    one.press("Ctrl+Shift+E")
    one.settle()
    for turn in game.turns:
        one.named |= {(game.number, turn.serial, table) for table, one_slip in turn.slips.items() if one_slip.second}
    one.type(one.random.choice("12 "))
    one.counts["differences looked at"] += 1


@habit(6, marked, "corrections of the past")
def correct_past(one: Arbiter) -> None:
    """F7 on an old turn: a slip typed again, a ruling, a claim, conduct; done with a reason, or left."""
    to_desk(one)
    session = one.session
    assert session is not None
    game = session.game
    old = [turn for turn in game.turns if turn.slips and turn.counts]
    if not old:
        return
    one.press("F7")
    one.settle()
    box = one.window.side.corrections
    assert box is not None
    require(box.isActiveWindow(), "F7 shows no window")
    row = one.random.choice((0, 0, 1, 3, 4))
    one.tab_to(box.list, "kinds")
    one.press("Home", *["↓"] * row)  # the window opens on what was corrected last
    require(box.list.currentRow() == row, "F7: the arrows lead to row", box.list.currentRow(), "not", row)
    turn = one.random.choice(old)
    table = one.random.choice(sorted(turn.slips))
    one.tab_to(box.turns, "turns")
    while box.turns.currentData() != turn.serial and box.turns.currentIndex() > 0:
        one.press("↑")
    while box.turns.currentData() != turn.serial and box.turns.currentIndex() < box.turns.count() - 1:
        one.press("↓")
    one.tab_to(box.table, "table")
    one.press("Ctrl+A")
    one.type(str(table))
    one.name_shown(box)
    if row == 0:
        one.press("⇥")
        one.type(one.random.choice(("/", "*", "-")))
    if one.random.random() < 0.7:
        one.tab_to(box.reason, "reason")
        one.type("relu")
        one.press("Ctrl+⏎")
        one.counts["corrections of the past"] += 1
    one.counts["dialogs"] += 1


@habit(4, in_game)
def another_turn(one: Arbiter) -> None:
    """Slips of the turn before or after."""
    to_desk(one)
    one.press(one.random.choice(("Ctrl+Up", "Ctrl+Down", "Ctrl+L")))


@habit(8, has_session, "undone", "redone")
def undo(one: Arbiter) -> None:
    """Ctrl+Z, sometimes Ctrl+Y after it: what was done comes back as it was."""
    to_desk(one)
    session = one.session
    assert session is not None
    one.everything = True
    action = session.can_undo()
    there = session.state
    one.press("Ctrl+Z")
    if action is not None and session.state is not there:
        one.counts["undone"] += 1
        if one.random.random() < 0.5:
            one.press("Ctrl+Y")
            one.settle()
            same = [turn.slips for game in session.state.games for turn in game.turns]
            require(same == [turn.slips for game in there.games for turn in game.turns], "redo is not the same slips")
            one.counts["redone"] += 1

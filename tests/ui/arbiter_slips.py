"""The slips that a random arbiter types: right, wrong, several at once, corrected, marked again."""

from __future__ import annotations

from arbitre.domain.slip import Entry, Sanction, Slip, SlipStatus
from tests.ui.arbiter_checks import require
from tests.ui.arbiter_habits import (
    habit,
    has_session,
    in_game,
    marked,
    marking,
    missing_table,
    reference,
    slip,
    some_move,
    to_desk,
    turn_now,
    written,
)
from tests.ui.arbiter_walk import Arbiter

# -- slips -------------------------------------------------------------------------------------------------------------


@habit(30, marking)
def top(one: Arbiter) -> None:
    """``12⏎``."""
    to_desk(one)
    _, turn = turn_now(one)
    table = missing_table(one)
    slip(one, f"{table}⏎", table)
    session = one.session
    assert session is not None
    assert turn.retained is not None
    found = session.game.turn(turn.serial).slips.get(table)
    require(found is not None, f"table {table} has no slip")
    if turn.retained in session.tops(turn).moves:  # lower, and on turn 1, its word may be paid more elsewhere
        require(found is not None and found.ruling.points == turn.retained.score, f"table {table} has not the top")


@habit(15, marking)
def prefix(one: Arbiter) -> None:
    """Letters and Tab, or arrows."""
    to_desk(one)
    table, move = missing_table(one), some_move(one)
    ways = (move.plain()[: one.random.randrange(1, 4)] + "⇥⏎", "↓" * one.random.randrange(1, 4) + "⏎")
    slip(one, f"{table}{one.random.choice(ways)}", table)
    one.press("⎋", "⎋")


@habit(25, marking)
def whole(one: Arbiter) -> None:
    """A slip in full, right or with a fault."""
    to_desk(one)
    table, move = missing_table(one), some_move(one)
    word, place, score = written(move), reference(one, move), str(move.score)
    fault = one.random.choice(("", "", "score", "place", "no place", "joining", "uncircled", "hard", "word", "one off"))
    other = some_move(one)
    match fault:
        case "score":
            score = str(max(0, move.score + one.random.choice((-10, -2, -1, 1, 3, 10))))
        case "place":
            place = reference(one, other)
        case "no place":
            place = ","
        case "joining":
            place += " ;"
        case "uncircled":
            word = move.plain() + ":"
        case "hard":
            score += "!"
        case "word":
            letters = list(move.plain())
            letters[one.random.randrange(len(letters))] = one.random.choice("AEIORSTLK")
            word = "".join(letters)
        case "one off":
            place = place[:-1] + one.random.choice("23456789") if place[-1].isdecimal() else place
    slip(one, f"{table} {word} {place} {score}⏎", table)
    check_written(one, table, word, score)
    one.press("⎋", "⎋")


def check_written(one: Arbiter, table: int, word: str, score: str) -> None:
    """If the slip was taken, it says what was typed."""
    _, turn = turn_now(one)
    found = turn.slips.get(table)
    if found is None or not found.slip.entries or found.slip.status is not SlipStatus.HANDED:
        return
    plain = "".join(one_letter for one_letter in word.upper() if one_letter.isalpha())
    entry = found.slip.entries[0]
    got = "".join(letter for letter in entry.word.upper() if letter.isalpha())
    require(got == plain, f"table {table} wrote {plain}, recorded is", entry.word)
    digits = score.rstrip("!")
    require(found.slip.score == int(digits), f"table {table} claims {digits}, recorded is", found.slip.score)


@habit(8, marking)
def mark(one: Arbiter) -> None:
    """A blank, late, missing or double slip."""
    to_desk(one)
    table = missing_table(one)
    slip(one, f"{table}{one.random.choice('/*-%')}⏎", table)


@habit(2, marking)
def conduct(one: Arbiter) -> None:
    """A warning for conduct, in one key after the table."""
    to_desk(one)
    table = missing_table(one)
    slip(one, f"{table}$⏎", table)


@habit(3, marking)
def asking(one: Arbiter) -> None:
    """A word without its place whose score the book asks about, if this turn has one among its solutions."""
    to_desk(one)
    session = one.session
    assert session is not None
    _, turn = turn_now(one)
    for move in session.solutions(turn).page(0, 80):
        entry = Entry("".join(move.word), move.reference.direction)
        if session.preview(Slip(entries=(entry,), score=move.score), turn.serial).sanction is Sanction.ASK:
            table = missing_table(one)
            slip(one, f"{table} {written(move)} , {move.score}⏎", table)
            one.press("⎋", "⎋")
            return


@habit(4, marking)
def second_solution(one: Arbiter) -> None:
    """Two solutions on one slip."""
    to_desk(one)
    table, first, other = missing_table(one), some_move(one), some_move(one)
    line = f"{table} {written(first)} {reference(one, first)}+{written(other)} {reference(one, other)} {other.score}⏎"
    slip(one, line, table)
    one.press("⎋", "⎋")


@habit(8, marking)
def batch(one: Arbiter) -> None:
    """``= 3 7 12-18``: the top, or another solution, to several."""
    to_desk(one)
    game, turn = turn_now(one)
    pending = list(game.pending(turn.serial))
    tables = sorted(one.random.sample(pending, min(len(pending), one.random.randrange(1, 5))))
    start = "="
    if one.random.random() < 0.5:
        move = some_move(one)
        start += f" {written(move)} {reference(one, move)}"
    slip(one, f"{start} {' '.join(map(str, tables))}⏎", *tables)
    one.press("⎋", "⎋")
    one.counts["batches"] += 1


@habit(5, marking)
def solo(one: Arbiter) -> None:
    """One table has the top, all others a lower solution."""
    to_desk(one)
    session = one.session
    game, turn = turn_now(one)
    assert session is not None
    assert turn.retained is not None
    lower = [move for move in session.solutions(turn).page(0, 60) if move.score < turn.retained.score]
    pending = game.pending(turn.serial)
    if not lower or len(pending) < 3:
        return
    best, *others = one.random.sample(pending, len(pending))
    slip(one, f"{best}⏎", best)
    listed = " ".join(map(str, sorted(others)))
    slip(one, f"= {written(lower[0])} {reference(one, lower[0])} {listed}⏎", *others)
    one.press("⎋", "⎋")
    one.counts["solos"] += any(serial == turn.serial for serial, _, _ in session.result().solos)


@habit(4, marking)
def top_for_all(one: Arbiter) -> None:
    """The top to everybody missing, confirmed or left."""
    to_desk(one)
    game, turn = turn_now(one)
    one.press("Ctrl+Shift+T")
    if one.random.random() < 0.6:
        slip(one, "⏎", *game.pending(turn.serial))
        one.counts["top for all"] += 1
    one.press("⎋", "⎋")


@habit(3, marking)
def kept(one: Arbiter) -> None:
    """A slip without a number, whose table is found later."""
    to_desk(one)
    move, table = some_move(one), missing_table(one)
    game, turn = turn_now(one)
    slip(one, f"? {written(move)} {reference(one, move)} {move.score}⏎")
    now = game if one.session is None else one.session.game
    keys = list(now.turn(turn.serial).kept)
    if keys:
        slip(one, f"{table} ?{keys[-1]}⏎", table)
        one.counts["kept slips"] += 1
    one.press("⎋", "⎋")


@habit(4, marking)
def next_missing(one: Arbiter) -> None:
    """Tab on an empty line goes to a missing table; Enter on it gives nothing."""
    to_desk(one)
    one.type("⇥" * one.random.randrange(1, 4) + "⏎⏎")
    one.press("⎋", "⎋")


@habit(2, lambda one: marking(one) and in_game(one))
def close_turn(one: Arbiter) -> None:
    """What is missing will not come."""
    to_desk(one)
    one.press("Ctrl+Shift+C")
    one.type(one.random.choice(("perdus⏎", "⎋")))
    if one.window.prompt.isVisible():
        one.press("⎋")
    one.counts["turns closed"] += 1


@habit(2, marking)
def points_only(one: Arbiter) -> None:
    """Points from a marked sheet."""
    to_desk(one)
    one.press("Ctrl+Shift+P")
    one.name_line()
    one.type(f"{one.random.randrange(0, 60)}⏎")
    one.press("Ctrl+Shift+P")
    one.counts["points only"] += 1


@habit(1, marking)
def leaves(one: Arbiter) -> None:
    """A player goes home."""
    game, turn = turn_now(one)
    if len(game.pending(turn.serial)) < 6:
        return
    to_desk(one)
    table = missing_table(one)
    slip(one, f"{table}<⏎", table)
    one.counts["leavers"] += 1


# -- corrections -------------------------------------------------------------------------------------------------------


@habit(8, marked)
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


@habit(4, marked)
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


@habit(3, marked)
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


@habit(6, marked)
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
    require(one.tab_to(box.list), "no way to the kinds by Tab")
    one.press("Home")  # it opens on the kind that was used last
    one.type("↓" * row)
    turn = one.random.choice(old)
    table = one.random.choice(sorted(turn.slips))
    require(one.tab_to(box.turns), "no way to the turns by Tab")
    while box.turns.currentData() != turn.serial and box.turns.currentIndex() > 0:
        one.press("↑")
    while box.turns.currentData() != turn.serial and box.turns.currentIndex() < box.turns.count() - 1:
        one.press("↓")
    require(one.tab_to(box.table), "no way to the table by Tab")
    one.press("Ctrl+A")
    one.type(str(table))
    shown = box.turns.currentData()
    one.named.add((int(box.games.currentData()), int(shown), table))
    if row == 0:
        one.press("⇥")
        one.type(one.random.choice(("/", "*", "-")))
    if one.random.random() < 0.7:
        require(one.tab_to(box.reason), "no way to the reason by Tab")
        one.type("relu")
        one.press("Ctrl+⏎")
        one.counts["corrections of the past"] += 1
    one.counts["dialogs"] += 1


@habit(4, in_game)
def another_turn(one: Arbiter) -> None:
    """Slips of the turn before or after."""
    to_desk(one)
    one.press(one.random.choice(("Ctrl+Up", "Ctrl+Down", "Ctrl+L")))


@habit(8, has_session)
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

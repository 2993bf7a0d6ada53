"""Steps of a random arbiter: the slips of a turn, as they are typed."""

from __future__ import annotations

from arbitre.domain.rules.slip import Entry, Sanction, Slip, SlipStatus
from tests.ui.arbiter.habits import (
    habit,
    in_game,
    marking,
    missing_table,
    reference,
    slip,
    some_move,
    to_desk,
    turn_now,
    written,
)
from tests.ui.arbiter.require import require
from tests.ui.arbiter.walk import Arbiter


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
    if turn.retained in session.turns.tops(turn).moves:  # lower, and on turn 1, its word may be paid more elsewhere
        require(found is not None and found.ruling.points == turn.retained.score, f"table {table} has not the top")


@habit(15, marking)
def prefix(one: Arbiter) -> None:
    """Letters and Tab, or arrows."""
    to_desk(one)
    table, move = missing_table(one), some_move(one)
    ways = (move.plain()[: one.random.randrange(1, 4)] + "⇥⏎", "↓" * one.random.randrange(1, 4) + "⏎")
    slip(one, f"{table}{one.random.choice(ways)}", table)
    one.press("⎋", "⎋")


@habit(25, marking, "questions asked", "questions answered", "questions left", "questions typed over")
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


@habit(4, marking, "questions asked", "questions answered", "questions left", "questions typed over")
def asking(one: Arbiter) -> None:
    """A word without its place whose score the book asks about, if this turn has one among its solutions."""
    to_desk(one)
    session = one.session
    assert session is not None
    _, turn = turn_now(one)
    for move in session.searches.solutions(turn).page(0, 80):
        entry = Entry("".join(move.word), move.reference.direction)
        if session.rulings.preview(Slip(entries=(entry,), score=move.score), turn.serial).sanction is Sanction.ASK:
            table = missing_table(one)
            slip(one, f"{table} {written(move)} , {move.score}⏎", table)
            one.press("⎋", "⎋")
            return


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


@habit(4, marking)
def second_solution(one: Arbiter) -> None:
    """Two solutions on one slip."""
    to_desk(one)
    table, first, other = missing_table(one), some_move(one), some_move(one)
    line = f"{table} {written(first)} {reference(one, first)}+{written(other)} {reference(one, other)} {other.score}⏎"
    slip(one, line, table)
    one.press("⎋", "⎋")


@habit(8, marking, "batches")
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


def nobody_at_the_top(one: Arbiter) -> bool:
    """Slips are waited for, and none that came has the top."""
    turn = one.window.desk.marked
    if not marking(one) or turn is None or turn.retained is None:
        return False
    return all(one_slip.ruling.base < turn.retained.score for one_slip in turn.slips.values())


@habit(8, nobody_at_the_top, "solos")
def solo(one: Arbiter) -> None:
    """One table has the top, all others a lower solution."""
    to_desk(one)
    session = one.session
    game, turn = turn_now(one)
    assert session is not None
    assert turn.retained is not None
    lower = [move for move in session.searches.solutions(turn).page(0, 60) if move.score < turn.retained.score]
    pending = game.pending(turn.serial)
    if not lower or len(pending) < 3:
        return
    best, *others = one.random.sample(pending, len(pending))
    slip(one, f"{best}⏎", best)
    listed = " ".join(map(str, sorted(others)))
    slip(one, f"= {written(lower[0])} {reference(one, lower[0])} {listed}⏎", *others)
    one.press("⎋", "⎋")
    one.counts["solos"] += any(serial == turn.serial for serial, _, _ in session.results.game_result().solos)


@habit(4, marking, "top for all")
def top_for_all(one: Arbiter) -> None:
    """The top to everybody missing, confirmed or left."""
    to_desk(one)
    game, turn = turn_now(one)
    one.press("Ctrl+Shift+T")
    if one.random.random() < 0.6:
        slip(one, "⏎", *game.pending(turn.serial))
        one.counts["top for all"] += 1
    one.press("⎋", "⎋")


@habit(3, marking, "kept slips")
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


@habit(2, lambda one: marking(one) and in_game(one), "turns closed")
def close_turn(one: Arbiter) -> None:
    """What is missing will not come."""
    to_desk(one)
    one.press("Ctrl+Shift+C")
    one.type(one.random.choice(("perdus⏎", "⎋")))
    if one.window.prompt.isVisible():
        one.press("⎋")
    one.counts["turns closed"] += 1


@habit(2, marking, "points only")
def points_only(one: Arbiter) -> None:
    """Points from a marked sheet."""
    to_desk(one)
    one.press("Ctrl+Shift+P")
    one.name_line()
    one.type(f"{one.random.randrange(0, 60)}⏎")
    one.press("Ctrl+Shift+P")
    one.counts["points only"] += 1


@habit(1, marking, "leavers")
def leaves(one: Arbiter) -> None:
    """A player goes home."""
    game, turn = turn_now(one)
    if len(game.pending(turn.serial)) < 6:
        return
    to_desk(one)
    table = missing_table(one)
    slip(one, f"{table}<⏎", table)
    one.counts["leavers"] += 1

"""What a random arbiter does at the desk: each step looks at the window, presses keys, and counts what it reached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from arbitre.domain.move import Move
from arbitre.domain.questions import Question
from arbitre.domain.slip import SlipStatus
from arbitre.domain.state import Game, Step, Turn
from arbitre.ui.forms.ui_new_tournament import Ui_NewTournament
from tests.ui.arbiter_checks import require
from tests.ui.arbiter_walk import ESCAPES, Arbiter

Act = Callable[[Arbiter], object]
SIZES = ((1366, 740), (1024, 560), (1920, 1000), (1280, 680))
FUNCTION_KEYS = ("F1", "F2", "F3", "F4", "F5", "F6", "F8", "F9", "F10")
STRAY = "1379azeklopù&é(;:!,*/$=+?<>% "


@dataclass(frozen=True)
class Habit:
    """A step with how often it is chosen, and when it makes sense."""

    act: Act
    weight: int
    sensible: Callable[[Arbiter], bool]


HABITS: dict[str, Habit] = {}


def habit(weight: int, sensible: Callable[[Arbiter], bool] = lambda one: True) -> Callable[[Act], Act]:
    """Make a function a step."""

    def take(act: Act) -> Act:
        HABITS[act.__name__] = Habit(act, weight, sensible)
        return act

    return take


# -- when --------------------------------------------------------------------------------------------------------------


def in_game(one: Arbiter) -> bool:
    """A game is on."""
    return one.window.desk.game is not None and one.window.desk.step is not Step.ENDED


def ended(one: Arbiter) -> bool:
    """The last game is over."""
    return one.window.desk.step is Step.ENDED


def at(*steps: Step) -> Callable[[Arbiter], bool]:
    """The turn is at one of these steps."""
    return lambda one: one.window.desk.step in steps


def marking(one: Arbiter) -> bool:
    """Slips of a turn are waited for, and its solution was chosen."""
    turn, game = one.window.desk.marked, one.window.desk.game
    return turn is not None and game is not None and turn.retained is not None and bool(game.pending(turn.serial))


def marked(one: Arbiter) -> bool:
    """A turn has slips."""
    turn = one.window.desk.marked
    return turn is not None and bool(turn.slips)


def has_session(one: Arbiter) -> bool:
    """A tournament is open."""
    return one.session is not None


# -- helpers -----------------------------------------------------------------------------------------------------------


def to_desk(one: Arbiter) -> None:
    """Go where slips are typed: Escape at most three times, and Ctrl+E from another page."""
    window = one.window
    for _ in range(ESCAPES):
        if one.at_line and not window.game_page.marking.line.text():
            break
        one.press("⎋")
    if not one.at_line:
        one.press("Ctrl+E")
    one.settle()
    where = f"{type(QApplication.focusWidget()).__name__} in {type(QApplication.activeWindow()).__name__}"
    require(window.current_page == "game" and one.at_line, "no way to the entry line from", where, window.current_page)
    if window.game_page.marking.points_only:
        one.press("Ctrl+Shift+P")
    if window.game_page.marking.second:
        one.press("Ctrl+Shift+D")


def turn_now(one: Arbiter) -> tuple[Game, Turn]:
    """The game and the turn being marked."""
    game, turn = one.window.desk.game, one.window.desk.marked
    assert game is not None
    assert turn is not None
    return game, turn


def missing_table(one: Arbiter) -> int:
    """A table whose slip is waited for."""
    game, turn = turn_now(one)
    return one.random.choice(game.pending(turn.serial))


def some_move(one: Arbiter, most: int = 12) -> Move:
    """One of the best solutions, the better the more often."""
    _, turn = turn_now(one)
    session = one.session
    assert session is not None
    found = session.solutions(turn).page(0, most)
    return found[min(int(one.random.expovariate(0.5)), len(found) - 1)]


def reference(one: Arbiter, move: Move) -> str:
    """A move's place as this game writes it."""
    return move.reference.text(turn_now(one)[0].row_label)


def written(move: Move) -> str:
    """A move's word as a slip has it, blanks in brackets."""
    return "".join(f"({letter.upper()})" if letter.islower() else letter for letter in move.word)


def slip(one: Arbiter, text: str, *tables: int) -> None:
    """Type a line for some tables; a question is answered, left, or written over by the next slip."""
    one.name(*tables)
    one.type(text)
    one.counts["lines"] += 1
    if one.asked:
        question(one)


def question(one: Arbiter) -> None:
    """A slip's question is there."""
    machine = one.window.game_page.marking.machine
    asked = machine.question
    assert asked is not None
    one.counts["questions asked"] += 1
    choice = one.random.random()
    if choice < 0.25:
        one.press("⎋")
        one.counts["questions left"] += 1
    elif choice < 0.5:
        over(one, asked)
    else:
        for _ in range(6):
            if not one.asked:
                break
            answer(one)
        one.counts["questions answered"] += 1
    for _ in range(ESCAPES):
        if one.asked:
            one.press("⎋")


def answer(one: Arbiter) -> None:
    """Press an answer's key."""
    machine = one.window.game_page.marking.machine
    assert machine.question is not None
    one.press(f"Alt+{one.random.randrange(1, len(machine.question.options) + 1)}")


def over(one: Arbiter, asked: Question) -> None:
    """The keys of the next slip come while a question waits: its table changes, no other, and not the question's."""
    game, turn = turn_now(one)
    session = one.session
    assert session is not None
    pending = game.pending(turn.serial)
    waiting = one.window.game_page.marking.machine.reading.table
    others = [table for table in pending if table != waiting]
    if not others:
        return
    table = one.random.choice(others)
    one.name(table)
    before = turn.slips.get(waiting or 0)
    one.type(str(table))
    now = session.game.turn(turn.serial).slips.get(waiting or 0)
    require(before is now, f"the keys of table {table} answered the question {asked.key} of table {waiting}")
    one.counts["questions typed over"] += 1


# -- the evening -------------------------------------------------------------------------------------------------------


@habit(2, lambda one: one.session is None or ended(one))
def new_tournament(one: Arbiter) -> None:
    """A new tournament by keys, its players typed."""
    one.everything = True
    one.evenings += 1
    players = one.random.choice((8, 11, 17))

    def fill() -> None:
        box = QApplication.activeModalWidget()
        ui: Ui_NewTournament = box.ui  # type: ignore[union-attr]
        one.type(f"Soiree {one.evenings}")
        require(one.tab_to(ui.namesEdit), "no way to the names by Tab")
        for number in range(1, players + 1):
            one.type(f"J{number} {one.random.choice('ABCDEFGH')}⏎")
        one.press("Ctrl+⏎")

    one.in_box(fill, "Ctrl+N")
    require(one.session is not None, "no tournament was begun")
    if one.window.desk.hidden and one.random.random() < 0.7:
        one.press("Ctrl+Shift+H")
    one.counts["tournaments"] += 1


@habit(30, at(Step.BEFORE, Step.REVEALED))
def draw(one: Arbiter) -> None:
    """F2, after F6 when a revealed turn still lies there."""
    to_desk(one)
    if one.window.desk.step is Step.REVEALED:
        one.press("F6")
    one.press("F2")
    one.counts["racks drawn"] += one.window.desk.step is Step.DRAWN


@habit(5, at(Step.BEFORE, Step.REVEALED))
def type_rack(one: Arbiter) -> None:
    """A rack drawn by hand is typed, sometimes one that the rules refuse, and then its reason or Escape."""
    to_desk(one)
    session = one.session
    assert session is not None
    game = session.game
    live = game.live
    bag = game.full_set if live is None else live.bag
    letters = [letter for letter, count in sorted(bag.items()) for _ in range(count)]
    one.random.shuffle(letters)
    left = live.after_leftover if live is not None and live.revealed else ()
    rack = "".join((*left, *letters[: 7 - len(left)]))
    one.press("Shift+F2")
    one.type(f"{rack}⏎")
    if one.window.game_page.band.typing:
        one.type(one.random.choice(("tirage reel⏎", "⎋")))
    if one.window.game_page.band.typing:
        one.press("⎋")
    one.counts["racks typed"] += one.window.desk.step is Step.DRAWN


@habit(30, at(Step.DRAWN))
def start_clock(one: Arbiter) -> None:
    """F3."""
    to_desk(one)
    one.press("F3")


@habit(7, at(Step.RUNNING))
def call_time(one: Arbiter) -> None:
    """F4, confirmed when the window asks for it."""
    to_desk(one)
    for _ in range(3):
        if one.window.desk.step is Step.RUNNING:
            one.press("F4")


@habit(30, at(Step.TIMED_OUT))
def reveal(one: Arbiter) -> None:
    """F5."""
    to_desk(one)
    one.press("F5")
    if one.window.desk.step is Step.REVEALED:
        one.counts["turns revealed"] += 1
    else:  # no word can be played
        one.press("Ctrl+Shift+X")
        one.type("impossible⏎")


@habit(3, at(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT))
def retain(one: Arbiter) -> None:
    """Another solution than the book's is retained, with a reason where one is asked."""
    to_desk(one)
    if one.window.game_page.marking.line.text() or one.window.desk.hides(one.window.desk.live):
        return
    one.press("Ctrl+F")
    one.type("↓" * one.random.randrange(1, 4) + "⏎")
    if one.window.prompt.isVisible():
        one.type(one.random.choice(("choix⏎", "⎋")))
    one.counts["solutions retained"] += 1


@habit(2, at(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED))
def cancel(one: Arbiter) -> None:
    """The turn is cancelled with a reason, or the prompt is left."""
    to_desk(one)
    one.press("Ctrl+Shift+X")
    if one.random.random() < 0.4:
        one.type("erreur de tirage⏎")
        one.counts["turns cancelled"] += 1
    else:
        one.press("⎋")


@habit(3, at(Step.RUNNING))
def hold(one: Arbiter) -> None:
    """The clock is held, given time, and let run."""
    to_desk(one)
    one.press(one.random.choice(("Ctrl+Space", "Ctrl+Shift+Up", "Ctrl+Shift+Down")))
    if one.random.random() < 0.5:
        one.press("Ctrl+Space")


@habit(1, lambda one: in_game(one) and one.window.desk.step in (Step.BEFORE, Step.REVEALED))
def end_game(one: Arbiter) -> None:
    """The game is ended early, once it has a few turns."""
    game = one.window.desk.game
    if game is None or len(list(game.revealed_turns)) < 3:
        return
    to_desk(one)
    one.press("Ctrl+Shift+End")
    if one.window.prompt.isVisible():
        one.type("il est tard⏎")
    one.counts["games ended"] += ended(one)


@habit(20, ended)
def new_game(one: Arbiter) -> None:
    """The next game of the tournament."""
    to_desk(one)
    one.in_box(lambda: one.press("Ctrl+⏎"), "Ctrl+G")
    one.counts["games begun"] += in_game(one)


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
    slip(one, f"{table}{one.random.choice(('<', ' parti'))}⏎", table)
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


# -- wrong keys --------------------------------------------------------------------------------------------------------


@habit(8)
def stray(one: Arbiter) -> None:
    """Keys that mean nothing here, Enter twice: only what the line names may change."""
    for _ in range(one.random.randrange(1, 6)):
        one.type(one.random.choice(STRAY))
    if one.random.random() < 0.6:
        for _ in range(2):
            if one.window.game_page.marking.line.text():
                one.name_line()
            one.press("⏎")
    one.counts["stray keys"] += 1
    _leave_what_opened(one)


@habit(8)
def step_out_of_order(one: Arbiter) -> None:
    """A function key at any moment: it does something or says why not."""
    key = one.random.choice(FUNCTION_KEYS)
    _says_or_does(one, key)
    one.counts["function keys"] += 1
    _leave_what_opened(one)


@habit(8)
def control_out_of_order(one: Arbiter) -> None:
    """Any key of the key page at any moment, then Escape."""
    held = {
        "quit",
        "close_file",
        "open",
        "new",
        "undo",
        "redo",
        "top_all",
        "new_game",
        "rehearse",
        "end_game",
        "less_time",
        "log",
    }
    actions = [action for action in one.window.actions_ if action.objectName() not in held and action.spec.keys]
    action = one.random.choice(actions)
    key = one.random.choice(action.spec.keys)
    if len(key.rsplit("+", 1)[-1]) > 1 or key.rsplit("+", 1)[-1].isalnum():
        _says_or_does(one, key.replace("Return", "⏎").replace("Enter", "⏎"))
        one.counts["action keys"] += 1
    _leave_what_opened(one)


def _says_or_does(one: Arbiter, key: str) -> None:
    window = one.window
    if QApplication.activeWindow() is not window or window.palette_.isVisible() or window.prompt.isVisible():
        one.press(key)
        return
    before, said, beeps = _seen(one), len(one.said), one.beeps
    text = window.game_page.marking.line.text()
    if text:
        one.name_line()
    one.press(key)
    one.settle()
    dead = before == _seen(one) and len(one.said) == said and one.beeps == beeps
    require(not dead, f"{key} does nothing and says nothing on the page", window.current_page)


def _seen(one: Arbiter) -> tuple[object, ...]:
    """All that a key could have changed."""
    window, desk = one.window, one.window.desk
    projector = window.room.projector
    texts = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    return (
        desk.session.state if desk.session is not None else None,
        window.current_page,
        QApplication.focusWidget(),
        [box for box in QApplication.topLevelWidgets() if box.isVisible()],
        texts,
        desk.on_live,
        desk.hidden,
        desk.clock.clock,
        projector is not None and (projector.isVisible(), projector.windowState(), getattr(projector, "scene", None)),
        projector is not None and (getattr(projector, "is_black", 0), getattr(projector, "is_frozen", 0)),
        window.game_page.marking.line.text(),
        window.themes.theme.scale,
        window.themes.theme.name,
        desk.marked.serial if desk.marked is not None else 0,
    )


def _leave_what_opened(one: Arbiter) -> None:
    """Escape leads back to the desk within three presses, from whatever those keys opened."""
    one.settle()
    for _ in range(ESCAPES):
        if one.at_line or one.session is None or one.window.current_page != "game":
            break
        one.press("⎋")
        one.settle()
    if one.session is None or one.window.current_page != "game":
        return
    focus = QApplication.focusWidget()
    require(one.at_line, "three Escapes do not lead back to the desk from", type(focus).__name__, _window_name(focus))
    if one.asked or one.window.game_page.marking.line.text():
        one.press("⎋", "⎋")


def _window_name(widget: QWidget | None) -> str:
    return "" if widget is None else f"in {type(widget.window()).__name__} {widget.accessibleName()!r}"


@habit(5, in_game)
def half_a_line(one: Arbiter) -> None:
    """A line begun and left: by Escape, by Tab, by a page, by the key of a step."""
    to_desk(one)
    one.type(one.random.choice(("12", "3V", "5 ZZ H4", "= 1 2", "? MOT", "1 H4 H5")))
    one.name_line()
    one.press(*one.random.choice((("⎋",), ("⇥", "⎋"), ("F8",), ("Ctrl+K", "⎋"), ("F1", "⎋"))))
    one.settle()


# -- what else there is ------------------------------------------------------------------------------------------------

BOXES = ("F1", "F7", "Ctrl+B", "Ctrl+D", "Ctrl+U", "Ctrl+Shift+E", "Ctrl+O", "Ctrl+N", "Ctrl+K")


@habit(7, has_session)
def box_and_escape(one: Arbiter) -> None:
    """A window beside the desk is opened, a few keys are pressed in it, Escape leaves it."""
    to_desk(one)
    key = one.random.choice(BOXES)
    inside = [one.random.choice(("⇥", "↓", "↑", "a", "⇥")) for _ in range(one.random.randrange(4))]
    one.in_box(lambda: one.press(*inside), key)
    one.settle()
    if QApplication.activeWindow() is not one.window or one.window.palette_.isVisible():
        one.press(*inside)
        one.counts["dialogs"] += isinstance(QApplication.activeWindow(), QDialog)
    else:
        one.counts["dialogs"] += 1
    _leave_what_opened(one)


@habit(5, has_session)
def palette(one: Arbiter) -> None:
    """An action found by a few letters."""
    to_desk(one)
    one.press("Ctrl+K")
    one.type(one.random.choice(("class", "docu", "figer", "sac", "theme", "zzz")))
    one.press(one.random.choice(("⏎", "⎋")))
    one.settle()
    if one.window.palette_.isVisible():
        one.press("⎋")
    one.counts["palette"] += 1
    _leave_what_opened(one)


@habit(5, in_game)
def standings(one: Arbiter) -> None:
    """F8 and back; the lines shown are those of the session."""
    to_desk(one)
    one.press("F8")
    one.settle()
    one.counts["standings shown"] += one.window.current_page == "standings"
    if one.random.random() < 0.7:
        to_desk(one)


@habit(3, has_session)
def pages(one: Arbiter) -> None:
    """Through some pages, with the wrong keys of a page."""
    for _ in range(one.random.randrange(1, 4)):
        one.press(one.random.choice(("Ctrl+PgDown", "Ctrl+PgUp")))
        one.settle()
        one.press(one.random.choice(("⇥", "↓", "⎋", "⇥")))
    one.counts["pages"] += 1


@habit(5, has_session)
def projector(one: Arbiter) -> None:
    """The projector opened, black, frozen, full screen, with a message, closed."""
    to_desk(one)
    for key in one.random.choice(
        (("F12",), ("F12", "F9"), ("F9",), ("F10",), ("F11",), ("F11", "F11"), ("F10", "F10"))
    ):
        one.press(key)
        one.settle()
    if one.random.random() < 0.3:
        one.press("Ctrl+Shift+M")
        one.type(one.random.choice(("pause⏎", "⎋", "⏎")))
    shown = one.window.room.projector
    one.counts["projector"] += shown is not None and shown.isVisible()
    _leave_what_opened(one)


@habit(3)
def language(one: Arbiter) -> None:
    """Another language, chosen on the page of settings."""
    page = one.look_at("settings")
    one.settle()
    one.press("Home")  # the first of its pages
    box = page.findChild(QWidget, "languageBox")
    assert box is not None
    require(one.tab_to(box), "no way to the language by Tab")
    before = one.window.services.languages.code
    one.press(one.random.choice(("↓", "↑")))
    one.settle()
    one.counts["languages"] += one.window.services.languages.code != before


@habit(4)
def size(one: Arbiter) -> None:
    """Another size of window, larger and smaller letters."""
    if one.random.random() < 0.6:
        one.window.resize(*one.random.choice(SIZES))
    else:
        one.press("Ctrl+=", "Ctrl+Shift+-")
    one.counts["sizes"] += 1


@habit(2, has_session)
def reopen(one: Arbiter) -> None:
    """The file is closed and opened again from the list of the start page: every slip is there."""
    session = one.session
    assert session is not None
    if session.path is None:
        return
    one.everything = True
    before = session.state
    hidden = one.window.desk.hidden
    to_desk(one)
    one.press("Ctrl+W")
    one.settle()
    require(one.session is None, "Ctrl+W does not close the file")
    one.press("⏎")
    one.settle()
    require(one.session is not None, "Enter does not open the recent file")
    assert one.session is not None
    require(one.session.state.games == before.games, "the file opened again is another one")
    if one.window.prompt.isVisible():
        one.press(f"Alt+{one.random.randrange(1, 4)}")
    if one.window.desk.hidden and not hidden:
        one.press("Ctrl+Shift+H")
    one.counts["reopened"] += 1

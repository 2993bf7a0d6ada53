"""The entry line without a window: what keys mean, what Enter records, and what never records anything."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitre.application.entry.machine import EntryContext, EntryMachine, Intent, Kind
from arbitre.application.entry.text import AZERTY, Mark, Trouble, azerty_head, read_body
from arbitre.domain.base.ranges import ranges
from arbitre.domain.board.board import Board
from arbitre.domain.board.reference import Direction
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import SlipStatus
from arbitre.ui.words.texts import slip_text, trouble_text
from tests.rooms import catalogue, play_turn, room, room_session


@lru_cache
def fourth_turn() -> EntryContext:
    """Turn 4 of the real room: QAVEFCV, top VACIVE O3 45; tables 1 to 60, the first three entered."""
    session = room_session(room())
    for turn in room().turns[:4]:
        play_turn(session, turn)
    game = session.game
    live = game.turn(4)
    return EntryContext(
        tile_set=game.tile_set,
        row_label=game.row_label,
        retained=live.retained,
        solutions=session.searches.solutions(live),
        seats={table: f"Nom{table:02} Prénom" for table in game.seats},
        expected=frozenset(game.expected(4)),
        taken=frozenset({1, 2, 3}),
        kept=(1,),
    )


def machine(keys: str = "", context: EntryContext | None = None) -> EntryMachine:
    """A line after some keys: ⇥ ↓ ↑ are the keys that have no character; a refused key is passed over."""
    line = EntryMachine(context or fourth_turn())
    press(line, keys)
    return line


def press(line: EntryMachine, keys: str) -> list[bool]:
    """Press keys; whether each did something."""
    done = []
    for key in keys:
        if key == "⇥":
            done.append(line.tab())
        elif key in "↓↑":
            done.append(line.move_highlight(1 if key == "↓" else -1))
        else:
            done.append(line.type(line.text + key))
    return done


def entered(keys: str, context: EntryContext | None = None) -> Intent:
    """The intent of Enter after some keys."""
    intent = machine(keys, context).enter()
    assert intent is not None, machine(keys, context).reading
    return intent


def written(intent: Intent) -> tuple[str, str | None, int | None, bool]:
    """Word, reference, score and whether it was chosen."""
    assert intent.slip is not None
    entry = intent.slip.entries[-1]
    return entry.word, entry.reference, intent.slip.score, intent.slip.chosen


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("12", ("VACIVE", "O3", 45, True)),  # the retained top by default
        ("12VI⇥", ("VIVACE", "O5", 42, True)),  # a prefix, completed by Tab
        ("12VI↓", ("VIVACE", "O5", 42, True)),  # or taken with an arrow
        ("12 vi⇥", ("VIVACE", "O5", 42, True)),  # case means nothing
        ("12VICE", ("VICE", "O5", 27, True)),  # a complete word means itself
        ("12↓", ("VIVACE", "O5", 42, True)),  # the next of the list
        ("12 60", ("VACIVE", "O3", 60, False)),  # digits after the space are a score
        ("12 O5", ("VACIVE", "O5", 45, False)),  # a reference
        ("12VI⇥52", ("VIVACE", "O5", 52, False)),
        ("12VI⇥5O", ("VIVACE", "5O", 42, False)),  # an inverted reference stays as it was written
        ("12,", ("VACIVE", None, 45, False)),  # no reference written
        ("12VI⇥,", ("VIVACE", None, 42, False)),
        ("12 VACIVE O4 45", ("VACIVE", "O4", 45, False)),
        ("12 O4 45 VACIVE", ("VACIVE", "O4", 45, False)),  # in any order
        ("12VIVACA O5 42", ("VIVACA", "O5", 42, False)),  # not a word: taken as written
        ("12 VACIVE P16 45", ("VACIVE", "P16", 45, False)),  # no such square: as written too
        ("12 ZZZ", ("ZZZ", None, None, False)),
        ("12 ÉCVA H4 9", ("ECVA", "H4", 9, False)),  # accents are dropped
    ],
)
def test_what_is_recorded(keys: str, expected: tuple[str, str | None, int | None, bool]) -> None:
    intent = entered(keys)
    assert intent.kind is Kind.SLIP
    assert intent.table == 12
    assert written(intent) == expected


def test_blanks_are_typed_in_brackets() -> None:
    body = read_body("T(E)RMINUS 14G 74", fourth_turn().tile_set)
    assert body.solutions[0].letters == tuple("TeRMINUS")
    assert (body.solutions[0].circled, body.solutions[0].reference, body.score) == (True, "14G", 74)
    assert read_body("terminus", fourth_turn().tile_set).solutions[0].letters == tuple("TERMINUS")


@pytest.mark.parametrize(
    ("keys", "status"),
    [("12*", SlipStatus.LATE), ("12/", SlipStatus.BLANK), ("12 -", SlipStatus.NONE), ("12 %", SlipStatus.SEVERAL)],
)
def test_slips_without_a_solution(keys: str, status: SlipStatus) -> None:
    slip = entered(keys).slip
    assert slip is not None
    assert slip.status is status


def test_a_late_slip_keeps_what_was_written() -> None:
    slip = entered("12VIVACE O5 42*").slip
    assert slip is not None
    assert (slip.status, slip.entries[0].word, slip.score) == (SlipStatus.LATE, "VIVACE", 42)


def test_marks() -> None:
    hard = entered("12!").slip
    assert hard is not None
    assert hard.hard_to_read
    joined = entered("12;").slip
    assert joined is not None
    assert joined.entries[0].joining is not None
    assert (joined.entries[0].joining.letters, joined.entries[0].joining.places) == (2, ("O3",))
    line = machine("12VACIVE O3 45")
    assert line.insert(Mark.DOWN)
    intent = line.enter()
    assert intent is not None
    down = intent.slip
    assert down is not None
    assert down.entries[0].direction is Direction.DOWN


def test_two_solutions() -> None:
    slip = entered("12 VACIVE O3 + VIVACE O5 42").slip
    assert slip is not None
    assert [(entry.word, entry.reference) for entry in slip.entries] == [("VACIVE", "O3"), ("VIVACE", "O5")]
    assert not slip.chosen


def test_alt_keys_write_the_same_marks() -> None:
    line = machine("12")
    assert line.alt("r")
    assert line.text == "12,"
    assert not line.alt("z")
    assert not EntryMachine(fourth_turn()).alt("r")  # nothing before it


@pytest.mark.parametrize(
    ("keys", "trouble"),
    [
        ("12VI", Trouble.PREFIX),  # only a beginning, and nothing else was written
        ("99", Trouble.UNKNOWN_TABLE),
        ("12@", Trouble.UNREADABLE),
        ("12 VACIVE VICE", Trouble.TWO_WORDS),
        ("12 45 42", Trouble.TWO_SCORES),
        ("12/VICE", Trouble.ALONE),
        ("1", Trouble.HAS_SLIP),
        ("=VI⇥", Trouble.NO_TABLES),
        ("= 1 12", Trouble.HAS_SLIP),
        ("= 12 99", Trouble.UNKNOWN_TABLE),
        ("? ", Trouble.NOT_CHOSEN),
        ("12 ?7", Trouble.NO_KEPT),
        ("Q", Trouble.NO_PLAYER),
        ("Nom", Trouble.SEVERAL_PLAYERS),
    ],
)
def test_what_is_not_recorded(keys: str, trouble: Trouble) -> None:
    line = machine(keys)
    assert line.reading.trouble is trouble
    assert line.enter() is None


def test_a_wrong_number_never_becomes_another_table() -> None:
    line = machine("612")  # there are 60 tables; dropping the 2 would name table 61, dropping two table 6
    assert line.text == "612"
    assert line.enter() is None


def test_nothing_is_retained_yet() -> None:
    context = replace(fourth_turn(), retained=None)
    assert machine("12", context).enter() is None
    assert written(entered("12↓", context))[0] == "VACIVE"


def test_next_missing_highlights_nothing() -> None:
    line = machine("⇥")
    assert line.reading.table == 4
    assert line.enter() is None
    assert line.type(line.text + " ")
    assert line.enter() is None  # a space says nothing either
    assert line.move_highlight(1)
    intent = line.enter()
    assert intent is not None
    assert (intent.table, written(intent)[0]) == (4, "VACIVE")
    line.clear()
    line.next_missing()
    line.next_missing()
    assert line.reading.table == 5


def test_proposals_do_not_move_under_the_fingers() -> None:
    line = machine("12↓↓")
    chosen = line.reading.move
    line.set_context(replace(line.context, taken=line.context.taken | {30, 31}))
    assert line.reading.move == chosen
    assert line.reading.proposals[0] == line.context.retained


def test_a_table_with_a_slip() -> None:
    line = machine("1")
    assert line.reading.kind is Kind.TAKEN
    assert press(line, "V") == [False]  # only R, M and D mean something
    assert line.text == "1"
    assert press(line, "R VI⇥") == [True] * 5
    intent = line.enter()
    assert intent is not None
    assert (intent.kind, written(intent)[0]) == (Kind.REPLACE, "VIVACE")
    moved = entered("1M17 VI⇥")
    assert (moved.kind, moved.table, moved.other, written(moved)[0]) == (Kind.MOVE, 1, 17, "VIVACE")
    assert machine("1M2").reading.trouble is Trouble.HAS_SLIP
    second = entered("1D VICE")
    assert (second.kind, second.table) == (Kind.SECOND, 1)
    assert press(machine("1"), "2") == [True]  # the number may go on
    for keys in ("1R", "1R ", "1D ", "1M17 "):
        assert machine(keys).enter() is None, keys  # nothing is highlighted before something is chosen


@pytest.mark.parametrize("word", ["RATE", "MOT", "DAME", "RVICE", "DVACIVE"])
def test_a_word_on_a_table_with_a_slip_changes_nothing(word: str) -> None:
    """A slip typed for a table that has one already, without looking: R, M and D are no part of a shorter word."""
    line = machine("1" + word)
    assert line.enter() is None


@pytest.mark.parametrize("keys", ["0000012", "12 123456", "= 12-99999", "= 123456", "12 VACIVE O3 99999"])
def test_numbers_are_never_cut(keys: str) -> None:
    line = machine(keys)
    intent = line.enter()
    assert intent is None or intent.table == 12
    if " " in keys:
        assert intent is None


def test_a_batch_keeps_its_solution_for_the_arrow_up_not_for_the_next_slip() -> None:
    line = machine("=VI⇥7 12-14")
    intent = line.enter()
    assert intent is not None
    assert (intent.kind, intent.tables, written(intent)[0]) == (Kind.BATCH, (7, 12, 13, 14), "VIVACE")
    line.recorded(intent)
    assert line.text == ""  # the next table has its own slip
    assert line.recall()
    assert line.text == "= VIVACE O5 "
    assert line.enter() is None
    assert entered("= 7 12").tables == (7, 12)


def test_top_to_all_the_missing_is_a_list_to_confirm() -> None:
    line = EntryMachine(replace(fourth_turn(), taken=frozenset(range(1, 61)) - {4, 5, 6, 9}))
    assert line.all_missing()
    assert line.text == "= 4-6 9"
    intent = line.enter()
    assert intent is not None
    assert intent.tables == (4, 5, 6, 9)


def test_slips_without_a_number() -> None:
    kept = entered("? MAISON H4 82")
    assert (kept.kind, written(kept)) == (Kind.KEEP, ("MAISON", "H4", 82, False))
    found = entered("12 ?1")
    assert (found.kind, found.table, found.kept) == (Kind.KEPT, 12, 1)


def test_leavers_and_conduct() -> None:
    assert entered("17 parti", replace(fourth_turn(), admits=lambda word: False)).kind is Kind.LEAVE
    assert entered("17<").kind is Kind.LEAVE
    assert entered("1$").kind is Kind.DISCIPLINE  # on top of a slip that is there
    assert machine("17$VI").enter() is None


def test_names() -> None:
    line = machine("nom17")
    assert line.reading.players == (17,)
    assert line.enter() is None
    assert line.tab()
    assert line.text == "17 "


def test_points_only_with_control_totals() -> None:
    line = EntryMachine(replace(fourth_turn(), points=True))
    for points in (45, 42):
        press(line, str(points))
        intent = line.enter()
        assert intent is not None
        assert intent.kind is Kind.POINTS
        line.context = replace(line.context, taken=line.context.taken | {intent.table})
        line.recorded(intent)
    assert line.points_table == 6
    press(line, "=80")
    assert line.reading.trouble is Trouble.WRONG_TOTAL
    line.clear()
    press(line, "=87")
    control = line.enter()
    assert control is not None
    assert control.kind is Kind.CONTROL
    line.clear()
    assert entered("20 33", replace(fourth_turn(), points=True)).table == 20
    assert press(line, "A") == [False]


def test_a_question_takes_nothing_but_its_answers() -> None:
    line = machine("12VI⇥")
    intent = line.enter()
    assert intent is not None
    line.ask("plausible:VIVACES", intent)
    assert press(line, "1o11 ↓⇥=?") == [False] * 9
    assert line.enter() is None
    assert not line.all_missing()
    assert not line.next_missing()
    assert line.answer(2) is None
    answered = line.answer(0)
    assert answered is not None
    assert answered.answers == {"plausible:VIVACES": "yes"}
    line.ask("two_places:TARES@H4+4H", intent)
    second = line.answer(1)
    assert second is not None
    assert second.answers == {"two_places:TARES@H4+4H": "4H"}
    line.ask("plausible:VIVACES", intent)
    line.withdraw()
    assert line.enter() == intent


@pytest.mark.parametrize(
    ("keys", "trouble"),
    [
        ("13 CLITO 1H54", Trouble.GLUED),
        ("14 CLITO 1H H4 54", Trouble.TWO_REFERENCES),
        ("12 1H 1O5", Trouble.GLUED),
        ("12VICE45", Trouble.GLUED),
        ("12 45VICE", Trouble.GLUED),
        ("12 VICEO5", Trouble.GLUED),
        ("12 VICE O5O5", Trouble.GLUED),
        ("12 VICE H154", Trouble.GLUED),
        ("12 VICE H4 H4", Trouble.TWO_REFERENCES),
        ("12 VICE →↓", Trouble.TWO_REFERENCES),
        ("12 VICE 45 27", Trouble.TWO_SCORES),
        ("12 VICE VIVACE", Trouble.TWO_WORDS),
        ("12 VICE O5 ,", Trouble.CONTRADICTION),
        ("12 VICE ,O5", Trouble.CONTRADICTION),
        ("12 VICE ,;", Trouble.CONTRADICTION),
        ("12 /*", Trouble.ALONE),
        ("12 ?1 VICE", Trouble.ALONE),
        ("12 ?1 45", Trouble.ALONE),
        ("12 ?1 ?1", Trouble.UNREADABLE),
        ("? VICE ?1", Trouble.ALONE),
        ("= 4 ?1", Trouble.UNREADABLE),
        ("= 12 VICE O5 45", Trouble.TABLES_FIRST),  # 45 would be a table
    ],
)
def test_what_stands_twice_is_refused(keys: str, trouble: Trouble) -> None:
    line = machine("" if "→" in keys else keys)
    if "→" in keys:
        line.type(keys)
    assert line.reading.trouble is trouble
    assert line.enter() is None


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("12VICE O5", ("VICE", "O5", 27)),  # the place is that of the solution: so is the score
        ("12CAVE H4", ("CAVE", "H4", None)),  # several places, none is H4: the score of one of them would be chance
        ("12CAVE 99", ("CAVE", None, 99)),
        ("12CAVE", ("CAVE", "*", "*")),  # chosen from the list, place and score in plain sight
        ("12 O5", ("VACIVE", "O5", 45)),  # the top, which every line begins with
    ],
)
def test_what_is_not_typed_is_never_guessed(keys: str, expected: tuple[str, str | None, int | None]) -> None:
    intent = entered(keys)
    word, reference, score, chosen = written(intent)
    if expected[1] == "*":
        assert (word, chosen) == ("CAVE", True)
        assert reference is not None
        return
    assert (word, reference, score) == expected


def test_a_place_typed_over_the_one_of_tab() -> None:
    """Tab writes word and place; the place that is typed then stands alone, the solution stays the one taken."""
    line = machine("12CA↓↓⇥")
    taken = line.reading.move
    assert taken is not None
    place = taken.reference.text("letter")
    assert line.text == f"12 {taken.plain()} {place} "
    press(line, "5H")
    assert line.text == f"12 {taken.plain()} 5H"
    assert written(entered("12CA↓↓⇥5H")) == (taken.plain(), "5H", taken.score, False)
    assert machine("12CA H4⇥").text.split()[2] == "H4"  # typed before Tab: it stays
    press(line, "⇥")
    assert line.text.split()[2] == "5H"


@pytest.mark.parametrize(
    ("keys", "refused"),
    [
        ("2", "1"),  # a table that has a slip, then the next table: never one table of both
        ("2", "="),
        ("99", "1"),
        ("12VI", "3"),
        ("12VI", "M"),
        ("12VI", "é"),
        ("12 O5 H4", "7"),
        ("⇥", "13"),
        ("12 VICE O5 ,", "?"),
    ],
)
def test_after_a_refused_enter_the_next_slip_is_no_part_of_the_line(keys: str, refused: str) -> None:
    line = machine(keys)
    before = line.text
    assert line.enter() is None
    assert press(line, refused) == [False] * len(refused)
    assert line.enter() is None
    assert line.text == before
    line.release()  # an arrow key: the arbiter goes back to it
    press(line, " ")
    assert line.text == f"{before} "


def test_what_was_put_aside_comes_back() -> None:
    line = machine("12 VAC")
    line.clear()
    assert line.text == ""
    assert line.recall()
    assert line.text == "12 VAC"
    line.begin(7)
    assert line.aside == "12 VAC"
    line.clear()
    assert line.recall()
    assert line.text == "7 "
    assert line.enter() is None  # a table alone that comes back gives no points
    assert machine("12 VAC").recall() is False


@pytest.mark.parametrize(
    ("row", "digits"),
    [("&é\"'(-è_çà", "1234567890"), ("&é\"'(§è!çà", "1234567890"), ("1234567890", "1234567890")],
)
def test_unshifted_rows(row: str, digits: str) -> None:
    """French, Belgian; Swiss and Canadian keyboards have their digits unshifted."""
    for key, digit in zip(row, digits, strict=True):
        line = EntryMachine(replace(fourth_turn(), seats={int(f"1{digit}"): "", int(digit): "", 1: ""}))
        first = "&" if key in AZERTY else "1"
        press(line, first + key)
        assert line.text == f"1{digit}"
    assert azerty_head("12é") == "12é"  # digits typed as such: é is a letter again


def test_azerty_rest_of_the_line_is_not_turned() -> None:
    assert machine("&é T(E)").text == "12 T(E)"
    assert machine("&é !").text == "12 !"


@pytest.mark.parametrize(
    ("language", "text", "letters", "reference"),
    [
        ("es", "chico H8", ("CH", "I", "C", "O"), "H8"),
        ("es", "(ch)ico 8H", ("ch", "I", "C", "O"), "8H"),
        ("es", "[C][H]ico", ("C", "H", "I", "C", "O"), None),
        ("es", "niño", ("N", "I", "Ñ", "O"), None),
        ("ca", "col·la 15O", ("C", "O", "L·L", "A"), "15O"),
        ("it", "città H8", ("C", "I", "T", "T", "A"), "H8"),
        ("ro", "știu", ("S", "T", "I", "U"), None),
    ],
)
def test_letters_of_other_languages(language: str, text: str, letters: tuple[str, ...], reference: str | None) -> None:
    """Tiles of several characters, brackets for a blank or to force single tiles, accents dropped or kept."""
    body = read_body(text, catalogue().tile_set(language))
    assert body.trouble is None
    assert body.solutions[0].letters == letters
    assert body.solutions[0].reference == reference


@given(st.sets(st.integers(1, 99), min_size=1))
def test_ranges_read_back(tables: set[int]) -> None:
    body = read_body(ranges(list(tables)), fourth_turn().tile_set, batch=True)
    assert set(body.tables) == tables


@given(st.text(alphabet="123 VACIEQF,;:!*/-$%+=?()→RMD⇥↓↑@éO4H\"'", max_size=14))
@settings(max_examples=300)
def test_what_is_recorded_is_what_is_shown(keys: str) -> None:
    """Whatever is typed, Enter does what the reading shows at that moment, and never for a table that has a slip."""
    line = machine(keys)
    intent = line.enter()
    reading = line.reading
    if intent is None:
        assert not reading.ready
        return
    assert (intent.kind, intent.slip, intent.table or None) == (reading.kind, reading.slip, reading.table)
    if intent.kind in (Kind.SLIP, Kind.KEPT):
        assert intent.table not in line.context.taken
    assert not set(intent.tables) & line.context.taken


def test_bursts_of_enter_record_nothing() -> None:
    """Ten thousand bursts on empty lines, after next missing, after a beginning: nothing was shown and meant."""
    rng = random.Random(7)
    line = EntryMachine(fourth_turn())
    for _ in range(10_000):
        line.clear()
        start = rng.choice(("", "⇥", "⇥⇥", "VI", "N", "= ", "?", "1", "12VI", "99", "12 V", "⇥ "))
        press(line, start)
        for _ in range(rng.randint(1, 5)):
            assert line.enter() is None, start


@pytest.mark.parametrize("keys", ["²", "1²", "12 VACIVE ²", "= ²", "12 VACIVE O² 4²", "²⇥", "? ²", "12-²", "② 45"])
def test_the_key_beside_the_1_of_a_french_keyboard_is_no_digit(keys: str) -> None:
    line = machine(keys)
    intent = line.enter()
    assert intent is None or intent.slip is None or intent.slip.score in (None, 45)


@lru_cache
def first_turn(rack: str, language: str = "es") -> EntryContext:
    """The first turn of a game with longer tiles: the solutions of a rack, as the word list has them."""
    lists = catalogue()
    tiles = lists.tile_set(language)
    searcher = lists.searcher(lists.identify(language, tiles), tiles, RuleSet().rack)
    found = searcher.solutions(Board(), tiles.parse_rack(rack))
    return EntryContext(
        tiles, "number", found.tops()[0], found, {2: "A", 3: "B"}, frozenset({2, 3}), admits=searcher.admits
    )


def test_a_letter_that_may_become_a_longer_tile_proposes_words_and_no_zero() -> None:
    line = machine("2 l", first_turn("[LL]AMASEO"))
    assert line.reading.trouble is Trouble.PREFIX  # nobody's zero: an L or an LL is being typed
    assert line.reading.proposals
    assert all(move.word[0] == "LL" for move in line.reading.proposals)
    assert line.enter() is None
    assert written(entered("2 llama⇥", first_turn("[LL]AMASEO")))[0].startswith("LLAMA")
    assert line.tab()
    assert "[" not in line.text  # as people write it


def test_a_blank_of_two_characters_is_typed_shown_and_kept_as_one_tile() -> None:
    line = machine("3 (CH)ICO", first_turn("?ICOSAE"))
    assert line.reading.move is not None
    assert line.reading.move.word[0] == "ch"
    intent = line.enter()
    assert intent is not None
    assert intent.slip is not None
    assert intent.slip.entries[0].word == "[ch]ICO"
    assert slip_text(intent.slip).startswith("(CH)ICO")


def test_the_dot_of_catalan_and_its_q_alone() -> None:
    tiles = catalogue().tile_set("ca")
    dotted, middle = (read_body(text, tiles).solutions[0].letters for text in ("col.legi", "COL·LEGI"))
    assert dotted == middle == ("C", "O", "L·L", "E", "G", "I")
    begun = read_body("q", tiles)
    assert (begun.trouble, begun.solutions[0].begun) == (Trouble.UNREADABLE, ("QU",))


def test_no_word_of_the_list_says_that_a_player_leaves() -> None:
    context = first_turn("AERTSIO", "it")
    assert context.admits is not None
    for word in ("parti", "PARTITO"):
        assert context.admits(word.upper())
        line = machine(f"3 {word}", context)
        assert line.reading.trouble is Trouble.LEAVING_WORD
        assert line.enter() is None
        assert "3<" in trouble_text(Trouble.LEAVING_WORD, line.reading.detail)
    assert machine("3 left", context).reading.kind is Kind.LEAVE  # no word of that list
    assert entered("3<", context).kind is Kind.LEAVE
    assert entered("3 parti 14H 12", context).kind is Kind.SLIP  # written by a player, with place and score


@pytest.mark.parametrize("downs", [1, 2, 3])
def test_the_line_never_names_another_solution_under_the_same_enter(downs: int) -> None:
    """The proposals move when another move is retained, or go when words do: what is highlighted does not change."""
    context = replace(fourth_turn(), retained=None)
    line = machine("7 V" + "↓" * downs, context)
    chosen, proposals = line.reading.move, line.reading.proposals
    assert chosen is not None
    assert len(proposals) > 5
    line.set_context(replace(context, retained=proposals[5]))
    assert line.reading.proposals[0] == proposals[5] != chosen
    assert line.reading.move == chosen
    intent = line.enter()
    assert intent is not None
    assert intent.slip is not None
    assert intent.slip.entries[0].word.upper() == chosen.plain()
    line.set_context(replace(context, retained=proposals[5], solutions=None))  # the move is there no more
    assert line.reading.move is None
    assert line.enter() is None

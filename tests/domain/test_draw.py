"""The draw: which racks are legal, what is wrong with a typed one, and when the game is over."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from arbitre.domain.base.randomness import Stream
from arbitre.domain.board.tiles import BLANK, LetterError, Letters, TileSet
from arbitre.domain.draw.bag import BagError, listed, take
from arbitre.domain.draw.draw import (
    MAX_REJECTIONS,
    Draw,
    DrawError,
    EndReason,
    Fault,
    check_rack,
    check_typed,
    draw_rack,
    end_reason,
)
from arbitre.domain.rules.rule_set import DrawRules, Rejection, RuleSet
from arbitre.resources import data_path


def tiles(language: str) -> TileSet:
    return TileSet.from_mapping(tomllib.loads((data_path("lexicons") / language / "tiles.toml").read_text("utf-8")))


FR = tiles("fr")
FISF = RuleSet()
FISE_DRAW = DrawRules(wild_blanks_late=False)
ROMANIA = replace(FISF, draw=DrawRules(vowels=1, consonants=1, rejection=Rejection.NEW))
JOKER = RuleSet.from_mapping({"variant": "joker", "rack": {"joker": True}})
SEVEN_OF_NINE = RuleSet.from_mapping({"variant": "789", "rack": {"size": 9, "max_played": 9}})
MANY = "AAAABCDEEEEEFGHIIIJKLLMMNNOOOPPQRRRSSSTTTUUUVWZ"


def letters(text: str) -> Letters:
    return FR.parse_rack(text)


# --- the vowel and consonant rule -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "rack", "stock", "valid", "minimum", "depends"),
    [
        (5, "AEBCDFG", MANY, True, 2, False),
        (15, "AEIOUEB", MANY, False, 2, False),
        (16, "AEIOUEB", MANY, True, 1, False),
        (4, "ABCDFG?", "?" + MANY, True, 2, True),
        (4, "BCDFGH?", "?" + MANY, False, 2, False),
        (4, "BCDFGY?", "?Y" + MANY, True, 2, True),
        (4, "BCDFG??", "??" + MANY, True, 2, True),
        (16, "BCDFGH?", "?" + MANY, True, 1, True),
        (13, "ABCDFGH", "ABCDFGHJK", True, 1, False),  # the stock can't give two vowels
        (2, "AEIOUY", "AEIOUYB", False, 2, False),
        (2, "AEIOUYB", "AEIOUYB", True, 2, True),
        (20, "OP", "OP", True, 1, False),
        (20, "P?", "P?", True, 1, True),
        (20, "Y?", "Y?", True, 1, True),
        (20, "BC", "BC", False, 1, False),
    ],
)
def test_vowels_and_consonants(turn: int, rack: str, stock: str, valid: bool, minimum: int, depends: bool) -> None:
    check = check_rack(letters(rack), turn, letters(stock), FISF.draw, FR)
    assert (check.valid, check.minimum, check.depends_on_wild) == (valid, minimum, depends)


def test_each_wild_letter_counts_once() -> None:
    """One blank is a vowel or a consonant, not both (the reading of section 2)."""
    assert not check_rack(letters("?"), 20, letters("?BA"), FISF.draw, FR).valid


def test_the_arbiter_may_reject_a_rack_that_needs_its_wild_letter_unless_the_stock_has_one_kind_only() -> None:
    assert check_rack(letters("ABCDFG?"), 4, letters("?" + MANY), FISF.draw, FR).may_reject
    last = check_rack(letters("BCD?"), 18, letters("BCD?"), FISF.draw, FR)
    assert (last.valid, last.depends_on_wild, last.may_reject) == (True, True, False)


def test_a_stock_of_one_kind_allows_no_rack() -> None:
    check = check_rack(letters("BCD"), 18, letters("BCDF"), FISF.draw, FR)
    assert (check.valid, check.stock_allows) == (False, False)


def test_fise_does_not_count_blanks_from_turn_16() -> None:
    assert check_rack(letters("BCDFGH?"), 15, letters("?AE" + MANY), FISE_DRAW, FR).valid is False
    assert check_rack(letters("ABCDFG?"), 15, letters("?AE" + MANY), FISE_DRAW, FR).valid is True
    assert check_rack(letters("BCDFGH?"), 16, letters("?AE" + MANY), FISE_DRAW, FR).valid is False


def test_the_letter_y_is_what_the_rule_set_and_the_tiles_say() -> None:
    rack = "BCDFGAY"
    assert check_rack(letters(rack), 3, letters(MANY + "Y"), FISF.draw, FR).valid
    assert not check_rack(letters(rack), 3, letters(MANY + "Y"), DrawRules(wild_either=False), FR).valid
    es = tiles("es")
    assert not check_rack(es.parse_rack(rack), 3, es.full_bag(), FISF.draw, es).valid


def test_a_joker_game_counts_one_blank_of_the_stock() -> None:
    stock = letters("BCDFGHL??")
    assert check_rack(letters("BCDFGH?"), 3, stock, FISF.draw, FR, one_blank=True).minimum == 1
    assert check_rack(letters("BCDFGH?"), 3, stock, FISF.draw, FR).minimum == 2


# --- writing and reading ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["ABC+DEFG", "-ABCDEFG", "ABCDEFG", "EN?+ETA", "A+?B"])
def test_a_draw_is_written_as_it_is_read(text: str) -> None:
    assert Draw.parse(text, FR).text() == text


def test_the_leftover_splits_a_rack_written_whole() -> None:
    assert Draw.parse("OP", FR, letters("PO")) == Draw(("O", "P"), ())
    assert Draw.parse("NOPT", FR, letters("PO")) == Draw(("O", "P"), ("N", "T"))
    assert Draw.parse("+NT", FR, letters("PO")) == Draw(("O", "P"), ("N", "T"))
    assert Draw.parse("ab + de", FR) == Draw(("A", "B"), ("D", "E"))


@pytest.mark.parametrize("text", ["A+B+C", "A-B", "A+B-"])
def test_what_is_no_draw_is_refused(text: str) -> None:
    with pytest.raises(DrawError, match="not_a_draw"):
        Draw.parse(text, FR)


def test_tiles_of_several_characters_stand_in_brackets() -> None:
    es = tiles("es")
    assert Draw.parse("A+[CH]?[LL]", es).text() == "A+[CH]?[LL]"


@given(st.text(max_size=20))
def test_any_text_is_a_draw_or_a_clear_error(text: str) -> None:
    try:
        draw = Draw.parse(text, FR)
    except (DrawError, LetterError) as error:
        assert (bool(error.kind), bool(error.data)) == (True, True)  # noqa: PT017
    else:
        again = Draw.parse(draw.text(), FR, draw.leftover)
        assert (again.leftover, again.new) == (draw.leftover, draw.new)


# --- typed racks ------------------------------------------------------------------------------------------------------


def faults(text: str, leftover: str = "", bag: str = MANY + "?", **options: Any) -> dict[Fault, tuple[str, int, int]]:
    rules = options.pop("rules", FISF)
    typed = check_typed(text, Counter(letters(bag)), letters(leftover), options.pop("turn", 5), rules, FR, **options)
    return {one.fault: ("".join(one.letters), one.found, one.limit) for one in typed.problems}


def test_a_good_rack_has_no_faults() -> None:
    typed = check_typed("CAT+ERIN", Counter(letters(MANY)), letters("CAT"), 5, FISF, FR)
    assert typed.faultless
    assert typed.draw == Draw(("A", "C", "T"), letters("ERIN"))
    assert check_typed("+ERIN", Counter(letters(MANY)), letters("CAT"), 5, FISF, FR).draw == typed.draw
    assert check_typed("ECRAINT", Counter(letters(MANY)), letters("CAT"), 5, FISF, FR).draw == typed.draw


@pytest.mark.parametrize(
    ("text", "leftover", "fault", "detail"),
    [
        ("ABCDEF1", "", Fault.UNREADABLE, ("1", 0, 0)),
        ("A+B+C", "", Fault.UNREADABLE, ("A+B+C", 0, 0)),
        ("", "", Fault.EMPTY, ("", 0, 0)),
        ("  ", "", Fault.EMPTY, ("", 0, 0)),
        ("AEKKZZR", "", Fault.NOT_IN_STOCK, ("KZ", 0, 0)),
        ("AEBCDFGH", "", Fault.TOO_MANY, ("", 8, 7)),
        ("AEBCDFGHI", "", Fault.TOO_MANY, ("", 9, 7)),
        ("AEBC", "", Fault.TOO_FEW, ("", 4, 7)),
        ("ABEFGHI", "KW", Fault.LEFTOVER_MISSING, ("KW", 0, 0)),
        ("ABEFGHK", "KK", Fault.LEFTOVER_MISSING, ("K", 0, 0)),
        ("BCDFGHA", "", Fault.UNBALANCED, ("BCDFGHA", 0, 0)),
    ],
)
def test_each_fault_of_a_typed_rack(text: str, leftover: str, fault: Fault, detail: tuple[str, int, int]) -> None:
    assert faults(text, leftover)[fault] == detail


def test_a_written_rejection_needs_no_leftover_and_has_none() -> None:
    typed = check_typed("-ABEFGHI", Counter(letters(MANY)), letters("KW"), 5, FISF, FR)
    assert typed.faultless
    assert typed.draw is not None
    assert typed.draw.text() == "-ABEFGHI"


def test_a_rack_without_the_leftover_is_read_as_drawn_after_a_rejection() -> None:
    typed = check_typed("ABEFGHI", Counter(letters(MANY)), letters("KW"), 5, FISF, FR)
    assert typed.draw == Draw((), letters("ABEFGHI"), ((),))


def test_the_last_letters_may_be_fewer() -> None:
    assert faults("NW+OITP", "NW", bag="OITP") == {}
    assert faults("OP", "OP", bag="") == {}


def test_joker_games_want_exactly_one_blank() -> None:
    bag = MANY + "??"
    assert faults("?ABCDEF", rules=JOKER, bag=bag) == {}
    assert Fault.NO_BLANK in faults("ABCDEFG", rules=JOKER, bag=bag)
    assert Fault.SECOND_BLANK in faults("??ABCDE", rules=JOKER, bag=bag)
    assert faults("ABCDEFG", rules=JOKER, bag=MANY) == {}  # both lie on the board


def test_the_rack_of_the_cancelled_turn_is_noticed() -> None:
    assert Fault.SAME_RACK in faults("-ABCDEFG", cancelled=letters("GFEDCBA"))
    assert Fault.SAME_RACK not in faults("-ABCDEFH", cancelled=letters("GFEDCBA"))


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_draws_are_stable_for_ever() -> None:
    """Golden values: a journal of today is verified with them in twenty years."""
    found = [draw_rack(FR.full_bag(), (), 1, FISF, FR, Stream("arbitre", 1, n)) for n in (1, 2, 7)]
    assert [draw.text() for draw in found] == ["RJSTIIL", "ESUOYWK", "RODLABR"]
    poor = draw_rack(Counter("AEIOUAEIOUAEBCD"), letters("EE"), 4, FISF, FR, Stream("arbitre", 2, 5))
    assert (poor.text(), ["".join(rack) for rack in poor.rejected]) == (
        "-DIOCOAA",
        ["EEAIODE", "COEAEUA", "OECAAII"],
    )


def test_a_rejection_puts_the_whole_rack_back_the_leftover_included() -> None:
    bag, leftover = Counter(letters("BCDFGHAEIOU")), letters("JKLMNP")
    for number in range(40):
        draw = draw_rack(bag, leftover, 3, FISF, FR, Stream("s", 1, number))
        assert draw.rejected[0][:6] == leftover  # six consonants and one more letter are never legal
        assert draw.leftover == ()
        assert draw.text().startswith("-")
        assert not Counter(draw.rack) - (bag + Counter(leftover))
        assert check_rack(draw.rack, 3, bag + Counter(leftover), FISF.draw, FR).valid


def test_the_romanian_rejection_keeps_the_leftover() -> None:
    bag, leftover = Counter(letters("BCDFGHJA")), letters("KLMNP")
    seen = 0
    for number in range(40):
        draw = draw_rack(bag, leftover, 3, ROMANIA, FR, Stream("s", 1, number))
        assert draw.leftover == leftover
        assert all(rack[:5] == leftover for rack in draw.rejected)
        seen += bool(draw.rejected)
    assert seen > 10


def test_a_leftover_that_nothing_in_the_bag_can_save_goes_back_under_the_romanian_rule_too() -> None:
    draw = draw_rack(Counter(letters("BCDF")), letters("GHJKL"), 3, ROMANIA, FR, Stream("s", 1, 1), rejected=())
    assert draw.rack  # no vowel anywhere: the end of the game is not the draw's business
    two = replace(ROMANIA, draw=replace(ROMANIA.draw, vowels=2, late_vowels=2))
    draw = draw_rack(Counter(letters("AEBCD")), letters("GHJKLM"), 3, two, FR, Stream("s", 1, 1))
    assert draw.leftover == ()


@pytest.mark.parametrize(("rules", "size"), [(FISF, 7), (SEVEN_OF_NINE, 9), (JOKER, 7)])
def test_racks_are_full_while_the_bag_lasts_then_partial(rules: RuleSet, size: int) -> None:
    assert len(draw_rack(FR.full_bag(), (), 1, rules, FR, Stream("s", 1, 1)).rack) == size
    assert sorted(draw_rack(Counter("OITP"), ("N", "W"), 18, rules, FR, Stream("s", 1, 1)).rack) == list("INOPTW")
    assert draw_rack(Counter(), ("O", "P"), 20, rules, FR, Stream("s", 1, 1)) == Draw(("O", "P"), ())


def test_a_joker_game_has_one_blank_in_every_rack() -> None:
    for number in range(50):
        draw = draw_rack(FR.full_bag(), (), 1, JOKER, FR, Stream("s", 1, number))
        assert draw.new[0] == BLANK
        assert Counter(draw.rack)[BLANK] == 1
    bag = FR.full_bag()
    bag[BLANK] -= 1
    draw = draw_rack(bag, ("A", BLANK), 2, JOKER, FR, Stream("s", 1, 1))
    assert Counter(draw.rack)[BLANK] == 1
    no_blanks = FR.full_bag()
    del no_blanks[BLANK]
    assert BLANK not in draw_rack(no_blanks, (), 2, JOKER, FR, Stream("s", 1, 1)).rack


def test_a_cancelled_rack_never_comes_again() -> None:
    stock = Counter(letters("AABBBBBB"))
    with pytest.raises(DrawError, match="no_other_rack"):
        draw_rack(stock, (), 4, FISF, FR, Stream("s", 1, 1), cancelled=letters("AABBBBB"))
    for number in range(30):
        draw = draw_rack(Counter("AAABBBBB"), (), 4, FISF, FR, Stream("s", 1, number), cancelled=letters("AAABBBB"))
        assert Counter(draw.rack) == Counter("AABBBBB")


def test_racks_rejected_by_the_arbiter_stand_before_the_new_one() -> None:
    first = letters("ABCDFG?")
    draw = draw_rack(FR.full_bag(), (), 1, FISF, FR, Stream("s", 1, 2), rejected=(first,))
    assert draw.rejected[0] == first
    assert draw.text().startswith("-")


def test_nothing_is_drawn_from_nothing() -> None:
    with pytest.raises(DrawError, match="empty_bag"):
        draw_rack(Counter(), (), 1, FISF, FR, Stream("s", 1, 1))


def test_a_rare_legal_rack_comes_without_hundreds_of_rejections() -> None:
    stock = Counter("B" * 60 + "AE")
    draw = draw_rack(stock, (), 1, FISF, FR, Stream("s", 1, 1))
    assert check_rack(draw.rack, 1, stock, FISF.draw, FR).valid
    assert len(draw.rejected) <= MAX_REJECTIONS


@given(
    st.lists(st.sampled_from("AEIOUYBCDRSTLN?"), min_size=2, max_size=40),
    st.integers(0, 6),
    st.integers(1, 25),
    st.integers(0, 10**6),
    st.sampled_from([FISF, JOKER, ROMANIA, SEVEN_OF_NINE]),
)
def test_any_draw_is_legal_when_one_is_possible_and_loses_no_letter(
    stock: list[str], left: int, turn: int, number: int, rules: RuleSet
) -> None:
    stock.sort(key=lambda letter: letter == BLANK)
    leftover, bag = tuple(stock[: min(left, len(stock) - 1)]), Counter(stock[min(left, len(stock) - 1) :])
    assume(not rules.rack.joker or leftover.count(BLANK) < 2)  # a joker game's rack never held two
    draw = draw_rack(bag, leftover, turn, rules, FR, Stream("s", 1, number))
    whole = bag + Counter(leftover)
    assert not Counter(draw.rack) - whole
    joker = rules.rack.joker
    assert len(draw.rack) == min(rules.rack.size, len(stock) - max(0, whole[BLANK] - 1) * joker)
    check = check_rack(draw.rack, turn, whole, rules.draw, FR, one_blank=joker)
    assert check.valid or not check.stock_allows
    for rack in draw.rejected[:-1] if rules.draw.rejection is Rejection.WHOLE else ():
        assert not check_rack(rack, turn, whole, rules.draw, FR, one_blank=joker).valid


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stock", "options", "reason"),
    [
        ("", {}, EndReason.ALL_PLACED),
        ("?", {}, EndReason.ONE_LETTER),
        ("E", {}, EndReason.ONE_LETTER),
        ("BGLRTT", {}, EndReason.ONLY_CONSONANTS),
        ("AEI", {}, EndReason.ONLY_VOWELS),
        ("RT?", {}, None),
        ("EY", {}, None),
        ("??", {}, None),
        ("EIRT", {"playable": True}, None),
        ("EIRT", {"playable": False}, EndReason.NO_MOVE),
        ("AEIRSTU", {"cancelled_turn": True}, EndReason.NO_OTHER_RACK),
        ("AEIRSTUB", {"cancelled_turn": True}, None),
        ("AABBBBBB", {"cancelled": "AABBBBB"}, EndReason.NO_OTHER_RACK),
        ("AAABBBBB", {"cancelled": "AABBBBB"}, None),
        ("AEEIILNRSTU", {"interruption_minutes": 31}, EndReason.INTERRUPTION),
        ("AEEIILNRSTU", {"interruption_minutes": 30}, None),
        ("AEEIILNRSTU", {"turns_played": 50}, None),
    ],
)
def test_the_end_of_the_game(stock: str, options: dict[str, Any], reason: EndReason | None) -> None:
    assert end_reason(letters(stock), FISF, FR, **options) is reason
    assert end_reason(Counter(letters(stock)), FISF, FR, **options) is reason


def test_a_fixed_number_of_turns() -> None:
    rules = RuleSet.from_mapping({"end": {"turns": 15}})
    assert end_reason(letters(MANY), rules, FR, turns_played=14) is None
    assert end_reason(letters(MANY), rules, FR, turns_played=15) is EndReason.TURNS_REACHED


def test_the_flemish_end() -> None:
    rules = RuleSet.from_mapping(
        {"end": {"below_rack": True}, "draw": {"vowels": 1, "consonants": 0, "late_vowels": 1, "late_consonants": 0}}
    )
    assert end_reason(letters("ABCDEF"), rules, FR) is EndReason.BELOW_RACK
    assert end_reason(letters("BCDFGHJ"), rules, FR) is EndReason.ONLY_CONSONANTS
    assert end_reason(letters("AEIOUAE"), rules, FR) is None


def test_the_second_blank_of_a_joker_game_is_no_letter_to_play_with() -> None:
    assert end_reason(letters("??"), JOKER, FR) is EndReason.ONE_LETTER
    assert end_reason(letters("T??"), JOKER, FR) is None


def test_fise_ends_without_vowels_even_with_a_blank_from_turn_16() -> None:
    rules = replace(FISF, draw=FISE_DRAW)
    assert end_reason(letters("RT?"), rules, FR, turns_played=10) is None
    assert end_reason(letters("RT?"), rules, FR, turns_played=15) is EndReason.ONLY_CONSONANTS


# --- the bag ----------------------------------------------------------------------------------------------------------


def test_what_is_not_in_the_bag_is_named() -> None:
    assert take(Counter("AAB"), "AB") == Counter("A")
    with pytest.raises(BagError) as caught:
        take(Counter("AAB"), "ABBC")
    assert (caught.value.kind, caught.value.data) == ("not_in_bag", {"letters": {"B": 1, "C": 1}})


def test_the_list_of_the_bag_is_alphabetical_blanks_last() -> None:
    assert "".join(listed(Counter("B?AC?A"), FR)) == "AABC??"

"""Randomness: stable, checkable, even; and draws with exactly the chances of drawing until a rack is legal."""

from __future__ import annotations

import hashlib
import random
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import comb, prod

import pytest

from arbitre.domain.base.randomness import Stream, commitment
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.draw import draw as draw_module
from arbitre.domain.draw.draw import check_rack, draw_rack
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.resources import data_path

FR = TileSet.from_mapping(tomllib.loads((data_path("lexicons") / "fr" / "tiles.toml").read_text("utf-8")))
FISF = RuleSet()
TWELVE_AND_THREE = Counter({"A": 5, "E": 4, "I": 2, "O": 1, "B": 1, "C": 1, "D": 1})


def chi_square(observed: Mapping[str, int], expected: Mapping[str, float]) -> float:
    """How far observed counts are from expected ones, in standard deviations (Wilson and Hilferty's approximation).

    Classes of fewer than five expected are put together.
    """
    assert not set(observed) - set(expected), "something came that can't"
    rare = [key for key, value in expected.items() if value < 5]
    pairs = [(observed.get(key, 0), value) for key, value in expected.items() if value >= 5]
    if rare:
        pairs.append((sum(observed.get(key, 0) for key in rare), sum(expected[key] for key in rare)))
    statistic = sum((seen - wanted) ** 2 / wanted for seen, wanted in pairs if wanted)
    freedom = len(pairs) - 1
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def key(rack: Iterable[str]) -> str:
    return "".join(sorted(rack))


def legal_racks(stock: Counter[str], size: int, turn: int) -> dict[str, float]:
    """The chance of every legal rack, all sets of tiles being equally likely: plain enumeration."""
    racks: dict[str, int] = {}

    def extend(index: int, rack: str, ways: int) -> None:
        if len(rack) == size:
            if check_rack(rack, turn, stock, FISF.draw, FR).valid:
                racks[key(rack)] = ways
            return
        if index < len(letters):
            letter = letters[index]
            for number in range(min(stock[letter], size - len(rack)) + 1):
                extend(index + 1, rack + letter * number, ways * comb(stock[letter], number))

    letters = list(stock)
    extend(0, "", 1)
    total = sum(racks.values())
    return {rack: ways / total for rack, ways in racks.items()}


def drawn(number: int, draw: Callable[[int], Iterable[str]]) -> Counter[str]:
    return Counter(key(draw(index)) for index in range(number))


def expected(chances: Mapping[str, float], number: int) -> dict[str, float]:
    return {rack: chance * number for rack, chance in chances.items()}


@pytest.mark.parametrize("number", [20_000, pytest.param(100_000, marks=pytest.mark.long)])
def test_draws_have_the_chances_of_drawing_until_the_rack_is_legal(number: int) -> None:
    found = drawn(
        number, lambda index: draw_rack(TWELVE_AND_THREE, (), 3, FISF, FR, Stream("chi-square", 1, index)).rack
    )
    assert abs(chi_square(found, expected(legal_racks(TWELVE_AND_THREE, 7, 3), number))) < 3.5


def test_the_chi_square_notices_a_draw_that_picks_the_required_letters_first() -> None:
    generator = random.Random(1)

    def biased(_: int) -> list[str]:
        vowels, consonants = list("AAAAAEEEEIIO"), list("BCD")
        rack = generator.sample(vowels, 2) + generator.sample(consonants, 2)
        rest = list((Counter(vowels + consonants) - Counter(rack)).elements())
        return rack + generator.sample(rest, 3)

    number = 20_000
    assert chi_square(drawn(number, biased), expected(legal_racks(TWELVE_AND_THREE, 7, 3), number)) > 20


def test_the_direct_draw_after_many_rejections_has_the_same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw_module, "MAX_REJECTIONS", 1)
    number = 30_000
    draws = [draw_rack(TWELVE_AND_THREE, (), 3, FISF, FR, Stream("direct", 1, index)) for index in range(number)]
    direct = Counter(key(draw.rack) for draw in draws if draw.rejected)
    assert direct.total() > number / 3
    chances = legal_racks(TWELVE_AND_THREE, 7, 3)
    assert abs(chi_square(direct, expected(chances, direct.total()))) < 3.5


def test_a_leftover_is_completed_first_and_goes_back_whole() -> None:
    """Exact chances: the leftover completed by k letters when that is legal, else any legal rack of the whole stock."""
    leftover, bag = ("A", "A", "E", "E", "I"), TWELVE_AND_THREE - Counter("AAEEI")
    chances: dict[str, float] = {}
    pairs = [(a, b) for a in bag for b in bag if a < b or (a == b and bag[a] > 1)]
    for a, b in pairs:
        ways = prod(comb(bag[letter], count) for letter, count in Counter((a, b)).items())
        rack = (*leftover, a, b)
        if check_rack(rack, 3, TWELVE_AND_THREE, FISF.draw, FR).valid:
            chances[key(rack)] = ways / comb(bag.total(), 2)
    first = sum(chances.values())
    for rack_text, chance in legal_racks(TWELVE_AND_THREE, 7, 3).items():
        chances[rack_text] = chances.get(rack_text, 0) + (1 - first) * chance
    number = 20_000
    found = drawn(number, lambda index: draw_rack(bag, leftover, 3, FISF, FR, Stream("left", 1, index)).rack)
    assert abs(chi_square(found, expected(chances, number))) < 3.5


def test_letters_come_in_every_order() -> None:
    number = 24_000
    found = Counter(
        "".join(draw_rack(Counter("ABCE"), (), 3, FISF, FR, Stream("order", 1, index)).new) for index in range(number)
    )
    assert len(found) == 24
    assert abs(chi_square(found, dict.fromkeys(found, number / 24))) < 3.5


def test_the_stream_is_what_its_description_says() -> None:
    """Anyone can check a draw with a few lines of his own."""
    digest = hashlib.sha256(b"arbitre/1/3/4/0/arbitre").digest()
    words = [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]
    stream = Stream("arbitre", 3, 4)
    assert [stream.below(1000) for _ in range(4)] == [word % 1000 for word in words]
    again = int.from_bytes(hashlib.sha256(b"arbitre/1/3/4/1/arbitre").digest()[:8], "big")
    assert stream.below(1000) == again % 1000


def test_the_stream_is_stable_for_ever() -> None:
    stream = Stream("arbitre", 3, 4)
    bounds = (2, 10, 100, 1000, 10**9, 2**64)
    assert [stream.below(bound) for bound in bounds] == [1, 6, 57, 498, 559761053, 8778753385817650520]
    assert commitment("arbitre") == hashlib.sha256(b"arbitre/1/commitment/arbitre").hexdigest()


def test_the_uneven_rest_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 2**64 - 2, 5])
    stream = Stream("s", 1, 1)
    monkeypatch.setattr(stream, "_word", lambda: next(words))
    assert stream.below(3) == (2**64 - 2) % 3  # 2**64 = 3k + 1: only the last word is uneven
    assert stream.below(10) == 5


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_that_makes_no_sense_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Stream("s", 1, 1).below(bound)


def test_seeds_games_and_draws_have_streams_of_their_own() -> None:
    names = [("a", 1, 1), ("b", 1, 1), ("a", 2, 1), ("a", 1, 2), ("1/a", 1, 1), ("a", 11, 1), ("a", 1, 11)]
    assert len({Stream(*name).below(2**64) for name in names}) == len(names)


def test_shuffling_loses_nothing() -> None:
    assert sorted(Stream("s", 1, 1).shuffled("ABCDE")) == list("ABCDE")

"""What a move leaves in every variant; over thousands of random games no tile appears or disappears."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from arbitre.domain.base.randomness import Stream
from arbitre.domain.board.board import CENTRE, Board
from arbitre.domain.board.move import LayError, Placement, lay, run_at
from arbitre.domain.board.reference import SIZE, Direction, Reference
from arbitre.domain.board.tiles import BLANK, Kind, Letters, Tile, TileSet
from arbitre.domain.draw.draw import DrawError, draw_rack, end_reason
from arbitre.domain.play.variants import after_move, balance, explode
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.resources import data_path

FR = TileSet.from_mapping(tomllib.loads((data_path("lexicons") / "fr" / "tiles.toml").read_text("utf-8")))
ES = TileSet.from_mapping(tomllib.loads((data_path("lexicons") / "es" / "tiles.toml").read_text("utf-8")))
SMALL = TileSet(
    "xx",
    "small",
    "letter",
    tuple(Tile(letter, 1, 3, Kind.VOWEL) for letter in "AEI")
    + tuple(Tile(letter, 2, 2, Kind.CONSONANT) for letter in ("B", "C", "D", "CH"))
    + (Tile("Y", 5, 1, Kind.EITHER),),
    2,
)

NORMAL = RuleSet()
JOKER = RuleSet.from_mapping({"variant": "joker", "rack": {"joker": True}})
EXPLOSIVE = RuleSet.from_mapping({"variant": "explosive", "rack": {"explosive": True}})
FLEMISH = RuleSet.from_mapping({"rack": {"leftover_returns": True, "blanks_replaced": True}})
NINE_JOKER = RuleSet.from_mapping({"variant": "789joker", "rack": {"size": 9, "max_played": 9, "joker": True}})
SEVEN_OF_EIGHT = RuleSet.from_mapping({"variant": "7of8", "rack": {"size": 8, "max_played": 7}})
ROMANIA = RuleSet.from_mapping(
    {"draw": {"vowels": 1, "consonants": 1, "late_vowels": 1, "late_consonants": 1, "rejection": "new"}}
)
VARIANTS = (NORMAL, JOKER, EXPLOSIVE, FLEMISH, NINE_JOKER, SEVEN_OF_EIGHT, ROMANIA)


def placed(word: str, reference: str = "H8", board: Board | None = None) -> Placement:
    return lay(board or Board(), FR.parse_word(word), Reference.parse(reference, "letter"))


def bag_without(*racks: str) -> Counter[str]:
    return FR.full_bag() - Counter("".join(racks))


# --- one move ---------------------------------------------------------------------------------------------------------


def test_a_blank_stays_in_a_normal_game() -> None:
    after = after_move(Board(), tuple("CAT?ERS"), bag_without("CAT?ERS"), placed("CAn"), NORMAL.rack, FR)
    assert after.board.squares[CENTRE + 2] == "n"
    assert after.leftover == tuple("ERST")
    assert (after.replaced, after.kept, after.lacking) == ((), (CENTRE + 2,), ())
    assert after.bag == bag_without("CAT?ERS")


@pytest.mark.parametrize("rules", [JOKER, NINE_JOKER, FLEMISH])
def test_a_blank_gives_way_to_the_letter_of_the_bag(rules: RuleSet) -> None:
    bag = bag_without("CAT?ERS")
    after = after_move(Board(), tuple("CAT?ERS"), bag, placed("CAn"), rules.rack, FR)
    assert after.board.squares[CENTRE + 2] == "N"
    assert (after.replaced, after.kept) == (((CENTRE + 2, "N"),), ())
    assert after.bag["N"] == bag["N"] - 1
    assert after.bag[BLANK] == bag[BLANK] + 1
    assert after.leftover == (() if rules is FLEMISH else tuple("ERST"))


def test_the_leftover_is_not_the_bag() -> None:
    """The only Z is on the rack: the blank that plays a Z stays (section 8 of the specification)."""
    bag = bag_without("CAZ?ERS")
    after = after_move(Board(), tuple("CAZ?ERS"), bag, placed("CAz"), JOKER.rack, FR)
    assert after.board.squares[CENTRE + 2] == "z"
    assert after.bag == bag


def test_the_flemish_leftover_goes_back() -> None:
    after = after_move(Board(), tuple("CATOERS"), bag_without("CATOERS"), placed("CAT"), FLEMISH.rack, FR)
    assert after.leftover == ()
    assert after.bag == bag_without("CAT")


def test_two_blanks_of_the_same_letter_need_two_tiles() -> None:
    rack, bag = tuple("??AERST"), bag_without("??AERST")
    bag["Z"], bag["N"] = 1, 1
    after = after_move(Board(), rack, bag, placed("zAz"), FLEMISH.rack, FR)
    assert (len(after.replaced), len(after.kept)) == (1, 1)
    assert after.board.tiles()[BLANK] == 1


def test_letters_that_the_rack_lacks_are_named() -> None:
    after = after_move(Board(), tuple("CAERS"), bag_without("CAERS"), placed("CAT"), NORMAL.rack, FR)
    assert after.lacking == ("T",)
    assert after.leftover == tuple("ERS")


def test_an_explosive_blank_gives_way_before_play() -> None:
    rack, bag = tuple("CAT?ERS"), bag_without("CAT?ERS")
    found = explode(rack, bag, ["n", "p"])
    assert (found.rack, found.letter) == (tuple("CATNERS"), "N")
    assert found.bag["N"] == bag["N"] - 1
    assert found.bag[BLANK] == bag[BLANK] + 1
    none_left = Counter({"P": 1})
    assert explode(rack, none_left, ["n", "p"]).letter == "P"
    assert explode(rack, none_left, ["n"]).rack == rack
    assert explode(tuple("CATNERS"), bag, ["n"]).rack == tuple("CATNERS")
    assert none_left == Counter({"P": 1})


def test_balance_counts_vowels_against_consonants() -> None:
    assert [balance(letters, FR) for letters in ("", "AB", "AAB", "AAB?", "AAAY", "BBBB", "??")] == [
        0,
        0,
        1,
        0,
        2,
        4,
        0,
    ]


# --- whole games ------------------------------------------------------------------------------------------------------


class Player:
    """Plays at random: any letters, anywhere they can lie; there is no word list."""

    def __init__(self, seed: int, rules: RuleSet, tile_set: TileSet) -> None:
        self.random = random.Random(seed)
        self.rules = rules
        self.tiles = tile_set
        self.alphabet = [tile.text for tile in tile_set.tiles]

    def move(self, board: Board, rack: Letters) -> Placement | None:
        if self.random.random() < 0.02:  # as if nothing could be played
            return None
        occupied = [square for square, letter in enumerate(board.squares) if letter] or [CENTRE]
        for _ in range(30):
            number = self.random.randint(1, min(len(rack), self.rules.rack.max_played))
            chosen = self.random.sample(rack, number)
            letters = [self.random.choice(self.alphabet).lower() if one == BLANK else one for one in chosen]
            direction = self.random.choice(list(Direction))
            placement = self._try(board, letters, self.random.choice(occupied), direction)
            if placement is not None:
                return placement
        return None

    def _try(self, board: Board, letters: list[str], anchor: int, direction: Direction) -> Placement | None:
        step = 1 if direction is Direction.ACROSS else SIZE
        start = anchor - step * self.random.randint(0, len(letters))
        along = start % SIZE if step == 1 else start // SIZE
        if start < 0 or (step == 1 and start // SIZE != anchor // SIZE):
            return None
        if board.squares[start]:
            start = run_at(board, start, direction)[0]
            along = start % SIZE if step == 1 else start // SIZE
        word: list[str] = []
        rest = list(letters)
        for square in range(start, start + step * (SIZE - along), step):
            if board.squares[square]:
                word.append(board.squares[square])
            elif rest:
                word.append(rest.pop())
            else:
                break
        try:
            return None if rest else lay(board, word, Reference(*divmod(start, SIZE), direction))
        except LayError:
            return None


def game(number: int, rules: RuleSet, tile_set: TileSet) -> Iterator[tuple[str, Counter[str], Letters, Board]]:
    """Play a game to its end; yields the bag, the rack and the board after every step."""
    player = Player(number, rules, tile_set)
    board, bag = Board(), tile_set.full_bag()
    left: Letters = ()
    for turn in range(1, 60):
        if end_reason(bag + Counter(left), rules, tile_set, turns_played=turn - 1) is not None:
            return
        draw = draw_rack(bag, left, turn, rules, tile_set, Stream(str(number), 1, turn))
        for rejected in draw.rejected:
            yield "rejected", bag + Counter(left) - Counter(rejected), rejected, board
        bag = bag + Counter(left) - Counter(draw.rack)
        rack = draw.rack
        yield "drawn", bag, rack, board
        if rules.rack.explosive:
            exploded = explode(rack, bag, [player.random.choice(player.alphabet)])
            bag, rack = exploded.bag, exploded.rack
            yield "exploded", bag, rack, board
        placement = player.move(board, rack)
        if placement is None:  # cancelled: everything back, another rack
            left, bag = (), bag + Counter(rack)
            yield "cancelled", bag, left, board
            try:
                draw_rack(bag, (), turn, rules, tile_set, Stream(str(number), 2, turn), cancelled=rack)
            except DrawError:
                return
            continue
        after = after_move(board, rack, bag, placement, rules.rack, tile_set)
        assert after.lacking == ()
        board, left, bag = after.board, after.leftover, after.bag
        yield "placed", bag, left, board


def conserved(numbers: range, tile_set: TileSet) -> Counter[str]:
    full = +tile_set.full_bag()
    steps: Counter[str] = Counter()
    for number in numbers:
        rules = VARIANTS[number % len(VARIANTS)]
        for step, bag, rack, board in game(number, rules, tile_set):
            steps[step] += 1
            assert bag + Counter(rack) + board.tiles() == full, (number, step)
            assert len(rack) <= rules.rack.size
            assert rules.rack.joker is False or Counter(rack)[BLANK] <= 1
    return steps


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in (1, 2, 3))])
def test_10_000_random_games_conserve_tiles_after_every_step(part: int) -> None:
    steps = conserved(range(part * 2_500, (part + 1) * 2_500), SMALL)
    assert all(steps[step] > 30 for step in ("rejected", "drawn", "exploded", "placed", "cancelled")), steps


@pytest.mark.parametrize("tile_set", [FR, ES], ids=["fr", "es"])
def test_random_games_with_full_sets_conserve_tiles(tile_set: TileSet) -> None:
    steps = conserved(range(70), tile_set)
    assert steps["placed"] > 700


def test_the_check_notices_a_lost_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    right = after_move

    def losing(*values: Any) -> Any:
        after = right(*values)
        return type(after)(after.board, after.leftover[1:], after.bag)

    monkeypatch.setitem(game.__globals__, "after_move", losing)
    with pytest.raises(AssertionError):
        conserved(range(7), SMALL)

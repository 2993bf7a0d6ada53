"""Sample tournaments with invented players: the same from the same seed, in every language and variant."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from arbitre.application.practice.demo import PlayedSample, Sample, play_sample
from arbitre.application.practice.invented import WEIGHTS, Fault, InventedRoom, InventedSlip, invented_players
from arbitre.application.presets.rulesets import RuleSets
from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import BLANK
from arbitre.domain.rules.rule_set import with_variant
from arbitre.domain.rules.slip import SlipStatus
from tests.application.lists import catalogue

SMALL = Sample(players=6, games=1, seed="1", turns=4)


def played(sample: Sample, rules: str = "fisf-2023", variant: str = "normal") -> PlayedSample:
    return play_sample(sample, with_variant(RuleSets().load(rules), variant), None, catalogue())


def test_the_same_seed_plays_the_same_tournament() -> None:
    def told(one: PlayedSample) -> object:
        turns = one.session.state.games[0].turns
        slips = [{table: marked.slip for table, marked in turn.slips.items()} for turn in turns]
        return one.session.results.standing(), [(turn.rack, turn.rejected, turn.retained) for turn in turns], slips

    first, second, other = played(SMALL), played(SMALL), played(replace(SMALL, seed="2"))
    assert told(first) == told(second)
    assert told(first) != told(other)


@pytest.mark.parametrize(
    ("language", "rules", "variant"),
    [
        ("it", "italian-box", "normal"),
        ("en", "english-posl", "normal"),
        ("es", "fise", "normal"),
        ("ca", "fisf-2023", "normal"),
        ("ro", "romania", "normal"),
        ("nl", "ntsv", "normal"),
        ("de", "club", "7of8"),
        ("fr", "fisf-2023", "joker"),
        ("fr", "fisf-2023", "7and8joker"),
        ("fr", "fisf-2023", "789"),
        ("fr", "fisf-2023", "explosive"),
    ],
)
def test_every_language_and_variant_can_be_played(language: str, rules: str, variant: str) -> None:
    one = played(replace(SMALL, language=language), rules, variant)
    game = one.session.state.games[0]
    assert one.summary["turns"] == 4
    assert one.summary["top_total"] == sum(turn.retained.score for turn in game.turns if turn.retained) > 0
    outside = game.tile_set.full_bag() - game.board.tiles()
    last = game.turns[-1]
    assert last.retained is not None
    assert sum(outside.values()) == game.tile_set.total - sum(game.board.tiles().values())
    assert game.rules.variant == variant
    if game.rules.rack.joker:
        assert all(turn.rack.count(BLANK) <= 1 for turn in game.turns)


def test_a_whole_game_ends_by_the_book() -> None:
    one = played(replace(SMALL, players=3, turns=0))
    game = one.session.state.games[0]
    assert game.ended in {"all_placed", "one_letter", "only_vowels", "only_consonants", "no_move", "no_other_rack"}
    assert 12 < len(game.turns) < 40
    assert all(game.complete(turn.serial) for turn in game.turns if turn.counts)


def test_players_are_invented_without_repeats() -> None:
    players = invented_players(700, "x")
    assert len({player.name for player in players}) == len({player.id for player in players}) == 700
    assert players[:10] == invented_players(10, "x")
    assert players[:10] != invented_players(10, "y")


@pytest.fixture(scope="module")
def many() -> list[InventedSlip]:
    """Slips of five turns of a big room on one real position, half of them spoiled."""
    searcher = catalogue().open("fr").searcher()
    tiles = searcher.tile_set
    rows = ["." * 15] * 7 + ["....CHATON....."] + ["." * 15] * 7
    board = Board.parse(rows, tiles)
    solutions = searcher.solutions(board, tiles.parse_rack("AEIRST?"))
    room = InventedRoom(range(1, 401), "x", faults=0.5)
    found: list[InventedSlip] = []
    for serial in range(1, 6):
        slips = room.slips(serial, board, solutions, solutions[0], tiles, "letter", searcher.admits)
        assert sorted(one.table for one in slips) == list(range(1, 401))
        assert [one.table for one in slips] != list(range(1, 401)), "slips come in no order"
        found += slips
    return found


def test_every_fault_is_made_about_as_often_as_it_should(many: list[InventedSlip]) -> None:
    faults = Counter(one.fault for one in many)
    spoiled = sum(count for fault, count in faults.items() if fault is not None)
    assert 0.4 * len(many) < spoiled < 0.6 * len(many)
    assert set(WEIGHTS) <= set(faults)
    assert faults[Fault.WRONG_SCORE] > faults[Fault.BLANK]


def test_faults_are_what_they_are_called(many: list[InventedSlip]) -> None:
    admits = catalogue().open("fr").searcher().admits
    for one in many:
        match one.fault:
            case Fault.NONE:
                assert one.slip is None
                continue
            case Fault.BLANK:
                assert one.slip is not None
                assert (one.slip.status, one.slip.entries) == (SlipStatus.BLANK, ())
                continue
        assert one.slip is not None
        (entry,) = one.slip.entries
        assert (one.slip.status is SlipStatus.LATE) == (one.fault is Fault.LATE)
        assert (entry.reference is None) == (one.fault is Fault.NO_REFERENCE)
        assert (one.slip.score is None) == (one.fault is Fault.NO_SCORE)
        if one.fault is Fault.INVALID_WORD:
            assert not admits(entry.word.upper())
        elif one.fault is not Fault.INCOMPLETE_WORD:
            assert admits(entry.word.upper())
        if one.fault is Fault.UNCIRCLED:
            assert entry.word == entry.word.upper()


def test_strong_players_find_more_tops(many: list[InventedSlip]) -> None:
    tops: Counter[int] = Counter()
    best = max((one.slip.score or 0) for one in many if one.slip and one.fault is None)
    for one in many:
        tops[one.table] += one.slip is not None and one.slip.score == best
    assert len({tops[table] for table in range(1, 401)}) >= 5

"""Prepared games: honest draws, the book's tops, criteria that hold, the same games from the same seed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest

from arbitre.application.prepare.prepare import Lists, Order, PreparedFiles, prepare
from arbitre.application.prepare.prepared import Criteria, CriteriaError, GameMaker, PreparedGame
from arbitre.application.presets.rulesets import RuleSets
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import lay
from arbitre.domain.board.tiles import BLANK
from arbitre.domain.play.replay import replay
from arbitre.domain.rules.rule_set import RuleSet, with_turns, with_variant
from arbitre.resources import data_path
from arbitre.settings import cache_folder, data_folder
from tests.application.lists import catalogue

LISTS = Lists(data_path("lexicons"), data_folder() / "lexicons", cache_folder() / "lexicons")


def maker(
    criteria: Criteria, *, variant: str = "normal", rules: str = "fisf-2023", language: str = "fr", turns: int = 0
) -> GameMaker:
    chosen = with_turns(with_variant(RuleSets().load(rules), variant), turns)
    return GameMaker(catalogue().open(language).searcher(chosen.rack), chosen, criteria, "seed")


def games(criteria: Criteria, tries: int = 30, turns: int = 0) -> list[PreparedGame]:
    made = maker(criteria, turns=turns)
    return [made.with_margins(game) for number in range(1, tries) if (game := made.play(number)) is not None]


@pytest.mark.parametrize("variant", ["normal", "joker", "7of8", "789joker", "explosive"])
def test_a_prepared_game_replays_and_ends_as_it_says(variant: str) -> None:
    rules = with_variant(RuleSets().load(), variant)
    game = maker(Criteria(), variant=variant).play(1)
    assert game is not None
    played = replay({"language": "fr", "rounds": game.rounds("letter")}, rules, catalogue().tile_set("fr"))
    assert all(one.agrees and one.draw_legal for one in played.rounds)
    assert str(played.ended) == game.ended or game.ended == "no_move"
    assert game.top == played.rounds[-1].total


def test_the_retained_moves_are_tops_of_our_own_search() -> None:
    game = maker(Criteria()).play(2)
    assert game is not None
    searcher = catalogue().open("fr").searcher()
    board = Board()
    for turn in maker(Criteria()).with_margins(game).turns:
        solutions = searcher.solutions(board, turn.draw.rack)
        assert turn.move in solutions.tops()
        assert turn.tied == len(solutions.tops())
        assert turn.margin == solutions[0].score - solutions[1].score
        placed = lay(board, turn.move.word, turn.move.reference).placed
        assert turn.placed == len(placed)
        board = board.with_letters(placed)


def every(check: Callable[[PreparedGame], bool], criteria: Criteria, tries: int = 30, turns: int = 0) -> None:
    found = games(criteria, tries, turns)
    assert found
    assert all(map(check, found))
    assert len(found) < tries - 1, "the criterion lets everything pass"


def test_criteria_hold_for_every_game() -> None:
    every(lambda game: 900 <= game.top <= 980, Criteria(top_min=900, top_max=980))
    every(lambda game: 20 <= len(game.turns) <= 22, Criteria(turns_min=20, turns_max=22))
    every(lambda game: 4 <= game.figures()["scrabbles"] <= 5, Criteria(scrabbles_min=4, scrabbles_max=5))
    every(lambda game: game.figures(10)["margin_share"] >= 0.15, Criteria(margin=10, margin_share=0.15))
    every(lambda game: all(turn.blanks == 0 for turn in game.turns), Criteria(no_blank=True), turns=6)


def test_no_ties_and_common_words() -> None:
    unique = games(Criteria(no_ties=True), 2500)
    assert unique
    assert all(turn.tied == 1 for game in unique for turn in game.turns)
    first = maker(Criteria()).play(1)
    assert first is not None
    words: set[str] = set()
    board = Board()
    for turn in first.turns:
        placement = lay(board, turn.move.word, turn.move.reference)
        words.update("".join(cross.word).upper() for cross in placement.cross_words)
        words.add("".join(placement.word).upper())
        board = board.with_letters(placement.placed)
    assert maker(Criteria(common=frozenset(words))).play(1) is not None
    assert maker(Criteria(common=frozenset(words - {first.turns[5].move.plain()}))).play(1) is None


def test_contradictions_are_refused() -> None:
    with pytest.raises(CriteriaError):
        maker(Criteria(top_min=2, top_max=1))
    with pytest.raises(CriteriaError):
        maker(Criteria(margin_share=1.5))
    assert Criteria(no_ties=True, top_min=3).wanted == ["top_min", "no_ties"]


def test_processes_give_the_games_of_the_seed_in_its_order() -> None:
    rules = with_turns(RuleSets().load(), 5)
    order = Order(rules, "fr", "s", count=5, jobs=0, criteria=Criteria(top_min=180))
    here = list(prepare(order, LISTS))
    numbers: list[tuple[int, int]] = []
    two = Order(rules, "fr", "s", count=5, jobs=2, criteria=Criteria(top_min=180))
    there = list(prepare(two, LISTS, lambda found, played: numbers.append((found, played))))
    assert there == here
    assert [game.number for game in here] == sorted({game.number for game in here})
    assert numbers == sorted(numbers)
    with closing(prepare(two, LISTS)) as started:
        assert next(started) == here[0]


def test_tries_end_the_search() -> None:
    order = Order(RuleSet(), "fr", "s", count=5, tries=6, jobs=0, criteria=Criteria(turns_max=2))
    told: list[tuple[int, int]] = []
    assert list(prepare(order, LISTS, lambda found, played: told.append((found, played)))) == []
    assert told[-1] == (0, 6)


def test_files_and_index(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("games") / "new"
    order = Order(RuleSets().load(), "fr", "s")
    opened = catalogue().open("fr")
    files = PreparedFiles(folder, order, "fr", "letter", opened.id)
    game = maker(Criteria()).play(1)
    assert game is not None
    assert files.add(game).name == "partie-0001.json"
    assert files.write_index().read_text(encoding="utf-8").splitlines()[1].startswith("partie-0001.json;seed;1;")
    assert sorted(path.name for path in folder.iterdir()) == ["index.csv", "partie-0001.json"]


def test_a_rack_without_a_move_goes_back() -> None:
    made = maker(Criteria(), language="it", rules="italian-box")
    for number in range(1, 6):
        game = made.play(number)
        assert game is not None
        assert all(turn.draw.rack.count(BLANK) <= 2 and turn.move.score > 0 for turn in game.turns)

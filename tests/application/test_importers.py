"""Games of other programs are read whatever their spelling, and checked without a word being shown."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.application.prepare.importers import ImportProblem, read_eliot, read_lines
from arbitre.application.prepare.imposed import imposed_game
from arbitre.application.presets.rulesets import RuleSets
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.play.replay import replay
from tests.application.lists import catalogue

GAMES = Path(__file__).parent.parent / "data" / "games" / "duplicate"


@pytest.fixture(scope="module")
def french() -> TileSet:
    return catalogue().tile_set("fr")


def published(name: str = "fr_hiersac_2021-06-11.json") -> dict[str, Any]:
    game: dict[str, Any] = json.loads((GAMES / name).read_text(encoding="utf-8"))
    return game


def rounds(game: dict[str, Any]) -> list[tuple[object, ...]]:
    return [tuple(one[key] for key in ("n", "draw", "word", "ref", "points")) for one in game["rounds"]]


# -- lines of text ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mark", [";", "; ", "\t", " | ", ",", "   "])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_usual_separators_and_line_ends(french: TileSet, mark: str, end: str) -> None:
    game = published()
    lines = [mark.join(map(str, one)) for one in rounds(game)]
    read = read_lines(end.join(["", "# partie", *lines, ""]), french)
    assert rounds(read) == rounds(game)


def test_sheets_write_words_and_places_their_own_way(french: TileSet) -> None:
    text = """
    N° ; Tirage ; Solution ; Réf. ; Points ; Total
    ------------------------------------------------
    1. ; CHATO NS ; "chat" ; H 5 ; 18 pts ; 18
    2 ; ONS+ELU? ; L(E)NTOS* ; 8h ; -1 ;
    3 ; -aeiou?t ; Ôtées ; A1 ; 7
    """
    read = read_lines(text, french)
    assert rounds(read) == [
        (1, "CHATONS", "CHAT", "H5", 18),
        (2, "ONS+ELU?", "LeNTOS", "8H", -1),
        (3, "-AEIOU?T", "OTEES", "A1", 7),
    ]
    assert [one["total"] for one in read["rounds"]] == [18, None, None]


def test_tiles_of_several_characters_in_lines() -> None:
    read = read_lines("1;[CH]A[RR]OEIS;CHARRO;8H;30", catalogue().tile_set("es"))
    assert read["rounds"][0]["word"] == "[CH]A[RR]O"
    assert read["rounds"][0]["ref"] == "8H"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("1;CHATONS;CHAT;H5;18\n2;ABC;AB;P16;3", 2),
        ("1;CHATONS;CHAT;H5;x\n", 1),
        ("1;CHATONS;CHAT;H5;18\n\nAU REVOIR\n", 3),
        ("1;CH#TONS;CHAT;H5;18", 1),
        ("1;CHATONS;CH4T;H5;18", 1),
    ],
)
def test_a_line_that_is_no_round_is_named(french: TileSet, text: str, line: int) -> None:
    with pytest.raises(ImportProblem) as problem:
        read_lines(text, french)
    assert (problem.value.kind, problem.value.data["line"]) == ("bad_line", line)


@given(text=st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    tiles = catalogue().tile_set("fr")
    kind = ""
    try:
        assert read_lines(text, tiles)["rounds"]
    except ImportProblem as problem:
        kind = problem.kind
    assert kind in {"", "no_rounds", "bad_line"}


# -- Eliot -----------------------------------------------------------------------------------------------------------

ELIOT = """<?xml version="1.0" encoding="UTF-8"?>
<EliotGame format="2">
    <Dictionary><Name>ODS 5.0</Name><Type>dawg</Type><Letters>A B C</Letters><WordNb>369085</WordNb></Dictionary>
    <Game>
        <Mode>arbitration</Mode>
        {variant}
        <Player id="0"><Name>Dupont & Martin</Name><Type>human</Type><TableNb>1</TableNb></Player>
        <Player id="1"><Name>"Jo" <3 &amp; co</Name><Type>human</Type><TableNb>2</TableNb></Player>
        <Turns>3</Turns>
    </Game>
    <History>
        <Turn>
            <GameRack>AAAAAAA</GameRack>
            <GameRack>CHATONS</GameRack>
            <MasterMove points="18" type="valid" word="CHAT" coord="H5" />
            <PlayerMove playerid="0" points="18" type="valid" word="CHAT" coord="H5" />
            <PlayerMove playerId="1" points="0" type="invalid" word="CHATZ" coord="H5" />
            <Warning playerId="1" />
            <GameMove playerId="0" points="18" type="valid" word="CHAT" coord="H5" />
        </Turn>
        <Turn>
            <GameRack>NOS+L?IE</GameRack>
            <GameMove playerId="0" points="62" type="valid" word="tOLIENS" coord="8H" />
        </Turn>
        <Turn>
            <GameRack>E</GameRack>
            <PlayerMove playerId="1" points="0" type="none" />
        </Turn>
    </History>
</EliotGame>
"""


def test_a_saved_game_of_eliot(french: TileSet) -> None:
    game = read_eliot(ELIOT.format(variant=""), french)
    assert rounds(game) == [(1, "CHATONS", "CHAT", "H5", 18), (2, "NOS+L?IE", "tOLIENS", "8H", 62)]
    assert [one["total"] for one in game["rounds"]] == [18, 80]
    assert game["players"] == [{"table": 1, "name": "Dupont & Martin"}, {"table": 2, "name": '"Jo" <3 & co'}]
    assert (game["language"], game["variant"], game["source"]) == ("fr", "normal", "Eliot, ODS 5.0")


@pytest.mark.parametrize(
    ("variant", "name"),
    [
        ("<Variant>bingo</Variant>", "joker"),
        ("<Variant>explosive</Variant>", "explosive"),
        ("<Variant>7among8</Variant>", "7of8"),
        ("<Variant>bingo</Variant><Variant>7among8</Variant>", "7of8joker"),
    ],
)
def test_variants_of_eliot(french: TileSet, variant: str, name: str) -> None:
    assert read_eliot(ELIOT.format(variant=variant), french)["variant"] == name


def test_references_of_eliot_are_french_whatever_the_language() -> None:
    italian = catalogue().tile_set("it")
    game = read_eliot(ELIOT.format(variant=""), italian)
    assert [one["ref"] for one in game["rounds"]] == ["8E", "H8"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "not_eliot"),
        ("<html></html>", "not_eliot"),
        ("<EliotGame format='2'>", "not_eliot"),
        ("<EliotGame format='1'/>", "eliot_version"),
        ("<EliotGame format='2'/>", "no_rounds"),
        ('<!DOCTYPE x [<!ENTITY a "b">]><EliotGame format="2">&a;</EliotGame>', "not_eliot"),
        (ELIOT.format(variant="").replace('coord="8H"', 'coord="P99"'), "bad_line"),
        (ELIOT.format(variant="").replace('points="62"', 'points=""'), "bad_line"),
    ],
)
def test_files_that_are_no_games_of_eliot(french: TileSet, text: str, kind: str) -> None:
    with pytest.raises(ImportProblem) as problem:
        read_eliot(text, french)
    assert problem.value.kind == kind


# -- given games -----------------------------------------------------------------------------------------------------


def test_a_given_game_is_checked_without_being_shown() -> None:
    rules = RuleSets().load()
    searcher = catalogue().open("fr").searcher(rules.rack)
    game = published()
    ready = imposed_game(game, rules, searcher)
    assert ready.check.playable
    assert ready.check.rounds == len(ready.pairs) == 18
    assert ready.check.illegal_draws == ()
    assert ready.check.not_in_list, "FREEFLY is not in the embedded list"
    assert ready.pairs[0] == (game["rounds"][0]["draw"], f"{game['rounds'][0]['ref']} {game['rounds'][0]['word']}")
    assert not any(one["word"] in repr(ready.check) for one in game["rounds"])
    assert imposed_game(published(), rules, searcher).id == ready.id
    other = published()
    other["rounds"][3]["points"] += 1
    other["rounds"][4]["draw"] = "ZZZZZZZ"
    spoiled = imposed_game(other, rules, searcher)
    assert spoiled.id != ready.id
    assert not spoiled.check.playable
    assert 4 in spoiled.check.wrong_scores
    assert 5 in spoiled.check.illegal_draws
    with pytest.raises(ArbitreError):
        imposed_game({"rounds": 3}, rules, searcher)


def test_a_lower_move_than_ours_is_told_by_its_turn() -> None:
    rules = RuleSets().load()
    searcher = catalogue().open("fr").searcher(rules.rack)
    game = {"rounds": [{"n": 1, "draw": "ETRAINS", "word": "TRAIN", "ref": "H4", "points": 12}]}
    assert replay(game, rules, searcher.tile_set).rounds[0].agrees
    assert imposed_game(game, rules, searcher).check.below_top == (1,)


@pytest.mark.parametrize("make", [lambda n: "<EliotGame>" + "<Name>" * n, lambda n: "<EliotGame>" + "<Name>\n" * n])
def test_the_cost_of_a_broken_saved_game_grows_with_its_length_only(
    french: TileSet, make: Callable[[int], str]
) -> None:
    def seconds(length: int) -> float:
        best = float("inf")
        text = make(length)
        for _ in range(3):
            begun = time.process_time()
            with pytest.raises(ImportProblem):
                read_eliot(text, french)
            best = min(best, time.process_time() - begun)
        return best

    assert seconds(40_000) < 12 * seconds(8_000) + 0.05


def test_the_cost_of_open_brackets_grows_with_their_number_only(french: TileSet) -> None:
    def seconds(length: int) -> float:
        begun = time.process_time()
        with pytest.raises(ImportProblem):
            read_lines(f"1; CHATONS; {'(' * length}; H8; 10", french)
        return time.process_time() - begun

    assert seconds(100_000) < 30 * seconds(10_000) + 0.05


@pytest.mark.parametrize("declared", ["<!DOCTYPE d>", "<!ENTITY x 'y'>"])
def test_entities_are_no_part_of_a_saved_game(french: TileSet, declared: str) -> None:
    for before in ("", " " * 2000):
        with pytest.raises(ImportProblem):
            read_eliot(f"{before}{declared}<EliotGame format='2'/>", french)

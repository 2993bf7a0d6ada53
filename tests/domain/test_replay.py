"""Published games recomputed, and single plays with published scores."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import lay, score
from arbitre.domain.board.reference import Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.draw.draw import EndReason
from arbitre.domain.play.replay import ReplayError, mark_blanks, replay
from arbitre.domain.rules.rule_set import RackRules, RuleSet
from arbitre.resources import data_path

DATA = Path(__file__).parents[1] / "data" / "games"
GAMES = sorted((DATA / "duplicate").glob("*.json"))
RACKS: dict[str, dict[str, Any]] = {"normal": {}, "joker": {"joker": True}, "explosive": {"explosive": True}}
ENDS = {
    "fr_eliot_test_duplicate_1_player": None,
    "fr_eliot_test_duplicate_2_ai": EndReason.ONLY_CONSONANTS,
    "fr_eliot_test_duplicate_explosive_variant": EndReason.ONLY_CONSONANTS,
    "fr_eliot_test_duplicate_humans_ai": None,
    "fr_hiersac_2019-11-22": EndReason.ONLY_CONSONANTS,
    "fr_hiersac_2021-06-11": EndReason.ONLY_CONSONANTS,
    "fr_hiersac_2022-01-21_joker": EndReason.ONLY_CONSONANTS,
    "fr_hiersac_2023-01-20_joker": EndReason.ONE_LETTER,
}


def tiles(language: str) -> TileSet:
    return TileSet.from_mapping(tomllib.loads((data_path("lexicons") / language / "tiles.toml").read_text("utf-8")))


FR = tiles("fr")


def rules(variant: str) -> RuleSet:
    return RuleSet.from_mapping({"variant": variant, "rack": RACKS[variant]})


def load(name: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads((DATA / "duplicate" / f"{name}.json").read_text("utf-8"))
    return game


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.stem))
def test_every_round_of_every_published_game_agrees(path: Path) -> None:
    game = load(path.stem)
    found = replay(game, rules(game["variant"]), FR)
    report = found.report(path.name)
    count = len(game["rounds"])
    assert report == {
        "file": path.name,
        "rounds": count,
        "agree": count,
        "differ": [],
        "draws_legal": [True] * count,
        "ended": ENDS[path.stem],
    }


def test_all_games_are_there() -> None:
    assert {path.stem for path in GAMES} == set(ENDS)


def test_the_blank_of_a_joker_game_scores_nothing_then_counts_in_full() -> None:
    rounds = replay(load("fr_hiersac_2022-01-21_joker"), rules("joker"), FR).rounds
    intox, ketch = rounds[0], rounds[1]
    assert intox.move is not None
    assert intox.move.plain() == "INTOX"
    assert "".join(intox.move.word) == "InTOX"  # the draw TIOEXG? lacks the N
    assert "N" in ketch.board.tiles()
    assert ketch.board.tiles()["?"] == 0
    last = rounds[-1].board.tiles()
    assert last["?"] == 2  # BO(S)ON and MOFF(L)ER: neither letter was in the bag any more


def changed(name: str, n: int, **values: Any) -> dict[str, Any]:
    game = deepcopy(load(name))
    game["rounds"][n - 1].update(values)
    return game


def differences(game: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = replay(game, rules(game["variant"]), FR).report("x")["differ"]
    return found


def test_a_wrong_score_is_told_with_what_it_should_be() -> None:
    assert differences(changed("fr_hiersac_2019-11-22", 3, points=26, total=113)) == [
        {"n": 3, "printed": 26, "computed": 25, "printed_total": 113, "computed_total": 112},
        {"n": 4, "printed": 28, "computed": 28, "printed_total": 140, "computed_total": 141},
    ]
    assert differences(changed("fr_hiersac_2019-11-22", 3, points=26)) == [{"n": 3, "printed": 26, "computed": 25}]


def test_a_word_that_cannot_lie_there_is_told() -> None:
    found = differences(changed("fr_hiersac_2019-11-22", 19, ref="15L"))
    assert (found[0]["n"], found[0]["computed"], found[0]["problem"]) == (19, None, "off_board")
    found = differences(changed("fr_hiersac_2019-11-22", 2, ref="A1"))
    assert found[0] == {
        "n": 2,
        "printed": 69,
        "computed": None,
        "problem": "not_connected",
        "printed_total": 87,
        "computed_total": 18,
    }


def test_letters_that_the_rack_lacks_are_told() -> None:
    game = changed("fr_hiersac_2019-11-22", 1, word="BIEZ")
    found = replay(game, rules("normal"), FR).rounds[0]
    assert (found.problem, found.lacking, found.agrees) == ("not_in_rack", ("Z",), False)


def legal(game: dict[str, Any]) -> list[int]:
    flags = replay(game, rules(game["variant"]), FR).report("x")["draws_legal"]
    return [n for n, good in enumerate(flags, start=1) if not good]


@pytest.mark.parametrize(
    ("n", "draw"),
    [
        (1, "IUFEBEEA"),  # eight letters
        (1, "IUFEBE"),  # six
        (1, "IUFEZZZ"),  # letters that do not exist
        (1, "IUEEAEO"),  # no consonants
        (2, "EEUESI?Z"),
        (5, "OEMTLN+E"),  # another leftover
    ],
)
def test_an_illegal_draw_is_told(n: int, draw: str) -> None:
    assert n in legal(changed("fr_hiersac_2019-11-22", n, draw=draw))


def test_racks_of_another_size_belong_to_other_rules() -> None:
    game = {"rounds": [{"draw": "ABCDEFGH", "word": "BAC", "ref": "H8", "points": 14}]}
    assert replay(game, RuleSet(), FR).rounds[0].draw_legal is False
    eight = RuleSet.from_mapping({"variant": "7and8", "rack": {"size": 8, "max_played": 8}})
    assert replay(game, eight, FR).rounds[0].agrees
    assert replay(game, eight, FR).rounds[0].draw_legal


def test_no_more_tiles_than_the_variant_allows() -> None:
    game = {"rounds": [{"draw": "ABCDEFGH", "word": "ABCDEFGH", "ref": "H4", "points": 0}]}
    rules_7of8 = RuleSet.from_mapping({"variant": "7of8", "rack": {"size": 8, "max_played": 7}})
    assert replay(game, rules_7of8, FR).rounds[0].problem == "too_many_placed"


def test_an_unmarked_blank_lies_where_it_costs_least() -> None:
    """PIZZA with one Z and a blank: the Z goes where a premium multiplies it."""
    word, h8 = FR.parse_word("PIZZA"), Reference.parse("H8", "letter")
    placement = mark_blanks(Board(), word, h8, FR.parse_rack("PIZ?ABC"), RackRules(), FR)
    assert "".join(placement.word) in {"PIzZA", "PIZzA"}
    marked = [lay(Board(), FR.parse_word(text), h8) for text in ("PIzZA", "PIZzA")]
    assert score(placement, FR) == max(score(one, FR) for one in marked)


@pytest.mark.parametrize(
    ("game", "kind", "data"),
    [
        ({}, "bad_game", {"key": "rounds"}),
        ({"rounds": {}}, "bad_game", {"key": "rounds"}),
        ({"rounds": [1]}, "bad_round", {"n": 1}),
        ({"rounds": [{"draw": "ABC", "word": "BAC", "ref": "H8"}]}, "bad_round", {"n": 1, "key": "points"}),
        ({"rounds": [{"draw": "ABC", "word": 3, "ref": "H8", "points": 1}]}, "bad_round", {"n": 1, "key": "word"}),
        ({"rounds": [{"draw": "ABC", "word": "B", "ref": "P16", "points": 1}]}, "bad_round", {"n": 1, "key": "ref"}),
        ({"rounds": [{"draw": "A1C", "word": "B", "ref": "H8", "points": 1}]}, "bad_round", {"n": 1}),
        ({"rounds": [{"draw": "ABC", "word": "É", "ref": "H8", "points": 1}]}, "bad_round", {"key": "letters"}),
        ({"rounds": [{"draw": "A+B+C", "word": "AB", "ref": "H8", "points": 1}]}, "bad_round", {"key": "draw"}),
        ({"rounds": [{"draw": "AB", "word": "AB", "ref": "H8", "points": True}]}, "bad_round", {"key": "points"}),
        ({"rounds": [{"draw": "AB", "word": "AB", "ref": "H8", "points": 1, "total": "x"}]}, "bad_round", {}),
    ],
)
def test_a_record_that_cannot_be_read_says_where(game: dict[str, Any], kind: str, data: dict[str, Any]) -> None:
    with pytest.raises(ReplayError) as caught:
        replay(game, RuleSet(), FR)
    assert caught.value.kind == kind
    assert data.items() <= caught.value.data.items()


def test_an_empty_game_is_a_game() -> None:
    report = replay({"rounds": []}, RuleSet(), FR).report("x")
    assert (report["rounds"], report["differ"], report["ended"]) == (0, [], None)


@given(
    st.fixed_dictionaries(
        {"draw": st.text(max_size=9), "word": st.text(max_size=9), "ref": st.text(max_size=3), "points": st.integers()}
    )
)
def test_any_text_is_replayed_or_refused(one: dict[str, Any]) -> None:
    try:
        replay({"rounds": [one]}, RuleSet(), FR)
    except ReplayError as error:
        assert error.data["n"] == 1  # noqa: PT017


# --- single plays -----------------------------------------------------------------------------------------------------

PLAYS: list[dict[str, Any]] = json.loads((DATA / "plays_dev.json").read_text("utf-8"))


def cgp_board(cgp: str, tile_set: TileSet) -> Board:
    """Read the rows of a CGP position: digits count empty squares."""
    squares: list[str] = []
    for row in cgp.split()[0].split("/"):
        number = ""
        for character in row + " ":
            if character.isdigit():
                number += character
                continue
            squares += [""] * int(number or 0)
            number = ""
            if character != " ":
                squares.append(character)
    assert len(squares) == 225
    tile_set.parse_squares("".join(squares))
    return Board(tuple(squares))


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: f"{play['word']}-{play['ref']}")
def test_published_plays_score_what_was_published(play: dict[str, Any]) -> None:
    tile_set = tiles(play["language"])
    row_label = {"fr": "letter", "gcg": "number"}[play.get("refstyle", "fr")]
    board = cgp_board(play["cgp"], tile_set) if "cgp" in play else Board()
    for before in play.get("before", []):
        board = board.with_letters(
            lay(board, tile_set.parse_word(before["word"]), Reference.parse(before["ref"], row_label)).placed
        )
    placement = lay(board, tile_set.parse_word(play["word"]), Reference.parse(play["ref"], row_label))
    wrong = 68 if "68 is right" in play.get("note", "") else play["points"]
    assert score(placement, tile_set) == wrong

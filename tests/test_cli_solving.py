"""The command line's contract: solve, top, replay, rule, turn, draw. The real thing, in this process, byte by byte."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arbitre import __version__
from arbitre.cli import main
from arbitre.domain.board.tiles import BLANK
from arbitre.domain.draw.balance import check_rack
from tests.application.lists import catalogue

DATA = Path(__file__).parent / "data"


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str], str]:
    """Status, lines of stdout, stderr."""
    status = main(["--messages", "en", *map(str, arguments)])
    captured = capsys.readouterr()
    return status, captured.out.splitlines(), captured.err


def objects(lines: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines]


def write_lines(path: Path, *values: object) -> Path:
    path.write_text("".join(json.dumps(value) + "\n" for value in values), encoding="utf-8")
    return path


EMPTY = ["." * 15] * 15


# -- solve -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.name for path in (DATA / "positions").glob("*.jsonl")))
def test_every_position_of_the_oracle_agrees(capsys: pytest.CaptureFixture[str], name: str) -> None:
    path = DATA / "positions" / name
    positions = objects(path.read_text(encoding="utf-8").splitlines())
    status, lines, error = run(capsys, "solve", path)
    results = objects(lines)
    assert (status, error) == (0, "")
    assert [one["id"] for one in results[:-1]] == [one["id"] for one in positions]
    for result, position in zip(results[:-1], positions, strict=True):
        assert list(result) == ["id", "top", "count", "tops", "us", "agrees"]
        assert result["agrees"] is True
        assert (result["top"], result["count"]) == (position["top"], position["count"])
        assert sorted(result["tops"]) == sorted(position["tops"])
    summary = results[-1]
    assert list(summary) == ["positions", "agree", "median_us", "p95_us", "max_us"]
    assert summary["positions"] == summary["agree"] == len(positions)
    assert 0 < summary["median_us"] <= summary["p95_us"] <= summary["max_us"]


def test_several_processes_give_the_same_answers_in_the_same_order(capsys: pytest.CaptureFixture[str]) -> None:
    path = DATA / "positions" / "it7.jsonl"
    _, one, _ = run(capsys, "solve", path)
    status, two, _ = run(capsys, "solve", path, "--jobs", 2)
    assert status == 0
    same = [{key: value for key, value in result.items() if "us" not in key} for result in objects(one)]
    assert [{key: value for key, value in result.items() if "us" not in key} for result in objects(two)] == same


def test_a_wrong_expectation_is_status_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    position = {"id": "a", "board": EMPTY, "rack": "ETRAINS", "top": 66}
    path = write_lines(tmp_path / "p.jsonl", position, position | {"top": 67}, position | {"tops": ["H4 CHAT"]})
    status, lines, _ = run(capsys, "solve", path)
    assert status == 1
    assert [one.get("agrees") for one in objects(lines)] == [True, False, False, None]
    assert objects(lines)[-1]["agree"] == 1


def test_all_moves_come_best_first_and_unknown_keys_are_ignored(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write_lines(tmp_path / "p.jsonl", {"id": 7, "board": EMPTY, "rack": "WA?", "colour": "blue"})
    status, lines, _ = run(capsys, "solve", path, "--all")
    result, summary = objects(lines)
    assert status == 0
    assert "agrees" not in result
    assert "agree" not in summary
    assert len(result["moves"]) == result["count"]
    scores = [points for _, points in result["moves"]]
    assert scores == sorted(scores, reverse=True)
    assert [move for move, points in result["moves"] if points == result["top"]] == result["tops"]
    assert any(character.islower() for move, _ in result["moves"] for character in move)


def test_a_word_list_from_a_file_and_no_move(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = tmp_path / "mine.txt"
    words.write_text("kiwi\n", encoding="utf-8")
    path = write_lines(
        tmp_path / "p.jsonl", {"id": "a", "board": EMPTY, "rack": "KIWI"}, {"id": "b", "board": EMPTY, "rack": "CHAT"}
    )
    status, lines, _ = run(capsys, "solve", path, "--lexicon", words)
    found, none, summary = objects(lines)
    assert status == 0
    assert {top.split()[1] for top in found["tops"]} == {"KIWI"}
    assert (none["top"], none["count"], none["tops"]) == (0, 0, [])
    assert summary["positions"] == 2


def test_a_board_with_tiles_of_several_characters(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    board = [*EMPTY[:7], ".......[CH]U[rr]O....", *EMPTY[8:]]
    path = write_lines(tmp_path / "p.jsonl", {"id": "a", "language": "es", "board": board, "rack": "S"})
    status, lines, _ = run(capsys, "solve", path, "--all")
    assert status == 0
    assert ["8H [CH]U[rr]OS", 9] in objects(lines)[0]["moves"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"id": 1, "rack": "A"}', "'board' is missing"),
        ("{", "not JSON"),
        ("[]", "list"),
        (json.dumps({"board": EMPTY[1:], "rack": "A"}), "15 rows, not 14"),
        (json.dumps({"board": ["....", *EMPTY[1:]], "rack": "A"}), "row 1 of the board has 4 squares"),
        (json.dumps({"board": ["[Ch]" + "." * 14, *EMPTY[1:]], "rack": "A", "language": "es"}), "[Ch]"),
        (json.dumps({"board": EMPTY, "rack": "A1"}), "'1' is no letter"),
        (json.dumps({"board": EMPTY, "rack": "A???"}), "3 blanks on the rack"),
        (json.dumps({"board": EMPTY, "rack": "A", "language": "xx"}), "no tile set for the language 'xx'"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, message: str
) -> None:
    path = tmp_path / "p.jsonl"
    path.write_text("\n" + line + "\n", encoding="utf-8")
    status, _, error = run(capsys, "solve", path)
    assert status == 2
    assert error.startswith(f"arbitre: {path}:2: ")
    assert message in error
    assert error.count("\n") == 1


def test_files_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    latin = tmp_path / "latin.jsonl"
    latin.write_bytes(b"\n\n{'\xe9'}")
    assert run(capsys, "solve", latin) == (2, [], f"arbitre: {latin}:3: not a text in UTF-8\n")
    status, _, error = run(capsys, "solve", tmp_path)
    assert (status, error.count("\n")) == (2, 1)
    status, _, error = run(capsys, "solve", tmp_path / "none", "--lexicon", "nothing")
    assert (status, error) == (2, f"arbitre: {tmp_path / 'none'}: No such file or directory\n")


# -- top -------------------------------------------------------------------------------------------------------------


def test_the_top_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    board.write_text("\n".join([*EMPTY[:7], "...CHAT........", *EMPTY[8:]]) + "\n", encoding="utf-8")
    status, lines, error = run(capsys, "top", "--rack", "es?", "--board", board)
    assert status == 0
    assert "not the official list" in error
    assert any("(" in line for line in lines)
    assert "below:" in lines[-1]
    status, lines, _ = run(capsys, "top", "--rack", "WWKKXXQ")
    assert (status, lines) == (0, ["no move"])
    status, lines, _ = run(capsys, "top", "--rack", "ETRAINSE", "--variant", "7and8", "--all")
    assert len(lines) - 1 == int(lines[-1].split()[0])
    board.write_text("CHAT\n", encoding="utf-8")
    status, _, error = run(capsys, "top", "--rack", "A", "--board", board)
    assert (status, error) == (2, f"arbitre: {board}: a board has 15 rows, not 1\n")


# -- replay ----------------------------------------------------------------------------------------------------------


def test_every_published_game_agrees(capsys: pytest.CaptureFixture[str]) -> None:
    games = sorted((DATA / "games" / "duplicate").glob("*.json"))
    status, lines, error = run(capsys, "replay", *games)
    assert (status, error) == (0, "")
    for path, report in zip(games, objects(lines), strict=True):
        rounds = json.loads(path.read_text(encoding="utf-8"))["rounds"]
        assert list(report) == ["file", "rounds", "agree", "differ", "draws_legal", "ended"]
        assert report["file"] == str(path)
        assert report["rounds"] == report["agree"] == len(rounds) == len(report["draws_legal"])
        assert report["differ"] == []


def test_a_game_with_a_wrong_score_or_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = {"language": "fr", "rounds": [{"n": 1, "draw": "CHATONS", "word": "CHAT", "ref": "H5", "points": 19}]}
    path = write_lines(tmp_path / "game.json", game)
    status, lines, _ = run(capsys, "replay", path)
    assert status == 1
    assert objects(lines)[0]["differ"] == [{"n": 1, "printed": 19, "computed": 18}]
    path.write_text('{"rounds":\n [', encoding="utf-8")
    status, _, error = run(capsys, "replay", path)
    assert status == 2
    assert error.startswith(f"arbitre: {path}:2: not JSON")
    status, _, error = run(capsys, "replay", write_lines(path, {"language": "fr"}))
    assert (status, error) == (2, f"arbitre: {path}: not a game: rounds is missing or wrong\n")
    status, _, error = run(capsys, "replay", write_lines(path, game | {"variant": "chess"}))
    assert status == 2
    assert "'chess'" in error


# -- rule and turn ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("command", "name", "cases"), [("rule", "slips_dev", 108), ("turn", "turn_dev", 32)])
def test_the_golden_cases_agree(capsys: pytest.CaptureFixture[str], command: str, name: str, cases: int) -> None:
    status, lines, error = run(capsys, command, DATA / "slips" / f"{name}.jsonl")
    results = objects(lines)
    assert (status, error) == (0, "")
    assert results[-1] == {"cases": cases, "agree": cases}
    assert all(result["agrees"] is True for result in results[:-1])


def test_cases_that_differ_or_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    case = objects((DATA / "slips" / "slips_dev.jsonl").read_text(encoding="utf-8").splitlines()[:1])[0]
    wrong = case | {"expect": case["expect"] | {"points": 999}}
    status, lines, _ = run(capsys, "rule", write_lines(tmp_path / "c.jsonl", case, wrong), "--explain")
    assert status == 1
    assert objects(lines)[-1] == {"cases": 2, "agree": 1}
    assert objects(lines)[0]["explain"]["sentence"]
    path = write_lines(tmp_path / "c.jsonl", case, {"id": "x"})
    status, lines, error = run(capsys, "rule", path)
    assert (status, len(lines)) == (2, 1)
    assert error.startswith(f"arbitre: {path}:2: ")
    status, _, error = run(capsys, "turn", write_lines(path, {"id": "x", "kind": "magic", "given": {}}))
    assert status == 2
    assert "magic" in error


# -- draw ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["fisf-2023", "fise", "italian-box", "english-posl", "ntsv", "romania", "club"])
@pytest.mark.parametrize("turn", [1, 16])
def test_draws_are_right_under_every_rule_set(capsys: pytest.CaptureFixture[str], rules: str, turn: int) -> None:
    from arbitre.cli.world import rule_sets

    language = {"fise": "es", "italian-box": "it", "english-posl": "en", "ntsv": "nl", "romania": "ro"}.get(rules, "fr")
    tiles = catalogue().tile_set(language)
    bag, leftover = "AEIAEIOBCDFGHLMNPRST??", "TRN"
    arguments = ["draw", "--bag", bag, "--leftover", leftover, "--turn", turn, "--rules", rules, "--language", language]
    status, lines, error = run(capsys, *arguments, "--count", 40, "--seed", "s")
    draws = objects(lines)
    assert (status, error, len(draws)) == (0, "", 40)
    stock = Counter(tiles.parse_rack(bag + leftover))
    chosen = rule_sets().load(rules)
    for drawn in draws:
        assert list(drawn) == ["leftover", "new", "rejected", "rack"]
        rack = tiles.parse_rack(drawn["rack"])
        assert drawn["rack"] == drawn["leftover"] + drawn["new"]
        assert len(rack) == 7
        assert not Counter(rack) - stock
        assert check_rack(rack, turn, stock, chosen.draw, tiles).valid
        for one in drawn["rejected"]:
            assert not check_rack(tiles.parse_rack(one), turn, stock, chosen.draw, tiles).valid
        returned = str(chosen.draw.rejection) == "whole" and drawn["rejected"]
        if returned or chosen.rack.leftover_returns:
            assert drawn["leftover"] == ""
        else:
            assert sorted(drawn["leftover"]) == sorted(leftover)
    assert run(capsys, *arguments, "--count", 40, "--seed", "s")[1] == lines
    assert len(set(run(capsys, *arguments, "--count", 40)[1])) > 30


def test_draws_of_variants_and_of_what_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    _, lines, _ = run(capsys, "draw", "--bag", "AEIOUBCDFGHLMN??", "--turn", 1, "--variant", "7and8joker", "--count", 9)
    for drawn in objects(lines):
        assert len(drawn["rack"]) == 8
        assert drawn["rack"].count(BLANK) == 1
    _, lines, _ = run(capsys, "draw", "--bag", "P", "--leftover", "O", "--turn", 20)
    assert objects(lines) == [{"leftover": "O", "new": "P", "rejected": [], "rack": "OP"}]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bag", "", "--turn", "1"], "bag and leftover are empty"),
        (["--bag", "A1", "--turn", "1"], "'1' is no letter"),
        (["--bag", "AB", "--turn", "0"], "a number from 1 on"),
        (["--bag", "AB", "--turn", "1", "--rules", "chess"], "no rule set is called 'chess'"),
        (["--bag", "AB"], "--turn"),
    ],
)
def test_draws_that_cannot_be_made(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    status, lines, error = run(capsys, "draw", *arguments)
    assert (status, lines) == (2, [])
    assert message in error
    assert error.count("\n") == 1


# -- the whole -------------------------------------------------------------------------------------------------------


def test_version_help_and_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, [f"arbitre {__version__}"], "")
    status, lines, _ = run(capsys, "--help")
    assert status == 0
    commands = (
        "window demo room solve top replay rule turn draw prepare lexicon export import verify standings bench shot"
    )
    assert all(any(line.split()[:1] == [command] for line in lines) for command in commands.split())
    for wrong in (["solve"], ["--nonsense"], ["top", "--rack"], ["draw", "--bag", "A", "--turn", "x"]):
        status, lines, error = run(capsys, *wrong)
        assert (status, lines, error.count("\n")) == (2, [], 1)


def test_solving_imports_neither_the_window_nor_the_documents() -> None:
    code = (
        "import sys; from arbitre.cli import main; "
        f"status = main(['solve', {str(DATA / 'positions' / 'en7.jsonl')!r}]); "
        "heavy = {'PySide6', 'reportlab', 'openpyxl', 'jinja2', 'sqlite3'} & set(sys.modules); "
        "sys.exit(f'{status} {heavy}' if status or heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_reader_that_stops_reading_is_no_error() -> None:
    path = DATA / "positions" / "fr7.jsonl"
    command = f"{sys.executable} -m arbitre solve {path} --all | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert json.loads(done.stdout)["agrees"] is True
    assert "Error" not in done.stderr


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "not JSON"),
        ('{"rack": "ABC"}', "missing"),
        ('{"board": ' + "9" * 5000 + ', "rack": "A"}', ""),
        ('{"board": ' + "[" * 100_000 + "}", ""),
        (json.dumps({"board": EMPTY, "rack": "\ud800"}), ""),
    ],
)
def test_a_bad_line_is_named_in_one_line_however_many_processes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: int, line: str, told: str
) -> None:
    path = tmp_path / "positions.jsonl"
    path.write_text(json.dumps({"board": EMPTY, "rack": "CHAT"}) + "\n" + line + "\n", encoding="utf-8")
    status, _, error = run(capsys, "solve", path, "--jobs", jobs)
    assert status == 2
    assert error.count("\n") == 1
    assert f"{path}:2:" in error
    assert told in error

"""The command line on whole tournaments: room, demo, verify, standings, export, import, prepare."""

from __future__ import annotations

import csv
import json
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from arbitre.application.exchange.merge import make_marker_file
from arbitre.cli import main
from arbitre.domain.rules.slip import Slip, SlipStatus
from arbitre.reports.catalogue import make_document
from arbitre.reports.paper import Options, digest
from arbitre.storage.journal import Journal
from tests.application.sessions import give, played, revealed, started

DATA = Path(__file__).parent / "data"


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str], str]:
    """Status, lines of stdout, stderr."""
    status = main(["--messages", "en", *map(str, arguments)])
    captured = capsys.readouterr()
    return status, captured.out.splitlines(), captured.err


def one_object(lines: list[str]) -> dict[str, Any]:
    (line,) = lines
    value: dict[str, Any] = json.loads(line)
    return value


# -- room ------------------------------------------------------------------------------------------------------------


def totals_from_rulings(path: Path) -> dict[int, int]:
    """Totals by table from nothing but the rulings in the file (sections 4.5, 6 and 9 of the specification)."""
    with Journal.open(path, read_only=True) as journal:
        records = [record for record in journal.since(0) if record.kind == "SlipRecorded"]
    totals: Counter[int] = Counter()
    warnings: Counter[int] = Counter()
    turns: dict[int, dict[int, int]] = {}
    for record in records:
        table, ruling = record.body["table"], record.body["ruling"]
        totals[table] += ruling["points"]
        warnings[table] += ruling["sanction"] == "warning"
        turns.setdefault(record.body["turn"], {})[table] = ruling["base"]
    for bases in turns.values():
        best = max(bases.values())
        solo = [table for table, base in bases.items() if base == best]
        if len(solo) == 1 and best > 0 and len(totals) >= 16:
            totals[solo[0]] += 10
    return {table: total - 5 * max(0, warnings[table] - 3) for table, total in totals.items()}


def played_room(name: str, folder: Path) -> dict[str, Any]:
    """What the command itself prints of a room."""
    arguments = ["room", str(DATA / "rooms" / f"{name}.json"), "--out", str(folder)]
    done = subprocess.run([sys.executable, "-m", "arbitre", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    summary: dict[str, Any] = json.loads(done.stdout)
    return summary


@pytest.fixture(scope="module")
def room60(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The room of sixty, played once."""
    folder = tmp_path_factory.mktemp("room60")
    return folder, played_room("room60", folder)


def check_room(name: str, folder: Path, summary: dict[str, Any]) -> None:
    """The summary of a room is what an independent count of its file gives."""
    room = json.loads((DATA / "rooms" / f"{name}.json").read_text(encoding="utf-8"))
    assert list(summary) == ["players", "turns", "slips", "sanctions", "top_total", "standings", "seconds"]
    assert summary["players"] == len(room["players"])
    assert summary["turns"] == len(room["turns"])
    assert summary["slips"] == sum(len(turn["slips"]) for turn in room["turns"]) == sum(summary["sanctions"].values())
    assert summary["top_total"] == sum(turn["retained"]["points"] for turn in room["turns"])
    totals = totals_from_rulings(folder / "room.arbitre")
    assert {table: total for _, table, total in summary["standings"]} == totals
    ordered = sorted(totals.values(), reverse=True)
    assert [total for _, _, total in summary["standings"]] == ordered
    assert [rank for rank, _, _ in summary["standings"]] == [1 + ordered.index(total) for total in ordered]


def test_the_room_of_sixty_is_played_as_it_was(room60: tuple[Path, dict[str, Any]]) -> None:
    check_room("room60", *room60)


@pytest.mark.long
def test_the_room_of_450_is_played_as_it_was(tmp_path: Path) -> None:
    check_room("room450", tmp_path, played_room("room450", tmp_path))


def test_every_slip_of_the_room_is_in_the_file_as_it_was_written(room60: tuple[Path, dict[str, Any]]) -> None:
    folder, _ = room60
    room = json.loads((DATA / "rooms" / "room60.json").read_text(encoding="utf-8"))
    with Journal.open(folder / "room.arbitre", read_only=True) as journal:
        records = [record.body for record in journal.since(0) if record.kind == "SlipRecorded"]
    recorded = iter(records)
    for turn in room["turns"]:
        for slip in turn["slips"]:
            body = next(recorded)
            written = body["slip"]
            assert (body["turn"], body["table"]) == (turn["n"], slip["table"])
            assert written.get("status", "handed") == slip["status"]
            assert written.get("score") == slip["score"]
            words = [(one["word"], one.get("reference")) for one in written.get("entries", [])]
            assert words == ([(slip["word"], slip["reference"])] if slip["word"] else [])


def test_the_documents_of_the_room_are_there(room60: tuple[Path, dict[str, Any]]) -> None:
    folder, _ = room60
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
    assert {
        "room.arbitre",
        "site/classement-1.pdf",
        "site/classement-1.xlsx",
        "site/feuille-de-partie-1.html",
        "site/sigles-public-1.txt",
        "salle/sigles-1.txt",
        "salle/feuille-arbitrage-1.pdf",
    } <= names


def test_verify_and_standings_agree_with_the_room(
    capsys: pytest.CaptureFixture[str], room60: tuple[Path, dict[str, Any]]
) -> None:
    folder, summary = room60
    file = folder / "room.arbitre"
    status, lines, error = run(capsys, "verify", file)
    found = one_object(lines)
    assert (status, error) == (0, "arbitre: Game 1: the seal holds.\n")
    assert list(found) == ["facts", "games", "turns", "slips", "chain", "head", "totals"]
    assert (found["games"], found["turns"], found["slips"], found["chain"]) == (1, 18, 1080, "ok")
    assert len(found["head"]) == 64
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT count(*) FROM journal").fetchone()[0] == found["facts"]
    assert found["totals"] == {
        f"t{table}": total for _, table, total in sorted(summary["standings"], key=lambda x: x[1])
    }
    status, lines, _ = run(capsys, "standings", file, "--json")
    ranked = json.loads(lines[0])
    assert status == 0
    assert list(ranked[0]) == ["rank", "player", "name", "total", "top", "negative", "percent"]
    assert [[one["rank"], int(one["player"][1:]), one["total"]] for one in ranked] == summary["standings"]
    top = summary["top_total"]
    assert all(one["negative"] == one["total"] - top and one["top"] == top for one in ranked)
    assert all(one["percent"] == round(100 * one["total"] / top, 2) for one in ranked)
    assert json.loads(run(capsys, "standings", file, "--json", "--game", 1)[1][0]) == ranked
    status, lines, _ = run(capsys, "standings", file)
    assert len(lines) == 60
    assert lines[0].split()[:2] == ["1", ranked[0]["name"].split()[0]]
    status, lines, error = run(capsys, "standings", file, "--game", 2)
    assert (status, lines, error) == (2, [], f"arbitre: {file}: there is no game 2\n")


def test_rooms_that_cannot_be_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "room.json"
    players = [{"table": 1, "name": "A"}]
    turn = {"n": 1, "draw": "CHATONS", "retained": {"word": "CHAT", "reference": "H5", "points": 18}, "slips": []}
    for room, message in [
        ({"players": players}, "turns"),
        ({"players": [], "turns": [turn]}, "players"),
        ({"players": players, "turns": [turn | {"retained": {}}]}, "turn 1"),
        ({"players": players, "turns": [turn | {"retained": turn["retained"] | {"reference": "P16"}}]}, "P16"),  # type: ignore[operator]
        ({"players": players, "turns": [turn | {"draw": "CH#T"}]}, "turn 1: the rack cannot be read"),
        ({"players": players, "turns": [turn | {"slips": [{"table": 7}]}]}, "turn 1: there is no table 7"),
        ({"players": players, "turns": [turn, turn]}, "turn 2: CHAT cannot lie there (no_new_tile)"),
        ({"players": players, "turns": [3]}, "turn 1"),
        ({"players": [{"table": "x"}], "turns": [turn]}, "players"),
        ({"players": players, "turns": [turn], "rules": "chess"}, "chess"),
        ({"players": players, "turns": [turn], "language": "xx"}, "xx"),
    ]:
        path.write_text(json.dumps(room), encoding="utf-8")
        status, lines, error = run(capsys, "room", path, "--out", tmp_path / "out")
        assert (status, lines) == (2, []), message
        assert message in error
        assert error.count("\n") == 1


# -- demo ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A short sample: eighteen players, two games of six turns."""
    folder = tmp_path_factory.mktemp("demo")
    arguments = ["demo", "--out", str(folder), "--players", "18", "--turns", "6", "--seed", "7"]
    done = subprocess.run([sys.executable, "-m", "arbitre", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder, json.loads(done.stdout)


def test_the_demonstration_is_a_sound_tournament(
    capsys: pytest.CaptureFixture[str], demo: tuple[Path, dict[str, Any]]
) -> None:
    folder, summary = demo
    names = ["players", "games", "turns", "slips", "sanctions", "top_total", "winner", "files", "seconds"]
    assert list(summary) == names
    assert (summary["players"], summary["games"], summary["turns"]) == (18, 2, 12)
    assert {"none", "warning", "penalty", "zero"} <= set(summary["sanctions"])
    assert summary["slips"] == sum(summary["sanctions"].values())
    assert 18 * 12 - 10 < summary["slips"] <= 18 * 12
    assert all(Path(file).stat().st_size > 0 for file in summary["files"])
    assert summary["files"][0] == str(folder / "demo.arbitre")
    assert {Path(file).suffix for file in summary["files"]} >= {".pdf", ".xlsx", ".html", ".csv", ".txt"}
    status, lines, _ = run(capsys, "verify", folder / "demo.arbitre")
    found = one_object(lines)
    assert status == 0
    ranked = json.loads(run(capsys, "standings", folder / "demo.arbitre", "--json")[1][0])
    assert ranked[0]["name"] == summary["winner"]
    assert {one["player"]: one["total"] for one in ranked} == found["totals"]
    assert all(one["top"] == summary["top_total"] for one in ranked)


# -- export ----------------------------------------------------------------------------------------------------------


def test_export_writes_the_kinds_asked_for(
    capsys: pytest.CaptureFixture[str], demo: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    file = Path(shutil.copy(demo[0] / "demo.arbitre", tmp_path))
    status, lines, error = run(capsys, "export", file, "--out", tmp_path / "a", "--csv", "--sigles")
    files = [Path(name) for name in one_object(lines)["files"]]
    assert (status, error) == (0, "")
    assert {path.suffix for path in files} == {".csv", ".txt"}
    assert {"classement-1.csv", "sigles-2.txt"} <= {path.name for path in files}
    assert set(files) == {path for path in (tmp_path / "a").rglob("*") if path.is_file()}
    status, lines, _ = run(capsys, "export", file, "--out", tmp_path / "b")
    assert {Path(name).suffix for name in one_object(lines)["files"]} == {".pdf", ".xlsx", ".html", ".csv", ".txt"}
    before = file.read_bytes()
    assert run(capsys, "export", file, "--out", tmp_path / "b", "--html")[0] == 0
    assert file.read_bytes() == before  # what says the same as the last edition is no new one
    (tmp_path / "c").write_text("")
    status, lines, error = run(capsys, "export", file, "--out", tmp_path / "c", "--pdf")
    assert (status, lines, error.count("\n")) == (2, [], 1)


# -- verify ----------------------------------------------------------------------------------------------------------


def test_an_export_says_which_edition_it_replaces(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    session = started(3, path)
    played(session, 1)
    arguments = ("export", path, "--out", tmp_path / "out", "--csv")
    status, lines, error = run(capsys, *arguments)
    assert (status, one_object(lines)["replaces"], error) == (0, {}, "")
    session.refresh()
    noted = dict(session.state.printed)
    document = make_document(session.state, "classement", 1, Options(datetime(2026, 11, 30)))
    assert document is not None
    assert noted["classement", 1].digest == digest(document)
    # The same again is no new edition: the file is left as it is.
    before = path.read_bytes()
    assert run(capsys, *arguments)[2] == ""
    assert path.read_bytes() == before
    session.slips.correct(2, Slip(SlipStatus.BLANK), 1, "relu")
    status, lines, error = run(capsys, *arguments, "--only", "classement,tops")
    assert status == 0
    time = f"{datetime.fromisoformat(noted['classement', 1].at).astimezone():%H:%M}"
    assert one_object(lines)["replaces"]["classement-1"] == time
    assert {Path(name).stem for name in one_object(lines)["files"]} == {"classement-1", "classement-general", "tops-1"}
    assert error.startswith("arbitre: Take down the editions that are replaced: ")
    assert f"({time})" in error
    session.refresh()
    assert session.state.printed["classement", 1] != noted["classement", 1]
    assert session.state.printed["statistiques", 1] == noted["statistiques", 1]
    # Another language is another edition; an event that somebody has open is left alone, and so is a marker's copy.
    status, lines, _ = run(capsys, *arguments, "--papers", "it", "--only", "classement")
    assert (status, one_object(lines)["replaces"]) == (0, {})
    session.refresh()
    assert ("classement@it", 1) in session.state.printed
    session.slips.correct(3, Slip(SlipStatus.BLANK), 1, "relu")
    mark = path.with_name(f".{path.name}.lock")
    mark.touch()
    seen = session.journal.head
    status, _, error = run(capsys, *arguments)
    assert (status, "open in the window" in error, session.refresh()) == (0, True, False)
    assert session.journal.head == seen
    mark.unlink()
    session.tables.assign_arbiter("Zoé", [1])
    copy = make_marker_file(session, "Zoé", tmp_path / "zoe.arbitre")
    before = copy.read_bytes()
    assert run(capsys, "export", copy, "--out", tmp_path / "out", "--csv")[0] == 0
    assert copy.read_bytes() == before
    session.close()


def test_papers_in_a_language_on_a_sheet_some_only(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a.arbitre"
    session = started(3, path)
    played(session, 1)
    session.close()
    out = tmp_path / "out"
    arguments = ("export", path, "--out", out, "--papers", "it", "--paper", "letter")
    assert run(capsys, *arguments, "--only", "classement", "--html", "--pdf")[0] == 0
    assert {one.name for one in out.rglob("classement*")} == {
        f"classement{part}.{kind}" for part in ("-general", "-1") for kind in ("html", "pdf")
    }
    assert not list(out.rglob("index.html"))  # it would lead to these alone
    assert "Classifica" in (out / "site" / "classement-1.html").read_text(encoding="utf-8")
    assert b"/MediaBox [ 0 0 612 792 ]" in (out / "site" / "classement-1.pdf").read_bytes()
    status, lines, error = run(capsys, *arguments, "--only", "classement,rien")
    assert (status, lines, error.count("\n"), "'rien'" in error) == (2, [], 1, True)
    # Every paper finds room on a sheet that is shorter and wider.
    assert run(capsys, *arguments)[0] == 0
    assert len(list(out.rglob("*.pdf"))) > 15


def test_papers_are_in_the_language_of_the_event(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments, word in ((("--language", "en"), "Standing"), (("--language", "en", "--papers", "it"), "Classifica")):
        out = tmp_path / word
        status, _, error = run(capsys, "demo", "--out", out, "--players", 2, "--games", 1, "--turns", 1, *arguments)
        assert (status, error) == (0, "")
        assert word in (out / "site" / "classement-1.html").read_text(encoding="utf-8")


def test_verify_tells_what_is_wrong(
    capsys: pytest.CaptureFixture[str], demo: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    whole = (demo[0] / "demo.arbitre").read_bytes()
    file = tmp_path / "t.arbitre"
    file.write_bytes(whole)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE journal SET who = 'somebody else' WHERE seq = 100")
        database.commit()
    status, lines, _ = run(capsys, "verify", file)
    found = one_object(lines)
    assert (status, found["chain"], found["facts"], found["seq"]) == (1, "chain_broken", 99, 100)
    file.write_bytes(whole[: len(whole) // 2])
    status, lines, _ = run(capsys, "verify", file)
    found = one_object(lines)
    assert status == 1
    assert found["chain"] == "damaged"
    assert 0 < found["facts"] < 300
    for damaged in (b"", b"not a tournament", (DATA / "games" / "plays_dev.json").read_bytes()):
        file.write_bytes(damaged)
        status, lines, error = run(capsys, "verify", file)
        assert status in (1, 2)
        assert len(lines) + error.count("\n") == 1
    status, lines, error = run(capsys, "verify", tmp_path / "none.arbitre")
    assert (status, lines, error) == (2, [], f"arbitre: {tmp_path / 'none.arbitre'}: no such file\n")
    assert run(capsys, "standings", tmp_path / "none.arbitre")[0] == 2


def test_reading_a_file_changes_nothing_and_needs_no_right_to_write(
    capsys: pytest.CaptureFixture[str], demo: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    file = folder / "t.arbitre"
    file.write_bytes((demo[0] / "demo.arbitre").read_bytes())
    file.chmod(0o400)
    folder.chmod(0o500)
    before = file.read_bytes(), file.stat().st_mtime_ns
    assert run(capsys, "verify", file)[0] == 0
    assert run(capsys, "standings", file, "--json")[0] == 0
    assert run(capsys, "export", file, "--out", tmp_path / "out", "--csv")[0] == 0
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before
    assert list(folder.iterdir()) == [file]
    folder.chmod(0o700)


# -- prepare ---------------------------------------------------------------------------------------------------------


def test_prepared_games_satisfy_the_criteria_and_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    criteria = ["--top-min", 850, "--top-max", 1000, "--turns-max", 24]
    arguments = ["prepare", "--count", 6, "--seed", "s", *criteria]
    status, lines, error = run(capsys, *arguments, "--out", tmp_path / "a", "--jobs", 2)
    summary = one_object(lines)
    assert (status, error) == (0, "")
    assert summary["games"] == 6
    assert summary["played"] >= 6
    games = sorted((tmp_path / "a").glob("partie-*.json"))
    status, lines, _ = run(capsys, "replay", *games)
    assert status == 0
    for line, path in zip(lines, games, strict=True):
        report, game = json.loads(line), json.loads(path.read_text(encoding="utf-8"))
        assert all(report["draws_legal"])
        assert report["ended"] is not None
        assert 850 <= game["rounds"][-1]["total"] == game["figures"]["top"] <= 1000
        assert len(game["rounds"]) == game["figures"]["turns"] <= 24
    with (tmp_path / "a" / "index.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=";"))
    assert [row["file"] for row in rows] == [path.name for path in games]
    assert all(850 <= int(row["top"]) <= 1000 for row in rows)
    # However many processes play, the games of a seed are the same.
    run(capsys, *arguments, "--out", tmp_path / "b", "--jobs", 1)
    assert [path.read_bytes() for path in sorted((tmp_path / "b").iterdir())] == [
        path.read_bytes() for path in sorted((tmp_path / "a").iterdir())
    ]


def test_too_few_games_are_status_one_and_impossible_criteria_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, lines, _ = run(
        capsys, "prepare", "--out", tmp_path, "--seed", "s", "--turns-max", 3, "--tries", 20, "--jobs", 1
    )
    summary = one_object(lines)
    assert (status, summary["games"], summary["played"]) == (1, 0, 20)
    for wrong in (["--top-min", 9, "--top-max", 8], ["--margin-share", 2], ["--common-words", tmp_path / "none"]):
        status, lines, error = run(capsys, "prepare", "--out", tmp_path, *wrong)
        assert (status, lines, error.count("\n")) == (2, [], 1)


def test_ctrl_c_keeps_the_games_written(tmp_path: Path) -> None:
    import signal

    arguments = ["prepare", "--out", str(tmp_path), "--count", "100000", "--seed", "s", "--jobs", "1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "arbitre", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Tests that a shell runs in the background were told to ignore Ctrl-C, and would hand that on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("partie-*.json")) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    summary = json.loads(out)
    games = sorted(tmp_path.glob("partie-*.json"))
    assert summary["games"] == len(games) > 0
    assert len((tmp_path / "index.csv").read_text(encoding="utf-8").splitlines()) == 1 + len(games)
    assert all(json.loads(path.read_text(encoding="utf-8"))["rounds"] for path in games)


# -- import ----------------------------------------------------------------------------------------------------------


def test_lines_of_text_become_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    published = json.loads((DATA / "games" / "duplicate" / "fr_hiersac_2021-06-11.json").read_text(encoding="utf-8"))
    rows = [f"{one['n']}; {one['draw']}; {one['word']}; {one['ref']}; {one['points']}" for one in published["rounds"]]
    text = tmp_path / "game.txt"
    text.write_text("coup; tirage; mot; place; points\n\n" + "\n".join(rows) + "\n", encoding="utf-8")
    status, lines, _ = run(capsys, "import", text, "--from", "text")
    game = one_object(lines)
    assert status == 0
    keys = ("n", "draw", "word", "ref", "points")
    assert [[one[key] for key in keys] for one in game["rounds"]] == [
        [one[key] for key in keys] for one in published["rounds"]
    ]
    out = tmp_path / "game.json"
    status, lines, _ = run(capsys, "import", text, "--from", "text", "--out", out)
    checked = one_object(lines)
    assert status == 0
    assert (checked["rounds"], checked["wrong"]) == (18, [])
    words = {one["word"] for one in published["rounds"]}
    assert not any(word in lines[0] for word in words), "a checked game is not shown"
    assert run(capsys, "replay", out)[0] == 0
    text.write_text(text.read_text(encoding="utf-8") + "19; ABC; CHAT\n", encoding="utf-8")
    status, lines, error = run(capsys, "import", text, "--from", "text")
    assert (status, lines) == (2, [])
    assert error.startswith(f"arbitre: {text}:21: not a round")


def test_clubs_by_their_best_players(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "a.arbitre"
    session = started(6, file)
    turn = revealed(session)
    clubs = {1: "Lyon", 2: "Lyon", 3: "Lyon", 4: "Lyon", 5: "Nice", 6: "Nice"}
    for table, club in clubs.items():
        player = session.state.players[str(session.game.player_at(table, 1))]
        session.players.edit(replace(player, club=club))
        give(session, turn, table, table - 1)
    points = {table: session.results.total_of(table) for table in clubs}
    session.close()
    for best in (0, 2):
        extra = ["--best", str(best)] if best else []
        assert main(["standings", str(file), "--by", "club", *extra]) == 0
        rows = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
        own = {
            club: sorted((points[one] for one in clubs if clubs[one] == club), reverse=True)
            for club in ("Lyon", "Nice")
        }
        wanted = {club: sum(values[: best or None]) for club, values in own.items()}
        assert {row["name"]: row["total"] for row in rows} == wanted
    assert main(["export", str(file), "--out", str(tmp_path / "out"), "--csv", "--best", "2"]) == 0
    capsys.readouterr()
    written = "".join(path.read_text(encoding="utf-8-sig") for path in (tmp_path / "out").rglob("*club*.csv"))
    assert str(sum(sorted((points[one] for one in (1, 2, 3, 4)), reverse=True)[:2])) in written

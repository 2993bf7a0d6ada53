"""The commands between lists, laptops and centres, as they are typed."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from arbitre.application.exchange.turn_line import take_turn
from arbitre.application.session.session import open_session
from arbitre.cli import main
from arbitre.domain.facts import Publication
from arbitre.settings import Settings
from tests.application.sessions import give, revealed, started
from tests.application.test_centres import make_centre
from tests.application.test_merge import line_of
from tests.rooms import catalogue


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[dict[str, Any]], str]:
    status = main(["--messages", "en", *map(str, arguments)])
    out, error = capsys.readouterr()
    return status, [json.loads(line) for line in out.splitlines()], error


def test_a_list_is_previewed_read_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "a.arbitre"
    started(2, file).close()
    players = tmp_path / "liste.csv"
    players.write_text("Nom;Licence;Né en\nÉmile Zo;1;1960\n;9;\nAnn Roy;2;\n", encoding="cp1252")
    status, (told,), _ = run(capsys, "players", file, "--read", players, "--preview")
    assert (status, told["players"], told["rows"]) == (1, 2, {"new": 2})
    assert told["columns"] == ["name", "licence", "birth"]
    assert told["odd"] == [[3, "no_name", "9"]]
    status, (told,), _ = run(capsys, "players", file, "--read", players, "--write", tmp_path / "out.csv")
    assert (told["added"], told["players"]) == (2, 4)
    status, (told,), _ = run(capsys, "players", file, "--read", tmp_path / "out.csv")
    assert (status, told["added"], told["rows"]) == (0, 0, {"same": 4})
    assert run(capsys, "players", file)[0] == 2
    assert run(capsys, "players", file, "--read", tmp_path / "none.csv")[0] == 2


def test_a_list_uses_the_categories_of_the_settings_and_tells_what_changes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Settings(tmp_path / "settings.json")
    kept.set("season_table", {"year": 2026, "bounds": {"V": [50, 99], "S": [0, 49]}})
    monkeypatch.setattr("arbitre.settings.config_folder", lambda: tmp_path)
    file, players = tmp_path / "a.arbitre", tmp_path / "liste.csv"
    started(0, file).close()
    players.write_text(
        "Rang;Nom;Licence;Né en\n1;Émile Zo;1;1970\n2;Ann Roy;2;1990\nTotal;2 joueurs;;\n", encoding="utf-8"
    )
    _, (told,), _ = run(capsys, "players", file, "--read", players)
    assert (told["added"], told["columns"]) == (2, ["ignored", "name", "licence", "birth"])
    session = open_session(file, catalogue())
    assert [one.category for one in session.state.players.values()] == ["V", "S"]
    session.close()
    players.write_text("Nom;Licence;Club\nÉmile Zo;1;Lyon\n", encoding="utf-8")
    _, (told,), _ = run(capsys, "players", file, "--read", players, "--preview")
    assert told["changes"] == [{"row": 2, "name": "Émile Zo", "club": ["", "Lyon"]}]
    assert told["missing"] == ["Ann Roy"]


def test_late_slips_into_an_official_standing_need_a_reason(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, copy = tmp_path / "a.arbitre", tmp_path / "zoe.arbitre"
    session = started(2, file)
    run(capsys, "marker", file, "--arbiter", "Zoé", "--tables", "1", "--out", copy)
    session.refresh()
    turn = revealed(session)
    marker = open_session(copy, catalogue(), who="Zoé", station="Zoé")
    give(marker, take_turn(marker, line_of(session, turn)).turn, 1)
    marker.close()
    session.event.publish(Publication.OFFICIAL)
    session.close()
    status, told, error = run(capsys, "merge", file, copy)
    assert (status, told) == (2, [])
    assert "reason" in error
    status, (line,), _ = run(capsys, "merge", file, copy, "--reason", "copie en retard")
    assert line["taken"] == 1


def test_a_markers_copy_is_made_and_merged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, copy = tmp_path / "a.arbitre", tmp_path / "zoe.arbitre"
    session = started(6, file)
    status, (told,), _ = run(capsys, "marker", file, "--arbiter", "Zoé", "--tables", "1-2,5", "--out", copy)
    assert (status, told["tables"]) == (0, [1, 2, 5])
    session.refresh()
    turn = revealed(session)
    marker = open_session(copy, catalogue(), who="Zoé", station="Zoé")
    own = take_turn(marker, line_of(session, turn)).turn
    for table in (1, 2):
        give(marker, own, table)
    marker.close()
    session.close()
    status, (told,), error = run(capsys, "merge", file, copy)
    assert (status, told["arbiter"], told["taken"]) == (1, "Zoé", 2)
    assert error == "arbitre: zoe.arbitre: game 1, turn 1, table 5: Slips are still missing.\n"
    assert told["notes"] == [{"kind": "missing", "source": "Zoé", "game": 1, "turn": 1, "tables": [5]}]
    status, (told,), _ = run(capsys, "merge", file, copy)
    assert (told["taken"], told["notes"][0]["kind"]) == (0, "sent_twice")
    status, _, error = run(capsys, "merge", file, file)
    assert (status, error) == (2, f"arbitre: {file}: It is the same file.\n")
    (tmp_path / "bad.arbitre").write_bytes(b"none")
    status, _, error = run(capsys, "merge", file, tmp_path / "bad.arbitre")
    assert status == 2
    assert error.count("bad.arbitre") == 1
    other = ("marker", file, "--arbiter", "Max", "--tables", "5-6", "--out", tmp_path / "max.arbitre")
    status, _, error = run(capsys, *other)
    assert (status, error) == (2, f"arbitre: {file}: Table 5: already Zoé’s. (--take-over)\n")
    assert not (tmp_path / "max.arbitre").exists()
    status, (told,), _ = run(capsys, *other, "--take-over")
    assert (status, told["tables"]) == (0, [5, 6])
    assert run(capsys, "marker", file, "--arbiter", "X", "--tables", "a-b", "--out", copy)[0] == 2


def test_centres_are_put_together(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for centre in (1, 2, 3):
        make_centre(tmp_path, centre, 4, lower_top=centre == 3)
    files = sorted(tmp_path.glob("centre-*.arbitre"))
    whole, report = tmp_path / "tout.arbitre", tmp_path / "rapport.html"
    status, (told,), _ = run(
        capsys, "centres", *files, "--out", whole, "--name", "Ensemble", "--report", report, "--expect", "09"
    )
    assert (status, told["players"]) == (1, 8)
    assert [one["counted"] for one in told["centres"]] == [True, True, False]
    assert [note["kind"] for note in told["notes"]] == ["top_differs", "absent"]
    assert "Réunion des centres" in report.read_text(encoding="utf-8")
    status, (lines,), _ = run(capsys, "standings", whole, "--json")
    assert (status, len(lines)) == (0, 8)
    assert run(capsys, "centres", *files, "--out", whole)[0] == 2
    again = tmp_path / "tout2.arbitre"
    status, (told,), _ = run(capsys, "centres", *files, "--out", again, "--accept", "03", "--previous", whole)
    assert (status, told["players"]) == (0, 12)
    assert [note["kind"] for note in told["notes"]] == ["top_differs", "late"]


def test_results_are_packed_to_be_sent(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    make_centre(tmp_path, 7, 4)
    status, (told,), _ = run(capsys, "send", tmp_path / "centre-07.arbitre", "--out", tmp_path)
    assert (status, told["file"]) == (0, str(tmp_path / "simultane-centre-07.zip"))
    assert "centre 07" in told["subject"]
    with zipfile.ZipFile(told["file"]) as archive:
        archive.extract("simultane-centre-07.arbitre", tmp_path / "x")
    assert len(open_session(tmp_path / "x" / "simultane-centre-07.arbitre", catalogue()).results.standing()) == 4
    assert run(capsys, "send", tmp_path / "centre-07.arbitre", "--out", tmp_path / "neuf" / "ici")[0] == 0
    assert (tmp_path / "neuf" / "ici" / "simultane-centre-07.zip").is_file()
    (tmp_path / "pris").write_text("")
    assert run(capsys, "send", tmp_path / "centre-07.arbitre", "--out", tmp_path / "pris")[0] == 2


@pytest.mark.parametrize("tables", ["1-999999999", "9" * 5000, "1-2-3", "-4", "a", "１"])
def test_tables_that_no_hall_has_are_refused_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, tables: str
) -> None:
    started(3, tmp_path / "a.arbitre").close()
    status, _, error = run(
        capsys,
        "marker",
        tmp_path / "a.arbitre",
        f"--tables={tables}",
        "--arbiter",
        "Ann",
        "--out",
        tmp_path / "m.arbitre",
    )
    assert status == 2
    assert len(error) < 300
    assert error.count("\n") == 1
    assert not (tmp_path / "m.arbitre").exists()


@pytest.mark.parametrize("name", ["x" * 300, "é" * 200, "\udcff"])
def test_names_that_no_disk_takes_are_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    for arguments in (
        ("demo", "--out", tmp_path / name, "--players", 3, "--games", 1, "--turns", 1),
        ("verify", tmp_path / name),
        ("players", tmp_path / name, "--read", tmp_path / name),
        ("solve", tmp_path / name),
    ):
        status, _, error = run(capsys, *arguments)
        assert status in (0, 2), arguments
        assert error.count("\n") == (status == 2), error

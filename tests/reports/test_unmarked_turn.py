"""A turn is revealed, no slip of it is in: who had every top so far has lost nothing, wherever a standing is read."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from arbitre.cli import main
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Slip, SlipStatus
from arbitre.reports.catalogue import SITE, Format, export_all
from arbitre.reports.results_package import make_package
from tests.application.sessions import give, revealed, started
from tests.reports.sample import OPTIONS
from tests.unpacked import unpacked


def test_the_top_of_a_turn_without_slips_is_held_against_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = RuleSet()
    session = started(3, tmp_path / "a.arbitre", replace(rules, rank=replace(rules.rank, standings_shown=True)))
    first = revealed(session)
    give(session, first, 1)
    for table in (2, 3):
        session.slips.record(table, Slip(SlipStatus.BLANK), first.serial)
    second = revealed(session)
    assert first.retained is not None
    assert second.retained is not None
    top, both = first.retained.score, first.retained.score + second.retained.score
    assert both > top
    # On the screen, in the room, on the command line.
    (leader, *others) = session.results.standing()
    assert (leader.name, leader.total, leader.top, leader.negative) == ("Joueur 001", top, top, 0)
    assert {line.negative for line in others} == {-top}
    seen = session.room.public_view()
    assert [(line.total, line.negative) for line in seen.standings] == [(top, 0), (0, -top), (0, -top)]
    assert main(["standings", str(tmp_path / "a.arbitre"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(line["top"], line["negative"], line["percent"]) for line in told] == [(top, 0, 100)] + [(top, -top, 0)] * 2
    # On every kind of paper.
    export_all(session.state, tmp_path / "out", list(Format), OPTIONS, only={"classement"})
    site = tmp_path / "out" / SITE
    for stem in ("classement-1", "classement-general"):
        with (site / f"{stem}.csv").open(encoding="utf-8-sig", newline="") as file:
            head, *rows = csv.reader(file, delimiter=";")
        assert [int(row[head.index("Négatif")]) for row in rows] == [0, -top, -top]
        sheet: Any = load_workbook(site / f"{stem}.xlsx").active
        values = [[cell.value for cell in row] for row in sheet.iter_rows()]
        at = next(row for row in values if "Négatif" in row).index("Négatif")
        assert [row[at] for row in values if row[0] in (1, 2)] == [0, -top, -top]
        page = (site / f"{stem}.html").read_text("utf-8")
        painted = b"\n".join(unpacked("a.pdf", (site / f"{stem}.pdf").read_bytes())[1:]).decode("utf-8", "replace")
        for text in (page, painted):
            assert f"−{top}" in text
            assert f"−{both}" not in text
            assert f"−{second.retained.score}" not in text or second.retained.score == top
    # And in what is sent.
    made = make_package(session.state, lambda path: path.write_bytes(b""), tmp_path, OPTIONS)
    assert f"1. Joueur 001 – {top} (0)" in made.body
    session.close()

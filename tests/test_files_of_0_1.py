"""Whole tournaments that version 0.1 wrote say for ever what they said then.

One figure is another: in ``running`` the top of the open turn is no longer held against those whose slips are not in.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from arbitre.cli import main

FILES = Path(__file__).parent / "data" / "files" / "v0.1"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FILES / "expected.json").read_text(encoding="utf-8"))


def test_every_file_has_its_figures() -> None:
    """A file without figures, or figures without a file, would test nothing."""
    assert {path.stem for path in FILES.glob("*.arbitre")} == set(EXPECTED)
    assert len(EXPECTED) == 9
    assert all(one["verify"]["slips"] and one["standings"]["event"] for one in EXPECTED.values())


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_file_of_version_0_1(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Facts, head of the chain, totals and every standing are those that version 0.1 printed; reading adds nothing."""
    path = tmp_path / f"{name}.arbitre"
    shutil.copy(FILES / path.name, path)
    wanted = EXPECTED[name]
    for game, lines in wanted["standings"].items():
        of = [] if game == "event" else ["--game", game]
        assert main(["standings", str(path), "--json", *of]) == 0
        found = json.loads(capsys.readouterr().out)
        assert [[one["rank"], one["name"], one["total"], one["negative"]] for one in found] == lines
    assert main(["verify", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == wanted["verify"]

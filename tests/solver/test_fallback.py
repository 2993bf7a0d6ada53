"""Without the compiled modules the plain solver answers, and modules older than their sources are noticed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.solver.boards import ROOT

# OR and ORS, the rack O R ?: nine moves on the empty board, none of which scores.
ASK = """
import arbitre.solver as solver
lexicon = solver.Lexicon.from_bytes(solver.build(bytes((15, 18, 0, 15, 18, 19, 0))))
searcher = solver.Solver(lexicon, bytes(32), bytes([1]) * 225, bytes([1]) * 225, [0] * 8)
score, tops = searcher.top(bytes((15, 18, 0)))
print(solver.COMPILED, ",".join(solver.STALE), score, len(tops), solver.Solver.__module__)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources of the solver alone, as in a checkout where nothing was compiled."""
    (tmp_path / "pyproject.toml").touch()
    package = tmp_path / "arbitre" / "solver"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "arbitre" / "__init__.py", package.parent)
    for source in [*(ROOT / "arbitre" / "solver").glob("*.py"), *(ROOT / "arbitre" / "solver").glob("*.pxd")]:
        shutil.copy(source, package)
    return tmp_path


def ask(checkout: Path) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    run = subprocess.run(
        [sys.executable, "-c", ASK], cwd=checkout, env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.strip(), run.stderr.strip()


def test_the_plain_solver_answers_where_nothing_is_compiled(checkout: Path) -> None:
    assert ask(checkout) == ("False  0 9 arbitre.solver.reference", "")


def test_compiled_modules_older_than_their_sources_are_noticed(checkout: Path) -> None:
    package = checkout / "arbitre" / "solver"
    for compiled in [*(ROOT / "arbitre" / "solver").glob("*.so"), *(ROOT / "arbitre" / "solver").glob("*.pyd")]:
        shutil.copy(compiled, package)
    now = max(path.stat().st_mtime for path in package.iterdir())
    for source in package.glob("*.p[yx]*"):
        os.utime(source, (now - 60, now - 60))
    assert ask(checkout) == ("True  0 9 arbitre.solver.solver", "")
    os.utime(package / "top.pxd", (now + 60, now + 60))
    answer, message = ask(checkout)
    assert answer == "True top 0 9 arbitre.solver.solver"
    assert "top" in message
    (checkout / "pyproject.toml").unlink()  # installed: nobody edits sources there
    assert ask(checkout) == ("True  0 9 arbitre.solver.solver", "")

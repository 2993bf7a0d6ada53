"""A wheel holds everything: it is built from the tracked files, unpacked elsewhere and run without the source tree."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def tracked() -> list[str]:
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = tmp_path_factory.mktemp("tree")
    for name in tracked():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    wheels = tree / "wheels"
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    done = subprocess.run([*command, "--wheel-dir", wheels, tree], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = wheels.glob("arbitre-*.whl")
    target = tmp_path_factory.mktemp("elsewhere")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    return target


def run(unpacked: Path, *arguments: str) -> str:
    """Run Python on the unpacked wheel, in another folder and for an invented user."""
    variables = {**os.environ, "PYTHONPATH": str(unpacked), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=unpacked.parent, env=variables, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_the_program_of_the_wheel_is_the_one_that_runs(unpacked: Path) -> None:
    code = "import arbitre, arbitre.solver as s; print(arbitre.__file__); print(s.COMPILED)"
    where, compiled = run(unpacked, "-c", code).splitlines()
    assert Path(where).parent == unpacked / "arbitre"
    assert compiled == "True"


@pytest.mark.long
def test_the_wheel_brings_its_word_lists_rules_and_licences(unpacked: Path) -> None:
    figures = json.loads(run(unpacked, "-m", "arbitre", "lexicon", "info", "fr"))
    assert figures["words"] == 397168
    assert list((unpacked / "arbitre" / "_data" / "rulesets").glob("*.toml"))
    licences = {path.name for path in unpacked.glob("arbitre-*.dist-info/licenses/**/*") if path.is_file()}
    assert {"LICENSE", "MPL-2.0.txt", "LGPLLR.txt", "OFL.txt", "SOURCE.md"} <= licences


@pytest.mark.long
def test_the_window_of_the_wheel_can_be_drawn(unpacked: Path, tmp_path: Path) -> None:
    screen = run(unpacked, "-m", "arbitre", "shot", "list").split()[0]
    picture = tmp_path / "screen.png"
    run(unpacked, "-m", "arbitre", "shot", screen, "--out", str(picture))
    assert picture.stat().st_size > 1000


@pytest.mark.long
def test_the_wheel_plays_the_demonstration(unpacked: Path, tmp_path: Path) -> None:
    summary = json.loads(
        run(unpacked, "-m", "arbitre", "demo", "--out", str(tmp_path), "--players", "5", "--games", "1")
    )
    assert summary["players"] == 5
    assert (tmp_path / "demo.arbitre").is_file()

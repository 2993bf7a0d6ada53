"""The developers' entry does each step once, stops with a text that helps, and never hides a failure."""

import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import dev
import pytest

OK = [sys.executable, "-c", ""]
BROKEN = [sys.executable, "-c", "raise SystemExit(3)"]


def record_in(commands: list[list[str]]) -> Callable[[Sequence[str]], int]:
    """Return a stand-in for `dev.run` that only notes what would run."""

    def note(command: Sequence[str]) -> int:
        commands.append(list(command))
        return 0

    return note


def test_a_step_is_done_once_for_the_same_inputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "VENV", tmp_path)
    done: list[str] = []
    for key in ("a", "a", "b", "b", "a"):
        dev.once("step", key, lambda key=key: done.append(key))  # type: ignore[misc]
    assert done == ["a", "b", "a"]


def test_a_step_that_failed_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "VENV", tmp_path)
    done: list[str] = []

    def fail() -> None:
        done.append("failed")
        raise dev.DevError("no network")

    dev.once("step", "a", lambda: done.append("first"))
    with pytest.raises(dev.DevError):
        dev.once("step", "b", fail)
    dev.once("step", "a", lambda: done.append("again"))
    assert done == ["first", "failed", "again"]


def test_digests_tell_parts_apart() -> None:
    assert dev.digest("ab", "c") != dev.digest("a", "bc")
    assert dev.digest("ab", b"c") == dev.digest("ab", "c")


def test_a_missing_library_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "apt_get", lambda: None)
    needs = [dev.library("libnowhere.so.9", "libnowhere9"), dev.program("no-such-program", "nothing")]
    with pytest.raises(dev.DevError, match=r"libnowhere\.so\.9 .*libnowhere9") as caught:
        dev.system_libraries(needs)
    assert "sudo apt-get install libnowhere9 nothing\n" in str(caught.value)


def test_what_is_only_wanted_does_not_stop(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "apt_get", lambda: None)
    dev.system_libraries([dev.program("no-such-program", "nothing")])
    assert "no-such-program is missing (Debian: nothing); going on without" in capfd.readouterr().out


def test_apt_is_asked_for_what_is_missing_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tmp_path / "asked"
    apt = tmp_path / "apt.py"
    apt.write_text(f"import sys; open({str(asked)!r}, 'a').write(' '.join(sys.argv[1:]) + '\\n')", encoding="utf-8")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "apt_get", lambda: [sys.executable, str(apt)])
    there = dev.Need("there", ("there",), lambda: True)
    installed = dev.Need("installed", ("one", "two"), lambda: asked.exists())
    dev.system_libraries([there, installed])
    assert asked.read_text(encoding="utf-8").splitlines() == [
        "-qq update",
        "-qq -y install --no-install-recommends one two",
    ]


def test_every_step_runs_and_every_failure_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert dev.steps([("one", BROKEN), ("two", OK), ("three", BROKEN)]) == ["one", "three"]
    said = capfd.readouterr().out
    assert "== one: FAILED (3)" in said
    assert "== two: ok" in said


@pytest.mark.parametrize(
    ("lint", "tests", "status"), [([], 0, 0), (["mypy"], 0, 1), ([], 1, 1), (["mypy"], 5, 5), ([], 5, 5)]
)
def test_exit_status_of_test(monkeypatch: pytest.MonkeyPatch, lint: list[str], tests: int, status: int) -> None:
    monkeypatch.setattr(dev, "set_up", lambda needs=(): None)
    monkeypatch.setattr(dev, "lint", lambda: lint)
    monkeypatch.setattr(dev, "run_pytest", lambda *arguments, env=None: tests)
    assert dev.main(["test"]) == status


def test_a_step_that_must_work_stops_with_its_command(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(dev.DevError, match=r"building failed \(exit status 3\)"):
        dev.must(BROKEN, "building")


def test_an_error_of_ours_is_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(needs: object = ()) -> None:
        raise dev.DevError("Python 3.11 or newer is needed")

    monkeypatch.setattr(dev, "set_up", refuse)
    assert dev.main(["lint"]) == 2
    assert capfd.readouterr().err == "dev.py: Python 3.11 or newer is needed\n"


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 1))
    with pytest.raises(dev.DevError, match=r"Python 99\.1 or newer is needed, this is 3"):
        dev.set_up()


def test_without_a_display_run_plays_the_demonstration(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(dev, "set_up", lambda needs=(): None)
    monkeypatch.setattr(shutil, "rmtree", lambda path, ignore_errors: None)
    monkeypatch.setattr(dev, "run", record_in(ran))
    assert dev.main(["run", "--players", "5"]) == 0
    assert "No display here" in capfd.readouterr().out
    (command,) = ran
    assert command[1:3] == ["demo", "--out"]
    assert command[-2:] == ["--players", "5"]


def test_with_a_display_run_opens_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    needed: list[object] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.setattr(dev, "set_up", lambda needs=(): needed.extend(needs))
    monkeypatch.setattr(dev, "run", record_in(ran))
    assert dev.main(["run", "club.arbitre"]) == 0
    assert [command[1:] for command in ran] == [["club.arbitre"]]
    assert needed == dev.DISPLAY

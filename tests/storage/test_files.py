"""Files appear whole or not at all; what killed programs left goes, what others are writing stays."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from arbitre.storage.files import beside, clear_litter, folder_beside, put_aside, write_whole

KILLED = """
import os, signal, sys
from pathlib import Path
from arbitre.storage.files import folder_beside, replacing
path = Path(sys.argv[1])
with replacing(path) as one, folder_beside(path) as other:
    one.write_text("half")
    (other / "a").write_text("half")
    one.with_name(one.name + "-journal").write_text("half")
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_what_a_killed_program_left_is_cleared_by_the_next_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, b"old")
    subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert len(list(tmp_path.iterdir())) == 4
    assert path.read_text() == "old"
    mine = beside(path)  # another thread is writing it
    mine.write_text("mine")
    elsewhere = tmp_path / f".arbitre-00000000-{2**22 + 5}-00000000.part"  # another machine, a shared folder
    elsewhere.write_text("theirs")
    write_whole(path, b"new")
    assert sorted(tmp_path.iterdir()) == sorted([path, mine, elsewhere])
    os.utime(elsewhere, (0, 0))
    assert clear_litter(tmp_path) == 1
    assert clear_litter(tmp_path / "none") == 0


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, b"old")
    with pytest.raises(TypeError):
        write_whole(path, "text")  # type: ignore[arg-type]
    with suppress(RuntimeError), folder_beside(path) as folder:
        (folder / "a").touch()
        raise RuntimeError
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_names_as_long_as_a_file_system_takes(tmp_path: Path) -> None:
    path = tmp_path / ("é" * 127)
    write_whole(path, b"1", private=True)
    assert sys.platform == "win32" or stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_is_put_aside_never_replaces(tmp_path: Path) -> None:
    names = []
    for number in range(3):
        (tmp_path / "a").write_text(str(number))
        names.append(put_aside(tmp_path / "a"))
    assert [one.read_text() for one in names] == ["0", "1", "2"]

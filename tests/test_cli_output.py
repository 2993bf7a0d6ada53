"""What the command line shows besides its objects: progress on a terminal, and errors in one line."""

from __future__ import annotations

import io

import pytest

from arbitre.cli.output import Progress, sentence
from arbitre.domain.base.errors import ArbitreError


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_one_line_that_goes_away() -> None:
    terminal = Terminal()
    with Progress("solve", terminal) as progress:
        progress(0.0, "0/10")
        progress(0.5, "5/10")
        progress(0.5, "5/10")
    text = terminal.getvalue()
    assert text.count("solve  50 %") == 1, "only what changes is written"
    assert "\n" not in text
    assert text.endswith("\r")


def test_without_a_terminal_there_is_no_progress() -> None:
    stream = io.StringIO()
    with Progress("solve", stream) as progress:
        progress(0.5)
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (ArbitreError("rows", found=3), "a board has 15 rows, not 3"),
        (ArbitreError("missing", path="a.arbitre"), "a.arbitre: no such file"),
        (ArbitreError("missing", file="w.txt"), "w.txt: no such file"),
        (ArbitreError("cannot_write", path="x", error="full"), "x: full"),
        (ArbitreError("cannot_write", path="x", reason="full"), "x: full"),
        (ArbitreError("off_board", text="P16"), "the reference 'P16' is off the board"),
        (ArbitreError("rows"), "rows"),  # data that the sentence lacks never hides the error
        (ArbitreError("never_heard_of", a=1), "never_heard_of: a=1"),
        (ArbitreError("io_error", path="x", detail="two\nlines"), "x: two lines"),
    ],
)
def test_an_error_is_one_line(error: ArbitreError, text: str) -> None:
    assert sentence(error) == text

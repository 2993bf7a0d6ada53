"""What the command line prints: JSON objects, one-line errors, progress on a terminal; and what it reads."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO

from arbitre.domain.errors import ArbitreError

DONE, DISAGREES, UNUSABLE = 0, 1, 2
"""Exit statuses: done and all agree; done, something disagrees or was refused; wrong use or unreadable input."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


class UsageProblem(Exception):  # noqa: N818 - it is told in one line, not traced
    """Wrong use or unreadable input; its text, one line, names file and line."""


def print_json(value: Any) -> None:
    """One object on one line of stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def note(text: str) -> None:
    """One line for people on stderr."""
    sys.stderr.write(f"arbitre: {text}\n")


def read_text(path: Path) -> str:
    """The text of a file in UTF-8. Raises ``UsageProblem``."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise UsageProblem(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise UsageProblem(f"{path}:{line}: not a text in UTF-8") from error


def read_object(path: Path) -> Mapping[str, Any]:
    """The one JSON object of a file. Raises ``UsageProblem``."""
    try:
        value = json.loads(read_text(path))
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        raise UsageProblem(f"{path}:{line}: not JSON: {getattr(error, 'msg', error)}") from error
    except RecursionError as error:
        raise UsageProblem(f"{path}:1: nested too deep") from error
    if not isinstance(value, Mapping):
        raise UsageProblem(f"{path}:1: one JSON object is wanted")
    return value


class Progress:
    """A line on stderr that tells how far long work is; nothing when stderr is not a terminal."""

    def __init__(self, label: str, stream: TextIO | None = None) -> None:
        self._label = label
        self._stream = stream if stream is not None else sys.stderr
        self._shown = ""
        self._active = self._stream.isatty()

    def __call__(self, fraction: float, detail: str = "") -> None:
        """Show a fraction from 0 to 1; only a change of the text is written."""
        if not self._active:
            return
        text = f"{self._label} {100 * fraction:3.0f} %{' ' + detail if detail else ''}"
        if text != self._shown:
            self._stream.write(f"\r{text:<{len(self._shown)}}")
            self._stream.flush()
            self._shown = text

    def clear(self) -> None:
        """Wipe the line."""
        if self._shown:
            self._stream.write("\r" + " " * len(self._shown) + "\r")
            self._stream.flush()
            self._shown = ""

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()


def print_all(results: Iterator[Mapping[str, Any]], label: str = "", total: int = 0) -> bool:
    """Print objects as they come; true when none of them has ``"agrees": false``.

    ``label`` and ``total`` show how far the work is, unless the objects scroll by on the same terminal.
    """
    agree = True
    with Progress(label) as progress:
        show = bool(total) and not sys.stdout.isatty()
        for done, result in enumerate(results):
            print_json(result)
            agree = agree and result.get("agrees") is not False
            if show:
                progress(min(1.0, done / total), f"{done}/{total}")
    return agree


# -- sentences -------------------------------------------------------------------------------------------------------

_SENTENCES: Mapping[str, str] = {
    # word lists and tile sets
    "no_such_list": "no word list is called {name!r} (there are: {known})",
    "no_such_language": "no tile set for the language {language!r} (there are: {known})",
    "other_language": "the word list {name!r} is of the language {language!r}, not {wanted!r}",
    "other_words": "the word list {name!r} has changed: {found} words, {expected} expected",
    "bad_name": "{name!r} cannot be the name of a word list (letters, digits, space . - + _, 40 at most)",
    "name_taken": "a word list is called {name!r} already",
    "builtin": "the word list {name!r} comes with the program and stays",
    "bad_word": "{word!r} cannot be written with the tiles",
    "folder": "{path}: {error}",
    "missing": "{file}: no such file",
    "unreadable": "{file}: {error}",
    "empty": "{file}: empty",
    "no_word": "{file}: not one word in it",
    "binary": "{file}: not a text",
    "encoding": "{file}: wrong encoding",
    "too_large": "{file}: too large for a word list (limit {limit} bytes)",
    "compression": "{file}: damaged compressed file",
    "not_official": "word list {name}, {words} words: not the official list of a federation",
    "cache_unwritable": "{path}: {error}; the compiled list is not kept",
    # letters, racks, boards, references
    "unknown_letter": "{letter!r} is no letter of the tile set {language}",
    "mixed_case": "[{letter}]: a tile is upper or lower case, not both",
    "open_bracket": "a bracket is not closed in {text!r}",
    "rows": "a board has 15 rows, not {found}",
    "columns": "row {row} of the board has {found} squares, not 15",
    "not_a_reference": "{text!r} is not a reference such as H4 or 4H",
    "off_board": "the reference {text!r} is off the board",
    "too_many_tiles": "{found} letters on the rack, {limit} at most",
    "too_many_blanks": "{found} blanks on the rack, {limit} at most",
    "not_in_bag": "letters that are not in the bag: {letters}",
    "empty_bag": "bag and leftover are empty",
    "no_other_rack": "no other rack is possible",
    # rule sets
    "unknown_rule_set": "no rule set is called {value!r} (there are: {allowed})",
    "unknown_key": "unknown key {key} (allowed: {allowed})",
    "bad_value": "{key}: {value!r} (allowed: {allowed})",
    "not_toml": "{key}: not TOML: {text}",
    # games
    "bad_game": "not a game: {key} is missing or wrong",
    "bad_round": "round {n}: {key}: {value!r}",
    "bad_room": "{key}: {value}",
    "cannot_lie": "{word} cannot lie there ({why})",
    "rack_refused": "the rack cannot be read",
    "has_slip": "table {table} has two slips in one turn",
    "no_such_table": "there is no table {table}",
    "not_expected": "table {table} owes no slip",
    "no_such_player": "there is no player {player}",
    "seated_twice": "one player sits at two tables",
    "bad_criterion": "no game can satisfy {name}",
    "cannot_write": "{path}: {reason}",
    # journals
    "not_a_file": "{path}: not a tournament file",
    "newer_format": "{path}: made by a newer version of the program (format {version}, {known} is known)",
    "read_only": "{path}: cannot be written",
    "disk_full": "{path}: the disk is full",
    "locked": "{path}: another program is writing it",
    "missing_folder": "{path}: no such folder",
    "exists": "{path}: exists already",
    "damaged": "{path}: damaged after record {good}",
    "chain_broken": "{path}: record {seq} does not follow from the one before; good up to {good}",
    "bad_record": "{path}: record {seq} ({record}) makes no sense: {error}",
    "unsure": "{path}: the disk no longer answers; the action may be in the file: {detail}",
    "conflict": "another program wrote to the file at the same time; nothing is changed, try again",
    "io_error": "{path}: {detail}",
}
_FILE_KINDS = ("missing", "unreadable", "empty", "damaged")


def sentence(error: ArbitreError) -> str:
    """One English line for an error; those without words of their own show their data."""
    template = _SENTENCES.get(error.kind, "")
    data = dict(error.data)
    if error.kind in _FILE_KINDS:
        data.setdefault("file", data.get("path", data.get("name", "")))
        data.setdefault("path", data["file"])
        data.setdefault("error", data.get("detail", ""))
        data.setdefault("good", 0)
    try:
        data.setdefault("reason", data.get("error", ""))
        text = template.format_map(data) if template else str(error)
    except (KeyError, IndexError, ValueError):
        text = str(error)
    return " ".join(text.split())

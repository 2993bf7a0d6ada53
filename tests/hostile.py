"""Inputs that no reader should take, and the commands of the command line that read each kind of file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

HUGE = "9" * 5000
BOARD = ["." * 15] * 15
GAME = {"language": "fr", "variant": "normal", "rounds": [
    {"n": 1, "draw": "ABCDEFG", "word": "BAGFEDC", "ref": "H4", "points": 10}]}  # fmt: skip
POSITION = {"id": 1, "board": BOARD, "rack": "ABCDEFG"}
SLIP = {
    "id": 1, "rules": "fisf-2023", "language": "fr", "turn": 1, "board": BOARD, "rack": "ABCDEFG",
    "lexicon": {"words": ["BAC"]}, "plausible": None,
    "slip": {"status": "handed", "score": 14, "hard_to_read": False,
             "entries": [{"word": "BAC", "direction": "across", "reference": "H8", "raccord": None}]},
}  # fmt: skip
TURN = {"id": 1, "rules": "fisf-2023", "kind": "average", "given": {"scores": [10, 12], "top": 20}, "expect": {}}
ROOM = {"language": "fr", "rules": "fisf-2023", "players": [{"name": "A", "table": 1}], "rounds": []}
ODD: tuple[Any, ...] = (
    None, [], {}, True, -1, 1.5, 10**18, "", "\0", "\ud800", "\U0010ffff" * 3, "A" * 100_000, ["A"] * 1000,
    "1-999999999", {"a": {"a": {}}},
)  # fmt: skip


def raw() -> dict[str, bytes]:
    """Contents of files by name that are nothing like what any reader wants."""
    return {
        "empty": b"",
        "nul": b"\0" * 5000,
        "latin": b"\xff\xfe\xfa" * 500,
        "deep list": b"[" * 200_000,
        "deep object": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
        "number": HUGE.encode(),
        "number in an object": b'{"id": ' + HUGE.encode() + b"}",
        "half a pair": b'{"id": "\\ud800", "board": "\\udfff"}',
        "no number": b'{"id": NaN, "turn": Infinity}',
        "long line": b"A" * 3_000_000,
        "many lines": b"a;b;c\n" * 200_000,
        "many names": b"<Game>" + b"<Name>" * 20_000,
        "entities": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "' + b"b" * 1000 + b'">'
        + b"".join(b'<!ENTITY a%d "%s">' % (n, b"&a;" * 50) for n in range(9)) + b"]><a>&a8;</a>",
        "brackets": b"(" * 200_000 + b"\n",
        "zip": b"PK\3\4" + b"\0" * 3000,
        "sqlite": b"SQLite format 3\0" + b"\xff" * 9000,
        "gzip": b"\x1f\x8b\x08\x00" + b"\xff" * 3000,
    }  # fmt: skip


def mutated(value: Any) -> list[Any]:
    """An object with each of its values replaced by each odd one, and each key gone."""

    def places(one: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        found = [path] if path else []
        if isinstance(one, dict):
            for key, inner in one.items():
                found += places(inner, (*path, key))
        elif isinstance(one, list):
            for index, inner in enumerate(one[:1]):
                found += places(inner, (*path, index))
        return found

    def changed(path: tuple[Any, ...], odd: Any, gone: bool = False) -> Any:
        copy = json.loads(json.dumps(value))
        at = copy
        for step in path[:-1]:
            at = at[step]
        if gone:
            del at[path[-1]]
        else:
            at[path[-1]] = odd
        return copy

    here = places(value)
    return [changed(path, odd) for path in here for odd in ODD] + [changed(path, None, gone=True) for path in here]


def written(folder: Path) -> dict[str, Path]:
    """Every raw content in a file, and what is no file: by name."""
    paths = {}
    for name, content in raw().items():
        paths[name] = folder / f"{name}.txt"
        paths[name].write_bytes(content)
    paths["folder"] = folder / "folder.txt"
    paths["folder"].mkdir()
    if hasattr(os, "mkfifo"):
        paths["fifo"] = folder / "fifo.txt"
        os.mkfifo(paths["fifo"])
    paths["missing"] = folder / "missing.txt"
    paths["long name"] = folder / ("n" * 300 + ".txt")
    paths["nul in the name"] = folder / "a\0b.txt"
    paths["half a pair in the name"] = folder / "a\udcffb.txt"
    return paths


Command = Callable[[Path, Path], list[object]]
"""Arguments for a file that is read, and a folder to write to."""
COMMANDS: dict[str, Command] = {
    "solve": lambda file, out: ["solve", file],
    "solve --jobs": lambda file, out: ["solve", file, "--jobs", "2"],
    "solve --lexicon": lambda file, out: ["solve", out / "position.jsonl", "--lexicon", file],
    "top": lambda file, out: ["top", "--rack", "ABC", "--board", file],
    "replay": lambda file, out: ["replay", file],
    "rule": lambda file, out: ["rule", file],
    "turn": lambda file, out: ["turn", file],
    "room": lambda file, out: ["room", file, "--out", out / "room"],
    "prepare": lambda file, out: ["prepare", "--out", out / "p", "--tries", "1", "--jobs", "1", "--common-words", file],
    "lexicon build": lambda file, out: ["lexicon", "build", file, "--language", "fr", "--name", "X", "--replace"],
    "import text": lambda file, out: ["import", file, "--from", "text"],
    "import eliot": lambda file, out: ["import", file, "--from", "eliot-xml"],
    "export": lambda file, out: ["export", file, "--out", out / "e"],
    "verify": lambda file, out: ["verify", file],
    "standings": lambda file, out: ["standings", file],
    "players": lambda file, out: ["players", file, "--write", out / "l.csv"],
    "players --read": lambda file, out: ["players", out / "event.arbitre", "--read", file],
    "marker": lambda file, out: ["marker", file, "--arbiter", "A", "--out", out / "c.arbitre"],
    "merge": lambda file, out: ["merge", out / "event.arbitre", file],
    "centres": lambda file, out: ["centres", file, "--out", out / "all.arbitre"],
    "send": lambda file, out: ["send", file, "--out", out / "s"],
}
TOURNAMENTS: tuple[Command, ...] = (
    *(COMMANDS[name] for name in ("export", "verify", "standings", "players", "marker", "merge", "centres", "send")),
    lambda file, out: ["merge", file, out / "event.arbitre"],
    lambda file, out: ["centres", out / "event.arbitre", "--out", out / "all.arbitre", "--previous", file],
    lambda file, out: ["shot", "desk", "--out", out / "x.png", "--file", file],
)
"""Commands that read a tournament."""
OBJECTS = {"solve": POSITION, "replay": GAME, "rule": SLIP, "turn": TURN, "room": ROOM}
# What reads no file: arguments that no command should take.
ARGUMENTS: tuple[tuple[str, ...], ...] = (
    ("draw", "--bag", "ABC", "--turn", HUGE),
    ("draw", "--bag", "A" * 100_000, "--turn", "1"),
    ("draw", "--bag", "\ud800", "--turn", "1"),
    ("draw", "--bag", "ABCDEFG", "--turn", "1", "--rules", "../../x"),
    ("demo", "--out", "n" * 300),
    ("demo", "--out", "out", "--players", HUGE),
    ("demo", "--out", "out", "--language", "\0"),
    ("lexicon", "info", "../x"),
    ("lexicon", "info", "n" * 300),
    ("lexicon", "check", "fr", "A" * 100_000),
    ("lexicon", "remove", "fr"),
    ("lexicon", "remove", "\0"),
    ("top", "--rack", "A" * 100_000),
    ("top", "--rack", "[" * 5000),
    ("top", "--rack", "ABC", "--language", "../fr"),
    ("top", "--rack", "ABC", "--lexicon", "\0.txt"),
    ("prepare", "--out", "n" * 300, "--tries", "1"),
    ("prepare", "--out", "p", "--top-min", HUGE),
    ("prepare", "--out", "p", "--count", "x"),
    ("marker", "{event}", "--arbiter", "A", "--tables", "1-999999999", "--out", "c.arbitre"),
    ("marker", "{event}", "--arbiter", "A", "--tables", HUGE, "--out", "c.arbitre"),
    ("marker", "{event}", "--arbiter", "A", "--out", "n" * 300),
    ("marker", "{event}", "--arbiter", "A" * 100_000, "--tables", "1", "--out", "c.arbitre"),
    ("standings", "{event}", "--game", HUGE),
    ("export", "{event}", "--out", "n" * 300),
    ("export", "{event}", "--out", "out", "--only", "../classement"),
    ("export", "{event}", "--out", "out", "--only", "x," * 50_000),
    ("export", "{event}", "--out", "out", "--only", "\ud800,\0"),
    ("export", "{event}", "--out", "out", "--only", ""),
    ("export", "{event}", "--out", "out", "--papers", "../it"),
    ("export", "{event}", "--out", "out", "--paper", HUGE),
    ("demo", "--out", "out", "--papers", "\0"),
    ("shot", "\0", "--out", "x.png"),
    ("shot", "start", "--out", "x.png", "--size", "99999999x99999999"),
    ("bench", "--quick", "--json", "more"),
)  # fmt: skip

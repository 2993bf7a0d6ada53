"""Rule sets by name: those shipped, those the arbiter made, and files he hands over."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from arbitre.domain.rules.rule_set import RuleSet, RuleSetError
from arbitre.resources import data_path
from arbitre.storage.files import write_whole

DEFAULT = "fisf-2023"
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
_LARGEST = 100_000  # bytes; a rule set has three thousand


@dataclass(frozen=True, slots=True)
class RuleSetEntry:
    """A rule set that can be chosen; ``own``: the arbiter's, so that it may be changed and removed."""

    name: str
    title: str
    own: bool
    path: Path


class RuleSets:
    """The shipped presets and the user's own; an own one never hides a preset.

    ``RuleSetError`` kinds beside those of ``RuleSet.from_mapping``: ``unknown_rule_set``, ``name_taken``, ``bad_name``,
    ``not_toml`` (``text`` tells line and column), ``unreadable``, ``not_saved``, ``shipped`` (presets stay so).
    """

    def __init__(self, shipped: Path | None = None, own: Path | None = None) -> None:
        self._shipped = shipped if shipped is not None else data_path("rulesets")
        self._own = own

    def entries(self) -> list[RuleSetEntry]:
        """All that can be chosen: the default, the other presets, then the user's own that are right."""
        found: list[RuleSetEntry] = []
        for folder, own in ((self._shipped, False), (self._own, True)):
            paths = sorted(folder.glob("*.toml")) if folder is not None else []
            for path in sorted(paths, key=lambda one: one.stem != DEFAULT):
                if own and any(entry.name == path.stem for entry in found):
                    continue
                try:
                    rules = self.read(path)
                except RuleSetError:
                    if not own:
                        raise
                    continue
                found.append(RuleSetEntry(path.stem, rules.title, own, path))
        return found

    def load(self, name: str = DEFAULT) -> RuleSet:
        """The rule set of a name."""
        path = self._path(name)
        if path is None:
            allowed = ", ".join(entry.name for entry in self.entries())
            raise RuleSetError("unknown_rule_set", key="rules", value=name, allowed=allowed)
        return replace(self.read(path), name=name)

    def read(self, path: Path) -> RuleSet:
        """Read and check a file; its name is the file's when it gives none."""
        try:
            if path.stat().st_size > _LARGEST:
                raise RuleSetError("not_toml", key=str(path), value="", allowed="", text="too large")
            data = tomllib.loads(path.read_text("utf-8-sig"))
        except (OSError, UnicodeDecodeError) as error:
            raise RuleSetError("unreadable", key=str(path), value=str(error), allowed="") from error
        except tomllib.TOMLDecodeError as error:
            raise RuleSetError("not_toml", key=str(path), value="", allowed="", text=str(error)) from error
        return RuleSet.from_mapping({"name": path.stem, "title": path.stem, **data})

    def copy(self, name: str, new_name: str, title: str = "") -> Path:
        """Copy a rule set under a new name into the user's folder, its comments too, ready to be edited."""
        source = self._path(name)
        if source is None:
            self.load(name)  # says which names there are
            raise AssertionError(name)
        target = self._target(new_name, replace_own=False)
        text = source.read_text("utf-8-sig")
        text = _with_top_key(_with_top_key(text, "title", title or new_name), "name", new_name)
        RuleSet.from_mapping(tomllib.loads(text))
        self._write(target, text)
        return target

    def save(self, rules: RuleSet, *, replace_own: bool = False) -> Path:
        """Save changed rules in the user's folder under their name, every key written; checked first."""
        checked = RuleSet.from_mapping(rules.to_mapping())
        target = self._target(checked.name, replace_own=replace_own)
        self._write(target, to_toml(checked))
        return target

    def remove(self, name: str) -> None:
        """Remove one of the user's rule sets."""
        path = self._own / f"{name}.toml" if self._own is not None and _NAME.fullmatch(name) else None
        if path is None or not path.is_file():
            kind = "shipped" if self._path(name) else "unknown_rule_set"
            raise RuleSetError(kind, key="name", value=name, allowed="")
        path.unlink()

    def _path(self, name: str) -> Path | None:
        if not _NAME.fullmatch(name):
            return None
        folders = [self._shipped] if self._own is None else [self._shipped, self._own]
        return next((path for folder in folders if (path := folder / f"{name}.toml").is_file()), None)

    def _target(self, name: str, *, replace_own: bool) -> Path:
        if not _NAME.fullmatch(name):
            raise RuleSetError("bad_name", key="name", value=name, allowed="a-z 0-9 - _")
        if (self._shipped / f"{name}.toml").is_file():
            raise RuleSetError("shipped", key="name", value=name, allowed="")
        if self._own is None:
            raise RuleSetError("not_saved", key="name", value=name, allowed="")
        target = self._own / f"{name}.toml"
        if target.exists() and not replace_own:
            raise RuleSetError("name_taken", key="name", value=name, allowed="")
        return target

    def _write(self, target: Path, text: str) -> None:
        """Write beside and rename, so that a full disk leaves what was there."""
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, text.encode())
        except OSError as error:
            raise RuleSetError("not_saved", key=str(target), value=str(error), allowed="") from error


def to_toml(rules: RuleSet) -> str:
    """Write a rule set as the text of a TOML file, every key."""
    data = rules.to_mapping()
    lines = [f"{key} = {_toml(value)}" for key, value in data.items() if not isinstance(value, Mapping)]
    for table, values in data.items():
        if isinstance(values, Mapping):
            lines += ["", f"[{table}]", *(f"{key} = {_toml(value)}" for key, value in values.items())]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join(f"\\u{ord(one):04x}" if one in '"\\\x7f' or one < " " else one for one in value) + '"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }" if value else "{}"
    return "[" + ", ".join(map(_toml, value)) + "]"


def _with_top_key(text: str, key: str, value: str) -> str:
    """Set a key above the first table of a TOML text."""
    head, bracket, tail = text.partition("\n[")
    line = f"{key} = {_toml(value)}"
    changed, count = re.subn(rf"(?m)^{key}\s*=.*$", lambda _: line, head)
    return (changed if count else f"{line}\n{head}") + bracket + tail

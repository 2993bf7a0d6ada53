"""Rule sets by name: the shipped ones and their sources, copies, the user's files."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from arbitre.application.presets.rulesets import DEFAULT, RuleSets, to_toml
from arbitre.domain.draw.balance import check_rack
from arbitre.domain.rules.rule_set import RuleSet, RuleSetError
from arbitre.resources import data_path
from tests.domain.test_rules import rule_sets
from tests.grading import tile_set

SHIPPED = sorted(path.stem for path in data_path("rulesets").glob("*.toml"))
SOURCES = (
    "RI23",
    "FISE",
    "FISE09",
    "BOX-IT",
    "POSL",
    "NTSV",
    "RO",
    "QC",
    "LR",
    "CLUB",
    "ELIOT",
    "own",
    "reading",
)


def test_the_promised_rule_sets_are_there() -> None:
    promised = {"fisf-2023", "fise", "italian-box", "english-posl", "ntsv", "romania", "quebec", "club", "school"}
    assert promised == set(SHIPPED)
    entries = RuleSets().entries()
    assert entries[0].name == DEFAULT
    assert {entry.name for entry in entries} == promised
    assert len({entry.title for entry in entries}) == len(entries)
    assert not any(entry.own for entry in entries)


def test_the_default_writes_out_every_value() -> None:
    rules = RuleSets().load()
    assert rules == RuleSet()
    written = tomllib.loads((data_path("rulesets") / f"{DEFAULT}.toml").read_text("utf-8"))
    for key, value in rules.to_mapping().items():
        if isinstance(value, dict):
            assert set(written[key]) == set(value)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_value_has_its_source(name: str) -> None:
    lines = (data_path("rulesets") / f"{name}.toml").read_text("utf-8").splitlines()
    values = [(number, line) for number, line in enumerate(lines) if re.match(r"[a-z_]+ = ", line)]
    assert values
    for number, line in values:
        if line.startswith(("name = ", "title = ")):
            continue
        told = line.partition("#")[2]
        if not told and lines[number - 1].startswith("#"):
            told = lines[number - 1]
        assert any(re.search(rf"\b{source}\b", told) for source in SOURCES), line


@pytest.mark.parametrize(
    ("name", "turn", "valid", "depends"),
    [
        ("fisf-2023", 5, True, True),
        ("fisf-2023", 16, True, False),
        ("italian-box", 5, True, True),
        ("english-posl", 5, True, True),
        ("fise", 5, True, True),
        ("fise", 16, True, False),
        ("ntsv", 5, True, False),
        ("romania", 5, True, False),
    ],
)
def test_the_rack_pzt_wji_under_each_rule_set(name: str, turn: int, valid: bool, depends: bool) -> None:
    """One vowel, five consonants and a blank."""
    rules = RuleSets().load(name)
    tiles = tile_set()
    check = check_rack(tiles.parse_rack("PZT?WJI"), turn, tiles.full_bag(), rules.draw, tiles)
    assert (check.valid, check.depends_on_wild) == (valid, depends)


def test_a_rule_set_without_wild_blanks_refuses_it() -> None:
    rules = RuleSet.from_mapping({"draw": {"wild_blanks": False}})
    tiles = tile_set()
    assert not check_rack(tiles.parse_rack("PZT?WJI"), 5, tiles.full_bag(), rules.draw, tiles).valid


def test_copying_and_changing(tmp_path: Path) -> None:
    rule_sets_here = RuleSets(own=tmp_path / "rulesets")
    path = rule_sets_here.copy("fise", "mi-club", 'Mi "club"')
    assert "# FISE" in path.read_text("utf-8")
    copied = rule_sets_here.load("mi-club")
    assert copied == replace(rule_sets_here.load("fise"), name="mi-club", title='Mi "club"')
    changed = replace(copied, solo=replace(copied.solo, players=12))
    with pytest.raises(RuleSetError, match="name_taken"):
        rule_sets_here.save(changed)
    rule_sets_here.save(changed, replace_own=True)
    assert rule_sets_here.load("mi-club") == changed
    mine = next(entry for entry in rule_sets_here.entries() if entry.own)
    assert (mine.name, mine.title) == ("mi-club", 'Mi "club"')
    rule_sets_here.remove("mi-club")
    assert not any(entry.own for entry in rule_sets_here.entries())


def test_what_is_refused(tmp_path: Path) -> None:
    rule_sets_here = RuleSets(own=tmp_path)

    def refused(kind: str, attempt: object) -> None:
        with pytest.raises(RuleSetError) as error:
            attempt()  # type: ignore[operator]
        assert error.value.kind == kind
        assert "key" in error.value.data
        assert "allowed" in error.value.data

    refused("unknown_rule_set", lambda: rule_sets_here.load("fisf-1999"))
    refused("unknown_rule_set", lambda: rule_sets_here.load("../secret"))
    refused("unknown_rule_set", lambda: rule_sets_here.copy("nothing", "mine"))
    refused("unknown_rule_set", lambda: rule_sets_here.remove("nothing"))
    refused("shipped", lambda: rule_sets_here.remove(DEFAULT))
    refused("shipped", lambda: rule_sets_here.copy("fise", DEFAULT))
    refused("shipped", lambda: rule_sets_here.save(RuleSet()))
    refused("bad_name", lambda: rule_sets_here.copy("fise", "../mine"))
    refused("bad_name", lambda: rule_sets_here.copy("fise", "Mon Club"))
    refused("not_saved", lambda: RuleSets().copy("fise", "mine"))
    blocked = tmp_path / "file"
    blocked.write_text("")
    refused("not_saved", lambda: RuleSets(own=blocked / "folder").copy("fise", "mine"))
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[slip\n")
    refused("not_toml", lambda: rule_sets_here.read(wrong))
    wrong.write_bytes(b"\xff\xfe\x00")
    refused("unreadable", lambda: rule_sets_here.read(wrong))
    refused("unreadable", lambda: rule_sets_here.read(tmp_path / "none.toml"))
    wrong.write_text("[slip]\npenalty = -1\n")
    refused("bad_value", lambda: rule_sets_here.load("wrong"))
    assert "wrong" not in {entry.name for entry in rule_sets_here.entries()}
    assert not list(tmp_path.glob("*.tmp"))


@given(rule_sets())
def test_toml_reads_back(rules: RuleSet) -> None:
    assert RuleSet.from_mapping(tomllib.loads(to_toml(rules))) == rules

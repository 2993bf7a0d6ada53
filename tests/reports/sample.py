"""Tournaments for the tests of documents: real draws and slips of the reference rooms, ruled by the book."""

from __future__ import annotations

import json
import lzma
import tomllib
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from arbitre.domain import facts as f
from arbitre.domain.base.players import Player
from arbitre.domain.board.move import Move
from arbitre.domain.board.position import Position
from arbitre.domain.board.reference import Direction, Reference
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.draw.draw import Draw
from arbitre.domain.event.state import Tournament
from arbitre.domain.folding.tournament import apply, fold
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Entry, Slip, SlipStatus
from arbitre.reports.paper import Options, Paper
from arbitre.resources import data_path

ROOMS = Path(__file__).parent.parent / "data" / "rooms"
NOW = datetime(2026, 11, 30, 15, 42)
AWKWARD = (
    'O\'Neil "Jo" <b>',
    "Dupont & Martin",
    "Ștefan Ță",
    "=1+1",
    "Marie-Antoinette de la Rochefoucauld-Montmorency du Plessis-Bellière",
    "@Zoé +33 -1",
)
OPTIONS = Options(NOW)


@cache
def tile_set(language: str = "fr") -> TileSet:
    """A shipped tile set."""
    return TileSet.from_mapping(tomllib.loads((data_path("lexicons") / language / "tiles.toml").read_text("utf-8")))


@cache
def french_words() -> frozenset[str]:
    """The embedded list."""
    words: set[str] = set()
    for path in sorted((data_path("lexicons") / "fr").glob("*.txt.xz")):
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            words.update(line.strip().upper() for line in lines if line.strip())
    return frozenset(words)


@cache
def room(name: str) -> dict[str, Any]:
    """A reference room."""
    loaded: dict[str, Any] = json.loads((ROOMS / f"{name}.json").read_text("utf-8"))
    return loaded


def player(number: int) -> Player:
    """An invented player; the first have awkward names."""
    name = AWKWARD[number - 1] if number <= len(AWKWARD) else f"Joueur {number:03d}"
    return Player(
        id=f"p{number}",
        name=name,
        licence=f"{1000000 + number}",
        club=f"Club {'ABCDEFGHIJ'[number % 10]} & Cie",
        committee=f"Comité {number % 4 + 1}",
        country="FR" if number % 7 else "RO",
        category="PBCJESVDR"[number % 9],
        series=("N1A", "N2B", "N4C", "N5A", "N7")[number % 5],
        team=f"Équipe {number % 6 + 1}",
        public_name="J. 9" if number == 9 else "",
    )


def game_facts(number: int, data: dict[str, Any], players: int, turns: int | None, rules: RuleSet) -> list[f.Fact]:
    """The facts of one game."""
    tiles = tile_set()
    admits = (french_words() | set(data["extra_words"])).__contains__
    lexicon = f.LexiconId("français libre", 387942, "0" * 64)
    # Players move on by seven tables a game, so that their totals differ.
    seats = tuple((table, f"p{(table + 7 * (number - 1) - 1) % players + 1}") for table in range(1, players + 1))
    facts: list[f.Fact] = [
        f.GameOpened(number, rules.to_mapping(), tiles.to_mapping(), lexicon, f"seed{number}"),
        f.TablesAssigned(number, seats),
    ]
    half = players // 2
    facts.append(f.ArbiterAssigned(number, "Alice", tuple(range(1, half + 1))))
    facts.append(f.ArbiterAssigned(number, "Bernard", tuple(range(half + 1, players + 1))))
    state = fold([f.TournamentCreated("t", "u"), *(f.PlayerRegistered(player(n)) for n in range(1, players + 1))])
    state = fold([replaced(one) for one in facts], state)
    for serial, one in enumerate(data["turns"][:turns], start=1):
        before = state.games[0]
        leftover = before.turns[-1].after_leftover if before.turns else ()
        drawn = Draw.parse(one["draw"], tiles, leftover)
        kept = one["retained"]
        reference = Reference.parse(kept["reference"], "letter")
        move = Move(tiles.parse_word(kept["word"]), reference, kept["points"])
        group: list[f.Fact] = [
            f.RackDrawn(number, serial, drawn.leftover, drawn.new, drawn.rejected),
            f.ClockStarted(number, serial, 180),
            f.TimeCalled(number, serial),
            f.MoveRetained(number, serial, move, top=kept["points"]),
            f.TurnRevealed(number, serial),
        ]
        state = fold([replaced(fact) for fact in group], state)
        turn = state.games[0].turns[-1]
        position = Position(turn.board, turn.rack, turn.number, tiles, admits)
        rulings: dict[Slip, Any] = {}
        for written in one["slips"]:
            if written["table"] > players:
                continue
            slip = slip_of(written)
            if slip not in rulings:
                rulings[slip] = rule(slip, position, rules, False)
            group.append(f.SlipRecorded(number, serial, written["table"], slip, rulings[slip]))
        group.append(f.TurnClosed(number, serial, ()))
        facts.extend(group)
    if turns is None:
        facts.append(f.GameEnded(number, "one_letter"))
    return facts


def replaced(fact: Any) -> f.Fact:
    """The same fact about game 1."""
    changed: f.Fact = replace(fact, game=1)
    return changed


def slip_of(written: dict[str, Any]) -> Slip:
    """A slip as a reference room tells it."""
    status = SlipStatus(written["status"])
    if not written.get("word"):
        return Slip(status)
    direction = Direction(written["direction"]) if written["direction"] else None
    return Slip(status, (Entry(written["word"], direction, written["reference"]),), written["score"])


@cache
def facts_of(players: int, games: int, turns: int | None = None) -> tuple[f.Fact, ...]:
    """The journal of a sample tournament."""
    rules = RuleSet()
    data = room("room60" if players <= 60 else "room450")
    facts: list[f.Fact] = [
        f.TournamentCreated("Coupe d'été <Ștefan & fils>", "uid", date="", place="Évreux", club="Club A & Cie")
    ]
    facts += [f.PlayerRegistered(player(number)) for number in range(1, players + 1)]
    for number in range(1, games + 1):
        facts += game_facts(number, data, players, turns, rules)
    return tuple(facts)


@cache
def tournament(players: int = 60, games: int = 2, turns: int | None = None) -> Tournament:
    """The state of a sample tournament."""
    return fold(facts_of(players, games, turns))


def paper(players: int = 60, games: int = 2, turns: int | None = None) -> Paper:
    """A sample tournament to print."""
    return Paper(tournament(players, games, turns), OPTIONS)


__all__ = ["NOW", "OPTIONS", "apply", "paper", "player", "tile_set", "tournament"]

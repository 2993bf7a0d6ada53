"""The commands and their options; what runs them is imported when it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from arbitre import __version__
from arbitre.cli.output import UNUSABLE

VARIANTS = ("normal", "joker", "7of8", "7and8", "789", "7of8joker", "7and8joker", "789joker", "explosive")
Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line and status 2."""

    commands: tuple[str, ...] = ()

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments in one line."""
        self.exit(UNUSABLE, f"{self.prog}: {message} ({self.prog} --help)\n")


def _lazy(module: str, function: str) -> Run:
    def run(options: argparse.Namespace) -> int:
        command: Run = getattr(import_module(f"arbitre.cli.{module}"), function)
        return command(options)

    return run


def build_parser() -> Parser:
    """The parser of every command."""
    parser = Parser(
        prog="arbitre", description="The arbiter's desk for duplicate Scrabble. Without a command: the window."
    )
    parser.add_argument("--version", action="version", version=f"arbitre {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)

    def add(name: str, module: str, help_text: str) -> Parser:
        command: Parser = commands.add_parser(name, help=help_text, description=help_text)
        command.set_defaults(run=_lazy(module, name.replace("-", "_")))
        return command

    _window_commands(add)
    _solver_commands(add)
    _case_commands(add)
    _tournament_commands(add)
    _exchange_commands(add)
    parser.commands = tuple(commands.choices)
    return parser


Add = Callable[[str, str, str], Parser]


def _window_commands(add: Add) -> None:
    window = add("window", "window", "the window, on a tournament file if one is given")
    window.add_argument("file", nargs="?", type=Path, metavar="FILE")
    shot = add("shot", "window", "a picture of a screen, offscreen; `shot list` prints the names of all screens")
    shot.add_argument("screen", metavar="SCREEN")
    shot.add_argument("--out", type=Path, metavar="PNG")
    shot.add_argument("--file", type=Path, metavar="FILE")
    shot.add_argument("--theme", default="light")
    shot.add_argument("--language", default="fr")
    shot.add_argument("--size", type=_size, default=None, metavar="1366x768")


def _solver_commands(add: Add) -> None:
    solve = add("solve", "solving", "tops of given positions, compared with those that the lines give")
    solve.add_argument("positions", type=Path, metavar="POSITIONS.jsonl")
    solve.add_argument("--lexicon", metavar="NAME|WORDS.txt")
    solve.add_argument("--all", action="store_true", help="every move, best first")
    solve.add_argument("--jobs", type=_positive, default=1, metavar="N")
    top = add("top", "solving", "the tops of one position, for people")
    top.add_argument("--rack", required=True)
    top.add_argument("--board", type=Path, metavar="FILE", help="15 lines of 15 squares")
    top.add_argument("--language", default="fr")
    top.add_argument("--lexicon", metavar="NAME|WORDS.txt")
    top.add_argument("--variant", default="normal", choices=VARIANTS)
    top.add_argument("--all", action="store_true", help="every move, best first")
    lexicon = add("lexicon", "lexicons", "word lists: list, info NAME, check NAME WORD..., build, remove NAME")
    actions = lexicon.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=Parser)
    actions.add_parser("list", help="all word lists")
    info = actions.add_parser("info", help="the figures of a list")
    info.add_argument("name", metavar="NAME")
    check = actions.add_parser("check", help="are these words in the list?")
    check.add_argument("name", metavar="NAME")
    check.add_argument("words", nargs="+", metavar="WORD")
    build = actions.add_parser("build", help="make a list of your own from a text file")
    build.add_argument("text", type=Path, metavar="WORDS.txt")
    build.add_argument("--language", required=True)
    build.add_argument("--name", required=True)
    build.add_argument("--replace", action="store_true", help="instead of the one of that name")
    official = build.add_mutually_exclusive_group()
    official.add_argument("--official", action="store_true", default=None, help="it is a federation's list")
    official.add_argument("--unofficial", action="store_false", dest="official", help="it is none")
    remove = actions.add_parser("remove", help="forget a list of your own")
    remove.add_argument("name", metavar="NAME")
    bench = add("bench", "bench", "solver and session figures on this machine")
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--quick", action="store_true", help="fewer repetitions")


def _case_commands(add: Add) -> None:
    replay = add("replay", "cases", "recompute published games")
    replay.add_argument("games", nargs="+", type=Path, metavar="GAME.json")
    rule = add("rule", "cases", "grade slips against expectations")
    rule.add_argument("cases", type=Path, metavar="CASES.jsonl")
    rule.add_argument("--explain", action="store_true")
    turn = add("turn", "cases", "solo, average, warnings, end, tie and draw cases")
    turn.add_argument("cases", type=Path, metavar="CASES.jsonl")
    draw = add("draw", "cases", "draw racks from a bag by the rules")
    draw.add_argument("--bag", required=True, metavar="LETTERS")
    draw.add_argument("--leftover", default="", metavar="ABC")
    draw.add_argument("--turn", type=_positive, required=True, metavar="N")
    draw.add_argument("--rules", default="fisf-2023", metavar="R")
    draw.add_argument("--variant", default="normal", choices=VARIANTS)
    draw.add_argument("--language", default="fr")
    draw.add_argument("--count", type=_positive, default=1, metavar="K")
    draw.add_argument("--seed", metavar="S")


def _tournament_commands(add: Add) -> None:
    demo = add("demo", "events", "play a sample tournament with invented players")
    _game_options(demo)
    demo.add_argument("--out", type=Path, required=True, metavar="DIR")
    demo.add_argument("--players", type=_positive, default=24)
    demo.add_argument("--games", type=_positive, default=2)
    demo.add_argument("--seed", default="1")
    demo.add_argument("--turns", type=_positive, metavar="N")
    room = add("room", "events", "play a reference room")
    room.add_argument("room", type=Path, metavar="ROOM.json")
    room.add_argument("--out", type=Path, required=True, metavar="DIR")
    prepare = add("prepare", "preparing", "prepare games that satisfy criteria")
    _game_options(prepare)
    prepare.add_argument("--out", type=Path, required=True, metavar="DIR")
    prepare.add_argument("--count", type=_positive, default=1, metavar="N")
    prepare.add_argument("--seed", help="the same seed gives the same games")
    prepare.add_argument("--jobs", type=_positive, metavar="N", help="processes (default: all cores but one)")
    prepare.add_argument("--tries", type=_positive, metavar="N", help="give up after so many games played")
    _criteria(prepare)
    export = add("export", "events", "every document of a tournament")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--out", type=Path, required=True, metavar="DIR")
    for kind in ("pdf", "xlsx", "html", "csv", "sigles"):
        export.add_argument(f"--{kind}", action="store_true")
    importing = add("import", "importing", "a saved or prepared game of another program")
    importing.set_defaults(run=_lazy("importing", "import_game"))
    importing.add_argument("file", type=Path, metavar="FILE")
    importing.add_argument("--from", dest="source", required=True, choices=("eliot-xml", "text"))
    importing.add_argument("--out", type=Path, metavar="GAME.json", help="default: on stdout")
    importing.add_argument("--language", default="fr")
    importing.add_argument("--variant", choices=VARIANTS)
    verify = add("verify", "events", "replay the journal of a file and check its chain")
    verify.add_argument("file", type=Path, metavar="FILE")
    standings = add("standings", "events", "the current standings")
    standings.add_argument("file", type=Path, metavar="FILE")
    standings.add_argument("--game", type=_positive, metavar="N")
    standings.add_argument("--json", action="store_true")


def _exchange_commands(add: Add) -> None:
    players = add("players", "exchange", "the players of a tournament: read a list into it, or write it")
    players.add_argument("file", type=Path, metavar="FILE")
    players.add_argument("--read", type=Path, metavar="LIST", help="CSV, Excel or OpenDocument, columns in any order")
    players.add_argument("--preview", action="store_true", help="tell what the list holds and change nothing")
    players.add_argument("--write", type=Path, metavar="LIST.csv")
    marker = add("marker", "exchange", "a marking arbiter's copy of a tournament, for another laptop of the hall")
    marker.add_argument("file", type=Path, metavar="FILE")
    marker.add_argument("--arbiter", required=True, metavar="NAME")
    marker.add_argument("--tables", default="", metavar="1-15,20", help="tables that become this arbiter's")
    marker.add_argument("--out", type=Path, required=True, metavar="COPY")
    merge = add("merge", "exchange", "take the slips of marking arbiters' copies into a tournament")
    merge.add_argument("file", type=Path, metavar="FILE")
    merge.add_argument("copies", nargs="+", type=Path, metavar="COPY")
    centres = add("centres", "exchange", "put the files of several centres that played the same games together")
    centres.add_argument("files", nargs="+", type=Path, metavar="FILE")
    centres.add_argument("--out", type=Path, required=True, metavar="ALL.arbitre")
    centres.add_argument("--name", default="", help="of the whole event")
    centres.add_argument("--solos-apart", action="store_true", help="solos centre by centre")
    centres.add_argument(
        "--accept", action="append", default=[], metavar="CENTRE", help="counts though its tops differ"
    )
    centres.add_argument("--expect", action="append", default=[], metavar="CENTRE", help="should have sent a file")
    centres.add_argument(
        "--previous", type=Path, metavar="ALL.arbitre", help="the last time's file: tells what is late"
    )
    centres.add_argument("--report", type=Path, metavar="REPORT.pdf", help="also .html, .xlsx or .csv")
    send = add("send", "exchange", "one archive with the results to send, and the text of the mail")
    send.add_argument("file", type=Path, metavar="FILE")
    send.add_argument("--out", type=Path, required=True, metavar="DIR")


def _game_options(command: Parser) -> None:
    command.add_argument("--language", default="fr")
    command.add_argument("--lexicon", metavar="NAME")
    command.add_argument("--rules", default="fisf-2023", metavar="R")
    command.add_argument("--variant", default="normal", choices=VARIANTS)


def _criteria(command: Parser) -> None:
    whole: dict[str, Any] = {"type": int, "metavar": "N"}
    command.add_argument("--top-min", **whole, help="least top total")
    command.add_argument("--top-max", **whole, help="greatest top total")
    command.add_argument("--turns-min", **whole)
    command.add_argument("--turns-max", **whole)
    command.add_argument("--scrabbles-min", **whole, help="least number of plays of seven tiles or more")
    command.add_argument("--scrabbles-max", **whole)
    command.add_argument("--no-ties", action="store_true", help="no two words or places at the top in any turn")
    command.add_argument("--common-words", type=Path, metavar="WORDS.txt", help="no top with a word outside this list")
    command.add_argument("--no-blank", action="store_true", help="every top can be played without a blank")
    command.add_argument("--margin", type=int, metavar="P", help="points over the next solution, for --margin-share")
    command.add_argument(
        "--margin-share", type=float, metavar="S", help="least share (0-1) of turns won by more than P"
    )


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("a number from 1 on is wanted")
    return value


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError("a size such as 1366x768 is wanted")
    return int(width), int(height)

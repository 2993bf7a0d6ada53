"""The commands and their options; what runs them is imported when it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from arbitre import __version__
from arbitre.cli.messages import LANGUAGES, tr
from arbitre.cli.output import UNUSABLE, shortened

VARIANTS = ("normal", "joker", "7of8", "7and8", "789", "7of8joker", "7and8joker", "789joker", "explosive")
Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line and status 2."""

    commands: tuple[str, ...] = ()

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments in one line."""
        self.exit(UNUSABLE, f"{self.prog}: {shortened(message)} ({self.prog} --help)\n")


def _lazy(module: str, function: str) -> Run:
    def run(options: argparse.Namespace) -> int:
        command: Run = getattr(import_module(f"arbitre.cli.{module}"), function)
        return command(options)

    return run


def build_parser() -> Parser:
    """The parser of every command."""
    parser = Parser(
        prog="arbitre", description=tr("Le poste de l’arbitre de Scrabble duplicate. Sans commande : la fenêtre.")
    )
    parser.add_argument(
        "--messages", choices=LANGUAGES, help=tr("la langue de l’aide, des erreurs et des phrases (fr, en, it)")
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
    window = add("window", "window", tr("la fenêtre, sur un fichier de tournoi s’il est donné"))
    window.add_argument("file", nargs="?", type=Path, metavar="FILE")
    shot = add(
        "shot", "window", tr("une image d’un écran, sans affichage ; `shot list` écrit les noms de tous les écrans")
    )
    shot.add_argument("screen", metavar="SCREEN")
    shot.add_argument("--out", type=Path, metavar="PNG")
    shot.add_argument("--file", type=Path, metavar="FILE")
    shot.add_argument("--theme", default="light")
    shot.add_argument("--language", default="fr")
    shot.add_argument("--size", type=_size, default=None, metavar="1366x768")


def _solver_commands(add: Add) -> None:
    solve = add("solve", "solving", tr("les tops de positions données, comparés à ceux des lignes"))
    solve.add_argument("positions", type=Path, metavar="POSITIONS.jsonl")
    solve.add_argument("--lexicon", metavar="NAME|WORDS.txt")
    solve.add_argument("--all", action="store_true", help=tr("toutes les solutions, la meilleure d’abord"))
    solve.add_argument("--jobs", type=_positive, default=1, metavar="N")
    top = add("top", "solving", tr("les tops d’une position, pour un lecteur"))
    top.add_argument("--rack", required=True)
    top.add_argument("--board", type=Path, metavar="FILE", help=tr("15 lignes de 15 cases"))
    top.add_argument("--language", default="fr")
    top.add_argument("--lexicon", metavar="NAME|WORDS.txt")
    top.add_argument("--variant", default="normal", choices=VARIANTS)
    top.add_argument("--all", action="store_true", help=tr("toutes les solutions, la meilleure d’abord"))
    lexicon = add("lexicon", "lexicons", tr("listes de mots : list, info NOM, check NOM MOT..., build, remove NOM"))
    actions = lexicon.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=Parser)
    actions.add_parser("list", help=tr("toutes les listes de mots"))
    info = actions.add_parser("info", help=tr("les chiffres d’une liste"))
    info.add_argument("name", metavar="NAME")
    check = actions.add_parser("check", help=tr("ces mots sont-ils dans la liste ?"))
    check.add_argument("name", metavar="NAME")
    check.add_argument("words", nargs="+", metavar="WORD")
    build = actions.add_parser("build", help=tr("faire une liste à soi d’un fichier de texte"))
    build.add_argument("text", type=Path, metavar="WORDS.txt")
    build.add_argument("--language", required=True)
    build.add_argument("--name", required=True)
    build.add_argument("--replace", action="store_true", help=tr("à la place de celle de ce nom"))
    official = build.add_mutually_exclusive_group()
    official.add_argument("--official", action="store_true", default=None, help=tr("c’est la liste d’une fédération"))
    official.add_argument("--unofficial", action="store_false", dest="official", help=tr("ce n’en est pas une"))
    remove = actions.add_parser("remove", help=tr("oublier une liste à soi"))
    remove.add_argument("name", metavar="NAME")
    bench = add("bench", "bench", tr("les chiffres du solveur et de la session sur cette machine"))
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--quick", action="store_true", help=tr("moins de répétitions"))


def _case_commands(add: Add) -> None:
    replay = add("replay", "cases", tr("recalculer des parties publiées"))
    replay.add_argument("games", nargs="+", type=Path, metavar="GAME.json")
    rule = add("rule", "cases", tr("corriger des bulletins et comparer"))
    rule.add_argument("cases", type=Path, metavar="CASES.jsonl")
    rule.add_argument("--explain", action="store_true")
    turn = add("turn", "cases", tr("cas de solo, moyenne, avertissements, fin, égalité, tirage et autres"))
    turn.add_argument("cases", type=Path, metavar="CASES.jsonl")
    draw = add("draw", "cases", tr("tirer d’un sac selon les règles"))
    draw.add_argument("--bag", required=True, metavar="LETTERS")
    draw.add_argument("--leftover", default="", metavar="ABC")
    draw.add_argument("--turn", type=_positive, required=True, metavar="N")
    draw.add_argument("--rules", default="fisf-2023", metavar="R")
    draw.add_argument("--variant", default="normal", choices=VARIANTS)
    draw.add_argument("--language", default="fr")
    draw.add_argument("--count", type=_positive, default=1, metavar="K")
    draw.add_argument("--seed", metavar="S")


def _tournament_commands(add: Add) -> None:
    demo = add("demo", "events", tr("jouer un tournoi d’exemple avec des joueurs inventés"))
    _game_options(demo)
    demo.add_argument("--out", type=Path, required=True, metavar="DIR")
    demo.add_argument("--players", type=_positive, default=24)
    demo.add_argument("--games", type=_positive, default=2)
    demo.add_argument("--seed", default="1")
    demo.add_argument("--turns", type=_positive, metavar="N")
    _papers(demo)
    room = add("room", "events", tr("jouer une salle de référence"))
    room.add_argument("room", type=Path, metavar="ROOM.json")
    room.add_argument("--out", type=Path, required=True, metavar="DIR")
    prepare = add("prepare", "preparing", tr("préparer des parties selon des critères"))
    _game_options(prepare)
    prepare.add_argument("--out", type=Path, required=True, metavar="DIR")
    prepare.add_argument("--count", type=_positive, default=1, metavar="N")
    prepare.add_argument("--seed", help=tr("la même graine donne les mêmes parties"))
    prepare.add_argument(
        "--jobs", type=_positive, metavar="N", help=tr("processus (par défaut : tous les cœurs sauf un)")
    )
    prepare.add_argument("--tries", type=_positive, metavar="N", help=tr("renoncer après tant de parties jouées"))
    _criteria(prepare)
    export = add("export", "events", tr("tous les documents d’un tournoi"))
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--out", type=Path, required=True, metavar="DIR")
    for kind in ("pdf", "xlsx", "html", "csv", "sigles"):
        export.add_argument(f"--{kind}", action="store_true")
    export.add_argument("--only", metavar="NAME,...", help=tr("ces documents seulement, par leur nom"))
    _papers(export)
    export.add_argument("--paper", choices=("a4", "letter"), default="a4", help=tr("le papier de l’imprimante"))
    export.add_argument("--best", type=_positive, metavar="N", help=tr("joueurs qui comptent par équipe ou club"))
    importing = add("import", "importing", tr("une partie enregistrée ou préparée d’un autre programme"))
    importing.set_defaults(run=_lazy("importing", "import_game"))
    importing.add_argument("file", type=Path, metavar="FILE")
    importing.add_argument("--from", dest="source", required=True, choices=("eliot-xml", "text"))
    importing.add_argument("--out", type=Path, metavar="GAME.json", help=tr("par défaut : sur la sortie"))
    importing.add_argument("--language", default="fr")
    importing.add_argument("--variant", choices=VARIANTS)
    verify = add("verify", "events", tr("rejouer le journal d’un fichier et contrôler sa chaîne"))
    verify.add_argument("file", type=Path, metavar="FILE")
    standings = add("standings", "events", tr("le classement actuel"))
    standings.add_argument("file", type=Path, metavar="FILE")
    standings.add_argument("--game", type=_positive, metavar="N")
    standings.add_argument("--json", action="store_true")
    standings.add_argument(
        "--by", choices=("club", "equipe", "comite", "pays"), help=tr("les totaux des clubs, équipes, comités ou pays")
    )
    standings.add_argument("--best", type=_positive, metavar="N", help=tr("joueurs qui comptent par équipe ou club"))


def _exchange_commands(add: Add) -> None:
    players = add("players", "exchange", tr("les joueurs d’un tournoi : lire une liste, ou l’écrire"))
    players.add_argument("file", type=Path, metavar="FILE")
    players.add_argument(
        "--read", type=Path, metavar="LIST", help=tr("CSV, Excel ou OpenDocument, colonnes dans n’importe quel ordre")
    )
    players.add_argument("--preview", action="store_true", help=tr("dire ce que la liste contient sans rien changer"))
    players.add_argument("--write", type=Path, metavar="LIST.csv")
    marker = add("marker", "exchange", tr("la copie d’un arbitre-correcteur, pour un autre portable de la salle"))
    marker.add_argument("file", type=Path, metavar="FILE")
    marker.add_argument("--arbiter", required=True, metavar="NAME")
    marker.add_argument(
        "--tables", default="", metavar="1-15,20", help=tr("les tables qui deviennent celles de cet arbitre")
    )
    marker.add_argument("--take-over", action="store_true", help=tr("même celles d’un autre arbitre"))
    marker.add_argument("--out", type=Path, required=True, metavar="COPY")
    merge = add("merge", "exchange", tr("prendre dans un tournoi les bulletins des copies"))
    merge.add_argument("file", type=Path, metavar="FILE")
    merge.add_argument("copies", nargs="+", type=Path, metavar="COPY")
    merge.add_argument("--reason", default="", help=tr("pourquoi un classement officiel change"))
    centres = add("centres", "exchange", tr("réunir les fichiers de plusieurs centres qui ont joué les mêmes parties"))
    centres.add_argument("files", nargs="+", type=Path, metavar="FILE")
    centres.add_argument("--out", type=Path, required=True, metavar="ALL.arbitre")
    centres.add_argument("--name", default="", help=tr("de toute l’épreuve"))
    centres.add_argument("--solos-apart", action="store_true", help=tr("les solos centre par centre"))
    centres.add_argument(
        "--accept", action="append", default=[], metavar="CENTRE", help=tr("compte bien que ses tops diffèrent")
    )
    centres.add_argument(
        "--expect", action="append", default=[], metavar="CENTRE", help=tr("aurait dû envoyer un fichier")
    )
    centres.add_argument(
        "--previous",
        type=Path,
        metavar="ALL.arbitre",
        help=tr("le fichier de la fois d’avant : dit ce qui est arrivé après"),
    )
    centres.add_argument("--report", type=Path, metavar="REPORT.pdf", help=tr("aussi .html, .xlsx ou .csv"))
    send = add("send", "exchange", tr("une archive des résultats à envoyer, et le texte du courriel"))
    send.add_argument("file", type=Path, metavar="FILE")
    send.add_argument("--out", type=Path, required=True, metavar="DIR")


def _game_options(command: Parser) -> None:
    command.add_argument("--language", default="fr")
    command.add_argument("--lexicon", metavar="NAME")
    command.add_argument("--rules", default="fisf-2023", metavar="R")
    command.add_argument("--variant", default="normal", choices=VARIANTS)


def _papers(command: Parser) -> None:
    command.add_argument(
        "--papers", choices=LANGUAGES, help=tr("la langue des documents (par défaut : celle de l’épreuve)")
    )


def _criteria(command: Parser) -> None:
    whole: dict[str, Any] = {"type": int, "metavar": "N"}
    command.add_argument("--top-min", **whole, help=tr("cumul du top au moins"))
    command.add_argument("--top-max", **whole, help=tr("cumul du top au plus"))
    command.add_argument("--turns-min", **whole)
    command.add_argument("--turns-max", **whole)
    command.add_argument("--scrabbles-min", **whole, help=tr("nombre de scrabbles au moins"))
    command.add_argument("--scrabbles-max", **whole)
    command.add_argument("--no-ties", action="store_true", help=tr("jamais deux mots ou places au top"))
    command.add_argument(
        "--common-words", type=Path, metavar="WORDS.txt", help=tr("aucun top avec un mot hors de cette liste")
    )
    command.add_argument("--no-blank", action="store_true", help=tr("chaque top se joue sans joker"))
    command.add_argument(
        "--margin", type=int, metavar="P", help=tr("points d’avance sur la solution suivante, pour --margin-share")
    )
    command.add_argument(
        "--margin-share", type=float, metavar="S", help=tr("part des coups (0-1) gagnés de plus de P, au moins")
    )


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(tr("il faut un nombre à partir de 1"))
    return value


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(tr("il faut une taille comme 1366x768"))
    if max(len(width), len(height)) > 4:
        raise argparse.ArgumentTypeError(tr("9999 points au plus"))
    return int(width), int(height)

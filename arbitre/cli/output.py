"""What the command line prints: JSON objects, one-line errors, progress on a terminal; and what it reads."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO

from arbitre.cli.messages import mark, refusal, tr
from arbitre.domain.base.errors import ArbitreError
from arbitre.reports.refusals import REFUSALS

DONE, DISAGREES, UNUSABLE = 0, 1, 2
"""Exit statuses: done and all agree; done, something disagrees or was refused; wrong use or unreadable input."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


LONGEST = 400
"""Letters of a message at most."""


class UsageProblem(Exception):  # noqa: N818 - it is told in one line, not traced
    """Wrong use or unreadable input; its text, one line, names file and line."""


def print_json(value: Any) -> None:
    """One object on one line of stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def note(text: str) -> None:
    """One line for people on stderr."""
    sys.stderr.write(f"arbitre: {shortened(text)}\n")


def shortened(text: str) -> str:
    """A message that stays one line to read, whatever it quotes."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 60]}…{text[-50:]}"


def read_text(path: Path) -> str:
    """The text of a file in UTF-8. Raises ``UsageProblem``."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise UsageProblem(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise UsageProblem(f"{path}:{line}: {tr('ce n’est pas un texte en UTF-8')}") from error


def read_object(path: Path) -> Mapping[str, Any]:
    """The one JSON object of a file. Raises ``UsageProblem``."""
    try:
        value = json.loads(read_text(path))
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        raise UsageProblem(f"{path}:{line}: {not_json(getattr(error, 'msg', error))}") from error
    except RecursionError as error:
        raise UsageProblem(f"{path}:1: {tr('imbriqué trop profond')}") from error
    if not isinstance(value, Mapping):
        raise UsageProblem(f"{path}:1: {tr('il faut un objet JSON')}")
    return value


def not_json(text: object) -> str:
    """That something is no JSON, with what the reader says of it."""
    return tr("ce n’est pas du JSON : {text}", text=text)


def is_missing(key: object) -> str:
    """That a key is missing."""
    return tr("{key!r} manque", key=key)


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
    "no_such_list": mark("aucune liste de mots ne s’appelle {name!r} (il y a : {known})"),
    "no_such_language": mark("pas de jeu de lettres pour la langue {language!r} (il y a : {known})"),
    "other_language": mark("la liste de mots {name!r} est de la langue {language!r}, non {wanted!r}"),
    "other_words": mark("la liste de mots {name!r} a changé : {found} {found:mot|mots} au lieu de {expected}"),
    "bad_name": mark(
        "{name!r} ne peut être le nom d’une liste de mots (lettres, chiffres, espace . - + _, 40 au plus)"
    ),
    "name_taken": mark("une liste de mots s’appelle déjà {name!r}"),
    "builtin": mark("la liste de mots {name!r} vient avec le programme et reste"),
    "bad_word": mark("{word!r} ne peut s’écrire avec les lettres du jeu"),
    "folder": mark("{path} : {error}"),
    "missing": mark("{file} : pas de tel fichier"),
    "unreadable": mark("{file} : {error}"),
    "empty": mark("{file} : vide"),
    "no_word": mark("{file} : aucun mot dedans"),
    "binary": mark("{file} : ce n’est pas un texte"),
    "encoding": mark("{file} : mauvais encodage"),
    "too_large": mark("{file} : trop grand pour une liste de mots (limite {limit} {limit:octet|octets})"),
    "compression": mark("{file} : fichier comprimé endommagé"),
    "not_official": mark("liste {name}, {words} {words:mot|mots} : ce n’est pas la liste officielle d’une fédération"),
    "cache_unwritable": mark("{path} : {error} ; la liste compilée n’est pas gardée"),
    # letters, racks, boards, references
    "unknown_letter": mark("{letter!r} n’est pas une lettre du jeu {language}"),
    "mixed_case": mark("[{letter}] : un jeton est en majuscules ou en minuscules, pas les deux"),
    "open_bracket": mark("un crochet n’est pas fermé dans {text!r}"),
    "rows": mark("une grille a 15 lignes, non {found}"),
    "columns": mark("la ligne {row} de la grille a {found} {found:case|cases}, non 15"),
    "not_a_reference": mark("{text!r} n’est pas une référence comme H4 ou 4H"),
    "off_board": mark("la référence {text!r} est hors de la grille"),
    "too_many_tiles": mark("tirage de {found} {found:lettre|lettres}, {limit} au plus"),
    "too_many_blanks": mark("tirage de {found} {found:joker|jokers}, {limit} au plus"),
    "not_in_bag": mark("lettres qui ne sont pas dans le sac : {letters}"),
    "empty_bag": mark("le sac et le reliquat sont vides"),
    "no_other_rack": mark("aucun autre tirage n’est possible"),
    # rule sets
    "unknown_rule_set": mark("aucun règlement ne s’appelle {value!r} (il y a : {allowed})"),
    "unknown_key": mark("clé inconnue {key} (permises : {allowed})"),
    "bad_value": mark("{key} : {value!r} (permis : {allowed})"),
    "not_toml": mark("{key} : ce n’est pas du TOML : {text}"),
    # games
    "bad_game": mark("ce n’est pas une partie : {key} manque ou est faux"),
    "bad_round": mark("coup {n} : {key} : {value!r}"),
    "bad_room": mark("{key} : {value}"),
    "cannot_lie": mark("{word} ne peut être là ({why})"),
    "rack_refused": mark("le tirage est illisible"),
    "has_slip": mark("la table {table} a deux bulletins au même coup"),
    "no_such_table": mark("il n’y a pas de table {table}"),
    "not_expected": mark("la table {table} ne doit pas de bulletin"),
    "no_such_player": mark("il n’y a pas de joueur {player}"),
    "seated_twice": mark("un joueur est à deux tables"),
    "bad_criterion": mark("aucune partie ne peut satisfaire {name}"),
    "cannot_write": mark("{path} : {reason}"),
    # journals
    "not_a_file": mark("{path} : ce n’est pas un fichier de tournoi"),
    "newer_format": mark(
        "{path} : fait par une version plus récente du programme (format {version}, {known} est connu)"
    ),
    "read_only": mark("{path} : ne peut être écrit"),
    "disk_full": mark("{path} : le disque est plein"),
    "locked": mark("{path} : un autre programme est en train de l’écrire"),
    "missing_folder": mark("{path} : pas de tel dossier"),
    "exists": mark("{path} : existe déjà"),
    "damaged": mark("{path} : endommagé après l’enregistrement {good}"),
    "chain_broken": mark("{path} : l’enregistrement {seq} ne suit pas le précédent ; bon jusqu’à {good}"),
    "bad_record": mark("{path} : l’enregistrement {seq} ({record}) n’a pas de sens : {error}"),
    "unsure": mark("{path} : le disque ne répond plus ; l’action est peut-être dans le fichier : {detail}"),
    "conflict": mark("un autre programme a écrit dans le fichier au même moment ; rien n’est changé, recommencez"),
    "io_error": mark("{path} : {detail}"),
}
_FILE_KINDS = ("missing", "unreadable", "empty", "damaged")


def sentence(error: ArbitreError) -> str:
    """One line for an error, in the language of the messages; those without words of their own show their data."""
    template = _SENTENCES.get(error.kind, "")
    data = dict(error.data)
    if error.kind in _FILE_KINDS:
        data.setdefault("file", data.get("path", data.get("name", "")))
        data.setdefault("path", data["file"])
        data.setdefault("error", data.get("detail", ""))
        data.setdefault("good", 0)
    try:
        data.setdefault("reason", data.get("error", ""))
        if error.kind in REFUSALS:
            text = refusal(REFUSALS[error.kind], data)
        else:
            text = tr(template, **data) if template else str(error)
    except (KeyError, IndexError, ValueError):
        text = str(error)
    return " ".join(text.split())

"""The language in which the command line speaks: its own texts and those of ``argparse``."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence

from arbitre.reports.texts import CONTEXT as REPORTS
from arbitre.reports.texts import Counted, Texts, is_single
from arbitre.translations import LANGUAGES, SOURCE, translations

__all__ = ["LANGUAGES", "language_of_system", "mark", "papers", "refusal", "speak", "spoken", "taken", "tr"]

CONTEXT = "cli"
OPTION = "--messages"
_Translate = Callable[[str, str], str]
_translate: _Translate = translations(SOURCE).translate
_language = SOURCE


def mark(text: str) -> str:
    """Mark a text for translation where it is defined; ``tr`` translates it where it is used."""
    return text


def tr(text: str, /, **values: object) -> str:
    """A text in the language of the messages, its ``{names}`` filled; words agree with numbers (``Counted``)."""
    return _filled(CONTEXT, text, values)


def refusal(text: str, data: Mapping[str, object]) -> str:
    """A sentence that the window says too (``reports.refusals``), with its data."""
    return _filled(REPORTS, text, data)


def _filled(context: str, text: str, values: Mapping[str, object]) -> str:
    translated = _translate(context, text)
    return translated.format_map({key: _counted(one) for key, one in values.items()}) if values else translated


def spoken() -> Texts:
    """The sentences and numbers of documents in the language of the messages."""
    return Texts(_language, _translate)


def papers(language: str) -> Texts:
    """The words of documents in a language; French where there is no translation."""
    return Texts(language, translations(language).translate) if language in LANGUAGES else Texts()


def _counted(value: object) -> object:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    counts = isinstance(value, int) and not isinstance(value, bool)
    return Counted(str(value), is_single(value, _language)) if counts and isinstance(value, int) else value


def language_of_system() -> str:
    """The language that the system's environment names, French when it is none of ours."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "") or ""
    code = named.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else SOURCE


def speak(language: str) -> None:
    """Use a language from now on."""
    global _translate, _language
    _language = language
    _translate = translations(language).translate
    # argparse asks the system's catalogues for its words, which know none of ours.
    setattr(argparse, "_", _of_argparse)  # noqa: B010 - not a name that argparse declares to others
    setattr(argparse, "ngettext", lambda one, many, count: _of_argparse(one if count == 1 else many))  # noqa: B010


def taken(arguments: Sequence[str]) -> tuple[list[str], str]:
    """The arguments without ``--messages`` wherever it stands, and the language that it names.

    >>> taken(["verify", "--messages", "it", "a.arbitre"]), taken(["--messages=en", "--", "--messages"])
    ((['verify', 'a.arbitre'], 'it'), (['--', '--messages'], 'en'))
    """
    left: list[str] = []
    language = ""
    rest = iter(arguments)
    for one in rest:
        if one == "--":
            left += [one, *rest]
        elif one == OPTION:
            language = next(rest, "?")
        elif one.startswith(f"{OPTION}="):
            language = one.partition("=")[2] or "?"
        else:
            left.append(one)
    return left, language or language_of_system()


_ARGPARSE: Mapping[str, str] = {
    "usage: ": mark("emploi : "),
    "positional arguments": mark("arguments"),
    "options": mark("options"),
    "show this help message and exit": mark("montrer cette aide"),
    "show program's version number and exit": mark("montrer la version"),
    "the following arguments are required: %s": mark("il manque : %s"),
    "unrecognized arguments: %s": mark("arguments inconnus : %s"),
    "invalid choice: %(value)r (choose from %(choices)s)": mark("%(value)r n’est pas proposé (au choix : %(choices)s)"),
    "argument %(argument_name)s: %(message)s": mark("argument %(argument_name)s : %(message)s"),
    "invalid %(type)s value: %(value)r": mark("valeur impossible : %(value)r"),
    "expected one argument": mark("il faut une valeur"),
    "expected at most one argument": mark("il faut une valeur au plus"),
    "expected at least one argument": mark("il faut au moins une valeur"),
    "expected %s argument": mark("il faut %s valeur"),
    "expected %s arguments": mark("il faut %s valeurs"),
    "not allowed with argument %s": mark("pas avec l’argument %s"),
    "one of the arguments %s is required": mark("il faut l’un des arguments %s"),
    "ambiguous option: %(option)s could match %(matches)s": mark("option ambiguë : %(option)s (%(matches)s)"),
    "ignored explicit argument %r": mark("cette option ne prend pas de valeur : %r"),
    "unknown parser %(parser_name)r (choices: %(choices)s)": mark(
        "commande inconnue : %(parser_name)r (au choix : %(choices)s)"
    ),
    "unexpected option string: %s": mark("option inattendue : %s"),
}


def _of_argparse(text: str) -> str:
    french = _ARGPARSE.get(text)
    return tr(french) if french is not None else text

"""The command line: every command of the program, a contract for scripts (see the guide, ``arbitre --help``).

Commands, options and keys are English identifiers; sentences are in the language of ``--messages``. Exit status: 0 done
and all agree, 1 done but something disagrees or was refused (told on stdout), 2 wrong use or unreadable input (one line
on stderr, naming file and line).
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from arbitre.cli.messages import LANGUAGES, speak, taken, tr
from arbitre.cli.output import INTERRUPTED, UNUSABLE, UsageProblem, note, sentence
from arbitre.cli.parser import build_parser
from arbitre.domain.base.errors import ArbitreError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit status."""
    if getattr(sys, "frozen", False):  # a bundle's processes start from the bundle itself
        import multiprocessing

        multiprocessing.freeze_support()
    _use_utf8()
    arguments, language = taken(list(sys.argv[1:] if argv is None else argv))
    speak(language)
    if language not in LANGUAGES:
        note(tr("--messages : {language!r} n’est pas de {known}", language=language, known=", ".join(LANGUAGES)))
        return UNUSABLE
    parser = build_parser()
    try:
        options = parser.parse_args(_with_window(arguments, parser.commands))
    except SystemExit as stop:  # argparse has said why
        return stop.code if isinstance(stop.code, int) else UNUSABLE
    try:
        _check_files(vars(options).values())
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except UsageProblem as problem:
        note(str(problem))
    except ArbitreError as error:
        note(sentence(error))
    except KeyboardInterrupt:
        note(tr("interrompu"))
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a name that no disk takes, a folder that is closed
        name = str(error.filename or "").encode(errors="backslashreplace").decode()
        note(f"{name[:200]}: {error.strerror or error}")
    return UNUSABLE


def _with_window(arguments: list[str], commands: Sequence[str]) -> list[str]:
    """``arbitre`` alone or with a file opens the window."""
    if not arguments:
        return ["window"]
    first = arguments[0]
    return arguments if first.startswith("-") or first in commands else ["window", *arguments]


def _check_files(values: Iterable[object]) -> None:
    """Refuse what would never answer, a pipe that nobody writes, and names that no system has. Raises ``UsageProblem``.

    The pipes of a shell lie in ``/dev`` and stay welcome.
    """
    for value in values:
        if isinstance(value, list):
            _check_files(value)
        elif isinstance(value, str | Path) and "\0" in str(value):
            raise UsageProblem(f"{str(value)!r}: {tr('ce n’est pas un nom')}")
        elif isinstance(value, str | Path) and not str(value).startswith(("/dev/", "/proc/")):
            with suppress(OSError, ValueError):  # half a pair is no name either
                if stat.S_ISFIFO(os.stat(value).st_mode):
                    raise UsageProblem(f"{value}: {tr('ce n’est pas un fichier')}")


def _use_utf8() -> None:
    """Whatever the console is: UTF-8, and what it can't hold (half a pair in a file's name) escaped, never an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")

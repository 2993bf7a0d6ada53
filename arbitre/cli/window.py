"""``arbitre``, ``arbitre FILE`` and ``arbitre shot``: what needs Qt."""

from __future__ import annotations

import argparse
import os
import sys

from arbitre.cli.events import opened
from arbitre.cli.messages import tr
from arbitre.cli.output import DONE, UsageProblem


def window(options: argparse.Namespace) -> int:
    """Open the window, on a tournament if one is given."""
    if not _has_display():
        if options.file is not None and not options.file.is_file():
            raise UsageProblem(f"{options.file}: {tr('pas de tel fichier (arbitre --help donne les commandes)')}")
        raise UsageProblem(tr("pas d’affichage pour la fenêtre ; `arbitre demo --out DOSSIER` s’en passe"))
    from arbitre.app import run_window

    return run_window(options.file)


def _has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def shot(options: argparse.Namespace) -> int:
    """Take a picture of a screen, or list the screens."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from arbitre import app

    if options.screen == "list":
        for name in app.screen_names():
            print(name)
        return DONE
    if options.screen not in app.screen_names():
        raise UsageProblem(
            tr("aucun écran ne s’appelle {name!r} (`arbitre shot list` donne les noms)", name=options.screen)
        )
    if options.out is None:
        raise UsageProblem(tr("il manque : --out"))
    if options.file is not None:
        opened(options.file).close()  # says what is wrong with it as every command does, before any window
    try:
        app.shot(
            options.screen,
            options.out,
            file=options.file,
            theme=options.theme,
            language=options.language,
            size=options.size,
        )
    except OSError as error:
        raise UsageProblem(str(error)) from error
    return DONE

"""Finds the best moves of duplicate Scrabble: compiled where that could be done, in plain Python elsewhere.

Letters are codes 1 to 31 (0: a blank on a rack, an empty square of a board); a letter played by a blank is
`code | BLANK_BIT`.  Words are bytes of codes, a board is 225 bytes, row by row.  Nothing here knows what a code looks
like on a tile: `wordlist` turns texts into codes, given the tiles.
"""

from __future__ import annotations

import logging
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from arbitre.solver.errors import LexiconError, WordListError
from arbitre.solver.raw import BLANK_BIT, RawMove

_MODULES = (
    "keys",
    "signatures",
    "build",
    "lexicon",
    "lanes",
    "moves",
    "generate",
    "places",
    "choices",
    "top",
    "solver",
)


def _extension(module: str) -> Path | None:
    """The compiled file that would be imported for `module`, None when its source would be."""
    spec = find_spec(f"{__name__}.{module}")
    origin = spec.origin if spec else None
    return Path(origin) if origin and origin.endswith(tuple(EXTENSION_SUFFIXES)) else None


def _stale() -> tuple[str, ...]:
    """Modules compiled before their source was last edited; only in a checkout, where sources are edited."""
    here = Path(__file__).parent
    if not (here.parents[1] / "pyproject.toml").exists():
        return ()
    return tuple(
        module
        for module in _MODULES
        if (compiled := _extension(module)) is not None
        and max(source.stat().st_mtime for source in here.glob(f"{module}.p[yx]*")) > compiled.stat().st_mtime
    )


COMPILED: bool = all(_extension(module) for module in _MODULES)
"""Does the compiled solver answer? Otherwise the plain one does, a thousand times slower."""

STALE: tuple[str, ...] = _stale() if COMPILED else ()
"""Compiled modules older than their sources: what runs is not what is written."""

if STALE:
    logging.getLogger(__name__).warning("compiled before the sources were edited: %s", ", ".join(STALE))

if TYPE_CHECKING or not COMPILED:
    from arbitre.solver.reference import Lexicon, MoveList, MoveView, Solver, build
else:
    from arbitre.solver.build import build
    from arbitre.solver.lexicon import Lexicon
    from arbitre.solver.moves import MoveList, MoveView
    from arbitre.solver.solver import Solver

__all__ = [
    "BLANK_BIT",
    "COMPILED",
    "STALE",
    "Lexicon",
    "LexiconError",
    "MoveList",
    "MoveView",
    "RawMove",
    "Solver",
    "WordListError",
    "build",
]

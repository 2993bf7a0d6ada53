"""The shipped lists, compiled once a session, and a solver for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from arbitre import solver
from arbitre.solver import wordlist
from tests.solver.boards import AZ, BONUS, LETTER_TIMES, WORD_TIMES, shipped_words, values


@pytest.fixture(scope="session")
def lexicon_file(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The compiled file of a language's shipped list."""
    folder = tmp_path_factory.mktemp("lexicons")

    @cache
    def compiled(language: str) -> Path:
        words = wordlist.read(shipped_words(language), AZ)
        file = folder / f"{language}.lex"
        file.write_bytes(solver.build(words.blob))
        return file

    return compiled


@pytest.fixture(scope="session")
def solver_for(lexicon_file: Callable[[str], Path]) -> Callable[[str], solver.Solver]:
    """A solver of a language."""

    @cache
    def made(language: str) -> solver.Solver:
        lexicon = solver.Lexicon.open(lexicon_file(language))
        return solver.Solver(lexicon, values(language), LETTER_TIMES, WORD_TIMES, BONUS)

    return made

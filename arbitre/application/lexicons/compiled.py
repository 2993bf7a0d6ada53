"""Compiled word lists: the cache of tables on disk, named by content, and what is noted of each beside it."""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from arbitre.application.lexicons.alphabet import Alphabet
from arbitre.domain.base.errors import ArbitreError
from arbitre.solver import COMPILED, Lexicon, LexiconError, build
from arbitre.storage.files import write_whole

KEPT = 16
"""Tables kept, the least recently used go first (an event's own list makes one at every change)."""
_FORMAT = 2


class LexiconProblem(ArbitreError):  # noqa: N818 - as a notice it is no error
    """Something about a word list.

    Kinds: ``no_such_list``, ``no_such_language``, ``other_language``, ``other_words``, ``damaged``, ``bad_name``,
    ``name_taken``, ``builtin``, ``bad_word``, ``folder``; of a text (``file``): ``missing``, ``unreadable``, ``empty``,
    ``no_word``, ``binary``, ``encoding``, ``too_large``, ``compression``; as notices: ``not_official``,
    ``cache_unwritable``.
    """


@dataclass(frozen=True, slots=True)
class Figures:
    """What is noted of a list: ``by_length`` counts words by squares; ``sha256`` is of ``text``.

    ``text`` (empty when read from the cache): the words in plain text, in the order of their characters' code points,
    each ended by a line feed, in UTF-8.
    """

    words: int
    sha256: str
    by_length: Mapping[int, int]
    text: bytes = b""


@dataclass(frozen=True, slots=True)
class Compiled:
    """Tables in use; ``notices`` say why they could not be kept."""

    lexicon: Lexicon
    figures: Figures
    notices: tuple[LexiconProblem, ...] = ()


def figures_of(blob: bytes, alphabet: Alphabet) -> Figures:
    """Count and sign the words of a blob (codes, each word ended by a 0, repeats allowed)."""
    words = dict.fromkeys(sorted(blob.split(b"\0")))  # lists come in order, which makes both sorts quick
    words.pop(b"", None)
    text = ("\n".join(sorted(alphabet.lines(words).split("\n"))) + "\n").encode()
    by_length = dict(sorted(Counter(map(len, words)).items()))
    return Figures(len(words), hashlib.sha256(text).hexdigest(), by_length, text)


def _check(body: Mapping[str, object]) -> str:
    """A sum over what is noted, whatever the order of its keys."""
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()[:16]


class TableCache:
    """A folder of tables; when it can't be written, lists are compiled in memory each time, with a notice."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @staticmethod
    def key(alphabet: Alphabet, contents: Iterable[bytes]) -> str:
        """Name of the tables of these contents: anything that would change them changes it."""
        digest = hashlib.sha256(f"{_FORMAT} {COMPILED} {' '.join(alphabet.codes)}\n".encode())
        for content in contents:
            digest.update(hashlib.sha256(content).digest())
        return digest.hexdigest()[:32]

    def get(
        self, key: str, alphabet: Alphabet, blob: Callable[[], bytes], progress: Callable[[float], object] | None
    ) -> Compiled:
        """The tables of a key, made from ``blob()`` unless they are here and whole."""
        table, note = self._folder / f"{key}.lex", self._folder / f"{key}.json"
        try:
            figures = self._noted(note)
            lexicon = Lexicon.open(str(table))
            lexicon.verify()  # some ten milliseconds for the whole of it: a wrong word is a wrong ruling
            if len(lexicon) != figures.words:
                raise LexiconError("damaged")
        except (LexiconError, OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return self._made(table, note, alphabet, blob(), progress)
        with suppress(OSError):
            os.utime(table)
        return Compiled(lexicon, figures)

    def _made(
        self, table: Path, note: Path, alphabet: Alphabet, blob: bytes, progress: Callable[[float], object] | None
    ) -> Compiled:
        figures = figures_of(blob, alphabet)
        image = build(blob, progress)
        figures = Figures(figures.words, figures.sha256, figures.by_length)
        body = {
            "words": figures.words,
            "sha256": figures.sha256,
            "by_length": {str(size): count for size, count in figures.by_length.items()},
        }
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(table, image)
            write_whole(note, json.dumps(body | {"check": _check(body)}).encode())
            self._prune(table)
            return Compiled(Lexicon.open(str(table)), figures)
        except OSError as error:
            notice = LexiconProblem("cache_unwritable", path=str(self._folder), error=error.strerror)
        except LexiconError as error:
            notice = LexiconProblem("cache_unwritable", path=str(self._folder), error=str(error))
        return Compiled(Lexicon.from_bytes(image), figures, (notice,))

    @staticmethod
    def _noted(note: Path) -> Figures:
        body = json.loads(note.read_bytes())
        if body.pop("check") != _check(body):
            raise ValueError("damaged")
        by_length = {int(size): int(count) for size, count in body["by_length"].items()}
        return Figures(int(body["words"]), str(body["sha256"]), by_length)

    def _prune(self, newest: Path) -> None:
        used = sorted(self._folder.glob("*.lex"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in used[KEPT:]:
            if path != newest:
                with suppress(OSError):
                    path.unlink()
                    path.with_suffix(".json").unlink()

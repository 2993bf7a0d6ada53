"""Common words: what a beginner knows and a school plays with, chosen by counting a text that comes with the program.

The list of a language is a file (``info/common.txt.xz``) or the school's own (a text file, one word a line). The French
one is made by ``choose_common`` from the shipped definitions alone, and a test makes it again.
"""

from __future__ import annotations

import gzip
import lzma
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay

COMMON_FILE = "common.txt.xz"
USES = 8
"""How often the definitions must use a headword, in any form, for its usual forms to be common."""
SHORT = 5
"""Without a list (every language but French) words of so many letters at most are taken as common."""
# Forms that people who speak the language hardly use: they are not common whatever the verb.
_RARE_FORMS = ("passé simple", "subjonctif imparfait")
_WORD = re.compile(r"[^\W\d_]+")
_INFO = ("fr_info.mpl.tsv.gz", "fr_info.lgpllr.tsv.gz")


@dataclass(frozen=True, slots=True)
class CommonWords:
    """A set of common words (plain, upper case); ``listed`` false: there is no list, short words stand for it."""

    words: frozenset[str] = frozenset()
    listed: bool = False

    def __contains__(self, word: str) -> bool:
        plain = word.upper()
        return plain in self.words if self.listed else len(plain) <= SHORT


def read_common(info: Path) -> CommonWords:
    """The shipped list of a language (``info``: its folder); short words where there is none."""
    try:
        text = lzma.decompress((info / COMMON_FILE).read_bytes()).decode()
    except FileNotFoundError:
        return CommonWords()
    return CommonWords(frozenset(text.split()), listed=True)


def common_of(words: Iterable[str]) -> CommonWords:
    """A school's own list."""
    return CommonWords(frozenset(word.strip().upper() for word in words if word.strip()), listed=True)


def words_of(move: Move, board: Board) -> Iterator[str]:
    """The plain words that a move forms, cross words included."""
    if len(move.word) > 1:
        yield move.plain()
    for cross in lay(board, move.word, move.reference).cross_words:
        yield "".join(cross.word).upper()


def best_of_common(moves: Iterable[Move], board: Board, common: CommonWords) -> tuple[Move, ...]:
    """Of moves best first, those of the best score that form common words only; none when there is no such move."""
    found: list[Move] = []
    for move in moves:
        if found and move.score < found[0].score:
            break
        if all(word in common for word in words_of(move, board)):
            found.append(move)
    return tuple(found)


def choose_common(info: Path, uses: int = USES) -> list[str]:
    """The usual forms of every headword that the definitions use often enough, sorted; takes some seconds.

    ``info``: the French folder of analyses and definitions. About a million words of running text are counted; a form
    of several headwords counts for each.
    """
    forms: dict[str, set[str]] = {}
    for _, form, lemma, _ in _analyses(info):
        forms.setdefault(form.lower(), set()).add(lemma)
    used: Counter[str] = Counter()
    for word, count in _counted(info).items():
        for lemma in forms.get(word, ()):
            used[lemma] += count
    chosen = {word for word, _, lemma, label in _analyses(info) if used[lemma] >= uses and _is_usual(label)}
    return sorted(chosen)


def _is_usual(label: str) -> bool:
    """Whether a form is in use, by its label (``v.t. : indicatif présent/passé simple, 3e sing.``).

    >>> _is_usual("v.t. : indicatif présent/passé simple, 3e sing."), _is_usual("v.t. : passé simple, 1re plur.")
    (True, False)
    """
    tenses = label.partition(" : ")[2].partition(",")[0]
    return "inversion" not in label and any(tense not in _RARE_FORMS for tense in tenses.split("/"))


def write_common(info: Path) -> int:
    """Make the shipped list again; gives the number of words."""
    words = choose_common(info)
    data = "".join(f"{word}\n" for word in words).encode()
    (info / COMMON_FILE).write_bytes(lzma.compress(data, preset=9))
    return len(words)


def _analyses(info: Path) -> Iterator[tuple[str, str, str, str]]:
    for name in _INFO:
        with gzip.open(info / name, "rt", encoding="utf-8") as lines:
            for line in lines:
                word, form, lemma, label = line.rstrip("\n").split("\t")
                yield word, form, lemma, label


def _counted(info: Path) -> Counter[str]:
    """How often each word stands in the definitions (their headwords left out)."""
    counts: Counter[str] = Counter()
    with gzip.open(info / "fr_gloss.tsv.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            counts.update(_WORD.findall(line.partition("\t")[2].lower()))
    return counts

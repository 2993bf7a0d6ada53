"""Lemmas, parts of speech and short definitions of French words, from the shipped files, read when first asked for."""

from __future__ import annotations

import gzip
import zlib
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from urllib.parse import quote

ATTRIBUTION = "Définitions : Wiktionnaire, CC BY-SA 4.0 (abrégées)"
"""To be shown wherever a definition is."""
_PAGE = "https://fr.wiktionary.org/wiki/"
_BLOCK = 1 << 16


@dataclass(frozen=True, slots=True)
class Analysis:
    """One reading of a word: its accented form, its lemma, and the dictionary's label (``n. m. plur.``)."""

    form: str
    lemma: str
    label: str


@dataclass(frozen=True, slots=True)
class Definition:
    """What is known of a word; ``senses`` by lemma (at most two each), ``link`` of a lemma's page by ``page``."""

    word: str
    analyses: tuple[Analysis, ...] = ()
    senses: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @staticmethod
    def page(lemma: str) -> str:
        """Address of the page that a lemma's definition comes from (asked for by its licence)."""
        return _PAGE + quote(lemma)


class _Table:
    """Lines ``key TAB rest`` in the order of their bytes, kept as compressed blocks, a fifth of their size."""

    def __init__(self, data: bytes, *, in_order: bool) -> None:
        if not in_order:
            data = b"".join(sorted(data.splitlines(keepends=True)))
        self._first: list[bytes] = []
        self._blocks: list[bytes] = []
        start = 0
        while start < len(data):
            end = data.find(b"\n", start + _BLOCK) + 1 or len(data)
            block = data[start:end]
            self._first.append(block[: block.index(b"\t") + 1])
            self._blocks.append(zlib.compress(block, 1))
            start = end

    def rows(self, key: str) -> Iterator[str]:
        """What follows the key in each of its lines."""
        wanted = key.encode() + b"\t"
        # The lines of one key may begin in the block before the first block that begins with it.
        at = max(0, bisect_right(self._first, wanted) - 1)
        while at > 0 and self._first[at] == wanted:
            at -= 1
        while at < len(self._blocks) and self._first[at] <= wanted:
            block = b"\n" + zlib.decompress(self._blocks[at])
            start = block.find(b"\n" + wanted)
            while start >= 0:
                end = block.find(b"\n", start + 1)
                yield block[start + 1 + len(wanted) : end if end >= 0 else None].decode()
                start = block.find(b"\n" + wanted, start + 1)
            at += 1


class Definitions:
    """The definitions of one language; ``folder`` is its ``info`` folder, which most languages do not have."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def available(self) -> bool:
        """Tell whether the language has any."""
        return (self._folder / "fr_info.mpl.tsv.gz").is_file()

    @cached_property
    def _info(self) -> tuple[_Table, ...]:
        ordered = _Table(self._read("fr_info.mpl.tsv.gz"), in_order=True)
        return ordered, _Table(self._read("fr_info.lgpllr.tsv.gz"), in_order=False)

    @cached_property
    def _glosses(self) -> _Table:
        return _Table(self._read("fr_gloss.tsv.gz"), in_order=False)

    def _read(self, name: str) -> bytes:
        return gzip.decompress((self._folder / name).read_bytes())

    def of(self, word: str) -> Definition:
        """What is known of a word (plain upper case), if anything; the first call takes a second."""
        if not self.available:
            return Definition(word)
        analyses: dict[Analysis, None] = {}
        for table in self._info:
            for row in table.rows(word.upper()):
                form, lemma, label = row.split("\t")
                analyses[Analysis(form, lemma, label)] = None
        senses = []
        for lemma in dict.fromkeys(one.lemma for one in analyses):
            found = tuple(sense for row in self._glosses.rows(lemma) for sense in row.split(" | "))
            if found:
                senses.append((lemma, found))
        return Definition(word.upper(), tuple(analyses), tuple(senses))

"""The lexicon in plain Python: compiled, opened and walked where no extension could be built, and in the tests.

The files are those of `build`, which draws a node, without the words by signature; either kind is read.
"""

from __future__ import annotations

import mmap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from os import PathLike

from arbitre.solver import header
from arbitre.solver.errors import LexiconError

Key = tuple[bytes, bool, int]  # letters, does a word end here?, node behind the separator (0: none)


def build(words: bytes, progress: Callable[[float], object] | None = None) -> bytes:
    """The file image of a word list: codes 1 to 31, each word ended by a 0; takes some seconds.

    Raises what the compiled `build` raises.
    """
    distinct = sorted(set(bytes(words).split(b"\0")) - {b""})
    if not distinct:
        raise LexiconError("empty")
    if min(map(len, distinct)) < 2 or max(map(len, distinct)) > 15:
        raise ValueError("words have 2 to 15 letters")
    if max(map(max, distinct)) > 31:
        raise ValueError("letters are codes 1 to 31")
    pool = [0, 0]
    beginnings: list[Key] = []

    def note(beginning: bytes, node: int, is_word: bool) -> None:
        beginnings.append((beginning[::-1], is_word, node))

    forward = _automaton(_told(((word, True, 0) for word in distinct), len(distinct), progress, 0.0), pool, note)
    beginnings.sort()
    backward = _automaton(_told(beginnings, len(beginnings), progress, 0.5), pool, None)
    alphabet = sum(1 << code for code in set(b"".join(distinct)))
    image = b"".join(entry.to_bytes(4, "little") for entry in pool)
    return header.assemble(len(distinct), forward, backward, alphabet, 0, image, b"", b"", b"", b"")


def _told(keys: Iterable[Key], count: int, progress: Callable[[float], object] | None, done: float) -> Iterator[Key]:
    """The keys, half the progress being told as they pass."""
    for number, key in enumerate(keys):
        if progress is not None and number % 8192 == 0:
            progress(done + number / count / 2)
        yield key


def _automaton(keys: Iterable[Key], pool: list[int], note: Callable[[bytes, int, bool], None] | None) -> int:
    """Adds the smallest automaton of sorted keys to the pool; `note` is told each beginning, its node, if it is a word.

    Returns the offset of the root.
    """
    known: dict[tuple[int, ...], int] = {(0, 0): 0}
    branch = [[0, 0]]  # an open node a depth: child mask, accept mask, arcs
    before = b""

    def close(depth: int) -> int:
        while True:
            node = tuple(branch.pop())
            at = known.get(node)
            if at is None:
                at = known[node] = len(pool)
                pool.extend(node)
            if not branch:
                return at
            above, bit = branch[-1], 1 << before[len(branch) - 1]
            if note is not None:
                note(before[: len(branch)], at, bool(above[1] & bit))
            if at:
                above[0] |= bit
                above.append(at)
            if len(branch) == depth:
                return at

    for key, is_word, after in keys:
        common = 0
        for one, other in zip(key, before):  # noqa: B905 (of different lengths)
            if one != other:
                break
            common += 1
        if len(branch) > common + 1:
            close(common + 1)
        branch.extend([0, 0] for _ in range(len(key) - common))
        if is_word:
            branch[len(key) - 1][1] |= 1 << key[-1]
        if after:
            branch[len(key)][0] |= 1
            branch[len(key)].append(after)
        before = key
    return close(0)


class Lexicon:
    """A compiled word list, whoever compiled it."""

    def __init__(self, image: bytes | mmap.mmap, path: str | PathLike[str] | None = None) -> None:
        view = memoryview(image).cast("B").toreadonly()
        about = header.read_header(view)
        self.image = view
        self.path = path
        self.words = about.words
        self.size = about.length
        self.forward = about.forward_root
        self.backward = about.backward_root
        self.pool = view[about.offsets[0] : about.offsets[1]].cast("I")
        self._alphabet = about.alphabet
        self._arcs: dict[int, list[tuple[int, int, bool]]] = {}

    @staticmethod
    def open(path: str | PathLike[str]) -> Lexicon:
        """The lexicon of a file, memory-mapped; raises `LexiconError`."""
        return Lexicon(map_file(path), path)

    @staticmethod
    def from_bytes(image: bytes) -> Lexicon:
        """The lexicon of an image in memory."""
        return Lexicon(image)

    def verify(self) -> None:
        """Checks every byte of the file; raises `LexiconError`."""
        header.verify(self.image)

    def __len__(self) -> int:
        return self.words

    def __contains__(self, word: bytes) -> bool:
        return self.contains(word)

    def child(self, node: int, code: int) -> int:
        """Node after reading `code`, 0 when no word goes on so."""
        mask = self.pool[node]
        if not mask >> code & 1:
            return 0
        return self.pool[node + 2 + (mask & ((1 << code) - 1)).bit_count()]

    def arcs(self, node: int) -> list[tuple[int, int, bool]]:
        """What can be read at a node: (code, node behind or 0, does a word end here?), the separator (0) left out."""
        if node not in self._arcs:
            both = self.pool[node] | self.pool[node + 1]
            self._arcs[node] = [
                (code, self.child(node, code), bool(self.pool[node + 1] >> code & 1))
                for code in range(1, 32)
                if both >> code & 1
            ]
        return self._arcs[node]

    def next_letters(self, prefix: bytes) -> tuple[int, int]:
        """Masks of the letters (bit = code) that go on after `prefix` towards a longer word, and that end a word."""
        node = self.forward
        for code in prefix:
            if not 0 < code < 32:
                return 0, 0
            node = self.child(node, code)
        return self.pool[node], self.pool[node + 1]

    def contains(self, word: bytes) -> bool:
        """Is `word` (codes without blank bits) in the list?"""
        return len(word) > 1 and 0 < word[-1] < 32 and bool(self.next_letters(word[:-1])[1] >> word[-1] & 1)

    def letters(self) -> int:
        """Mask of the letters (bit = code) that occur in the list."""
        return self._alphabet

    def words_with(self, prefix: bytes) -> list[bytes]:
        """All words longer than `prefix` that begin so, in alphabetical order of their codes."""
        found: list[bytes] = []

        def spell(word: bytes) -> None:
            children, accepted = self.next_letters(word)
            for code in range(1, 32):
                if accepted >> code & 1:
                    found.append(word + bytes((code,)))
                if children >> code & 1:
                    spell(word + bytes((code,)))

        spell(prefix)
        return found

    def iter_words(self) -> Iterator[bytes]:
        """All words, in alphabetical order of their codes."""
        for code in range(1, 32):
            yield from self.words_with(bytes((code,)))

    def anagrams(self, letters: bytes) -> list[bytes]:
        """All words made of exactly these letters, in alphabetical order of their codes."""
        found: list[bytes] = []

        def spell(node: int, word: bytes, left: Counter[int]) -> None:
            for code in sorted(left):
                rest = left - Counter((code,))
                if not rest:
                    if self.pool[node + 1] >> code & 1:
                        found.append(word + bytes((code,)))
                elif self.pool[node] >> code & 1:
                    spell(self.child(node, code), word + bytes((code,)), rest)

        if letters and min(letters) > 0 and max(letters) < 32:
            spell(self.forward, b"", Counter(letters))
        return found


def map_file(path: str | PathLike[str]) -> mmap.mmap:
    """The content of a lexicon file; raises `LexiconError` (`missing`, `unreadable`, `empty`)."""
    try:
        with open(path, "rb") as file:
            if not file.seek(0, 2):
                raise LexiconError("empty", path=str(path))
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except FileNotFoundError as error:
        raise LexiconError("missing", path=str(path)) from error
    except OSError as error:
        raise LexiconError("unreadable", path=str(path), error=error.strerror) from error

"""What a lexicon can tell the arbiter about words and racks, whichever solver is at work."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from arbitre.solver import Lexicon

MOST_BLANKS = 2


class Extension(NamedTuple):
    """A word that holds another, with the letters it adds before and after."""

    word: bytes
    before: bytes
    after: bytes


def hooks(lexicon: Lexicon, word: bytes) -> tuple[bytes, bytes]:
    """The single letters that make a word before `word`, and after it."""
    codes = [code for code in range(1, 32) if lexicon.letters() >> code & 1]
    return (
        bytes(code for code in codes if lexicon.contains(bytes((code,)) + word)),
        bytes(code for code in codes if lexicon.contains(word + bytes((code,)))),
    )


def extensions(lexicon: Lexicon, word: bytes) -> list[Extension]:
    """All longer words that hold `word`, those that add least first; reads the whole list (a tenth of a second)."""
    found = []
    for longer in lexicon.iter_words():
        at = longer.find(word)
        while at >= 0:
            if len(longer) > len(word):
                found.append(Extension(longer, longer[:at], longer[at + len(word) :]))
            at = longer.find(word, at + 1)
    return sorted(found, key=lambda extension: (len(extension.word), extension.word))


def anagrams(lexicon: Lexicon, rack: bytes) -> list[bytes]:
    """The words that all the tiles of a rack make, blanks (0) being any letter; `ValueError` beyond two blanks."""
    blanks = rack.count(0)
    if blanks > MOST_BLANKS:
        raise ValueError("a rack has at most two blanks")
    tiles = rack.replace(b"\0", b"")
    codes = [code for code in range(1, 32) if lexicon.letters() >> code & 1]
    found: set[bytes] = set()
    for letters in combinations_with_replacement(codes, blanks):
        found.update(lexicon.anagrams(tiles + bytes(letters)))
    return sorted(found)


def lacking(rack: bytes, letters: bytes) -> bytes:
    """What a rack lacks to lay `letters` (the squares to be filled), its blanks used up first for what is missing.

    >>> lacking(bytes((1, 2, 0)), bytes((1, 1, 2, 3)))
    b'\\x03'
    """
    missing = Counter(code & 31 for code in letters) - Counter(rack.replace(b"\0", b""))
    return bytes(sorted(missing.elements()))[rack.count(0) :]


def by_length(lexicon: Lexicon) -> dict[int, int]:
    """The number of words of each length; reads the whole list."""
    return dict(sorted(Counter(map(len, lexicon.iter_words())).items()))

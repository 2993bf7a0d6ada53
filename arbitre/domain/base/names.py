"""Names compared as people compare them: accents, case, punctuation and word order aside."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 120
"""Characters of a name at the most: more is a mistake of a list, and fits on no paper."""
# What no XML, hence no workbook and no web page, may hold: controls, halves of pairs, and what is no character at all.
_UNWRITABLE = re.compile(
    "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f\\ud800-\\udfff\\ufdd0-\\ufdef\\ufffe\\uffff]"
)
# Nothing is seen of these, so two players may seem alike, or a line run backwards: marks of direction, joiners, BOM.
_INVISIBLE = re.compile("[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]")

# The scripts of our typefaces: Latin, Greek, Cyrillic and Armenian letters, marks and signs.
_PRINTED = re.compile("[\\u0000-\\u058f\\u1d00-\\u2bff\\ufb00-\\ufb06]*")


def is_printed(text: str) -> bool:
    """True when papers and pages show every letter as it is; what else there is they write in Latin letters.

    >>> is_printed("Nguyễn Ελένη Łukasz"), is_printed("李明")
    (True, False)
    """
    return _PRINTED.fullmatch(unicodedata.normalize("NFC", text)) is not None


def writable(text: str) -> str:
    """The text without what no document can hold (controls, lone surrogates, noncharacters).

    >>> writable("A\\x01B\\ufffeC\\nD")
    'ABC\\nD'
    """
    return _UNWRITABLE.sub("", text)


def clean(text: str, longest: int = 0) -> str:
    """A name or another short text as it is kept: one line, single spaces, composed letters, nothing invisible.

    ``longest``: cut there. Everything that enters as a name goes through here.

    >>> clean("  Be\\u0301atrice\\t\\x00 Du\\u200bpont "), clean("x" * 200, 120) == "x" * 120
    ('Béatrice Dupont', True)
    """
    if text.isascii() and text.isprintable():
        tidy = " ".join(text.split())
    else:
        tidy = " ".join(_INVISIBLE.sub("", writable(unicodedata.normalize("NFC", text))).split())
    return tidy[:longest].rstrip() if longest else tidy


@lru_cache(maxsize=8192)
def folded(text: str) -> str:
    """Sort key of names: accents and case aside.

    >>> sorted(["Zoé", "Émile", "eric", "Șerban"], key=folded)
    ['Émile', 'eric', 'Șerban', 'Zoé']
    """
    plain = unicodedata.normalize("NFKD", text)
    return "".join(char for char in plain if not unicodedata.combining(char)).casefold()


def name_key(name: str) -> str:
    """Equal for what is most likely one name: words in any order, hyphens, apostrophes and initials' dots aside.

    >>> name_key("MARTIN Jean-Paul") == name_key("Jean Paul Martin"), name_key("O'Neil") == name_key("O’NEIL")
    (True, True)
    """
    return " ".join(sorted(re.findall(r"\w+", folded(name).replace("'", "").replace("’", ""))))


def natural_key(text: str) -> tuple[tuple[int, int, str], ...]:
    """What people sort by: numbers by their value, 2 before 10; letters as ``folded``.

    >>> sorted(["Table 10", "table 2", "1B", "10", "2", "Équipe", "equipe 1"], key=natural_key)
    ['1B', '2', '10', 'Équipe', 'equipe 1', 'table 2', 'Table 10']
    """
    parts = re.findall(r"[0-9]+|[^0-9]+", folded(text))
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part.strip()) for part in parts)

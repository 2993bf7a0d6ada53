"""Names compared as people compare them: accents, case, punctuation and word order aside."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache


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

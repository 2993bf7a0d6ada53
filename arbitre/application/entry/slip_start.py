"""Whether words typed where a reason is asked are the beginning of a slip."""

from __future__ import annotations

import re

from arbitre.application.entry.machine import EntryContext
from arbitre.application.entry.text import Mark, Trouble, azerty_head, read_body

_HEAD = re.compile(r"\d+\s*(?:[RMD](?=\s|\d|$))?\s*(?P<rest>.*)", re.DOTALL | re.IGNORECASE)
_WORDS = (Trouble.TWO_WORDS, Trouble.UNREADABLE)  # a sentence: nobody writes that on a slip


def begins_slip(text: str, context: EntryContext | None) -> bool:
    """Tell whether a text is a table with what may stand on its slip, or a batch, a kept slip, an older turn.

    A table with one word that can't be played, and nothing else, is words: "2 absents". ``context``: the turn whose
    slips may be typed, ``None`` when there is none.
    """
    typed = azerty_head(text.strip())
    if typed[:1] in ("=", ">", "?"):
        return True
    head = _HEAD.fullmatch(typed)
    rest = typed if head is None else head["rest"].strip()
    if not any(one.isalpha() for one in rest):
        return True
    if head is None or context is None:
        return False
    body = read_body(rest, context.tile_set)
    last = body.solutions[-1]
    if body.trouble is not None or not last.word:
        return body.trouble not in _WORDS
    told = body.marks - {Mark.HARD_TO_READ}  # "!" ends a sentence too
    if told or body.score is not None or last.reference is not None or last.direction is not None:
        return True
    plain = "".join(last.letters).upper()
    return context.solutions is not None and len(context.solutions.filter(prefix=plain)) > 0

"""What can be wrong with a lexicon or a word list, as data: the window and the command line make the sentences."""

from __future__ import annotations


class LexiconError(Exception):
    """A compiled lexicon that cannot be used.

    `reason` is one of `missing`, `unreadable`, `empty`, `foreign` (not one of our files), `version` (made by another
    version of the program), `truncated` (shorter or longer than it says), `damaged` (a checksum is wrong);
    `detail` gives the figures, for example `{"expected": 100, "found": 90}`.
    """

    def __init__(self, reason: str, **detail: object) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason} {self.detail}" if self.detail else self.reason


class WordListError(LexiconError):
    """A text that cannot be read as a word list.

    `reason` is one of `missing`, `unreadable`, `empty`, `no_word`, `binary`, `encoding`, `too_large`, `compression`.
    """

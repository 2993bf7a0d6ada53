"""The base of every error that carries data for the screen instead of a sentence."""

from __future__ import annotations


class ArbitreError(Exception):
    """Something the arbiter asked for can't be done; ``kind`` and ``data`` say what, ``ui/words/texts.py`` words it.

    ``kind`` is a stable snake_case name, ``data`` what the sentence needs (letters, a reference, a limit).

    >>> str(ArbitreError("unknown_letter", letter="1"))
    "unknown_letter: letter='1'"
    """

    def __init__(self, kind: str, **data: object) -> None:
        self.kind = kind
        self.data = data
        super().__init__(kind, data)

    def __reduce__(self) -> tuple[object, ...]:
        # Through a pool of processes: the base class would call ``cls(kind, data)``.
        return _again, (type(self), self.kind, self.data)

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"{self.kind}: {details}" if details else self.kind


def _again(cls: type[ArbitreError], kind: str, data: dict[str, object]) -> ArbitreError:
    return cls(kind, **data)

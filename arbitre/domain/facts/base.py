"""The base of all facts."""

from __future__ import annotations


class Fact:
    """Base of all facts; the class name is the ``kind`` in the journal."""

    __slots__ = ()

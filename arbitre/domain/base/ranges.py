"""Lists of numbers written shortly: runs drawn together, as people say them and as the entry line reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def ranges(numbers: Iterable[int], between: str = " ") -> str:
    """Write numbers, tables mostly, in ascending order, each once.

    >>> ranges([3, 7, 8, 9, 12])
    '3 7-9 12'
    >>> ranges([20, 3, 8, 17, 18, 19], ", ")
    '3, 8, 17-20'
    """
    return between.join(f"{low}-{high}" if high > low else str(low) for low, high in _runs(sorted(set(numbers))))


def _runs(numbers: list[int]) -> Iterator[tuple[int, int]]:
    start = previous = None
    for one in numbers:
        if previous is not None and start is not None and one == previous + 1:
            previous = one
            continue
        if start is not None and previous is not None:
            yield start, previous
        start = previous = one
    if start is not None and previous is not None:
        yield start, previous

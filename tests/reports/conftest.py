"""Sample tournaments shared by the tests of documents."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arbitre.reports.paper import Paper
from tests.reports import sample


@pytest.fixture(scope="session")
def small() -> Paper:
    """Three players, one game of five turns, still going on."""
    return sample.paper(3, 1, 5)


@pytest.fixture(scope="session")
def hall() -> Paper:
    """Twenty players, two whole games: enough for solos, categories and pages."""
    return sample.paper(20, 2)


@pytest.fixture(scope="session")
def club() -> Paper:
    """Sixty players, two whole games."""
    return sample.paper(60, 2)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that go onto PDF pages, in the order painted; they are painted all the same."""
    from arbitre.reports.pdf_ink import Brush

    texts: list[str] = []
    original: Callable[..., float] = Brush.text

    def text(self: Brush, x: float, y: float, words: str, size: float, **options: object) -> float:
        texts.append(words)
        return original(self, x, y, words, size, **options)

    monkeypatch.setattr(Brush, "text", text)
    return texts

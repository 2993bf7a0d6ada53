"""The figures of ``arbitre bench`` are measured, complete and plausible; their size is nobody's business here."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.application.lexicons.catalogue import Catalogue, OpenList
from arbitre.application.session.session import open_session
from arbitre.application.tools.bench import make_file, session_figures, solver_figures
from tests.application.lists import catalogue, own_catalogue


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Catalogue, OpenList]:
    """Every fortieth word of the French list, and the short ones."""
    folder: Path = tmp_path_factory.mktemp("bench")
    french = catalogue().open("fr")
    words = [french.alphabet.text(word) for word in french.compiled.lexicon.iter_words()]
    chosen = [word for number, word in enumerate(words) if number % 40 == 0 or len(word) < 4]
    (folder / "w.txt").write_text("\n".join(chosen), encoding="utf-8")
    lists = own_catalogue(folder)
    return lists, lists.build(folder / "w.txt", "fr", "Petite").opened


def test_the_solver_is_measured_by_blanks(small: tuple[Catalogue, OpenList]) -> None:
    told: list[float] = []
    figures = solver_figures(small[1], games=1, progress=told.append)
    assert {"lexicon_build_s", "lexicon_open_ms", "lexicon_mb", "games_per_s"} <= set(figures)
    for name in ("top_us", "top_p95_us", "list_us", "list_p95_us", "reference_us"):
        assert set(figures[name]) == {"0", "1", "2"}
        assert all(value > 0 for value in figures[name].values())
    assert figures["list_us"]["2"] > figures["list_us"]["0"], "blanks cost"
    assert figures["reference_us"]["0"] > figures["list_us"]["0"], "the plain solver is slower"
    assert told[-1] == 1.0


def test_the_session_is_measured_on_a_real_file(small: tuple[Catalogue, OpenList], tmp_path: Path) -> None:
    lists, opened = small
    figures = session_figures(lists, opened, players=8, facts=400)
    assert set(figures) == {"open_ms_30000_facts", "record_slip_ms_450", "standings_ms_450", "commit_ms"}
    assert all(value > 0 for value in figures.values())
    path = tmp_path / "b.arbitre"
    make_file(path, lists, opened, players=8, facts=900)
    session = open_session(path, lists)
    facts = len(session.history())
    assert 890 <= facts <= 940
    games = session.state.games
    assert len(games) >= 2, "games follow each other as in an event"
    assert all(game.ended for game in games[:-1])
    last = games[-1].turns[-1]
    assert games[-1].pending(last.serial) == tuple(range(1, 9)), "the slips of the last turn are for the measure"
    session.close()

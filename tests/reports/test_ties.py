"""Players who are level are called so: diplomas, prizes, the press, the mail, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.application.session.session import Session
from arbitre.domain.rules.slip import Slip, SlipStatus
from arbitre.reports.catalogue import make_document
from arbitre.reports.documents import Text
from arbitre.reports.paper import Options
from arbitre.reports.results_package import make_package
from arbitre.reports.texts import Texts
from arbitre.translations import translations
from tests.application.sessions import give, revealed, started
from tests.reports.sample import NOW

SHARED = {"fr": "ex æquo", "en": "tied", "it": "a pari merito"}


def event(level: int) -> Session:
    """One game of one turn: so many have the top, the next one less, the last nothing."""
    session = started(6)
    turn = revealed(session)
    solutions = session.searches.solutions(turn)
    lower = next(at for at, move in enumerate(solutions) if move.score < solutions.top)
    for table in range(1, 6):
        give(session, turn, table, 0 if table <= level else lower)
    session.slips.record(6, Slip(SlipStatus.NONE), turn.serial)
    session.turns.end_game("essai")
    return session


def written(session: Session, name: str, language: str) -> str:
    options = Options(NOW, Texts(language, translations(language).translate))
    document = make_document(session.state, name, 0, options)
    assert document is not None
    rows = [" | ".join(map(str, row)) for table in document.tables() for row in table.rows]
    return "\n".join([*rows, *(block.text for block in document.walk() if isinstance(block, Text))])


@pytest.mark.parametrize("language", list(SHARED))
def test_level_players_are_called_so_on_paper(language: str, tmp_path: Path) -> None:
    session = event(2)
    first = Texts(language, translations(language).translate).ordinal(1)
    for name in ("diplomes", "palmares"):
        lines = written(session, name, language).splitlines()
        assert sum(f"{first} {SHARED[language]}" in line for line in lines) >= 2, lines
        assert not any(f"{first} " in line and SHARED[language] not in line for line in lines), lines
    options = Options(NOW, Texts(language, translations(language).translate))
    mail = make_package(session.state, lambda path: path.write_bytes(b""), tmp_path, options).body
    assert mail.count(f"1. {SHARED[language]} Joueur 00") == 2
    assert f"3. {SHARED[language]} Joueur 003" in mail  # three share the third place


@pytest.mark.parametrize("language", list(SHARED))
def test_nobody_alone_is_called_level(language: str) -> None:
    session = event(1)
    for name in ("diplomes", "palmares", "communique"):
        first = [line for line in written(session, name, language).splitlines() if "Joueur 001" in line]
        assert first
        assert not any(SHARED[language] in line for line in first if "Joueur 002" not in line), first


def test_the_press_names_all_who_share_a_place() -> None:
    text = written(event(2), "communique", "fr")
    assert "Joueur 001 et Joueur 002 l’emportent à égalité" in text
    assert "Joueur 003 (3e ex æquo, " in text

"""Common words: the shipped list is what the shipped definitions make it, schools play with it or their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.application.lexicons.catalogue import LexiconProblem
from arbitre.application.lexicons.common_words import CommonWords, choose_common, common_of, read_common, words_of
from arbitre.application.presets.rulesets import RuleSets
from arbitre.application.session.session import Session, SessionError
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.resources import data_path
from tests.application.lists import own_catalogue
from tests.application.sessions import started
from tests.rooms import catalogue

INFO = data_path("lexicons") / "fr" / "info"


def school(seed: str) -> Session:
    return started(2, rules=RuleSets().load("school"), seed=seed)


@pytest.mark.long
def test_the_list_is_what_the_definitions_make() -> None:
    assert frozenset(choose_common(INFO)) == read_common(INFO).words


def test_known_and_unknown_words() -> None:
    common = read_common(INFO)
    assert common.listed
    assert 50_000 < len(common.words) < 100_000
    for word in ("MAISON", "CHAT", "WAGON", "FINIT", "ANIMAUX", "belles"):
        assert word in common, word
    for word in ("FEDAYIN", "XYSTE", "WU", "MANGEASSIEZ", "KWACHA", "ZZZ"):
        assert word not in common, word
    searcher = catalogue().open("fr").searcher()
    assert all(map(searcher.admits, sorted(common.words)[::97]))


def test_a_language_without_a_list_takes_short_words(tmp_path: Path) -> None:
    common = read_common(tmp_path)
    assert not common.listed
    assert "CASA" in common
    assert "FINESTRA" not in common
    assert catalogue().common_words("it") == CommonWords()


def test_a_school_s_own_list(tmp_path: Path) -> None:
    lists = own_catalogue(tmp_path)
    shipped = lists.common_words("fr")
    text = tmp_path / "liste.txt"
    text.write_text("Chat\nmaison\nété\n", encoding="utf-8")
    own = lists.keep_common_words("fr", text)
    assert own.words == {"CHAT", "MAISON", "ETE"}
    assert own_catalogue(tmp_path).common_words("fr") == own  # kept on the disk
    assert lists.keep_common_words("fr", None) == shipped
    text.write_bytes(b"\x00\x01\x02")
    with pytest.raises(LexiconProblem):
        lists.keep_common_words("fr", text)
    assert lists.common_words("fr") == shipped


def test_a_school_retains_the_best_of_common_words() -> None:
    """Over a few turns the retained move is common, is the best of those, and is at times below the real top."""
    session = school("e1")
    below = 0
    for _ in range(8):
        turn = session.racks.draw()
        session.turns.start_clock()
        move = session.turns.retain_best()
        assert move is not None
        solutions = session.searches.solutions(turn)
        common = session.searches.common_words()
        playable = [one for one in solutions if all(word in common for word in words_of(one, turn.board))]
        assert playable
        assert move.score == playable[0].score
        assert set(session.turns.tops(turn).moves) == {one for one in playable if one.score == move.score}
        below += move.score < solutions.top
        session.turns.call_time()
        session.turns.reveal()
        assert session.game.turn(turn.serial).retained_reason == ""
    assert below


def test_the_real_top_where_no_move_is_common() -> None:
    session = school("e2")
    session.searches._lexicons = _Without(session.searches._lexicons)
    turn = session.racks.draw()
    session.turns.start_clock()
    move = session.turns.retain_best()
    assert move is not None
    assert move.score == session.searches.solutions(turn).top


class _Without:
    """The real lists, with no common word at all."""

    def __init__(self, lists: object) -> None:
        self._lists = lists
        self.searcher = lists.searcher  # type: ignore[attr-defined]

    def common_words(self, language: str) -> CommonWords:
        return common_of(())


def test_a_lower_move_without_a_reason_only_where_the_rules_say() -> None:
    free, strict = school("e3"), started(2, rules=RuleSet(), seed="e3")
    for session in (free, strict):
        turn = session.racks.draw()
        session.turns.start_clock()
        lower = session.searches.solutions(turn)[-1]
        assert lower.score < session.turns.tops(turn).score
        if session is free:
            session.turns.retain(lower)
            assert session.game.turn(turn.serial).retained == lower
        else:
            with pytest.raises(SessionError, match="reason_needed"):
                session.turns.retain(lower)

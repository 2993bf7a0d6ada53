"""The word tools: hooks, longer words, anagrams, what lacks, places; tops, sub-tops and the scrabble of a rack."""

from __future__ import annotations

import pytest

from arbitre.application.lexicons.search import SearchError
from arbitre.application.lexicons.word_tools import rack_facts, word_facts
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import lay
from tests.rooms import catalogue


def test_everything_about_a_word() -> None:
    opened = catalogue().open("fr")
    searcher, tiles = opened.searcher(), opened.tile_set
    rack = tiles.parse_rack("CHATSEU")
    solutions = searcher.solutions(Board(), rack)
    facts = word_facts("chats", searcher, rack, solutions, catalogue().definitions("fr"))
    assert (facts.word, facts.valid) == ("CHATS", True)
    assert facts.lacking == ()
    assert facts.places
    assert [move.score for move in facts.places] == sorted((move.score for move in facts.places), reverse=True)
    assert {move.plain() for move in facts.places} == {"CHATS"}
    assert "CHATS" not in facts.anagrams
    assert facts.definition is not None
    assert any(one.lemma == "chat" for one in facts.definition.analyses)
    chat = word_facts("Chat", searcher)
    assert set(chat.after) >= {"S"}
    assert {"CHATS", "ACHAT", "CHATON"} <= {one.word for one in chat.longer}
    assert all("CHAT" in one.word for one in chat.longer)
    assert chat.places == ()


def test_what_a_rack_lacks() -> None:
    opened = catalogue().open("fr")
    searcher, tiles = opened.searcher(), opened.tile_set
    assert word_facts("WAGON", searcher, tiles.parse_rack("AGONIES")).lacking == ("W",)
    assert word_facts("WAGON", searcher, tiles.parse_rack("AGONIE?")).lacking == ()
    assert not word_facts("WAGONQ", searcher).valid


@pytest.mark.parametrize("text", ["", "  ", "œ!", "12"])
def test_what_is_no_word(text: str) -> None:
    with pytest.raises(SearchError, match="not_a_word"):
        word_facts(text, catalogue().open("fr").searcher())


def test_everything_about_a_rack() -> None:
    opened = catalogue().open("fr")
    searcher, tiles = opened.searcher(), opened.tile_set
    rack = tiles.parse_rack("AEIRSTN")
    solutions = searcher.solutions(Board(), rack)
    facts = rack_facts(Board(), rack, solutions, searcher)
    assert facts.moves == len(solutions)
    assert facts.top == solutions.top
    assert set(facts.words) == {move.plain() for move in solutions.tops()}
    below = [move.score for move in solutions if move.score < solutions.top]
    assert facts.sub_tops[0] == (below[0], below.count(below[0]))
    assert facts.scrabble is not None
    assert len(lay(Board(), facts.scrabble.word, facts.scrabble.reference).placed) == 7
    assert "ENTRAIS" in facts.anagrams
    poor = tiles.parse_rack("WKXZQJH")
    assert rack_facts(Board(), poor, searcher.solutions(Board(), poor)).scrabble is None

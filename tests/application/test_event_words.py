"""A word admitted or struck for the event changes the rulings of exactly the slips concerned, in a whole room."""

from __future__ import annotations

import dataclasses

from arbitre.application.session.session import Session
from arbitre.application.session.slips import nobody
from arbitre.domain.board.position import Position
from arbitre.domain.rules.questions import Answers
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Ruling, Sanction
from tests.rooms import play_turn, room, room_session


def graded_room() -> Session:
    one = room("room60")
    session = room_session(one)
    for turn in one.turns:
        play_turn(session, turn)
        for slip in turn.slips:
            session.slips.record(slip.table, slip.written(), turn.number, judge=nobody)
    return session


def rulings(session: Session) -> dict[tuple[int, int], Ruling]:
    return {(turn.serial, table): marked.given for turn in session.game.turns for table, marked in turn.slips.items()}


def independent(session: Session, extra: str = "", without: str = "") -> dict[tuple[int, int], Ruling]:
    """Every slip ruled afresh with a word more or less, apart from the session's own lists; asked ones left out."""
    admits = session.searches.searcher().admits
    found: dict[tuple[int, int], Ruling] = {}
    for turn in session.game.turns:
        position = Position(
            board=turn.board,
            rack=turn.rack,
            turn=turn.number,
            tile_set=session.game.tile_set,
            admits=lambda word: word != without and (word == extra or admits(word)),
        )
        for table, marked in turn.slips.items():
            ruling = rule(marked.slip, position, session.game.rules, Answers(turn.answers))
            if ruling.sanction is not Sanction.ASK:
                found[turn.serial, table] = ruling
    return found


def test_words_of_the_event_change_exactly_the_slips_concerned() -> None:
    session = graded_room()
    before = rulings(session)
    refused = next(
        ruling.words[0] for ruling in before.values() if ruling.reason == "word_not_admitted" and len(ruling.words) == 1
    )
    struck = session.game.turns[2].retained
    assert struck is not None
    expected = before | independent(session, extra=refused)
    changed = {key for key in before if expected[key] != before[key]}
    session.words.admit(refused, "vu au dictionnaire de l'épreuve")
    assert rulings(session) == expected
    assert changed
    session.undo()
    assert rulings(session) == before
    expected = before | independent(session, without=struck.plain())
    session.words.strike(struck.plain(), "absent de l'édition jouée")
    after = rulings(session)
    assert after == expected
    assert {key for key in before if after[key] != before[key]} >= {
        key for key, ruling in before.items() if ruling.word.upper() == struck.plain()
    }
    word = session.state.words[struck.plain()]
    assert dataclasses.astuple(word)[2:] == ("Arbitre", "absent de l'édition jouée")
    assert session.game.turns[2].retained == struck  # retained moves stay

"""Correction notes tell the truth: a refused word is one that is not admitted, else what should have been written."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace

import pytest

from arbitre.domain.event.state import Marked
from arbitre.domain.rules.reasons import AVERAGEABLE, REASONS
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Reason, Sanction
from arbitre.reports.documents import Card, Cards, Text
from arbitre.reports.note_papers import Note, correction_notes, notes
from arbitre.reports.paper import Paper
from tests.domain.mutations import mutated
from tests.grading import FISF
from tests.reports.sample import OPTIONS, tournament


def _faulty_paper(count: int) -> Paper:
    """Game 1 of the club with so many mutated slips in place of its own, ruled by the book."""
    state = tournament(60, 1)
    game = state.games[0]
    slips: dict[int, dict[int, Marked]] = defaultdict(dict)
    for where, slip in mutated(count, seed=7, rooms=("room60",)):
        own = slips[where.turn]
        ruling = rule(slip, where, FISF, False)
        if len(own) < 60 and ruling.sanction is not Sanction.ASK:
            own[len(own) + 1] = Marked(slip, ruling, len(own))
    turns = tuple(replace(turn, slips=slips[turn.number]) for turn in game.turns)
    game = replace(game, turns=turns)
    return Paper(replace(state, games=(game,)), replace(OPTIONS, optional_notes=True))


def _texts(card: Card) -> list[str]:
    return [block.text for block in card.blocks if isinstance(block, Text)]


def test_notes_of_faulty_slips_tell_the_truth() -> None:
    paper = _faulty_paper(1300)
    game = paper.game(1)
    found = [note for note in notes(paper, game) if note.written]
    assert len(found) > 700
    document = correction_notes(paper, game)
    assert isinstance(document.blocks[0], Cards)
    cards = {tuple(_texts(card)[:1]): _texts(card) for card in document.blocks[0].cards}
    positions = {where.turn: where for where, _ in mutated(60, seed=7, rooms=("room60",))}
    seen: Counter[str] = Counter()
    for note in found:
        marked = note.turn.slips[note.table]
        ruling, where = marked.ruling, positions[note.turn.number]
        texts = "\n".join(cards[(f"Table {note.table}  –  coup {note.turn.number}",)])
        # Refused words are words that are not admitted, and are there just where one is the reason.
        assert not any(map(where.admits, note.words))
        refused = {ruling.reason, *ruling.also} & AVERAGEABLE
        assert bool(note.words) == bool(refused) == ("refusé" in texts)
        assert bool(ruling.lacking) == ("absente" in texts)
        if ruling.lacking:
            assert f" : {', '.join(ruling.lacking)}." in texts
        if note.words:
            label = "Mots refusés : " if len(note.words) > 1 else "Mot refusé : "
            assert label + ", ".join(note.words) in texts
        assert all(REASONS[reason].sentence in note.reason for reason in (ruling.reason, *ruling.also))
        # What should have been written is a legal solution that pays what the note says.
        assert not (note.words and note.should)
        if note.should:
            assert f"Il fallait écrire : {note.should}" in texts
            word = note.should.split()[0].replace("(", "").replace(")", "")
            assert where.admits(word)
        if ruling.sanction in (Sanction.WARNING, Sanction.PENALTY):
            solution = note.should or note.paid
            only_hard = {ruling.reason, *ruling.also} == {Reason.HARD_TO_READ}
            if not solution:
                assert only_hard or note.written.endswith(f"{ruling.reference} {ruling.base}")
            if solution:
                word, place, points = solution.split()
                fits = where.word_fits(where.tile_set.parse_word(word.replace("(", "").replace(")", "")))
                fit = next(one for one in fits.legal if one.reference.text("letter") == place)
                assert fit.pays(int(points))
                penalty = FISF.slip.penalty if ruling.sanction is Sanction.PENALTY else 0
                assert note.points == int(points) - penalty
        else:
            assert note.points == 0
        seen.update((ruling.reason, *(["words"] if note.words else []), *(["should"] if note.should else [])))
    assert seen["words"] > 100
    assert seen["should"] > 100
    for reason in (Reason.WORD_INCOMPLETE, Reason.COPY_ERROR, Reason.LETTER_ERROR, Reason.SCORE_NOT_EXISTING):
        assert seen[reason], reason


@pytest.mark.long
def test_thousands_of_notes_tell_the_truth() -> None:
    paper = _faulty_paper(20_000)
    found: list[Note] = [note for note in notes(paper, paper.game(1)) if note.words]
    positions = {where.turn: where for where, _ in mutated(60, seed=7, rooms=("room60",))}
    for note in found:
        assert not any(map(positions[note.turn.number].admits, note.words))

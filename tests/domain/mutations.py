"""Slips of a reference room with faults put in: the same ones at every run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from arbitre.domain.board.position import Position
from arbitre.domain.board.reference import Direction
from arbitre.domain.rules.slip import Entry, Joining, Slip, SlipStatus
from tests.grading import room_turns

ROOMS = ("room60", "room450")


def mutated(count: int, seed: int = 1, rooms: tuple[str, ...] = ROOMS) -> Iterator[tuple[Position, Slip]]:
    """So many slips of the rooms' turns, each with one to three faults, and the position each is graded on."""
    chance = Random(seed)
    turns = [
        (where, [slip for slip in slips if slip.entries]) for name in rooms for where, slips in room_turns(name, 60)
    ]
    turns = [(where, slips) for where, slips in turns if slips]
    for number in range(count):
        where, slips = turns[number % len(turns)]
        slip = chance.choice(slips)
        for _ in range(chance.randint(1, 3)):
            slip = _fault(slip, where, slips, chance)
        yield where, slip


def _fault(slip: Slip, where: Position, slips: list[Slip], chance: Random) -> Slip:
    entry, others = slip.entries[0], slip.entries[1:]
    word = list(entry.word)
    at = chance.randrange(len(word))
    match chance.randrange(14):
        case 0:
            word[at] = chance.choice("AEIORSTNLUZQ")
        case 1:
            del word[at]
        case 2:
            word.insert(at, chance.choice("AESRT"))
        case 3:
            word[at] = word[at].swapcase()
        case 4:
            word = [letter.upper() for letter in word]
        case 5:
            return _entered(slip, replace(entry, reference=None))
        case 6:
            return _entered(
                slip, replace(entry, reference=f"{chance.choice('ABCDEFGHIJKLMNO')}{chance.randint(1, 15)}")
            )
        case 7:
            return _entered(slip, replace(entry, direction=chance.choice([*Direction, None])))
        case 8:
            return replace(slip, score=chance.choice([None, 1, 3, 5, chance.randint(0, 90)]))
        case 9:
            scores = [one.score for one in slips if one.score is not None]
            return replace(slip, score=chance.choice(scores) if scores else None)
        case 10:
            fits = where.word_fits(where.tile_set.parse_word(entry.word.upper())).fits
            if not fits:
                return replace(slip, hard_to_read=True)
            fit = chance.choice(fits)
            return replace(_entered(slip, replace(entry, reference=fit.reference.text("letter"))), score=fit.best)
        case 11:
            places = (entry.reference,) if entry.reference and chance.random() < 0.6 else None
            return _entered(slip, replace(entry, reference=None, joining=Joining(chance.randint(1, 4), places)))
        case 12:
            second = chance.choice(slips).entries[0]
            return slip if others else replace(slip, entries=(entry, second))
        case _:
            short = where.tile_set.parse_word("".join(word[: max(2, at)]).upper())
            word = list("".join(short))
    return _entered(slip, replace(entry, word="".join(word) or "A"))


def _entered(slip: Slip, entry: Entry) -> Slip:
    return replace(slip, status=SlipStatus.HANDED, entries=(entry, *slip.entries[1:]))

"""What an entry line means: who it is about, which solution, the slip that would be recorded, and why it can't be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Protocol

from arbitre.application.entry.text import (
    ALONE,
    LEAVING,
    Body,
    Mark,
    Trouble,
    Written,
    absent,
    fold_name,
    read_body,
)
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import Direction
from arbitre.domain.board.tiles import Letters, TileSet, is_blank, to_entry, to_text
from arbitre.domain.rules.slip import Entry, Joining, Slip, SlipStatus

PROPOSALS = 40
"""Solutions listed below the entry line."""


class Found(Protocol):
    """Part of a list of solutions."""

    def __len__(self) -> int: ...
    def page(self, start: int, stop: int) -> list[Move]:
        """Moves ``start`` to ``stop``."""
        ...


class SolutionList(Found, Protocol):
    """All legal moves of the turn, best first (``application.lexicons.search.Solutions``)."""

    def filter(
        self, *, prefix: str = "", word: str = "", contains: str = "", min_points: int = 0, max_points: int = 65535
    ) -> Found:
        """The moves that fit, in order."""
        ...


class Kind(StrEnum):
    """What a line is about."""

    EMPTY = "empty"
    NAME = "name"  # letters first: a player is looked for
    TABLE = "table"  # a table alone that has no slip yet, nothing highlighted
    TAKEN = "taken"  # a table that has a slip: replace, move or second marking
    SLIP = "slip"
    REPLACE = "replace"
    MOVE = "move"  # the first slip belongs to another table, this one is recorded here
    SECOND = "second"
    PAST = "past"  # ``>7 12``: the slip of table 12 in turn 7, corrected or entered late
    BATCH = "batch"
    KEEP = "keep"  # a slip without a number
    KEPT = "kept"  # a kept slip found its table
    LEAVE = "leave"
    DISCIPLINE = "discipline"
    POINTS = "points"
    CONTROL = "control"


@dataclass(frozen=True)
class EntryContext:
    """What the line is read against: one turn, its solutions, its tables.

    ``seats``: name by table; ``expected``: tables that owe a slip of this turn; ``taken``: those that gave one;
    ``second``: blind second marking; ``points``: points copied from marked sheets; ``turn``: number of an older turn;
    ``admits``: whether the word list in use has a word, ``None`` without one; ``foreign``: others' in a marker's copy.
    """

    tile_set: TileSet
    row_label: str = "letter"
    retained: Move | None = None
    solutions: SolutionList | None = None
    seats: Mapping[int, str] = field(default_factory=dict)
    expected: frozenset[int] = frozenset()
    taken: frozenset[int] = frozenset()
    kept: tuple[int, ...] = ()
    seconded: frozenset[int] = frozenset()
    points: bool = False
    second: bool = False
    turn: int | None = None
    foreign: Mapping[int, str] = field(default_factory=dict)
    admits: Callable[[str], bool] | None = field(default=None, compare=False)

    @property
    def missing(self) -> tuple[int, ...]:
        """Tables whose slip is not there, in order; in a second marking those not marked twice."""
        if self.second:
            return tuple(sorted(self.taken - self.seconded))
        return tuple(sorted(self.expected - self.taken))


@dataclass(frozen=True)
class Reading:
    """What the line says now. ``ready`` lines are recorded by Enter; ``trouble`` says what others lack.

    ``move`` is the solution highlighted, ``proposals`` those to choose from; ``players``: tables whose names fit.
    """

    kind: Kind = Kind.EMPTY
    table: int | None = None
    turn: int | None = None
    other: int | None = None
    tables: tuple[int, ...] = ()
    slip: Slip | None = None
    move: Move | None = None
    proposals: tuple[Move, ...] = ()
    highlight: int | None = None
    players: tuple[int, ...] = ()
    kept: int | None = None
    score: int | None = None
    trouble: Trouble | None = None
    detail: str = ""
    body: Body = field(default_factory=Body)

    @property
    def ready(self) -> bool:
        """True when Enter records something."""
        return self.trouble is None and self.kind not in (Kind.EMPTY, Kind.NAME, Kind.TABLE, Kind.TAKEN)


Pick = int | None
"""The proposal highlighted by the arrows."""


def read(
    head: tuple[Kind, int | None, str],
    context: EntryContext,
    *,
    pick: Pick = None,
    picked: bool = False,
    default: bool = True,
) -> Reading:
    """Read a line cut by the machine into what it is about, a number and the rest.

    ``pick`` counts when ``picked``; ``default`` false: nothing is highlighted until something is typed or picked.
    """
    kind, number, rest = head
    match kind:
        case Kind.EMPTY:
            return Reading()
        case Kind.NAME:
            return _name(rest, context)
        case Kind.BATCH:
            return _batch(rest, context, pick, picked)
        case Kind.KEEP:
            body = read_body(rest, context.tile_set)
            return _slip(Reading(Kind.KEEP, body=body), context, pick, picked, default=False)
        case Kind.PAST:
            return _past(number, rest, context, pick, picked)
        case Kind.POINTS | Kind.CONTROL:
            return _points(kind, number, rest, context)
        case _:
            return _table(kind, number or 0, rest, context, pick, picked, default)


def _past(table: int | None, rest: str, context: EntryContext, pick: Pick, picked: bool) -> Reading:
    """The slip of an older turn: what it is now is never the answer to Enter alone."""
    if table is None:
        return Reading(Kind.PAST, trouble=Trouble.NO_NUMBER)
    reading = Reading(Kind.PAST, table, context.turn, body=read_body(rest, context.tile_set))
    if context.turn is None:
        return replace(reading, trouble=Trouble.NO_TURN)
    if table not in context.seats:
        return replace(reading, trouble=Trouble.UNKNOWN_TABLE, detail=str(table))
    if table not in context.expected | context.taken:
        return _absent(reading, context, table)
    if reading.body.marks & {Mark.DISCIPLINE, Mark.LEAVES}:
        return replace(reading, trouble=Trouble.ALONE)
    return _slip(reading, context, pick, picked, default=False)


def _name(text: str, context: EntryContext) -> Reading:
    wanted = fold_name(text.strip())
    found = tuple(
        table
        for table, name in sorted(context.seats.items())
        if any(part.startswith(wanted) for part in (fold_name(name), *fold_name(name).split()))
    )
    trouble = Trouble.NO_PLAYER if not found else Trouble.SEVERAL_PLAYERS if len(found) > 1 else None
    return Reading(Kind.NAME, found[0] if len(found) == 1 else None, players=found, trouble=trouble, detail=text)


def _absent(reading: Reading, context: EntryContext, table: int | None) -> Reading:
    trouble, detail = absent(table, context.seats, context.foreign)
    return replace(reading, trouble=trouble, detail=detail)


def _batch(rest: str, context: EntryContext, pick: Pick, picked: bool) -> Reading:
    body = read_body(rest, context.tile_set, batch=True)
    one = _slip(Reading(Kind.BATCH, body=body), context, pick, picked, default=True)
    taken = [table for table in body.tables if table in context.taken]
    strange = [table for table in body.tables if table not in context.expected]
    trouble, detail = one.trouble, one.detail
    if trouble is None and body.tables_first:
        trouble = Trouble.TABLES_FIRST
    if trouble is None and strange:
        absent = _absent(one, context, strange[0])
        trouble, detail = absent.trouble, absent.detail
    if trouble is None and taken:
        trouble, detail = Trouble.HAS_SLIP, " ".join(map(str, taken))
    if trouble is None and not body.tables:
        trouble = Trouble.NO_TABLES
    return replace(one, tables=body.tables, trouble=trouble, detail=detail)


def _points(kind: Kind, table: int | None, rest: str, context: EntryContext) -> Reading:
    body = read_body(rest, context.tile_set)
    reading = Reading(kind, table, score=body.score, body=body)
    if body.trouble is not None:
        return replace(reading, trouble=body.trouble, detail=body.detail)
    if body.solutions != (Written(),) or body.marks or body.score is None:
        return replace(reading, trouble=Trouble.NO_NUMBER)
    if kind is Kind.POINTS:
        return _seated(reading, context)
    return reading


def _seated(reading: Reading, context: EntryContext) -> Reading:
    table = reading.table
    if table not in context.seats:
        return replace(reading, trouble=Trouble.UNKNOWN_TABLE, detail=str(table))
    if table not in context.expected:
        return _absent(reading, context, table)
    if table in context.taken:
        return replace(reading, trouble=Trouble.HAS_SLIP, detail=str(table))
    return reading


def _table(
    kind: Kind, table: int, rest: str, context: EntryContext, pick: Pick, picked: bool, default: bool
) -> Reading:
    if table not in context.seats:
        return Reading(Kind.TABLE, table, trouble=Trouble.UNKNOWN_TABLE, detail=str(table))
    body = read_body(rest, context.tile_set)
    reading = Reading(kind, table, body=body)
    if kind is Kind.MOVE:
        return _moved(reading, rest, context, pick, picked)
    if body.marks & {Mark.DISCIPLINE, Mark.LEAVES} or _is_leaving(body, context):
        return _about_player(reading, context)
    if kind is Kind.SLIP and context.second:
        reading = replace(reading, kind=Kind.SECOND)
        if table not in context.taken:
            return replace(reading, trouble=Trouble.NO_SLIP_YET, detail=str(table))
    elif kind is Kind.SLIP and table in context.taken:
        return Reading(Kind.TAKEN, table, trouble=Trouble.HAS_SLIP, detail=str(table))
    if reading.kind is Kind.SLIP and table not in context.expected:
        return _absent(reading, context, table)
    if body.kept is not None:
        alone = replace(body, kept=None, trouble=None, detail="").empty
        trouble = body.trouble or (Trouble.ALONE if not alone else None)
        if trouble is None and body.kept not in context.kept:
            trouble = Trouble.NO_KEPT
        return replace(reading, kind=Kind.KEPT, kept=body.kept, trouble=trouble, detail=str(body.kept))
    chosen = kind in (Kind.REPLACE, Kind.SECOND)  # on a table that has a slip, its points are never Enter alone
    return _slip(reading, context, pick, picked, default and not chosen)


def _is_leaving(body: Body, context: EntryContext) -> bool:
    """A word for leaving alone says that a player leaves, unless it is a solution of the turn."""
    only = body.solutions[0]
    if body != Body((only,)) or only.word not in LEAVING or only.reference is not None:
        return False
    return context.solutions is None or len(context.solutions.filter(word=only.word)) == 0


def _about_player(reading: Reading, context: EntryContext) -> Reading:
    kind = Kind.DISCIPLINE if Mark.DISCIPLINE in reading.body.marks else Kind.LEAVE
    word = reading.body.solutions[0].word
    if word in LEAVING and (context.admits is None or context.admits(word)):  # a player may have written it
        return replace(reading, trouble=Trouble.LEAVING_WORD, detail=f"{word} {reading.table}<")
    body = reading.body
    alone = _is_leaving(body, context) or (len(body.marks) == 1 and replace(body, marks=frozenset()).empty)
    return replace(reading, kind=kind, trouble=None if alone else Trouble.ALONE)


def _moved(reading: Reading, rest: str, context: EntryContext, pick: Pick, picked: bool) -> Reading:
    """``12M17 VI``: the slip that table 12 has is table 17's; what follows is table 12's own."""
    digits = rest.strip()
    end = next((index for index, one in enumerate(digits) if not one.isdecimal()), len(digits))
    if not end:
        return replace(reading, trouble=Trouble.NO_NUMBER)
    other = int(digits[:end])
    body = read_body(digits[end:], context.tile_set)
    reading = replace(reading, other=other, body=body)
    if other not in context.seats:
        return replace(reading, trouble=Trouble.UNKNOWN_TABLE, detail=str(other))
    if other in context.taken or other == reading.table:
        return replace(reading, trouble=Trouble.HAS_SLIP, detail=str(other))
    if other not in context.expected:
        return replace(reading, trouble=Trouble.NOT_EXPECTED, detail=str(other))
    return _slip(reading, context, pick, picked, default=False)


# -- the solution and the slip ---------------------------------------------------------------------------------------


def _slip(reading: Reading, context: EntryContext, pick: Pick, picked: bool, default: bool) -> Reading:
    body = reading.body
    if body.trouble is not None:
        begun = body.solutions[-1]
        shown = _proposals(begun, body, context) if begun.word and not begun.letters else ()
        return replace(reading, trouble=body.trouble, detail=body.detail, proposals=shown)
    if body.kept is not None:  # only a table takes a kept slip, and nothing else stands beside it
        return replace(reading, trouble=Trouble.ALONE)
    alone = body.marks & ALONE
    if alone:
        rest = replace(body, marks=frozenset())
        bare = rest.empty or (reading.kind is Kind.BATCH and replace(rest, tables=()).empty)
        fine = len(body.marks) == 1 and bare
        return replace(reading, slip=_without_solution(next(iter(alone))), trouble=None if fine else Trouble.ALONE)
    last = body.solutions[-1]
    proposals = _proposals(last, body, context)
    highlight = pick if picked else _highlighted(proposals, last, body, context, default)
    if highlight is not None and not 0 <= highlight < len(proposals):
        highlight = None
    move = proposals[highlight] if highlight is not None else None
    reading = replace(reading, proposals=proposals, highlight=highlight, move=move)
    if Mark.LATE in body.marks:
        entries = tuple(_entry(one, None, body, context) for one in body.solutions if one.word)
        late = Slip(SlipStatus.LATE, entries, body.score, Mark.HARD_TO_READ in body.marks)
        return replace(reading, slip=late, move=None, highlight=None)
    if move is None:
        return _as_typed(reading, context)
    return replace(
        reading, slip=_slip_of(body, move, context, sure=picked or _sure(last, body, move, reading, context))
    )


def _sure(last: Written, body: Body, move: Move, reading: Reading, context: EntryContext) -> bool:
    """Whether what was not typed may be taken from the solution highlighted.

    It may not where the word has several places and what was typed of place and score is that of none of them: which
    one is highlighted is then chance, and what was not typed is missing.
    """
    if not last.word or (last.reference is None and body.score is None):
        return True
    if last.reference is not None:
        fits = move.reference.text(context.row_label) == last.reference
    else:
        fits = move.score == body.score
    return fits or len({one.reference for one in reading.proposals if one.plain() == move.plain()}) == 1


def _without_solution(mark: Mark) -> Slip:
    status = {Mark.BLANK_SLIP: SlipStatus.BLANK, Mark.SEVERAL: SlipStatus.SEVERAL}
    return Slip(status.get(mark, SlipStatus.NONE))


def _proposals(last: Written, body: Body, context: EntryContext) -> tuple[Move, ...]:
    """The retained top first where it fits, then the list in its order; the word itself before longer ones."""
    retained = context.retained
    if not last.word:
        found = [] if context.solutions is None else context.solutions.page(0, PROPOSALS)
        if len(body.solutions) > 1:
            retained = None
        first = [retained] if retained is not None else []
        return tuple(first + [move for move in found if move != retained])[:PROPOSALS]
    plain = "".join(last.letters).upper()
    whole: list[Move] = []
    longer: list[Move] = []
    if context.solutions is not None:
        whole = context.solutions.filter(word=plain).page(0, PROPOSALS) if plain else []
        longer = _beginning(context.solutions, last)
    if retained is not None and retained.plain().startswith(plain or last.word):
        (whole if retained.plain() == plain else longer).insert(0, retained)
    return tuple(dict.fromkeys((*_at(whole, last, body, context), *longer)))[:PROPOSALS]


def _beginning(solutions: SolutionList, written: Written) -> list[Move]:
    """Solutions that begin as typed, best first: the last character may be the first of a longer tile."""
    texts = written.begun or ("".join(written.letters).upper(),)
    found = [move for text in texts for move in solutions.filter(prefix=text).page(0, PROPOSALS)]
    return sorted(found, key=lambda move: -move.score) if len(texts) > 1 else found


def _at(moves: list[Move], last: Written, body: Body, context: EntryContext) -> list[Move]:
    """The places of a whole word: the one typed first, else those of the score typed; then the blanks typed."""
    if last.circled:
        moves = sorted(moves, key=lambda move: move.word != last.letters)
    if last.reference is not None:
        return sorted(moves, key=lambda move: move.reference.text(context.row_label) != last.reference)
    if body.score is not None:
        return sorted(moves, key=lambda move: move.score != body.score)
    return moves


def _highlighted(
    proposals: Sequence[Move], last: Written, body: Body, context: EntryContext, default: bool
) -> int | None:
    if not proposals:
        return None
    if last.word:
        return 0 if proposals[0].plain() == "".join(last.letters).upper() else None
    if len(body.solutions) > 1 or context.retained is None:
        return None
    typed = body.score is not None or last.reference is not None or bool(body.marks)
    return 0 if default or typed else None


def _as_typed(reading: Reading, context: EntryContext) -> Reading:
    """No solution of the list is meant: the slip is taken as written, if enough of it is."""
    body = reading.body
    last = body.solutions[-1]
    if not last.word:
        if body.empty or replace(body, tables=()).empty:
            missing = Trouble.NO_TOP if context.retained is None else Trouble.NOT_CHOSEN
            kind = Kind.TABLE if reading.kind is Kind.SLIP else reading.kind
            return replace(reading, kind=kind, trouble=missing)
        return replace(reading, trouble=Trouble.NO_WORD)
    bare = last.reference is None and body.score is None and not body.marks
    if bare and reading.proposals and len(body.solutions) == 1:
        return replace(reading, trouble=Trouble.PREFIX, detail=last.word)
    return replace(reading, slip=_slip_of(body, None, context, sure=False))


def _slip_of(body: Body, move: Move | None, context: EntryContext, *, sure: bool) -> Slip:
    last = body.solutions[-1]
    entries = [_entry(one, _exact(one, context), body, context) for one in body.solutions[:-1] if one.word]
    entries.append(_entry(last, move, body, context, sure=sure))
    own = move is not None and move.reference.text(context.row_label)
    plain_choice = (
        move is not None
        and len(entries) == 1
        and body.score is None
        and last.reference in (None, own)
        and last.direction is None
        and (not last.circled or last.letters == move.word)
        and not body.marks & {Mark.NO_REFERENCE, Mark.TWO_LETTERS, Mark.NOT_CIRCLED}
    )
    score = body.score
    if score is None and move is not None and sure:
        score = move.score
    circles = move is not None or last.circled or Mark.NOT_CIRCLED in body.marks
    return Slip(
        entries=tuple(entries),
        score=score,
        hard_to_read=Mark.HARD_TO_READ in body.marks,
        chosen=plain_choice,
        circles_recorded=circles,
    )


def _exact(written: Written, context: EntryContext) -> Move | None:
    """The first solution of a pair, where the list has it."""
    if context.solutions is None or not written.word:
        return None
    found = context.solutions.filter(word="".join(written.letters).upper()).page(0, PROPOSALS)
    wanted = [move for move in found if move.reference.text(context.row_label) == written.reference]
    best = wanted or found
    return best[0] if best else None


def _entry(written: Written, move: Move | None, body: Body, context: EntryContext, *, sure: bool = True) -> Entry:
    letters: Letters = written.letters
    if move is not None and not written.circled:
        letters = move.word
    if Mark.NOT_CIRCLED in body.marks:
        letters = tuple(letter.upper() for letter in letters)
    reference = written.reference or (move.reference.text(context.row_label) if move is not None and sure else None)
    joining: Joining | None = None
    if Mark.TWO_LETTERS in body.marks:
        joining, reference = Joining(2, (reference,) if reference else None), None
    if Mark.NO_REFERENCE in body.marks:
        reference = None
    direction: Direction | None = None
    if written.direction is not None:
        direction = Direction.ACROSS if written.direction is Mark.ACROSS else Direction.DOWN
    elif move is not None and reference == move.reference.text(context.row_label):
        direction = move.reference.direction
    return Entry(_text(letters, context.tile_set), direction, reference, joining)


def _text(letters: Letters, tile_set: TileSet) -> str:
    """The word as entries hold it; brackets only where longer tiles would be read otherwise."""
    joined = to_entry(letters)
    try:
        return joined if tile_set.parse_word(joined) == letters else to_text(letters)
    except ArbitreError:
        return to_text(letters)


def completed(move: Move, row_label: str) -> str:
    """A move as the line shows it once chosen: the word with its blanks, and the place."""
    return f"{word_typed(move.word)} {move.reference.text(row_label)} "


def word_typed(letters: Letters) -> str:
    """A word in capitals, blanks in round brackets, long tiles as people write them: words are cut longest first."""
    return "".join(f"({letter.upper()})" if is_blank(letter) else letter for letter in letters)

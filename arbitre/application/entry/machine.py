"""The entry line as a machine: keys in, intents out; the window only shows it, so it is tested without one.

What is recorded is always what ``reading`` shows at that moment. Nothing typed is corrected into something else, a
prefix needs Tab or an arrow, and a line that nothing was chosen on does nothing when Enter is pressed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from arbitre.application.entry.reading import EntryContext, Kind, Pick, Reading, completed, read, word_typed
from arbitre.application.entry.text import (
    ALT_KEYS,
    AZERTY,
    SECOND,
    Trouble,
    azerty_head,
    beside_solutions,
    names_place,
    read_body,
)
from arbitre.domain.base.ranges import ranges
from arbitre.domain.board.move import Move
from arbitre.domain.rules.questions import Question
from arbitre.domain.rules.slip import Slip

__all__ = ["EntryContext", "EntryMachine", "Intent", "Kind", "Reading", "Sheet", "Trouble"]

_HEAD = re.compile(r"\s*(?P<table>\d+)(?P<mode>[RMD](?=\s|\d|$))?\s*(?P<rest>.*)", re.DOTALL | re.IGNORECASE)
_MODES = {"R": Kind.REPLACE, "M": Kind.MOVE, "D": Kind.SECOND}
_PAST = re.compile(r">\s*(?P<turn>\d+)(?P<sep>\s+)(?P<table>\d+)(?P<rest>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Intent:
    """What Enter asks the session for; ``answers`` to the book's questions go with it."""

    kind: Kind
    table: int = 0
    turn: int | None = None
    other: int = 0
    tables: tuple[int, ...] = ()
    slip: Slip | None = None
    kept: int | None = None
    score: int = 0
    answers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Points copied from one marked sheet so far: how many tables and their sum."""

    tables: int = 0
    total: int = 0


class EntryMachine:
    """The state behind the entry line: its text, what is highlighted, a question of the book that waits."""

    def __init__(self, context: EntryContext) -> None:
        self.context = context
        self.text = ""
        self.sheet = Sheet()
        self.question: Question | None = None
        self.aside = ""  # the line that was put away last; nothing typed is lost
        self.stuck = False  # Enter was refused: what begins another slip is no part of this line
        self._following = False  # and another slip is being typed: none of its keys is
        self.past: Callable[[int], EntryContext | None] = lambda turn: None
        """What the slips of an older turn are read against, by its number."""
        self._asked: Intent | None = None
        self._filled: tuple[str, str, Move] | None = None  # what Tab wrote: the line up to a place, the place, the move
        self._pick: Pick = None
        self._picked = False
        self._default = True
        self._azerty = False
        self._points_from = 0
        self.reading = Reading()

    # -- from outside ------------------------------------------------------------------------------------------------

    def set_context(self, context: EntryContext) -> None:
        """Read the line against another state of the turn; the text and the proposal chosen stay where they are."""
        before = self.reading.move if self._picked else None
        self.context = context
        self._read()
        if before is not None and self.reading.move != before:  # never another solution under the same Enter
            proposals = self.reading.proposals
            self._pick = proposals.index(before) if before in proposals else None
            self._read()

    def clear(self) -> None:
        """An empty line, what was typed put aside; a question that waited is dropped, nothing was recorded."""
        self.question = self._asked = None
        self._put_aside()
        self._set("")

    def recall(self) -> bool:
        """Bring back the line that was put aside; nothing is highlighted, so that Enter alone does nothing."""
        if self.question is not None or self.text or not self.aside:
            return False
        self._set(self.aside)
        self._begin_bare()
        return True

    def _put_aside(self) -> None:
        if self.text.strip():
            self.aside = self.text

    def refuse(self) -> None:
        """The line can't be recorded: the slip that follows it begins with a line of its own."""
        self.stuck = bool(self.text)

    def release(self) -> None:
        """The arbiter goes back to the line that was refused."""
        self.stuck = self._following = False

    # -- typing ------------------------------------------------------------------------------------------------------

    def type(self, text: str) -> bool:
        """Take the line as edited; false when the last key means nothing here: the line stays as it was."""
        if self.question is not None:
            return False
        going_on = self._azerty and bool(self.text)
        begins = bool(text) and text[0] in AZERTY and not self.context.points
        typed = text if self.context.points else azerty_head(text, going_on=going_on)
        typed = self._with_mode(typed)
        if len(typed) > len(self.text) and not (self._goes_on(text) and self._allowed(typed)):
            return False
        self._azerty = bool(typed) and (begins or going_on)
        # A table reached without typing keeps nothing highlighted until something is typed after it.
        bare = not self._default and typed.strip() == self.text.strip()
        typed, filled = self._typed_over(typed)
        self._set(typed, filled)
        if bare:
            self._begin_bare()
        return True

    def insert(self, piece: str) -> bool:
        """Add a mark at the end of the line."""
        return self.type(self.text + piece)

    def alt(self, key: str) -> bool:
        """Add the mark of Alt and a letter; false when there is none."""
        mark = SECOND if key.upper() == "S" else ALT_KEYS.get(key.upper())
        self.release()
        return mark is not None and bool(self.text) and self.insert(str(mark))

    def move_highlight(self, steps: int) -> bool:
        """Highlight another proposal; from nothing the first step takes the first one."""
        count = len(self.reading.proposals)
        if self.question is not None or self._following or not count:
            return False
        self.release()
        at = self.reading.highlight
        target = (0 if steps > 0 else count - 1) if at is None else at + steps
        if not 0 <= target < count:
            return False
        self._pick, self._picked = target, True
        self._read()
        return True

    def choose(self, index: int) -> bool:
        """Highlight a proposal by its place in the list."""
        if self.question is not None or not 0 <= index < len(self.reading.proposals):
            return False
        self.release()
        self._pick, self._picked = index, True
        self._read()
        return True

    def tab(self) -> bool:
        """Complete: the player found by name, or the proposal highlighted (the first when there is none)."""
        reading = self.reading
        if self.question is not None or self._following:
            return False
        if reading.kind is Kind.EMPTY or (reading.kind is Kind.TABLE and not self._default):
            return self.next_missing()  # again: the one after, never the top by two Tabs
        if reading.kind is Kind.NAME:
            if reading.table is None:
                return False
            self._set(f"{reading.table} ")
            return True
        proposals = reading.proposals
        if not proposals:
            return False
        self._complete(reading.move or proposals[0])
        return True

    def next_missing(self) -> bool:
        """Go to the next table whose slip is not there; nothing is highlighted on it."""
        missing = self.context.missing
        if self.question is not None or not missing:
            return False
        at = self.reading.table or 0
        self.begin(next((table for table in missing if table > at), missing[0]))
        return True

    def begin(self, table: int) -> None:
        """Go to a table; nothing is highlighted on it, so that Enter alone does nothing."""
        self.question = self._asked = None
        self._put_aside()
        self._set(f"{table} ")
        self._begin_bare()

    def _begin_bare(self) -> None:
        self._default = False
        self._read()

    def all_missing(self) -> bool:
        """Write the batch that gives the retained top to every table still missing; Enter confirms it."""
        if self.question is not None or not self.context.missing:
            return False
        self._put_aside()
        self._set(f"= {ranges(self.context.missing)}")
        return True

    def enter(self) -> Intent | None:
        """What is to be recorded; ``None`` when the line does not say enough (``reading.trouble`` says what)."""
        reading = self.reading
        if self.question is not None:
            return None
        if not reading.ready:
            self.refuse()
            return None
        return Intent(
            reading.kind, reading.table or 0, reading.turn, reading.other or 0, reading.tables, reading.slip,
            reading.kept, reading.score or 0,
        )  # fmt: skip

    def recorded(self, intent: Intent) -> None:
        """The session took it: the next line. A batch's solution comes back by ``recall``, never into the next slip."""
        self.question = self._asked = None
        if intent.kind is Kind.BATCH:
            move = self.reading.move
            kept = completed(move, self.context.row_label) if move is not None and intent.slip else ""
            plain = move == self.context.retained
            self.aside = "= " if plain else f"= {kept}"
            self._set("")
            return
        if intent.kind is Kind.POINTS:
            self.sheet = Sheet(self.sheet.tables + 1, self.sheet.total + intent.score)
            self._points_from = intent.table
        elif intent.kind is Kind.CONTROL:
            self.sheet = Sheet()
        self._set("")

    # -- the book's questions ----------------------------------------------------------------------------------------

    def ask(self, key: str, intent: Intent) -> Question:
        """A question stands between the line and its record until it is answered or withdrawn; nothing is typed."""
        self.question, self._asked = Question.parse(key), intent
        return self.question

    @property
    def asked(self) -> Intent | None:
        """What waits for the answer."""
        return self._asked

    def answer(self, index: int) -> Intent | None:
        """The intent with one of the question's answers, from 0."""
        if self.question is None or self._asked is None or not 0 <= index < len(self.question.options):
            return None
        option = self.question.options[index]
        intent = replace(self._asked, answers={**self._asked.answers, self.question.key: option})
        self.question = self._asked = None
        return intent

    def withdraw(self) -> None:
        """Escape from a question: the line is as it was before Enter."""
        self.question = self._asked = None
        self._read()

    # -- inside ------------------------------------------------------------------------------------------------------

    @property
    def points_table(self) -> int | None:
        """In points-only entry, the table whose points come next."""
        missing = self.context.missing
        return next((table for table in missing if table > self._points_from), missing[0] if missing else None)

    def _set(self, text: str, filled: tuple[str, str, Move] | None = None) -> None:
        if not text:
            self._azerty = False
        self.text, self._filled = text, filled
        self.release()
        self._pick, self._picked, self._default = None, False, True
        self._read()

    def _read(self) -> None:
        head, context = self._head(), self._context()
        reading = read(head, context, pick=self._pick, picked=self._picked, default=self._default)
        move = self._filled[2] if self._filled is not None and not self._picked else None
        if move is not None and move in reading.proposals:
            reading = read(head, context, pick=reading.proposals.index(move), picked=True)
        if reading.kind is Kind.CONTROL and reading.trouble is None and reading.score != self.sheet.total:
            reading = replace(reading, trouble=Trouble.WRONG_TOTAL, detail=str(self.sheet.total))
        self.reading = reading

    def _context(self) -> EntryContext:
        """What the line is read against: the turn being marked, or the older one that it names."""
        match = _PAST.match(self.text.lstrip()) if not self.context.points else None
        return (self.past(int(match["turn"])) if match is not None else None) or self.context

    def _head(self) -> tuple[Kind, int | None, str]:
        text = self.text.lstrip()
        if not text:
            return Kind.EMPTY, None, ""
        if self.context.points:
            return self._points_head(text)
        if text[0] == "=":
            return Kind.BATCH, None, text[1:]
        if text[0] == "?":
            return Kind.KEEP, None, text[1:]
        if text[0] == ">":
            past = _PAST.fullmatch(text)
            return (Kind.PAST, int(past["table"]), past["rest"]) if past is not None else (Kind.PAST, None, "")
        match = _HEAD.fullmatch(text)
        if match is None:
            return Kind.NAME, None, text
        table = int(match["table"])
        if match["mode"] and table in self.context.taken and not self.context.second:
            return _MODES[match["mode"].upper()], table, match["rest"]
        rest = match["rest"] if match["mode"] is None else text[match.end("table") :]
        return Kind.SLIP, table, rest

    def _points_head(self, text: str) -> tuple[Kind, int | None, str]:
        if text[0] == "=":
            return Kind.CONTROL, None, text[1:]
        first, _, rest = text.partition(" ")
        if rest.strip() and first.isdecimal():
            return Kind.POINTS, int(first), rest
        return Kind.POINTS, self.points_table, first

    def _with_mode(self, text: str) -> str:
        """On a table that has a slip, R, M and D choose what to do."""
        if self.reading.kind is Kind.TAKEN and len(text) == len(self.text) + 1 and text[-1].upper() in _MODES:
            return f"{text[:-1].strip()}{text[-1].upper()}"
        return text

    def _goes_on(self, text: str) -> bool:
        """After an Enter that was refused, a key that may begin the next slip is no part of the line."""
        if not self.stuck:
            return True
        at = next((at for at, (one, other) in enumerate(zip(text, self.text, strict=False)) if one != other), None)
        new = text[at if at is not None else len(self.text)]
        mode = self.reading.kind is Kind.TAKEN and new.upper() in _MODES and not self._following
        fine = mode or not (self._following or new.isalnum() or new in AZERTY or new in "=?>")
        self._following = not fine
        return fine

    def _allowed(self, text: str) -> bool:
        """A key that can't lead anywhere is refused at once."""
        if not text.isprintable():
            return False
        head = text.lstrip()
        if self.reading.kind is Kind.TAKEN and text[:-1] == self.text:
            table = str(self.reading.table)
            last = text[-1]
            grows = last.isdecimal() and head == table + last
            if not (grows or last in _MODES or last in " $</-" or (len(text) > 1 and text[-2] == " " and last == "$")):
                return False
        if self._mode_alone(self.text) and text[:-1] == self.text:
            # A space must follow: a word that begins with R, M or D is never taken for the choice and a shorter word.
            return text[-1] == " " or (text[-1].isdecimal() and self.text[-1].upper() == "M")
        if self.context.points:
            return all(one.isdecimal() or one in " =" for one in head)
        if head[:1] in ("=", "?"):
            return True
        if head[:1] == ">":  # in a blind second marking nothing of the first is shown
            return not self.context.second
        # A number that no table has stays on the line and blocks Enter: dropping a digit would name another table.
        return not head or head[0].isalnum()

    def _mode_alone(self, text: str) -> bool:
        match = _HEAD.fullmatch(text.strip())
        chosen = match is not None and bool(match["mode"]) and not match["rest"] and not text.endswith(" ")
        return chosen and match is not None and int(match["table"]) in self.context.taken and not self.context.second

    def _complete(self, move: Move) -> None:
        """Write a solution over what was typed of its word; a place that was typed, score and marks stay."""
        head, body = self._split()
        before, plus, last = body.rpartition(SECOND)
        tail = "".join(f"{token} " for token in beside_solutions(last, self.context.tile_set))
        start = f"{head}{before}{plus}{' ' if plus else ''}{word_typed(move.word)} "
        typed = read_body(last, self.context.tile_set).solutions[-1].reference
        place = typed or move.reference.text(self.context.row_label)
        self._set(f"{start}{place} {tail}", (start, "" if typed else f"{place} ", move))

    def _typed_over(self, text: str) -> tuple[str, tuple[str, str, Move] | None]:
        """The place that Tab wrote gives way to one typed after it; the solution that Tab took stays."""
        if self._filled is None or not text.startswith(self._filled[0]):
            return text, None
        start, place, move = self._filled
        tail = text[len(start) :]
        if SECOND in tail:
            return text, None
        if place and tail.startswith(place) and names_place(tail[len(place) :], self.context.tile_set):
            return start + tail[len(place) :], (start, "", move)
        return text, self._filled

    def _split(self) -> tuple[str, str]:
        """The line before and after the place where solutions begin."""
        text = self.text.lstrip()
        kind = self.reading.kind
        if kind in (Kind.BATCH, Kind.KEEP):
            return f"{text[0]} ", text[1:]
        past = _PAST.match(text)
        if past is not None:
            return f"{text[: past.start('rest')]} ", past["rest"]
        match = re.match(r"\d+", text)
        number = match[0] if match else ""
        rest = text[len(number) :]
        if kind is Kind.MOVE:
            again = re.match(r"M\s*\d+", rest, re.IGNORECASE)
            head = again[0] if again else "M "
            return f"{number}{head} ", rest[len(head) :]
        if rest[:1].upper() in _MODES and kind in (Kind.REPLACE, Kind.SECOND) and rest[1:2] == " ":
            return f"{number}{rest[0].upper()} ", rest[1:]
        return f"{number} ", rest

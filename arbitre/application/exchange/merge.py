"""Marking arbiters of one hall, each on a laptop without a network: their files are made, and merged by stick.

A marker's file is a copy of the event that knows whose it is. There he takes each turn's rack and top in one line,
enters the slips of his own tables, and compares a code of four letters with the others. Merging takes his slips as
facts with their own who, where and when; it can be done at any time and again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from arbitre.application.exchange.event_file import EventFile, SlipKey, read_event
from arbitre.application.exchange.handout import copy_for_others, refuse_to_tell
from arbitre.application.exchange.merge_past import Past
from arbitre.application.session.core import SessionError, Signed
from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.ranges import ranges
from arbitre.domain.event.merging import Conflict, MergeNote, MergeReport, NoteKind
from arbitre.domain.event.state import Game, Marked, Turn
from arbitre.domain.event.turn_code import turn_code, turn_key
from arbitre.domain.folding.tournament import fold
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip, SlipStatus

__all__ = [
    "Conflict", "MergeError", "MergeNote", "MergeReport", "NoteKind", "make_marker_file", "merge_marker",
    "settle_conflict", "turn_code",
]  # fmt: skip


class MergeError(ArbitreError):
    """A file that can't be merged: ``other_event`` (``name``), ``same_file``, ``not_a_marker_file``.

    ``marker_file``: this event is a marker's copy itself; ``copy_not_merged`` (``path``): a copy with slips that were
    never merged would be overwritten; ``tables_taken`` (``tables``, ``arbiter``): they are another arbiter's;
    ``conflict_changed`` (``table``, ``turn``): the slip here is another one since the merge.
    """


def make_marker_file(
    session: Session, arbiter: str, path: Path, tables: Sequence[int] = (), *, take_over: bool = False
) -> Path:
    """Write the copy of the event for a marking arbiter, to be opened on his laptop; ``tables`` are given him first.

    Those of another arbiter only with ``take_over``. An older copy there is replaced once its slips are in.
    Raises ``SessionError`` (``no_tables``, ``no_name``),
    ``MergeError``, ``HandoutError`` and ``JournalError``.
    """
    _refuse_marker_file(session, path)
    _refuse_to_lose(session, path)
    if not arbiter.strip():
        raise SessionError("no_name")
    refuse_to_tell(session.state)
    if tables:
        if not take_over:
            _refuse_taken(session.game, arbiter, tables)
        session.tables.assign_arbiter(arbiter, tables)
    if session.state.games and arbiter not in session.game.arbiters.values():
        raise SessionError("no_tables", arbiter=arbiter)
    copy_for_others(session, [f.MarkerFileMade(arbiter)], arbiter)(path)
    return path


def _refuse_taken(game: Game, arbiter: str, tables: Sequence[int]) -> None:
    """Tables of another arbiter are not given away by a range that was typed too long."""
    others = {table: game.arbiters[table] for table in tables if game.arbiters.get(table, arbiter) != arbiter}
    if others:
        names = ", ".join(sorted(set(others.values())))
        raise MergeError("tables_taken", tables=ranges(sorted(others)), arbiter=names, count=len(others))


def merge_marker(session: Session, path: Path) -> MergeReport:
    """Take a marker's slips into the event, as one action, and tell what is to be looked at.

    Slips entered differently here and there stay as they are here until ``settle_conflict``. The same copy may come
    again: what was left out is taken once its cause is mended. Raises ``MergeError``, ``JournalError``, ``CodecError``;
    then nothing has changed.
    """
    _refuse_marker_file(session, path)
    file = read_event(path)
    if file.state.about.uid != session.state.about.uid:
        raise MergeError("other_event", name=file.state.about.name)
    if not file.state.marker:
        raise MergeError("not_a_marker_file", name=file.state.about.name)
    return _Merge(session, file).run()


def settle_conflict(session: Session, conflict: Conflict, take: bool) -> None:
    """Choose their slip (``take``) or what is here, as one action; later merges keep the choice.

    Raises ``MergeError("conflict_changed")`` when the slip here is another one since the merge.
    """
    game, serial, table = conflict.game, conflict.serial, conflict.table
    ours, theirs = session.state.game(game).turn(serial).slips.get(table), conflict.theirs
    if ours != conflict.ours:
        raise MergeError("conflict_changed", table=table, turn=conflict.turn)
    facts: list[f.Fact] = []
    if take and ours is None:
        facts.append(f.SlipRecorded(game, serial, table, theirs.slip, theirs.given))
    elif take:
        facts.append(f.SlipCorrected(game, serial, table, theirs.slip, theirs.given, conflict.source))
    if take and theirs.override is not None:
        facts.append(f.RulingOverridden(game, serial, table, theirs.override, theirs.override_reason))
    facts.append(f.ConflictSettled(game, serial, table, conflict.source, theirs.slip, theirs.ruling, take))
    session.commit(facts)


def _refuse_marker_file(session: Session, path: Path) -> None:
    if session.state.marker:
        raise MergeError("marker_file", name=session.state.marker)
    if session.path is not None and path.resolve() == session.path.resolve():
        raise MergeError("same_file")


def _refuse_to_lose(session: Session, path: Path) -> None:
    """A copy that was worked on since it was made, or since it was merged, is not overwritten."""
    if not path.exists():
        return
    try:
        old = read_event(path)
    except ArbitreError:
        return  # no tournament: the person who chose the name has been asked
    merged = {digest for _, digest in session.state.merged}
    untouched = old.last_kind == f.MarkerFileMade.__name__ or old.digest in merged
    if old.state.about.uid == session.state.about.uid and old.state.marker and not untouched:
        raise MergeError("copy_not_merged", path=str(path))


@dataclass
class _Merge:
    """One merge as it goes on: the facts to append with their signatures, and the report."""

    session: Session
    file: EventFile
    facts: list[f.Fact] = field(default_factory=list)
    signed: list[Signed | None] = field(default_factory=list)
    notes: list[MergeNote] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=lambda: {"taken": 0, "changed": 0, "removed": 0, "same": 0})
    turns: list[tuple[int, int]] = field(default_factory=list)
    again: set[tuple[int, int]] = field(default_factory=set)  # (game, serial) whose slips are ruled again
    conflicts: list[Conflict] = field(default_factory=list)

    @property
    def source(self) -> str:
        """The arbiter whose file it is."""
        return self.file.state.marker

    def run(self) -> MergeReport:
        """Compare game by game and turn by turn, then append everything at once."""
        self.past = Past(self.session)
        self.may_change = True
        if not self._is_news():
            return self._report(())
        self._compare_words()
        tables: set[int] = set()
        for theirs in self.file.state.games:
            if theirs.number > len(self.session.state.games):
                self._note(NoteKind.GAME_UNKNOWN, game=theirs.number)
                continue
            ours = self.session.state.game(theirs.number)
            own = self._own_tables(ours, theirs)
            tables |= own
            self._compare_game(ours, theirs, own)
        self._rule_again()
        if self.again_the_same and not self.facts:
            self.notes.insert(0, MergeNote(NoteKind.SENT_TWICE, self.source))
            return self._report(tuple(sorted(tables)))
        self.facts.append(f.MarkerMerged(self.source, self.file.digest, len(self.file.chains)))
        self.session.commit(self.facts, self.signed)
        return self._report(tuple(sorted(tables)))

    def _report(self, tables: tuple[int, ...]) -> MergeReport:
        return MergeReport(
            self.source,
            tables,
            **self.counts,
            turns=tuple(self.turns),
            notes=tuple(self.notes),
            conflicts=tuple(self.conflicts),
        )

    def _note(
        self,
        kind: NoteKind,
        game: int = 0,
        turn: int = 0,
        tables: Collection[int] = (),
        ours: str = "",
        theirs: str = "",
        names: Sequence[str] = (),
    ) -> None:
        note = MergeNote(kind, self.source, game, turn, tuple(sorted(tables)), ours, theirs, tuple(names))
        if note not in self.notes:
            self.notes.append(note)

    def _add(self, fact: f.Fact, signed: Signed | None = None) -> None:
        self.facts.append(fact)
        self.signed += [None] * (len(self.facts) - len(self.signed))
        self.signed[-1] = signed

    def _add_once(self, fact: f.Fact, signed: Signed | None = None) -> None:
        """Add what was not recorded here before: what the arbiter took back since does not return."""
        if not self.past.has(fact):
            self._add(fact, signed)

    # -- the file as a whole -----------------------------------------------------------------------------------------

    def _is_news(self) -> bool:
        """False for an older copy of a file that is in already; that file itself may come again."""
        before = [fact for fact in self.past.merges if fact.source == self.source]
        self.again_the_same = bool(before) and before[-1].digest == self.file.digest
        if self.again_the_same:
            return True
        if any(fact.digest == self.file.digest for fact in before):
            self._note(NoteKind.OLDER)
            return False
        again = {digest for _, digest in self.file.state.merged}  # of a copy made after that merge
        if before and before[-1].digest not in (*self.file.chains, *again):
            if len(self.file.chains) < before[-1].facts:
                self._note(NoteKind.OLDER)
                return False
            self._note(NoteKind.DIVERGED)
            self.may_change = False
        return True

    def _compare_words(self) -> None:
        ours, theirs = self.session.state, self.file.state
        different = (ours.admitted ^ theirs.admitted) | (ours.struck ^ theirs.struck)
        self.words_differ = bool(different)
        if different:
            self._note(NoteKind.WORDS_DIFFER, names=sorted(different))

    # -- a game ------------------------------------------------------------------------------------------------------

    def _own_tables(self, ours: Game, theirs: Game) -> set[int]:
        """The marker's tables: as the event has them, else (a game opened on his laptop) as his file has them."""
        own = {table for table, arbiter in ours.arbiters.items() if arbiter == self.source}
        free = {table for table, arbiter in theirs.arbiters.items() if arbiter == self.source}
        return own or {table for table in free if table not in ours.arbiters}

    def _compare_game(self, ours: Game, theirs: Game, own: set[int]) -> None:
        rules_differ = ours.rules != theirs.rules
        list_differs = ours.lexicon.sha256 != theirs.lexicon.sha256
        if rules_differ:
            self._note(NoteKind.RULES_DIFFER, ours.number, ours=ours.rules.title, theirs=theirs.rules.title)
        if list_differs:
            self._note(NoteKind.LIST_DIFFERS, ours.number, ours=ours.lexicon.name, theirs=theirs.lexicon.name)
        moved = {
            table
            for table in own
            if table in theirs.seats
            and ours.player_at(table, len(ours.turns) + 1) != theirs.player_at(table, len(theirs.turns) + 1)
        }
        if moved:
            self._note(NoteKind.SEAT_DIFFERS, ours.number, tables=moved)
        for turn in theirs.turns:
            if not turn.counts or not turn.rack:
                continue
            mine = ours.by_number(turn.number)
            if mine is None:
                if turn.slips:
                    self._note(NoteKind.TURN_UNKNOWN, ours.number, turn.number, set(turn.slips) & own)
                continue
            if turn_code(ours, mine) != turn_code(theirs, turn):
                here, there = turn_code(ours, mine), turn_code(theirs, turn)
                self._note(NoteKind.TURN_DIFFERS, ours.number, turn.number, set(turn.slips) & own, here, there)
                continue
            if mine.retained is not None and turn.retained is not None and mine.retained != turn.retained:
                here, there = turn_key(ours, mine)[1], turn_key(theirs, turn)[1]
                self._note(NoteKind.TOP_DIFFERS, ours.number, turn.number, (), here, there)
            if self.words_differ or rules_differ or list_differs:
                self.again.add((ours.number, mine.serial))
            self._compare_turn(ours, mine, theirs, turn, own)

    # -- a turn ------------------------------------------------------------------------------------------------------

    def _compare_turn(self, ours: Game, mine: Turn, theirs: Game, turn: Turn, own: set[int]) -> None:
        # His copy was made with tables that are another arbiter's now: marked twice, and kept so.
        shared = {table for table in turn.slips if table not in own and theirs.arbiters.get(table) == self.source}
        foreign = {
            table
            for table, marked in turn.slips.items()
            if table not in own | shared and (table not in mine.slips or _pays(mine.slips[table]) != _pays(marked))
        }
        if foreign:
            self._note(NoteKind.OTHER_TABLES, ours.number, turn.number, foreign)
        if shared:
            self._note(NoteKind.SHARED_TABLES, ours.number, turn.number, shared)
        if turn.kept:
            self._note(NoteKind.KEPT_SLIPS, ours.number, turn.number, names=[str(key) for key in turn.kept])
        before = len(self.facts)
        self._take_answers(ours, mine, turn)
        for table in sorted((own | shared) & set(ours.seats)):
            marked = turn.slips.get(table)
            if marked is None and turn.closed and table in theirs.expected(turn.serial):
                marked = _NOT_HANDED  # he closed the turn for his tables
            self._take_slip(ours, mine, turn, table, marked)
        for one in turn.conduct:
            if one.table in own and one not in mine.conduct:
                self._add_once(f.DisciplinaryWarning(ours.number, mine.serial, one.table, one.reason, one.zero))
        if len(self.facts) > before:
            self.turns.append((ours.number, turn.number))
        missing = [
            table
            for table in ours.expected(mine.serial)
            if table in own and table not in turn.slips and table not in mine.slips and not turn.closed
        ]
        if missing:
            self._note(NoteKind.MISSING, ours.number, turn.number, missing)

    def _take_answers(self, ours: Game, mine: Turn, turn: Turn) -> None:
        for question, answer in turn.answers.items():
            known = mine.answers.get(question)
            if known is None:
                self._add(f.QuestionAnswered(ours.number, mine.serial, question, answer))
            if known != answer:  # slips that were ruled without the answer, here or there
                self.again.add((ours.number, mine.serial))
            if known is not None and known != answer:
                self._note(NoteKind.ANSWER_DIFFERS, ours.number, mine.number, (), known, answer, [question])

    def _take_slip(self, ours: Game, mine: Turn, turn: Turn, table: int, marked: Marked | None) -> None:
        key: SlipKey = (ours.number, mine.serial, table)
        owner = self.past.owners.get(key)
        here = mine.slips.get(table)
        signed = self.file.signed.get((ours.number, turn.serial, 0 if marked is _NOT_HANDED else table))
        if marked is None:
            # He took out a slip that came from this very file; anything else is none of his.
            if here is not None and owner == self.source and self.may_change:
                self._add(f.SlipRemoved(ours.number, mine.serial, table, self.source), signed)
                self.counts["removed"] += 1
            return
        if here is not None and _pays(here) == _pays(marked):
            self.counts["same"] += 1
        elif (self.source, *_pays(marked)) in self.past.settled.get(key, ()):
            self.counts["same"] += 1
            return
        elif here is None and owner != self.source and marked.slip in self.past.slips.get(key, ()):
            self._conflict(NoteKind.REMOVED_HERE, ours, mine, table, None, marked)
            return
        elif here is None:
            self._add(f.SlipRecorded(ours.number, mine.serial, table, marked.slip, marked.given), signed)
            self.counts["taken"] += 1
        elif owner == self.source and self.may_change:
            self._add(f.SlipCorrected(ours.number, mine.serial, table, marked.slip, marked.given, self.source), signed)
            self.counts["changed"] += 1
            here = None
        elif self.past.has(f.SecondMarkRecorded(ours.number, mine.serial, table, marked.slip, marked.given)):
            self.counts["same"] += 1  # it was compared here as a second marking
            return
        elif owner and owner != self.source and here.second is None:
            self._add(f.SecondMarkRecorded(ours.number, mine.serial, table, marked.slip, marked.given), signed)
            self.counts["taken"] += 1
            self._note(NoteKind.SHARED_TABLES, ours.number, mine.number, [table])
            return
        elif here.second is not None and here.second[0] == marked.slip:
            self.counts["same"] += 1
            return
        else:
            self._conflict(NoteKind.CONFLICT, ours, mine, table, here, marked)
            return
        self._take_rest(ours, mine, turn, table, here, marked, signed)

    def _conflict(
        self, kind: NoteKind, ours: Game, mine: Turn, table: int, here: Marked | None, marked: Marked
    ) -> None:
        self._note(kind, ours.number, mine.number, [table], _as_text(here) if here else "", _as_text(marked))
        self.conflicts.append(Conflict(self.source, ours.number, mine.number, mine.serial, table, here, marked))

    def _take_rest(
        self, ours: Game, mine: Turn, turn: Turn, table: int, here: Marked | None, marked: Marked, signed: Signed | None
    ) -> None:
        """The arbiter's own ruling, the note to the player, a claim and the second marking."""
        game, serial = ours.number, mine.serial
        if marked.override is not None and (here is None or here.override != marked.override):
            self._add(f.RulingOverridden(game, serial, table, marked.override, marked.override_reason), signed)
        if marked.second is not None and (here is None or here.second is None):
            self._add_once(f.SecondMarkRecorded(game, serial, table, *marked.second), signed)
        if marked.printed and not (here and here.printed):
            self._add(f.NoticesPrinted(game, serial, (table,)))
        if marked.informed_from is not None and (here is None or here.informed_from is None):
            later = marked.informed_from - turn.serial
            informed = serial + later if marked.informed_from else 0
            self._add(f.NoticeDelivered(game, serial, (table,), informed))
        known = mine.slips.get(table)  # also when the slip itself has changed: its claim is decided once
        if marked.claim is not None and (known is None or (known.claim is None and not known.claim_decision)):
            self._add_once(f.ClaimRaised(game, serial, table, marked.claim))

    def _rule_again(self) -> None:
        """Where laptops ruled by different words, rules or answers, ours decide; kept where the list is not here."""
        after = fold(self.facts, self.session.state)
        for game, serial in sorted(self.again):
            try:
                regraded = list(self.session.rulings.regradings(after, game, serial, "merge", last=serial))
            except ArbitreError:
                continue
            for fact in regraded:
                self._add(fact)


_NOT_HANDED = Marked(Slip(SlipStatus.NONE), Ruling(0, 0, Sanction.ZERO, "5.7", Reason.NO_SLIP), 0)


def _pays(marked: Marked) -> tuple[Slip, Ruling]:
    """What two entries of one slip are compared by: what was written, and what it is paid."""
    return marked.slip, marked.ruling


def _as_text(marked: Marked) -> str:
    """A slip with its words as they were written, the score it claims, and what it is paid where that differs."""
    written = [f"{entry.word} {entry.reference or ''}".strip() for entry in marked.slip.entries]
    claimed = marked.slip.score
    parts = [" / ".join(written), "" if claimed is None else str(claimed)]
    if claimed != marked.ruling.points:
        parts.append(f"→ {marked.ruling.points}")
    return " ".join(filter(None, parts))


def own_tables(session: Session, game: Game | None = None) -> tuple[int, ...]:
    """The tables that this file is there for: a marker's own, else all."""
    one = game or session.game
    return tuple(table for table in sorted(one.seats) if not one.marker or one.arbiters.get(table) == one.marker)


def foreign_tables(game: Game) -> dict[int, str]:
    """In a marker's copy the tables that are not his, each with its arbiter (empty: nobody's); elsewhere none."""
    if not game.marker:
        return {}
    return {table: who for table in game.seats if (who := game.arbiters.get(table, "")) != game.marker}


def codes(game: Game) -> Iterator[tuple[int, str]]:
    """The code of every turn, by people's number: read out and compared between laptops."""
    return ((turn.number, turn_code(game, turn)) for turn in game.turns if turn.counts and turn.rack)

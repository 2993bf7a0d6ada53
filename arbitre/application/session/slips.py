"""Commands about slips: entering, correcting, second marking, notes and claims."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from arbitre.application.session.core import Core, SessionError, needed
from arbitre.application.session.rulings import Rulings, marked_at, with_answers
from arbitre.domain import facts as f
from arbitre.domain.board.tiles import to_entry
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.rules.questions import NO, Question
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip

Judge = Callable[[Question], str]
"""Answers a question of the rule book with one of its options."""


def nobody(question: Question) -> str:
    """The judge where nobody is there to ask: a refused word is not plausible, else the book's first option."""
    return NO if NO in question.options else question.options[0]


@dataclass(frozen=True, slots=True)
class Difference:
    """Two markings of one slip that pay differently."""

    table: int
    first: tuple[Slip, Ruling]
    second: tuple[Slip, Ruling]


class Slips:
    """What the arbiter does with the slips of any turn of any game; the running game by default."""

    def __init__(self, core: Core, rulings: Rulings) -> None:
        self._core = core
        self._rulings = rulings

    def pending(self, serial: int | None = None) -> tuple[int, ...]:
        """Tables whose slip of a turn (the one being marked by default) is missing."""
        game = self._core.game
        return game.pending(self._rulings.marked_turn(game, serial).serial)

    # -- entering ------------------------------------------------------------------------------------------------------

    def record(
        self,
        table: int,
        slip: Slip,
        serial: int | None = None,
        *,
        answers: Mapping[str, str] | None = None,
        judge: Judge | None = None,
        kept: int | None = None,
    ) -> Ruling:
        """Rule and record a table's slip; a ruling that must be asked is given back and nothing is recorded.

        ``answers``: the arbiter's answers, recorded with it; ``judge`` is asked for those that are lacking;
        ``kept``: the key of a kept slip that found its table.
        Raises ``SessionError``: ``has_slip``, ``not_expected``, ``not_now``.
        """
        game = self._core.game
        turn = self._rulings.marked_turn(game, serial)
        self._rulings.may_enter(game, turn, table)
        if table in turn.slips:
            raise SessionError("has_slip", table=table)
        given = dict(answers or {})
        asked, answered = with_answers(game, turn, given)
        ruling = self._rulings.ruled(game, answered, slip)
        while judge is not None and ruling.question and ruling.question not in given:
            given[ruling.question] = judge(Question.parse(ruling.question))
            asked, answered = with_answers(game, turn, given)
            ruling = self._rulings.ruled(game, answered, slip)
        if ruling.sanction is Sanction.ASK:
            return ruling
        facts: list[f.Fact] = [*asked, f.SlipRecorded(game.number, turn.serial, table, slip, ruling)]
        if kept is not None:
            facts.append(f.KeptSlipTaken(game.number, turn.serial, kept))
        self._core.commit(facts)
        return ruling

    def record_points(self, table: int, points: int, serial: int | None = None) -> Ruling:
        """Points copied from a marked paper sheet; the slip itself is not on record."""
        game = self._core.game
        turn = self._rulings.marked_turn(game, serial)
        self._rulings.may_enter(game, turn, table)
        if table in turn.slips:
            raise SessionError("has_slip", table=table)
        if points < 0:
            raise SessionError("bad_points", points=points)
        ruling = Ruling(points, points, Sanction.NONE, "", Reason.POINTS_ONLY)
        self._core.commit([f.SlipRecorded(game.number, turn.serial, table, Slip(score=points), ruling)])
        return ruling

    def give_to_all(
        self,
        slip: Slip,
        tables: Sequence[int],
        serial: int | None = None,
        *,
        answers: Mapping[str, str] | None = None,
    ) -> dict[int, Ruling]:
        """One solution for several tables, as one action; tables that have a slip are refused by number."""
        game = self._core.game
        asked, turn = with_answers(game, self._rulings.marked_turn(game, serial), answers)
        taken = [table for table in tables if table in turn.slips]
        if taken:
            raise SessionError("have_slips", tables=taken)
        for table in tables:
            self._rulings.may_enter(game, turn, table)
        ruling = self._rulings.ruled(game, turn, slip)
        if ruling.sanction is Sanction.ASK:
            return dict.fromkeys(tables, ruling)
        self._core.commit(
            [*asked, *(f.SlipRecorded(game.number, turn.serial, table, slip, ruling) for table in tables)]
        )
        return dict.fromkeys(tables, ruling)

    def top_slip(self, turn: Turn) -> Slip:
        """The slip that gives the retained top, as chosen from the list."""
        if turn.retained is None:
            raise SessionError("no_top")
        move = turn.retained
        entry = Entry(to_entry(move.word), move.reference.direction, move.reference.text(self._core.game.row_label))
        return Slip(entries=(entry,), score=move.score, chosen=True)

    def keep(self, slip: Slip, serial: int | None = None) -> int:
        """Keep a slip without a table number for later; gives its key."""
        game = self._core.game
        turn = self._rulings.marked_turn(game, serial)
        key = turn.kept_count + 1
        self._core.commit([f.SlipKept(game.number, turn.serial, key, slip)])
        return key

    def drop_kept(self, key: int, reason: str, serial: int | None = None) -> None:
        """A kept slip turned out to be nobody's: without this its turn would never be complete."""
        game = self._core.game
        turn = self._rulings.marked_turn(game, serial)
        if key not in turn.kept:
            raise SessionError("no_such_slip", key=key)
        self._core.commit([f.KeptSlipTaken(game.number, turn.serial, key, needed(reason))])

    def close_turn(self, reason: str = "", serial: int | None = None) -> tuple[int, ...]:
        """Count the tables without a slip as missing (zero); gives them."""
        game = self._core.game
        turn = self._rulings.marked_turn(game, serial)
        missing = game.pending(turn.serial)
        if turn.kept:
            raise SessionError("kept_slips", keys=tuple(turn.kept))
        if turn.step is Step.RUNNING:
            raise SessionError("not_now", step=turn.step)
        self._core.commit([f.TurnClosed(game.number, turn.serial, missing, reason)])
        return missing

    def reopen_turn(self, serial: int, reason: str = "") -> None:
        """Missing slips may still come."""
        if not self._core.game.turn(serial).closed:
            raise SessionError("not_closed")
        self._core.commit([f.TurnReopened(self._core.game.number, serial, reason)])

    # -- correcting ----------------------------------------------------------------------------------------------------

    def correct(
        self,
        table: int,
        slip: Slip,
        serial: int,
        reason: str = "",
        *,
        answers: Mapping[str, str] | None = None,
        game: Game | None = None,
    ) -> Ruling:
        """Replace a slip of any turn; what came after stays. An unanswered question changes nothing."""
        one = game or self._core.game
        turn = one.turn(serial)
        marked_at(turn, table)
        self._core.check_firm(one, reason)
        asked, turn = with_answers(one, turn, answers)
        ruling = self._rulings.ruled(one, turn, slip)
        if ruling.sanction is not Sanction.ASK:
            self._core.commit([*asked, f.SlipCorrected(one.number, serial, table, slip, ruling, reason)])
        return ruling

    def remove(self, table: int, serial: int, reason: str = "", game: Game | None = None) -> None:
        """Take out a slip that the table never handed in."""
        one = game or self._core.game
        marked_at(one.turn(serial), table)
        self._core.check_firm(one, reason)
        self._core.commit([f.SlipRemoved(one.number, serial, table, reason)])

    def move(self, table: int, to: int, serial: int, reason: str = "", game: Game | None = None) -> None:
        """A slip entered for one table belongs to another, that has none."""
        one = game or self._core.game
        turn = one.turn(serial)
        marked_at(turn, table)
        self._core.check_firm(one, reason)
        if to in turn.slips:
            raise SessionError("has_slip", table=to)
        if to not in one.seats:
            raise SessionError("no_such_table", table=to)
        self._core.commit([f.SlipMoved(one.number, serial, table, to, reason)])

    def record_moved(
        self, table: int, other: int, slip: Slip, serial: int, *, answers: Mapping[str, str] | None = None
    ) -> Ruling:
        """The slip that ``table`` has is ``other``'s, which has none; ``slip`` is the table's own.

        A ruling that must be asked is given back and nothing is recorded. Raises ``SessionError``: ``has_slip``,
        ``no_slip``, ``not_expected``.
        """
        game = self._core.game
        turn = game.turn(serial)
        marked_at(turn, table)
        self._rulings.may_enter(game, turn, other)
        if other in turn.slips:
            raise SessionError("has_slip", table=other)
        asked, answered = with_answers(game, turn, answers)
        ruling = self._rulings.ruled(game, replace(turn, answers=answered.answers), slip)
        if ruling.sanction is not Sanction.ASK:
            self._core.commit(
                [
                    *asked,
                    f.SlipMoved(game.number, serial, table, other),
                    f.SlipRecorded(game.number, serial, table, slip, ruling),
                ]
            )
        return ruling

    def override(self, table: int, ruling: Ruling | None, reason: str, serial: int, game: Game | None = None) -> None:
        """Pay otherwise than the book, with a reason; ``None`` goes back to the book. Both stay in the journal."""
        one = game or self._core.game
        marked_at(one.turn(serial), table)
        fact = f.RulingOverridden(one.number, serial, table, ruling, needed(reason))
        self._core.commit([fact])

    def discipline(self, table: int, reason: str, serial: int | None = None, *, zero: bool = False) -> None:
        """A disciplinary warning, or a zero for the turn when grave (rules 5.5, 5.7)."""
        game = self._core.game
        turn = self._rulings.marked_turn(game, serial)
        if table not in game.seats:
            raise SessionError("no_such_table", table=table)
        self._core.commit([f.DisciplinaryWarning(game.number, turn.serial, table, needed(reason), zero)])

    def lift_discipline(self, table: int, serial: int, reason: str) -> None:
        """Take back the last disciplinary measure of a table in a turn."""
        turn = self._core.game.turn(serial)
        if all(one.table != table for one in turn.conduct):
            raise SessionError("no_such_warning", table=table)
        fact = f.DisciplinaryWarning(self._core.game.number, serial, table, needed(reason), lifted=True)
        self._core.commit([fact])

    # -- notes, claims -------------------------------------------------------------------------------------------------

    def notices(self, serial: int, *, arbiter: str | None = None, unprinted: bool = True) -> list[int]:
        """Tables whose correction note of a turn is due, in order; of one arbiter, and only unprinted ones."""
        game = self._core.game
        return [
            table
            for table, marked in sorted(game.turn(serial).slips.items())
            if marked.needs_notice
            and not (unprinted and marked.printed)
            and (arbiter is None or game.arbiters.get(table, "") == arbiter)
        ]

    def notices_printed(self, serial: int, tables: Sequence[int]) -> None:
        """These notes went to the printer."""
        if tables:
            self._core.commit([f.NoticesPrinted(self._core.game.number, serial, tuple(tables))])

    def notices_delivered(self, serial: int, tables: Sequence[int], informed_from: int | None = None) -> None:
        """These notes reached their players; they count from the turn whose slips are not taken yet.

        ``informed_from`` says otherwise (0: it never reached them).
        """
        game = self._core.game
        if informed_from is None:
            live = game.live
            open_ = live is not None and game.step in (Step.DRAWN, Step.RUNNING)
            informed_from = live.serial if live is not None and open_ else game.next_serial
            informed_from = max(informed_from, serial + 1)
        if tables:
            self._core.commit([f.NoticeDelivered(game.number, serial, tuple(tables), informed_from)])

    def raise_claim(self, table: int, serial: int, text: str = "", game: Game | None = None) -> None:
        """A ruling is contested (rule 6.3): the standing stays provisional until it is settled.

        Once it is official, its time over, only with a reason. Raises ``SessionError``: ``no_slip``, ``reason_needed``.
        """
        one = game or self._core.game
        marked_at(one.turn(serial), table)
        self._core.check_firm(one, text)
        self._core.commit([f.ClaimRaised(one.number, serial, table, text.strip() or self._core.given_reason)])

    def settle_claim(self, table: int, serial: int, decision: str, game: Game | None = None) -> None:
        """A claim is decided; a changed ruling is an override or a correction of its own."""
        one = game or self._core.game
        if marked_at(one.turn(serial), table).claim is None:
            raise SessionError("no_claim", table=table)
        self._core.commit([f.ClaimSettled(one.number, serial, table, decision)])

    # -- second marking ------------------------------------------------------------------------------------------------

    def record_second(self, table: int, slip: Slip, serial: int, *, answers: Mapping[str, str] | None = None) -> Ruling:
        """Enter a slip a second time, blind; the first marking counts until a difference is resolved."""
        game = self._core.game
        turn = game.turn(serial)
        marked_at(turn, table)
        asked, turn = with_answers(game, turn, answers)
        ruling = self._rulings.ruled(game, turn, slip)
        if ruling.sanction is not Sanction.ASK:
            self._core.commit([*asked, f.SecondMarkRecorded(game.number, serial, table, slip, ruling)])
        return ruling

    def differences(self, serial: int) -> list[Difference]:
        """Slips whose two markings pay differently and that nobody decided yet."""
        found = []
        for table, marked in sorted(self._core.game.turn(serial).slips.items()):
            if marked.second is None or marked.resolved_by is not None:
                continue
            one, two = marked.given, marked.second[1]
            if not one.pays_like(two):
                found.append(Difference(table, (marked.slip, one), marked.second))
        return found

    def resolve(self, table: int, serial: int, second: bool, reason: str = "") -> None:
        """Decide a difference: the second marking, or the first, holds; both stay on record."""
        marked = marked_at(self._core.game.turn(serial), table)
        if marked.second is None:
            raise SessionError("no_second", table=table)
        slip, ruling = marked.second if second else (marked.slip, marked.given)
        self._core.commit(
            [f.MarkingResolved(self._core.game.number, serial, table, slip, ruling, self._core.who, reason)]
        )

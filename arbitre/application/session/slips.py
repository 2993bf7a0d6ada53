"""Commands about slips: entering, ruling, correcting, second marking, notes, claims and the words of the event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from arbitre.application.session.core import SessionError
from arbitre.application.session.turns import TurnCommands
from arbitre.domain import facts as f
from arbitre.domain.board.position import Position
from arbitre.domain.board.tiles import to_entry
from arbitre.domain.event.state import Game, Marked, Step, Tournament, Turn
from arbitre.domain.folding.tournament import fold
from arbitre.domain.rules.questions import NO, Answers, Question
from arbitre.domain.rules.ruling import rule
from arbitre.domain.rules.slip import Entry, Reason, Ruling, Sanction, Slip

# A slip may be entered while its turn's clock runs (blank slips handed early), never before the rack is announced.
_OPEN = (Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)


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


class SlipCommands(TurnCommands):
    """What the arbiter does with the slips of any turn of any game; the running game by default."""

    _positions: dict[object, Position]

    # -- ruling ------------------------------------------------------------------------------------------------------

    def position(self, turn: Turn, game: Game | None = None, state: Tournament | None = None) -> Position:
        """What the slips of a turn are ruled on, with the words of the event; kept while nothing changes."""
        one = game or self.game
        searcher = self.searcher(one, state)
        key = (id(searcher), turn.board, turn.rack, turn.number)
        found = self._positions.get(key)
        if found is None:
            while len(self._positions) >= 40:  # a whole game, for regrading it
                self._positions.pop(next(iter(self._positions)))
            found = Position(
                board=turn.board,
                rack=turn.rack,
                turn=turn.number,
                tile_set=one.tile_set,
                admits=searcher.admits,
                bonus=one.rules.rack.bonus,
                max_played=one.rules.rack.max_played,
            )
            self._positions[key] = found
        return found

    def preview(
        self,
        slip: Slip,
        serial: int | None = None,
        game: Game | None = None,
        *,
        answers: Mapping[str, str] | None = None,
    ) -> Ruling:
        """How a slip would be ruled now; ``Sanction.ASK`` with its question when the arbiter must judge.

        ``answers``: given for a try, before any is recorded.
        """
        one = game or self.game
        _, turn = self._with_answers(one, self._marked_turn(one, serial), answers)
        return self._ruled(one, turn, slip)

    def _ruled(self, game: Game, turn: Turn, slip: Slip, state: Tournament | None = None) -> Ruling:
        return rule(slip, self.position(turn, game, state), game.rules, Answers(turn.answers))

    def answer(self, question: str, answer: str, serial: int | None = None, game: Game | None = None) -> None:
        """Record what the arbiter judged, once for the turn; slips ruled otherwise before are ruled again."""
        one = game or self.game
        turn = self._marked_turn(one, serial)
        if answer not in Question.parse(question).options:
            raise SessionError("bad_answer", question=question, answer=answer)
        fact = f.QuestionAnswered(one.number, turn.serial, question, answer)
        self._commit_regraded(one.number, [fact], turn.serial, "answer", last=turn.serial)

    # -- entering ----------------------------------------------------------------------------------------------------

    def record_slip(
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
        game = self.game
        turn = self._marked_turn(game, serial)
        self._may_enter(game, turn, table)
        if table in turn.slips:
            raise SessionError("has_slip", table=table)
        given = dict(answers or {})
        asked, answered = self._with_answers(game, turn, given)
        ruling = self._ruled(game, answered, slip)
        while judge is not None and ruling.question and ruling.question not in given:
            given[ruling.question] = judge(Question.parse(ruling.question))
            asked, answered = self._with_answers(game, turn, given)
            ruling = self._ruled(game, answered, slip)
        if ruling.sanction is Sanction.ASK:
            return ruling
        facts: list[f.Fact] = [*asked, f.SlipRecorded(game.number, turn.serial, table, slip, ruling)]
        if kept is not None:
            facts.append(f.KeptSlipTaken(game.number, turn.serial, kept))
        self.commit(facts)
        return ruling

    def record_points(self, table: int, points: int, serial: int | None = None) -> Ruling:
        """Points copied from a marked paper sheet; the slip itself is not on record."""
        game = self.game
        turn = self._marked_turn(game, serial)
        self._may_enter(game, turn, table)
        if table in turn.slips:
            raise SessionError("has_slip", table=table)
        if points < 0:
            raise SessionError("bad_points", points=points)
        ruling = Ruling(points, points, Sanction.NONE, "", Reason.POINTS_ONLY)
        self.commit([f.SlipRecorded(game.number, turn.serial, table, Slip(score=points), ruling)])
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
        game = self.game
        asked, turn = self._with_answers(game, self._marked_turn(game, serial), answers)
        taken = [table for table in tables if table in turn.slips]
        if taken:
            raise SessionError("have_slips", tables=taken)
        for table in tables:
            self._may_enter(game, turn, table)
        ruling = self._ruled(game, turn, slip)
        if ruling.sanction is Sanction.ASK:
            return dict.fromkeys(tables, ruling)
        self.commit([*asked, *(f.SlipRecorded(game.number, turn.serial, table, slip, ruling) for table in tables)])
        return dict.fromkeys(tables, ruling)

    def top_slip(self, turn: Turn) -> Slip:
        """The slip that gives the retained top, as chosen from the list."""
        if turn.retained is None:
            raise SessionError("no_top")
        move = turn.retained
        entry = Entry(to_entry(move.word), move.reference.direction, move.reference.text(self.game.row_label))
        return Slip(entries=(entry,), score=move.score, chosen=True)

    def keep_slip(self, slip: Slip, serial: int | None = None) -> int:
        """Keep a slip without a table number for later; gives its key."""
        game = self.game
        turn = self._marked_turn(game, serial)
        key = turn.kept_count + 1
        self.commit([f.SlipKept(game.number, turn.serial, key, slip)])
        return key

    def drop_kept(self, key: int, reason: str, serial: int | None = None) -> None:
        """A kept slip turned out to be nobody's: without this its turn would never be complete."""
        game = self.game
        turn = self._marked_turn(game, serial)
        if key not in turn.kept:
            raise SessionError("no_such_slip", key=key)
        self.commit([f.KeptSlipTaken(game.number, turn.serial, key, self._reason(reason))])

    def close_turn(self, reason: str = "", serial: int | None = None) -> tuple[int, ...]:
        """Count the tables without a slip as missing (zero); gives them."""
        game = self.game
        turn = self._marked_turn(game, serial)
        missing = game.pending(turn.serial)
        if turn.kept:
            raise SessionError("kept_slips", keys=tuple(turn.kept))
        if turn.step is Step.RUNNING:
            raise SessionError("not_now", step=turn.step)
        self.commit([f.TurnClosed(game.number, turn.serial, missing, reason)])
        return missing

    def reopen_turn(self, serial: int, reason: str = "") -> None:
        """Missing slips may still come."""
        if not self.game.turn(serial).closed:
            raise SessionError("not_closed")
        self.commit([f.TurnReopened(self.game.number, serial, reason)])

    # -- correcting --------------------------------------------------------------------------------------------------

    def correct_slip(
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
        one = game or self.game
        turn = one.turn(serial)
        self._marked(turn, table)
        self._may_change(one, reason)
        asked, turn = self._with_answers(one, turn, answers)
        ruling = self._ruled(one, turn, slip)
        if ruling.sanction is not Sanction.ASK:
            self.commit([*asked, f.SlipCorrected(one.number, serial, table, slip, ruling, reason)])
        return ruling

    def remove_slip(self, table: int, serial: int, reason: str = "", game: Game | None = None) -> None:
        """Take out a slip that the table never handed in."""
        one = game or self.game
        self._marked(one.turn(serial), table)
        self._may_change(one, reason)
        self.commit([f.SlipRemoved(one.number, serial, table, reason)])

    def move_slip(self, table: int, to: int, serial: int, reason: str = "", game: Game | None = None) -> None:
        """A slip entered for one table belongs to another, that has none."""
        one = game or self.game
        turn = one.turn(serial)
        self._marked(turn, table)
        self._may_change(one, reason)
        if to in turn.slips:
            raise SessionError("has_slip", table=to)
        if to not in one.seats:
            raise SessionError("no_such_table", table=to)
        self.commit([f.SlipMoved(one.number, serial, table, to, reason)])

    def override(self, table: int, ruling: Ruling | None, reason: str, serial: int, game: Game | None = None) -> None:
        """Pay otherwise than the book, with a reason; ``None`` goes back to the book. Both stay in the journal."""
        one = game or self.game
        self._marked(one.turn(serial), table)
        fact = f.RulingOverridden(one.number, serial, table, ruling, self._reason(reason))
        self.commit([fact])

    def discipline(self, table: int, reason: str, serial: int | None = None, *, zero: bool = False) -> None:
        """A disciplinary warning, or a zero for the turn when grave (rules 5.5, 5.7)."""
        game = self.game
        turn = self._marked_turn(game, serial)
        if table not in game.seats:
            raise SessionError("no_such_table", table=table)
        self.commit([f.DisciplinaryWarning(game.number, turn.serial, table, self._reason(reason), zero)])

    def lift_discipline(self, table: int, serial: int, reason: str) -> None:
        """Take back the last disciplinary measure of a table in a turn."""
        turn = self.game.turn(serial)
        if all(one.table != table for one in turn.conduct):
            raise SessionError("no_such_warning", table=table)
        fact = f.DisciplinaryWarning(self.game.number, serial, table, self._reason(reason), lifted=True)
        self.commit([fact])

    # -- notes, claims -----------------------------------------------------------------------------------------------

    def notices(self, serial: int, *, arbiter: str | None = None, unprinted: bool = True) -> list[int]:
        """Tables whose correction note of a turn is due, in order; of one arbiter, and only unprinted ones."""
        game = self.game
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
            self.commit([f.NoticesPrinted(self.game.number, serial, tuple(tables))])

    def notices_delivered(self, serial: int, tables: Sequence[int], informed_from: int | None = None) -> None:
        """These notes reached their players; they count from the turn whose slips are not taken yet.

        ``informed_from`` says otherwise (0: it never reached them).
        """
        game = self.game
        if informed_from is None:
            live = game.live
            open_ = live is not None and game.step in (Step.DRAWN, Step.RUNNING)
            informed_from = live.serial if live is not None and open_ else game.next_serial
            informed_from = max(informed_from, serial + 1)
        if tables:
            self.commit([f.NoticeDelivered(game.number, serial, tuple(tables), informed_from)])

    def raise_claim(self, table: int, serial: int, text: str = "", game: Game | None = None) -> None:
        """A ruling is contested (rule 6.3): the standing stays provisional until it is settled.

        Once it is official, its time over, only with a reason. Raises ``SessionError``: ``no_slip``, ``reason_needed``.
        """
        one = game or self.game
        self._marked(one.turn(serial), table)
        self.check_firm(one, text)
        self.commit([f.ClaimRaised(one.number, serial, table, text.strip() or self._because)])

    def settle_claim(self, table: int, serial: int, decision: str, game: Game | None = None) -> None:
        """A claim is decided; a changed ruling is an override or a correction of its own."""
        one = game or self.game
        if self._marked(one.turn(serial), table).claim is None:
            raise SessionError("no_claim", table=table)
        self.commit([f.ClaimSettled(one.number, serial, table, decision)])

    # -- second marking ----------------------------------------------------------------------------------------------

    def record_second(self, table: int, slip: Slip, serial: int, *, answers: Mapping[str, str] | None = None) -> Ruling:
        """Enter a slip a second time, blind; the first marking counts until a difference is resolved."""
        game = self.game
        turn = game.turn(serial)
        self._marked(turn, table)
        asked, turn = self._with_answers(game, turn, answers)
        ruling = self._ruled(game, turn, slip)
        if ruling.sanction is not Sanction.ASK:
            self.commit([*asked, f.SecondMarkRecorded(game.number, serial, table, slip, ruling)])
        return ruling

    def differences(self, serial: int) -> list[Difference]:
        """Slips whose two markings pay differently and that nobody decided yet."""
        found = []
        for table, marked in sorted(self.game.turn(serial).slips.items()):
            if marked.second is None or marked.resolved_by is not None:
                continue
            one, two = marked.given, marked.second[1]
            if not one.pays_like(two):
                found.append(Difference(table, (marked.slip, one), marked.second))
        return found

    def resolve(self, table: int, serial: int, second: bool, reason: str = "") -> None:
        """Decide a difference: the second marking, or the first, holds; both stay on record."""
        marked = self._marked(self.game.turn(serial), table)
        if marked.second is None:
            raise SessionError("no_second", table=table)
        slip, ruling = marked.second if second else (marked.slip, marked.given)
        self.commit([f.MarkingResolved(self.game.number, serial, table, slip, ruling, self.who, reason)])

    # -- the event's words -------------------------------------------------------------------------------------------

    def admit_word(self, word: str, reason: str = "") -> None:
        """A word is valid for this event; every slip concerned is ruled again in the same action."""
        self._change_word(f.WordAdmitted(self._word(word), self.who, reason))

    def admit_words(self, words: Sequence[str], reason: str = "") -> None:
        """Several words at once, as one action (before a game, most often)."""
        self._commit_words([f.WordAdmitted(self._word(word), self.who, reason) for word in words])

    def strike_word(self, word: str, reason: str = "") -> None:
        """A word is not valid for this event; every slip concerned is ruled again in the same action."""
        self._change_word(f.WordStruck(self._word(word), self.who, reason))

    def restore_word(self, word: str, reason: str = "") -> None:
        """A word is again what the list says."""
        self._change_word(f.WordRestored(self._word(word), self.who, reason))

    def _word(self, text: str) -> str:
        letters = text.strip().upper()
        if self.state.games:
            letters = "".join(self.game.tile_set.parse_word(letters))
        if len(letters) < 2:
            raise SessionError("not_a_word", word=text)
        return letters

    def _change_word(self, fact: f.Fact) -> None:
        self._commit_words([fact])

    def _commit_words(self, facts: list[f.Fact]) -> None:
        after = fold(facts, self.state)
        regraded = [change for game in after.games for change in self.regradings(after, game.number, 1, "words")]
        self.commit([*facts, *regraded])

    def retained_with(self, word: str) -> list[tuple[Game, Turn]]:
        """The revealed turns whose retained move is a word: striking it leaves it on the board."""
        return [
            (game, turn)
            for game in self.state.games
            for turn in game.revealed_turns
            if turn.retained is not None and turn.retained.plain() == word
        ]

    # -- regrading ---------------------------------------------------------------------------------------------------

    def regradings(
        self, state: Tournament, game: int, first: int, cause: str, last: int | None = None
    ) -> Iterable[f.Regraded]:
        """The rulings that would differ in ``state`` from those given, turn by turn.

        A slip that now needs an answer nobody gave keeps its ruling, and is listed by ``questions``.
        """
        one = state.game(game)
        for turn in one.turns[first - 1 : last]:
            changed = []
            for table, marked in sorted(turn.slips.items()):
                if marked.given.reason is Reason.POINTS_ONLY:
                    continue
                ruling = self._ruled(one, turn, marked.slip, state)
                if ruling.sanction is not Sanction.ASK and ruling != marked.given:
                    changed.append((table, ruling))
            if changed:
                yield f.Regraded(game, turn.serial, tuple(changed), cause)

    def questions(self, serial: int, game: Game | None = None) -> dict[str, list[int]]:
        """Questions of a turn that no answer settles, with the tables that wait for one."""
        one = game or self.game
        turn = one.turn(serial)
        asked: dict[str, list[int]] = {}
        for table, marked in sorted(turn.slips.items()):
            if marked.given.reason is Reason.POINTS_ONLY:
                continue
            ruling = self._ruled(one, turn, marked.slip)
            if ruling.sanction is Sanction.ASK and ruling.question:
                asked.setdefault(ruling.question, []).append(table)
        return asked

    # -- helpers -----------------------------------------------------------------------------------------------------

    def _marked_turn(self, game: Game, serial: int | None) -> Turn:
        """The turn that slips are entered for: the oldest open one by default."""
        if serial is not None:
            return game.turn(serial)
        open_turns = game.open_turns()
        if open_turns:
            return open_turns[0]
        live = game.live
        if live is None or live.cancelled is not None:
            raise SessionError("not_now", step=game.step)
        return live

    def _may_enter(self, game: Game, turn: Turn, table: int) -> None:
        self.check_firm(game, "")  # a late slip first makes the standing provisional again
        if turn.cancelled is not None or turn.step not in _OPEN:
            raise SessionError("not_now", step=turn.step)
        if table not in game.seats:
            raise SessionError("no_such_table", table=table)
        if game.marker and game.arbiters.get(table) != game.marker:
            raise SessionError("not_your_table", table=table, arbiter=game.arbiters.get(table, "–"), name=game.marker)
        if table not in game.expected(turn.serial):
            raise SessionError("not_expected", table=table)

    def _may_change(self, game: Game, reason: str) -> None:
        """A locked or official standing is changed only with a reason."""
        self.check_firm(game, reason)

    @staticmethod
    def _marked(turn: Turn, table: int) -> Marked:
        if table not in turn.slips:
            raise SessionError("no_slip", table=table)
        return turn.slips[table]

    @staticmethod
    def _with_answers(game: Game, turn: Turn, answers: Mapping[str, str] | None) -> tuple[list[f.Fact], Turn]:
        """Facts for answers that are new, and the turn as it is once they are given."""
        new = {key: answer for key, answer in (answers or {}).items() if turn.answers.get(key) != answer}
        facts: list[f.Fact] = [f.QuestionAnswered(game.number, turn.serial, key, one) for key, one in new.items()]
        return facts, replace(turn, answers={**turn.answers, **new}) if new else turn

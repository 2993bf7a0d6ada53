"""The steps of a turn as actions: each asks the session, says what happened, and why it can't be done now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from arbitre.application.room.clock import ClockState, clock_text, parse_time
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import Move
from arbitre.domain.draw.draw import Fault, TypedRack
from arbitre.domain.event.state import Step
from arbitre.domain.facts import Source
from arbitre.domain.rules.turn_rules import time_of_turn
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.desk import Desk, Room
from arbitre.ui.kit.feedback import key_text
from arbitre.ui.kit.refusals import Refusals, no_game, unseen_text
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.texts import choice_text, counted, eliminated_text, end_text, join, listed, move_text


class TurnControl(QObject):
    """Draw, clock, time, reveal, next turn; retain, reject, cancel; the end of the game."""

    rack_wanted = Signal()  # a rack is to be typed
    rack_taken = Signal()
    reason_wanted = Signal(str, object)  # what for, what to do with it
    time_wanted = Signal(str, object)  # the question, and who takes the time typed
    choice_wanted = Signal(str, object, object, object)  # what, the answers, what to do with one, and with none
    new_game_wanted = Signal()

    def __init__(self, desk: Desk, actions: Actions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._actions = actions
        self._selected: Callable[[], Move | None] = lambda: None
        why = self._why = Refusals(desk, actions, self)
        new, live = (Step.BEFORE, Step.REVEALED), (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        self._bind("draw", self.draw, lambda: why.rack("draw", *new))
        self._bind("draw_mode", self.switch_draws, lambda: "")
        self._bind("type_rack", self.type_rack, lambda: why.rack("type_rack", *new, *live))
        self._bind("show_rack", self.show_rack, why.show_rack)
        self._bind("clock", self.start_clock, why.clock)
        self._bind("time", self.call_time, lambda: why.step("time", Step.RUNNING))
        self._bind("reveal", self.reveal, lambda: why.step("reveal", Step.TIMED_OUT))
        self._bind("next", self.next_turn, why.next)
        self._bind("pause", self.pause, why.pause)
        self._bind("turn_time", self.set_time, lambda: no_game(desk, actions))
        self._bind("more_time", lambda: self.add_time(10), lambda: why.step("more_time", Step.DRAWN, Step.RUNNING))
        self._bind("less_time", lambda: self.add_time(-10), why.less_time)
        self._bind("retain", self.retain_selected, why.retain)
        self._bind("reject", self.reject, lambda: why.step("reject", Step.DRAWN))
        self._bind("cancel", self.cancel, lambda: why.step("cancel", *live, Step.REVEALED))
        self._bind("end_game", self.end_game, lambda: why.step("end_game", *new))
        self._bind("new_game", self.new_game_wanted.emit, why.new_game)
        self._bind("seat_all", self.seat_all, why.seat)

    def _bind(self, name: str, run: Callable[[], object], why: Callable[[], str]) -> None:
        self._actions[name].bind(run, why, self._desk.complain)

    def set_selected(self, selected: Callable[[], Move | None]) -> None:
        """Where the solution highlighted in the list is found."""
        self._selected = selected

    # -- the draw ----------------------------------------------------------------------------------------------------

    def check_rack(self, text: str) -> TypedRack | None:
        """What is wrong with a rack being typed, for the next turn or for the live one that it corrects."""
        session = self._desk.session
        if session is None or self._desk.game is None:
            return None
        return self._desk.attempt(lambda: session.racks.check(text, self._corrected()))

    def _corrected(self) -> int | None:
        """Serial of the turn whose rack is typed again; ``None``: the rack is the next turn's."""
        live = self._desk.live
        in_play = self._desk.step in (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        return live.serial if live is not None and in_play else None

    def draw(self, *, beyond: bool = False) -> None:
        """Draw by the computer, or open the line to type a rack when racks are drawn by hand here.

        A prepared game's rack is taken either way; where it has none, how the game goes on is asked: ``beyond``.
        """
        session, desk = self._desk.session, self._desk
        assert session is not None
        if self._over():
            return
        wait, out = self._wait(), self._out()
        by_hand = desk.settings.get("draw_by_hand", False)
        try:
            if by_hand and (beyond or session.prepared.draw() is None):
                self.rack_wanted.emit()
                return
            turn = session.racks.draw(beyond=beyond)
        except ArbitreError as error:
            if error.kind in ("prepared_over", "prepared_left"):
                self._ask_beyond(error, by_hand)
            else:
                desk.refuse(error, self.draw)
            return
        desk.look_at_live(True)
        told = self.tr("Coup {0} : tirage {1}").format(turn.number, turn.draw.text())
        if turn.rejected:
            put_back = self.tr("{0} {0:tirage rejeté|tirages rejetés} avant").format(counted(len(turn.rejected)))
            told = join((told, put_back))
        self._said_draw(join((told, self._out_text(out))), wait)

    def _ask_beyond(self, error: ArbitreError, by_hand: bool) -> None:
        """A prepared game gives no more racks: it ends, or goes on with others."""
        drawn = self.tr("continuer, tirages faits à la main") if by_hand else self.tr("continuer, tirages au hasard")

        def choose(index: int) -> None:
            if index == 0:
                self.end_game()
            else:
                self.draw(beyond=True)

        def leave() -> None:
            self._desk.warn(self.tr("Rien n’est tiré, la question revient au prochain tirage."), self._actions["draw"])

        self.choice_wanted.emit(error_text(error), (self.tr("finir la partie"), drawn), choose, leave)

    def _out(self) -> frozenset[int]:
        """Tables out of a sudden death so far."""
        game = self._desk.game
        return frozenset(table for turn in game.turns for table in turn.eliminated) if game is not None else frozenset()

    def _out_text(self, before: frozenset[int]) -> str:
        """Who went out with the rack just drawn: it eliminates by itself."""
        session, game = self._desk.session, self._desk.game
        gone = sorted(self._out() - before)
        if session is None or game is None or not gone:
            return ""
        return eliminated_text(session.state.players, game, gone)

    def seat_all(self) -> None:
        """Give the players present the first free tables."""
        session, desk = self._desk.session, self._desk
        tables = desk.attempt(session.tables.seat_present) if session is not None else None
        if tables:
            desk.say(self.tr("Assis {0:à la table|aux tables} {0}.").format(listed(tables)), self._actions["undo"])

    def show_rack(self) -> None:
        """Let the room see the rack while it is read aloud; the time runs from the clock's key (3.1)."""
        session, desk = self._desk.session, self._desk
        if session is None or not desk.succeeds(session.turns.show_rack):
            return
        self._tell_room(
            self.tr("Tirage montré pour la lecture ; le temps ne court pas."), self.tr("le tirage"), "clock"
        )

    def _tell_room(self, told: str, what: str, action: str) -> None:
        """Say what was done, and truly what the room sees of it."""
        unseen = unseen_text(self._desk.room, what)
        say = self._desk.say if self._desk.room in (Room.OPEN, Room.CLOSED) else self._desk.warn
        say(join((told, unseen)), self._actions[action])

    def type_rack(self) -> None:
        """Type the rack; while a turn is on, correct one that was announced right and typed wrong."""
        self.rack_wanted.emit()

    def force_rack(self, rack: str) -> None:
        """Ask why a rack that the rules refuse is taken; a reason that reads as a rack is none."""

        def take(reason: str) -> None:
            read = self.check_rack(reason)
            sizes = (Fault.TOO_MANY, Fault.TOO_FEW)
            if read is not None and read.draw is not None and all(one.fault not in sizes for one in read.problems):
                text = self.tr("« {0} » se lit comme un tirage, rien n’est pris : retapez-le, ou motivez en mots.")
                self._desk.complain(text.format(reason))
            else:
                self.take_rack(rack, reason)

        asked = self.tr("Motif pour prendre le tirage {0} quand même").format(rack.strip().upper())
        self.reason_wanted.emit(asked, take)

    def take_rack(self, text: str, reason: str = "") -> None:
        """Take the rack typed, or correct the live turn's."""
        session, desk = self._desk.session, self._desk
        if session is None:
            return
        corrected = self._corrected()
        if not reason and self._ask_replaced(session, text, corrected):
            return
        if corrected is not None:
            typed, live = desk.attempt(lambda: session.racks.check(text, corrected)), desk.live
            if typed is None or live is None:
                return
            if typed.draw is not None and Counter(typed.draw.rack) == Counter(live.rack):
                desk.complain(
                    self.tr("C’est déjà le tirage du coup {0} : rien n’a changé. Échap quitte.").format(live.number)
                )
                return
            done = desk.succeeds(lambda: session.racks.correct(text, reason or self.tr("tirage mal saisi")))
            if done:
                desk.say(
                    self.tr("Tirage corrigé ; le chrono continue, les bulletins sont revus."), self._actions["undo"]
                )
        else:
            if self._over():
                return
            wait, out = self._wait(), self._out()
            turn = desk.attempt(lambda: session.racks.enter(text, reason))
            done = turn is not None
            if turn is not None:
                told = self.tr("Coup {0} : tirage {1}").format(turn.number, turn.draw.text())
                forced = self.tr("motif : {0}").format(turn.forced) if turn.forced else ""
                self._said_draw(join((told, forced, self._out_text(out))), wait)
        if done:
            desk.look_at_live(True)
            self.rack_taken.emit()

    def _ask_replaced(self, session: Session, text: str, corrected: int | None) -> bool:
        """Ask why a rack replaces the prepared game's; tells whether it was asked."""
        typed = self.check_rack(text)
        if typed is None or typed.draw is None or not session.prepared.left_by(typed.draw, corrected):
            return False
        asked = self.tr("{0} remplace le tirage de la partie préparée, que la salle quitte : motif ?")
        self.reason_wanted.emit(asked.format(text.strip().upper()), lambda reason: self.take_rack(text, reason))
        return True

    def _said_draw(self, told: str, wait: float) -> None:
        if wait > 0:
            told = join((told, self.tr("encore {0} s avant de l’annoncer").format(round(wait))))
            self._desk.warn(told, self._actions["clock"])
        else:
            self._desk.say(told, self._actions["clock"])

    def _wait(self) -> float:
        game = self._desk.game
        return self._desk.clock.wait_before_draw(game.rules.time.gap) if game is not None else 0.0

    def _over(self) -> bool:
        """Tell that the rules end the game, when they do."""
        session, desk = self._desk.session, self._desk
        assert session is not None
        reason = desk.attempt(session.racks.next_end)
        if reason is None:
            return False
        desk.warn(self.tr("La partie est finie : {0}.").format(end_text(reason)), self._actions["end_game"])
        return True

    def reject(self) -> None:
        """Put the rack back before it is announced."""
        session, desk = self._desk.session, self._desk
        if session is not None and desk.succeeds(session.racks.reject):
            desk.say(self.tr("Tirage rejeté : toutes les lettres sont dans le sac."), self._actions["draw"])

    # -- the clock ---------------------------------------------------------------------------------------------------

    def start_clock(self) -> None:
        """Announce the rack: the room sees it, the time runs."""
        session, desk, game = self._desk.session, self._desk, self._desk.game
        if session is None or game is None:
            return
        if desk.succeeds(session.turns.start_clock):
            live = session.game.live
            assert live is not None
            desk.clock.begin(live.seconds, time_of_turn(game.rules.time, live.number).signals)
            desk.clock.needs_choice = False
            told = self.tr("Le chrono court.")
            if desk.room is Room.OPEN:
                told = self.tr("Le chrono court ; la salle voit le tirage.")
            self._tell_room(told, self.tr("le tirage"), "time")
            self._ask_imposed()

    def _ask_imposed(self) -> None:
        """A prepared game's move below our top: the arbiter keeps it or takes ours, asked once a turn."""
        session, desk, game = self._desk.session, self._desk, self._desk.game
        live = desk.live
        if session is None or game is None or live is None or live.source is not Source.PREPARED:
            return
        if live.retained is None and desk.attempt(session.turns.retain_best) is None:
            return
        better = session.prepared.below_top()
        live = desk.live
        if better is None or live is None or live.retained is None:
            return

        # The room may see this screen: then no word, place or score of it.
        hidden = desk.hides(live)
        imposed = self.tr("le coup imposé") if hidden else move_text(live.retained, game.row_label)
        top = self.tr("prendre notre top") if hidden else self.tr("prendre notre top, {0}").format(better)

        def choose(index: int) -> None:
            if desk.succeeds(lambda: session.turns.answer_top_question(index == 0)):
                kept = self.tr("Le coup imposé est gardé.")
                left = self.tr("Notre top est retenu ; la suite n’est plus celle de la partie préparée.")
                desk.say(kept if index == 0 else left, self._actions[desk.following or "time"])

        def leave() -> None:
            desk.warn(
                self.tr("Sans réponse rien n’est révélé : {0} redemande.").format(key_text(self._actions["reveal"]))
            )

        options = (self.tr("garder {0}").format(imposed), top)
        self.choice_wanted.emit(self.tr("La partie préparée impose moins que notre top."), options, choose, leave)

    def switch_draws(self) -> None:
        """Draw by the computer, or type the racks drawn by hand, from now on."""
        by_hand = not self._desk.settings.get("draw_by_hand", False)
        self._desk.settings.set("draw_by_hand", by_hand)
        told = (
            self.tr("Les tirages se font à la main : F2 les tape.") if by_hand else self.tr("L’ordinateur tire : F2.")
        )
        self._desk.say(told, self._actions["draw"])

    def call_time(self) -> None:
        """Time is over; the slips are taken. Long before the end the key is asked for twice."""
        session, desk = self._desk.session, self._desk
        if session is None or self._asks_again():
            return
        if desk.succeeds(session.turns.call_time):
            desk.look_at_live(True)
            desk.say(self.tr("Terminé : les bulletins sont ramassés."), self._actions["reveal"])

    def _asks_again(self) -> bool:
        """A key slipped in the middle of a turn only warns; not when nobody is waited for."""
        game, live, clock = self._desk.game, self._desk.live, self._desk.clock
        if game is None or live is None or not game.pending(live.serial) or not clock.asks_again(live.serial):
            return False
        left = clock_text(clock.face.left)
        text = self.tr("Il reste {0} : rien n’est arrêté. {1} encore une fois appelle la fin avant l’heure.")
        self._desk.warn(text.format(left, key_text(self._actions["time"])), self._actions["time"])
        return True

    def pause(self) -> None:
        """Hold the time, or go on."""
        session, desk = self._desk.session, self._desk
        if session is None:
            return
        left = desk.clock.left
        if desk.clock.clock.state is ClockState.PAUSED:
            done = desk.succeeds(lambda: session.turns.start_clock(max(1, round(left))))
        else:
            done = desk.succeeds(lambda: session.turns.pause_clock(left))
        if done:
            desk.clock.toggle()

    def set_time(self) -> None:
        """Set the time of the turns of this game from the next start on: the rule set's, or another."""
        desk = self._desk

        def chosen(text: str) -> None:
            session, seconds = desk.session, desk.attempt(lambda: parse_time(text))
            if session is None or seconds is None:
                return
            if desk.succeeds(lambda: session.turns.set_time(seconds)):
                desk.say(self.tr("Les coups suivants durent {0}.").format(clock_text(seconds)))

        self.time_wanted.emit(self.tr("Temps d’un coup (3:00, 2:30, 90)"), chosen)

    def add_time(self, seconds: int) -> None:
        """Give or take seconds; given to a clock that stopped at 0 it runs again."""
        session, clock = self._desk.session, self._desk.clock
        if session is None:
            return
        if clock.is_over and seconds > 0 and self._desk.step is Step.RUNNING:
            if self._desk.succeeds(lambda: session.turns.start_clock(seconds)):
                clock.add(seconds)
        elif not self._desk.succeeds(lambda: session.turns.add_time(seconds)):
            return
        self._desk.say(self.tr("Chrono : {0}.").format(clock_text(self._desk.clock.face.left)))

    # -- the top -----------------------------------------------------------------------------------------------------

    def retain_selected(self) -> None:
        """Retain the solution highlighted in the list."""
        move = self._selected()
        if move is None:
            self._desk.complain(self.tr("Choisissez d’abord une solution dans la liste."))
            return
        self.retain(move)

    def retain(self, move: Move, reason: str = "") -> None:
        """Retain a solution silently; below the top, or against the book, with a reason."""
        session, desk, game = self._desk.session, self._desk, self._desk.game
        why = self._why.retain()
        if session is None or game is None or why:
            desk.complain(why)
            return
        tops = desk.tops()
        if tops is not None and not reason:
            against = tops.choice is not None and move in tops.moves and move not in tops.choice.allowed
            if (move.score < tops.score or against) and not game.rules.top.lower_freely:
                asked = self.tr("Motif pour retenir {0}").format(move_text(move, game.row_label))
                self.reason_wanted.emit(asked, lambda text: self.retain(move, text))
                return
        if desk.succeeds(lambda: session.turns.retain(move, reason)):
            text = choice_text(tops, move) if tops is not None else ""
            desk.say(
                self.tr("Retenu : {0}").format(join((move_text(move, game.row_label), text))), self._actions["undo"]
            )

    def reveal(self) -> None:
        """Tell the room the solution."""
        session, desk, game = self._desk.session, self._desk, self._desk.game
        if session is None or game is None:
            return
        try:
            session.turns.reveal()
        except ArbitreError as error:
            if error.kind == "top_question":
                self._ask_imposed()
                return
            no_move = error.kind == "no_move"
            desk.complain(error_text(error), self._actions["cancel"] if no_move else None)
            return
        desk.clock.solution_announced()
        live = desk.live
        if live is not None and live.retained is not None:
            told = self.tr("Révélé : {0}").format(move_text(live.retained, game.row_label))
            self._tell_room(told, self.tr("la solution"), "next")

    def next_turn(self) -> None:
        """Leave the revealed turn: the next draw is ready, its slips are marked meanwhile."""
        desk, live = self._desk, self._desk.live
        if live is None:
            return
        desk.placed = live.serial
        desk.changed.emit()
        if not self._over():
            desk.say(
                self.tr("Coup {0} posé. Le coup {1} attend son tirage.").format(live.number, live.number + 1),
                self._actions["draw"],
            )

    def cancel(self) -> None:
        """Cancel the turn, with a reason (rule 3.6)."""
        session, desk = self._desk.session, self._desk
        live = desk.live
        if session is None or live is None:
            return

        def cancel(reason: str) -> None:
            if desk.succeeds(lambda: session.turns.cancel(reason)):
                desk.say(
                    self.tr("Coup {0} annulé : toutes ses lettres sont dans le sac.").format(live.number),
                    self._actions["draw"],
                )

        self.reason_wanted.emit(self.tr("Motif pour annuler le coup {0}").format(live.number), cancel)

    def end_game(self) -> None:
        """End the game, by the rules or as the arbiter says."""
        session, desk = self._desk.session, self._desk
        if session is None or desk.game is None:
            return
        by_rule = desk.attempt(session.racks.next_end)

        def end(reason: str) -> None:
            if desk.succeeds(lambda: session.turns.end_game(reason)):
                first = [line.name for line in session.results.standing(session.game.number) if line.rank == 1]
                winner = self.tr("En tête : {0}").format(", ".join(first)) if 0 < len(first) <= 3 else ""
                desk.say(join((self.tr("Partie finie."), winner)), self._actions["standings"])

        if by_rule is not None:
            end(str(by_rule))
        else:
            self.reason_wanted.emit(self.tr("Motif pour finir la partie"), end)

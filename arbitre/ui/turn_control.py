"""The steps of a turn as actions: each asks the session, says what happened, and why it can't be done now."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from arbitre.application.clock import ClockState, clock_text, parse_time
from arbitre.domain.draw import TypedRack
from arbitre.domain.errors import ArbitreError
from arbitre.domain.facts import Source
from arbitre.domain.move import Move
from arbitre.domain.state import Game, Step
from arbitre.domain.turn_rules import time_of_turn
from arbitre.ui.actions import Actions
from arbitre.ui.bridge import Desk
from arbitre.ui.error_texts import error_text
from arbitre.ui.texts import choice_text, counted, end_text, join, move_text, step_text


class TurnControl(QObject):
    """Draw, clock, time, reveal, next turn; retain, reject, cancel; the end of the game."""

    rack_wanted = Signal()  # a rack is to be typed
    rack_taken = Signal()
    reason_wanted = Signal(str, object)  # what for, what to do with it
    choice_wanted = Signal(str, object, object, object)  # what, the answers, what to do with one, and with none
    new_game_wanted = Signal()

    def __init__(self, desk: Desk, actions: Actions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._actions = actions
        self._added = 0
        self._time = (0, 0)  # number of a game, seconds of its turns
        self._selected: Callable[[], Move | None] = lambda: None
        self._bind("draw", self.draw, self._why_draw)
        self._bind("draw_mode", self.switch_draws, lambda: "")
        self._bind("type_rack", self.type_rack, self._why_type)
        self._bind("clock", self.start_clock, lambda: self._why(Step.DRAWN, restart=True))
        self._bind("time", self.call_time, lambda: self._why(Step.RUNNING))
        self._bind("reveal", self.reveal, lambda: self._why(Step.TIMED_OUT))
        self._bind("next", self.next_turn, self._why_next)
        self._bind("pause", self.pause, lambda: self._why(Step.RUNNING))
        self._bind("turn_time", self.set_time, self._why_time)
        self._bind("more_time", lambda: self.add_time(10), lambda: self._why(Step.DRAWN, Step.RUNNING))
        self._bind("less_time", lambda: self.add_time(-10), lambda: self._why(Step.DRAWN, Step.RUNNING))
        self._bind("retain", self.retain_selected, self._why_retain)
        self._bind("reject", self.reject, lambda: self._why(Step.DRAWN))
        self._bind("cancel", self.cancel, self._why_cancel)
        self._bind("end_game", self.end_game, self._why_end)
        self._bind("new_game", self.new_game_wanted.emit, self._why_new_game)

    def _bind(self, name: str, run: Callable[[], object], why: Callable[[], str]) -> None:
        self._actions[name].bind(run, why, self._desk.complain)

    def set_selected(self, selected: Callable[[], Move | None]) -> None:
        """Where the solution highlighted in the list is found."""
        self._selected = selected

    # -- why not -----------------------------------------------------------------------------------------------------

    def _why(self, *steps: Step, restart: bool = False) -> str:
        step = self._desk.step
        if step is None:
            return self.tr("Ouvrez d’abord une partie.")
        if restart and self._desk.clock.needs_choice:
            return ""
        if step not in steps:
            return self.tr("Pas maintenant : le coup est « {0} ».").format(step_text(step))
        return ""

    def _why_time(self) -> str:
        return "" if self._desk.game is not None else self.tr("Ouvrez d’abord une partie.")

    def _why_draw(self) -> str:
        return self._why(Step.BEFORE, Step.REVEALED)

    def _why_type(self) -> str:
        return self._why(Step.BEFORE, Step.REVEALED, Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)

    def _why_next(self) -> str:
        why = self._why(Step.REVEALED)
        live = self._desk.live
        if not why and live is not None and live.serial == self._desk.placed:
            return self.tr("Le coup suivant attend son tirage (F2).")
        return why

    def _why_retain(self) -> str:
        why = self._why(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        if not why and not self._desk.on_live:
            return self.tr("La liste montre un coup déjà révélé (Ctrl+L pour le coup en jeu).")
        return why

    def _why_cancel(self) -> str:
        return self._why(Step.DRAWN, Step.RUNNING, Step.TIMED_OUT, Step.REVEALED)

    def _why_end(self) -> str:
        return self._why(Step.BEFORE, Step.REVEALED)

    def _why_new_game(self) -> str:
        if self._desk.session is None:
            return self.tr("Ouvrez d’abord un tournoi.")
        game = self._desk.game
        return self.tr("La partie {0} n’est pas finie.").format(game.number) if game and game.ended is None else ""

    # -- the draw ----------------------------------------------------------------------------------------------------

    def check_rack(self, text: str) -> TypedRack | None:
        """What is wrong with a rack being typed."""
        session = self._desk.session
        if session is None or self._desk.game is None:
            return None
        return self._desk.attempt(lambda: session.check_rack(text))

    def draw(self) -> None:
        """Draw by the computer, or open the line to type a rack when racks are drawn by hand here."""
        if self._desk.settings.get("draw_by_hand", False):
            self.rack_wanted.emit()
            return
        session, desk = self._desk.session, self._desk
        assert session is not None
        if self._over():
            return
        wait = self._wait()
        turn = desk.attempt(session.draw)
        if turn is None:
            return
        desk.look_at_live(True)
        told = self.tr("Coup {0} : tirage {1}").format(turn.number, turn.draw.text())
        if turn.rejected:
            told = join(
                (told, self.tr("{0} {0:tirage rejeté|tirages rejetés} avant").format(counted(len(turn.rejected))))
            )
        self._said_draw(told, wait)

    def type_rack(self) -> None:
        """Type the rack; while a turn is on, correct one that was announced right and typed wrong."""
        self.rack_wanted.emit()

    def take_rack(self, text: str, reason: str) -> None:
        """Take the rack typed, or correct the live turn's."""
        session, desk = self._desk.session, self._desk
        if session is None:
            return
        if desk.step in (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT):
            done = desk.succeeds(lambda: session.correct_rack(text, reason or self.tr("tirage mal saisi")))
            if done:
                desk.say(
                    self.tr("Tirage corrigé ; le chrono continue, les bulletins sont revus."), self._actions["undo"]
                )
        else:
            if self._over():
                return
            wait = self._wait()
            turn = desk.attempt(lambda: session.set_rack(text, reason))
            done = turn is not None
            if turn is not None:
                told = self.tr("Coup {0} : tirage {1}").format(turn.number, turn.draw.text())
                self._said_draw(join((told, self.tr("forcé : {0}").format(reason) if turn.forced else "")), wait)
        if done:
            desk.look_at_live(True)
            self.rack_taken.emit()

    def _said_draw(self, told: str, wait: float) -> None:
        if wait > 0:
            told = join((told, self.tr("encore {0} s avant de l’annoncer (3.1)").format(round(wait))))
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
        reason = desk.attempt(session.next_end)
        if reason is None:
            return False
        desk.warn(self.tr("La partie est finie : {0} (3.7).").format(end_text(reason)), self._actions["end_game"])
        return True

    def reject(self) -> None:
        """Put the rack back before it is announced."""
        session, desk = self._desk.session, self._desk
        if session is not None and desk.succeeds(session.reject_rack):
            desk.say(self.tr("Tirage rejeté : toutes les lettres sont dans le sac."), self._actions["draw"])

    # -- the clock ---------------------------------------------------------------------------------------------------

    def start_clock(self) -> None:
        """Announce the rack: the room sees it, the time runs."""
        session, desk, game = self._desk.session, self._desk, self._desk.game
        if session is None or game is None:
            return
        # The rule set's time or the one chosen for this game, with the seconds added or taken since the draw.
        time = time_of_turn(game.rules.time, game.live.number if game.live is not None else 1)
        seconds = max(1, self._base(game, time.seconds) + self._added)
        if desk.succeeds(lambda: session.start_clock(seconds)):
            desk.clock.begin(seconds, time.signals)
            desk.clock.needs_choice = False
            desk.say(self.tr("Le chrono court ; la salle voit le tirage."), self._actions["time"])
            self._ask_imposed()

    def _ask_imposed(self) -> None:
        """A prepared game's move below our top: the arbiter keeps it or takes ours, asked once a turn."""
        session, desk, game = self._desk.session, self._desk, self._desk.game
        live = desk.live
        if session is None or game is None or live is None or live.source is not Source.PREPARED:
            return
        if live.retained is None and desk.attempt(session.retain_best) is None:
            return
        better = session.imposed_below_top()
        live = desk.live
        if better is None or live is None or live.retained is None:
            return

        imposed = move_text(live.retained, game.row_label)

        def choose(index: int) -> None:
            desk.succeeds(lambda: session.answer_top_question(index == 0))

        def leave() -> None:
            desk.warn(self.tr("Sans réponse, {0} reste retenu ; Ctrl+Entrée en retient un autre.").format(imposed))

        options = (self.tr("garder {0}").format(imposed), self.tr("prendre notre top, {0}").format(better))
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
        """Time is over; the slips are taken."""
        session, desk = self._desk.session, self._desk
        if session is not None and desk.succeeds(session.call_time):
            desk.clock.stop()
            self._added = 0
            desk.look_at_live(True)
            desk.say(self.tr("Terminé : les bulletins sont ramassés."), self._actions["reveal"])

    def pause(self) -> None:
        """Hold the time, or go on."""
        session, desk = self._desk.session, self._desk
        if session is None:
            return
        left = desk.clock.left
        if desk.clock.clock.state is ClockState.PAUSED:
            done = desk.succeeds(lambda: session.start_clock(max(1, round(left))))
        else:
            done = desk.succeeds(lambda: session.pause_clock(left))
        if done:
            desk.clock.toggle()

    def set_time(self) -> None:
        """Set the time of the turns of this game from the next start on: the rule set's, or another."""
        desk = self._desk

        def chosen(text: str) -> None:
            seconds = desk.attempt(lambda: parse_time(text))
            if seconds is not None and desk.game is not None:
                self._time = (desk.game.number, seconds)
                if desk.step in (Step.BEFORE, Step.DRAWN, Step.REVEALED):
                    desk.clock.prepare(seconds, desk.game.rules.time.signals)
                desk.say(self.tr("Les coups suivants durent {0}.").format(clock_text(seconds)))

        self.reason_wanted.emit(self.tr("Temps d’un coup (3:00, 2:30, 90)"), chosen)

    def _base(self, game: Game, ruled: int) -> int:
        number, seconds = self._time
        return seconds if number == game.number else ruled

    def add_time(self, seconds: int) -> None:
        """Give or take seconds."""
        if self._desk.step is Step.DRAWN:
            self._added += seconds
        self._desk.clock.add(seconds)

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
        why = self._why_retain()
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
        if desk.succeeds(lambda: session.retain(move, reason)):
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
            session.reveal()
        except ArbitreError as error:
            no_move = error.kind == "no_move"
            desk.complain(error_text(error), self._actions["cancel"] if no_move else None)
            return
        desk.clock.solution_announced()
        live = desk.live
        if live is not None and live.retained is not None:
            told = self.tr("Révélé : {0}").format(move_text(live.retained, game.row_label))
            desk.say(told, self._actions["next"])

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
            if desk.succeeds(lambda: session.cancel_turn(reason)):
                desk.clock.adopt(None, desk.game)
                desk.say(
                    self.tr("Coup {0} annulé : toutes ses lettres sont dans le sac.").format(live.number),
                    self._actions["draw"],
                )

        self.reason_wanted.emit(self.tr("Motif pour annuler le coup {0} (3.6)").format(live.number), cancel)

    def end_game(self) -> None:
        """End the game, by the rules or as the arbiter says."""
        session, desk = self._desk.session, self._desk
        if session is None or desk.game is None:
            return
        by_rule = desk.attempt(session.next_end)

        def end(reason: str) -> None:
            if desk.succeeds(lambda: session.end_game(reason)):
                desk.say(self.tr("Partie finie."), self._actions["standings"])

        if by_rule is not None:
            end(str(by_rule))
        else:
            self.reason_wanted.emit(self.tr("Motif pour finir la partie"), end)

"""Why an action can't be done now, always with the key that leads on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from arbitre.domain import facts as f
from arbitre.domain.event.state import Step
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.desk import Desk, Room
from arbitre.ui.kit.feedback import key_text
from arbitre.ui.words.texts import counted, join, step_text

translate = QCoreApplication.translate

_ELSE: dict[tuple[str, Step], tuple[str, ...]] = {
    ("draw", Step.DRAWN): ("type_rack", "reject"),
    ("draw", Step.RUNNING): ("type_rack", "cancel"),
    ("draw", Step.TIMED_OUT): ("type_rack", "cancel"),
    ("show_rack", Step.RUNNING): ("announce",),
    ("reject", Step.RUNNING): ("type_rack", "cancel"),
    ("reject", Step.TIMED_OUT): ("type_rack", "cancel"),
    ("reject", Step.REVEALED): ("cancel", "correct"),
    ("retain", Step.REVEALED): ("correct",),
    ("reveal", Step.REVEALED): ("correct",),
    ("end_game", Step.DRAWN): ("reject", "cancel"),
    ("end_game", Step.RUNNING): ("cancel",),
    ("end_game", Step.TIMED_OUT): ("cancel",),
    ("more_time", Step.BEFORE): ("turn_time",),
    ("more_time", Step.REVEALED): ("turn_time",),
    ("less_time", Step.BEFORE): ("turn_time",),
    ("less_time", Step.REVEALED): ("turn_time",),
}
"""What else helps whoever pressed the key of an action at a step, besides the step that comes next."""


def keyed(actions: Actions, *names: str) -> str:
    """Actions with their keys, as one reads them: ``F3 Chrono · F7 Corriger le passé``."""
    return join(f"{key_text(actions[name])} {actions[name].text()}" for name in dict.fromkeys(names))


def no_session(desk: Desk, actions: Actions) -> str:
    """Why something waits for a tournament; empty when one is open."""
    if desk.session is not None:
        return ""
    return translate("refusals", "Ouvrez d’abord un tournoi : {0}.").format(keyed(actions, "open", "new"))


def no_game(desk: Desk, actions: Actions) -> str:
    """Why something waits for a game; empty when one is there."""
    if desk.session is None or desk.game is not None:
        return no_session(desk, actions)
    return translate("refusals", "Ouvrez d’abord une partie : {0}.").format(keyed(actions, "new_game"))


def not_undone(desk: Desk, actions: Actions) -> str:
    """Why the last action is not taken back, and what is done instead."""
    session = desk.session
    if session is None or not session.actions:
        return translate("refusals", "Il n’y a rien à annuler : {0}.").format(keyed(actions, "draw", "correct"))
    facts = session.actions[-1].facts
    if any(isinstance(fact, f.RackShown | f.ClockStarted | f.TurnRevealed) for fact in facts):
        text = translate("refusals", "La salle l’a vu ou entendu, cela ne s’annule plus : {0}.")
        return text.format(keyed(actions, "type_rack", "cancel", "correct"))
    text = translate("refusals", "Ce qui est ouvert, publié ou confié à d’autres ne s’annule pas : {0}.")
    return text.format(keyed(actions, "correct", "standings"))


def unseen_text(room: Room, what: str) -> str:
    """Why the room does not see something shown to it, with the key that changes it; empty when it does."""
    match room:
        case Room.OPEN:
            return ""
        case Room.CLOSED:
            return translate("refusals", "projecteur fermé, la salle ne voit pas {0} (F12 l’ouvre)").format(what)
        case Room.BLACK:
            return translate("refusals", "projecteur noir, la salle ne voit pas {0} (F9 le rallume)").format(what)
        case Room.FROZEN:
            return translate("refusals", "projecteur figé, la salle ne voit pas {0} (F10 le libère)").format(what)


class Refusals(QObject):
    """The refusals of a turn's actions; an empty text means that it may be done."""

    def __init__(self, desk: Desk, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._actions = desk, actions

    def step(self, name: str, *steps: Step) -> str:
        """Allowed at these steps only; else the step the turn is at, and what can be done there."""
        desk = self._desk
        step, following = desk.step, desk.following
        if step is None or following is None:
            return no_game(desk, self._actions)
        if step in steps:
            return ""
        ended = ("correct",) if step is Step.ENDED else ()
        what = keyed(self._actions, following, *_ELSE.get((name, step), ()), *ended)
        return self.tr("Pas maintenant : le coup est « {0} ». À faire : {1}.").format(step_text(step), what)

    def rack(self, name: str, *steps: Step) -> str:
        """Like ``step`` for a rack; a new one waits until somebody sits at a table."""
        return self.step(name, *steps) or self._nobody()

    def _nobody(self) -> str:
        desk, game, session = self._desk, self._desk.game, self._desk.session
        if game is None or session is None or desk.step not in (Step.BEFORE, Step.REVEALED):
            return ""
        if game.expected(game.next_serial):
            return ""
        waiting = session.tables.unseated()
        if not waiting:
            return ""
        key = keyed(self._actions, "seat_all")
        text = self.tr("{0} {0:joueur présent|joueurs présents} sans table : {1} ; la page Joueurs a d’autres plans.")
        return text.format(counted(waiting), key)

    def seat(self) -> str:
        """Seating those present needs somebody without a table, in a game that goes on."""
        session, desk = self._desk.session, self._desk
        if session is None or desk.game is None:
            return no_game(desk, self._actions)
        if desk.step is Step.ENDED:
            return self.step("seat_all")
        if session.tables.unseated():
            return ""
        text = self.tr("Tous les présents ont une table ; F7 échange deux tables. À suivre : {0}.")
        return text.format(keyed(self._actions, desk.following or "draw"))

    def show_rack(self) -> str:
        """The rack is shown once, before the clock; not while the arbiter plays and may look at the projector."""
        live = self._desk.live
        why = self.step("show_rack", Step.DRAWN)
        if not why and live is not None and live.rack_shown:
            return self.tr("La salle a déjà ce tirage : {0}.").format(keyed(self._actions, "clock"))
        return why

    def clock(self) -> str:
        """The clock starts on a drawn rack, or again where it stands at 0 after an undo or a restart."""
        return "" if self._desk.clock.needs_choice and self._desk.game else self.step("clock", Step.DRAWN)

    def pause(self) -> str:
        """Only time that runs can be held."""
        desk, actions = self._desk, self._actions
        why = self.step("pause", Step.RUNNING)
        if why:
            return why
        if desk.clock.needs_choice:
            return self.tr("Le chrono n’est pas lancé : {0}.").format(keyed(actions, "clock"))
        if desk.clock.is_over:
            return self.tr("Le temps est écoulé : {0}.").format(keyed(actions, "time", "more_time"))
        return ""

    def less_time(self) -> str:
        """Time that is not there can't be taken: a stray key never ends a turn."""
        desk = self._desk
        why = self.step("less_time", Step.DRAWN, Step.RUNNING)
        if not why and desk.clock.left <= 10:
            text = self.tr("Il ne reste que {0} s : {1}.")
            return text.format(desk.clock.face.left, keyed(self._actions, desk.following or "time"))
        return why

    def next(self) -> str:
        """A revealed turn is left once."""
        live = self._desk.live
        why = self.step("next", Step.REVEALED)
        if not why and live is not None and live.serial == self._desk.placed:
            return self.tr("Le coup suivant attend son tirage : {0}.").format(keyed(self._actions, "draw"))
        return why

    def retain(self) -> str:
        """A solution is retained from the list of the live turn."""
        why = self.step("retain", Step.DRAWN, Step.RUNNING, Step.TIMED_OUT)
        if not why and not self._desk.on_live:
            return self.tr("La liste montre un coup déjà révélé : {0}.").format(keyed(self._actions, "look"))
        return why

    def new_game(self) -> str:
        """A game follows one that is over."""
        game = self._desk.game
        if self._desk.session is None:
            return no_session(self._desk, self._actions)
        if game is None or game.ended is not None:
            return ""
        between = game.step in (Step.BEFORE, Step.REVEALED)
        names = ("end_game",) if between else (self._desk.following or "draw", "cancel")
        return self.tr("La partie {0} n’est pas finie : {1}.").format(game.number, keyed(self._actions, *names))

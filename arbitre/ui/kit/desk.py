"""Between the session and the window: signals, the turn that is marked, solutions searched off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QAction

from arbitre.application.lexicons.search import Searcher, Solutions
from arbitre.application.room.clock import Clock
from arbitre.application.session.core import SNAPSHOTS, Action, Change
from arbitre.application.session.session import Session
from arbitre.application.session.turns import Tops
from arbitre.application.session.veil import is_veiled
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import Letters
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.settings import Settings
from arbitre.ui.guard import guarded
from arbitre.ui.kit.clock_control import ClockControl
from arbitre.ui.words.errors import error_text

T = TypeVar("T")
_TIMED = (
    f.RackDrawn,
    f.RackRejected,
    f.ClockPaused,
    f.TimeAdded,
    f.TimeCalled,
    f.TurnCancelled,
    f.TurnTimeChosen,
)
"""Facts that change the clock; undone, the clock is again what it would be without them."""


class Room(StrEnum):
    """What the projector does with what is shown to the room."""

    OPEN = "open"
    CLOSED = "closed"
    BLACK = "black"
    FROZEN = "frozen"


@dataclass(frozen=True)
class _Where:
    """What the window adds to the state, as it was at one moment: given back by undo and redo."""

    clock: Clock
    chosen: int | None
    on_live: bool


@dataclass(frozen=True)
class Message:
    """What the message bar shows: a level (info, warning, error), a sentence, and an action that goes with it."""

    text: str
    level: str = "info"
    action: QAction | None = None


class _Relay(QObject):
    found = Signal(object, object, object, object)  # searcher, board, rack, Solutions or the error


@dataclass(frozen=True)
class _Wanted:
    searcher: Searcher
    board: Board
    rack: Letters


@guarded
class _Search(QRunnable):
    """One search in a thread of the pool."""

    def __init__(self, wanted: _Wanted, relay: _Relay) -> None:
        super().__init__()
        self._wanted = wanted
        self._relay = relay

    def run(self) -> None:
        wanted = self._wanted
        try:
            found: object = wanted.searcher.clone().solutions(wanted.board, wanted.rack)
        except ArbitreError as error:
            found = error
        self._relay.found.emit(wanted.searcher, wanted.board, wanted.rack, found)


def _goes_on(old: Session | None, new: Session | None) -> bool:
    """Whether a session is the one before it in another file: its clock runs on."""
    if old is None or new is None or not old.actions or not new.actions:
        return False
    return old.actions[-1].id == new.actions[-1].id


class Desk(QObject):
    """What every part of the window shares: the session, the clock, the turn that slips are entered for."""

    session_changed = Signal()
    changed = Signal()  # the state is another one
    focus_changed = Signal()  # another turn is marked or shown
    solutions_ready = Signal()
    preview_changed = Signal()  # the move shown translucent on the board
    said = Signal(object)  # Message
    recorded = Signal(int)  # a slip of this table was recorded
    refused = Signal()  # a key that means nothing: beep
    elsewhere_wanted = Signal(str)  # nothing can be written to the file any more, and why
    reason_wanted = Signal(str, object)  # the question, and who takes the reason typed
    choice_wanted = Signal(str, object, object)  # the question, the answers, and who takes the one chosen

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.session: Session | None = None
        self.clock = ClockControl(self)
        self.hidden = False  # solutions hidden because the room may see this screen
        self.placed = 0  # serial of the revealed turn that F6 left behind
        self.room = Room.CLOSED
        self._before: dict[str, _Where] = {}  # by action
        self._after: dict[str, _Where] = {}  # by action undone
        self._unsubscribe: Callable[[], None] | None = None
        self._chosen: int | None = None
        self._on_live = True
        self._preview: object = None
        self._relay = _Relay(self)
        self._relay.found.connect(self._on_found)
        self._searching: set[tuple[Searcher, Board, Letters]] = set()
        self._tops: tuple[object, Tops] | None = None
        self._game_number = 0
        self._open: tuple[Game, tuple[Turn, ...]] | None = None
        self._end: tuple[object, bool] = (None, False)  # for this state

    # -- the session -------------------------------------------------------------------------------------------------

    def set_session(self, session: Session | None) -> None:
        """Take another tournament (or none); the one before is closed."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        old, self.session = self.session, session
        goes_on = _goes_on(old, session)
        self._tops = None
        self._searching.clear()
        if not goes_on:
            self._chosen, self._on_live, self._preview = None, True, None
            self.placed = 0
            self._before, self._after = {}, {}
        if session is not None:
            self._unsubscribe = session.subscribe(self._on_change)
        if old is not None:
            QThreadPool.globalInstance().waitForDone()
            old.close()
        if not goes_on:
            self.clock.adopt(self.live, self.game)
        self.session_changed.emit()
        self._after_change()

    def attempt(self, command: Callable[[], T]) -> T | None:
        """Run a command; what it refuses is said in the message bar and ``None`` comes back.

        Where only the reason for changing an official standing is lacking, it is asked for and the command run again.
        """
        try:
            return command()
        except ArbitreError as error:
            self.refuse(error, lambda: self.attempt(command))
            return None

    def succeeds(self, command: Callable[[], object]) -> bool:
        """Like ``attempt`` for commands that give nothing back."""
        try:
            command()
        except ArbitreError as error:
            self.refuse(error, lambda: self.succeeds(command))
            return False
        return True

    def refuse(self, error: ArbitreError, again: Callable[[], object]) -> None:
        """Say why a command was refused; ask for what it lacks, then do it ``again``.

        That is the reason that an official standing needs, or a yes where it takes something from somebody else.
        """
        self.complain(error_text(error))
        if error.kind in ("moved", "read_only"):
            self.elsewhere_wanted.emit(error_text(error))
        session = self.session
        takes_from = error.data.get("takes_from")
        if session is not None and isinstance(takes_from, tuple):

            def agree(_: int) -> None:
                if session is self.session:
                    with session.agreed(takes_from):
                        again()

            self.choice_wanted.emit(error_text(error), (self.tr("le faire quand même"),), agree)
            return
        if session is None or not error.data.get("official"):
            return

        def retry(reason: str) -> None:
            if session is self.session:
                self.say(self.tr("Motif noté : {0}").format(reason))
                with session.because(reason):
                    again()

        self.reason_wanted.emit(self.tr("Classement officiel : motif du changement ?"), retry)

    def say(self, text: str, action: QAction | None = None) -> None:
        """Say what just happened."""
        self.said.emit(Message(text, "info", action))

    def warn(self, text: str, action: QAction | None = None) -> None:
        """Say something to look at."""
        self.said.emit(Message(text, "warning", action))

    def complain(self, text: str, action: QAction | None = None) -> None:
        """Say why something was not done."""
        self.said.emit(Message(text, "error", action))
        self.refused.emit()

    # -- the state ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The game being played."""
        if self.session is None or not self.session.state.games:
            return None
        return self.session.state.games[-1]

    @property
    def live(self) -> Turn | None:
        """The turn in play."""
        return self.game.live if self.game is not None else None

    @property
    def step(self) -> Step | None:
        """Where the live turn stands; ``None`` without a game."""
        return self.game.step if self.game is not None else None

    @property
    def following(self) -> str | None:
        """The name of the action that comes next; ``None`` without a game."""
        step = self.step
        if step is None:
            return None
        live = self.live
        placed = live is None or live.cancelled is not None or live.serial == self.placed
        if placed and step in (Step.BEFORE, Step.REVEALED) and self._ends():
            return "end_game"
        return {
            Step.BEFORE: "draw",
            Step.DRAWN: "clock",
            Step.RUNNING: "time",
            Step.TIMED_OUT: "reveal",
            Step.REVEALED: "draw" if placed else "next",
            Step.ENDED: "new_game",
        }[step]

    def _ends(self) -> bool:
        """Whether the rules end the game before the next draw; asked once for each state."""
        session = self.session
        state = session.state if session is not None else None
        if self._end[0] is not state:
            try:
                self._end = (state, session is not None and session.racks.next_end() is not None)
            except ArbitreError:  # no list here to look for a move with
                self._end = (state, False)
        return self._end[1]

    @property
    def marked(self) -> Turn | None:
        """The turn whose slips are entered: the one chosen, else the oldest open one, else the live one."""
        game = self.game
        if game is None or not game.turns:
            return None
        candidates = self.markable()
        if self._chosen is not None and self._chosen <= len(game.turns):
            chosen = game.turn(self._chosen)
            if chosen.counts and not is_veiled(game, chosen):
                return chosen
        open_turns = [turn for turn in self.open_turns() if not is_veiled(game, turn)]
        if open_turns:
            return open_turns[0]
        return candidates[-1] if candidates else None

    def open_turns(self) -> tuple[Turn, ...]:
        """Turns that lack slips; worked out once for each state of the game."""
        game = self.game
        if game is None:
            return ()
        if self._open is None or self._open[0] is not game:
            self._open = (game, game.open_turns())
        return self._open[1]

    def markable(self) -> list[Turn]:
        """Turns whose slips may be entered, oldest first: those open, and the last two announced."""
        game = self.game
        if game is None:
            return []
        announced = [
            turn
            for turn in game.turns
            if turn.counts and turn.step not in (Step.BEFORE, Step.DRAWN) and not is_veiled(game, turn)
        ]
        wanted = {turn.serial for turn in self.open_turns()} | {turn.serial for turn in announced[-2:]}
        return [turn for turn in announced if turn.serial in wanted]

    def switch_marked(self, steps: int) -> bool:
        """Enter slips of the turn after or before the one being marked; false when there is none."""
        marked = self.marked
        if marked is None:
            return False
        serials = [turn.serial for turn in self.markable()]
        ahead = [one for one in serials if (one > marked.serial if steps > 0 else one < marked.serial)]
        if not ahead:
            return False
        self.mark_turn(ahead[0] if steps > 0 else ahead[-1])
        return True

    def mark_turn(self, serial: int | None) -> None:
        """Enter slips of this turn; ``None``: of the oldest open one again."""
        self._chosen = serial
        self.look_at_live(False)
        self._want_solutions()
        self.focus_changed.emit()

    @property
    def on_live(self) -> bool:
        """True while board and list show the live turn rather than the one being marked."""
        return self._on_live

    @property
    def shown(self) -> Turn | None:
        """The turn that board and list show."""
        return self.live if self._on_live else self.marked

    def look_at_live(self, live: bool) -> None:
        """Show the live turn, or the one being marked, on board and list."""
        if live == self._on_live:
            return
        self._on_live = live
        self._preview = None
        self._want_solutions()
        self.focus_changed.emit()

    @property
    def veiled(self) -> bool:
        """True while the arbiter plays the live turn himself: nothing of it, and no word, may be shown to him."""
        return self.game is not None and is_veiled(self.game, self.game.live)

    def hides(self, turn: Turn | None) -> bool:
        """Whether the solutions of a turn stay hidden.

        The room may see this screen and does not know them yet, or the arbiter plays and has not handed in.
        """
        game = self.game
        if game is not None and is_veiled(game, turn):
            return True
        return self.hidden and (turn is None or not turn.revealed)

    @property
    def preview(self) -> object:
        """The move shown translucent, or ``None``."""
        return self._preview

    def set_preview(self, move: object) -> None:
        """Show a move translucent on the board."""
        if move != self._preview:
            self._preview = move
            self.preview_changed.emit()

    # -- solutions ---------------------------------------------------------------------------------------------------

    def solutions(self, turn: Turn | None, game: Game | None = None) -> Solutions | None:
        """All legal moves of a turn, when they were found already; else they are searched and announced later.

        ``game``: where the turn is, the game played by default.
        """
        session, game = self.session, game or self.game
        if turn is None or session is None or not turn.rack or turn.step is Step.BEFORE or not turn.counts:
            return None
        if game is None or is_veiled(game, turn):
            return None
        searcher = self.attempt(lambda: session.searches.searcher(game))
        if searcher is None:
            return None
        found = session.searches.known(turn, game)
        key = (searcher, turn.board, turn.rack)
        if found is None and key not in self._searching:
            self._searching.add(key)
            QThreadPool.globalInstance().start(_Search(_Wanted(*key), self._relay))
        return found

    def tops(self) -> Tops | None:
        """The tied tops of the turn shown and the book's choice; ``None`` before they are found."""
        turn, session = self.shown, self.session
        if turn is None or session is None or self.solutions(turn) is None:
            return None
        key = (id(session), turn.board, turn.rack, turn.number, id(self._searcher()))
        if self._tops is None or self._tops[0] != key:
            found = self.attempt(lambda: session.turns.tops(turn))
            if found is None:
                return None
            self._tops = (key, found)
        return self._tops[1]

    def _searcher(self) -> Searcher | None:
        session = self.session
        return self.attempt(session.searches.searcher) if session is not None and self.game is not None else None

    def _want_solutions(self) -> None:
        self.solutions(self.shown)
        self.solutions(self.marked)

    def _on_found(self, searcher: Searcher, board: Board, rack: Letters, found: object) -> None:
        key = (searcher, board, rack)
        if key not in self._searching or self.session is None:
            return  # wanted by a tournament that was closed
        self._searching.discard(key)
        if isinstance(found, ArbitreError):
            self.complain(error_text(found))
            return
        assert isinstance(found, Solutions)
        self.session.searches.keep(*key, found)
        self.solutions_ready.emit()

    # -- changes -----------------------------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        action = change.action
        if action is not None and change.how == "done":
            self._before[action.id] = self._where()
            while len(self._before) > SNAPSHOTS:
                self._before.pop(next(iter(self._before)))
            self._after.clear()
            self.clock.follow(action.facts, self.live, self.game)
        elif action is not None and change.how == "undone":
            self._after[action.id] = self._where()
            self._go_back(self._before.get(action.id), action)
        elif action is not None:
            self._go_back(self._after.get(action.id), action)
        self._after_change()

    def _where(self) -> _Where:
        return _Where(self.clock.clock, self._chosen, self._on_live)

    def _go_back(self, where: _Where | None, action: Action) -> None:
        """Show the turn that an action undone or redone was about, its clock as if time had never been touched."""
        timed = any(isinstance(fact, _TIMED) for fact in action.facts)
        if where is None:  # done before the file was opened
            if timed:
                self.clock.recover(self.live, self.game)
            return
        self._chosen, self._on_live = where.chosen, where.on_live
        if timed:
            self.clock.take(where.clock)

    def _after_change(self) -> None:
        game = self.game
        number = game.number if game is not None else 0
        if number != self._game_number:  # turns of another game have the same numbers
            self._game_number, self._chosen, self.placed = number, None, 0
        if self._chosen is not None and game is not None and self._chosen <= len(game.turns):
            turn = game.turn(self._chosen)
            oldest = self.open_turns()
            if game.complete(turn.serial) and oldest and oldest[0].serial != turn.serial:
                self._chosen = None
        self._want_solutions()
        self.changed.emit()

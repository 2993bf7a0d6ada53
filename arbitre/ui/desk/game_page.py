"""The game page: board and rack, solutions, marking panel, under the band of the live turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import Move, lay
from arbitre.domain.board.tiles import Kind, Letters, Tile, TileSet
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.event.thread import start_of_turn
from arbitre.ui.board.board_view import BoardView
from arbitre.ui.board.rack_view import RackView
from arbitre.ui.desk.live_band import LiveBand
from arbitre.ui.desk.marking_panel import MarkingPanel
from arbitre.ui.desk.solutions_panel import SolutionsPanel
from arbitre.ui.desk.turn_control import TurnControl
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.desk import Desk
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.refusals import keyed, no_game, no_session
from arbitre.ui.look.theme import GAP_SMALL, Theme
from arbitre.ui.words.texts import listed

_NO_TILES = TileSet("", "", "letter", (Tile("A", 1, 1, Kind.VOWEL),), 0)


@guarded
class BoardCard(QFrame):
    """Board, rack and what is left in the bag, of the turn shown."""

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.setProperty("card", True)
        self.board = BoardView(_NO_TILES, theme, self)
        self.rack = RackView(_NO_TILES, theme, self)
        self.rack.setFixedHeight(42)
        self._which = QLabel(self)
        self._which.setProperty("role", "heading")
        self._bag = QLabel(self)
        self._bag.setProperty("role", "dim")
        self._bag.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        lower = QHBoxLayout()
        lower.setSpacing(GAP_SMALL)
        lower.addWidget(self.rack, 1)
        lower.addWidget(self._bag)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(4)
        column.addWidget(self._which)
        column.addWidget(self.board, 1)
        column.addLayout(lower)
        for signal in (desk.changed, desk.focus_changed, desk.preview_changed, desk.session_changed):
            signal.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the board of the turn shown, with the move previewed."""
        game, turn = self._desk.game, self._desk.shown
        if game is None:
            self.board.set_board(self.board.board)
            self.rack.set_rack(())
            self._which.clear()
            self._bag.clear()
            return
        live = self._desk.on_live
        if turn is not None and (not turn.counts or turn.step is Step.BEFORE):
            # Cancelled, or its rack rejected: every letter is back in the bag, no rack is in play.
            self.board.set_board(game.board, game.tile_set, row_label=game.row_label)
            rack: Letters = ()
            left, bag = 0, self.bag_counter().total()
        elif turn is None or (live and turn.revealed):
            self.board.set_board(game.board, game.tile_set, row_label=game.row_label, last=turn.placed if turn else ())
            rack = ()
            left, bag = 0, sum(turn.bag.values()) if turn is not None else game.full_set.total()
            if turn is not None:
                left = len(turn.after_leftover)
                rack = turn.after_leftover
        else:
            before = self._before(turn)
            preview = self._placed(turn)
            self.board.set_board(turn.board, game.tile_set, row_label=game.row_label, last=before, preview=preview)
            rack, left, bag = turn.rack, len(turn.leftover), sum(turn.bag.values())
        self.rack.set_rack(rack, left, game.tile_set)
        self._bag.setText(self.tr("sac {0}").format(bag))
        self._which.setText(self._head(turn, live))
        set_property(self._which, "status", "")

    def _head(self, turn: Turn | None, live: bool) -> str:
        if turn is None:
            return self.tr("Grille")
        if not turn.counts:
            return self.tr("Coup {0} annulé").format(turn.number)
        if live:
            return self.tr("Grille après le coup {0}").format(turn.number) if turn.revealed else self.tr(
                "Coup {0}, en jeu"
            ).format(turn.number)  # fmt: skip
        return self.tr("Coup {0}, en correction").format(turn.number)

    def _before(self, turn: Turn) -> tuple[int, ...]:
        """The squares of the last move on the board of a turn."""
        game = self._desk.game
        assert game is not None
        earlier = [one for one in game.turns[: turn.serial - 1] if one.counts]
        return earlier[-1].placed if earlier else ()

    def _placed(self, turn: Turn) -> tuple[tuple[int, str], ...]:
        move = self._desk.preview
        if not isinstance(move, Move):
            return ()
        try:
            return lay(turn.board, move.word, move.reference).placed
        except ArbitreError:
            return ()

    def bag_counter(self) -> Counter[str]:
        """The letters that must be in the bag now."""
        live, game = self._desk.live, self._desk.game
        if game is None:
            return Counter()
        if live is None or not live.counts or live.step is Step.BEFORE:
            return Counter(dict(start_of_turn(game, game.next_serial).bag))
        return Counter(dict(live.bag))

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self.board.set_theme(theme)
        self.rack.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)


class GamePage(QWidget):
    """The desk of one game."""

    wanted = Signal()  # a key asked for it while another page is in front

    def __init__(self, desk: Desk, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._actions = actions
        self.control = TurnControl(desk, actions, self)
        self.band = LiveBand(desk, actions, self.control.check_rack, self)
        self.card = BoardCard(desk, theme, self)
        self.solutions = SolutionsPanel(desk, theme, self)
        self.marking = MarkingPanel(desk, actions, theme, self)
        self.control.set_selected(lambda: self.solutions.current)
        self.control.rack_wanted.connect(self._open_rack)
        self.control.rack_taken.connect(self._rack_taken)
        self.band.rack_typed.connect(self.control.take_rack)
        self.band.force_wanted.connect(self.control.force_rack)
        self.band.rack_line.left.connect(self.focus_entry)
        self.solutions.retain_wanted.connect(self.control.retain)
        self.solutions.left.connect(self.focus_entry)
        self._bind()
        row = QHBoxLayout()
        row.setSpacing(GAP_SMALL)
        self.card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row.addWidget(self.card, 46)
        self.middle = QVBoxLayout()  # the list, and below it the slips of a rehearsal
        self.middle.setSpacing(GAP_SMALL)
        self.middle.addWidget(self.solutions, 1)
        row.addLayout(self.middle, 27)
        row.addWidget(self.marking, 38)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_SMALL, GAP_SMALL, GAP_SMALL, 4)
        column.setSpacing(GAP_SMALL)
        column.addWidget(self.band)
        column.addLayout(row, 1)
        self.setTabOrder(self.marking.line, self.solutions.filter_line)
        self.setTabOrder(self.solutions.filter_line, self.solutions.view)
        self.setTabOrder(self.solutions.view, self.card.board)

    def _bind(self) -> None:
        desk, actions = self._desk, self._actions
        bindings = {
            "entry": (self.focus_entry, None),
            "missing": (self._next_missing, self._why_missing),
            "top_all": (self._top_all, self._why_missing),
            "close_turn": (self._close_turn, self._why_close),
            "turn_after": (lambda: self._switch(1), self._why_slips),
            "turn_before": (lambda: self._switch(-1), self._why_slips),
            "look": (self._look, self._why_look),
            "second": (lambda: self.marking.set_second(not self.marking.second), self._why_slips),
            "points": (lambda: self.marking.set_points_only(not self.marking.points_only), self._why_slips),
            "filter": (self._filter, self._why_list),
            "hide": (self._hide, lambda: no_session(desk, actions)),
        }
        for name, (run, why) in bindings.items():
            actions[name].bind(run if name == "hide" else partial(self._at_desk, run), why, desk.complain)

    def _at_desk(self, run: Callable[[], object]) -> None:
        """A key of the desk acts where its effect is seen."""
        self._come()
        run()

    def _why_list(self) -> str:
        desk, actions = self._desk, self._actions
        if desk.veiled:
            return self.tr("Vous jouez ce coup : {0}.").format(keyed(actions, "seal"))
        if desk.hides(desk.shown):
            return self.tr("Les solutions sont cachées : {0}.").format(keyed(actions, "hide"))
        return no_game(desk, actions)

    def _why_slips(self) -> str:
        desk, actions = self._desk, self._actions
        if desk.marked is not None or desk.game is None:
            return no_game(desk, actions)
        following = keyed(actions, desk.following or "draw")
        return self.tr("Aucun coup n’attend de bulletins : {0}.").format(following)

    def _why_missing(self) -> str:
        why, desk, turn = self._why_slips(), self._desk, self._desk.marked
        if why or turn is None or desk.game is None or desk.game.pending(turn.serial):
            return why
        text = self.tr("Aucun bulletin ne manque au coup {0} : {1}.")
        return text.format(turn.number, keyed(self._actions, desk.following or "draw"))

    def _why_close(self) -> str:
        """A turn is closed once, and only when the room knows its solution is nothing owed any more."""
        turn, desk = self._desk.marked, self._desk
        why = self._why_slips()
        if not why and turn is not None and turn.closed:
            return self.tr("Le coup {0} est déjà clos : {1}.").format(turn.number, keyed(self._actions, "correct"))
        if not why and turn is not None and desk.game is not None and desk.game.complete(turn.serial):
            return self._why_missing()
        return why

    def _why_look(self) -> str:
        desk = self._desk
        if desk.game is None or desk.marked is not desk.live or not desk.on_live:
            return no_game(desk, self._actions)
        text = self.tr("Le coup corrigé est le coup en jeu : rien d’autre à voir. À suivre : {0}.")
        return text.format(keyed(self._actions, desk.following or "draw"))

    def set_session(self, session: Session | None) -> None:
        """Nothing to keep: everything shown follows the desk."""
        self.band.forget_rack()
        self.marking.line.clear_line()

    def activated(self) -> None:
        """The page came to the front: typing goes to the rack being typed, else to the entry line."""
        if self.band.typing:
            self.band.rack_line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focus_entry()

    def focus_entry(self) -> None:
        """Put the cursor in the entry line."""
        self._come()
        self.band.close_rack()
        self.marking.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _come(self) -> None:
        """Come to the front first: what is hidden takes no keys."""
        if not self.isVisibleTo(self.window()):
            self.wanted.emit()

    def _open_rack(self) -> None:
        self._come()
        if self.band.rack_line.hasFocus():
            self._desk.say(self.tr("Le tirage se tape : Entrée le prend, Échap l’écarte."))
        self.band.open_rack()

    def _look(self) -> None:
        self._desk.look_at_live(not self._desk.on_live)

    def _filter(self) -> None:
        self.solutions.focus_filter()

    def _rack_taken(self) -> None:
        self.band.forget_rack()
        self.focus_entry()

    def _next_missing(self) -> None:
        self.focus_entry()
        line = self.marking.line
        if line.may_change():
            line.do(self.marking.machine.next_missing())

    def _top_all(self) -> None:
        self.focus_entry()
        line = self.marking.line
        if line.may_change():
            line.do(self.marking.machine.all_missing())

    def _switch(self, steps: int) -> None:
        if not self.marking.line.may_change():
            return
        desk, turn = self._desk, self._desk.marked
        if not desk.switch_marked(steps):
            if turn is not None and steps < 0:
                text = self.tr("Avant le coup {0} aucun coup n’attend de bulletins : {1}.")
                desk.complain(text.format(turn.number, keyed(self._actions, "correct")))
            elif turn is not None:
                text = self.tr("Le coup {0} est le dernier annoncé : {1}.")
                desk.complain(text.format(turn.number, keyed(self._actions, desk.following or "draw")))
            return
        self.marking.line.clear_line()
        self.focus_entry()

    def _hide(self) -> None:
        self._desk.hidden = not self._desk.hidden
        self._desk.focus_changed.emit()

    def _close_turn(self) -> None:
        session, turn, desk = self._desk.session, self._desk.marked, self._desk
        if session is None or turn is None or desk.game is None:
            return
        missing = desk.game.pending(turn.serial)

        def close(reason: str) -> None:
            if desk.succeeds(lambda: session.slips.close_turn(reason, turn.serial)):
                text = (
                    self.tr("Coup {0} clos ; zéro {1:à la table|aux tables} {1}.")
                    if missing
                    else self.tr("Coup {0} clos.")
                )
                desk.say(text.format(turn.number, listed(missing)), self._actions["undo"])

        text = (
            self.tr("Motif pour clore le coup {0} ({1:manque|manquent} : {1})")
            if missing
            else self.tr("Motif pour clore le coup {0}")
        )
        self.control.reason_wanted.emit(text.format(turn.number, listed(missing)), close)

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self.card.set_theme(theme)
        self.solutions.set_theme(theme)
        self.marking.set_theme(theme)

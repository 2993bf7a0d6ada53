"""The turn being marked: entry line, what would be recorded, one square for each table, what is missing."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from arbitre.application.entry.machine import EntryContext, EntryMachine, Intent, Kind, Reading
from arbitre.application.entry.text import Trouble
from arbitre.application.session.veil import is_veiled
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.rules.slip import Ruling, Sanction, Slip
from arbitre.ui.board.entry_line import EntryLine
from arbitre.ui.board.tables_grid import TablesGrid
from arbitre.ui.desk.marked_turn import NO_TURN, context_of, counts_text, states_of
from arbitre.ui.desk.proposals import ProposalList
from arbitre.ui.desk.recorder import Recorder
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.choices import answers_text
from arbitre.ui.kit.desk import Desk
from arbitre.ui.kit.feedback import ElidedLabel, FixedText, set_property
from arbitre.ui.kit.models import slips_by_move
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.i18n import examples
from arbitre.ui.words.texts import (
    answers_to,
    join,
    listed,
    move_text,
    number,
    question_text,
    ruling_reason,
    ruling_sum,
    sanction_text,
    slip_text,
    status_token,
    trouble_text,
    untold_text,
)


@guarded
class MarkingPanel(QFrame):
    """Everything that happens to slips is typed here."""

    def __init__(self, desk: Desk, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._actions = actions
        self.machine = EntryMachine(NO_TURN)
        self.machine.past = self._past
        self._pasts: dict[int, EntryContext] = {}
        self._points = self._second = self._recording = False
        self._held: tuple[int, int] | None = None  # game and turn of the slip that a question waits for
        self._headed: tuple[int, int] | None = None  # game and turn that head and squares show
        self._ruled: tuple[object, Ruling | None] = ((), None)
        self._band = QFrame(self)
        self._band.setProperty("band", "marking")
        self._title = QLabel(self._band)
        self._title.setProperty("role", "title")
        self._top = ElidedLabel(self._band)
        self._top.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.line = EntryLine(self.machine, self)
        self._who = ElidedLabel(self)
        self._paid = QLabel(self)
        self._paid.setProperty("role", "preview")
        self._what = ElidedLabel(self)
        self._why = FixedText(self)
        self._why.setWordWrap(True)
        self._why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._why.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.proposals = ProposalList(theme, self)
        self.grid = TablesGrid(theme, self)
        self.grid.tip = self._tip
        self._count = ElidedLabel(self)
        self._count.setProperty("role", "dim")
        self._lay_out(theme)
        self.recorder = Recorder(desk, actions, self)
        self.line.intended.connect(lambda intent: self.record(intent))
        self.line.refused.connect(desk.refused)
        self.line.stuck.connect(self._say_trouble)
        self.line.held.connect(self._say_held)
        self.line.unasked.connect(lambda: desk.complain(self.tr("Aucune question n’attend de réponse.")))
        self.line.put_aside.connect(
            lambda text: desk.say(self.tr("Ligne écartée : « {0} » ; ↑ la reprend.").format(text.strip()))
        )
        self.line.shown.connect(self._on_line)
        self.proposals.chosen.connect(self._choose)
        self.grid.table_clicked.connect(lambda table: self.line.start_with(f"{table} "))
        for signal in (desk.changed, desk.focus_changed, desk.solutions_ready):
            signal.connect(self.refresh)
        self.retranslate()

    def _lay_out(self, theme: Theme) -> None:
        head = QHBoxLayout(self._band)
        head.setContentsMargins(10, 4, 10, 4)
        head.addWidget(self._title)
        head.addWidget(self._top, 1)
        card = QFrame(self)
        card.setProperty("card", True)
        paid = QHBoxLayout()
        paid.setSpacing(12)
        paid.addWidget(self._paid)
        paid.addWidget(self._what, 1)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(10, 6, 10, 6)
        inside.setSpacing(2)
        inside.addWidget(self._who)
        inside.addLayout(paid)
        inside.addWidget(self._why)
        inside.addWidget(self.proposals)
        lower = QFrame(self)
        lower.setProperty("card", True)
        below = QVBoxLayout(lower)
        below.setContentsMargins(10, 8, 10, 6)
        below.addWidget(self.grid, 1)
        below.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._band)
        column.addWidget(self.line)
        column.addWidget(card)
        column.addWidget(lower, 1)
        self._fix_heights()

    def _fix_heights(self) -> None:
        """Nothing moves while typing: every part keeps its height, empty or not."""
        self._who.setFixedHeight(self._who.fontMetrics().height() + 4)
        self._paid.setFixedHeight(self._paid.fontMetrics().height() + 6)
        self._why.setFixedHeight(self._why.fontMetrics().lineSpacing() * 2 + 2)

    # -- the state ---------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn | None:
        """The turn whose slip is on the line: that of an open question, the older one it names, else the one marked."""
        game = self._desk.game
        if game is not None and self._held is not None and self._held[0] == game.number:
            return game.turn(self._held[1])
        named = self.machine.reading.turn
        past = game.by_number(named) if game is not None and named is not None else None
        return past if past is not None else self._desk.marked

    @property
    def points_only(self) -> bool:
        """True while points are copied from marked sheets."""
        return self._points

    @property
    def second(self) -> bool:
        """True during a blind second marking."""
        return self._second

    def set_points_only(self, on: bool) -> None:
        """Copy points instead of slips, or stop that."""
        if not self.line.may_change():
            return
        self._points, self._second = on, False
        self.line.clear_line()
        self.refresh()

    def set_second(self, on: bool) -> None:
        """Begin or end a blind second marking."""
        if not self.line.may_change():
            return
        self._second, self._points = on, False
        self.line.clear_line()
        self.refresh()
        self._desk.say(self.tr("Second marquage, à l’aveugle.") if on else self.tr("Premier marquage."))

    def mark_second(self, serial: int) -> None:
        """Mark a turn a second time, whatever was entered before; the action of the desk goes there and back."""
        if self.line.may_change():
            self._desk.mark_turn(serial)
            self.set_second(True)

    def context(self) -> EntryContext:
        """What the entry line is read against now."""
        turn = self._desk.marked
        return self._context(turn) if turn is not None else NO_TURN

    def _past(self, number: int) -> EntryContext | None:
        """What a slip of an older turn is read against, worked out once while nothing changes."""
        game = self._desk.game
        turn = game.by_number(number) if game is not None else None
        if game is None or turn is None or not turn.counts or is_veiled(game, turn):
            return None
        if turn.step in (Step.BEFORE, Step.DRAWN):
            return None
        if turn.serial not in self._pasts:
            self._pasts[turn.serial] = replace(self._context(turn), turn=number, second=False, points=False)
        return self._pasts[turn.serial]

    def _context(self, turn: Turn) -> EntryContext:
        return context_of(self._desk, turn, points=self._points, second=self._second) or NO_TURN

    def refresh(self) -> None:
        """Show the turn as it is now; the line being typed stays, and a question with the turn it is about."""
        self._pasts = {}
        game = self._desk.game
        shown = examples(game, self._desk.settings)
        self.line.setPlaceholderText(f"12 {shown.long} {shown.across} 45")
        if self._held is not None and not self._holds():
            self._held = None
            self.machine.withdraw()
        self.machine.set_context(self.context())
        turn = self.turn
        self._headed = (game.number, turn.serial) if game is not None and turn is not None else None
        if turn is None or game is None:
            self._title.setText(self.tr("Aucun coup à corriger"))
            self._top.set_whole("")
            self.grid.set_states(())
            self._count.set_whole("")
        else:
            head = self.tr("CORRECTION DU COUP {0}").format(turn.number)
            if self.machine.reading.turn is not None:
                head = self.tr("RETOUR AU COUP {0}").format(turn.number)
            if self._points:
                head = self.tr("POINTS SEULS DU COUP {0}").format(turn.number)
            elif self._second:
                head = self.tr("DOUBLE ARBITRAGE DU COUP {0}").format(turn.number)
            self._title.setText(head)
            known = turn.retained is not None and not self._desk.hides(turn)
            self._top.set_whole(move_text(turn.retained, game.row_label) if known and turn.retained else "")
            self.grid.set_states(states_of(self._desk, game, turn, second=self._second))
            sheet = self.machine.sheet if self._points else None
            self._count.set_whole(counts_text(game, turn, second=self._second, sheet=sheet))
        self._ruled = ((), None)
        if not self._recording:  # the line is about to be cleared
            self._show_line()

    def _tip(self, table: int) -> str:
        """A table's slip in words."""
        turn = self.turn
        name = f"{table} {self.machine.context.seats.get(table, '')}".strip()
        marked = turn.slips.get(table) if turn is not None else None
        if marked is None or self._second:
            return name
        ruling = marked.ruling
        return join((name, slip_text(marked.slip, ruling.points), ruling_sum(ruling), ruling_reason(ruling)))

    # -- the line ----------------------------------------------------------------------------------------------------

    def _on_line(self) -> None:
        if self.machine.text:
            self._desk.look_at_live(False)
        game, turn = self._desk.game, self.turn
        if self._headed != ((game.number, turn.serial) if game is not None and turn is not None else None):
            self.refresh()  # another turn is named, or this one no more
        else:
            self._show_line()
        self.grid.set_current(self.machine.reading.table)
        if not self._desk.on_live:
            hides = self._desk.hides(self.turn) or self.machine.reading.turn is not None  # not on that board
            self._desk.set_preview(None if hides else self.machine.reading.move)

    def _show_line(self) -> None:
        reading = self.machine.reading
        turn, game = self.turn, self._desk.game
        hide = self._desk.hides(self.turn) or self._points
        counts = slips_by_move(turn, game.row_label) if turn and game and not self._second else {}
        moves = () if hide or turn is None or reading.kind is Kind.EMPTY else reading.proposals
        highlight = reading.highlight if moves else None
        retained = turn.retained if turn is not None else None
        self.proposals.show_moves(moves, highlight, retained, counts, game.row_label if game else "letter")
        self._who.set_whole(*self._who_text(reading))
        if self.machine.question is not None:
            self._show_question()
            return
        ruling = self._preview(reading.slip) if reading.slip is not None and reading.trouble is None else None
        set_property(self.line, "invalid", bool(reading.trouble) and reading.kind is not Kind.TAKEN)
        if ruling is None:
            self._show_other(reading)
            return
        top = turn.retained.score if turn is not None and turn.retained is not None else 0
        parts = [ruling_sum(ruling), sanction_text(ruling.sanction)]
        if ruling.sanction is Sanction.ASK:
            parts = [sanction_text(ruling.sanction)]
        self._put(" · ".join(filter(None, parts)), status_token(ruling, top), ruling_reason(ruling))
        written = slip_text(reading.slip) if reading.slip is not None else ""
        how = self.tr("choisi") if reading.slip is not None and reading.slip.chosen else self.tr("écrit")
        if reading.kind is Kind.BATCH:
            how = self.tr("{0}, {1:table|tables} {1}").format(how, listed(reading.tables))
        elif reading.kind is Kind.MOVE:
            how = self.tr("{0} ; le premier bulletin va à la table {1}").format(how, reading.other)
        elif reading.kind is Kind.REPLACE:
            how = self.tr("{0}, remplace").format(how)
        elif reading.kind is Kind.PAST:
            how = join((how, self._was(reading)), ", ")
        untold = "" if reading.slip is None else untold_text(reading.body, reading.slip)
        self._what.set_whole(join((untold, written, how)))
        set_property(self._what, "status", "warning" if untold else "")

    def _was(self, reading: Reading) -> str:
        """What the slip of an older turn is paid until now."""
        marked = self.turn.slips.get(reading.table or 0) if self.turn is not None else None
        return self.tr("jusqu’ici {0}").format(ruling_sum(marked.ruling)) if marked is not None else ""

    def _show_other(self, reading: Reading) -> None:
        self._what.set_whole("")
        set_property(self._what, "status", "")
        match reading.kind:
            case Kind.PAST if reading.trouble is Trouble.NOT_CHOSEN:
                self._show_taken(
                    reading, self.tr("Tapez le bulletin tel qu’il est écrit, ou choisissez par les flèches.")
                )
            case Kind.EMPTY:
                self._put("", "", self._hint())
            case Kind.TAKEN:
                self._show_taken(reading)
            case _ if reading.trouble is not None:
                self._put("", "warning", trouble_text(reading.trouble, reading.detail))
            case Kind.LEAVE:
                self._put(
                    self.tr("part"),
                    "warning",
                    self.tr("Le joueur ne sera plus attendu à partir du premier coup sans bulletin."),
                )
            case Kind.DISCIPLINE:
                self._put(
                    self.tr("avertissement"),
                    "warning",
                    self.tr("Avertissement de conduite, en plus du bulletin."),
                )
            case Kind.KEPT:
                self._put("", "", self.tr("Le bulletin gardé nº {0} est à cette table.").format(reading.kept))
            case Kind.NAME:
                self._put("", "", self.tr("Tab prend cette table."))
            case Kind.POINTS:
                self._put(number(reading.score or 0), "exact", self.tr("Points recopiés de la feuille."))
            case Kind.CONTROL:
                self._put(
                    number(reading.score or 0),
                    "exact",
                    self.tr("Total de contrôle juste : Entrée passe à la feuille suivante."),
                )
            case _:
                self._put("", "", "")

    def _show_taken(self, reading: Reading, told: str = "") -> None:
        turn = self.turn
        marked = turn.slips.get(reading.table or 0) if turn is not None else None
        if marked is None:
            return
        top = turn.retained.score if turn is not None and turn.retained is not None else 0
        parts = [ruling_sum(marked.ruling), sanction_text(marked.ruling.sanction)]
        self._put(
            " · ".join(filter(None, parts)),
            status_token(marked.ruling, top),
            told
            or self.tr("Déjà saisi.  R remplacer · M le premier est d’une autre table · D second marquage · Échap"),
        )
        self._what.set_whole(slip_text(marked.slip, marked.ruling.points))

    def _show_question(self) -> None:
        question = self.machine.question
        assert question is not None
        self._who.set_whole(join((self._asked_text(), self.tr("Échap revient à la ligne"))))
        self._put("", "warning", question_text(question, 48), question_text(question))
        self._what.set_whole(answers_text(self._answers()))

    def _answers(self) -> list[str]:
        """Each answer to the question with what it does to the points."""
        question, intent, session, turn = self.machine.question, self.machine.asked, self._desk.session, self.turn
        if question is None or intent is None or session is None or turn is None:
            return []
        slip, preview = intent.slip or turn.kept.get(intent.kept or 0) or Slip(), session.rulings.preview
        return answers_to(question, intent.answers, lambda given: preview(slip, turn.serial, answers=given))

    def _asked_text(self) -> str:
        intent = self.machine.asked
        slip = slip_text(intent.slip) if intent is not None and intent.slip is not None else ""
        tables = "" if intent is None else str(listed(intent.tables) if intent.tables else intent.table or "")
        return join((tables, slip))

    def _holds(self) -> bool:
        """Whether the turn of the open question is still there."""
        game = self._desk.game
        if game is None or self._held is None or self.machine.question is None:
            return False
        number, serial = self._held
        return number == game.number and serial <= len(game.turns) and game.turn(serial).counts

    def _say_held(self) -> None:
        """A key of the next slip came while a question, or a line that was refused, is still there."""
        reading = self.machine.reading
        if self.machine.question is not None:
            answers = answers_text(self._answers())
            told = self.tr("Une question attend : {0}  ·  Échap revient à la ligne.").format(answers)
        elif reading.trouble is not None:
            told = self.tr("Rien n’est enregistré : {0}  ← la complète, Échap l’écarte.").format(
                trouble_text(reading.trouble, reading.detail)
            )
        else:
            told = self.tr("Rien n’est enregistré : Entrée réessaie, ← complète la ligne, Échap l’écarte.")
        self._desk.complain(told)

    def _hint(self) -> str:
        turn = self.turn
        if turn is None:
            return ""
        if self._points:
            return self.tr("Points de la table {0} ; =total contrôle la feuille.").format(
                self.machine.points_table or ""
            )
        if not self.machine.context.missing:
            return self.tr("Tous les bulletins sont là.")
        return self.tr("Table, puis Entrée pour le top ; lettres et Tab pour une autre solution ; F1 pour les signes.")

    def _who_text(self, reading: Reading) -> tuple[str, str]:
        """Whose slip it is, and the running total, which no long name cuts off."""
        session, game = self._desk.session, self._desk.game
        context = self.machine.context
        if session is None or game is None:
            return "", ""
        if reading.kind is Kind.NAME:
            return join((f"{table} {context.seats[table]}" for table in reading.players[:6]), "   "), ""
        if reading.kind is Kind.BATCH:
            return self.tr("Plusieurs tables"), ""
        if reading.kind is Kind.KEEP:
            return self.tr("Bulletin sans numéro, gardé pour plus tard"), ""
        table = reading.table if reading.table is not None else self.machine.points_table if self._points else None
        if table is None or table not in context.seats:
            return "", ""
        total = session.results.total_of(table)
        ruling = self._preview(reading.slip) if reading.slip is not None and reading.trouble is None else None
        after = "" if ruling is None or reading.kind is not Kind.SLIP else f" → {number(total + ruling.points)}"
        return join((str(table), context.seats[table])), f" · {number(total)}{after}"

    def _preview(self, slip: Slip | None) -> Ruling | None:
        """The ruling of what is typed, worked out once for each slip."""
        session, turn = self._desk.session, self.turn
        if slip is None or session is None or turn is None:
            return None
        key = (slip, turn.serial)
        if self._ruled[0] != key:
            self._ruled = (key, self._desk.attempt(lambda: session.rulings.preview(slip, turn.serial)))
        return self._ruled[1]

    def _put(self, paid: str, status: str, why: str, whole: str = "") -> None:
        self._paid.setText(paid)
        set_property(self._paid, "status", status)
        self._why.setText(why)
        self._why.setToolTip(whole)

    def _say_trouble(self) -> None:
        reading = self.machine.reading
        if reading.trouble is not None:
            self._desk.complain(trouble_text(reading.trouble, reading.detail))
        else:
            self._desk.refused.emit()

    def _choose(self, index: int) -> None:
        if self.machine.choose(index):
            self.line.sync()

    def record(self, intent: Intent, serial: int = 0) -> None:
        """Hand an intent to the session, for the turn on the line or that of ``serial``; a question comes first."""
        turn, game = self.turn, self._desk.game
        if turn is None or game is None:
            return
        serial = serial or turn.serial
        self._recording = True
        try:
            asked = self.recorder.record(intent, serial, lambda: self.record(intent, serial))
        finally:
            self._recording = False
        self._held = None
        if asked is None:
            self.machine.refuse()
            self.line.sync()
        elif asked:
            self._held = (game.number, serial)
            self.line.ask(asked, intent)
            self._desk.warn(answers_text(self._answers()))  # the bar has room for all of them
        else:
            self.machine.recorded(intent)
            self.line.sync()
            if intent.table:
                self._desk.recorded.emit(intent.table)

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self.proposals.set_theme(theme)
        self.grid.set_theme(theme)
        self._fix_heights()

    def retranslate(self) -> None:
        """Take the texts of the language of the moment."""
        self.line.setAccessibleName(self.tr("Saisie des bulletins : table, mot, référence, score"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

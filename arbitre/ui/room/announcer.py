"""The announcer's card: what to say, in the book's order and in big type, spoken where the system has a voice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from arbitre.application.room.announcement import Line, LineKind, Said
from arbitre.domain.board.reference import Direction
from arbitre.domain.board.tiles import is_blank
from arbitre.ui.guard import guarded
from arbitre.ui.look.sounds import hush_back_ends
from arbitre.ui.look.theme import GAP, GAP_SMALL
from arbitre.ui.words.texts import counted

translate = QCoreApplication.translate


def heading(line: Line) -> str:
    """What a line is about, in a word or two."""
    names = {
        LineKind.LEFTOVER_COUNT: translate("Announcer", "Tirage"),
        LineKind.NO_LEFTOVER: translate("Announcer", "Tirage"),
        LineKind.REJECTED: translate("Announcer", "Tirage"),
        LineKind.LEFTOVER: translate("Announcer", "Lettres du reliquat"),
        LineKind.NEW: translate("Announcer", "Nouvelles lettres"),
        LineKind.WHOLE: translate("Announcer", "Rappel du tirage"),
        LineKind.START: translate("Announcer", "Début"),
        LineKind.SIGNAL: translate("Announcer", "Signal"),
        LineKind.END: translate("Announcer", "Fin"),
        LineKind.NO_SOLUTION: translate("Announcer", "Solution"),
        LineKind.POINTS: translate("Announcer", "Points"),
        LineKind.DIRECTION: translate("Announcer", "Sens"),
        LineKind.PLACE: translate("Announcer", "Référence"),
        LineKind.WORD: translate("Announcer", "Mot"),
        LineKind.SPELLING: translate("Announcer", "Épellation"),
        LineKind.CROSS_WORDS: translate("Announcer", "Mots formés"),
        LineKind.REPLACED: translate("Announcer", "Joker remplacé"),
        LineKind.RECALL: translate("Announcer", "Rappel"),
    }
    return names[line.kind]


def sentence(line: Line) -> str:
    """What the announcer says for a line."""
    match line.kind:
        case LineKind.LEFTOVER_COUNT:
            one = translate("Announcer", "Reliquat : une lettre")
            many = translate("Announcer", "Reliquat : {0} lettres")
            return one if line.number == 1 else many.format(line.number)
        case LineKind.NO_LEFTOVER:
            return translate("Announcer", "Pas de reliquat")
        case LineKind.REJECTED:
            return translate("Announcer", "Rejet : toutes les lettres sont remises dans le sac")
        case LineKind.LEFTOVER:
            return ", ".join(said.alone for said in line.said)
        case LineKind.NEW:
            return ", ".join(map(_with_letter, line.said))
        case LineKind.WHOLE:
            return ", ".join(_grouped(said, letters_only=line.letters_only) for said in line.said)
        case LineKind.REPLACED:
            letters = ", ".join(said.alone for said in line.said)
            return translate("Announcer", "{0} prend la place du joker, qui revient").format(letters)
        case LineKind.SPELLING:
            return " · ".join(map(_spelt, line.said))
        case LineKind.CROSS_WORDS:
            form = translate("Announcer", "{0} en {1}", "un mot et sa référence")
            return ", ".join(form.format(word, place) for word, place in line.words)
        case _:
            return _about_time_or_place(line)


def _about_time_or_place(line: Line) -> str:
    match line.kind:
        case LineKind.START:
            return translate("Announcer", "Chrono") + f" ({_duration(line.number)})"
        case LineKind.SIGNAL:
            return translate("Announcer", "{0} {0:seconde|secondes}").format(counted(line.number))
        case LineKind.END:
            return translate("Announcer", "Terminé")
        case LineKind.NO_SOLUTION:
            return translate("Announcer", "Aucun coup possible : nouveau tirage")
        case LineKind.POINTS:
            return _points(line.number)
        case LineKind.DIRECTION:
            across = line.direction is Direction.ACROSS
            return translate("Announcer", "Horizontal") if across else translate("Announcer", "Vertical")
        case LineKind.PLACE:
            return line.place
        case LineKind.RECALL:
            return f"{line.text}, {line.place}, {_points(line.number)}"
        case _:
            return line.text


def _points(number: int) -> str:
    one, many = translate("Announcer", "un point"), translate("Announcer", "{0} {0:point|points}")
    return one if number == 1 else many.format(counted(number))


def _duration(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    parts = []
    if minutes:
        parts.append(translate("Announcer", "{0} min").format(minutes))
    if rest:
        parts.append(translate("Announcer", "{0} s").format(rest))
    return " ".join(parts)


def _with_letter(said: Said) -> str:
    if said.is_joker:
        return translate("Announcer", "Joker – {0}").format(said.word)
    return f"{said.word} – {said.letter}" if said.word else said.letter


def _grouped(said: Said, *, letters_only: bool) -> str:
    name = said.word if said.is_joker or not letters_only else said.letter
    name = name or said.letter
    if said.count == 1:
        return name
    forms = {
        2: translate("Announcer", "{0} deux fois"),
        3: translate("Announcer", "{0} trois fois"),
        4: translate("Announcer", "{0} quatre fois"),
    }
    many = translate("Announcer", "{0} {1} fois")
    return forms[said.count].format(name) if said.count in forms else many.format(name, said.count)


def _spelt(said: Said) -> str:
    if not is_blank(said.letter):
        return said.letter
    joker = translate("Announcer", "joker {0}").format(said.letter.upper())
    return f"{joker} ({said.word})" if said.word else joker


class Speaker(QObject):
    """Speaks sentences where the system has a voice for the language; QtTextToSpeech is loaded when first asked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: QObject | None = None
        self._tried = False

    def available(self) -> bool:
        """Tell whether there is a voice for the language of the screen."""
        return self._speech() is not None

    def say(self, text: str) -> bool:
        """Speak; tell whether there was a voice."""
        speech = self._speech()
        if speech is None:
            return False
        speech.stop()  # type: ignore[attr-defined]
        speech.say(text)  # type: ignore[attr-defined]
        return True

    def stop(self) -> None:
        """Be silent."""
        if self._engine is not None:
            self._engine.stop()  # type: ignore[attr-defined]

    def _speech(self) -> QObject | None:
        if self._tried:
            return self._engine
        self._tried = True
        hush_back_ends()
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech
        except ImportError:
            return None
        engines = [name for name in QTextToSpeech.availableEngines() if name != "mock"]
        for name in engines:
            engine = QTextToSpeech(name, self)
            language = QLocale().language()
            spoken = [locale for locale in engine.availableLocales() if locale.language() == language]
            if engine.state() != QTextToSpeech.State.Error and spoken:
                engine.setLocale(spoken[0])
                self._engine = engine
                return engine
            engine.deleteLater()
        return None


@guarded
class AnnouncerCard(QWidget):
    """The lines in big type, one of them current: Space or ↓ goes on, ↑ goes back."""

    line_changed = Signal(int)
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lines: list[Line] = []
        self._rows: list[QFrame] = []
        self._current = 0
        self._column = QVBoxLayout()
        self._column.setSpacing(GAP_SMALL // 2)
        self._column.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        inside.setLayout(self._column)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
        self.setAccessibleName(self.tr("Annonce"))

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show an announcement from its first line."""
        self._lines = list(lines)
        while self._rows:
            row = self._rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while self._column.count():
            self._column.takeAt(0)
        for line in self._lines:
            row = self._make_row(line)
            self._rows.append(row)
            self._column.addWidget(row)
        self._column.addStretch(1)
        self.go_to(0)

    @property
    def lines(self) -> list[Line]:
        """The announcement shown."""
        return list(self._lines)

    @property
    def current(self) -> int:
        """Index of the line to say now."""
        return self._current

    @property
    def current_sentence(self) -> str:
        """The line to say now."""
        return sentence(self._lines[self._current]) if self._lines else ""

    def sentences(self) -> list[str]:
        """Every line as it's said."""
        return [sentence(line) for line in self._lines]

    def go_to(self, index: int) -> None:
        """Make a line the current one."""
        if not self._lines:
            return
        self._current = min(max(index, 0), len(self._lines) - 1)
        for number, row in enumerate(self._rows):
            row.setProperty("announced", number == self._current)
            row.style().unpolish(row)
            row.style().polish(row)
        self._area.ensureWidgetVisible(self._rows[self._current])
        self.setAccessibleDescription(self.current_sentence)
        self.line_changed.emit(self._current)

    def forward(self) -> None:
        """Go to the next line; after the last one the announcement is finished."""
        if self._current + 1 < len(self._lines):
            self.go_to(self._current + 1)
        else:
            self.finished.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.forward()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Backspace):
            self.go_to(self._current - 1)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Annonce"))
            current = self._current
            self.set_lines(self._lines)
            self.go_to(current)
        super().changeEvent(event)

    def _make_row(self, line: Line) -> QFrame:
        row = QFrame()
        row.setProperty("announced", False)
        layout = QVBoxLayout(row)
        layout.setContentsMargins(GAP, GAP_SMALL, GAP, GAP_SMALL)
        layout.setSpacing(0)
        title, text = QLabel(heading(line)), QLabel(sentence(line))
        title.setProperty("role", "heading")
        text.setProperty("role", "announce")
        text.setWordWrap(True)
        for label in (title, text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            layout.addWidget(label)
        return row


@guarded
class AnnouncerDialog(QDialog):
    """The card in a window of its own; the clock and the desk go on behind it."""

    def __init__(self, parent: QWidget | None = None, *, speaker: Speaker | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.card = AnnouncerCard(self)
        self._title = ""
        self._speaker = speaker or Speaker(self)
        self._speak, self._next, self._close = QPushButton(), QPushButton(), QPushButton()
        self._speak.setCheckable(True)
        self._speak.toggled.connect(self._speak_current)
        self._next.setProperty("primary", True)
        self._next.clicked.connect(self.card.forward)
        self._close.clicked.connect(self.close)
        for button in (self._speak, self._next, self._close):
            button.setAutoDefault(False)
        self._hint = QLabel()
        self._hint.setProperty("role", "dim")
        self._write_texts()
        buttons = QHBoxLayout()
        buttons.addWidget(self._hint, 1)
        for button in (self._speak, self._next, self._close):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addWidget(self.card, 1)
        layout.addLayout(buttons)
        self.card.line_changed.connect(self._speak_current)
        self.card.finished.connect(self.close)
        self.resize(760, 620)

    def announce(self, lines: Sequence[Line], title: str = "") -> None:
        """Show an announcement from its start, without stopping anything else."""
        self._title = title
        self._write_texts()
        self._speak.setVisible(self._speaker.available())
        self.card.set_lines(lines)
        self.show()
        self.card.setFocus()

    def set_title(self, title: str) -> None:
        """Call the announcement otherwise, in another language for one."""
        self._title = title
        self._write_texts()

    def _write_texts(self) -> None:
        self.setWindowTitle(self._title or self.tr("Annonce"))
        self._speak.setText(self.tr("&Lire à voix haute"))
        self._next.setText(self.tr("&Suite"))
        self._close.setText(self.tr("Fermer"))
        self._hint.setText(self.tr("Espace : ligne suivante · Retour arrière : ligne précédente"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._write_texts()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        self._speaker.stop()
        super().done(result)

    def _speak_current(self) -> None:
        if self._speak.isChecked() and self.isVisible():
            self._speaker.say(self.card.current_sentence)

"""Every action of the window: its text, icon, keys, what it does, and why it can't be done now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate
_DIGIT_KEYS = {
    1: ("&",),
    2: ("É",), 3: ('"',), 4: ("'",), 5: ("(",), 6: ("-", "§"), 7: ("È",), 8: ("_", "!"), 9: ("Ç",), 0: ("À",),
}  # fmt: skip


def digit_keys(digit: int) -> tuple[str, ...]:
    """Ctrl and a digit, also where French and Belgian keyboards have it unshifted under another sign.

    >>> digit_keys(6)
    ('Ctrl+6', 'Ctrl+-', 'Ctrl+§')
    """
    return (f"Ctrl+{digit}", *(f"Ctrl+{key}" for key in _DIGIT_KEYS[digit]))


@dataclass(frozen=True)
class Spec:
    """What is said of an action once: name, section of the key page, icon, keys."""

    name: str
    section: str
    icon: str
    keys: tuple[str, ...] = ()


def _f(number: int) -> tuple[str, ...]:
    return (f"F{number}", *digit_keys(number % 10))


SPECS = (
    Spec("help", "window", "keyboard", _f(1)),
    Spec("draw", "turn", "dice", _f(2)),
    Spec("type_rack", "turn", "edit", ("Shift+F2", "Ctrl+T")),
    Spec("draw_mode", "turn", "tile", ("Ctrl+Shift+2", "Ctrl+Shift+I")),
    Spec("clock", "turn", "play", _f(3)),
    Spec("show_rack", "turn", "eye", ("Shift+F3", "Ctrl+Shift+V")),
    Spec("time", "turn", "stop", _f(4)),
    Spec("reveal", "turn", "reveal", _f(5)),
    Spec("next", "turn", "next", _f(6)),
    Spec("words", "past", "book", ("Ctrl+D",)),
    Spec("differences", "slips", "swap", ("Ctrl+Shift+E",)),
    Spec("arbiter_table", "game", "person", ("Ctrl+Shift+A",)),
    Spec("seal", "slips", "lock", ("Ctrl+Shift+S",)),
    Spec("rehearse", "practice", "graduation", ("Ctrl+Shift+N",)),
    Spec("report", "practice", "chart", ("Ctrl+Shift+B",)),
    Spec("paper_before", "practice", "arrow-left", ("Ctrl+Shift+PgUp",)),
    Spec("paper_after", "practice", "arrow-right", ("Ctrl+Shift+PgDown",)),
    Spec("robots", "practice", "robot", ("Ctrl+R",)),
    Spec("sudden_death", "practice", "trophy", ("Ctrl+Shift+K",)),
    Spec("topping", "practice", "hourglass", ("Ctrl+Shift+G",)),
    Spec("tools", "slips", "search", ("Ctrl+U",)),
    Spec("correct", "past", "edit", _f(7)),
    Spec("standings", "window", "podium", _f(8)),
    Spec("black", "room", "black-out", _f(9)),
    Spec("freeze", "room", "freeze", _f(10)),
    Spec("full", "room", "full-screen", ("F11", "Ctrl+Shift+F")),
    Spec("projector", "room", "projector", ("F12", "Ctrl+Shift+J")),
    Spec("message", "room", "message", ("Ctrl+Shift+M",)),
    Spec("announce", "room", "speech", ("Ctrl+J",)),
    Spec("pause", "turn", "pause", ("Ctrl+Shift+F3", "Ctrl+Space")),
    Spec("turn_time", "turn", "clock", ("Ctrl+Shift+Y",)),
    Spec("more_time", "turn", "plus", ("Ctrl+Shift+Up",)),
    Spec("less_time", "turn", "minus", ("Ctrl+Shift+Down",)),
    Spec("retain", "turn", "star", ("Ctrl+Return", "Ctrl+Enter")),
    Spec("reject", "turn", "cross", ("Ctrl+Shift+R",)),
    Spec("cancel", "past", "trash", ("Ctrl+Shift+X",)),
    Spec("end_game", "game", "flag", ("Ctrl+Shift+End",)),
    Spec("new_game", "game", "plus", ("Ctrl+G",)),
    Spec("seat_all", "game", "person", ("Ctrl+Shift+U",)),
    Spec("entry", "slips", "slip", ("Ctrl+E",)),
    Spec("missing", "slips", "arrow-right", ("Ctrl+M",)),
    Spec("top_all", "slips", "star", ("Ctrl+Shift+T",)),
    Spec("close_turn", "slips", "lock", ("Ctrl+Shift+C",)),
    Spec("turn_after", "slips", "arrow-down", ("Ctrl+Down",)),
    Spec("turn_before", "slips", "arrow-up", ("Ctrl+Up",)),
    Spec("look", "slips", "eye", ("Ctrl+L",)),
    Spec("second", "slips", "copy", ("Ctrl+Shift+D",)),
    Spec("points", "slips", "table", ("Ctrl+Shift+P",)),
    Spec("filter", "slips", "filter", ("Ctrl+F",)),
    Spec("hide", "room", "eye-off", ("Ctrl+Shift+H",)),
    Spec("bag", "turn", "bag", ("Ctrl+B",)),
    Spec("undo", "past", "undo", ("Ctrl+Z",)),
    Spec("redo", "past", "redo", ("Ctrl+Y", "Ctrl+Shift+Z")),
    Spec("papers", "window", "print", ("Ctrl+P",)),
    Spec("palette", "window", "search", ("Ctrl+K",)),
    Spec("new", "window", "plus", ("Ctrl+N",)),
    Spec("open", "window", "folder", ("Ctrl+O",)),
    Spec("page_after", "window", "arrow-right", ("Ctrl+PgDown", "Ctrl+Tab")),
    Spec("page_before", "window", "arrow-left", ("Ctrl+PgUp", "Ctrl+Shift+Tab")),
    Spec("bigger", "window", "plus", ("Ctrl++", "Ctrl+=")),
    Spec("smaller", "window", "minus", ("Ctrl+Shift+-",)),
    Spec("theme", "window", "contrast", ("Ctrl+Shift+L",)),
    Spec("save_elsewhere", "window", "copy", ("Ctrl+Shift+Q",)),
    Spec("close_file", "window", "cross", ("Ctrl+W",)),
    Spec("take_over", "window", "lock", ("Ctrl+Shift+O",)),
    Spec("log", "window", "log", ("Ctrl+Shift+W",)),
    Spec("quit", "window", "stop", ("Ctrl+Q",)),
)
STEPS = ("draw", "clock", "time", "reveal", "next")


def texts() -> dict[str, str]:
    """The text of every action in the language of the moment."""
    return {
        "help": translate("actions", "Touches et aide"),
        "draw": translate("actions", "Tirage"),
        "type_rack": translate("actions", "Taper le tirage"),
        "draw_mode": translate("actions", "Tirer par l’ordinateur ou à la main"),
        "clock": translate("actions", "Chrono"),
        "show_rack": translate("actions", "Montrer le tirage pendant la lecture"),
        "time": translate("actions", "Terminé"),
        "reveal": translate("actions", "Révéler"),
        "next": translate("actions", "Poser, coup suivant"),
        "rehearse": translate("actions", "Répétition : une salle inventée"),
        "report": translate("actions", "Bilan de la répétition"),
        "paper_before": translate("actions", "Bulletin précédent du paquet"),
        "paper_after": translate("actions", "Bulletin suivant du paquet"),
        "robots": translate("actions", "Robots"),
        "sudden_death": translate("actions", "Mort subite et départage"),
        "topping": translate("actions", "Topping"),
        "tools": translate("actions", "Outils du mot"),
        "correct": translate("actions", "Corriger le passé"),
        "standings": translate("actions", "Classements"),
        "black": translate("actions", "Écran noir au projecteur"),
        "freeze": translate("actions", "Figer le projecteur"),
        "full": translate("actions", "Plein écran"),
        "projector": translate("actions", "Ouvrir ou fermer le projecteur"),
        "message": translate("actions", "Message à la salle"),
        "announce": translate("actions", "Fiche d’annonce"),
        "pause": translate("actions", "Arrêter ou reprendre le chrono"),
        "turn_time": translate("actions", "Temps des coups"),
        "more_time": translate("actions", "Ajouter 10 secondes"),
        "less_time": translate("actions", "Retirer 10 secondes"),
        "retain": translate("actions", "Retenir cette solution"),
        "reject": translate("actions", "Rejeter le tirage"),
        "cancel": translate("actions", "Annuler le coup"),
        "end_game": translate("actions", "Finir la partie"),
        "new_game": translate("actions", "Nouvelle partie"),
        "seat_all": translate("actions", "Asseoir les présents sans table"),
        "entry": translate("actions", "Saisir les bulletins"),
        "missing": translate("actions", "Bulletin manquant suivant"),
        "top_all": translate("actions", "Le top à tous les manquants"),
        "close_turn": translate("actions", "Clore le coup : manquants à zéro"),
        "turn_after": translate("actions", "Corriger le coup suivant"),
        "turn_before": translate("actions", "Corriger le coup précédent"),
        "look": translate("actions", "Voir le coup en jeu ou le coup corrigé"),
        "second": translate("actions", "Double arbitrage"),
        "points": translate("actions", "Saisie des points seuls"),
        "filter": translate("actions", "Filtrer les solutions"),
        "hide": translate("actions", "Cacher ou montrer les solutions"),
        "bag": translate("actions", "Contenu du sac"),
        "words": translate("actions", "Mots admis ou refusés"),
        "differences": translate("actions", "Écarts du double arbitrage"),
        "arbiter_table": translate("actions", "L’arbitre joue aussi"),
        "seal": translate("actions", "Bulletin scellé de l’arbitre"),
        "undo": translate("actions", "Annuler"),
        "redo": translate("actions", "Rétablir"),
        "papers": translate("actions", "Documents"),
        "palette": translate("actions", "Toutes les actions"),
        "new": translate("actions", "Nouveau tournoi"),
        "open": translate("actions", "Ouvrir un tournoi"),
        "page_after": translate("actions", "Page suivante"),
        "page_before": translate("actions", "Page précédente"),
        "bigger": translate("actions", "Texte plus grand"),
        "smaller": translate("actions", "Texte plus petit"),
        "theme": translate("actions", "Changer de thème"),
        "save_elsewhere": translate("actions", "Continuer dans un autre fichier"),
        "close_file": translate("actions", "Fermer le tournoi"),
        "take_over": translate("actions", "Reprendre le fichier"),
        "log": translate("actions", "Journal du programme"),
        "quit": translate("actions", "Quitter"),
    }


def section_text(section: str) -> str:
    """The head of a group of actions."""
    return {
        "turn": translate("actions", "Le coup en jeu"),
        "slips": translate("actions", "Les bulletins"),
        "past": translate("actions", "Corriger"),
        "room": translate("actions", "La salle"),
        "game": translate("actions", "La partie"),
        "practice": translate("actions", "Entraînement et formules"),
        "window": translate("actions", "Le programme"),
    }.get(section, section)


class DeskAction(QAction):
    """An action that stays reachable by its key: when it can't be done it says why instead of nothing."""

    def __init__(self, spec: Spec, parent: QObject) -> None:
        super().__init__(parent)
        self.spec = spec
        self.setObjectName(spec.name)
        self.setShortcuts([QKeySequence(key) for key in spec.keys])
        self.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.setAutoRepeat(spec.name in ("turn_after", "turn_before", "bigger", "smaller", "more_time", "less_time"))
        self._why: Callable[[], str] = lambda: ""
        self._run: Callable[[], object] | None = None
        self._refuse: Callable[[str], object] = lambda why: None
        self.triggered.connect(self._on_triggered)

    def bind(self, run: Callable[[], object], why: Callable[[], str] | None, refuse: Callable[[str], object]) -> None:
        """Say what it does, why it may be refused (empty: it may be done), and where the refusal is shown."""
        self._run, self._refuse = run, refuse
        if why is not None:
            self._why = why

    @property
    def why(self) -> str:
        """Why it can't be done now; empty when it can."""
        if self._run is None:
            return translate("actions", "Ouvrez d’abord un tournoi.")
        return self._why()

    @property
    def allowed(self) -> bool:
        """True when it can be done now."""
        return not self.why

    def _on_triggered(self) -> None:
        why = self.why
        if why:
            self._refuse(why)
        elif self._run is not None:
            self._run()


class Actions(QObject):
    """All actions by name; they belong to the window, which adds them so that their keys work everywhere in it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._all = {spec.name: DeskAction(spec, self) for spec in SPECS}
        self.retranslate()
        window.addActions(list(self._all.values()))

    def __getitem__(self, name: str) -> DeskAction:
        return self._all[name]

    def __iter__(self) -> Iterator[DeskAction]:
        return iter(self._all.values())

    def retranslate(self) -> None:
        """Take the texts of the language of the moment."""
        for name, text in texts().items():
            self._all[name].setText(text)

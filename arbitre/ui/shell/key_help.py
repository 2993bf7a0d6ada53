"""The pages of F1: every key and the whole grammar of the entry line on one sheet; beside it the guide of two pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from arbitre.application.entry.text import ALT_KEYS, Mark
from arbitre.application.presets.languages import Examples
from arbitre.resources import data_path
from arbitre.ui.guard import guarded
from arbitre.ui.kit.actions import DeskAction, section_text
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.i18n import spoken
from arbitre.ui.words.texts import mark_text

_SECTIONS = ("turn", "slips", "past", "room", "game", "practice", "window")


@guarded
class KeyHelp(QDialog):
    """Not modal: it may lie beside the desk."""

    def __init__(
        self,
        actions: Iterable[DeskAction],
        theme: Theme,
        parent: QWidget | None = None,
        examples: Callable[[], Examples] = lambda: Examples.of("fr", "letter"),
    ) -> None:
        super().__init__(parent)
        self._examples = examples
        self.setModal(False)
        self._actions = tuple(actions)
        self.text, self.guide = QTextBrowser(self), QTextBrowser(self)
        self._tabs = QTabWidget(self)
        self._tabs.addTab(self.text, "")
        self._tabs.addTab(self.guide, "")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._close = buttons.button(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs, 1)
        column.addWidget(buttons)
        self.resize(980, 640)
        self.show_keys(theme)

    def show_keys(self, theme: Theme) -> None:
        """Write the sheet in a theme's colours."""
        self._theme = theme
        self.setWindowTitle(self.tr("Touches et aide"))
        self.text.setAccessibleName(self.tr("Touches"))
        self.guide.setAccessibleName(self.tr("Guide"))
        self._tabs.setTabText(0, self.tr("&Touches"))
        self._tabs.setTabText(1, self.tr("&Guide"))
        self.guide.setMarkdown((data_path("guides") / f"{spoken()}.md").read_text("utf-8"))
        self._close.setText(self.tr("Fermer"))
        colours = theme.colours
        head = f'style="color:{colours.accent}"'
        half = "width='50%' valign='top' style='padding-right:18px'"
        left = self._entry(head) + self._marks(head)
        right = "".join(self._section(section, head) for section in _SECTIONS)
        self.text.setHtml(f"<table width='100%'><tr><td {half}>{left}</td><td {half}>{right}</td></tr></table>")

    def _section(self, section: str, head: str) -> str:
        rows = "".join(
            self._row(action.text(), " &nbsp; ".join(self._keys(action)))
            for action in self._actions
            if action.spec.section == section
        )
        return f"<h3 {head}>{section_text(section)}</h3><table width='100%'>{rows}</table>"

    @staticmethod
    def _keys(action: DeskAction) -> list[str]:
        native = QKeySequence.SequenceFormat.NativeText
        shown = [key.toString(native) for key in action.shortcuts()[:2]]
        return [f"<b>{_html(key)}</b>" for key in shown]

    @staticmethod
    def _row(left: str, right: str) -> str:
        return f"<tr><td>{_html(left)}</td><td align='right'>{right}</td></tr>"

    def _entry(self, head: str) -> str:
        shown = self._examples()
        start = shown.short[:2]
        lines = (
            ("12 ⏎", self.tr("le top à la table 12")),
            (f"12{start} ⇥ ⏎", self.tr("la première solution qui commence par {0}").format(start)),
            ("12 ↓ ⏎", self.tr("la solution suivante de la liste")),
            (f"12{shown.short} ⏎", self.tr("un mot complet se désigne lui-même")),
            ("12 60 ⏎", self.tr("le top, avec 60 écrit comme score")),
            (f"12 {shown.across} ⏎", self.tr("le top, avec {0} écrit comme référence").format(shown.across)),
            (f"12 {shown.long} {shown.across} 45 ⏎", self.tr("le bulletin tel qu’il est écrit")),
            (shown.blank, self.tr("E est un joker")),
            ("= 3 7 12-18 ⏎", self.tr("le top à plusieurs tables")),
            (f"={start} ⇥ 3 7 ⏎", self.tr("une autre solution à plusieurs tables")),
            (f"? {shown.other} {shown.down} 82 ⏎", self.tr("bulletin sans numéro, gardé pour plus tard")),
            ("12 ?1 ⏎", self.tr("le bulletin gardé nº 1 est à la table 12")),
            ("MAR ⇥", self.tr("un joueur par son nom")),
            ("17 < ⏎", self.tr("le joueur de la table 17 est parti")),
            ("⇥", self.tr("sur une ligne vide : le manquant suivant (rien n’est choisi)")),
            (
                f">7 12 {shown.long} {shown.across} 45 ⏎",
                self.tr("le bulletin de la table 12 au coup 7, corrigé ou entré après coup"),
            ),
            ("Alt+1  Alt+2", self.tr("répondre à une question ; aucun bulletin ne commence ainsi")),
            (self.tr("Échap  ↑"), self.tr("écarter la ligne, la reprendre")),
            ("R  M  D", self.tr("table déjà saisie : remplacer, premier à une autre table, second marquage")),
        )
        rows = "".join(f"<tr><td><b>{_html(keys)}</b></td><td>{_html(text)}</td></tr>" for keys, text in lines)
        return f"<h3 {head}>{_html(self.tr('La ligne de saisie'))}</h3><table width='100%'>{rows}</table>"

    def _marks(self, head: str) -> str:
        alt = {mark: f"Alt+{key}" for key, mark in ALT_KEYS.items()}
        alt |= {Mark.ACROSS: "Alt+→", Mark.DOWN: "Alt+↓"}
        rows = "".join(
            f"<tr><td><b>{_html(str(mark))}</b></td><td><b>{alt[mark]}</b></td><td>{_html(mark_text(mark))}</td></tr>"
            for mark in Mark
        )
        second = _html(self.tr("seconde solution sur le bulletin"))
        rows += f"<tr><td><b>+</b></td><td><b>Alt+S</b></td><td>{second}</td></tr>"
        title = _html(self.tr("Les signes, après la table et une espace"))
        return f"<h3 {head}>{title}</h3><table width='100%'>{rows}</table>"

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_keys(self._theme)
        super().changeEvent(event)

    def keyPressEvent(self, event: object) -> None:
        if event.key() in (Qt.Key.Key_F1, Qt.Key.Key_Escape):  # type: ignore[attr-defined]
            self.close()
            return
        super().keyPressEvent(event)  # type: ignore[arg-type]


def _html(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")

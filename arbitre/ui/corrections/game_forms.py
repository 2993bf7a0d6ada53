"""Correcting a game: the rack, the move, the board, the turn, the tables, the stock, a paper record, a dated copy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from arbitre.application.session.players import new_player
from arbitre.application.session.safety import Copy, find_copies, restore_copy
from arbitre.domain.board.board import Board
from arbitre.domain.board.tiles import to_text
from arbitre.ui.board.board_view import BoardView
from arbitre.ui.corrections.forms import NO_TILES, Form, Refused, Where, line, spin
from arbitre.ui.look.theme import Theme
from arbitre.ui.words.texts import counted, join, later_slips_text, move_text


class RackForm(Form):
    """A rack that was announced right and typed wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rack = line(self, "ABC+DEFG")
        self.add(self.tr("Ti&rage"), self.rack)

    def title(self) -> str:
        return self.tr("Tirage annoncé juste, mal saisi")

    def show_where(self, where: Where | None) -> None:
        turn = where.turn if where is not None else None
        self.note.setText(self.tr("Les bulletins du coup sont revus ; le chrono continue."))
        self.rack.setText(turn.draw.text() if turn is not None else "")

    def apply(self, where: Where, reason: str) -> str:
        if where.turn is None or not where.running:
            raise Refused(self.tr("Choisissez un coup de la partie en cours."))
        where.session.racks.correct(self.rack.text(), reason, where.turn.serial)
        return self.tr("Coup {0} : tirage corrigé en {1}.").format(where.turn.number, self.rack.text().upper())


class MoveForm(Form):
    """The move that the room really placed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.move_line = line(self, "")
        self.add(self.tr("&Solution posée"), self.move_line)

    def title(self) -> str:
        return self.tr("Solution posée par la salle")

    def show_where(self, where: Where | None) -> None:
        turn = where.turn if where is not None else None
        self.note.setText(self.tr("Référence puis mot, joker en minuscule. Ce qui suit est revu sur la vraie grille."))
        known = turn is not None and turn.retained is not None and where is not None and turn.revealed
        if known and turn is not None and turn.retained is not None and where is not None:
            self.move_line.setText(turn.retained.text(where.game.row_label))
        else:
            self.move_line.clear()

    def apply(self, where: Where, reason: str) -> str:
        if where.turn is None:
            raise Refused(self.tr("Choisissez un coup."))
        where.session.turns.correct_move(where.turn.serial, self.move_line.text(), reason, where.game)
        turn = where.session.state.game(where.game.number).turn(where.turn.serial)
        shown = move_text(turn.retained, where.game.row_label) if turn.retained is not None else ""
        return self.tr("Coup {0} : {1}.").format(turn.number, shown)


class BoardForm(Form):
    """The room's real board before a turn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = BoardView(NO_TILES, theme, self)
        self.board.set_editable(True)
        self.board.setMinimumHeight(330)
        self.rows.addRow(self.board)

    def title(self) -> str:
        return self.tr("Grille de la salle à partir d’un coup")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(
            self.tr("La grille avant le coup choisi : flèches, lettres, (E) pour un joker, espace pour vider.")
        )
        if where is not None:
            board = where.turn.board if where.turn is not None else where.game.board
            self.board.set_board(board, where.game.tile_set, row_label=where.game.row_label)

    def focus(self) -> None:
        self.board.setFocus()

    def apply(self, where: Where, reason: str) -> str:
        if not where.running:
            raise Refused(self.tr("Choisissez un coup de la partie en cours."))
        serial = where.turn.serial if where.turn is not None else None
        where.session.turns.correct_board(self.board.board.rows(), reason, serial)
        return self.tr("Grille corrigée ; les bulletins qui suivent sont revus.")


class TurnForm(Form):
    """A turn cancelled, closed, opened again; a game opened again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what = QComboBox(self)
        for text, key in (
            (self.tr("annuler le coup en jeu"), "cancel"),
            (self.tr("clore le coup : manquants à zéro"), "close"),
            (self.tr("rouvrir un coup clos"), "reopen"),
            (self.tr("reprendre la partie finie"), "game"),
        ):
            self.what.addItem(text, key)
        self.add(self.tr("&Faire"), self.what)

    def title(self) -> str:
        return self.tr("Annuler, clore ou rouvrir")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(self.tr("Un coup annulé rend toutes ses lettres, reliquat compris, et ses points sont nuls."))

    def apply(self, where: Where, reason: str) -> str:
        session = where.session
        match self.what.currentData():
            case "cancel":
                session.turns.cancel(reason)
                return self.tr("Coup annulé : toutes ses lettres sont dans le sac.")
            case "close" if where.turn is not None:
                missing = session.slips.close_turn(reason, where.turn.serial)
                return self.tr("Coup clos ; manquants : {0}.").format(" ".join(map(str, missing)) or "–")
            case "reopen" if where.turn is not None:
                session.slips.reopen_turn(where.turn.serial, reason)
                return self.tr("Coup {0} rouvert.").format(where.turn.number)
            case "game":
                session.turns.reopen_game(reason)
                return self.tr("La partie continue.")
        raise Refused(self.tr("Choisissez un coup."))


class SwapForm(Form):
    """Two tables took each other's slips since a turn."""

    needs_table = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.other = spin(self, 1, 999, 2)
        self.add(self.tr("&Avec la table"), self.other)

    def title(self) -> str:
        return self.tr("Deux tables confondues")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(self.tr("Depuis le coup choisi, les bulletins des deux tables changent de joueur."))

    def apply(self, where: Where, reason: str) -> str:
        if where.turn is None or not where.running:
            raise Refused(self.tr("Choisissez un coup de la partie en cours."))
        where.session.tables.swap(where.table, self.other.value(), where.turn.serial, reason)
        return self.tr("Tables {0} et {1} échangées depuis le coup {2}.").format(
            where.table, self.other.value(), where.turn.number
        )


class SeatForm(Form):
    """Who sits at a table from a turn on: late arrivals, moves, leavers."""

    needs_table = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what = QComboBox(self)
        for text, key in (
            (self.tr("un joueur s’assied"), "sit"),
            (self.tr("le joueur part"), "leave"),
            (self.tr("le joueur revient"), "back"),
            (self.tr("corriger le nom"), "name"),
        ):
            self.what.addItem(text, key)
        self.player = QComboBox(self)
        self.player.setEditable(True)
        self.add(self.tr("&Faire"), self.what)
        self.add(self.tr("&Joueur"), self.player)
        self.what.currentIndexChanged.connect(self._enable)

    def title(self) -> str:
        return self.tr("Arrivée, départ, changement de table, nom")

    def _enable(self) -> None:
        self.player.setEnabled(self.what.currentData() in ("sit", "name"))

    def show_where(self, where: Where | None) -> None:
        self.note.setText(self.tr("À partir du coup choisi ; les coups d’avant valent zéro pour un retardataire."))
        self.player.clear()
        if where is not None:
            for player in sorted(where.session.state.players.values(), key=lambda one: one.name):
                self.player.addItem(player.name, player.id)
            self.player.setCurrentText("")
        self._enable()

    def apply(self, where: Where, reason: str) -> str:
        session, table = where.session, where.table
        serial = where.turn.serial if where.turn is not None else None
        match self.what.currentData():
            case "leave":
                session.tables.leave(table, serial, reason)
                told = self.tr("La table {0} n’est plus attendue.").format(table)
                return join((told, later_slips_text(session.game, table)))
            case "back":
                session.tables.come_back(table, reason)
                return self.tr("La table {0} joue de nouveau.").format(table)
            case "name":
                return self._rename(where)
        name = self.player.currentText().strip()
        if not name:
            raise Refused(self.tr("Tapez le nom du joueur."))
        index = self.player.findText(name)
        session.tables.seat(table, str(self.player.itemData(index)) if index >= 0 else new_player(name), serial, reason)
        return self.tr("{0} est à la table {1}.").format(name, table)

    def _rename(self, where: Where) -> str:
        serial = where.turn.serial if where.turn is not None else where.game.next_serial
        key = where.game.player_at(where.table, serial)
        player = where.session.state.players.get(key or "")
        name = self.player.currentText().strip()
        if player is None or not name:
            raise Refused(self.tr("Tapez le nom du joueur."))
        where.session.players.edit(replace(player, name=name))
        return self.tr("{0} s’appelle {1}.").format(player.name, name)


class StockForm(Form):
    """A misread or lost tile."""

    needs_turn = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.added = line(self, "E")
        self.taken = line(self, "F")
        self.add(self.tr("Lettres &ajoutées au jeu"), self.added)
        self.add(self.tr("Lettres &ôtées du jeu"), self.taken)

    def title(self) -> str:
        return self.tr("Jeton mal lu, perdu ou en trop")

    def show_where(self, where: Where | None) -> None:
        if where is None:
            self.note.clear()
            return
        live = where.game.live
        short = to_text(live.shortage) if live is not None else ""
        text = self.tr("Il manque au jeu : {0}.").format(short) if short else self.tr("Le compte du jeu est juste.")
        self.note.setText(text)

    def apply(self, where: Where, reason: str) -> str:
        if not (self.added.text().strip() or self.taken.text().strip()):
            raise Refused(self.tr("Tapez au moins une lettre."))
        where.session.racks.correct_stock(self.added.text(), self.taken.text(), reason)
        return self.tr("Le contenu du sac est corrigé.")


class PaperForm(Form):
    """A game taken over from its paper record."""

    needs_turn = False

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn = spin(self, 2, 60, 2)
        self.leftover = line(self, "ABC")
        self.top = spin(self, 0, 5000)
        self.totals = QPlainTextEdit(self)
        self.totals.setTabChangesFocus(True)
        self.totals.setPlaceholderText("1 312\n2 298")
        self.totals.setMaximumHeight(90)
        self.board = BoardView(NO_TILES, theme, self)
        self.board.set_editable(True)
        self.board.setMinimumHeight(280)
        self.add(self.tr("Proc&hain coup"), self.turn)
        self.add(self.tr("&Reliquat"), self.leftover)
        self.add(self.tr("C&umul du top"), self.top)
        self.add(self.tr("Tot&aux : table total"), self.totals)
        self.rows.addRow(self.board)

    def title(self) -> str:
        return self.tr("Reprendre une partie sur papier")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(self.tr("Avant le premier tirage de la partie seulement."))
        if where is not None and self.board.board.is_empty:
            self.board.set_board(Board(), where.game.tile_set, row_label=where.game.row_label)

    def apply(self, where: Where, reason: str) -> str:
        totals: dict[int, int] = {}
        for text in self.totals.toPlainText().splitlines():
            parts = text.replace(":", " ").split()
            if not parts:
                continue
            if len(parts) != 2 or not all(part.isdecimal() for part in parts):
                raise Refused(self.tr("« {0} » : une table et son total par ligne.").format(text))
            totals[int(parts[0])] = int(parts[1])
        where.session.turns.resume_from_paper(
            self.turn.value(), self.board.board.rows(), self.leftover.text(), self.top.value(), totals, reason
        )
        return self.tr("La partie reprend au coup {0}, {1} {1:total noté|totaux notés}.").format(
            self.turn.value(), counted(len(totals))
        )


class CopiesForm(Form):
    """A dated copy opened beside the file it was made from."""

    needs_turn = False

    def __init__(
        self, folders: Callable[[], list[Path]], opened: Callable[[Path], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folders = folders
        self._opened = opened
        self._copies: list[Copy] = []
        self.list = QListWidget(self)
        self.add(self.tr("Cop&ies"), self.list)

    def title(self) -> str:
        return self.tr("Ouvrir une copie datée")

    def show_where(self, where: Where | None) -> None:
        self.note.setText(self.tr("La copie s’ouvre sous un nouveau nom ; le fichier d’origine reste tel qu’il est."))
        name = where.session.state.about.name if where is not None else None
        self._copies = find_copies(self._folders(), name)
        self.list.clear()
        for copy in self._copies:
            text = self.tr("{0} · partie {1}, coup {2} · {3}").format(
                copy.at.strftime("%d/%m/%Y %H:%M"), copy.game, copy.turn, copy.path.parent
            )
            QListWidgetItem(text, self.list).setData(Qt.ItemDataRole.ToolTipRole, str(copy.path))
        if self._copies:
            self.list.setCurrentRow(0)

    def apply(self, where: Where, reason: str) -> str:
        row = self.list.currentRow()
        if not 0 <= row < len(self._copies):
            raise Refused(self.tr("Il n’y a pas de copie à ouvrir."))
        copy = self._copies[row]
        folder = where.session.path.parent if where.session.path is not None else copy.path.parent
        stem = f"{copy.name} {copy.at:%Y-%m-%d %H.%M}"
        target, count = folder / f"{stem}.arbitre", 2
        while target.exists():
            target = folder / f"{stem} {count}.arbitre"
            count += 1
        restore_copy(copy.path, target)
        self._opened(target)
        return self.tr("Copie ouverte : {0}").format(target.name)

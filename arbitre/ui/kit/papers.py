"""Documents for the window: made and turned into pages, shown as tables, sent to a printer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject

from arbitre.application.lexicons.search import Searcher
from arbitre.application.session.session import Session
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import Move
from arbitre.reports.documents import Cell, Document, Kind, Mark, Table, mark_letter, mark_of, shown, value_of
from arbitre.reports.paper import Options, Paper
from arbitre.reports.texts import Texts
from arbitre.ui.kit.table import TableColumn
from arbitre.ui.words.i18n import SOURCE, spoken

MEMBERS = "teams.members"
"""The setting: how many players of a team or club count for its total, 0 for all."""

_TONES = {Mark.TOP: "top", Mark.SOLO: "top", Mark.WARNING: "warning", Mark.PENALTY: "penalty", Mark.ZERO: "zero"}


def options_for(texts: Texts, members: int = 0) -> Options:
    """What every document of the window starts from: now, in its language; ``members``: how many of a club count."""
    return Options(datetime.now(), texts, members=members)


def file_name(document: Document) -> str:
    """The name proposed for a document's file: its French key, in another language its title."""
    if spoken() == SOURCE:
        return document.stem
    words = re.findall(r"\w+", document.title.lower())
    return "-".join([*words, *([document.part] if document.part and document.part not in words else [])])


def paper_of(session: Session, texts: Texts) -> Paper:
    """The tournament as it is now, to be printed."""
    return Paper(session.state, options_for(texts))


def with_solutions(options: Options, session: Session) -> Options:
    """The same with the list of each turn's solutions, where the word list is on this machine.

    Called in the GUI thread; what it gives searches with searchers of its own, in one other thread.
    """
    shared: dict[int, Searcher] = {}
    for game in session.state.games:
        with suppress(ArbitreError):
            shared[game.number] = session.searches.searcher(game)
    games = session.state.games
    own: dict[int, Searcher] = {}

    def solutions(game: int, serial: int) -> Sequence[Move]:
        if game not in shared:
            return ()
        searcher = own.setdefault(game, shared[game].clone())
        turn = games[game - 1].turn(serial)
        return searcher.solutions(turn.board, turn.rack).page(0, options.solutions_shown)

    return replace(options, solutions=solutions)


@dataclass(frozen=True)
class Printed:
    """A document with its pages."""

    document: Document
    pdf: bytes


def pages_of(document: Document) -> Printed:
    """A document with its pages as PDF."""
    from arbitre.reports.pdf import pdf_bytes

    return Printed(document, pdf_bytes(document))


def as_buffer(data: bytes, parent: QObject) -> QBuffer:
    """Bytes as a device that Qt reads."""
    buffer = QBuffer(parent)
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return buffer


def table_columns(table: Table, texts: Texts) -> tuple[TableColumn, ...]:
    """The columns of a document's table for a list on the screen; marks give colours, and their letters."""
    widest = max(range(len(table.columns)), key=lambda at: table.columns[at].weight)

    def column(at: int) -> TableColumn:
        own = table.columns[at]

        def value(row: Any) -> str:
            text = shown(value_of(row[at]), own, texts)
            letter = mark_letter(mark_of(row[at]), texts)
            return f"{text} {letter}" if letter else text

        return TableColumn(
            own.head,
            value,
            own.kind in (Kind.INT, Kind.SIGNED, Kind.DECIMAL, Kind.PERCENT),
            tone=lambda row: _TONES.get(mark_of(row[at]), ""),
            bold=lambda row: own.strong or (isinstance(row[at], Cell) and row[at].strong),
            tip=lambda row: shown(value_of(row[at]), own, texts),
            wide=at == widest,
        )

    return tuple(map(column, range(len(table.columns))))

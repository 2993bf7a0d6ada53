"""A turn being marked as the entry line and the squares of the tables see it."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QCoreApplication

from arbitre.application.entry.machine import EntryContext, Sheet
from arbitre.application.entry.slip_start import begins_slip
from arbitre.application.exchange.merge import foreign_tables
from arbitre.domain.board.tiles import Kind, Tile, TileSet
from arbitre.domain.event.state import Game, Turn
from arbitre.ui.board.tables_grid import TableState
from arbitre.ui.kit.desk import Desk
from arbitre.ui.words.texts import counted, listed, number, sanction_mark, status_token

translate = QCoreApplication.translate
NO_TURN = EntryContext(TileSet("", "", "letter", (Tile("A", 1, 1, Kind.VOWEL),), 0))
"""What a line is read against while there is no game."""


def context_of(desk: Desk, turn: Turn, *, points: bool = False, second: bool = False) -> EntryContext | None:
    """What slips of a turn are read against; ``points``, ``second``: how they are entered. ``None`` without a game."""
    game, session = desk.game, desk.session
    if game is None or session is None:
        return None
    players = session.state.players
    names = {}
    for table in game.seats:
        player = game.player_at(table, turn.serial)
        if player is not None and player in players:
            names[table] = players[player].name
    return EntryContext(
        tile_set=game.tile_set,
        row_label=game.row_label,
        retained=turn.retained,
        solutions=desk.solutions(turn),
        seats=names,
        expected=frozenset(game.expected(turn.serial)) - {game.arbiter_table},  # his own slip is sealed
        foreign=foreign_tables(game),
        taken=frozenset(turn.slips),
        kept=tuple(turn.kept),
        seconded=frozenset(table for table, marked in turn.slips.items() if marked.second is not None),
        points=points,
        second=second,
        admits=partial(session.searches.may_be_word, game=game),
    )


def reads_as_slip(desk: Desk, text: str) -> bool:
    """Whether a text begins a slip of the turn being marked, or of the live one."""
    turns = {turn.serial: turn for turn in (desk.marked, desk.live) if turn is not None}
    return any(begins_slip(text, context_of(desk, turn)) for turn in turns.values()) or begins_slip(text, None)


def not_a_reason(desk: Desk, text: str) -> str:
    """Why words typed as a reason are none: they are the keys of the next slip. Empty when they may be one."""
    if not text or not reads_as_slip(desk, text):
        return ""
    return translate("marking", "« {0} » se lit comme un bulletin, rien n’est fait : motivez en mots.").format(text)


def states_of(desk: Desk, game: Game, turn: Turn, *, second: bool = False) -> tuple[TableState, ...]:
    """What each table's square shows; ``second``: of the second marking, blind to the first."""
    session = desk.session
    assert session is not None
    solos: set[str | None] = set()
    if game.complete(turn.serial):
        solos = {player for serial, player, _ in session.results.game_result(game).solos if serial == turn.serial}
    expected = set(game.expected(turn.serial))
    top = turn.retained.score if turn.retained is not None else 0
    found = []
    for table in sorted(game.seats):
        if game.marker and game.arbiters.get(table) != game.marker:
            continue  # another arbiter's
        marked = turn.slips.get(table)
        if marked is None or (second and marked.second is None):
            status = "missing" if table in expected and not turn.closed else "gone"
            found.append(TableState(table, status))
            continue
        ruling = marked.second[1] if second and marked.second is not None else marked.ruling
        solo = bool(solos) and game.player_at(table, turn.serial) in solos
        found.append(TableState(table, status_token(ruling, top), sanction_mark(ruling, top), solo))
    return tuple(found)


def counts_text(game: Game, turn: Turn, *, second: bool = False, sheet: Sheet | None = None) -> str:
    """How many slips are in and which are missing; in a second marking, of those marked once."""
    expected: Collection[int] = game.expected(turn.serial)
    missing = tuple(sorted(set(expected) - set(turn.slips) - {game.arbiter_table}))
    text = translate("marking", "{0} / {1} {0:saisi|saisis}")
    if second:
        expected = turn.slips
        missing = tuple(sorted(table for table, marked in turn.slips.items() if marked.second is None))
        text = translate("marking", "{0} / {1} {0:saisi|saisis} deux fois")
    parts = [text.format(counted(len(expected) - len(missing)), len(expected))]
    if missing and not turn.closed:
        parts.append(translate("marking", "{0:manque|manquent} : {0}").format(listed(missing)))
    elif turn.closed:
        parts.append(translate("marking", "coup clos"))
    elif expected:
        parts.append(translate("marking", "complet"))
    if turn.kept:
        parts.append(translate("marking", "sans numéro : {0}").format(" ".join(f"?{key}" for key in turn.kept)))
    if sheet is not None:
        parts.append(
            translate("marking", "feuille : {0} {0:table|tables}, total {1}").format(
                counted(sheet.tables), number(sheet.total)
            )
        )
    return "   ".join(parts)

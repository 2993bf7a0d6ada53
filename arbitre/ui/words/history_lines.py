"""What the journal in plain words stands on: its subjects, how a fact finds its sentence, and the parts of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication

from arbitre.domain import facts as f
from arbitre.domain.board.move import Move
from arbitre.domain.event.state import Game, Tournament
from arbitre.domain.rules.slip import Ruling, Slip
from arbitre.ui.words.texts import join, listed, move_text, ruling_sum, sanction_text, slip_text

translate = QCoreApplication.translate
F = TypeVar("F", bound=f.Fact)
Writer = Callable[[F, Tournament], str]


class Subject(StrEnum):
    """What a fact is about, to filter the journal by."""

    TURN = "turn"
    SLIP = "slip"
    CORRECTION = "correction"
    PLAYER = "player"
    GAME = "game"
    PAPER = "paper"
    JOURNAL = "journal"


def subject_text(subject: Subject) -> str:
    """The name of a subject."""
    return {
        Subject.TURN: translate("history", "Coups"),
        Subject.SLIP: translate("history", "Bulletins"),
        Subject.CORRECTION: translate("history", "Corrections"),
        Subject.PLAYER: translate("history", "Joueurs et tables"),
        Subject.GAME: translate("history", "Parties et mots"),
        Subject.PAPER: translate("history", "Classements et papiers"),
        Subject.JOURNAL: translate("history", "Annulations"),
    }[subject]


def turn_text(state: Tournament, game: int, serial: int) -> str:
    """``coup 7``, with the game when there are several."""
    try:
        one = state.game(game)
        label = str(one.turn(serial).number)
    except KeyError:
        label = str(serial)
    text = translate("history", "coup {0}").format(label)
    return text if len(state.games) < 2 else translate("history", "partie {0}, {1}").format(game, text)


def player_text(state: Tournament, player: str) -> str:
    """A player's name, his id when he is not known any more."""
    known = state.players.get(player)
    return known.name if known is not None else player


def table_text(number_: int) -> str:
    return translate("history", "table {0}").format(number_)


def tables_text(tables: Sequence[int]) -> str:
    return translate("history", "{0:table|tables} {0}").format(listed(tables))


def game_of(state: Tournament, game: int) -> Game | None:
    return state.games[game - 1] if 1 <= game <= len(state.games) else None


def move_of(state: Tournament, game: int, move: Move) -> str:
    one = game_of(state, game)
    return move_text(move, one.row_label if one is not None else "letter")


def ruled_text(slip: Slip, ruling: Ruling) -> str:
    sanction = sanction_text(ruling.sanction)
    return join((slip_text(slip, ruling.points), join((f"→ {ruling_sum(ruling)}", sanction), " ")), " ")


def with_reason(text: str, reason: str) -> str:
    return f"{text} ({reason})" if reason else text


@dataclass(frozen=True)
class Written:
    subject: Subject
    text: Callable[[Any, Tournament], str]


LINES: dict[type[f.Fact], Written] = {}


def line(kind: type[F], subject: Subject) -> Callable[[Callable[[F, Tournament], str]], Callable[[F, Tournament], str]]:
    def register(text: Callable[[F, Tournament], str]) -> Callable[[F, Tournament], str]:
        LINES[kind] = Written(subject, text)
        return text

    return register


def where_text(fact: Any, state: Tournament) -> str:
    return f"{turn_text(state, fact.game, fact.turn).capitalize()}, {table_text(fact.table)}"

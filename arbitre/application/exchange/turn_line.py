"""A whole turn in one line, as it was announced: ``A E R + S T U V = H4 WORD``; for laptops that only mark."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from arbitre.application.session.core import SessionError
from arbitre.application.session.prepared import read_move
from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import lay, missing_from
from arbitre.domain.board.reference import BadReference, Reference
from arbitre.domain.event.state import Game, Step, Turn
from arbitre.domain.event.turn_code import turn_code
from arbitre.domain.folding.tournament import fold
from arbitre.domain.rules.turn_rules import time_of_turn


class LineError(ArbitreError):
    """A line that is none: ``no_move`` (nothing behind ``=``), ``no_reference``, ``no_word``; ``text`` is the line."""


@dataclass(frozen=True, slots=True)
class Line:
    """The two halves of a line: the draw and the move, as the files write them."""

    draw: str
    move: str


@dataclass(frozen=True, slots=True)
class Taken:
    """A turn that was taken: its code, and the better score that our solver finds (``None``: none, or no list here)."""

    turn: Turn
    code: str
    better: int | None = None


def parse_line(text: str, row_label: str) -> Line:
    """Read a line; the place may stand before or behind the word, a blank is ``(E)`` or a small letter.

    >>> parse_line("A E R + S T U V = H4 STATU(E)R", "letter")
    Line(draw='AER+STUV', move='H4 STATUeR')
    >>> parse_line("- AERSTUV = CHAT 4h", "letter")
    Line(draw='-AERSTUV', move='4H CHAT')
    """
    left, equals, right = text.partition("=")
    words = right.split()
    if not equals or not words or not left.strip():
        raise LineError("no_move", text=text)
    places = [word for word in words if _is_reference(word, row_label)]
    letters = [word for word in words if word not in places[:1]]
    if not places:
        raise LineError("no_reference", text=text)
    if not letters:
        raise LineError("no_word", text=text)
    word = re.sub(r"\(([^)]*)\)", lambda found: found[1].lower(), "".join(letters))
    return Line("".join(left.split()).upper(), f"{places[0].upper()} {word}")


def _is_reference(text: str, row_label: str) -> bool:
    try:
        Reference.parse(text.upper(), row_label)
    except BadReference:
        return False
    return True


def take_turn(session: Session, text: str, forced: str = "") -> Taken:
    """Enter a turn that the hall has played: its rack, its top, placed and revealed, as one action.

    ``forced``: why a rack that the rules refuse is taken. Raises ``LineError``, ``SessionError`` (``not_now``,
    ``rack_refused`` with ``problems``, ``letters_missing``) and what the letters or the place raise.
    """
    game = session.game
    if game.step not in (Step.BEFORE, Step.REVEALED):
        raise SessionError("not_now", step=game.step)
    line = parse_line(text, game.row_label)
    typed = session.racks.check(line.draw)
    if typed.draw is None or (typed.problems and not forced.strip()):
        raise SessionError("rack_refused", problems=typed.problems)
    serial = game.next_serial
    drawn = f.RackDrawn(
        game.number,
        serial,
        typed.draw.leftover,
        typed.draw.new,
        typed.draw.rejected,
        f.Source.TYPED,
        forced.strip() if typed.problems else "",
    )
    after = fold([drawn], session.state)
    played = after.game(game.number)
    turn = played.turn(serial)
    move = read_move(played, turn, line.move)
    lacking = missing_from(Counter(turn.rack), lay(turn.board, move.word, move.reference))
    if lacking:
        raise SessionError("letters_missing", word=move.plain(), letters="".join(lacking))
    best, tied = _best(session, turn, played, move.score)
    seconds = time_of_turn(game.rules.time, turn.number).seconds
    session.commit(
        [
            drawn,
            f.ClockStarted(game.number, serial, seconds, session.now().timestamp()),
            f.MoveRetained(game.number, serial, move, "", "", tied, max(best, move.score)),
            f.TimeCalled(game.number, serial),
            f.TurnRevealed(game.number, serial),
        ]
    )
    made = session.game.turn(serial)
    return Taken(made, turn_code(session.game, made), best if best > move.score else None)


def _best(session: Session, turn: Turn, game: Game, score: int) -> tuple[int, int]:
    """Our best score and how many moves have it; a laptop may lack the word list."""
    try:
        tops = session.turns.tops(turn, game)
    except ArbitreError:
        return score, 1
    return tops.score, max(1, len(tops.moves))

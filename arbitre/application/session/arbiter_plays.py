"""The arbiter plays too: nothing of a live turn is shown to him, and his slip is sealed before its solution is known.

A seal is the SHA-256 of a secret and the slip. It goes into the journal at once; slip and secret stay in a ``Safe``
until the solution was told, then both go into the journal, and anybody can check that they make the seal.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from arbitre.application.session.core import Core, SessionError
from arbitre.application.session.robots import Robots
from arbitre.application.session.rulings import Rulings, with_answers
from arbitre.application.session.veil import is_veiled
from arbitre.domain import facts as f
from arbitre.domain.base.codec import CodecError, decode, encode
from arbitre.domain.event.state import Step, Turn
from arbitre.domain.rules.slip import Ruling, Sanction, Slip, SlipStatus
from arbitre.storage.files import write_whole


def seal_of(secret: str, slip: Slip) -> str:
    """The hash that binds the arbiter to his slip and tells nothing about it.

    >>> seal_of("0", Slip(SlipStatus.BLANK))[:16]
    '63f5f62eeb205279'
    """
    written = json.dumps(encode(slip), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"arbitre/1/seal/{secret}/{written}".encode()).hexdigest()


class Safe:
    """Where sealed slips wait: in memory and, with a folder, in one small private file each until they are opened."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._kept: dict[str, tuple[str, Slip]] = {}

    def put(self, seal: str, secret: str, slip: Slip) -> None:
        """Keep a slip. Raises ``OSError`` when its file can't be written."""
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            body = json.dumps({"secret": secret, "slip": encode(slip)}, ensure_ascii=False)
            write_whole(self._path(seal), body.encode(), private=True)
        self._kept[seal] = (secret, slip)

    def get(self, seal: str) -> tuple[str, Slip] | None:
        """The secret and the slip of a seal; ``None`` when they are not here, or are not what was sealed."""
        found = self._kept.get(seal) or self._read(seal)
        return found if found is not None and seal_of(*found) == seal else None

    def drop(self, seal: str) -> None:
        """Forget an opened or replaced slip."""
        self._kept.pop(seal, None)
        if self._folder is not None:
            with suppress(OSError):
                self._path(seal).unlink()

    def _read(self, seal: str) -> tuple[str, Slip] | None:
        if self._folder is None:
            return None
        try:
            body = json.loads(self._path(seal).read_text(encoding="utf-8"))
            return str(body["secret"]), decode(Slip, body["slip"])
        except (OSError, ValueError, KeyError, TypeError, CodecError):
            return None

    def _path(self, seal: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{seal[:32]}.json"


class ArbiterPlays:
    """The arbiter's own table: seated, sealed, opened. ``safe``: where his sealed slips wait."""

    def __init__(self, core: Core, rulings: Rulings, robots: Robots) -> None:
        self._core = core
        self._rulings = rulings
        self._robots = robots
        self.safe = Safe()

    def sit(self, table: int) -> None:
        """The arbiter plays at a table of the game from the next turn on (0: no more).

        Raises ``SessionError``: ``no_such_table``, ``arbiter_plays`` (he may not get up to look), ``turn_running`` (he
        has seen the list of this turn).
        """
        game = self._core.game
        if table and table not in game.seats:
            raise SessionError("no_such_table", table=table)
        if game.arbiter_table and is_veiled(game, game.live):
            raise SessionError("arbiter_plays", table=game.arbiter_table)
        if game.step in (Step.DRAWN, Step.RUNNING, Step.TIMED_OUT):
            raise SessionError("turn_running", step=game.step)
        if table != game.arbiter_table:
            self._core.commit([f.ArbiterSeated(game.number, table)])

    def seal(self, slip: Slip) -> str:
        """Hand in the arbiter's slip before the solution is known; gives its seal. No word and no score is looked at.

        While the clock runs another one replaces it. Raises ``SessionError``: ``arbiter_not_seated``, ``not_now``,
        ``sealed`` (time was called), ``safe_unwritable``.
        """
        game = self._core.game
        table = game.arbiter_table
        turn = self._core.live(Step.RUNNING, Step.TIMED_OUT)
        if not table or table not in game.expected(turn.serial):
            raise SessionError("arbiter_not_seated")
        before = turn.seals.get(table)
        if before is not None and turn.step is Step.TIMED_OUT:
            raise SessionError("sealed", table=table)
        secret = secrets.token_hex(16)
        seal = seal_of(secret, slip)
        try:
            self.safe.put(seal, secret, slip)
        except OSError as error:
            raise SessionError("safe_unwritable", error=error.strerror or str(error)) from error
        self._core.commit([f.SlipSealed(game.number, turn.serial, table, seal)])
        if before is not None:
            self.safe.drop(before.hash)
        if turn.step is Step.TIMED_OUT:  # the robots' follow his
            self._robots.hand_in()
        return seal

    def pass_turn(self) -> str:
        """The arbiter hands in a blank slip for the live turn."""
        return self.seal(Slip(status=SlipStatus.BLANK))

    def sealed_turn(self) -> Turn | None:
        """The first turn that the room knows the solution of and whose seal waits to be opened."""
        table = self._core.game.arbiter_table
        for turn in self._core.game.turns:
            seal = turn.seals.get(table)
            if turn.revealed and seal is not None and not seal.secret and table not in turn.slips:
                return turn
        return None

    def open(self, serial: int, answers: Mapping[str, str] | None = None) -> Ruling:
        """Open the arbiter's slip once the solution is known: it is ruled like any other, and its secret is told.

        A ruling that must be asked is given back and nothing is recorded. Raises ``SessionError``: ``not_now``,
        ``not_sealed``, ``seal_lost``.
        """
        game = self._core.game
        turn = game.turn(serial)
        table = game.arbiter_table
        seal = turn.seals.get(table)
        if not turn.revealed:
            raise SessionError("not_now", step=turn.step)
        if seal is None or table in turn.slips:
            raise SessionError("not_sealed", table=table)
        found = self.safe.get(seal.hash)
        if found is None:
            raise SessionError("seal_lost", table=table)
        secret, slip = found
        asked, turn = with_answers(game, turn, answers)
        ruling = self._rulings.ruled(game, turn, slip)
        if ruling.sanction is not Sanction.ASK:
            opened = f.SealOpened(game.number, serial, table, secret)
            self._core.commit([*asked, opened, f.SlipRecorded(game.number, serial, table, slip, ruling)])
            self.safe.drop(seal.hash)
        return ruling


def seal_holds(turn: Turn, table: int) -> bool:
    """Whether an opened seal is that of the slip on record (as first written)."""
    seal, marked = turn.seals.get(table), turn.slips.get(table)
    return seal is not None and marked is not None and seal_of(seal.secret, marked.slip) == seal.hash

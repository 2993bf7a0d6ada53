"""Keeps a tournament from being lost: dated copies at each revealed turn, restoring them, repairing a damaged file."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

from arbitre.application.session.core import Change, Core
from arbitre.domain.facts import GameEnded, TurnRevealed
from arbitre.storage import copies
from arbitre.storage.copies import Alarm, Copy, Kept
from arbitre.storage.journal import Recovered, recover

__all__ = ["Alarm", "Copy", "CopyKeeper", "Kept", "Recovered", "find_copies", "repair", "restore_copy"]

find_copies = copies.find
restore_copy = copies.restore
repair = recover


def mark_of(path: Path) -> Path:
    """Where a window marks a tournament as open; what else writes in the file looks at it first."""
    return path.with_name(f".{path.name}.lock")


class CopyKeeper:
    """Copies a session's file after each reveal, off the thread that plays, into ``folder`` and perhaps a stick.

    ``told`` is called, in the copying thread, with what was done and the alarms to raise. A session in memory is not
    copied.
    """

    def __init__(
        self,
        session: Core,
        folder: Path,
        second: Path | None = None,
        told: Callable[[Kept], None] | None = None,
    ) -> None:
        self._session = session
        self.folder = folder
        self.second = second
        self._told = told
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="copies")
        self._last: Future[None] | None = None
        self._stop = session.subscribe(self._changed)

    def _changed(self, change: Change) -> None:
        if change.how != "done" or change.action is None:
            return
        if any(isinstance(fact, TurnRevealed | GameEnded) for fact in change.action.facts):
            self.keep()

    def keep(self) -> None:
        """Make a copy now; the caller goes on at once."""
        state = self._session.state
        if self._session.path is None or not state.games:
            return
        game = state.games[-1]
        number = game.live.number if game.live else 0
        at = self._session.now().astimezone().replace(tzinfo=None)
        name = state.about.name
        self._last = self._worker.submit(self._keep, name, at, game.number, number)

    def _keep(self, name: str, at: datetime, game: int, turn: int) -> None:
        done = copies.keep(self._session.journal, self.folder, self.second, name, at=at, game=game, turn=turn)
        if self._told is not None:
            self._told(done)

    def wait(self) -> None:
        """Wait for the copy being made."""
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Finish the copy being made and make no more."""
        self._stop()
        self._worker.shutdown()

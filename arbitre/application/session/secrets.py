"""What the room must not know yet: seeds and prepared games, kept outside the chain until a game is over."""

from __future__ import annotations

import json

from arbitre.application.session.core import Core
from arbitre.domain.base.randomness import commitment, prepared_seal
from arbitre.domain.event.state import Game


class Secrets:
    """The secrets of an event's file, each told only where the journal has its hash."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def seed_of(self, game: Game) -> str | None:
        """The seed of a game's draws; ``None`` where it is not in this file (a copy given away, a salvaged one)."""
        if game.seed or not game.committed:
            return game.seed
        seed = self._core.journal.secret(game.committed)
        return seed if seed is not None and commitment(seed) == game.committed else None

    def seal_holds(self, game: Game) -> bool:
        """False when a secret, revealed or in this file, is not what the journal has the hash of."""
        if game.ended is not None or not self.seal_is_here(game):
            return not game.seal_broken
        unsealed = not game.sealed or self._core.journal.secret(game.sealed) is None
        prepared = unsealed or self.imposed_of(game) is not None
        return not game.seal_broken and self.seed_of(game) is not None and prepared

    def seal_is_here(self, game: Game) -> bool:
        """Whether what the seal is of can be checked: it is revealed, or waits in this file (none in copies)."""
        return bool(game.committed) and (bool(game.seed) or self._core.journal.secret(game.committed) is not None)

    def imposed_of(self, game: Game) -> tuple[tuple[str, str], ...] | None:
        """The racks and moves of a prepared game, empty for another; ``None`` where they are not in this file."""
        if game.imposed or not game.sealed:
            return game.imposed
        text = self._core.journal.secret(game.sealed)
        if text is None:
            return None
        seed, pairs = json.loads(text)
        imposed = tuple((draw, move) for draw, move in pairs)
        return imposed if prepared_seal(seed, imposed) == game.sealed else None

"""The functions that fold each kind of fact; importing the package registers them all."""

from arbitre.domain.folding import event, game, slips, turn

__all__ = ["event", "game", "slips", "turn"]

"""Values and pure functions of duplicate Scrabble; the standard library only."""

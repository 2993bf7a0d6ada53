"""Playing a turn: variants, the opening move, the choice of the top, and a game played again from its moves."""

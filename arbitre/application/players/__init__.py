"""Lists of players, the user's own base of them, and who sits where."""

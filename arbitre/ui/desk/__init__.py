"""The desk: the live turn, the turn being marked, and its solutions."""

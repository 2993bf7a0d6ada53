"""The players, their lists and their tables."""

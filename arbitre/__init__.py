"""The arbiter's desk for duplicate Scrabble games and tournaments."""

__version__ = "0.1.0"

"""Tiles, squares, boards and moves."""

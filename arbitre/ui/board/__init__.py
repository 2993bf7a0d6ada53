"""Boards, racks, tiles, tables of a room, charts and the clock as they are painted."""

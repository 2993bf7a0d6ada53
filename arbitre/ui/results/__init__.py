"""Standings and documents."""

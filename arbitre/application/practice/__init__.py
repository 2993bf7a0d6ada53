"""Invented rooms: samples, the rehearsal, the demonstration."""

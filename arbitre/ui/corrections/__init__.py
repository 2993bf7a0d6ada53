"""Correcting the past, double arbitration, words of the event, and the journal in plain words."""

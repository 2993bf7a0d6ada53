"""Every screen by name, for pictures."""

"""How the window looks and sounds."""

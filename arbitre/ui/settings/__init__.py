"""The settings, a part each."""

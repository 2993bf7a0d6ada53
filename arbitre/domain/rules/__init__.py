"""A rule set's values, what a player wrote, and what the book pays for it."""

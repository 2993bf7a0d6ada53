"""Games made beforehand, or brought from other programs."""

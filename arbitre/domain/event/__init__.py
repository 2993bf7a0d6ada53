"""The state of an event, folded from its facts, and what is read off it directly."""

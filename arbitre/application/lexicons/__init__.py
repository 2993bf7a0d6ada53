"""Word lists: which there are, their tables, their words' meanings, and the solver asked in the domain's words."""

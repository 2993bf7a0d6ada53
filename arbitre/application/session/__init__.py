"""The session: commands become facts, facts are kept in the journal and folded into the state."""

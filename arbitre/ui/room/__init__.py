"""The projector and the announcer: what the room sees and hears."""

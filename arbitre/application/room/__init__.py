"""What the room sees, hears and is told: the public view, the clock, the announcer's words."""

"""Points, standings, rankings, teams and prizes, worked out from the state."""

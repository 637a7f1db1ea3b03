"""The computer players: their choices, and the processes they run in."""

"""Computer players: they see what a seat sees, no more."""

"""Tables: lobbies, running games, and stored finished games."""
